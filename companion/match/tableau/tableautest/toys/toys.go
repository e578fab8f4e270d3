// Package toys shows the toy games on the table screen, for tests. Between them the toys use every feature of
// the screen that the tests need.
package toys

import (
	"fmt"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/toys"
	paper "homespun/printables/printest/toys"
	"homespun/rulesets"
)

// New returns the game that shows a match of a toy. Toys have no themes, so the theme is ignored.
func New(engine engines.Engine, voice tableau.Voice, _ *rulesets.Theme) tableau.Game {
	b := base{tableau.Defaults{Terms: tableau.Terms{Engine: engine, Voice: voice}}}
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

// base has the methods that all toys share.
type base struct{ tableau.Defaults }

func (b base) Ending(engines.Position) tableau.Ending {
	return tableau.Ending{Rule: b.Engine.Info().Clauses}
}

// points returns one track for each seat with the number that the seat has; name says what is counted.
func (b base) points(name string, of func(engines.Seat) int) []tableau.Track {
	var tracks []tableau.Track
	for i := range b.Engine.SeatIDs() {
		seat := engines.Seat(i)
		tracks = append(tracks,
			tableau.Track{Name: b.Voice.Seat(seat), Value: fmt.Sprint(of(seat)), Detail: name, Seat: seat})
	}
	return tracks
}

// trays returns a scene with a tray for each seat. The function before says which piece lies in a tray: its
// name, which is appended to the name of the seat, and its label. An empty name means that the tray is empty.
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
