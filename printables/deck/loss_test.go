package deck_test

import (
	"errors"
	"strings"
	"testing"

	"homespun/printables/deck"
)

// What cards lose is named sign by sign and script by script, once for the deck, with what to write in its place.
func TestWhatNoFontHasIsNamed(t *testing.T) {
	for said, want := range map[string]string{
		"Take 2 ★ →":        "",
		"⚔\uFE0F or 👩🏽‍🚀":   "",
		"a 🦩":               `the text of "A" leaves out 🦩, which neither fonts nor icons here have; write "flamingo" in its place`,
		"a 🐕":               `the text of "A" leaves out 🐕, which neither fonts nor icons here have; write "dog" in its place, or 🐶`,
		"🇩🇪":                `the text of "A" leaves out 🇩🇪, which neither fonts nor icons here have; write "DE" in its place`,
		"👵\u200D👵":          "the text of \"A\" leaves out 👵\u200D👵, which neither fonts nor icons here have; write \"older woman\" in its place",
		"👨🏽\u200D👩🏽\u200D👧": "the text of \"A\" leaves out 👨\u200D👩\u200D👧, which neither fonts nor icons here have; write \"man, woman and girl\" in its place",
		"🏳\uFE0F\u200D🌈":    "the text of \"A\" leaves out 🏳\u200D🌈, which neither fonts nor icons here have; write \"waving white flag and rainbow\" in its place, or 🚩",
		"שלום?":             `the text of "A" leaves out words in Hebrew, which no font here has`,
		"質問カード！":            `the text of "A" leaves out words in Japanese, which no font here has`,
		"問題":                `the text of "A" leaves out words in Chinese, which no font here has`,
		"안녕":                `the text of "A" leaves out words in Korean, which no font here has`,
		"ประตู":             `the text of "A" leaves out words in Thai, which no font here has`,
		"नमस्ते":            `the text of "A" leaves out words in Hindi, which no font here has`,
		"سلام":              `the text of "A" leaves out words in Arabic, which no font here has`,
		"გამარჯობა":         `the text of "A" leaves out words in Georgian, which no font here has`,
	} {
		_, notices := parsed(t, "[[card]]\ntitle = 'A'\ntext = '"+said+"'\n").Part()
		got := ""
		for _, notice := range notices {
			got += strings.TrimPrefix(deck.Line(notice), "deck.toml:3: ")
		}
		if got != want {
			t.Errorf("%s: it says %q, want %q", said, got, want)
		}
	}
	_, notices := parsed(t, "title = 'D'\n[[card]]\ntitle = 'A 🦩'\nkind = '🦩'\n[[card]]\ntext = 'b 🦩 ש'\n"+
		"[[card]]\ntext = 'c 🦩'\nback = { title = 'd ש' }\n").Part()
	var got []string
	for _, notice := range notices {
		got = append(got, deck.Line(notice))
	}
	want := `deck.toml:3: the title of "A 🦩" leaves out 🦩, which neither fonts nor icons here have; so do 2 more cards; write "flamingo" in its place
deck.toml:6: the text of "card 2" leaves out words in Hebrew, which no font here has; so does 1 more card`
	if strings.Join(got, "\n") != want {
		t.Errorf("it says\n%s\nnot\n%s", strings.Join(got, "\n"), want)
	}
}

// Cards of which nothing readable would be left are told of, with how many there are and what no font has.
func TestCardsThatWouldBeEmptyAreToldOf(t *testing.T) {
	for text, want := range map[string]string{
		"[[card]]\ntext = 'יש לך חברים?'\n[[card]]\ntext = '質問カード'\n[[card]]\ntext = 'Hello'\n": "2 of 3 cards would be empty: no font here has Hebrew or Japanese",
		"[[card]]\ntext = 'שלום'\ncount = 4\n[[card]]\ncount = 2\n":                             "4 of 6 cards would be empty: no font here has Hebrew",
		"[[card]]\ntitle = '🦩'\n[[card]]\ntext = 'سلام، 🦩!'\n":                                  "2 of 2 cards would be empty: no font here has Arabic or 🦩",
		"[[card]]\ntext = 'שלום'\nicon = 'owl'\n":                                               "",
		"[[card]]\ntext = 'שלום'\ncorner = 7\n":                                                 "",
		"[[card]]\ntitle = 'Peace'\ntext = 'שלום'\n":                                            "",
		"[[card]]\ntext = '★'\n[[card]]\n[[card]]\ntext = '?'\n[[card]]\ntext = '🎲'\n":          "",
	} {
		err := parsed(t, text).Blank()
		var blank *deck.BlankError
		if got := ""; err != nil {
			if got = err.Error(); got != want || !errors.As(err, &blank) {
				t.Errorf("%s: it says %q, want %q", text, got, want)
			}
		} else if want != "" {
			t.Errorf("%s: nothing is said, want %q", text, want)
		}
	}
}
