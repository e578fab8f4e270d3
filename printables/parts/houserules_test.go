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

// The box of house rules says in whole sentences of the clauses what differs, and what the standard says in
// their place: never a field by its name.
func TestHouseRulesAreToldInSentences(t *testing.T) {
	noRings := map[string]any{"2": false, "3": false, "4": false, "5": map[string]any{"color": "#123456"},
		"6": map[string]any{"sums": []any{7}, "color": "#FF0000", "order": 9}}
	const allRings = "The standard rules say: Rings bear the sums of the two dice that make them fire: 2 or 12, 3 or 11, " +
		"4 or 10, 5 or 9 and 6 or 8."
	small := []string{"The game is for 2 players. The standard rules say: The game is for 2 to 4 players.",
		"Not as in the standard rules: The board. What is printed here counts. (GEY-01)",
		"Rings bear the sums of the two dice that make them fire: 4 or 10, 5 or 9 and 6 or 8. (GEY-01) " + allRings}
	needs := []string{"Only a player who controls at least 2 geysers may move into the Mother Geyser. (GEY-07) The standard " +
		"rules say: Only a player who controls at least 3 geysers may move into the Mother Geyser."}
	for _, test := range []struct {
		game, ruleset string
		house         map[string]any
		box           []string // after its title
	}{
		{"geyser", "standard", nil, nil},
		{"geyser", "standard",
			map[string]any{"rings": map[string]any{"5": map[string]any{"color": "#123456"}}}, nil},
		{"geyser", "small-island", nil, slices.Concat(small, needs)},
		{"geyser", "standard", map[string]any{"rings": noRings, "board": "S...S\n.....\n1.M.5\n.6...\nS...S"},
			[]string{"Not as in the standard rules: The board. What is printed here counts. (GEY-01)",
				"Rings bear the sums of the two dice that make them fire: 2 or 12, 6 or 8 and 7. (GEY-01) " + allRings}},
		{"geyser", "small-island", map[string]any{"tokens": 4}, slices.Concat(small, []string{
			"A player may have at most 4 islanders on the board at once. (GEY-02) The standard rules say: A player may " +
				"have any number of islanders. When the printed ones run out, a button or a bead will do.",
			"There is no new islander if no such square is left, or if the player has 4 on the board. (GEY-05) The " +
				"standard rules say: There is no new islander if no such square is left."}, needs)},
		{"saratoga", "standard",
			map[string]any{"colours": map[string]any{"black": false,
				"orange": map[string]any{"color": "#E69F00", "order": 1}}},
			[]string{"Its target cards are self and the colours orange, red, blue, green, purple and white. (SAR-02) The " +
				"standard rules say: Its target cards are self and the colours red, blue, green, purple, white and black."}},
		{"saratoga", "standard", map[string]any{"convoy_cost": 0},
			[]string{"Move and another player: if that player lays move with this player's colour, both gain 2 progress and " +
				"lose nothing. Otherwise nothing happens. (SAR-07) The standard rules say: Move and another player: if that " +
				"player lays move with this player's colour, both gain 2 progress and lose 1 supply. Otherwise nothing " +
				"happens, and nobody pays."}},
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
