package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// pull drags from one place of the scene to another in a few steps.
func pull(b *Board, from, to drawing.Point) {
	at := b.WherePoint(from)
	end := b.WherePoint(to)
	const steps = 5
	step := fyne.NewDelta((end.X-at.X)/steps, (end.Y-at.Y)/steps)
	for range steps {
		at = at.Add(step)
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: step})
	}
	b.DragEnd()
}

// A piece that may come next is dragged onto a spot as if both were tapped; dropped where it lay it stays
// picked.
func TestDraggingAPieceIsTappingItAndItsSpot(t *testing.T) {
	b, _ := open(t)
	var taps [][]tableau.Input
	b.OnTap = func(inputs []tableau.Input) {
		taps = append(taps, inputs)
		if len(taps) == 1 {
			b.Allow([]tableau.Input{tableau.ASpot(2)}, inputs, false)
		}
	}
	pull(b, drawing.Point{X: 15, Y: 15}, drawing.Point{X: 18, Y: 18})
	if len(taps) != 1 || !slices.Equal(taps[0], []tableau.Input{tableau.APiece(7)}) {
		t.Fatalf("dropped where it lay: %v", taps)
	}
	pull(b, drawing.Point{X: 15, Y: 15}, drawing.Point{X: 75, Y: 15})
	if len(taps) != 2 || !slices.Equal(taps[1], []tableau.Input{tableau.ASpot(2)}) {
		t.Errorf("dropped on spot 2: %v", taps)
	}
}

// A hand that shakes a little while it presses has tapped; one that drags what cannot be picked up has done
// nothing.
func TestAShakyTapIsATap(t *testing.T) {
	b, tapped := open(t)
	at := b.WherePoint(drawing.Point{X: 75, Y: 15}).AddXY(4, 4)
	b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(4, 4)})
	if b.DragEnd(); !slices.Equal(*tapped, []tableau.Input{tableau.ASpot(2)}) {
		t.Errorf("a shaky tap tells %v", *tapped)
	}
	*tapped = nil
	if pull(b, drawing.Point{X: 45, Y: 45}, drawing.Point{X: 75, Y: 15}); *tapped != nil {
		t.Errorf("dragging nothing tells %v", *tapped)
	}
}

// While a point is chosen it follows the pointer that drags, and is chosen where that lets go, unless there
// is a piece that may come next.
func TestAPointIsDragged(t *testing.T) {
	b, tapped := open(t)
	b.Allow([]tableau.Input{tableau.APiece(7)}, nil, false)
	b.Aim(&Ghost{At: drawing.Point{X: 50, Y: 50}, Size: 10}, nil)
	var moved int
	var chosen []drawing.Point
	b.OnPoint = func(at drawing.Point, final bool) {
		if moved++; final {
			chosen = append(chosen, at)
		}
	}
	pull(b, drawing.Point{X: 50, Y: 50}, drawing.Point{X: 80, Y: 50})
	if len(chosen) != 1 || chosen[0].X < 79 || chosen[0].X > 81 || moved < 3 || len(*tapped) > 0 {
		t.Errorf("chosen %v after %d moves, tapped %v", chosen, moved, *tapped)
	}
	if pull(b, drawing.Point{X: 50, Y: 50}, drawing.Point{X: 15, Y: 15}); !slices.Contains(*tapped,
		tableau.APiece(7)) || len(chosen) != 1 {
		t.Errorf("dropped on a piece that may come next: chosen %v, tapped %v", chosen, *tapped)
	}
}

// A figure that is dragged on its twine goes where it is let go, stops at the edge of the mat, and is laid
// down where it stands; over a piece that may come next it says so, and dropped on it taps it.
func TestAFigureIsDraggedOnItsTwine(t *testing.T) {
	b, tapped := open(t)
	s := three()
	s.Pieces = append(s.Pieces, tableau.Thing{ID: 8, At: drawing.Point{X: 75, Y: 15}, Size: 20, Spot: 2})
	b.SetScene(s)
	b.Allow([]tableau.Input{tableau.APiece(8)}, nil, false)
	b.Aim(&Ghost{At: drawing.Point{X: 30, Y: 15}, Size: 10, Mover: tableau.APiece(7)}, nil)
	var last drawing.Point
	var chosen bool
	b.OnPoint = func(at drawing.Point, final bool) { last, chosen = at, final }
	pull(b, drawing.Point{X: 15, Y: 15}, drawing.Point{X: 45, Y: 40})
	if !chosen || last.X < 44 || last.X > 46 || len(*tapped) > 0 {
		t.Errorf("let go it is at %v, chosen %v, tapped %v", last, chosen, *tapped)
	}
	pull(b, drawing.Point{X: 15, Y: 15}, drawing.Point{X: 45, Y: -20})
	if !chosen || last.Y != 0 {
		t.Errorf("dragged over the edge it is at %v, chosen %v", last, chosen)
	}
	if pull(b, drawing.Point{X: 45, Y: 15}, drawing.Point{X: 16, Y: 15}); chosen {
		t.Errorf("let go where it stands it goes to %v", last)
	}
	if pull(b, drawing.Point{X: 15, Y: 15}, drawing.Point{X: 75, Y: 15}); chosen ||
		!slices.Contains(*tapped, tableau.APiece(8)) {
		t.Errorf("dropped on who may come next it goes to %v, chosen %v, tapped %v", last, chosen, *tapped)
	}
}

// A tag is seen from near while the pointer is over it, and no more once it is tapped.
func TestATagIsSeenFromNear(t *testing.T) {
	b, tapped := open(t)
	s := three()
	s.Tags = []tableau.Tag{{Spot: 50, Piece: 7, Name: "Ice Man",
		Face: tableau.Drawn{Drawing: drawing.New(60, 20)}}}
	b.SetScene(s)
	large := drawing.New(60, 70)
	b.Near = func(in tableau.Input) *drawing.Drawing {
		if in == tableau.ASpot(50) {
			return large
		}
		return nil
	}
	shows := func() bool {
		r := b.CreateRenderer().(*renderer)
		return slices.ContainsFunc(r.images.all[:r.images.used], func(o *canvas.Image) bool {
			width, height := b.view.pixels(o.Size().Width), b.view.pixels(o.Size().Height)
			return o.Image == b.view.picture(tableau.Drawn{Drawing: large}, width, height)
		})
	}
	at, _ := b.Where(tableau.ASpot(50))
	b.Says = func(tableau.Input) string { return "a tag" }
	if b.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}}); !shows() {
		t.Error("below the pointer it is not seen from near")
	}
	if b.Tapped(&fyne.PointEvent{Position: at}); shows() || !slices.Contains(*tapped, tableau.ASpot(50)) {
		t.Errorf("after the tap it is still seen from near: %v, tapped %v", shows(), *tapped)
	}
}
