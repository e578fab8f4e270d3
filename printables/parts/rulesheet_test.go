package parts_test

import (
	"strings"
	"testing"

	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// A rule sheet begins with for whom the game is, its aim and a turn, and names no rule that is for the screen only.
// Where the steps of a turn alone would take another page they are left out, and then the aim.
func TestTheRuleSheetBeginsWithTheAim(t *testing.T) {
	sheet := parts.RuleSheet(partstest.Set(t, sources["geyser"], "standard", "", nil))
	for height, want := range map[float64][]string{
		2000: {"Players: 2 to 4. Minutes: 30 to 60. From 7 years. Aim One square is", " A turn 1. Move one of yours"},
		258:  {"From 7 years. Aim One square is"},
	} {
		pages := sheet.Fill(190, height)
		words := strings.Join(partstest.Words(pages[0]), " ")
		for _, text := range want {
			if !strings.Contains(words, text) {
				t.Errorf("a sheet of %v mm lacks %q: %.400s", height, text, words)
			}
		}
		if turn := strings.Contains(words, " A turn 1. "); len(pages) != 1 || turn != (len(want) > 1) ||
			strings.Contains(words, "GEY-15") {
			t.Errorf("%d pages of %v mm; the turn is told: %v", len(pages), height, turn)
		}
	}
}
