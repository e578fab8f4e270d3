package svg

import (
	"math"
	"regexp"
	"strconv"
	"strings"
)

// numbers reads numbers with blanks or commas between, until one cannot be read.
func numbers(text string) (list []float64) {
	s := reader{text}
	for {
		n, ok := s.number()
		if !ok {
			return list
		}
		list = append(list, n)
	}
}

// units are how many units of a picture others are.
var units = map[string]float64{"px": 1, "pt": 4. / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "em": 16}

// length reads a length; percent is of a whole. Without one it is 0.
func length(text string, whole float64) float64 {
	s := reader{text}
	n, ok := s.number()
	if !ok {
		return 0
	}
	switch unit := strings.TrimSpace(s.rest); {
	case unit == "%":
		return n / 100 * whole
	case units[unit] > 0:
		return n * units[unit]
	}
	return n
}

// A reader reads numbers and commands from the front of a text.
type reader struct{ rest string }

// written is a number: the next may follow without a blank, as in "1-2" and "1.5.5".
var written = regexp.MustCompile(`^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?`)

func (r *reader) skip() { r.rest = strings.TrimLeft(r.rest, " \t\r\n,") }

func (r *reader) number() (float64, bool) {
	r.skip()
	found := written.FindString(r.rest)
	n, err := strconv.ParseFloat(found, 64)
	if err != nil || math.Abs(n) > 1e12 {
		return 0, false
	}
	r.rest = r.rest[len(found):]
	return n, true
}

// flag reads a 0 or 1, which needs no blank behind it.
func (r *reader) flag() (float64, bool) {
	r.skip()
	if r.rest == "" || r.rest[0] != '0' && r.rest[0] != '1' {
		return 0, false
	}
	n := float64(r.rest[0] - '0')
	r.rest = r.rest[1:]
	return n, true
}

// A point is in units of a picture or, later, in pixels.
type point struct{ x, y float64 }

// A line is a part of a path without a gap, as points with curves between. Closed joins its end to its beginning.
type line struct {
	steps  []step
	closed bool
}

// A step is a straight line or a curve to its last point; the first of a line is where that begins.
type step struct {
	curve bool
	to    [3]point // the last alone for a straight line
}

// outline collects lines.
type outline struct{ lines []line }

func (o *outline) move(to point) {
	o.lines = append(o.lines, line{steps: []step{{to: [3]point{2: to}}}})
}

func (o *outline) last() *line { return &o.lines[len(o.lines)-1] }

func (o *outline) straight(to point) {
	o.last().steps = append(o.last().steps, step{to: [3]point{2: to}})
}

func (o *outline) bend(a, b, to point) {
	o.last().steps = append(o.last().steps, step{true, [3]point{a, b, to}})
}

func (o *outline) close() { o.last().closed = true }

// arguments are how many numbers follow each command of a path.
var arguments = map[byte]int{'m': 2, 'l': 2, 'h': 1, 'v': 1, 'c': 6, 's': 4, 'q': 4, 't': 2, 'a': 7, 'z': 0}

// pathOf reads the data of a path, as far as it can be read, which is what an SVG's rules say.
func pathOf(data string) *outline {
	o := &outline{}
	r := reader{data}
	var at, start, control point
	var command, before byte
	for {
		r.skip()
		if r.rest == "" {
			return o
		}
		if c := r.rest[0] | 0x20; r.rest[0] >= 'A' && c >= 'a' && c <= 'z' {
			command, r.rest = r.rest[0], r.rest[1:]
		} else if before == 0 || before == 'z' {
			return o // numbers without a command
		}
		kind := command | 0x20
		count, known := arguments[kind]
		if !known || before == 0 && kind != 'm' {
			return o
		}
		var n [7]float64
		for i := range count {
			read := r.number
			if kind == 'a' && (i == 3 || i == 4) {
				read = r.flag
			}
			var ok bool
			if n[i], ok = read(); !ok {
				return o
			}
		}
		from := at
		if command == kind { // relative
			for i := range n {
				switch {
				case kind == 'v', kind == 'a' && i == 6:
					n[i] += at.y
				case kind == 'h', kind == 'a' && i == 5:
					n[i] += at.x
				case kind != 'a' && i%2 == 0:
					n[i] += at.x
				case kind != 'a':
					n[i] += at.y
				}
			}
		}
		if before == 'z' && kind != 'm' && kind != 'z' {
			o.move(at)
		}
		mirrored := at
		if strings.IndexByte("cs", before) >= 0 && kind == 's' || strings.IndexByte("qt", before) >= 0 && kind == 't' {
			mirrored = point{2*at.x - control.x, 2*at.y - control.y}
		}
		switch kind {
		case 'm':
			at = point{n[0], n[1]}
			start = at
			o.move(at)
			command = command&0x20 | 'L' // more numbers are lines: an L follows an M, and an l an m
		case 'l':
			at = point{n[0], n[1]}
			o.straight(at)
		case 'h':
			at.x = n[0]
			o.straight(at)
		case 'v':
			at.y = n[0]
			o.straight(at)
		case 'c':
			control, at = point{n[2], n[3]}, point{n[4], n[5]}
			o.bend(point{n[0], n[1]}, control, at)
		case 's':
			control, at = point{n[0], n[1]}, point{n[2], n[3]}
			o.bend(mirrored, control, at)
		case 'q', 't':
			control, at = point{n[0], n[1]}, point{n[2], n[3]}
			if kind == 't' {
				control, at = mirrored, point{n[0], n[1]}
			}
			o.bend(between(from, control, 2./3), between(at, control, 2./3), at)
		case 'a':
			at = point{n[5], n[6]}
			o.arc(from, at, n[0], n[1], n[2]*math.Pi/180, n[3] == 1, n[4] == 1)
		case 'z':
			o.close()
			at = start
		}
		before = kind
	}
}

func between(a, b point, part float64) point {
	return point{a.x + (b.x-a.x)*part, a.y + (b.y-a.y)*part}
}

// arc adds a part of an ellipse, by the formulas of SVG's appendix on arcs.
func (o *outline) arc(from, to point, rx, ry, turn float64, large, sweep bool) {
	if rx, ry = math.Abs(rx), math.Abs(ry); rx == 0 || ry == 0 || from == to {
		o.straight(to)
		return
	}
	sin, cos := math.Sincos(turn)
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	x, y := cos*dx+sin*dy, cos*dy-sin*dx
	if wide := x*x/(rx*rx) + y*y/(ry*ry); wide > 1 {
		rx, ry = rx*math.Sqrt(wide), ry*math.Sqrt(wide)
	}
	square := (rx*rx*ry*ry - rx*rx*y*y - ry*ry*x*x) / (rx*rx*y*y + ry*ry*x*x)
	root := math.Sqrt(max(0, square))
	if large == sweep {
		root = -root
	}
	cx, cy := root*rx*y/ry, -root*ry*x/rx
	begin := math.Atan2((y-cy)/ry, (x-cx)/rx)
	angle := math.Atan2((-y-cy)/ry, (-x-cx)/rx) - begin
	if sweep && angle < 0 {
		angle += 2 * math.Pi
	} else if !sweep && angle > 0 {
		angle -= 2 * math.Pi
	}
	mx, my := cos*cx-sin*cy+(from.x+to.x)/2, sin*cx+cos*cy+(from.y+to.y)/2
	place := func(u, v float64) point { return point{mx + cos*rx*u - sin*ry*v, my + sin*rx*u + cos*ry*v} }
	parts := math.Ceil(math.Abs(angle)/(math.Pi/2) - 1e-9)
	part := angle / parts
	tangent := 4. / 3 * math.Tan(part/4)
	for i := range int(parts) {
		s1, c1 := math.Sincos(begin + part*float64(i))
		s2, c2 := math.Sincos(begin + part*float64(i+1))
		end := place(c2, s2)
		if i == int(parts)-1 {
			end = to
		}
		o.bend(place(c1-tangent*s1, s1+tangent*c1), place(c2+tangent*s2, s2-tangent*c2), end)
	}
}

// ellipse adds a whole ellipse.
func (o *outline) ellipse(cx, cy, rx, ry float64) {
	o.move(point{cx + rx, cy})
	o.arc(point{cx + rx, cy}, point{cx - rx, cy}, rx, ry, 0, false, true)
	o.arc(point{cx - rx, cy}, point{cx + rx, cy}, rx, ry, 0, false, true)
	o.close()
}

// rectangle adds a rectangle, perhaps with round corners.
func (o *outline) rectangle(x, y, w, h, rx, ry float64) {
	rx, ry = min(rx, w/2), min(ry, h/2)
	o.move(point{x + rx, y})
	for _, side := range [4][2]point{
		{{x + w - rx, y}, {x + w, y + ry}}, {{x + w, y + h - ry}, {x + w - rx, y + h}},
		{{x + rx, y + h}, {x, y + h - ry}}, {{x, y + ry}, {x + rx, y}}} {
		if o.straight(side[0]); rx > 0 && ry > 0 {
			o.arc(side[0], side[1], rx, ry, 0, false, true)
		}
	}
	o.close()
}

// shape returns the outline of an element; nil for one that has none.
func (p *Picture) shape(n *node) *outline {
	wide := func(key string) float64 { return length(p.look(n, key), p.Width) }
	high := func(key string) float64 { return length(p.look(n, key), p.Height) }
	o := &outline{}
	switch n.name {
	case "path":
		return pathOf(p.look(n, "d"))
	case "rect":
		rx, ry := wide("rx"), high("ry")
		if p.look(n, "rx") == "" {
			rx = ry
		} else if p.look(n, "ry") == "" {
			ry = rx
		}
		if w, h := wide("width"), high("height"); w > 0 && h > 0 {
			o.rectangle(wide("x"), high("y"), w, h, rx, ry)
		}
	case "circle":
		if r := wide("r"); r > 0 {
			o.ellipse(wide("cx"), high("cy"), r, r)
		}
	case "ellipse":
		if rx, ry := wide("rx"), high("ry"); rx > 0 && ry > 0 {
			o.ellipse(wide("cx"), high("cy"), rx, ry)
		}
	case "line":
		o.move(point{wide("x1"), high("y1")})
		o.straight(point{wide("x2"), high("y2")})
	case "polyline", "polygon":
		list := numbers(n.attr["points"])
		for i := 0; i+1 < len(list); i += 2 {
			if at := (point{list[i], list[i+1]}); i == 0 {
				o.move(at)
			} else {
				o.straight(at)
			}
		}
		if len(o.lines) > 0 && n.name == "polygon" {
			o.close()
		}
	default:
		return nil
	}
	return o
}
