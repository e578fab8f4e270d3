package saratoga

import (
	"math/bits"
	"math/rand/v2"

	"homespun/engines"
)

// hand is a set of cards, with a bit for each card's number.
type hand uint16

func handOf(cards ...Card) (h hand) {
	for _, c := range cards {
		h |= 1 << c
	}
	return h
}

func (h hand) has(c Card) bool { return h>>c&1 != 0 }

func (h hand) len() int { return bits.OnesCount16(uint16(h)) }

// take removes the first card from the set and returns it. The set must not be empty.
func (h *hand) take() Card {
	c := bits.TrailingZeros16(uint16(*h))
	*h &= *h - 1
	return Card(c)
}

// notColours are all cards that are no colours.
var notColours = handOf(Self, Move, Bullet, Raid, Defend)

// actions are the action cards. others are the targets that each can have besides players, and play is what
// it does to a player.
var actions = [...]struct {
	action Card
	others hand
	play   Play
}{
	{Move, handOf(Self), PlayConvoy}, {Bullet, handOf(Self), PlaySabotage}, {Raid, 0, PlayRaid},
	{Defend, handOf(Self, Bullet, Raid), PlayScoundrel},
}

// colourCards returns all colours of the deck.
func (g *Game) colourCards() hand { return 1<<(len(g.colours)+1) - 2 }

// inPlay returns the colours that players have chosen.
func (p *Position) inPlay() (h hand) {
	for _, colour := range p.colour {
		h |= 1 << colour
	}
	return h &^ 1
}

// Moves appends the legal moves to list: the colours left for the next seat, or every pair of each seat that
// has not laid yet.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	played := p.inPlay()
	switch p.stage {
	case DueColour:
		next := g.next(p)
		for left := g.colourCards() &^ played; left != 0; {
			list = append(list, engines.NewMove(next, VerbColour, int16(left.take())))
		}
	case DueLay:
		for who := range g.players {
			if p.laid[who] != (Lay{}) {
				continue
			}
			pairs := g.pairs(p, who, played)
			if pairs.count() == 0 {
				list = append(list, engines.NewMove(engines.Seat(who), VerbPass))
			}
			for i, targets := range pairs {
				for targets != 0 {
					list = append(list,
						engines.NewMove(engines.Seat(who), VerbLays, int16(actions[i].action),
							int16(targets.take())))
				}
			}
		}
	}
	return list
}

// pairs holds, for each of [actions], the targets that a seat may lay with it.
type pairs [len(actions)]hand

// count returns how many pairs there are.
func (y *pairs) count() int {
	n := 0
	for _, targets := range y {
		n += targets.len()
	}
	return n
}

// pairs returns the pairs that a seat may lay (SAR-06 to SAR-14, SAR-16). played are the colours in play.
func (g *Game) pairs(p *Position, who int, played hand) (y pairs) {
	first := p.first[who]
	others := notColours &^ (1<<first.Action | 1<<first.Target)
	players := played &^ (1<<p.colour[who] | 1<<first.Target)
	for i := range actions {
		a := &actions[i]
		if !others.has(a.action) {
			continue
		}
		y[i] = a.others & others
		if p.supplies[who] >= g.cost[a.play] {
			y[i] |= players
		}
	}
	return y
}

// Sample returns one of the legal moves, each with the same chance. It counts them instead of listing them,
// because simulations call it for every move.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	if p.stage != DueLay {
		return engines.AnyOf(g, p, r)
	}
	var all [MaxPlayers]pairs
	var count [MaxPlayers]int
	total, played := 0, p.inPlay()
	for who := range g.players {
		if p.laid[who] == (Lay{}) {
			all[who] = g.pairs(p, who, played)
			count[who] = max(1, all[who].count()) // a pass counts too
			total += count[who]
		}
	}
	n, who := r.IntN(total), 0
	for n >= count[who] {
		n -= count[who]
		who++
	}
	return all[who].nth(n, engines.Seat(who))
}

// SampleOf implements [engines.Sampler].
func (g *Game) SampleOf(p *Position, seat engines.Seat, r *rand.Rand) engines.Move {
	if p.stage != DueLay {
		return engines.AnyOf(g, p, r)
	}
	pairs := g.pairs(p, int(seat), p.inPlay())
	return pairs.nth(r.IntN(max(1, pairs.count())), seat)
}

// nth returns the move of a seat that lays the n-th of its pairs, counted from 0. If it has none it passes.
func (y *pairs) nth(n int, who engines.Seat) engines.Move {
	for i, targets := range y {
		if n >= targets.len() {
			n -= targets.len()
			continue
		}
		for range n {
			targets.take()
		}
		return engines.NewMove(who, VerbLays, int16(actions[i].action), int16(targets.take()))
	}
	return engines.NewMove(who, VerbPass)
}
