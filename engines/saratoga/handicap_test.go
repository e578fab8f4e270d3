package saratoga

import (
	"testing"

	"homespun/engines"
)

// SAR-01: who gets help begins with more supplies.
func TestSAR01HelpIsSupplies(t *testing.T) {
	g := compile(t, 4, func(r *Rules) { r.Handicap = engines.Handicap{"B": 2} })
	p := g.Start()
	for range 4 {
		g.Apply(&p, g.Moves(&p, nil)[0], nil)
	}
	for seat, more := range []int{0, 2, 0, 0} {
		if got := p.Supplies(engines.Seat(seat)); got != g.rules.Supplies+more {
			t.Errorf("player %d has %d supplies, want %d more than %d", seat, got, more, g.rules.Supplies)
		}
	}
}
