package sitters

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// anywhere is the goal of a walk that may end wherever a move may.
const anywhere = -1

// walk looks for one way to make a move, step by step, as a player would with a finger on the board, with one
// clause lifted where that is asked. It is how Check decides, written apart from how Moves does, and it finds
// what is in the way.
type walk struct {
	g           *Game
	p           *Position
	marker      Marker
	side        int
	start, goal int
	steps       int
	// lifted is the clause that does not hold; a walk breaks it at most this often.
	lifted engines.Clause
	most   int
	// exact says that the goal is no space where a move can end early.
	exact   bool
	entered grid.Set
	path    [MaxFaces]int16 // the spaces entered, in order
	length  int
	// failed are the spaces from which nothing was found, by steps left and offences, for walks that may turn
	// back.
	failed [MaxFaces][MaxFaces + 1]grid.Set
}

// newWalk returns a walk for a marker on the board with the roll of the position.
func (g *Game) newWalk(p *Position, m Marker, goal int) *walk {
	return &walk{g: g, p: p, marker: m, side: m / MaxMarkers, start: int(p.at[m]), goal: goal,
		steps: int(p.roll)}
}

// find looks for a way, however often it breaks the clause lifted.
func (w *walk) find() bool { return w.findWithin(MaxFaces) }

// findEasiest looks for a way that breaks the clause lifted as seldom as can be.
func (w *walk) findEasiest() bool {
	if !w.find() {
		return false
	}
	for most := 1; most < MaxFaces; most++ {
		if w.findWithin(most) {
			return true
		}
	}
	return w.find()
}

func (w *walk) findWithin(most int) bool {
	w.most, w.length, w.entered = most, 0, grid.Set{}
	if w.turnsBack() {
		w.failed = [MaxFaces][MaxFaces + 1]grid.Set{}
	}
	if w.goal != anywhere {
		early, _, _ := w.meets(w.goal, 1)
		w.exact = !early
	}
	return w.step(w.start, w.steps, 0)
}

// end returns where the walk found ends.
func (w *walk) end() int { return int(w.path[w.length-1]) }

// turnsBack reports whether a space may be entered twice (SIT-07).
func (w *walk) turnsBack() bool { return w.g.rules.MayBacktrack || w.lifted == 7 }

// meets says what a marker finds on a space it enters with steps left: whether its move may end there,
// whether it may go on, and whether the clause lifted is broken by entering it (entering) or only by what
// comes after (staying on the way, or ending with steps left over).
func (w *walk) meets(space, left int) (ends, goesOn bool, entering bool) {
	g, p, own := w.g, w.p, w.side == 0
	switch {
	case p.on[w.side].Has(space) && space != w.start, p.boxes.Has(space) && !own: // SIT-09
		return left == 0 && w.lifted == 9, w.lifted == 9, true
	case g.kinds[space] == SafeZone && own: // SIT-12
		return left == 0 || !g.rules.ExactArrival || w.lifted == 12, w.lifted == 12, false
	case g.kinds[space] == SafeZone:
		return w.lifted == 12, w.lifted == 12, true
	case p.on[1-w.side].Has(space), p.boxes.Has(space): // SIT-08
		return true, w.lifted == 8, false
	}
	return left == 0, true, false
}

// offends reports whether a space is one where the clause lifted can be broken.
func (w *walk) offends(space int) bool {
	g, p := w.g, w.p
	switch w.lifted {
	case 8:
		return p.on[1-w.side].Has(space) || p.boxes.Has(space)
	case 9:
		return p.on[w.side].Has(space) && space != w.start || p.boxes.Has(space) && w.side == 1
	case 12:
		return g.kinds[space] == SafeZone
	}
	return false
}

// step goes on from a space with steps left, at least one, and reports whether a way was found; the path then
// holds it.
func (w *walk) step(at, left, offences int) bool {
	left--
	for _, near := range w.g.board.Near(at) {
		to := int(near)
		// SIT-01: the zone is entered from beside it
		if w.g.kinds[at] == SafeZone && w.g.kinds[to] == SafeZone {
			continue
		}
		if !w.turnsBack() && (w.entered.Has(to) || to == w.start) {
			continue
		}
		ends, goesOn, entering := w.meets(to, left)
		if entering {
			offences++
		}
		w.path[w.length] = near
		w.length++
		if offences <= w.most {
			if ends && to != w.start && (w.goal == anywhere || w.goal == to) {
				return true
			}
			more := offences
			if goesOn && !entering && w.offends(to) {
				more++
			}
			if goesOn && left > 0 && more <= w.most && w.goOn(to, left, more) {
				return true
			}
		}
		w.length--
		if entering {
			offences--
		}
	}
	return false
}

// goOn steps on from a space just entered, unless the goal is out of reach or the same was tried before.
func (w *walk) goOn(at, left, offences int) bool {
	if w.goal != anywhere {
		a, b := w.g.board.Space(at), w.g.board.Space(w.goal)
		distance := max(a.Column-b.Column, b.Column-a.Column) + max(a.Row-b.Row, b.Row-a.Row)
		if distance > left || w.exact && (left-distance)%2 != 0 {
			return false
		}
	}
	if w.turnsBack() {
		if w.failed[left][offences].Has(at) {
			return false
		}
		if w.step(at, left, offences) {
			return true
		}
		w.failed[left][offences].Add(at)
		return false
	}
	w.entered.Add(at)
	found := w.step(at, left, offences)
	w.entered.Remove(at)
	return found
}

// blame makes the refusal from the way found with a clause lifted: what on it breaks the clause.
func (w *walk) blame() engines.Verdict {
	var bad []int16
	if w.lifted == 7 {
		bad = w.repeated()
	}
	for _, at := range w.path[:w.length] {
		if w.offends(int(at)) && (w.lifted != 8 || int(at) != w.goal) {
			bad = append(bad, at)
		}
	}
	v := w.reason(int(bad[0]), w.offends(w.goal))
	v.Spaces = bad
	return v
}

// repeated returns the spaces that the way found enters again.
func (w *walk) repeated() []int16 {
	var list []int16
	entered := grid.SetOf(w.start)
	for _, at := range w.path[:w.length] {
		if entered.Has(int(at)) {
			list = append(list, at)
		}
		entered.Add(int(at))
	}
	return list
}

// reason says which way the clause lifted is broken on a space, or on the goal itself where there says so.
func (w *walk) reason(at int, there bool) engines.Verdict {
	m, in, goal := piece(w.marker), space(at), space(w.goal)
	switch w.lifted {
	case 7:
		return Twice.Refuse(7, m, goal, in, number(w.p.roll))
	case 8:
		if w.p.boxes.Has(at) {
			return ContainerInTheWay.Refuse(8, m, in, goal)
		}
		return OpponentInTheWay.Refuse(8, m, in, goal, piece(w.p.markerOn(1-w.side, at)))
	case 9:
		switch box := w.p.boxes.Has(at); {
		case there && w.p.boxes.Has(w.goal):
			return ContainerThere.Refuse(9, m, goal)
		case there:
			return OwnMarkerThere.Refuse(9, m, goal, piece(w.p.markerOn(w.side, w.goal)))
		case box:
			return ContainerClosedWay.Refuse(9, m, in, goal)
		}
		return OwnMarkerInTheWay.Refuse(9, m, in, goal, piece(w.p.markerOn(w.side, at)))
	}
	switch {
	case !there:
		return SafeZoneInTheWay.Refuse(12, m, in, goal)
	case w.side == 0:
		return ExactArrival.Refuse(12, m, goal, number(w.p.roll))
	}
	return SafeZoneClosed.Refuse(12, m, goal)
}
