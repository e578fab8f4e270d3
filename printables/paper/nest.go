package paper

import (
	"math"
	"math/bits"
	"slices"

	"homespun/printables/drawing"
)

// A Shape is a part that can interlock with others: its outline, drawn in a box from its origin, and the
// number of copies.
type Shape struct {
	Item
	Outline drawing.Path
}

// A Nested is the place of one copy of a shape.
type Nested struct {
	Shape, Copy int // indices
	Sheet       int // counted from 0
	Box         drawing.Rectangle
	// Quarters is its rotation in quarter turns clockwise. Box is what it covers after the rotation.
	Quarters int
}

// cells is a set of cells of a grid, such as those a shape covers: one bit a cell, row by row from the left.
type cells struct {
	wide int
	rows [][]uint64
}

func newCells(wide, high int) cells {
	c := cells{wide: wide, rows: make([][]uint64, high)}
	for i := range c.rows {
		c.rows[i] = make([]uint64, (wide+63)/64)
	}
	return c
}

func (c *cells) set(x, y int)      { c.rows[y][x/64] |= 1 << (x % 64) }
func (c *cells) has(x, y int) bool { return c.rows[y][x/64]>>(x%64)&1 != 0 }

// covered returns the cells that an outline covers, wholly or partly, in a box of a width and height.
func covered(outline drawing.Path, width, height, grid float64) cells {
	const flat, hair = 0.02, 0.01 // edges closer than hair to a grid line count as on it
	c := newCells(int(math.Ceil(width/grid-slack)), int(math.Ceil(height/grid-slack)))
	polygons := outline.Flatten(flat)
	for y := range c.rows {
		for x := range c.wide {
			cell := drawing.Box(float64(x)*grid, float64(y)*grid, grid, grid).Inset(hair)
			if drawing.Inside(polygons, cell.Centre()) || crossed(polygons, cell) {
				c.set(x, y)
			}
		}
	}
	return c
}

// crossed says whether an edge of the polygons runs through a box.
func crossed(polygons [][]drawing.Point, box drawing.Rectangle) bool {
	for _, polygon := range polygons {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			low, high := 0.0, 1.0 // the part of the edge inside the box, as fractions
			for _, side := range [...]struct{ at, by, least, most float64 }{
				{from.X, to.X - from.X, box.X, box.Right()}, {from.Y, to.Y - from.Y, box.Y, box.Bottom()},
			} {
				if side.by == 0 {
					if side.at < side.least || side.at > side.most {
						low, high = 1, 0
					}
					continue
				}
				enter, leave := (side.least-side.at)/side.by, (side.most-side.at)/side.by
				low, high = max(low, min(enter, leave)), min(high, max(enter, leave))
			}
			if low < high {
				return true
			}
		}
	}
	return false
}

// turned returns the cells rotated a quarter turn clockwise.
func (c *cells) turned() cells {
	high := len(c.rows)
	out := newCells(high, c.wide)
	for y := range high {
		for x := range c.wide {
			if c.has(x, y) {
				out.set(high-1-y, x)
			}
		}
	}
	return out
}

// box returns the item's exact box within its cells after the rotation. If the item's size is not a whole
// number of cells, the cells are larger; where the spare room lies depends on the rotation.
func (c *cells) box(item *Item, quarters int, grid float64) drawing.Rectangle {
	box := drawing.Box(0, 0, item.Width, item.Height)
	if quarters%2 == 1 {
		box.Width, box.Height = item.Height, item.Width
	}
	if quarters == 1 || quarters == 2 {
		box.X = float64(c.wide)*grid - box.Width
	}
	if quarters >= 2 {
		box.Y = float64(len(c.rows))*grid - box.Height
	}
	return box
}

// free says whether a shape can be placed with its corner at a cell of a sheet.
func (c *cells) free(shape *cells, x, y int) bool {
	for i, row := range shape.rows {
		on := c.rows[y+i]
		for k, part := range row {
			at, shift := x/64+k, x%64
			if on[at]>>shift&part != 0 || shift > 0 && at+1 < len(on) && on[at+1]<<(64-shift)&part != 0 {
				return false
			}
		}
	}
	return true
}

// lay marks a shape's cells as taken.
func (c *cells) lay(shape *cells, x, y int) {
	for i, row := range shape.rows {
		for k, part := range row {
			for ; part != 0; part &= part - 1 {
				c.set(x+64*k+bits.TrailingZeros64(part), y+i)
			}
		}
	}
}

// Nest lays out shapes so that they interlock, on few sheets, upright or across. Positions are on a grid of
// this many millimetres. Each shape, in the given order, goes to the first sheet with room. Neighbours may
// share a cut.
func Nest(shapes []Shape, sheet Sheet, grid float64) (Sheet, []Nested, error) {
	if err := sheet.Check(); err != nil {
		return sheet, nil, err
	}
	var best []Nested
	var on Sheet
	for _, across := range []bool{false, true} {
		for order := range nestOrders {
			laid := nest(shapes, sheet.Turned(across), grid, nestOrders[order])
			if laid != nil && (best == nil || nestedSheets(laid) < nestedSheets(best)) {
				best, on = laid, sheet.Turned(across)
			}
		}
	}
	if best == nil {
		largest := slices.MaxFunc(shapes, func(a, b Shape) int {
			return int(max(a.Width, a.Height) - max(b.Width, b.Height))
		})
		return sheet, nil, &NoRoomError{largest.Item, sheet}
	}
	return on, best, nil
}

// nestOrders are the rules for choosing a position, tried one after another: the lowest result wins. The last
// rule fills the sheet diagonally from a corner, and turns a shape a quarter only as a last choice; the nets
// of cubes lie densest that way.
var nestOrders = []func(quarters, x, y, wide, high int) (first, then int){
	func(_, x, y, _, high int) (int, int) { return y + high, x },
	func(_, x, y, wide, _ int) (int, int) { return x + wide, y },
	func(_, x, y, _, _ int) (int, int) { return y, x },
	func(quarters, x, y, wide, _ int) (int, int) {
		late := 0
		if quarters == 1 {
			late = 8
		}
		return 3*(x+y) + wide + late, y
	},
}

func nestedSheets(laid []Nested) (sheets int) {
	for _, one := range laid {
		sheets = max(sheets, one.Sheet+1)
	}
	return sheets
}

// A spot is a possible position and rotation of a shape on a sheet, with its rank under a rule.
type spot struct {
	quarters, x, y int
	first, then    int
}

// nest lays out the shapes with one rule on sheets of one orientation. It returns nil if a shape is too
// large.
func nest(shapes []Shape, sheet Sheet, grid float64,
	order func(quarters, x, y, wide, high int) (int, int)) []Nested {
	area := sheet.Area()
	columns, rows := int((area.Width+slack)/grid), int((area.Height+slack)/grid)
	var sheets []cells
	laid := []Nested{}
	for i, shape := range shapes {
		turns := [4]cells{covered(shape.Outline, shape.Width, shape.Height, grid)}
		for k := 1; k < len(turns); k++ {
			turns[k] = turns[k-1].turned()
		}
		var spots []spot
		for quarters := range turns {
			wide, high := turns[quarters].wide, len(turns[quarters].rows)
			for y := range max(0, rows-high+1) {
				for x := range max(0, columns-wide+1) {
					first, then := order(quarters, x, y, wide, high)
					spots = append(spots, spot{quarters, x, y, first, then})
				}
			}
		}
		if len(spots) == 0 {
			return nil
		}
		slices.SortStableFunc(spots, func(a, b spot) int {
			if a.first != b.first {
				return a.first - b.first
			}
			return a.then - b.then
		})
		on, next := 0, 0 // the next copy starts here: earlier places had no room
		for number := range shape.Copies {
			for {
				if on == len(sheets) {
					sheets = append(sheets, newCells(columns, rows))
				}
				for next < len(spots) &&
					!sheets[on].free(&turns[spots[next].quarters], spots[next].x, spots[next].y) {
					next++
				}
				if next < len(spots) {
					break
				}
				on, next = on+1, 0
			}
			at := spots[next]
			sheets[on].lay(&turns[at.quarters], at.x, at.y)
			box := turns[at.quarters].box(&shape.Item, at.quarters, grid)
			laid = append(laid, Nested{Shape: i, Copy: number, Sheet: on, Quarters: at.quarters,
				Box: box.Moved(area.X+float64(at.x)*grid, area.Y+float64(at.y)*grid)})
		}
	}
	slices.SortStableFunc(laid, func(a, b Nested) int { return a.Sheet - b.Sheet })
	return laid
}
