package deck_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// parsed returns the deck of a text that has to be one.
func parsed(t *testing.T, text string) *deck.Deck {
	t.Helper()
	d, err := deck.Parse("deck.toml", []byte(text))
	if err != nil {
		t.Fatalf("%s\n%s", err, text)
	}
	return d
}

func TestTheExampleIsADeck(t *testing.T) {
	d := parsed(t, string(deck.Example()))
	part, notices := d.Part()
	if len(part.Pieces) != 6 || d.Count() != 11 || len(notices) > 0 {
		t.Errorf("the example has %d kinds and %d cards, and notices %v", len(part.Pieces), d.Count(),
			notices)
	}
	if want := "11 cards of 6 kinds, 63 × 88 mm."; part.Note != want {
		t.Errorf("its note is %q, not %q", part.Note, want)
	}
	for i, piece := range part.Pieces {
		for _, side := range []*drawing.Drawing{piece.Front, piece.Back} {
			if over := side.Overflows(); len(over) > 0 {
				t.Errorf("card %d: %q leaves its box", i+1, over[0].Text)
			}
		}
	}
}

// Every card of the example shows what its name says.
func TestTheExampleShowsWhatItNames(t *testing.T) {
	shown := map[string]string{"owl": "owl", "pirate": "pirate-flag", "dragons": "dragon-face",
		"puddle": "droplet", "treasure": "treasure-chest", "sunshine": "sun"}
	for _, card := range parsed(t, string(deck.Example())).Cards {
		found := slices.ContainsFunc(strings.Fields(strings.ToLower(card.Title)), func(word string) bool {
			return shown[word] == card.Icon
		})
		if !found {
			t.Errorf("the card %q shows %q", card.Title, card.Icon)
		}
	}
}

func TestADeckSaysWhatStandsInIt(t *testing.T) {
	d := parsed(t, `
title = "Dares"
designer = "Ava"
size = "58x90"
color = "#3e7c8c"
back = { icon = "star", color = "#5B7F3A" }
[[card]]
title = "Flamingo"
kind = "For one"
text = "Stand on one leg."
icon = "owl"
corner = 2
color = "#D55E00"
seat = "B"
count = 3
[[card]]
corner = "wild"
back = { icon = "sun" }
[[card]]
back = false
[[card]]
back = { title = "", color = "#000000" }
`)
	star := parts.CardBack{Title: "Dares", Icon: "star", Colour: drawing.RGB(0x5B7F3A)}
	sun, black := star, star
	sun.Icon = "sun"
	black.Title, black.Colour = "", drawing.Black
	want := []deck.Card{
		{Card: parts.Card{Title: "Flamingo", Kind: "For one", Text: "Stand on one leg.", Icon: "owl",
			Corner: "2", Colour: drawing.RGB(0xD55E00), Seat: "B"}, Count: 3, Back: &star, Line: 7},
		{Card: parts.Card{Corner: "wild"}, Count: 1, Back: &sun, Line: 16},
		{Count: 1, Line: 19},
		{Count: 1, Back: &black, Line: 21},
	}
	if diff := cmp.Diff(want, d.Cards, cmp.FilterPath(func(p cmp.Path) bool {
		return p.String() == "lines"
	}, cmp.Ignore())); diff != "" {
		t.Errorf("the cards are others (-want +got):\n%s", diff)
	}
	if d.Title != "Dares" || d.Designer != "Ava" || d.Size.Width != 58 || d.Size.Height != 90 ||
		d.Colour != drawing.RGB(0x3E7C8C) {
		t.Errorf("the head reads %q by %q, %v, %s", d.Title, d.Designer, d.Size, d.Colour)
	}
}

func TestADeckOfOneEmptyCardIsEnough(t *testing.T) {
	part, notices := parsed(t, "[[card]]\n").Part()
	if len(part.Pieces) != 1 || part.Pieces[0].Name != "card 1" || part.Pieces[0].Copies != 1 ||
		part.Pieces[0].Back == nil || part.Blank == nil || len(notices) > 0 {
		t.Errorf("it makes %+v, %v", part, notices)
	}
	if w, h := part.Pieces[0].Size(); w != 63 || h != 88 {
		t.Errorf("its card is %g × %g mm", w, h)
	}
}

func TestWithoutBacksNothingIsOnTheOtherSide(t *testing.T) {
	part, _ := parsed(t, "back = false\n[[card]]\ntitle = 'a'\n[[card]]\nback = {icon = 'star'}\n").Part()
	if part.Pieces[0].Back != nil || part.Pieces[1].Back == nil || part.Blank.Back != nil {
		t.Errorf("backs are %v, %v and %v", part.Pieces[0].Back, part.Pieces[1].Back, part.Blank.Back)
	}
}

func TestABrokenDeckIsAnsweredByLine(t *testing.T) {
	many := strings.Repeat("[[card]]\n", deck.MaxCards+1)
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"nothing", "", []string{`deck.toml: this deck has no cards; write [[card]] and under it the fields of a card`}},
		{"no TOML", "title = Dares\n", []string{`deck.toml:1: “Dares” are words without quotation marks; write "Dares"`}},
		{"unknown fields", "titel = 'x'\n[[card]]\ntext = 'a'\n\ntxt = 'b'\ncolour = '#000000'\nnumber = 3\n",
			[]string{
				`deck.toml:1: "titel" is not a field of a deck; did you mean "title"?`,
				`deck.toml:5: "txt" is not a field of a card; did you mean "text"?`,
				`deck.toml:6: "colour" is not a field of a card; did you mean "color"?`,
				`deck.toml:7: "number" is not a field of a card; did you mean "corner"?`,
			}},
		{"cards", "[[cards]]\ntitle = 'x'\n",
			[]string{`deck.toml:1: "cards" is not a field of a deck; did you mean "card"?`}},
		{"one bracket", "[card]\ntitle = 'x'\n",
			[]string{`deck.toml:1: card is a table; it can be a list of tables; write [[card]] above the fields of each card`}},
		{"no copies", "[[card]]\ncount = 1\n[[card]]\ncount = 0\n",
			[]string{`deck.toml:4: count is 0, and so there is no such card; take the card out, or write # before its lines`}},
		{"copies", "[[card]]\ncount = -2\n[[card]]\ncount = 1001\n[[card]]\ncount = 2.5\n[[card]]\ncount " +
			"= '4'\n", []string{
			`deck.toml:2: count is -2; it can be a whole number from 1 to 1000`,
			`deck.toml:4: count is 1001; it can be a whole number from 1 to 1000`,
			`deck.toml:6: count is the number 2.5; it can be a whole number from 1 to 1000; write count = `,
			`deck.toml:8: count is the word "4"; it can be a whole number from 1 to 1000; write count = 4`,
		}},
		{"icons", "[[card]]\nicon = 'dragn'\n[[card]]\nicon = 'Dragon Face'\n[[card]]\nicon = " +
			"'police'\n[[card]]\nicon = 'xyzzy-plugh'\nback = {icon = 'stat'}\n", []string{
			`deck.toml:2: there is no icon "dragn"; did you mean "dragon"?`,
			`deck.toml:4: there is no icon "Dragon Face"; did you mean "dragon-face", `,
			`deck.toml:6: there is no icon "police"; did you mean `,
			`deck.toml:8: there is no icon "xyzzy-plugh"; there are `,
			`deck.toml:9: there is no icon "stat"; did you mean "star"?`,
		}},
		{"colours", "color = 'bluu'\n[[card]]\ncolor = '#12345G'\n[card.back]\ncolor = 7\n", []string{
			`deck.toml:1: "bluu" is no colour; did you mean "blue"?`,
			`deck.toml:3: "#12345G" is no colour; `,
			`deck.toml:5: back.color is the number 7; it can be words in quotation marks`,
		}},
		{"seats", "[[card]]\nseat = 'G'\n",
			[]string{`deck.toml:2: seat is "G"; it can be "A", "B", "C", "D", "E" or "F"`}},
		{"sizes", "size = 'pocker'\n[[card]]\n",
			[]string{`deck.toml:1: there is no card size "pocker": choose poker, or give a size such as 58x90`}},
		{"a tiny size", "size = '20x30'\n[[card]]\n",
			[]string{`deck.toml:1: cards of 20 × 30 mm have no room for words; the shorter side can be 30 mm and more`}},
		{"a back", "back = 'x'\n[[card]]\nback = true\n[[card]]\nback = { icno = 'star' }\n", []string{
			`deck.toml:1: back is the word "x"; it can be `, `deck.toml:3: back is true; it can be `,
			`deck.toml:5: "icno" is not a field of back; did you mean "icon"?`,
		}},
		{"after long texts",
			"[[card]]\ntext = \"\"\"\n[[card]]\n\\\"\"\" # no\ncount = 0\n\"\"\"\ncount = 0\n",
			[]string{`deck.toml:7: count is 0, `}},
		{"a list of cards", "card = [\n  { title = 'a' },\n  { titel = 'b' },\n  7,\n]\n", []string{
			`deck.toml:1: a card is the number 7; it can be a table; write [[card]] above the fields of each card`,
			`deck.toml:3: "titel" is not a field of a card; did you mean "title"?`,
		}},
		{"too many cards", many,
			[]string{`deck.toml:1: this deck has 5001 different cards; it can have 5000; make several decks of it`}},
		{"too many copies", strings.Repeat("[[card]]\ncount = 1000\n", 11),
			[]string{`deck.toml:1: this deck has 11000 cards with all copies; it can have 10000; make several decks of it`}},
		{"too long", "# " + strings.Repeat("x", deck.MaxFile),
			[]string{`deck.toml: this file is larger than a deck can be (1024 KB)`}},
		{"too deep", "title = " + strings.Repeat("[", 5000),
			[]string{`deck.toml:1: this is no deck: brackets stand too deep in one another`}},
	} {
		_, err := deck.Parse("deck.toml", []byte(test.text))
		var broken *deck.Broken
		if !errors.As(err, &broken) {
			t.Errorf("%s: the error is %v", test.name, err)
			continue
		}
		lines := broken.Lines()
		if len(lines) != len(test.want) {
			t.Errorf("%s: it says\n%s", test.name, strings.Join(lines, "\n"))
			continue
		}
		for i, line := range lines {
			if !strings.HasPrefix(line, test.want[i]) {
				t.Errorf("%s: it says\n%s\nnot\n%s", test.name, line, test.want[i])
			}
		}
	}
}

func TestADeckThatIsNoFileGetsASentence(t *testing.T) {
	folder := t.TempDir()
	for path, want := range map[string]string{
		filepath.Join(folder, "none.toml"): "there is no such file",
		folder:                             "this is a folder; name a file in it that ends in .toml",
	} {
		if _, err := deck.Read(path); err == nil || err.Error() != path+": "+want {
			t.Errorf("it says %v", err)
		}
	}
	path := filepath.Join(folder, "deck.toml")
	if err := os.WriteFile(path, append([]byte("\ufeff"), deck.Example()...), 0o600); err != nil {
		t.Fatal(err)
	}
	d, err := deck.Read(path)
	if err != nil || len(d.Cards) != 6 || d.Cards[0].Line != 13 || len(d.Source) != len(deck.Example())+3 {
		t.Errorf("a deck with a byte order mark is not read: %v", err)
	}
}

func TestWhatACardHasNoRoomForIsANotice(t *testing.T) {
	d := parsed(t, "[[card]]\ntitle = 'Cat'\n\ntext = '''"+strings.Repeat("\nmiaow", 200)+
		"'''\n[[card]]\ntitle = '🦩'\n")
	_, notices := d.Part()
	want := []string{
		`deck.toml:4: the text of "Cat" is too long for the card and ends with an ellipsis`,
		`deck.toml:206: the title of "🦩" leaves out 🦩, which neither fonts nor icons here have; write "flamingo" in its place`,
	}
	var lines []string
	for _, notice := range notices {
		lines = append(lines, deck.Line(notice))
		if notice.Error {
			t.Errorf("%s is an error", notice)
		}
	}
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Errorf("it says (-want +got):\n%s", diff)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(deck.Example())
	f.Add([]byte("card = [{title = 'a'}, 7]\n[back]\nicon = 3"))
	f.Add([]byte("[[card]]\n[card.back]\ncolor = '''\n'''\n[card.\"a.b\"]\n" + strings.Repeat("x", 400) +
		" = 1"))
	f.Fuzz(func(t *testing.T, text []byte) {
		d, err := deck.Parse("deck.toml", text)
		if err != nil {
			var broken *deck.Broken
			if !errors.As(err, &broken) || len(broken.Findings) == 0 {
				t.Fatalf("the error is %#v", err)
			}
			for _, line := range append(broken.Lines(), err.Error()) {
				if strings.ContainsAny(line, "\n\r") || len([]rune(line)) > 300 {
					t.Fatalf("a message is no line of 300 characters: %q", line)
				}
			}
			return
		}
		part, notices := d.Part()
		for _, notice := range notices {
			if line := deck.Line(notice); strings.ContainsAny(line, "\n\r") || len([]rune(line)) > 300 ||
				notice.Line < 1 {
				t.Fatalf("a notice is no line of 300 characters: %q", line)
			}
		}
		for _, piece := range part.Pieces[:min(len(part.Pieces), 20)] {
			if err := piece.Front.Check(); err != nil || len(piece.Front.Overflows()) > 0 {
				t.Fatalf("%v, %v\n%s", err, piece.Front.Overflows(), piece.Front)
			}
		}
	})
}

// synthetic returns a deck of different cards.
func synthetic(cards int) []byte {
	var text strings.Builder
	text.WriteString("title = \"A thousand\"\nback = { icon = \"star\" }\n")
	for i := range cards {
		fmt.Fprintf(&text,
			"[[card]]\ntitle = \"Card number %d\"\ntext = \"Move %d spaces, then say what the cat would "+
				"say about it if it could talk.\"\nicon = %q\ncorner = %d\ncolor = %q\n",
			i+1, i%7+1, []string{"owl", "dragon"}[i%2], i%10, []string{"#3E7C8C", "#B07D2B", "#A23B3B"}[i%3])
	}
	return []byte(text.String())
}

// A deck reads alike whatever line ends its editor wrote, in its texts and in what is said of its lines; the
// file itself stays as it is.
func TestADeckHasTheLineEndsOfAnyEditor(t *testing.T) {
	text := "title = \"Dares\"\n[[card]]\ntitle = \"Cat\"\ntext = '''\nmiaow\nmiaow'''\n[[card]]\ntitle = \"Dog\"\n"
	for _, end := range []string{"\n", "\r\n", "\r"} {
		written := strings.ReplaceAll(text, "\n", end)
		d := parsed(t, written)
		if len(d.Cards) != 2 || d.Cards[0].Text != "miaow\nmiaow" || d.Cards[1].Line != 7 ||
			string(d.Source) != written {
			t.Errorf("%q: got %+v", end, d.Cards)
		}
		_, err := deck.Parse("deck.toml", []byte(written+"colour = 1"+end))
		if err == nil || !strings.Contains(err.Error(), "deck.toml:9: ") {
			t.Errorf("%q: %v, want a finding on line 9", end, err)
		}
	}
}
