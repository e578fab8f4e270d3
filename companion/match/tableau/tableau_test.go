package tableau_test

import (
	"testing"

	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/record"
)

// toy returns a toy as it is compiled for its names, and how it looks.
func toy(t *testing.T, id string, names ...string) (engines.Engine, tableau.Game) {
	t.Helper()
	toys := gamestest.Toys()
	h := record.Header{Game: id, Ruleset: "standard"}
	var players [][]string
	for _, name := range names {
		h.Seats = append(h.Seats, record.Seat{ID: name[:1], Names: []string{name}})
		players = append(players, []string{name})
	}
	engine, err := toys.Resolve(h)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := toys.Find(id, "")
	if err != nil {
		t.Fatal(err)
	}
	theme, err := rules.Game.FindTheme("")
	if err != nil {
		t.Fatal(err)
	}
	return engine, toys.Tables[id](engine, rules.Speaker(theme, engine, players).OnScreen(), theme)
}

func TestInputsMeanTheirMoves(t *testing.T) {
	for _, id := range []string{"signs", "boules", "sowing"} {
		engine, game := toy(t, id, "Ava", "Ben", "Cleo")
		tableautest.CheckInputs(t, engine, game, 1, 40)
	}
}

func TestARefusedPoint(t *testing.T) {
	engine, game := toy(t, "boules", "Ava", "Ben")
	q := tableau.Ask(game, engine, engine.Start(), 0)
	answer := q.Tap(tableau.APoint(10, 40))
	if !answer.Refused || answer.Verdict.Message.Clause != 4 {
		t.Errorf("a stone before the line: got %+v, want a refusal by BOU-04", answer)
	}
	if answer = q.Tap(tableau.APoint(85, 44)); !answer.Ready ||
		engine.Format(answer.Move) != "throw 8.5,4.4" {
		t.Errorf("got %+v", answer)
	}
}
