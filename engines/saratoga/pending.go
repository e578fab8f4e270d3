package saratoga

import "homespun/engines"

// Due implements [engines.Game].
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	switch p.stage {
	case DueColour:
		who = engines.Seats(g.next(p))
	case DueLay:
		for seat := range g.players {
			if p.laid[seat] == (Lay{}) {
				who = who.With(engines.Seat(seat))
			}
		}
	}
	return who, 0
}

// Pending returns what the position waits for: a colour of the next seat, or the cards of all seats that have
// not laid yet. Cards are secret, whether they are tapped at the app or laid on the table first.
func (g *Game) Pending(p *Position) engines.Pending {
	who, _ := g.Due(p)
	if who == 0 && p.stage == over {
		return engines.Pending{}
	}
	return engines.Pending{Who: who, Kind: p.stage, Secret: p.stage == DueLay}
}

// Prompt returns the message that asks for the pending decision.
func (g *Game) Prompt(p *Position) engines.Message {
	switch p.stage {
	case DueColour:
		return PromptColour.Message(2, seat(g.next(p)))
	case over:
		winners := g.winners(p)
		return PromptOver.Message(19, seat(winners.First()), number(winners.Len()),
			number(p.progress[winners.First()]))
	}
	left, _ := g.Due(p)
	if left.Len() == 1 {
		return PromptLayLast.Message(4, seat(left.First()), number(p.round), number(p.turn))
	}
	return PromptLay.Message(4, number(p.round), number(p.turn), number(left.Len()))
}
