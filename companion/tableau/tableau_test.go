package tableau_test

import (
	"testing"

	"homespun/companion/tableau"
	"homespun/companion/tableau/tableautest"
	scenes "homespun/companion/tableau/toys"
	"homespun/engines/enginetest/toys"
)

func TestInputsMeanTheirMoves(t *testing.T) {
	for _, d := range toys.All() {
		engine := toys.New(d, 3)
		game := scenes.For(engine, scenes.Voice{Engine: engine, Names: []string{"Ava", "Ben", "Cleo"}})
		tableautest.CheckInputs(t, engine, game, 1, 40)
	}
}

func TestARefusedPoint(t *testing.T) {
	engine := toys.New(&toys.Boules, 2)
	game := scenes.For(engine, scenes.Voice{Engine: engine, Names: []string{"Ava", "Ben"}})
	q := tableau.Ask(game, engine, engine.Start(), 0)
	answer := q.Tap(tableau.APoint(10, 40))
	if !answer.Refused || answer.Verdict.Note.Clause != 4 {
		t.Errorf("a stone before the line: got %+v, want a refusal by BOU-04", answer)
	}
	if answer = q.Tap(tableau.APoint(85, 44)); !answer.Ready || engine.Format(answer.Move) != "throw 8.5,4.4" {
		t.Errorf("got %+v", answer)
	}
}
