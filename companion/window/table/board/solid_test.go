package board

import (
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/solid"
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// built is a solid on a floor of four by four, with spots numbered along the rows.
func built() *tableau.Solid {
	s := &tableau.Solid{Box: drawing.Box(0, 0, 100, 100), Levels: 4, Columns: []string{"a", "b", "c", "d"},
		Rows: []string{"1", "2", "3", "4"}}
	for spot := range 16 {
		s.Floor = append(s.Floor, tableau.Column{X: spot % 4, Y: spot / 4, Spot: spot})
	}
	for _, c := range [][3]int{{0, 0, 4}, {1, 0, 2}, {0, 1, 3}, {3, 3, 1}, {2, 2, 2}} {
		for level := range c[2] {
			colour, sign := drawing.Colour(drawing.RGB(0x22252A)), -1
			switch (c[0] + level) % 3 {
			case 1:
				colour, sign = drawing.RGB(0xC8372D), 0
			case 2:
				colour, sign = drawing.RGB(0xF2C230), 4
			}
			s.Cubes = append(s.Cubes,
				tableau.Cube{X: c[0], Y: c[1], Level: level, Colour: colour, Sign: sign})
		}
	}
	return s
}

func withSolid(t *testing.T) (*Board, *[]tableau.Input) {
	t.Helper()
	b, tapped := open(t)
	scene := three()
	scene.Mat = drawing.New(200, 100)
	scene.Solid = built()
	scene.Spots, scene.Pieces = nil, nil
	for i := range 16 {
		scene.Spots = append(scene.Spots,
			tableau.Place{ID: i, Name: string(rune('a' + i)),
				Box: drawing.Box(110+20*float64(i%4), 10+20*float64(i/4), 18, 18)})
	}
	b.SetScene(scene)
	b.Allow([]tableau.Input{tableau.ASpot(0), tableau.ASpot(5), tableau.ASpot(15)}, nil, false)
	return b, tapped
}

// Seen from any side, what is tapped is the column whose cube is nearest there, and from above every column
// can be tapped.
func TestASolidIsTappedAsItIsSeen(t *testing.T) {
	b, tapped := withSolid(t)
	b.Turn(-b.view.turning.stand.Turn, math.Pi) // straight from above
	for spot := range 16 {
		at, ok := b.WhereSolid(spot)
		if !ok {
			t.Fatalf("spot %d is hidden from above", spot)
		}
		stood := b.view.turning.stand
		if b.Tapped(&fyne.PointEvent{Position: at}); !slices.Equal(*tapped,
			[]tableau.Input{tableau.ASpot(spot)}) || b.view.turning.stand != stood {
			t.Errorf("a tap on spot %d tells %v, and turns from %v to %v", spot, *tapped, stood,
				b.view.turning.stand)
		}
		*tapped = nil // a hand that is not steady taps too
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(3, 4)},
			Dragged: fyne.NewDelta(3, 4)})
		if b.DragEnd(); !slices.Equal(*tapped, []tableau.Input{tableau.ASpot(spot)}) ||
			b.view.turning.stand != stood {
			t.Errorf("an unsteady tap on spot %d tells %v, and turns from %v to %v", spot, *tapped, stood,
				b.view.turning.stand)
		}
	}
	b.Turn(0, -math.Pi) // nearly from the front
	if _, ok := b.WhereSolid(10); !ok {
		t.Error("c3 is seen from the front")
	}
	if at, ok := b.WhereSolid(15); !ok {
		t.Error("d4 stands in front")
	} else if b.Tapped(&fyne.PointEvent{Position: at}); !slices.Equal(*tapped,
		[]tableau.Input{tableau.ASpot(15)}) {
		t.Errorf("a tap on d4 tells %v", *tapped)
	}
}

// A solid is turned by dragging it, by its buttons and by keys; a full turn leads back to where it stood.
func TestASolidIsTurned(t *testing.T) {
	b, tapped := withSolid(t)
	first := b.view.turning.stand
	pull(b, drawing.Point{X: 50, Y: 50}, drawing.Point{X: 80, Y: 50})
	if b.view.turning.stand == first || len(*tapped) > 0 {
		t.Errorf("dragged to %v, tapped %v", b.view.turning.stand, *tapped)
	}
	for range 16 {
		key(b, fyne.KeyComma)
	}
	turned := b.view.turning.stand
	key(b, fyne.KeyPeriod)
	buttons, _ := b.view.turnButtons()
	b.Tapped(&fyne.PointEvent{Position: buttons[0].AddXY(5, 5)})
	if got := b.view.turning.stand; math.Abs(got.Turn-turned.Turn) > 1e-9 || len(*tapped) > 0 {
		t.Errorf("there and back: %v, was %v; tapped %v", got, turned, *tapped)
	}
	key(b, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp)
	if b.view.turning.stand.Lean != solid.MostLean {
		t.Errorf("leant to %v", b.view.turning.stand.Lean)
	}
}

// A solid that only may be looked at can still be turned, by its buttons too; they take the press before
// anything else does.
func TestAStillSolidIsTurned(t *testing.T) {
	b, tapped := withSolid(t)
	pressed := false
	b.OnPress = func() Press { pressed = true; return Taken }
	b.Allow(nil, nil, true)
	first := b.view.turning.stand
	buttons, side := b.view.turnButtons()
	b.Tapped(&fyne.PointEvent{Position: buttons[1].AddXY(side/2, side/2)})
	turned := b.view.turning.stand
	pull(b, drawing.Point{X: 50, Y: 50}, drawing.Point{X: 80, Y: 50})
	if turned == first || b.view.turning.stand == turned || pressed || len(*tapped) > 0 {
		t.Errorf("from %v to %v by the button, to %v by the pointer; pressed %v, tapped %v", first, turned,
			b.view.turning.stand, pressed, *tapped)
	}
}

// A cube that is placed lies there with the next input.
func TestACubeHasFlown(t *testing.T) {
	b, _ := withSolid(t)
	b.Moving = true
	scene := *b.Scene()
	scene.Solid = built()
	scene.Solid.Cubes = append(scene.Solid.Cubes, tableau.Cube{X: 3})
	b.SetScene(&scene)
	if b.settle(); b.view.turning.flying != nil || b.view.solid() == nil || b.view.turning.of != scene.Solid {
		t.Error("it still flies")
	}
}

// What is in the way of a refused tap is pointed out on the solid too.
func TestWhatIsInTheWayOfASolid(t *testing.T) {
	b, _ := withSolid(t)
	b.Refuse(Refusal{Tapped: tableau.ASpot(9), InTheWay: []int16{5}})
	glows := b.view.glows()
	if !glows[5].Blocked || !glows[9].Blocked || glows[0].Blocked || !glows[0].Next {
		t.Errorf("glows %v", glows)
	}
	b.Scene().Here = []int{3}
	if !b.view.glows()[3].Here {
		t.Error("what happens is about a spot that does not glow")
	}
	b.Scene().Here = nil
	b.Scene().Pieces = []tableau.Thing{{ID: 70, Spot: 10}, {ID: 71, Spot: 11}}
	b.Allow(nil, []tableau.Input{tableau.APiece(70)}, false)
	b.view.hover = tableau.APiece(71)
	if got := b.view.glows(); len(got) != 2 || !got[10].Over || !got[11].Over {
		t.Errorf("one piece is picked and the pointer on another, but glows are %v", got)
	}
	b.view.hover = tableau.Input{}
	b.Allow(nil, nil, false)
	if got := b.view.glows(); len(got) != 0 {
		t.Errorf("glows %v when nothing may be tapped", got)
	}
}

func TestPictureOfASolid(t *testing.T) {
	dir := os.Getenv("HOMESPUN_PICTURES")
	if dir == "" {
		t.Skip("HOMESPUN_PICTURES names no folder")
	}
	b, _ := withSolid(t)
	b.view.hover = tableau.ASpot(5)
	b.draw()
	save := func(name string) {
		file, err := os.Create(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		if err := png.Encode(file, fyne.CurrentApp().Driver().CanvasForObject(b).Capture()); err != nil {
			t.Fatal(err)
		}
	}
	save("solid.png")
	b.Turn(2.3, 0.2)
	save("solid-turned.png")
}
