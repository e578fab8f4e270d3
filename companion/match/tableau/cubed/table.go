// Package cubed shows Cubed on the table screen: it lays positions out as scenes, and says which inputs make
// which moves.
package cubed

//go:generate go run homespun/rulesets/template/doors

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/cubed"
	paper "homespun/printables/cubed"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match of Cubed.
type Table struct {
	tableau.Defaults
	game *cubed.Game

	// drawn is the cache of mats, by what they show.
	drawn map[frame]*maps
}

var _ tableau.Game = (*Table)(nil)

// New returns the table of a match, in the words and colours of a theme.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	terms := tableau.Terms{Engine: engine, Voice: voice, Theme: theme}
	return &Table{tableau.Defaults{Terms: terms}, engine.Game().(*cubed.Game), map[frame]*maps{}}
}

// The ids of spots. On the map from above a square is its own number. On the map of a level, counted from 0,
// it is the number plus perLevel * (level+1). Trays follow. A cube on a map has the id of the spot
// it lies on.
const (
	perLevel = 100
	trayLeft = 1000
	trayPile = 1010 // plus pileID
)

// The ids of pieces in trays.
const (
	leftOf = 2000 // plus the colour
	pileOf = 3000 // plus perLevel times pileID, plus the colour
)

var positionOf = tableau.At[cubed.Position]

// Scene implements tableau.Game: the solid with its maps, the cubes left of each colour, and the piles. All
// seats see the same, because nothing is hidden. Cubes that may be taken are highlighted.
func (t *Table) Scene(position engines.Position, _ engines.Seat) *tableau.Scene {
	p := positionOf(position)
	return t.lay(p, p.Stage() == cubed.DueTake)
}

// Lying implements tableau.Fixer: every cube on its level of its square, and the piles of both players.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	p, s := positionOf(position), &tableau.Scene{}
	put := func(c cubed.Colour, spot, count int) {
		piece := t.block(c)
		piece.ID, piece.Spot, piece.Count, piece.Many = spot, spot, count, t.Many(c.Word())
		s.Pieces = append(s.Pieces, piece)
	}
	for level := range t.game.Size() {
		for square := range cubed.Squares {
			s.Spots = append(s.Spots,
				tableau.Place{ID: cellOf(square, level), Name: t.name(square), Level: level})
			if level < p.Height(square) {
				put(p.At(square, level), cellOf(square, level), 1)
			}
		}
	}
	for who := range seats {
		for _, pile := range heaps {
			tray := tableau.Tray{Spot: trayPile + pileID(who, pile), Seat: who,
				Name: theirPile(t.player(who), nth(pile), t.One("pile"))}
			s.Trays = append(s.Trays, tray)
			for _, c := range cubed.Colours {
				if n := p.InPile(who, pile, c); n > 0 {
					put(c, tray.Spot, n)
				}
			}
		}
	}
	return s
}

// removable reports whether the cube on a level of a square may be removed (CUB-08).
func (t *Table) removable(p *cubed.Position, square, level int) bool {
	return level == p.Height(square)-1 && p.Exposed(square, level) >= cubed.NeededSides
}

// lay returns the scene of a position. Lit highlights the cubes that may be removed.
func (t *Table) lay(p *cubed.Position, lit bool) *tableau.Scene {
	f := t.frame(p)
	s := &tableau.Scene{Solid: t.solid(p, f, lit)}
	t.spread(s, p, f, lit)
	t.trays(s, p)
	s.Refit = func(s *tableau.Scene, width, height, text float64) {
		f.shape = shapeFor(width, height, text)
		t.spread(s, p, f, lit)
	}
	s.Tracks, s.Goals = t.tracks(p), t.goals(p)
	return s
}

// spread adds the mat of a frame and everything that lies on it. It is called again whenever the mat gets
// another shape, so it replaces the pieces on the maps and keeps those in trays.
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

// solid returns what is built, with the floor squares that it can still grow to. Spread sets its place.
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
		switch {
		case within(f.above, x, y):
			solid.Floor = append(solid.Floor, tableau.Column{X: x, Y: y, Spot: square})
		case within(f.room, x, y):
			solid.Floor = append(solid.Floor, tableau.Column{X: x, Y: y, Spot: tableau.NoSpot})
		}
		for level := range p.Height(square) {
			look := t.look(p.At(square, level))
			solid.Cubes = append(solid.Cubes,
				tableau.Cube{X: x, Y: y, Level: level, Colour: look.Colour, Sign: int(look.Sign), Lit: lit &&
					t.removable(p, square, level)})
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

// look returns the printed look of a cube: its colour, and its sign, so that cubes can be told apart without
// colour.
func (t *Table) look(c cubed.Colour) paper.Look { return paper.LookOf(t.Theme, c) }

// count names so many cubes of a colour: "1 red cube", "3 red cubes".
func (t *Table) count(n int, c cubed.Colour) string {
	return t.Count(n, c.Word())
}

// player returns what a player is called.
func (t *Table) player(who engines.Seat) string { return words.Sentence(t.Voice.Seat(who)) }

// Swatch implements tableau.Painter: the choice of a colour shows that colour.
func (t *Table) Swatch(_ engines.Position, in tableau.Input) drawing.Colour {
	if c, ok := colourOf(in); ok {
		return t.look(c).Colour
	}
	return drawing.None
}
