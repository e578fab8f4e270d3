package layout

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/widgets"
)

// Whatever button comes or goes, and whether the row becomes narrow or wide again, each button is at least as
// wide as its words and none lies over another.
func TestTheRowIsLaidAnew(t *testing.T) {
	test.NewTempApp(t)
	var buttons []*widgets.Button
	for _, text := range []string{"Undo", "Redo", "Put right", "Why not?", "Rules", "So far", "Look in secret"} {
		buttons = append(buttons, widgets.NewTall(text, theme.ContentUndoIcon(), nil))
	}
	bar := NewBar(buttons...)
	const wide = 900
	steps := []struct {
		width         float32
		hidden, shown int
	}{{wide, 6, 0}, {0.7 * wide, 0, 6}, {0.7 * wide, 6, 0}, {wide, 1, 6}, {0.5 * wide, 2, 1}, {wide, 6, 2}}
	for i, step := range steps {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			buttons[step.hidden].Hide()
			buttons[step.shown].Show()
			bar.heightAt(step.width, false)
			for a, button := range buttons {
				if !button.Visible() {
					continue
				}
				if button.Size().Width < button.MinSize().Width {
					t.Errorf("%s is %v wide and needs %v", button.Text, button.Size().Width, button.MinSize().Width)
				}
				for _, other := range buttons[a+1:] {
					apart := button.Position().X+button.Size().Width <= other.Position().X ||
						other.Position().Y != button.Position().Y
					if other.Visible() && !apart {
						t.Errorf("%s lies over %s", button.Text, other.Text)
					}
				}
			}
		})
	}
}
