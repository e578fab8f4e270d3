package sitters

import (
	"slices"

	"homespun/engines"
)

// Danger implements [engines.Foreteller]: which side has won already, whatever comes (SIT-18), else the last
// collector on the board, where it decides who wins: with the score if it gets home and if it does not
// (SIT-16, SIT-17).
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	if p.SettingUp() || p.Over() {
		return engines.Danger{}, false
	}
	score, par := g.Total(p)
	past := score - g.Score(p.Loot(), p.Survivors())
	if low, high := g.bounds(p); p.Board() == g.rules.Boards {
		switch {
		case past+low > par:
			return engines.Danger{Message: DangerEnough.Message(18, seat(Collectors), number(past+low)),
				Wins: engines.Seats(Collectors), Grave: true}, true
		case past+high < par:
			return engines.Danger{Message: DangerTooFew.Message(18, seat(Obstructors), number(par)),
				Wins: engines.Seats(Obstructors), Grave: true}, true
		}
	}
	if p.Left(Collectors) != 1 {
		return engines.Danger{}, false
	}
	home := past + g.Score(p.Loot(), p.Survivors()+1)
	last := slices.IndexFunc(p.at[:MaxMarkers], func(at int8) bool { return at >= 0 })
	decides := (home > par) != (score > par) || (home < par) != (score < par)
	switch later := p.Board() < g.rules.Boards; {
	case later && p.Survivors() > 0, // the next board begins, whatever comes of it
		!g.soon(p, last):
		return engines.Danger{}, false
	case later:
		return engines.Danger{Grave: true, Message: DangerLastBoard.Message(16, piece(last))}, true
	}
	return engines.Danger{Grave: decides,
		Message: DangerLast.Message(16, piece(last), number(home), number(score))}, true
}

// soon reports whether the last collector on the board can leave it with the roll that is due, or was made:
// in a battle, by a move that brings it home, or by one that attacks it.
func (g *Game) soon(p *Position, last Marker) bool {
	switch p.stage {
	case DueBattle:
		return true
	case DueLoot: // which is rolled first, and changes the score
		return false
	}
	side, at := g.Side(p), int(p.at[last])
	f := g.terrain(p, int(side))
	for steps := 1; steps <= g.rules.DieFaces; steps++ {
		if p.roll > 0 && steps != int(p.roll) {
			continue
		}
		for from := range p.on[side].All() {
			ends := f.destinations(from, steps)
			if side == Collectors && ends.Meets(g.safe) || side == Obstructors && ends.Has(at) {
				return true
			}
		}
	}
	return false
}

// bounds returns the least and the most that the score of this board can still become.
func (g *Game) bounds(p *Position) (low, high int) {
	survivors := p.Survivors()
	most := min(survivors+p.Left(Collectors)+p.Defeated(Collectors), g.rules.Collectors)
	loot := p.Loot() + p.ContainersLeft()*g.rules.DieFaces // one that is being opened is still there
	low, high = g.Score(p.Loot(), survivors), g.Score(p.Loot(), survivors)
	for row := g.LootRow(p.Loot()); row <= g.LootRow(loot); row++ {
		for _, score := range g.rules.Scoring[row][survivors : most+1] {
			low, high = min(low, score), max(high, score)
		}
	}
	return low, high
}
