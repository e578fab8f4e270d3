package sitters

import "homespun/engines/grid"

// field is the board as the markers of one side find it in one position: where they may go on and where their
// move ends.
type field struct {
	g *Game
	// free are the spaces to walk through, stops those where a move ends early (SIT-08, SIT-12), exact those
	// among the spaces where the safe zone needs the last step.
	free, stops, exact grid.Set
}

// field returns what a side finds.
func (g *Game) field(p *Position, side int) field {
	f := field{g: g, free: g.all.Without(p.on[0]).Without(p.on[1]).Without(p.boxes).Without(g.safe)}
	f.stops = p.on[1-side]
	if side == 0 {
		f.stops = f.stops.Or(p.boxes)
		if g.rules.ExactArrival {
			f.exact = g.safe
		} else {
			f.stops = f.stops.Or(g.safe)
		}
	}
	return f
}

// destinations returns where a marker may end its move of a number of steps. Spaces that end a move early are
// in reach when their distance is; a plain space as far as the roll is as well. Those nearer by an even
// number of steps need a path that winds, which is searched for.
func (f *field) destinations(from, steps int) grid.Set {
	if f.g.rules.MayBacktrack {
		return f.wander(from, steps)
	}
	seen, front := grid.SetOf(from), grid.SetOf(from)
	var found, doubt grid.Set
	for step := 1; ; step++ {
		next := front.Spread(&f.g.near).Without(seen)
		seen = seen.Or(next)
		found = found.Or(next.And(f.stops))
		ends := next.And(f.free.Or(f.exact))
		if step == steps {
			found = found.Or(ends)
			break
		}
		if (steps-step)%2 == 0 {
			doubt = doubt.Or(ends)
		}
		front = next.And(f.free)
		if front.Empty() {
			break
		}
	}
	if !doubt.Empty() {
		s := search{f: f, want: doubt}
		s.from(from, steps, f.free)
		found = found.Or(doubt.Without(s.want))
	}
	return found
}

// wander is destinations where spaces may be entered twice: step by step, all spaces a marker can be on.
func (f *field) wander(from, steps int) grid.Set {
	free := f.free
	free.Add(from)
	var found grid.Set
	front := grid.SetOf(from)
	for step := 1; step <= steps; step++ {
		next := front.Spread(&f.g.near)
		found = found.Or(next.And(f.stops))
		if step == steps {
			found = found.Or(next.And(free.Or(f.exact)))
		}
		front = next.And(free)
	}
	found.Remove(from)
	return found
}

// search looks for paths of an exact length that enter no space twice, to any of several spaces.
type search struct {
	f *field
	// want are the spaces that no path has been found to.
	want grid.Set
}

// from goes on from a space with steps left, of at least 2; open are the spaces not yet entered.
func (s *search) from(at, steps int, open grid.Set) {
	g := s.f.g
	for next := g.near[at].And(open); !next.Empty(); {
		space := next.Take()
		if steps == 2 {
			s.want = s.want.Without(g.near[space].And(open.Or(s.f.exact)))
		} else if g.within[steps-1][space].Meets(s.want) {
			rest := open
			rest.Remove(space)
			s.from(space, steps-1, rest)
		}
		if s.want.Empty() {
			return
		}
	}
}
