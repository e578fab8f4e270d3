package geyser

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestSettingAKeyDropsWhatAFixWould(t *testing.T) {
	battle := "A1 . .\n. A2,A3 B1,B2\nC3"
	for _, c := range []struct{ key, value, due string }{
		{"turn", `"C"`, "turn C"},
		{"due", `"turn"`, "turn A"},
		{"due", `"again"`, "again A"},
		{"due", `"firing"`, "firing A"},
		{"roller", `"C"`, "battle A"},
		{"first", `"B"`, "battle A"},
		{"round", "9", "battle A"},
		{"fired", "7", "battle A"},
		{"highest.A", "30", "battle A"},
		{"target", `"c2"`, "battle A"},
		{"tokens.c2", `["B1"]`, "battle A"},
		{"tokens.c2", `[]`, "turn B"},
		{"tokens.b2", `["A3"]`, "turn B"},
		{"tokens.d4", `["A9"]`, "battle A"},
		{"out", `["A"]`, "turn B"},
		{"out", `["A", "B", "C"]`, "firing A"},
	} {
		tab := draw(t, compile(t, 3), battle).play("A: move A2 c2")
		if err := tab.Set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
		}
		tab.due(c.due)
		if back, err := tab.Game.load(tab.saved()); err != nil || back != tab.At {
			t.Errorf("%s = %s: saved and read it is %+v, %v", c.key, c.value, back, err)
		}
	}
	tab := draw(t, compile(t, 3), battle)
	for key, value := range map[string]string{"fighter": `"A2"`, "target": `"c2"`, "turn": `"D"`,
		"roller": `"D"`, "contest": `["A", "B"]`, "rolls": "{ A = 3 }", "due": `"over"`, "round": "0"} {
		var field *engines.FieldError
		if err := tab.Set(key, value); !errors.As(err, &field) {
			t.Errorf("%s = %s: %v; want it refused", key, value, err)
		}
	}
	if err := tab.Set("tokens.d1", `["A40"]`); err != nil || tab.At.Next(0) != (Token{0, 41}) {
		t.Errorf("A40: %v, next is %v", err, tab.At.Next(0))
	}
	if err := begin(t, compile(t, 2)).Set("round", "2"); err == nil || err.Error() != "table fix-setting-up" {
		t.Errorf("while setting up: %v", err)
	}
}

func TestSettingAKeyAfterTheEnd(t *testing.T) {
	over := func() *table {
		return draw(t, compile(t, 3), onTheMother, `due = "firing"`, "round = 9",
			`first = "B"`).play("dice: 3-4")
	}
	for _, c := range []struct {
		key, value, due string
		round           int
	}{
		{"tokens.f6", "[]", "turn B", 10},
		{"round", "4", "turn B", 4},
		{"turn", `"C"`, "turn C", 10},
		{"due", `"firing"`, "firing C", 10},
		{"due", `"turn"`, "turn B", 10},
		{"due", `"over"`, "over", 9},
		{"fired", "8", "turn B", 10},
	} {
		tab := over()
		if err := tab.Set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
		}
		tab.due(c.due)
		enginetest.Equal(t, c.key+": round", tab.At.Round(), c.round)
	}
}
