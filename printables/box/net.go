package box

import (
	"homespun/printables/drawing"
)

// A Panel is a face of a box: its place on the net, and how its print is turned, in degrees clockwise.
type Panel struct {
	Face Face
	Box  drawing.Rectangle
	Turn float64
}

// Face says what is on a panel.
type Face uint8

// The faces.
const (
	Front Face = iota // title, picture, for whom
	Back              // aim and contents
	Side              // title
	Plain             // colour only
)

// A Net is a box unfolded. All measures are in millimetres.
type Net struct {
	Name    string
	Panels  []Panel
	Outline []drawing.Point
	// Folds are scored; Tabs get glue on their print.
	Folds [][2]drawing.Point
	Tabs  [][]drawing.Point
	// Inner is the room inside.
	Inner         Solid
	Width, Height float64
}

// Measures of nets.
const (
	gluePart  = 10.0 // width of a glue tab
	tuckDeep  = 12.0 // depth of the flap that is tucked in
	walls     = 4 * card
	clearance = 1.2 // how much wider and higher a lid is than its tray: two walls, and play
	tabSlant  = 3.0
)

func at(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }

// Tuck returns the net of a tuck box whose front is so wide and high, and whose sides are so deep:
//
//	     +------+
//	     | tuck |
//	     |  top |
//	+----+------+----+-------+----+
//	|glue| back |side| front |side|
//	+----+------+----+-------+----+
//	                 |bottom |
//	                 | glue  |
func Tuck(w, h, d float64) Net {
	x := [5]float64{gluePart, gluePart + w, gluePart + w + d, gluePart + 2*w + d, gluePart + 2*w + 2*d}
	top, bottom := tuckDeep+d, tuckDeep+d+h
	flap := max(4, min(d, w/2-1, 18)) - 1
	n := Net{Name: "box", Inner: Solid{w - walls, h - walls, d - walls}}
	n.Width, n.Height = tuckSize(w, h, d)
	n.Panels = []Panel{
		{Back, drawing.Box(x[0], top, w, h), 0}, {Side, drawing.Box(x[1], top, d, h), 0},
		{Front, drawing.Box(x[2], top, w, h), 0}, {Side, drawing.Box(x[3], top, d, h), 0},
		{Plain, drawing.Box(x[0], top-d, w, d), 0}, {Plain, drawing.Box(x[2], bottom, w, d), 0},
	}
	slant := min(tabSlant, d/4)
	n.Outline = []drawing.Point{
		at(x[0], top), at(x[0], top-d), at(x[0]+4, 0), at(x[1]-4, 0), at(x[1], top-d), at(x[1], top),
		at(x[1]+slant, top-flap), at(x[2]-slant, top-flap), at(x[2], top), at(x[3], top),
		at(x[3]+slant, top-flap), at(x[4]-slant, top-flap), at(x[4], top), at(x[4], bottom),
		at(x[4]-slant, bottom+flap), at(x[3]+slant, bottom+flap), at(x[3], bottom), at(x[3], bottom+d),
		at(x[3]-4, bottom+d+gluePart), at(x[2]+4, bottom+d+gluePart), at(x[2], bottom+d), at(x[2], bottom),
		at(x[2]-slant, bottom+flap), at(x[1]+slant, bottom+flap), at(x[1], bottom), at(x[0], bottom),
		at(0, bottom-4), at(0, top+4),
	}
	n.Tabs = [][]drawing.Point{
		{at(x[0], top), at(x[0], bottom), at(0, bottom-4), at(0, top+4)},
		{at(x[2], bottom+d), at(x[3], bottom+d), at(x[3]-4, bottom+d+gluePart), at(x[2]+4, bottom+d+gluePart)},
	}
	for _, place := range x[:4] {
		n.Folds = append(n.Folds, [2]drawing.Point{at(place, top), at(place, bottom)})
	}
	n.Folds = append(n.Folds, [2]drawing.Point{at(x[0], top), at(x[2], top)},
		[2]drawing.Point{at(x[3], top), at(x[4], top)}, [2]drawing.Point{at(x[0], top-d), at(x[1], top-d)},
		[2]drawing.Point{at(x[1], bottom), at(x[4], bottom)}, [2]drawing.Point{at(x[2], bottom+d), at(x[3], bottom+d)})
	return n
}

// Tray returns the net of a tray with a base so wide and high and walls so deep, which is a lid turned over. Tabs at
// the ends of the long walls are glued inside the others.
func Tray(name string, base Face, w, h, d float64) Net {
	deep := max(3, min(d-1, 12))
	slant := min(tabSlant, d/4)
	left, right, top, bottom := d, d+w, d, d+h
	n := Net{Name: name, Inner: Solid{w - walls, h - walls, d - card}}
	n.Width, n.Height = traySize(w, h, d)
	wall := Side
	if base == Back {
		wall = Plain
	}
	n.Panels = []Panel{
		{base, drawing.Box(left, top, w, h), 0}, {wall, drawing.Box(left, 0, w, d), 180},
		{wall, drawing.Box(left, bottom, w, d), 0}, {wall, drawing.Box(0, top, d, h), 90},
		{wall, drawing.Box(right, top, d, h), 270},
	}
	tab := func(x, side, y, way float64) []drawing.Point { // from the base out, on the end of a wall
		return []drawing.Point{at(x, y), at(x+side*slant, y+way*deep), at(x+side*(d-slant), y+way*deep), at(x+side*d, y)}
	}
	upRight, downRight := tab(right, 1, top, -1), tab(right, 1, bottom, 1)
	upLeft, downLeft := tab(left, -1, top, -1), tab(left, -1, bottom, 1)
	n.Tabs = [][]drawing.Point{upRight, downRight, downLeft, upLeft}
	n.Outline = append(n.Outline, at(left, 0), at(right, 0))
	n.Outline = append(n.Outline, upRight...)
	for i := range downRight {
		n.Outline = append(n.Outline, downRight[len(downRight)-1-i])
	}
	n.Outline = append(n.Outline, at(right, bottom+d), at(left, bottom+d))
	n.Outline = append(n.Outline, downLeft...)
	for i := range upLeft {
		n.Outline = append(n.Outline, upLeft[len(upLeft)-1-i])
	}
	for _, t := range n.Tabs {
		n.Folds = append(n.Folds, [2]drawing.Point{t[0], t[3]})
	}
	n.Folds = append(n.Folds, [2]drawing.Point{at(left, top), at(right, top)}, [2]drawing.Point{at(left, bottom), at(right, bottom)},
		[2]drawing.Point{at(left, top), at(left, bottom)}, [2]drawing.Point{at(right, top), at(right, bottom)})
	return n
}

// tuckSize returns how large the net of a tuck box is.
func tuckSize(w, h, d float64) (wide, high float64) {
	return gluePart + 2*w + 2*d, tuckDeep + h + 2*d + gluePart
}

// traySize returns how large the net of a tray is.
func traySize(w, h, d float64) (wide, high float64) { return w + 2*d, h + 2*d }

// Lid returns the lid for a tray, wider and higher by the clearance and less deep.
func Lid(w, h, d float64) Net {
	return Tray("lid", Front, w+clearance, h+clearance, min(d, max(12, d*0.6)))
}
