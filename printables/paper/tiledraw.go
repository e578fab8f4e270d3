package paper

import (
	"slices"

	"homespun/printables/drawing"
)

// Join returns the board with join marks across its seams. A mark is a diamond, half of it on each tile,
// which is whole if the tiles are joined exactly.
func (t *Tiling) Join(board *drawing.Drawing) *drawing.Drawing {
	joined := &drawing.Drawing{Width: board.Width, Height: board.Height,
		Marks: append([]drawing.Mark(nil), board.Marks...)}
	paint := drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.35, drawing.Ink)}
	core := drawing.Paint{Fill: drawing.Ink, Keep: true}
	mark := func(at drawing.Point) {
		joined.Polygon(diamond(at, joinMark), paint)
		joined.Polygon(diamond(at, joinMark*0.45), core)
	}
	for _, tile := range t.Tiles {
		for _, edge := range t.edges(tile) {
			if edge.x+edge.y > 0 { // draw each seam only once: its other side has the same marks
				for _, at := range t.marks(tile, edge) {
					mark(at)
				}
			}
		}
	}
	return joined
}

func diamond(at drawing.Point, reach float64) []drawing.Point {
	return []drawing.Point{at.Plus(0, -reach), at.Plus(reach, 0), at.Plus(0, reach), at.Plus(-reach, 0)}
}

// joins returns the positions of the two join marks on a tile's edge from low to high. If lines cross the
// edge, the marks are on lines, so that they lie between spaces. They avoid words if possible.
func (t *Tiling) joins(low, high float64, lines []float64, at func(float64) drawing.Point) []float64 {
	spared := func(place float64) bool {
		point := at(place)
		mark := drawing.Box(point.X-joinMark, point.Y-joinMark, 2*joinMark, 2*joinMark)
		return !slices.ContainsFunc(t.Board.Keep, mark.Overlaps)
	}
	var crossings, free []float64
	for _, line := range lines {
		if line > low+FlapWidth+joinMark && line < high-FlapWidth-joinMark {
			crossings = append(crossings, line)
			if spared(line) {
				free = append(free, line)
			}
		}
	}
	if len(free) > 0 {
		crossings = free
	}
	switch len(crossings) {
	case 0:
		third := (high - low) / 3
		return []float64{nearest(low+third, third/2, spared), nearest(high-third, third/2, spared)}
	case 1:
		return crossings
	}
	return []float64{crossings[0], crossings[len(crossings)-1]}
}

// nearest returns the nearest good position, at most reach away; if there is none, the given one.
func nearest(place, reach float64, good func(float64) bool) float64 {
	const tries = 60
	for i := range tries {
		for _, side := range []float64{-1, 1} {
			if try := place + side*reach*float64(i)/tries; good(try) {
				return try
			}
		}
	}
	return place
}

// Draw draws a tile of the board onto its page, true to size and clipped: with cut marks, flaps, and the
// neighbours' names at the edges where they join. The board must have its join marks already, see
// [Tiling.Join].
func (t *Tiling) Draw(page, board *drawing.Drawing, tile Tile) {
	space := t.Sheet.Area()
	place := t.Place(tile)
	shift := drawing.Point{X: place.X - tile.Cut.X, Y: place.Y - tile.Cut.Y}
	part := &drawing.Symbol{Name: "tile " + tile.Name(), Drawing: within(board, tile)}
	page.Add(drawing.Use{Symbol: part,
		At: drawing.Point{X: shift.X + board.Width/2, Y: shift.Y + board.Height/2}, Scale: 1, Clip: place,
		Silent: true})
	trim := tile.Trim.Moved(shift.X, shift.Y)
	flaps(page, tile, trim, place)
	page.Rect(place, drawing.Paint{Stroke: drawing.Line(hairline, drawing.Quiet)})
	CornerTicks(page, place, space, tickLength)
	for _, edge := range t.edges(tile) {
		t.nameBeside(page, tile, edge, shift)
	}
}

// DrawMap draws a map of the tiles, as large as fits a box, with the chosen one (an index, or -1) filled in.
// If words are given, they write two lines on a white plate on each tile, the first larger.
func (t *Tiling) DrawMap(page *drawing.Drawing, box drawing.Rectangle, chosen int,
	words func(Tile) (string, string)) {
	scale := min(box.Width/t.Board.Width, box.Height/t.Board.Height)
	left := box.X + (box.Width-t.Board.Width*scale)/2
	top := box.Y + (box.Height-t.Board.Height*scale)/2
	for i, tile := range t.Tiles {
		place := drawing.Box(left+tile.Trim.X*scale, top+tile.Trim.Y*scale, tile.Trim.Width*scale,
			tile.Trim.Height*scale)
		paint := drawing.Outlined(drawing.None, 0.25, drawing.Ink)
		if i == chosen {
			paint.Fill, paint.Keep = drawing.Ink, true
		}
		if words != nil {
			paint.Stroke = drawing.Line(0.7, drawing.Ink)
		}
		page.Rect(place, paint)
		if words != nil {
			first, second := words(tile)
			plate(page, place, first, second)
		}
	}
}

// plate writes a tile's two lines in the middle of a box. It writes only the first if there is no room for
// both, and nothing if there is no room for that.
func plate(page *drawing.Drawing, box drawing.Rectangle, first, second string) {
	const most, least, high, low = 1.5, 0.8, 11.0, 5.6
	both := max(drawing.Measure(first, nameStyle), drawing.Measure(second, footStyle))
	edge := min(max((box.Width-both)/2, least), most) // on narrow tiles the white border is smaller
	wide := both + 2*edge
	tall := high
	if box.Height < high || box.Width < wide {
		wide, tall = drawing.Measure(first, tagStyle)+2*most, low
	}
	if box.Height < tall || box.Width < wide {
		return
	}
	space := drawing.Box(box.Centre().X-wide/2, box.Centre().Y-tall/2, wide, tall)
	page.RoundedRect(space, most, drawing.Outlined(drawing.White, 0.25, drawing.Quiet))
	if tall == low {
		page.Label(space.Inset(0.5), first, tagStyle, tagStyle.Size, drawing.Centre)
		return
	}
	page.Label(drawing.Box(space.X+edge-0.5, space.Y+0.5, wide-2*edge+1, high*0.52), first, nameStyle, 9,
		drawing.Centre)
	page.Label(drawing.Box(space.X+edge-0.5, space.Y+high*0.52, wide-2*edge+1, high*0.42), second, footStyle,
		9, drawing.Centre)
}
