package raster

import (
	"image"

	"homespun/printables/drawing"
)

// A layer is a part of a drawing that has one colour: the inside of a shape, its hatch or its line, or words.
type layer struct {
	kind   kind
	mark   drawing.Mark // a Shape, Words or an Image
	matrix matrix
	clip   image.Rectangle
	// box is the rectangle of pixels that the layer touches. It is valid only if known is true.
	box   image.Rectangle
	known bool
}

// A kind says which part of its mark a layer paints.
type kind byte

const (
	inside kind = iota
	hatching
	line
	words
	pixels
)

// plan appends the layers of a drawing in painting order: the topmost comes last.
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
		case drawing.Image:
			add(pixels)
		case drawing.Use:
			if within := clipped(clip, mark, m); !within.Empty() {
				i.plan(mark.Symbol.Drawing, m.times(placing(mark)), within)
			}
		}
	}
}

// clipped returns the part of a clip that is also inside the clip of a use.
func clipped(clip image.Rectangle, u drawing.Use, m matrix) image.Rectangle {
	switch {
	case u.Clip.Empty():
		return clip
	case m.b != 0 || m.c != 0:
		return clip.Intersect(bounds(u.Clip, m).Inset(1))
	}
	// Round to whole pixels: a pixel that is cut goes to the side that has more of it.
	from, to := m.apply(drawing.Point{X: u.Clip.X, Y: u.Clip.Y}),
		m.apply(drawing.Point{X: u.Clip.Right(), Y: u.Clip.Bottom()})
	return clip.Intersect(image.Rect(whole(from.X+0.5), whole(from.Y+0.5), whole(to.X+0.5), whole(to.Y+0.5)))
}

// reaches says whether the layer may touch a band.
func (l *layer) reaches(band image.Rectangle) bool {
	if l.known {
		return l.box.Overlaps(band)
	}
	if l.kind != hatching { // only hatches are slow enough to be worth an estimate
		return true
	}
	const widest = 0.5 // mm, the width of a hatch line, half of which can be outside the shape
	return bounds(l.mark.(drawing.Shape).Path.Bounds(),
		l.matrix).Inset(-1 - whole(widest*l.matrix.scale())).Overlaps(band)
}

// colour returns the colour of the layer. It is called after gather, which turns a hatch into a line.
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

// gather adds the layer's outline to the ink. A hatching layer becomes the layer of the line that draws it.
func (i *ink) gather(l *layer) {
	if l.kind == hatching {
		hatch, _ := l.mark.(drawing.Shape).Hatching() // plan made a layer only for a shape with a hatch
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

// paint paints the planned layers on a picture, which is the whole page or one band of it.
func (i *ink) paint(band *image.RGBA) {
	for k := range i.layers {
		l := &i.layers[k]
		if !l.reaches(band.Rect) {
			continue
		}
		if l.kind == pixels {
			l.image(band)
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

// forget drops the planned layers, so that the pooled ink does not keep their drawing in memory.
func (i *ink) forget() {
	clear(i.layers)
	i.layers = i.layers[:0]
}
