package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// A Look is how something is drawn. It is of a comparable type: of equal looks there is one picture.
type Look interface {
	// Draw returns the drawings that lie on each other, the lowest first.
	Draw(Frame) []Sheet
}

// Frame is what a look is drawn for.
type Frame struct {
	// Width and Height are in pixels of the display, of which a pixel of the window has Density.
	Width, Height, Density float64
	// Scale is how many pixels of the display a millimetre of the scene has.
	Scale float64
	// Text is how much larger than usual text is.
	Text float64
	// Signal is the one colour of a screen in black and white; None on one of many colours.
	Signal drawing.Colour
}

// Sheet is one of the drawings of a look, drawn as wide as its frame.
type Sheet struct {
	*drawing.Drawing
	// Strength is how much of what lies below is hidden, up to 1.
	Strength float64
	// Shadow says that a soft shadow falls below it.
	Shadow bool
}

// Drawn is the look of a drawing that there is already.
type Drawn struct{ *drawing.Drawing }

// Draw implements Look.
func (d Drawn) Draw(Frame) []Sheet { return []Sheet{{Drawing: d.Drawing, Strength: 1}} }

// Layer is something that lies on the scene below the pieces, such as what an explosion takes in, or a dial
// that is being set.
type Layer struct {
	Box  drawing.Rectangle
	Look Look
	// Under says that rings around spots are drawn over it, Cut that it ends with the mat.
	Under, Cut bool
}

// Blast is what an explosion takes in: a burst of rays that lets the spaces shine through. A round one
// reaches as far on all sides.
type Blast struct{ Round bool }

// BlastOn returns the blast on a box of the scene.
func BlastOn(box drawing.Rectangle) Layer { return Layer{Box: box, Look: Blast{}} }

// BlastAround returns the blast that reaches as far on all sides of a place, on the mat alone.
func BlastAround(at drawing.Point, radius float64) Layer {
	return Layer{Box: Ring{At: at, Radius: radius}.Box(), Look: Blast{Round: true}, Cut: true}
}

// Draw implements Look: a tint as far as it reaches with a dashed edge, and on it two rings of rays. It is
// read by its form, too.
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

// Night is the dark on a mat around the boxes that are lit.
type Night struct{ Lit []drawing.Rectangle }

// Dark returns the dark on a mat around what is lit.
func Dark(mat *drawing.Drawing, lit []drawing.Rectangle) Layer {
	return Layer{Box: mat.Area(), Look: &Night{lit}, Under: true}
}

// Draw implements Look: the mat goes under in the dark, but can still be read. What is lit has sharp edges.
func (n *Night) Draw(f Frame) []Sheet {
	d := drawing.New(f.Width, f.Height)
	path := d.Area().Path()
	for _, box := range n.Lit {
		left, top := math.Round(box.X*f.Scale), math.Round(box.Y*f.Scale)
		right, bottom := math.Round(box.Right()*f.Scale), math.Round(box.Bottom()*f.Scale)
		// Drawn the other way round than the whole, the box is a hole in it.
		path = append(path,
			drawing.PolygonPath(drawing.Point{X: left, Y: top}, drawing.Point{X: left, Y: bottom},
				drawing.Point{X: right, Y: bottom}, drawing.Point{X: right, Y: top})...)
	}
	d.Path(path, drawing.Filled(drawing.Black))
	return []Sheet{{Drawing: d, Strength: 0.55}}
}
