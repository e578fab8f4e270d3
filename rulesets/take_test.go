package rulesets_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// keep writes a house rule into the family's folder and opens it.
func keep(t *testing.T, name, text string) *rulesets.Ruleset {
	t.Helper()
	home, err := household.Home()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(home.HouseRules(), name+".toml")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	rules, err := games.All().Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// own are house rules of every shape: what they extend is shipped but for the last, which extends the one before.
var own = []struct{ name, text string }{
	{"Grandma's", "extends = \"sitters/standard\"\nname = \"Grandma's\"\n" +
		"return_on = { collectors = [6], obstructors = [5, 6] }\n"},
	{"Dragons", `extends = "adventure/standard"
name    = "Here be dragons"
tiles   = { D = 1, C = 0 }
events  = { 3 = ["heal"], 6 = ["respawn", "dragon"] }

[monsters]
creeper = false

[monsters.dragon]
letter = "D"
figure = "dragon"
supply = 2
steps  = 3
climbs = true
target = "sees"
attack = "shoot"
range  = 3
damage = 2
kill   = 6
order  = 5
`},
	{"With Bun", `extends = "patrollers/standard"
name    = "With Bun"

[roster.bun]
order   = 16
name    = "Bun"
figure  = "rabbit-face"
class   = "bizarre"
attack  = { front = [2, 4], near_death = [1, 3] }
defence = { front = [3, 5], near_death = [2, 3] }
move    = { front = [1, 3], near_death = [1, 2] }
range   = { front = [0, 1], near_death = [0, 1] }
special = "psychic-blast"
`},
	{"Painted", "extends = \"sitters/gentle\"\nname = \"Пейнт 🎲 \\\"q\\\"\"\nsummary = \"a\\tb\"\n" +
		"board = '''\nCCXXXXXOOS\nXXXXXXXXXX\n'''\ncollectors = 1\nobstructors = 1\n" +
		"containers = { collectors = 1, obstructors = 0 }\nloot_rows = [0]\nscoring = [[0, 100]]\n"},
	{"In other words", "extends = \"sitters/Painted\"\n\n[clauses.SIT-13]\nsource = \"\"\"\nTwo\nlines.\"\"\"\n" +
		"[howto]\naim = \"Win.\"\n[says]\n"},
}

// What is given away gives the same rules to a family that has none of the files: words and all, whatever it extends.
func TestWhatIsGivenNeedsNoOtherFile(t *testing.T) {
	for i := range own {
		t.Setenv(household.Variable, t.TempDir())
		var rules *rulesets.Ruleset
		for _, file := range own[:i+1] {
			rules = keep(t, file.name, file.text)
		}
		given, err := rules.Given()
		if err != nil {
			t.Errorf("%s: %v", rules.Name, err)
			continue
		}
		t.Setenv(household.Variable, t.TempDir())
		taken, err := games.All().Take("it", given)
		if err != nil {
			t.Errorf("%s: %v\n%s", rules.Name, err, given)
			continue
		}
		if err := taken.Keep(); err != nil {
			t.Fatal(err)
		}
		read, err := games.All().Open(taken.Ruleset.Path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(read.Text(), given) || len(rulesets.Diff(rules, read)) > 0 || read.Name != rules.Name ||
			read.Summary != rules.Summary || len(read.Reworded()) != len(rules.Reworded()) {
			t.Errorf("%s came back as %s:\n%s\nbut was given as\n%s", rules.Name, read.Name, read.Text(), given)
		}
		if i == len(own)-1 && strings.Join(read.Reworded(), ", ") != "SIT-13, How to play" {
			t.Errorf("reworded: %v\n%s", read.Reworded(), given)
		}
		if strings.Contains(string(given), "sitters/Painted") {
			t.Errorf("it extends a file of the family's own:\n%s", given)
		}
	}
}

func TestNothingOfTheFamilysIsOverwritten(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	first := keep(t, "Grandma's", own[0].text)
	before, err := os.ReadFile(first.Path)
	if err != nil {
		t.Fatal(err)
	}
	other := strings.ReplaceAll(own[0].text, "5, 6", "4, 6") + "# a remark that stays\n"
	for i, want := range []string{"Grandma's 2", "Grandma's 3"} {
		taken, err := games.All().Take("it", []byte(strings.ReplaceAll(other, "4", string(rune('4'-i)))))
		if err != nil || taken.Have != "" || !taken.Renamed {
			t.Fatalf("%+v, %v", taken, err)
		}
		if taken.Ruleset.Name != want || filepath.Base(taken.Ruleset.Path) != want+".toml" {
			t.Errorf("it is called %q in %q, want %q", taken.Ruleset.Name, taken.Ruleset.Path, want)
		}
		if err := taken.Keep(); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(taken.Ruleset.Path)
		if read, wrong := games.All().Find("sitters", want); wrong != nil || err != nil || read.Name != want ||
			!strings.HasSuffix(string(text), "# a remark that stays\n") {
			t.Errorf("%v, %v, %q, %v", read, wrong, text, err)
		}
		var exists *rulesets.ExistsError
		if err := taken.Keep(); !errors.As(err, &exists) {
			t.Errorf("kept twice: %v", err)
		}
	}
	taken, err := games.All().Take("it", []byte(own[0].text))
	if err != nil || taken.Have != "Grandma's" {
		t.Errorf("the same once more: %+v, %v", taken, err)
	}
	if after, err := os.ReadFile(first.Path); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the first is now %q, %v", after, err)
	}
	for name, text := range map[string]string{"standard 2": "name = \"standard\"\n", "House rules": "",
		"Long haul 2": "name = \"LONG HAUL\"\n"} {
		taken, err := games.All().Take("it", []byte("extends = \"sitters/standard\"\n"+text+"par = 7\n"))
		if err != nil || !strings.EqualFold(taken.Ruleset.Name, name) {
			t.Errorf("%s: %+v, %v", name, taken, err)
		}
	}
}

func TestWhatCannotBeTakenSaysWhy(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	for text, want := range map[string]string{
		"":                                       "it: this file does not say what it extends",
		"extends = \"chess/standard\"":           "names no game there is",
		"extends = \"sitters/standard\"\npar=-1": "line 2: par is -1",
		"extends = \"sitters/grandma\"\npar=1":   "which there is not",
		"extends = \"sitters/themes/plain\"":     "",
		"extends = \"sitters/long-haul\"":        `the rules "Long haul" that come with SiTTeRS`,
		"extends = \"sitters/gentle\"\npar = 30": "",
		"\x00\x01":                               "bytes of zero",
		strings.Repeat("#", 97<<10):              "larger than a ruleset can be",
	} {
		taken, err := games.All().Take("it", []byte(text))
		if err == nil && text != "extends = \"sitters/gentle\"\npar = 30" {
			t.Errorf("%.60q is taken as %s", text, taken.Ruleset.Name)
		} else if err != nil && (!strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%.60q: %v; want %q", text, err, want)
		}
	}
}
