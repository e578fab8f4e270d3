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
		{"restless-mother", 1, "wakes no geyser; on 7 the Mother Geyser fires (GEY-12).", true},
		{"restless-mother", 12, "On 7 the Mother Geyser fires too", true},
		{"kind-island", 14, "Nobody is ever out.", true},
		{"small-island", 7, "at least 2 geysers may move into", true},
		// two rings have no geyser on its board
		{"small-island", 1, "on which it fires: 4 or 10, 5 or 9 and 6 or 8.", true},
		{"kind-island", 14, "Only the Mother Geyser ends the game", true},
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
		{ring("1"), 1, "fires: 3 or 11, 4 or 10, 5 or 9 and 6 or 8."},
		{map[string]any{"rings": map[string]any{"5": map[string]any{"order": 1},
			"1": map[string]any{"order": 9}}}, 1, "6 or 8, 3 or 11, 4 or 10, 5 or 9 and 2 or 12."},
		{rings(nil), 1, "No ring bears a sum of the dice, so no geyser ever fires."},
		{rings([]any{7}), 1, "on which it fires: 7."},
		{map[string]any{"die_faces": 8}, 2, "There are two dice of 8 faces."},
		{map[string]any{"tokens": 12}, 2, "A player has at most 12 islanders on the board at once."},
		{map[string]any{"around": 4}, 5, "Around are the 4 squares side by side with it, without"},
		{map[string]any{"spawn_on": "claim"}, 5,
			"Only a move onto a geyser where none of the player's own islanders stood brings a new one."},
		{map[string]any{"tokens": 12}, 5, "or the player has 12 on the board, nothing is asked."},
		{map[string]any{"mother_needs": 1}, 7, "at least 1 geyser may move"},
		{map[string]any{"mother_needs": 0}, 7, "Every player may move into the Mother Geyser."},
		{map[string]any{"mother_fires_on": []any{2, 7, 12}}, 12, "On 2, 7 or 12 the Mother Geyser fires too"},
		{map[string]any{"reentry": true}, 11, "Every round is played in the same order."},
		{map[string]any{"reentry": true}, 14, "puts one on a start square where nothing stands"},
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
			"Ava's turtle A2 attacks Ben and Cleo's owl B7 on f4."},
		{alone, "battle", []engines.Arg{a2, b7, f4}, "Elf A2 attacks goblin B7 on f4."},
		{named, "battle-total", []engines.Arg{a2, number(3), number(1), number(4)},
			"Ava's turtle A2 has 3 and 1 geyser: 4."},
		{alone, "battle-total", []engines.Arg{a2, number(3), number(2), number(5)},
			"Elf A2 has 3 and 2 dragons: 5."},
		{named, "more-defenders", []engines.Arg{both, f4, number(2)},
			"Ben and Cleo have 2 islanders left on f4."},
		{named, "claimed", []engines.Arg{b7, f4, number(1)},
			"Ben and Cleo's owl B7 claims f4; that makes 1 geyser."},
		{named, "ring-fires", []engines.Arg{both, number(8), number(5)},
			"Ben and Cleo roll an 8: the geysers of 6 and 8 fire."},
		{alone, "ring-fires", []engines.Arg{both, number(11), number(2)},
			"Clan B rolls an 11: the dragons of 3 and 11 fire."},
		{alone, "mother-fires", []engines.Arg{ava, number(7), mother},
			"Clan A rolls a 7: the Mother Dragon on f6 fires."},
		{named, "wins-with-mother", []engines.Arg{both, mother, number(1)},
			"Ben and Cleo hold the Mother Geyser on f6 and win, after 1 round."},
		{named, "mother-closed", []engines.Arg{a2, mother, number(1), number(3)},
			"Ava's turtle A2 goes to the Mother Geyser on f6 only with 3 geysers; now there is one."},
		{alone, "mother-closed", []engines.Arg{a2, mother, number(0), number(1)},
			"Elf A2 goes to the Mother Dragon on f6 only with 1 dragon; now there are none."},
		{named, "spawn-on-geyser", []engines.Arg{f4},
			"A new islander never begins on a geyser or the Mother Geyser, and f4 is one of these."},
		{named, "spawn-not-around", []engines.Arg{e4, f4, number(8)}, "e4 is not around f4."},
		{four.Speaker(nil, nil, nil), "spawn-not-around", []engines.Arg{e4, f4, number(4)},
			"e4 is not around f4: only the four squares side by side with it are."},
		{named, "prompt-again", []engines.Arg{a2, b7, f4, e4},
			"Ava's turtle A2 attacks Ben and Cleo's owl B7 on f4 again, or goes back to e4."},
		{named, "prompt-turn", []engines.Arg{both}, "Ben and Cleo move one islander one square."},
		{named, "why-lower", []engines.Arg{a2, b7, number(3), number(7), number(1), number(2)},
			"Ava's turtle A2 came to 3 with 1 geyser, Ben and Cleo's owl B7 to 7 with 2 geysers. " +
				"The lower total leaves."},
		{named, "why-fires", []engines.Arg{number(8), number(5), number(10), number(36)},
			"An 8 wakes this ring, and every islander on its geysers is destroyed. Of the 36 ways in " +
				"which two dice can fall, 10 wake it."},
		{alone, "why-quiet", []engines.Arg{number(7)}, "Nothing on this board fires on a 7."},
		{named, "why-out", []engines.Arg{both},
			"Ben and Cleo's last islander has left the board, and in this game nobody lands again."},
		{alone, "why-held", []engines.Arg{ava},
			"Each rider of clan A is the last on its dragon, and the last one stays there."},
		{named, "why-shut", []engines.Arg{ava, number(0)},
			"From where they stand Ava's islanders could only go to the Mother Geyser. That takes 3 " +
				"geysers; now there are none."},
		{named, "why-not-won-yet", []engines.Arg{b7, both},
			"Ben and Cleo win with owl B7 when it still stands on the Mother Geyser after the " +
				"geysers have fired, at the end of the round."},
		{named, "why-begins", []engines.Arg{both, number(6)}, "Ben and Cleo rolled a 6, the highest."},
		{named, "why-held-before", []engines.Arg{a2, f4, ava},
			"Ava held f4 before. In this game only a newly claimed geyser brings a new islander."},
		{named, "why-lands", []engines.Arg{both},
			"Ben and Cleo had no islander left. Putting one on a free start square is the whole turn, and " +
				"claims nothing."},
		{named, "why-no-start", []engines.Arg{both},
			"Ben and Cleo have no islander on the board, and something stands on every start square."},
		{named, "why-none", []engines.Arg{ava}, "Ava has no islander on the board that could move."},
		{named, "why-in", []engines.Arg{both},
			"Ben and Cleo have an islander on the board again: the table has put it there."},
		{named, "prompt-no-start", []engines.Arg{both},
			"No start square is free for Ben and Cleo: Ben and Cleo pass."},
		{named, "fix-player-out", []engines.Arg{both},
			"Ben and Cleo are out, and in again only after the geysers have fired with one of their " +
				"islanders on the board."},
		{named, "fix-too-many", []engines.Arg{ava, number(0)}, "Ava can have no islander on the board now."},
		{named, "fix-too-many", []engines.Arg{both, number(3)},
			"Ben and Cleo can have no more than 3 islanders on the board now."},
		{alone, "prompt-firing", []engines.Arg{both, number(3)},
			"Clan B rolls two dice: the dragons fire at the end of round 3."},
	})
}

// TestTheStoryOfGeyserIsTold reads the story of the engine under the shipped rules: all that is told of it
// are sentences, and it ends as it should.
func TestTheStoryOfGeyserIsTold(t *testing.T) {
	hearStory(t, geyserGame(t), "../engines/geyser/testdata/story.match", [][]string{{"Ava"}, {"Ben"}},
		"Ava's turtle A1 lands on a1.",
		"Ava rolls a 4 for who starts.",
		"The highest is a 4, and more than once: those who rolled it roll again.",
		"Ben rolls a 7, and nothing fires.", "Ava rolls a 6: the geysers of 6 and 8 fire.",
		"Ben's owl B2 on f4 is destroyed.",
		"Ava's turtle A2 goes back from e4 to e3.",
		"Ava holds the Mother Geyser on d4 and wins, after 9 rounds.",
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
		head + "[rings.5]\nsums = [5, 8]\n":                "rings.5.sums has 5, which ring 4 has",
		head + "[rings.5]\ncolor = \"red\"\n":              `rings.5.color is "red", which is no colour`,
		head + "tokens = 2\n":                              "tokens is 2; who needs 3 geysers",
		board("S...S", ".....", "..1..", ".....", "S...S"): "board needs the Mother Geyser (M)",
		board("S..S", ".M..", "....", "S..S"):              "board has 4 columns and 4 rows",
		board("SM1.7", ".....", ".....", ".....",
			"S...S"): "board has a geyser of ring 7 on e1; there is no such ring",
		board("S.X.S", ".....", "..M..", ".1...", "S...S"): "board row 1, column 3 holds 'X'",
	})
}
