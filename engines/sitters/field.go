package sitters

import "homespun/engines/grid"

// terrain is the board in one position as the markers of one side may use it: where they may walk on, and
// where their move ends. Moves works with it.
type terrain struct {
	g *Game
	// free holds the spaces that a marker may walk through. stops holds those where a move ends early
	// (SIT-08, SIT-12). exact holds the safe zone where the last step must reach it (exact_arrival), else
	// nothing.
	free, stops, exact grid.Set
}

// terrain returns the terrain of a side in a position.
func (g *Game) terrain(p *Position, side int) terrain {
	f := terrain{g: g, free: g.all.Without(p.on[0]).Without(p.on[1]).Without(p.boxes).Without(g.safe)}
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

// destinations returns where a marker may end its move of a number of steps. A space in stops must be no
// further away than that. A plain space is reached if it is exactly that far. One that is nearer by an even
// number of steps needs a path with detours, which [search] looks for.
func (f *terrain) destinations(from, steps int) grid.Set {
	if f.g.rules.MayBacktrack {
		return f.destinationsTwice(from, steps)
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

// outlook returns all spaces where a move of a number of steps may end if the way there is open.
func (f *terrain) outlook(from, steps int) grid.Set {
	ends := f.g.within[steps][from].And(f.free.Or(f.exact).Or(f.stops))
	ends = ends.Or(f.g.within[steps-1][from].And(f.stops))
	ends.Remove(from)
	return ends
}

// leads reports whether a move of a number of steps leads from a space to one of its outlook. It decides the
// same as destinations, for one space only.
func (f *terrain) leads(from, to, steps int) bool {
	early := f.stops.Has(to)
	if early && (steps-int(f.g.far[from][to]))%2 != 0 {
		steps-- // a way to this space never takes that many
	}
	open := f.free
	open.Remove(to)
	return f.path(from, to, steps, open, early)
}

// path looks for a path of a number of steps over open spaces, entering none of them twice. early: it may
// have fewer steps.
func (f *terrain) path(from, to, steps int, open grid.Set, early bool) bool {
	near := f.g.near[from]
	if (early || steps == 1) && near.Has(to) {
		return true
	}
	near = near.And(open)
	switch steps {
	case 1:
		return false
	case 2:
		return near.Meets(f.g.near[to])
	}
	for near = near.And(f.g.within[steps-1][to]); !near.Empty(); {
		next := near.Take()
		rest := open
		rest.Remove(next)
		if f.path(next, to, steps-1, rest, early) {
			return true
		}
	}
	return false
}

// destinationsTwice is destinations where a marker may enter a space twice (may_backtrack). It follows all
// the spaces on which the marker can be after each step.
func (f *terrain) destinationsTwice(from, steps int) grid.Set {
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

// search looks for paths of an exact length that enter no space twice, from one space to any of several.
type search struct {
	f *terrain
	// want holds the spaces to which no path has been found yet.
	want grid.Set
}

// from searches on from a space with at least 2 steps left. open holds the spaces not yet entered. Each space
// that it finds a path to is taken out of want.
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
