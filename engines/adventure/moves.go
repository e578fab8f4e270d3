package adventure

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/grid"
)

// Moves appends the legal moves to list.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	who := g.mover(p)
	switch p.stage {
	case DueEvent, DueFight:
		roll := g.dueDice(p)
		return dice.Outcomes(&roll, list)
	case DueDiscard:
		for tile := range p.hand {
			if g.mayDiscard(p, tile) {
				list = append(list, engines.NewMove(engines.Table, VerbDiscard, int16(tile)))
			}
		}
	case DueTile:
		for tile, n := range p.hand {
			if n > 0 {
				list = g.all.Without(p.tiles).Moves(list,
					engines.NewMove(engines.Table, VerbTile, int16(tile)))
			}
		}
	case DuePlace:
		list = g.starts(p).Moves(list, engines.NewMove(who, VerbPlace))
	case DueSpawn:
		list = p.openSpawners(g.spawning(p)).Moves(list, engines.NewMove(who, VerbSpawn))
	case DueRespawn:
		list = g.respawnSpaces(p).Moves(list, engines.NewMove(who, VerbRespawn))
	case DueAction:
		a := g.choose(p)
		list = a.steps.Moves(list, engines.NewMove(who, VerbStep))
		list = a.treasures.Moves(list, engines.NewMove(who, VerbTake))
		list = a.spawners.Moves(list, engines.NewMove(who, VerbTorch))
		list = append(list, engines.NewMove(who, VerbDone))
	case DueGoes:
		group := g.group(p)
		for m, goals := g.takePair(p, &group); m >= 0; m, goals = g.takePair(p, &group) {
			list = goals.Moves(list, engines.NewMove(who, VerbGoes, int16(m)))
		}
	case DueExplode:
		for at := range p.fuses(int(p.part)).All() {
			list = append(list, engines.NewMove(who, VerbExplode, int16(p.monsterOn(at))))
		}
	}
	return list
}

// actions holds the spaces that a player may step to, take treasure from, and put a torch on.
type actions struct{ steps, treasures, spawners grid.WideSet }

// choose returns the actions open to the current player (ADV-10, ADV-11, ADV-12).
func (g *Game) choose(p *Position) actions {
	beside := grid.WideSetOf(int(p.king[p.turn])).Beside()
	a := actions{steps: beside.And(g.free(p)), spawners: beside.And(p.spawners).Without(p.lit)}
	if exit := int(p.exit); g.rules.Bank == BankEntrance && beside.Has(exit) && p.stands[exit] == nobody {
		a.steps.Add(exit)
	}
	for space := range beside.And(p.tiles).All() {
		if p.treasureOn(space) > 0 {
			a.treasures.Add(space)
		}
	}
	return a
}

// starts returns the spaces where the next king may be placed (ADV-05). These are the two left and right of
// the entrance. They are all four next to it if an edge or a tile takes one of those two, or with more than
// two players. If none of these is free, they are the nearest free spaces.
func (g *Game) starts(p *Position) grid.WideSet {
	exit, free := int(p.exit), g.free(p)
	sides := grid.WideSet{}
	for _, x := range []int{column(exit) - 1, column(exit) + 1} {
		if space, ok := spaceAt(x, row(exit)); ok && !p.tiles.Has(space) {
			sides.Add(space)
		}
	}
	if g.players > 2 || sides.Len() < 2 {
		sides = grid.WideSetOf(exit).Beside()
	}
	if sides = sides.And(free); !sides.Empty() {
		return sides
	}
	return g.nearest(exit, free)
}

// mayDiscard reports whether a tile may be taken away. The entrance and walls never are, and at least one
// treasure and one spawner stay (ADV-03).
func (g *Game) mayDiscard(p *Position, tile int) bool {
	switch {
	case p.hand[tile] == 0 || tile == tileEntrance || tile == tileWall:
		return false
	case tile == tileTreasure:
		return p.hand[tile] > 1
	}
	spawners := 0
	for _, n := range p.hand[tileSpawner:] {
		spawners += int(n)
	}
	return spawners > 1
}

// Sample draws one of the legal moves, all equally likely, without listing them. Tiles are drawn and dealt as
// ADV-02 and ADV-03 say.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	who := g.mover(p)
	switch p.stage {
	case DueDiscard:
		return g.drawDiscard(p, r)
	case DueTile:
		return g.drawTile(p, r)
	case DuePlace:
		return g.starts(p).Draw(r, engines.NewMove(who, VerbPlace))
	case DueSpawn:
		return p.openSpawners(g.spawning(p)).Draw(r, engines.NewMove(who, VerbSpawn))
	case DueRespawn:
		return g.respawnSpaces(p).Draw(r, engines.NewMove(who, VerbRespawn))
	case DueAction:
		return g.drawAction(p, r, who)
	case DueGoes:
		return g.drawPair(p, r, who)
	case DueExplode:
		fuses := p.fuses(int(p.part))
		return engines.NewMove(who, VerbExplode, int16(p.monsterOn(fuses.Nth(r.IntN(fuses.Len())))))
	}
	roll := g.dueDice(p)
	return dice.Random(&roll, r)
}

// drawAction draws what the current player does.
func (g *Game) drawAction(p *Position, r *rand.Rand, who engines.Seat) engines.Move {
	a := g.choose(p)
	i := r.IntN(a.steps.Len() + a.treasures.Len() + a.spawners.Len() + 1)
	if n := a.steps.Len(); i < n {
		return engines.NewMove(who, VerbStep, int16(a.steps.Nth(i)))
	} else if i -= n; i < a.treasures.Len() {
		return engines.NewMove(who, VerbTake, int16(a.treasures.Nth(i)))
	} else if i -= a.treasures.Len(); i < a.spawners.Len() {
		return engines.NewMove(who, VerbTorch, int16(a.spawners.Nth(i)))
	}
	return engines.NewMove(who, VerbDone)
}

// drawPair draws which monster goes where. It goes through the monsters and each time draws whether to take
// the one at hand, so that at the end every pair has had the same chance.
func (g *Game) drawPair(p *Position, r *rand.Rand, who engines.Seat) (m engines.Move) {
	total := 0
	group := g.group(p)
	for monster, goals := g.takePair(p, &group); monster >= 0; monster, goals = g.takePair(p, &group) {
		total += goals.Len()
		if i := r.IntN(total); i < goals.Len() {
			m = engines.NewMove(who, VerbGoes, int16(monster), int16(goals.Nth(i)))
		}
	}
	return m
}
