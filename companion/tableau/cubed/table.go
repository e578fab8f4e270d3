// Package cubed puts Cubed on the table.
package cubed

import (
	"slices"
	"sync"

	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/cubed"
	paper "homespun/printables/cubed"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Table is a match of Cubed on the table.
type Table struct {
	tableau.Defaults
	game *cubed.Game

	// drawn are the mats that have been drawn.
	drawn map[frame]*maps
	lock  sync.Mutex
}

var _ tableau.Game = (*Table)(nil)

// New returns how a match looks in the words and colours of a theme.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	return &Table{Defaults: tableau.Defaults{Engine: engine, Voice: voice, Theme: theme},
		game: engine.Game().(*cubed.Game), drawn: map[frame]*maps{}}
}

// The ids of spots: the squares as seen from above are their numbers; those of a level, from 0, are perLevel
// times one more than it further on; then trays. The cubes on a map have the ids of their squares.
const (
	perLevel = 100
	trayLeft = 1000
	trayPile = 1010 // and the seat and pile: see pileID
)

// The ids of pieces in trays, each with the colour.
const (
	leftOf = 2000
	pileOf = 3000 // and a hundred for each pile
)

func (t *Table) position(p engines.Position) *cubed.Position {
	at := p.(cubed.Position)
	return &at
}

// Scene implements tableau.Game: what is built, with its maps, what is left of each colour, and the piles.
// Nothing is hidden; what may be taken is lit.
func (t *Table) Scene(position engines.Position, _ engines.Seat) *tableau.Scene {
	p := t.position(position)
	return t.lay(p, p.Stage() == cubed.DueTake)
}

// mayGo reports whether the cube on a level of a square may be removed (CUB-08).
func (t *Table) mayGo(p *cubed.Position, square, level int) bool {
	return level == p.Height(square)-1 && p.Exposed(square, level) >= cubed.NeededSides
}

// lay returns the table with all that lies on it; lit says that what may be removed is pointed out.
func (t *Table) lay(p *cubed.Position, lit bool) *tableau.Scene {
	f := t.frame(p)
	s := &tableau.Scene{Solid: t.solid(p, f, lit)}
	t.spread(s, p, f, lit)
	t.trays(s, p)
	s.Refit = func(s *tableau.Scene, width, height, text float64) {
		f.shape = shapeFor(width, height, text)
		t.spread(s, p, f, lit)
	}
	s.Tracks = t.tracks(p)
	return s
}

// spread lays the mat with all that lies on it, in the shape of a frame.
func (t *Table) spread(s *tableau.Scene, p *cubed.Position, f frame, lit bool) {
	m := t.maps(f)
	s.Mat, s.Slot, s.Spots = m.mat, f.slot, nil
	for square := range cubed.Squares {
		if box, ok := m.above.cell(square); ok {
			s.Spots = append(s.Spots,
				tableau.Place{ID: square, Box: box, Name: high(t.name(square), p.Height(square))})
		}
	}
	for level, grid := range m.levels {
		for square := range cubed.Squares {
			if box, ok := grid.cell(square); ok {
				s.Spots = append(s.Spots,
					tableau.Place{ID: cellOf(square, level), Box: box,
						Name: onLevel(t.name(square), level+1)})
			}
		}
	}
	solid := *s.Solid
	solid.Box = m.solid
	s.Solid = &solid
	s.Pieces = append(t.cubes(p, m, lit),
		slices.DeleteFunc(s.Pieces, func(piece tableau.Thing) bool { return piece.ID < leftOf })...)
}

// solid returns what is built, on the squares that it can still grow to, as yet without a place.
func (t *Table) solid(p *cubed.Position, f frame, lit bool) *tableau.Solid {
	solid := &tableau.Solid{Levels: t.game.Size()}
	for i := range cubed.Columns {
		solid.Columns = append(solid.Columns, columnName(i))
	}
	for i := range cubed.Rows {
		solid.Rows = append(solid.Rows, rowName(i))
	}
	for square := range cubed.Squares {
		x, y := where(square)
		if within(f.above, x, y) {
			solid.Floor = append(solid.Floor, tableau.Column{X: x, Y: y, Spot: square})
		}
		for level := range p.Height(square) {
			look := t.look(p.At(square, level))
			solid.Cubes = append(solid.Cubes,
				tableau.Cube{X: x, Y: y, Level: level, Colour: look.Colour, Sign: int(look.Sign), Lit: lit &&
					t.mayGo(p, square, level)})
		}
	}
	return solid
}

// where returns the column and row of a square.
func where(square int) (column, row int) { return square % cubed.Columns, square / cubed.Columns }

func within(b cubed.Box, column, row int) bool {
	return column >= b.Left && column <= b.Right && row >= b.Top && row <= b.Bottom
}

// cellOf returns the id of the spot of a square on the map of a level.
func cellOf(square, level int) int { return perLevel*(level+1) + square }

func (t *Table) name(square int) string { return t.game.Board().Name(square) }

// look returns how a cube looks, as it is printed: its colour, and its sign, so that they are told apart
// without colour.
func (t *Table) look(c cubed.Colour) paper.Look { return paper.LookOf(t.Theme, c) }

// count names so many cubes of a colour: "1 red cube", "3 red cubes".
func (t *Table) count(n int, c cubed.Colour) string {
	return t.Count(n, c.Word())
}

// player returns what a player is called.
func (t *Table) player(who engines.Seat) string { return words.Sentence(t.Voice.Seat(who)) }

// Swatch implements tableau.Painter: colours to choose show themselves.
func (t *Table) Swatch(_ engines.Position, in tableau.Input) drawing.Colour {
	if c, ok := colourOf(in); ok {
		return t.look(c).Colour
	}
	return drawing.None
}
