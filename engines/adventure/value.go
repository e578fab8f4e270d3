package adventure

import (
	"math"

	"homespun/engines"
	"homespun/engines/grid"
)

// What a bot of medium strength thinks things are worth. All players win and lose together. These numbers are
// those with which it won most often.
const (
	worthEnd      = 100000
	worthTreasure = 1000 // a treasure brought out; before that, less for every step it takes
	worthSpawner  = 200  // a lit spawner, times the harm of its monsters
	worthMonster  = 15   // a monster off the board, times its harm
	worthHeart    = 15
	worthLife     = 64
	worthLast     = 960 // for the last life in addition: with it the match is lost
	weak          = 8   // with fewer hearts than this a life is at risk
	patience      = 97  // percent of a thing's worth that remain if it takes one step more
	farAway       = 40  // the number of steps that counts where there is no way
)

// soon holds the part of a thing's worth, in thousandths, that remains if it takes so many steps.
var soon = func() (parts [4 * farAway]int) {
	const fine = 1000000
	part := 1000 * fine
	for n := range parts {
		parts[n] = part / fine
		part = part * patience / 100
	}
	return parts
}()

// Value says how good a position is for the players: what has been banked and lit, how soon more of that can
// be done, and what the monsters will have done by then.
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

// worthLit returns the worth of a lit spawner.
func (g *Game) worthLit(p *Position, at int) int {
	return worthSpawner * g.kinds[p.spawnerOn(at)].harm / 10
}

// errands returns the worth of what the living players carry and of what they can do next. Each player takes
// home what they carry, and goes for one treasure or spawner on the way or afterwards. No two players go for
// the same one, and nobody for one to which there is no way.
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
				if !idle[player] || far[player][at] == farAway {
					continue
				}
				if gain := g.errand(p, player, at, int(far[player][at]), int(home[at]),
					int(far[player][exit])); gain > best {
					best, who, what = gain, player, at
				}
			}
		}
		if best == math.MinInt {
			break
		}
		value += best
		idle[who] = false
		goals.Remove(what)
	}
	return value / 1000
}

// errand returns, in thousandths, what a player gains by going for a goal, before or after bringing out what
// they carry. there is the number of steps to the goal, back the number from it to the entrance, and out the
// number to the entrance from where the player stands.
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

// walk counts the steps from a space to the nearest space beside each goal. The way goes round tiles and
// monsters. It is farAway where there is none.
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
