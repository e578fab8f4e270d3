package patrollers

import (
	"cmp"
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// Openings implements tableau.Measurer: the figures that can be deployed, the values that can be dialled, how
// far a figure goes, special actions that end with a point, and the figures that the players can say are hit.
func (t *twines) Openings(position engines.Position, seat engines.Seat, in []tableau.Input) []tableau.Input {
	p := positionOf(position)
	if u, rest, ok := t.taps.dialling(p, in); ok {
		if len(in) == 1 || len(rest) > 0 || p.Stage() == patrollers.DueTurn {
			m, ok := t.taps.meaning(p, seat, in[:len(in)-len(rest)])
			if ok && !t.Engine.Check(position, m).OK() {
				return nil
			}
		}
		return t.taps.dialInputs(p, u, rest)
	}
	switch p.Stage() {
	case patrollers.DueDeploy, patrollers.DueSecret:
		if len(in) == 0 {
			return piecesOf(t.deployable(p, seat))
		}
	case patrollers.DueTurn:
		switch u, _, ok := p.Acting(); {
		case !ok || len(in) > 0 || seatOf(u) != seat:
		case t.game.Measured():
			return t.taps.farOpenings(p, u)
		case t.acting(p) == patrollers.Explosives && t.offers(p):
			return []tableau.Input{special}
		}
	}
	if said, ok := t.taps.hitting(p, in); ok {
		return said.openings(t.teams, p)
	}
	return nil
}

// hits are what the players have said so far about whom blasts hit.
type hits struct {
	// blasts is the number of blasts, done how many have been answered. current are the figures said to be
	// hit by the present blast, excluded those that cannot be.
	blasts, done      int
	current, excluded []int
	ended             bool
}

// hitting returns what the players have said about hits; ok is false where the inputs do not lead to such an
// answer.
func (t *taps) hitting(p *patrollers.Position, in []tableau.Input) (said hits, ok bool) {
	said.blasts = 1
	if !t.game.Measured() || len(in) == 0 {
		return said, false
	}
	u, _, acting := p.Acting()
	acts := p.Stage() == patrollers.DueTurn && acting && len(in) > 1 && in[0] == special && isFigure(in[1])
	switch act := t.acting(p); {
	case p.Stage() == patrollers.DueOrder && isFigure(in[0]) && t.saysHits(p, in[0].ID):
		said.blasts, in = len(p.Explosives()), in[1:]
	case acts && act == patrollers.Orders && t.saysHits(p, in[1].ID):
		said.blasts, in = len(p.Explosives()), in[2:]
	case acts && act == patrollers.Gatling && len(in) > 2 && in[2].Kind == tableau.Number:
		said.excluded, in = []int{u, in[1].ID}, in[3:]
	case p.Stage() == patrollers.DueReveal:
		k, shown := t.revealed(p, in[0])
		if !shown || !t.blasts(t.tokenWords()[k]) {
			return said, false
		}
		dying, _ := p.Dying()
		said.excluded, in = []int{dying}, in[1:]
	default:
		return said, false
	}
	for _, one := range in {
		switch {
		case isFigure(one):
			said.current = append(said.current, one.ID)
		case one == next:
			said.done, said.current = said.done+1, nil
		default:
			said.ended = true
		}
	}
	return said, true
}

// openings returns the inputs that can follow: each figure that this blast can still hit, the choice of the
// next blast where one is left, and the choice that ends the list.
func (h hits) openings(t *teams, p *patrollers.Position) (list []tableau.Input) {
	if h.ended {
		return nil
	}
	for u := range units {
		if f, ok := t.game.Figure(p, u); ok && f.Placed && !f.Fallen && !f.Stance &&
			!slices.Contains(h.excluded, u) && !slices.Contains(h.current, u) {
			list = append(list, tableau.APiece(u))
		}
	}
	if len(h.current) > 0 && h.done+1 < h.blasts {
		list = append(list, next)
	}
	return append(list, done)
}

// wording returns the question whom the blast hits, and the figures said so far.
func (h hits) wording(t *teams, p *patrollers.Position) (title, detail string) {
	switch {
	case h.blasts > 1:
		title = whoIsHitBy(t.One("explosive"), h.done+1, h.blasts)
	case len(h.excluded) > 1:
		title = whoElseIsHit
	default:
		title = whoIsHit
	}
	var list []string
	for _, u := range h.current {
		list = append(list, t.thing(p, u))
	}
	return title, hitSoFar(list)
}

func piecesOf(list []int) (in []tableau.Input) {
	for _, u := range list {
		in = append(in, tableau.APiece(u))
	}
	return in
}

// sortTwines sorts twines by their beginnings. They are collected from a map, whose order is random.
func sortTwines(list []tableau.Twine) {
	slices.SortFunc(list, func(a, b tableau.Twine) int {
		return cmp.Or(cmp.Compare(a.From.X, b.From.X), cmp.Compare(a.From.Y, b.From.Y))
	})
}

// tenths writes a length in tenths of an inch as inches.
func tenths(n int) string { return engines.TenthsText(int16(n)) }
