package paper

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// A Board is a drawing that may be larger than a sheet, with the lines on which seams are least disturbing.
type Board struct {
	// Title is the board's name at the start of a sentence, such as "Mat"; "" means "Board".
	Title         string
	Width, Height float64 // mm
	// Columns and Rows are the lines between spaces, where seams should run: distances from the left and from
	// the top, in millimetres, ascending.
	Columns, Rows []float64
	// Keep holds boxes that no seam should cut, such as words, in the board's millimetres. See [WordsOf].
	Keep []drawing.Rectangle
	// Join is how the tiles are joined.
	Join Join
}

// title returns the board's name at the start of a sentence.
func (b *Board) title() string { return cmp.Or(b.Title, "Board") }

// A Tile is the piece of a board on one sheet.
type Tile struct {
	Column, Row int
	// Trim is the part of the board that this tile shows when the board is joined, in the board's
	// millimetres. The trims of all tiles cover the board exactly.
	Trim drawing.Rectangle
	// Cut is the part that is printed and cut out. If tiles are glued, it is Trim with the flaps at the right
	// and at the bottom. The flaps repeat the edges of the neighbours and lie under them.
	Cut drawing.Rectangle
}

// Name returns the tile's name in the form of a space: a letter for the column and a number for the row.
func (t Tile) Name() string { return TileName(t.Column, t.Row) }

// TileName names the tile of a column and row, both counted from 0: B2 is the second tile of the second row.
// After column Z comes AA.
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
	// Tiles are in reading order.
	Tiles []Tile
	// OnLines says that all seams run on lines.
	OnLines bool
	// WordsCut is how many of the Keep boxes are cut by seams because no choice of seams can avoid it.
	WordsCut int
}

const (
	// MaxTiles is how many tiles a board may be cut into in each direction.
	MaxTiles = 12
	slack    = 1e-6
)

// A TooLargeError says that a board would need too many sheets.
type TooLargeError struct {
	Board Board
	Sheet Sheet
}

func (e *TooLargeError) Error() string {
	return words.BoardTooLarge(strings.ToLower(e.Board.title()), fmt.Sprintf("%.6g", e.Board.Width),
		fmt.Sprintf("%.6g", e.Board.Height), MaxTiles, e.Sheet.Size.Name)
}

// Tile cuts a board into tiles for a sheet, upright or across. It prefers seams on lines, then those that cut
// the fewest words, then the fewest sheets, and then the most equal tiles, or of a roll the shortest. The error is a [SheetError] or a
// [TooLargeError].
func (b Board) Tile(sheet Sheet) (*Tiling, error) {
	if err := sheet.Check(); err != nil {
		return nil, err
	}
	if !(b.Width > 0 && b.Height > 0) || math.IsInf(b.Width, 0) || math.IsInf(b.Height, 0) {
		return nil, &SheetError{words.BoardWithoutSize}
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
		if sheet.Size.Roll() {
			cost[3] = tiling.cutOff()
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

// cutOff cuts the sheets off their roll behind the longest tile. It returns how long they are, in millimetres.
func (t *Tiling) cutOff() float64 {
	edges, room, longest := t.Rows, t.Sheet.Area().Height, BarLength
	if t.Sheet.Across {
		edges, room = t.Columns, t.Sheet.Area().Width
	}
	for i, edge := range edges[1:] {
		longest = max(longest, min(edge+t.Board.Join.flap(), edges[len(edges)-1])-edges[i])
	}
	t.Sheet.Size.Height += longest - room
	return t.Sheet.Size.Height
}

func less(a, b [4]float64) bool {
	for i := range a {
		if math.Abs(a[i]-b[i]) > slack {
			return a[i] < b[i]
		}
	}
	return false
}

// cut makes the tiles between the seams.
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

// Place returns where a tile's Cut lies on its sheet: in the middle of the area, or moved if the neighbours'
// names need room beside it.
func (t *Tiling) Place(tile Tile) drawing.Rectangle {
	area := t.Sheet.Area()
	before, after := t.beside(tile)
	return drawing.Box(area.X+settled(area.Width-tile.Cut.Width, before.X, after.X),
		area.Y+settled(area.Height-tile.Cut.Height, before.Y, after.Y),
		tile.Cut.Width, tile.Cut.Height)
}

// settled returns how much of the spare room goes before a thing: half, or else an amount that leaves the
// wanted room before and after, if there is enough.
func settled(spare, before, after float64) float64 {
	if spare < before+after {
		return spare / 2
	}
	return min(max(spare/2, before), spare-after)
}
