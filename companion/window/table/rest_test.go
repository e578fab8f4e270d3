package table_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
)

// Fyne lays out whatever has new objects. If that makes new ones again, the window is drawn without an end
// while nobody plays.
func TestLayingOutAgainMakesNothingNew(t *testing.T) {
	d, file := recorded(t, "adventure", "story", settings.Default())
	for _, line := range file.Lines {
		if err := d.Screen.Session().PlayText(line.Text); err != nil {
			t.Fatal(err)
		}
		if restless(t, d) > 1 {
			return
		}
	}
	t.Error("no dice and moment stood on the stage")
}

// restless looks at everything that the table shows, until all that is told has been told, and returns how
// often the stage was open.
func restless(t *testing.T, d *tabletest.Driver) (staged int) {
	t.Helper()
	for {
		each(d.Window.Content(), func(w fyne.Widget) {
			drawn := test.WidgetRenderer(w)
			drawn.Layout(w.Size())
			before := slices.Clone(drawn.Objects())
			drawn.Layout(w.Size())
			if !slices.Equal(drawn.Objects(), before) {
				t.Errorf("%T makes new objects while %q is shown", w, d.Screen.Prompt())
			}
		})
		if d.Screen.Stage().Visible() {
			staged++
		}
		if !d.Screen.Replaying() {
			return staged
		}
		d.Key(fyne.KeySpace)
	}
}

// each visits all widgets that are shown.
func each(o fyne.CanvasObject, visit func(fyne.Widget)) {
	if !o.Visible() {
		return
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		visit(o)
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, child := range inside {
		each(child, visit)
	}
}
