package patrollers_test

import (
	"testing"

	"homespun/companion/tableau"
	"homespun/companion/tableau/patrollers"
	"homespun/companion/tableau/tableautest"
	"homespun/engines"
)

// battle is a match of a shipped ruleset in a test, with house rules on top.
type battle struct {
	*patrollers.Table
	e engines.Engine
	p engines.Position
}

func sit(t testing.TB, ruleset string, house map[string]any) *battle {
	t.Helper()
	rules, engine, theme := tableautest.Sit(t, "patrollers", ruleset, 2, house)
	voice := rules.Speaker(theme, engine, [][]string{{"Ava"}, {"Ben"}})
	return &battle{patrollers.New(engine, voice, theme), engine, engine.Start()}
}

var _ tableau.Game = (*patrollers.Table)(nil)

// measured has the players measure on the table.
var measured = map[string]any{"positions": "measured"}

// battles are what is played at random: every variant, tracked and measured, of one to five a side.
func battles(t testing.TB) map[string]*battle {
	list := map[string]*battle{}
	for _, ruleset := range []string{"standard", "basic", "duel", "big-guns"} {
		list[ruleset] = sit(t, ruleset, nil)
		list[ruleset+", measured"] = sit(t, ruleset, measured)
	}
	list["five a side"] = sit(t, "standard", map[string]any{"team_size": 5})
	list["five a side, measured"] = sit(t, "standard", map[string]any{"team_size": 5, "positions": "measured"})
	return list
}

// Every legal move of a match can be made by its inputs, and means that move again.
func TestInputsMeanTheirMoves(t *testing.T) {
	for name, tab := range battles(t) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(2) {
				tableautest.CheckInputs(t, tab.e, tab.Table, seed, 200)
			}
		})
	}
}

// Whatever happens, what lies on the table is in order, and what is told can be shown.
func TestScenesAreInOrder(t *testing.T) {
	for name, tab := range battles(t) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(2) {
				tableautest.CheckScenes(t, tab.e, tab.Table, seed, 400)
			}
		})
	}
}
