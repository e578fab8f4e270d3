package rulesets_test

import (
	"os"
	"path/filepath"
	"testing"

	"homespun/companion/match/games"
	"homespun/rulesets"
)

// What is written down says the same when it is read, whatever house rules there are.
func TestARulesetWrittenDownIsReadBack(t *testing.T) {
	for _, name := range []string{"standard", "gentle", "long-haul", "team", "delve"} {
		for _, house := range []map[string]any{nil,
			{"die_faces": 4, "return_on": map[string]any{"collectors": []any{4},
				"obstructors": []any{1, 2}}}} {
			shipped, err := games.All().Find("sitters", name)
			if err != nil {
				t.Fatal(err)
			}
			rules, err := shipped.With(house)
			if err != nil {
				t.Fatal(err)
			}
			text := rules.Text()
			path := filepath.Join(t.TempDir(), "ours.toml")
			if err := os.WriteFile(path, text, 0o644); err != nil {
				t.Fatal(err)
			}
			read, err := games.All().Open(path)
			if err != nil {
				t.Fatalf("%s with %v: %v\n%s", name, house, err, text)
			}
			if diff := rulesets.Diff(rules, read); len(diff) > 0 || read.Name != rules.Name ||
				read.Summary != rules.Summary {
				t.Errorf("%s with %v differs: %+v\n%s", name, house, diff, text)
			}
		}
	}
}
