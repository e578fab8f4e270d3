package geyser

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, and still lies on its space.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, faces := range []int{2, 5, 6, 8, 12} {
		s := set(t, "standard", "island", map[string]any{"die_faces": faces, "rings": fewer(faces)})
		s.Large = true
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
					t.Errorf("%d faces: %s of the %s is %.1f × %.1f mm", faces, piece.Name, part.ID, width, height)
				}
				if space := all[0].Columns[1] - all[0].Columns[0]; part.ID == "tokens" && width > space {
					t.Errorf("%s of %.1f mm on spaces of %.1f mm", piece.Name, width, space)
				}
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	s := set(t, "standard", "island", nil)
	s.Large, s.Scale = true, 0.5
	if _, err := Parts(s); err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "45 mm") {
		t.Errorf("%v", err)
	}
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "island", nil)
	for _, id := range []string{"tokens", "die"} {
		blank := part(t, s, id).Blank
		if blank == nil {
			t.Errorf("the %s have no spare", id)
			continue
		}
		if err := blank.Front.Check(); err != nil || blank.Copies != 1 || blank.Name == "" {
			t.Errorf("%s: %q, %d copies, %v", id, blank.Name, blank.Copies, err)
		}
		for _, mark := range blank.Front.Marks {
			if run, ok := mark.(drawing.Words); ok && id != "die" {
				t.Errorf("the spare of the %s bears %q", id, run.Text)
			}
		}
	}
}
