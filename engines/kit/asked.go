package kit

import (
	"math/bits"
	"slices"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// Turn is the seat that has the turn.
func (p *Position) Turn() engines.Seat { return p.mover() }

// Branches returns what can be chosen from: the one thing that somebody may do, or several; none where nothing is
// chosen so.
func (g *Game) Branches(p *Position) (list []string) {
	if p.Over {
		return nil
	}
	f := p.top()
	in := &g.Code[f.pc]
	switch in.Op {
	case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
		if !f.begun {
			return g.stepNames(p, f, in)
		}
	case program.OpMay, program.OpChoose:
		for _, at := range g.Chosen[in.B].Texts {
			list = append(list, g.Texts[at])
		}
	case program.OpWalk:
		for can := g.branches(p, f); can != 0; can &= can - 1 {
			list = append(list, g.Texts[g.WayText(bits.TrailingZeros16(can))])
		}
	}
	return list
}

// PieceOf returns the piece of a seat with a number from 0, as an argument.
func (g *Game) PieceOf(seat engines.Seat, n int) engines.Arg { return g.pieceOf(seat, n).Arg() }

// Route returns the spaces from one to another on which a seat walks forward, both of them too, straight on or by one of
// the ways, or on squares and places the shortest; only the two where it does not get there in so many steps.
func (g *Game) Route(seat engines.Seat, from, to, steps int) []int {
	if g.Roam {
		return g.shortest(from, to, steps)
	}
	for by := range len(g.Byways) + 1 {
		if by == 0 && g.OpenWays[1][from]&1 == 0 {
			continue // everybody who stood there goes by a way
		}
		list := []int{from}
		for at := from; at != to && len(list) <= steps+1; list = append(list, at) {
			bit := 0
			if by > 0 && g.Byways[by-1].From == at {
				bit = by
			}
			next := g.Along(seat, at, bit)
			if next == at {
				break
			}
			at = next
		}
		if list[len(list)-1] == to {
			return list
		}
	}
	return []int{from, to}
}

// shortest is the shortest walk from a square or place to another, whatever is in the way.
func (g *Game) shortest(from, to, steps int) []int {
	before := map[int]int{from: 0}
	for front := []int{from}; len(front) > 0 && before[to] == 0 && steps > 0; steps-- {
		var next []int
		for _, at := range front {
			for _, beside := range g.Leads[at].List() {
				if _, been := before[beside]; !been {
					before[beside] = at
					next = append(next, beside)
				}
			}
		}
		front = next
	}
	if before[to] == 0 {
		return []int{from, to}
	}
	list := []int{to}
	for at := to; at != from; list = append(list, at) {
		at = before[at]
	}
	slices.Reverse(list)
	return list
}

// Far is how far the pieces of a seat have come, all together.
func (g *Game) Far(p *Position, seat engines.Seat) int { return g.far(p, seat) }

// A Pack is a deck of a game: its name, where its cards go, one of [Open], [Secret], [Real] and [NoHand], and the numbers
// of its cards by which moves name them.
type Pack struct {
	Name, Hand  string
	First, Last int
}

// Packs returns the decks of the game, in their order.
func (g *Game) Packs() []Pack {
	list := make([]Pack, len(g.Decks))
	for i, d := range g.Decks {
		list[i] = Pack{d.Name, d.Hand, d.First, d.First + d.Names() - 1}
	}
	return list
}

// Card returns the name of a card, and the sentences of what it does.
func (g *Game) Card(number int) (name string, does []string) {
	d := &g.Decks[g.PackOf(number)]
	return g.Texts[number], g.Said(d.Does[number-d.First])
}

// Holds is how many cards of a name somebody is known to have in hand.
func (g *Game) Holds(p *Position, seat engines.Seat, card int) int {
	deck := g.PackOf(card)
	return g.has(p, deck, card-g.Decks[deck].First, handOf(seat))
}

// Laid is how many cards of a name lie with the discards.
func (g *Game) Laid(p *Position, card int) int {
	deck := g.PackOf(card)
	return g.has(p, deck, card-g.Decks[deck].First, program.Discarded)
}

// Pile is how many cards lie in the pile of a deck.
func (g *Game) Pile(p *Position, deck int) int { return g.pile(p, deck) }

// Drawing reports whether a card is due that nobody chooses: it comes from the pile, or blindly from a hand.
func (g *Game) Drawing(p *Position) bool {
	_, kind := g.waits(p)
	return kind == program.DueDraw && !p.Over
}

// The places of a card as fixes name them; a hand is that of the first seat plus the seat.
const (
	PilePlace     = int(program.InPile)
	DiscardsPlace = int(program.Discarded)
	HandPlace     = int(program.InHand)
)
