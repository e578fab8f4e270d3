package drawing

import (
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Outline returns the shape of a rune's glyph, relative to the font size, from the left end of the baseline,
// with y downwards. It is empty if the font does not have the rune. The path is shared and must not be
// changed.
func (f Font) Outline(r rune) Path {
	if f.Outlined() {
		return nil // see [Font.Glyphs]
	}
	m := parsed[f]()
	m.lock.Lock()
	defer m.lock.Unlock()
	outline, known := m.outlines[r]
	if !known {
		outline = m.outline(r)
		m.outlines[r] = outline
	}
	return outline
}

func (m *metrics) outline(r rune) Path {
	glyph, err := m.font.GlyphIndex(&m.buffer, r)
	if err != nil || glyph == 0 {
		return nil
	}
	units := float64(m.font.UnitsPerEm())
	segments, err := m.font.LoadGlyph(&m.buffer, glyph, fixed.I(int(units)), nil)
	if err != nil {
		return nil
	}
	var path Path
	var last Point
	for _, segment := range segments {
		point := func(i int) Point {
			return Point{float64(segment.Args[i].X) / 64 / units, float64(segment.Args[i].Y) / 64 / units}
		}
		switch segment.Op {
		case sfnt.SegmentOpMoveTo:
			if len(path) > 0 {
				path = path.Close()
			}
			last = point(0)
			path = path.MoveTo(last)
		case sfnt.SegmentOpLineTo:
			last = point(0)
			path = path.LineTo(last)
		case sfnt.SegmentOpQuadTo:
			path = path.quadTo(last, point(0), point(1))
			last = point(1)
		case sfnt.SegmentOpCubeTo:
			last = point(2)
			path = path.CurveTo(point(0), point(1), last)
		}
	}
	if len(path) > 0 {
		path = path.Close()
	}
	return path
}

// quadTo adds a quadratic curve from last, converted to the same curve as a cubic.
func (p Path) quadTo(last, control, to Point) Path {
	return p.CurveTo(between(last, control, 2.0/3), between(to, control, 2.0/3), to)
}

// between returns the point at a fraction of the way from one point to another.
func between(from, to Point, part float64) Point {
	return Point{from.X + (to.X-from.X)*part, from.Y + (to.Y-from.Y)*part}
}
