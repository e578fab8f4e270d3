package tracks

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// A long name is cut, and what stands after it is said in full.
func TestALongNameLeavesRoomForWhatStandsAfterIt(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.NewTheme(&look.Light, 100))
	tracks := New(func(seat engines.Seat, side float32) *widgets.Mark { return widgets.NewMark(seat, side) })
	tracks.Compact(true)
	var list []tableau.Track
	for seat, name := range []string{"Elsbeth of the Long Road and of the Short One", "Ben", "Cleo", "Dan"} {
		list = append(list, tableau.Track{Seat: engines.Seat(seat), Name: name, Value: "12", Detail: "11 supplies"})
	}
	tracks.Set(list)
	tracks.Resize(fyne.NewSize(320, 200))
	var said []string
	for _, o := range test.WidgetRenderer(tracks).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			said = append(said, text.Text)
			if end := text.Position().X + text.MinSize().Width; end > 320 {
				t.Errorf("%q ends at %g of 320", text.Text, end)
			}
		}
	}
	if n := len(slices.DeleteFunc(said, func(s string) bool { return s != "11 supplies" })); n != 4 {
		t.Errorf("%d of 4 players are told their supplies", n)
	}
}
