package bots_test

import (
	"math/rand/v2"
	"slices"

	"homespun/engines"
	"homespun/engines/saratoga"
)

// formerSaratoga values positions and guesses what others lay as Saratoga Sabotage did before there was the bot
// hard. Its numbers hold for the standard rules.
type formerSaratoga struct{ players int }

func (g formerSaratoga) value(w engines.Walker, seat engines.Seat) int {
	p := wagons{w.Position().(saratoga.Position), g.players}
	return p.value(seat, w.Outcome())
}

func (g formerSaratoga) guess(w engines.Walker, seat engines.Seat, r *rand.Rand) (m engines.Move, ok bool) {
	p := wagons{w.Position().(saratoga.Position), g.players}
	moves := slices.DeleteFunc(w.Moves(nil), func(m engines.Move) bool { return m.Who != seat })
	return p.guess(seat, moves, r), true
}

// wagons is a position of a match of so many players.
type wagons struct {
	saratoga.Position
	players int
}

// goal is the progress that wins.
const goal = 12

func (p *wagons) front() (most int) {
	for who := range p.players {
		most = max(most, p.Progress(engines.Seat(who)))
	}
	return most
}

func (p *wagons) played(who engines.Seat, c saratoga.Card) bool {
	first := p.First(who)
	return first.Action == c || first.Target == c
}

// value returns how good a position is for a seat.
func (p *wagons) value(who engines.Seat, outcome engines.Outcome) int {
	const win = 1_000_000
	switch {
	case outcome.Winners.Has(who):
		return win / outcome.Winners.Len()
	case outcome.Over:
		return -win
	}
	value, best := (p.players-1)*p.worth(who), 0
	for n := range p.players {
		if other := engines.Seat(n); other != who {
			value -= p.worth(other)
			best = max(best, p.Progress(other))
		}
	}
	return value + 60*(p.Progress(who)-best)
}

// worth returns how well a player stands, without regard to the others.
func (p *wagons) worth(who engines.Seat) int {
	worth := 100 * p.Progress(who)
	for n := range p.Supplies(who) {
		worth += max(100>>n, 1)
	}
	if p.Progress(who) >= goal {
		worth += 200
	}
	switch {
	case p.Turn() != saratoga.Turns || p.played(who, saratoga.Self):
	case !p.played(who, saratoga.Move):
		worth += 95
	case !p.played(who, saratoga.Bullet):
		worth += 15 * 2
	}
	return worth
}

// guess draws one of the moves of a seat.
func (p *wagons) guess(who engines.Seat, moves []engines.Move, r *rand.Rand) engines.Move {
	total, front, mate := 0, p.front(), p.mate(who)
	upTo := make([]int, len(moves))
	for i, m := range moves {
		if m.Verb != saratoga.VerbLays {
			return m
		}
		total += p.likely(who, saratoga.Lay{Action: saratoga.Card(m.Args[0]), Target: saratoga.Card(m.Args[1])},
			front, mate)
		upTo[i] = total
	}
	drawn := r.IntN(total)
	return moves[slices.IndexFunc(upTo, func(to int) bool { return drawn < to })]
}

// likely returns the weight of what a seat may lay.
func (p *wagons) likely(who engines.Seat, lay saratoga.Lay, front int, mate engines.Seat) int {
	target, _ := p.Wearer(lay.Target)
	leads := p.Progress(who) == front
	switch play := lay.Play(); {
	case play == saratoga.PlayHeadWest:
		return 30
	case play == saratoga.PlayConvoy && target == mate:
		return 240
	case play == saratoga.PlayGetSupplies:
		return 3 + 24/(1+p.Supplies(who)*p.Supplies(who))
	case play.Attack() && p.Progress(target) == front:
		return 14
	case play.Attack():
		return 2
	case play == saratoga.PlayWagons && leads:
		return 10
	case (play == saratoga.PlayOffMyLand || play == saratoga.PlayRaiders) && leads:
		return 5
	}
	return 1
}

// mate returns the seat with which a seat is likely to form a convoy, -1 for none. Those who are two behind or
// cannot head west alone pair up from the back.
func (p *wagons) mate(who engines.Seat) engines.Seat {
	var list []engines.Seat
	front := p.front()
	for n := range p.players {
		seat := engines.Seat(n)
		if !p.played(seat, saratoga.Move) && p.Supplies(seat) > 0 &&
			(p.played(seat, saratoga.Self) || p.Progress(seat)+2 <= front) {
			list = append(list, seat)
		}
	}
	slices.SortStableFunc(list, func(a, b engines.Seat) int { return p.Progress(a) - p.Progress(b) })
	for i := 0; i+1 < len(list); i += 2 {
		one, two := list[i], list[i+1]
		if (one == who || two == who) && !p.played(one, p.Colour(two)) && !p.played(two, p.Colour(one)) {
			return one + two - who
		}
	}
	return -1
}
