package toys

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	engine "homespun/engines/enginetest/toys"
)

// signs is the toy game with a secret choice. Each seat has a place on the mat, where a hidden sign lies once
// the seat has chosen.
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

func (g signs) Name(_ engines.Position, in tableau.Input) string {
	if words := g.Engine.Info().Words; in.Kind == tableau.Choice && in.ID >= 1 && in.ID <= len(words) {
		return words[in.ID-1]
	}
	return ""
}
