package saratoga

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/reasons"
)

func TestEveryNotationOfTheRulesPage(t *testing.T) {
	g := compile(t, 4, nil)
	for _, line := range []string{
		"A: colour red", "B: lays move self", "A: lays defend bullet", "C: lays bullet green", "D: pass",
		"table: fix progress red 7", "table: fix supplies red 2",
		"A: lays red red", "A: lays self move", "A: colour bullet", "table: fix progress self 7",
		"A: lays ? ?", "A: colour ?", "table: fix progress red 32767",
	} {
		m, err := enginetest.Parse(g, line)
		if err != nil {
			t.Errorf("%q: %v", line, err)
			continue
		}
		who := map[engines.Seat]string{0: "A", 1: "B", 2: "C", 3: "D", engines.Table: "table"}[m.Who]
		if got := who + ": " + g.Format(m); got != line {
			t.Errorf("%q: written back %q", line, got)
		}
	}
	for _, line := range []string{"A: lays pistol self", "A: colour grün", "A: lays sky-blue self",
		"table: fix progress pink 7"} {
		if _, err := enginetest.Parse(g, line); err != nil {
			t.Errorf("%q: %v; want it readable, and refused", line, err)
		}
	}
}

func TestLinesThatCannotBeRead(t *testing.T) {
	g := compile(t, 4, nil)
	for _, line := range []string{
		"A:", "table:", "dice:", "table: fix", "dice: 5", "A: 5", "A: lays", "A: lays move",
		"A: lays move self self", "A: pass pass", "A: colour", "A: colour red blue",
		"A: lays 5 self", "A: lays move 🎲", "A: lays move self!", "table: lays move self", "table: pass",
		"table: colour red", "A: fix progress red 7", "table: progress red 7",
		"table: fix progress red", "table: fix progress red -1", "table: fix progress red 07",
		"table: fix progress 7 red", "table: fix pass", "table: fix colour red",
		"E: pass", "dice: pass", "A: plays move self",
	} {
		if m, err := enginetest.Parse(g, line); !errors.Is(err, engines.ErrUnreadable) {
			t.Errorf("%q: read as %+v, %v", line, m, err)
		}
	}
}

func TestDescriptions(t *testing.T) {
	g := compile(t, 4, nil)
	for _, c := range []struct {
		arg  reasons.Argument
		want engines.Description
	}{
		{seat(1), engines.Description{Text: "B", Noun: "player", Owner: 1, Self: true,
			Figure: engines.Figure{Word: "player", Number: 2, Of: 4}}},
		{card(Card(1)), engines.Description{Text: "red", Owner: engines.Table}},
		{card(Bullet), engines.Description{Text: "bullet", Noun: "bullet", Owner: engines.Table}},
		{card(int16(noCard)), engines.Description{Text: "?", Owner: engines.Table}},
		{number(12), engines.Description{Text: "12", Owner: engines.Table}},
		{engines.Of(engines.DecisionArg, DueLay), engines.Description{Text: "lay", Owner: engines.Table}},
	} {
		enginetest.Equal(t, "description", g.Describe(c.arg.Arg()), c.want)
	}
	for c := Self; c < cards; c++ {
		enginetest.Equal(t, "noun", words[c-Self], cardIDs[c])
	}
	enginetest.Equal(t, "title", g.Title(PlayWagons), "Circle the Wagons")
	enginetest.Equal(t, "title of no play", g.Title(NoPlay), "")
}

// A player is called by the colour chosen, and is nobody's before.
func TestSeatNames(t *testing.T) {
	g := compile(t, 4, nil)
	p := begin(t, g).play("A: colour green", "B: colour red").At
	for seat, want := range map[engines.Seat]string{0: "green", 1: "red", 2: "", 4: "", engines.Table: ""} {
		enginetest.Equal(t, "name", g.SeatName(p, seat), want)
	}
	enginetest.Equal(t, "name in no position of this game", g.SeatName(nil, 0), "")
}
