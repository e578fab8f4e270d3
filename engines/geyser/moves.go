package geyser

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/grid"
)

// Moves appends the legal moves to list. Those of a turn are ordered by the tokens' spaces and then by where
// they go, all others by space.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	mover := engines.Seat(p.turn)
	switch p.stage {
	case DueFirst, DueBattle, DueFiring:
		roll := g.dueDice(p)
		return dice.Outcomes(&roll, list)
	case DueStart:
		return g.openStarts(p).Moves(list, engines.NewMove(mover, VerbStart))
	case DueTurn:
		before := len(list)
		list = g.turnMoves(p, list)
		switch {
		case len(list) > before:
		case g.mustReenter(p):
			list = g.reentries(p).Moves(list, engines.NewMove(mover, VerbReenter))
		default:
			list = append(list, engines.NewMove(mover, VerbPass))
		}
	case DueSpawn:
		list = g.spawnSpaces(p, mover, int(p.target)).Moves(list, engines.NewMove(mover, VerbSpawn))
		list = append(list, engines.NewMove(mover, VerbNoSpawn))
	case DueAgain:
		list = append(list, engines.NewMove(mover, VerbAgain), engines.NewMove(mover, VerbBack))
	}
	return list
}

// closed returns the space of the Mother Geyser if a player may not move into her yet, else nothing (GEY-07).
func (g *Game) closed(p *Position, seat engines.Seat) grid.WideSet {
	if g.Geysers(p, seat) < g.Needs(seat) {
		return grid.WideSetOf(g.mother)
	}
	return grid.WideSet{}
}

// stack is a player's tokens on one space, from index low up to, but not including, high. to holds the spaces
// to which each of them may move.
type stack struct {
	low, high int
	to        grid.WideSet
}

// movable returns the first stack from index low on whose tokens can move. A token alone on a geyser cannot
// (GEY-04, GEY-06). high is 0 if there are no more such stacks.
func (g *Game) movable(p *Position, low int, closed grid.WideSet) (s stack) {
	t := &p.tribes[p.turn]
	for low < int(t.count) {
		at := int(t.at[low])
		high := low + 1
		for high < int(t.count) && int(t.at[high]) == at {
			high++
		}
		if high-low > 1 || g.kinds[at] != Geyser {
			if to := g.near[at].Without(closed); !to.Empty() {
				return stack{low, high, to}
			}
		}
		low = high
	}
	return s
}

// turnMoves appends the moves of the tokens of the player whose turn it is.
func (g *Game) turnMoves(p *Position, list []engines.Move) []engines.Move {
	mover, closed := engines.Seat(p.turn), g.closed(p, engines.Seat(p.turn))
	for s := g.movable(p, 0, closed); s.high > 0; s = g.movable(p, s.high, closed) {
		for _, number := range p.tribes[mover].number[s.low:s.high] {
			for at := range s.to.All() {
				list = append(list, engines.NewMove(mover, VerbMove, int16(mover), number, int16(at)))
			}
		}
	}
	return list
}

// canMove reports whether the player whose turn it is has a token that can move.
func (g *Game) canMove(p *Position) bool {
	return g.movable(p, 0, g.closed(p, engines.Seat(p.turn))).high > 0
}

// openStarts returns the start squares open to the player who is to start: one player to a square (GEY-03).
func (g *Game) openStarts(p *Position) grid.WideSet {
	return g.starts.Without(p.others(engines.Seat(p.turn)))
}

// spawnSpaces returns the spaces around a geyser where a player may put a new token. There are none if the
// player has no token left to put (GEY-05).
func (g *Game) spawnSpaces(p *Position, seat engines.Seat, geyser int) grid.WideSet {
	if int(p.tribes[seat].count) >= g.limit {
		return grid.WideSet{}
	}
	return g.around[geyser].Without(p.others(seat))
}

// reentries returns the start squares without tokens, on which a player may come back (GEY-14).
func (g *Game) reentries(p *Position) grid.WideSet { return g.starts.Without(p.others(-1)) }

// mustReenter reports whether the player whose turn it is must come back on a start square (GEY-14).
func (g *Game) mustReenter(p *Position) bool {
	return g.rules.Reentry && p.tribes[p.turn].count == 0 && !g.reentries(p).Empty()
}

// guesses is how often sampleTurn draws a token and a direction before it counts the moves instead.
const guesses = 24

// Sample draws one of the legal moves, all equally likely, without listing them.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	mover := engines.Seat(p.turn)
	switch p.stage {
	case DueFirst, DueBattle, DueFiring:
		roll := g.dueDice(p)
		return dice.Random(&roll, r)
	case DueStart:
		return g.openStarts(p).Draw(r, engines.NewMove(mover, VerbStart))
	case DueSpawn:
		spawnSpaces := g.spawnSpaces(p, mover, int(p.target))
		if i := r.IntN(spawnSpaces.Len() + 1); i > 0 {
			return engines.NewMove(mover, VerbSpawn, int16(spawnSpaces.Nth(i-1)))
		}
		return engines.NewMove(mover, VerbNoSpawn)
	case DueAgain:
		return engines.NewMove(mover, VerbAgain+engines.Verb(r.IntN(2)))
	}
	return g.sampleTurn(p, r)
}

// sampleTurn draws a move of a turn. It draws a token and a direction until these make a legal move, which is
// fast and gives every move the same chance. After too many failures it counts the moves and draws one of
// them.
func (g *Game) sampleTurn(p *Position, r *rand.Rand) engines.Move {
	mover, t := engines.Seat(p.turn), &p.tribes[p.turn]
	closed := g.closed(p, mover)
	for range guesses {
		if t.count == 0 {
			break
		}
		draw := r.IntN(4 * int(t.count))
		i, at := draw/4, int(t.at[draw/4])
		near := g.board.Near(at)
		alone := (i == 0 || t.at[i-1] != t.at[i]) && (i+1 == int(t.count) || t.at[i+1] != t.at[i])
		if draw%4 < len(near) && !closed.Has(int(near[draw%4])) && !(alone && g.kinds[at] == Geyser) {
			return engines.NewMove(mover, VerbMove, int16(mover), t.number[i], near[draw%4])
		}
	}
	total := 0
	for s := g.movable(p, 0, closed); s.high > 0; s = g.movable(p, s.high, closed) {
		total += (s.high - s.low) * s.to.Len()
	}
	switch {
	case total > 0:
		return g.nthMove(p, closed, r.IntN(total))
	case g.mustReenter(p):
		return g.reentries(p).Draw(r, engines.NewMove(mover, VerbReenter))
	}
	return engines.NewMove(mover, VerbPass)
}

// nthMove returns the n-th legal move of a turn, counted from 0.
func (g *Game) nthMove(p *Position, closed grid.WideSet, n int) engines.Move {
	mover := engines.Seat(p.turn)
	s := g.movable(p, 0, closed)
	for n >= (s.high-s.low)*s.to.Len() {
		n -= (s.high - s.low) * s.to.Len()
		s = g.movable(p, s.high, closed)
	}
	number := p.tribes[mover].number[s.low+n/s.to.Len()]
	return engines.NewMove(mover, VerbMove, int16(mover), number, int16(s.to.Nth(n%s.to.Len())))
}
