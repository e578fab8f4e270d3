package solid

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// built is a solid on a floor of four by four, with spots numbered along the rows.
func built() *tableau.Solid {
	s := &tableau.Solid{Box: drawing.Box(0, 0, 160, 130), Levels: 4, Columns: []string{"a", "b", "c", "d"},
		Rows: []string{"1", "2", "3", "4"}}
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
			s.Cubes = append(s.Cubes,
				tableau.Cube{X: c[0], Y: c[1], Level: level, Colour: colour, Sign: sign})
		}
	}
	return s
}

// From wherever a solid is looked at, a place of its picture belongs to the column that a look through it
// meets first, and where the next cube of a column glows a tap is that column, or one that hides it.
func TestWhatIsSeenIsWhatIsTapped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		solid := built()
		solid.Cubes = nil
		for _, column := range solid.Floor {
			for level := range rapid.IntRange(0, solid.Levels).Draw(t, "height") {
				solid.Cubes = append(solid.Cubes, cubeAt(column.X, column.Y, level))
			}
		}
		at := Stand{rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "turn"),
			rapid.Float64Range(LeastLean, MostLean).Draw(t, "lean")}
		m := New(solid, at)
		for range 20 {
			place := drawing.Point{X: rapid.Float64Range(0, solid.Box.Width).Draw(t, "x"),
				Y: rapid.Float64Range(0, solid.Box.Height).Draw(t, "y")}
			met, sure := met(m, place)
			if got, ok := m.Spot(place); sure && (got != met || ok != (met >= 0)) && !(met < 0 && !ok) {
				t.Fatalf("%v is spot %d (%v), but a look meets %d", place, got, ok, met)
			}
		}
		for _, column := range solid.Floor {
			top, _ := m.top(column.Spot)
			middle := top.inset(1)[0]
			met, sure := met(m, middle)
			if got, _ := m.Spot(middle); sure && got != met {
				t.Fatalf("where spot %d glows a tap is %d, but a look meets %d", column.Spot, got, met)
			}
			if got, ok := m.Spot(middle); !ok || got != column.Spot && !m.hides(got, column.Spot) {
				t.Fatalf("where spot %d glows a tap is %d (%v), which does not stand before it", column.Spot,
					got, ok)
			}
		}
	})
}

// hides reports whether a spot stands nearer than another.
func (m *Model) hides(spot, other int) bool {
	middle := func(spot int) float64 { return m.near(float64(spot%4)+0.5, float64(spot/4)+0.5) }
	return middle(spot) > middle(other)
}

// met follows a look through a place of the picture in small steps to the first cube or the floor, and
// returns the spot, -1 for none; sure is false where it passes by an edge so near that the steps cannot tell.
func met(m *Model, place drawing.Point) (spot int, sure bool) {
	// in steps of the solid: how far below the floor a look may be found that has met it, and so what is near
	// an edge
	const deep = 0.02
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

func BenchmarkTurns(b *testing.B) {
	solid := full()
	solid.Box = drawing.Box(0, 0, 100, 100)
	for i := 0; b.Loop(); i++ {
		m := New(solid, Stand{float64(i) * 0.1, First.Lean})
		raster.Image(m.Picture(nil, Marks{}), 6)
	}
}
