package paper

import (
	"errors"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// grid is a board of columns and rows of spaces with a margin all around.
func grid(columns, rows int, space, margin float64) Board {
	board := Board{Width: float64(columns)*space + 2*margin, Height: float64(rows)*space + 2*margin}
	for i := range columns + 1 {
		board.Columns = append(board.Columns, margin+float64(i)*space)
	}
	for i := range rows + 1 {
		board.Rows = append(board.Rows, margin+float64(i)*space)
	}
	return board
}

func sheetOf(t testing.TB, id string) Sheet {
	t.Helper()
	size, err := SizeByID(id)
	if err != nil {
		t.Fatal(err)
	}
	return NewSheet(size)
}

func TestTheSittersBoardTakesFewSheets(t *testing.T) {
	board := grid(11, 7, 40, 10)
	for _, test := range []struct {
		paper         string
		across        bool
		columns, rows []float64
	}{
		{"a4", true, []float64{0, 210, 460}, []float64{0, 130, 300}},
		{"letter", true, []float64{0, 210, 460}, []float64{0, 130, 300}},
		{"a3", false, []float64{0, 210, 460}, []float64{0, 300}},
		{"tabloid", false, []float64{0, 210, 460}, []float64{0, 300}},
	} {
		tiling, err := board.Tile(sheetOf(t, test.paper))
		if err != nil {
			t.Errorf("%s: %v", test.paper, err)
			continue
		}
		if tiling.Sheet.Across != test.across || !tiling.OnLines {
			t.Errorf("%s: across %v, on lines %v", test.paper, tiling.Sheet.Across, tiling.OnLines)
		}
		if diff := cmp.Diff([][]float64{test.columns, test.rows},
			[][]float64{tiling.Columns, tiling.Rows}); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.paper, diff)
		}
	}
}

func TestABoardThatFitsIsNotCut(t *testing.T) {
	for _, paper := range []string{"a4", "letter", "a5"} {
		sheet := sheetOf(t, paper)
		for _, across := range []bool{false, true} {
			area := sheet.Turned(across).Area()
			tiling, err := Board{Width: area.Width, Height: area.Height}.Tile(sheet)
			if err != nil || len(tiling.Tiles) != 1 || tiling.Sheet.Across != across {
				t.Errorf("%s, across %v: %v, %+v", paper, across, err, tiling)
			}
		}
	}
}

func TestASpaceLargerThanTheSheetIsCutEqually(t *testing.T) {
	tiling, err := grid(2, 1, 300, 0).Tile(sheetOf(t, "a4"))
	if err != nil || tiling.OnLines {
		t.Fatalf("%v, %+v", err, tiling)
	}
	for _, tile := range tiling.Tiles {
		if math.Abs(tile.Trim.Width-tiling.Tiles[0].Trim.Width) > slack ||
			math.Abs(tile.Trim.Height-tiling.Tiles[0].Trim.Height) > slack {
			t.Errorf("%s is %v, unlike A1", tile.Name(), tile.Trim)
		}
	}
}

func TestABoardTooLargeToJoinIsRefused(t *testing.T) {
	var large *TooLargeError
	if _, err := (Board{Width: 30000, Height: 300}).Tile(sheetOf(t, "a4")); !errors.As(err, &large) {
		t.Errorf("30 m: %v", err)
	}
	for _, board := range []Board{{}, {Width: math.NaN(), Height: 1}, {Width: 10, Height: math.Inf(1)},
		{Width: -5, Height: 5}} {
		if _, err := board.Tile(sheetOf(t, "a4")); err == nil {
			t.Errorf("%+v was accepted", board)
		}
	}
}

// The tiles cover the board exactly, the flaps repeat their neighbours' edges, every tile fits its sheet, and
// seams run on lines where they can.
func TestTilesCoverTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper"))
		board := grid(rapid.IntRange(1, 20).Draw(t, "columns"), rapid.IntRange(1, 20).Draw(t, "rows"),
			rapid.Float64Range(10, 60).Draw(t, "space"), rapid.Float64Range(0, 20).Draw(t, "margin"))
		board.Join = rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join")
		for range rapid.IntRange(0, 20).Draw(t, "words") {
			board.Keep = append(board.Keep,
				drawing.Box(rapid.Float64Range(0, board.Width).Draw(t, "x"),
					rapid.Float64Range(0, board.Height).Draw(t, "y"),
					rapid.Float64Range(1, 80).Draw(t, "wide"), rapid.Float64Range(1, 20).Draw(t, "high")))
		}
		board.Join = rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join")
		tiling, err := board.Tile(sheet)
		if err != nil {
			var large *TooLargeError
			if errors.As(err, &large) {
				return
			}
			t.Fatal(err)
		}
		if !tiling.OnLines {
			t.Fatalf("seams off the lines, where every space fits the sheet")
		}
		checkTiling(t, tiling)
	})
}

func TestTilesCoverBoardsOfAnyLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := Board{Width: rapid.Float64Range(1, 2000).Draw(t, "width"),
			Height: rapid.Float64Range(1, 2000).Draw(t, "height")}
		for at := 0.0; at < board.Width; at += rapid.Float64Range(1, 400).Draw(t, "line") {
			board.Columns = append(board.Columns, at)
		}
		board.Join = rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join")
		tiling, err := board.Tile(NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper")))
		if err == nil {
			checkTiling(t, tiling)
		}
	})
}

func checkTiling(t *rapid.T, tiling *Tiling) {
	if len(tiling.Tiles) != (len(tiling.Columns)-1)*(len(tiling.Rows)-1) {
		t.Fatalf("%d tiles of %d × %d edges", len(tiling.Tiles), len(tiling.Columns), len(tiling.Rows))
	}
	whole := drawing.Box(0, 0, tiling.Board.Width, tiling.Board.Height)
	names := map[string]bool{}
	area := 0.0
	for i, tile := range tiling.Tiles {
		names[tile.Name()] = true
		area += tile.Trim.Width * tile.Trim.Height
		if !whole.Contains(tile.Trim) || !whole.Contains(tile.Cut) || !tile.Cut.Contains(tile.Trim) {
			t.Fatalf("%s: trim %v and cut %v of %v", tile.Name(), tile.Trim, tile.Cut, whole)
		}
		for _, other := range tiling.Tiles[:i] {
			if tile.Trim.Inset(slack).Overlaps(other.Trim) {
				t.Fatalf("%s and %s overlap", tile.Name(), other.Name())
			}
		}
		last := tile.Column == len(tiling.Columns)-2
		right := tile.Cut.Right() - tile.Trim.Right()
		if want := min(tiling.Board.Join.flap(),
			tiling.Board.Width-tile.Trim.Right()); math.Abs(right-want) > slack || last && right > slack {
			t.Fatalf("%s has a flap of %g mm at the right, want %g", tile.Name(), right, want)
		}
		below := tile.Cut.Bottom() - tile.Trim.Bottom()
		if want := min(tiling.Board.Join.flap(),
			tiling.Board.Height-tile.Trim.Bottom()); math.Abs(below-want) > slack {
			t.Fatalf("%s has a flap of %g mm below, want %g", tile.Name(), below, want)
		}
		if place := tiling.Place(tile); !tiling.Sheet.Area().Contains(place) {
			t.Fatalf("%s lies at %v, outside %v", tile.Name(), place, tiling.Sheet.Area())
		}
	}
	if len(names) != len(tiling.Tiles) {
		t.Fatalf("%d names for %d tiles", len(names), len(tiling.Tiles))
	}
	if want := whole.Width * whole.Height; math.Abs(area-want) > 1e-6*want {
		t.Fatalf("the tiles cover %g mm², the board has %g", area, want)
	}
	cut := 0
	for _, word := range tiling.Board.Keep {
		for _, seam := range inner(tiling.Columns) {
			cut += cutBy(seam, [][2]float64{{word.X, word.Right()}})
		}
		for _, seam := range inner(tiling.Rows) {
			cut += cutBy(seam, [][2]float64{{word.Y, word.Bottom()}})
		}
	}
	if cut != tiling.WordsCut {
		t.Fatalf("seams at %v and %v cut %d words, said to cut %d", tiling.Columns, tiling.Rows, cut,
			tiling.WordsCut)
	}
	if !tiling.OnLines {
		return
	}
	for _, seams := range []struct{ edges, lines []float64 }{{tiling.Columns, tiling.Board.Columns},
		{tiling.Rows, tiling.Board.Rows}} {
		for _, seam := range inner(seams.edges) {
			on := false
			for _, line := range seams.lines {
				on = on || math.Abs(seam-line) < slack
			}
			if !on {
				t.Fatalf("a seam at %g mm runs on no line", seam)
			}
		}
	}
}

// A board in one piece: A1 and A2 hold what A4 does not, and off a roll a sheet is cut that is as long as the board,
// the shorter way round.
func TestBoardsInOnePiece(t *testing.T) {
	for _, want := range []struct {
		paper         string
		wide, high    float64
		tiles         int
		across        bool
		width, height float64 // of the sheet as it lies
	}{
		{"a2", 380, 500, 1, false, 420, 594},
		{"a1", 800, 500, 1, true, 841, 594},
		{"610xroll", 500, 400, 1, false, 610, 400 + 20 + 10.5},
		{"24in x roll", 700, 500, 1, true, 720, 609.6},
		{"914 x roll", 1200, 800, 1, true, 1220, 914},
		{"610xroll", 50, 60, 1, true, 120, 610},
		{"610xroll", 1100, 800, 2, false, 610, 800 + 20 + 10.5}, // in two strips, as neither side fits across
	} {
		size, err := ParseSize(want.paper)
		if err != nil {
			t.Fatal(err)
		}
		tiling, err := Board{Width: want.wide, Height: want.high}.Tile(NewSheet(size))
		if err != nil {
			t.Errorf("%s: %v", want.paper, err)
			continue
		}
		if len(tiling.Tiles) != want.tiles || tiling.Sheet.Across != want.across ||
			math.Abs(tiling.Sheet.Width()-want.width) > 1e-6 || math.Abs(tiling.Sheet.Height()-want.height) > 1e-6 {
			t.Errorf("%g × %g mm on %s: %d tiles on %g × %g mm, across %v; want %+v", want.wide, want.high, want.paper,
				len(tiling.Tiles), tiling.Sheet.Width(), tiling.Sheet.Height(), tiling.Sheet.Across, want)
		}
		for _, tile := range tiling.Tiles {
			if !tiling.Sheet.Area().Contains(tiling.Place(tile)) {
				t.Errorf("%s: %s leaves its sheet", want.paper, tile.Name())
			}
		}
	}
	for _, wrong := range []string{"20xroll", "3000xroll", "roll", "scroll", "xroll"} {
		if size, err := ParseSize(wrong); err == nil {
			t.Errorf("%s is %v", wrong, size)
		}
	}
}
