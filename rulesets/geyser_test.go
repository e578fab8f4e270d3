package rulesets

import (
	"strings"
	"testing"

	"homespun/engines"
)

func geyserGame(t testing.TB) *Game {
	t.Helper()
	return shippedGame(t, "geyser")
}

func TestGeyserVariantsSayWhatIsDifferent(t *testing.T) {
	g := geyserGame(t)
	readShipped(t, g, []shippedClause{
		{"standard", 1, "2 or 12, 3 or 11, 4 or 10, 5 or 9 and 6 or 8.", false},
		{"standard", 7, "at least 3 geysers may move into the Mother Geyser", false},
		{"standard", 12, "The Mother Geyser never fires.", false},
		{"standard", 14, "A player without islanders is out at once", false},
		{"restless-mother", 1, "In these rules the Mother Geyser does not count as a geyser.", false},
		{"restless-mother", 12, "On 7 the Mother Geyser fires too", true},
		{"kind-island", 14, "Nobody is ever out.", true},
		{"small-island", 7, "at least 2 geysers may move into", true},
		// two rings have no geyser on its board
		{"small-island", 1, "make them fire: 4 or 10, 5 or 9 and 6 or 8.", true},
		{"kind-island", 14, "The game ends only by the Mother Geyser", true},
	})
}

// TestGeyserClausesFollowTheFields changes one field after another and reads the clause.
func TestGeyserClausesFollowTheFields(t *testing.T) {
	ring := func(id string, sums ...any) map[string]any {
		return map[string]any{"rings": map[string]any{id: map[string]any{"sums": sums}}}
	}
	rings := func(last []any) map[string]any { // only ring 5 fires, if any
		all := map[string]any{}
		for _, id := range []string{"1", "2", "3", "4", "5"} {
			all[id] = map[string]any{"sums": []any{}}
		}
		all["5"] = map[string]any{"sums": append([]any{}, last...)}
		return map[string]any{"rings": all}
	}
	g := geyserGame(t)
	readChanged(t, g, []changedClause{
		{ring("5", 6, 7, 8), 1, "5 or 9 and 6, 7 or 8."},
		{ring("1"), 1, "fire: 3 or 11, 4 or 10, 5 or 9 and 6 or 8."},
		{map[string]any{"rings": map[string]any{"5": map[string]any{"order": 1},
			"1": map[string]any{"order": 9}}}, 1, "6 or 8, 3 or 11, 4 or 10, 5 or 9 and 2 or 12."},
		{rings(nil), 1, "No ring bears a sum of the dice, so no geyser ever fires."},
		{rings([]any{7}), 1, "make them fire: 7."},
		{map[string]any{"die_faces": 8}, 2, "There are two dice with 8 faces each."},
		{map[string]any{"tokens": 12}, 2, "A player may have at most 12 islanders on the board at once."},
		{map[string]any{"around": 4}, 5, "The 4 squares beside it are around a geyser."},
		{map[string]any{"spawn_on": "claim"}, 5,
			"A move brings a new islander only if no islander of this player stood on the geyser before."},
		{map[string]any{"tokens": 12}, 5, "or if the player has 12 on the board."},
		{map[string]any{"mother_needs": 1}, 7, "at least 1 geyser may move"},
		{map[string]any{"mother_needs": 0}, 7, "Every player may move into the Mother Geyser."},
		{map[string]any{"mother_fires_on": []any{2, 7, 12}}, 12, "On 2, 7 or 12 the Mother Geyser fires too"},
		{map[string]any{"reentry": true}, 11, "Every round is played in the same order."},
		{map[string]any{"reentry": true}, 14, "puts one on an empty start square"},
	})
}

// TestGeyserSentences reads what is said of a battle, of a firing and of refusals, in two themes, with and
// without names.
func TestGeyserSentences(t *testing.T) {
	g := geyserGame(t)
	dragons, err := g.FindTheme("dragons")
	if err != nil {
		t.Fatal(err)
	}
	named := mustStandard(t, g).Speaker(nil, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}, {"Dee"}})
	alone := mustStandard(t, g).Speaker(dragons, nil, nil)
	four, err := mustStandard(t, g).With(map[string]any{"around": 4})
	if err != nil {
		t.Fatal(err)
	}
	number := func(n int) engines.Arg { return engines.Of(engines.NumberArg, n) }
	a2, b7 := engines.Of(engines.PieceArg, 2), engines.Of(engines.PieceArg, 1<<16|7)
	ava, both := engines.Of(engines.SeatArg, 0), engines.Of(engines.SeatArg, 1)
	f4, e4 := engines.Of(engines.SpaceArg, 3*11+5), engines.Of(engines.SpaceArg, 3*11+4)
	mother := engines.Of(engines.SpaceArg, 5*11+5)
	hear(t, g, []said{
		{named, "battle", []engines.Arg{a2, b7, f4},
			"A fight: Ava's turtle A2 attacks Ben and Cleo's frog B7."},
		{alone, "battle", []engines.Arg{a2, b7, f4}, "A fight: elf A2 attacks goblin B7."},
		{named, "battle-total", []engines.Arg{a2, number(3), number(1), number(4)},
			"Ava: 3 + 1 geyser = 4."},
		{alone, "battle-total", []engines.Arg{a2, number(3), number(2), number(5)},
			"Clan A: 3 + 2 dragons = 5."},
		{named, "more-defenders", []engines.Arg{both, f4, number(2)},
			"Ben and Cleo have 2 islanders left there."},
		{named, "claimed", []engines.Arg{b7, f4, number(1)},
			"Ben and Cleo's frog B7 takes a geyser. That makes 1."},
		{named, "ring-fires", []engines.Arg{both, number(8), number(5)},
			"Ben and Cleo roll an 8: geysers with 6 and 8 fire."},
		{alone, "ring-fires", []engines.Arg{both, number(11), number(2)},
			"Clan B rolls an 11: dragons with 3 and 11 fire."},
		{alone, "mother-fires", []engines.Arg{ava, number(7), mother},
			"Clan A rolls a 7: the Mother Dragon fires."},
		{named, "wins-with-mother", []engines.Arg{both, mother, number(1)},
			"Ben and Cleo hold the Mother Geyser and win, after 1 round!"},
		{named, "mother-closed", []engines.Arg{a2, mother, number(1), number(3)},
			"Ava's turtle A2 needs 3 geysers for the Mother Geyser. So far it is 1."},
		{alone, "mother-closed", []engines.Arg{a2, mother, number(0), number(1)},
			"Elf A2 needs 1 dragon for the Mother Dragon. So far it is none."},
		{named, "spawn-on-geyser", []engines.Arg{f4},
			"No new islander starts on a geyser or on the Mother Geyser."},
		{named, "spawn-not-around", []engines.Arg{e4, f4, number(8)}, "e4 is not right beside f4."},
		{four.Speaker(nil, nil, nil), "spawn-not-around", []engines.Arg{e4, f4, number(4)},
			"e4 is not right beside f4, and corners do not count."},
		{named, "prompt-again", []engines.Arg{a2, b7, f4, e4},
			"Ava's turtle A2 attacks again, or goes back to e4?"},
		{named, "prompt-turn", []engines.Arg{both}, "Ben and Cleo's turn: one islander, one square."},
		{named, "why-lower", []engines.Arg{a2, b7, number(3), number(7), number(1), number(2)},
			"Ava: 3 with 1 geyser. Ben and Cleo: 7 with 2 geysers. The lower one leaves."},
		{named, "why-fires", []engines.Arg{number(8), number(5), number(10), number(36)},
			"An 8 wakes this ring. 10 of 36 ways the dice can fall do that."},
		{alone, "why-quiet", []engines.Arg{number(7)}, "Nothing on this board fires on a 7."},
		{named, "why-out", []engines.Arg{both},
			"Ben and Cleo's last islander is gone, and in this game nobody lands again."},
		{alone, "why-held", []engines.Arg{ava},
			"Each of clan A's riders is the last on its dragon, and the last one stays."},
		{named, "why-shut", []engines.Arg{ava, number(0)},
			"The only way leads to the Mother Geyser. That takes 3 geysers. So far it is none."},
		{named, "why-not-won-yet", []engines.Arg{b7, both},
			"If Ben and Cleo's frog B7 is still there after the geysers fire, Ben and Cleo win."},
		{named, "why-begins", []engines.Arg{both, number(6)}, "Ben and Cleo rolled a 6, the highest."},
		{named, "why-held-before", []engines.Arg{a2, f4, ava},
			"Only a newly taken geyser brings a new islander, and Ava held f4 before."},
		{named, "why-lands", []engines.Arg{both},
			"Ben and Cleo had no islander left. Landing again is the whole turn, and takes no geyser."},
		{named, "why-no-start", []engines.Arg{both},
			"Ben and Cleo have no islander on the board, and no beach is free."},
		{named, "why-none", []engines.Arg{ava}, "Ava has no islander on the board."},
		{named, "why-in", []engines.Arg{both},
			"Put right: Ben and Cleo have an islander on the board again."},
		{named, "prompt-no-start", []engines.Arg{both},
			"No beach is free, so Ben and Cleo pass."},
		{named, "fix-player-out", []engines.Arg{both},
			"Ben and Cleo are out. It takes an islander on the board at the next firing."},
		{named, "fix-too-many", []engines.Arg{ava, number(0)}, "Ava can have no islander on the board now."},
		{named, "fix-too-many", []engines.Arg{both, number(3)},
			"Ben and Cleo can have only 3 islanders on the board now."},
		{alone, "prompt-firing", []engines.Arg{both, number(3)},
			"Clan B rolls two dice: which dragons fire?"},
	})
}

// TestTheStoryOfGeyserIsTold reads the story of the engine under the shipped rules: all that is told of it
// are sentences, and it ends as it should.
func TestTheStoryOfGeyserIsTold(t *testing.T) {
	hearStory(t, geyserGame(t), "../engines/geyser/testdata/story.match", [][]string{{"Ava"}, {"Ben"}},
		"Ava's turtle A1 lands on a1.",
		"Ava rolls a 4.", "More than one has a 4. They roll again.",
		"Ben rolls a 7: all stays quiet.", "Ava rolls a 6: geysers with 6 and 8 fire.",
		"Whoosh. Ben's frog B2 is blown away.",
		"Ava's turtle A2 goes back to e3.",
		"Ava holds the Mother Geyser and wins, after 9 rounds!",
	)
}

// TestBrokenIslands holds what is said of ways in which the rules of an island can be wrong.
func TestBrokenIslands(t *testing.T) {
	geyserGame(t)
	const head = "extends = \"geyser/standard\"\n"
	board := func(rows ...string) string {
		return head + "board = \"\"\"\n" + strings.Join(rows, "\n") + "\n\"\"\"\n"
	}
	checkTexts(t, map[string]string{
		head + "[rings.6]\nsums = [7]\ncolor = \"#112233\"\norder = 6\n": "",
		head + "around = 6\n":                              "line 2: around is 6; it can be 8 or 4",
		head + "spawn_on = \"land\"\n":                     `spawn_on is "land"; it can be "landing" or "claim"`,
		head + "mother_needs = 70\n":                       "mother_needs is 70",
		head + "mother_fires_on = 7\n":                     `write mother_fires_on = [7]`,
		head + "die_faces = 20\n":                          "die_faces is 20",
		head + "[rings.5]\nsums = [5, 8]\n":                "rings.5.sums and rings.4.sums: Ring 5 and ring 4 fire on the same sum",
		head + "[rings.5]\ncolor = \"#12\"\n":              `rings.5.color is "#12", which is no colour`,
		head + "tokens = 2\n":                              "tokens and mother_needs: With 2 islanders nobody can hold 3 geysers",
		board("S...S", ".....", "..1..", ".....", "S...S"): "board needs the Mother Geyser (M)",
		board("S..S", ".M..", "....", "S..S"):              "board has 4 columns and 4 rows",
		board("SM1.7", ".....", ".....", ".....",
			"S...S"): "board and rings: On e1 the board has a geyser of ring 7",
		board("S.X.S", ".....", "..M..", ".1...", "S...S"): "board row 1, column 3 holds 'X'",
	})
}
