package sitters

import (
	"os"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// variants are the shipped rulesets.
var variants = []string{"standard", "gentle", "long-haul", "team", "delve"}

// tryCompile compiles a shipped ruleset with house rules written as TOML on top.
func tryCompile(variant string, rules ...string) (*Game, error) {
	var texts []string
	for _, name := range slices.Compact([]string{"standard", variant}) {
		text, err := os.ReadFile("../../rulesets/sitters/" + name + ".toml")
		if err != nil {
			return nil, err
		}
		texts = append(texts, string(text))
	}
	return Compile(enginetest.TOML(append(texts, rules...)...), 2)
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

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// draw sets a position up: a picture of the board with collectors as 1 to 8, obstructors as a to h,
// containers as *, and . for the rest. The notes after it are keys of a record's position: `due = "roll"`,
// `markers.C2 = "safe"`. Who is not drawn is defeated.
func draw(t testing.TB, g *Game, picture string, notes ...string) *table {
	t.Helper()
	tab := start(t, g)
	tab.Stand(load(g, picture, notes...))
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
	return g.Load(enginetest.Over(func(s *Saved) { *s = saved }, notes...))
}

func spaceName(column, row int) string { return string(rune('a'+column)) + string(rune('1'+row)) }

// rolled are the notes of a position where a side owes a move.
func rolled(side engines.Seat, face int) string {
	return "due = \"move\"\nroll = " + string(rune('0'+face)) + "\nturn = " + string(rune('1'+2*side))
}

// start begins a match with setting up.
func start(t testing.TB, g *Game) *table { return &table{enginetest.NewTable(t, g)} }

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	t.Play(lines...)
	return t
}

// moves are the legal moves of a marker, by where they end.
func (t *table) moves(marker string) string {
	var list []string
	for _, m := range t.Game.Moves(&t.At, nil) {
		if text, ok := strings.CutPrefix(t.Game.Format(m), "move "+marker+" "); ok {
			list = append(list, text)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// where is what records say of a marker.
func (t *table) where(marker string) string { return t.saved().Markers[marker] }

func (t *table) saved() *Saved { return t.Game.Save(&t.At).(*Saved) }
