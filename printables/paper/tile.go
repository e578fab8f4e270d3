package paper

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"homespun/printables/drawing"
)

// A Board is something that may be larger than a sheet, with the lines on which it is best cut.
type Board struct {
	// Title is what it is called where that begins a sentence: "Mat"; "" is "Board".
	Title         string
	Width, Height float64 // mm
	// Columns and Rows are where seams may run between spaces: distances from the left and from the top in
	// millimetres, ascending.
	Columns, Rows []float64
	// Keep are the boxes that no seam should cut, in the board's millimetres: words and the like, see
	// [WordsOf].
	Keep []drawing.Rectangle
	// Join is how the tiles meet.
	Join Join
}

// title returns what the board is called where that begins a sentence.
func (b *Board) title() string { return cmp.Or(b.Title, "Board") }

// A Tile is the piece of a board that one sheet carries.
type Tile struct {
	Column, Row int
	// Trim is what shows of it on the joined board, in the board's millimetres. Tiles cover the board
	// exactly.
	Trim drawing.Rectangle
	// Cut is what is printed and cut out: Trim and, where tiles are glued, the flaps at the right and at the
	// bottom, which repeat the neighbours' edges and lie under them.
	Cut drawing.Rectangle
}

// Name returns the tile's place as players write spaces: a letter for the column, a number for the row.
func (t Tile) Name() string { return TileName(t.Column, t.Row) }

// TileName names the tile of a column and row, both counted from 0: B2 is the second of the second row. After
// column Z comes AA.
func TileName(column, row int) string {
	letters := ""
	for ; column >= 0; column = column/26 - 1 {
		letters = string(rune('A'+column%26)) + letters
	}
	return letters + strconv.Itoa(row+1)
}

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
	// WordsCut is how many of the boxes to keep seams run through all the same, because no choice of seams
	// spares them.
	WordsCut int
}

const (
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
	return fmt.Sprintf("a %s of %.6g × %.6g mm needs more than %d sheets of %s side by side: make it "+
		"smaller or take larger paper",
		strings.ToLower(e.Board.title()), e.Board.Width, e.Board.Height, MaxTiles, e.Sheet.Size.Name)
}

// Tile cuts a board into tiles for a sheet, upright or across: first with seams on lines, then through the
// fewest words, then on the fewest sheets, then as near to equal as the lines allow. The error is a
// [SheetError] or a [TooLargeError].
func (b Board) Tile(sheet Sheet) (*Tiling, error) {
	if err := sheet.Check(); err != nil {
		return nil, err
	}
	if !(b.Width > 0 && b.Height > 0) || math.IsInf(b.Width, 0) || math.IsInf(b.Height, 0) {
		return nil, &SheetError{"a board needs a width and a height in millimetres"}
	}
	wide, high := make([][2]float64, len(b.Keep)), make([][2]float64, len(b.Keep))
	for i, box := range b.Keep {
		wide[i], high[i] = [2]float64{box.X, box.Right()}, [2]float64{box.Y, box.Bottom()}
	}
	var best *Tiling
	var bestCost [4]float64
	for _, across := range []bool{false, true} {
		area := sheet.Turned(across).Area()
		columns, ok := along(b.Width, area.Width, b.Join.flap(), b.Columns, wide).seams()
		if !ok {
			continue
		}
		rows, ok := along(b.Height, area.Height, b.Join.flap(), b.Rows, high).seams()
		if !ok {
			continue
		}
		tiling := &Tiling{Board: b, Sheet: sheet.Turned(across), Columns: columns.edges, Rows: rows.edges,
			OnLines: columns.onLines && rows.onLines, WordsCut: columns.words + rows.words}
		tiles := (len(columns.edges) - 1) * (len(rows.edges) - 1)
		cost := [4]float64{0, float64(tiling.WordsCut), float64(tiles),
			uneven(columns.edges) + uneven(rows.edges)}
		for _, on := range []bool{columns.onLines, rows.onLines} {
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

func less(a, b [4]float64) bool {
	for i := range a {
		if math.Abs(a[i]-b[i]) > slack {
			return a[i] < b[i]
		}
	}
	return false
}

// cut makes the tiles of the seams.
func (t *Tiling) cut() {
	flap := t.Board.Join.flap()
	for row := range len(t.Rows) - 1 {
		for column := range len(t.Columns) - 1 {
			left, top := t.Columns[column], t.Rows[row]
			right, bottom := t.Columns[column+1], t.Rows[row+1]
			tile := Tile{Column: column, Row: row, Trim: drawing.Box(left, top, right-left, bottom-top)}
			right, bottom = min(right+flap, t.Board.Width), min(bottom+flap, t.Board.Height)
			tile.Cut = drawing.Box(left, top, right-left, bottom-top)
			t.Tiles = append(t.Tiles, tile)
		}
	}
}

// Place returns where on its sheet a tile's Cut lies: in the middle of the area, or beside it where the names
// of neighbours need the room.
func (t *Tiling) Place(tile Tile) drawing.Rectangle {
	area := t.Sheet.Area()
	before, after := t.beside(tile)
	return drawing.Box(area.X+settled(area.Width-tile.Cut.Width, before.X, after.X),
		area.Y+settled(area.Height-tile.Cut.Height, before.Y, after.Y),
		tile.Cut.Width, tile.Cut.Height)
}

// settled returns how much of spare room comes before a thing: half of it, or as much as leaves what is
// wanted before and after, if there is that much.
func settled(spare, before, after float64) float64 {
	if spare < before+after {
		return spare / 2
	}
	return min(max(spare/2, before), spare-after)
}
