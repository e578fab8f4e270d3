package saratoga

import (
	"math/rand/v2"
	"slices"

	"homespun/engines"
)

// How likely a bot thinks each play of another player. The numbers are weights: a play's chance is its weight
// divided by the sum for all plays that the player may lay.
const (
	guessWest    = 30
	guessMate    = 240 // a convoy with the partner that mate finds
	guessConvoy  = 1   // with anybody else
	guessStock   = 3   // Get Supplies, whatever is left
	guessHungry  = 24  // added to that with no supplies; the more are left, the less is added
	guessLeader  = 4   // sabotage or raid of a player in front
	guessWinner  = 14  // of one who is about to win
	guessAttack  = 2   // of anybody else
	guessWagons  = 10  // Circle the Wagons by a player in front
	guessWatch   = 10  // You Scoundrel! in the first turn, by who keeps better cards for the second
	guessDefence = 1   // any other
)

// behind is the lead of the player in front at which the players at the back think of a convoy. With 1, bots
// wait for a partner so often that they lose to players who never join them. With 2 they hold their own
// against those.
const behind = 2

// Guess implements [engines.Guesser]: it draws what a seat may lay, in the way people play. They go west
// while they can, get supplies when they run short, and attack the player in front, who then circles the
// wagons. They form convoys if they are behind or cannot head west alone. It uses only what lies open.
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

// likely returns the weight of a pair that a seat may lay.
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
		switch {
		case p.progress[target] != front:
			return guessAttack
		case p.turn == Turns && front >= int32(g.rules.Goal):
			return guessWinner
		}
		return guessLeader
	case PlayWagons:
		if p.progress[who] == front {
			return guessWagons
		}
	case PlayOffMyLand, PlayRaiders:
		if p.progress[who] == front {
			return guessWagons / 2
		}
	case PlayScoundrel:
		if p.turn < Turns {
			return guessWatch
		}
	}
	return guessDefence
}

// front returns the progress of the player furthest west.
func (p *Position) front(players int) int32 { return slices.Max(p.progress[:players]) }

// mayJoin reports whether a player can still form a convoy in this turn.
func (g *Game) mayJoin(p *Position, who int) bool {
	return !p.played(who, Move) && p.supplies[who] >= g.cost[PlayConvoy]
}

// mate returns the seat with which a seat is likely to form a convoy, -1 for none. Candidates still have move
// and enough supplies, and are behind or cannot head west alone. They pair up from the back, which everybody
// at the table can see. If the last one is left over and cannot head west alone, the hindmost of the others
// joins it.
func (g *Game) mate(p *Position, who int) int {
	var list [MaxPlayers]int
	n, hindmost := 0, -1
	front := p.front(g.players)
	for seat := range g.players {
		if !g.mayJoin(p, seat) {
			continue
		}
		if !p.played(seat, Self) && p.progress[seat]+behind > front {
			if hindmost < 0 || p.progress[seat] < p.progress[hindmost] {
				hindmost = seat
			}
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
	if n%2 == 1 && hindmost >= 0 && p.played(list[n-1], Self) {
		list[n] = hindmost
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
