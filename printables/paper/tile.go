package paper

import (
	"fmt"
	"math"
	"strconv"

	"homespun/printables/drawing"
)

// A Board is something that may be larger than a sheet, with the lines on which it is best cut.
type Board struct {
	Width, Height float64 // mm
	// Columns and Rows are where seams may run between spaces: distances from the left and from the top in millimetres, ascending.
	Columns, Rows []float64
}

// A Tile is the piece of a board that one sheet carries.
type Tile struct {
	Column, Row int
	// Trim is what shows of it on the joined board, in the board's millimetres. Tiles cover the board exactly.
	Trim drawing.Rectangle
	// Cut is what is printed and cut out: Trim and the flaps at the right and at the bottom, which repeat the neighbours' edges and lie under
	// them.
	Cut drawing.Rectangle
}

// Name returns the tile's place as players write spaces: a letter for the column, a number for the row.
func (t Tile) Name() string { return TileName(t.Column, t.Row) }

// TileName names the tile of a column and row, both counted from 0: B2 is the second of the second row.
func TileName(column, row int) string { return string(rune('A'+column)) + strconv.Itoa(row+1) }

// Tiling is a board cut into tiles.
type Tiling struct {
	Board Board
	// Sheet is the paper, upright or across.
	Sheet Sheet
	// Columns and Rows are the edges of the tiles: 0, the seams, and the board's width or height.
	Columns, Rows []float64
	// Tiles stand in reading order.
	Tiles []Tile
	// OnLines says that all seams run on lines.
	OnLines bool
}

const (
	// Flap is how far a tile reaches under its neighbour, to be glued.
	Flap = 8.0
	// MaxTiles is how many tiles a board may be cut into in each direction.
	MaxTiles = 12
	slack    = 1e-6
)

// A TooLargeError says that a board needs more sheets than anybody would join.
type TooLargeError struct {
	Board Board
	Sheet Sheet
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("a board of %.0f × %.0f mm needs more than %d sheets of %s side by side: make it smaller or take larger paper",
		e.Board.Width, e.Board.Height, MaxTiles, e.Sheet.Size.Name)
}

// Tile cuts a board into tiles for a sheet, upright or across: first with seams on lines, then on the fewest sheets, then as near to equal as the
// lines allow.
func (b Board) Tile(sheet Sheet) (*Tiling, error) {
	if err := sheet.Check(); err != nil {
		return nil, err
	}
	if !(b.Width > 0 && b.Height > 0) || math.IsInf(b.Width, 0) || math.IsInf(b.Height, 0) {
		return nil, &SheetError{"a board needs a width and a height in millimetres"}
	}
	var best *Tiling
	var bestCost [3]float64
	for _, across := range []bool{false, true} {
		area := sheet.Turned(across).Area()
		columns, columnsOn := seams(b.Width, b.Columns, area.Width)
		rows, rowsOn := seams(b.Height, b.Rows, area.Height)
		if columns == nil || rows == nil {
			continue
		}
		tiling := &Tiling{Board: b, Sheet: sheet.Turned(across), Columns: columns, Rows: rows, OnLines: columnsOn && rowsOn}
		cost := [3]float64{0, float64((len(columns) - 1) * (len(rows) - 1)), uneven(columns) + uneven(rows)}
		for _, on := range []bool{columnsOn, rowsOn} {
			if !on {
				cost[0]++
			}
		}
		if best == nil || less(cost, bestCost) {
			best, bestCost = tiling, cost
		}
	}
	if best == nil {
		return nil, &TooLargeError{b, sheet}
	}
	best.cut()
	return best, nil
}

func less(a, b [3]float64) bool {
	for i := range a {
		if math.Abs(a[i]-b[i]) > slack {
			return a[i] < b[i]
		}
	}
	return false
}

// cut makes the tiles of the seams.
func (t *Tiling) cut() {
	for row := range len(t.Rows) - 1 {
		for column := range len(t.Columns) - 1 {
			left, top := t.Columns[column], t.Rows[row]
			right, bottom := t.Columns[column+1], t.Rows[row+1]
			tile := Tile{Column: column, Row: row, Trim: drawing.Box(left, top, right-left, bottom-top)}
			right, bottom = min(right+Flap, t.Board.Width), min(bottom+Flap, t.Board.Height)
			tile.Cut = drawing.Box(left, top, right-left, bottom-top)
			t.Tiles = append(t.Tiles, tile)
		}
	}
}

// Place returns where on its sheet a tile's Cut lies: in the middle of the area.
func (t *Tiling) Place(tile Tile) drawing.Rectangle {
	area := t.Sheet.Area()
	return drawing.Box(area.X+(area.Width-tile.Cut.Width)/2, area.Y+(area.Height-tile.Cut.Height)/2, tile.Cut.Width, tile.Cut.Height)
}

// seams returns the edges of tiles along one direction of a board, and whether they all lie on lines. A tile is at most room long, with its flap. It
// returns nil where MaxTiles do not do.
func seams(length float64, lines []float64, room float64) (edges []float64, onLines bool) {
	if length <= room+slack {
		return []float64{0, length}, true
	}
	places := []float64{0}
	for _, line := range lines {
		if line > places[len(places)-1]+slack && line < length-slack {
			places = append(places, line)
		}
	}
	places = append(places, length)
	if edges := onPlaces(places, room); edges != nil {
		return edges, true
	}
	// Some space is larger than a sheet, or there are no lines: tiles of equal length, each but the last with its flap.
	tiles := int(math.Ceil(length/(room-Flap) - slack))
	if tiles > MaxTiles {
		return nil, false
	}
	for i := range tiles + 1 {
		edges = append(edges, length*float64(i)/float64(tiles))
	}
	return edges, false
}

// onPlaces picks the seams among places, the first and last of which are the edges: the fewest tiles, and of those with the smallest sum of squared
// lengths, which are the most equal. It returns nil where no choice keeps every tile within room.
func onPlaces(places []float64, room float64) []float64 {
	type choice struct {
		cost float64
		from int
	}
	last := len(places) - 1
	// reach[n][i] is the best way to have n tiles end at place i.
	reach := [][]choice{make([]choice, last+1)}
	for i := range reach[0] {
		reach[0][i] = choice{math.Inf(1), -1}
	}
	reach[0][0].cost = 0
	for n := 1; n <= MaxTiles; n++ {
		row := make([]choice, last+1)
		for i := range row {
			row[i] = choice{math.Inf(1), -1}
			for from := range i {
				tile := places[i] - places[from]
				flap := min(Flap, places[last]-places[i])
				if tile+flap > room+slack {
					continue
				}
				if cost := reach[n-1][from].cost + tile*tile; cost < row[i].cost-slack {
					row[i] = choice{cost, from}
				}
			}
		}
		reach = append(reach, row)
		if math.IsInf(row[last].cost, 1) {
			continue
		}
		edges := make([]float64, n+1)
		for at := last; n >= 0; n-- {
			edges[n] = places[at]
			at = reach[n][at].from
		}
		return edges
	}
	return nil
}

// uneven returns how far tiles are from equal: the sum of the squares of what each differs from the mean.
func uneven(edges []float64) float64 {
	tiles := len(edges) - 1
	mean := edges[tiles] / float64(tiles)
	sum := 0.0
	for i := range tiles {
		sum += (edges[i+1] - edges[i] - mean) * (edges[i+1] - edges[i] - mean)
	}
	return sum
}
