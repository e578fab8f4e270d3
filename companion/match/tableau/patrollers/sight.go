package patrollers

import (
	"math"
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// twines measure the table: they are the tableau.Measurer of a match.
type twines struct {
	*teams
	tags *tags
	taps *taps
	walk *walk // of the position asked about last
}

// Measurer implements tableau.Game.
func (t *Table) Measurer() tableau.Measurer { return t.twines }

// Point implements tableau.Measurer. A point is asked for where a picked figure is deployed, where the acting
// figure moves while it has twines left, and where an explosive is left. Where the players measure
// themselves, no point is asked for.
func (t *twines) Point(position engines.Position, seat engines.Seat, in []tableau.Input) (tableau.Input,
	bool) {
	p := positionOf(position)
	if t.game.Measured() || seat < 0 {
		return tableau.Input{}, false
	}
	switch p.Stage() {
	case patrollers.DueDeploy, patrollers.DueSecret:
		if len(in) == 1 && isFigure(in[0]) && slices.Contains(t.deployable(p, seat), in[0].ID) {
			return t.firstPlace(p, in[0].ID, seat), true
		}
	case patrollers.DueTurn:
		u, _, ok := p.Acting()
		if !ok || seatOf(u) != seat {
			return tableau.Input{}, false
		}
		if len(in) == 0 && t.game.Steps(p).Left > 0 {
			return t.firstStep(p, u), true
		}
		if len(in) == 1 && in[0] == special && t.acting(p) == patrollers.Explosives {
			return t.spot(p, u), true
		}
	}
	return tableau.Input{}, false
}

// spot returns the place of a figure, as a point.
func (t *teams) spot(p *patrollers.Position, u int) tableau.Input {
	f, _ := t.game.Figure(p, u)
	return tableau.APoint(f.X, f.Y)
}

// firstPlace returns the point at which a figure that is deployed is shown first: the free place near its
// edge that is closest to the middle, or the middle where none is free.
func (t *twines) firstPlace(p *patrollers.Position, u int, seat engines.Seat) tableau.Input {
	y := (t.lengths.Base + 1) / 2 * 2
	if seat > 0 {
		y = t.lengths.Depth - y
	}
	for off := 0; off < t.lengths.Width; off += t.lengths.Base * 2 {
		for _, x := range []int{t.lengths.Width/2 - off, t.lengths.Width/2 + off} {
			if m, ok := tableau.Made(seat, patrollers.VerbDeploy, u, x, y); ok && t.Engine.Check(*p, m).OK() {
				return tableau.APoint(x, y)
			}
		}
	}
	return tableau.APoint(t.lengths.Width/2, y)
}

// firstStep returns the point at which the next move of a figure is shown first. It is towards the nearest
// opponent, or straight ahead, or in another direction where only that is legal.
func (t *twines) firstStep(p *patrollers.Position, u int) tableau.Input {
	from := t.spot(p, u)
	ahead := t.lengths.Twine
	if seatOf(u) > 0 {
		ahead = -ahead
	}
	best, nearest := tableau.APoint(from.X, from.Y+ahead), math.MaxInt
	for _, other := range t.figuresOf(p, 1-seatOf(u)) {
		if f, _ := t.game.Figure(p, other); f.Placed && !f.Fallen && t.game.Gap(p, u, other) < nearest {
			best, nearest = t.upTo(from, tableau.APoint(f.X, f.Y), t.lengths.Twine), t.game.Gap(p, u, other)
		}
	}
	around := []tableau.Input{best}
	for _, way := range [][2]int{{0, ahead}, {ahead, 0}, {-ahead, 0}, {0, -ahead}} {
		around = append(around, tableau.APoint(from.X+way[0], from.Y+way[1]))
	}
	for _, at := range around {
		at = t.bounded(at)
		if m, ok := tableau.Made(seatOf(u), patrollers.VerbMove, u, at.X, at.Y); ok &&
			t.Engine.Check(*p, m).OK() {
			return at
		}
	}
	return t.bounded(best)
}

// bounded keeps a point on the table.
func (t *twines) bounded(at tableau.Input) tableau.Input {
	return tableau.APoint(max(0, min(t.lengths.Width, at.X)), max(0, min(t.lengths.Depth, at.Y)))
}

// within returns the point at. Where that is further than most tenths of an inch from the point from, it is
// moved closer, to that distance.
func within(from, at tableau.Input, most int) tableau.Input {
	dx, dy := at.X-from.X, at.Y-from.Y
	if dx*dx+dy*dy <= most*most {
		return at
	}
	part := float64(most) / math.Hypot(float64(dx), float64(dy))
	return tableau.APoint(from.X+int(float64(dx)*part), from.Y+int(float64(dy)*part))
}

// upTo returns the point on the way to another base at which the two bases touch, or a point at most so many
// tenths away where that is too far. Points are tenths of an inch, so it tries those around the exact place. It
// takes the nearest at which the bases neither overlap nor stand more than a tenth apart (PAT-11).
func (t *twines) upTo(from, base tableau.Input, most int) tableau.Input {
	dx, dy := float64(base.X-from.X), float64(base.Y-from.Y)
	far, wide := math.Hypot(dx, dy), t.lengths.Base
	if far < 1 {
		return from
	}
	part := max(0, far-float64(wide)) / far
	if part*far > float64(most) {
		return within(from, base, most)
	}
	x, y := float64(from.X)+dx*part, float64(from.Y)+dy*part
	best, nearest := tableau.APoint(from.X+int(dx*part), from.Y+int(dy*part)), math.Inf(1)
	for i := -1; i <= 1; i++ {
		for j := -1; j <= 1; j++ {
			at := tableau.APoint(int(math.Round(x))+i, int(math.Round(y))+j)
			gap, off := square(base.X-at.X, base.Y-at.Y), math.Hypot(float64(at.X)-x, float64(at.Y)-y)
			if gap >= wide*wide && gap <= (wide+1)*(wide+1) &&
				square(at.X-from.X, at.Y-from.Y) <= most*most && off < nearest {
				best, nearest = at, off
			}
		}
	}
	return best
}

func square(dx, dy int) int { return dx*dx + dy*dy }

// Snap implements tableau.Measurer: to a tenth of an inch. A point on another base snaps to where the acting
// figure stands head-to-head with it, and one out of reach to one that is in reach.
func (t *twines) Snap(position engines.Position, in []tableau.Input, at drawing.Point) tableau.Input {
	p := positionOf(position)
	point := t.bounded(tableau.APoint(int(math.Round(at.X)), int(math.Round(at.Y))))
	u, _, ok := p.Acting()
	if p.Stage() != patrollers.DueTurn || len(in) > 0 || !ok || t.walks(p).reach == nil {
		return point
	}
	return t.snapped(p, u, point)
}

// Nudge implements tableau.Measurer: by tenths of an inch, within the table.
func (t *twines) Nudge(_ engines.Position, from tableau.Input, dx, dy int) tableau.Input {
	return t.bounded(tableau.APoint(from.X+dx, from.Y+dy))
}

// Place implements tableau.Measurer: a tenth of an inch is a millimetre of the scene.
func (t *twines) Place(_ engines.Position, in tableau.Input) drawing.Point {
	return drawing.Point{X: float64(in.X), Y: float64(in.Y)}
}

// Sight implements tableau.Measurer.
func (t *twines) Sight(position engines.Position, seat engines.Seat, in []tableau.Input,
	at tableau.Input) tableau.Sight {
	p := positionOf(position)
	if u, rest, ok := t.taps.dialling(p, in); ok && t.dials(p) {
		return t.tags.dialSight(p, u, rest)
	}
	if t.game.Measured() {
		return tableau.Sight{}
	}
	switch p.Stage() {
	case patrollers.DueDeploy, patrollers.DueSecret:
		if len(in) == 1 && isFigure(in[0]) {
			return t.deploySight(p, seat, in[0].ID, at)
		}
	case patrollers.DueTurn:
		u, _, ok := p.Acting()
		switch {
		case !ok || seatOf(u) != seat:
		case len(in) == 0:
			return t.moveSight(p, u, at)
		case in[0] == special:
			return t.specialSight(p, u, in[1:], at)
		}
	}
	return tableau.Sight{}
}

// deploySight shows which figures are in the way, and for a figure that comes in secret the range of
// opponents from which it must keep away.
func (t *twines) deploySight(p *patrollers.Position, seat engines.Seat, u int,
	at tableau.Input) tableau.Sight {
	s := tableau.Sight{Size: t.size()}
	if m, ok := tableau.Made(seat, patrollers.VerbDeploy, u, at.X, at.Y); ok && at.Kind == tableau.Point {
		s.Way = inTheWay(t.Engine.Check(*p, m))
	}
	if p.Stage() == patrollers.DueSecret {
		for _, other := range t.figuresOf(p, 1-seat) {
			if f, _ := t.game.Figure(p, other); f.Placed && !f.Fallen {
				s.Rings = append(s.Rings,
					t.ring(p, other, t.Place(*p, tableau.APoint(f.X, f.Y)),
						max(t.game.Reach(p, u), t.game.Reach(p, other))))
			}
		}
	}
	return s
}

// inTheWay returns the figures that a refusal names as being in the way.
func inTheWay(v engines.Verdict) (list []int) {
	for _, u := range v.Spaces {
		list = append(list, int(u))
	}
	return list
}

// ring returns the ring of a figure's reach around a place. The reach counts from the edge of its base, so
// half a base is added.
func (t *twines) ring(p *patrollers.Position, u int, at drawing.Point, reach int) tableau.Ring {
	return tableau.Ring{At: at, Radius: float64(t.lengths.Base)/2 + float64(reach), Seat: seatOf(u),
		Words: rangeWords(t.game.RangeOf(p, u).Total())}
}

// moveSight shows the twines of a way, how far the figure can still go, and its range with the targets in it,
// from where it would stand after the move.
func (t *twines) moveSight(p *patrollers.Position, u int, at tableau.Input) tableau.Sight {
	from := t.spot(p, u)
	steps, strikes := t.game.Steps(p), t.game.Strikes(p)
	s := tableau.Sight{Size: t.size(), Mover: tableau.APiece(u), Asked: t.rivals(p, u)}
	if at.Kind != tableau.Point {
		if strikes {
			s.Rings = append(s.Rings, t.ring(p, u, t.Place(*p, from), t.game.Reach(p, u)))
			s.Reached = t.game.Targets(p, u)
		}
		return s
	}
	list, verdict := t.wayTo(p, at)
	s.Way, s.Areas = inTheWay(verdict), t.reachOf(p)
	attacks := len(list) <= steps.Before
	if at != from {
		s.Twines = t.twinesOf(p, u, at)
		s.Words = t.wayWords(s.Twines, steps.Left-len(list), attacks || !strikes)
	}
	if strikes && (attacks || !verdict.OK()) {
		there := at
		if !verdict.OK() {
			there = from
		}
		s.Rings = append(s.Rings, t.ring(p, u, t.Place(*p, there), t.game.Reach(p, u)))
		s.Reached = t.game.TargetsFrom(p, u, there.X, there.Y)
	}
	return s
}

// Trail implements tableau.Measurer: each move of the acting figure lays a twine. The order that gives a
// figure the turn begins a new trail, and so does a fix by the table.
func (t *twines) Trail(before engines.Position, m engines.Move) (twine tableau.Twine, laid, first bool) {
	p := positionOf(before)
	if p.Stage() != patrollers.DueTurn || m.Who < 0 {
		return twine, false, p.Stage() == patrollers.DueOrder || m.Who == engines.Table
	}
	u, _, _ := p.Acting()
	if m.Verb != patrollers.VerbMove {
		return twine, false, false
	}
	to := tableau.APoint(int(m.Args[1]), int(m.Args[2]))
	return tableau.Twine{From: t.Place(before, t.spot(p, u)), To: t.Place(before, to),
		Knot: float64(t.lengths.Twine), Seat: seatOf(u), Past: true}, true, false
}

// rivals returns the standing figures of the other side.
func (t *teams) rivals(p *patrollers.Position, u int) (list []int) {
	for _, other := range t.figuresOf(p, 1-seatOf(u)) {
		if f, _ := t.game.Figure(p, other); f.Placed && !f.Fallen {
			list = append(list, other)
		}
	}
	return list
}

// specialSight shows what a special action reaches: the blast of an explosive at the point, where figures
// would be pushed, or whom shots can hit.
func (t *twines) specialSight(p *patrollers.Position, u int, in []tableau.Input,
	at tableau.Input) tableau.Sight {
	from := t.Place(*p, t.spot(p, u))
	s := tableau.Sight{Rings: []tableau.Ring{t.ring(p, u, from, t.game.Reach(p, u))}}
	switch act := t.acting(p); act {
	case patrollers.Explosives:
		s.Size = 12
		if at.Kind == tableau.Point {
			reach := t.special(act).Reach * t.lengths.Twine
			s.Rings = append(s.Rings,
				tableau.Ring{At: t.Place(*p, at), Radius: float64(reach), Seat: engines.Table,
					Words: inchesFar(tenths(reach))})
			s.Reached = t.game.Blast(p, at.X, at.Y)
		}
	case patrollers.Psychic:
		for other, to := range t.game.Pushed(p, u) {
			s.Twines = append(s.Twines,
				tableau.Twine{From: t.Place(*p, t.spot(p, other)),
					To: drawing.Point{X: float64(to[0]), Y: float64(to[1])}, Seat: seatOf(other)})
		}
		sortTwines(s.Twines)
		s.Reached = t.game.InRange(p, u)
	case patrollers.Orders:
		s.Rings = nil
	case patrollers.Gatling:
		s.Reached = t.game.Targets(p, u)
	}
	return s
}
