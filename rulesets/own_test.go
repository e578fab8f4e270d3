package rulesets

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/rulesets/household"
	kitrules "homespun/rulesets/kit"
)

// own returns a shelf with games of one's own beside another game, and the folder of the family's files.
func own(t testing.TB) (*Shelf, string) {
	t.Helper()
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	s, err := NewShelf(sources[0], Source{kitrules.Define(), kitrules.Files})
	if err != nil {
		t.Fatal(err)
	}
	rules := household.Folder(home).HouseRules()
	if err := os.MkdirAll(rules, 0o777); err != nil {
		t.Fatal(err)
	}
	return s, rules
}

const snails = `
kit    = 1
name   = "Race of the snails"
seats  = { min = 2, max = 4, default = 3 }
path   = 12
pieces = 1
word   = ["stone", "stones"]
piece  = ["snail", "snails"]
turn   = ["roll", "move"]
end    = ["if all yours are at the finish: win"]
[land]
7 = ["go to 3"]
`

func write(t *testing.T, folder, name, text string) string {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAGameOfOnesOwnIsAFileThatExtendsNothing(t *testing.T) {
	s, folder := own(t)
	path := write(t, folder, "snails.toml", snails)
	r, err := s.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if low, high, usual := r.Seats(); r.Game.Title != "Race of the snails" || low != 2 || high != 4 || usual != 3 {
		t.Errorf("%q for %d to %d, %d", r.Game.Title, low, high, usual)
	}
	speaker := r.Speaker(nil, nil, nil)
	if n := speaker.Theme.Noun("piece"); n.One != "snail" || n.A != "a snail" || n.Many != "snails" || n.Icon == "" {
		t.Errorf("a piece is called %+v", n)
	}
	var said []string
	for _, group := range speaker.Groups() {
		for _, c := range group.Clauses {
			said = append(said, group.Title+"/"+c.ID+"/"+c.Title+": "+c.Source)
			if c.House {
				t.Errorf("%s is a house rule", c.ID)
			}
		}
	}
	want := []string{"A turn/KIT-01/: Roll.", "A turn/KIT-02/: Move.", "Where a snail lands/KIT-04/Stone 7: Go to 3.",
		"The end/KIT-03/: If all yours are at the finish: win."}
	if !slices.Equal(said, want) {
		t.Errorf("the sheet says\n%s\nwant\n%s", strings.Join(said, "\n"), strings.Join(want, "\n"))
	}
	if list := speaker.Passages("KIT-04"); len(list) != 1 || list[0].Text != "Go to 3." {
		t.Errorf("the sheet on which rules are changed says %+v", list)
	}
	if how := speaker.HowTo(); how.Aim != "If all yours are at the finish: win." || !slices.Equal(how.Turn, []string{"Roll.", "Move."}) {
		t.Errorf("it is played so: %+v", how)
	}
	if base := r.Base(); base.ID != "blank" || len(r.Differences()) > 0 {
		t.Errorf("it is built on %s and differs in %v", base.ID, r.Differences())
	}
	carried, err := r.Base().With(r.Against(r.Base()))
	if err != nil || !slices.Equal(carried.Sentences(), r.Sentences()) {
		t.Errorf("a match carries %v, %v", carried.Sentences(), err)
	}
}

func TestAHouseRuleOfOnesOwnGameIsMarked(t *testing.T) {
	s, folder := own(t)
	write(t, folder, "snails.toml", snails)
	path := write(t, folder, "quick.toml", "extends = \"kit/snails\"\nname = \"Quick snails\"\n[land]\n9 = [\"roll again\"]\n")
	r, err := s.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	var changed []string
	for _, c := range r.Speaker(nil, nil, nil).Clauses() {
		if c.House {
			changed = append(changed, c.Source)
		}
	}
	if !slices.Equal(changed, []string{"Roll again."}) {
		t.Errorf("house rules are %q", changed)
	}
	if r.Game.Title != "Race of the snails" || r.Name != "Quick snails" {
		t.Errorf("it is called %q, %q", r.Game.Title, r.Name)
	}
	var listed []string
	for _, l := range r.Game.List() {
		listed = append(listed, l.Name)
	}
	if !slices.Equal(listed, []string{"Race of the snails", "Quick snails"}) {
		t.Errorf("the game has %q", listed)
	}
	if d := r.Differences(); len(d) != 1 || d[0].Key != "land.9" {
		t.Errorf("they differ in %+v", d)
	}
}

func TestWhatIsWrongInOnesOwnGameIsToldByItsLine(t *testing.T) {
	s, folder := own(t)
	for text, want := range map[string]string{
		strings.Replace(snails, "go to 3", "go tu 3", 1):                               "line 12: land.7 says: \"go tu 3\": \"tu\" is no word here; did you mean \"to\"",
		strings.Replace(snails, "kit    = 1", "kit    = 2", 1):                         "line 2: kit is 2, which a newer Homespun reads; this one reads kit 1",
		strings.Replace(snails, "path   = 12", "path   = 500", 1):                      "line 5: path is 500; it can be",
		strings.Replace(snails, "\"snails\"]\nturn", "\"snails\"\nturn", 1):            "line 8: the [ that opens here is never closed",
		strings.Replace(snails, "turn   = [\"roll\", \"move\"]", "turn = \"roll\"", 1): "",
	} {
		path := write(t, folder, "snails.toml", text)
		findings := s.Check(path)
		if want == "" && !hasError(findings) {
			continue
		}
		if len(findings) != 1 || !strings.Contains(findings[0].String(), want) {
			t.Errorf("got %v, want %q", findings, want)
		}
		if list := s.Own().List(); list[len(list)-1].Path == "" || list[len(list)-1].Ruleset != nil {
			t.Errorf("it is listed as %+v", list)
		}
		if list := s.All()[0].List(); slices.ContainsFunc(list, func(l Listing) bool { return l.Path != "" }) {
			t.Errorf("another game lists it: %+v", list)
		}
	}
}

func TestACopyOfAGameOfOnesOwnHasAnotherName(t *testing.T) {
	s, folder := own(t)
	write(t, folder, "snails.toml", snails)
	games, broken := s.Own().Ones()
	if len(games) == 0 || games[0].Title != "Race of the snails" || len(broken) > 0 {
		t.Fatalf("there are %d games, %v", len(games), broken)
	}
	standard, _ := games[0].Standard()
	path, err := Copy(standard, "Our snails")
	if err != nil {
		t.Fatal(err)
	}
	copied, err := s.Open(path)
	if err != nil || copied.Game.Title != "Our snails" || !slices.Equal(copied.Sentences(), standard.Sentences()) {
		t.Errorf("the copy is %v, %v", copied, err)
	}
	if _, err := Copy(standard, "Snails"); err == nil {
		t.Error("a copy takes the name of another file")
	}
}
