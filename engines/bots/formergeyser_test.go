package bots_test

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/engines/grid"
)

// formerGeyser values positions as Geyser did before there was the bot hard.
type formerGeyser struct{ *geyser.Game }

func (g formerGeyser) guess(engines.Walker, engines.Seat, *rand.Rand) (m engines.Move, ok bool) {
	return m, false
}

// value returns the worth of a seat's tokens and geysers, less that of the other players. The best of them counts
// half, and so does their average.
func (g formerGeyser) value(w engines.Walker, seat engines.Seat) int {
	const win = 1_000_000
	switch outcome := w.Outcome(); {
	case outcome.Winners.Has(seat):
		return win
	case outcome.Winners != 0:
		return -win
	case outcome.Over:
		return 0
	}
	p := w.Position().(geyser.Position)
	best, sum := 0, 0
	for other := range engines.Seat(g.Players()) {
		if other != seat {
			worth := g.worth(&p, other)
			best = max(best, worth)
			sum += worth
		}
	}
	return g.worth(&p, seat) - (best+sum/(g.Players()-1))/2
}

// farAway is the number of steps that counts where there is no way.
const farAway = 20

// worth returns how well a player stands, without regard to the others' tokens and geysers.
func (g formerGeyser) worth(p *geyser.Position, seat engines.Seat) int {
	tokens, held, needs := p.Tokens(seat), g.Geysers(p, seat), g.Needs(seat)
	if tokens == 0 {
		return 0
	}
	worth := 300*min(tokens, 8) + 60*max(0, tokens-8) + 1000*min(held, needs) + 350*max(0, held-needs)
	var goals grid.WideSet // the geysers that the player may still claim
	for at := range g.Board().Len() {
		if g.Kind(at) == geyser.Geyser && p.Controls(at) != seat {
			goals.Add(at)
		}
	}
	approach := farAway
	for at := range g.Board().Len() {
		if p.Controls(at) != seat {
			continue
		}
		here := len(p.On(at))
		free, risk := here, 300*here
		if g.Kind(at) == geyser.Geyser {
			free--
			if risk += 1000; held > needs {
				risk += 350 - 1000
			}
		}
		ways, of := g.Ways(at)
		worth -= risk * ways / of
		switch {
		case at == g.Mother():
			worth += g.hold(p, seat, here) * (of - ways) / of
		case free > 0 && held >= needs:
			approach = min(approach, g.steps(at, grid.WideSetOf(g.Mother())))
			worth -= 40 * g.steps(at, goals) / 4
		case free > 0:
			worth -= 40 * g.steps(at, goals)
		}
	}
	if held >= needs {
		worth += 160 * (farAway - approach)
	}
	return worth
}

// hold returns the worth of a player's tokens on the Mother Geyser. It is less for every player who can still attack
// them before the round ends.
func (g formerGeyser) hold(p *geyser.Position, seat engines.Seat, tokens int) int {
	worth, mine := 40_000, g.Geysers(p, seat)
	if p.Stage() == geyser.DueFiring {
		return worth
	}
	for next := p.Turn(); ; {
		if next != seat && g.attacks(p, next) {
			worth = worth * max(1, min(7, 4+mine-g.Geysers(p, next)+2*(tokens-1))) / 8
		}
		if next = (next + 1) % engines.Seat(g.Players()); next == p.First() {
			return worth
		}
	}
}

// attacks reports whether a player can attack the Mother Geyser in one move.
func (g formerGeyser) attacks(p *geyser.Position, seat engines.Seat) bool {
	for _, at := range g.Board().Near(g.Mother()) {
		if p.Controls(int(at)) == seat && (g.Kind(int(at)) != geyser.Geyser || len(p.On(int(at))) > 1) {
			return g.MayEnterMother(p, seat)
		}
	}
	return false
}

// steps returns how many steps it is from a space to the nearest of some others, at most farAway, where nobody may
// go through the Mother Geyser.
func (g formerGeyser) steps(from int, goals grid.WideSet) int {
	front := grid.WideSetOf(from)
	for reached, steps := front, 0; steps < farAway; steps++ {
		if front.Meets(goals) {
			return steps
		}
		var next grid.WideSet
		for space := range front.Without(grid.WideSetOf(g.Mother())).All() {
			for _, to := range g.Board().Near(space) {
				next.Add(int(to))
			}
		}
		front = next.Without(reached)
		reached = reached.Or(front)
	}
	return farAway
}
