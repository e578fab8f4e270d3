package paper

import (
	"testing"

	"pgregory.net/rapid"
)

// Loose parts, too, lie apart, inside the area and as often as wanted.
func TestLoosePartsLieApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper"))
		items := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Item {
			return Item{Name: "part", Width: rapid.Float64Range(5, 120).Draw(t, "width"), Height: rapid.Float64Range(5, 120).Draw(t, "height"),
				Copies: rapid.IntRange(0, 20).Draw(t, "copies")}
		}), 0, 8).Draw(t, "items")
		slots, err := packLoose(items, sheet)
		if err != nil {
			t.Fatal(err)
		}
		checkSlots(t, items, sheet, slots)
	})
}

// Shelves leave the room beside a high part free; loose parts take it.
func TestSmallPartsLieBesideALargeOne(t *testing.T) {
	area := sheetOf(t, "a4").Area()
	items := []Item{{"large", 120, area.Height, 1}, {"strip", area.Width - 120 - Gap, 90, 2}, {"stamp", 20, 20, 6}}
	_, slots, err := Pack(items, sheetOf(t, "a4"))
	if err != nil || Sheets(slots) != 1 {
		t.Errorf("%v: %d sheets, want 1: %+v", err, Sheets(slots), slots)
	}
}
