package sitters

import (
	"slices"
	"testing"

	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, faces := range []int{2, 5, 6, 8} {
		for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
			s := set(t, "standard", "dungeon",
				map[string]any{"die_faces": faces,
					"return_on": map[string]any{"collectors": []any{}, "obstructors": []any{}}})
			s.Large, s.Standing = true, standing
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			partstest.IsLarge(t, all)
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	partstest.NeedsLargeSpaces(t, Parts, set(t, "standard", "dungeon", nil))
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "dungeon", nil)
	s.Names = [][]string{{"Ava"}, {"Ben"}}
	for _, id := range []string{"standees", "tokens", "containers", "pad", "die"} {
		if blank := partstest.Spare(t, part(t, s, id)); blank != nil &&
			slices.Contains(partstest.Words(blank.Front), "Ava") {
			t.Errorf("the spare of the %s bears a name", id)
		}
	}
}
