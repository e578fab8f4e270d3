package doubles

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const (
	match = "+++\ngame = \"sitters\"\nstarted = 2026-11-07T15:30:00Z\n+++\nA: a\nA: b\n"
	later = "+++\ngame = \"sitters\"\nstarted = 2026-11-07T17:30:00Z\n+++\nA: a\n"
	rules = "# ours\nextends = \"sitters/gentle\"\nname = \"Ours\"\nhearts = 3\n"
)

func folder(t *testing.T, texts map[string]string) string {
	t.Helper()
	place := t.TempDir()
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(place, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return place
}

// What file services put beside a file is known by its name, or by the match that both are of.
func TestDoublesOfFileServices(t *testing.T) {
	for name, text := range map[string]string{
		"a (Mia's conflicted copy 2026-11-29).match": "", "a (conflicted copy 2026-11-29 101112).match": "",
		"a (Mia's conflicted copy 2026-11-29) (1).match": "", "a (Case Conflict 1).match": "",
		"a.sync-conflict-20261129-101112-ABCDEFG.match": "", "a_conflict-20261129-101112.match": "",
		"a-DESKTOP-1AB2C3D.match": match, "a-Küche.match": match, "a (1).match": match, "a(1).match": match, "a 2.match": match,
	} {
		place := folder(t, map[string]string{"a.match": match + "A: c\n", name: text})
		if of := Of(filepath.Join(place, name)); of != filepath.Join(place, "a.match") {
			t.Errorf("%s is a double of %q", name, of)
		}
		if err := os.Remove(filepath.Join(place, "a.match")); err != nil {
			t.Fatal(err)
		}
		if of := Of(filepath.Join(place, name)); of != "" {
			t.Errorf("alone %s is a double of %q", name, of)
		}
	}
}

func TestWhatIsNoDouble(t *testing.T) {
	for name, text := range map[string]string{"a.match": match, "a 2.match": later, "a-DESKTOP.match": later, "a (1).match": later,
		"a (with Mia).match": match, "a-a long word.match": match, "a 2026.match": match, "b 2.match": match, "-x.match": match,
		"a 3.match": ""} {
		place := folder(t, map[string]string{"a.match": match, name: text})
		if of := Of(filepath.Join(place, name)); of != "" {
			t.Errorf("%s is a double of %q", name, of)
		}
	}
	place := folder(t, map[string]string{"r.toml": rules, "r 2.toml": strings.Replace(rules, "Ours", "Theirs", 1), "r 3.toml": rules})
	if of := Of(filepath.Join(place, "r 2.toml")); of != "" {
		t.Errorf("house rules of another name are a double of %q", of)
	}
	if of := Of(filepath.Join(place, "r 3.toml")); of == "" {
		t.Error("house rules of one name are none")
	}
}

func TestByHowMuchADoubleDiffers(t *testing.T) {
	for text, want := range map[string]string{
		match:                                  "A second copy of a.match; no line differs.",
		match + "A: c\nA: d\n":                 "A second copy of a.match with 2 lines more, from line 7 on.",
		strings.TrimSuffix(match, "A: b\n"):    "A second copy of a.match with 1 line less, from line 6 on.",
		strings.Replace(match, "A: a", "B", 1): "A second copy of a.match with 1 other line for 1, from line 5 on.",
	} {
		place := folder(t, map[string]string{"a.match": match, "a (conflicted copy).match": text})
		if said := Sentence(filepath.Join(place, "a (conflicted copy).match")); said != want {
			t.Errorf("%q: %s", text, said)
		}
		data, err := os.ReadFile(filepath.Join(place, "a (conflicted copy).match"))
		if string(data) != text || err != nil {
			t.Errorf("it has changed: %v", err)
		}
	}
	place := folder(t, map[string]string{"a.match": match})
	if err := os.Mkdir(filepath.Join(place, "a 2.match"), 0o755); err != nil {
		t.Fatal(err)
	}
	if said := Sentence(filepath.Join(place, "a 2.match")); said != "" {
		t.Errorf("a folder: %s", said)
	}
}

func TestDoublesStandBehindTheirOriginals(t *testing.T) {
	place := folder(t, map[string]string{"a.match": match, "a 2.match": match, "a (1).match": match, "b.match": later, "c 2.match": match})
	var list []string
	for _, name := range []string{"a 2", "b", "a (1)", "c 2", "a"} {
		list = append(list, filepath.Join(place, name+".match"))
	}
	list = append(list, "") // a ruleset that came with the program has no file
	got := Beside(list, func(path string) string { return path })
	want := []string{list[1], list[3], list[4], list[0], list[2], ""}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
