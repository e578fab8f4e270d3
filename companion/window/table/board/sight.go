package board

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// twineWide and knotWide are the widths of a twine and of its knots, in pixels.
const twineWide, knotWide = 4, 9

// drawRings draws the rings of reach below the pieces, and marks the pieces that are in reach or in the way.
func (r *renderer) drawRings() {
	v := r.view
	ring, halo, refuse := marks()
	around := func(ids []int, ink drawing.Colour, inTheWay bool) {
		for _, id := range ids {
			if piece, ok := v.scene.Piece(id); ok {
				at, half := v.place(piece.At), float32(piece.Size*v.unit()/2)+5
				fill := look.Clear(halo, 0.6)
				if inTheWay {
					fill = look.Clear(ink, 0.3)
				}
				r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), fill, halo, 3, half)
				r.rect(at.SubtractXY(half-2, half-2), fyne.NewSquareSize(2*half-4), nil, ink, 4, half-2)
				r.hairs(at, half, ink, halo, inTheWay)
			}
		}
	}
	if v.refusal.Measured {
		defer around(v.refusal.ids(), refuse, true)
	}
	if v.sight == nil {
		return
	}
	for _, area := range v.sight.Areas {
		r.clipped(areaLook{ring, halo, area}, boxOf(area))
	}
	for _, area := range v.sight.Areas {
		if area.Words != "" {
			r.tag(area.Words, v.place(area.Top()), ring)
		}
	}
	for _, reach := range v.sight.Rings {
		ink := ring
		if reach.Seat >= 0 {
			ink = v.scene.Dress.Colour(reach.Seat)
		}
		at, half := v.place(reach.At), float32(reach.Radius*v.unit())
		if v.scene.Mat.Area().Contains(reach.Box()) {
			r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), look.Clear(ink, 0.08),
				look.Clear(halo, 0.9), 5, half)
			r.rect(at.SubtractXY(half-1, half-1), fyne.NewSquareSize(2*half-2), nil, ink, 2, half-1)
		} else {
			r.clipped(ringLook{ink, halo}, reach.Box())
		}
		if reach.Words != "" {
			r.tag(reach.Words, r.besideRing(reach), ink)
		}
	}
	around(v.sight.Reached, ring, false)
	around(v.sight.Way, refuse, true)
}

// hairs marks a piece by form, for people who cannot see the colour: with the four hairs of a gun sight if it
// is in reach, and with the four ends of a diagonal cross if it is in the way.
func (r *renderer) hairs(at fyne.Position, half float32, ink, halo drawing.Colour, inTheWay bool) {
	const long = 8
	for _, way := range [][2]float32{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		x, y := way[0], way[1]
		if inTheWay { // turned by half a quarter
			x, y = (way[0]-way[1])*math.Sqrt2/2, (way[0]+way[1])*math.Sqrt2/2
		}
		from, to := at.AddXY(x*(half-3), y*(half-3)), at.AddXY(x*(half+long), y*(half+long))
		r.line(from, to, halo, 7)
		r.line(from, to, ink, 4)
	}
}

// besideRing returns the middle of the words of a ring: at its top, a side or its bottom, on the mat, where they
// cover the fewest figures.
func (r *renderer) besideRing(reach tableau.Ring) fyne.Position {
	v, mat := r.view, r.view.scene.Mat
	size := tagSize(reach.Words)
	best, fewest := v.place(drawing.Point{X: reach.At.X, Y: max(0, reach.At.Y-reach.Radius)}), math.MaxInt
	for _, way := range []drawing.Point{{Y: -1}, {X: -1}, {X: 1}, {Y: 1}} {
		at := reach.At.Plus(way.X*reach.Radius, way.Y*reach.Radius)
		if at.X <= 0 || at.Y <= 0 || at.X >= mat.Width || at.Y >= mat.Height {
			continue
		}
		middle := v.place(at).AddXY(float32(way.X)*size.Width/2, float32(way.Y)*size.Height/2)
		covers := 0
		for _, piece := range v.scene.Pieces {
			if box, ok := v.scene.Box(tableau.APiece(piece.ID)); ok {
				if at, other := v.box(box); overlap(middle.SubtractXY(size.Width/2, size.Height/2), size, at, other) {
					covers++
				}
			}
		}
		if covers < fewest {
			best, fewest = middle, covers
		}
	}
	return best
}

// ringLook is the look of a ring that is partly off the mat and has to be clipped.
type ringLook struct{ ink, halo drawing.Colour }

// Draw implements tableau.Look: a line with a halo, and a little of its colour inside.
func (l ringLook) Draw(f tableau.Frame) []tableau.Sheet {
	circle := func(radius float64, paint drawing.Paint, strength float64) tableau.Sheet {
		d := drawing.New(f.Width, f.Width)
		d.Circle(d.Area().Centre(), radius, paint)
		return tableau.Sheet{Drawing: d, Strength: strength}
	}
	line := func(width float64, ink drawing.Colour) tableau.Sheet {
		return circle(f.Width/2-2.5*f.Density, drawing.Paint{Stroke: drawing.Line(width*f.Density, ink)}, 1)
	}
	return []tableau.Sheet{circle(f.Width/2-2*f.Density, drawing.Filled(l.ink), 0.08), line(5, l.halo),
		line(2, l.ink)}
}

// areaLook is the look of an area.
type areaLook struct {
	ink, halo drawing.Colour
	area      *tableau.Area
}

// Draw implements tableau.Look: a line with a halo, and a little of its colour inside, as of a ring.
func (l areaLook) Draw(f tableau.Frame) []tableau.Sheet {
	box := boxOf(l.area)
	path := l.area.Outline.Mapped(func(at drawing.Point) drawing.Point {
		return drawing.Point{X: (at.X - box.X) / box.Width * f.Width, Y: (at.Y - box.Y) / box.Height * f.Height}
	})
	sheet := func(paint drawing.Paint, strength float64) tableau.Sheet {
		d := drawing.New(f.Width, f.Height)
		d.Path(path, paint)
		return tableau.Sheet{Drawing: d, Strength: strength}
	}
	line := func(width float64, ink drawing.Colour) tableau.Sheet {
		return sheet(drawing.Paint{Stroke: drawing.Line(width*f.Density, ink)}, 1)
	}
	return []tableau.Sheet{sheet(drawing.Filled(l.ink), 0.08), line(5, l.halo), line(2, l.ink)}
}

// boxOf returns the box around an area, with room for its line.
func boxOf(area *tableau.Area) drawing.Rectangle { return area.Outline.Bounds().Inset(-4) }

// drawTwines draws the measures: straight lines from one place to another, with a knot after each twine.
func (r *renderer) drawTwines() {
	v := r.view
	if v.sight == nil {
		return
	}
	_, _, refuse := marks()
	for _, twine := range v.sight.Twines {
		ink := drawing.Ink
		switch {
		case twine.Bad:
			ink = refuse
		case twine.Seat >= 0:
			ink = v.scene.Dress.Colour(twine.Seat)
		}
		strength := 1.0
		if twine.Past {
			strength = 0.55
		}
		r.twine(twine, look.Clear(ink, strength), look.Clear(drawing.White, strength))
	}
}

func (r *renderer) twine(twine tableau.Twine, ink, edge color.Color) {
	v := r.view
	from, to := v.place(twine.From), v.place(twine.To)
	r.line(from, to, edge, twineWide+3)
	r.line(from, to, ink, twineWide)
	length := math.Hypot(twine.To.X-twine.From.X, twine.To.Y-twine.From.Y)
	knot := func(part float32) {
		at := fyne.NewPos(from.X+(to.X-from.X)*part, from.Y+(to.Y-from.Y)*part)
		r.rect(at.SubtractXY(knotWide/2+1, knotWide/2+1), fyne.NewSquareSize(knotWide+2), ink, edge, 2,
			knotWide/2+1)
	}
	knot(0)
	for n := 1; twine.Knot > 0 && float64(n)*twine.Knot <= length+1e-6 && n <= 40; n++ {
		knot(float32(float64(n) * twine.Knot / length))
	}
	if twine.Words != "" {
		r.tag(twine.Words, fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2), ink)
	}
}

// tag writes a few words on a small plate around a place, kept inside the board.
func (r *renderer) tag(text string, at fyne.Position, line color.Color) {
	t := look.Current()
	label := r.text(text, t.Ink, t.Size(theme.SizeNameCaptionText), look.Bold)
	r.objects = r.objects[:len(r.objects)-1]
	size := tagSize(text)
	corner := at.SubtractXY(size.Width/2, size.Height/2)
	corner.X = max(2, min(corner.X, r.view.size.Width-size.Width-2))
	corner.Y = max(2, min(corner.Y, r.view.size.Height-size.Height-2))
	r.rect(corner, size, t.Paper, line, 2, 8)
	label.Resize(label.MinSize())
	label.Move(corner.AddXY(6, 2))
	r.objects = append(r.objects, label)
}

// tagSize returns how large the plate of a few words is.
func tagSize(text string) fyne.Size {
	return fyne.MeasureText(text, look.Current().Size(theme.SizeNameCaptionText), look.Bold).AddWidthHeight(12, 4)
}
