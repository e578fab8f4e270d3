package rulesets

import (
	"slices"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func saratogaGame(t testing.TB) *Game {
	t.Helper()
	return shippedGame(t, "saratoga")
}

func TestSaratogaVariantsSayWhatIsDifferent(t *testing.T) {
	g := saratogaGame(t)
	readShipped(t, g, []shippedClause{
		{"standard", 1, "Each player begins with 5 progress (white chips) and 5 supplies (blue chips). A player needs 12 progress to win.", false},
		{"standard", 19, "At the end of a round, not of a turn, a player with 12 progress wins.", false},
		{"short-trail", 1, "A player needs 9 progress to win.", true},
		{"short-trail", 19, "a player with 9 progress wins.", true},
		{"plenty", 1, "and 8 supplies (blue chips).", true},
		{"plenty", 19, "a player with 12 progress wins.", false},
	})
}

// TestSaratogaClausesFollowTheFields changes one field after another and reads the clause.
func TestSaratogaClausesFollowTheFields(t *testing.T) {
	free := map[string]any{"convoy_cost": 0, "sabotage_cost": 0, "raid_cost": 0}
	five := map[string]any{"colours": map[string]any{"black": false}, "seats": map[string]any{"max": 5}}
	g := saratogaGame(t)
	readChanged(t, g, []changedClause{
		{map[string]any{"progress": 0}, 1, "Each player begins with 0 progress"},
		{map[string]any{"supplies": 1}, 1, "and 1 supply (blue chips)"},
		{map[string]any{"goal": 20}, 1, "A player needs 20 progress to win."},
		{five, 2, "Its target cards are self and the colours red, blue, green, purple and white. Its action cards are move, bullet, raid and defend."},
		{five, 2, "All others are left in hand."},
		{map[string]any{"colours": map[string]any{"black": map[string]any{"order": 1}}}, 2,
			"black, red, blue, green, purple and white"},
		{map[string]any{"entry": "open"}, 4,
			"Everyone lays real cards, and the app hears of them once they are turned up."},
		{map[string]any{"head_west": 3}, 6, "Move and self: the player gains 3 progress."},
		{map[string]any{"head_west": 0}, 6, "the player gains nothing."},
		{map[string]any{"convoy": 4}, 7, "both gain 4 progress and lose 1 supply."},
		{map[string]any{"convoy_cost": 0}, 7, "both gain 2 progress and lose nothing. Otherwise nothing happens."},
		{map[string]any{"get_supplies": 1}, 8, "the player gains 1 supply."},
		{map[string]any{"sabotage": 3}, 9,
			"that player loses 3 progress, and the attacker loses 1 supply."},
		{map[string]any{"sabotage_cost": 0}, 9, "that player loses 1 progress, and the attacker loses nothing."},
		{map[string]any{"raid": 3}, 10,
			"that player loses 3 progress for each raider. Every raider loses 1 supply. A lone raider does no damage, but pays and counts as an attack."},
		{map[string]any{"raid_cost": 0}, 10,
			"Every raider loses nothing. A lone raider does no damage, but counts as an attack."},
		{map[string]any{"raiders": 3}, 10,
			"if three or more do this to the same player, that player loses 2 progress for each raider. Every raider loses 1 supply. Fewer raiders do no damage"},
		{map[string]any{"raiders": 1}, 10,
			"Raid and another player: in this attack that player loses 2 progress for each raider."},
		{map[string]any{"wagons": 3}, 11, "divide what the player would lose by 3, and round down."},
		{map[string]any{"wagons": 1}, 11, "the player loses progress all the same. If not attacked"},
		{map[string]any{"unattacked": 2}, 12, "If not attacked, the player loses 2 progress."},
		{map[string]any{"sabotage_cost": 0}, 12, "no sabotage harms the player. If not attacked"},
		{map[string]any{"raid_cost": 0}, 13,
			"no raid harms the player. If not attacked, the player loses 1 progress. All this holds for a lone raider too."},
		{map[string]any{"raiders": 3}, 13, "All this holds for too few raiders too."},
		{free, 14, "is turned back, and harms the attacker instead. It costs"},
		{map[string]any{"raid_cost": 0}, 14, "and this player gets those supplies. It costs"},
		{map[string]any{"unattacked": 0}, 15, "It costs nothing to defend against nobody."},
		{free, 16, "No play costs supplies."},
		{map[string]any{"wagons": 5}, 17, "First it is divided or turned back"},
		{map[string]any{"goal": 7}, 19, "a player with 7 progress wins."},
	})
}

// TestAPlayIsCalledWhatTheRulesCallIt: a title of the family's stands in its clause and in what is told.
func TestAPlayIsCalledWhatTheRulesCallIt(t *testing.T) {
	g := saratogaGame(t)
	r, err := mustStandard(t,
		g).With(map[string]any{"titles": map[string]any{"raiders": "Not today", "convoy": "Hand in hand"}})
	if err != nil {
		t.Fatal(err)
	}
	s := r.Speaker(nil, nil, nil)
	if c := s.Clause(13); c.Title != "Not today" || !c.House {
		t.Errorf("%s is called %q (house %t)", c.ID, c.Title, c.House)
	}
	if c := s.Clause(12); c.Title != "Git Off My Land" || c.House {
		t.Errorf("%s is called %q (house %t)", c.ID, c.Title, c.House)
	}
	message := enginetest.NewMessage(reasonOf(t, g, "laid-raiders"), 13, engines.Of(engines.SeatArg, 0))
	if got, want := s.Sentence(message), "Player A plays Not today against raids."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestPlayersAreCalledByTheirColour: who has no name is called by the colour chosen, and by the letter of the
// seat before.
func TestPlayersAreCalledByTheirColour(t *testing.T) {
	g := saratogaGame(t)
	r := mustStandard(t, g)
	e, err := r.Compile(4)
	if err != nil {
		t.Fatal(err)
	}
	s, p := r.Speaker(nil, e, [][]string{nil, {"Ben", "Cleo"}}), e.Start()
	for i, colour := range []string{"green", "red", "black"} {
		m, err := e.Parse(engines.Seat(i), "colour "+colour)
		if err != nil {
			t.Fatal(err)
		}
		p = e.Apply(p, m, nil)
	}
	var got []string
	for seat := range engines.Seat(4) {
		got = append(got, s.At(p).Seat(seat))
	}
	if want := []string{"Green", "Ben and Cleo", "Black", "player D"}; !slices.Equal(got, want) {
		t.Errorf("players are called %q, want %q", got, want)
	}
	if got := s.Seat(0); got != "player A" {
		t.Errorf("a speaker of no position calls the first player %q", got)
	}
	if got, want := s.At(p).Prompt(p), "Which colour does player D take?"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestSaratogaSentences reads what is said of attacks and defences with their sums, and of refusals, in two
// themes and under other rules.
func TestSaratogaSentences(t *testing.T) {
	g := saratogaGame(t)
	sea, err := g.FindTheme("high-seas")
	if err != nil {
		t.Fatal(err)
	}
	named := mustStandard(t, g).Speaker(nil, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}, {"Dee"}})
	ships := mustStandard(t, g).Speaker(sea, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}, {"Dee"}})
	number := func(n int) engines.Arg { return engines.Of(engines.NumberArg, n) }
	// self, move, bullet, raid, defend
	word := func(n int) engines.Arg { return engines.Of(engines.WordArg, n) }
	ava, both, dee := engines.Of(engines.SeatArg, 0), engines.Of(engines.SeatArg, 1),
		engines.Of(engines.SeatArg, 2)
	red, blue := engines.Of(engines.PieceArg, 1), engines.Of(engines.PieceArg, 2)
	one, two := number(1), number(2)
	hear(t, g, []said{
		{named, "colour-chosen", []engines.Arg{both, red}, "Ben and Cleo take the red wagon."},
		{ships, "colour-chosen", []engines.Arg{ava, red}, "Ava takes the red ship."},
		{named, "laid-convoy", []engines.Arg{both, ava}, "Ben and Cleo play Convoy with Ava."},
		{named, "laid-you-scoundrel", []engines.Arg{ava, both},
			"Ava plays You Scoundrel! against Ben and Cleo."},
		{ships, "laid-git-off-my-land", []engines.Arg{ava},
			"Ava plays Git Off My Land against sabotage."},
		{named, "sabotaged", []engines.Arg{ava, dee, one, one, number(4)},
			"Ava sabotages Dee for 1 progress. That costs 1 supply. 4 are left."},
		{named, "sabotaged", []engines.Arg{ava, dee, number(0), one, number(0)},
			"Ava sabotages Dee for nothing. That costs 1 supply. None is left."},
		{ships, "sabotaged", []engines.Arg{ava, dee, two, number(0), number(5)},
			"Ava sabotages Dee for 2 leagues."},
		{named, "sabotage-fended-off", []engines.Arg{ava, both, one, two, number(7)},
			"Ben and Cleo stop Ava's sabotage. Ava pays 2 supplies to Ben and Cleo, who have 7 now."},
		{named, "sabotage-turned-back", []engines.Arg{ava, dee, one, one, number(6)},
			"Dee turns Ava's sabotage back on Ava, for 1 progress. Ava pays 1 supply to Dee, who has 6 now."},
		{named, "raided", []engines.Arg{both, dee, two, one, number(3), number(0)},
			"Ben and Cleo raid Dee for 2 progress, one of 3 raiders. That costs 1 supply. None is left."},
		{named, "raided", []engines.Arg{ava, dee, two, number(0), number(3), number(5)},
			"Ava raids Dee for 2 progress, one of 3 raiders."},
		{named, "raided", []engines.Arg{ava, dee, number(0), number(0), one, number(5)},
			"Ava raids Dee for nothing."},
		{named, "raid-too-few", []engines.Arg{ava, dee, one, one, two, number(3)},
			"Ava raids Dee, but nobody helps. Nothing happens. Ava pays 1 supply."},
		{named, "raid-too-few-fended-off", []engines.Arg{ava, dee, one, one, two, number(3)},
			"Dee stops Ava's raid, with only 1 of 2 raiders. Ava pays 1 supply to Dee, who has 3 now."},
		{named, "loss-divided", []engines.Arg{ava, number(4), two, two, number(0)},
			"With Circle the Wagons Ava loses only 2 of 4."},
		{named, "loss-divided", []engines.Arg{ava, number(4), one, number(4), number(0)},
			"Circle the Wagons does not help Ava: 4 lost."},
		{named, "loss-divided", []engines.Arg{ava, number(3), two, one, one},
			"With Circle the Wagons Ava loses only 1 of 3."},
		{named, "loses", []engines.Arg{ava, two, number(7), number(5)}, "Ava loses 2 progress. 7 − 2 = 5."},
		{named, "loses", []engines.Arg{both, number(4), number(3), number(0)},
			"Ben and Cleo would lose 4 progress, but have only 3. That leaves 0."},
		{named, "needless-raiders", []engines.Arg{ava, one},
			"Nobody attacks Ava, so Raiders! costs 1 progress."},
		{named, "left-alone", []engines.Arg{ava, both},
			"Ben and Cleo leave Ava alone, so You Scoundrel! does nothing."},
		{ships, "headed-west", []engines.Arg{both, one, number(6)},
			"Head West brings Ben and Cleo 1 league. That makes 6."},
		{named, "convoy-met", []engines.Arg{ava, both, two, one, number(7), number(9)},
			"Convoy brings Ava and Ben and Cleo 2 progress each for 1 supply each. Now they have 7 and 9."},
		{ships, "headed-west", []engines.Arg{both, number(0), number(6)},
			"Head West brings Ben and Cleo nothing."},
		{named, "got-supplies", []engines.Arg{ava, number(0), number(6)},
			"Get Supplies brings Ava nothing."},
		{named, "convoy-missed", []engines.Arg{ava, both},
			"Ben and Cleo do not come along, so Convoy does nothing for Ava, and costs nothing."},
		{ships, "got-supplies", []engines.Arg{dee, two, number(4)},
			"Get Supplies brings Dee 2 barrels. That makes 4."},
		{named, "wins-by-supplies", []engines.Arg{ava, number(12), number(4)},
			"Ava wins the tie at 12 progress with the most supplies, 4!"},
		{named, "laid-in-first-turn", []engines.Arg{both, word(2)},
			"Ben and Cleo laid bullet in the first turn. It comes back after the second."},
		{ships, "no-pair", []engines.Arg{word(1), word(2)}, "Sail and cannonball do not go together."},
		{named, "can-lay", []engines.Arg{ava, word(1), blue},
			"Ava still has a pair to lay: move and blue."},
		{named, "raid-too-dear", []engines.Arg{ava, number(0), one},
			"Raid costs 1 supply, and Ava has none."},
		{named, "prompt-lay", []engines.Arg{number(3), two, number(4)},
			"Four players still choose."},
		{named, "prompt-lay-last", []engines.Arg{both, number(3), one},
			"Only Ben and Cleo still choose."},
		{named, "prompt-over", []engines.Arg{ava, two, number(12)},
			"Two players share the win with 12 progress!"},
	})
}

// TestTheStoryOfSaratogaIsTold reads the story of the engine under the shipped rules: all that is told of it
// are sentences, and it ends as it should.
func TestTheStoryOfSaratogaIsTold(t *testing.T) {
	hearStory(t, saratogaGame(t), "../engines/saratoga/testdata/story.match", nil,
		"Red takes the red wagon.", "Everyone may talk, as long as all can hear.",
		"Blue plays Raiders! against raids.",
		"Blue stops Red's raid. Red pays 1 supply to Blue, who has 5 now.",
		"With Circle the Wagons Green loses only 2 of 4.", "Green loses 2 progress. 7 − 2 = 5.",
		"Red plays Convoy with White.", "Red lays nothing: no pair is left.",
		"Put right: Blue has 7 supplies.",
		"Blue wins the tie at 9 progress with the most supplies, 9!",
	)
}

// TestBrokenTrails holds what is said of ways in which the rules of a trail can be wrong.
func TestBrokenTrails(t *testing.T) {
	saratogaGame(t)
	const head = "extends = \"saratoga/standard\"\n"
	checkTexts(t, map[string]string{
		head + "[colours]\nblack = false\n[colours.orange]\ncolor = \"#E69F00\"\norder = 7\n": "",
		head + "entry = \"hidden\"\n":                 `entry is "hidden"`,
		head + "goal = 5\n":                           "goal",
		head + "raiders = 0\n":                        "raiders is 0",
		head + "wagons = 0\n":                         "wagons is 0",
		head + "[titles]\nconvoi = \"Together\"\n":    `did you mean "convoy"?`,
		head + "[colours.red]\ncolor = \"scarlet\"\n": `colours.red.color is "scarlet"`,
		head + "[says]\nloses = \"{seat} {lost}\"\n":  `{lost}`,
	})
}
