package geyser

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// standard are the rules of the page.
const standard = `
board = """
S..2......S
.1....3..1.
...4.......
.....5..4.2
.3.........
...5.M.5...
.........3.
2.4..5.....
.......4...
.1..3....1.
S......2..S
"""
die_faces = 6
tokens = 0
around = 8
spawn_on = "landing"
mother_needs = 3
mother_fires_on = []
reentry = false

[rings.1]
sums = [2, 12]
order = 1
[rings.2]
sums = [3, 11]
order = 2
[rings.3]
sums = [4, 10]
order = 3
[rings.4]
sums = [5, 9]
order = 4
[rings.5]
sums = [6, 8]
order = 5
`

// The variants of the page, as what they change.
const (
	restlessMother = "mother_fires_on = [7]"
	kindIsland     = "reentry = true"
	smallIsland    = "mother_needs = 2\nboard = " +
		"\"\"\"\nS......\n..4..3.\n.......\n.5.M.5.\n.......\n.3..4..\n......S\n\"\"\""
)

// tryCompile compiles the standard rules with house rules written as TOML on top.
func tryCompile(seats int, rules ...string) (*Game, error) {
	return Compile(enginetest.TOML(append([]string{standard}, rules...)...), seats)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, seats int, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(seats, rules...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// draw sets a position up from a picture of the board's top left corner, a cell a square with blanks between:
// the tokens there in the order in which they came, A1 or A2,A5, and anything else for none. The notes after
// it are keys of a record's position.
func draw(t testing.TB, g *Game, picture string, notes ...string) *table {
	t.Helper()
	tab := begin(t, g)
	tab.Stand(load(g, picture, notes...))
	return tab
}

// load is draw for a position that may not be possible.
func load(g *Game, picture string, notes ...string) (Position, error) {
	tokens := map[string][]string{}
	for row, line := range strings.Split(strings.Trim(picture, "\n"), "\n") {
		for column, cell := range strings.Fields(line) {
			if len(cell) > 1 {
				tokens[fmt.Sprintf("%c%d", 'a'+column, row+1)] = strings.Split(cell, ",")
			}
		}
	}
	return g.Load(enginetest.Over(func(s *Saved) { s.Tokens = tokens }, notes...))
}

// begin begins a match with setting up.
func begin(t testing.TB, g *Game) *table { return &table{enginetest.NewTable(t, g)} }

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	t.Play(lines...)
	return t
}

// due checks what is due and whose it is.
func (t *table) due(want string) {
	t.Helper()
	got := stages[t.At.stage]
	switch t.At.stage {
	case over:
	case DueFiring:
		got += " " + t.Game.ids[t.At.roller]
	default:
		got += " " + t.Game.ids[t.At.turn]
	}
	if got != want {
		t.Errorf("due: got %s, want %s", got, want)
	}
}

// on checks who stands on a square, in the order in which they came.
func (t *table) on(name, want string) {
	t.Helper()
	at, ok := t.Game.board.Find(name)
	if !ok {
		t.Fatalf("no square %s", name)
	}
	var got []string
	for _, token := range t.At.On(at) {
		got = append(got, t.Game.Describe(token.Arg()).Text)
	}
	if text := strings.Join(got, " "); text != want {
		t.Errorf("%s: got %q, want %q", name, text, want)
	}
}

// ends checks the result.
func (t *table) ends(winner string, rounds int) {
	t.Helper()
	if got, want := t.Game.Result(&t.At), any(Result{winner, rounds}); got != want {
		t.Errorf("result: got %+v, want %+v", got, want)
	}
}

func (t *table) saved() *Saved { return t.Game.Save(&t.At).(*Saved) }
