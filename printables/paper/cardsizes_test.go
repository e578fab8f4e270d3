package paper

import (
	"math"
	"strings"
	"testing"
)

// The sizes of print shops have, with an eighth of an inch of bleed, the pixels of the shops' own templates at 300 dots
// per inch; written in inches they are the same, and those of games keep their millimetres.
func TestCardSizesOfPrintShopsAreExactInPixels(t *testing.T) {
	for _, want := range []struct {
		name, inches string
		across, down float64
	}{
		{"us-poker", "2.5x3.5in", 825, 1125}, {"us-bridge", "2¼ x 3½ in", 750, 1125},
		{"us-tarot", `2.75" x 4.75"`, 900, 1500}, {"us-mini", "1.75in x 2.5in", 600, 825},
		{"micro", "1.25 by 1.75 inch", 450, 600}, {"business", "2x3.5in", 675, 1125},
		{"domino", "1,75x3,5in", 600, 1125}, {"divider", "3x3.5in", 975, 1125},
		{"jumbo", "3.5x5.5in", 1125, 1725}, {"small-square", "2.5x2.5in", 825, 825},
		{"large-square", "3.5x3.5in", 1125, 1125}, {"US Poker", "63.5x88.9", 825, 1125},
		{"small_square", "6.35x6.35cm", 825, 825},
	} {
		for _, written := range []string{want.name, want.inches} {
			size, err := ParseCardSize(written)
			if err != nil {
				t.Errorf("%s: %v", written, err)
			}
			const bleed, dots = 3.175, 300 / 25.4
			across, down := (size.Width+2*bleed)*dots, (size.Height+2*bleed)*dots
			if math.Abs(across-want.across) > 1e-6 || math.Abs(down-want.down) > 1e-6 {
				t.Errorf("%s: %g × %g pixels, not %g × %g", written, across, down, want.across, want.down)
			}
		}
	}
	for name, want := range map[string]string{"poker": "63x88", "bridge": "57x89", "mini": "44x68", "tarot": "70x120",
		"square": "70x70", "euro": "59x92", "us-game": "56x87", "mini-game": "41x63", "large": "80x120"} {
		size, err := ParseCardSize(name)
		if measures := measured(size.Width, size.Height).ID; err != nil || measures != want {
			t.Errorf("%s is %s (%v), not %s", name, measures, err, want)
		}
	}
}

func TestAWrongCardSizeIsToldWithTheNearest(t *testing.T) {
	for written, want := range map[string]string{
		"us-pokker": `there is no card size "us-pokker": choose us-poker, or give a size such as 58x90`,
		"larg":      `there is no card size "larg": choose large, or give a size such as 58x90`,
		"Tarrot":    `there is no card size "Tarrot": choose tarot, or give a size such as 58x90`,
	} {
		if _, err := ParseCardSize(written); err == nil || err.Error() != want {
			t.Errorf("%s: %v; want %s", written, err, want)
		}
	}
	if _, err := ParseCardSize("xylophone"); err == nil || !strings.Contains(err.Error(), "poker, bridge") {
		t.Errorf("%v does not list the sizes", err)
	}
	seen := map[Size]bool{}
	for _, size := range CardSizes {
		if sheet, err := SizeByID(size.ID); err != nil || sheet != size || seen[Size{"", "", size.Width, size.Height}] {
			t.Errorf("%s is %v as a paper, or another card's size (%v)", size.ID, sheet, err)
		}
		seen[Size{"", "", size.Width, size.Height}] = true
	}
}
