package tableau

import (
	"slices"

	"homespun/engines"
	"homespun/printables/drawing"
)

// Dress is the colour that each seat wears on the screen, None for its usual one. A seat keeps its shape and
// its letter whatever it wears, so the zero value is how everything is printed.
type Dress [engines.MaxSeats]drawing.Colour

// Wear gives each seat a colour, in the order of the seats. wishes are what those who play them want, None
// for somebody who wants none. The first who wants a colour gets it. All others keep their usual one if it is
// free, else they get the next one that is.
func Wear(wishes []drawing.Colour) (d Dress) {
	wishes = wishes[:min(len(wishes), len(d))]
	take := func(seat int, colour drawing.Colour) {
		if d[seat] == drawing.None && !slices.Contains(d[:], colour) {
			d[seat] = colour
		}
	}
	for seat, wish := range wishes {
		if slices.Contains(drawing.Players[:], wish) {
			take(seat, wish)
		}
	}
	for next := range drawing.Players {
		for seat := range wishes {
			take(seat, drawing.Players[(seat+next)%len(drawing.Players)])
		}
	}
	for seat := range d { // usual colours have one form, so that two dresses can be compared
		if d[seat] == drawing.Players[seat] {
			d[seat] = drawing.None
		}
	}
	return d
}

// Colour returns the colour of a seat; for Dice and Table it is Quiet.
func (d Dress) Colour(seat engines.Seat) drawing.Colour {
	switch {
	case seat < 0:
		return drawing.Quiet
	case d[seat] == drawing.None:
		return drawing.Players[seat]
	}
	return d[seat]
}

// A Dresser is a game that draws the colours of seats on its mat or its tags.
type Dresser interface {
	// In returns the game with its mat and its tags in other colours.
	In(Dress) Game
}

// Dressed returns a game in which the seats wear these colours. Where the rules of a game give a seat its
// colour ([Painter] SeatLook), that one stays.
func Dressed(g Game, dress Dress) Game {
	if dress == (Dress{}) {
		return g
	}
	if dresser, ok := g.(Dresser); ok {
		g = dresser.In(dress)
	}
	d := &dressed{g, dress}
	if stager, ok := g.(Stager); ok {
		return &dressedStager{d, stager}
	}
	return d
}

// dressed is a game in which seats wear other colours than the usual ones.
type dressed struct {
	Game
	dress Dress
}

// dressedStager is a dressed game that chooses its moments.
type dressedStager struct {
	*dressed
	stager Stager
}

// chosen reports whether the rules give a seat its colour.
func (d *dressed) chosen(p engines.Position, seat engines.Seat) bool {
	colour, _ := d.Game.SeatLook(p, seat)
	return colour != drawing.None
}

// SeatLook implements [Painter].
func (d *dressed) SeatLook(p engines.Position, seat engines.Seat) (drawing.Colour, drawing.Sign) {
	if seat < 0 || d.dress[seat] == drawing.None || d.chosen(p, seat) {
		return d.Game.SeatLook(p, seat)
	}
	return d.dress[seat], drawing.Signs[seat]
}

// thing dresses a piece of a seat that has the seat's usual colour.
func (d *dressed) thing(p engines.Position, t *Thing) {
	if t.Seat < 0 || t.Colour != drawing.None && t.Colour != drawing.Players[t.Seat] || d.chosen(p, t.Seat) {
		return
	}
	if colour := d.dress[t.Seat]; colour != drawing.None {
		t.Colour, t.Sign = colour, drawing.Signs[t.Seat]
	}
}

// scene dresses a scene; nil stays nil.
func (d *dressed) scene(p engines.Position, s *Scene) *Scene {
	if s == nil {
		return nil
	}
	for seat, colour := range d.dress {
		if colour != drawing.None && !d.chosen(p, engines.Seat(seat)) {
			s.Dress[seat] = colour
		}
	}
	for i := range s.Pieces {
		d.thing(p, &s.Pieces[i])
	}
	if refit := s.Refit; refit != nil {
		s.Refit = func(s *Scene, width, height, text float64) {
			refit(s, width, height, text)
			for i := range s.Pieces {
				d.thing(p, &s.Pieces[i])
			}
		}
	}
	return s
}

// Scene implements [Game].
func (d *dressed) Scene(p engines.Position, seat engines.Seat) *Scene {
	return d.scene(p, d.Game.Scene(p, seat))
}

// WholeTable implements [Fixer].
func (d *dressed) WholeTable(p engines.Position, seat engines.Seat) *Scene {
	return d.scene(p, d.Game.WholeTable(p, seat))
}

// Lying implements [Fixer].
func (d *dressed) Lying(p engines.Position) *Scene { return d.scene(p, d.Game.Lying(p)) }

// Show implements [Narrator].
func (d *dressed) Show(before, after engines.Position, told engines.Message,
	seat engines.Seat) (*Scene, bool) {
	s, ok := d.Game.Show(before, after, told, seat)
	return d.scene(after, s), ok
}

// Readings implements [Game].
func (d *dressed) Readings(p engines.Position) []Reading {
	list := d.Game.Readings(p)
	for i := range list {
		if seat := list[i].Seat; seat >= 0 && list[i].Colour == drawing.None {
			list[i].Colour, _ = d.SeatLook(p, seat)
		}
	}
	return list
}

// Walk implements [Walker]: no inputs are a way in a game without ways.
func (d *dressed) Walk(p engines.Position, seat engines.Seat, inputs []Input) (list []engines.Move,
	verdict engines.Verdict, ok bool) {
	if walker, walks := d.Game.(Walker); walks {
		return walker.Walk(p, seat, inputs)
	}
	return nil, verdict, false
}

// Moment implements [Stager].
func (d *dressedStager) Moment(before, after engines.Position, told engines.Message,
	seat engines.Seat) (Moment, bool) {
	m, ok := d.stager.Moment(before, after, told, seat)
	for i := range m.Actors {
		actor := &m.Actors[i]
		d.thing(before, &actor.Piece)
		if actor.Becomes != nil {
			becomes := *actor.Becomes
			d.thing(before, &becomes)
			actor.Becomes = &becomes
		}
	}
	return m, ok
}

// Intent implements [Intender].
func (d *dressed) Intent(p engines.Position, m engines.Move) *Intent { return IntentOf(d.Game, p, m) }

var (
	_ Walker = (*dressed)(nil)
	_ Stager = (*dressedStager)(nil)
)
