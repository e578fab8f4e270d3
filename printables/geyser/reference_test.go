package geyser

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// textOf returns all that stands on the pieces of a part.
func textOf(t *testing.T, s *parts.Set, id string) string {
	t.Helper()
	text := ""
	for _, piece := range part(t, s, id).Pieces {
		text += strings.Join(partstest.Words(piece.Front), " ") + " "
		if piece.Front.Height > 180 || piece.Front.Width > 128 {
			t.Errorf("%s is %.0f × %.0f mm, which A5 has no room for", piece.Name, piece.Front.Width,
				piece.Front.Height)
		}
	}
	return text
}

// GEY-11, GEY-12: the odds card says in how many of 36 ways each ring fires, and the sums that wake nothing.
func TestGEY11OddsAreThoseOfTheDice(t *testing.T) {
	for _, test := range []struct {
		ruleset, theme string
		house          map[string]any
		want, gone     []string
	}{
		{"standard", "island", nil, []string{
			"2/12 4 geysers 2 of 36", "3/11 4 geysers 4 of 36", "4/10 4 geysers 6 of 36",
			"5/9 4 geysers 8 of 36", "6/8 4 geysers 10 of 36", "else nothing fires 6 of 36",
		}, []string{"Mother"}},
		{"restless-mother", "dragons", nil,
			[]string{"6/8 4 dragons 10 of 36", "7 Mother Dragon 6 of 36", "Brood odds"}, []string{"else"}},
		{"small-island", "island", nil, []string{"4/10 2 geysers 6 of 36", "else nothing fires 12 of 36"},
			[]string{"2/12", "3/11"}},
		{"standard", "island", map[string]any{"die_faces": 4, "rings": fewer(4)},
			[]string{"6/8 4 geysers 4 of 16", "2 4 geysers 1 of 16"}, []string{"of 36"}},
	} {
		text := textOf(t, set(t, test.ruleset, test.theme, test.house), "odds")
		for _, want := range test.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the card lacks %q: %s", test.ruleset, want, text)
			}
		}
		for _, gone := range test.gone {
			if strings.Contains(text, gone) {
				t.Errorf("%s: %q stands on the card: %s", test.ruleset, gone, text)
			}
		}
	}
}

// What the card says is what comes about: two dice are thrown many times.
func TestOddsHoldWhenDiceAreThrown(t *testing.T) {
	const throws = 200_000
	s := set(t, "restless-mother", "island", nil)
	p := &printer{set: s, game: game(s), space: DefaultSpace}
	r := rand.New(rand.NewPCG(1, 2))
	fired := map[string]int{}
	for range throws {
		ring, mother := p.wakes(r.IntN(6) + r.IntN(6) + 2)
		fired[ring]++
		if mother {
			fired["mother"]++
		}
	}
	for _, id := range append(p.game.Rings(), "mother") {
		ways, _ := p.game.RingWays(id)
		if id == "mother" {
			ways, _ = p.game.Ways(p.game.Mother())
		}
		if got, want := float64(fired[id])/throws, float64(ways)/36; got < want-0.005 || got > want+0.005 {
			t.Errorf("ring %s fires in %.4f of the throws, and the card says %.4f", id, got, want)
		}
	}
}

func TestTheTurnCardHasItsClausesWhole(t *testing.T) {
	for _, house := range []map[string]any{nil, {"reentry": true, "around": 4, "mother_fires_on": []any{7}},
		crowd()} {
		for _, theme := range themes {
			s := set(t, "standard", theme, house)
			partstest.HoldsClauses(t, part(t, s, "reference"), s.Speaker().Clauses(), turnClauses)
		}
	}
}

// A round stands on the card in the words of the theme, none of them cut short.
func TestTheTurnCardShowsARound(t *testing.T) {
	for theme, want := range map[string][]string{
		"island":    {"move one", "islander", "a new", "Mother"},
		"dragons":   {"move one", "rider", "add dragons", "a brood"},
		"fire-moon": {"explorer", "add", "volcanoes", "Heart of Fire"},
	} {
		text := textOf(t, set(t, "standard", theme, nil), "reference")
		for _, part := range want {
			if !strings.Contains(text, part) {
				t.Errorf("%s: the card lacks %q: %s", theme, part, text)
			}
		}
		if strings.Contains(text, "…") {
			t.Errorf("%s: something is cut short: %s", theme, text)
		}
	}
}

// The cards of the largest rules go on over several, and the rows are all there.
func TestTheOddsOfTheLargestIslandAreWhole(t *testing.T) {
	s := set(t, "standard", "island", crowd())
	text := textOf(t, s, "odds")
	for ring := range 8 {
		if want := fmt.Sprintf(" of %d", 12*12); strings.Count(text, want) < 9 ||
			!strings.Contains(text, fmt.Sprint(2*ring+5)) {
			t.Fatalf("a ring is missing: %s", text)
		}
	}
}
