package paper

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// Both halves of a join mark meet: what two tiles print on either side of their seam is one diamond, and a
// flap has the whole of it.
func TestJoinMarksLieOnBothTiles(t *testing.T) {
	for _, join := range []Join{Flap, Butt} {
		board := grid(11, 7, 40, 10)
		board.Join = join
		tiling, err := board.Tile(sheetOf(t, "a4"))
		if err != nil {
			t.Fatal(err)
		}
		joined := tiling.Join(drawing.New(board.Width, board.Height))
		found := map[string]int{}
		for _, mark := range joined.Marks {
			box := mark.(drawing.Shape).Path.Bounds()
			for _, tile := range tiling.Tiles {
				if box.Overlaps(tile.Trim) {
					found[fmt.Sprintf("%.1f,%.1f", box.Centre().X, box.Centre().Y)]++
				}
			}
		}
		if len(found) != 8 {
			t.Errorf("%v: %d join marks, want two on each of four seams: %v", join, len(found), found)
		}
		for at, tiles := range found {
			if tiles != 4 { // two tiles, each with the diamond and its core
				t.Errorf("%v: the join mark at %s lies on %d halves", join, at, tiles)
			}
		}
	}
}

// busy returns a board with words everywhere, in symbols and turned ones too, and lines or none.
func busy(lines bool, join Join) (Board, *drawing.Drawing) {
	board := grid(9, 6, 42, 12)
	d := drawing.New(board.Width, board.Height)
	d.Rect(d.Area(), drawing.Filled(drawing.RGB(0xE8D8B0)))
	name := &drawing.Symbol{Name: "name", Drawing: drawing.New(20, 8)}
	name.Drawing.Label(name.Drawing.Area(), "Harbour", tagStyle, 6, drawing.Centre)
	for row := range 6 {
		for column := range 9 {
			box := drawing.Box(12+42*float64(column), 12+42*float64(row), 42, 42)
			d.Rect(box, drawing.Outlined(drawing.None, 0.4, drawing.Ink))
			d.Label(drawing.Box(box.X+2, box.Y+2, 20, 5), TileName(column, row), tagStyle, 6, drawing.Left)
			d.Use(name, box.Centre().Plus(float64(column%3)*6, float64(row%2)*9), 1, float64(90*(column%4)))
		}
	}
	d.Text(drawing.Point{X: 200, Y: 9},
		"A name in the margin that goes on and on and on, over the whole of the board", nameStyle,
		drawing.Centre)
	board.Keep, board.Join = WordsOf(d), join
	if !lines {
		board.Columns, board.Rows = nil, nil
	}
	return board, d
}

// joinedPicture prints all tiles and lays what shows of each where it belongs: the board as it lies on the
// table.
func joinedPicture(tiling *Tiling, d *drawing.Drawing, pixels float64) *image.RGBA {
	whole := image.NewRGBA(image.Rect(0, 0, int(d.Width*pixels+0.999), int(d.Height*pixels+0.999)))
	board := tiling.Join(d)
	for _, tile := range tiling.Tiles {
		page := drawing.New(tiling.Sheet.Width(), tiling.Sheet.Height())
		page.Rect(page.Area(), drawing.Filled(drawing.White))
		tiling.Draw(page, board, tile)
		place := tiling.Place(tile)
		sheet := image.NewRGBA(whole.Bounds())
		if err := raster.Draw(sheet, page, (tile.Cut.X-place.X)*pixels, (tile.Cut.Y-place.Y)*pixels,
			pixels); err != nil {
			panic(err)
		}
		for y := range whole.Rect.Dy() {
			for x := range whole.Rect.Dx() {
				if tile.Trim.Overlaps(
					drawing.Box((float64(x)+0.5)/pixels, (float64(y)+0.5)/pixels, slack, slack)) {
					whole.SetRGBA(x, y, sheet.RGBAAt(x, y))
				}
			}
		}
	}
	return whole
}

// differs counts the pixels that differ by more than the rounding at an edge, and finds one. Those on the
// line to cut along tell nothing.
func differs(a, b *image.RGBA, tiling *Tiling, pixels float64) (count int, at image.Point) {
	through := func(edges []float64, pixel int) bool {
		return slices.ContainsFunc(edges, func(edge float64) bool {
			return edge+hairline/2 > float64(pixel)/pixels+0.001 &&
				edge-hairline/2 < float64(pixel+1)/pixels-0.001
		})
	}
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if through(tiling.Columns, x) || through(tiling.Rows, y) {
				continue
			}
			one, other := a.RGBAAt(x, y), b.RGBAAt(x, y)
			if far(one, other) {
				count, at = count+1, image.Pt(x, y)
			}
		}
	}
	return count, at
}

func far(a, b color.RGBA) bool {
	const much = 40
	gap := func(x, y uint8) bool { return int(x)-int(y) > much || int(y)-int(x) > much }
	return gap(a.R, b.R) || gap(a.G, b.G) || gap(a.B, b.B)
}

// The tiles joined are the board: no word is lost or halved, join marks are whole, and no dashed line, hatch
// or name of a tile is left on it. Only where edge meets edge on a full sheet the neighbours' names are.
func TestTilesJoinedAreTheBoard(t *testing.T) {
	const pixels = 4
	for _, id := range []string{"a4", "letter", "a5"} {
		for _, lines := range []bool{true, false} {
			for _, join := range []Join{Flap, Butt} {
				board, d := busy(lines, join)
				tiling, err := board.Tile(sheetOf(t, id))
				if err != nil {
					t.Fatal(err)
				}
				got := joinedPicture(tiling, d, pixels)
				want := raster.Page(tiling.Join(d), pixels)
				allowed := 0
				if join == Butt {
					allowed = int(float64(smallNames(tiling)) * (smallWide + 1) * (smallHigh +
						1) * pixels * pixels)
				}
				if count, at := differs(got, want, tiling, pixels); count > allowed {
					t.Errorf("%s, lines %v, %v, seams %v and %v: %d pixels differ, at %.1f,%.1f mm", id,
						lines, join, tiling.Columns, tiling.Rows, count,
						float64(at.X)/pixels, float64(at.Y)/pixels)
				}
			}
		}
	}
}

// smallNames counts the names that stand on the tiles.
func smallNames(tiling *Tiling) int {
	count := 0
	for _, tile := range tiling.Tiles {
		page := drawing.New(tiling.Sheet.Width(), tiling.Sheet.Height())
		tiling.Draw(page, drawing.New(tiling.Board.Width, tiling.Board.Height), tile)
		for _, mark := range page.Marks {
			if words, ok := mark.(drawing.Words); ok && words.Size < tagStyle.Size {
				count++
			}
		}
	}
	return count
}

// The picture of the joined board tells apart what it must: a mark moved by a millimetre, a word that is
// lost.
func TestJoinedPicturesTellFaults(t *testing.T) {
	board, d := busy(true, Flap)
	tiling, err := board.Tile(sheetOf(t, "a4"))
	if err != nil {
		t.Fatal(err)
	}
	want := raster.Page(tiling.Join(d), 5)
	lost := drawing.New(d.Width, d.Height)
	lost.Marks = d.Marks[:len(d.Marks)-1]
	moved := *tiling
	moved.Tiles = append([]Tile(nil), tiling.Tiles...)
	moved.Tiles[1].Trim.X++
	for name, picture := range map[string]*image.RGBA{"a word lost": joinedPicture(tiling, lost, 5),
		"a tile moved": joinedPicture(&moved, d, 5)} {
		if count, _ := differs(picture, want, tiling, 5); count < 20 {
			t.Errorf("%s: only %d pixels differ", name, count)
		}
	}
}

// Each edge that meets a neighbour says which: on the tile's own sheet where tiles only meet, on at least one
// of the two where they are glued.
func TestNeighboursAreNamed(t *testing.T) {
	for _, id := range []string{"a5", "a4", "letter", "a3"} {
		for _, lines := range []bool{true, false} {
			for _, join := range []Join{Flap, Butt} {
				board, d := busy(lines, join)
				tiling, err := board.Tile(sheetOf(t, id))
				if err != nil {
					t.Fatal(err)
				}
				said := map[string]bool{}
				for _, tile := range tiling.Tiles {
					page := drawing.New(tiling.Sheet.Width(), tiling.Sheet.Height())
					tiling.Draw(page, drawing.New(d.Width, d.Height), tile)
					for _, text := range texts(page) {
						said[tile.Name()+" "+strings.TrimPrefix(text, "glue under ")] = true
					}
					for _, ink := range inkOf(page) {
						if !tiling.Sheet.Area().Contains(ink) {
							t.Errorf("%s, %v: on tile %s words at %v leave the area", id, join, tile.Name(),
								ink)
						}
					}
				}
				for _, tile := range tiling.Tiles {
					for _, edge := range tiling.edges(tile) {
						one, other := tile.Name()+" "+edge.neighbour, edge.neighbour+" "+tile.Name()
						if !said[one] && (join == Butt || !said[other]) {
							t.Errorf("%s, %v: nothing on %s says that %s is next to it", id, join,
								tile.Name(), edge.neighbour)
						}
					}
				}
			}
		}
	}
}

// texts returns the words of a drawing and of its symbols.
func texts(d *drawing.Drawing) []string {
	var all []string
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			all = append(all, m.Text)
		case drawing.Use:
			all = append(all, texts(m.Symbol.Drawing)...)
		}
	}
	return all
}

// A tile whose sheet is full has its neighbours' names on it, small and clear of the words.
func TestFullSheetsHaveSmallNames(t *testing.T) {
	sheet := sheetOf(t, "a4")
	area := sheet.Turned(true).Area()
	board := Board{Width: 2 * area.Width, Height: 2 * area.Height, Join: Butt}
	d := drawing.New(board.Width, board.Height)
	d.Text(drawing.Point{X: area.Width + 1, Y: area.Height*2/3 + 5}, "beside the mark", tagStyle,
		drawing.Left)
	board.Keep = WordsOf(d)
	tiling, err := board.Tile(sheet)
	if err != nil || len(tiling.Tiles) != 4 {
		t.Fatalf("%v, %+v", err, tiling)
	}
	if got := smallNames(tiling); got != 8 {
		t.Errorf("%d small names, want one on each side of four seams", got)
	}
	for _, tile := range tiling.Tiles {
		for _, edge := range tiling.edges(tile) {
			at := tiling.smallPlace(tile, edge)
			box := drawing.Box(at.X-smallWide/2, at.Y-smallHigh/2, smallWide, smallHigh)
			if !tile.Trim.Contains(box) || box.Overlaps(board.Keep[0]) {
				t.Errorf("%s: the name of %s at %v leaves %v or covers %v", tile.Name(), edge.neighbour, box,
					tile.Trim, board.Keep[0])
			}
		}
	}
}

func TestWordsAreFoundInSymbolsToo(t *testing.T) {
	inner := &drawing.Symbol{Name: "inner", Drawing: drawing.New(40, 10)}
	inner.Drawing.Text(drawing.Point{X: 5, Y: 8}, "word", footStyle, drawing.Left)
	ink := inner.Drawing.Marks[0].(drawing.Words).Ink()
	outer := &drawing.Symbol{Name: "outer", Drawing: drawing.New(40, 10)}
	outer.Drawing.UseAt(inner, drawing.Point{})
	d := drawing.New(200, 200)
	d.Use(outer, drawing.Point{X: 100, Y: 100}, 2, 90)
	d.Text(drawing.Point{X: 10, Y: 10}, "unseen", footStyle.In(drawing.None), drawing.Left)
	d.Add(drawing.Use{Symbol: outer, At: drawing.Point{X: 50, Y: 50}, Scale: 1,
		Clip: drawing.Box(100, 0, 10, 10)})
	boxes := WordsOf(d)
	if len(boxes) != 1 {
		t.Fatalf("%v", boxes)
	}
	// Turned by a quarter, what was right of the symbol's left edge is below its upper one.
	want := drawing.Box(100-2*(ink.Bottom()-5), 100+2*(ink.X-20), 2*ink.Height, 2*ink.Width).Inset(-wordRoom)
	if !want.Contains(boxes[0]) || !boxes[0].Contains(want) {
		t.Errorf("%v, want %v", boxes[0], want)
	}
	loop := &drawing.Symbol{Name: "loop", Drawing: drawing.New(10, 10)}
	loop.Drawing.Use(loop, drawing.Point{}, 1, 0)
	if got := WordsOf(loop.Drawing); got != nil || WordsOf(nil) != nil {
		t.Errorf("a symbol within itself has words %v", got)
	}
}

// A word across a seam is on both tiles; one that only a flap has, and not whole, is on none but its own.
func TestWordsAcrossSeamsAreNotLost(t *testing.T) {
	d := drawing.New(400, 100)
	d.Text(drawing.Point{X: 20, Y: 50}, "whole", footStyle, drawing.Left)
	d.Text(drawing.Point{X: 100, Y: 50}, "cut in two", footStyle, drawing.Centre)
	d.Text(drawing.Point{X: 102, Y: 80}, "i", footStyle, drawing.Left)
	d.Text(drawing.Point{X: 102, Y: 90}, "too long for the flap", footStyle, drawing.Left)
	left := Tile{Trim: drawing.Box(0, 0, 100, 100), Cut: drawing.Box(0, 0, 108, 100)}
	right := Tile{Column: 1, Trim: drawing.Box(100, 0, 300, 100), Cut: drawing.Box(100, 0, 300, 100)}
	if got := fmt.Sprint(texts(within(d, left))); got != "[whole cut in two i]" {
		t.Errorf("left: %s", got)
	}
	if got := fmt.Sprint(texts(within(d, right))); got != "[cut in two i too long for the flap]" {
		t.Errorf("right: %s", got)
	}
}

func TestJoinsAreReadAndRefused(t *testing.T) {
	for text, want := range map[string]Join{"flap": Flap, " Butt ": Butt, "FLAP": Flap} {
		if got, err := ParseJoin(text); err != nil || got != want {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	_, err := ParseJoin("staples\n" + strings.Repeat("🎲", 5000))
	if _, ok := err.(*JoinError); !ok || strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
		t.Errorf("%v", err)
	}
}

func TestStepsAreThoseOfTheTiles(t *testing.T) {
	for _, test := range []struct {
		board Board
		paper string
		want  []string // words of the steps, none of which may be missing
		none  []string
	}{
		{grid(11, 7, 40, 10), "a4", []string{"each row together first (A1 to B1)", "glue", "hatched"},
			[]string{"tape"}},
		{grid(11, 7, 40, 10), "a3", []string{"from left to right (A1 to B1)"}, []string{"row"}},
		{Board{Width: 100, Height: 500, Join: Butt}, "a4", []string{"from the top down (A1 to A2)", "tape"},
			[]string{"glue", "hatched", "row"}},
	} {
		tiling, err := test.board.Tile(sheetOf(t, test.paper))
		if err != nil {
			t.Fatal(err)
		}
		steps := strings.Join(tiling.Steps(), "\n")
		for _, words := range test.want {
			if !strings.Contains(steps, words) {
				t.Errorf("%s: %q is not in\n%s", test.paper, words, steps)
			}
		}
		for _, words := range test.none {
			if strings.Contains(steps, words) {
				t.Errorf("%s: %q is in\n%s", test.paper, words, steps)
			}
		}
	}
	tiling, err := Board{Width: 50, Height: 50}.Tile(sheetOf(t, "a4"))
	if err != nil || tiling.Steps() != nil || tiling.Tools() != nil {
		t.Errorf("one tile: %v, %v, %v", err, tiling.Steps(), tiling.Tools())
	}
}
