package parts

import (
	"math"
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// facesOf returns the two uses of the face on a strip, and how high above the table a point of the strip
// comes to stand, along the paper.
func facesOf(t *testing.T, d *drawing.Drawing, fold float64) (uses []drawing.Use,
	height func(drawing.Point) float64) {
	t.Helper()
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok {
			uses = append(uses, use)
		}
	}
	if len(uses) != 2 || uses[0].Symbol != uses[1].Symbol {
		t.Fatalf("%+v", uses)
	}
	return uses, func(p drawing.Point) float64 { return -math.Abs(p.Y - fold) }
}

// upright says whether each point of the face comes to stand equally high on both sides, its head above its
// foot, and as far from the left.
func upright(uses []drawing.Use, height func(drawing.Point) float64) bool {
	face := uses[0].Symbol.Drawing
	for _, p := range []drawing.Point{{X: 0, Y: 0}, {X: face.Width, Y: 0}, {X: 2, Y: 7},
		{X: face.Width / 2, Y: face.Height}} {
		a, b := uses[0].Place(p), uses[1].Place(p)
		low := uses[1].Place(drawing.Point{X: p.X, Y: p.Y + 1})
		// Seen from behind left is right: the turned face's left is on the strip's right.
		if math.Abs(height(a)-height(b)) > 1e-9 || math.Abs(a.X+b.X-face.Width) > 1e-9 ||
			height(low) >= height(b) {
			return false
		}
	}
	return true
}

func TestBothFacesOfAStandeeStandUpright(t *testing.T) {
	figure := Figure{Name: "C1", Icon: "mage"}
	stand := Stand{25, 40, 14}
	slotted := stand.Slotted(&figure).Front
	uses, height := facesOf(t, slotted, slotted.Height/2)
	if !upright(uses, height) {
		t.Errorf("slotted: %+v", uses)
	}
	tent := stand.Tent(&figure).Front
	fold := lapDeep + stand.Height
	uses, height = facesOf(t, tent, fold)
	if !upright(uses, height) {
		t.Errorf("tent: %+v", uses)
	}
	uses[0].Turn = 0
	if upright(uses, height) {
		t.Error("a face upside down is taken for upright")
	}
}

// slots returns the boxes of the slots of a drawing and of what it uses, where they lie in it.
func slots(d *drawing.Drawing) []drawing.Rectangle {
	var found []drawing.Rectangle
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if box := m.Path.Bounds(); math.Abs(box.Width-slotWide) < 1e-9 {
				found = append(found, box)
			}
		case drawing.Use:
			for _, box := range slots(m.Symbol.Drawing) {
				from, to := m.Place(drawing.Point{X: box.X, Y: box.Y}),
					m.Place(drawing.Point{X: box.Right(), Y: box.Bottom()})
				found = append(found,
					drawing.Box(min(from.X, to.X), min(from.Y, to.Y), math.Abs(to.X-from.X),
						math.Abs(to.Y-from.Y)))
			}
		}
	}
	return found
}

// Figure and foot both reach the table: their slots together are as long as the foot is high, and those of
// two layers lie on each other.
func TestSlottedFiguresFitTheirFeet(t *testing.T) {
	figure := Figure{Name: "C1", Icon: "mage"}
	for _, stand := range []Stand{{25, 40, 14}, {16, 25.6, 9}, {45, 72, 34}} {
		strip, foot := stand.Slotted(&figure).Front, stand.SlottedFoot(&figure, "foot", 1).Front
		inFigure, inFoot := slots(strip), slots(foot)
		if len(inFigure) != 2 || len(inFoot) != 1 {
			t.Fatalf("%v, %v", inFigure, inFoot)
		}
		first, second := inFigure[0], inFigure[1]
		if math.Abs(first.Y) > 1e-9 || math.Abs(second.Bottom()-strip.Height) > 1e-9 ||
			math.Abs(first.Height-second.Height) > 1e-9 || math.Abs(first.X-second.X) > 1e-9 {
			t.Errorf("the slots %v and %v of a strip of %g mm do not meet", first, second, strip.Height)
		}
		if middle := inFoot[0].Centre(); math.Abs(middle.X-foot.Width/2) > 1e-9 ||
			math.Abs(middle.Y-foot.Height/2) > 1e-9 {
			t.Errorf("the foot's slot %v is beside its middle", inFoot[0])
		}
		if sum := first.Height + inFoot[0].Height/2; math.Abs(sum-stand.Foot) > 1e-9 ||
			math.Abs(foot.Height-2*stand.Foot) > 1e-9 {
			t.Errorf("slots of %g mm for a foot of %g mm", sum, stand.Foot)
		}
		// The slot leaves the face alone.
		if face := stand.Height; strip.Height/2-face < first.Height {
			t.Errorf("a slot of %g mm cuts into the face", first.Height)
		}
	}
}

// A tent closes: two faces and a base are a triangle that stands on the base, and the lap lies within it.
func TestTentsCloseAndStand(t *testing.T) {
	figure := Figure{Name: "C1", Icon: "mage"}
	for _, stand := range []Stand{{25, 40, 14}, {16, 25.6, 9}, {45, 72, 34}, {60, 96, 34}} {
		d := stand.Tent(&figure).Front
		base := d.Height - lapDeep - 2*stand.Height
		if lean := math.Asin(base/2/stand.Height) * 180 / math.Pi; !(lean > 8 && lean < 20) {
			t.Errorf("%v: faces lean by %.1f°", stand, lean)
		}
		if base < lapDeep {
			t.Errorf("%v: a lap of %g mm on a base of %g mm", stand, lapDeep, base)
		}
	}
}

func TestEveryFigureHasAFoot(t *testing.T) {
	troops := []Troop{{[]Figure{{Name: "C1"}, {Name: "C2"}}, "foot C"},
		{[]Figure{{Name: "O1", Side: 1}}, "foot O"}, {nil, "foot X"}}
	part := Standees("Figures", "3 figures", troops, Stand{25, 40, 14}, Slotted)
	var names []string
	for _, piece := range part.Pieces {
		names = append(names, strings.Repeat(piece.Name+" ", piece.Copies))
	}
	if got := strings.Join(names, ""); got != "C1 C2 O1 foot C foot C foot O " {
		t.Errorf("%s", got)
	}
	tents := Standees("Figures", "3 figures", troops, Stand{25, 40, 14}, Tents)
	if len(tents.Pieces) != 3 || tents.Steps[0] == part.Steps[0] || part.Blank == nil || tents.Blank == nil {
		t.Errorf("%d tents, %q", len(tents.Pieces), tents.Steps)
	}
}
