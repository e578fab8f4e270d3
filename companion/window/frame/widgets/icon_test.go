package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"homespun/companion/window/frame/look"
)

// In the dark looks a black figure stands on paper, and no other picture does; in the light one none needs it.
func TestBlackFiguresAreSeenInTheDark(t *testing.T) {
	app := test.NewTempApp(t)
	for _, one := range look.Palettes {
		app.Settings().SetTheme(look.NewTheme(one, 100))
		for name, black := range map[string]bool{"chess-pawn": true, "chess-knight": true, "ghost": false, "biohazard": false} {
			behind := NewIcon(Icon(name), 40).(*fyne.Container).Objects[0].(*canvas.Rectangle)
			if paper := behind.FillColor != color.Transparent; paper != (black && one.Dark) {
				t.Errorf("%s in %s: it is %v that it stands on paper", name, one.Name, paper)
			}
		}
	}
}
