package patrollers

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func FuzzParse(f *testing.F) {
	texts := []string{
		"pick mad-dog", "token A1 kevlar-vest", "token A1 sealed", "dial A1 3 2 2 2", "order A1", "sound yes",
		"reroll", "keep", "reveal self-destruct", "give A2", "end",
		"R2-B3", "Y4", "order A1 A2 B1 A2", "fix put A1 3,4", "fix side A1 near-death", "fix turn B",
		"deploy A1 32767,32767", "special A32767 B1 2 A2",
	}
	for _, line := range lines {
		texts = append(texts, line[3:])
	}
	enginetest.FuzzParse(f, texts, engines.Wrap(compile(f)), engines.Wrap(compile(f, measured)))
}

// FuzzLoad looks at the drawing of each position, and at what the table shows of it, besides.
func FuzzLoad(f *testing.F) {
	look := func(e engines.Engine, at engines.Position) {
		p, g := at.(Position), e.Game().(*Game)
		g.Draw(p)
		g.Battle(&p)
		g.Steps(&p)
		for u := range units {
			if figure, ok := g.Figure(&p, u); ok && figure.Dialled {
				g.Targets(&p, u)
				g.InRange(&p, u)
				g.Added(&p, u, Attack)
			}
		}
	}
	enginetest.FuzzLoad(f, fixes, look,
		engines.Wrap(compile(f)), engines.Wrap(compile(f, "team_size = 5")),
		engines.Wrap(compile(f, measured)), engines.Wrap(compile(f, basic, duel)))
}
