package tableau_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"homespun/companion/tableau"
	scenes "homespun/companion/tableau/toys"
	"homespun/engines"
	"homespun/engines/enginetest/toys"
)

// In every position of random matches each legal move is made of inputs that mean it, no two of the same, and taking those inputs one by one through
// a question makes the move.
func TestInputsMeanTheirMoves(t *testing.T) {
	for _, d := range toys.All() {
		engine := toys.New(d, 3)
		game := scenes.For(engine, scenes.Voice{Engine: engine, Names: []string{"Ava", "Ben", "Cleo"}})
		checkInputs(t, engine, game, 40)
	}
}

func checkInputs(t *testing.T, engine engines.Engine, game tableau.Game, lines int) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	p := engine.Start()
	for range lines {
		due := engine.Due(p)
		if due.Over() {
			return
		}
		moves := engine.Moves(p, nil)
		if due.Open {
			moves = append(moves, engine.Sample(p, r))
		}
		for _, m := range moves {
			if m.Who < 0 {
				continue
			}
			inputs := game.Inputs(p, m)
			if got, ok := game.Meaning(p, m.Who, inputs); !ok || got != m {
				t.Fatalf("%s: %v mean %v, want %s", engine.Info().ID, inputs, got, engine.Format(m))
			}
			q := tableau.Ask(game, engine, p, m.Who)
			scene := game.Scene(p, m.Who)
			scene.Arrange(false)
			for i, in := range inputs {
				if _, point := q.Point(); in.Kind == tableau.Point && !point || in.Kind != tableau.Point && !slices.Contains(q.Next(), in) {
					t.Fatalf("%s: %v is not next for %s", engine.Info().ID, in, engine.Format(m))
				}
				if _, ok := scene.Box(in); !ok && (in.Kind == tableau.Piece || in.Kind == tableau.Spot) {
					t.Fatalf("%s: %v of %s is not on the scene", engine.Info().ID, in, engine.Format(m))
				}
				answer := q.Tap(in)
				if last := i == len(inputs)-1; answer.Taken == last || answer.Ready != last || last && answer.Move != m {
					t.Fatalf("%s: after %v of %s got %+v", engine.Info().ID, in, engine.Format(m), answer)
				}
			}
		}
		p = engine.Apply(p, engine.Sample(p, r), nil)
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
