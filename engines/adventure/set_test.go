package adventure

import (
	"errors"
	"testing"

	"homespun/engines"
)

func TestSettingAKeyDropsWhatAFixWould(t *testing.T) {
	picture := `
		. . . . P . . . .
		. . S1 . . . . . .
		. . . . A . . . .
		. . . . . . S2 . .
		. . . . . . . . B`
	for _, c := range []struct{ key, value, due string }{
		{"turn", `"B"`, "event B"},
		{"due", `"event"`, "event A"},
		{"due", `"action"`, "action A"},
		{"monsters", `{ S1 = "h8" }`, "goes A"},
		{"monsters", "{}", "event B"},
		{"hearts.A", "3", "goes A"},
		{"banked", "2", "over"},
		{"winner", `"dungeon"`, "over"},
		{"torches", "[]", "goes A"},
	} {
		tab := draw(t, compile(t, 2), picture).play("dice: 3", "A: done")
		tab.due("goes A")
		if err := tab.Set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
		}
		tab.due(c.due)
	}
	tab := draw(t, compile(t, 2), picture)
	var field *engines.FieldError
	if err := tab.Set("hearts.A", "99"); !errors.As(err, &field) || field.Key != "hearts.A" {
		t.Errorf("99 hearts: %v", err)
	}
	if err := tab.Set("kings.A", `"dead"`); err == nil ||
		err.Error() != "turn is A, who is not on the board" {
		t.Errorf("the current player dead: %v", err)
	}
	if err := tab.Set("kings.B", `"dead"`); err != nil || tab.At.Hearts(1) != 0 {
		t.Errorf("the other one dead: %v, %d hearts", err, tab.At.Hearts(1))
	}
	if err := begin(t, compile(t, 2)).Set("banked", "1"); err == nil ||
		err.Error() != "table fix-setting-up" {
		t.Errorf("while setting up: %v", err)
	}
}
