package adventure

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form, and still lies on its space.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, house := range []map[string]any{nil, dragon(), {"event_die": 8}, {"event_die": 7}} {
		for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
			s := set(t, "standard", "blocks", house)
			s.Large, s.Standing = true, standing
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			space := 0.0
			for _, part := range all {
				if part.Kind == parts.Board {
					space = part.Columns[1] - part.Columns[0]
				}
				pieces := slices.Clone(part.Pieces)
				if part.Blank != nil {
					pieces = append(pieces, *part.Blank)
				}
				for _, piece := range pieces {
					width, height := piece.Size()
					if min(width, height) < parts.LargeSide-1e-9 || parts.Swallowable(piece) {
						t.Errorf("%v: %s of the %s is %.1f × %.1f mm", standing, piece.Name, part.ID, width, height)
					}
					if lies := part.ID == "tiles" || part.ID == "tokens" || part.ID == "counters"; lies && width > space {
						t.Errorf("%s of %.1f mm on spaces of %.1f mm", piece.Name, width, space)
					}
				}
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	s := set(t, "standard", "blocks", nil)
	s.Large, s.Scale = true, 0.5
	if _, err := Parts(s); err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "45 mm") {
		t.Errorf("%v", err)
	}
}

// Pieces lie well within their spaces, of whatever size these are.
func TestPiecesFitTheirSpaces(t *testing.T) {
	for _, space := range []float64{18, 25, 40, MaxSpace} {
		s := set(t, "standard", "blocks", nil)
		s.Space = space
		for _, id := range []string{"tiles", "tokens", "counters"} {
			for _, piece := range part(t, s, id).Pieces {
				if width, height := piece.Size(); max(width, height) > space*0.95 {
					t.Errorf("%s of %.1f × %.1f mm on spaces of %g mm", piece.Name, width, height, space)
				}
			}
		}
		for _, piece := range part(t, s, "standees").Pieces {
			if width, _ := piece.Size(); width > space*0.95 {
				t.Errorf("%s is %.1f mm wide, on spaces of %g mm", piece.Name, width, space)
			}
		}
	}
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "blocks", nil)
	for _, id := range []string{"tiles", "standees", "tokens", "counters", "die"} {
		blank := part(t, s, id).Blank
		if blank == nil {
			t.Errorf("the %s have no spare", id)
			continue
		}
		if err := blank.Front.Check(); err != nil || blank.Copies != 1 || blank.Name == "" {
			t.Errorf("%s: %q, %d copies, %v", id, blank.Name, blank.Copies, err)
		}
		for _, mark := range blank.Front.Marks {
			if run, ok := mark.(drawing.Words); ok && id != "die" && run.Text != "glue" {
				t.Errorf("the spare of the %s bears %q", id, run.Text)
			}
		}
	}
}
