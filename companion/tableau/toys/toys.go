// Package toys puts the toy games on the table, for tests: what the table screen can do with them it can do
// with all games.
package toys

import (
	"fmt"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/toys"
	paper "homespun/printables/toys"
	"homespun/rulesets"
)

// New returns how a match of a toy looks.
func New(engine engines.Engine, voice tableau.Voice, _ *rulesets.Theme) tableau.Game {
	b := base{tableau.Defaults{Engine: engine, Voice: voice}}
	switch engine.Info().ID {
	case toys.Signs.Info.ID:
		return signs{b}
	case toys.Boules.Info.ID:
		return boules{b}
	case toys.Lots.Info.ID:
		return lots{b}
	}
	return sowing{b}
}

// base is what the toys share.
type base struct{ tableau.Defaults }

func (b base) Ending(engines.Position) tableau.Ending {
	return tableau.Ending{Rule: b.Engine.Info().Clauses}
}

// points returns a track for what each seat has.
func (b base) points(name string, of func(engines.Seat) int) []tableau.Track {
	var tracks []tableau.Track
	for i := range b.Engine.SeatIDs() {
		seat := engines.Seat(i)
		tracks = append(tracks,
			tableau.Track{Name: b.Voice.Seat(seat), Value: fmt.Sprint(of(seat)), Detail: name, Seat: seat})
	}
	return tracks
}

// trays returns a scene with a tray for each seat; before says what lies in it, by its name behind that of
// the seat and its label: "" names nothing.
func (b base) trays(before func(engines.Seat) (name, label string)) *tableau.Scene {
	s := &tableau.Scene{Mat: paper.Trays(), Slot: 30}
	for i := range b.Engine.SeatIDs() {
		seat := engines.Seat(i)
		s.Trays = append(s.Trays, tableau.Tray{Spot: i, Name: b.Voice.Seat(seat), Seat: seat, Slots: 2})
		if name, label := before(seat); name != "" {
			s.Pieces = append(s.Pieces,
				tableau.Thing{ID: i, Name: b.Voice.Seat(seat) + name, Label: label, Seat: seat, Spot: i})
		}
	}
	return s
}
