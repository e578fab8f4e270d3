package rulebook

import (
	"fmt"
	"math"
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Strays returns where an arrow of a picture runs over a figure that it neither comes from nor leads to, or
// along another arrow or back along itself, and where a cross hides half of a figure, an error each. The
// pictures are as small as a page ever has them, where arrows are the broadest.
func (b *Book) Strays() (problems []error) {
	const strip, least = 30.0, leastPicture - rim // how high the pictures of a step and of an example are
	for _, e := range b.examples {
		w, ok := b.gallery.worked(e)
		if !ok || w.Bare {
			continue
		}
		high := least
		if w.Step != "" {
			high = strip
		}
		scene := b.gallery.pictured(w)
		crop := b.gallery.crop(scene, w, leastAspect)
		page := drawing.New(high*aspect(crop), high)
		p := b.gallery.artist.ground(page, page.Area(), scene, crop, nil)
		problems = append(problems, b.strays(p, w)...)
	}
	return problems
}

// strays returns the same of one picture.
func (b *Book) strays(p *picture, w *Worked) (problems []error) {
	type arrow struct {
		from, to    drawing.Point   // places of the scene
		route, path []drawing.Point // of the scene, and of the page without the head
		way         way
		refused     bool
	}
	var arrows []arrow
	add := func(route []drawing.Point, refused bool) {
		if way, ok := p.way(route); ok {
			one := arrow{from: route[0], to: route[len(route)-1], route: route, way: way, refused: refused}
			for _, place := range route[:len(route)-1] {
				one.path = append(one.path, p.at(place))
			}
			one.path = append(one.path, way.back(way.size))
			arrows = append(arrows, one)
		}
	}
	for _, route := range b.gallery.routes(p.scene, w) {
		add(route, false)
	}
	refused := b.gallery.refusedPlaces(p.scene, w)
	add(refused, true)
	if _, at := b.gallery.refusedWay(p, w); at != nil {
		arm := p.arm(refused[len(refused)-1])
		for _, figure := range p.scene.Pieces {
			middle, reach := p.at(figure.At), figure.Size*p.scale/2
			wide := min(at.X+arm, middle.X+reach) - max(at.X-arm, middle.X-reach)
			high := min(at.Y+arm, middle.Y+reach) - max(at.Y-arm, middle.Y-reach)
			if !figure.Faint && wide > 0 && high > 0 && wide*high > reach*reach*2 { // half of it
				problems = append(problems, fmt.Errorf("%s: the cross hides %s", w.ID, figure.Name))
			}
		}
	}
	for i, one := range arrows {
		for _, figure := range p.scene.Pieces {
			own := false // or what lies on it, such as a treasure that it carries
			for _, end := range []drawing.Point{one.from, one.to} {
				own = own || distance(figure.At, end) < max(figure.Size/4, p.radius(end)/p.scale)
			}
			if figure.Faint || own || one.refused && b.refuses(w, figure) {
				continue
			}
			reach := figure.Size * p.scale / 2
			if away(p.at(figure.At), one.path) < reach+arrowWidth/2 ||
				away(p.at(figure.At), one.way.corners()) < reach {
				problems = append(problems, fmt.Errorf("%s: an arrow runs over %s", w.ID, figure.Name))
			}
		}
		for j := 2; j < len(one.route); j++ {
			if alike(one.route[j-2:j], one.route[j-1:j+1]) < -0.9 {
				problems = append(problems, fmt.Errorf("%s: an arrow runs back along itself", w.ID))
			}
		}
		for _, other := range arrows[:i] {
			if runsAlong(one.path, other.path) > 2*arrowWidth {
				problems = append(problems, fmt.Errorf("%s: two arrows lie on each other", w.ID))
			}
		}
	}
	return problems
}

// refuses reports whether the reason why the move of an example is refused names the space where a figure
// stands: that such a move would pass it is what the picture shows.
func (b *Book) refuses(w *Worked, figure tableau.Thing) bool {
	if figure.Spot < 0 {
		return false
	}
	space := b.set.Engine.Describe(engines.Of(engines.SpaceArg, figure.Spot)).Text
	return slices.Contains(namedSpace.FindAllString(w.Refusal, -1), space)
}

// corners returns the corners of an arrow's head, and the first again.
func (w *way) corners() []drawing.Point {
	neck, side := w.back(w.size), w.size/2
	left, right := neck.Plus(-w.along.Y*side, w.along.X*side), neck.Plus(w.along.Y*side, -w.along.X*side)
	return []drawing.Point{w.tip, left, right, w.tip}
}

// away returns how far a point is from a path of straight lines.
func away(at drawing.Point, path []drawing.Point) float64 {
	nearest := math.Inf(1)
	for i := 1; i < len(path); i++ {
		from, line := path[i-1], path[i].Plus(-path[i-1].X, -path[i-1].Y)
		part := ((at.X-from.X)*line.X + (at.Y-from.Y)*line.Y) / max(1e-9, line.X*line.X+line.Y*line.Y)
		part = max(0, min(1, part))
		nearest = min(nearest, distance(at, from.Plus(part*line.X, part*line.Y)))
	}
	return nearest
}

// alike returns the cosine of the angle between two straight lines.
func alike(a, b []drawing.Point) float64 {
	x, y := a[1].Plus(-a[0].X, -a[0].Y), b[1].Plus(-b[0].X, -b[0].Y)
	return (x.X*y.X + x.Y*y.Y) / max(1e-9, math.Hypot(x.X, x.Y)*math.Hypot(y.X, y.Y))
}

// runsAlong returns how much of a path runs along another, either way, in millimetres.
func runsAlong(path, other []drawing.Point) (long float64) {
	for i := 1; i < len(path); i++ {
		for j := 1; j < len(other); j++ {
			a, b := path[i-1:i+1], other[j-1:j+1]
			if math.Abs(alike(a, b)) < 0.98 {
				continue
			}
			const steps = 50
			for step := range steps {
				part := (float64(step) + 0.5) / steps
				at := a[0].Plus(part*(a[1].X-a[0].X), part*(a[1].Y-a[0].Y))
				if away(at, b) < arrowWidth {
					long += distance(a[0], a[1]) / steps
				}
			}
		}
	}
	return long
}
