package patrollers

import (
	"testing"

	"homespun/engines/enginetest"
)

// attackOf returns what a figure's attack is, and what of it is for classes.
func (t *table) attackOf(name string) (total, class int) {
	s := t.Game.AttackOf(&t.At, t.index(name))
	return s.Total(), s.Class
}

// defenceOf returns what a figure's defence is, and what of it is for classes.
func (t *table) defenceOf(name string) (total, class int) {
	s := t.Game.DefenceOf(&t.At, t.index(name))
	return s.Total(), s.Class
}

func (t *table) index(name string) int {
	t.Helper()
	u, ok := readUnit(name)
	if !ok || u < 0 {
		t.Fatalf("no figure %s", name)
	}
	return int(u)
}

// sums checks a figure's attack and defence.
func (t *table) sums(name string, attack, defence int) {
	t.Helper()
	a, _ := t.attackOf(name)
	d, _ := t.defenceOf(name)
	enginetest.Equal(t, "attack of "+name, a, attack)
	enginetest.Equal(t, "defence of "+name, d, defence)
}

// PAT-20: each grunt of a side with a Leader in play has one attack more, and more Leaders add up.
func TestPAT20Leader(t *testing.T) {
	const field = "A1 sarge 3,10\nA2 ice-man 6,10\nA3 sewer-rat 9,10\nB1 mad-dog 3,20\nB2 depth-charge " +
		"6,20\nB3 sarge 9,20 fallen"
	tab := scene(t, field)
	tab.sums("A1", 2, 2)
	tab.sums("A2", 5, 0)
	tab.sums("A3", 2, 4)
	tab.sums("B2", 1, 4)
	tab.play("table: fix put B3 9,20")
	tab.sums("B2", 2, 4)
	tab = scene(t, field,
		"[class_actions]\nbizarre = { order = 9, name = \"Boss\", attack = 1, to = \"grunt\", each = \"leader\" }")
	tab.sums("A2", 6, 0)
	tab = scene(t, field, "classes = false")
	tab.sums("A2", 4, 0)
	tab = scene(t, field, basic)
	tab.sums("A2", 4, 0)
}

// PAT-20: a Mercenary has one attack more for every Specialist of its side, a Specialist one defence more for
// every Mercenary of its side, a Cyborg for every Mercenary of the other; only those in play count.
func TestPAT20MercenarySpecialistCyborg(t *testing.T) {
	tab := scene(t, "A1 mad-dog 3,10\nA2 doctor-johnson 6,10\nA3 plague-bringer 9,10\nB1 eight-bit "+
		"3,20\nB2 ballistic 6,20\nB3 mad-dog 9,20")
	tab.sums("A1", 2+2, 1)
	tab.sums("A2", 0, 4+1)
	tab.sums("A3", 1, 4+1)
	tab.sums("B1", 1, 4+1)
	tab.sums("B2", 2, 4)
	tab.play("table: fix off A2", "table: fix off A1")
	tab.sums("A3", 1, 4)
	tab.sums("B1", 1, 4)
}

// PAT-20: a Ninja may move with both actions and attack after.
func TestPAT20Ninja(t *testing.T) {
	tab := scene(t, "A1 blue-spider 3,10\nB1 mad-dog 16,10")
	tab.play("A: order A1", "A: move A1 5,10", "A: move A1 7,10", "A: move A1 9,10", "A: move A1 11,10",
		"A: move A1 13,10", "A: move A1 14.5,10")
	tab.Refuses("A: move A1 14.5,9", "PAT-10 twines-used piece=A1 most=6")
	tab.play("A: attack A1 B1", "dice: R1-R1", "A: end")
	tab = scene(t, "A1 blue-spider 3,10\nB1 mad-dog 16,10", measured)
	tab.play("A: order A1", "A: move A1 3", "A: move A1 1", "A: attack A1 B1 0")
}

// PAT-20: the app asks whether a Bizarre made the sound of the attack, before the dice.
func TestPAT20Bizarre(t *testing.T) {
	const field = "A1 patches 10,10 2/5/2/2\nB1 mad-dog 13,10"
	tab := scene(t, field)
	tab.play("A: order A1")
	tab.Refuses("A: sound yes", "PAT-20 no-sound-due")
	tab.play("A: attack A1 B1")
	tab.due("sound A")
	tab.Asks("PAT-20 prompt-sound seat=A piece=A1")
	tab.Refuses("dice: R1-R1", "PAT-13 no-roll-due")
	tab.Refuses("A: end", "PAT-20 wants-sound piece=A1")
	tab.Refuses("B: sound yes", "PAT-08 other-seat seat=A")
	tab.play("A: sound yes")
	tab.Hears("PAT-20 sound-made piece=A1")
	tab.Quiet = nil
	tab.play("dice: B1-R1")
	tab.Hears(
		"PAT-13 attack-total piece=A1 face=B1 die=0 attack=2 bonus=1 total=3", "PAT-13 defence-total "+
			"piece=B1 face=R1 die=0 defence=1 bonus=0 total=1",
		"PAT-13 wounded piece=B1 total=3 against=1",
	)
	tab = scene(t, field)
	tab.play("A: order A1", "A: attack A1 B1", "A: sound no")
	tab.Hears("PAT-20 sound-not-made piece=A1")
	tab.Quiet = nil
	tab.play("dice: B1-B1")
	tab.Hears(
		"PAT-13 attack-total piece=A1 face=B1 die=0 attack=2 bonus=0 total=2", "PAT-13 defence-total "+
			"piece=B1 face=B1 die=1 defence=1 bonus=0 total=2",
		"PAT-13 defended piece=A1 other=B1 total=2 against=2",
	)
	tab = scene(t, field, "classes = false")
	tab.play("A: order A1", "A: attack A1 B1")
	tab.Refuses("A: sound yes", "PAT-20 classes-off")
	tab.due("attack")
}

// PAT-21: a class, a special and a death action go before the rule; where they are off, the rule holds.
func TestPAT21ConflictsGoBeforeTheRule(t *testing.T) {
	for _, c := range []struct{ figure, off, lines, line, rule string }{
		{"blue-spider 10,10", "classes = false",
			"A: move A1 10,9\nA: move A1 10,8\nA: move A1 10,9\nA: move A1 10,10", "A: attack A1 B1",
			"PAT-09 attack-after-moves"},
		{"ice-man 10,10 7/0/3/2", "specials = false", "A: attack A1 B1\ndice: B1-B1", "A: attack A1 B1",
			"PAT-09 attack-after-attack"},
		{"sewer-rat 10,10", "specials = false",
			"A: move A1 10,9\nA: move A1 10,8\nA: move A1 10,7\nA: move A1 10,6", "A: move A1 10,5",
			"PAT-10 twines-used"},
	} {
		field := "A1 " + c.figure + "\nB1 mad-dog 11.5,10"
		scene(t, field).play("A: order A1", c.lines).Allows(c.line)
		scene(t, field, c.off).play("A: order A1", c.lines).Refuses(c.line, c.rule)
	}
}
