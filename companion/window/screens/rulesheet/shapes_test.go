package rulesheet

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"homespun/companion/window/frame/widgets"
)

// A family's file may have any sign on a die: when another colour is chosen for a side, the whole sign goes,
// and the number stays.
func TestASignOfADieIsTakenWhole(t *testing.T) {
	b := open(t, standardOf(t, "patrollers"), false)
	f, ok := b.now().game.FieldAt([]string{"die"})
	if !ok {
		t.Fatal("there is no die")
	}
	for now, want := range map[string]string{"R1": "B1", "€1 R2": "B1 R2", "🟥3": "B3", "é": "B"} {
		var got any
		column := (&controls{now: b.now()}).sides(f, "Die", now, func(to any) { got = to })
		for _, o := range test.LaidOutObjects(column) {
			if button, ok := o.(*widgets.Button); ok && button.Text == "Blue" {
				test.Tap(button)
				break
			}
		}
		if got != want {
			t.Errorf("the first side of %q becomes blue: %q, want %q", now, got, want)
		}
	}
}
