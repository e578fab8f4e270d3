package sitters

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, faces := range []int{2, 5, 6, 8} {
		for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
			s := set(t, "standard", "dungeon", map[string]any{"die_faces": faces, "return_on": map[string]any{"collectors": []any{}, "obstructors": []any{}}})
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
					if min(width, height) < parts.LargeSide-1e-9 {
						t.Errorf("%d faces, standing %v: %s of the %s is %.1f × %.1f mm", faces, standing, piece.Name, part.ID, width, height)
					}
					if parts.Swallowable(piece) {
						t.Errorf("%s of the %s can be swallowed", piece.Name, part.ID)
					}
				}
				if part.Kind == parts.Board && part.Columns[1]-part.Columns[0] < parts.LargeSide {
					t.Errorf("spaces of %g mm", part.Columns[1]-part.Columns[0])
				}
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	s := set(t, "standard", "dungeon", nil)
	s.Large, s.Scale = true, 0.5
	if _, err := Parts(s); err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "45 mm") {
		t.Errorf("%v", err)
	}
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "dungeon", nil)
	s.Names = [][]string{{"Ava"}, {"Ben"}}
	for _, id := range []string{"standees", "tokens", "containers", "pad", "die"} {
		blank := part(t, s, id).Blank
		if blank == nil {
			t.Errorf("the %s have no spare", id)
			continue
		}
		if err := blank.Front.Check(); err != nil || blank.Copies != 1 || blank.Name == "" {
			t.Errorf("%s: %q, %d copies, %v", id, blank.Name, blank.Copies, err)
		}
		if slices.Contains(partstest.Words(blank.Front), "Ava") {
			t.Errorf("the spare of the %s bears a name", id)
		}
	}
}
