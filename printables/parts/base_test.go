package parts

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// A base is true to size, whatever the disc is that it is drawn on, and bears its name four times, twice for
// each player.
func TestBasesAreTrueToSize(t *testing.T) {
	for _, test := range []struct {
		base  Base
		names int
	}{{Base{38.1, 38.1}, 4}, {Base{38.1, 54}, 4}, {Base{76.2, 76.2}, 4}, {Base{12.7, 12.7}, 1}} {
		piece := test.base.Piece(&Figure{Name: "A1"})
		if box := piece.Outline.Bounds(); math.Abs(box.Width-test.base.Disc) > 1e-9 ||
			math.Abs(box.Height-test.base.Disc) > 1e-9 {
			t.Errorf("%v is cut out as %v", test.base, box)
		}
		ring, names, turned := false, 0, 0
		for _, mark := range piece.Front.Marks {
			switch m := mark.(type) {
			case drawing.Shape:
				box := m.Path.Bounds()
				ring = ring || math.Abs(box.Width-test.base.Diameter) < 1e-9 &&
					apart(box.Centre(), piece.Front.Area().Centre()) < 1e-9
			case drawing.Words:
				names++
			case drawing.Use:
				names++
				if m.Turn == 180 {
					turned++
				}
			}
		}
		if !ring || names != test.names || turned != test.names/2 {
			t.Errorf("%v: ring %v, %d names, %d of them for who sits opposite", test.base, ring, names,
				turned)
		}
		if over := piece.Front.Overflows(); len(over) > 0 {
			t.Errorf("%v: %v", test.base, over)
		}
	}
}

// The slot of a foot for a base and that of a figure leave nothing over: the figure's edge comes down to the
// base.
func TestAFigureComesDownToItsBase(t *testing.T) {
	stand := Stand{Width: 27, Height: 40, Foot: 15}
	figure := Figure{Name: "A1", Side: Nobody}
	slot := func(d *drawing.Drawing) drawing.Rectangle {
		for _, mark := range d.Marks {
			if shape, ok := mark.(drawing.Shape); ok && math.Abs(shape.Path.Bounds().Width-slotWide) < 1e-9 {
				return shape.Path.Bounds()
			}
		}
		t.Fatal("no slot")
		return drawing.Rectangle{}
	}
	foot := slot(stand.BasedFoot(&figure, "foot", 19, 6.5, 1).Front)
	standee := stand.Slotted(&figure)
	var cut drawing.Rectangle
	for _, mark := range standee.Front.Marks {
		if use, ok := mark.(drawing.Use); ok {
			cut = slot(use.Symbol.Drawing)
		}
	}
	if got := foot.Height/2 + cut.Height; math.Abs(got-stand.Foot) > 1e-9 {
		t.Errorf("slots of %g and %g mm in a foot of %g mm", foot.Height/2, cut.Height, stand.Foot)
	}
}

// A name too long for a plate of the usual width has all of the figure's, and stands there whole.
func TestLongNamesHaveAWidePlate(t *testing.T) {
	stand := Stand{Width: 27, Height: 40, Foot: 15}
	for _, name := range []string{"Rex", "Doctor Johnson", "Plague Bringer"} {
		piece := stand.Slotted(&Figure{Name: name, Side: Nobody, Colour: drawing.RGB(0xA23B3B), Icon: "wolf"})
		got := ""
		for _, mark := range piece.Front.Marks {
			if use, ok := mark.(drawing.Use); ok {
				var words []string
				for _, m := range use.Symbol.Drawing.Marks {
					if w, ok := m.(drawing.Words); ok {
						words = append(words, w.Text)
					}
				}
				got = strings.Join(words, " ")
			}
		}
		if got != name {
			t.Errorf("%q says %q", name, got)
		}
	}
}

// The action die of Patrollers, folded: each of its eight sides stands on a face of its own, all around.
func TestADieOfEightWordsFolds(t *testing.T) {
	var sides []DieSide
	for _, text := range strings.Fields("R1 R1 R2 R3 Y4 B1 B2 B3") {
		colour := map[byte]drawing.Colour{'R': drawing.Refuse, 'Y': drawing.PlayerE,
			'B': drawing.PlayerA}[text[0]]
		sides = append(sides, DieSide{Text: text, Colour: colour})
	}
	for _, large := range []bool{false, true} {
		net, _, _ := netOf(len(sides), large)
		folded := fold(net, math.Acos(-1.0/3))
		centre := folded.centre()
		part := Die(sides, large)
		var found []string
		var ways []vector
		for i, faces := range net.Pieces() {
			for _, mark := range part.Pieces[i].Front.Marks {
				use, ok := mark.(drawing.Use)
				if !ok {
					continue
				}
				var face int
				if _, err := fmt.Sscanf(use.Symbol.Name, "face %d", &face); err != nil {
					t.Fatalf("%s is no face", use.Symbol.Name)
				}
				if !slices.Contains(faces, face) {
					t.Errorf("face %d is drawn on piece %d", face, i)
				}
				for _, m := range use.Symbol.Drawing.Marks {
					if w, ok := m.(drawing.Words); ok {
						found = append(found, w.Text)
						ways = append(ways, folded.middle(face).minus(centre).unit())
					}
				}
			}
		}
		slices.Sort(found)
		if got := strings.Join(found, " "); got != "B1 B2 B3 R1 R1 R2 R3 Y4" {
			t.Errorf("large %v: the faces bear %s", large, got)
		}
		for i, a := range ways {
			opposite := 0
			for k, b := range ways {
				if k != i && a.near(b) {
					t.Errorf("large %v: two sides look the same way", large)
				}
				if a.near(b.times(-1)) {
					opposite++
				}
			}
			if opposite != 1 {
				t.Errorf("large %v: %d sides are opposite of one", large, opposite)
			}
		}
	}
}
