package paper

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// Every part lies on paper as often as wanted, inside the area, no two on the same place, and no sheet is
// empty: packed as takes the fewest sheets, and loose.
func TestPackedPartsLieApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper"))
		items := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Item {
			return Item{Name: "part", Width: rapid.Float64Range(5, 120).Draw(t, "width"),
				Height: rapid.Float64Range(5, 120).Draw(t, "height"),
				Copies: rapid.IntRange(0, 20).Draw(t, "copies")}
		}), 0, 8).Draw(t, "items")
		on, slots, err := Pack(items, nil, sheet)
		if err != nil {
			t.Fatal(err)
		}
		checkSlots(t, items, on, slots)
		if slots, err = packLoose(items, nil, sheet, false); err != nil {
			t.Fatal(err)
		}
		checkSlots(t, items, sheet, slots)
	})
}

func checkSlots(t *rapid.T, items []Item, sheet Sheet, slots []Slot) {
	copies := map[[2]int]bool{}
	used := map[int]bool{}
	wanted := 0
	for _, item := range items {
		wanted += item.Copies
	}
	for i, slot := range slots {
		item := items[slot.Item]
		width, height := item.Width, item.Height
		if slot.Turned {
			width, height = height, width
		}
		if slot.Box.Width != width || slot.Box.Height != height {
			t.Fatalf("%+v is not the size of %+v", slot, item)
		}
		if !sheet.Area().Contains(slot.Box) {
			t.Fatalf("%+v lies outside %v", slot, sheet.Area())
		}
		for _, other := range slots[:i] {
			if other.Sheet == slot.Sheet &&
				other.Box.Inset(-Gap/2+slack).Overlaps(slot.Box.Inset(-Gap/2+slack)) {
				t.Fatalf("%+v and %+v are too near", slot, other)
			}
		}
		if i > 0 && slots[i-1].Sheet > slot.Sheet {
			t.Fatalf("slot %d goes back to sheet %d", i, slot.Sheet)
		}
		copies[[2]int{slot.Item, slot.Copy}] = true
		used[slot.Sheet] = true
	}
	if len(copies) != wanted || len(slots) != wanted {
		t.Fatalf("%d slots for %d parts, %d wanted", len(slots), len(copies), wanted)
	}
	if len(used) != Sheets(slots) {
		t.Fatalf("%d sheets, %d of them with parts", Sheets(slots), len(used))
	}
}

// Where the pieces of a kind are gathered on one sheet, the other is not left empty.
func TestGatheredKindsLeaveNoEmptySheet(t *testing.T) {
	a4 := sheetOf(t, "a4")
	items := []Item{{Name: "token", Width: 30, Height: 30, Copies: 2, Kind: "token"},
		{Name: "board", Width: 150, Height: 200, Copies: 1}}
	at := func(item, number, sheet int) Slot {
		return Slot{Item: item, Copy: number, Sheet: sheet,
			Box: drawing.Box(10, 10, items[item].Width, items[item].Height)}
	}
	slots := gather(items, nil, []Slot{at(0, 0, 0), at(0, 1, 1), at(1, 0, 2)}, a4)
	if Sheets(slots) != 2 || slots[0].Sheet != 0 || slots[1].Sheet != 0 || slots[2].Sheet != 1 {
		t.Errorf("%+v", slots)
	}
}

func TestExactMultiplesLeaveNoEmptySheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper"))
		columns, rows := rapid.IntRange(1, 5).Draw(t, "columns"), rapid.IntRange(1, 5).Draw(t, "rows")
		pages := rapid.IntRange(1, 4).Draw(t, "sheets")
		area := sheet.Area()
		item := Item{"card", (area.Width+Gap)/float64(columns) - Gap, (area.Height+Gap)/float64(rows) - Gap,
			pages * columns * rows, "", ""}
		on, slots, err := Pack([]Item{item}, nil, sheet)
		if err != nil {
			t.Fatal(err)
		}
		checkSlots(t, []Item{item}, on, slots)
		if got := Sheets(slots); got > pages {
			t.Fatalf("%d × %d on a sheet, %d of them: %d sheets, want %d", columns, rows, item.Copies, got,
				pages)
		}
	})
}

func TestAPartIsTurnedToFit(t *testing.T) {
	items := []Item{{"bar", 260, 20, 1, "", ""}, {"stick", 20, 260, 1, "", ""}}
	_, slots, err := Pack(items, nil, sheetOf(t, "a4"))
	if err != nil || Sheets(slots) != 1 || slots[0].Turned == slots[1].Turned {
		t.Errorf("%v: %+v", err, slots)
	}
}

func TestWhatDoesNotFitIsOneClearLine(t *testing.T) {
	_, _, err := Pack([]Item{{strings.Repeat("🐉", 5000), 500, 500, 1, "", ""}}, nil, sheetOf(t, "a4"))
	var room *NoRoomError
	if !errors.As(err, &room) || len(err.Error()) > 400 || strings.Contains(err.Error(), "\n") {
		t.Errorf("500 mm: %v", err)
	}
	for _, item := range []Item{{"x", 0, 5, 1, "", ""}, {"x", 5, -1, 1, "", ""}, {"x", 5, 5, -1, "", ""},
		{"x", 5, 5, MaxCopies + 1, "", ""}} {
		if _, _, err := Pack([]Item{item}, nil, sheetOf(t, "a4")); err == nil {
			t.Errorf("%+v was accepted", item)
		}
	}
}

// Shelves leave the room beside a high part free; loose parts take it.
func TestSmallPartsLieBesideALargeOne(t *testing.T) {
	area := sheetOf(t, "a4").Area()
	items := []Item{{"large", 120, area.Height, 1, "", ""}, {"strip", area.Width - 120 - Gap, 90, 2, "", ""},
		{"stamp", 20, 20, 6, "", ""}}
	_, slots, err := Pack(items, nil, sheetOf(t, "a4"))
	if err != nil || Sheets(slots) != 1 {
		t.Errorf("%v: %d sheets, want 1: %+v", err, Sheets(slots), slots)
	}
}

// Quarter turns save a sheet where parts fit beside each other only so, and a part that fits anyway is not turned.
func TestPartsAreTurnedToSaveASheet(t *testing.T) {
	a4 := sheetOf(t, "a4")
	area := a4.Area()
	items := []Item{{"wide", area.Width, area.Height - 60, 1, "", ""}, {"strip", 55, area.Width * 0.9, 1, "", ""}}
	_, slots, err := Pack(items, nil, a4)
	if err != nil || Sheets(slots) != 1 {
		t.Fatalf("%d sheets, %v: %+v", Sheets(slots), err, slots)
	}
	for _, slot := range slots {
		if want := slot.Item == 1; slot.Turned != want {
			t.Errorf("%s is turned: %v", items[slot.Item].Name, slot.Turned)
		}
	}
}
