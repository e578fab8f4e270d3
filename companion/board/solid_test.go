package board

import (
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"homespun/companion/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// built is a solid on a floor of four by four, with spots numbered along the rows.
func built() *tableau.Solid {
	s := &tableau.Solid{Box: drawing.Box(0, 0, 100, 100), Levels: 4, Columns: []string{"a", "b", "c", "d"}, Rows: []string{"1", "2", "3", "4"}}
	for y := range 4 {
		for x := range 4 {
			s.Floor = append(s.Floor, tableau.Column{X: x, Y: y, Spot: 4*y + x})
		}
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
			s.Cubes = append(s.Cubes, tableau.Cube{X: c[0], Y: c[1], Level: level, Colour: colour, Sign: sign})
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
		scene.Spots = append(scene.Spots, tableau.Place{ID: i, Name: string(rune('a' + i)), Box: drawing.Box(110+20*float64(i%4), 10+20*float64(i/4), 18, 18)})
	}
	b.SetScene(scene)
	b.Allow([]tableau.Input{tableau.ASpot(0), tableau.ASpot(5), tableau.ASpot(15)}, nil, false)
	return b, tapped
}

// Seen from any side, what is tapped is the column whose cube is nearest there, and from above every column can be tapped.
func TestASolidIsTappedAsItIsSeen(t *testing.T) {
	b, tapped := withSolid(t)
	b.Turn(-b.view.stand.turn, math.Pi) // straight from above
	for spot := range 16 {
		at, ok := b.WhereSolid(spot)
		if !ok {
			t.Fatalf("spot %d is hidden from above", spot)
		}
		stood := b.view.stand
		if b.Tapped(&fyne.PointEvent{Position: at}); !slices.Equal(*tapped, []tableau.Input{tableau.ASpot(spot)}) || b.view.stand != stood {
			t.Errorf("a tap on spot %d tells %v, and turns from %v to %v", spot, *tapped, stood, b.view.stand)
		}
		*tapped = nil // a hand that is not steady taps too
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(3, 4)}, Dragged: fyne.NewDelta(3, 4)})
		if b.DragEnd(); !slices.Equal(*tapped, []tableau.Input{tableau.ASpot(spot)}) || b.view.stand != stood {
			t.Errorf("an unsteady tap on spot %d tells %v, and turns from %v to %v", spot, *tapped, stood, b.view.stand)
		}
	}
	b.Turn(0, -math.Pi) // nearly from the front
	if _, ok := b.WhereSolid(10); !ok {
		t.Error("c3 is seen from the front")
	}
	if at, ok := b.WhereSolid(15); !ok {
		t.Error("d4 stands in front")
	} else if b.Tapped(&fyne.PointEvent{Position: at}); !slices.Equal(*tapped, []tableau.Input{tableau.ASpot(15)}) {
		t.Errorf("a tap on d4 tells %v", *tapped)
	}
}

// From wherever a solid is looked at, a place of its picture belongs to the column that a look through it meets first, and where the next cube of a column
// glows a tap is that column, or one that hides it.
func TestWhatIsSeenIsWhatIsTapped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		solid := built()
		solid.Cubes = nil
		for _, column := range solid.Floor {
			for level := range rapid.IntRange(0, solid.Levels).Draw(t, "height") {
				solid.Cubes = append(solid.Cubes, cubeAt(column.X, column.Y, level))
			}
		}
		at := stand{rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "turn"), rapid.Float64Range(leastLean, mostLean).Draw(t, "lean")}
		m := newModel(solid, at, 160, 130)
		for range 20 {
			place := drawing.Point{X: rapid.Float64Range(0, m.width).Draw(t, "x"), Y: rapid.Float64Range(0, m.height).Draw(t, "y")}
			met, sure := met(m, place)
			if got, ok := m.spot(place); sure && (got != met || ok != (met >= 0)) && !(met < 0 && !ok) {
				t.Fatalf("%v is spot %d (%v), but a look meets %d", place, got, ok, met)
			}
		}
		for _, column := range solid.Floor {
			top, _ := m.top(column.Spot)
			middle := top.inset(1)[0]
			met, sure := met(m, middle)
			if got, _ := m.spot(middle); sure && got != met {
				t.Fatalf("where spot %d glows a tap is %d, but a look meets %d", column.Spot, got, met)
			}
			if got, ok := m.spot(middle); !ok || got != column.Spot && !m.hides(got, column.Spot) {
				t.Fatalf("where spot %d glows a tap is %d (%v), which does not stand before it", column.Spot, got, ok)
			}
		}
	})
}

// hides reports whether a spot stands nearer than another.
func (m *model) hides(spot, other int) bool {
	middle := func(spot int) float64 { return m.near(float64(spot%4)+0.5, float64(spot/4)+0.5) }
	return middle(spot) > middle(other)
}

// met follows a look through a place of the picture in small steps to the first cube or the floor, and returns the spot, -1 for none; sure is false where it
// passes by an edge so near that the steps cannot tell.
func met(m *model, place drawing.Point) (spot int, sure bool) {
	const deep = 0.02 // in steps of the solid: how far below the floor a look may be found that has met it, and so what is near an edge
	first := -2
	for _, aside := range [][2]float64{{0, 0}, {deep, 0}, {-deep, 0}, {0, deep}, {0, -deep}} {
		across, down := (place.X-m.middle.X)/m.unit+aside[0], (place.Y-m.middle.Y)/m.unit+aside[1]
		met := -1
		for far := 12.0; far > -12; far -= 0.01 { // how near the place looked at is
			along, level := down*m.flat+far*m.rise, -down*m.rise+far*m.flat
			x, y := m.midX+across*m.cos+along*m.sin, m.midY-across*m.sin+along*m.cos
			if x < 0 || y < 0 || x >= 4 || y >= 4 {
				continue
			}
			if level < float64(m.solid.Height(int(x), int(y))) {
				if level > -deep {
					met = 4*int(y) + int(x)
				}
				break
			}
		}
		if first == -2 {
			first = met
		} else if met != first {
			return first, false
		}
	}
	return first, true
}

// A solid is turned by dragging it, by its buttons and by keys; a full turn leads back to where it stood.
func TestASolidIsTurned(t *testing.T) {
	b, tapped := withSolid(t)
	first := b.view.stand
	pull(b, drawing.Point{X: 50, Y: 50}, drawing.Point{X: 80, Y: 50})
	if b.view.stand == first || len(*tapped) > 0 {
		t.Errorf("dragged to %v, tapped %v", b.view.stand, *tapped)
	}
	for range 16 {
		key(b, fyne.KeyComma)
	}
	turned := b.view.stand
	key(b, fyne.KeyPeriod)
	buttons, _ := b.turnButtons()
	b.Tapped(&fyne.PointEvent{Position: buttons[0].AddXY(5, 5)})
	if got := b.view.stand; math.Abs(got.turn-turned.turn) > 1e-9 || len(*tapped) > 0 {
		t.Errorf("there and back: %v, was %v; tapped %v", got, turned, *tapped)
	}
	key(b, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp)
	if b.view.stand.lean != mostLean {
		t.Errorf("leant to %v", b.view.stand.lean)
	}
}

// A solid that only may be looked at can still be turned, by its buttons too; they take the press before anything else does.
func TestAStillSolidIsTurned(t *testing.T) {
	b, tapped := withSolid(t)
	pressed := false
	b.OnPress = func() bool { pressed = true; return true }
	b.Allow(nil, nil, true)
	first := b.view.stand
	buttons, side := b.turnButtons()
	b.Tapped(&fyne.PointEvent{Position: buttons[1].AddXY(side/2, side/2)})
	turned := b.view.stand
	pull(b, drawing.Point{X: 50, Y: 50}, drawing.Point{X: 80, Y: 50})
	if turned == first || b.view.stand == turned || pressed || len(*tapped) > 0 {
		t.Errorf("from %v to %v by the button, to %v by the pointer; pressed %v, tapped %v", first, turned, b.view.stand, pressed, *tapped)
	}
}

// What is in the way of a refused tap is pointed out on the solid too.
func TestWhatIsInTheWayOfASolid(t *testing.T) {
	b, _ := withSolid(t)
	b.Refuse([]int16{5, 9}, -1)
	glows := b.glows()
	if !glows[5].blocked || !glows[9].blocked || glows[0].blocked || !glows[0].next {
		t.Errorf("glows %v", glows)
	}
	b.Scene().Here = []int{3}
	if !b.glows()[3].here {
		t.Error("what happens is about a spot that does not glow")
	}
	b.Scene().Here = nil
	b.Scene().Pieces = []tableau.Thing{{ID: 70, Spot: 10}, {ID: 71, Spot: 11}}
	b.Allow(nil, []tableau.Input{tableau.APiece(70)}, false)
	b.hover = tableau.APiece(71)
	if got := b.glows(); len(got) != 2 || !got[10].over || !got[11].over {
		t.Errorf("one piece is picked and the pointer on another, but glows are %v", got)
	}
	b.hover = tableau.Input{}
	b.Allow(nil, nil, false)
	if got := b.glows(); len(got) != 0 {
		t.Errorf("glows %v when nothing may be tapped", got)
	}
}

func TestPictureOfASolid(t *testing.T) {
	dir := os.Getenv("HOMESPUN_PICTURES")
	if dir == "" {
		t.Skip("HOMESPUN_PICTURES names no folder")
	}
	b, _ := withSolid(t)
	b.hover = tableau.ASpot(5)
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

func BenchmarkSolidTurns(b *testing.B) {
	solid := full()
	for i := 0; b.Loop(); i++ {
		m := newModel(solid, stand{float64(i) * 0.1, firstLean}, 100, 100)
		raster.Image(m.picture(nil), 6)
	}
}
