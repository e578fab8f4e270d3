package scene_test

import (
	"slices"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables/drawing"
	"homespun/printables/scene"
)

// page is that of a booklet.
var page = scene.Frame{Width: 128, Height: 180}

// titled are shapes of pages, lids and heads.
var titled = [...]scene.Frame{{Width: 134.5, Height: 125}, {Width: 138, Height: 184, Bleed: 29}, {Width: 190, Height: 50},
	{Width: 100, Height: 100}}

// ink returns the box around the shapes of a drawing that are no scene: those of its title.
func ink(d *drawing.Drawing) (box drawing.Rectangle, paints []drawing.Paint) {
	for _, mark := range d.Marks {
		if shape, ok := mark.(drawing.Shape); ok {
			box = box.Union(shape.Path.Bounds().Inset(-shape.Paint.Stroke.Width / 2))
			paints = append(paints, shape.Paint)
		}
	}
	return box, paints
}

// Letters stay in their box, large in it, and are read on the paper behind them whatever the scene is like.
func TestLettersOfATitle(t *testing.T) {
	for _, game := range games.All().All() {
		for _, frame := range titled {
			d, box := drawing.New(frame.Width, frame.Height), frame.TitleBand()
			if !scene.Letter(d, game.ID, game.Title, box) {
				t.Fatalf("%s has no letters", game.ID)
			}
			around, paints := ink(d)
			const air = 1.0 // mm: letters that are turned reach a little beyond their line
			if !box.Inset(-air).Contains(around) {
				t.Errorf("%s %v: letters in %v, beyond %v", game.ID, frame, around, box)
			}
			if around.Width < box.Width*0.8 && around.Height < box.Height*0.65 {
				t.Errorf("%s %v: letters in %v, small in %v", game.ID, frame, around, box)
			}
			for _, paint := range paints[len(paints)/2:] { // the first half is the paper behind them
				colour := max(paint.Fill, paint.Stroke.Colour) // a wheel is of lines
				if got := drawing.Contrast(colour, paints[0].Fill); got < 7 {
					t.Errorf("%s: letters with a contrast of %.1f", game.ID, got)
				}
			}
		}
	}
	d := drawing.New(100, 30)
	for _, title := range []string{"", "漢字", "a title of far more letters than any box has room for"} {
		if scene.Letter(d, "geyser", title, d.Area()) || len(d.Marks) > 0 {
			t.Errorf("%q is set in letters", title)
		}
	}
}

// The usual theme of a game has its own colours, others dye the ground and leave the figures.
func TestThemesDyeTheGround(t *testing.T) {
	for _, game := range games.All().All() {
		own, err := game.FindTheme("")
		if err != nil {
			t.Fatal(err)
		}
		usual := colours(scene.OfTheme(own, page))
		if !slices.Equal(usual, colours(scene.Of(game.ID, page))) {
			t.Errorf("%s: the usual theme has other colours", game.ID)
		}
		for _, listing := range game.Themes() {
			other := listing.Theme
			if other == nil || other.ID == own.ID || other.Color == "" {
				continue
			}
			dyed := colours(scene.OfTheme(other, page))
			same := 0
			for i, colour := range dyed {
				if colour == usual[i] {
					same++
				}
			}
			if same == len(dyed) || same < len(dyed)/2 {
				t.Errorf("%s %s: %d of %d shapes keep their colour", game.ID, other.ID, same, len(dyed))
			}
		}
	}
}

// colours returns the fills of all shapes of a drawing, in its symbols too.
func colours(d *drawing.Drawing) (list []drawing.Colour) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Use:
			list = append(list, colours(m.Symbol.Drawing)...)
		case drawing.Shape:
			list = append(list, m.Paint.Fill)
		}
	}
	return list
}
