package cubed

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	rules "homespun/rulesets/cubed"
)

var (
	shipped = []string{"standard", "mini", "exact", "points-race"}
	themes  = []string{"cubes", "tower"}
)

func set(t *testing.T, ruleset, theme string, house map[string]any) *parts.Set {
	t.Helper()
	return partstest.Set(t, rulesets.Source{Engine: engine.Definition, Files: rules.Files}, ruleset, theme,
		house)
}

func game(s *parts.Set) *engine.Game { return s.Engine.Game().(*engine.Game) }

func part(t *testing.T, s *parts.Set, id string) parts.Part {
	t.Helper()
	return partstest.Part(t, Parts, s, id)
}

// of returns a house rule of a size with cubes of one colour.
func of(size int) map[string]any {
	return map[string]any{"size": size,
		"cubes": map[string]any{"yellow": 0, "red": size * size * size, "black": 0}}
}

// wordsOf returns all that stands on a drawing, on one line.
func wordsOf(d *drawing.Drawing) string { return strings.Join(partstest.Words(d), " ") }

// CUB-04: seven by seven squares of 25 mm with their names, the first cube's in the middle; A4 and Letter
// have room for the mat.
func TestCUB04TheMatIsTrueToSize(t *testing.T) {
	s := set(t, "standard", "cubes", nil)
	mat, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	if len(spaces) != 49 || math.Abs(mat.Width-189.5) > 1e-9 || mat.Height != mat.Width {
		t.Errorf("%d squares on %g × %g mm", len(spaces), mat.Width, mat.Height)
	}
	for name, want := range map[string]drawing.Rectangle{"a1": drawing.Box(7.25, 7.25, 25, 25),
		"d4": drawing.Box(82.25, 82.25, 25, 25), "g7": drawing.Box(157.25, 157.25, 25, 25)} {
		square, ok := game(s).Board().Find(name)
		if got := spaces[square]; !ok || !near(got, want) {
			t.Errorf("%s lies at %v, want %v", name, got, want)
		}
	}
	board := part(t, s, "board").Pieces[0].Front
	if board.Width > 190 || board.Height > 248.9 {
		t.Errorf("the mat is %g × %g mm, too large for A4 or Letter", board.Width, board.Height)
	}
	if words := wordsOf(board); !strings.Contains(words, "first") ||
		!strings.Contains(words, "bag of 64 cubes") {
		t.Errorf("the mat says %q", words)
	}
}

// CUB-04: squares are drawn as far as cubes can come from d4, on the mat and on each layer map.
func TestCUB04SquaresAreDrawnAsFarAsCubesCanCome(t *testing.T) {
	for size, want := range map[int]int{2: 9, 3: 25, 4: 49} {
		s := set(t, "standard", "cubes", of(size))
		mat, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
		layer, boxes := LayerMap(game(s), 1, 8)
		for _, one := range []struct {
			name  string
			d     *drawing.Drawing
			boxes []drawing.Rectangle
			edge  float64
		}{{"mat", mat, spaces, DefaultSpace * squareEdge}, {"map", layer, boxes, 0}} {
			drawn := 0
			for i, box := range one.boxes {
				there := slices.ContainsFunc(one.d.Marks, func(mark drawing.Mark) bool {
					shape, ok := mark.(drawing.Shape)
					return ok && shape.Paint.Fill != drawing.None &&
						near(shape.Path.Bounds(), box.Inset(one.edge))
				})
				if there {
					drawn++
				}
				if there != Reachable(game(s), i) {
					t.Errorf("size %d, %s: %s is drawn: %v", size, one.name, game(s).Board().Name(i), there)
				}
			}
			if drawn != want {
				t.Errorf("size %d, %s: %d squares, want %d", size, one.name, drawn, want)
			}
		}
	}
}

func near(a, b drawing.Rectangle) bool {
	return math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y)+math.Abs(a.Width-b.Width)+math.Abs(a.Height-b.Height) < 1e-6
}

// CUB-04: the engine agrees on which squares a cube can ever come to: those that a row of cubes from d4
// reaches.
func TestReachableSquaresAreThoseOfTheEngine(t *testing.T) {
	for size := engine.MinSize; size <= engine.MaxSize; size++ {
		g := game(set(t, "standard", "cubes", of(size)))
		reached, start := map[int]bool{}, g.Start()
		box := g.Reach(&start)
		for square := range engine.Squares {
			column, row := square%engine.Columns, square/engine.Columns
			reached[square] = column >= box.Left && column <= box.Right && row >= box.Top && row <= box.Bottom
			if reached[square] != Reachable(g, square) {
				t.Errorf("size %d: %s, the engine says %v", size, g.Board().Name(square), reached[square])
			}
		}
	}
}

// CUB-01: a net for each cube of each colour, of the edge of a square.
func TestCUB01ThereIsANetForEachCube(t *testing.T) {
	for _, ruleset := range shipped {
		s := set(t, ruleset, "tower", nil)
		count := 0
		for i, piece := range part(t, s, "cubes").Pieces {
			colour := engine.Colours[i]
			if piece.Name != colour.Word() || piece.Copies != game(s).Cubes(colour) || piece.Outline == nil {
				t.Errorf("%s: %d × %q, want %d × %s", ruleset, piece.Copies, piece.Name,
					game(s).Cubes(colour), colour.Word())
			}
			if width, height := piece.Size(); math.Abs(width-105) > 1e-9 || math.Abs(height-80) > 1e-9 {
				t.Errorf("%s: a net of %g × %g mm, want four edges and a tab by three and a tab", ruleset,
					width, height)
			}
			count += piece.Copies
		}
		if count != game(s).Total() {
			t.Errorf("%s: %d nets, want %d", ruleset, count, game(s).Total())
		}
	}
	if pieces := part(t, set(t, "standard", "cubes", of(2)), "cubes").Pieces; len(pieces) != 1 ||
		pieces[0].Copies != 8 {
		t.Errorf("a cube of red alone has %d kinds of nets", len(pieces))
	}
}

// A net's outline falls into the grid on which nets interlock, and each of its six sides shows the colour's
// sign on a ground of the colour, which reaches the edges but for a hair that shows where to cut and to fold.
func TestNetsFallIntoTheirGrid(t *testing.T) {
	for _, space := range []float64{smallestNet, 25, largestNet, parts.LargeSide, MaxSpace} {
		s := set(t, "standard", "cubes", nil)
		s.Space = space
		cubes := part(t, s, "cubes")
		sides, grounds := 0, 0
		for _, piece := range cubes.Pieces {
			for _, mark := range piece.Front.Marks {
				if use, ok := mark.(drawing.Use); ok && piece.Copies == 3 {
					sides++
					if got := use.Scale * use.Symbol.Drawing.Width; got >= space || got < space*0.48 {
						t.Errorf("%g mm: the sign's panel has %g mm", space, got)
					}
				}
				yellow := LookOf(s.Theme, engine.Yellow).Colour
				if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Fill == yellow {
					grounds++
					if box := shape.Path.Bounds(); math.Abs(box.Width-space+1.4) > 1e-6 ||
						math.Abs(box.Height-space+1.4) > 1e-6 {
						t.Errorf("%g mm: a ground of %g × %g mm", space, box.Width, box.Height)
					}
				}
			}
			if size := piece.Front; !whole(size.Width/cubes.Grid) || !whole(size.Height/cubes.Grid) {
				t.Errorf("%g mm: a net of %g × %g mm on a grid of %g mm", space, size.Width, size.Height,
					cubes.Grid)
			}
		}
		if sides != 6 || grounds != 6 {
			t.Errorf("%g mm: a cube of %d signs on %d grounds", space, sides, grounds)
		}
	}
}

func whole(x float64) bool { return math.Abs(x-math.Round(x)) < 1e-6 }

// CUB-01, CUB-02, CUB-09: the mat and the turn card say the numbers in force, in the theme's words.
func TestCUB09TheNumbersInForceArePrinted(t *testing.T) {
	for _, test := range []struct {
		ruleset, theme string
		house          map[string]any
		want           []string
	}{
		{"standard", "cubes", nil,
			[]string{"points in first pile points in second pile", "yellow cubes 3 1 5 0",
				"red cubes 16 up to 2 3 0", "black cubes 45 up to 3 0 1"}},
		{"points-race", "tower", nil,
			[]string{"points in first cart points in second cart", "crowns 3 1 7 0",
				"bricks 16 up to 2 2 0"}},
		{"exact", "cubes", nil, []string{"red cubes 16 2 3 0", "black cubes 45 3 0 1"}},
		{"mini", "cubes", map[string]any{"second": map[string]any{"red": 12},
			"place": map[string]any{"yellow": 2}},
			[]string{"yellow cubes 2 up to 2 5 0", "red cubes 7 up to 2 3 12"}},
	} {
		s := set(t, test.ruleset, test.theme, test.house)
		for _, id := range []string{"board", "reference"} {
			words := wordsOf(part(t, s, id).Pieces[0].Front)
			for _, want := range test.want {
				if !strings.Contains(words, want) {
					t.Errorf("%s, %s: the %s lacks %q: %s", test.ruleset, test.theme, id, want, words)
				}
			}
		}
	}
}

// CUB-07, CUB-09, CUB-10: a line for each turn of each player, with what each cube is worth in each pile; the
// last cube of an odd number goes to the first.
func TestCUB10TheScoreSheetHasALineForEachTurn(t *testing.T) {
	for _, test := range []struct {
		ruleset string
		house   map[string]any
		turns   int
		line    string
		last    string
	}{
		{"standard", nil, 16, "5 3 0 0 0 1 5 3 0 0 0 1", ""},
		{"points-race", nil, 16, "7 2 0 0 0 1 7 2 0 0 0 1", ""},
		{"mini", nil, 7, "5 3 0 0 0 1 5 3 0 0 0 1", "5 3 0 5 3 0"}, {"standard", of(2), 2, "3 0 3 0", ""},
	} {
		s := set(t, test.ruleset, "cubes", test.house)
		s.Names = [][]string{{"Ava"}, {"Ben"}}
		words := wordsOf(part(t, s, "scores").Pieces[0].Front)
		for turn := 1; turn <= test.turns; turn++ {
			line := test.line
			if turn == test.turns && test.last != "" {
				line = test.last
			}
			if !strings.Contains(words, fmt.Sprintf(" %d %s ", turn, line)) {
				t.Errorf("%s: turn %d lacks %q: %s", test.ruleset, turn, line, words)
			}
		}
		if strings.Contains(words, fmt.Sprintf(" %d %s ", test.turns+1, test.line)) ||
			!strings.Contains(words, "Ava") || !strings.Contains(words, "Ben") {
			t.Errorf("%s: %s", test.ruleset, words)
		}
		if spare := partstest.Spare(t, part(t, s, "scores")); strings.Contains(wordsOf(spare.Front), "Ava") {
			t.Error("the empty score sheet names a player")
		}
	}
}

// CUB-04: there is a map for each level, and a strip as long as the cube is wide.
func TestCUB04ThereIsAMapForEachLevel(t *testing.T) {
	for size := engine.MinSize; size <= engine.MaxSize; size++ {
		s := set(t, "standard", "cubes", of(size))
		words := partstest.Words(part(t, s, "positions").Pieces[0].Front)
		for level := range engine.MaxSize {
			if slices.Contains(words, LayerName(level)) != (level < size) {
				t.Errorf("size %d: a map of %s: %v", size, LayerName(level), level >= size)
			}
		}
		for _, space := range []float64{25, 45, 90} {
			s.Space = space
			sum := 0.0
			for _, strip := range part(t, s, "strips").Pieces {
				if sum += strip.Front.Width; strip.Front.Width > longestStrip+5 || strip.Copies != 2 {
					t.Errorf("size %d: %d strips of %g mm", size, strip.Copies, strip.Front.Width)
				}
			}
			if math.Abs(sum-space*float64(size)) > 1e-9 {
				t.Errorf("size %d: strips of %g mm for cubes of %g", size, sum, space)
			}
		}
	}
}

// The turn card holds its clauses whole, and no card or slip is larger than A5.
func TestCardsHaveRoomOnA5(t *testing.T) {
	for _, ruleset := range shipped {
		for _, theme := range themes {
			s := set(t, ruleset, theme, nil)
			partstest.HoldsClauses(t, part(t, s, "reference"), s.Speaker().Clauses(), turnClauses)
			for _, id := range []string{"reference", "positions", "scores"} {
				for _, piece := range part(t, s, id).Pieces {
					if piece.Front.Width > 128 || piece.Front.Height > 179.5 {
						t.Errorf("%s is %g × %g mm", piece.Name, piece.Front.Width, piece.Front.Height)
					}
				}
			}
		}
	}
}

// Cubes are told apart without colour by their sides, and on the score sheet by their signs, even where a
// theme has one picture and one colour for all.
func TestCubesAreToldApartInGrey(t *testing.T) {
	for _, theme := range append(themes, "one picture") {
		for _, saver := range []bool{false, true} {
			pictures := map[string]partstest.Grey{}
			for _, colour := range engine.Colours {
				chosen := theme
				if theme == "one picture" {
					chosen = "cubes"
				}
				look := LookOf(set(t, "standard", chosen, nil).Theme, colour)
				if theme == "one picture" {
					look.Colour, look.Icon = drawing.RGB(0x888888), "star"
				}
				pictures[colour.Word()] = partstest.Printed(partstest.In(saver, look.Face(DefaultSpace)))[0]
			}
			partstest.ToldApart(t, pictures, nil)
		}
	}
}

// Nothing on a cube is a player's sign, so that nobody takes a cube for somebody's.
func TestSignsOfCubesAreNoPlayers(t *testing.T) {
	for _, colour := range engine.Colours {
		look := LookOf(set(t, "standard", "cubes", nil).Theme, colour)
		if slices.Contains(drawing.Signs[:engine.Players], look.Sign) ||
			look.Letter != strings.ToUpper(colour.Word()[:1]) {
			t.Errorf("%s: %s, %s", colour.Word(), look.Sign, look.Letter)
		}
	}
}

// A family's rules and theme may hold anything.
func TestEverythingKeepsItsWordsInPlace(t *testing.T) {
	rich := map[string]any{"first": map[string]any{"yellow": 99, "red": 98, "black": 97},
		"second": map[string]any{"yellow": 88, "red": 99, "black": 99},
		"place":  map[string]any{"black": 64, "red": 64, "yellow": 64}}
	for _, noun := range []string{"", "🐉🐉", "محمد", "家庭", strings.Repeat("W", 40), "long-winded thing"} {
		theme := "tower"
		if noun != "" {
			theme = partstest.OwnTheme(t, "cubed/themes/tower", engine.Definition.Info.Words, noun)
		}
		for _, house := range []map[string]any{nil, rich, of(2)} {
			s := set(t, "standard", theme, house)
			s.Names = [][]string{{strings.Repeat("Wilhelmina ", 20)}, {"🐉", "محمد"}}
			partstest.KeepsWordsInPlace(t, Parts, s, 0.6, 1, 3)
		}
	}
}

func TestLinesRunThroughNoWords(t *testing.T) {
	for _, space := range []float64{MinSpace, 25, 45, MaxSpace} {
		for _, theme := range themes {
			s := set(t, "standard", theme, nil)
			s.Space = space
			partstest.LinesSpareWords(t, part(t, s, "board"))
		}
	}
}

// Cubes of a centimetre, of wood or plastic, have their mat as well: its words stay whole, and nets too small
// to fold are none of the set.
func TestSmallCubesHaveAMat(t *testing.T) {
	for _, space := range []float64{MinSpace, 10, smallestNet - 0.1, smallestNet, 18} {
		s := set(t, "standard", "cubes", nil)
		s.Space = space
		all, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		nets := slices.ContainsFunc(all, func(part parts.Part) bool { return part.ID == "cubes" })
		if mat := all[0]; nets != (space >= smallestNet) ||
			strings.Contains(mat.Note, "Nobody can fold cubes") == nets {
			t.Errorf("%g mm: nets %v, %s", space, nets, mat.Note)
		}
		front := all[0].Pieces[0].Front
		if words := wordsOf(front); strings.Contains(words, "…") ||
			!strings.Contains(words, "bag of 64 cubes") {
			t.Errorf("%g mm: the mat says %q", space, words)
		}
		if front.Width > 190 {
			t.Errorf("%g mm: the mat is %g mm wide", space, front.Width)
		}
	}
}

// A folded cube of 22 mm fits into the cylinder with which toys are tested, one of 25 mm does not.
func TestSmallFoldedCubesCanBeSwallowed(t *testing.T) {
	for space, want := range map[float64]bool{smallestNet: true, 22: true, DefaultSpace: false,
		parts.LargeSide: false} {
		s := set(t, "standard", "cubes", nil)
		s.Space = space
		if got := parts.Swallowable(part(t, s, "cubes").Pieces[0]); got != want {
			t.Errorf("%g mm: %v", space, got)
		}
	}
}

func TestSpacesNobodyCanPlayOnAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "standard", "cubes", nil), 0.3, 4)
	partstest.NeedsLargeSpaces(t, Parts, set(t, "standard", "cubes", nil))
}

// Whatever is cut out of a large set is at least LargeSide long and wide, and so is a cube that is folded of
// it.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, ruleset := range shipped {
		s := set(t, ruleset, "cubes", nil)
		s.Large = true
		all, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		partstest.IsLarge(t, all)
		if cubes := part(t, s, "cubes"); math.Abs(cubes.Grid/tabPart-parts.LargeSide) > 1e-9 {
			t.Errorf("cubes of %g mm", cubes.Grid/tabPart)
		}
	}
}

// A spare cube is plain, to be coloured in; half of one would be none.
func TestACubeHasASpare(t *testing.T) {
	s := set(t, "standard", "cubes", nil)
	if spare := partstest.Spare(t, part(t, s, "cubes")); slices.ContainsFunc(spare.Front.Marks,
		func(mark drawing.Mark) bool {
			_, use := mark.(drawing.Use)
			return use
		}) {
		t.Error("the spare bears a sign")
	}
	s.Large = true
	if part(t, s, "cubes").Blank != nil {
		t.Error("half a cube is a spare")
	}
}

// Nothing is called by an empty name, and no two pieces of a part by the same.
func TestEveryPieceHasAName(t *testing.T) {
	for _, ruleset := range shipped {
		for _, large := range []bool{false, true} {
			s := set(t, ruleset, "tower", nil)
			s.Large = large
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			partstest.HasNames(t, all)
		}
	}
}
