package scene

import (
	"math"
	"slices"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A clearing is filled up to its outline and no further, and light enough for whatever stands on it, in every tint.
func TestAClearingIsTheLandInItsLight(t *testing.T) {
	for _, tint := range []drawing.Colour{drawing.None, drawing.PlayerA} {
		mat := parts.BareMat(3, 2, 50, 7, drawing.Ink, drawing.Paper)
		var spaces []drawing.Rectangle
		for _, at := range [...][2]int{{2, 1}, {1, 1}, {0, 1}, {0, 0}} {
			spaces = append(spaces, mat.Cell(at[0], at[1]))
		}
		outline := func(i int) drawing.Path { return drawing.RoundedPath(spaces[i].Inset(3), 8) }
		Country(mat, spaces, outline, tint)
		whole, filled := math.Abs(outline(0).Area()), 0
		for _, mark := range mat.Marks {
			shape, ok := mark.(drawing.Shape)
			if !ok || shape.Paint.Fill == drawing.None {
				continue
			}
			if light := shape.Paint.Fill.Lightness(); light < 79 {
				t.Errorf("%v in a clearing has a lightness of %.1f", shape.Paint.Fill, light)
			}
			box, inside := shape.Path.Bounds(), false
			for i := range spaces {
				inside = inside || outline(i).Bounds().Inset(-0.01).Contains(box)
			}
			if !inside {
				t.Errorf("a layer of a clearing lies in %v", box)
			}
			if math.Abs(shape.Path.Area()) > 0.999*whole {
				filled++
			}
		}
		if filled < len(spaces) {
			t.Errorf("%d of %d clearings are filled", filled, len(spaces))
		}
	}
}

// A landmark lies within its size, so that it hides no more than it should, and stands at its lower edge.
func TestLandmarksHaveTheirSize(t *testing.T) {
	for name := range landmarks {
		d := Landmark(name).Drawing
		low := 0.0
		for _, mark := range d.Marks {
			shape, ok := mark.(drawing.Shape)
			if !ok {
				continue
			}
			box := drawing.PolygonPath(slices.Concat(shape.Path.Flatten(flat)...)...).Bounds()
			if low = max(low, box.Bottom()); !d.Area().Inset(-0.5).Contains(box) {
				t.Errorf("%s is %g × %g, and something lies in %v", name, d.Width, d.Height, box)
			}
		}
		if low < d.Height-2.5 {
			t.Errorf("%s hangs %.1f above its lower edge", name, d.Height-low)
		}
	}
}
