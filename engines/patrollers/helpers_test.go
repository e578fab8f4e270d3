package patrollers

import (
	_ "embed"
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// standard are the rules of the page.
//
//go:embed testdata/standard.toml
var standard string

// The variants of the page, and the other kind of positions, as what they change; they stand before the tables of the standard rules.
const (
	basic    = "advanced = false"
	duel     = "team_size = 1"
	bigGuns  = "dial_budget = \"free\""
	measured = "positions = \"measured\""
)

// tryCompile compiles the standard rules with house rules written as TOML on top.
func tryCompile(seats int, rules ...string) (*Game, error) {
	return Compile(enginetest.TOML(append([]string{standard}, rules...)...), seats)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(Players, rules...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// begin begins a match with setting up.
func begin(t testing.TB, g *Game) *table { return &table{enginetest.NewTable(t, g)} }

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	for _, line := range lines {
		t.Play(strings.Split(strings.TrimSpace(line), "\n")...)
	}
	return t
}
