package rulesets

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/rulesets/household"
	"homespun/rulesets/values"
)

// counted returns the games as they are at the start of the program, and a count of the rulesets that are
// compiled.
func counted(t *testing.T) (games *Shelf, compiled *int) {
	t.Helper()
	compiled = new(int)
	counting := slices.Clone(sources)
	for i := range counting {
		compile := counting[i].Engine.Compile
		counting[i].Engine.Compile = func(decode func(any) error, seats int) (engines.Engine, error) {
			*compiled++
			return compile(decode, seats)
		}
	}
	games, err := NewShelf(counting...)
	if err != nil {
		t.Fatal(err)
	}
	return games, compiled
}

// What there is to choose from is told without making a single ruleset that comes with the program, and of
// what the family has each is made once.
func TestChoicesMakeNoRulesetThatIsNotTheFamilys(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	games, compiled := counted(t)
	list, err := games.Choices()
	if err != nil || len(list) != len(games.All()) || *compiled != 0 {
		t.Fatalf("%d games, %d rulesets compiled, %v", len(list), *compiled, err)
	}
	for _, g := range games.All() {
		read := 0
		g.sources.Range(func(any, any) bool { read++; return true })
		if read != 1 {
			t.Errorf("%d files of %s are read, want the standard alone", read, g.ID)
		}
	}

	inFolder(t, map[string]string{
		"ours.toml":   "extends = \"sitters/standard\"\nname = \"Ours\"\n",
		"theirs.toml": "extends = \"sitters/ours\"\nname = \"Theirs\"\n",
		"broken.toml": "extends = \"sitters/standard\"\nno_such_field = 1\n",
		"red.toml":    "extends = \"sitters/themes/dungeon\"\nname = \"Red\"\n",
	})
	*compiled = 0
	if list, err = games.Choices(); err != nil {
		t.Fatal(err)
	}
	if *compiled != 2 { // SiTTeRS is for two seats only
		t.Errorf("%d rulesets are compiled for two that the family has", *compiled)
	}
	sitters := list[0]
	if !slices.Contains(sitters.Rulesets, "ours") || !slices.Contains(sitters.Rulesets, "theirs") ||
		slices.Contains(sitters.Rulesets, "broken") || !slices.Contains(sitters.Themes, "red") {
		t.Errorf("%v and %v", sitters.Rulesets, sitters.Themes)
	}
}

// The choices are what the lists have that can be used, in their order, and the seats those of the standard.
func TestChoicesAreWhatTheListsHave(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	inFolder(t, map[string]string{
		"b.toml":        "extends = \"geyser/standard\"\nname = \"A name before the others\"\n",
		"a.toml":        "extends = \"geyser/small-island\"\nname = \"Zuletzt\"\n",
		"nobody's.toml": "name = \"Of no game\"\n",
		"no.toml":       "extends = \"geyser/standard\nname = 1",
		"standard.toml": "extends = \"geyser/standard\"\n",
		"night.toml":    "extends = \"geyser/themes/dragons\"\n",
		"dark.toml":     "extends = \"geyser/themes/no-such\"\n",
	})
	list, err := shelf.Choices()
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range shelf.All() {
		standard, err := g.Standard()
		if err != nil {
			t.Fatal(err)
		}
		want := Choice{Game: g}
		want.Low, want.High, _ = standard.Seats()
		for _, l := range g.List() {
			if l.Ruleset != nil {
				want.Rulesets = append(want.Rulesets, l.ID)
			}
		}
		for _, l := range g.Themes() {
			if l.Theme != nil {
				want.Themes = append(want.Themes, l.ID)
			}
		}
		got := list[i]
		if got.Game != g || got.Low != want.Low || got.High != want.High {
			t.Errorf("%s is for %d to %d, want %d to %d", got.Game.ID, got.Low, got.High, want.Low, want.High)
		}
		if diff := cmp.Diff([][]string{want.Rulesets, want.Themes},
			[][]string{got.Rulesets, got.Themes}); diff != "" {
			t.Errorf("%s (-want +got):\n%s", g.ID, diff)
		}
	}
}

// A file that comes with the program is read and looked through once, however many others extend it.
func TestShippedFilesAreReadOnce(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	games, _ := counted(t)
	for _, g := range games.All() {
		for _, l := range g.List() {
			if l.Ruleset == nil {
				t.Fatalf("%s/%s: %v", g.ID, l.ID, l.Findings)
			}
			for _, src := range l.Ruleset.chain {
				if first, _ := g.shippedFile("", src.name); first != src {
					t.Errorf("%s/%s extends %s, which has been read again", g.ID, l.ID, src.name)
				}
			}
		}
	}
}

// The name of a thing is up to 24 letters, digits, blanks, - and _, of whatever script, and begins with a
// letter or a digit.
func TestNamesOfThings(t *testing.T) {
	shape := regexp.MustCompile(`^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,23}$`)
	for _, name := range []string{
		"", "a", "Z", "7", "-", " a", "_a", "a ", "bun 2", "ice-man", "a.b", "a\nb", "a\n", "ß", "é",
		"e\u0301", "\u0301e", "猫", "ٱلْعَرَبِيَّة", "½", "Ⅷ", "🎲", "a🎲", "a\u200db", "\xff", "a\xff",
		strings.Repeat("a", 24), strings.Repeat("a", 25), strings.Repeat("é", 24), strings.Repeat("é", 25),
	} {
		if got, want := values.CanName(name), shape.MatchString(name); got != want {
			t.Errorf("%q: %t, want %t", name, got, want)
		}
	}
}
