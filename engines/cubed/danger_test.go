package cubed

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// CUB-10: of whom it is said that nobody can catch them any more, they win.
func TestDangers(t *testing.T) {
	for _, rules := range []string{"", mini, pointsRace} {
		t.Run(rules, func(t *testing.T) {
			said := enginetest.Foretell(t, engines.Wrap(compile(t, rules)), round.Many(10, 100, 1000), 1,
				func(p engines.Position) bool { return true },
				func(engines.Danger, engines.Position) bool { return false })
			said.Check(t, map[string]int{})
		})
	}
}

// CUB-06, CUB-10: what is said in a position: a story up to the last red cube, and to its last turns.
func TestWhatIsSaidOfDangers(t *testing.T) {
	g := compile(t)
	e := engines.Wrap(g)
	seen := map[string]bool{}
	r := rand.New(rand.NewPCG(6, 10))
	for p := e.Start(); !e.Pending(p).Over(); p = e.Apply(p, e.Sample(p, r), nil) {
		at := p.(Position)
		d, ok := e.Danger(p)
		name := ""
		if ok {
			name = e.Info().Reasons[d.Reason].Name
			seen[name] = true
		}
		if last := at.Stacking() && at.Left(Red) == 1; last != (name == "danger-last-red") {
			t.Errorf("%d red cubes are left, and it is said %q", at.Left(Red), name)
		}
		if few := !at.Stacking() && at.Standing() <= 4; few && name != "danger-last-cubes" && name != "danger-sure" {
			t.Errorf("%d cubes are left, and it is said %q", at.Standing(), name)
		}
	}
	if len(seen) < 2 {
		t.Errorf("in a whole match is said %v", seen)
	}
}
