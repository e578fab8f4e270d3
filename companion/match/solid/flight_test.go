package solid

import (
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// full is a whole cube of four by four by four, of three colours.
func full() *tableau.Solid {
	solid := built()
	solid.Cubes = nil
	for _, column := range solid.Floor {
		for level := range solid.Levels {
			solid.Cubes = append(solid.Cubes, cubeAt(column.X, column.Y, level))
		}
	}
	return solid
}

func cubeAt(x, y, level int) tableau.Cube {
	cube := tableau.Cube{X: x, Y: y, Level: level, Colour: drawing.RGB(0x3A3A40), Sign: 5}
	switch (x*2 + y + level*3) % 5 {
	case 0:
		cube.Colour, cube.Sign = drawing.RGB(0xC8372D), 3
	case 1:
		cube.Colour, cube.Sign = drawing.RGB(0xF2C230), 4
	}
	return cube
}

// A cube that is placed drops, and one that is taken rises; nothing flies where nothing has changed, and once
// it is over.
func TestACubeFlies(t *testing.T) {
	before, after := built(), built()
	after.Cubes = append(after.Cubes, cubeAt(3, 0, 0))
	drops, ok := Between(before, after)
	if !ok || drops.rises {
		t.Fatalf("placed: %+v, %v", drops, ok)
	}
	if n := len(drops.At(0).Cubes); n != len(before.Cubes) {
		t.Errorf("before it drops %d cubes are seen, of %d", n, len(before.Cubes))
	}
	lift := func(f Flight, part float64) float64 { return f.At(part).Cubes[f.cubes[0]].Lift }
	if lift(drops, 0.2) <= lift(drops, 0.5) || lift(drops, 1) != 0 {
		t.Errorf("it drops from %v by %v to %v", lift(drops, 0.2), lift(drops, 0.5), lift(drops, 1))
	}
	rises, ok := Between(after, before)
	if !ok || !rises.rises || lift(rises, 0) != 0 || lift(rises, 0.2) >= lift(rises, 0.5) {
		t.Errorf("taken: %+v, %v", rises, ok)
	}
	if got := len(rises.At(1).Cubes); got != len(before.Cubes) || len(before.Cubes) != len(built().Cubes) {
		t.Errorf("when it is gone %d cubes are seen, of %d", got, len(before.Cubes))
	}
	if got := rises.At(0.5).Height(3, 0); got != 0 {
		t.Errorf("a cube in the air counts as %d high", got)
	}
	if _, ok := Between(before, built()); ok {
		t.Error("nothing has changed, but something flies")
	}
	elsewhere := built()
	elsewhere.Cubes = append(elsewhere.Cubes, cubeAt(0, 3, 0))
	if _, ok := Between(after, elsewhere); ok {
		t.Error("one is placed and another taken: that is no flight")
	}
}

// CUB-05: where the rest is filled in, cubes come down one after the other, the lower levels first, and so
// they never lie on air; undone they go the other way.
func TestTheRestFliesInOneByOne(t *testing.T) {
	fills, ok := Between(built(), full())
	goes, back := Between(full(), built())
	if !ok || !back || goes.Length() > 400*time.Millisecond {
		t.Fatalf("flies %v, %v, %v long", ok, back, goes.Length())
	}
	seen := 0
	for moment := range 24 {
		part := float64(moment) / 23
		solid := fills.At(part)
		if n := len(solid.Cubes); n < seen {
			t.Errorf("at %v %d cubes are seen, fewer than before", part, n)
		} else {
			seen = n
		}
		if n := len(goes.At(1 - part).Cubes); n != seen {
			t.Errorf("at %v %d cubes are seen, %d where it is undone", part, seen, n)
		}
		below, levels := map[[3]int]float64{}, [5]int{}
		for _, cube := range solid.Cubes {
			below[[3]int{cube.X, cube.Y, cube.Level}] = cube.Lift
			levels[cube.Level]++
		}
		if levels[3] > 1 && levels[2] < 16 || levels[2] > 2 && levels[1] < 16 {
			t.Errorf("at %v the levels have %v cubes", part, levels)
		}
		for at, lift := range below {
			if under, ok := below[[3]int{at[0], at[1], at[2] - 1}]; at[2] > 0 && (!ok || under > lift) {
				t.Errorf("at %v the cube %v, %v up, has the one below it %v up (there %v)", part, at, lift,
					under, ok)
			}
		}
	}
	if seen != 64 {
		t.Errorf("%d cubes in the end", seen)
	}
}

// Nothing that flies leaves the picture, from wherever it is looked at.
func TestWhatFliesStaysInThePicture(t *testing.T) {
	fills, _ := Between(&tableau.Solid{}, full())
	for turn := range 24 {
		for _, lean := range []float64{LeastLean, First.Lean, 1, MostLean} {
			for moment := range 11 {
				m := New(fills.At(float64(moment)/10), Stand{float64(turn) * math.Pi / 12, lean})
				for _, f := range m.faces {
					for _, c := range f.corners {
						if c.X < 0 || c.Y < 0 || c.X > m.solid.Box.Width || c.Y > m.solid.Box.Height {
							t.Fatalf("turned %d, leant %v, moment %d: a corner is at %v", turn, lean, moment,
								c)
						}
					}
				}
			}
		}
	}
}

// Pictures of moments of flights, to look at: a cube placed, cubes taken from the top and from the back, and
// the filling in.
func TestPicturesOfFlights(t *testing.T) {
	dir := os.Getenv("HOMESPUN_PICTURES")
	if dir == "" {
		t.Skip("HOMESPUN_PICTURES names no folder")
	}
	placed := built()
	placed.Cubes = append(placed.Cubes, cubeAt(1, 1, 0))
	corner, back := full(), full()
	corner.Cubes = corner.Cubes[:63]
	back.Cubes = append(append([]tableau.Cube{}, back.Cubes[:3]...), back.Cubes[4:]...)
	for name, change := range map[string][2]*tableau.Solid{"placed": {built(), placed},
		"taken": {full(), corner}, "taken-behind": {full(), back}, "filled": {built(), full()}} {
		flies, ok := Between(change[0], change[1])
		if !ok {
			t.Errorf("%s: nothing flies", name)
			continue
		}
		const moments, side = 6, 300
		sheet := image.NewRGBA(image.Rect(0, 0, moments*side, side))
		for i := range moments {
			solid := flies.At(float64(i) / (moments - 1))
			solid.Box = drawing.Box(0, 0, 100, 100)
			picture := raster.Image(New(solid, First).Picture(nil, Marks{}), side/100.0)
			draw.Draw(sheet, image.Rect(i*side, 0, (i+1)*side, side), image.White, image.Point{}, draw.Src)
			draw.Draw(sheet, image.Rect(i*side, 0, (i+1)*side, side), picture, image.Point{}, draw.Over)
		}
		file, err := os.Create(filepath.Join(dir, "flight-"+name+"-"+strconv.Itoa(moments)+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(file, sheet); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
