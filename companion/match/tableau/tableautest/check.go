// Package tableautest checks that a game works on the table screen, whatever the game is. It is for tests
// only.
package tableautest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/engines"
)

// CheckInputs plays random lines and checks every legal move in every position. The inputs of the move must
// mean that move; each piece and spot among them must be on the scene; each input must have a name; and
// tapping them one by one must make the move. Of the table's own moves it checks only those that have inputs.
func CheckInputs(t testing.TB, engine engines.Engine, game tableau.Game, seed uint64, lines int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 2))
	p := engine.Start()
	for range lines {
		pending := engine.Pending(p)
		if pending.Over() {
			return
		}
		moves := engine.Moves(p, nil)
		if len(moves) > most { // a random sample is enough, since most are alike
			r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
			moves = moves[:most]
		}
		if pending.Open {
			moves = append(moves, engine.Sample(p, r))
		}
		asked := map[engines.Seat]*asking{}
		for _, m := range moves {
			if m.Who == engines.Dice || m.Who == engines.Table && len(game.Inputs(p, m)) == 0 {
				continue
			}
			if asked[m.Who] == nil {
				asked[m.Who] = &asking{tableau.Ask(game, engine, p, m.Who), game.Scene(p, m.Who)}
				asked[m.Who].scene.Arrange(false)
			}
			asked[m.Who].check(t, engine, game, p, m)
		}
		p = engine.Apply(p, engine.Sample(p, r), nil)
	}
}

// most is how many legal moves of one position are checked at most, to keep the tests short.
const most = 60

// asking is the question that a position asks one seat, with the scene that this seat sees.
type asking struct {
	q     *tableau.Question
	scene *tableau.Scene
}

func (a *asking) check(t testing.TB, engine engines.Engine, game tableau.Game, p engines.Position,
	m engines.Move) {
	t.Helper()
	inputs := game.Inputs(p, m)
	if got, _, ok := a.q.Means(inputs...); !ok || got != m {
		t.Fatalf("%s: %v mean %v, want %s", engine.Info().ID, inputs, got, engine.Format(m))
	}
	q, scene := a.q, a.scene
	q.Reset()
	for i, in := range inputs {
		if _, point := q.Point(); in.Kind == tableau.Point && !point ||
			in.Kind != tableau.Point && !slices.Contains(q.Next(), in) {
			t.Fatalf("%s: %v is not next for %s", engine.Info().ID, in, engine.Format(m))
		}
		if _, ok := scene.Box(in); !ok && (in.Kind == tableau.Piece || in.Kind == tableau.Spot) {
			t.Fatalf("%s: %v of %s is not on the scene", engine.Info().ID, in, engine.Format(m))
		}
		if tableau.NameOf(game, p, scene, in) == "" {
			t.Fatalf("%s: %v of %s has no name", engine.Info().ID, in, engine.Format(m))
		}
		answer := q.Tap(in)
		if last := i == len(inputs)-1; answer.Taken == last || answer.Ready != last ||
			last && answer.Move != m {
			t.Fatalf("%s: after %v of %s got %+v", engine.Info().ID, in, engine.Format(m), answer)
		}
	}
}
