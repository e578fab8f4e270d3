package program

import (
	"cmp"
	"slices"
	"strconv"

	"homespun/engines"
)

// Spaces returns how many spaces there are besides the start; 0 is a game without a board.
func (g *Program) Spaces() int { return g.Rules.All() }

// Main returns how many of the spaces are those of the path or ring, which have the first numbers.
func (g *Program) Main() int { return g.main }

// A Side is a way beside the path or ring, or the lane of a seat: its name, the space where it begins and that to which
// it leads, 0 for a lane, and its own spaces, of which there may be none.
type Side struct {
	Name     string
	From, To int
	Spaces   []int
}

// Ways returns the ways beside the path or ring, in the order of their spaces.
func (g *Program) Ways() (list []Side) {
	for _, w := range g.Byways {
		side := Side{Name: w.name, From: w.From, To: w.to}
		for i := range w.spaces {
			side.Spaces = append(side.Spaces, w.first+i)
		}
		list = append(list, side)
	}
	return list
}

// Lanes returns the lanes of all places at the table, in the order of seats; none where there are no lanes.
func (g *Program) Lanes() (list []Side) {
	for seat := range g.Starts {
		side := Side{From: int(g.Behind[seat][g.First(seat)])}
		for i := range g.Rules.Lane {
			side.Spaces = append(side.Spaces, g.Shared+seat*g.Rules.Lane+1+i)
		}
		if g.Rules.Lane > 0 {
			list = append(list, side)
		}
	}
	return list
}

// Track returns how the spaces lie on the board: one of the values of [Rules.Track], or [Squares], or [Places].
func (g *Program) Track() string {
	switch {
	case g.Rules.Ring > 0:
		return Ring
	case g.columns > 0:
		return Squares
	case g.Roam:
		return Places
	case g.Rules.Track == "":
		return Snake
	}
	return g.Rules.Track
}

// Point returns the middle of a space in millimetres; ok says that the file gives points.
func (g *Program) Point(space int) (x, y float64, ok bool) {
	if len(g.Rules.Points) == 0 {
		return 0, 0, false
	}
	return point(g.Rules.Points[space-1])
}

// Ground returns the picture of one's own for the ground of the board; "" for none.
func (g *Program) Ground() string { return g.Rules.Ground }

// Size returns how wide and high the board is on which points are, in millimetres. Without a size of the file it ends as
// far behind the last points as it begins before the first, if there is a picture for its ground; ok says that it is known.
func (g *Program) Size() (wide, high float64, ok bool) {
	if g.Rules.Size != "" {
		return point(g.Rules.Size)
	}
	if g.Rules.Ground == "" || len(g.Rules.Points) == 0 {
		return 0, 0, false
	}
	left, top, _ := g.Point(1)
	for i := range g.Rules.Points {
		x, y, _ := g.Point(i + 1)
		left, top, wide, high = min(left, x), min(top, y), max(wide, x), max(high, y)
	}
	return left + wide, top + high, true
}

// First returns the space to which the first step of a seat leads.
func (g *Program) First(seat int) int { return g.FirstOf(engines.Seat(seat)) }

// Name returns what a space is called in the file; "" where it has only its number.
func (g *Program) Name(space int) string { return g.titles[space] }

// Beside returns the way or lane of which a space is, by its number in first the ways and then the lanes, and its number
// there from 1 on, which is 0 for a space of the path or ring. What a lane is called is its kind.
func (g *Program) Beside(space int) (name string, side, number int) {
	switch lane := g.Rules.Lane; {
	case space > g.Shared:
		return HomeLane, len(g.Byways) + (space-g.Shared-1)/lane, (space-g.Shared-1)%lane + 1
	case space > g.main:
		for i, w := range g.Byways {
			if w.spaces > 0 && space >= w.first && space < w.first+w.spaces {
				return w.name, i, space - w.first + 1
			}
		}
	}
	return "", 0, 0
}

// Called returns how a space is called where it has no name of its own: "bridge 1", or its number; "c4" on squares, and
// the name of a place.
func (g *Program) Called(space int) string {
	if g.Roam {
		return g.called[space-1]
	}
	if name, _, number := g.Beside(space); number > 0 {
		return spaceOfWay(name, number-1)
	}
	return strconv.Itoa(space)
}

// Safe reports whether nobody is met on a space.
func (g *Program) Safe(space int) bool { return g.SafeAt[space] }

// Kinds returns the names of all kinds of spaces, in their order.
func (g *Program) Kinds() []string { return slices.Clone(g.kindNames) }

// KindsOf returns of which kinds a space is, as indices of [Game.Kinds].
func (g *Program) KindsOf(space int) (list []int) {
	for i, of := range g.KindsAt {
		if of[space] {
			list = append(list, i)
		}
	}
	return list
}

// Counters returns the names of what every player has, and of what all have together.
func (g *Program) Counters() (own, common []string) {
	return slices.Clone(g.OwnNames), slices.Clone(g.CommonNames)
}

// Dice returns how many dice are rolled, and their faces.
func (g *Program) Dice() (count, faces int) { return int(g.Roll.N), int(g.Roll.Die[0].Faces) }

// Rolls reports whether any sentence asks for a roll.
func (g *Program) Rolls() bool {
	return slices.ContainsFunc(g.Code, func(in Instruction) bool {
		return in.Op == OpRoll || in.Op == OpTest || in.Op == OpTable
	})
}

// Says returns the sentences of a space: those of landing on it, passing it, or having to stop there.
func (g *Program) Says(space int) (land, pass, stop []string) {
	return g.Said(g.Land[space]), g.Said(g.Pass[space]), g.Said(g.Stop[space])
}

// Said returns the sentences of a list.
func (g *Program) Said(pc uint16) (list []string) {
	last := uint8(0)
	for i := pc; pc > 0 && (g.Code[i].Op != OpEnd || g.Owner[i] != pc); i++ {
		if line := g.Code[i].Line; line != last {
			said := g.sentences[line-1].Text
			if read := g.Read[line-1]; len(read) == 1 && read[0].ID == "by-hand" {
				said = read[0].Slots[0].Text // as it is read out
			}
			list, last = append(list, said), line
		}
	}
	return list
}

// Icon returns the picture of what happens to whoever lands on a space, or has to stop there; "" where nothing does.
func (g *Program) Icon(space int) string {
	if pc := cmp.Or(g.Stop[space], g.Land[space]); pc > 0 {
		return g.sentences[g.Code[pc].Line-1].Icon
	}
	return ""
}

// Sends returns where a space sends whoever lands there, whatever else it does; 0 is the start, and ok says that it sends
// anybody anywhere.
func (g *Program) Sends(space int) (to int, ok bool) {
	for _, pc := range []uint16{g.Stop[space], g.Land[space]} {
		for ; pc > 0 && g.Code[pc].Op >= OpGo && g.Code[pc].Op != OpByHand; pc++ {
			if to, certain := g.sent(space, &g.Code[pc]); certain {
				return to, true
			}
		}
	}
	return 0, false
}

// sent returns where an instruction sends whoever stands on a space, if it always does.
func (g *Program) sent(space int, in *Instruction) (to int, certain bool) {
	n := g.main
	switch in.Op {
	case OpGoToStart:
		return g.Start(0), len(g.Starts) < 2 || !g.Roam
	case OpGoTo:
		return int(in.A), in.A != ownFinish
	case OpGo:
		if space > n || g.Roam {
			return 0, false // of a way or a lane, or to where the player likes
		} else if to = space + int(in.A); g.Rules.Ring > 0 {
			return (to-1+2*n)%n + 1, true
		}
		return max(0, min(to, n)), to >= 0 && to <= n
	}
	return 0, false
}
