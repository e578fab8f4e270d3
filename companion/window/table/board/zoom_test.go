package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// near reports whether two places are the same but for rounding.
func near(a, b fyne.Position) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < 1
}

func TestZoomingKeepsWhatIsUnderThePointer(t *testing.T) {
	b, _ := open(t)
	at := b.WherePoint(drawing.Point{X: 50, Y: 35})
	for range 3 {
		b.ZoomBy(1, at)
	}
	if now := b.WherePoint(drawing.Point{X: 50, Y: 35}); !near(now, at) || !b.Zoomed() {
		t.Errorf("what was at %v is at %v", at, now)
	}
	b.ZoomBy(100, at)
	if s, _ := b.view.scale(); s > 10*mostZoom+0.01 {
		t.Errorf("a millimetre has %g pixels, want at most %d times the usual 10", s, mostZoom)
	}
	b.ZoomBy(-100, at)
	if corner := b.WherePoint(drawing.Point{}); b.Zoomed() || !near(corner, fyne.Position{}) {
		t.Errorf("zoomed out, the corner is at %v, want it in the corner of the board", corner)
	}
}

// However far it is panned, an enlarged scene fills the board.
func TestPanningStopsAtTheEdges(t *testing.T) {
	b, _ := open(t)
	b.ZoomBy(3, fyne.NewPos(450, 300))
	for _, far := range []float32{-5000, 5000} {
		b.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(far, far)})
		first, last := b.WherePoint(drawing.Point{}), b.WherePoint(drawing.Point{X: 90, Y: 60})
		if first.X > 0.5 || first.Y > 0.5 || last.X < 899.5 || last.Y < 599.5 {
			t.Errorf("panned by %g, the scene reaches from %v to %v on a board of 900×600", far, first, last)
		}
	}
	b.ShowAll()
	b.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 300)})
	if first := b.WherePoint(drawing.Point{}); !near(first, fyne.Position{}) {
		t.Errorf("the wheel has moved a scene that is shown whole to %v", first)
	}
}

// In an enlarged scene spaces are tapped where they are seen, keys bring their space into sight, and a drag
// that carries nothing moves the scene.
func TestAnEnlargedSceneIsPlayedOn(t *testing.T) {
	b, tapped := open(t)
	b.ZoomBy(3, fyne.NewPos(0, 0))
	b.PutCursor(tableau.ASpot(2))
	at, _ := b.Where(tableau.ASpot(2))
	if at.X < 0 || at.X > 900 || at.Y < 0 || at.Y > 600 {
		t.Fatalf("the cursor is at %v, beside a board of 900×600", at)
	}
	b.Tapped(&fyne.PointEvent{Position: at})
	if !slices.Contains(*tapped, tableau.ASpot(2)) {
		t.Errorf("a tap at %v tells %v", at, *tapped)
	}
	*tapped = nil
	pull(b, drawing.Point{X: 70, Y: 20}, drawing.Point{X: 80, Y: 10})
	if now, _ := b.Where(tableau.ASpot(2)); *tapped != nil || near(now, at) {
		t.Errorf("a drag beside all pieces tells %v; the space was at %v and is at %v", *tapped, at, now)
	}
}

func TestNothingIsDrawnBesideTheBoard(t *testing.T) {
	b, _ := open(t)
	whole := len(test.WidgetRenderer(b).Objects())
	b.ZoomBy(4, fyne.NewPos(450, 300))
	objects := test.WidgetRenderer(b).Objects()
	if len(objects) != 1 || objects[0] != fyne.CanvasObject(b.drawn.clip) || b.drawn.clip.Size() != b.Size() {
		t.Errorf("%d objects are drawn, want one that cuts them off at %v", len(objects), b.Size())
	}
	b.ShowAll()
	if again := len(test.WidgetRenderer(b).Objects()); again != whole {
		t.Errorf("shown whole again %d objects are drawn, want %d", again, whole)
	}
}
