package rulesets

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/rulesets/household"
)

// monsterGame is a small game with a table of things, to see how those are extended.
func monsterGame(t *testing.T, files map[string]string) *Game {
	t.Helper()
	t.Setenv(household.Variable, t.TempDir())
	things := []engines.Field{
		{Key: "order", Label: "Order", Help: "Where it stands.", Kind: engines.NumberField, Min: 1, Max: 99},
		{Key: "flies", Label: "Flies", Help: "Whether it flies.", Kind: engines.BoolField},
		{Key: "hits", Label: "Hits", Help: "The faces that hit.", Kind: engines.ListField,
			Of: engines.NumberField, Min: 1, Max: 6},
	}
	info := &engines.Info{
		ID: "monsters", Prefix: "MON", Clauses: 1,
		Reasons: []engines.ReasonInfo{{}, {Name: "bites", Args: []string{"piece", "count"}}},
		Words:   []string{"beast"},
		Fields: []engines.Field{
			{Key: "hearts", Label: "Hearts", Help: "How many hearts.", Kind: engines.NumberField, Min: 1,
				Max: 20, Clause: 1},
			{Key: "seen", Label: "Seen", Help: "What is seen.", Kind: engines.TableField,
				Of: engines.BoolField, Keys: []string{"day", "night"}},
			{Key: "beasts", Label: "Beasts", Help: "The beasts.", Kind: engines.TableField,
				Of: engines.TableField, Entry: things, Clause: 1},
		},
	}
	compile := func(decode func(any) error, seats int) (engines.Engine, error) {
		var rules struct {
			Hearts int
			Seen   map[string]bool
			Beasts map[string]struct {
				Order int
				Flies bool
				Hits  []int
			}
		}
		if err := decode(&rules); err != nil {
			return nil, err
		}
		if len(rules.Beasts) == 0 {
			return nil, engines.Fieldf("beasts", "needs at least one beast")
		}
		return nil, nil
	}
	all := fstest.MapFS{
		"game.toml":  {Data: []byte("title = \"Monsters\"\ntheme = \"plain\"\n")},
		"texts.toml": {Data: []byte("[says]\nbites = \"{piece} bites {count}\"\n")},
		"standard.toml": {Data: []byte(`name = "Standard"
seats = { min = 1, max = 4, default = 2 }
rotate = false
hearts = 10
seen = { day = true, night = true }
[beasts.wolf]
order = 1
flies = false
hits  = [5, 6]
[beasts.bat]
order = 2
flies = true
hits  = [6]
`)},
		"themes/plain.toml": {Data: []byte("name = \"Plain\"\n[nouns.beast]\none = \"beast\"\n")},
	}
	for name, text := range files {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	g, err := new(Shelf).newGame(engines.Definition{Info: info, Compile: compile}, all)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestTablesMergeKeyByKeyAndListsReplace(t *testing.T) {
	g := monsterGame(t, map[string]string{"night.toml": `
extends = "monsters/standard"
seen.day = false
[beasts]
bat = false
wolf = { hits = [4] }
owl = { order = 3, flies = true, hits = [1] }
`})
	r, err := g.Find("night")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"hearts": int64(10),
		"seen":   map[string]any{"day": false, "night": true},
		"beasts": map[string]any{
			"wolf": map[string]any{"order": int64(1), "flies": false, "hits": []any{int64(4)}},
			"owl":  map[string]any{"order": int64(3), "flies": true, "hits": []any{int64(1)}},
		},
	}
	for key, v := range want {
		got, _ := r.Value(key)
		if diff := cmp.Diff(v, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", key, diff)
		}
	}
	if r.Name != "night" || r.Summary != "" {
		t.Errorf("a file without a name is called %q, %q; it must not inherit them", r.Name, r.Summary)
	}
	standard := mustStandard(t, g)
	if v, _ := standard.Value("beasts.bat.order"); v != int64(2) {
		t.Errorf("extending changed the standard: beasts.bat.order is %v", v)
	}
	// What a record stores of it makes the same rules of the standard again.
	again, err := standard.With(r.Against(standard))
	if err != nil {
		t.Fatal(err)
	}
	if diff := Diff(r, again); len(diff) > 0 {
		t.Errorf("With(Against) differs: %v", diff)
	}
	if bat, ok := r.Against(standard)["beasts"].(map[string]any)["bat"]; !ok || bat != false {
		t.Errorf("a record must say that the bat is gone: %v", r.Against(standard))
	}
	var got []string
	for _, d := range r.Differences() {
		got = append(got, fmt.Sprintf("%s %s: %s → %s", d.Clause, d.Key, d.WasText, d.IsText))
	}
	if diff := cmp.Diff([]string{
		" seen.day: yes → no", "MON-01 beasts.wolf.hits: 5, 6 → 4", "MON-01 beasts.bat: order 2, flies " +
			"yes, hits 6 → none",
		"MON-01 beasts.owl: none → order 3, flies yes, hits 1",
	}, got); diff != "" {
		t.Errorf("differences (-want +got):\n%s", diff)
	}
}

func TestExtends(t *testing.T) {
	step := func(from string) string { return fmt.Sprintf("extends = %q\n", "monsters/"+from) }
	g := monsterGame(t, map[string]string{
		"one.toml": step("standard"), "two.toml": step("one"), "three.toml": step("two"),
		"four.toml": step("three"), "five.toml": step("four"),
		"round.toml": "# a circle\n" + step("about"), "about.toml": step("back"), "back.toml": step("round"),
		"self.toml":   step("self"),
		"broken.toml": step("standard") + "\nhearts = 99\n", "on-broken.toml": step("broken"),
		"nobat.toml":  step("standard") + "beasts.bat = false\n",
		"nobat2.toml": step("nobat") + "hearts = 4\nbeasts.bat = false\n",
		"empty.toml":  step("standard") + "[beasts]\nbat = false\nwolf = false\n",
	})
	tests := []struct{ id, want string }{
		{"four", ""},
		{"five", "monsters/five: line 1: extends goes over more than 4 files: monsters/five → " +
			"monsters/four → monsters/three → monsters/two → monsters/one → monsters/standard"},
		{"round", "monsters/round: line 2: extends goes round in a circle: monsters/round → " +
			"monsters/about → monsters/back → monsters/round"},
		{"self", "monsters/self: line 1: extends goes round in a circle: monsters/self → monsters/self"},
		{"broken", "monsters/broken: line 3: hearts is 99; it can be a whole number from 1 to 20"},
		{"on-broken", "monsters/on-broken: line 1: it extends broken, which cannot be used: line 3: " +
			"hearts is 99; it can be a whole number from 1 to 20"},
		{"nobat2", "monsters/nobat2: line 3: beasts.bat cannot be taken out: it is not there"},
		{"empty", "monsters/empty: line 2: beasts needs at least one beast"},
	}
	for _, test := range tests {
		_, err := g.Find(test.id)
		if got := errorText(err); got != test.want {
			t.Errorf("%s: %q, want %q", test.id, got, test.want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestFamilyFilesExtendEachOther also shows that a broken file is listed and stops nothing.
func TestFamilyFilesExtendEachOther(t *testing.T) {
	g := sittersGame(t)
	dir := inFolder(t, map[string]string{
		"grandma.toml":       "extends = \"sitters/long-haul\"\nname = \"Grandma's\"\npar = 40\n",
		"sunday.TOML":        "extends = \"sitters/Grandma\"\nmay_pass = true\n",
		"a.toml":             "extends = \"sitters/b\"\n",
		"b.toml":             "extends = \"sitters/a\"\n",
		"broken.toml":        "extends = \"sitters/standard\"\nname = \"Broken\"\npar = \n",
		"nobody.toml":        "par = 4\n",
		"Standard.toml":      "extends = \"sitters/standard\"\n",
		"elsewhere.toml":     "extends = \"nogame/standard\"\n",
		".hidden.toml":       "par = 4\n",
		"notes.txt":          "buy dice\n",
		"theme.toml":         "extends = \"sitters/themes/dungeon\"\n[nouns.obstructor]\none = \"owl\"\n",
		"theme-broken.toml":  "extends = \"sitters/themes/dungeon\"\n[nouns.monster]\none = \"owl\"\n",
		"theme-unknown.toml": "extends = \"sitters/themes/x\"\n",
	})
	var got []string
	for _, l := range g.List()[5:] {
		line := l.ID
		for _, f := range l.Findings {
			line += " | " + strings.ReplaceAll(f.String(), dir, "")
		}
		if (l.Ruleset == nil) != hasError(l.Findings) || l.Shipped() || l.Modified.IsZero() {
			t.Errorf("%s: %v with %v", l.ID, l.Ruleset, l.Findings)
		}
		got = append(got, line)
	}
	want := []string{
		"a | line 1: extends goes round in a circle: a → b → a",
		"b | line 1: extends goes round in a circle: b → a → b",
		`broken | line 3: there is no value behind “par”; write a number, true or false, or words in quotation marks: "like this"`,
		`elsewhere | line 1: extends "nogame/standard", which is no ruleset of SiTTeRS; did you mean "sitters/standard"?`,
		"grandma",
		`nobody | this file does not say what it extends; begin with extends = "sitters/standard"`,
		"Standard | Standard is the name of a ruleset that comes with the game; give the file another name",
		"sunday",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("listed (-want +got):\n%s", diff)
	}
	for _, name := range []string{"sunday", "Sunday", dir + "/sunday.TOML"} {
		r, err := g.Find(name)
		if err != nil {
			t.Errorf("%q: %v", name, err)
			continue
		}
		if par, _ := r.Value("par"); par != int64(40) || r.Base().ID != "long-haul" || r.Shipped() {
			t.Errorf("%q: par %v, base %s", name, par, r.Base().ID)
		}
		want := map[string]any{"par": int64(40), "may_pass": true}
		if diff := cmp.Diff(want, r.Against(r.Base())); diff != "" {
			t.Errorf("a record of it holds (-want +got):\n%s", diff)
		}
	}
	if r, err := g.Find("grandma's"); err != nil || r.ID != "grandma" {
		t.Errorf("by its label: %v", err)
	}
	var broken *Broken
	if _, err := g.Find("broken"); !errors.As(err, &broken) {
		t.Errorf("a broken file gives %v", err)
	}
	var unknown *UnknownError
	if _, err := g.Find("long-houl"); !errors.As(err, &unknown) || unknown.Suggestion != "long-haul" {
		t.Errorf("an unknown name gives %v", err)
	}
	if r, err := g.Find("standard"); err != nil || !r.Shipped() {
		t.Errorf("a family's file took the shipped id: %v", err)
	}

	got = nil
	for _, l := range g.Themes()[4:] {
		line := l.ID
		for _, f := range l.Findings {
			line += " | " + f.String()
		}
		got = append(got, line)
	}
	if diff := cmp.Diff([]string{
		"theme",
		`theme-broken | line 2: "monster" is not a field of nouns; there is collector, obstructor, container, loot and safe-zone`,
		`theme-unknown | line 1: extends "sitters/themes/x", which there is not; begin with extends = "sitters/themes/dungeon"`,
	}, got); diff != "" {
		t.Errorf("themes (-want +got):\n%s", diff)
	}
	theme, err := g.FindTheme("theme")
	if err != nil {
		t.Fatal(err)
	}
	owl, chest := theme.Noun("obstructor"), theme.Noun("container")
	if owl.A != "an owl" || owl.Many != "owls" || owl.Icons[0] != "ogre" || chest.One != "chest" {
		t.Errorf("the owl is %+v, the chest %+v", owl, chest)
	}
}
