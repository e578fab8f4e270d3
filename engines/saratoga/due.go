package saratoga

import "homespun/engines"

// Due says who owes what: a colour of the next seat, or cards of all who have yet to lay. Cards are laid in secret, however the app hears of them.
func (g *Game) Due(p *Position) engines.Due {
	due := engines.Due{What: p.stage}
	switch p.stage {
	case over:
		return engines.Due{}
	case DueColour:
		due.Who = engines.Seats(g.next(p))
	case DueLay:
		due.Secret = true
		for seat := range g.players {
			if p.laid[seat] == (Lay{}) {
				due.Who = due.Who.With(engines.Seat(seat))
			}
		}
	}
	return due
}

// Prompt returns the note of what is due.
func (g *Game) Prompt(p *Position) engines.Note {
	switch p.stage {
	case DueColour:
		return PromptColour.Note(2, seat(g.next(p)))
	case over:
		winners := g.winners(p)
		return PromptOver.Note(19, seat(winners.First()), number(winners.Len()), number(p.progress[winners.First()]))
	}
	left := g.Due(p).Who
	if left.Len() == 1 {
		return PromptLayLast.Note(4, seat(left.First()), number(p.round), number(p.turn))
	}
	return PromptLay.Note(4, number(p.round), number(p.turn), number(left.Len()))
}
