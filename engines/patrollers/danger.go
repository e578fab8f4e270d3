package patrollers

import "homespun/engines"

// Danger implements [engines.Foreteller]: the last figure of a side, near death (PAT-14), with that of the
// other side if it is the last there too, else a round that ends in a draw (PAT-15).
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	if p.SettingUp() || p.stage == over {
		return engines.Danger{}, false
	}
	var last [Players]int8
	lone, alone := 0, none
	for s := range last {
		team := g.team(int8(s))
		alive := p.filter(team, func(_ int8, unit *unit) bool { return unit.alive() })
		if last[s] = none; team.len() == 1 {
			continue
		}
		switch {
		case alive.len() == 1:
			last[s] = alive.first()
		case alive.len() == 0 && p.dying >= 0 && seatOf(p.dying) == int8(s):
			last[s] = p.dying
		default:
			continue
		}
		if lone++; p.units[last[s]].near {
			alone = last[s]
		}
	}
	switch {
	case alone >= 0 && lone == Players:
		return engines.Danger{Message: DangerDuel.Message(14, g.piece(p, last[0]), g.piece(p, last[1])),
			Grave: true}, true
	case alone >= 0:
		return engines.Danger{Message: DangerLast.Message(14, g.piece(p, alone), seat(seatOf(alone))),
			Grave: true}, true
	case g.stale(p):
		return engines.Danger{Message: DangerDraw.Message(15), Grave: true}, true
	}
	return engines.Danger{}, false
}
