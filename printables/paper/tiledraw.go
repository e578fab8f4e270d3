package paper

import "homespun/printables/drawing"

// Join returns the board with marks across its seams: diamonds, of which each tile carries half, that are whole where the tiles are joined well.
func (t *Tiling) Join(board *drawing.Drawing) *drawing.Drawing {
	joined := &drawing.Drawing{Width: board.Width, Height: board.Height, Marks: append([]drawing.Mark(nil), board.Marks...)}
	paint := drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.35, drawing.Ink)}
	core := drawing.Paint{Fill: drawing.Ink, Keep: true}
	mark := func(x, y float64) {
		at := drawing.Point{X: x, Y: y}
		joined.Polygon(diamond(at, joinMark), paint)
		joined.Polygon(diamond(at, joinMark*0.45), core)
	}
	for _, x := range inner(t.Columns) {
		for row := range len(t.Rows) - 1 {
			for _, y := range joins(t.Rows[row], t.Rows[row+1], t.Board.Rows) {
				mark(x, y)
			}
		}
	}
	for _, y := range inner(t.Rows) {
		for column := range len(t.Columns) - 1 {
			for _, x := range joins(t.Columns[column], t.Columns[column+1], t.Board.Columns) {
				mark(x, y)
			}
		}
	}
	return joined
}

func diamond(at drawing.Point, reach float64) []drawing.Point {
	return []drawing.Point{at.Plus(0, -reach), at.Plus(reach, 0), at.Plus(0, reach), at.Plus(-reach, 0)}
}

// inner returns the seams among the edges of tiles.
func inner(edges []float64) []float64 { return edges[1 : len(edges)-1] }

// joins returns where the join marks of one tile's edge from low to high stand: two of them, on lines where some cross the edge, so that they lie
// between spaces.
func joins(low, high float64, lines []float64) []float64 {
	var crossings []float64
	for _, line := range lines {
		if line > low+Flap+joinMark && line < high-Flap-joinMark {
			crossings = append(crossings, line)
		}
	}
	switch len(crossings) {
	case 0:
		return []float64{low + (high-low)/3, high - (high-low)/3}
	case 1:
		return crossings
	}
	return []float64{crossings[0], crossings[len(crossings)-1]}
}

// Draw puts a tile of the board, which has the join marks on it, onto its page: clipped true to size, with cut marks, the flaps' tags, the
// neighbours' names and, where there is room above the board, its own name.
func (t *Tiling) Draw(page, board *drawing.Drawing, tile Tile) {
	space := t.Sheet.Area()
	place := t.Place(tile)
	shift := drawing.Point{X: place.X - tile.Cut.X, Y: place.Y - tile.Cut.Y}
	part := &drawing.Symbol{Name: "tile " + tile.Name(), Drawing: within(board, tile.Cut)}
	page.Add(drawing.Use{Symbol: part, At: drawing.Point{X: shift.X + board.Width/2, Y: shift.Y + board.Height/2}, Scale: 1, Clip: place})
	trim := tile.Trim.Moved(shift.X, shift.Y)
	t.flaps(page, tile, trim, place)
	page.Rect(place, drawing.Paint{Stroke: drawing.Line(hairline, drawing.Quiet)})
	CornerTicks(page, place, space, tickLength)
	if room := trim.X - space.X; tile.Column > 0 && room > tagWide+1 {
		tag(page, drawing.Point{X: trim.X - 1 - tagWide/2, Y: trim.Centre().Y}, TileName(tile.Column-1, tile.Row))
	}
	if room := trim.Y - space.Y; tile.Row > 0 && room > tagHigh+1 {
		tag(page, drawing.Point{X: trim.Centre().X, Y: trim.Y - 1 - tagHigh/2}, TileName(tile.Column, tile.Row-1))
	}
}

const tagWide, tagHigh = 7.6, 4.8

// tag draws a tile's name on a white label.
func tag(page *drawing.Drawing, centre drawing.Point, name string) {
	box := drawing.Box(centre.X-tagWide/2, centre.Y-tagHigh/2, tagWide, tagHigh)
	page.RoundedRect(box, 1.2, drawing.Outlined(drawing.White, 0.2, drawing.Quiet))
	page.Label(box.Inset(0.4), name, tagStyle, 9, drawing.Centre)
}

// flaps marks what will lie under the neighbours: the line up to which they come, and their names.
func (t *Tiling) flaps(page *drawing.Drawing, tile Tile, trim, place drawing.Rectangle) {
	line := drawing.Stroke{Width: 0.3, Colour: drawing.Ink, Dash: [2]float64{2, 1.5}}
	hatch := drawing.Paint{Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Quiet, Gap: 3}}
	if right := place.Right() - trim.Right(); right > slack {
		page.Rect(drawing.Box(trim.Right(), place.Y, right, place.Height), hatch)
		page.Line(drawing.Point{X: trim.Right(), Y: place.Y}, drawing.Point{X: trim.Right(), Y: place.Bottom()}, line)
		tag(page, drawing.Point{X: trim.Right() + right/2, Y: trim.Centre().Y}, TileName(tile.Column+1, tile.Row))
	}
	if below := place.Bottom() - trim.Bottom(); below > slack {
		page.Rect(drawing.Box(place.X, trim.Bottom(), trim.Width, below), hatch)
		page.Line(drawing.Point{X: place.X, Y: trim.Bottom()}, drawing.Point{X: place.Right(), Y: trim.Bottom()}, line)
		tag(page, drawing.Point{X: trim.Centre().X, Y: trim.Bottom() + below/2}, TileName(tile.Column, tile.Row+1))
	}
}

// within returns the marks of a drawing that a part of it shows. Words that would be cut are left out: half a word is none.
func within(board *drawing.Drawing, part drawing.Rectangle) *drawing.Drawing {
	kept := drawing.New(board.Width, board.Height)
	for _, mark := range board.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if !m.Path.Bounds().Inset(-m.Paint.Stroke.Width / 2).Overlaps(part) {
				continue
			}
		case drawing.Words:
			if !part.Contains(m.Ink()) {
				continue
			}
		case drawing.Use:
			// Half the diagonal reaches as far as any turn does.
			reach := m.Scale * (m.Symbol.Drawing.Width + m.Symbol.Drawing.Height) / 2
			if !drawing.Box(m.At.X-reach, m.At.Y-reach, 2*reach, 2*reach).Overlaps(part) {
				continue
			}
		}
		kept.Add(mark)
	}
	return kept
}

// DrawMap draws how the tiles lie, as large as fits a box, one of them (an index, or -1) filled in. Where words are given each tile bears two, the
// first larger, on a white plate.
func (t *Tiling) DrawMap(page *drawing.Drawing, box drawing.Rectangle, chosen int, words func(Tile) (string, string)) {
	scale := min(box.Width/t.Board.Width, box.Height/t.Board.Height)
	left := box.X + (box.Width-t.Board.Width*scale)/2
	top := box.Y + (box.Height-t.Board.Height*scale)/2
	for i, tile := range t.Tiles {
		place := drawing.Box(left+tile.Trim.X*scale, top+tile.Trim.Y*scale, tile.Trim.Width*scale, tile.Trim.Height*scale)
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

// plate writes a tile's name and what stands below it in the middle of a box.
func plate(page *drawing.Drawing, box drawing.Rectangle, first, second string) {
	wide := max(drawing.Measure(first, nameStyle), drawing.Measure(second, footStyle)) + 3
	const high = 11.0
	at := box.Centre()
	space := drawing.Box(at.X-wide/2, at.Y-high/2, wide, high)
	page.RoundedRect(space, 1.5, drawing.Outlined(drawing.White, 0.25, drawing.Quiet))
	page.Label(drawing.Box(space.X+1, space.Y+0.5, wide-2, high*0.52), first, nameStyle, 9, drawing.Centre)
	page.Label(drawing.Box(space.X+1, space.Y+high*0.52, wide-2, high*0.42), second, footStyle, 9, drawing.Centre)
}
