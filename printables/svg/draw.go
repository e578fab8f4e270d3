package svg

import (
	"image"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Draw draws the picture, so many pixels for one of its units. The error is [ErrBroken] where that would take too much.
func (p *Picture) Draw(scale float64) (*image.RGBA, error) {
	width, height := math.Ceil(p.Width*scale), math.Ceil(p.Height*scale)
	if !(width >= 1 && height >= 1 && width*height <= 1<<28) {
		return nil, ErrBroken
	}
	c := &canvas{Picture: p, into: image.NewRGBA(image.Rect(0, 0, int(width), int(height)))}
	c.dasher = rasterx.NewDasher(1, 1, c)
	base := matrix{A: scale, D: scale, E: -p.left * scale, F: -p.top * scale}
	c.draw(p.root, base, usual, nil, 0)
	if c.drawn > maxDrawn || c.work > maxWork {
		return nil, ErrBroken
	}
	return c.into, nil
}

// A canvas is a picture being drawn. It implements [rasterx.Scanner], for outlines that have a width.
type canvas struct {
	*Picture
	into        *image.RGBA
	dasher      *rasterx.Dasher
	filler      vector.Rasterizer
	edges       []edge
	low, high   point // where the edges lie
	drawn, work int
	// clips says that it is drawn where the shapes of a clip path are, all in one paint.
	clips bool
}

// An edge goes to a point in pixels from the one before; a first one begins there.
type edge struct {
	to    point
	first bool
}

// draw draws an element and what is in it. Clip is what of it shows, nil for all; depth counts copies in copies.
func (c *canvas) draw(n *node, m matrix, s style, clip *image.Alpha, depth int) {
	if c.drawn > maxDrawn || c.work > maxWork || depth > maxDepth || c.look(n, "display") == "none" {
		return
	}
	if n != c.root {
		m = m.Mult(transforms(c.look(n, "transform")))
	}
	if !c.clips {
		s = c.within(s, n)
		if by := c.refer(c.look(n, "clip-path")); by != nil && by.name == "clipPath" {
			clip = c.clipped(by, m, clip, depth, c.shape(n))
		}
	}
	switch n.name {
	case "svg", "g", "a", "switch", "symbol":
		if c.clips { // which have no groups
			return
		}
		if n.name == "svg" && n != c.root || n.name == "symbol" {
			m = c.inner(n, m)
		}
		for _, child := range n.children {
			if child.name != "symbol" {
				c.draw(child, m, s, clip, depth+1)
			}
		}
	case "use":
		if of := c.refer(n.attr["href"]); of != nil {
			m = m.Translate(length(n.attr["x"], c.Width), length(n.attr["y"], c.Height))
			c.draw(of, m, s, clip, depth+1)
		}
	default:
		if o := c.shape(n); o != nil && !s.hidden {
			c.drawn++
			c.fill(o, m, &s, clip)
			c.stroke(o, m, &s, clip)
		}
	}
}

// inner is the matrix inside an element with a view box of its own.
func (c *canvas) inner(n *node, m matrix) matrix {
	if n.name == "svg" {
		m = m.Translate(length(n.attr["x"], c.Width), length(n.attr["y"], c.Height))
	}
	box := numbers(n.attr["viewBox"])
	w, h := length(n.attr["width"], c.Width), length(n.attr["height"], c.Height)
	if len(box) != 4 || !(box[2] > 0 && box[3] > 0) {
		return m
	}
	if w == 0 || h == 0 {
		w, h = box[2], box[3]
	}
	by := min(w/box[2], h/box[3])
	return m.Translate((w-box[2]*by)/2, (h-box[3]*by)/2).Scale(by, by).Translate(-box[0], -box[1])
}

// clipped returns what shows through a clip path, and through the one outside of it.
func (c *canvas) clipped(by *node, m matrix, clip *image.Alpha, depth int, of *outline) *image.Alpha {
	m = m.Mult(transforms(c.look(by, "transform")))
	if by.attr["clipPathUnits"] == "objectBoundingBox" {
		if of == nil {
			return clip
		}
		x, y, w, h := of.bounds()
		m = m.Translate(x, y).Scale(w, h)
	}
	inside := &canvas{Picture: c.Picture, into: image.NewRGBA(c.into.Rect), drawn: c.drawn, work: c.work, clips: true}
	inside.dasher = rasterx.NewDasher(1, 1, inside)
	white := usual
	white.fill = "white"
	for _, child := range by.children {
		shown := c.within(white, child)
		shown.fill, shown.stroke, shown.opacity, shown.fillOpacity = "white", "none", 1, 1
		shown.evenOdd = shown.evenOdd || c.look(child, "clip-rule") == "evenodd"
		inside.draw(child, m, shown, clip, depth+1)
	}
	c.drawn, c.work = inside.drawn, inside.work+len(inside.into.Pix)/4
	shown := image.NewAlpha(c.into.Rect)
	for i := range shown.Pix {
		shown.Pix[i] = inside.into.Pix[4*i+3]
	}
	if outer := c.refer(c.look(by, "clip-path")); outer != nil && outer != by && depth < maxDepth/4 {
		return c.clipped(outer, m, shown, depth+8, of)
	}
	return shown
}

// bounds is where the points of an outline lie.
func (o *outline) bounds() (x, y, w, h float64) {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, l := range o.lines {
		for _, st := range l.steps {
			for _, at := range st.to {
				if st.curve || at == st.to[2] {
					low, high = point{min(low.x, at.x), min(low.y, at.y)}, point{max(high.x, at.x), max(high.y, at.y)}
				}
			}
		}
	}
	if low.x > high.x {
		return 0, 0, 0, 0
	}
	return low.x, low.y, high.x - low.x, high.y - low.y
}

// fill fills an outline.
func (c *canvas) fill(o *outline, m matrix, s *style, clip *image.Alpha) {
	paint := c.paint(s.fill, s.fillOpacity*s.opacity, s, o, m)
	if paint == nil {
		return
	}
	c.Clear()
	for _, part := range o.flat(m, s.evenOdd) {
		for i, at := range part {
			c.edge(at, i == 0)
		}
		c.edge(part[0], false)
	}
	c.flow(paint, clip)
}

// stroke draws along an outline.
func (c *canvas) stroke(o *outline, m matrix, s *style, clip *image.Alpha) {
	paint := c.paint(s.stroke, s.strokeOpacity*s.opacity, s, o, m)
	scale := math.Sqrt(math.Abs(m.A*m.D - m.B*m.C))
	if paint == nil || !(s.width*scale > 0) {
		return
	}
	c.Clear()
	dashes := make([]float64, len(s.dashes))
	sum := 0.
	for i, dash := range s.dashes {
		dashes[i] = dash * scale
		sum += dash * scale
	}
	if !(sum > 0.5) {
		dashes = nil
	}
	caps := map[string]rasterx.CapFunc{"round": rasterx.RoundCap, "square": rasterx.SquareCap}
	ends := rasterx.ButtCap
	if named := caps[s.cap]; named != nil {
		ends = named
	}
	joins := map[string]rasterx.JoinMode{"round": rasterx.Round, "bevel": rasterx.Bevel, "miter": rasterx.Miter}
	c.dasher.SetStroke(toFixed(min(s.width*scale, 20_000)), toFixed(min(s.miter, 100)), ends, ends, rasterx.RoundGap,
		joins[s.join], dashes, s.dashFrom*scale)
	for _, l := range o.lines {
		for i, st := range l.steps {
			switch a, b, to := c.at(st.to[0], m), c.at(st.to[1], m), c.at(st.to[2], m); {
			case c.work > maxWork: // a line of many dashes is given up as a whole
				return
			case i == 0:
				c.dasher.Start(to)
			case st.curve:
				c.dasher.CubeBezier(a, b, to)
			default:
				c.dasher.Line(to)
			}
		}
		c.dasher.Stop(l.closed)
	}
	c.flow(paint, clip)
}

// far is how many pixels from the picture points are kept: what is further does not show.
const far = 30_000

func (c *canvas) at(p point, m matrix) fixed.Point26_6 {
	x, y := m.Transform(p.x, p.y)
	return fixed.Point26_6{X: toFixed(max(-far, min(far, x))), Y: toFixed(max(-far, min(far, y)))}
}

func toFixed(v float64) fixed.Int26_6 { return fixed.Int26_6(math.Round(v * 64)) }

// paint returns what fills an outline; nil for nothing.
func (c *canvas) paint(value string, opacity float64, s *style, o *outline, m matrix) image.Image {
	n := c.refer(value)
	if n == nil || n.name != "linearGradient" && n.name != "radialGradient" {
		if n != nil {
			return nil
		}
		colour, ok := s.colourOf(value, opacity)
		if !ok {
			return nil
		}
		return image.NewUniform(colour)
	}
	return c.gradient(n, opacity, o, m)
}

// flow fills the edges.
func (c *canvas) flow(paint image.Image, clip *image.Alpha) {
	if len(c.edges) == 0 {
		return
	}
	box := image.Rect(int(math.Floor(c.low.x)), int(math.Floor(c.low.y)), int(math.Ceil(c.high.x)),
		int(math.Ceil(c.high.y))).Intersect(c.into.Rect)
	if c.work += box.Dx()*box.Dy() + len(c.edges); box.Empty() || c.work > maxWork {
		return
	}
	c.filler.Reset(box.Dx(), box.Dy())
	for _, e := range c.edges {
		x, y := float32(e.to.x-float64(box.Min.X)), float32(e.to.y-float64(box.Min.Y))
		if e.first {
			c.filler.MoveTo(x, y)
		} else {
			c.filler.LineTo(x, y)
		}
	}
	if clip == nil {
		c.filler.Draw(c.into, box, paint, box.Min)
		return
	}
	mask := image.NewAlpha(box)
	c.filler.Draw(mask, box, image.Opaque, image.Point{})
	for y := box.Min.Y; y < box.Max.Y; y++ {
		from, by := mask.PixOffset(box.Min.X, y), clip.PixOffset(box.Min.X, y)
		for x := range box.Dx() {
			mask.Pix[from+x] = uint8(uint16(mask.Pix[from+x]) * uint16(clip.Pix[by+x]) / 255)
		}
	}
	draw.DrawMask(c.into, box, paint, box.Min, mask, box.Min, draw.Over)
}

func (c *canvas) edge(to point, first bool) {
	to = point{max(-far, min(far, to.x)), max(-far, min(far, to.y))}
	if last := len(c.edges) - 1; last >= 0 && !first { // a pixel along an edge takes the time of four
		from := c.edges[last].to
		c.work += 4 * int(math.Abs(to.x-from.x)+math.Abs(to.y-from.y))
	}
	if len(c.edges) == maxEdges {
		c.work = maxWork + 1
	}
	if c.work > maxWork {
		return
	}
	if len(c.edges) == 0 {
		c.low, c.high = to, to
	}
	c.low, c.high = point{min(c.low.x, to.x), min(c.low.y, to.y)}, point{max(c.high.x, to.x), max(c.high.y, to.y)}
	c.edges = append(c.edges, edge{to, first})
}

// The methods below implement [rasterx.Scanner]: the dasher passes its outline edge by edge, in any order, and closes none.

// Start begins an edge.
func (c *canvas) Start(a fixed.Point26_6) { c.edge(fromFixed(a), true) }

// Line adds a line to the current edge.
func (c *canvas) Line(b fixed.Point26_6) { c.edge(fromFixed(b), false) }

func fromFixed(p fixed.Point26_6) point { return point{float64(p.X) / 64, float64(p.Y) / 64} }

// Draw does nothing: flow paints.
func (c *canvas) Draw() {}

// GetPathExtent returns nothing, because dashers do not call it.
func (c *canvas) GetPathExtent() fixed.Rectangle26_6 { return fixed.Rectangle26_6{} }

// SetBounds does nothing: the bounds are those of the picture.
func (c *canvas) SetBounds(int, int) {}

// SetColor does nothing: flow gets the paint.
func (c *canvas) SetColor(any) {}

// SetWinding does nothing: flow fills by the non-zero rule.
func (c *canvas) SetWinding(bool) {}

// Clear forgets the edges.
func (c *canvas) Clear() { c.edges = c.edges[:0] }

// SetClip does nothing: flow gets what shows.
func (c *canvas) SetClip(image.Rectangle) {}
