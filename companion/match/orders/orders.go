// Package orders says what has to be done with the real pieces, so that they lie on the family's table as the
// match says. An order is found by comparing two scenes, so that a game needs no code for its own.
package orders

import (
	"cmp"
	"maps"
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Order is one thing that somebody does with the pieces on the table: some that look alike go from one place
// to another, or else what a sentence says.
type Order struct {
	// Piece is one of them as it lies there afterwards, or as it lay before if it leaves the table.
	Piece tableau.Thing
	Count int
	// From and To are where they come from and where they go.
	From, To Where
	// Said is the sentence for what is done with a piece that lies on no spot, or with what people keep
	// before them. Such an order has no From and To. Begin and End are where such a piece goes, if it does.
	Said string
	// First says that it comes before all others: what is taken back from somebody is put somewhere.
	First      bool
	Begin, End drawing.Point
}

// Where is a spot of a scene, or beside the table.
type Where struct {
	// Spot is the id of a spot, None for beside the table: where nothing of the scene is.
	Spot int
	Name string
	// Level is how many pieces lie below, if pieces are stacked there.
	Level int
	// Tray says that it is a tray beside the board, Pile that it is one where pieces are stacked on the
	// board.
	Tray, Pile bool
}

// OnBoard reports whether it is a space of the board.
func (w Where) OnBoard() bool { return w.Spot != None && !w.Tray }

// None is the spot of what is not on the table.
const None = -1

// alike is what tells pieces from each other that a person can tell from each other. Pieces of which all this
// is equal are interchangeable: nobody cares which chest is which.
type alike struct {
	name, label, icon string
	seat              engines.Seat
}

func of(piece tableau.Thing) alike { return alike{piece.Name, piece.Label, piece.Icon, piece.Seat} }

// lot is how many pieces that are alike lie on which spots.
type lot struct {
	piece tableau.Thing
	on    map[int]int
}

// Between returns what has to be done with the pieces of one scene, so that they lie as in another one. First
// stands what leaves the table, from the top of a stack downwards, then what moves on it, then what comes to
// it, from the bottom of a stack upwards, each in the order of the scenes. At the end stands what is done
// with pieces that are measured, and what people get or give back into the box. Both scenes are the whole table as all may
// see it; nil stands for an empty one. What only changes beside the board is no order, unless pieces are
// stacked there: the piles have to add up.
func Between(before, after *tableau.Scene) []Order {
	was, names := lots(before)
	is, more := lots(after)
	for _, key := range more {
		if !slices.Contains(names, key) {
			names = append(names, key)
		}
	}
	var list []Order
	lifts := lifted(before, after)
	for _, key := range names {
		list = append(list, moves(before, after, was[key], is[key], lifts)...)
	}
	slices.SortStableFunc(list, func(a, b Order) int {
		return cmp.Or(a.step()-b.step(), b.From.Level-a.From.Level, a.To.Level-b.To.Level)
	})
	list = slices.Concat(list, measured(before, after), handed(before, after))
	slices.SortStableFunc(list, func(a, b Order) int { return a.step() - b.step() })
	return list
}

// sameAs reports whether an order is another one, or the first part of its way.
func (o Order) sameAs(other Order) bool {
	return of(o.Piece) == of(other.Piece) && o.Said == other.Said &&
		(o.From == other.From && o.From.OnBoard() || o.To == other.To && o.To.Spot != None)
}

// step is when an order is given among others: a space is free before the next piece comes to it.
func (o Order) step() int {
	switch {
	case o.First:
		return -1
	case o.Said != "":
		return 3
	case !o.To.OnBoard():
		return 0
	case !o.From.OnBoard():
		return 2
	}
	return 1
}

// lots returns the lots of a scene, and their keys in the order in which they first lie there.
func lots(s *tableau.Scene) (map[alike]*lot, []alike) {
	all := map[alike]*lot{}
	var keys []alike
	if s == nil {
		return all, nil
	}
	for _, piece := range s.Pieces {
		if piece.Spot < 0 || piece.Faint {
			continue
		}
		key := of(piece)
		if all[key] == nil {
			all[key] = &lot{piece: piece, on: map[int]int{}}
			keys = append(keys, key)
		}
		all[key].on[piece.Spot] += max(1, piece.Count)
	}
	return all, keys
}

// moves returns the orders for one lot: the spots that have too many give to those that have too few. What
// lies on the spots of lifts is taken from there in any case. What is stacked does not go from stack to stack:
// it is taken off before the stacks are built anew.
func moves(before, after *tableau.Scene, was, is *lot, lifts map[int]bool) (list []Order) {
	stacked := stacks(after)
	piece, gives, takes := changes(was, is, lifts)
	give, take := spread(before, gives), spread(after, takes)
	if stacked {
		slices.SortStableFunc(take, func(a, b heap) int { return b.beside() - a.beside() })
	}
	for len(give) > 0 || len(take) > 0 {
		o := Order{Piece: piece, From: Where{Spot: None}, To: Where{Spot: None}}
		n := 0
		if len(give) > 0 {
			o.From, n = give[0].where, give[0].count
		}
		if len(take) > 0 && (!stacked || !o.From.OnBoard() || take[0].where.Tray) {
			o.To = take[0].where
			if n == 0 || take[0].count < n {
				n = take[0].count
			}
			take = less(take, n)
		}
		if o.Count = n; o.From.OnBoard() || o.To.OnBoard() || stacked {
			list = append(list, o)
		}
		give = less(give, n)
	}
	return list
}

// changes returns how many pieces of a lot leave which spots, and how many come to which.
func changes(was, is *lot, lifts map[int]bool) (piece tableau.Thing, gives, takes map[int]int) {
	gives, takes = map[int]int{}, map[int]int{}
	if was != nil {
		piece, gives = was.piece, maps.Clone(was.on)
	}
	if is != nil {
		piece, takes = is.piece, maps.Clone(is.on)
	}
	for spot := range gives {
		if stay := min(gives[spot], takes[spot]); !lifts[spot] {
			gives[spot] -= stay
			takes[spot] -= stay
		}
	}
	return piece, gives, takes
}

// heap is how many pieces a spot gives or takes.
type heap struct {
	where Where
	count int
}

// beside is 1 for a heap beside the board, else 0.
func (h heap) beside() int {
	if h.where.Tray {
		return 1
	}
	return 0
}

// less returns heaps without so many of the first.
func less(list []heap, n int) []heap {
	if len(list) == 0 {
		return nil
	}
	if list[0].count -= n; list[0].count == 0 {
		return list[1:]
	}
	return list
}

// spread returns the spots of a scene that give or take pieces, spaces before trays.
func spread(s *tableau.Scene, count map[int]int) []heap {
	var spaces, trays []heap
	if s == nil {
		return nil
	}
	for _, spot := range s.Spots {
		if n := count[spot.ID]; n > 0 && !s.HasTray(spot.ID) {
			spaces = append(spaces, heap{Where{Spot: spot.ID, Name: spot.Name, Level: spot.Level}, n})
		}
	}
	for _, tray := range s.Trays {
		if n := count[tray.Spot]; n > 0 {
			trays = append(trays, heap{Where{Spot: tray.Spot, Name: tray.Name, Tray: true, Pile: stacks(s)}, n})
		}
	}
	return append(spaces, trays...)
}
