package raster

import (
	"image"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// An outline is the edge of a layer on a large box, as straight lines. It is covered with paint in strips of rows, from the top down, and can stop where
// a band of the page ends and go on in the next, so that no buffer is as large as the box. What it makes of each pixel is, to the bit, what
// golang.org/x/image/vector makes of it, which needs five bytes for each pixel of the box: numbers are added in the same order.
type outline struct {
	box   image.Rectangle
	lines []edge
	// row is how many rows of the box have been covered.
	row   int
	sum   sum
	owned bool // the lines are in no buffer that others use
}

// A spot is a point in pixels from the corner of a box.
type spot struct{ x, y float32 }

// An edge is a straight line, from its upper end to its lower one, and how far down it has been drawn.
type edge struct {
	upper, lower float32
	slope        float32 // pixels across for each down
	turn         float32 // 1 where the outline goes down, -1 where it goes up
	x            float32 // where it enters the row
	row, end     int32
}

// begin makes an outline of what has been gathered.
func (o *outline) begin(steps []step, box image.Rectangle) {
	*o = outline{box: box, lines: o.lines[:0], sum: sum{fours: box.Dx() * box.Dy() &^ 3}}
	var first, pen spot
	to := func(p spot) {
		o.edge(pen, p)
		pen = p
	}
	for k := range steps {
		p := steps[k].in(box)
		switch steps[k].verb {
		case drawing.MoveTo:
			first, pen = p[0], p[0]
		case drawing.LineTo:
			to(p[0])
		case drawing.CurveTo:
			curve(pen, p, to)
		case drawing.Close:
			to(first)
		}
	}
}

// curve goes along a cubic in straight lines, the more the more it bends.
func curve(from spot, p [3]spot, to func(spot)) {
	bend := max(bent(from, p[0], p[2]), bent(from, p[1], p[2]))
	if bend >= 0.333 {
		const tolerance = 3
		parts := 1 + int(math.Sqrt(math.Sqrt(tolerance*float64(bend))))
		t, step := float32(0), 1/float32(parts)
		for range parts - 1 {
			t += step
			a, b, c := between(t, from, p[0]), between(t, p[0], p[1]), between(t, p[1], p[2])
			to(between(t, between(t, a, b), between(t, b, c)))
		}
	}
	to(p[2])
}

// bent returns the square of how far b strays from the middle of a and c, twice.
func bent(a, b, c spot) float32 {
	x, y := a.x-2*b.x+c.x, a.y-2*b.y+c.y
	return x*x + y*y
}

// between returns the point a part t of the way.
func between(t float32, from, to spot) spot {
	return spot{from.x + t*(to.x-from.x), from.y + t*(to.y-from.y)}
}

// farAbove is how many rows above its box a line is followed row by row.
const farAbove = 1 << 16

// edge adds a line, unless it lies beside all rows, or so flat that it covers nothing.
func (o *outline) edge(from, to spot) {
	turn := float32(1)
	if from.y > to.y {
		from, to, turn = to, from, -1
	}
	const flat = 0.000001
	if to.y-from.y <= flat || to.y <= 0 || from.y >= float32(o.box.Dy()) {
		return
	}
	e := edge{upper: from.y, lower: to.y, slope: (to.x - from.x) / (to.y - from.y), turn: turn, x: from.x}
	if e.upper < -farAbove {
		e.x, e.upper = e.x-e.upper*e.slope, 0
	}
	e.row, e.end = floor(e.upper), min(ceil(e.lower), int32(o.box.Dy()))
	for ; e.row < 0; e.row++ {
		e.x = e.next()
	}
	o.lines = append(o.lines, e)
}

// high returns how much of its row a line runs through.
func (e *edge) high() float32 {
	return min(float32(e.row+1), e.lower) - max(float32(e.row), e.upper)
}

// next returns where a line leaves its row. (The conversion keeps machines that can from multiplying and adding in one, which rounds otherwise.)
func (e *edge) next() float32 { return e.x + float32(e.high()*e.slope) }

// rest returns the outline as far as it has not been covered, in a memory of its own; nil where nothing is left.
func (o *outline) rest() *outline {
	switch {
	case o.row >= o.box.Dy():
		return nil
	case o.owned:
		return o
	}
	rest := *o
	rest.lines, rest.owned = slices.Clone(o.lines), true
	return &rest
}

// A strip is some rows of an outline: a cell for each pixel, which holds by how much more is covered there than left of it.
type strip struct {
	cells []float32 // nought, but for those that are being counted
	spans []span    // which of a row's are not
	width int32
}

// A span is the cells of a row from the first to before the last that have been touched.
type span struct{ from, to int32 }

// stripCells is how many cells a strip has: as many as a processor's cache holds. One row it is at least.
const stripCells = 1 << 18

// cover paints the part of an outline that lies in a band.
func (i *ink) cover(band *image.RGBA, o *outline, colour drawing.Colour) {
	rgb := rgbOf(colour)
	width, end := o.box.Dx(), min(o.box.Max.Y, band.Rect.Max.Y)-o.box.Min.Y
	for o.row < end {
		// The row above is counted once more, as what it has beyond its right edge counts for the first pixel of the next.
		from := max(0, o.row-1)
		to := min(end, o.row+max(1, stripCells/width-1))
		i.strip.fill(o, from, to)
		for row := o.row; row < to; row++ {
			at := band.PixOffset(o.box.Min.X, o.box.Min.Y+row)
			i.strip.paint(band.Pix[at:at+4*width], row-from, &o.sum, rgb)
		}
		i.strip.clear()
		o.row = to
	}
}

// fill counts the cells of rows of an outline, whose lines are then at the last of them; those that are through are dropped.
func (s *strip) fill(o *outline, from, to int) {
	s.width = int32(o.box.Dx())
	if need := (to-from)*o.box.Dx() + 1; need > len(s.cells) {
		s.cells = make([]float32, need)
	}
	s.spans = s.spans[:0]
	for range to - from + 1 {
		s.spans = append(s.spans, span{s.width, 0})
	}
	left := o.lines[:0]
	for k := range o.lines {
		e := &o.lines[k]
		for last := min(int32(to), e.end); e.row < last; e.row++ {
			next := e.next()
			s.line(e, next, e.row-int32(from))
			if e.row == int32(to)-1 {
				break
			}
			e.x = next
		}
		if e.row < e.end {
			left = append(left, *e)
		}
	}
	o.lines = left
}

// line counts the part of a line that lies in a row. What lies left of the box counts for its first pixel, what lies right of it for the first of the
// next row.
func (s *strip) line(e *edge, next float32, row int32) {
	x0, x1 := min(e.x, next), max(e.x, next)
	from, to := floor(x0), ceil(x1)
	high := e.high() * e.turn
	cells := s.cells[row*s.width:]
	s.touch(row, s.clamp(from), s.clamp(max(to, from+1)))
	if to <= from+1 { // within one pixel
		part := float32(high * (float32(0.5*(e.x+next)) - float32(from)))
		cells[s.clamp(from)] += high - part
		cells[s.clamp(from+1)] += part
		return
	}
	steep := 1 / (x1 - x0)
	off := x0 - float32(from)
	first := float32(0.5 * steep * (1 - off) * (1 - off))
	over := x1 - float32(to) + 1
	last := float32(0.5 * steep * over * over)
	cells[s.clamp(from)] += float32(high * first)
	if to == from+2 {
		cells[s.clamp(from+1)] += float32(high * (1 - first - last))
	} else {
		second := float32(steep * (1.5 - off))
		cells[s.clamp(from+1)] += float32(high * (second - first))
		each := float32(high * steep)
		for x := from + 2; x < to-1; x++ {
			cells[s.clamp(x)] += each
		}
		before := second + float32(steep*float32(to-from-3))
		cells[s.clamp(to-1)] += float32(high * (1 - before - last))
	}
	cells[s.clamp(to)] += float32(high * last)
}

// clamp returns the cell for a pixel, that of the next row's first where it lies right of the box.
func (s *strip) clamp(x int32) int32 { return max(0, min(x, s.width)) }

// touch remembers that cells of a row have been touched, both named included.
func (s *strip) touch(row, from, to int32) {
	if to == s.width {
		s.spans[row+1] = span{0, max(1, s.spans[row+1].to)}
		to--
	}
	s.spans[row] = span{min(s.spans[row].from, from), max(s.spans[row].to, to+1)}
}

// clear sets all cells to nought again.
func (s *strip) clear() {
	for row, span := range s.spans {
		if span.from < span.to {
			clear(s.cells[row*int(s.width):][span.from:span.to])
		}
	}
}

// paint paints a row by what its cells add up to.
func (s *strip) paint(pixels []uint8, row int, sum *sum, colour rgb) {
	cells := s.cells[row*int(s.width):][:s.width]
	span := s.spans[row]
	for x := 0; x < len(cells); {
		if sum.count == 0 {
			if to := unchanged(cells, x, span); to > x {
				colour.run(pixels[4*x:4*to], cover(sum.before))
				sum.at += to - x
				x = to
				continue
			}
		}
		colour.mix(pixels[4*x:4*x+4], cover(sum.add(cells[x])))
		x++
	}
}

// unchanged returns how far, from a cell on and in fours, cells change nothing.
func unchanged(cells []float32, x int, span span) int {
	from, to := int(span.from), int(span.to)
	if x < from {
		x += (min(from, len(cells)) - x) &^ 3
	}
	for x < to && x+4 <= len(cells) {
		if four := cells[x : x+4 : x+4]; four[0] != 0 || four[1] != 0 || four[2] != 0 || four[3] != 0 {
			return x
		}
		x += 4
	}
	if x >= to {
		x += (len(cells) - x) &^ 3
	}
	return x
}

// A sum adds cells up, four at a time and two pairs at once, as the library's assembly does.
type sum struct {
	at, fours int        // how many cells have been added, and of how many four go together: the last few of a box are added one by one
	before    float32    // that of all fours
	open      [3]float32 // the cells of the four that is not full
	count     int        // how many they are
}

// add adds a cell and returns the sum up to it.
func (s *sum) add(cell float32) float32 {
	if s.at++; s.at > s.fours {
		s.before += cell
		return s.before
	}
	if s.count++; s.count < 4 {
		s.open[s.count-1] = cell
	}
	switch s.count {
	case 1:
		return cell + s.before
	case 2:
		return (cell + s.open[0]) + s.before
	case 3:
		return ((cell + s.open[1]) + s.open[0]) + s.before
	}
	s.before = ((cell + s.open[2]) + (s.open[1] + s.open[0])) + s.before
	s.count = 0
	return s.before
}

// cover returns how much of a pixel is covered, of 255, by a sum.
func cover(sum float32) uint8 {
	const almost65536 = 65535.996
	return uint8(uint32(min(max(sum, -sum), 1)*almost65536) >> 8)
}

func floor(x float32) int32 { return int32(math.Floor(float64(x))) }
func ceil(x float32) int32  { return int32(math.Ceil(float64(x))) }
