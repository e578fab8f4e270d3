package paper

import (
	"slices"

	"homespun/printables/drawing"
)

// Join returns the board with marks across its seams: diamonds, of which each tile carries half, that are
// whole where the tiles are joined well.
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
			if edge.x+edge.y > 0 { // the other side of a seam has the same marks
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

// joins returns where the join marks of one tile's edge from low to high stand: two of them, on lines where
// some cross the edge, so that they lie between spaces, and clear of the words if they can be.
func (t *Tiling) joins(low, high float64, lines []float64, at func(float64) drawing.Point) []float64 {
	clear := func(place float64) bool {
		point := at(place)
		mark := drawing.Box(point.X-joinMark, point.Y-joinMark, 2*joinMark, 2*joinMark)
		return !slices.ContainsFunc(t.Board.Keep, mark.Overlaps)
	}
	var crossings, free []float64
	for _, line := range lines {
		if line > low+FlapWidth+joinMark && line < high-FlapWidth-joinMark {
			crossings = append(crossings, line)
			if clear(line) {
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
		return []float64{nearest(low+third, third/2, clear), nearest(high-third, third/2, clear)}
	case 1:
		return crossings
	}
	return []float64{crossings[0], crossings[len(crossings)-1]}
}

// nearest returns the place nearest to one, at most reach away, that is good, or the place itself where none
// is.
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

// Draw puts a tile of the board, which has the join marks on it, onto its page: clipped true to size, with
// cut marks, the flaps, and the names of the neighbours at the edges that meet them.
func (t *Tiling) Draw(page, board *drawing.Drawing, tile Tile) {
	space := t.Sheet.Area()
	place := t.Place(tile)
	shift := drawing.Point{X: place.X - tile.Cut.X, Y: place.Y - tile.Cut.Y}
	part := &drawing.Symbol{Name: "tile " + tile.Name(), Drawing: within(board, tile)}
	page.Add(drawing.Use{Symbol: part,
		At: drawing.Point{X: shift.X + board.Width/2, Y: shift.Y + board.Height/2}, Scale: 1, Clip: place})
	trim := tile.Trim.Moved(shift.X, shift.Y)
	flaps(page, tile, trim, place)
	page.Rect(place, drawing.Paint{Stroke: drawing.Line(hairline, drawing.Quiet)})
	CornerTicks(page, place, space, tickLength)
	for _, edge := range t.edges(tile) {
		t.nameBeside(page, tile, edge, shift)
	}
}

// DrawMap draws how the tiles lie, as large as fits a box, one of them (an index, or -1) filled in. Where
// words are given each tile bears two, the first larger, on a white plate.
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

// plate writes a tile's name and what stands below it in the middle of a box; only the name where there is no
// room for both, and nothing where it has none.
func plate(page *drawing.Drawing, box drawing.Rectangle, first, second string) {
	const most, least, high, low = 1.5, 0.8, 11.0, 5.6
	both := max(drawing.Measure(first, nameStyle), drawing.Measure(second, footStyle))
	edge := min(max((box.Width-both)/2, least), most) // narrow tiles have less white around their words
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
