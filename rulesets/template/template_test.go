package template

import (
	"strings"
	"testing"
)

// things are a scope with one table of things.
type things struct{ Args }

func (things) Field(key string) (any, bool) {
	if key == "board" {
		return "C..O\nC...", true
	}
	return map[string]any{
		"bat":    map[string]any{"steps": int64(4), "flies": true},
		"zombie": map[string]any{"steps": int64(1), "flies": false},
		"wolf":   map[string]any{"steps": int64(3), "flies": false},
	}, key == "monsters"
}

// Each span has the words that come of its source, also in loops, in which an entry stands for its key and
// what stands between entries is known last.
func TestSpansTellWhatMadeWhichWords(t *testing.T) {
	for text, want := range map[string]string{
		"{monsters.piece.steps} steps": "4 steps|4 = monsters.bat.steps",
		"{monsters.bat.steps} {count monsters.wolf.steps piece}": "4 3 bats|4 = " +
			"monsters.bat.steps|3 bats = monsters.wolf.steps",
		"go: {list m in monsters}{many m} {m.steps}{end}.": "Go: bats 4, wolves " +
			"3 and zombies 1.|bats = monsters.bat|4 = monsters.bat.steps|wolves = monsters.wolf|3 = " +
			"monsters.wolf.steps|zombies = monsters.zombie|1 = monsters.zombie.steps",
		"{list m in monsters}{if not m.flies}{m}{end}{end} walk": "Wolf and zombie " +
			"walk|Wolf = monsters.wolf|Wolf = monsters.wolf.flies|zombie = monsters.zombie|zombie = " +
			"monsters.zombie.flies",
		"{lines m in monsters}{if m.steps > 2}  {m.steps}\n{end}{end} {or piece}": "4\n3\nbat|4 = " +
			"monsters.bat.steps|4 = monsters.bat.steps|3 = monsters.wolf.steps|3 = monsters.wolf.steps|bat = piece",
		"{signs board C 'start space'}, {signs board O space}":                      "2 start spaces, 1 space|2 start spaces = board|1 space = board",
		"a\n \n{piece's} b {each m in monsters}{if m.steps > 9}x{end}{end}\n c {3}": "A\nbat's b c 3|bat's = piece",
	} {
		parsed, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		said := parsed.Speak(things{Args{"piece", bat{}}})
		got := said.Text
		for _, span := range said.Spans {
			got += "|" + said.Text[span.From:span.To] + " = " + span.Name
		}
		if got != want {
			t.Errorf("%q:\n%q, want\n%q", text, got, want)
		}
	}
}

// bat is an argument.
type bat struct{}

func (bat) Text() (string, bool)  { return "bat", true }
func (bat) Whose() (string, bool) { return "Ava's bat", false }
func (bat) Owner() (string, bool) { return "Ava", false }
func (bat) Noun() Noun            { return Noun{"bat", "a bat", "bats"} }
func (bat) Key() string           { return "bat" }
func (bat) Number() int64         { return 1 }
func (bat) Several() bool         { return false }
func (bat) True() bool            { return true }

// What stands between the entries of a loop counts with what they say, so that a text ends where it must.
func TestLoopsEndWhereATextMust(t *testing.T) {
	list := strings.Split(strings.Repeat("x", 3*MaxSpoken), "")
	for _, how := range []string{"each", "list", "lines"} {
		parsed, err := Parse("{" + how + " x in list}{x}{end}")
		if err != nil {
			t.Fatal(err)
		}
		if text := parsed.Speak(Args{"list", list}).Text; len(text) > MaxSpoken || len(text) < MaxSpoken/4 {
			t.Errorf("%s: %d bytes", how, len(text))
		}
	}
}

// What is filled in stands as it is written: small letters, blanks and line ends.
func TestFillChangesNothing(t *testing.T) {
	parsed, err := Parse(" 1  {name}.\n\n of {n}. {commas list} {list e in list}{e} {end} ")
	if err != nil {
		t.Fatal(err)
	}
	got := parsed.Fill(Args{"name", "ava\n", "n", 3, "list", []string{"a", "b"}}).Text
	if want := " 1  ava\n.\n\n of 3. a, b a and b "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
