package saratoga

import "homespun/engines"

// Danger implements [engines.Foreteller]: who would win if the round ended now (SAR-19), else who is
// furthest, and how many are level there, if one pair of cards brings them to the goal.
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	if p.stage != DueLay {
		return engines.Danger{}, false
	}
	goal := int32(g.rules.Goal)
	if winners := g.winners(p); winners != 0 {
		first := winners.First()
		d := engines.Danger{Wins: winners, Grave: true,
			Message: DangerWins.Message(19, seat(first), number(p.progress[first]))}
		if winners.Len() > 1 {
			d.Message = DangerShare.Message(19, number(winners.Len()), number(p.progress[first]))
		}
		return d, true
	}
	far, level := engines.Seat(0), 0
	for who := range engines.Seat(g.players) {
		switch {
		case p.progress[who] > p.progress[far]:
			far, level = who, 1
		case p.progress[who] == p.progress[far]:
			level++
		}
	}
	stride := int32(max(g.rules.HeadWest, g.rules.Convoy)) // what one pair of cards brings (SAR-06, SAR-07)
	if need := goal - p.progress[far]; need <= stride && p.turn == Turns {
		d := engines.Danger{Message: DangerNear.Message(19, seat(far), number(need))}
		if level > 1 {
			d.Message = DangerLevel.Message(19, number(level), number(need))
		}
		return d, true
	}
	return engines.Danger{}, false
}
