package paper

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// ell returns an L of three squares of a side, whose box is two by two.
func ell(side float64, copies int) Shape {
	return Shape{Item: Item{Name: "ell", Width: 2 * side, Height: 2 * side, Copies: copies},
		Outline: drawing.PolygonPath(
			drawing.Point{}, drawing.Point{X: side}, drawing.Point{X: side, Y: side},
			drawing.Point{X: 2 * side, Y: side},
			drawing.Point{X: 2 * side, Y: 2 * side}, drawing.Point{Y: 2 * side})}
}

// placed returns the outline of a shape where it lies.
func (n *Nested) placed(shapes []Shape) [][]drawing.Point {
	shape := shapes[n.Shape]
	use := drawing.Use{Symbol: &drawing.Symbol{Drawing: drawing.New(shape.Width, shape.Height)},
		At: n.Box.Centre(), Scale: 1, Turn: 90 * float64(n.Quarters)}
	return shape.Outline.Mapped(use.Place).Flatten(0.01)
}

// Two of them are a box of two by three, and so many lie on a sheet.
func TestShapesInterlock(t *testing.T) {
	const side = 20.0
	size, err := SizeByID("a4")
	if err != nil {
		t.Fatal(err)
	}
	shapes := []Shape{ell(side, 1000)}
	on, laid, err := Nest(shapes, NewSheet(size), side)
	if err != nil || len(laid) != 1000 {
		t.Fatalf("%d are laid: %v", len(laid), err)
	}
	area := on.Area()
	cells := int(area.Width/side) * int(area.Height/side)
	first := 0
	for _, one := range laid {
		if one.Sheet == 0 {
			first++
		}
	}
	if first*4 <= cells || first*3 > cells {
		t.Errorf("%d shapes of three squares lie on a sheet of %d squares", first, cells)
	}
}

// Each copy lies inside the area, once, and no two share a place, whatever the grid.
func TestNestedShapesLieApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper"))
		side := rapid.Float64Range(8, 30).Draw(t, "side")
		other := rapid.Float64Range(8, 30).Draw(t, "other side")
		shapes := []Shape{ell(side, rapid.IntRange(0, 12).Draw(t, "copies")),
			ell(other, rapid.IntRange(1, 12).Draw(t, "copies"))}
		on, laid, err := Nest(shapes, sheet, rapid.Float64Range(4, 20).Draw(t, "grid"))
		if err != nil {
			t.Fatal(err)
		}
		seen := map[[2]int]bool{}
		for i := range laid {
			one := &laid[i]
			if key := [2]int{one.Shape, one.Copy}; seen[key] {
				t.Fatalf("%v is laid twice", key)
			} else {
				seen[key] = true
			}
			if !on.Area().Contains(one.Box) {
				t.Fatalf("%+v lies outside %v", one, on.Area())
			}
			outline := one.placed(shapes)
			for k := range laid[:i] {
				if before := &laid[k]; before.Sheet == one.Sheet && before.Box.Overlaps(one.Box) &&
					share(outline, before.placed(shapes), one.Box) {
					t.Fatalf("%+v and %+v share a place", one, before)
				}
			}
		}
		if want := shapes[0].Copies + shapes[1].Copies; len(laid) != want {
			t.Fatalf("%d of %d are laid", len(laid), want)
		}
	})
}

// share says whether two outlines share one of some points of a box.
func share(a, b [][]drawing.Point, box drawing.Rectangle) bool {
	const points = 24
	for i := range points * points {
		at := drawing.Point{X: box.X + box.Width*(float64(i%points)+0.5)/points,
			Y: box.Y + box.Height*(float64(i/points)+0.5)/points}
		if drawing.Inside(a, at) && drawing.Inside(b, at) {
			return true
		}
	}
	return false
}

func TestShapesThatAreTooLargeAreRefused(t *testing.T) {
	size, err := SizeByID("a5")
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = Nest([]Shape{ell(10, 1), ell(70, 1)}, NewSheet(size), 10)
	var room *NoRoomError
	if !errors.As(err, &room) || room.Item.Width != 140 {
		t.Errorf("%v", err)
	}
}
