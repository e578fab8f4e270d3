package cubed

import (
	"slices"
	"testing"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Every theme is set in a place of its own, whatever lies there is drawn, words are read on it and squares are calm.
func TestEveryThemeHasItsPlace(t *testing.T) {
	used := map[string]string{}
	for _, listed := range set(t, "standard", "cubes", nil).Ruleset.Game.Themes() {
		theme := listed.Theme
		place := SceneOf(theme)
		if place == nil || used[theme.Scene] != "" {
			t.Fatalf("%s is set in %q, which is no place or that of %q", theme.ID, theme.Scene, used[theme.Scene])
		}
		used[theme.Scene] = theme.ID
		names := slices.Concat(place.margin, place.corners, place.Beside[:])
		for i := range engine.Columns * engine.Rows {
			if motif := motif(i%engine.Columns, i/engine.Columns); motif != "" {
				names = append(names, "patch-"+motif)
			}
		}
		for _, name := range names {
			if drawing.Scenery(name) == nil {
				t.Errorf("%s: there is no %q", theme.Scene, name)
			}
		}
		s := set(t, "standard", theme.ID, nil)
		mat, spaces := BoardSpaces(game(s), theme, DefaultSpace)
		partstest.WordsAreRead(t, mat, 7.8) // a look of high contrast keeps nine tenths of it
		middle := len(spaces) / 2           // it has a picture
		// A cube covers its square, so that the ground may have steps.
		partstest.IsCalm(t, mat, slices.Concat(spaces[:middle], spaces[middle+1:]), 70, 25)
	}
}

// Toys lie on the mat and off its squares, and none is left out.
func TestToysLieBesideTheQuilt(t *testing.T) {
	s := set(t, "standard", "cubes", nil)
	_, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	mat := parts.BareMat(engine.Columns, engine.Rows, DefaultSpace, marginPart*DefaultSpace, drawing.Ink, drawing.Paper)
	scatter(mat)
	count := 0
	for _, toy := range toys {
		areas := drawing.Scenery(toy.what).Drawing.Marks
		count += len(areas) + 1
	}
	if len(mat.Marks) != count {
		t.Errorf("%d marks of toys, want %d", len(mat.Marks), count)
	}
	for _, mark := range mat.Marks {
		box := mark.(drawing.Shape).Path.Bounds()
		if box.Union(mat.Area()) != mat.Area() {
			t.Errorf("%v reaches beyond the mat", box)
		}
		for _, space := range spaces {
			if space.Inset(squareEdge * DefaultSpace).Overlaps(box) {
				t.Errorf("%v lies on a square at %v", box, space)
			}
		}
	}
}
