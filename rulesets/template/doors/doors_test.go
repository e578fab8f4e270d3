package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// root is the module's folder, seen from this package.
const root = "../../.."

// catalogues returns the folders with a catalogue whose doors are generated.
func catalogues(t *testing.T) (folders []string) {
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && path != root:
			return fs.SkipDir
		case entry.Name() == "english.toml":
			folders = append(folders, filepath.Dir(path))
		}
		return nil
	})
	if err != nil || len(folders) < 8 {
		t.Fatalf("there are the catalogues %q, %v", folders, err)
	}
	return folders
}

// What is generated is what would be generated now.
func TestDoorsAreFresh(t *testing.T) {
	for _, folder := range catalogues(t) {
		c, err := read(folder)
		if err != nil {
			t.Fatal(err)
		}
		want, err := c.source()
		if err != nil {
			t.Fatalf("%s: %v", folder, err)
		}
		if have, err := os.ReadFile(folder + "/doors.go"); err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s/doors.go is older than its catalogue: type go generate ./... (%v)", folder, err)
		}
	}
}

// articles are the sentences with an article beside a placeholder, which is wrong before some nouns: "the
// gold", "a hour". No new one comes in, as {a noun} of the template language or another sentence do without;
// whoever mends one takes it off the list. (Most of the paper's stood in Go before.)
var articles = []string{"cubed.whereGoes", "geyser.endOnMother", "geyser.motherClosed", "geyser.motherOpen",
	"geyser.sayHoldsMother", "words.BackEdge", "words.BoardTogether",
	"words.BoardTooLarge", "words.BothSides", "words.BothSidesApart", "words.BothSidesLast",
	"words.BothSidesOnly", "words.DeckOf", "words.DieStepGlue", "words.FittedTo", "words.FootprintNote",
	"words.MonsterExplodes", "words.MonsterShot", "words.NoMarks", "words.NoStand", "words.OddsHeading",
	"words.Offer", "words.OrderOne", "words.Ranges", "words.RoundWins", "words.ScoringLess", "words.ScoringMore",
	"words.SpacesThroughJoins", "words.SubjectBothSides", "words.WordsThroughJoins"}

var beside = regexp.MustCompile(`(?i)\b(an?|the) \{\w+(:\w+)?\}`)

// Nothing stands in a catalogue that nothing says, and no article beside what is filled in.
func TestSentencesAreSaid(t *testing.T) {
	var found []string
	for _, folder := range catalogues(t) {
		c, err := read(folder)
		if err != nil {
			t.Fatal(err)
		}
		said := map[string]bool{}
		users := root
		if name := c.doors[0].name; strings.ToLower(name[:1]) == name[:1] {
			users = folder // only the package itself has its names
		}
		err = filepath.WalkDir(users, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" || entry.Name() == "doors.go" ||
				strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			for _, name := range identifiers.FindAll(source, -1) {
				said[string(name)] = true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range c.doors {
			if !said[d.name] {
				t.Errorf("%s: nothing says %s", folder, d.name)
			}
			if beside.MatchString(d.sentence) {
				found = append(found, c.name+"."+d.name)
			}
		}
	}
	if slices.Sort(found); !slices.Equal(found, articles) {
		t.Errorf("an article stands beside what is filled in in\n%q, and the list has\n%q", found, articles)
	}
}

var identifiers = regexp.MustCompile(`\b[A-Za-z]\w*\b`)

// A door has a parameter for each name of its sentence, in their order, and of its type.
func TestParametersComeFromTheSentence(t *testing.T) {
	for sentence, want := range map[string]string{
		"Back":                                   "",
		"{years:int} years":                      "years int",
		"{b} before {a}":                         "b, a string",
		"{name:24} has {n:int}":                  "name string, n int",
		"{if late:bool}!{end}{name}":             "late bool, name string",
		"{and names:list}{wide:number}":          "names []string, wide float64",
		"{if a = b:text}{a}{end}":                "a, b string",
		"{count n:int chest}":                    "n int, chest string",
		"{list m in monsters:list}{m.name}{end}": "monsters []string",
		"{{name}}":                               "",
	} {
		list, err := parametersOf(sentence)
		if err != nil {
			t.Errorf("%q: %v", sentence, err)
			continue
		}
		if got, _, err := (&catalogue{}).signature(list); err != nil || got != want {
			t.Errorf("%q has %q, %v, want %q", sentence, got, err, want)
		}
	}
}

// A mistake in a catalogue is told with its line.
func TestMistakesOfACatalogueAreTold(t *testing.T) {
	for line, want := range map[string]string{
		`Back`:                    `english.toml:3: "Back" is no sentence`,
		`Back = Back`:             "english.toml:3: Back invalid syntax",
		`Back = "{if}"`:           "english.toml:3: Back has {if}",
		`Back = "{n} of {n:int}"`: "english.toml:3: Back gives {n} a type after it has appeared",
		`Back = "{n:integer}"`:    "Back: {n:integer} has no type",
		`Back = "{range}"`:        "Back: {range} is a word of Go",
	} {
		folder := t.TempDir()
		for name, text := range map[string]string{"words.go": "package words\n", "english.toml": "# Head.\n\n" + line + "\n"} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := write(folder); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}
