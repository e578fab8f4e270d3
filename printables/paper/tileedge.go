package paper

import (
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// An edge is a side of a tile where another tile joins: the direction to it, one step in x or y, and its
// name.
type edge struct {
	x, y      int
	neighbour string
}

// edges returns the sides of a tile where others join.
func (t *Tiling) edges(tile Tile) []edge {
	var edges []edge
	for _, way := range [][2]int{{-1, 0}, {0, -1}, {1, 0}, {0, 1}} {
		column, row := tile.Column+way[0], tile.Row+way[1]
		if column >= 0 && row >= 0 && column < len(t.Columns)-1 && row < len(t.Rows)-1 {
			edges = append(edges, edge{way[0], way[1], TileName(column, row)})
		}
	}
	return edges
}

// marks returns the positions of an edge's join marks on the board.
func (t *Tiling) marks(tile Tile, edge edge) []drawing.Point {
	low, high, lines := tile.Trim.Y, tile.Trim.Bottom(), t.Board.Rows
	at := func(along float64) drawing.Point {
		return drawing.Point{X: pick(edge.x, tile.Trim.X, tile.Trim.Right()), Y: along}
	}
	if edge.y != 0 {
		low, high, lines = tile.Trim.X, tile.Trim.Right(), t.Board.Columns
		at = func(along float64) drawing.Point {
			return drawing.Point{X: along, Y: pick(edge.y, tile.Trim.Y, tile.Trim.Bottom())}
		}
	}
	var marks []drawing.Point
	for _, along := range t.joins(low, high, lines, at) {
		marks = append(marks, at(along))
	}
	return marks
}

// pick returns low if the direction is negative, else high.
func pick(way int, low, high float64) float64 {
	if way < 0 {
		return low
	}
	return high
}

// Sizes of the tags with the neighbours' names, in millimetres. TagGap is their distance from the tile. Small
// tags are on the board itself.
const (
	tagWide, tagHigh     = 7.6, 4.8
	tagGap               = 1.0
	smallWide, smallHigh = 4.6, 2.8
)

// beside returns the room that the neighbours' names need beside a tile, before and after it.
func (t *Tiling) beside(tile Tile) (before, after drawing.Point) {
	for _, edge := range t.edges(tile) {
		if edge.flapped(tile) {
			continue
		}
		switch {
		case edge.x < 0:
			before.X = tagWide + tagGap
		case edge.x > 0:
			after.X = tagWide + tagGap
		case edge.y < 0:
			before.Y = tagHigh + tagGap
		default:
			after.Y = tagHigh + tagGap
		}
	}
	return before, after
}

// flapped says whether the tile has a flap at this edge.
func (e edge) flapped(tile Tile) bool {
	return e.x > 0 && tile.Cut.Right() > tile.Trim.Right()+slack ||
		e.y > 0 && tile.Cut.Bottom() > tile.Trim.Bottom()+slack
}

// nameBeside writes the neighbour's name at an edge: on the flap that goes under the neighbour, or outside
// the tile. If there is no room, a glued tile leaves it out, as the neighbour's flap has this tile's name; a
// tile that is only taped gets it small on the board, beside a join mark.
func (t *Tiling) nameBeside(page *drawing.Drawing, tile Tile, edge edge, shift drawing.Point) {
	space, cut, trim := t.Sheet.Area(), tile.Cut.Moved(shift.X, shift.Y), tile.Trim.Moved(shift.X, shift.Y)
	if edge.flapped(tile) {
		at := drawing.Point{X: (trim.Right() + cut.Right()) / 2, Y: trim.Centre().Y}
		if edge.y > 0 {
			at = drawing.Point{X: trim.Centre().X, Y: (trim.Bottom() + cut.Bottom()) / 2}
		}
		wide, high := cut.Right()-trim.Right(), trim.Height
		if edge.y > 0 {
			wide, high = cut.Bottom()-trim.Bottom(), trim.Width
		}
		flapTag(page, at, edge, wide, high)
		return
	}
	room := [...]float64{cut.X - space.X, space.Right() - cut.Right()}
	if edge.y != 0 {
		room = [...]float64{cut.Y - space.Y, space.Bottom() - cut.Bottom()}
	}
	left := room[0]
	if edge.x+edge.y > 0 {
		left = room[1]
	}
	x, y := float64(edge.x), float64(edge.y)
	middle := trim.Centre().Plus(x*trim.Width/2, y*trim.Height/2)
	switch off := tagGap + tagHigh/2; {
	case edge.x != 0 && left >= tagWide+tagGap-slack:
		tag(page, middle.Plus(x*(tagGap+tagWide/2), 0), edge.neighbour)
	case edge.x != 0 && left >= tagHigh+tagGap-slack:
		turned(page, middle.Plus(x*off, 0), tagWide, tagHigh,
			func(d *drawing.Drawing, at drawing.Point) { tag(d, at, edge.neighbour) })
	case edge.y != 0 && left >= tagHigh+tagGap-slack:
		tag(page, middle.Plus(0, y*off), edge.neighbour)
	case t.Board.Join == Butt:
		at := t.smallPlace(tile, edge)
		box := drawing.Box(at.X-smallWide/2, at.Y-smallHigh/2, smallWide, smallHigh).Moved(shift.X, shift.Y)
		page.RoundedRect(box, 0.8, drawing.Outlined(drawing.White, 0.15, drawing.Quiet))
		page.Label(box.Inset(0.3), edge.neighbour, tagStyle.Sized(6), 5, drawing.Centre)
	}
}

// smallPlace returns where a neighbour's small name goes on the board: inside the tile at the edge, beside a
// join mark and away from words if possible.
func (t *Tiling) smallPlace(tile Tile, edge edge) drawing.Point {
	const gap = 0.5
	var places []drawing.Point
	for _, mark := range t.marks(tile, edge) {
		for _, side := range []float64{1, -1} {
			if edge.x != 0 {
				places = append(places,
					mark.Plus(-float64(edge.x)*(gap+smallWide/2), side*(joinMark+gap+smallHigh/2)))
			} else {
				places = append(places,
					mark.Plus(side*(joinMark+gap+smallWide/2), -float64(edge.y)*(gap+smallHigh/2)))
			}
		}
	}
	for _, place := range places {
		box := drawing.Box(place.X-smallWide/2, place.Y-smallHigh/2, smallWide, smallHigh)
		overlaps := false
		for _, word := range t.Board.Keep {
			overlaps = overlaps || box.Overlaps(word)
		}
		if !overlaps && tile.Trim.Contains(box) {
			return place
		}
	}
	return places[0]
}

// tag draws a tile's name on a white label.
func tag(page *drawing.Drawing, centre drawing.Point, name string) {
	box := drawing.Box(centre.X-tagWide/2, centre.Y-tagHigh/2, tagWide, tagHigh)
	page.RoundedRect(box, 1.2, drawing.Outlined(drawing.White, 0.2, drawing.Quiet))
	page.Label(box.Inset(0.4), name, tagStyle, 9, drawing.Centre)
}

// flapTag writes on a flap of a width and length under which tile it goes. The text runs along the flap if
// that is long enough.
func flapTag(page *drawing.Drawing, at drawing.Point, edge edge, width, length float64) {
	text := words.GlueUnder(edge.neighbour)
	wide := drawing.Measure(text, tagStyle) + 3
	switch {
	case width < tagHigh || length < tagWide:
		return // the flap is too small; the neighbour's flap has this tile's name
	case length < wide+2:
		tag(page, at, edge.neighbour)
		return
	}
	label := func(d *drawing.Drawing, at drawing.Point) {
		box := drawing.Box(at.X-wide/2, at.Y-tagHigh/2, wide, tagHigh)
		d.RoundedRect(box, 1.2, drawing.Outlined(drawing.White, 0.2, drawing.Quiet))
		d.Label(box.Inset(0.4), text, tagStyle, 9, drawing.Centre)
	}
	if edge.x != 0 {
		turned(page, at, wide, tagHigh, label)
		return
	}
	label(page, at)
}

// turned draws something of a size rotated so that it is read from the left, with its middle at a point.
func turned(page *drawing.Drawing, at drawing.Point, wide, high float64,
	draw func(*drawing.Drawing, drawing.Point)) {
	const edge = 0.5 // for the outline
	symbol := &drawing.Symbol{Name: "label", Drawing: drawing.New(wide+2*edge, high+2*edge)}
	draw(symbol.Drawing, drawing.Point{X: wide/2 + edge, Y: high/2 + edge})
	page.Use(symbol, at, 1, -90)
}

// flaps marks the area that will lie under the neighbours: a line where they end, and a hatch.
func flaps(page *drawing.Drawing, tile Tile, trim, place drawing.Rectangle) {
	line := drawing.Stroke{Width: 0.3, Colour: drawing.Ink, Dash: [2]float64{2, 1.5}}
	hatch := drawing.Paint{Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Quiet, Gap: 3}}
	right, below := place.Right()-trim.Right(), place.Bottom()-trim.Bottom()
	// Keep the whole width of lines and hatch inside the flaps, so that the neighbours cover them.
	x, y := trim.Right()+line.Width/2, trim.Bottom()+line.Width/2
	if right > line.Width {
		page.Rect(drawing.Box(trim.Right()+line.Width, place.Y, right-line.Width, place.Height), hatch)
		page.Line(drawing.Point{X: x, Y: place.Y}, drawing.Point{X: x, Y: trim.Bottom()}, line)
	}
	if below > line.Width {
		page.Rect(drawing.Box(place.X, trim.Bottom()+line.Width, trim.Width, below-line.Width), hatch)
		page.Line(drawing.Point{X: place.X, Y: y}, drawing.Point{X: trim.Right(), Y: y}, line)
	}
}
