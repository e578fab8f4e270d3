package geyser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
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
	smallIsland    = "mother_needs = 2\nboard = \"\"\"\nS......\n..4..3.\n.......\n.5.M.5.\n.......\n.3..4..\n......S\n\"\"\""
)

// tryCompile compiles the standard rules with house rules written as TOML on top.
func tryCompile(seats int, rules ...string) (*Game, error) {
	return Compile(func(into any) error {
		for _, text := range append([]string{standard}, rules...) {
			if _, err := toml.Decode(text, into); err != nil {
				return err
			}
		}
		return nil
	}, seats)
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

// table is a game in a test, one position after another.
type table struct {
	testing.TB
	g     *Game
	p     Position
	heard []engines.Note
}

// draw sets a position up from a picture of the board's top left corner, a cell a square with blanks between: the tokens there in the order in which they came,
// A1 or A2,A5, and anything else for none. The notes after it are keys of a record's position.
func draw(t testing.TB, g *Game, picture string, notes ...string) *table {
	t.Helper()
	tab := &table{TB: t, g: g}
	var err error
	if tab.p, err = load(g, picture, notes...); err != nil {
		t.Fatal(err)
	}
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
	return g.Load(func(into any) error {
		into.(*Saved).Tokens = tokens
		_, err := toml.Decode(strings.Join(notes, "\n"), into)
		return err
	})
}

// begin begins a match with setting up.
func begin(t testing.TB, g *Game) *table { return &table{TB: t, g: g, p: g.Start()} }

// read reads a whole line.
func (t *table) read(line string) engines.Move {
	t.Helper()
	m, err := parse(t.g, line)
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return m
}

func parse(g *Game, line string) (engines.Move, error) {
	who, text, _ := strings.Cut(line, ":")
	seat, known := map[string]engines.Seat{"A": 0, "B": 1, "C": 2, "D": 3, "dice": engines.Dice, "table": engines.Table}[who]
	if !known {
		panic(line)
	}
	return g.Parse(seat, text)
}

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	for _, line := range lines {
		m := t.read(line)
		if v := t.g.Check(&t.p, m); !v.OK() {
			t.Fatalf("%q: refused, %s, in\n%s", line, t.say(v.Note), t.g.Draw(t.p))
		}
		t.heard = nil
		t.g.Apply(&t.p, m, func(n engines.Note) { t.heard = append(t.heard, n) })
	}
	return t
}

// allows checks that lines are legal.
func (t *table) allows(lines ...string) {
	t.Helper()
	for _, line := range lines {
		if v := t.g.Check(&t.p, t.read(line)); !v.OK() {
			t.Errorf("%q: refused, %s; want it legal", line, t.say(v.Note))
		}
	}
}

// refuses checks that a line is refused: want is what [table.say] makes of the note, or only its beginning, the clause and the reason.
func (t *table) refuses(line, want string) {
	t.Helper()
	v := t.g.Check(&t.p, t.read(line))
	if v.Standing != engines.Refused {
		t.Errorf("%q: legal; want it refused, %s", line, want)
		return
	}
	if got := t.say(v.Note); got != want && !strings.HasPrefix(got, want+" ") {
		t.Errorf("%q:\n got %s\nwant %s", line, got, want)
	}
}

// say writes a note: its clause, reason and arguments.
func (t *table) say(n engines.Note) string {
	words := []string{n.Clause.ID(info.Prefix), info.Reasons[n.Reason].Name}
	for i, arg := range n.Args[:n.N] {
		words = append(words, info.Reasons[n.Reason].Args[i]+"="+t.g.Describe(arg).Text)
	}
	return strings.Join(words, " ")
}

// hears checks what was told of the last line played.
func (t *table) hears(want ...string) {
	t.Helper()
	got := []string{}
	for _, n := range t.heard {
		got = append(got, t.say(n))
	}
	if !slices.Equal(got, want) {
		t.Errorf("told:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// lists checks the legal moves: their words, sorted, each with a comma behind but the last.
func (t *table) lists(want string) {
	t.Helper()
	got := []string{}
	for _, m := range t.g.Moves(&t.p, nil) {
		got = append(got, t.g.Format(m))
	}
	slices.Sort(got)
	if text := strings.Join(got, ", "); text != want {
		t.Errorf("moves: got %s\nwant %s", text, want)
	}
}

// due checks what is due and whose it is.
func (t *table) due(want string) {
	t.Helper()
	got := stages[t.p.stage]
	switch t.p.stage {
	case over:
	case DueFiring:
		got += " " + t.g.ids[t.p.roller]
	default:
		got += " " + t.g.ids[t.p.turn]
	}
	if got != want {
		t.Errorf("due: got %s, want %s", got, want)
	}
}

// on checks who stands on a square, in the order in which they came.
func (t *table) on(name, want string) {
	t.Helper()
	at, ok := t.g.board.Find(name)
	if !ok {
		t.Fatalf("no square %s", name)
	}
	var got []string
	for _, token := range t.p.On(at) {
		got = append(got, t.g.Describe(token.Arg()).Text)
	}
	if text := strings.Join(got, " "); text != want {
		t.Errorf("%s: got %q, want %q", name, text, want)
	}
}

// prompts checks the note of what is due.
func (t *table) prompts(want string) {
	t.Helper()
	if got := t.say(t.g.Prompt(&t.p)); got != want {
		t.Errorf("prompt: got %s, want %s", got, want)
	}
}

// ends checks the result.
func (t *table) ends(winner string, rounds int) {
	t.Helper()
	if got, want := t.g.Result(&t.p), any(Result{winner, rounds}); got != want {
		t.Errorf("result: got %+v, want %+v", got, want)
	}
}

func (t *table) saved() *Saved { return t.g.Save(&t.p).(*Saved) }

// equal checks a value.
func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}
