package saratoga_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/saratoga"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/saratoga"
	"homespun/rulesets"
)

// table is a match in a test.
type table struct {
	testing.TB
	*saratoga.Table
	e     engines.Engine
	g     *engine.Game
	voice *rulesets.Speaker
	p     engines.Position
}

// names are those of some of the players: the others are called by their colours.
var names = [][]string{{"Ava"}, {"Ben"}, nil, {"Dan"}, nil, {"Finn"}}

// sit sits players down at a shipped ruleset, with house rules on top, all colours chosen in their order.
func sit(t testing.TB, ruleset string, players int, house map[string]any) *table {
	t.Helper()
	rules, e, theme := tableautest.Sit(t, "saratoga", ruleset, players, house)
	tab := &table{TB: t, e: e, g: e.Game().(*engine.Game), p: e.Start()}
	for i := range players {
		tab.p = e.Apply(tab.p, engine.ColourMove(engines.Seat(i), engine.Card(i+1)), nil)
	}
	tab.voice = rules.Speaker(theme, e, names[:players]).OnScreen().At(tab.p)
	tab.Table = saratoga.New(e, tab.voice, theme)
	return tab
}

// set makes a position, written as in a match file, the present one.
func (t *table) set(position string) *table {
	t.Helper()
	t.p = tableautest.Stand(t.TB, t.e, position)
	return t
}

// read parses a move written as a line of a match file.
func (t *table) read(line string) engines.Move {
	t.Helper()
	return tableautest.Read(t.TB, t.e, line)
}

// moment is an event that is replayed, with the scene that shows it.
type moment struct {
	name  string
	scene *tableau.Scene
	why   string
}

// play makes lines and returns the replayed events of the last one in order.
func (t *table) play(lines ...string) []moment {
	t.Helper()
	var list []moment
	for _, line := range lines {
		m := t.read(line)
		if v := t.e.Check(t.p, m); !v.OK() {
			t.Fatalf("%q: %s", line, t.voice.Refusal(v))
		}
		list = nil
		before := t.p
		t.p = t.e.Watch(t.p, m, func(n engines.Message, after engines.Position) {
			after = t.e.View(after, engines.Table)
			if scene, ok := t.Show(before, after, n, engines.Table); ok {
				told := moment{name: t.e.Info().Reasons[n.Reason].Name, scene: scene}
				if why, subject, ok := t.Why(before, n); ok {
					told.why = why.Clause.ID("SAR") + " " + subject + ": " + t.voice.Sentence(why)
				}
				list = append(list, told)
			}
			before = after
		})
	}
	return list
}

// card returns the input of a card of the hand by its word.
func (t *table) card(word string) tableau.Input {
	t.Helper()
	for _, c := range t.g.Deck() {
		if t.g.CardName(c) == word {
			return tableau.APiece(200 + int(c))
		}
	}
	t.Fatalf("no card %s", word)
	return tableau.Input{}
}

// cards returns the inputs of cards of the hand.
func (t *table) cards(words string) (list []tableau.Input) {
	t.Helper()
	for _, word := range strings.Fields(words) {
		list = append(list, t.card(word))
	}
	return list
}

// tap returns what inputs mean: the move they make, or the clause and reason of the refusal.
func (t *table) tap(seat engines.Seat, inputs ...tableau.Input) string {
	t.Helper()
	return tableautest.Meant(t.Table, t.e, t.p, seat, inputs...)
}
