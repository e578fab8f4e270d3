package patrollers

import (
	"math"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// walk is where the acting figure can go in a position, and the way there that was asked for last. Looking for
// them takes a while, and the pointer asks often.
type walk struct {
	at    patrollers.Position
	reach *patrollers.Walks
	// areas show the reach: all of it, and the part from which the figure may still attack.
	areas []*tableau.Area
	to    patrollers.Place
	list  []engines.Move
	no    engines.Verdict
	asked bool
}

// walks returns where the acting figure can go.
func (t *twines) walks(p *patrollers.Position) *walk {
	if t.walk == nil || t.walk.at != *p {
		t.walk = &walk{at: *p, reach: t.game.Walks(p)}
	}
	return t.walk
}

// wayTo returns the moves by which the acting figure goes to a point, or why it cannot come there.
func (t *twines) wayTo(p *patrollers.Position, at tableau.Input) ([]engines.Move, engines.Verdict) {
	w, to := t.walks(p), placeAt(at)
	if !w.asked || w.to != to {
		w.list, w.no = t.game.WalkTo(p, w.reach, to)
		w.to, w.asked = to, true
	}
	return w.list, w.no
}

// Walk implements [tableau.Walker]: a point alone, or a number of twines where the players measure, is where the
// acting figure goes with all the twines that it takes.
func (t *Table) Walk(position engines.Position, seat engines.Seat, in []tableau.Input) ([]engines.Move,
	engines.Verdict, bool) {
	p := positionOf(position)
	u, _, acts := p.Acting()
	if !acts || p.Stage() != patrollers.DueTurn || seatOf(u) != seat || len(in) != 1 {
		return nil, engines.Verdict{}, false
	}
	if n, far := farBy(in[0]); far && t.game.Measured() {
		return t.game.WalkBy(p, n), engines.Allowed(), true
	}
	if in[0].Kind != tableau.Point || t.game.Measured() {
		return nil, engines.Verdict{}, false
	}
	list, verdict := t.twines.wayTo(p, in[0])
	return list, verdict, true
}

// placeAt returns the place of a point.
func placeAt(point tableau.Input) patrollers.Place {
	return patrollers.Place{X: int16(point.X), Y: int16(point.Y)}
}

// farBy returns the number of twines that a choice stands for; ok is false for any other input.
func farBy(in tableau.Input) (n int, ok bool) {
	n, ok = moveChoices.of(in)
	return n + 1, ok
}

// farOpenings returns the choices of how far the acting figure goes where the players measure: up to all the
// twines of all its moves.
func (t *taps) farOpenings(p *patrollers.Position, u int) (list []tableau.Input) {
	for n := range t.game.Steps(p).Left * t.game.MoveOf(p, u).Total() {
		list = append(list, moveChoices.at(n))
	}
	return list
}

// snapped returns the point at which the acting figure is shown for a point of the pointer: there, or head-to-head
// with whoever stands there, or near it; else as far that way as it comes.
func (t *twines) snapped(p *patrollers.Position, u int, point tableau.Input) tableau.Input {
	w, wide, from := t.walks(p).reach, t.lengths.Base, t.spot(p, u)
	if _, there := w.Twines(placeAt(point)); there {
		return point
	}
	for other := range units {
		f, there := t.game.Figure(p, other)
		if !there || other == u || !f.Placed || 4*square(f.X-point.X, f.Y-point.Y) >= wide*wide {
			continue
		}
		base := tableau.APoint(f.X, f.Y)
		away := math.Hypot(float64(f.X-from.X), float64(f.Y-from.Y))
		part := float64(wide) / away
		x, y := float64(f.X)-float64(f.X-from.X)*part, float64(f.Y)-float64(f.Y-from.Y)*part
		if at, ok := nearest(w, base, wide+1, func(at tableau.Input) float64 {
			return math.Hypot(float64(at.X)-x, float64(at.Y)-y)
		}); ok {
			return at
		}
	}
	if at, ok := nearest(w, point, wide, func(at tableau.Input) float64 {
		return math.Hypot(float64(at.X-point.X), float64(at.Y-point.Y))
	}); ok {
		return at
	}
	for most := int(math.Hypot(float64(point.X-from.X), float64(point.Y-from.Y))); most > 0; most-- {
		at := within(from, point, most)
		if n, there := w.Twines(placeAt(at)); there && n > 0 {
			return at
		}
	}
	return point
}

// nearest returns the point for which off is least, among those that can be come to and are at most so many
// tenths of an inch from another. Of equal ones it is one with the fewest twines.
func nearest(w *patrollers.Walks, around tableau.Input, most int,
	off func(at tableau.Input) float64) (best tableau.Input, ok bool) {
	least, fewest := math.Inf(1), 0
	for dy := -most; dy <= most; dy++ {
		for dx := -most; dx <= most; dx++ {
			at := tableau.APoint(around.X+dx, around.Y+dy)
			twines, there := w.Twines(placeAt(at))
			if n := off(at); there && square(dx, dy) <= most*most && (n < least || n == least && twines < fewest) {
				best, least, fewest, ok = at, n, twines, true
			}
		}
	}
	return best, ok
}

// Joined implements tableau.Narrator: moves of one figure, each from where the one before has ended, are told as
// one (PAT-10).
func (*Table) Joined(first, next engines.Message) (engines.Message, bool) {
	switch {
	case first.Reason != next.Reason:
	case first.Reason == patrollers.Moved.Reason:
		u, from, between, length, _ := patrollers.Moved.Args(first)
		same, begins, to, more, twines := patrollers.Moved.Args(next)
		return patrollers.Moved.Message(next.Clause, u, from, to, length+more, twines), u == same && between == begins
	case first.Reason == patrollers.MovedMeasured.Reason:
		u, twines := patrollers.MovedMeasured.Args(first)
		same, more := patrollers.MovedMeasured.Args(next)
		return patrollers.MovedMeasured.Message(next.Clause, u, twines+more), u == same
	}
	return engines.Message{}, false
}

// reachOf returns the areas that the acting figure can come to.
func (t *twines) reachOf(p *patrollers.Position) []*tableau.Area {
	w, steps := t.walks(p), t.game.Steps(p)
	if w.areas != nil || w.reach == nil {
		return w.areas
	}
	area := func(most int, words string) *tableau.Area {
		return tableau.Outlined(t.lengths.Width, t.lengths.Depth, func(x, y int) bool {
			n, ok := w.reach.Twines(patrollers.Place{X: int16(x), Y: int16(y)})
			return ok && n <= most
		}, words)
	}
	w.areas = []*tableau.Area{area(steps.Left, t.Count(steps.Left, "twine"))}
	if t.game.Strikes(p) && steps.Before > 0 && steps.Before < steps.Left {
		w.areas = append(w.areas, area(steps.Before, thenAttack(t.Count(steps.Before, "twine"))))
	}
	return w.areas
}

// twinesOf returns the twines of a way from the place of the acting figure: good ones as they are laid, or one
// that may not lie there.
func (t *twines) twinesOf(p *patrollers.Position, u int, at tableau.Input) []tableau.Twine {
	list, verdict := t.wayTo(p, at)
	from := t.Place(*p, t.spot(p, u))
	twine := tableau.Twine{From: from, To: t.Place(*p, at), Knot: float64(t.lengths.Twine), Seat: seatOf(u),
		Bad: !verdict.OK()}
	if twine.Bad {
		return []tableau.Twine{twine}
	}
	var twines []tableau.Twine
	for _, m := range list {
		twine.From, twine.To = from, drawing.Point{X: float64(m.Args[1]), Y: float64(m.Args[2])}
		twines, from = append(twines, twine), twine.To
	}
	return twines
}

// wayWords says how long a way is and what is left after it: how many twines, and whether an attack is.
func (t *twines) wayWords(way []tableau.Twine, left int, attack bool) string {
	length := 0.0
	for _, twine := range way {
		length += math.Hypot(twine.To.X-twine.From.X, twine.To.Y-twine.From.Y)
	}
	return twineWords(tenths(int(math.Ceil(length-1e-9))), tenths(len(way)*t.lengths.Twine), t.Count(left, "twine"),
		attack)
}
