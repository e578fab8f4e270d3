package patrollers

import (
	"testing"

	"homespun/engines/enginetest"
)

const skirmish = `
A1 mad-dog 10,10 3/1/2/2
A2 ballistic 13,14 2/4/2/2
B1 ice-man 10,13.5 4/0/3/3 near-death
B2 sewer-rat 20,20 1/4/2/1`

// A fix that cannot be names PAT-01 for the place and PAT-08 for the Patroller.
func TestFixRefusals(t *testing.T) {
	tab := scene(t, skirmish+" fallen")
	tab.Refuses("table: fix put A1 0.7,3", "PAT-01 fix-off-table piece=A1 space=0.7,3")
	tab.Refuses("table: fix put A1 10,12.1", "PAT-01 fix-overlaps piece=A1 space=10,12.1 other=B1", "B1")
	tab.Refuses("table: fix put A1 20,18.6", "PAT-01 fix-overlaps piece=A1 space=20,18.6 other=B2")
	tab.Allows("table: fix put A1 10,12", "table: fix put A1 10,10")
	tab.Refuses("table: fix put A1", "PAT-01 fix-positions piece=A1")
	tab.Refuses("table: fix put A3 3,3", "PAT-08 fix-unknown-patroller piece=A3")
	tab.Refuses("table: fix gas C7 on", "PAT-08 fix-unknown-patroller piece=C7")
	tab.Refuses("table: fix side B2 front", "PAT-08 fix-fallen piece=B2")
	tab.Refuses("table: fix mark B2 on", "PAT-08 fix-fallen piece=B2")
	tab.Refuses("table: fix turn C", "PAT-08 fix-unknown-player seat=C")
	tab.Allows("table: fix off B2")
	tab = scene(t, skirmish, measured)
	tab.Refuses("table: fix put A1 3,3", "PAT-01 fix-positions piece=A1")
	tab.Allows("table: fix put A1")
}

// While setting up, only who stands can be put elsewhere, within the strip.
func TestFixWhileSettingUp(t *testing.T) {
	tab := begin(t, compile(t, basic, duel)).play("A: pick sarge", "B: pick riptide", "A: deploy A1 12,2")
	tab.Refuses("table: fix put B1 3,22", "PAT-08 fix-setting-up")
	tab.Refuses("table: fix gas A1 on", "PAT-08 fix-setting-up")
	tab.Refuses("table: fix turn B", "PAT-08 fix-setting-up")
	tab.Refuses("table: fix put A1 12,8", "PAT-01 fix-off-table piece=A1 space=12,8")
	tab.play("table: fix put A1 14,3")
	tab.Hears("table fixed-put piece=A1 space=14,3")
	tab.at("A1", "14,3")
	tab.due("deploy B")
}

func TestFixesOfFigures(t *testing.T) {
	tab := scene(t, skirmish)
	tab.play("table: fix side A1 near-death", "table: fix mark A1 on", "table: fix gas A2 on")
	tab.is("A1", "near-death marked")
	tab.is("A2", "front gas")
	tab.play("table: fix side A1 front", "table: fix mark A1 off", "table: fix gas A2 off")
	tab.is("A1", "front")
	tab.Hears("table fixed-gas-off piece=A2")
	tab.play("table: fix off A2")
	tab.is("A2", "fallen")
	tab.play("table: fix put A2 3,3")
	tab.is("A2", "near-death")
	tab.at("A2", "3,3")
}

// `fix off` lays the figure down without its token.
func TestFixOffLeavesTheTokenAlone(t *testing.T) {
	tab := scene(t, skirmish+" honor")
	tab.play("table: fix off B2")
	tab.due("order A")
	enginetest.Equal(t, "token", tab.unit("B2").Token, "honor")
}

// A fix drops a pending attack: it was not made.
func TestFixDropsAPendingAttack(t *testing.T) {
	tab := scene(t, skirmish)
	tab.play("A: order A1", "A: attack A1 B1", "table: fix put B1 10,14")
	tab.Hears("table fix-drops-attack piece=A1", "table fixed-put piece=B1 space=10,14")
	tab.due("turn A")
	tab.Allows("A: move A1 10,11", "A: attack A1 B1")
	// Of a Gatling Gun too, unless something was rolled.
	tab = scene(t, skirmish)
	tab.play("A: order A2", "A: special A2 B1", "table: fix gas B1 on")
	tab.Allows("A: special A2 B1", "A: attack A2 B1")
	tab = scene(t, skirmish)
	tab.play("table: fix put A1 8.4,13.5", "A: order A2", "A: special A2 B1", "dice: B1-B1",
		"table: fix gas B1 on")
	tab.due("turn A")
	tab.Refuses("A: attack A2 B1", "PAT-09 after-special piece=A2")
}

// What a token gives is still due after a fix, as long as it can be given.
func TestFixKeepsWhatATokenGives(t *testing.T) {
	tab := scene(t, "A1 ice-man 10,10 7/0/3/3\nA2 sarge 3,3\nB1 mad-dog 10,13 near-death kevlar-vest\nB2 "+
		"sewer-rat 20,20")
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1", "table: fix gas A1 on")
	tab.due("reveal B")
	tab.play("B: reveal kevlar-vest", "table: fix mark B2 on")
	tab.due("give B")
	tab.play("table: fix put B1 10,13")
	tab.due("give B")
	saved := enginetest.Over(func(s *Saved) { *s = *tab.Game.Save(&tab.At).(*Saved) })
	if _, err := tab.Game.Load(saved); err != nil {
		t.Errorf("what is due with the figure put back up cannot be read back: %v", err)
	}
	tab.play("table: fix off B1", "table: fix off B2")
	tab.ends("A", 2)
	tab = scene(t, "A1 ice-man 10,10 7/0/3/3\nA2 sarge 3,3\nB1 mad-dog 10,13 near-death kevlar-vest\nB2 "+
		"sewer-rat 20,20")
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1", "table: fix put B1 10,13")
	tab.due("turn A")
	tab.is("B1", "near-death")
}

// PAT-08 and PAT-14 are looked at again.
func TestFixLooksAtTheRoundAndTheEndAgain(t *testing.T) {
	tab := scene(t, skirmish)
	tab.play("table: fix mark A1 on", "table: fix mark A2 on")
	tab.Hears("table fixed-mark-on piece=A2", "PAT-08 round-over seat=A round=2",
		"PAT-07 round-begins round=3")
	tab.due("initiative")
	tab = scene(t, skirmish)
	tab.play("table: fix off B1", "table: fix off B2")
	tab.Hears("table fixed-off piece=B2", "PAT-14 wins seat=A rounds=2")
	tab.play("table: fix gas A1 on")
	tab.due("over")
	tab.play("table: fix put B1 20,10")
	tab.Hears("table fixed-put piece=B1 space=20,10", "table fix-goes-on", "PAT-07 round-begins round=3")
	tab.due("initiative")
}

// `fix turn B` ends the turn under way; initiative counts as rolled.
func TestFixTurn(t *testing.T) {
	tab := scene(t, skirmish)
	tab.play("A: order A1", "A: attack A1 B1", "table: fix turn B")
	tab.Hears("table fix-drops-attack piece=A1", "table fixed-turn seat=B")
	tab.due("order B")
	tab.is("A1", "front marked")
	tab = scene(t, skirmish, ":due = \"initiative\"\nturn = \"\"\ninitiative = \"\"")
	tab.play("table: fix turn B")
	tab.due("order B")
	tab.play("table: fix mark B1 on", "table: fix mark B2 on")
	tab.due("initiative")
	tab.play("table: fix off B1", "table: fix off B2", "table: fix put B1 20,10")
	tab.due("initiative")
	tab.play("table: fix off B1", "table: fix turn A")
	tab.due("over")
	// Where somebody was to come in secret, the turn is one of the next round.
	tab = scene(t, "A1 riptide -\nA2 sarge 12,2\nB1 ice-man 12,20\nB2 sarge 30,20",
		":round = 1\ndue = \"secret-deployment\"\nturn = \"\"\ninitiative = \"\"")
	tab.play("table: fix turn B")
	tab.due("order B")
	enginetest.Equal(t, "round", tab.At.Round(), 2)
	// The chance of a second turn is gone with a fix.
	tab = scene(t, skirmish)
	tab.play("A: order A1", "A: end")
	tab.due("order B, or A")
	tab.play("table: fix gas A1 off")
	tab.due("order B")
}

// The table may set any key of the position; what was pending is dropped as by a fix.
func TestFixSet(t *testing.T) {
	tab := scene(t, skirmish)
	set := func(key, value string) {
		t.Helper()
		if err := tab.Set(key, value); err != nil {
			t.Errorf("%s = %s: %v", key, value, err)
		}
	}
	set("round", "7")
	enginetest.Equal(t, "round", tab.At.Round(), 7)
	set("explosives", `["12,3"]`)
	tab.play("A: order A1", "A: attack A1 B1")
	set("patrollers.B1.side", `"front"`)
	if tab.Heard == nil {
		t.Error("nothing was told of the attack that was dropped")
	}
	tab.due("turn A")
	tab.is("B1", "front")
	set("turn", `"B"`)
	tab.due("order B")
	set("due", `"initiative"`)
	tab.due("initiative")
	set("patrollers.B2.token", `"honor"`)
	if err := tab.Set("patrollers.B2.dial", "[9, 9, 9, 9]"); err == nil {
		t.Error("a dial that cannot be was set")
	}
	set("patrollers.B2.side", `"fallen"`)
	set("patrollers.B1.side", `"fallen"`)
	tab.due("over")
	set("patrollers.B1.side", `"front"`)
	tab.due("initiative")
	enginetest.Equal(t, "round", tab.At.Round(), 8)
}
