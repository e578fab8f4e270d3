package geyser

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/reasons"
)

func TestNotation(t *testing.T) {
	g := compile(t, 2)
	for _, line := range []string{"A: start a1", "dice: 5", "A: move A1 a2", "B: move B12 k11", "A: spawn b3",
		"A: no-spawn", "dice: 4-2", "B: again", "A: back", "A: pass",
		"A: reenter a1", "table: fix put A3 d4", "table: fix off B2", "table: fix turn B",
		"table: fix turn Z", "A: move Z9 a1", "A: move A1 z99", "A: start k12"} {
		m, err := enginetest.Parse(g, line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		who := map[engines.Seat]string{0: "A", 1: "B", engines.Dice: "dice", engines.Table: "table"}[m.Who]
		if got := who + ": " + g.Format(m); got != line {
			t.Errorf("%s: written %s", line, got)
		}
	}
	for _, line := range []string{"A: start", "A: start a1 a2", "A: start 1a", "A: move A1", "A: move A a2",
		"A: move a2", "A: fix put A1 a1", "table: put A1 a1", "table: fix",
		"table: fix put A1", "table: fix turn AB", "table: fix turn 1", "table: move A1 a2", "dice: 1-2-3",
		"dice: 3,4", "dice: x", "dice: move A1 a2", "dice: ", "A: 3-4", "C: pass",
		"A: ", "A: nospawn", "A: start a01", "A: move A01 a2", "table: fix turn"} {
		if m, err := enginetest.Parse(g, line); !errors.Is(err, engines.ErrUnreadable) {
			t.Errorf("%s: read as %+v, %v", line, m, err)
		}
	}
}

func TestThingsHaveNames(t *testing.T) {
	g := compile(t, 2)
	for _, c := range []struct {
		arg  reasons.Argument
		want engines.Description
	}{
		{Token{1, 12}.Arg(), engines.Description{Text: "B12", Noun: "token", Owner: 1, Shared: true,
			Figure: engines.Figure{Word: "tribe", Number: 2, Of: 2}, Number: 12}},
		{token(int16(25), 3), engines.Description{Text: "Z3", Owner: engines.Table}},
		{space(0), engines.Description{Text: "a1", Noun: "start", Owner: engines.Table}},
		{space(3), engines.Description{Text: "d1", Noun: "geyser", Owner: engines.Table}},
		{space(g.Mother()), engines.Description{Text: "f6", Noun: "mother", Owner: engines.Table}},
		{space(1), engines.Description{Text: "b1", Owner: engines.Table}},
		{space(engines.Unknown(25, 99)), engines.Description{Text: "z99", Owner: engines.Table}},
		{seat(1), engines.Description{Text: "B", Noun: "tribe", Owner: 1, Self: true,
			Figure: engines.Figure{Word: "tribe", Number: 2, Of: 2, Group: true}}},
		{engines.Of(engines.SeatArg, 3), engines.Description{Text: "D", Owner: engines.Table}},
		{engines.Of(engines.WordArg, 4),
			engines.Description{Text: "ring", Noun: "ring", Owner: engines.Table}},
		{engines.Of(engines.DecisionArg, 6), engines.Description{Text: "firing", Owner: engines.Table}},
		{number(5), engines.Description{Text: "5", Owner: engines.Table}},
	} {
		if got := g.Describe(c.arg.Arg()); got != c.want {
			t.Errorf("%+v: got %+v, want %+v", c.arg, got, c.want)
		}
	}
	for _, c := range []struct {
		arg  reasons.Argument
		want Token
		ok   bool
	}{{Token{1, 12}.Arg(), Token{1, 12}, true}, {token(int16(2), 3), Token{2, 3}, false},
		{engines.Of(engines.SpaceArg, 3), Token{0, 3}, false}} {
		if got, ok := g.TokenOf(c.arg.Arg()); got != c.want || ok != c.ok {
			t.Errorf("%+v: got %v, %v", c.arg, got, ok)
		}
	}
}

// The picture shows who stands where, and what the squares are.
func TestDraw(t *testing.T) {
	tab := draw(t, compile(t, 2, smallIsland), `
		A1 .  .  .  .  .  .
		.  .  A2,A10 .  .  .  .
		.  .  .  .  .  .  .
		.  .  .  B1 .  .  .
		.  .  .  .  .  B2,B3 .`)
	const want = `   a       b       c       d       e       f       g
 1 A1      .       .       .       .       .       .
 2 .       .       A10+1/4 .       .       3       .
 3 .       .       .       .       .       .       .
 4 .       5       .       B1/M    .       5       .
 5 .       .       .       .       .       B3+1    .
 6 .       3       .       .       4       .       .
 7 .       .       .       .       .       .       S
`
	if got := tab.Game.Draw(tab.At); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
