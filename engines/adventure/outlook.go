package adventure

import "homespun/engines/grid"

// whole is one heart, or one monster, in sums with chances. These are counted in 36ths: the outcomes of two
// dice.
const whole = FightFaces * FightFaces

// thousand is a risk that is certain: risks are counted in thousandths.
const thousand = 1000

// dodged is the part of a danger, in percent, that remains for each action the current player still has to
// get away from it.
const dodged = 71

// harmOf returns how harmful a monster of a kind is on the board, in tenths. One that hits is less harmful
// the easier it is to kill, and one that explodes does so only once.
func harmOf(m *Monster, attack uint8) int {
	left := FightFaces
	if m.Kill > 0 {
		left = m.Kill - 1
	}
	switch attack {
	case shoot:
		return 100 * m.Damage
	case explode:
		return 10 * max(0, m.Damage-1)
	}
	return 100 * m.Damage * left * left / whole
}

// outlook values what would happen if the players stayed where they are while the monsters move next and
// strike. It counts the monsters left then and the hearts of the players. Open choices are made in reading
// order, and fights count by their chances.
func (g *Game) outlook(p *Position) int {
	next := *p
	if next.stage < DueGoes {
		next.done = grid.WideSet{}
	}
	if next.stage < DueFight {
		g.march(&next, true, nil)
	}
	value, worth := 0, worthMonster
	if p.spawners == p.lit {
		worth *= 3 // the monsters on the board are all that is left to do
	}
	var damage [MaxPlayers]int
	for at := range next.monsters.All() {
		m := next.monsterOn(at)
		kind := m / MaxSupply
		k := &g.kinds[kind]
		alive := whole
		if k.Kill > 0 {
			for range grid.WideSetOf(at).Beside().And(next.kings).Len() {
				alive = alive * (k.Kill - 1) / FightFaces
			}
		}
		value -= worth * k.harm * alive / whole / 10
		struck := g.attacked(&next, m)
		if k.attack == explode && !struck.Empty() {
			struck = g.square[kind][at].And(next.kings)
			for torches := g.square[kind][at].And(next.lit); !torches.Empty(); {
				value -= g.worthLit(p, torches.Take()) / 2
			}
		}
		for !struck.Empty() {
			king := struck.Take()
			taken := k.Damage
			if k.attack == explode {
				taken = max(0, taken-steps(at, king))
			}
			damage[next.kingOn(king)] += taken * alive
		}
	}
	last := worthLast
	for player := range g.players {
		if p.lives(player) {
			hearts := int(p.hearts[player])*whole - g.threat(p, player, damage[player])
			short := max(0, weak*whole-hearts)
			risk := thousand * short * short / (weak * whole * weak * whole)
			value += worthHeart*hearts/whole - worthLife*risk/thousand + worthLife
			last = last * risk / thousand
		}
	}
	return value - last - g.comers(p)
}

// threat returns the part of the damage that remains for a player. The current player may still get away from
// some of it.
func (g *Game) threat(p *Position, player, damage int) int {
	if player == int(p.turn) && p.stage <= DueAction {
		actions := int(p.actions)
		if p.stage < DueAction {
			actions = g.rules.Actions
		}
		for range min(actions, 2) {
			damage = damage * dodged / 100
		}
	}
	return damage
}

// comers returns how harmful the monsters are that the next event may bring. It is 0 while an event or the
// actions are under way.
func (g *Game) comers(p *Position) int {
	if p.stage != DueEvent && p.stage < DueGoes {
		return 0
	}
	bad := 0
	for face := range g.rules.EventDie {
		for _, event := range g.events[face+1] {
			if event >= 0 {
				k := &g.kinds[event]
				bad += worthMonster * k.harm * min(p.openSpawners(int(event)).Len(),
					k.Supply-p.Count(int(event))) / g.rules.EventDie / 10
			}
		}
	}
	return bad
}
