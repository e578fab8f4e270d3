package kit

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"homespun/engines"
)

// Rules returns the rules in force. What it points to belongs to the game.
func (g *Game) Rules() Rules { return g.rules }

// Spaces returns how many spaces there are besides the start; 0 is a game without a board.
func (g *Game) Spaces() int { return g.rules.all() }

// Main returns how many of the spaces are those of the path or ring, which have the first numbers.
func (g *Game) Main() int { return g.main }

// A Side is a way beside the path or ring, or the lane of a seat: its name, the space where it begins and that to which
// it leads, 0 for a lane, and its own spaces, of which there may be none.
type Side struct {
	Name     string
	From, To int
	Spaces   []int
}

// Ways returns the ways beside the path or ring, in the order of their spaces.
func (g *Game) Ways() (list []Side) {
	for _, w := range g.ways {
		side := Side{Name: w.name, From: w.from, To: w.to}
		for i := range w.spaces {
			side.Spaces = append(side.Spaces, w.first+i)
		}
		list = append(list, side)
	}
	return list
}

// Lanes returns the lanes of all places at the table, in the order of seats; none where there are no lanes.
func (g *Game) Lanes() (list []Side) {
	for seat := range g.rules.Starts {
		side := Side{From: int(g.behind[seat][g.First(seat)])}
		for i := range g.rules.Lane {
			side.Spaces = append(side.Spaces, g.lanes+seat*g.rules.Lane+1+i)
		}
		if g.rules.Lane > 0 {
			list = append(list, side)
		}
	}
	return list
}

// Track returns how the spaces lie on the board, one of the values of [Rules.Track].
func (g *Game) Track() string {
	switch {
	case g.rules.Ring > 0:
		return Ring
	case g.rules.Track == "":
		return Snake
	}
	return g.rules.Track
}

// Point returns the middle of a space in millimetres; ok says that the file gives points.
func (g *Game) Point(space int) (x, y float64, ok bool) {
	if len(g.rules.Points) == 0 {
		return 0, 0, false
	}
	return point(g.rules.Points[space-1])
}

// First returns the space to which the first step of a seat leads.
func (g *Game) First(seat int) int { return g.first(engines.Seat(seat)) }

// Name returns what a space is called in the file; "" where it has only its number.
func (g *Game) Name(space int) string { return g.rules.Names[strconv.Itoa(space)] }

// Safe reports whether nobody is met on a space.
func (g *Game) Safe(space int) bool { return g.safe[space] }

// Kinds returns the names of all kinds of spaces, in their order.
func (g *Game) Kinds() []string { return slices.Clone(g.kindNames) }

// KindsOf returns of which kinds a space is, as indices of [Game.Kinds].
func (g *Game) KindsOf(space int) (list []int) {
	for i, of := range g.kinds {
		if of[space] {
			list = append(list, i)
		}
	}
	return list
}

// Counters returns the names of what every player has, and of what all have together.
func (g *Game) Counters() (own, common []string) {
	return slices.Clone(g.counters), slices.Clone(g.common)
}

// Dice returns how many dice are rolled, and their faces.
func (g *Game) Dice() (count, faces int) { return int(g.roll.N), int(g.roll.Die[0].Faces) }

// Rolls reports whether any sentence asks for a roll.
func (g *Game) Rolls() bool {
	return slices.ContainsFunc(g.code, func(in instruction) bool {
		return in.op == opRoll || in.op == opTest || in.op == opTable
	})
}

// Says returns the sentences of a space: those of landing on it, passing it, or having to stop there.
func (g *Game) Says(space int) (land, pass, stop []string) {
	return g.said(g.land[space]), g.said(g.pass[space]), g.said(g.stop[space])
}

// said returns the sentences of a list.
func (g *Game) said(pc uint16) (list []string) {
	last := uint8(0)
	for i := pc; pc > 0 && (g.code[i].op != opEnd || g.owner[i] != pc); i++ {
		if line := g.code[i].line; line != last {
			list, last = append(list, g.sentences[line-1].Text), line
		}
	}
	return list
}

// Effect returns with which effect begins what happens to whoever lands on a space, or has to stop there, by its name in
// the vocabulary; "" where it begins with none.
func (g *Game) Effect(space int) string {
	pc := cmp.Or(g.stop[space], g.land[space])
	for _, id := range slices.Sorted(maps.Keys(effects)) {
		if effects[id] == g.code[pc].op && pc > 0 {
			return id
		}
	}
	return ""
}

// Sends returns where a space sends whoever lands there, whatever else it does; 0 is the start, and ok says that it sends
// anybody anywhere.
func (g *Game) Sends(space int) (to int, ok bool) {
	for _, pc := range []uint16{g.stop[space], g.land[space]} {
		for ; pc > 0 && g.code[pc].op >= opGo && g.code[pc].op != opByHand; pc++ {
			if to, certain := g.sent(space, &g.code[pc]); certain {
				return to, true
			}
		}
	}
	return 0, false
}

// sent returns where an instruction sends whoever stands on a space, if it always does.
func (g *Game) sent(space int, in *instruction) (to int, certain bool) {
	n := g.main
	switch in.op {
	case opGoToStart:
		return 0, true
	case opGoTo:
		return int(in.a), in.a != ownFinish
	case opGo:
		if space > n {
			return 0, false // of a way or a lane
		} else if to = space + int(in.a); g.rules.Ring > 0 {
			return (to-1+2*n)%n + 1, true
		}
		return max(0, min(to, n)), to >= 0 && to <= n
	}
	return 0, false
}
