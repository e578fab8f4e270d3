package cubed

import (
	"math/rand/v2"

	"homespun/engines"
)

// Moves appends the legal moves to list, ordered by colour and then by square. The end of the turn comes
// last.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	switch p.Stage() {
	case DueStack:
		places := g.places(p)
		for c := Yellow; c < colours; c++ {
			if !p.mayPlace(c) {
				continue
			}
			for rest := places; rest != 0; rest &= rest - 1 {
				list = append(list, StackMove(p.turn, c, rest.first()))
			}
		}
		if g.mayStop(p) {
			list = append(list, DoneMove(p.turn))
		}
	case DueTake:
		for rest := p.free(); rest != 0; rest &= rest - 1 {
			list = append(list, TakeMove(p.turn, rest.first()))
		}
	}
	return list
}

// mayPlace reports whether the turn can place a cube of a colour: the colour must be that of the turn, if it
// has one, and a cube of it must be left (CUB-02).
func (p *Position) mayPlace(c Colour) bool {
	return p.left[c] > 0 && (p.colour == 0 || p.colour == c)
}

// mayStop reports whether the turn can end with fewer cubes than it may place (CUB-02).
func (g *Game) mayStop(p *Position) bool { return p.made > 0 && !g.rules.Exact }

// Sample draws one of the legal moves, each with the same chance, without listing them. What the table must
// do cannot be listed: then it draws a fix that puts a cube from beside onto the square of the first cube.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	switch p.Stage() {
	case DueStack:
		places := g.places(p)
		n, choices := places.len(), 0
		var may [colours]Colour
		for c := Yellow; c < colours; c++ {
			if p.mayPlace(c) {
				may[choices] = c
				choices++
			}
		}
		total := n * choices
		if g.mayStop(p) {
			total++
		}
		if draw := r.IntN(total); draw < n*choices {
			return StackMove(p.turn, may[draw/n], places.nth(draw%n))
		}
		return DoneMove(p.turn)
	case DueTake:
		free := p.free()
		return TakeMove(p.turn, free.nth(r.IntN(free.len())))
	}
	c := Yellow
	for ; c < Black && p.left[c] == 0; c++ {
	}
	return engines.NewMove(engines.Table, VerbCube, int16(c), Middle)
}
