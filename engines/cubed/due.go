package cubed

import "homespun/engines"

// Due says who owes what. Where the cube is gone and cubes lie beside it, it is the table that must put them somewhere, in ways that are not listed.
func (g *Game) Due(p *Position) engines.Due {
	due := engines.Due{What: p.Stage(), Who: engines.Seats(p.turn)}
	switch due.What {
	case over:
		return engines.Due{}
	case DueBeside:
		due.Who, due.Open = engines.Seats(engines.Table), true
	}
	return due
}

// Prompt returns the note of what is due.
func (g *Game) Prompt(p *Position) engines.Note {
	mover := seat(p.turn)
	switch p.Stage() {
	case over:
		return PromptOver.Note(10, number(g.Points(p, 0)), number(g.Points(p, 1)))
	case DueBeside:
		return PromptBeside.Note(10, number(p.Beside()))
	case DueTake:
		switch {
		case p.untouched():
			return PromptBegin.Note(6, mover)
		case p.made > 0:
			return PromptTakeSecond.Note(7, mover)
		}
		return PromptTakeFirst.Note(7, mover, number(g.TurnsLeft(p, p.turn)))
	}
	switch {
	case p.made == 0:
		return PromptStack.Note(2, mover)
	case g.rules.Exact:
		return PromptStackAll.Note(2, mover, piece(p.colour), number(g.More(p)))
	}
	return PromptStackMore.Note(2, mover, piece(p.colour), number(g.More(p)))
}
