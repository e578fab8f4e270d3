package sitters

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// anywhere is the goal of a walk that may end on any space where a move may end.
const anywhere = -1

// walk searches for one way to make a move, step by step, as a player moves a finger over the board. Check
// decides with it. It is written apart from Moves, so that each tests the other. To explain a refusal, it can
// lift one clause and then report the spaces where the way found breaks that clause.
type walk struct {
	g           *Game
	p           *Position
	marker      Marker
	side        int
	start, goal int
	steps       int
	// lifted is the clause that the walk may break, 0 for none. It may break it maxBreaches times.
	lifted      engines.Clause
	maxBreaches int
	// exact: a move cannot end early on the goal, so that the way there must use up the whole roll.
	exact   bool
	entered grid.Set
	path    [MaxFaces]int16 // the spaces entered, in order
	length  int
	// failed holds the spaces from which no way was found, by steps left and by how often the lifted clause
	// was broken so far. Only walks that may enter a space twice use it.
	failed [MaxFaces][MaxFaces + 1]grid.Set
}

// newWalk returns a walk of a marker on the board. It has as many steps as the position's roll.
func (g *Game) newWalk(p *Position, m Marker, goal int) *walk {
	return &walk{g: g, p: p, marker: m, side: m / MaxMarkers, start: int(p.at[m]), goal: goal,
		steps: int(p.roll)}
}

// find searches for a way that breaks the lifted clause any number of times.
func (w *walk) find() bool { return w.findWithin(MaxFaces) }

// findEasiest searches for the way that breaks the lifted clause least often, so that a refusal names no
// space without need.
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

// findWithin searches for a way that breaks the lifted clause at most so many times.
func (w *walk) findWithin(most int) bool {
	w.maxBreaches, w.length, w.entered = most, 0, grid.Set{}
	if w.turnsBack() {
		w.failed = [MaxFaces][MaxFaces + 1]grid.Set{}
	}
	if w.goal != anywhere {
		early, _, _ := w.meets(w.goal, 1)
		w.exact = !early
	}
	return w.step(w.start, w.steps, 0)
}

// end returns the last space of the way that was found.
func (w *walk) end() int { return int(w.path[w.length-1]) }

// turnsBack reports whether this walk may enter a space twice: by the ruleset, or because SIT-07 is lifted.
func (w *walk) turnsBack() bool { return w.g.rules.MayBacktrack || w.lifted == 7 }

// meets says what happens when the marker enters a space with some steps left afterwards. ends: its move may
// end there. goesOn: it may continue from there. entering: it breaks the lifted clause by entering the space.
// Where entering is false, only continuing, or ending with steps left over, can break the clause.
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

// canBreak reports whether the lifted clause can be broken on a space.
func (w *walk) canBreak(space int) bool {
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

// step takes the next step from a space, with at least one step left, and then the rest of the way. It
// reports whether it has found a way; the way is then in path.
func (w *walk) step(at, left, breaches int) bool {
	left--
	for _, near := range w.g.board.Near(at) {
		to := int(near)
		// SIT-01: the safe zone is entered only from the space beside it
		if w.g.kinds[at] == SafeZone && w.g.kinds[to] == SafeZone {
			continue
		}
		if !w.turnsBack() && (w.entered.Has(to) || to == w.start) {
			continue
		}
		ends, goesOn, entering := w.meets(to, left)
		if entering {
			breaches++
		}
		w.path[w.length] = near
		w.length++
		if breaches <= w.maxBreaches {
			if ends && to != w.start && (w.goal == anywhere || w.goal == to) {
				return true
			}
			more := breaches
			if goesOn && !entering && w.canBreak(to) {
				more++
			}
			if goesOn && left > 0 && more <= w.maxBreaches && w.goOn(to, left, more) {
				return true
			}
		}
		w.length--
		if entering {
			breaches--
		}
	}
	return false
}

// goOn continues from a space just entered. It gives up early where the goal is too far for the steps left,
// or where the same attempt has failed before.
func (w *walk) goOn(at, left, breaches int) bool {
	if w.goal != anywhere {
		a, b := w.g.board.Space(at), w.g.board.Space(w.goal)
		distance := max(a.Column-b.Column, b.Column-a.Column) + max(a.Row-b.Row, b.Row-a.Row)
		if distance > left || w.exact && (left-distance)%2 != 0 {
			return false
		}
	}
	if w.turnsBack() {
		if w.failed[left][breaches].Has(at) {
			return false
		}
		if w.step(at, left, breaches) {
			return true
		}
		w.failed[left][breaches].Add(at)
		return false
	}
	w.entered.Add(at)
	found := w.step(at, left, breaches)
	w.entered.Remove(at)
	return found
}

// refusal returns the refusal for a way that was found with a clause lifted. Its spaces are those on the way
// where the clause is broken.
func (w *walk) refusal() engines.Verdict {
	var bad []int16
	if w.lifted == 7 {
		bad = w.repeated()
	}
	for _, at := range w.path[:w.length] {
		if w.canBreak(int(at)) && (w.lifted != 8 || int(at) != w.goal) {
			bad = append(bad, at)
		}
	}
	v := w.reason(int(bad[0]), w.canBreak(w.goal))
	v.Spaces = bad
	return v
}

// repeated returns the spaces that the way found enters a second time.
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

// reason chooses the refusal for breaking the lifted clause on a space. onGoal: the goal itself is such a
// space.
func (w *walk) reason(at int, onGoal bool) engines.Verdict {
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
		case onGoal && w.p.boxes.Has(w.goal):
			return ContainerThere.Refuse(9, m, goal)
		case onGoal:
			return OwnMarkerThere.Refuse(9, m, goal, piece(w.p.markerOn(w.side, w.goal)))
		case box:
			return ContainerClosedWay.Refuse(9, m, in, goal)
		}
		return OwnMarkerInTheWay.Refuse(9, m, in, goal, piece(w.p.markerOn(w.side, at)))
	}
	switch {
	case !onGoal:
		return SafeZoneInTheWay.Refuse(12, m, in, goal)
	case w.side == 0:
		return ExactArrival.Refuse(12, m, goal, number(w.p.roll))
	}
	return SafeZoneClosed.Refuse(12, m, goal)
}
