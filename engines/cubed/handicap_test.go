package cubed

import (
	"testing"
)

// CUB-09: who gets help begins with the points of the dearest cube, for each step.
func TestCUB09HelpIsPoints(t *testing.T) {
	g := compile(t, "handicap = { A = 2 }")
	p := g.Start()
	if a, b := g.Points(&p, 0), g.Points(&p, 1); a != 10 || b != 0 {
		t.Errorf("the players begin with %d and %d points, want 10 and 0", a, b)
	}
}
