package cubed

import "homespun/engines"

// Due implements [engines.Game].
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	switch p.Stage() {
	case over:
		return 0, 0
	case DueBeside:
		return engines.Seats(engines.Table), 0
	}
	return engines.Seats(p.turn), 0
}

// Pending returns what the position waits for. If the cube is gone and cubes lie beside it after a fix, the
// table must put them somewhere, in ways that cannot be listed.
func (g *Game) Pending(p *Position) engines.Pending {
	who, _ := g.Due(p)
	if who == 0 {
		return engines.Pending{}
	}
	return engines.Pending{Who: who, Kind: p.Stage(), Open: p.Stage() == DueBeside}
}

// Prompt returns the message that asks for the pending decision.
func (g *Game) Prompt(p *Position) engines.Message {
	mover := seat(p.turn)
	switch p.Stage() {
	case over:
		return PromptOver.Message(10, number(g.Points(p, 0)), number(g.Points(p, 1)))
	case DueBeside:
		return PromptBeside.Message(10, number(p.Beside()))
	case DueTake:
		switch {
		case p.untouched():
			return PromptBegin.Message(6, mover)
		case p.made > 0:
			return PromptTakeSecond.Message(7, mover)
		}
		return PromptTakeFirst.Message(7, mover, number(g.TurnsLeft(p, p.turn)))
	}
	switch {
	case p.made == 0:
		return PromptStack.Message(2, mover)
	case g.rules.Exact:
		return PromptStackAll.Message(2, mover, piece(p.colour), number(g.More(p)))
	}
	return PromptStackMore.Message(2, mover, piece(p.colour), number(g.More(p)))
}
