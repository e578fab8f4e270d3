package session_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/record"
)

// wagons begins a match of Saratoga Sabotage in which all have chosen their colours.
func wagons(t *testing.T, players ...string) *table {
	t.Helper()
	h := header("saratoga", players...)
	h.Position = map[string]any{"colours": []any{"red", "blue", "green", "white"}}
	o := options()
	o.Resolve = games.All().Resolve
	return begin(t, h, o)
}

// whoLaid returns the seats with a sealed answer, as a word: "AC".
func (t *table) whoLaid() string {
	var who strings.Builder
	for seat := range engines.Seat(4) {
		if _, ok := t.Sealed(seat); ok {
			who.WriteByte("ABCD"[seat])
		}
	}
	return who.String()
}

// Undo takes back the sealed answers one by one, the last first, and only then lines of the record.
func TestUndoTakesBackOneSecretAfterAnother(t *testing.T) {
	tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
	turn := []string{"A: lays move self", "B: lays move self", "C: lays move self", "D: lays move self"}
	tab.play(turn...)
	tab.play("C: lays raid red", "A: lays defend raid", "D: lays bullet red")
	tab.TakeBack(2)
	tab.play("C: lays defend blue")
	for _, want := range []string{"AD", "A", ""} {
		if tab.play("table: undo"); tab.whoLaid() != want {
			t.Errorf("after an undo %q have laid, want %q", tab.whoLaid(), want)
		}
	}
	tab.wants(turn...)
	if tab.play("table: undo"); len(tab.Match().Active()) != 0 {
		t.Errorf("%d lines stand", len(tab.Match().Active()))
	}
}

// Nobody can take back the sealed answer of a bot.
func TestUndoLeavesWhatBotsHaveLaid(t *testing.T) {
	tab := wagons(t, "bot:easy", "Ben", "Cleo", "bot:easy")
	tab.Resume()
	tab.play("C: lays move self")
	if tab.play("table: undo"); tab.whoLaid() != "AD" {
		t.Errorf("%q have laid, want the bots", tab.whoLaid())
	}
	if tab.CanUndo() {
		t.Error("what the bots have laid can be taken back")
	}
}

// While there are new sealed answers redo is refused, because it would drop them.
func TestRedoIsNotToBeHadOnceSomebodyHasLaid(t *testing.T) {
	tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
	tab.play("A: lays move self", "B: lays move self", "C: lays move self", "D: lays move self",
		"table: undo", "B: lays raid red")
	if err := tab.Redo(); err == nil || tab.CanRedo() || tab.whoLaid() != "B" {
		t.Errorf("redo: %v, and %q have laid", err, tab.whoLaid())
	}
	tab.TakeBack(1)
	if tab.play("table: redo"); len(tab.Match().Active()) != 4 {
		t.Errorf("%d lines stand after redo, want 4", len(tab.Match().Active()))
	}
}

// A seat must take its sealed answer back before it gives another one (SAR-04).
func TestSAR04NobodyLaysTwiceInATurn(t *testing.T) {
	tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
	tab.play("A: lays raid blue")
	for _, line := range []string{"A: lays raid blue", "A: lays move self", "A: pass", "A: lays raid raid"} {
		var refused *record.Refused
		if err := tab.PlayText(line); !errors.As(err, &refused) || refused.Clause != "SAR-04" ||
			refused.Who != "A" || "A: "+refused.Move != line {
			t.Errorf("%s: %v", line, err)
		}
	}
	if m, _ := tab.Sealed(0); tab.Engine().Format(m) != "lays raid blue" {
		t.Errorf("A has laid %s", tab.Engine().Format(m))
	}
	tab.TakeBack(0)
	tab.play("A: lays move self")
}

// A fix in the middle of a turn drops the sealed answers. The events say so, but not what the answers were.
func TestAFixTellsThatWhatWasLaidGoesBack(t *testing.T) {
	for line, told := range map[string]string{
		"table: fix progress blue 7":    "fixed-progress fixed-lays-dropped",
		"table: fix supplies red 0":     "fixed-supplies fixed-lays-dropped",
		"table: fix set progress.red 3": "fixed-lays-dropped", "table: fix set round 4": "fixed-lays-dropped",
	} {
		tab := wagons(t, "Ava", "Ben", "Cleo", "bot:easy")
		tab.play("B: lays bullet red", "A: lays raid blue", line)
		steps := tab.heard[len(tab.heard)-2].Steps // the last is the bot, which lays again
		if len(steps) != 1 || tab.whoLaid() != "D" || reasons(tab, steps[0].Events) != told {
			t.Fatalf("%s: %q have laid, and the table hears %s", line, tab.whoLaid(),
				reasons(tab, steps[0].Events))
		}
		log := tab.Log()
		if entry := log[len(log)-1]; reasons(tab, entry.Events) != told ||
			entry.Before == tab.Match().Start() {
			t.Errorf("%s: the log says %s", line, reasons(tab, entry.Events))
		}
		tab.wants(line)
		// The record stays as it was; undo does not restore the answers.
		if tab.play("table: undo"); tab.Position() != tab.Match().Start() {
			t.Errorf("%s: after undo it stands %v", line, tab.Position())
		}
	}
	// Without sealed answers nothing is dropped.
	tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
	tab.play("table: fix progress blue 7")
	if got := reasons(tab, tab.Log()[0].Events); got != "fixed-progress" {
		t.Errorf("the table hears %s", got)
	}
}

// reasons returns the names of the events.
func reasons(tab *table, events []engines.Message) string {
	var names []string
	for _, n := range events {
		names = append(names, tab.Engine().Info().Reasons[n.Reason].Name)
	}
	return strings.Join(names, " ")
}

// Sealed answers appear neither in the file, nor in the log, nor in a match opened from the file, nor in a
// file written by Restore.
func TestNothingLaidIsKeptBeforeAllHave(t *testing.T) {
	tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
	tab.play("A: lays move self", "B: lays move self", "C: lays move self", "D: lays move self",
		"B: lays raid red", "C: lays raid red", "table: seat A Zoe")
	if tab.whoLaid() != "BC" || len(tab.Log()) != 5 {
		t.Errorf("%q have laid, and the log has %d lines", tab.whoLaid(), len(tab.Log()))
	}
	check := func(what string) {
		t.Helper()
		if data, err := os.ReadFile(tab.Path()); err != nil || strings.Contains(string(data), "raid") {
			t.Errorf("%s: the file says\n%s\n%v", what, data, err)
		}
	}
	check("while some have laid")
	if err := os.Remove(tab.Path()); err != nil {
		t.Fatal(err)
	}
	if err := tab.Restore(); err != nil {
		t.Fatal(err)
	}
	check("written anew")
	again, err := session.Open(tab.Path(), games.All().Options())
	if err != nil || again.Pending().Who.Len() != 4 {
		t.Errorf("opened again, %v have yet to lay, %v", again.Waiting(), err)
	}
	if tab.whoLaid() != "BC" {
		t.Errorf("after writing the file anew %q have laid", tab.whoLaid())
	}
}

// Reload keeps sealed answers, unless the match has moved on.
func TestReloadKeepsWhatWasLaidForTheSamePosition(t *testing.T) {
	for line, want := range map[string]string{"table: seat A Zoe": "AC", "B: lays move self": "",
		"table: fix progress red 3": ""} {
		tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
		tab.play("C: lays raid red", "A: lays bullet self")
		data, err := os.ReadFile(tab.Path())
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(tab.Path(), append(data, line+"\n"...), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := tab.Reload(); err != nil || tab.whoLaid() != want {
			t.Errorf("%s: %q have laid, want %q, %v", line, tab.whoLaid(), want, err)
		}
	}
}
