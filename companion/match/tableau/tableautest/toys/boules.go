package toys

import (
	"fmt"
	"math"
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines"
	engine "homespun/engines/enginetest/toys"
	"homespun/printables/drawing"
	paper "homespun/printables/printest/toys"
)

// boules is the toy game whose moves are points on a pitch, measured in tenths of an inch. One tenth of an
// inch is two millimetres of the scene.
type boules struct{ base }

func (g boules) Scene(p engines.Position, _ engines.Seat) *tableau.Scene {
	at := p.(engine.BoulesPosition)
	s := &tableau.Scene{Mat: paper.Pitch()}
	thrown := 0
	for i := range at.X {
		seat := engines.Seat(i / 4)
		if at.X[i] <= 0 || int(seat) >= len(g.Engine.SeatIDs()) || at.X[i] == 0 {
			continue
		}
		thrown++
		s.Pieces = append(s.Pieces,
			tableau.Thing{ID: i, Name: g.Voice.Seat(seat) + "'s stone", Label: strconv.Itoa(i%4 + 1),
				Seat: seat,
				At:   drawing.Point{X: float64(at.X[i]) * paper.Tenth, Y: float64(at.Y[i]) * paper.Tenth},
				Size: 18,
				Spot: -1})
	}
	s.Tracks = []tableau.Track{{Name: "Stones", Value: fmt.Sprint(thrown), Detail: "thrown",
		Seat: engines.Table}}
	return s
}

func (g boules) Name(_ engines.Position, in tableau.Input) string {
	if in.Kind == tableau.Point {
		return engines.PointText(int16(in.X), int16(in.Y))
	}
	return "Keep the stone"
}

// Measurer implements tableau.Game.
func (g boules) Measurer() tableau.Measurer { return g }

// Point implements tableau.Measurer.
func (g boules) Point(_ engines.Position, _ engines.Seat, in []tableau.Input) (tableau.Input, bool) {
	return tableau.APoint(60, 40), len(in) == 0
}

// Snap implements tableau.Measurer.
func (g boules) Snap(_ engines.Position, _ []tableau.Input, at drawing.Point) tableau.Input {
	snap := func(v float64, most int) int { return max(0, min(most, int(math.Round(v/paper.Tenth)))) }
	return tableau.APoint(snap(at.X, paper.PitchWide), snap(at.Y, paper.PitchDeep))
}

// Nudge implements tableau.Measurer.
func (g boules) Nudge(_ engines.Position, from tableau.Input, dx, dy int) tableau.Input {
	return tableau.APoint(max(0, min(paper.PitchWide, from.X+dx)), max(0, min(paper.PitchDeep, from.Y+dy)))
}

// Place implements tableau.Measurer.
func (g boules) Place(_ engines.Position, in tableau.Input) drawing.Point {
	return drawing.Point{X: float64(in.X) * paper.Tenth, Y: float64(in.Y) * paper.Tenth}
}

// Openings implements tableau.Measurer: a throw is a point and nothing else.
func (g boules) Openings(engines.Position, engines.Seat, []tableau.Input) []tableau.Input { return nil }

// Sight implements tableau.Measurer: nothing is measured while a stone is thrown.
func (g boules) Sight(engines.Position, engines.Seat, []tableau.Input, tableau.Input) tableau.Sight {
	return tableau.Sight{}
}

// Trail implements tableau.Measurer: a throw leaves none.
func (g boules) Trail(engines.Position, engines.Move) (twine tableau.Twine, laid, first bool) {
	return tableau.Twine{}, false, true
}
