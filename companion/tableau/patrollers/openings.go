package patrollers

import (
	"cmp"
	"slices"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// Openings implements tableau.Measured: the figures that can be placed, dials beyond those that are listed and the ready ones, special actions with a point,
// and whom the players say to be hit.
func (t *Table) Openings(position engines.Position, seat engines.Seat, in []tableau.Input) []tableau.Input {
	p := t.position(position)
	if u, rest, ok := t.dialling(p, in); ok {
		if len(in) == 1 || len(rest) > 0 || p.Stage() == patrollers.DueTurn {
			if m, ok := t.Meaning(position, seat, in[:len(in)-len(rest)]); ok && !t.engine.Check(position, m).OK() {
				return nil
			}
		}
		return t.dialInputs(p, u, rest)
	}
	switch p.Stage() {
	case patrollers.DueDeploy, patrollers.DueSecret:
		if len(in) == 0 {
			return piecesOf(t.deployable(p, seat))
		}
	case patrollers.DueOrder:
		if len(in) > 0 && isFigure(in[0]) && t.saysHits(p, in[0].ID) {
			return t.hitOpenings(p, in[1:], nil, true)
		}
	case patrollers.DueTurn:
		return t.turnOpenings(p, seat, in)
	case patrollers.DueReveal:
		if len(in) == 0 {
			return nil
		}
		if k, ok := t.revealed(p, in[0]); ok && t.blasts(t.tokenWords()[k]) {
			u, _ := p.Dying()
			return t.hitOpenings(p, in[1:], []int{u}, false)
		}
	}
	return nil
}

// turnOpenings are the openings of a turn.
func (t *Table) turnOpenings(p *patrollers.Position, seat engines.Seat, in []tableau.Input) []tableau.Input {
	u, _, ok := p.Acting()
	if !ok || seatOf(u) != seat {
		return nil
	}
	act := t.acting(p)
	switch {
	case len(in) == 0:
		if act == patrollers.Explosives && !t.game.Measured() && t.offers(p) {
			return []tableau.Input{tableau.AChoice(choiceSpecial)}
		}
	case in[0] != tableau.AChoice(choiceSpecial) || !t.game.Measured() || len(in) < 2 || !isFigure(in[1]):
	case act == patrollers.Orders && t.saysHits(p, in[1].ID):
		return t.hitOpenings(p, in[2:], nil, true)
	case act == patrollers.Gatling && len(in) > 2 && in[2].Kind == tableau.Number:
		return t.hitOpenings(p, in[3:], []int{u, in[1].ID}, false)
	}
	return nil
}

// hitOpenings are the figures that can be said to be hit, until a choice ends them; those of one blast once each.
func (t *Table) hitOpenings(p *patrollers.Position, said []tableau.Input, but []int, again bool) (list []tableau.Input) {
	if slices.Contains(said, tableau.AChoice(choiceDone)) {
		return nil
	}
	for u := range units {
		f, ok := t.game.Figure(p, u)
		if !ok || !f.Placed || f.Fallen || f.Stance || contains(but, u) || !again && slices.Contains(said, tableau.APiece(u)) || len(said) > 2*units {
			continue
		}
		list = append(list, tableau.APiece(u))
	}
	return append(list, tableau.AChoice(choiceDone))
}

func piecesOf(list []int) (in []tableau.Input) {
	for _, u := range list {
		in = append(in, tableau.APiece(u))
	}
	return in
}

// sortTwines puts twines in an order that does not hang on chance.
func sortTwines(list []tableau.Twine) {
	slices.SortFunc(list, func(a, b tableau.Twine) int {
		return cmp.Or(cmp.Compare(a.From.X, b.From.X), cmp.Compare(a.From.Y, b.From.Y))
	})
}

// tenths writes so many tenths of an inch.
func tenths(n int) string { return engines.TenthsText(int16(n)) }
