package svg

import (
	"image/color"
	"math"
	"strings"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// A style is what elements hand down to those inside.
type style struct {
	fill, stroke                        string
	fillOpacity, strokeOpacity, opacity float64
	evenOdd, hidden                     bool
	width, miter, dashFrom              float64
	cap, join                           string
	dashes                              []float64
	current                             string
}

// usual is the style outside of all elements.
var usual = style{fill: "black", stroke: "none", fillOpacity: 1, strokeOpacity: 1, opacity: 1, width: 1, miter: 4,
	cap: "butt", join: "miter", current: "black"}

// within returns the style inside an element.
func (p *Picture) within(s style, n *node) style {
	for key, to := range map[string]*string{"fill": &s.fill, "stroke": &s.stroke, "stroke-linecap": &s.cap,
		"stroke-linejoin": &s.join, "color": &s.current} {
		if value := p.look(n, key); value != "" && value != "inherit" {
			*to = value
		}
	}
	for key, to := range map[string]*float64{"fill-opacity": &s.fillOpacity, "stroke-opacity": &s.strokeOpacity,
		"stroke-width": &s.width, "stroke-miterlimit": &s.miter, "stroke-dashoffset": &s.dashFrom} {
		if value := p.look(n, key); value != "" && value != "inherit" {
			*to = length(value, 1)
			if key == "stroke-width" {
				*to = length(value, math.Hypot(p.Width, p.Height)/math.Sqrt2)
			}
		}
	}
	if value := p.look(n, "opacity"); value != "" {
		s.opacity *= max(0, min(1, length(value, 1)))
	}
	switch p.look(n, "fill-rule") {
	case "evenodd":
		s.evenOdd = true
	case "nonzero":
		s.evenOdd = false
	}
	switch p.look(n, "visibility") {
	case "hidden", "collapse":
		s.hidden = true
	case "visible":
		s.hidden = false
	}
	switch value := p.look(n, "stroke-dasharray"); {
	case value == "none":
		s.dashes = nil
	case value != "":
		s.dashes = numbers(value)
	}
	return s
}

// A matrix turns points of an element into pixels.
type matrix = rasterx.Matrix2D

// transforms reads the transform of an element.
func transforms(text string) matrix {
	m := rasterx.Identity
	for part := range strings.SplitSeq(text, ")") {
		name, list, ok := strings.Cut(part, "(")
		if !ok {
			continue
		}
		n := numbers(list)
		at := func(i int, without float64) float64 {
			if i < len(n) {
				return n[i]
			}
			return without
		}
		switch strings.Trim(name, " \t\r\n,") {
		case "matrix":
			if len(n) == 6 {
				m = m.Mult(matrix{A: n[0], B: n[1], C: n[2], D: n[3], E: n[4], F: n[5]})
			}
		case "translate":
			m = m.Translate(at(0, 0), at(1, 0))
		case "scale":
			m = m.Scale(at(0, 1), at(1, at(0, 1)))
		case "rotate":
			m = m.Translate(at(1, 0), at(2, 0)).Rotate(at(0, 0)*math.Pi/180).Translate(-at(1, 0), -at(2, 0))
		case "skewX":
			m = m.Mult(matrix{A: 1, C: math.Tan(at(0, 0) * math.Pi / 180), D: 1})
		case "skewY":
			m = m.Mult(matrix{A: 1, B: math.Tan(at(0, 0) * math.Pi / 180), D: 1})
		}
	}
	return m
}

// colourOf returns a colour; ok is false for none.
func (s *style) colourOf(value string, opacity float64) (c color.NRGBA, ok bool) {
	if strings.EqualFold(value, "currentColor") {
		value = s.current
	}
	if value == "transparent" {
		return c, false
	}
	read, err := oksvg.ParseSVGColor(strings.TrimSpace(value))
	if err != nil || read == nil {
		return c, false
	}
	c = color.NRGBAModel.Convert(read).(color.NRGBA)
	c.A = uint8(float64(c.A)*max(0, min(1, opacity)) + 0.5)
	return c, c.A > 0
}
