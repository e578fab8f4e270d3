package box

import (
	"math"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// sizes of boxes: usual, flat, narrow and deep, in millimetres.
var sizes = []Solid{{60, 90, 25}, {100, 180, 12}, {50, 50, 40}, {110, 180, 38}}

// shapesOf returns the panels and glue tabs of a net as polygons.
func shapesOf(n Net) [][]drawing.Point {
	var all [][]drawing.Point
	for _, panel := range n.Panels {
		b := panel.Box
		all = append(all, []drawing.Point{{X: b.X, Y: b.Y}, {X: b.Right(), Y: b.Y}, {X: b.Right(), Y: b.Bottom()},
			{X: b.X, Y: b.Bottom()}})
	}
	return append(all, n.Tabs...)
}

// The outline of a net crosses itself nowhere, lies in its drawing, and holds its panels and tabs once each.
func TestTheOutlineGoesAroundAllFaces(t *testing.T) {
	for _, s := range sizes {
		for _, n := range []Net{Tuck(s.Width, s.Height, s.Depth), Tray("tray", Back, s.Width, s.Height, s.Depth),
			Lid(s.Width, s.Height, s.Depth)} {
			area := 0.0
			for _, shape := range shapesOf(n) {
				area += drawing.PolygonPath(shape...).Area()
			}
			if n.Name == "box" { // the flap that is tucked in and four against dust are neither
				flap := max(4, min(s.Depth, s.Width/2-1, 18)) - 1
				area += (s.Width-4)*tuckDeep + 4*flap*(s.Depth-min(tabSlant, s.Depth/4))
			}
			if got := drawing.PolygonPath(n.Outline...).Area(); math.Abs(got-area) > 0.01 {
				t.Errorf("%s of %v: the outline has an area of %.2f, its faces and tabs of %.2f", n.Name, s, got, area)
			}
			box := drawing.PolygonPath(n.Outline...).Bounds()
			if !drawing.Box(0, 0, n.Width, n.Height).Contains(box) {
				t.Errorf("%s of %v leaves its drawing: %v", n.Name, s, box)
			}
			for i := range n.Outline {
				for k := range i - 1 {
					if next := (i + 1) % len(n.Outline); next != k && crosses(n.Outline[i], n.Outline[next], n.Outline[k], n.Outline[k+1]) {
						t.Errorf("%s of %v: the outline crosses itself at %v", n.Name, s, n.Outline[i])
					}
				}
			}
		}
	}
}

// crosses says whether two lines cross inside both.
func crosses(a, b, c, d drawing.Point) bool {
	side := func(p, q, r drawing.Point) float64 { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	const near = 1e-9
	return side(a, b, c)*side(a, b, d) < -near && side(c, d, a)*side(c, d, b) < -near
}

// Where two edges meet when a tuck box is folded, they are equally long.
func TestTheEdgesOfATuckBoxMeet(t *testing.T) {
	for _, s := range sizes {
		p := Tuck(s.Width, s.Height, s.Depth).Panels
		back, side, front, other, top, bottom := p[0].Box, p[1].Box, p[2].Box, p[3].Box, p[4].Box, p[5].Box
		for name, pair := range map[string][2]float64{
			"the sides": {side.Width, other.Width}, "front and back": {front.Width, back.Width},
			"top and front": {top.Width, front.Width}, "bottom and back": {bottom.Width, back.Width},
			"top and side": {top.Height, side.Width}, "bottom and side": {bottom.Height, other.Width},
			"side and front": {side.Height, front.Height}, "back and side": {back.Height, other.Height},
			"the ring": {other.Right() - back.X, 2*s.Width + 2*s.Depth},
		} {
			if math.Abs(pair[0]-pair[1]) > 1e-9 {
				t.Errorf("%v: the edges of %s are %g and %g mm", s, name, pair[0], pair[1])
			}
		}
	}
}

// The walls of a tray are as long as its base and equally high, so that its corners close; the tabs lie inside the
// walls they are glued to.
func TestTheCornersOfATrayClose(t *testing.T) {
	for _, s := range sizes {
		for _, n := range []Net{Tray("tray", Back, s.Width, s.Height, s.Depth), Lid(s.Width, s.Height, s.Depth)} {
			base, up, down, left, right := n.Panels[0].Box, n.Panels[1].Box, n.Panels[2].Box, n.Panels[3].Box,
				n.Panels[4].Box
			if up.Width != base.Width || down.Width != base.Width || left.Height != base.Height || right.Height != base.Height {
				t.Errorf("%s of %v: a wall is not as long as the base", n.Name, s)
			}
			if up.Height != left.Width || down.Height != right.Width || up.Height != down.Height {
				t.Errorf("%s of %v: the walls are not equally high", n.Name, s)
			}
			for _, tab := range n.Tabs {
				if long := math.Abs(tab[0].X - tab[3].X); math.Abs(long-up.Height) > 1e-9 {
					t.Errorf("%s of %v: a tab of %g mm is on the end of a wall of %g mm", n.Name, s, long, up.Height)
				}
				if deep := math.Abs(tab[1].Y - tab[0].Y); deep > base.Width/2 || deep >= up.Height {
					t.Errorf("%s of %v: a tab is %g mm deep", n.Name, s, deep)
				}
			}
		}
	}
}

// A lid goes over its tray: it is wider and higher by the clearance, and its room by more than the card.
func TestALidGoesOverItsTray(t *testing.T) {
	for _, s := range sizes {
		tray, lid := Tray("tray", Back, s.Width, s.Height, s.Depth), Lid(s.Width, s.Height, s.Depth)
		if w, h := lid.Panels[0].Box.Width-tray.Panels[0].Box.Width, lid.Panels[0].Box.Height-tray.Panels[0].Box.Height; math.Abs(w-clearance) > 1e-9 || math.Abs(h-clearance) > 1e-9 {
			t.Errorf("%v: the lid is larger by %g and %g mm", s, w, h)
		}
		if clearance <= 2*card {
			t.Errorf("a clearance of %g mm is no more than the card", clearance)
		}
	}
}

// What is small gets a tuck box on one sheet; what is larger a tray with a lid; and what is larger than that none.
func TestABoxIsChosenByWhatItHolds(t *testing.T) {
	for _, test := range []struct {
		name    string
		largest Solid
		volume  float64
		nets    int
		ok      bool
	}{
		{"cards", Solid{63, 88, 0.6}, 40_000, 1, true},
		{"pads", Solid{126, 175, 0.3}, 60_000, 2, true},
		{"a plank", Solid{20, 500, 10}, 100_000, 0, false},
	} {
		found, ok := choose(Contents{Largest: []Solid{test.largest}, Volume: test.volume}, 190, 262)
		if ok != test.ok || len(found.Nets) != test.nets {
			t.Errorf("%s: %d nets, %v", test.name, len(found.Nets), ok)
		}
	}
	if _, ok := choose(Contents{}, 190, 262); ok {
		t.Error("nothing gets a box")
	}
}

// A folded piece lies in the box as it is folded, a solid as it stands.
func TestPiecesLieInTheBoxAsTheyAreMade(t *testing.T) {
	for _, test := range []struct {
		kind  parts.Kind
		piece parts.Piece
		want  Solid
	}{
		{parts.Pieces, parts.Piece{Front: drawing.New(20, 80)}, Solid{20, 80, card}},
		{parts.Pieces, parts.Piece{Front: drawing.New(20, 80), Folded: 40}, Solid{20, 40, 2 * card}},
		{parts.Pieces, parts.Piece{Front: drawing.New(90, 70), Thick: 25}, Solid{25, 25, 25}},
		{parts.Cards, parts.Piece{Front: drawing.New(69, 94), Back: drawing.New(69, 94), Bleed: 3}, Solid{63, 88, 2 * card}},
	} {
		if got := PackedSize(&parts.Part{Kind: test.kind}, &test.piece); got != test.want {
			t.Errorf("%v, not %v", got, test.want)
		}
	}
}
