package paper

import "testing"

// Cards leave the corners with the marks of a cutting machine free, and more of them fit than with a margin as wide as
// the marks. How many is worked out by hand: of 63 × 88 mm with 1 mm around lie 4 × 2 across on A4 and Letter, where 3 × 3
// upright would cover a mark.
func TestCardsSpareTheMarksOfAMachine(t *testing.T) {
	for name, want := range map[string]map[string]int{
		"poker":    {"a4": 8, "letter": 8, "a6": 1, "a3": 16},
		"us-poker": {"a4": 8, "letter": 8},
		"tarot":    {"a4": 4},
		"mini":     {"a4": 12},
	} {
		card, _ := ParseCardSize(name)
		for on, count := range want {
			size, _ := ParseSize(on)
			sheet := Sheet{Size: size, Margin: 5}
			laid, err := Cards{Width: card.Width, Height: card.Height, Bleed: 3.175, Backs: true, Machine: true}.Impose(sheet,
				LongEdge, Bleed{Exact: true, MM: 1})
			if err != nil {
				t.Fatal(err)
			}
			if laid.PerSheet() != count {
				t.Errorf("%s on %s: %d × %d, across %v; want %d", name, on, laid.Columns, laid.Rows, laid.Sheet.Across, count)
			}
			for i := range laid.PerSheet() {
				for _, corner := range MachineCorners(laid.Sheet.Width(), laid.Sheet.Height()) {
					if laid.Front(i).Clip.Overlaps(corner) {
						t.Errorf("%s on %s: card %d covers the mark at %v", name, on, i, corner)
					}
				}
			}
		}
	}
}
