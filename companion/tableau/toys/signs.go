package toys

import (
	"homespun/companion/tableau"
	"homespun/engines"
	engine "homespun/engines/enginetest/toys"
)

// signs is a choice in secret: a mat with a place for each seat, where a hidden sign lies once it is made.
type signs struct{ base }

func (g signs) Scene(p engines.Position, _ engines.Seat) *tableau.Scene {
	at := p.(engine.SignsPosition)
	s := g.trays(func(seat engines.Seat) (name, label string) {
		if at.Sign[seat] != 0 {
			return " has chosen", ""
		}
		return "", ""
	})
	s.Tracks = g.points("points", func(seat engines.Seat) int { return int(at.Points[seat]) })
	return s
}

func (g signs) Inputs(_ engines.Position, m engines.Move) []tableau.Input {
	return []tableau.Input{tableau.AChoice(int(m.Args[0]))}
}

func (g signs) Meaning(_ engines.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	if len(in) != 1 || in[0].Kind != tableau.Choice {
		return engines.Move{}, false
	}
	return tableau.Made(seat, engine.VerbShows, in[0].ID)
}

func (g signs) Name(_ engines.Position, in tableau.Input) string {
	if words := g.engine.Info().Words; in.Kind == tableau.Choice && in.ID >= 1 && in.ID <= len(words) {
		return words[in.ID-1]
	}
	return ""
}
