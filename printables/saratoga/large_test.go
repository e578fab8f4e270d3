package saratoga

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form, and still lies on its space.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
		s := set(t, "standard", "trail", nil)
		s.Large, s.Standing = true, standing
		all, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range all {
			pieces := slices.Clone(part.Pieces)
			if part.Blank != nil {
				pieces = append(pieces, *part.Blank)
			}
			for _, piece := range pieces {
				width, height := piece.Size()
				if min(width, height) < parts.LargeSide-1e-9 || parts.Swallowable(piece) {
					t.Errorf("%v: %s of the %s is %.1f × %.1f mm", standing, piece.Name, part.ID, width, height)
				}
				if part.ID == "tokens" && 2*width > largeSpace {
					t.Errorf("two of %s have no room side by side on a space of %g mm", piece.Name, largeSpace)
				}
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	s.Large, s.Scale = true, 0.4
	if _, err := Parts(s); err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "45 mm") {
		t.Errorf("%v", err)
	}
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	for _, id := range []string{"standees", "tokens", "cards", "chips"} {
		blank := part(t, s, id).Blank
		if blank == nil {
			t.Errorf("the %s have no spare", id)
			continue
		}
		if err := blank.Front.Check(); err != nil || blank.Copies != 1 || blank.Name == "" {
			t.Errorf("%s: %q, %d copies, %v", id, blank.Name, blank.Copies, err)
		}
		for _, mark := range blank.Front.Marks {
			if run, ok := mark.(drawing.Words); ok && run.Text != "glue" {
				t.Errorf("the spare of the %s bears %q", id, run.Text)
			}
		}
	}
}
