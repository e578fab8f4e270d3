package tracks

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// strip returns a strip in a window as wide as the column.
func strip(t *testing.T, percent int) *Goals {
	t.Helper()
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.NewTheme(&look.Light, percent))
	name := func(seat engines.Seat) string { return [...]string{"Ava", "Ben", "Cleo"}[seat] }
	g := NewGoals(widgets.NewMark, name)
	test.NewTempWindow(t, g).Resize(fyne.NewSize(340, 120))
	return g
}

// The strip is as high for a far goal as for a near one, and says it in words and with everybody's standing.
func TestTheGoalIsSaidAtOneHeight(t *testing.T) {
	for _, percent := range []int{100, 200} {
		g := strip(t, percent)
		g.Set([]tableau.Goal{{Text: "Mia: 0 of 51 points.", Need: 51, Seat: 0}}, tableau.Told{})
		low := g.MinSize().Height
		g.Set([]tableau.Goal{{Text: "Mia: 1049 of 1051 points.", Have: 1049, Need: 1051, Seat: 0}}, tableau.Told{})
		if high := g.MinSize().Height; high != low {
			t.Errorf("at %d percent the strip is %g and %g high", percent, low, high)
		}
		g.Set([]tableau.Goal{{Text: "First to 12", More: []string{"The most wins."}, Have: 5, Need: 12, Seat: 0},
			{Text: "First to 12", Have: 7, Need: 12, Seat: 2}}, tableau.Told{})
		if said := g.AccessibilityLabel(); said != "First to 12; The most wins.; Ava: 5; Cleo: 7" {
			t.Errorf("it is read as %q", said)
		}
		whole := g.MinSize().Height
		if g.Room(0); g.MinSize().Height >= whole {
			t.Errorf("at %d percent what else decides takes room where there is little", percent)
		}
		g.Room(AllLines)
		if g.Set(nil, tableau.Told{}); g.Visible() {
			t.Error("a game without a goal has a strip")
		}
	}
}

// Everything that is written lies inside the strip, whatever the text size.
func TestTheGoalStaysInItsStrip(t *testing.T) {
	for _, percent := range []int{100, 150, 200} {
		g := strip(t, percent)
		more := []string{"If several have that at the end of a round, the most wins."}
		g.Set([]tableau.Goal{{Text: "The last with Patrollers standing wins", More: more, Have: 12, Seat: 0},
			{Text: "The last with Patrollers standing wins", Have: 3, Seat: 1},
			{Text: "The last with Patrollers standing wins", Have: 3, Seat: 2}}, tableau.Told{})
		g.Resize(fyne.NewSize(340, g.MinSize().Height))
		for _, o := range test.WidgetRenderer(g).Objects() {
			end := o.Position().Add(o.Size())
			if text, ok := o.(*canvas.Text); ok && (end.X > 341 || end.Y > g.Size().Height+1) {
				t.Errorf("at %d percent %q ends at %v of %v", percent, text.Text, end, g.Size())
			}
		}
	}
}

// In little room the last lines of what else decides stay, and a line that is too long ends with a sentence.
func TestTheLastLinesStay(t *testing.T) {
	g := strip(t, 100)
	g.Set([]tableau.Goal{{Text: "Mia wins with 51 points: 10 so far", Need: 51, Seat: 0, More: []string{
		"Ben wins with fewer than 50.", "The game ends when all are safe or lost.",
		"16 more pieces of treasure will bring 10 points. Each of the delvers safe: 10."}}}, tableau.Told{})
	for lines, want := range map[int]string{
		0: "", 1: "16 more pieces of treasure will bring 10 points.",
		2: "The game ends when all are safe or lost. 16 more pieces of treasure will bring 10 points."} {
		g.Room(lines)
		g.Resize(fyne.NewSize(340, g.MinSize().Height))
		var said []string
		for _, o := range test.WidgetRenderer(g).Objects() {
			if text, ok := o.(*canvas.Text); ok && text.Text != g.Text() {
				said = append(said, text.Text)
			}
		}
		if got := strings.Join(said, " "); got != want {
			t.Errorf("in %d lines stands %q, not %q", lines, got, want)
		}
	}
}

// A bar that is not full does not look full: a part of it as long as it is high stays free.
func TestABarIsFullOnlyAtTheGoal(t *testing.T) {
	for have, full := range map[int]bool{0: false, 25: false, 50: false, 51: true} {
		g := strip(t, 100)
		g.Set([]tableau.Goal{{Text: "Mia", Have: have, Need: 51, Seat: 0}}, tableau.Told{})
		var whole, filled fyne.Size
		for _, o := range test.WidgetRenderer(g).Objects() {
			switch plate, ok := o.(*canvas.Rectangle); {
			case ok && plate.FillColor == color.Color(look.Light.Table):
				whole = plate.Size()
			case ok && plate.FillColor == color.Color(look.Light.Ink):
				filled = plate.Size()
			}
		}
		free := whole.Width - filled.Width
		if whole.Width < 48 || full && free != 0 || !full && free < whole.Height {
			t.Errorf("with %d of 51, %g of %g px of the bar are free", have, free, whole.Width)
		}
	}
}
