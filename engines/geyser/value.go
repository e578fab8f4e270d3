package geyser

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// What a bot of medium strength thinks things are worth.
const (
	worthEnd      = 1_000_000
	worthHold     = 40_000 // a token on the Mother Geyser at the end of the round
	worthNeeded   = 1000   // a geyser of those needed to enter her
	worthSpare    = 350    // a geyser beyond those: it helps in battle, and replaces one that is lost
	worthToken    = 300
	worthCrowd    = 60  // a token beyond many
	worthStep     = 40  // a step nearer to a geyser to claim
	worthApproach = 160 // a step nearer to the Mother Geyser, with enough geysers
	many          = 8   // so many tokens at full worth
	farAway       = 20  // the number of steps that counts where there is no way
)

// sure is the chance of what is certain. Chances are whole numbers, so that they are the same on every machine.
const sure = 1 << 12

// Value says how good a position is for a seat: the worth of its tokens, its geysers and its chance to hold the
// Mother Geyser, less that of the other players. The best of them counts half, and so does their average.
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
	hopes := g.hopes(p)
	best, sum := 0, 0
	for other := range engines.Seat(g.players) {
		if other != seat {
			worth := g.worth(p, other) + hopes[other]
			best = max(best, worth)
			sum += worth
		}
	}
	return g.worth(p, seat) + hopes[seat] - (best+sum/(g.players-1))/2
}

// worth returns how well a player stands. Geysers and tokens count, less what the next firing may destroy,
// and so do the steps to the next geyser or to the Mother Geyser. A new token that may come in counts as if it stood
// on the geyser it comes from.
func (g *Game) worth(p *Position, seat engines.Seat) int {
	t := &p.tribes[seat]
	if t.count == 0 {
		return 0
	}
	held, count, spawn := g.Geysers(p, seat), int(t.count), -1
	if p.stage == DueSpawn && int8(seat) == p.turn {
		count, spawn = count+1, int(p.target)
	}
	worth := worthToken*min(count, many) + worthCrowd*max(0, count-many)
	// Whoever has few tokens may lose them all to the others on the Mother Geyser.
	enough := held >= g.Needs(seat) && count > min(g.players, 3)
	goals := g.geysers.Without(p.on[seat])
	approach := farAway
	for low := 0; low < int(t.count); {
		at := int(t.at[low])
		_, high := t.group(at)
		free, risk := high-low, 0
		if at == spawn {
			free++
		}
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
			approach = 0
		case free == 0:
		case enough:
			approach = min(approach, int(g.home[at]))
			worth -= worthStep * g.nearest(at, goals) / 4
		default:
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

// hopes returns what the Mother Geyser is worth to each player by their chance to stand on her when the round ends
// (GEY-13), if everyone who still has a turn in the round and can move into her does. They share one stake: who moves
// in wins from each of the others what the battle's odds give, and takes what nobody has.
func (g *Game) hopes(p *Position) (hopes [MaxPlayers]int) {
	ways, of := g.Ways(g.mother)
	stake := worthHold * (of - ways) / of
	if holder := p.holder(g.mother); holder >= 0 {
		hopes[holder] = stake
	}
	taken := (int(p.turn-p.first) + g.players) % g.players // turns of the round
	switch {
	case p.stage == DueFiring:
		taken = g.players
	case p.target >= 0 && int(p.target) != g.mother: // a turn that ends elsewhere
		taken++
	}
	for ; taken < g.players; taken++ {
		seat := engines.Seat((int(p.first) + taken) % g.players)
		if !g.reachesMother(p, seat) {
			continue
		}
		mine, rest := g.Geysers(p, seat), stake
		for other := range engines.Seat(g.players) {
			if other == seat || hopes[other] == 0 {
				continue
			}
			lost := hopes[other]
			for range max(1, p.tokensOn(other, g.mother)) { // one after the other (GEY-10)
				lost = lost * g.odds(mine-g.Geysers(p, other)) / sure
			}
			hopes[other] -= lost
			rest -= hopes[other]
		}
		hopes[seat] = rest
	}
	return hopes
}

// odds returns the chance, out of sure, that an attacker with so many more geysers wins a battle and attacks again
// while it stays equal (GEY-08, GEY-09).
func (g *Game) odds(more int) int {
	if more < 0 {
		return sure - g.odds(-more)
	}
	faces := g.rules.DieFaces
	equal := max(0, faces-more) // so many of all rolls are equal
	less := equal * (equal - 1) / 2
	return sure - sure*less/(faces*faces-equal)
}

// reachesMother reports whether a player can move into the Mother Geyser, or attack her, in one move.
func (g *Game) reachesMother(p *Position, seat engines.Seat) bool {
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
