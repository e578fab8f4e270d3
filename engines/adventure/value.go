package adventure

import (
	"math"

	"homespun/engines"
	"homespun/engines/grid"
)

// What a medium bot cares for; the players win and lose together. The numbers are those with which it won
// most.
const (
	worthEnd      = 100000
	worthTreasure = 1000 // one brought out; one yet to be brought out is worth less the longer that takes
	worthSpawner  = 93   // one lit, times the harm of its monsters
	worthMonster  = 15   // one that is off the board, times its harm
	worthHeart    = 15
	worthLife     = 64
	worthLast     = 960 // the last life, more than others: with it the match is lost
	weak          = 8   // so many hearts make a life worth less, the fewer the less
	patience      = 97  // percent of what something is worth that are left of it a step later
	farAway       = 40  // steps, where there is no way
)

// soon holds which part, in thousandths, is left of what something is worth that takes so many steps.
var soon = func() (parts [4 * farAway]int) {
	const fine = 1000000
	part := 1000 * fine
	for n := range parts {
		parts[n] = part / fine
		part = part * patience / 100
	}
	return parts
}()

// Value says how good a position is for the players: what has been brought out and lit, how soon more of that
// can be done, and what the monsters will have done by then.
func (g *Game) Value(p *Position, _ engines.Seat) int {
	value := worthTreasure * int(p.banked)
	switch {
	case p.ended == playersWon:
		return value + worthEnd
	case p.ended == dungeonWon:
		return value - worthEnd
	case p.SettingUp():
		return value
	}
	for at := range p.lit.All() {
		value += g.worthLit(p, at)
	}
	return value + g.errands(p) + g.outlook(p)
}

// worthLit is what a spawner is worth once it is lit.
func (g *Game) worthLit(p *Position, at int) int {
	return worthSpawner * g.kinds[p.spawnerOn(at)].harm / 10
}

// errands returns what the living players have in hand and before them: each goes home with what they carry,
// and one of the things to take or to light is theirs, on the way or afterwards, so that no two go for the
// same.
func (g *Game) errands(p *Position) int {
	goals, exit := p.spawners.Without(p.lit), int(p.exit)
	for at := range p.tiles.Without(p.spawners).All() {
		if p.treasureOn(at) > 0 {
			goals.Add(at)
		}
	}
	var home [Spaces]uint8
	g.walk(p, exit, goals, &home)
	var far [MaxPlayers][Spaces]uint8
	var idle [MaxPlayers]bool
	value, left := 0, 0
	for player := range g.players {
		if !p.lives(player) {
			continue
		}
		idle[player] = true
		left++
		g.walk(p, int(p.king[player]), goals.Or(grid.WideSetOf(exit)), &far[player])
		value += worthTreasure * int(p.carried[player]) * soon[far[player][exit]+1]
	}
	for ; left > 0 && !goals.Empty(); left-- {
		best, who, what := math.MinInt, 0, 0
		for at := range goals.All() {
			for player := range g.players {
				if !idle[player] {
					continue
				}
				if gain := g.errand(p, player, at, int(far[player][at]), int(home[at]),
					int(far[player][exit])); gain > best {
					best, who, what = gain, player, at
				}
			}
		}
		value += best
		idle[who] = false
		goals.Remove(what)
	}
	return value / 1000
}

// errand returns, in thousandths, what more it is worth to a player to do what there is to do at a goal,
// before or after bringing out what they carry: there and back are the steps to the goal and from it to the
// entrance, out those to the entrance from where they are.
func (g *Game) errand(p *Position, player, goal, there, back, out int) int {
	carried := worthTreasure * int(p.carried[player])
	alone := carried * soon[out+1]
	first, after := 0, 0
	if p.spawners.Has(goal) {
		worth := g.worthLit(p, goal)
		first = worth*soon[there+1] + carried*soon[there+back+2]
		after = alone + worth*soon[out+back+2]
	} else {
		first = (carried + worthTreasure) * soon[there+back+2]
		after = alone + worthTreasure*soon[out+2*back+2]
	}
	if carried == 0 {
		return first
	}
	return max(first, after) - alone
}

// walk counts how many steps it is from a space to one beside each of the goals, round tiles and monsters.
func (g *Game) walk(p *Position, from int, goals grid.WideSet, far *[Spaces]uint8) {
	open, ball := g.all.Without(p.tiles).Without(p.monsters), grid.WideSetOf(from)
	for n := uint8(0); n < farAway && !goals.Empty(); n++ {
		beside := ball.Beside()
		for at := range beside.And(goals).All() {
			far[at] = n
		}
		goals = goals.Without(beside)
		next := ball.Or(beside.And(open))
		if next == ball {
			break
		}
		ball = next
	}
	for at := range goals.All() {
		far[at] = farAway
	}
}
