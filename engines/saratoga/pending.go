package saratoga

import "homespun/engines"

// Pending returns what the position waits for: a colour of the next seat, or the cards of all seats that have
// not laid yet. Cards are secret, whether they are tapped at the app or laid on the table first.
func (g *Game) Pending(p *Position) engines.Pending {
	pending := engines.Pending{Kind: p.stage}
	switch p.stage {
	case over:
		return engines.Pending{}
	case DueColour:
		pending.Who = engines.Seats(g.next(p))
	case DueLay:
		pending.Secret = true
		for seat := range g.players {
			if p.laid[seat] == (Lay{}) {
				pending.Who = pending.Who.With(engines.Seat(seat))
			}
		}
	}
	return pending
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
	left := g.Pending(p).Who
	if left.Len() == 1 {
		return PromptLayLast.Message(4, seat(left.First()), number(p.round), number(p.turn))
	}
	return PromptLay.Message(4, number(p.round), number(p.turn), number(left.Len()))
}
