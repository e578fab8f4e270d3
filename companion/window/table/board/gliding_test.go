package board

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
)

// corridor is a scene of nine spots in three rows, numbered like a telephone, with piece 7 on one of them.
func corridor(at int, ways ...tableau.Way) *tableau.Scene {
	s := &tableau.Scene{Mat: drawing.New(60, 60), Slot: 20, Ways: ways}
	for i := range 9 {
		s.Spots = append(s.Spots, tableau.Place{ID: i + 1,
			Box: drawing.Box(float64(i%3)*20, float64(i/3)*20, 20, 20)})
	}
	s.Pieces = []tableau.Thing{{ID: 7, Seat: 0, Icon: "zombie", Size: 16, Spot: at,
		At: s.Spots[at-1].Box.Centre()}}
	return s
}

// through returns the spots over which a glide goes, in order.
func through(s *tableau.Scene, g *glide) string {
	var list []int
	for part := 0.0; part <= 1; part += 0.01 {
		at := along(g.route, part)
		for _, spot := range s.Spots {
			if n := len(list); spot.Box.Inset(2).Contains(drawing.Box(at.X, at.Y, 0.1, 0.1)) &&
				(n == 0 || list[n-1] != spot.ID) {
				list = append(list, spot.ID)
			}
		}
	}
	return fmt.Sprint(list)
}

func TestAPieceGoesAlongItsSpaces(t *testing.T) {
	around := tableau.Way{Piece: 7, Spots: []int{1, 4, 7, 8, 9}}
	monster := around
	monster.Seat = engines.Table
	// the same way of a piece that lies anywhere
	free := tableau.Way{Piece: 7,
		Points: []drawing.Point{{X: 10, Y: 10}, {X: 10, Y: 50}, {X: 30, Y: 50}, {X: 50, Y: 50}}}
	for _, c := range []struct {
		what          string
		before, after *tableau.Scene
		want          string
		length        time.Duration
	}{
		{"its way", corridor(1), corridor(9, around), "[1 4 7 8 9]", 360 * time.Millisecond},
		{"the last part of its way", corridor(7), corridor(9, around), "[7 8 9]", 220 * time.Millisecond},
		{"back, when the move is undone", corridor(9, around), corridor(1), "[9 8 7 4 1]",
			360 * time.Millisecond},
		{"straight, if it has gone no way", corridor(1), corridor(9), "[1 5 9]", straight},
		{"straight, if its way leads elsewhere", corridor(1), corridor(6, around), "[1 2 5 6]", straight},
		{"its way over points", corridor(1), corridor(9, free), "[1 4 7 8 9]", 290 * time.Millisecond},
		{"back over points", corridor(9, free), corridor(1), "[9 8 7 4 1]", 290 * time.Millisecond},
		{"a monster, slower", corridor(7), corridor(9, monster), "[7 8 9]", 500 * time.Millisecond},
		{"a monster far away, in a time that people wait", corridor(1), corridor(9, monster), "[1 4 7 8 9]",
			750 * time.Millisecond},
	} {
		list, longest := glides(c.before, c.after, false)
		if got := through(c.after, list[7]); got != c.want || longest != c.length {
			t.Errorf("%s: over %s in %v, want %s in %v", c.what, got, longest, c.want, c.length)
		}
		if _, quick := glides(c.before, c.after, true); quick != c.length/2 {
			t.Errorf("%s: quickly in %v, want %v", c.what, quick, c.length/2)
		}
	}
}

// A frame moves what the gliding piece is drawn with, and makes nothing anew.
func TestAFrameOfAGlideMovesThePieceAlone(t *testing.T) {
	test.NewTempApp(t)
	b := New()
	test.NewTempWindow(t, b).Resize(fyne.NewSize(600, 600))
	b.SetScene(corridor(1))
	way := tableau.Way{Piece: 7, Spots: []int{1, 2, 3}}
	before := b.view.scene
	b.view.scene = corridor(3, way)
	b.arrange()
	b.view.gliding, b.view.longest = glides(before, b.view.scene, false)
	b.view.progress = 0
	b.draw()
	g := b.view.gliding[7]
	places := func() []fyne.Position {
		var list []fyne.Position
		for _, o := range b.drawn.objects {
			list = append(list, o.Position())
		}
		return list
	}
	first := places()
	b.carry(0.5)
	for i, at := range places() {
		moved := at != first[i]
		if own := i >= g.from && i < g.to; moved != own {
			t.Errorf("object %d of the piece: %v, moved: %v", i, own, moved)
		}
	}
	middle := b.view.place(b.view.scene.Spots[1].Box.Centre())
	piece := b.drawn.objects[g.to-1]
	if at := piece.Position().AddXY(piece.Size().Width/2, piece.Size().Height/2); at.Subtract(middle).X > 1 ||
		at.Subtract(middle).X < -1 {
		t.Errorf("half way the piece is at %v, want %v", at, middle)
	}
	if g.from == g.to {
		t.Error("the piece is drawn with nothing")
	}
	b.settle()
	b.draw()
	if len(b.view.gliding) != 0 {
		t.Error("the piece still glides after the glide was ended")
	}
}

// Traces are drawn below the pieces, and not before the piece has arrived.
func TestATraceAppearsWhenThePieceHasArrived(t *testing.T) {
	test.NewTempApp(t)
	b := New()
	test.NewTempWindow(t, b).Resize(fyne.NewSize(600, 600))
	b.SetScene(corridor(3))
	plain := len(b.drawn.objects)
	way := tableau.Way{Piece: 7, Spots: []int{1, 2, 3}}
	b.SetScene(corridor(3, way))
	if got := len(b.drawn.objects); got < plain+3 || got > plain+mostDots+2 {
		t.Errorf("%d objects with a trace, %d without", got, plain)
	}
	scene := b.view.scene
	b.view.gliding = map[int]*glide{7: newGlide(corridor(1), scene, corridor(1).Pieces[0], scene.Pieces[0])}
	b.draw()
	if got := len(b.drawn.objects); got != plain {
		t.Errorf("%d objects while the piece glides, want %d", got, plain)
	}
}
