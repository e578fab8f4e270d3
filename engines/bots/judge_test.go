package bots_test

import (
	"math"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// chance returns a seat's chance to win by the game; false if the game is no [engines.Judge].
func chance(t testing.TB, w engines.Walker, seat engines.Seat) (float64, bool) {
	t.Helper()
	c, ok := w.(interface {
		Chance(engines.Seat) (float64, bool)
	}).Chance(seat)
	if ok && !(c >= 0 && c <= 1) {
		t.Fatalf("a chance of %v", c)
	}
	return c, ok
}

// A judge foresees what becomes of positions: it errs clearly less than one who knows only how often each seat
// wins.
func TestJudgesForesee(t *testing.T) {
	round.Long(t)
	shelf := shelfOfAll(t)
	for _, game := range []string{"sitters"} {
		engine := (&strength{game: game, rules: "standard", seats: 2}).engine(t, shelf)
		player, r := bot(t, "medium"), random(4)
		var told, came []float64
		for range round.Many(0, 100, 400) {
			w := engine.Walk(engine.Start())
			for first := len(told); ; {
				who, _ := w.Due()
				if who == 0 {
					for range len(told) - first {
						came = append(came, share(w.Outcome(), 0))
					}
					break
				}
				if seat := who.First(); seat < 0 {
					if c, ok := chance(t, w, 0); !ok {
						t.Fatalf("%s is no judge", game)
					} else if w.Pending().Kind >= engine.Info().SetUp && r.IntN(4) == 0 {
						told = append(told, c)
					}
					m, _ := w.SampleOf(seat, r)
					w.Apply(m)
				} else if m, err := player.Choose(t.Context(), w, seat, r); err != nil {
					t.Fatal(err)
				} else {
					w.Apply(m)
				}
			}
		}
		often := 0.0
		for _, c := range came {
			often += c / float64(len(came))
		}
		errs, usual := 0.0, 0.0
		for i, c := range came {
			errs += math.Pow(told[i]-c, 2) / float64(len(came))
			usual += math.Pow(often-c, 2) / float64(len(came))
		}
		t.Logf("%s: errs by %.3f, and by %.3f who knows only the share of %.2f", game, errs, usual, often)
		if errs > 0.9*usual {
			t.Errorf("%s: errs by %.3f, want less than 0.9 of %.3f", game, errs, usual)
		}
	}
}

// share is what a seat has of a win: a draw is half of one.
func share(o engines.Outcome, seat engines.Seat) float64 {
	switch {
	case o.Winners.Has(seat):
		return 1
	case o.Winners == 0:
		return 0.5
	}
	return 0
}
