package stage

import (
	"math"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// backdrop is the look of the sheet behind a moment of a kind: rays for what is won or found, a jagged star
// for fights and explosions, drops for what is lost. Before the outcome is told it gives nothing away.
type backdrop struct {
	kind tableau.MomentKind
	told bool
}

// Backdrop returns the look of the sheet behind a moment of a kind whose outcome is told.
func Backdrop(kind tableau.MomentKind) tableau.Look { return backdrop{kind, true} }

// Draw implements [tableau.Look].
func (b backdrop) Draw(f tableau.Frame) []tableau.Sheet {
	const wide = 100.0
	high := wide * f.Height / f.Width
	d := drawing.New(wide, high)
	middle := drawing.Point{X: wide / 2, Y: high * 0.5} // of stars, which stay whole: nothing cuts their tips
	colour := func(usual drawing.Colour) drawing.Paint {
		if f.Signal != drawing.None {
			usual = f.Signal
		}
		return drawing.Filled(usual)
	}
	strength := 0.3
	switch kind := b.kind; {
	case !b.told:
		strength = 0.12
		star(d, middle, 12, high*0.48, high*0.39, colour(drawing.PlayerE))
	case kind == tableau.Fight:
		star(d, middle, 14, high*0.48, high*0.27, colour(drawing.PlayerE))
	case kind == tableau.Explosion:
		star(d, middle, 18, wide*0.52, wide*0.22, colour(drawing.PlayerE))
		star(d, middle, 16, min(wide*0.3, high*0.48), min(wide*0.16, high*0.26), colour(drawing.PlayerB))
	case kind == tableau.Won, kind == tableau.Find, kind == tableau.Home:
		rays(d, drawing.Point{X: wide / 2, Y: high * 0.4}, 14, colour(drawing.PlayerE))
	case kind == tableau.Harm, kind == tableau.Gone, kind == tableau.Lost:
		drops(d, wide, high, colour(drawing.PlayerF))
	default:
		star(d, middle, 24, high*0.48, high*0.44, colour(drawing.PlayerF))
	}
	if f.Signal != drawing.None {
		strength *= 0.6 // the ink on it is white
	}
	return []tableau.Sheet{{Drawing: d, Strength: strength}}
}

// star draws a star of so many points between two radii.
func star(d *drawing.Drawing, at drawing.Point, points int, outer, inner float64, paint drawing.Paint) {
	corners := make([]drawing.Point, 2*points)
	for i := range corners {
		radius := outer
		if i%2 == 1 {
			radius = inner
		}
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(points))
		corners[i] = at.Plus(radius*sin, -radius*cos)
	}
	d.Path(drawing.PolygonPath(corners...), paint)
}

// rays draws beams from a point to beyond the edges.
func rays(d *drawing.Drawing, at drawing.Point, beams int, paint drawing.Paint) {
	far := d.Width + d.Height
	for i := range beams {
		angle := 2 * math.Pi * (float64(i) - 0.25) / float64(beams) // the first one stands upright: no seam
		sin1, cos1 := math.Sincos(angle)
		sin2, cos2 := math.Sincos(angle + math.Pi/float64(beams))
		d.Path(drawing.PolygonPath(at, at.Plus(far*sin1, -far*cos1), at.Plus(far*sin2, -far*cos2)), paint)
	}
}

// drops draws falling drops at both sides.
func drops(d *drawing.Drawing, wide, high float64, paint drawing.Paint) {
	for i := range 12 {
		x := wide * (0.03 + 0.08*float64(i%6)*0.5)
		if i%2 == 1 {
			x = wide - x
		}
		y := high * math.Mod(0.12+0.37*float64(i), 0.85)
		size := 1.4 + 0.5*float64(i%3)
		d.Circle(drawing.Point{X: x, Y: y}, size, paint)
		d.Polygon([]drawing.Point{{X: x - size, Y: y}, {X: x + size, Y: y}, {X: x, Y: y - 2.6*size}}, paint)
	}
}
