package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// What a medium bot cares for; players win and lose together.
const (
	worthEnd     = 100000
	worthBanked  = 1000
	worthCarried = 500
	worthStep    = 6 // one step nearer to treasure, or home with it
	worthHeart   = 20
	worthLife    = 200
	worthTorch   = 40
	worthMonster = 4
	farAway      = 40 // steps, where there is no way
)

// Value says how good a position is for the players: treasure brought out and on its way, hearts, torches, and few monsters.
func (g *Game) Value(p *Position, _ engines.Seat) int {
	value := worthBanked*int(p.banked) + worthTorch*p.lit.Len() - worthMonster*p.monsters.Len()
	switch p.ended {
	case playersWon:
		return value + worthEnd
	case dungeonWon:
		return value - worthEnd
	}
	if p.exit < 0 {
		return value
	}
	var treasure grid.WideSet
	for rest := p.tiles; !rest.Empty(); {
		if at := rest.Take(); p.treasureOn(at) > 0 {
			treasure.Add(at)
		}
	}
	for player := range g.players {
		if !p.lives(player) {
			continue
		}
		value += worthLife + worthHeart*int(p.hearts[player]) + worthCarried*int(p.carried[player])
		goal := treasure
		if p.carried[player] > 0 || treasure.Empty() {
			goal = grid.WideSetOf(int(p.exit))
		}
		value -= worthStep * g.walk(p, int(p.king[player]), goal)
	}
	return value
}

// walk returns how many steps a player has to the nearest space beside one of the goals.
func (g *Game) walk(p *Position, from int, goals grid.WideSet) int {
	open, ball := g.free(p), grid.WideSetOf(from)
	for n := range farAway {
		if ball.Beside().Meets(goals) {
			return n
		}
		next := ball.Or(ball.Beside().And(open))
		if next == ball {
			break
		}
		ball = next
	}
	return farAway
}
