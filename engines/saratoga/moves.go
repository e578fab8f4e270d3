package saratoga

import (
	"math/rand/v2"

	"homespun/engines"
)

// hand is a set of cards, a bit for each number.
type hand uint16

func handOf(cards ...Card) (h hand) {
	for _, c := range cards {
		h |= 1 << c
	}
	return h
}

func (h hand) has(c Card) bool { return h>>c&1 != 0 }

// others are all cards that are no colours.
var others = handOf(Self, Move, Bullet, Raid, Defend)

// actions are the actions, each with its targets besides players, and what it is with a player.
var actions = [...]struct {
	action Card
	others hand
	play   Play
}{
	{Move, handOf(Self), PlayConvoy}, {Bullet, handOf(Self), PlaySabotage}, {Raid, 0, PlayRaid}, {Defend, handOf(Self, Bullet, Raid), PlayScoundrel},
}

// inPlay returns the colours that have been chosen.
func (p *Position) inPlay() (h hand) {
	for _, colour := range p.colour {
		h |= 1 << colour
	}
	return h &^ 1
}

// Moves appends the legal moves: the colours left for the next seat, or every pair of each seat that has yet to lay.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	switch p.stage {
	case DueColour:
		taken := p.inPlay()
		for c := Card(1); int(c) <= len(g.colours); c++ {
			if !taken.has(c) {
				list = append(list, engines.NewMove(g.next(p), verbColour, int16(c)))
			}
		}
	case DueLay:
		played := p.inPlay()
		for seat := range g.players {
			if p.laid[seat] == (Lay{}) {
				list = g.pairs(p, seat, played, list)
			}
		}
	}
	return list
}

// pairs appends the pairs that a seat may lay (SAR-06 to SAR-14), and pass where there is none (SAR-16).
func (g *Game) pairs(p *Position, seat int, played hand, list []engines.Move) []engines.Move {
	first := p.first[seat]
	h := others &^ (1<<first.Action | 1<<first.Target)
	players := played &^ (1<<p.colour[seat] | 1<<first.Target)
	none := len(list)
	for i := range actions {
		a := &actions[i]
		if !h.has(a.action) {
			continue
		}
		targets := a.others & h
		if p.supplies[seat] >= g.cost[a.play] {
			targets |= players
		}
		for c := Card(1); c < cards; c++ {
			if targets.has(c) {
				list = append(list, engines.NewMove(engines.Seat(seat), verbLays, int16(a.action), int16(c)))
			}
		}
	}
	if len(list) == none {
		list = append(list, engines.NewMove(engines.Seat(seat), verbPass))
	}
	return list
}

// Sample returns one of the legal moves, each with the same chance.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move { return engines.AnyOf(g, p, r) }
