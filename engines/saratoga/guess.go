package saratoga

import (
	"math/rand/v2"
	"slices"

	"homespun/engines"
)

// How likely a bot thinks each play of another player, in parts of all that the player may lay.
const (
	guessWest    = 30
	guessMate    = 240 // a convoy with the one who is as far behind, or who cannot head west either
	guessConvoy  = 1   // with anybody else
	guessStock   = 3   // Get Supplies with some left; the fewer, the likelier
	guessHungry  = 24  // with none
	guessLeader  = 14  // sabotage or raid of the one in front
	guessAttack  = 2   // of anybody else
	guessWagons  = 10  // by the one in front
	guessDefence = 1   // any other
)

// behind is by how much progress the one in front leads where those at the back think of going together. With
// 1 bots wait for company so often that they lose to players who never give it; with 2 they hold their own
// against them.
const behind = 2

// Guess implements [engines.Guesser]: it draws what a seat may lay, by what people do at this table. They go
// west while they can, fetch supplies when they run short, turn on who is in front, who circles the wagons
// then, and go together where they are behind or cannot head west alone. It looks at what lies open only.
func (g *Game) Guess(p *Position, who engines.Seat, r *rand.Rand) engines.Move {
	var lays [len(actions) * int(cards)]Lay
	var upTo [len(lays)]int
	n, total := 0, 0
	pairs := g.pairs(p, int(who), p.inPlay())
	front, mate := p.front(g.players), g.mate(p, int(who))
	for i, targets := range pairs {
		for targets != 0 {
			lay := Lay{actions[i].action, targets.take()}
			total += g.likely(p, int(who), lay, front, mate)
			lays[n], upTo[n] = lay, total
			n++
		}
	}
	if n == 0 {
		return engines.NewMove(who, VerbPass)
	}
	drawn, at := r.IntN(total), 0
	for drawn >= upTo[at] {
		at++
	}
	return LayMove(who, lays[at])
}

// likely returns how likely it is that a seat lays a pair.
func (g *Game) likely(p *Position, who int, lay Lay, front int32, mate int) int {
	target := p.wearer(lay.Target)
	switch play := lay.Play(); play {
	case PlayHeadWest:
		return guessWest
	case PlayConvoy:
		if target == mate {
			return guessMate
		}
		return guessConvoy
	case PlayGetSupplies:
		return guessStock + guessHungry/int(1+p.supplies[who]*p.supplies[who])
	case PlaySabotage, PlayRaid:
		if p.progress[target] == front {
			return guessLeader
		}
		return guessAttack
	case PlayWagons:
		if p.progress[who] == front {
			return guessWagons
		}
	case PlayOffMyLand, PlayRaiders:
		if p.progress[who] == front {
			return guessWagons / 2
		}
	}
	return guessDefence
}

// front returns the progress of who is furthest west.
func (p *Position) front(players int) int32 { return slices.Max(p.progress[:players]) }

// mate returns with whom a seat is likely to go together, -1 for nobody. Those who still have move and
// supplies, and are behind or cannot head west alone, find one another in pairs from the back, whom everybody
// at the table could point to.
func (g *Game) mate(p *Position, who int) int {
	var list [MaxPlayers]int
	n := 0
	front := p.front(g.players)
	for seat := range g.players {
		alone := p.played(seat, Self)
		if p.played(seat, Move) || p.supplies[seat] < g.cost[PlayConvoy] ||
			!alone && p.progress[seat]+behind > front {
			continue
		}
		at := n
		for at > 0 && p.progress[list[at-1]] > p.progress[seat] {
			list[at] = list[at-1]
			at--
		}
		list[at] = seat
		n++
	}
	for i := 0; i+1 < n; i += 2 {
		one, two := list[i], list[i+1]
		if (one == who || two == who) && !p.played(one, p.colour[two]) && !p.played(two, p.colour[one]) {
			return one + two - who
		}
	}
	return -1
}
