package paper

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// drawWords draws up to so many words along a direction, from where to where each reaches.
func drawWords(t *rapid.T, most int, length float64) [][2]float64 {
	var spans [][2]float64
	for range rapid.IntRange(0, most).Draw(t, "words") {
		low := rapid.Float64Range(0, length).Draw(t, "low")
		spans = append(spans, [2]float64{low, low + rapid.Float64Range(1, 60).Draw(t, "wide")})
	}
	return spans
}

// cutBy counts the words a seam cuts, one by one.
func cutBy(place float64, words [][2]float64) int {
	count := 0
	for _, word := range words {
		if word[0] < place-slack && place+slack < word[1] {
			count++
		}
	}
	return count
}

// No choice of lines cuts fewer words, makes fewer tiles of as many, or makes them more equal: checked
// against trying them all.
func TestSeamsAreTheBest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		room := rapid.Float64Range(60, 300).Draw(t, "room")
		flap := rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join").flap()
		places := []float64{0}
		for range rapid.IntRange(1, 9).Draw(t, "lines") {
			places = append(places, places[len(places)-1]+rapid.Float64Range(5, 120).Draw(t, "space"))
		}
		length := places[len(places)-1]
		printed := drawWords(t, 8, length)
		least, tiles, cost := math.MaxInt, math.MaxInt, math.Inf(1)
		for set := range 1 << (len(places) - 2) {
			cut, count, sum, last, fits := 0, 0, 0.0, 0.0, true
			for i, place := range places[1:] {
				if i < len(places)-2 {
					if set>>i&1 == 0 {
						continue
					}
					cut += cutBy(place, printed)
				}
				count, sum = count+1, sum+(place-last)*(place-last)
				fits = fits && place-last+min(flap, length-place) <= room+slack
				last = place
			}
			if fits && (cut < least || cut == least && (count < tiles || count == tiles && sum < cost)) {
				least, tiles, cost = cut, count, sum
			}
		}
		edges, cut := along(length, room, flap, places, printed).best(places[1 : len(places)-1])
		if tiles == math.MaxInt {
			if edges != nil {
				t.Fatalf("%v within %g: %v, where nothing fits", places, room, edges)
			}
			return
		}
		sum := 0.0
		for i := range len(edges) - 1 {
			sum += (edges[i+1] - edges[i]) * (edges[i+1] - edges[i])
		}
		if cut != least || len(edges)-1 != tiles || math.Abs(sum-cost) > 1e-3 {
			t.Fatalf("%v within %g, words %v: %v cuts %d and costs %g, the best %d tiles cut %d and cost %g",
				places, room, printed, edges, cut, sum, tiles, least, cost)
		}
	})
}

// Without lines no word is cut where as many tiles as equal ones take can spare all: checked by going, from
// the start, always as far as no word is cut.
func TestSeamsWithoutLinesSpareWords(t *testing.T) {
	spared := 0
	rapid.Check(t, func(t *rapid.T) {
		length, room := rapid.Float64Range(100, 1500).Draw(t, "length"),
			rapid.Float64Range(100, 300).Draw(t, "room")
		flap := rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join").flap()
		printed := drawWords(t, 12, length)
		found, ok := along(length, room, flap, nil, printed).seams()
		if !ok {
			return
		}
		for i := range len(found.edges) - 1 {
			if tile := found.edges[i+1] - found.edges[i] +
				min(flap, length-found.edges[i+1]); !(tile > 0 && tile <= room+0.001) {
				t.Fatalf("%v: tile %d takes %g of %g mm", found.edges, i+1, tile, room)
			}
		}
		cut := 0
		for _, seam := range inner(found.edges) {
			cut += cutBy(seam, printed)
		}
		if cut != found.words {
			t.Fatalf("%v cuts %d words, said to cut %d", found.edges, cut, found.words)
		}
		tiles, at := 1, 0.0
		for at+room < length {
			// The furthest place that no word covers is as far as a sheet reaches, or where a word begins.
			furthest := at
			for _, place := range append([]float64{at + room - flap}, lows(printed)...) {
				if place > furthest && place <= at+room-flap && cutBy(place, printed) == 0 {
					furthest = place
				}
			}
			if furthest == at {
				return // no number of tiles spares all
			}
			tiles, at = tiles+1, furthest
		}
		if tiles > MaxTiles {
			return
		}
		spared++
		if found.words > 0 || len(found.edges)-1 > tiles {
			t.Fatalf("%g mm within %g, words %v: %v cuts %d, where %d tiles spare all", length, room, printed,
				found.edges, found.words, tiles)
		}
	})
	if spared == 0 {
		t.Error("no case could be spared: the test tells nothing")
	}
}

func lows(words [][2]float64) []float64 {
	var lows []float64
	for _, word := range words {
		lows = append(lows, word[0])
	}
	return lows
}

func TestSeamsOfBoardsWithoutLines(t *testing.T) {
	near := cmpopts.EquateApprox(0, 0.01)
	for _, test := range []struct {
		name  string
		board direction
		want  []float64
		words int
	}{
		{"equal tiles", direction{length: 600, room: 190, flap: 8}, []float64{0, 150, 300, 450, 600}, 0},
		{"edge to edge one tile fewer", direction{length: 570, room: 190}, []float64{0, 190, 380, 570}, 0},
		{"the last needs no flap", direction{length: 554, room: 190, flap: 8}, []float64{0, 182, 364, 554},
			0},
		{"a word in the way of one seam", along(300, 190, 8, nil, [][2]float64{{140, 155}}),
			[]float64{0, 155, 300}, 0},
		{"the nearer side of the word", along(300, 190, 8, nil, [][2]float64{{145, 175}}),
			[]float64{0, 145, 300}, 0},
		{"the other seam gives way a little", along(450, 190, 8, nil, [][2]float64{{140, 170}}),
			[]float64{0, 140, 295, 450}, 0},
		{"a word as long as the board", along(300, 190, 8, nil, [][2]float64{{10, 290}}),
			[]float64{0, 150, 300}, 1},
		{"a word that another sheet spares", along(300, 190, 8, nil, [][2]float64{{105, 195}}),
			[]float64{0, 100, 200, 300}, 0},
	} {
		got, ok := test.board.seams()
		if !ok || got.onLines || got.words != test.words {
			t.Errorf("%s: %+v, %v", test.name, got, ok)
		}
		if diff := cmp.Diff(test.want, got.edges, near); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.name, diff)
		}
	}
}

// A line that cuts a word is worse than one that does not, even where it makes the tiles more equal.
func TestSeamsOnLinesSpareWords(t *testing.T) {
	board := grid(11, 7, 40, 10)
	board.Keep = []drawing.Rectangle{drawing.Box(205, 20, 10, 5), drawing.Box(20, 165, 30, 10)}
	tiling, err := board.Tile(sheetOf(t, "a4"))
	if err != nil {
		t.Fatal(err)
	}
	if slices.Contains(tiling.Columns, 210) || slices.Contains(tiling.Rows, 170) || tiling.WordsCut != 0 ||
		!tiling.OnLines {
		t.Errorf("columns %v, rows %v, %d words cut", tiling.Columns, tiling.Rows, tiling.WordsCut)
	}
	if len(tiling.Tiles) != 4 {
		t.Errorf("%d tiles", len(tiling.Tiles))
	}
}

func TestTilesAreCounted(t *testing.T) {
	for _, test := range []struct {
		board         Board
		paper         string
		columns, rows int
		across        bool
	}{
		// The sizes that 18xx-maker's tests have, in hundredths of an inch: 3050 × 2050.
		{Board{Width: 774.7, Height: 520.7}, "letter", 4, 3, true},
		{Board{Width: 774.7, Height: 520.7, Join: Butt}, "letter", 3, 3, true},
		{Board{Width: 774.7, Height: 520.7}, "a4", 3, 3, true},
		{Board{Width: 774.7, Height: 520.7}, "a3", 2, 2, true},
		{Board{Width: 3050, Height: 2050}, "a3", 8, 8, true},
		{Board{Width: 100, Height: 1000}, "a5", 1, 6, false},
		{Board{Width: 100, Height: 1000, Join: Butt}, "a5", 1, 6, false},
	} {
		tiling, err := test.board.Tile(sheetOf(t, test.paper))
		if err != nil {
			t.Errorf("%v on %s: %v", test.board, test.paper, err)
			continue
		}
		if columns, rows := len(tiling.Columns)-1, len(tiling.Rows)-1; columns != test.columns ||
			rows != test.rows || tiling.Sheet.Across != test.across {
			t.Errorf("%+v on %s: %d × %d tiles, across %v", test.board, test.paper, columns, rows,
				tiling.Sheet.Across)
		}
		for _, edges := range [][]float64{tiling.Columns, tiling.Rows} {
			for i := range len(edges) - 1 { // only the last may be larger, as it needs no flap
				more := edges[i+1] - edges[i] - edges[1]
				if math.Abs(more) > slack && (i < len(edges)-2 || more < 0 || more > test.board.Join.flap()) {
					t.Errorf("%+v on %s: tiles that differ: %v", test.board, test.paper, edges)
				}
			}
		}
	}
}

func TestABoardOfThreeMetresIsRefusedInASentence(t *testing.T) {
	_, err := Board{Width: 3050, Height: 2050}.Tile(sheetOf(t, "letter"))
	var large *TooLargeError
	if !errors.As(err, &large) {
		t.Fatal(err)
	}
	const want = "a board of 3050 × 2050 mm needs more than 12 sheets of Letter side by side: make it " +
		"smaller or take larger paper"
	if err.Error() != want {
		t.Errorf("%q", err)
	}
	_, err = Board{Width: 1e308, Height: 1}.Tile(sheetOf(t, "letter"))
	if err == nil || len(err.Error()) > 150 {
		t.Errorf("%v", err)
	}
}

// Whatever the numbers, the answer is a sentence or tiles that cover the board.
func FuzzTile(f *testing.F) {
	f.Add(460.0, 300.0, 210.0, 297.0, 10.0, 40.0, 200.0, 30.0, false)
	f.Add(3050.0, 2050.0, 215.9, 279.4, 6.35, 0.0, 500.0, 900.0, true)
	f.Add(math.NaN(), math.Inf(1), 1e308, -1.0, 1e-300, math.NaN(), -1e308, math.Inf(-1), true)
	f.Add(1e300, 2e300, 1e299, 1e299, 0.0, 1e290, 1e299, 1e300, false)
	f.Add(1e-320, 1e-9, 210.0, 297.0, 0.0, 1e-9, -5.0, 1e308, false)
	f.Fuzz(func(t *testing.T, width, height, paperWidth, paperHeight, margin, line, at, reach float64,
		butt bool) {
		board := Board{Width: width, Height: height}
		if butt {
			board.Join = Butt
		}
		for i := range 40 {
			board.Columns = append(board.Columns, line*float64(i), at-line*float64(i))
			board.Rows = append(board.Rows, line+float64(i)*at)
			board.Keep = append(board.Keep, drawing.Box(at*float64(i), line, reach, line),
				drawing.Box(at, reach*float64(i), reach, at))
		}
		sheet := Sheet{Size: Size{"own", "own paper", paperWidth, paperHeight}, Margin: margin}
		tiling, err := board.Tile(sheet)
		if err != nil {
			var large *TooLargeError
			var sheet *SheetError
			if !errors.As(err, &large) && !errors.As(err, &sheet) {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		covers(t, tiling)
	})
}

// covers checks the edges of a tiling of any size.
func covers(t *testing.T, tiling *Tiling) {
	for _, side := range []struct {
		edges  []float64
		length float64
	}{{tiling.Columns, tiling.Board.Width}, {tiling.Rows, tiling.Board.Height}} {
		if tiles := len(side.edges) - 1; tiles < 1 || tiles > MaxTiles || side.edges[0] != 0 ||
			side.edges[tiles] != side.length {
			t.Fatalf("edges %v of %g mm", side.edges, side.length)
		}
		if !slices.IsSorted(side.edges) || len(slices.Compact(slices.Clone(side.edges))) != len(side.edges) {
			t.Fatalf("edges %v do not ascend", side.edges)
		}
	}
	area := tiling.Sheet.Area()
	for _, tile := range tiling.Tiles {
		if tile.Cut.Width > area.Width*(1+1e-9)+0.01 || tile.Cut.Height > area.Height*(1+1e-9)+0.01 {
			t.Fatalf("%s of %v is larger than %v", tile.Name(), tile.Cut, area)
		}
		tiling.Place(tile)
	}
}

func TestTilesHaveNamesBeyondZ(t *testing.T) {
	for name, place := range map[string][2]int{
		"A1": {0, 0}, "L12": {11, 11}, "Z1": {25, 0}, "AA3": {26, 2}, "AZ1": {51, 0}, "BA1": {52, 0},
		"ZZ9": {701, 8}, "AAA1": {702, 0},
	} {
		if got := TileName(place[0], place[1]); got != name {
			t.Errorf("%v is %s, want %s", place, got, name)
		}
	}
}
