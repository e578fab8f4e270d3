package paper

import (
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// No choice of lines cuts fewer words, or as many with fewer tiles, or makes as many tiles more equal: checked against trying them all.
func TestSeamsAreTheBest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		room, flap := rapid.Float64Range(60, 300).Draw(t, "room"), rapid.SampledFrom([]float64{0, FlapWidth}).Draw(t, "flap")
		places := []float64{0}
		for range rapid.IntRange(1, 9).Draw(t, "lines") {
			places = append(places, places[len(places)-1]+rapid.Float64Range(5, 120).Draw(t, "space"))
		}
		length := places[len(places)-1]
		var words [][2]float64
		for range rapid.IntRange(0, 4).Draw(t, "words") {
			low := rapid.Float64Range(0, length).Draw(t, "low")
			words = append(words, [2]float64{low, low + rapid.Float64Range(1, 60).Draw(t, "long")})
		}
		best := [3]float64{math.Inf(1)}
		for set := range 1 << (len(places) - 2) {
			now, last, fits := [3]float64{}, 0.0, true
			for i, place := range places[1:] {
				if i < len(places)-2 && set>>i&1 == 0 {
					continue
				}
				if place < length {
					for _, word := range words {
						if word[0] < place-slack && word[1] > place+slack {
							now[0]++
						}
					}
				}
				now[1], now[2] = now[1]+1, now[2]+(place-last)*(place-last)
				fits = fits && place-last+min(flap, length-place) <= room+slack
				last = place
			}
			if fits && slices.Compare(now[:], best[:]) < 0 {
				best = now
			}
		}
		edges, cut := along(length, room, flap, places[1:], words).best(inner(places))
		if math.IsInf(best[0], 1) {
			if edges != nil {
				t.Fatalf("%v within %g: %v, where nothing fits", places, room, edges)
			}
			return
		}
		sum := 0.0
		for i := range len(edges) - 1 {
			sum += (edges[i+1] - edges[i]) * (edges[i+1] - edges[i])
		}
		if float64(cut) != best[0] || float64(len(edges)-1) != best[1] || math.Abs(sum-best[2]) > 1e-3 {
			t.Fatalf("%v within %g, words %v: %v cuts %d words and costs %g; the best are %v", places, room, words, edges, cut, sum, best)
		}
	})
}

// Where there are no lines a seam gives way to words, and stays as near to equal as it can.
func TestSeamsWithoutLinesGiveWayToWords(t *testing.T) {
	board := Board{Width: 360, Height: 100, Keep: []drawing.Rectangle{drawing.Box(170, 40, 14, 6)}} // across the middle, at 180
	tiling, err := board.Tile(sheetOf(t, "a4").Turned(false))
	if err != nil {
		t.Fatal(err)
	}
	if tiling.WordsCut != 0 || len(tiling.Tiles) != 2 || math.Abs(tiling.Columns[1]-184) > 1 {
		t.Errorf("%v cuts %d words; want a seam beside 170 to 184", tiling.Columns, tiling.WordsCut)
	}
	board.Keep = nil
	if tiling, err = board.Tile(sheetOf(t, "a4")); err != nil || tiling.Columns[1] != 180 {
		t.Errorf("%v, %v: want equal tiles", tiling.Columns, err)
	}
	// A word as wide as the board cannot be spared; the board is cut all the same, and says so.
	board.Keep = []drawing.Rectangle{drawing.Box(0, 40, 360, 6)}
	if tiling, err = board.Tile(sheetOf(t, "a4")); err != nil || tiling.WordsCut != 1 || len(tiling.Tiles) != 2 {
		t.Errorf("%+v, %v", tiling, err)
	}
}

// No seam cuts a word where one with as many tiles spares all, on boards of any words and lines.
func TestWordsAreSparedWhereTheyCanBe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := grid(rapid.IntRange(4, 16).Draw(t, "columns"), rapid.IntRange(2, 10).Draw(t, "rows"), rapid.Float64Range(15, 45).Draw(t, "space"), 10)
		board.Join = rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join")
		space := board.Columns[1] - board.Columns[0]
		for column := range len(board.Columns) - 1 { // a word within every space of a row
			board.Keep = append(board.Keep, drawing.Box(board.Columns[column]+1, board.Rows[0]+2, space-2, 4))
		}
		tiling, err := board.Tile(NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper")))
		if err != nil {
			return
		}
		checkTiling(t, tiling)
		if tiling.WordsCut != 0 {
			t.Fatalf("%v × %v cuts %d words, where every word is within a space", tiling.Columns, tiling.Rows, tiling.WordsCut)
		}
	})
}

// Every word of a board is on some tile: whole where it fits on one, else in halves on both sides of the seam.
func TestNoWordIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := Board{Width: rapid.Float64Range(100, 900).Draw(t, "width"), Height: rapid.Float64Range(60, 500).Draw(t, "height"),
			Join: rapid.SampledFrom([]Join{Flap, Butt}).Draw(t, "join")}
		d := drawing.New(board.Width, board.Height)
		for range rapid.IntRange(1, 30).Draw(t, "words") {
			at := drawing.Point{X: rapid.Float64Range(10, board.Width-90).Draw(t, "x"), Y: rapid.Float64Range(10, board.Height-10).Draw(t, "y")}
			d.Text(at, strings.Repeat("w", rapid.IntRange(1, 12).Draw(t, "letters")), nameStyle, drawing.Left)
		}
		if rapid.Bool().Draw(t, "spared") {
			board.Keep = WordsOf(d)
		}
		tiling, err := board.Tile(NewSheet(rapid.SampledFrom(Sizes[:]).Draw(t, "paper")))
		if err != nil {
			return
		}
		for _, mark := range d.Marks {
			ink, shown := mark.(drawing.Words).Ink(), 0.0
			for _, tile := range tiling.Tiles {
				if !slices.Contains(within(d, tile).Marks, mark) {
					continue
				}
				if seen := common(ink, tile.Trim); !seen.Empty() {
					shown += seen.Width * seen.Height
				}
			}
			if whole := ink.Width * ink.Height; math.Abs(shown-whole) > 1e-6*whole {
				t.Fatalf("of a word at %v %g mm² of %g are on the joined board", ink, shown, whole)
			}
		}
	})
}

func TestWordsAreFoundWithinSymbols(t *testing.T) {
	inside := drawing.New(40, 20)
	inside.Text(drawing.Point{X: 10, Y: 10}, "inside", nameStyle, drawing.Left)
	board := drawing.New(200, 200)
	board.Use(&drawing.Symbol{Name: "label", Drawing: inside}, drawing.Point{X: 100, Y: 100}, 1, 90)
	board.Add(drawing.Words{Text: "unseen", Font: drawing.Atkinson, Size: 9, At: drawing.Point{X: 5, Y: 5}})
	words := WordsOf(board)
	if len(words) != 1 || words[0].Height < words[0].Width || !drawing.Box(80, 80, 40, 40).Contains(words[0]) {
		t.Errorf("%v: want one word, turned, near the middle", words)
	}
	if WordsOf(nil) != nil || WordsOf(drawing.New(math.NaN(), 1)) != nil {
		t.Error("words of what cannot be drawn")
	}
}

func TestTilesAreNamedBeyondZ(t *testing.T) {
	for column, want := range map[int]string{0: "A3", 25: "Z3", 26: "AA3", 27: "AB3", 701: "ZZ3", 702: "AAA3"} {
		if got := TileName(column, 2); got != want {
			t.Errorf("column %d is %s, want %s", column, got, want)
		}
	}
}

// What a board takes to be joined, by how many tiles it has.
func TestStepsSayHowABoardIsJoined(t *testing.T) {
	for _, test := range []struct {
		columns, rows int
		join          Join
		want          string
	}{
		{1, 1, Flap, ""},
		{11, 1, Flap, "from left to right (A1 to B1)"},
		{1, 12, Flap, "from the top down (A1 to A2)"},
		{11, 7, Flap, "each row together first (A1 to B1), then the rows"},
		{11, 7, Butt, "edge to edge, the tape on the back"},
	} {
		board := grid(test.columns, test.rows, 40, 10)
		board.Join = test.join
		tiling, err := board.Tile(sheetOf(t, "a4").Turned(false))
		if err != nil {
			t.Fatal(err)
		}
		steps, tools := strings.Join(tiling.Steps(), " "), tiling.Tools()
		if test.want == "" {
			if steps != "" || tools != nil {
				t.Errorf("a board of one tile: %q with %q", steps, tools)
			}
			continue
		}
		if !strings.Contains(steps, test.want) || len(tools) == 0 {
			t.Errorf("%d × %d, %s: %q with %q; want %q", test.columns, test.rows, test.join, steps, tools, test.want)
		}
	}
	for _, text := range []string{"flap", " BUTT "} {
		if join, err := ParseJoin(text); err != nil || join.String() != strings.ToLower(strings.TrimSpace(text)) {
			t.Errorf("%q: %v, %v", text, join, err)
		}
	}
	if _, err := ParseJoin(strings.Repeat("🎲", 5000)); err == nil || len(err.Error()) > 400 {
		t.Errorf("dice: %v", err)
	}
}

// A map of three metres has no lines and is cut into equal tiles, on paper that is large enough for it.
func TestALargeBoardWithoutLinesIsCutEqually(t *testing.T) {
	tiling, err := Board{Width: 3050, Height: 2050}.Tile(sheetOf(t, "a3"))
	if err != nil {
		t.Fatal(err)
	}
	for _, edges := range [][]float64{tiling.Columns, tiling.Rows} {
		for i := range len(edges) - 1 {
			if math.Abs(edges[i+1]-edges[i]-edges[1]) > slack+FlapWidth {
				t.Errorf("%v are not equal", edges)
			}
		}
	}
	if _, err := (Board{Width: 3050, Height: 2050}).Tile(sheetOf(t, "letter")); err == nil || !strings.Contains(err.Error(), "3050 × 2050 mm") {
		t.Errorf("on Letter: %v", err)
	}
}

// Whatever the numbers are, a board is cut or refused in a line.
func FuzzTile(f *testing.F) {
	f.Add(460.0, 300.0, 40.0, 12.0, 30.0, true)
	f.Add(3050.0, 2050.0, 0.0, 1e9, -1.0, false)
	f.Add(math.NaN(), math.Inf(1), 1e308, 1e-308, math.Inf(-1), true)
	sheet := sheetOf(f, "a4")
	f.Fuzz(func(t *testing.T, width, height, line, low, long float64, butt bool) {
		board := Board{Width: width, Height: height, Columns: []float64{line, 2 * line, line}, Rows: []float64{line}, Keep: []drawing.Rectangle{drawing.Box(low, low, long, long)}}
		if butt {
			board.Join = Butt
		}
		tiling, err := board.Tile(sheet)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 300 {
				t.Errorf("%v", err)
			}
			return
		}
		for _, tile := range tiling.Tiles {
			if !sheet.Turned(tiling.Sheet.Across).Area().Contains(tiling.Place(tile)) {
				t.Errorf("%s lies at %v", tile.Name(), tiling.Place(tile))
			}
		}
	})
}
