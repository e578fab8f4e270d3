package geyser

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, and leaves what its geyser fires on
// to be read.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, faces := range []int{2, 5, 6, 8, 12} {
		s := set(t, "standard", "island", map[string]any{"die_faces": faces, "rings": fewer(faces)})
		s.Large = true
		all, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		partstest.IsLarge(t, all)
		board := part(t, s, "board")
		for _, mark := range board.Pieces[0].Front.Marks {
			run, ok := mark.(drawing.Words)
			if !ok || !strings.Contains(run.Text, "/") {
				continue
			}
			row := slices.IndexFunc(board.Rows, func(y float64) bool { return y > run.Ink().Y })
			if top := board.Rows[row-1]; run.Ink().Y < top+parts.LargeSide {
				t.Errorf("a token of %g mm at the head of its space hides %q, which begins at %.1f mm",
					parts.LargeSide, run.Text, run.Ink().Y-top)
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	partstest.NeedsLargeSpaces(t, Parts, set(t, "standard", "island", nil))
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "island", nil)
	partstest.Spare(t, part(t, s, "die"))
	if blank := partstest.Spare(t, part(t, s, "tokens")); blank != nil &&
		len(partstest.Words(blank.Front)) > 0 {
		t.Errorf("the spare of the tokens bears %q", partstest.Words(blank.Front))
	}
}
