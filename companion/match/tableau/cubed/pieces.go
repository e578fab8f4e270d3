package cubed

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/cubed"
)

// Widths of cubes on the maps, as parts of the side of a square. The map from above leaves room for the ring
// around cubes that may be taken.
const (
	aboveSize = 0.72
	levelSize = 0.86
)

// seats is the number of players. The players' seats run from 0 up to it.
const seats engines.Seat = cubed.Players

// heaps are the two piles that each player has, in order.
var heaps = [...]cubed.Pile{cubed.First, cubed.Second}

// block returns the piece of a cube without a place.
func (t *Table) block(c cubed.Colour) tableau.Thing {
	look := t.look(c)
	return tableau.Thing{Name: look.Noun.One, Seat: engines.Table, Form: block, Colour: look.Colour,
		Sign: look.Sign, Spot: -1}
}

// cubes returns the cubes that are built, as pieces on the maps. The map from above has only the top cubes,
// labelled with their level. The level maps have every cube; lit highlights those that may be removed.
func (t *Table) cubes(p *cubed.Position, m *maps, lit bool) []tableau.Thing {
	var list []tableau.Thing
	put := func(c cubed.Colour, square, level, id int, g *grid, size float64, label string, lit bool) {
		box, ok := g.cell(square)
		if !ok {
			return
		}
		piece := t.block(c)
		piece.ID, piece.Spot, piece.At, piece.Size, piece.Label, piece.Lit = id, id, box.Centre(),
			g.space*size, label, lit
		piece.Name = words.On(piece.Name, onLevel(t.name(square), level+1))
		list = append(list, piece)
	}
	for square := range cubed.Squares {
		height := p.Height(square)
		if height > 0 {
			put(p.Top(square), square, height-1, square, &m.above, aboveSize, rowName(height-1), false)
		}
		for level := range height {
			put(p.At(square, level), square, level, cellOf(square, level), &m.levels[level], levelSize, "",
				lit && t.removable(p, square, level))
		}
	}
	return list
}

// pileID numbers the piles of both players from 0.
func pileID(who engines.Seat, pile cubed.Pile) int { return 2*int(who) + int(pile) }

// trays adds the trays beside the mat: the cubes of each colour that are left, and the piles of the players.
func (t *Table) trays(s *tableau.Scene, p *cubed.Position) {
	left := toStack(p.Beside())
	if !p.Stacking() {
		left = liesBeside(p.Beside())
	}
	s.Trays = append(s.Trays,
		tableau.Tray{Spot: trayLeft, Name: left, Seat: engines.Table, Slots: len(cubed.Colours)})
	t.heap(s, trayLeft, leftOf, left, p.Left)
	for who := range seats {
		for _, pile := range heaps {
			nth, points := nth(pile), t.game.PilePoints(p, who, pile)
			tray := tableau.Tray{Spot: trayPile + pileID(who, pile), Seat: who, Slots: len(cubed.Colours),
				Name:  pileName(t.player(who), nth, t.One("pile"), points),
				Brief: pileOfBriefly(words.Short(t.player(who), 8), nth, points)}
			s.Trays = append(s.Trays, tray)
			t.heap(s, tray.Spot, pileOf+perLevel*pileID(who, pile), tray.Name, func(c cubed.Colour) int {
				return p.InPile(who, pile, c)
			})
		}
	}
}

// nth names a pile by its number.
func nth(pile cubed.Pile) string { return [...]string{firstPile, secondPile}[pile] }

// heap adds the cubes of a tray as one piece for each colour, with their number.
func (t *Table) heap(s *tableau.Scene, tray, id int, name string, count func(cubed.Colour) int) {
	for _, c := range cubed.Colours {
		n := count(c)
		if n == 0 {
			continue
		}
		piece := t.block(c)
		piece.ID, piece.Spot, piece.Count = id+int(c), tray, n
		piece.Name = inPile(t.count(n, c), name)
		s.Pieces = append(s.Pieces, piece)
	}
}
