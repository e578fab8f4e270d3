package paper

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// What belongs to kits lies apart like everything, as often as wanted, and each kit that a sheet holds lies
// on one.
func TestKitsLieOnOneSheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper"))
		var items []Item
		var kits [][]int
		for range rapid.IntRange(0, 4).Draw(t, "kits") {
			copies := rapid.IntRange(0, 3).Draw(t, "copies")
			var kit []int
			for range rapid.IntRange(1, 4).Draw(t, "pieces") {
				kit = append(kit, len(items))
				items = append(items,
					Item{"piece", rapid.Float64Range(5, 55).Draw(t, "width"),
						rapid.Float64Range(5, 80).Draw(t, "height"), copies, "", ""})
			}
			kits = append(kits, kit)
		}
		items = append(items,
			Item{"other", rapid.Float64Range(5, 120).Draw(t, "width"),
				rapid.Float64Range(5, 120).Draw(t, "height"), rapid.IntRange(0, 9).Draw(t, "copies"), "", ""})
		slots, err := packKits(items, kits, sheet, true)
		if err != nil {
			t.Fatal(err)
		}
		checkSlots(t, items, sheet, slots)
		on := map[member]int{}
		for _, slot := range slots {
			on[member{slot.Item, slot.Copy}] = slot.Sheet
		}
		for _, kit := range kits {
			var alone []Item
			for _, i := range kit {
				alone = append(alone, Item{"piece", items[i].Width, items[i].Height, 1, "", ""})
			}
			if !holds(sheet, alone) {
				continue
			}
			for n := range items[kit[0]].Copies {
				for _, i := range kit {
					if on[member{i, n}] != on[member{kit[0], n}] {
						t.Fatalf("copy %d of the kit %v lies on sheets %d and %d", n, kit,
							on[member{kit[0], n}], on[member{i, n}])
					}
				}
			}
		}
	})
}

// holds says whether a sheet holds all items, in whatever order they are laid.
func holds(sheet Sheet, items []Item) bool {
	turned, err := turns(items, sheet)
	return err == nil && !slices.ContainsFunc(measures, func(large func(width, high float64) float64) bool {
		l := &layer{items: items, turned: turned, area: sheet.Area(), large: large}
		l.rest(map[member]bool{})
		return Sheets(l.sorted()) > 1
	})
}

// A kit too large for a sheet lies where it finds room, and kits that take many sheets more are not kept
// together at all.
func TestKitsGiveWay(t *testing.T) {
	a4 := sheetOf(t, "a4")
	area := a4.Area()
	huge := []Item{{"left", area.Width, area.Height/2 + 10, 1, "", ""}, {"right", area.Width, area.Height/2 + 10, 1, "", ""},
		{"strip", area.Width, area.Height/2 - 30, 2, "", ""}}
	if _, slots, err := Pack(huge, [][]int{{0, 1}}, a4); err != nil || Sheets(slots) != 2 {
		t.Errorf("%v: %+v", err, slots)
	}
	var items []Item
	var kits [][]int
	for range 20 {
		kits = append(kits, []int{len(items), len(items) + 1})
		items = append(items, Item{"plate", area.Width, area.Height*0.55 - Gap, 1, "", ""},
			Item{"strip", area.Width, area.Height * 0.3, 1, "", ""})
	}
	// Three strips fill a sheet, two plates do not: together they take 20 sheets, apart 20 too, as a strip
	// lies below each plate.
	_, together, err := Pack(items, kits, a4)
	if err != nil || Sheets(together) != 20 {
		t.Errorf("%v: %d sheets, want 20", err, Sheets(together))
	}
	for _, kit := range kits {
		sheets := map[int]bool{}
		for _, slot := range together {
			if slices.Contains(kit, slot.Item) {
				sheets[slot.Sheet] = true
			}
		}
		if len(sheets) != 1 {
			t.Errorf("the kit %v lies on %d sheets", kit, len(sheets))
		}
	}
}

// Who takes little paper takes it before order: kits that need many sheets more do not stay together.
func TestKitsTakeFewSheetsMore(t *testing.T) {
	a4 := sheetOf(t, "a4")
	area := a4.Area()
	var items []Item
	var kits [][]int
	for range 24 {
		kits = append(kits, []int{len(items), len(items) + 1})
		items = append(items, Item{"plate", area.Width, area.Height/2 - Gap, 1, "", ""},
			Item{"strip", area.Width, area.Height/4 - Gap, 1, "", ""})
	}
	turned := a4.Turned(false)
	alone, err := packKits(items, kits, turned, false)
	if err != nil || Sheets(alone) != 24 {
		t.Fatalf("%v: %d sheets, want 24", err, Sheets(alone))
	}
	if _, slots, err := Pack(items, kits, a4); err != nil || Sheets(slots) != 18 {
		t.Errorf("%v: %d sheets, want 18", err, Sheets(slots))
	}
}
