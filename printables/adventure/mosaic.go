package adventure

import (
	"math"

	"homespun/printables/drawing"
)

// The colours of a mosaic, by their places among its tones.
const (
	field = iota
	cool
	gold
	warm
	pale
)

// mosaic is laid of small stones: two squares that make a star, as large as the room, in a ring and a border.
func mosaic(s spot) []paver {
	const side = 6
	var all []paver
	for i := range side * side {
		x, y := s.column*side+i%side, s.row*side+i/side
		all = append(all, paver{drawing.Box(float64(i%side)/side, float64(i/side)/side, 1.0/side, 1.0/side),
			figure(x, y, s.columns*side, s.rows*side)})
	}
	return all
}

// figure returns the colour of a stone of a mosaic, of so many across and down.
func figure(x, y, across, down int) int {
	switch edge := min(x, y, across-1-x, down-1-y); {
	case edge == 0, edge == 5:
		return gold
	case edge < 5:
		along := x + y
		if edge == x || edge == across-1-x {
			along = x - y + down
		}
		if (along+6)%6 < 3 {
			return cool
		}
		return pale
	}
	short := float64(min(across, down)) / 2
	dx, dy := math.Abs(float64(x)+0.5-float64(across)/2)/short, math.Abs(float64(y)+0.5-float64(down)/2)/short
	r := math.Hypot(dx, dy)
	// how large the two squares are on whose sides it lies
	straight, aslant := max(dx, dy), (dx+dy)/math.Sqrt2
	line := 1 / short
	star := func(size float64, one, other, both, edge int) int {
		switch {
		case min(straight, aslant) > size:
			return -1
		case min(straight, aslant) > size-line:
			return edge
		case aslant > size:
			return one
		case straight > size:
			return other
		}
		return both
	}
	if part := star(0.17, gold, gold, warm, pale); part >= 0 {
		return part
	}
	if part := star(0.3, pale, pale, cool, gold); part >= 0 {
		return part
	}
	if part := star(0.53, warm, cool, pale, gold); part >= 0 {
		return part
	}
	switch {
	case r > 0.755 && r < 0.755+1.2*line:
		return gold
	case r > 0.755:
		if (x/2+y/2)%2 == 0 {
			return warm
		}
		return pale
	}
	return field
}
