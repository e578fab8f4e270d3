package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func FuzzParse(f *testing.F) {
	enginetest.FuzzParse(f, []string{
		"stack black d4", "stack green d4", "stack ? z99", "done", "take a1", "take z9", "fix cube red d4",
		"fix no-cube g7", "fix pile A first red 3", "fix pile Z second ? 32767", "fix turn C",
	}, engines.Wrap(compile(f)), engines.Wrap(compile(f, tiny, exact)))
}

// FuzzLoad looks at the drawing and at all that a table asks for besides.
func FuzzLoad(f *testing.F) {
	look := func(e engines.Engine, at engines.Position) {
		p, g := at.(Position), e.Game().(*Game)
		g.Draw(p)
		box, _ := g.Footprint(&p)
		if reach := g.Reach(&p); reach.Left < 0 || reach.Right >= Columns || box.Right-box.Left >= g.Size() ||
			box.Bottom-box.Top >= g.Size() {
			panic("the footprint is too large")
		}
		if all := p.Standing() + p.Beside() + inPiles(&p); all != g.Total() {
			panic("the cubes do not add up")
		}
		g.TurnsLeft(&p, 0)
	}
	enginetest.FuzzLoad(f, fixes, look, engines.Wrap(compile(f)), engines.Wrap(compile(f, mini)),
		engines.Wrap(compile(f, tiny, exact)))
}

// inPiles counts the cubes in all piles.
func inPiles(p *Position) int {
	sum := 0
	for who := range engines.Seat(Players) {
		for _, pile := range []Pile{First, Second} {
			for _, c := range Colours {
				sum += p.InPile(who, pile, c)
			}
		}
	}
	return sum
}
