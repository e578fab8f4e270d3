package cubed_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/cubed"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/cubed"
	"homespun/rulesets"
)

// table is a match in a test.
type table struct {
	testing.TB
	*cubed.Table
	e     engines.Engine
	g     *engine.Game
	voice *rulesets.Speaker
	p     engines.Position
}

const (
	ava = engines.Seat(iota)
	ben
)

// The choices, trays, and cubes in trays that tests speak of; a cell of a level has a hundred for each level,
// from one on.
var (
	stop               = tableau.AVerb(engine.VerbDone)
	yellow, red, black = tableau.AChoice(3), tableau.AChoice(4), tableau.AChoice(5)
	redLeft, blackLeft = tableau.APiece(2002), tableau.APiece(2003)
	lying              = tableau.ASpot(1000)
)

// piles names the trays of the players' piles.
var piles = map[int]string{1010: "A1", 1011: "A2", 1012: "B1", 1013: "B2"}

// pile is the tray of a player's pile, 0 for the first, and inPile a cube of a colour in it.
func pile(who engines.Seat, nth int) tableau.Input { return tableau.ASpot(1010 + 2*int(who) + nth) }

func inPile(who engines.Seat, nth int, c engine.Colour) tableau.Input {
	return tableau.APiece(3000 + 100*(2*int(who)+nth) + int(c))
}

// sit sits two players down at a shipped ruleset, with house rules on top.
func sit(t testing.TB, ruleset string, house map[string]any) *table {
	t.Helper()
	rules, e, theme := tableautest.Sit(t, "cubed", ruleset, 0, house)
	voice := rules.Speaker(theme, e, [][]string{{"Ava"}, {"Ben"}}).OnScreen()
	return &table{t, cubed.New(e, voice, theme), e, e.Game().(*engine.Game), voice, e.Start()}
}

// set makes a position, written as in a match file, the present one.
func (t *table) set(position string) *table {
	t.Helper()
	t.p = tableautest.Stand(t.TB, t.e, position)
	return t
}

// play makes lines and names what is shown of the last one, one thing after another.
func (t *table) play(lines ...string) string {
	t.Helper()
	var told []string
	for _, line := range lines {
		m := tableautest.Read(t.TB, t.e, line)
		if v := t.e.Check(t.p, m); !v.OK() {
			t.Fatalf("%q: %s", line, t.voice.Refusal(v))
		}
		told = nil
		before := t.p
		t.p = t.e.Watch(t.p, m, func(n engines.Message, after engines.Position) {
			if scene, ok := t.Show(before, after, n, engines.Table); ok {
				told = append(told, t.e.Info().Reasons[n.Reason].Name)
				for _, here := range scene.Here {
					at := "@" + piles[here]
					if here < engine.Squares {
						at = "@" + t.g.Board().Name(here)
					}
					told[len(told)-1] += at
				}
				if why, _, ok := t.Why(before, n); ok {
					told[len(told)-1] += fmt.Sprintf("(%d)", why.Clause)
				}
			}
			before = after
		})
	}
	return strings.Join(told, " ")
}

// at returns the square of a name; spot is its input, and cell that of its cell on the map of a level, from
// 1.
func (t *table) at(name string) int {
	t.Helper()
	square, ok := t.g.Board().Find(name)
	if !ok {
		t.Fatalf("no square %s", name)
	}
	return square
}

func (t *table) spot(name string) tableau.Input { return tableau.ASpot(t.at(name)) }

func (t *table) cell(name string, level int) tableau.Input {
	return tableau.ASpot(100*level + t.at(name))
}

// tap takes inputs one by one through a question, as the screen does, and says what comes of the last: the
// move, the refusal, "taken" or "nothing".
func (t *table) tap(seat engines.Seat, inputs ...tableau.Input) string {
	t.Helper()
	q := tableau.Ask(t.Table, t.e, t.p, seat)
	var answer tableau.Answer
	for _, in := range inputs {
		answer = q.Tap(in)
	}
	switch {
	case answer.Ready:
		return t.e.Format(answer.Move)
	case answer.Refused:
		return tableautest.Refused(t.e, answer.Verdict)
	case answer.Taken:
		return "taken"
	}
	return "nothing"
}

// fix says which fix two inputs make.
func (t *table) fix(from, to tableau.Input) string {
	t.Helper()
	m, ok := t.Fix(t.p, from, to)
	if !ok {
		return "nothing"
	}
	if v := t.e.Check(t.p, m); !v.OK() {
		return tableautest.Refused(t.e, v)
	}
	return t.e.Format(m)
}

// scene returns how the position looks, arranged.
func (t *table) scene() *tableau.Scene {
	s := t.Scene(t.p, engines.Table)
	s.Arrange(false)
	return s
}

// track returns what a track says, by its name.
func (t *table) track(name string) string {
	t.Helper()
	return tableautest.Track(t.scene(), name)
}
