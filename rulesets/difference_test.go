package rulesets_test

import (
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/rulesets"
)

// A board that differs is told by its size, or as another one, and never drawn; 0 is told as what it stands
// for.
func TestDifferencesAreToldInOneLine(t *testing.T) {
	island, err := games.All().Find("geyser", "small-island")
	if err != nil {
		t.Fatal(err)
	}
	standard, err := island.Game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	board, _ := standard.Value("board")
	mirrored := strings.Replace(board.(string), "S..2......S", "S......2..S", 1)
	for _, test := range []struct {
		ruleset      *rulesets.Ruleset
		house        map[string]any
		key, was, is string
	}{
		{island, nil, "board", "11 × 11", "7 × 7"},
		{standard, map[string]any{"board": mirrored}, "board", "", "drawn otherwise"},
		{standard, map[string]any{"tokens": 5}, "tokens", "no limit", "5"},
	} {
		r, err := test.ruleset.With(test.house)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, d := range r.Differences() {
			if strings.Contains(d.WasText+d.IsText, "\n") {
				t.Errorf("%s with %v: %s runs over several lines", test.ruleset.Name, test.house, d.Key)
			}
			if d.Key == test.key {
				found = true
				if d.WasText != test.was || d.IsText != test.is {
					t.Errorf("%s with %v: %s is %q, and was %q; want %q and %q", test.ruleset.Name,
						test.house, d.Key, d.IsText, d.WasText, test.is, test.was)
				}
			}
		}
		if !found {
			t.Errorf("%s with %v does not differ in %s", test.ruleset.Name, test.house, test.key)
		}
	}
	dungeon, err := games.All().Find("adventure", "")
	if err != nil {
		t.Fatal(err)
	}
	house, err := dungeon.With(
		map[string]any{"monsters": map[string]any{"zombie": map[string]any{"kill": 0}}})
	if err != nil {
		t.Fatal(err)
	}
	if d := house.Differences(); len(d) != 1 || d[0].IsText != "never" {
		t.Errorf("a zombie that nothing kills: %+v", d)
	}
}
