package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// fewMonsters is how many monsters may be left where no more can appear, for that to be about to decide the
// match.
const fewMonsters = 2

// Danger implements [engines.Foreteller]: that all hearts are at risk this turn (ADV-28), else a
// last heart (ADV-27), the last treasure on its way out, or the last monsters where no more can appear
// (ADV-28).
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	if p.stage <= DuePlace || p.stage == over {
		return engines.Danger{}, false
	}
	living, last, risk := 0, 0, g.atRisk(p)
	for player := range g.players {
		if p.lives(player) {
			living, last = living+1, player
		}
	}
	switch {
	case risk < living || living == 0:
	case living == 1:
		return engines.Danger{Grave: true, Message: DangerAlone.Message(28, seat(last), number(p.hearts[last]))},
			true
	default:
		return engines.Danger{Message: DangerAll.Message(28), Grave: true}, true
	}
	for player := range g.players {
		if p.lives(player) && p.hearts[player] == 1 {
			return engines.Danger{Message: DangerHeart.Message(27, seat(player))}, true
		}
	}
	if carrier, ok := g.carriesLast(p); ok {
		return engines.Danger{Message: DangerTreasure.Message(28, seat(carrier)), Grave: true}, true
	}
	if left := p.monsters.Len(); left > 0 && left <= fewMonsters && p.spawners.Without(p.lit).Empty() {
		return engines.Danger{Message: DangerMonsters.Message(28, number(left)), Grave: true}, true
	}
	return engines.Danger{}, false
}

// carriesLast returns the player who carries all the treasure that is left to be brought out.
func (g *Game) carriesLast(p *Position) (carrier int, ok bool) {
	for at := range p.tiles.All() {
		if p.treasureOn(at) > 0 {
			return 0, false
		}
	}
	for player := range g.players {
		if p.carried[player] == 0 {
			continue
		}
		if ok {
			return 0, false
		}
		carrier, ok = player, true
	}
	return carrier, ok
}

// atRisk returns how many players can die together in the combat of this turn, if those players stay where
// they are and kill none (ADV-23 to ADV-27). Some monsters may die before they strike.
func (g *Game) atRisk(p *Position) (players int) {
	next := *p
	if next.stage < DueGoes {
		next.done = grid.WideSet{}
	}
	if next.stage < DueFight {
		g.march(&next, true, nil)
	}
	if next.stage < DueExplode {
		next.stage, next.part, next.done, next.fighter = DueExplode, 0, grid.WideSet{}, -1
	}
	orders := mostOrders
	return p.kings.Len() - g.fewestLeft(&next, &orders)
}

// mostOrders is in how many orders at most explosions are tried.
const mostOrders = 64

// fewestLeft returns how many players are left after the monsters' parts of combat, if those who choose which
// monster explodes first choose worst (ADV-25). It tries so many more orders, and then one choice each.
func (g *Game) fewestLeft(p *Position, orders *int) int {
	if !g.strikes(p, nil) {
		*orders--
		return p.kings.Len()
	}
	least := p.kings.Len()
	for fuse := range p.fuses(int(p.part)).All() {
		next := *p
		g.explode(&next, next.monsterOn(fuse), nil)
		if least = min(least, g.fewestLeft(&next, orders)); *orders <= 0 {
			break
		}
	}
	return least
}
