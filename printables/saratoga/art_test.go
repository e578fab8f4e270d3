package saratoga

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// pictured returns the names of the symbols of a drawing, those inside them too.
func pictured(d *drawing.Drawing) (names []string) {
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok {
			names = append(append(names, use.Symbol.Name), pictured(use.Symbol.Drawing)...)
		}
	}
	return names
}

// Every card shows what it does: an action its scene, a colour its wagon. Decks share the pictures, which are all
// as wide as the card allows.
func TestEveryCardIsPictured(t *testing.T) {
	for theme, scenes := range map[string]string{"trail": "campfire wagon-wheel bullet bandit stockade",
		"high-seas": "anchor helm bomb pirate-flag shield"} {
		s := set(t, "standard", theme, nil)
		cards := part(t, s, "cards").Pieces
		want := strings.Fields(scenes)
		for i := range want {
			want[i] = "vignette:" + want[i]
		}
		for i := range 6 {
			want = slices.Insert(want, i, s.Theme.Icon(wordWagon, i+1))
		}
		shared := map[*drawing.Symbol]int{}
		for i, card := range cards {
			if names := pictured(card.Front); !slices.Contains(names, want[i%11]) {
				t.Errorf("%s: %s shows %q, want %s", theme, card.Name, names, want[i%11])
			}
			for _, mark := range card.Front.Marks {
				if use, ok := mark.(drawing.Use); ok && strings.HasPrefix(use.Symbol.Name, "picture:") {
					shared[use.Symbol]++
					if wide := use.Scale * use.Symbol.Drawing.Width; wide < 0.8*cardWide {
						t.Errorf("%s: the picture of %s is %.1f mm wide", theme, card.Name, wide)
					}
				}
			}
		}
		if len(shared) != 11 {
			t.Errorf("%s: %d pictures, want 11", theme, len(shared))
		}
	}
}

// A theme of one's own with an icon for raids has it on its cards, in the land of the theme below. Without a land the
// icon stands alone.
func TestAnIconOfOnesOwnStandsInTheLand(t *testing.T) {
	for scene, want := range map[string]string{"": "land:raid", "scene = \"none\"\n": "wolf"} {
		theme := filepath.Join(t.TempDir(), "own.toml")
		text := "extends = \"saratoga/themes/trail\"\n" + scene + "[nouns.raid]\nicon = \"wolf\"\n"
		if err := os.WriteFile(theme, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		cards := part(t, set(t, "standard", theme, nil), "cards").Pieces
		raid := cards[slices.IndexFunc(cards, func(p parts.Piece) bool { return p.Name == "raid of red" })]
		names := pictured(raid.Front)
		if !slices.Contains(names, "wolf") || !slices.Contains(names, want) {
			t.Errorf("%q: the card shows %q, want %s", scene, names, want)
		}
	}
}

// Words at the head of a card are never dark on a middle tone: they are white on green.
func TestTheWordOfAColourStandsOut(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	for i, card := range part(t, s, "cards").Pieces[:6] {
		want := drawing.White
		if s.Engine.Game().(*engine.Game).Colours()[i] == "white" {
			want = drawing.Ink
		}
		words := card.Front.Marks[slices.IndexFunc(card.Front.Marks, func(m drawing.Mark) bool {
			_, ok := m.(drawing.Words)
			return ok
		})].(drawing.Words)
		if words.Colour != want {
			t.Errorf("%s is %s, want %s", words.Text, words.Colour, want)
		}
	}
}

// The sign of a wagon covers next to nothing of it, standing and lying.
func TestTheSignLeavesTheWagonFree(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
		s.Standing = standing
		for _, id := range []string{"standees", "tokens"} {
			for _, piece := range part(t, s, id).Pieces[:6] {
				if err := free(piece.Seen()); err != nil {
					t.Errorf("%s: %v", piece.Name, err)
				}
			}
		}
	}
}

// free says whether what is drawn over the picture of a piece hides it.
func free(d *drawing.Drawing) error {
	var picture drawing.Rectangle
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Use:
			const air = 0.06 // below the wheels
			side := m.Scale * m.Symbol.Drawing.Width
			picture = drawing.Box(m.At.X-side/2, m.At.Y-side/2, side, side*(1-air))
		case drawing.Shape:
			if over := m.Path.Bounds(); picture.Width > 0 && over.Y < picture.Bottom()-0.03*picture.Height {
				return fmt.Errorf("%v lies over the picture %v", over, picture)
			}
		}
	}
	if picture.Width == 0 {
		return fmt.Errorf("there is no picture")
	}
	return nil
}
