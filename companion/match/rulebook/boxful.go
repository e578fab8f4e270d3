package rulebook

import (
	"cmp"
	"math"
	"slices"

	"homespun/printables/parts"
)

// How thick things are that are put into a box by hand, in millimetres, with the air between them.
const (
	bookThick   = 2.0
	leavesThick = 1.5  // a few sheets of plain paper, folded once
	boardThick  = 0.45 // each layer of a board that is folded
	cardThick   = 0.5
	solidAir    = 0.5
)

// mostLayers is how many layers of card hands can fold at most.
const mostLayers = 12

// A thing is one or more equal things that lie in a box: so wide, long and thick each, folded where that is
// more than one column and row.
type thing struct {
	part              string
	wide, long, thick float64
	count             int
	columns, rows     int
}

// A pile is some equal things that lie on each other in a box.
type pile struct {
	thing
	x, y, z float64
	high    float64
}

// fold returns how often a sheet is folded each way, as few times as possible, to lie on a floor of a width
// and length, and how large it is then. The larger count has no way.
func fold(wide, long, floorWidth, floorLength float64) (columns, rows int, across, along float64, ok bool) {
	best := mostLayers + 1
	for _, turned := range []bool{false, true} {
		width, length := floorWidth, floorLength
		if turned {
			width, length = length, width
		}
		c, r := max(1, int(math.Ceil(wide/width-1e-9))), max(1, int(math.Ceil(long/length-1e-9)))
		if c*r < best {
			best, columns, rows, across, along = c*r, c, r, wide/float64(c), long/float64(r)
		}
	}
	return columns, rows, across, along, best <= mostLayers
}

// things returns what lies in the boxes of a set on a floor of a size in millimetres, the largest first, and
// the titles of the parts that cannot be folded so small.
func (c *contents) things(width, length float64) (list []thing, beside []string) {
	add := func(part parts.Part, wide, long, thick float64, count int) {
		columns, rows, across, along, ok := fold(wide, long, width, length)
		if !ok {
			if !slices.Contains(beside, part.Title) {
				beside = append(beside, part.Title)
			}
			return
		}
		one := thing{part.ID, across, along, thick * float64(columns*rows), count, columns, rows}
		for i := range list {
			if same := list[i]; same.part == one.part && same.wide == one.wide && same.long == one.long &&
				same.thick == one.thick {
				list[i].count += count
				return
			}
		}
		list = append(list, one)
	}
	sheet := c.sheet()
	add(parts.Part{ID: "rulebook"}, sheet.Width, sheet.Height/2, bookThick, 1)
	for _, part := range c.made {
		if part.Use == parts.Extra {
			continue
		}
		if part.Kind == parts.Pages {
			add(part, sheet.Width, sheet.Height/2, leavesThick, 1)
			continue
		}
		for _, piece := range part.Pieces {
			wide, long := piece.Size()
			switch {
			case part.Kind == parts.Board:
				add(part, wide, long, boardThick, piece.Copies)
			case piece.Thick > 0:
				side := piece.Thick + solidAir
				add(part, side, side, side, piece.Copies)
			case piece.Back != nil:
				add(part, wide, long, 2*cardThick, piece.Copies)
			default:
				add(part, wide, long, cardThick, piece.Copies)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b thing) int { return cmp.Compare(b.wide*b.long, a.wide*a.long) })
	return list, beside
}

// A space is where things are laid: from a corner so wide and long, and up to a height.
type space struct{ x, z, wide, long, top float64 }

// stack lays equal things in layers, one kind on the other, from the bottom of a space. It returns what is
// left over.
func (s *space) stack(things []thing) (piles []pile, rest []thing) {
	for _, t := range things {
		across, along := t.wide, t.long
		each := func() int { return int(s.wide/across+1e-9) * int(s.long/along+1e-9) }
		upright := each()
		if across, along = t.long, t.wide; each() < upright {
			across, along = t.wide, t.long
		}
		columns, layer := int(s.wide/across+1e-9), each()
		if layer == 0 {
			rest = append(rest, t)
			continue
		}
		layers := min((t.count+layer-1)/layer, int((s.top-s.z)/t.thick+1e-9))
		left := min(t.count, layers*layer)
		if t.count -= left; t.count > 0 {
			rest = append(rest, t)
		}
		for place := 0; left > 0; place++ {
			some := t
			some.wide, some.long = across, along
			some.count = min(left, layers)
			left -= some.count
			piles = append(piles, pile{some, s.x + float64(place%columns)*across, float64(place/columns) * along, s.z,
				float64(some.count) * t.thick})
		}
		s.z += float64(layers) * t.thick
	}
	return piles, rest
}

// fill lays things in a box with walls of a depth: large flat ones at the bottom, then solids in rows with
// small ones beside them, then what is left. It returns what has no room.
func fill(things []thing, width, length, depth float64) (piles []pile, rest []thing) {
	var large, solid, small []thing
	for _, t := range things {
		switch {
		case t.thick > 5 && t.wide == t.thick:
			solid = append(solid, t)
		case t.wide*t.long > width*length/4:
			large = append(large, t)
		default:
			small = append(small, t)
		}
	}
	box := space{wide: width, long: length, top: depth}
	piles, rest = box.stack(large)
	for _, t := range solid {
		row, most := int(length/t.thick), int(width/t.thick)
		for t.count > 0 && row*most > 0 && box.z+t.thick <= depth {
			rows := min(most, (t.count+row-1)/row)
			lying := t
			lying.count = min(t.count, rows*row)
			t.count -= lying.count
			layer := space{z: box.z, wide: float64(rows) * t.thick, long: length, top: box.z + t.thick}
			laid, _ := layer.stack([]thing{lying})
			beside := space{x: layer.wide, z: box.z, wide: width - layer.wide, long: length, top: box.z + t.thick}
			more, left := beside.stack(small)
			piles, small = append(append(piles, laid...), more...), left
			box.z += t.thick
		}
		if t.count > 0 {
			rest = append(rest, t)
		}
	}
	more, left := box.stack(small)
	return append(piles, more...), append(rest, left...)
}
