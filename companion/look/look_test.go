package look

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"homespun/companion/games"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Text has 4.5:1 on every ground it stands on, what is read large 3:1 (look.md, Colour).
func TestContrast(t *testing.T) {
	for _, p := range Palettes {
		for _, ground := range []drawing.Colour{p.Table, p.Paper} {
			for name, ink := range map[string]drawing.Colour{"ink": p.Ink, "quiet": p.Quiet,
				"refuse": p.Refuse, "good": p.Good} {
				if ratio := drawing.Contrast(ink, ground); ratio < 4.5 {
					t.Errorf("%s: %s %v on %v has %.2f:1, want 4.5", p.Name, name, ink, ground, ratio)
				}
			}
			for name, mark := range map[string]drawing.Colour{"warn": p.Warn, "focus": p.Focus,
				"accent": p.Accent} {
				if ratio := drawing.Contrast(mark, ground); ratio < 3 {
					t.Errorf("%s: %s %v on %v has %.2f:1, want 3", p.Name, name, mark, ground, ratio)
				}
			}
		}
		if ratio := drawing.Contrast(p.OnAccent, p.Accent); ratio < 4.5 {
			t.Errorf("%s: text on the accent has %.2f:1, want 4.5", p.Name, ratio)
		}
		for _, game := range games.All().All() {
			bar := p.Game(parts.Colour(game.Color, drawing.None))
			if ratio := drawing.Contrast(On(bar), bar); ratio < 3 {
				t.Errorf("%s: a title on %v has %.2f:1, want 3", p.Name, bar, ratio)
			}
		}
	}
	for i, seat := range drawing.Players {
		if ratio := drawing.Contrast(On(seat), seat); ratio < 3 {
			t.Errorf("a letter on seat %d has %.2f:1, want 3", i, ratio)
		}
	}
}

func TestThemeNamesEveryColour(t *testing.T) {
	test.NewTempApp(t)
	for _, p := range Palettes {
		test.AssertAllColorNamesDefined(t, NewTheme(p, 100), p.Name)
	}
}

func TestTextSizeStopsAtTwice(t *testing.T) {
	for percent, want := range map[int]float32{0: 16, 100: 16, 150: 24, 200: 32, 900: 32} {
		if got := NewTheme(&Light, percent).Size("text"); got != want {
			t.Errorf("text at %d %%: %v, want %v", percent, got, want)
		}
	}
}
