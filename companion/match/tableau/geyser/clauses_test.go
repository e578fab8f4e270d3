package geyser_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/geyser"
)

// The ids of pieces and spots that the tests use.
const (
	ofPile    = 100
	next, off = 1000, 1001
	pileOn    = 1 << 20
)

// shore is a bit of everything near Ava: a geyser of her own, a pair, a neighbour on a pile, a geyser of
// Ben's.
const shore = `
tokens = { b2 = ["A1"], d3 = ["A2", "A5"], d4 = ["A3"], e4 = ["B5", "B3", "B1"], i4 = ["B2"], a5 = ["A9", "A4", "A7"], f5 = ["A6"] }
due = "turn"
`

// GEY-03: a square alone is where a token starts; where another stands, and off the beaches, it is refused
// with its clause.
func TestStartingByTaps(t *testing.T) {
	tab := sit(t, "standard", 3, nil)
	tableautest.Equal(t, "a start square", tab.tap(ava, tab.spot("a1")), "start a1")
	tableautest.Equal(t, "the token first", tab.tap(ava, tab.piece("A1"), tab.spot("k11")), "start k11")
	tableautest.Equal(t, "the token alone", tab.tap(ava, tab.piece("A1")), "nothing")
	tableautest.Equal(t, "a plain square", tab.tap(ava, tab.spot("b1")), "GEY-03 start-space")
	tab.play("A: start a1")
	tableautest.Equal(t, "Ava's square", tab.tap(ben, tab.spot("a1")), "GEY-03 start-taken")
	tableautest.Equal(t, "Ava's token", tab.tap(ben, tab.piece("A1")), "GEY-03 start-taken")
	tableautest.Equal(t, "where Ava starts", tab.track(tab.scene(), "Ava"), "a1")
	tab.play("B: start k1", "C: start k11", "dice: 4")
	tableautest.Equal(t, "Ava's face", tab.track(tab.scene(), "Ava"), "4")
	tableautest.Equal(t, "Ben's face", tab.track(tab.scene(), "Ben"), "– rolls")
	list := tab.play("dice: 2", "dice: 4")
	tableautest.Equal(t, "told of a tie", told(list), "first-tied")
	for i, player := range []string{"Ava", "Ben", "Cleo"} {
		tableautest.Equal(t, player+"'s face while it is told", tab.track(list[0].scene, player),
			[]string{"4", "2", "4"}[i])
	}
	tableautest.Equal(t, "who does not roll again", tab.track(tab.scene(), "Ben"), "–")
	tableautest.Equal(t, "told of who begins", told(tab.play("dice: 1", "dice: 6")), "play-begins")
}

// GEY-04, GEY-06, GEY-07: a token and a square are a move; what may not be made is refused with the first
// clause that fits (GEY-15).
func TestMovesByTaps(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(shore)
	for _, c := range []struct{ token, to, want string }{
		{"A3", "c4", "move A3 c4"}, {"A3", "d5", "move A3 d5"}, {"A3", "d3", "move A3 d3"},
		{"A5", "d2", "move A5 d2"}, {"A2", "c3", "move A2 c3"},
		{"A3", "e4", "move A3 e4"}, {"A3", "c3", "GEY-04 diagonal"}, {"A3", "d6", "GEY-04 too-far"},
		{"A3", "d4", "GEY-04 own-space"},
		{"A1", "b3", "GEY-06 last-on-geyser"}, {"A6", "f6", "GEY-07 mother-closed"},
		{"A7", "a6", "move A7 a6"},
	} {
		tableautest.Equal(t, c.token+" to "+c.to, tab.tap(ava, tab.piece(c.token), tab.spot(c.to)), c.want)
	}
	tableautest.Equal(t, "a token alone", tab.tap(ava, tab.piece("A3")), "nothing")
	tableautest.Equal(t, "a square alone", tab.tap(ava, tab.spot("c4")), "nothing")
	tableautest.Equal(t, "another player's token", tab.tap(ava, tab.piece("B2")), "GEY-04 other-token")
	tableautest.Equal(t, "a pile of another player", tab.tap(ava, tableau.APiece(pileOn+tab.at("e4"))),
		"GEY-04 other-token")
	tableautest.Equal(t, "a token that is yet to come", tab.tap(ava, tab.piece("A10")),
		"GEY-02 not-on-the-board")
	tableautest.Equal(t, "a tray", tab.tap(ava, tab.piece("A3"), tableau.ASpot(off)), "nothing")
	tableautest.Equal(t, "a move to the token there", tab.tap(ava, tab.piece("A3"), tab.piece("A2")),
		"move A3 d3")
	tableautest.Equal(t, "passing", tab.tap(ava, tableau.AVerb(engine.VerbPass)), "GEY-04 can-move")
}

// Up to four tokens lie side by side on a space, and none covers the middle of another; from five on they are a
// stack with its number, the latest on top, and those below are seen in the lens alone.
func TestUpToFourFanOut(t *testing.T) {
	tab := sit(t, "standard", 2, nil)
	for _, name := range []string{"e4", "f4", "a1"} { // a plain space, a geyser, and a beach
		for n := 1; n <= 6; n++ {
			list := []string{`"B1"`}
			for i := 2; i <= n; i++ {
				list = append(list, fmt.Sprintf("%q", fmt.Sprint("B", i)))
			}
			tab.set("tokens = { k9 = [\"A1\"], " + name + " = [" + strings.Join(list, ", ") + "] }\ndue = \"turn\"\n")
			var seen, below []tableau.Thing
			s := tab.scene()
			for _, piece := range s.Pieces {
				switch {
				case piece.Spot != tab.at(name):
				case piece.Under:
					below = append(below, piece)
				default:
					seen = append(seen, piece)
				}
			}
			if n > 4 {
				if len(seen) != 2 || seen[1].Count != n || len(below) != n-1 || seen[0].ID != tab.piece(fmt.Sprint("B", n)).ID {
					t.Errorf("%d on %s: %d are seen, %d below", n, name, len(seen), len(below))
				}
				continue
			}
			if len(seen) != n || len(below) > 0 {
				t.Fatalf("%d on %s: %d are seen, %d below", n, name, len(seen), len(below))
			}
			for i, one := range seen {
				if got := s.At(one.At); got[0] != tableau.APiece(one.ID) {
					t.Errorf("%d on %s: the middle of %s is covered by %v", n, name, one.Name, got[0])
				}
				for _, other := range seen[i+1:] {
					if far := math.Hypot(one.At.X-other.At.X, one.At.Y-other.At.Y); far <= other.Size/2 {
						t.Errorf("%d on %s: %s covers the middle of %s", n, name, other.Name, one.Name)
					}
				}
			}
		}
	}
}

// Of a stack the token on top moves; any other is chosen before the square.
func TestATokenOfAPile(t *testing.T) {
	tab := sit(t, "standard", 2,
		nil).set(strings.Replace(shore, `["A9", "A4", "A7"]`, `["A9", "A4", "A8", "A10", "A7"]`, 1))
	tableautest.Equal(t, "on a5", tab.standing(tab.scene(), "a5"), "A7 ×5")
	tableautest.Equal(t, "on d3", tab.standing(tab.scene(), "d3"), "A2 A5")
	q := tableau.Ask(tab.Table, tab.e, tab.p, ava)
	if !q.Tap(tableau.APiece(pileOn + tab.at("a5"))).Taken {
		t.Fatal("the number on the pile is not taken")
	}
	q.Reset()
	q.Tap(tab.piece("A7"))
	var choices []string
	for _, in := range q.Next() {
		if in.Kind == tableau.Choice {
			choices = append(choices, tab.called(in))
		}
	}
	slices.Sort(choices)
	tableautest.Equal(t, "choices", strings.Join(choices, ", "), "Turtle 10 instead, Turtle 4 instead, Turtle 8 instead, Turtle 9 instead")
	q.Tap(tableau.AChoice(ofPile + 9))
	answer := q.Tap(tab.spot("a6"))
	tableautest.Equal(t, "the lowest", tab.e.Format(answer.Move), "move A9 a6")
	tableautest.Equal(t, "not on the pile",
		tab.tap(ava, tab.piece("A7"), tableau.AChoice(ofPile+3), tab.spot("a6")), "GEY-04 too-far")
	tableautest.Equal(t, "name", tab.called(tab.piece("A7")), "Ava's turtle 7 on a5, with turtle 10, turtle 8, turtle 4 and turtle 9 below")
	tableautest.Equal(t, "name of one", tab.called(tab.piece("A3")), "Ava's turtle 3 on d4")
}

// GEY-05: the new token is put on a square, or the choice is none.
func TestSpawningByTaps(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(shore)
	tableautest.Equal(t, "told", told(tab.play("A: move A3 d3")), "moved")
	tableautest.Equal(t, "pointed out", fmt.Sprint(tab.scene().Here), fmt.Sprint([]int{tab.at("d3")}))
	tableautest.Equal(t, "beside it", tab.tap(ava, tab.spot("c2")), "spawn c2")
	tableautest.Equal(t, "the token first", tab.tap(ava, tab.piece("A10"), tab.spot("d2")), "spawn d2")
	tableautest.Equal(t, "on the geyser", tab.tap(ava, tab.spot("d3")), "GEY-05 spawn-on-geyser")
	tableautest.Equal(t, "on Ben", tab.tap(ava, tab.spot("e4")), "GEY-05 spawn-taken")
	tableautest.Equal(t, "far away", tab.tap(ava, tab.piece("A6")), "GEY-05 spawn-not-around")
	tableautest.Equal(t, "none", tab.tap(ava, tableau.AVerb(engine.VerbNoSpawn)), "no-spawn")
	tableautest.Equal(t, "its name", tab.called(tableau.AVerb(engine.VerbNoSpawn)), "No new islander")
	tab.play("A: spawn d4")
	tableautest.Equal(t, "the next one", tab.called(tab.piece("A11")), "Ava's turtle 11")
	if piece, ok := tab.scene().Piece(tab.piece("A11").ID); !ok || piece.Spot != next {
		t.Errorf("A11 waits at %v, %v", piece.Spot, ok)
	}
}

// GEY-14: who lands again taps a start square; who can do nothing has the choice to pass.
func TestLandingAgainAndPassing(t *testing.T) {
	tab := sit(t, "kind-island", 2,
		nil).set("tokens = { a1 = [\"B1\"] }\nhighest = { A = 3 }\ndue = \"turn\"\n")
	tableautest.Equal(t, "a beach", tab.tap(ava, tab.spot("k1")), "reenter k1")
	tableautest.Equal(t, "a taken beach", tab.tap(ava, tab.piece("B1")), "GEY-14 reenter-taken")
	tableautest.Equal(t, "passing", tab.tap(ava, tableau.AVerb(engine.VerbPass)), "GEY-14 can-reenter")
	tab = sit(t, "kind-island", 2, nil).set(
		"tokens = { a1 = [\"B1\"], k1 = [\"B2\"], a11 = [\"B3\"], k11 = [\"B4\"] }\nhighest = { A = 3 }\ndue = \"turn\"\n")
	tableautest.Equal(t, "no beach is free", tab.tap(ava, tab.spot("k1")), "GEY-14 reenter-taken")
	tab = sit(t, "standard", 2, nil).set("tokens = { d3 = [\"A1\"], a1 = [\"B1\"] }\ndue = \"turn\"\n")
	tableautest.Equal(t, "passing", tab.tap(ava, tableau.AVerb(engine.VerbPass)), "pass")
	tableautest.Equal(t, "the last one leaves", tab.tap(ava, tab.piece("A1"), tab.spot("d4")),
		"GEY-06 last-on-geyser")
}

// GEY-08: before the dice the tracks show what each side adds, after them the sums stand on the stage.
func TestTheSumsOfABattle(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(shore)
	tab.play("A: move A3 e4")
	tableautest.Equal(t, "arrow", tab.arrows(tab.scene()), "d4>e4")
	tableautest.Equal(t, "attacker", tab.track(tab.scene(), "Ava's turtle 3"), "die + 2 Turtle 3: 2 geysers")
	tableautest.Equal(t, "defender", tab.track(tab.scene(), "Ben's frog 1"),
		"die + 1 Frog 1: 1 geyser, then frog 3, frog 5")
	list := tab.play("dice: 6-4")
	tableautest.Equal(t, "told", told(list), "battle-won more-defenders")
	tableautest.Equal(t, "the sums", list[0].stage,
		"fight, 8 beats 5: Ava's turtle 3 wins, Ben's frog 1 falls")
	tableautest.Equal(t, "what is left", tab.standing(list[1].scene, "e4"), "B5 B3")
	tableautest.Equal(t, "the next defender", tab.track(list[1].scene, "Ben's frog 3"),
		"die + 1 Frog 3: 1 geyser, then frog 5")
	tableautest.Equal(t, "told again", told(tab.play("A: again")), "attacks-again")
	list = tab.play("dice: 1-5")
	tableautest.Equal(t, "told", told(list), "battle-lost")
	tableautest.Equal(t, "the sums", list[0].stage,
		"fight, 6 beats 3: Ava's turtle 3 falls, Ben's frog 3 wins")
	tableautest.Equal(t, "Ava's token after it", tab.standing(tab.scene(), "d4"), "")
}

// GEY-09: equal totals are said as they are; again and back are choices, and taps on the square that is
// fought for, or the one come from.
func TestAgainOrBack(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(shore)
	list := tab.play("A: move A3 e4", "dice: 3-4")
	tableautest.Equal(t, "told", told(list), "battle-equal")
	tableautest.Equal(t, "the sums", list[0].stage,
		"fight, both have 5: roll again: Ava's turtle 3 stays, Ben's frog 1 stays")
	tableautest.Equal(t, "again", tab.tap(ava, tableau.AVerb(engine.VerbAgain)), "again")
	tableautest.Equal(t, "back", tab.tap(ava, tableau.AVerb(engine.VerbBack)), "back")
	tableautest.Equal(t, "the defender", tab.tap(ava, tab.piece("B1")), "again")
	tableautest.Equal(t, "the square come from", tab.tap(ava, tab.spot("d4")), "back")
	tableautest.Equal(t, "elsewhere", tab.tap(ava, tab.spot("a1")), "GEY-09 wants-again")
	tableautest.Equal(t, "beside the board", tab.tap(ava, tableau.ASpot(next)), "nothing")
	list = tab.play("A: back")
	tableautest.Equal(t, "told of going back", told(list), "goes-back")
	tableautest.Equal(t, "where", fmt.Sprint(list[0].scene.Here), fmt.Sprint([]int{tab.at("d4")}))
}

// GEY-10, GEY-13, GEY-14: who wins enters the square; who has lost the last token is out; the Mother Geyser
// is a moment of her own.
func TestEnteringAndGoingOut(t *testing.T) {
	tab := sit(t, "standard", 3,
		nil).set("tokens = { b2 = [\"A1\"], d3 = [\"A2\"], f4 = [\"A4\"], f5 = [\"A3\"], f6 = [\"B1\"], " +
		"a1 = [\"C1\"] }\ndue = \"turn\"\n")
	tableautest.Equal(t, "who may enter", tab.track(tab.scene(), "Mother Geyser"), "Ben is there")
	list := tab.play("A: move A3 f6", "dice: 6-1")
	tableautest.Equal(t, "told", told(list),
		"battle-won out entered reached-mother")
	tableautest.Equal(t, "on the Mother", tab.track(tab.scene(), "Mother Geyser"), "Ava is there")
	tableautest.Equal(t, "Ben", tab.track(tab.scene(), "Ben"), "0 out")
	beads := 0
	for _, bead := range tab.scene().Tracks[0].Beads {
		if beads++; bead.Seat == ben {
			t.Error("Ben is out and yet to move")
		}
	}
	tableautest.Equal(t, "those in the round", beads, 2)
}

// GEY-11: a ring that fires is shown with all its geysers and the tokens that it destroys, then what is left.
func TestARingFires(t *testing.T) {
	tab := sit(t, "standard", 2,
		nil).set("tokens = { d6 = [\"B1\", \"B2\", \"B3\"], f4 = [\"A1\"], a1 = [\"A2\"], b2 = [\"B4\"] " +
		"}\ndue = \"firing\"\nroller = \"B\"\n")
	tableautest.Equal(t, "whose dice", tab.track(tab.scene(), "Dice to fire"), "Ben")
	list := tab.play("dice: 5-3")
	tableautest.Equal(t, "told", told(list),
		"ring-fires round-begins")
	tableautest.Equal(t, "who flies", list[0].stage, "explosion, 8: 4 geysers wins, Ava's turtle 1, f4 falls, "+
		"Ben's frog 1, d6 falls, Ben's frog 2, d6 falls, Ben's frog 3, d6 falls")
	for i, c := range []struct{ blasts, d6, f4 string }{{"f4 d6 h6 f8", "B1 B2 B3", "A1"}, {"", "", ""}} {
		s := list[i].scene
		tableautest.Equal(t, fmt.Sprint("blasts ", i), tab.blasts(s), c.blasts)
		tableautest.Equal(t, fmt.Sprint("lit ", i), tab.lit(s), c.blasts)
		tableautest.Equal(t, fmt.Sprint("on d6 ", i), tab.standing(s, "d6"), c.d6)
		tableautest.Equal(t, fmt.Sprint("on f4 ", i), tab.standing(s, "f4"), c.f4)
	}
	tableautest.Equal(t, "fired last", tab.track(tab.scene(), "Last fired"), "8 6/8")
	tableautest.Equal(t, "whose dice", tab.track(tab.scene(), "Dice to fire"), "Ava")
	grid := tab.scene().Tracks[len(tab.scene().Tracks)-1].Grid
	tableautest.Equal(t, "the odds", strings.Join(grid.Columns, " ")+": "+strings.Join(grid.Cells[0], " "),
		"2/12 3/11 4/10 5/9 6/8: 2 4 6 8 10")
	tableautest.Equal(t, "the ring that fired", grid.Column, 4)
	tab.play("A: move A2 a2", "B: pass")
	tableautest.Equal(t, "told of a seven", told(tab.play("dice: 3-4")), "nothing-fires")
	tableautest.Equal(t, "fired last", tab.track(tab.scene(), "Last fired"), "7 all quiet")
}

// Where a ring destroys many tokens, the stage holds a few of them.
func TestACrowdIsDestroyed(t *testing.T) {
	var crowd []string
	for i := 1; i <= 40; i++ {
		crowd = append(crowd, fmt.Sprintf("%q", fmt.Sprint("A", i)))
	}
	tab := sit(t, "standard", 2,
		nil).set("tokens = { d6 = [" + strings.Join(crowd, ", ") +
		"], f4 = [\"B1\"], a1 = [\"B2\", \"B3\"], c1 = [\"A50\"] }\ndue = \"firing\"\n")
	list := tab.play("dice: 4-4")
	tableautest.Equal(t, "told", told(list), "ring-fires round-begins")
	tableautest.Equal(t, "before", tab.standing(list[0].scene, "d6"), "A40 ×40")
	tableautest.Equal(t, "who flies", strings.Count(list[0].stage, " falls"), 4)
}

// GEY-12, GEY-14: the Mother Geyser fires where the rules have her do so; nobody left is nobody's win.
func TestTheMotherFires(t *testing.T) {
	tab := sit(t, "restless-mother", 2, nil).set("tokens = { f6 = [\"B1\"] }\ndue = \"firing\"\nout = []\n")
	grid := tab.scene().Tracks[len(tab.scene().Tracks)-1].Grid
	tableautest.Equal(t, "the odds", strings.Join(grid.Columns, " ")+": "+strings.Join(grid.Cells[0], " "),
		"2/12 3/11 4/10 5/9 6/8 M 7: 2 4 6 8 10 6")
	tableautest.Equal(t, "her name", tab.called(tab.spot("f6")), "Mother Geyser 7 on f6, 6 of 36")
	list := tab.play("dice: 6-1")
	tableautest.Equal(t, "told", told(list), "mother-fires out out nobody-wins")
	tableautest.Equal(t, "blasts", tab.blasts(list[0].scene), "f6")
	tableautest.Equal(t, "fired last", tab.track(tab.scene(), "Last fired"), "7 Mother Geyser")
	ending := tab.Ending(tab.p)
	tableautest.Equal(t, "ending", fmt.Sprint(ending.Title, ending.Rule),
		fmt.Sprint("Nobody won", engines.Clause(14)))
}

// GEY-13, GEY-14: how it came out, with what each holds.
func TestEndings(t *testing.T) {
	for _, c := range []struct{ position, dice, want string }{
		{"tokens = { f6 = [\"A1\"], d3 = [\"A2\"], a1 = [\"B2\"] }", "3-4",
			"GEY-13: Ava's turtle 1 stands on the Mother Geyser, f6.|Ava: 1 geyser, 2 islanders.|Ben: " +
				"0 geysers, 1 islander."},
		{"tokens = { f6 = [\"A1\", \"A4\"], a1 = [\"B2\"] }", "3-4",
			"GEY-13: Turtle 1 and turtle 4 stand on the Mother Geyser, f6.|Ava: 0 geysers, 2 islanders.|Ben: 0 " +
				"geysers, 1 islander."},
		{"tokens = { d6 = [\"A1\"], a1 = [\"B2\"] }", "2-4",
			"GEY-14: Nobody else has islanders left: a win for Ben.|Ava: 0 geysers, 0 islanders.|Ben: 0 geysers, 1 islander."},
		{"tokens = { d6 = [\"A1\"], f4 = [\"B2\"] }", "2-4",
			"GEY-14: No islander is left on the board.|Ava: 0 geysers, 0 islanders.|Ben: 0 geysers, 0 islanders."},
	} {
		tab := sit(t, "standard", 2, nil).set(c.position + "\ndue = \"firing\"\n")
		tab.play("dice: " + c.dice)
		ending := tab.Ending(tab.p)
		tableautest.Equal(t, c.position, ending.Rule.ID("GEY")+": "+strings.Join(ending.Sum, "|"), c.want)
	}
}

// GEY-01, GEY-07: squares say what they are and how likely they fire; who has enough geysers may enter the
// Mother Geyser.
func TestNamesAndOdds(t *testing.T) {
	tab := sit(t, "standard", 2,
		nil).set("tokens = { d3 = [\"A1\"], f4 = [\"A2\"], d6 = [\"A3\"], a1 = [\"B2\"] }\ndue = \"turn\"\n")
	for space, want := range map[string]string{"f4": "geyser 6/8 on f4, 10 of 36",
		"b2": "geyser 2/12 on b2, 2 of 36", "f6": "Mother Geyser on f6", "a1": "beach on a1", "b1": "b1"} {
		tableautest.Equal(t, space, tab.called(tab.spot(space)), want)
	}
	tableautest.Equal(t, "who may enter", tab.track(tab.scene(), "Mother Geyser"), "Ava may enter")
	for _, track := range tab.scene().Tracks {
		if track.Name == "Ava" &&
			(track.Count != 3 || track.Of != 3 || track.Value != "3" || track.Detail != "3 islanders") {
			t.Errorf("Ava's geysers are %+v", track)
		}
	}
	for _, reading := range tab.Readings(tab.p) {
		tableautest.Equal(t, "the line of "+reading.Name, reading.Value,
			map[string]int{"Ava": 3, "Ben": 0}[reading.Name])
	}
}

// GEY-07: a player beside the Mother Geyser reads whether they may enter her, and why not; others read
// nothing about it.
func TestTheMotherIsHintedAt(t *testing.T) {
	const three = `b2 = ["A1"], d3 = ["A2"], f4 = ["A4"]`
	for _, c := range []struct{ position, hint, track string }{
		{three + `, f5 = ["A3"], a1 = ["B1"]`, "Ava may enter the Mother Geyser, with 3 geysers.",
			"Ava may enter"},
		{`b2 = ["A1"], f5 = ["A3"], a1 = ["B1"]`, "The Mother Geyser opens for Ava with 3 geysers. So far it is 1.",
			"– opens at 3"},
		{`b2 = ["A1"], g5 = ["A3"], a1 = ["B1"]`, "", "– opens at 3"},
		{three + `, f5 = ["A3"], f6 = ["B1"]`, "Ava may enter the Mother Geyser, with 3 geysers.",
			"Ben is there"},
		{three + `, f5 = ["A3"], f6 = ["A5"], a1 = ["B1"]`, "", "Ava is there"},
	} {
		tab := sit(t, "standard", 2, nil).set("tokens = { " + c.position + " }\ndue = \"turn\"\n")
		tableautest.Equal(t, c.position, tab.Hint(tab.p, ava), c.hint)
		tableautest.Equal(t, c.position, tab.track(tab.scene(), "Mother Geyser"), c.track)
	}
}

// Tokens are put right with their pieces: on the board, from beside it, and off it; a turn by a press.
func TestPuttingRight(t *testing.T) {
	tab := sit(t, "standard", 3, nil).set(shore + "highest = { B = 6 }\nout = [\"C\"]\n")
	for _, c := range []struct {
		piece, to tableau.Input
		want      string
	}{
		{tab.piece("A3"), tab.spot("k9"), "fix put A3 k9"},
		{tab.piece("A10"), tab.spot("b2"), "fix put A10 b2"},
		{tab.piece("B4"), tab.spot("e4"), "fix put B4 e4"},
		{tab.piece("A3"), tableau.ASpot(off), "fix off A3"}, {tab.piece("B1"), tab.piece("B7"), "fix off B1"},
		{tableau.APiece(pileOn + tab.at("e4")), tab.spot("e5"), "fix put B1 e5"},
		{tab.piece("A10"), tableau.ASpot(off), "nothing"}, {tab.spot("a1"), tab.spot("a2"), "nothing"},
	} {
		got := "nothing"
		if m, ok := tab.Fix(tab.p, c.piece, c.to); ok {
			got = tab.e.Format(m)
		}
		tableautest.Equal(t, fmt.Sprint(c.piece, c.to), got, c.want)
	}
	var turns []string
	for _, setting := range tab.Settings(tab.p) {
		turns = append(turns, fmt.Sprint(setting.Name, ": ", tab.e.Format(setting.Move), " ", setting.Now))
	}
	tableautest.Equal(t, "turns", strings.Join(turns, ", "), "Ava: fix turn A true, Ben: fix turn B false")
	if piece, ok := tab.scene().Piece(tab.piece("B4").ID); !ok || piece.Spot != off {
		t.Errorf("B4 lies at %v, %v", piece.Spot, ok)
	}
}
