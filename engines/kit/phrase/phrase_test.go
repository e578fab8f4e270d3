package phrase

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

func vocabulary(t testing.TB) *Language {
	t.Helper()
	text, err := os.ReadFile("../../../rulesets/kit/vocabulary.toml")
	if err != nil {
		t.Fatal(err)
	}
	var v Vocabulary
	if err := toml.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	l, err := New(v)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// things are names of a game: counters, spaces, kinds of spaces, common counters.
func things(l *Language) *Names {
	var n Names
	for i, said := range []string{"coins", "gold coins", "berry", "salt and pepper"} {
		l.Add(&n, "counter", said, i)
	}
	for i, said := range []string{"Finish", "Old Bridge", "Brücke", "18"} {
		l.Add(&n, "space", said, i)
	}
	l.Add(&n, "kind", "puddle", 0)
	l.Add(&n, "common", "raven", 0)
	return &n
}

func TestSentencesAreRead(t *testing.T) {
	l := vocabulary(t)
	names := things(l)
	for sentence, want := range map[string]string{
		"Go on 3.":                                  "go-on(3)",
		"move forward three spaces":                 "go-on(3)",
		"go to 18":                                  "go-to(18)",
		"Go to the Old Bridge":                      "go-to(old bridge)",
		"go back to Brücke":                         "go-to(brücke)",
		"gain a coin":                               "gain(coin)",
		"gain 2 gold coins and roll again":          "gain(2 gold coins) and again",
		"lose 2 berries":                            "lose-some(2 berries)",
		"get 2 salt and pepper then miss a turn":    "gain(2 salt and pepper) and miss",
		"if you have 3 coins: go on 5 | go back 2":  "if(has(3 coins)): (go-on(5)) | (go-back(2))",
		"each other: lose 1 coin":                   "who(others): lose-some(1 coin)",
		"one you choose: go back 2 and miss a turn": "who(chosen): go-back(2) and miss",
		"may: pay 2 coins and go on 5":              "may: pay(2 coins) and go-on(5)",
		"choose: gain 1 coin | (if you have a coin: go on 5 | go on 1)": "choose: (gain(1 coin)) | " +
			"(if(has(coin)): (go-on(5)) | (go-on(1)))",
		`ask the table "Sing: do re | mi": go on 2 | go back 2`: `ask("Sing: do re | mi"): (go-on(2)) | (go-back(2))`,
		"roll 5 or more: gain a coin":                           "test(5): gain(coin)",
		"raven +1":                                              "mark(raven 1)",
		"swap places with whoever is first":                     "swap-places(first)",
		"if not you have a coin: miss a turn":                   "if(not(has(coin))): miss",
		"roll on the table: go on 1 | go on 2 | gain coins":     "table: (go-on(1)) | (go-on(2)) | (gain(coins))",
		"if you have a coin: may: go on 1 | go on 2":            "?",
		"wait here until you roll 6":                            "hold(6)",
		"lose a turn":                                           "miss",
		"gain a coin, go on 2, and roll again":                  "gain(coin) and go-on(2) and again",
		"\u202egain a\u200f coin":                               "gain(coin)",
	} {
		read, err := l.Read(sentence, names)
		got := String(read)
		var e *Error
		if errors.As(err, &e) && len(e.Readings) > 0 {
			got = "?"
		} else if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s\n\t is read as %s\n\tand not as %s", sentence, got, want)
		}
	}
}

func TestWhatCannotBeReadIsTold(t *testing.T) {
	l := vocabulary(t)
	names := things(l)
	for sentence, want := range map[string]string{
		"go onn 3":                    `"onn" is no word here; did you mean "on"`,
		"gain 3 bananas":              `"gain 3 bananas": there is no counter "bananas"; write counters = { bananas = 0 }`,
		"gain 3 salt plus pepper":     `there is no counter "salt plus pepper"; did you mean "salt and pepper"`,
		"gain 3 coinz":                `"gain 3 coinz": "coinz" is no word here; did you mean "coin"`,
		"go to 19":                    `there is no space "19"; spaces are 1 to 18`,
		"may pay a coin":              `"may pay a coin": a colon is missing; write "may: pay a coin"`,
		"if you rolled 6, roll again": `a colon is missing; write "if you rolled 6: roll again"`,
		"gain a coin or go on 2":      `or does not say who decides; write "choose: gain a coin | go on 2"`,
		"may: (gain a coin":           `has a round bracket ( that is never closed`,
		"what is this?":               `says nothing that this kit knows; write at the table`,
		"if you have a coin: may: go on 1 | go on 2": `in two ways: if you have a coin: (may: go on 1) | go on 2` +
			` – or if you have a coin: (may: go on 1 | go on 2); put round brackets`,
		"go on 3 and dance":                 `"dance" says nothing`,
		"if you have a dog: go on 1":        `"if you have a dog": there is no counter "dog"`,
		"":                                  `nothing; take this line`,
		"choose: go on 1":                   `"choose" is followed by 2 to 8 branches`,
		strings.Repeat("go on 1 and ", 400): "too long",
		"((((":                              "", ":": "", "|": "", `"`: "",
	} {
		if _, err := l.Read(sentence, names); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, and not %s", sentence, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	l := vocabulary(f)
	names := things(l)
	f.Add("if you have 3 coins: go on 5 | (choose: roll again | miss a turn)")
	f.Fuzz(func(t *testing.T, sentence string) {
		if len(sentence) > 300 {
			return
		}
		read, err := l.Read(sentence, names)
		if (err == nil) != (len(read) > 0) {
			t.Errorf("%q: %v, %v", sentence, read, err)
		}
	})
}

func TestBranchesKeepTheirWords(t *testing.T) {
	l := vocabulary(t)
	clauses, err := l.Read("  May: pay the 2 Coins | (miss a turn and go back 2). ", things(l))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"pay the 2 Coins", "miss a turn and go back 2"}
	if got := clauses[0].Says; !slices.Equal(got, want) {
		t.Errorf("they say %q, want %q", got, want)
	}
}
