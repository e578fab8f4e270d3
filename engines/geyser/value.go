package geyser

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// What a bot of medium strength thinks things are worth.
const (
	worthEnd      = 1_000_000
	worthHold     = 40_000 // a token on the Mother Geyser, if it stayed there
	worthNeeded   = 1000   // a geyser of those needed to enter her
	worthSpare    = 350    // a geyser beyond those: it helps in battle, and replaces one that is lost
	worthToken    = 300
	worthCrowd    = 60  // a token beyond many
	worthStep     = 40  // a step nearer to a geyser to claim
	worthApproach = 160 // a step nearer to the Mother Geyser, with enough geysers
	many          = 8   // so many tokens at full worth
	farAway       = 20  // the number of steps that counts where there is no way
)

// Value says how good a position is for a seat: the worth of its tokens and geysers, less that of the other
// players. The best of them counts half, and so does their average.
func (g *Game) Value(p *Position, seat engines.Seat) int {
	if p.stage == over {
		switch winners := g.Outcome(p).Winners; {
		case winners.Has(seat):
			return worthEnd
		case winners != 0:
			return -worthEnd
		}
		return 0
	}
	best, sum := 0, 0
	for other := range engines.Seat(g.players) {
		if other != seat {
			worth := g.worth(p, other)
			best = max(best, worth)
			sum += worth
		}
	}
	return g.worth(p, seat) - (best+sum/(g.players-1))/2
}

// worth returns how well a player stands. Geysers and tokens count, less what the next firing may destroy,
// and so do the steps to the next geyser or to the Mother Geyser.
func (g *Game) worth(p *Position, seat engines.Seat) int {
	t := &p.tribes[seat]
	if t.count == 0 {
		return 0
	}
	held := g.Geysers(p, seat)
	worth := worthToken*min(int(t.count), many) + worthCrowd*max(0, int(t.count)-many)
	// Whoever has few tokens may lose them all to the others on the Mother Geyser.
	enough := held >= g.Needs(seat) && int(t.count) > min(g.players, 3)
	goals := g.geysers.Without(p.on[seat])
	approach := farAway
	for low := 0; low < int(t.count); {
		at := int(t.at[low])
		_, high := t.group(at)
		free, risk := high-low, 0
		if g.kinds[at] == Geyser {
			free--
			risk = worthNeeded
			if held > g.Needs(seat) {
				risk = worthSpare
			}
		}
		ways, of := g.Ways(at)
		worth -= (risk + worthToken*(high-low)) * ways / of
		switch {
		case at == g.mother:
			worth += g.motherWorth(p, seat, high-low) * (of - ways) / of
		case free > 0 && enough:
			approach = min(approach, int(g.home[at]))
			worth -= worthStep * g.nearest(at, goals) / 4
		case free > 0:
			worth -= worthStep * g.nearest(at, goals)
		}
		low = high
	}
	worth += worthNeeded*min(held, g.Needs(seat)) + worthSpare*max(0, held-g.Needs(seat))
	if enough {
		worth += worthApproach * (farAway - approach)
	}
	return worth
}

// motherWorth returns the worth of a player's tokens on the Mother Geyser. It is less for every player who
// can still attack them before the round ends (GEY-13).
func (g *Game) motherWorth(p *Position, seat engines.Seat, tokens int) int {
	worth := worthHold
	mine := g.Geysers(p, seat)
	for next := p.turn; p.stage != DueFiring; {
		if next != int8(seat) && g.attacks(p, engines.Seat(next)) {
			// A guess at the part that remains after the battle, by the geysers of both players.
			worth = worth * max(1, min(7, 4+mine-g.Geysers(p, engines.Seat(next))+2*(tokens-1))) / 8
		}
		if next = g.left(next); next == p.first {
			break
		}
	}
	return worth
}

// attacks reports whether a player can attack the Mother Geyser in one move.
func (g *Game) attacks(p *Position, seat engines.Seat) bool {
	if g.Geysers(p, seat) < g.Needs(seat) {
		return false
	}
	for at := range g.near[g.mother].And(p.on[seat]).All() {
		if g.kinds[at] != Geyser || p.tokensOn(seat, at) > 1 {
			return true
		}
	}
	return false
}

// nearest returns how many steps it is to the nearest of some spaces, at most farAway.
func (g *Game) nearest(from int, goals grid.WideSet) int {
	steps := farAway
	for at := range goals.All() {
		steps = min(steps, int(g.far[from][at]))
	}
	return steps
}
