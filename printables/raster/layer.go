package raster

import (
	"image"

	"homespun/printables/drawing"
)

// A layer is one colour laid on a page: a shape's inside, its hatch or its line, or words.
type layer struct {
	kind   kind
	mark   drawing.Mark // a Shape or Words
	matrix matrix
	clip   image.Rectangle
	// box holds the pixels that it touches, as soon as they are known.
	box   image.Rectangle
	known bool
}

// A kind says what of its mark a layer is.
type kind byte

const (
	inside kind = iota
	hatching
	line
	words
)

// plan appends the layers of a drawing, those on top last.
func (i *ink) plan(d *drawing.Drawing, m matrix, clip image.Rectangle) {
	for _, mark := range d.Marks {
		add := func(kind kind) {
			i.layers = append(i.layers, layer{kind: kind, mark: mark, matrix: m, clip: clip})
		}
		switch mark := mark.(type) {
		case drawing.Shape:
			if mark.Paint.Fill != drawing.None {
				add(inside)
			}
			if hatch := mark.Paint.Hatch; hatch.Pattern != drawing.Plain && hatch.Colour != drawing.None &&
				bounds(mark.Path.Bounds(), m).Overlaps(clip) {
				add(hatching)
			}
			if mark.Paint.Stroke.Width > 0 && mark.Paint.Stroke.Colour != drawing.None {
				add(line)
			}
		case drawing.Words:
			if mark.Colour != drawing.None && mark.Size > 0 {
				add(words)
			}
		case drawing.Use:
			if within := clipped(clip, mark, m); !within.Empty() {
				i.plan(mark.Symbol.Drawing, m.times(placing(mark)), within)
			}
		}
	}
}

// clipped returns what is left of a clip within a use.
func clipped(clip image.Rectangle, u drawing.Use, m matrix) image.Rectangle {
	switch {
	case u.Clip.Empty():
		return clip
	case m.b != 0 || m.c != 0:
		return clip.Intersect(bounds(u.Clip, m).Inset(1))
	}
	// Half a pixel belongs to the side with more of it.
	from, to := m.apply(drawing.Point{X: u.Clip.X, Y: u.Clip.Y}),
		m.apply(drawing.Point{X: u.Clip.Right(), Y: u.Clip.Bottom()})
	return clip.Intersect(image.Rect(whole(from.X+0.5), whole(from.Y+0.5), whole(to.X+0.5), whole(to.Y+0.5)))
}

// reaches says whether the layer may touch a band.
func (l *layer) reaches(band image.Rectangle) bool {
	if l.known {
		return l.box.Overlaps(band)
	}
	if l.kind != hatching { // a hatch is long in the making
		return true
	}
	const widest = 0.5 // mm, a hatch's line, of which half may lie beyond the edge
	return bounds(l.mark.(drawing.Shape).Path.Bounds(),
		l.matrix).Inset(-1 - whole(widest*l.matrix.scale())).Overlaps(band)
}

// colour returns what the layer is painted with, once it is gathered.
func (l *layer) colour() drawing.Colour {
	switch mark := l.mark.(type) {
	case drawing.Words:
		return mark.Colour
	case drawing.Shape:
		if l.kind == line {
			return mark.Paint.Stroke.Colour
		}
		return mark.Paint.Fill
	}
	return drawing.None
}

// gather adds the layer's outline. A hatch becomes the line that it is.
func (i *ink) gather(l *layer) {
	if l.kind == hatching {
		hatch, _ := l.mark.(drawing.Shape).Hatching() // there is one: it has been planned
		l.kind, l.mark = line, hatch
	}
	switch mark := l.mark.(type) {
	case drawing.Words:
		i.words(mark, l.matrix)
	case drawing.Shape:
		if l.kind == line {
			i.stroke(mark.Path, mark.Paint.Stroke, l.matrix)
		} else {
			i.fill(mark.Path, l.matrix)
		}
	}
}

// paint paints what the layers that have been planned make of a picture, which is their page or a band of it.
func (i *ink) paint(band *image.RGBA) {
	for k := range i.layers {
		l := &i.layers[k]
		if !l.reaches(band.Rect) {
			continue
		}
		i.gather(l)
		l.box, l.known = i.box().Intersect(l.clip), true
		if seen := l.box.Intersect(band.Rect); !seen.Empty() {
			i.flow(band, seen, l.colour())
		}
		i.clear()
	}
}

// forget lets go of the drawing whose layers have been painted.
func (i *ink) forget() {
	clear(i.layers)
	i.layers = i.layers[:0]
}
