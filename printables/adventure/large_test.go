package adventure

import (
	"testing"

	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form, and still lies on
// its space.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, house := range []map[string]any{nil, dragon(), {"event_die": 8}, {"event_die": 7}} {
		for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
			s := set(t, "standard", "blocks", house)
			s.Large, s.Standing = true, standing
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			partstest.IsLarge(t, all)
			board := part(t, s, "board")
			for _, id := range []string{"tiles", "tokens", "counters"} {
				lying := part(t, s, id)
				for _, piece := range append(lying.Pieces, *lying.Blank) {
					if width, _ := piece.Size(); width > board.Columns[1]-board.Columns[0] {
						t.Errorf("%s of %.1f mm on spaces of %.1f mm", piece.Name, width,
							board.Columns[1]-board.Columns[0])
					}
				}
			}
		}
	}
}

func TestALargeSetNeedsLargeSpaces(t *testing.T) {
	partstest.NeedsLargeSpaces(t, Parts, set(t, "standard", "blocks", nil))
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
		blank := partstest.Spare(t, part(t, s, id))
		if blank == nil || id == "die" {
			continue
		}
		for _, text := range partstest.Words(blank.Front) {
			if text != "glue" {
				t.Errorf("the spare of the %s bears %q", id, text)
			}
		}
	}
}
