package cubed

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// standard are the rules of the page.
const standard = `
size = 4
exact = false

[cubes]
yellow = 3
red = 16
black = 45
[place]
yellow = 1
red = 2
black = 3
[first]
yellow = 5
red = 3
black = 0
[second]
yellow = 0
red = 0
black = 1
`

// The variants of the page, and a cube of the smallest size, as what they change.
const (
	mini       = "size = 3\ncubes = { yellow = 2, red = 7, black = 18 }"
	exact      = "exact = true"
	pointsRace = "first = { yellow = 7, red = 2, black = 0 }"
	tiny       = "size = 2\ncubes = { yellow = 1, red = 2, black = 5 }"
)

// tryCompile compiles the standard rules with house rules written as TOML on top.
func tryCompile(rules ...string) (*Game, error) {
	return Compile(enginetest.TOML(append([]string{standard}, rules...)...), Players)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(rules...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// begin begins a match.
func begin(t testing.TB, g *Game) *table { return &table{enginetest.NewTable(t, g)} }

// letters are the colours in pictures.
var letters = map[rune]string{'y': "yellow", 'r': "red", 'b': "black"}

// load reads a position from a picture of the squares from a corner on, a cell a square with blanks between:
// the cubes there from the table up by their letters, bby, and . for none. The notes after it are keys of a
// record's position.
func load(g *Game, corner, picture string, notes ...string) (Position, error) {
	cube := map[string][]string{}
	for row, line := range strings.Split(strings.TrimSpace(picture), "\n") {
		for column, cell := range strings.Fields(line) {
			name := string([]byte{corner[0] + byte(column), corner[1] + byte(row)})
			for _, letter := range strings.Trim(cell, ".") {
				cube[name] = append(cube[name], letters[letter])
			}
		}
	}
	return g.Load(enginetest.Over(func(s *Saved) { s.Cube = cube }, notes...))
}

// drawn sets a position up, as load reads it, which must be possible.
func drawn(t testing.TB, g *Game, corner, picture string, notes ...string) *table {
	t.Helper()
	tab := begin(t, g)
	tab.Stand(load(g, corner, picture, notes...))
	return tab
}

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	t.Play(lines...)
	return t
}

// due checks what is due and whose turn it is.
func (t *table) due(want string) {
	t.Helper()
	got := stages[t.At.Stage()]
	if t.At.Stage() != over {
		got += " " + t.Game.ids[t.At.turn]
	}
	if got != want {
		t.Errorf("due: got %s, want %s", got, want)
	}
}

// ends checks the result.
func (t *table) ends(winner string, a, b int) {
	t.Helper()
	result, _ := t.Game.Result(&t.At).(Result)
	if result.Winner != winner || result.Points["A"] != a || result.Points["B"] != b {
		t.Errorf("result: got %+v, want %s with %d to %d", result, winner, a, b)
	}
}
