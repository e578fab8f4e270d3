package adventure

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/grid"
)

// Foe returns the monster that the fighter rolls for next, in reading order, and -1 if there is none left.
// Nobody rolls for a monster that cannot be killed (ADV-23).
func (g *Game) Foe(p *Position) Piece {
	if p.fighter < 0 || !p.lives(int(p.fighter)) {
		return -1
	}
	for at := range grid.WideSetOf(int(p.king[p.fighter])).Beside().And(p.monsters).Without(p.done).All() {
		if m := p.monsterOn(at); g.kinds[m/MaxSupply].Kill > 0 {
			return m
		}
	}
	return -1
}

// nextFight finds the next player who has a monster to roll for, in seat order from the fighter on. The first
// fighter is the player whose turn it is. It reports whether there is one (ADV-23).
func (g *Game) nextFight(p *Position) bool {
	for {
		if g.Foe(p) >= 0 {
			return true
		}
		next := int8((int(p.fighter) + 1) % g.players)
		if next == p.turn {
			return false
		}
		p.fighter, p.done = next, grid.WideSet{}
	}
}

// fight settles one fight. A roll of the monster's kill number or more kills it (ADV-23).
func (g *Game) fight(p *Position, face int, emit func(engines.Message)) {
	m := g.Foe(p)
	need := g.kinds[m/MaxSupply].Kill
	if face >= need {
		at := p.at[m]
		p.kill(m)
		Killed.Emit(emit, 23, seat(p.fighter), piece(m), space(at), number(face), number(need))
		return
	}
	Missed.Emit(emit, 23, seat(p.fighter), piece(m), space(p.at[m]), number(face), number(need))
	p.done.Add(int(p.at[m]))
}

// strikes goes through the monsters' parts of combat, kind after kind. It stops and returns true where
// the current player has to choose which monster explodes first (ADV-23 to ADV-26).
func (g *Game) strikes(p *Position, emit func(engines.Message)) bool {
	for ; int(p.part) < len(g.kinds); p.part++ {
		kind := int(p.part)
		if p.out[kind] == 0 || p.kings.Empty() {
			continue
		}
		if g.kinds[kind].attack != explode {
			g.strike(p, kind, emit)
			continue
		}
		for fuses := p.fuses(kind); !fuses.Empty(); fuses = p.fuses(kind) {
			if fuses.Len() > 1 && !g.auto {
				return true
			}
			g.explode(p, p.monsterOn(fuses.First()), emit)
		}
	}
	return false
}

// strike lets all monsters of a kind hit or shoot at the same moment: it adds up the damage before anybody
// loses a heart (ADV-24, ADV-26).
func (g *Game) strike(p *Position, kind int, emit func(engines.Message)) {
	k := &g.kinds[kind]
	var damage [MaxPlayers]int
	for rest := p.out[kind]; rest != 0; rest &= rest - 1 {
		m := kind*MaxSupply + bits.TrailingZeros16(rest)
		at := int(p.at[m])
		if k.attack == shoot {
			for at := range p.shootable(at, k.Range).All() {
				damage[p.kingOn(at)] += k.Damage
			}
			continue
		}
		for player := range g.players {
			if king := p.king[player]; king >= 0 && steps(at, int(king)) <= k.Range {
				damage[player] += k.Damage
			}
		}
	}
	// The event names a clause, also for monsters that a house rule invents. Those that strike before any
	// explosion follow the clause of spiders, later ones that of skeletons and zombies. A kind that shoots
	// follows the latter too, unless it is the first kind of all.
	clause := engines.Clause(24)
	for earlier := range kind {
		if k.attack == shoot || g.kinds[earlier].attack == explode {
			clause = 26
		}
	}
	g.wound(p, &damage, kind, clause, emit)
}

// wound takes hearts from the players. Then it removes the players who have none left, and leaves their
// treasure on the space (ADV-27).
func (g *Game) wound(p *Position, damage *[MaxPlayers]int, kind int, clause engines.Clause,
	emit func(engines.Message)) {
	for player := range g.players {
		if damage[player] > 0 && p.lives(player) {
			p.hearts[player] = uint8(max(0, int(p.hearts[player])-damage[player]))
			Wounded.Emit(emit, clause, seat(player), kindArg(kind), number(damage[player]),
				number(p.hearts[player]))
		}
	}
	for player := range g.players {
		if p.lives(player) && p.hearts[player] == 0 {
			at := int(p.king[player])
			p.takeKing(player)
			Died.Emit(emit, 27, seat(player), space(at))
			n := int(p.carried[player])
			p.carried[player] = 0
			if n > 0 && p.lies[at] == nothing {
				p.layTreasure(at, n)
				TreasureLies.Emit(emit, 27, space(at), number(n))
			}
		}
	}
}
