package saratoga

import (
	"testing"

	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form, and still lies on
// its space.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
		s := set(t, "standard", "trail", nil)
		s.Large, s.Standing = true, standing
		all, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		partstest.IsLarge(t, all)
		for _, piece := range part(t, s, "tokens").Pieces {
			if width, _ := piece.Size(); 2*width > largeSpace {
				t.Errorf("two of %s have no room side by side on a space of %g mm", piece.Name, largeSpace)
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	partstest.NeedsLargeSpaces(t, Parts, set(t, "standard", "trail", nil))
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	for _, id := range []string{"standees", "tokens", "cards", "chips"} {
		if blank := partstest.Spare(t, part(t, s, id)); blank != nil &&
			len(partstest.Words(blank.Front)) > 0 {
			t.Errorf("the spare of the %s bears %q", id, partstest.Words(blank.Front))
		}
	}
	if standees := part(t, s, "standees"); standees.BlankFoot == nil {
		t.Error("the spare wagon has nothing to stand on")
	}
}
