package cubed

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/grid"
)

// Definition is the game for package rulesets.
var Definition = engines.Define[Position](&info, Compile)

// Game is Cubed under one ruleset. It does not change and is safe for several goroutines.
type Game struct {
	lines engines.Lines[word]
	rules Rules
	board *grid.Board
	ids   []string
	// cubes is the number of cubes of each colour, place how many of them a turn can place, and points what
	// one is worth in each pile.
	cubes, place [colours]uint8
	points       [piles][colours]int
	help         [engines.MaxSeats]int // the points with which each player begins (CUB-09)
}

var _ engines.Game[Position] = (*Game)(nil)

// Compile reads a ruleset, checks that it can be played and returns its game. The error of a value that
// cannot be is a *[engines.FieldError].
func Compile(decode func(into any) error, seats int) (*Game, error) {
	g := &Game{ids: strings.Split("AB", "")}
	if err := decode(&g.rules); err != nil {
		return nil, err
	}
	if seats != Players {
		return nil, engines.Fieldf("seats", "must be %d", Players)
	}
	for _, check := range []func() error{g.checkSize, g.readCubes, g.readPlace, g.readPoints, g.readBoard} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	g.lines = g.newLines()
	return g, nil
}

func (g *Game) checkSize() error { return engines.CheckNumbers(Fields, "", g.rules) }

// readCubes reads the number of cubes of each colour. Together they must make up the whole cube. At least one
// must be red, since the last red cube decides who begins unstacking (CUB-06).
func (g *Game) readCubes() error {
	sum := 0
	err := byColour("cubes", g.rules.Cubes, func(c Colour, n int) {
		g.cubes[c] = uint8(n)
		sum += n
	})
	switch {
	case err != nil:
		return err
	case g.cubes[Red] == 0:
		return engines.Fieldf("cubes.red",
			"is 0; it must be at least 1, for who stacks the last red cube goes second in unstacking (CUB-06)").With(fits(g, sum)...)
	case sum != g.Total():
		return Clashes.Of("cubes-in-all", strconv.Itoa(sum), strconv.Itoa(g.Total())).With(fits(g, sum)...)
	}
	return nil
}

func (g *Game) readPlace() error {
	return byColour("place", g.rules.Place, func(c Colour, n int) { g.place[c] = uint8(n) })
}

func (g *Game) readPoints() error {
	for pile, table := range [piles]map[string]int{g.rules.First, g.rules.Second} {
		if err := byColour(pileWords[pile], table,
			func(c Colour, n int) { g.points[pile][c] = n }); err != nil {
			return err
		}
	}
	help, err := g.rules.Handicap.Of(Fields, g.ids)
	for seat, steps := range help {
		for _, worth := range g.points {
			g.help[seat] = max(g.help[seat], steps*slices.Max(worth[:]))
		}
	}
	return err
}

// readBoard makes the board of squares.
func (g *Game) readBoard() (err error) {
	row := strings.Repeat(".", Columns) + "\n"
	g.board, err = grid.Parse(strings.Repeat(row, Rows), ".", Squares)
	return err
}

// byColour reads a table that must hold a number for every colour.
func byColour(key string, table map[string]int, set func(c Colour, n int)) error {
	for _, word := range slices.Sorted(maps.Keys(table)) {
		if !slices.Contains(colourWords, word) {
			return engines.Fieldf(key+"."+word, "is no colour; there are %s", strings.Join(colourWords, ", "))
		}
	}
	for _, c := range Colours {
		n, ok := table[c.Word()]
		if !ok {
			return engines.Fieldf(key+"."+c.Word(), "is not there; every colour needs its number")
		}
		if err := engines.CheckNumber(Fields, key, key+"."+c.Word(), n); err != nil {
			return err
		}
		set(c, n)
	}
	return nil
}
