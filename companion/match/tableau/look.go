package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// A Look draws something. Its type is comparable, because looks are keys of the cache of pictures: equal
// looks share one picture.
type Look interface {
	// Draw returns the drawings that lie on top of each other, the lowest first.
	Draw(Frame) []Sheet
}

// Frame is the size and the circumstances for which a look is drawn.
type Frame struct {
	// Width and Height are in pixels of the display. Density is how many of those a pixel of the window has.
	Width, Height, Density float64
	// Scale is the number of display pixels per millimetre of the scene.
	Scale float64
	// Text is the user's text size, 1 for the usual one.
	Text float64
	// Signal is the single colour of the black-and-white palette; None in all other palettes.
	Signal drawing.Colour
}

// Sheet is one of the drawings of a look, drawn as wide as its frame.
type Sheet struct {
	*drawing.Drawing
	// Strength is the opacity of the sheet, up to 1.
	Strength float64
	// Shadow says that the sheet casts a soft shadow.
	Shadow bool
}

// Drawn makes a look of a drawing that exists already.
type Drawn struct{ *drawing.Drawing }

// Draw implements Look.
func (d Drawn) Draw(Frame) []Sheet { return []Sheet{{Drawing: d.Drawing, Strength: 1}} }

// Layer is something that lies on the scene below the pieces, such as the reach of an explosion, or a dial
// that is being set.
type Layer struct {
	Box  drawing.Rectangle
	Look Look
	// Under: rings around spots are drawn over the layer. Cut: the layer is clipped at the edge of the mat.
	Under, Cut bool
}

// Blast is the look of an explosion's reach: a burst of rays through which the spaces can be seen. Round
// makes it a circle.
type Blast struct{ Round bool }

// BlastOn returns a blast that fills a box of the scene.
func BlastOn(box drawing.Rectangle) Layer { return Layer{Box: box, Look: Blast{}} }

// BlastAround returns a round blast around a place, clipped at the edge of the mat. The radius is in
// millimetres.
func BlastAround(at drawing.Point, radius float64) Layer {
	return Layer{Box: Ring{At: at, Radius: radius}.Box(), Look: Blast{Round: true}, Cut: true}
}

// Draw implements [Look]: a tint with a dashed edge over the whole reach, and two rings of rays on it. The
// form shows the blast to people who cannot see its colour.
func (b Blast) Draw(f Frame) []Sheet {
	const wide = 100.0
	high := wide * f.Height / f.Width
	glow, core, edge := drawing.PlayerE, drawing.PlayerB, drawing.Refuse
	if f.Signal != drawing.None {
		glow, core, edge = f.Signal, drawing.White, drawing.Black
	}
	tint, lines, outline := drawing.New(wide, high), drawing.New(wide, high), drawing.New(wide, high)
	rim := func(d *drawing.Drawing, inset float64, paint drawing.Paint) {
		if b.Round {
			d.Circle(d.Area().Centre(), wide/2-inset, paint)
			return
		}
		d.RoundedRect(d.Area().Inset(inset), 4, paint)
	}
	rays := func(d *drawing.Drawing, outer, inner float64, paint drawing.Paint) {
		const points = 16
		corners := make([]drawing.Point, 2*points)
		for i := range corners {
			reach := outer
			if i%2 == 1 {
				reach = inner
			}
			sin, cos := math.Sincos(math.Pi * float64(i) / points)
			corners[i] = d.Area().Centre().Plus(reach*sin*wide/2, -reach*cos*high/2)
		}
		d.Polygon(corners, paint)
	}
	rim(tint, 0.6, drawing.Filled(glow))
	rays(lines, 0.97, 0.66, drawing.Filled(glow))
	rays(lines, 0.62, 0.4, drawing.Filled(core))
	rim(outline, 0.8, drawing.Paint{Stroke: drawing.Stroke{Width: 1.2, Colour: edge, Dash: [2]float64{4, 3}}})
	rays(outline, 0.97, 0.66, drawing.Paint{Stroke: drawing.Line(0.8, edge)})
	return []Sheet{{Drawing: tint, Strength: 0.28}, {Drawing: lines, Strength: 0.45},
		{Drawing: outline, Strength: 1}}
}

// Night is the look of darkness on a mat, with holes for the boxes that are lit. They do not overlap; an empty
// box is none. The array makes a Night comparable: the cache finds the same darkness again.
type Night struct{ Lit [256]drawing.Rectangle }

// Dark returns the layer that darkens a mat except for the lit boxes, which are at most 256.
func Dark(mat *drawing.Drawing, lit []drawing.Rectangle) Layer {
	var night Night
	copy(night.Lit[:], lit)
	return Layer{Box: mat.Area(), Look: night, Under: true}
}

// Draw implements [Look]. The dark mat can still be read. The lit boxes have sharp edges, so their sides are
// rounded to whole pixels.
func (n Night) Draw(f Frame) []Sheet {
	d := drawing.New(f.Width, f.Height)
	path := d.Area().Path()
	for _, box := range n.Lit {
		if box.Width == 0 {
			continue
		}
		left, top := math.Round(box.X*f.Scale), math.Round(box.Y*f.Scale)
		right, bottom := math.Round(box.Right()*f.Scale), math.Round(box.Bottom()*f.Scale)
		// A box drawn in the opposite direction to the whole becomes a hole in it.
		path = append(path,
			drawing.PolygonPath(drawing.Point{X: left, Y: top}, drawing.Point{X: left, Y: bottom},
				drawing.Point{X: right, Y: bottom}, drawing.Point{X: right, Y: top})...)
	}
	d.Path(path, drawing.Filled(drawing.Black))
	return []Sheet{{Drawing: d, Strength: 0.55}}
}
