package session_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/patrollers"
	"homespun/engines/record"
)

// facing is a position of Patrollers in which A1 may walk six twines.
var facing = map[string]any{"round": int64(2), "due": "order", "turn": "A", "initiative": "A",
	"patrollers": map[string]any{
		"A1": map[string]any{"who": "ice-man", "dial": []any{int64(6), int64(1), int64(3), int64(3)}, "at": "10,10"},
		"B1": map[string]any{"who": "sarge", "dial": []any{int64(3), int64(3), int64(2), int64(2)}, "at": "30,20"},
	}}

// battle begins a match of Patrollers in which A1 may walk. Lines are what a bot finds, each for the first
// position in which it is legal.
func battle(t *testing.T, o session.Options, ava string, lines ...string) *table {
	t.Helper()
	o.Resolve = games.All().Resolve
	o.Think = func(_ context.Context, _ string, e engines.Engine, p engines.Position, seat engines.Seat,
		_ *rand.Rand) (engines.Move, error) {
		if len(lines) == 0 {
			return engines.Move{}, errors.New("no idea")
		}
		m, err := e.Parse(seat, lines[0])
		lines = lines[1:]
		return m, err
	}
	h := header("patrollers", ava, "Ben")
	h.Ruleset, h.Rules, h.Position = "basic", map[string]any{"team_size": int64(1)}, facing
	tab := begin(t, h, o)
	tab.History.Join(walksOn)
	return tab
}

// walksOn tells two moves as one: from where the first begins to where the second ends.
func walksOn(first, next engines.Message) (engines.Message, bool) {
	if first.Reason != patrollers.Moved.Reason || next.Reason != first.Reason {
		return engines.Message{}, false
	}
	u, from, _, length, _ := patrollers.Moved.Args(first)
	same, _, to, more, twines := patrollers.Moved.Args(next)
	return patrollers.Moved.Message(next.Clause, u, from, to, length+more, twines), u == same
}

// moves reads lines of the first seat.
func (t *table) moves(lines ...string) (list []engines.Move) {
	t.Helper()
	for _, line := range lines {
		m, err := t.Engine().Parse(0, line)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, m)
	}
	return list
}

// entries writes the joined log of a match of Patrollers, one entry a line: the first and the last line of a walk
// and how far it goes.
func entries(s *session.Session) string {
	var standing []session.Entry
	for _, e := range s.Log() {
		if e.Active {
			standing = append(standing, e)
		}
	}
	var list []string
	for _, e := range s.History.Joined(standing) {
		text := s.Match().Steps()[e.First].Text
		if e.First < e.Index {
			_, _, _, length, _ := patrollers.Moved.Args(e.Events[0])
			text += " … " + e.Text + ": " + engines.TenthsText(int16(length))
		}
		list = append(list, text)
	}
	return strings.Join(list, "\n")
}

// expect checks the joined log and how many lines stand.
func expect(t *testing.T, what string, s *session.Session, lines int, log string) {
	t.Helper()
	if got := len(s.Match().Active()); got != lines {
		t.Errorf("%s: %d lines stand, want %d", what, got, lines)
	}
	if got := entries(s); got != log {
		t.Errorf("%s: the log is\n%s\nwant\n%s", what, got, log)
	}
}

// A whole way is a line a twine in the record, one entry of the log, and taken back and made again as a whole.
// Two ways are two.
func TestAWayInOneGo(t *testing.T) {
	tab := battle(t, options(), "Ava")
	tab.play("A: order A1")
	for _, way := range [][]string{{"move A1 10,12", "move A1 10,14"},
		{"move A1 12,14", "move A1 14,14", "move A1 15,14"}} {
		if err := tab.PlayAll(tab.moves(way...)...); err != nil {
			t.Fatal(err)
		}
	}
	if heard := tab.heard[len(tab.heard)-1]; heard.Kind != session.Moved || len(heard.Steps) != 3 {
		t.Errorf("heard %+v", heard)
	}
	const one = "A: order A1\nA: move A1 10,12 … A: move A1 10,14: 4"
	const both = one + "\nA: move A1 12,14 … A: move A1 15,14: 5"
	expect(t, "made", tab.Session, 6, both)
	if e, ok := tab.History.Entry(4); !ok || e.First != 3 || e.Index != 4 {
		t.Errorf("up to the middle of the second way it is %d to %d, %t", e.First, e.Index, ok)
	}
	for _, back := range []func() error{tab.UndoMove, tab.Undo} {
		if err := back(); err != nil {
			t.Fatal(err)
		}
		expect(t, "taken back", tab.Session, 3, one)
		if err := tab.RedoMove(); err != nil {
			t.Fatal(err)
		}
		expect(t, "made again", tab.Session, 6, both)
	}
}

// A way of which one line is refused is not begun, and what is made after it is no part of it.
func TestARefusedWayIsNotBegun(t *testing.T) {
	tab := battle(t, options(), "Ava")
	tab.play("A: order A1")
	var refused *record.Refused
	err := tab.PlayAll(tab.moves("move A1 10,12", "move A1 10,14.1")...)
	if !errors.As(err, &refused) || refused.Verdict.Message.Reason != patrollers.TwineTooShort.Reason {
		t.Errorf("a twine of 2.1 inches: %v", err)
	}
	tab.play("A: move A1 10,12", "A: move A1 10,14")
	expect(t, "two by themselves", tab.Session, 3, "A: order A1\nA: move A1 10,12\nA: move A1 10,14")
}

// A match that is read from its file does not say what was made in one go: twines that go on with each other
// were. An undone line between two of them keeps them apart.
func TestWaysAreFoundAgainInAFile(t *testing.T) {
	o := options()
	o.Resolve = games.All().Resolve
	read := func(lines ...string) *session.Session {
		tab := battle(t, options(), "Ava")
		tab.play(lines...)
		again, err := session.Open(tab.path, o)
		if err != nil {
			t.Fatal(err)
		}
		again.History.Join(walksOn)
		return again
	}
	s := read("A: order A1", "A: move A1 10,12", "A: move A1 10,14", "A: end")
	expect(t, "read", s, 4, "A: order A1\nA: move A1 10,12 … A: move A1 10,14: 4\nA: end")
	for range 2 {
		if err := s.UndoMove(); err != nil {
			t.Fatal(err)
		}
	}
	expect(t, "the end and the walk taken back", s, 1, "A: order A1")
	s = read("A: order A1", "A: move A1 10,12", "A: move A1 10,14", "table: undo", "A: move A1 11,13")
	expect(t, "with an undone line", s, 3, "A: order A1\nA: move A1 10,12\nA: move A1 11,13")
}

// A bot goes its whole way in one go, at once and on a goroutine of its own alike. What it has found for the
// position after that it plays next: it thinks of nothing twice.
func TestABotGoesItsWayInOneGo(t *testing.T) {
	const want = "A: order A1\nA: move A1 10,12 … A: move A1 10,15: 5\nA: end"
	lines := []string{"order A1", "move A1 10,12", "move A1 10,14", "move A1 10,15", "end"}
	tab := battle(t, options(), "bot:easy", slices.Clone(lines)...)
	tab.Resume()
	expect(t, "at once", tab.Session, 5, want)
	p, o := make(posts, 20), options()
	o.Post = func(do func()) { p <- do }
	tab = battle(t, o, "bot:easy", slices.Clone(lines)...)
	tab.Resume()
	for range 3 {
		p.next(t)()
	}
	expect(t, "on a goroutine", tab.Session, 5, want)
}

// A bot that finds nothing in the midst of a way makes what it has found before.
func TestABotThatFailsOnItsWay(t *testing.T) {
	tab := battle(t, options(), "bot:easy", "order A1", "move A1 10,12", "move A1 10,13")
	tab.Resume()
	expect(t, "failed", tab.Session, 3, "A: order A1\nA: move A1 10,12 … A: move A1 10,13: 3")
	if last := tab.heard[len(tab.heard)-1]; last.Kind != session.BotFailed {
		t.Errorf("heard last %+v", last)
	}
}

// The last step of a walk can tell more: what comes of it stands in the same entry (ADV-10).
func TestTheLastStepOfAWalkTellsMore(t *testing.T) {
	o := options()
	o.Resolve = games.All().Resolve
	h := header("adventure", "Ava", "Ben")
	h.Position = map[string]any{"tiles": map[string]any{"b14": "P", "c2": "Z", "n14": "T"},
		"kings":  map[string]any{"A": "f8", "B": "k9"},
		"hearts": map[string]any{"A": int64(9), "B": int64(9)}, "due": "event"}
	tab := begin(t, h, o)
	tab.History.Join(func(first, next engines.Message) (engines.Message, bool) {
		return next, first.Reason == adventure.Stepped.Reason && next.Reason == first.Reason
	})
	tab.play("dice: 2")
	if err := tab.PlayAll(tab.moves("step f7", "step f6")...); err != nil {
		t.Fatal(err)
	}
	steps := tab.Match().Steps()
	list := tab.History.Joined(tab.Log()[:3])
	if e := list[len(list)-1]; len(list) != 2 || e.First != 1 || e.Index != 2 ||
		len(e.Events) != len(steps[2].Events) || e.Start != steps[1].Before {
		t.Errorf("the walk is %d to %d with the events %v", e.First, e.Index, e.Events)
	}
}
