package adventure

import (
	"errors"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

// set sets a key by hand, as `fix set` does.
func (t *table) set(key, value string) error {
	saved := *t.saved()
	p, v, err := t.g.LoadSet(t.p, key, func(into any) error {
		*into.(*Saved) = saved
		_, err := toml.Decode(key+" = "+value, into)
		return err
	}, nil)
	if err == nil && !v.OK() {
		return errors.New(t.say(v.Note))
	}
	if err == nil {
		t.p = p.(Position)
	}
	return err
}

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
		if c.key == "monsters" {
			saved := tab.saved()
			clear(saved.Monsters)
			p, _, err := tab.g.LoadSet(tab.p, c.key, func(into any) error {
				*into.(*Saved) = *saved
				_, err := toml.Decode(c.key+" = "+c.value, into)
				return err
			}, nil)
			if err != nil {
				t.Errorf("%s: %v", c.value, err)
				continue
			}
			tab.p = p.(Position)
		} else if err := tab.set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
		}
		tab.due(c.due)
	}
	tab := draw(t, compile(t, 2), picture)
	var field *engines.FieldError
	if err := tab.set("hearts.A", "99"); !errors.As(err, &field) || field.Key != "hearts.A" {
		t.Errorf("99 hearts: %v", err)
	}
	if err := tab.set("kings.A", `"dead"`); err == nil || err.Error() != "turn is A, who is not on the board" {
		t.Errorf("the current player dead: %v", err)
	}
	if err := tab.set("kings.B", `"dead"`); err != nil || tab.p.Hearts(1) != 0 {
		t.Errorf("the other one dead: %v, %d hearts", err, tab.p.Hearts(1))
	}
	if err := begin(t, compile(t, 2)).set("banked", "1"); err == nil || err.Error() != "table fix-setting-up" {
		t.Errorf("while setting up: %v", err)
	}
}
