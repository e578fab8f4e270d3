package parts

import (
	"testing"

	"homespun/printables/drawing"
)

// uses returns the pictures in a drawing.
func uses(d *drawing.Drawing) []drawing.Use {
	var all []drawing.Use
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok {
			all = append(all, use)
		}
	}
	return all
}

// Scenery stands in the margin beside the coordinates, the same for each drawing of a board, and is left out where it
// would be too small to see, or is not there.
func TestSceneryStandsBesideTheCoordinates(t *testing.T) {
	strewn := func(space float64, names ...string) *Mat {
		mat := BareMat(9, 6, space, space/4, drawing.Ink, drawing.White)
		mat.Strew(names, 4)
		return mat
	}
	mat := strewn(40, "tree", "star")
	if len(uses(mat.Drawing)) == 0 || mat.String() != strewn(40, "tree", "star").String() {
		t.Errorf("%d pieces, or two drawings of one board differ", len(uses(mat.Drawing)))
	}
	for _, use := range uses(mat.Drawing) {
		wide, high := use.Symbol.Drawing.Width*use.Scale, use.Symbol.Drawing.Height*use.Scale
		box := drawing.Box(use.At.X-wide/2, use.At.Y-high/2, wide, high)
		if !mat.Area().Contains(box) || box.Overlaps(mat.Area().Inset(mat.Margin)) {
			t.Errorf("%s stands at %v, not in the margin", use.Symbol.Name, box)
		}
		for _, c := range mat.coordinates() {
			at := c.box.Centre()
			plate := mat.Margin * 0.9
			if box.Overlaps(drawing.Box(at.X-plate/2, at.Y-plate/2, plate, plate)) {
				t.Errorf("%s stands on %s", use.Symbol.Name, c.name)
			}
		}
	}
	for what, bare := range map[string]*Mat{"tiny": strewn(8, "tree"), "missing": strewn(40, "no-such-scenery")} {
		if n := len(uses(bare.Drawing)); n != 0 {
			t.Errorf("%s: %d pieces", what, n)
		}
	}
}

// Courses of stones cover just the free area, in one path for each colour.
func TestMasonryKeepsToItsArea(t *testing.T) {
	mat := BareMat(4, 3, 40, 10, drawing.Ink, drawing.White)
	inside := mat.Area().Inset(mat.Margin)
	free := func(p drawing.Point) bool { return !inside.Overlaps(drawing.Box(p.X, p.Y, 0.01, 0.01)) }
	mat.Masonry(free, 5, []drawing.Colour{drawing.PlayerA, drawing.PlayerB})
	if len(mat.Marks) != 2 {
		t.Fatalf("%d marks, want 2", len(mat.Marks))
	}
	for _, mark := range mat.Marks {
		for _, stone := range mark.(drawing.Shape).Path.Flatten(0.1) {
			for _, corner := range stone {
				if p := drawing.Box(corner.X, corner.Y, 0.01, 0.01); !mat.Area().Inset(-0.1).Contains(p) {
					t.Fatalf("a stone at %v leaves the board", corner)
				}
			}
		}
	}
}

// A pale piece of scenery is nearer to the ground than the piece, and shared.
func TestPaleSceneryIsShared(t *testing.T) {
	tree := drawing.Scenery("tree")
	one := pale(tree, drawing.Paper)
	if one != pale(tree, drawing.Paper) || one == pale(tree, drawing.White) {
		t.Error("the symbol of a ground is made twice, or serves two grounds")
	}
	for i, mark := range one.Drawing.Marks {
		was, is := tree.Drawing.Marks[i].(drawing.Shape).Paint.Fill, mark.(drawing.Shape).Paint.Fill
		if drawing.Contrast(is, drawing.Paper) >= drawing.Contrast(was, drawing.Paper) {
			t.Errorf("%v has become %v", was, is)
		}
	}
}
