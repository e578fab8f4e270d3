package cubed

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/reasons"
)

func TestNotation(t *testing.T) {
	g := compile(t)
	for _, line := range []string{"A: stack black d4", "B: stack yellow a1", "A: done", "B: take g7",
		"A: stack red z99", "A: stack ? d4", "A: take h8",
		"table: fix cube red d4", "table: fix no-cube d4", "table: fix pile A first red 3",
		"table: fix pile B second black 0", "table: fix turn B", "table: fix turn Z",
		"table: fix pile C first ? 9"} {
		m, err := enginetest.Parse(g, line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		who := map[engines.Seat]string{0: "A", 1: "B", engines.Table: "table"}[m.Who]
		if got := who + ": " + g.Format(m); got != line {
			t.Errorf("%s: written %s", line, got)
		}
	}
	for line, want := range map[string]string{"A: STACK  Black   D4": "stack black d4",
		"B: stack green d4": "stack ? d4", "table: Fix PILE b Second RED 3": "fix pile B second red 3"} {
		if m, err := enginetest.Parse(g, line); err != nil || g.Format(m) != want {
			t.Errorf("%s: written %s, %v, want %s", line, g.Format(m), err, want)
		}
	}
	for _, line := range []string{"A: ", "A: stack", "A: stack black", "A: stack d4", "A: stack d4 black",
		"A: stack black d4 e4", "A: stack black d04", "A: stack black d",
		"A: stack bl4ck d4", "A: take", "A: take black d4", "A: done d4", "A: fix cube red d4",
		"A: cube red d4", "A: 5", "dice: 5", "dice: done", "dice: take d4", "C: done",
		"table: done", "table: take d4", "table: cube red d4", "table: fix", "table: fix cube d4",
		"table: fix no-cube red d4", "table: fix pile A red 3", "table: fix pile A third red 3",
		"table: fix pile A first red", "table: fix pile A first red 03", "table: fix pile A first red -1",
		"table: fix pile AB first red 1", "table: fix turn", "table: fix turn 1",
		"table: fix stack red d4", "A: stack black d4!"} {
		if m, err := enginetest.Parse(g, line); !errors.Is(err, engines.ErrUnreadable) {
			t.Errorf("%s: read as %+v, %v", line, m, err)
		}
	}
}

// Values that are no moves are refused, not taken for one.
func TestWhatIsNoMove(t *testing.T) {
	stack, taking := begin(t, compile(t)), whole(t)
	for _, m := range []engines.Move{
		{}, engines.NewMove(0, verbs), engines.NewMove(0, VerbStack), engines.NewMove(0, VerbStack, 0, 24),
		engines.NewMove(0, VerbStack, 4, 24), engines.NewMove(0, VerbStack, 1, Squares),
		engines.NewMove(0, VerbDone, 1), engines.NewMove(0, VerbTake, Squares),
		engines.NewMove(0, VerbCube, 1, 24), engines.NewMove(engines.Table, VerbStack, 1, 24),
		engines.NewMove(engines.Dice, VerbDone), engines.NewMove(2, VerbDone),
		engines.NewMove(engines.Table, VerbPile, 0, 2, 1, 1),
		engines.NewMove(engines.Table, VerbPile, 0, 0, 1, -1),
		engines.NewMove(engines.Table, VerbTurn, -1),
		{Who: 0, Verb: VerbDone, Args: [engines.MaxArgs]int16{7: 1}},
	} {
		for _, tab := range []*table{stack, taking} {
			if v := tab.Game.Check(&tab.At, m); v.Status != engines.Refused {
				t.Errorf("%+v: %+v", m, v)
			}
			tab.Game.Format(m)
		}
	}
}

func TestThingsHaveNames(t *testing.T) {
	g := compile(t)
	for _, c := range []struct {
		arg  reasons.Argument
		want engines.Description
	}{
		{Red.Arg(), engines.Description{Text: "red", Noun: "red", Owner: engines.Table}},
		{Colour(0).Arg(), engines.Description{Text: "?", Owner: engines.Table}},
		{piece(int16(noColour)), engines.Description{Text: "?", Owner: engines.Table}},
		{space(Middle), engines.Description{Text: "d4", Owner: engines.Table}},
		{space(engines.Unknown(25, 99)), engines.Description{Text: "z99", Owner: engines.Table}},
		{seat(int8(1)), engines.Description{Text: "B", Noun: "player", Owner: 1, Self: true,
			Figure: engines.Figure{Word: "player", Number: 2, Of: 2}}},
		{engines.Of(engines.SeatArg, 3), engines.Description{Text: "D", Owner: engines.Table}},
		{engines.Of(engines.WordArg, 4),
			engines.Description{Text: "cube", Noun: "cube", Owner: engines.Table}},
		{engines.Of(engines.DecisionArg, int(DueTake)),
			engines.Description{Text: "take", Owner: engines.Table}},
		{number(5), engines.Description{Text: "5", Owner: engines.Table}},
	} {
		if got := g.Describe(c.arg.Arg()); got != c.want {
			t.Errorf("%+v: got %+v, want %+v", c.arg, got, c.want)
		}
	}
	for c, want := range map[Colour]string{0: "?", Yellow: "yellow", Red: "red", Black: "black",
		colours: "?"} {
		enginetest.Equal(t, "word", c.Word(), want)
	}
	enginetest.Equal(t, "pile", First.Word()+" "+Second.Word(), "first second")
}

// The picture shows the levels side by side, and in capitals what may be taken.
func TestDraw(t *testing.T) {
	for _, c := range []struct {
		tab  *table
		want string
	}{
		{drawn(t, compile(t, tiny), "d4", "br y", `colour = "red"`, "placed = 1"), `    d e   d e
3   . .   . .
4   b y   r .
5   . .   . .
left: 1 red, 4 black
`},
		{drawn(t, compile(t, tiny), "d4", "br b\nbb rb", take, "piles.A.first.yellow = 1"), `    d e   d e
4   b B   R .
5   b r   B B
A: first 1 yellow; second none; points 5
B: first none; second none; points 0
`},
	} {
		if got := c.tab.Game.Draw(c.tab.At); got != c.want {
			t.Errorf("got\n%swant\n%s", got, c.want)
		}
	}
}
