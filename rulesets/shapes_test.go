package rulesets

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/rulesets/household"
)

// shapes is what an engine reads of a ruleset with fields of all shapes.
type shapes struct {
	Base   float64
	Budget any
	Events map[string][]string
	Rings  map[string]struct {
		Order int
		Sums  []int
		Span  map[string][]int
	}
}

// shapeGame is a game with a length, a number or word, lists of words by face that may stand alone, and a
// table of things with fixed keys.
func shapeGame(t *testing.T, read *shapes) *Game {
	t.Helper()
	t.Setenv(household.Variable, t.TempDir())
	info := &engines.Info{
		ID: "shapes", Prefix: "SHA", Clauses: 1,
		Reasons: []engines.ReasonInfo{{}, {Name: "fires", Args: []string{"sum"}}},
		Fields: []engines.Field{
			{Key: "base", Label: "Base", Help: "How wide.", Kind: engines.LengthField, Min: 5, Max: 30},
			{Key: "budget", Label: "Budget", Help: "How many steps.", Kind: engines.NumberField,
				Choices: []string{"half", "free"}, Max: 40},
			{Key: "events", Label: "Events", Help: "What a face does.", Kind: engines.TableField,
				Of: engines.ListField, Single: true, Most: 4},
			{Key: "rings", Label: "Rings", Help: "The rings.", Kind: engines.TableField,
				Of: engines.TableField, Keys: []string{"far", "near"}, Entry: []engines.Field{
					{Key: "order", Label: "Order", Help: "Where it stands.", Kind: engines.NumberField,
						Min: 1,
						Max: 9},
					{Key: "sums", Label: "Sums", Help: "What wakes it.", Kind: engines.ListField,
						Of: engines.NumberField, Single: true, Min: 2, Max: 12},
					{Key: "span", Label: "Span", Help: "By side.", Kind: engines.TableField,
						Of: engines.ListField, Keys: []string{"front", "back"}, Min: 0, Max: 9},
				}},
		},
	}
	compile := func(decode func(any) error, seats int) (engines.Engine, error) {
		*read = shapes{}
		return nil, decode(read)
	}
	g, err := new(Shelf).newGame(engines.Definition{Info: info, Compile: compile}, fstest.MapFS{
		"game.toml": {Data: []byte("title = \"Shapes\"\ntheme = \"plain\"\n")},
		"texts.toml": {Data: []byte("[says]\nfires = \"{sum} fires {rings.far.sums}; {base} wide{if " +
			"budget = half}, half{end}\"\n")},
		"standard.toml": {Data: []byte(`name = "Standard"
seats = { min = 2, max = 2, default = 2 }
rotate = false
base = 1.5
budget = "half"
events = { 1 = "zombie", 2 = ["heal", "spider"] }
[rings.far]
order = 1
sums = [2, 12]
span = { front = [2, 4], back = [0, 1] }
[rings.near]
order = 2
sums = 6
span = { front = [2, 2], back = [0, 0] }
`)},
		"other.toml": {Data: []byte(`extends = "shapes/standard"
base = 2
budget = 7
events = { 1 = ["zombie"], 2 = "heal" }
[rings.near]
sums = [6, 8]
`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestEveryShapeOfFieldIsReadMergedAndCompared(t *testing.T) {
	var read shapes
	g := shapeGame(t, &read)
	standard, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	other, err := g.Find("other")
	if err != nil {
		t.Fatal(err)
	}
	if read.Base != 2 || read.Budget != int64(7) ||
		!cmp.Equal(read.Events, map[string][]string{"1": {"zombie"}, "2": {"heal"}}) ||
		!cmp.Equal(read.Rings["near"].Sums, []int{6, 8}) || read.Rings["far"].Order != 1 ||
		!cmp.Equal(read.Rings["near"].Span["front"], []int{2, 2}) {
		t.Errorf("the engine reads %+v", read)
	}
	var got []string
	for _, d := range Diff(standard, other) {
		got = append(got, d.Key+": "+d.WasText+" → "+d.IsText)
	}
	want := []string{"base: 1.5 → 2", "budget: half → 7", "events.2: heal, spider → heal",
		"rings.near.sums: 6 → 6, 8"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("differences (-want +got):\n%s", diff)
	}
	again, err := standard.With(other.Against(standard))
	if err != nil || len(Diff(other, again)) > 0 {
		t.Errorf("from a record's rules %v: %v", other.Against(standard), err)
	}
	_, findings := parse("ruleset", "draft", "", Draft(other, "Mine"))
	if len(findings) > 0 || !strings.Contains(string(Draft(other, "Mine")), "# base = 2\n") {
		t.Errorf("the draft of a file: %v\n%s", findings, Draft(other, "Mine"))
	}
}

func TestWhatDoesNotFitItsFieldIsSaid(t *testing.T) {
	g := shapeGame(t, &shapes{})
	standard, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		key   string
		value any
		want  string
	}{
		{"base", 1.25, "base is 1.25; it can be a number from 0.5 to 3 with at most one digit after the point"},
		{"base", 1.1, ""},
		{"base", int64(4),
			"base is 4; it can be a number from 0.5 to 3 with at most one digit after the point"},
		{"base", "wide", `base is the word "wide"; it can be a number from 0.5 to 3 with at most one digit after the point`},
		{"budget", "hafl", `budget is "hafl"; it can be "half", "free" or a whole number from 0 to 40`},
		{"budget", int64(41), `budget is 41; it can be "half", "free" or a whole number from 0 to 40`},
		{"events", map[string]any{"3": int64(1)},
			"events.3 is the number 1; it can be words in quotation marks"},
		{"events", map[string]any{"3": []any{"a", "b", "c", "d", "e"}},
			"events.3 has 5 entries; it can have at most 4"},
		{"rings", map[string]any{"mid": map[string]any{}}, `"mid" is not a field of rings`},
	} {
		_, err := standard.With(map[string]any{c.key: c.value})
		var broken *Broken
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s = %v: %v", c.key, c.value, err)
		case c.want == "":
		case !errors.As(err, &broken) || broken.Findings[0].Message != c.want:
			t.Errorf("%s = %v: got %v, want %s", c.key, c.value, err, c.want)
		}
	}
}

func TestATemplateNamesTheFieldsOfThings(t *testing.T) {
	g := shapeGame(t, &shapes{})
	for name, want := range map[string]bool{
		"base": true, "rings.far.sums": true, "rings.far.span.front": true, "rules.budget": true,
		"events.2": true, "rings.far": true,
		"rings.mid": false, "rings.far.colour": false, "base.x": false, "rings.far.sums.x": false,
		"events.2.x": false,
	} {
		if _, got := g.resolve(name, nil, nil); got != want {
			t.Errorf("%s: got %t", name, got)
		}
	}
	standard, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	speaker := standard.Speaker(&Theme{Game: g}, namer{}, [][]string{{"Ava"}})
	message := enginetest.NewMessage(1, 1, engines.Of(engines.NumberArg, 12))
	if got, want := speaker.Sentence(message), "12 fires 2 and 12; 1.5 wide, half."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// namer is an engine whose pieces are called by the ruleset.
type namer struct{ engines.Engine }

func (namer) Describe(a engines.Arg) engines.Description {
	if a.Kind == engines.PieceArg {
		return engines.Description{Text: "A1", Name: "Mad Dog"}
	}
	return engines.Description{Text: fmt.Sprint(a.Value), Owner: engines.Table}
}

func TestAPieceIsCalledAsTheRulesetNamesIt(t *testing.T) {
	standard, err := shapeGame(t, &shapes{}).Standard()
	if err != nil {
		t.Fatal(err)
	}
	speaker := standard.Speaker(&Theme{Game: standard.Game}, namer{}, [][]string{{"Ava"}})
	if got := speaker.Whose(engines.Of(engines.PieceArg, 0)); got != "Ava's Mad Dog A1" {
		t.Errorf("got %q", got)
	}
}
