// Package silhouette finds the outline along which a picture is cut out: around what is seen of it, with a rim, so that
// a crooked cut does not show. What lies apart is joined, and what is too narrow for scissors is filled.
package silhouette

import (
	"image"
	"math"

	"homespun/printables/drawing"
)

// Measures in millimetres.
const (
	// inlet is how wide a gap in the outline is filled at least, as scissors do not turn in it.
	inlet = 3.0
	// slack is how far the outline may be beside the true one.
	slack = 0.06
	// bare is how much of a picture is clear at least, in parts, where it is a drawing with an outline.
	bare = 0.02
	// faint is how opaque a shadow is, of 0xFFFF; what is no more than that is not seen.
	faint = 0x3000
)

// Around returns the outline of a picture that fills a box, in the millimetres of that box: one closed polygon that
// stays a rim away from all that is seen of it, and from a base that is cut out with it, which may be empty. It is nil
// if the picture has no shape of its own: nothing of it is clear, or all.
func Around(picture image.Image, box, base drawing.Rectangle, rim float64) drawing.Path {
	seen := look(picture)
	if seen == nil || box.Empty() {
		return nil
	}
	whole := box.Union(base)
	for gap := inlet / 2; ; gap *= 2 {
		f := newField(whole.Inset(-rim-gap), rim+gap)
		f.fill(func(p drawing.Point) bool {
			return inside(p, base) || seen((p.X-box.X)/box.Width, (p.Y-box.Y)/box.Height)
		})
		f.grow(rim + gap)
		f.shrink(gap)
		// A gap as large as the whole leaves what is convex, and that is one.
		if outlines := f.trace(); len(outlines) == 1 || gap > whole.Width+whole.Height {
			return drawing.PolygonPath(thinned(smooth(largest(outlines)), slack)...)
		}
	}
}

func inside(p drawing.Point, box drawing.Rectangle) bool {
	return !box.Empty() && p.X >= box.X && p.X <= box.Right() && p.Y >= box.Y && p.Y <= box.Bottom()
}

// Block returns the outline for a picture without a shape of its own: a rim around its box, round at the top.
func Block(box drawing.Rectangle, rim float64) drawing.Path {
	box = box.Inset(-rim)
	const part, bend = 0.3, 0.5522847498 // the round part of the width; see drawing.EllipsePath
	r := min(box.Width*part, box.Height)
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	k := r * (1 - bend)
	return drawing.Path{}.MoveTo(at(box.X, box.Bottom())).LineTo(at(box.X, box.Y+r)).
		CurveTo(at(box.X, box.Y+k), at(box.X+k, box.Y), at(box.X+r, box.Y)).LineTo(at(box.Right()-r, box.Y)).
		CurveTo(at(box.Right()-k, box.Y), at(box.Right(), box.Y+k), at(box.Right(), box.Y+r)).
		LineTo(at(box.Right(), box.Bottom())).Close()
}

// look returns whether a picture is seen at a place, in parts of its sides; nil if it has no shape of its own.
func look(picture image.Image) func(x, y float64) bool {
	bounds := picture.Bounds()
	width, height := bounds.Dx(), bounds.Dy()
	if width < 1 || height < 1 {
		return nil
	}
	seen, count := make([]bool, width*height), 0
	for i := range seen {
		_, _, _, alpha := picture.At(bounds.Min.X+i%width, bounds.Min.Y+i/width).RGBA()
		if alpha > faint {
			seen[i] = true
			count++
		}
	}
	if count == 0 || float64(len(seen)-count) < bare*float64(len(seen)) {
		return nil
	}
	return func(x, y float64) bool {
		column, row := int(math.Floor(x*float64(width))), int(math.Floor(y*float64(height)))
		return column >= 0 && column < width && row >= 0 && row < height && seen[row*width+column]
	}
}

// smooth returns a ring of points without the steps of the grid that it comes from: each is the mean of those around it.
func smooth(ring []drawing.Point) []drawing.Point {
	const reach = 3 // points on either side
	even := make([]drawing.Point, len(ring))
	for i := range ring {
		for k := -reach; k <= reach; k++ {
			p := ring[(i+k+reach*len(ring))%len(ring)]
			even[i] = even[i].Plus(p.X/(2*reach+1), p.Y/(2*reach+1))
		}
	}
	return even
}

// thinned returns a ring of points with only those that it needs to stay within a distance of them all (Douglas and
// Peucker, 1973).
func thinned(ring []drawing.Point, most float64) []drawing.Point {
	if len(ring) < 4 {
		return ring
	}
	// The ring is halved first, at the point that is farthest from its beginning.
	far := 0
	for i, p := range ring {
		if distance(ring[0], p) > distance(ring[0], ring[far]) {
			far = i
		}
	}
	second := append(append([]drawing.Point{}, ring[far:]...), ring[0])
	kept := append(between(ring[:far+1], most), between(second, most)...)
	return kept
}

// between returns what is kept of a line of points, without its last one.
func between(line []drawing.Point, most float64) []drawing.Point {
	first, last := line[0], line[len(line)-1]
	long, worst, at := distance(first, last), most, 0
	for i, p := range line {
		off := distance(first, p)
		if long > 0 {
			off = math.Abs((last.X-first.X)*(p.Y-first.Y)-(last.Y-first.Y)*(p.X-first.X)) / long
		}
		if off > worst {
			worst, at = off, i
		}
	}
	if at == 0 {
		return []drawing.Point{first}
	}
	return append(between(line[:at+1], most), between(line[at:], most)...)
}

func distance(a, b drawing.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
