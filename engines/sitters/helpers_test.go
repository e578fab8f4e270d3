package sitters

import (
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// variants are the shipped rulesets.
var variants = []string{"standard", "gentle", "long-haul", "team", "delve"}

// tryCompile compiles a shipped ruleset with house rules written as TOML on top.
func tryCompile(variant string, rules ...string) (*Game, error) {
	return Compile(func(into any) error {
		for _, name := range slices.Compact([]string{"standard", variant}) {
			if _, err := toml.DecodeFile("../../rulesets/sitters/"+name+".toml", into); err != nil {
				return err
			}
		}
		for _, text := range rules {
			if _, err := toml.Decode(text, into); err != nil {
				return err
			}
		}
		return nil
	}, 2)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, variant string, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(variant, rules...)
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

// draw sets a position up: a picture of the board with collectors as 1 to 8, obstructors as a to h, containers as *, and . for the rest. The notes
// after it are keys of a record's position: `due = "roll"`, `markers.C2 = "safe"`. Who is not drawn is defeated.
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
	saved := Saved{Markers: map[string]string{}, Round: 1, Turn: 1, Due: "roll"}
	for row, line := range strings.Split(strings.Trim(picture, "\n"), "\n") {
		for column, sign := range strings.TrimSpace(line) {
			name := spaceName(column, row)
			switch {
			case sign >= '1' && sign <= '8':
				saved.Markers["C"+string(sign)] = name
			case sign >= 'a' && sign <= 'h':
				saved.Markers["O"+string(sign-'a'+'1')] = name
			case sign == '*':
				saved.Containers = append(saved.Containers, name)
			}
		}
	}
	return g.Load(func(into any) error {
		*into.(*Saved) = saved
		_, err := toml.Decode(strings.Join(notes, "\n"), into)
		return err
	})
}

func spaceName(column, row int) string { return string(rune('a'+column)) + string(rune('1'+row)) }

// rolled are the notes of a position where a side owes a move.
func rolled(side engines.Seat, face int) string {
	return "due = \"move\"\nroll = " + string(rune('0'+face)) + "\nturn = " + string(rune('1'+2*side))
}

// start begins a match with setting up.
func start(t testing.TB, g *Game) *table { return &table{TB: t, g: g, p: g.Start()} }

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
	seat, known := map[string]engines.Seat{"collectors": 0, "obstructors": 1, "dice": engines.Dice, "table": engines.Table}[who]
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
			t.Fatalf("%q: refused, %s", line, t.say(v.Note))
		}
		t.heard = nil
		t.g.Apply(&t.p, m, func(n engines.Note) { t.heard = append(t.heard, n) })
	}
	return t
}

// allows checks that a line is legal.
func (t *table) allows(lines ...string) {
	t.Helper()
	for _, line := range lines {
		if v := t.g.Check(&t.p, t.read(line)); !v.OK() {
			t.Errorf("%q: refused, %s; want it legal", line, t.say(v.Note))
		}
	}
}

// refuses checks that a line is refused for a reason and clause: want is what [table.say] makes of the note. Then come the spaces in the way.
func (t *table) refuses(line, want string, spaces ...string) {
	t.Helper()
	v := t.g.Check(&t.p, t.read(line))
	if v.Standing != engines.Refused {
		t.Errorf("%q: legal; want it refused, %s", line, want)
		return
	}
	if got := t.say(v.Note); got != want {
		t.Errorf("%q:\n got %s\nwant %s", line, got, want)
	}
	got := []string{}
	for _, at := range v.Spaces {
		got = append(got, t.g.board.Name(int(at)))
	}
	slices.Sort(got)
	if len(spaces) > 0 && !slices.Equal(got, spaces) {
		t.Errorf("%q: in the way %v; want %v", line, got, spaces)
	}
}

// say writes a note: its clause, reason and arguments.
func (t *table) say(n engines.Note) string { return enginetest.Say(t.g, n) }

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

// asks checks the prompt.
func (t *table) asks(want string) {
	t.Helper()
	if got := t.say(t.g.Prompt(&t.p)); got != want {
		t.Errorf("prompt: got %s, want %s", got, want)
	}
}

// moves are the legal moves of a marker, by where they end.
func (t *table) moves(marker string) string {
	var list []string
	for _, m := range t.g.Moves(&t.p, nil) {
		if text, ok := strings.CutPrefix(t.g.Format(m), "move "+marker+" "); ok {
			list = append(list, text)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// where is what records say of a marker.
func (t *table) where(marker string) string { return t.saved().Markers[marker] }

func (t *table) saved() *Saved { return t.g.Save(&t.p).(*Saved) }

// equal checks a value.
func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}
