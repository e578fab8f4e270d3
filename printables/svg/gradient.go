package svg

import (
	"image"
	"image/color"
	"math"
)

// A gradient is an image of colours that go over into one another.
type gradient struct {
	back   matrix // from pixels to the gradient's own units
	radial bool
	// from and to are the ends of a straight one, the focus and centre of a round one with a radius.
	from, to point
	radius   float64
	spread   string
	colours  [256]color.NRGBA
}

// gradient returns the gradient of an element for a shape; nil for one without colours.
func (c *canvas) gradient(n *node, opacity float64, o *outline, m matrix) image.Image {
	chain := []*node{n} // what one does not say, that says to which it refers
	for next := c.refer(n.attr["href"]); next != nil && len(chain) < 8; next = c.refer(next.attr["href"]) {
		chain = append(chain, next)
	}
	says := func(key string) string {
		for _, n := range chain {
			if value := n.attr[key]; value != "" {
				return value
			}
		}
		return ""
	}
	wide, high := c.Width, c.Height
	if says("gradientUnits") != "userSpaceOnUse" {
		x, y, w, h := o.bounds()
		m, wide, high = m.Translate(x, y).Scale(w, h), 1, 1
	}
	place := func(key, without string, whole float64) float64 {
		if value := says(key); value != "" {
			return length(value, whole)
		}
		return length(without, whole)
	}
	g := &gradient{radial: n.name == "radialGradient", spread: says("spreadMethod")}
	if g.radial {
		g.to = point{place("cx", "50%", wide), place("cy", "50%", high)}
		g.from, g.radius = g.to, place("r", "50%", math.Sqrt((wide*wide+high*high)/2))
		if says("fx") != "" {
			g.from.x = place("fx", "", wide)
		}
		if says("fy") != "" {
			g.from.y = place("fy", "", high)
		}
		if far := math.Hypot(g.from.x-g.to.x, g.from.y-g.to.y); far > 0.99*g.radius {
			g.from = between(g.to, g.from, 0.99*g.radius/far)
		}
	} else {
		g.from, g.to = point{place("x1", "0", wide), place("y1", "0", high)}, point{place("x2", "100%", wide), place("y2", "0", high)}
	}
	m = m.Mult(transforms(says("gradientTransform")))
	if det := m.A*m.D - m.B*m.C; det == 0 || math.IsNaN(det) {
		return nil
	}
	g.back = m.Invert()
	for _, of := range chain {
		if g.stops(c.Picture, of, opacity) {
			return g
		}
	}
	return nil
}

// stops reads the colours of a gradient; false if it has none.
func (g *gradient) stops(p *Picture, n *node, opacity float64) bool {
	at, last, found := 0, color.NRGBA{}, false
	for _, stop := range n.children {
		if stop.name != "stop" {
			continue
		}
		s := style{current: "black"}
		value, solid := p.look(stop, "stop-color"), 1.
		if value == "" {
			value = "black"
		}
		if said := p.look(stop, "stop-opacity"); said != "" {
			solid = length(said, 1)
		}
		next, _ := s.colourOf(value, solid*opacity)
		to := int(255 * max(0, min(1, length(p.look(stop, "offset"), 1))))
		for i := at; i <= to; i++ {
			if part := float64(i-at) / float64(max(1, to-at)); found {
				g.colours[i] = mixed(last, next, part)
			} else {
				g.colours[i] = next
			}
		}
		at, last, found = max(at, to), next, true
		g.colours[at] = next
	}
	for i := at; found && i < 256; i++ {
		g.colours[i] = last
	}
	return found
}

func mixed(a, b color.NRGBA, part float64) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*part + 0.5) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: mix(a.A, b.A)}
}

// ColorModel implements [image.Image].
func (g *gradient) ColorModel() color.Model { return color.NRGBAModel }

// Bounds implements [image.Image]: a gradient has no end.
func (g *gradient) Bounds() image.Rectangle { return image.Rect(-1e9, -1e9, 1e9, 1e9) }

// At implements [image.Image].
func (g *gradient) At(x, y int) color.Color {
	px, py := g.back.Transform(float64(x)+0.5, float64(y)+0.5)
	dx, dy := g.to.x-g.from.x, g.to.y-g.from.y
	var t float64
	if !g.radial {
		t = ((px-g.from.x)*dx + (py-g.from.y)*dy) / (dx*dx + dy*dy)
	} else {
		// The circle between focus and rim that goes through the point: |p - f - t(c - f)| = t r.
		fx, fy := px-g.from.x, py-g.from.y
		a, b := g.radius*g.radius-dx*dx-dy*dy, fx*dx+fy*dy
		t = (-b + math.Sqrt(max(0, b*b+a*(fx*fx+fy*fy)))) / a
	}
	switch {
	case math.IsNaN(t):
		t = 1
	case g.spread == "repeat":
		t -= math.Floor(t)
	case g.spread == "reflect":
		if t = math.Mod(math.Abs(t), 2); t > 1 {
			t = 2 - t
		}
	}
	return g.colours[int(255*max(0, min(1, t)))]
}
