package paper

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/printables/drawing"
)

// Three pieces in a row are cut with two cuts across and four down; one that lies apart has four of its own.
func TestNeighboursShareTheirCuts(t *testing.T) {
	row := []drawing.Rectangle{drawing.Box(10, 10, 20, 30), drawing.Box(30, 10, 20, 30), drawing.Box(50, 10, 20, 30)}
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	want := []Cut{{at(10, 10), at(70, 10)}, {at(10, 40), at(70, 40)}, {at(10, 10), at(10, 40)},
		{at(30, 10), at(30, 40)}, {at(50, 10), at(50, 40)}, {at(70, 10), at(70, 40)}}
	if diff := cmp.Diff(want, Cuts(row)); diff != "" {
		t.Error(diff)
	}
	if got := len(Cuts(append(row, drawing.Box(80, 10, 5, 5)))); got != 6+4 {
		t.Errorf("%d cuts with one that lies apart", got)
	}
}

// Items of a row lie edge to edge, in the grid that takes the fewest sheets, each copy once; a turned block turns its
// pieces with it.
func TestARowLiesEdgeToEdge(t *testing.T) {
	items := []Item{{"chip", 25, 25, 12, "chips", ""}, {"heart", 25, 25, 6, "chips", ""}, {"card", 95, 100, 2, "cards", ""},
		{"die", 70, 50, 1, "", ""}}
	on, slots, err := Pack(items, nil, sheetOf(t, "a4"))
	if err != nil {
		t.Fatal(err)
	}
	checkRows(t, items, on, slots)
	var boxes []drawing.Rectangle
	for _, slot := range slots {
		if items[slot.Item].Row == "chips" {
			boxes = append(boxes, slot.Box)
		}
	}
	if cuts := len(Cuts(boxes)); Sheets(slots) != 1 || cuts > 20 {
		t.Errorf("%d sheets, %d cuts for 18 chips", Sheets(slots), cuts)
	}
}

// checkRows checks that all copies lie on their sheets, once, and that none overlaps another.
func checkRows(t *testing.T, items []Item, on Sheet, slots []Slot) {
	t.Helper()
	seen := map[member]bool{}
	for i, slot := range slots {
		if !on.Area().Contains(slot.Box.Inset(0.001)) || seen[member{slot.Item, slot.Copy}] {
			t.Errorf("%s %d lies at %v", items[slot.Item].Name, slot.Copy, slot.Box)
		}
		seen[member{slot.Item, slot.Copy}] = true
		for _, other := range slots[:i] {
			if other.Sheet == slot.Sheet && other.Box.Inset(0.001).Overlaps(slot.Box) {
				t.Errorf("%s and %s overlap", items[slot.Item].Name, items[other.Item].Name)
			}
		}
	}
	wanted := 0
	for _, item := range items {
		wanted += item.Copies
	}
	if len(seen) != wanted {
		t.Errorf("%d of %d copies", len(seen), wanted)
	}
}
