package record_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/enginetest/toys"
	"homespun/engines/record"
)

func TestUndoIsAStepBackAndRedoMakesTheSameAgain(t *testing.T) {
	m := whole(t, sowing("dice: 1", "A: sow p3", "table: fix pit p1 5", "table: seat B Cleo",
		"table: fix set turn 3"))
	steps := m.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		undo, err := m.Add(record.Line{Kind: record.UndoLine})
		if err != nil {
			t.Fatal(err)
		}
		if undo.Target != i || m.Position() != steps[i].Before || m.IsActive(i) {
			t.Errorf("undo %d took back step %d, want %d", len(steps)-i, undo.Target, i)
		}
	}
	if got := m.Seats()[1].Names[0]; got != "Ben" {
		t.Errorf("B is played by %s after all was undone, want Ben", got)
	}
	if _, err := m.Add(record.Line{Kind: record.UndoLine}); err == nil {
		t.Error("more was undone than was made")
	}
	for i := range steps {
		redo, err := m.Add(record.Line{Kind: record.RedoLine})
		if err != nil {
			t.Fatal(err)
		}
		if redo.Target != i || m.Position() != steps[i].After || !m.IsActive(i) ||
			cmp.Diff(steps[i].Events, redo.Events) != "" {
			t.Errorf("redo %d made step %d again, want %d with the same events", i, redo.Target, i)
		}
	}
	if got := m.Seats()[1].Names[0]; got != "Cleo" {
		t.Errorf("B is played by %s after all was made again, want Cleo", got)
	}
}

func TestUndoSkipsUndoAndRedoAndANewLineEndsWhatCanBeRedone(t *testing.T) {
	m := whole(t, sowing("dice: 1", "A: sow p3", "table: undo", "table: redo", "table: undo", "table: undo"))
	if got := len(m.Active()); got != 0 {
		t.Errorf("%d lines stand after all were undone", got)
	}
	if _, err := replay(t,
		sowing("dice: 1", "A: sow p3", "table: undo", "A: sow p2", "table: redo")); err == nil {
		t.Error("a line was made again after another took its place")
	}
	if _, err := replay(t,
		sowing("dice: 1", "table: undo", "table: seat B Cleo", "table: redo")); err == nil {
		t.Error("a line was made again after somebody else sat down")
	}
}

func TestUndoTakesBackTheEnd(t *testing.T) {
	lines := []string{"dice: 1", "A: sow p3", "dice: 1", "B: sow p2", "dice: 1", "A: sow p3"}
	m, err := replay(t, sowing(lines...))
	if err != nil {
		t.Fatalf("%v at\n%s", err, table(m))
	}
	if !m.Over() {
		t.Fatalf("the match goes on:\n%s", table(m))
	}
	for _, line := range []string{"dice: 1", "A: sow p3"} {
		_, err := replay(t, sowing(append(lines, line)...))
		var refused *record.Refused
		if !errors.As(err, &refused) || refused.Clause != "SOW-07" {
			t.Errorf("%q after the end: got %v, want SOW-07", line, err)
		}
	}
	if m = whole(t, sowing(append(lines, "table: seat A Cleo", "table: undo", "table: undo")...)); m.Over() {
		t.Error("the end was not taken back")
	}
	if m = whole(t, sowing(append(lines, "table: undo", "table: redo")...)); !m.Over() {
		t.Error("the end was not made again")
	}
}

func TestAnyKeyOfThePositionCanBeSet(t *testing.T) {
	for line, want := range map[string]string{
		"table: fix set turn 3":            "turn = 3",
		"TABLE: FIX SET TURN 3":            "turn = 3",
		"table: fix set pits [0, 0, 9, 1]": "pits = [0, 0, 9, 1]",
		"table:  fix  set  taken   [7,8]":  "taken = [7, 8]",
		"table: fix set due roll":          `due = "roll"`,
		`table: fix set due "roll"`:        `due = "roll"`,
		"table: FIX SET DUE ROLL":          `due = "roll"`,
		"table: fix set back FALSE":        "back = false",
	} {
		if got := table(whole(t, sowing(line))); !strings.Contains(got, want) {
			t.Errorf("%q: got\n%s\nwant %s in it", line, got, want)
		}
	}
	m := whole(t, sowing())
	for line, says := range map[string]string{
		"table: fix set trun 3":        "did you mean turn?",
		"table: fix set turn 300":      "0 to 4",
		"table: fix set turn no":       "turn",
		"table: fix set due sleep":     "roll, sow or turn",
		"table: fix set pits.p1 3":     "no table",
		"table: fix set weather.x.y 3": "weather",
	} {
		l, err := m.ReadLine(line)
		if err != nil {
			t.Errorf("%q: %v", line, err)
			continue
		}
		if err = m.Check(l); err == nil || !strings.Contains(err.Error(), says) ||
			!strings.Contains(err.Error(), "(table)") {
			t.Errorf("%q: got %v, want %q and the clause table", line, err, says)
		}
	}
}

func TestSecretAnswersStandInAnyOrder(t *testing.T) {
	ab := whole(t, front("signs")+"A: shows rock\nB: shows paper\n")
	ba := whole(t, front("signs")+"B: shows paper\nA: shows rock\n")
	if ab.Position() != ba.Position() {
		t.Errorf("another order led elsewhere: %s", cmp.Diff(table(ab), table(ba)))
	}
	if got := strings.Join(ab.Turn(), " "); got != "A B" {
		t.Errorf("%q owe an answer, want A B", got)
	}
}

func TestAMatchCanBeginAtAPosition(t *testing.T) {
	written := front("sowing", "[position]",
		"turn = 3\ndue = \"roll\"\nlaps = 0\nat = 0\nback = false\npits = [1,0,0,0,0,0,0,2]\ntaken = [4, 5]")
	m := whole(t, written+"dice: 1\nB: sow p1\n")
	if got := table(m); !strings.Contains(got, "taken = [4, 6]") {
		t.Errorf("got\n%s\nwant taken = [4, 6]", got)
	}
	if m.Start() == m.Engine().Start() {
		t.Error("the match began at the game's own start")
	}
}

func TestTryLeavesTheMatchAndTakeMovesItOn(t *testing.T) {
	m := whole(t, sowing())
	roll, _ := m.ReadLine("dice: 1")
	sow, _ := m.ReadLine("A: sow p3")
	steps, err := m.Try(roll, sow)
	if err != nil || len(m.Steps()) != 0 || m.Position() != m.Start() {
		t.Fatalf("trying moved the match on: %v", err)
	}
	if steps, err := m.Try(sow, roll); err == nil || len(steps) != 0 {
		t.Errorf("a line out of turn: got %d steps and %v", len(steps), err)
	}
	m.Take(steps...)
	if len(m.Steps()) != 2 || m.Position() != steps[1].After || len(steps[1].Events) == 0 {
		t.Errorf("got %d steps, the last with events %v", len(m.Steps()), steps[1].Events)
	}
}

// After any moves, undos and fixes, each line reads back as it was written, and replaying the file gives the
// same position as the match.
func TestRandomMatchesReplayToTheSamePosition(t *testing.T) {
	for _, d := range toys.All() {
		t.Run(d.Info.ID, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				h := record.Header{Game: d.Info.ID, Ruleset: "standard",
					Seats: []record.Seat{{ID: "A"}, {ID: "B"}, {ID: "C"}}}
				m, err := record.NewMatch(h, resolveToys)
				if err != nil {
					t.Fatal(err)
				}
				var lines []string
				for range rapid.IntRange(0, 60).Draw(t, "lines") {
					line := randomLine(t, m)
					if m.Check(line) != nil {
						continue
					}
					step, _ := m.Add(line)
					back, err := m.ReadLine(step.Text)
					if err != nil || back != line {
						t.Fatalf("%q reads back as %+v (%v), want %+v", step.Text, back, err, line)
					}
					lines = append(lines, step.Text)
				}
				front, _ := m.Header().Encode()
				file, err := record.Read(fmt.Appendf(front, "%s\n", strings.Join(lines, "\n")))
				if err != nil {
					t.Fatal(err)
				}
				again, err := record.Replay(file, resolveToys)
				if err != nil || again.Position() != m.Position() ||
					cmp.Diff(again.Seats(), m.Seats()) != "" {
					t.Fatalf("the replay went another way: %v\n%s", err, strings.Join(lines, "\n"))
				}
				for i := range m.Steps() {
					if m.IsActive(i) != again.IsActive(i) {
						t.Fatalf("step %d stands in one and not in the other", i)
					}
				}
			})
		})
	}
}

func randomLine(t *rapid.T, m *record.Match) record.Line {
	switch rapid.IntRange(0, 9).Draw(t, "kind") {
	case 0, 1:
		return record.Line{Kind: record.UndoLine}
	case 2:
		return record.Line{Kind: record.RedoLine}
	case 3:
		name := text.OneLine("N" + rapid.String().Draw(t, "name"))
		return record.Line{Kind: record.SeatLine, Seat: engines.Seat(rapid.IntRange(0, 2).Draw(t, "seat")),
			Name: name}
	}
	moves := m.Engine().Moves(m.Position(), nil)
	if len(moves) == 0 {
		return record.Line{Kind: record.SeatLine, Bot: "easy"}
	}
	return record.MoveOf(rapid.SampledFrom(moves).Draw(t, "move"))
}
