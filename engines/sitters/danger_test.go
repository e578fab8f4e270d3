package sitters

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// SIT-16: the last collector on the board is named, with what there is to win and to lose.
func TestTheLastCollectorIsNamed(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `
		...........
		...........
		........2..
		...........
		...........
		...........
		......a....`, `loot = 16`, `markers.C1 = "safe"`, `markers.C3 = "safe"`)
	d, ok := tab.Game.Danger(&tab.At)
	if said := tab.Say(d.Message); !ok || !d.Grave || said != "SIT-16 danger-last piece=C2 home=60 caught=50" {
		t.Errorf("%v, grave %v: %s", ok, d.Grave, said)
	}
}

// SIT-18: the side of which it is said that it can no longer lose wins.
func TestDangers(t *testing.T) {
	for _, variant := range variants {
		t.Run(variant, func(t *testing.T) {
			said := enginetest.Foretell(t, engines.Wrap(compile(t, variant)), round.Many(100, 100, 600), 1,
				func(p engines.Position) bool { at := p.(Position); return !at.SettingUp() },
				func(engines.Danger, engines.Position) bool { return false })
			said.Check(t, map[string]int{})
		})
	}
}
