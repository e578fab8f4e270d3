// Package trays draws boxes: trays of one piece of card, and how a lid and what it goes over are made.
package trays

import (
	"math"

	"homespun/printables/drawing"
)

// A Tray is half of a box, its lower part or its lid: a floor of Width by Length with four walls of a Depth, all in
// millimetres, from one piece of card. Tabs at the ends of the long walls are glued behind the short ones.
type Tray struct{ Width, Length, Depth float64 }

// Measures of a tray, in millimetres.
const (
	trayTab  = 14.0 // how long a tab is at most
	trayGap  = 0.6  // between a tab and the wall beside it
	trayPlay = 1.6  // how much wider a lid is than what it goes over: twice the card, and air
)

// Lid returns the lid that goes over a tray, with walls of a depth.
func (t Tray) Lid(depth float64) Tray { return Tray{t.Width + trayPlay, t.Length + trayPlay, depth} }

// Flat returns how large the tray is before it is folded, in millimetres.
func (t Tray) Flat() (width, height float64) { return t.Width + 2*t.Depth, t.Length + 2*t.Depth }

// Floor returns where the floor lies on the flat tray.
func (t Tray) Floor() drawing.Rectangle { return drawing.Box(t.Depth, t.Depth, t.Width, t.Length) }

// tabs returns the four tabs, each from one end of the edge that it hangs on to the other.
func (t Tray) tabs() [4][4]drawing.Point {
	w, h := t.Flat()
	d := t.Depth
	long := min(trayTab, d-trayGap)
	slant := long * 0.3
	tab := func(outer, inner, from, to float64) [4]drawing.Point {
		in := math.Copysign(1, inner-outer)
		return [4]drawing.Point{{X: outer, Y: from}, {X: outer + in*slant, Y: to}, {X: inner - in*trayGap, Y: to},
			{X: inner, Y: from}}
	}
	return [4][4]drawing.Point{tab(0, d, d, d-long), tab(w, w-d, d, d-long), tab(w, w-d, h-d, h-d+long),
		tab(0, d, h-d, h-d+long)}
}

// Outline returns the line to cut along around the flat tray.
func (t Tray) Outline() drawing.Path {
	w, h := t.Flat()
	d, tabs := t.Depth, t.tabs()
	corners := append([]drawing.Point{}, tabs[0][:]...)
	corners = append(corners, drawing.Point{X: d}, drawing.Point{X: w - d}, tabs[1][3], tabs[1][2], tabs[1][1], tabs[1][0])
	corners = append(corners, tabs[2][:]...)
	corners = append(corners, drawing.Point{X: w - d, Y: h}, drawing.Point{X: d, Y: h}, tabs[3][3], tabs[3][2],
		tabs[3][1], tabs[3][0])
	return drawing.PolygonPath(corners...)
}

// Draw draws the flat tray in a colour, print outside: the walls, tabs to glue, and the lines to fold along. Floor
// draws what is on the floor. Side draws what is on a wall, as large as the wall, its top at the fold; nil is nothing.
func (t Tray) Draw(colour drawing.Colour, floor func(d *drawing.Drawing, box drawing.Rectangle),
	side func(d *drawing.Drawing)) *drawing.Drawing {
	w, h := t.Flat()
	d := drawing.New(w, h)
	ground := colour.Mixed(drawing.White, 0.86)
	d.Rect(t.Floor(), drawing.Paint{Fill: ground, Open: true})
	wall := drawing.Paint{Fill: colour, Saver: drawing.Plain, Open: true}
	for _, box := range t.walls() {
		d.Rect(box, wall)
	}
	floor(d, t.Floor())
	for _, tab := range t.tabs() {
		d.Polygon(tab[:], drawing.Paint{Fill: drawing.White,
			Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2}})
	}
	if side != nil {
		for i, box := range t.walls() {
			long, turn := box.Width, [4]float64{180, -90, 0, 90}[i]
			if i%2 == 1 {
				long = box.Height
			}
			on := drawing.New(long, t.Depth)
			side(on)
			d.Use(&drawing.Symbol{Name: "side of the box", Drawing: on}, box.Centre(), 1, turn)
		}
	}
	white := drawing.Line(0.6, drawing.White)
	edges, walls := t.Floor(), t.edges()
	for _, line := range append(walls[:],
		[2]drawing.Point{{X: 0, Y: edges.Y}, {X: edges.X, Y: edges.Y}},
		[2]drawing.Point{{X: edges.Right(), Y: edges.Y}, {X: w, Y: edges.Y}},
		[2]drawing.Point{{X: 0, Y: edges.Bottom()}, {X: edges.X, Y: edges.Bottom()}},
		[2]drawing.Point{{X: edges.Right(), Y: edges.Bottom()}, {X: w, Y: edges.Bottom()}}) {
		d.Line(line[0], line[1], white)
		d.Line(line[0], line[1], drawing.FoldLine)
	}
	d.Path(t.Outline(), drawing.Outlined(drawing.None, 0.3, drawing.Ink))
	return d
}

// edges returns the lines along which the walls are folded.
func (t Tray) edges() [4][2]drawing.Point {
	f := t.Floor()
	return [4][2]drawing.Point{
		{{X: f.X, Y: f.Y}, {X: f.Right(), Y: f.Y}}, {{X: f.Right(), Y: f.Y}, {X: f.Right(), Y: f.Bottom()}},
		{{X: f.X, Y: f.Bottom()}, {X: f.Right(), Y: f.Bottom()}}, {{X: f.X, Y: f.Y}, {X: f.X, Y: f.Bottom()}}}
}

// walls returns the walls: at the top, at the right, at the bottom and at the left.
func (t Tray) walls() [4]drawing.Rectangle {
	d, f := t.Depth, t.Floor()
	return [4]drawing.Rectangle{drawing.Box(f.X, 0, f.Width, d), drawing.Box(f.Right(), f.Y, d, f.Height),
		drawing.Box(f.X, f.Bottom(), f.Width, d), drawing.Box(0, f.Y, d, f.Height)}
}
