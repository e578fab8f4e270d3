package parts_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/engines/geyser"
	"homespun/engines/saratoga"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	geyserrules "homespun/rulesets/geyser"
	saratogarules "homespun/rulesets/saratoga"
)

// sources are games with house rules of every kind.
var sources = map[string]rulesets.Source{
	"geyser":   {Engine: geyser.Definition, Files: geyserrules.Files},
	"saratoga": {Engine: saratoga.Definition, Files: saratogarules.Files},
}

// The box of house rules says in words what differs: how many play, and which things have come or gone,
// without what is for the file only.
func TestHouseRulesAreToldInWords(t *testing.T) {
	noRings := map[string]any{"2": false, "3": false, "4": false, "5": map[string]any{"color": "#123456"},
		"6": map[string]any{"sums": []any{7}, "color": "#FF0000", "order": 9}}
	for _, test := range []struct {
		game, ruleset string
		house         map[string]any
		box           []string // after its title
	}{
		{"geyser", "standard", nil, nil},
		{"geyser", "standard",
			map[string]any{"rings": map[string]any{"5": map[string]any{"color": "#123456"}}}, nil},
		{"geyser", "small-island", nil,
			[]string{"Players: 2, in the standard rules 2 to 4",
				"Board: 7 × 7, in the standard rules 11 × 11 (GEY-01)", "Geysers for the Mother Geyser: " +
					"2, in the standard rules 3 (GEY-07)"}},
		{"geyser", "standard", map[string]any{"rings": noRings, "board": "S...S\n.....\n1.M.5\n.6...\nS...S"},
			[]string{"Board: 5 × 5, in the standard rules 11 × 11 (GEY-01)", "Rings (2): left out (GEY-01)",
				"Rings (3): left out (GEY-01)", "Rings (4): left out (GEY-01)",
				"Rings (6): new: sums 7 (GEY-01)"}},
		{"geyser", "small-island", map[string]any{"tokens": 4},
			[]string{"Players: 2, in the standard rules 2 to 4",
				"Board: 7 × 7, in the standard rules 11 × 11 (GEY-01)",
				"Tokens of a player: 4, in the standard rules no limit (GEY-02)", "Geysers for the Mother " +
					"Geyser: 2, in the standard rules 3 (GEY-07)"}},
		{"saratoga", "standard",
			map[string]any{"colours": map[string]any{"black": false,
				"orange": map[string]any{"color": "#E69F00", "order": 1}}},
			[]string{"Colours (orange): new (SAR-02)", "Colours (black): left out (SAR-02)"}},
	} {
		sheet := parts.RuleSheet(partstest.Set(t, sources[test.game], test.ruleset, "", test.house))
		words := strings.Join(partstest.Words(sheet.Fill(190, 2000)[0]), " ")
		_, after, boxed := strings.Cut(words, "House rules in play ")
		if boxed != (len(test.box) > 0) {
			t.Errorf("%s/%s with %v: there is a box: %v", test.game, test.ruleset, test.house, boxed)
			continue
		}
		after, _, _ = strings.Cut(after, " A bar stands")
		if got := strings.Split(strings.TrimPrefix(after, "• "), " • "); boxed &&
			!slices.Equal(got, test.box) {
			t.Errorf("%s/%s with %v:\n%q\nwant\n%q", test.game, test.ruleset, test.house, got, test.box)
		}
	}
}
