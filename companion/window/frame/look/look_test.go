package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
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

// What is written on paper is read on a board in every look, on white and on every tint, and white on the
// colours of the seats.
func TestBoardsAreReadInEveryLook(t *testing.T) {
	grounds := []drawing.Colour{drawing.White, drawing.Paper, drawing.Table}
	for _, player := range drawing.Players {
		grounds = append(grounds, player.Tint())
	}
	for _, p := range Palettes {
		least := 4.5
		if p == &Contrast {
			least = 7
		}
		for _, ground := range grounds {
			on := p.Board(ground)
			if c := drawing.Contrast(p.Board(drawing.Ink), on); c < least {
				t.Errorf("%s: ink on what is %v on paper has a contrast of %.1f, want %v", p.Name, ground, c, least)
			}
			if p.Dark && on.Lightness() > 45 {
				t.Errorf("%s: what is %v on paper is as light as %.0f", p.Name, ground, on.Lightness())
			}
		}
		if c := drawing.Contrast(p.Header(drawing.Players[0]), On(p.Header(drawing.Players[0]))); c < 4.5 {
			t.Errorf("%s: a title bar has a contrast of %.1f", p.Name, c)
		}
	}
	if Light.Board(drawing.PlayerA) != drawing.PlayerA {
		t.Error("the light look changes the colours of paper")
	}
}

// Two colours of a board have nearly the contrast that they have on paper, in every look: a label on its plate
// as much as ink on a tint.
func TestBoardsKeepTheContrastOfPaper(t *testing.T) {
	colours := []drawing.Colour{drawing.White, drawing.Paper, drawing.Table, drawing.Ink, drawing.Quiet,
		drawing.Good, drawing.Refuse, drawing.RGB(0x5B7F3A), drawing.RGB(0x888888), drawing.RGB(0xB07D2B)}
	for _, player := range drawing.Players {
		colours = append(colours, player, player.Tint())
	}
	for _, p := range Palettes {
		for _, a := range colours {
			for _, b := range colours {
				was, is := drawing.Contrast(a, b), drawing.Contrast(p.Board(a), p.Board(b))
				if is < 0.9*was {
					t.Errorf("%s: %v on %v has a contrast of %.1f, and %.1f on paper", p.Name, a, b, is, was)
				}
			}
		}
		if p == &Contrast {
			for _, c := range colours {
				if got := drawing.Contrast(p.BoardLine(c), drawing.Black); got < 7 {
					t.Errorf("a line of %v has a contrast of %.1f", c, got)
				}
			}
		}
	}
}

// Text grows with the window, but never shrinks below its usual size.
func TestTextGrowsWithTheWindow(t *testing.T) {
	for size, want := range map[fyne.Size]float32{
		fyne.NewSize(800, 600): 1, Usual: 1, fyne.NewSize(1366, 708): 1, fyne.NewSize(2560, 800): 1,
		fyne.NewSize(1920, 1080): 1.2, fyne.NewSize(2560, 1440): 1.6, fyne.NewSize(7680, 4320): 2,
	} {
		if got := Growth(size); got != want {
			t.Errorf("in a window of %v text grows by %v, want %v", size, got, want)
		}
	}
	if grown := NewTheme(&Light, 150).Grown(1.6); grown.Text != 1.5*1.6 || grown.Grow(48) != 48*1.6 {
		t.Errorf("150 %% in a large window is %v, and 48 pixels %v", grown.Text, grown.Grow(48))
	}
}
