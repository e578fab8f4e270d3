package rulesets

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/rulesets/household"
	"homespun/rulesets/values"
)

func TestNewWritesAFileThatChangesNothing(t *testing.T) {
	g := sittersGame(t)
	long, err := g.Find("long-haul")
	if err != nil {
		t.Fatal(err)
	}
	path, err := New(long, `Ava's "wild" rules \ 2`)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := filepath.Base(path), "Ava's wild rules 2.toml"; got != want {
		t.Errorf("the file is %q, want %q", got, want)
	}
	r, err := g.Find(path)
	if err != nil {
		t.Fatal(err)
	}
	if r.Name != `Ava's "wild" rules \ 2` || len(Diff(long, r)) != 0 || r.Base().ID != "long-haul" {
		t.Errorf("the new file is %q and differs in %v", r.Name, Diff(long, r))
	}
	if findings := shelf.Check(path); len(findings) > 0 {
		t.Errorf("the new file has %v", findings)
	}
	// Every field stands in it; with all the signs of a remark taken away before fields it still says the
	// same.
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var live []string
	for line := range strings.Lines(string(text)) {
		rest := strings.TrimPrefix(line, "# ")
		key, _, assigned := strings.Cut(rest, " = ")
		if _, isField := values.Field(g.fields, key); isField && assigned ||
			strings.ContainsAny(rest[:1], "CO'") && !strings.Contains(rest, " ") {
			line = rest
		}
		live = append(live, line)
	}
	all := shelf.CheckBytes(path, []byte(strings.Join(live, "")))
	if len(all) > 0 {
		t.Errorf("with every field in force: %v\n%s", all, strings.Join(live, ""))
	}
	for _, s := range Show(long) {
		if !strings.Contains(string(text), "# "+s.Key+" = ") ||
			s.ClauseID != "" && !strings.Contains(string(text), s.ClauseID) {
			t.Errorf("the new file does not have %s", s.Key)
		}
	}

	var exists *ExistsError
	if _, err := New(long, `ava's "WILD" rules: 2`); !errors.As(err, &exists) || exists.Path != path {
		t.Errorf("written over another one: %v", err)
	}
	if _, err := New(long, "Gentle"); !errors.As(err, &exists) || exists.Path != "" {
		t.Errorf("a shipped id was taken: %v", err)
	}
	if again, _ := os.ReadFile(path); string(again) != string(text) {
		t.Error("the file has been changed")
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("something is left over: %v", entries)
	}
}

func TestNewInAFolderThatCannotBeWritten(t *testing.T) {
	g := sittersGame(t)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv(household.Variable, file)
	if _, err := New(mustStandard(t, g), "Ours"); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("the error is %v", err)
	}
	if len(g.List()) != 5 {
		t.Error("a folder that cannot be read hides the shipped rulesets")
	}
}

func TestChanged(t *testing.T) {
	g := sittersGame(t)
	dir := inFolder(t,
		map[string]string{"a.toml": "extends = \"sitters/standard\"\npar = 40\n",
			"b.toml": "extends = \"sitters/a\"\n"})
	b, err := g.Find("b")
	if err != nil {
		t.Fatal(err)
	}
	stamp := household.Stamp()
	if b.Changed() || stamp != household.Stamp() {
		t.Error("nothing has been changed")
	}
	typed, _ := g.Read("Ours.toml", []byte("extends = \"sitters/a\"\n"))
	if typed.Changed() {
		t.Error("a text that is in no file has been changed on disk")
	}
	path := filepath.Join(dir, "a.toml")
	if err := os.WriteFile(path, []byte("extends = \"sitters/standard\"\npar = 41\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, time.Time{}, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if !b.Changed() || !typed.Changed() || stamp == household.Stamp() {
		t.Error("the file it extends has been changed")
	}
	if again, err := g.Find("b"); err != nil || again.number("par", 0) != 41 {
		t.Errorf("read again: %v", err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if !b.Changed() {
		t.Error("the file it extends is gone")
	}
	if mustStandard(t, g).Changed() {
		t.Error("a shipped ruleset never changes")
	}
}

// Only in rules does false take an entry out: the words of a theme or a deck are no yes and no.
func TestFalseIsNoWord(t *testing.T) {
	g := sittersGame(t)
	inFolder(t, map[string]string{"w.toml": "extends = \"sitters/themes/" + g.Theme + "\"\nnouns.loot.many = false\n"})
	themes := g.Themes()
	if wrong, _ := Problem(themes[len(themes)-1].Findings); wrong.Key != "nouns.loot.many" {
		t.Errorf("a theme: %v", wrong)
	}
	back := engines.Field{Key: "back", Kind: engines.TableField, Of: engines.TextField, Keys: []string{"title"}}
	found := CheckTree("a deck", "deck.toml", map[string]any{"back": map[string]any{"title": false}}, []engines.Field{back})
	if len(found) != 1 || found[0].Key != "back.title" {
		t.Errorf("a deck: %v", found)
	}
}

func TestFilesThatAreNone(t *testing.T) {
	sittersGame(t)
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "big.toml"), make([]byte, MaxFile+1), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct{ path, want string }{
		{filepath.Join(dir, "none.toml"), "there is no such file"},
		{dir, "this is a folder; name a file in it that ends in .toml"},
		{filepath.Join(dir, "big.toml"), "this file is larger than a ruleset can be (96 KB)"},
	}
	for _, test := range tests {
		findings := shelf.Check(test.path)
		if len(findings) != 1 || findings[0].String() != test.want || !findings[0].Error {
			t.Errorf("%s: %v, want %q", test.path, findings, test.want)
		}
		if _, err := shelf.Open(test.path); err == nil || !strings.HasSuffix(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.path, err, test.want)
		}
	}
}

func TestNamesAreCutAndCleaned(t *testing.T) {
	tests := []struct{ name, want string }{
		{"Ava", "Ava"}, {" Ava \n Lee ", "Ava Lee"},
		{strings.Repeat("W", 5000), strings.Repeat("W", 24) + "…"}, {"\u202eava", "ava"},
		{"a\x1b[31mb", "a[31mb"},
		{"\xffAva", "Ava"}, {"👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"}, {"", ""},
		{"e" + strings.Repeat("\u0301", 500), "é\u0301\u0301\u0301"},
	}
	for _, test := range tests {
		if got := CleanName(test.name); got != test.want {
			t.Errorf("%q: %q, want %q", test.name, got, test.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		name := CleanName(rapid.String().Draw(t, "name"))
		if !utf8.ValidString(name) || strings.ContainsAny(name, "\n\t\x00\u202e") || len(name) > 500 {
			t.Errorf("%q", name)
		}
		if again := CleanName(name); again != name && !strings.HasSuffix(name, "…") {
			t.Errorf("%q becomes %q", name, again)
		}
	})
}

func TestHome(t *testing.T) {
	t.Setenv(household.Variable, "")
	if runtime.GOOS == "linux" {
		home := t.TempDir()
		t.Setenv("HOME", home)
		t.Setenv("XDG_CONFIG_HOME", "")
		if f, err := household.Home(); err != nil || string(f) != filepath.Join(home, "Documents", "Homespun") {
			t.Errorf("%q, %v", f, err)
		}
		if err := os.Mkdir(filepath.Join(home, ".config"), 0o755); err != nil {
			t.Fatal(err)
		}
		text := "# a remark\nXDG_DESKTOP_DIR=\"$HOME/Tisch\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"
		if err := os.WriteFile(filepath.Join(home, ".config", "user-dirs.dirs"), []byte(text),
			0o644); err != nil {
			t.Fatal(err)
		}
		if f, err := household.Home(); err != nil || string(f) != filepath.Join(home, "Dokumente", "Homespun") {
			t.Errorf("%q, %v", f, err)
		}
	}
	dir := t.TempDir()
	t.Setenv(household.Variable, dir)
	f, err := household.Home()
	if err != nil || string(f) != dir || f.HouseRules() != filepath.Join(dir, "House rules") {
		t.Errorf("%q, %v", f, err)
	}
}

// TestRecordsKeepWhatDiffers: for any change of rules, a record that names a shipped ruleset and holds what
// differs has the same rules.
func TestRecordsKeepWhatDiffers(t *testing.T) {
	g := sittersGame(t)
	bases := g.List()
	rapid.Check(t, func(t *rapid.T) {
		rules := map[string]any{}
		faces := rapid.SliceOfNDistinct(rapid.Int64Range(1, 6), 0, 6, rapid.ID)
		if rapid.Bool().Draw(t, "return") {
			rules["return_on"] =
				map[string]any{rapid.SampledFrom([]string{"collectors", "obstructors"}).Draw(t,
					"side"): faces.Draw(t, "faces")}
		}
		if rapid.Bool().Draw(t, "pass") {
			rules["may_pass"] = rapid.Bool().Draw(t, "may_pass")
		}
		if rapid.Bool().Draw(t, "par?") {
			rules["par"] = rapid.Int64Range(0, 1000).Draw(t, "par")
		}
		if rapid.Bool().Draw(t, "turns?") {
			rules["turns"] = rapid.SliceOfN(rapid.SampledFrom([]string{"collectors", "obstructors"}), 1,
				12).Draw(t, "turns")
		}
		from := rapid.SampledFrom(bases).Draw(t, "from").Ruleset
		to := rapid.SampledFrom(bases).Draw(t, "to").Ruleset
		r, err := from.With(rules)
		if err != nil {
			t.Skip(err)
		}
		again, err := to.With(r.Against(to))
		if err != nil {
			t.Fatal(err)
		}
		if diff := Diff(r, again); len(diff) > 0 {
			t.Errorf("%v", diff)
		}
		if left := again.Against(r); len(left) > 0 {
			t.Errorf("left over: %v", left)
		}
	})
}

func TestRulesOfARecordThatCannotBe(t *testing.T) {
	g := sittersGame(t)
	tests := []struct {
		rules map[string]any
		want  string
	}{
		{map[string]any{"parr": 4}, `standard: "parr" is not a field of SiTTeRS; did you mean "par"?`},
		{map[string]any{"name": "x"}, `standard: "name" is not a field of SiTTeRS`},
		{map[string]any{"says": map[string]any{}},
			`standard: "says" is not a field of SiTTeRS; did you mean "seats"?`},
		{map[string]any{"par": 5000}, `standard: par is 5000; it can be a whole number from 0 to 1000`},
		{map[string]any{"return_on": map[string]any{"obstructor": []int{5}}},
			`standard: "obstructor" is not a field of return_on; did you mean "obstructors"?`},
	}
	for _, test := range tests {
		_, err := mustStandard(t, g).With(test.rules)
		if got := errorText(err); got != test.want {
			t.Errorf("%v: %q, want %q", test.rules, got, test.want)
		}
		var broken *Broken
		if errors.As(err, &broken) && broken.Findings[0].Key == "" {
			t.Errorf("%v: no key in %+v", test.rules, broken.Findings)
		}
	}
	r, err := mustStandard(t, g).With(nil)
	if err != nil || len(r.Differences()) > 0 {
		t.Errorf("nothing changed gives %v", err)
	}
	if _, err := r.Compile(3); errorText(err) != "Standard is for 2 seats, not 3" {
		t.Errorf("three seats: %v", err)
	}
}

func TestThemes(t *testing.T) {
	g := sittersGame(t)
	theme, err := g.FindTheme("Space")
	if err != nil {
		t.Fatal(err)
	}
	if got := theme.Icon("collector", 2); got != "alien" {
		t.Errorf("C2 is %q", got)
	}
	mine := theme.Pick("collector", 2, "unicorn")
	if got := []string{mine.Icon("collector", 2), theme.Icon("collector", 2), mine.Icon("collector", 1),
		mine.Pick("collector", 2, "").Icon("collector", 2)}; !cmp.Equal(got,
		[]string{"unicorn", "alien", "astronaut", "alien"}) {
		t.Errorf("after a pick: %v", got)
	}
	if n := theme.Noun("thing-of-no-theme"); n.A != "a thing of no theme" {
		t.Errorf("%+v", n)
	}
	tests := []struct{ text, want string }{
		{"color = \"grene\"\n", `line 2: color is "grene", which is no colour; did you mean "green"?`},
		{"paper = \"#12345\"\n", `line 2: paper is "#12345", which is no colour; ` +
			`write it as "#3E7C8C" (red, green and blue, two signs each) or by its name, such as red or dark green`},
		{"[nouns.container]\nicon = \"Treasure Chest\"\n",
			`line 3: nouns.container.icon is "Treasure Chest", which is no name of a picture; did you mean "treasure-chest"?`},
		{"[nouns.container]\nicons = [\"a\", \"../x\"]\n",
			`line 3: nouns.container.icons is "../x", which is no name of a picture; did you mean "x"?`},
		{"[nouns.container]\none = \"\"\n", `line 3: nouns.container.one is no short word or two`},
		{"par = 4\n", `line 2: "par" is not a field of a theme of SiTTeRS; did you mean "paper"?`},
	}
	for _, test := range tests {
		findings := shelf.CheckBytes("t.toml", []byte("extends = \"sitters/themes/space\"\n"+test.text))
		if len(findings) != 1 || findings[0].String() != test.want {
			t.Errorf("%q: %v, want %q", test.text, findings, test.want)
		}
	}
}
