package table_test

import (
	"testing"

	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
)

// Who has the laptop takes back what they have picked; what the others have laid, and the last turn, are not
// theirs to undo.
func TestUndoInOnePlayersHands(t *testing.T) {
	d := wagons(t, usual, settings.Default(), chosen, nil)
	for _, line := range []string{"A: lays move self", "B: lays move self", "C: lays move self",
		"D: lays move self", "A: lays raid green", "B: lays bullet red"} {
		d.Play(line)
	}
	d.Lift()
	s := d.Screen.Session()
	lines := len(s.Match().Steps())
	d.Screen.Undo()
	d.Input(card(t, d, "raid"))
	d.Screen.Redo()
	for range 3 {
		d.Screen.Undo()
	}
	if q := d.Screen.Question(); q == nil || q.Seat != 2 || len(q.Inputs()) != 0 {
		t.Errorf("Cleo has the laptop, and the screen asks %v", q)
	}
	for seat := range engines.Seat(2) {
		if _, laid := s.Sealed(seat); !laid {
			t.Errorf("what seat %d has laid is taken back", seat)
		}
	}
	if got := len(s.Match().Steps()); got != lines {
		t.Errorf("%d lines, want %d", got, lines)
	}
	// On the open table the last to lay takes it back, and the laptop goes to them.
	d.Press("Cover the table")
	d.Press("See the table")
	d.Screen.Undo()
	if _, laid := s.Sealed(1); laid || !d.Screen.Covered() {
		t.Error("the last lay is not taken back, or the laptop goes to nobody")
	}
	if _, laid := s.Sealed(0); !laid {
		t.Error("what Ava has laid is taken back with it")
	}
	d.Lift()
	if q := d.Screen.Question(); q == nil || q.Seat != 1 {
		t.Errorf("Ben has taken it back, and the screen asks %v", q)
	}
}

// The key that sets up for all does so where its button stands: not while an earlier position is looked at.
func TestTheKeyThatSetsUp(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, nil))
	if err := d.Screen.Session().PlayText("collectors: container d3"); err != nil {
		t.Fatal(err)
	}
	d.Screen.Session().Look(-1)
	if d.Rune('s'); d.Screen.Lines() != 1 {
		t.Errorf("%d lines are made while the start is looked at", d.Screen.Lines()-1)
	}
	d.Screen.Session().LookNow()
	if d.Rune('s'); d.Screen.Session().SettingUp() || d.Screen.Lines() == 1 {
		t.Errorf("after the key %q is asked", d.Screen.Prompt())
	}
}
