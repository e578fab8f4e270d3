package assembly

import (
	"math"

	"homespun/printables/drawing"
)

// Placed draws a flat piece in the middle of a box, as large as has room but never larger than true to size, and
// returns where the points of its drawing come to lie and its scale.
func Placed(d *drawing.Drawing, piece *drawing.Drawing, box drawing.Rectangle) (at func(drawing.Point) drawing.Point,
	scale float64) {
	scale = min(1, box.Width/piece.Width, box.Height/piece.Height)
	symbol := &drawing.Symbol{Name: "small piece", Drawing: Wordless(piece)}
	use := drawing.Use{Symbol: symbol, At: box.Centre(), Scale: scale}
	d.Add(use)
	return use.Place, scale
}

// Wordless returns a drawing without words, which nobody could read in small.
func Wordless(d *drawing.Drawing) *drawing.Drawing { return drawing.Legible(d, 0) }

// Face draws a flat drawing as a side of something in the round: its top left corner comes to lie at one point, its
// top right corner and its bottom left corner at two others. Words are left out.
func Face(d, flat *drawing.Drawing, topLeft, topRight, bottomLeft drawing.Point) {
	across := drawing.Point{X: (topRight.X - topLeft.X) / flat.Width, Y: (topRight.Y - topLeft.Y) / flat.Width}
	down := drawing.Point{X: (bottomLeft.X - topLeft.X) / flat.Height, Y: (bottomLeft.Y - topLeft.Y) / flat.Height}
	scale := math.Sqrt(math.Abs(across.X*down.Y - across.Y*down.X))
	bend(d, flat, scale, func(p drawing.Point) drawing.Point {
		return topLeft.Plus(p.X*across.X+p.Y*down.X, p.X*across.Y+p.Y*down.Y)
	})
}

// bend adds the shapes of a flat drawing to another, their points moved and their lines scaled.
func bend(to, flat *drawing.Drawing, scale float64, move func(drawing.Point) drawing.Point) {
	for _, mark := range flat.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			m.Path = m.Path.Mapped(move)
			m.Paint.Stroke.Width *= scale
			m.Paint.Stroke.Dash[0], m.Paint.Stroke.Dash[1] = m.Paint.Stroke.Dash[0]*scale, m.Paint.Stroke.Dash[1]*scale
			m.Paint.Hatch.Gap = max(1, m.Paint.Hatch.Gap*scale)
			to.Add(m)
		case drawing.Image:
			to.Add(m.Bent(move))
		case drawing.Use:
			inner := func(p drawing.Point) drawing.Point { return move(m.Place(p)) }
			if !m.Symbol.Picture {
				bend(to, m.Symbol.Drawing, scale*m.Scale, inner)
				continue
			}
			picture := drawing.New(to.Width, to.Height)
			bend(picture, m.Symbol.Drawing, scale*m.Scale, inner)
			to.UseAt(&drawing.Symbol{Name: m.Symbol.Name + ", in the round", Drawing: picture, Picture: true},
				drawing.Point{})
		}
	}
}

// Block draws a block with its top and two of its sides in a box, as large as has room. The left side is as wide as
// the top is high, the right one as the top is wide, and both are as high as the block.
func Block(d *drawing.Drawing, box drawing.Rectangle, top, left, right *drawing.Drawing) {
	slope := math.Sqrt(3) / 2 // of what goes to the right, half as much up or down
	scale := min(box.Width/(slope*(top.Width+top.Height)), box.Height/((top.Width+top.Height)/2+left.Height))
	// at is where a point lies that is so far along the top, across it and below it.
	at := func(along, across, below float64) drawing.Point {
		return box.Centre().Plus(scale*slope*(along+across-(top.Width+top.Height)/2),
			scale*((across-along+(top.Width-top.Height)/2)/2+below-left.Height/2))
	}
	for _, face := range []struct {
		flat                          *drawing.Drawing
		topLeft, topRight, bottomLeft drawing.Point
		shade                         float64
	}{
		{top, at(0, 0, 0), at(top.Width, 0, 0), at(0, top.Height, 0), 0},
		{left, at(0, 0, 0), at(0, top.Height, 0), at(0, 0, left.Height), 0.06},
		{right, at(0, top.Height, 0), at(top.Width, top.Height, 0), at(0, top.Height, right.Height), 0.14},
	} {
		across := drawing.Point{X: face.topRight.X - face.topLeft.X, Y: face.topRight.Y - face.topLeft.Y}
		outline := drawing.PolygonPath(face.topLeft, face.topRight, face.bottomLeft.Plus(across.X, across.Y),
			face.bottomLeft)
		d.Path(outline, drawing.Filled(drawing.Paper.Mixed(drawing.Ink, face.shade)))
		Face(d, face.flat, face.topLeft, face.topRight, face.bottomLeft)
		d.Path(outline, drawing.Paint{Stroke: drawing.Line(0.4, drawing.Ink)})
	}
}
