package patrollers

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// Explosives Deployment: instead of attacking he leaves one anywhere in attack range, measured from that
// point to his base.
func TestPAT22ExplosivesAreLeft(t *testing.T) {
	tab := scene(t, "A1 depth-charge 10,10 1/4/2/2\nB1 mad-dog 20,20")
	tab.play("A: order A1", "A: move A1 10,11")
	tab.Allows("A: special A1 10,15.7", "A: special A1 10,11", "A: special A1 13.3,14.3")
	tab.Refuses("A: special A1 10,15.8",
		"PAT-22 explosive-out-of-range piece=A1 space=10,15.8 range=2 reach=4")
	tab.Refuses("A: special A1 B1", "PAT-22 no-such-special piece=A1")
	tab.Refuses("A: special A1 2", "PAT-22 no-such-special piece=A1")
	tab.play("A: special A1 12,14")
	tab.Hears("PAT-22 explosive-left piece=A1 space=12,14")
	tab.Refuses("A: special A1 12,14", "PAT-09 after-special piece=A1")
	enginetest.Equal(t, "explosives", tab.At.laid, 1)
	full := `:explosives = [` + strings.Repeat(`"3,3", `, MaxExplosives) + "]"
	tab = scene(t, "A1 depth-charge 10,10 1/4/2/2\nB1 mad-dog 20,20", full, `:due = "turn"`,
		":[acting]\nwho = \"A1\"")
	tab.Refuses("A: special A1 10,11", "PAT-22 too-many-explosives piece=A1 most=16")
	tab = scene(t, "A1 depth-charge 1,1 1/4/2/2\nB1 mad-dog 20,20")
	tab.play("A: order A1")
	tab.Allows("A: special A1 0,0")
	tab = scene(t, "A1 depth-charge 35,23 1/4/2/2\nB1 mad-dog 20,20")
	tab.play("A: order A1")
	tab.Refuses("A: special A1 36.1,23", "PAT-22 explosive-off-table piece=A1 space=36.1,23")
	tab = scene(t, "A1 depth-charge 10,10 1/4/2/2\nB1 mad-dog 20,20", measured)
	tab.play("A: order A1")
	tab.Refuses("A: special A1 3", "PAT-22 explosive-twines piece=A1 twines=3 range=2")
	tab.play("A: special A1 2")
	tab.Hears("PAT-22 explosive-left-measured piece=A1 twines=2")
}

const minefield = `
A1 depth-charge 10,10 2/4/2/2
A2 captain-dwayne 10,14
A3 sarge 30,3
B1 mad-dog 14,14 2/1/1/3 near-death
B2 ice-man 20,14
B3 sarge 14,18 marked`

// Explosives Deployment: at his order each, oldest first, attacks every Patroller within one twine of it,
// himself too, with his Attack; then it is gone.
func TestPAT22ExplosivesGoOff(t *testing.T) {
	tab := scene(t, minefield, `:explosives = ["12,12", "16.7,14"]`)
	tab.play("A: order A1")
	tab.Hears(
		"PAT-08 ordered piece=A1", "PAT-22 explosives-go-off piece=A1", "PAT-22 explosive-goes-off "+
			"piece=A1 space=12,12 hits=0",
		"PAT-22 explosive-goes-off piece=A1 space=16.7,14 hits=1",
	)
	tab = scene(t, minefield, `:explosives = ["12,14", "12,11"]`)
	tab.play("A: order A1")
	tab.Hears("PAT-08 ordered piece=A1", "PAT-22 explosives-go-off piece=A1",
		"PAT-22 explosive-goes-off piece=A1 space=12,14 hits=2")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A2")
	tab.Refuses("A: move A1 10,9", "PAT-13 wants-attack-roll piece=A1 other=A2")
	tab.Quiet = nil
	tab.play("dice: R1-B3")
	tab.Hears(
		"PAT-13 attack-total piece=A1 face=R1 die=1 attack=2 bonus=1 total=4",
		"PAT-13 defence-total piece=A2 face=B3 die=3 defence=1 bonus=0 total=4",
		"PAT-13 defended piece=A1 other=A2 total=4 against=4",
	)
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B1")
	tab.play("dice: R1-B1")
	tab.is("B1", "fallen")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A1")
	tab.play("dice: Y4-B1")
	tab.is("A1", "near-death marked")
	enginetest.Equal(t, "explosives", tab.At.laid, 0)
	tab.due("turn A")
	tab.Allows("A: move A1 10,9")
}

// Explosives Deployment: one who dies by his own explosive has only the end of his turn left; gas keeps them
// from going off.
func TestPAT22ExplosivesAndTheirLayer(t *testing.T) {
	tab := scene(t, minefield, `:explosives = ["12,11"]`)
	tab.play("table: fix side A1 near-death", "A: order A1", "dice: R3-R1")
	tab.is("A1", "fallen marked")
	tab.Lists("end")
	tab.Refuses("A: move A1 10,9", "PAT-08 not-ordered piece=A1")
	tab.play("A: end")
	tab = scene(t, minefield, `:explosives = ["12,11"]`)
	tab.play("table: fix gas A1 on", "A: order A1")
	tab.Hears("PAT-08 ordered piece=A1", "PAT-22 gas-taken-off piece=A1")
	enginetest.Equal(t, "explosives", tab.At.laid, 1)
	tab.Lists("end")
}

// Where the players measure they say whom the explosives hit, in the order in which they go off.
func TestPAT22ExplosivesMeasured(t *testing.T) {
	tab := scene(t, minefield, measured, `:explosives = ["", ""]`)
	tab.Refuses("A: order A2 B1", "PAT-22 no-hits piece=A2")
	tab.Refuses("A: order A1 B1 B1 B1", "PAT-22 no-hits piece=A1")
	tab.Refuses("A: order A1 B4", "PAT-13 unknown-target piece=B4")
	tab.Allows("A: order A1")
	tab.play("A: order A1 A2 B1 A2")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A2")
	tab.play("dice: B1-B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B1")
	tab.play("dice: B1-B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A2")
	tab.play("dice: B1-B1")
	tab.due("turn A")
	// By an order that was issued they go off too.
	tab = scene(t, minefield, measured, `:explosives = [""]`)
	tab.play("A: order A3")
	tab.Refuses("A: special A3 A1 B2 B2", "PAT-22 no-hits piece=A1")
	tab.play("A: special A3 A1 B2 B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B1")
	tab = scene(t, minefield, `:explosives = ["12,11"]`)
	tab.Refuses("A: order A1 B1", "PAT-22 no-hits piece=A1")
}

// Gas Attack: the next order takes the marker off, and then there is only the end.
func TestPAT22GasAttack(t *testing.T) {
	const field = "A1 plague-bringer 10,10 1/4/1/2\nA2 sarge 13,10\nB1 mad-dog 10,14\nB2 ice-man 10,20"
	tab := scene(t, field)
	tab.play("A: order A1")
	tab.Lists("attack A1 B1, end, special A1 A2, special A1 B1")
	tab.Refuses("A: special A1 B2", "PAT-22 out-of-range piece=A1 other=B2 gap=8.5 range=2 reach=4")
	tab.Refuses("A: special A1 A1", "PAT-22 special-self piece=A1 other=A1")
	tab.Refuses("A: special A1 B7", "PAT-13 unknown-target piece=B7")
	tab.play("A: special A1 B1")
	tab.Hears("PAT-22 gassed-by piece=A1 other=B1")
	tab.is("B1", "front gas")
	tab.play("A: end", "B: order B1")
	tab.Hears("PAT-08 ordered piece=B1", "PAT-22 gas-taken-off piece=B1")
	tab.is("B1", "front marked")
	tab.Lists("end")
	tab.Refuses("B: move B1 10,13", "PAT-22 gassed piece=B1")
	tab.Refuses("B: attack B1 A1", "PAT-22 gassed piece=B1")
	tab = scene(t, field, measured)
	tab.play("A: order A1")
	tab.Refuses("A: special A1 B1", "PAT-22 twines-needed piece=A1")
	tab.Refuses("A: special A1 B1 3", "PAT-22 out-of-range-twines piece=A1 other=B1 twines=3 range=2")
	tab.Refuses("A: special A1 B1 2 B2", "PAT-22 no-hits piece=A1")
	tab.play("A: special A1 B1 2")
}

// Ambition Extreme: he may roll the attack die again, once an attack; a line is always said.
func TestPAT22AmbitionExtreme(t *testing.T) {
	const field = "A1 captain-dwayne 10,10 5/1/2/3\nB1 blue-spider 13,10 2/6/3/0"
	tab := scene(t, field)
	tab.play("A: order A1")
	tab.Refuses("A: keep", "PAT-22 no-reroll-due")
	tab.play("A: attack A1 B1", "dice: R1-B1")
	tab.Hears("PAT-22 may-reroll piece=A1 face=R1 other=B1 against=B1")
	tab.Asks("PAT-22 prompt-reroll seat=A piece=A1 face=R1 other=B1 against=B1")
	tab.Refuses("dice: R1", "PAT-13 no-roll-due")
	tab.Refuses("A: end", "PAT-22 wants-reroll piece=A1")
	tab.Lists("keep, reroll")
	tab.play("A: reroll")
	tab.Asks("PAT-22 prompt-attack-die piece=A1")
	tab.Refuses("A: keep", "PAT-22 no-reroll-due")
	tab.Refuses("dice: R1-B1", "PAT-13 wants-attack-die piece=A1")
	tab.play("dice: R3")
	tab.Hears("PAT-13 wounded piece=B1 total=8 against=7")
	tab = scene(t, field)
	tab.play("A: order A1", "A: attack A1 B1", "dice: Y4-R1", "A: keep")
	tab.Hears("PAT-22 keeps piece=A1 face=Y4", "PAT-13 wounded piece=B1 total=9 against=6")
	tab = scene(t, field, "specials = false")
	tab.play("A: order A1", "A: attack A1 B1", "dice: Y4-R1")
	tab.Refuses("A: keep", "PAT-22 specials-off")
	tab.due("turn A")
}

// Experimental Surgery: sets the dial of a figure he is head-to-head with anew, within what it can be dialled
// to.
func TestPAT22ExperimentalSurgery(t *testing.T) {
	const field = "A1 mad-doctor 10,10\nA2 sarge 12,10\nB1 ice-man 10,11.6 4/2/3/4\nB2 sarge 20,20"
	tab := scene(t, field)
	tab.play("A: order A1")
	tab.Refuses("A: special A1 A2 2 2 1 1", "PAT-22 not-head-to-head piece=A1 other=A2", "A2")
	tab.Refuses("A: special A1 B1 7 1 3 3", "PAT-05 over-budget piece=B1 steps=5 budget=4")
	tab.Refuses("A: special A1 B1 3 0 3 2",
		"PAT-05 outside-span piece=B1 ability=attack value=3 lowest=4 highest=7")
	tab.play("A: special A1 B1 4 0 3 2")
	tab.Hears("PAT-22 experimented piece=A1 other=B1",
		"PAT-22 dialled-anew piece=B1 attack=4 defence=0 move=3 range=2")
	tab = scene(t, field, measured)
	tab.play("A: order A1", "A: special A1 A2 2 2 1 1 0")
}

const crossfire = `
A1 ballistic 10,10 2/4/2/2
A2 sarge 13,12 2/2/1/1 near-death
A3 sewer-rat 14,8
B1 mad-dog 13,10 2/1/1/2 near-death
B2 ice-man 16.5,10
B3 plague-bringer 30,20`

// Gatling Gun: attacks one Patroller and all others within range 1 of it, friends too, with the die and one.
func TestPAT22GatlingGun(t *testing.T) {
	tab := scene(t, crossfire)
	tab.play("A: order A1")
	tab.Refuses("A: special A1 A2", "PAT-22 special-own piece=A1 other=A2")
	tab.Refuses("A: special A1 B3", "PAT-22 out-of-range")
	tab.Lists("attack A1 B1, end, special A1 B1")
	tab.play("A: special A1 B1")
	tab.Hears("PAT-22 gatling-fires piece=A1 other=B1")
	tab.Quiet = nil
	tab.play("dice: R1-B1")
	tab.Hears(
		"PAT-13 attack-total piece=A1 face=R1 die=1 attack=1 bonus=0 total=2", "PAT-13 defence-total "+
			"piece=B1 face=B1 die=1 defence=0 bonus=0 total=1",
		"PAT-13 died piece=B1 total=2 against=1",
	)
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A2")
	tab.play("dice: R1-R1")
	tab.is("A2", "fallen")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A3")
	tab.play("dice: R1-R1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B2")
	tab.play("dice: B1-R1")
	tab.is("B2", "near-death")
	tab.due("turn A")
	tab.Refuses("A: attack A1 B2", "PAT-09 after-special piece=A1")
}

// Where the players measure they say who else is hit.
func TestPAT22GatlingGunMeasured(t *testing.T) {
	tab := scene(t, crossfire, measured)
	tab.play("A: order A1")
	tab.Refuses("A: special A1 B1 2 A1", "PAT-22 no-hits piece=A1")
	tab.Refuses("A: special A1 B1 2 B1", "PAT-22 no-hits piece=A1")
	tab.Refuses("A: special A1 B1 2 A2 A2", "PAT-22 no-hits piece=A1")
	tab.Refuses("A: special A1 B1 2 C1", "PAT-13 unknown-target piece=C1")
	// In any order: they are rolled for from A1 to B5.
	tab.play("A: special A1 B1 2 B3 A2", "dice: B1-B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A2")
	tab.play("dice: B1-B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B3")
	tab.play("dice: B1-B1")
	tab.due("turn A")
}

// Psychic Blast: all figures in attack range move one twine straight away from him, the farthest first, as
// far as they can.
func TestPAT22PsychicBlast(t *testing.T) {
	tab := scene(t, "A1 patches 10,10 1/4/2/2\nA2 sarge 13,10\nA3 sewer-rat 13,16\nB1 mad-dog 15,10\nB2 "+
		"ice-man 12,12\nB3 sarge 10,1.5")
	tab.play("A: order A1")
	tab.play("A: special A1")
	tab.Hears(
		"PAT-22 psychic-blast piece=A1",
		"PAT-22 pushed piece=B1 space=15,10 target=17,10 length=2",
		"PAT-22 pushed piece=A2 space=13,10 target=15,10 length=2",
		"PAT-22 pushed piece=B2 space=12,12 target=13.4,13.4 length=1.9",
	)
	tab.at("A3", "13,16")
	tab.at("B3", "10,1.5")
	tab = scene(t, "A1 patches 10,4 1/4/2/2\nA2 sarge 13,4\nA3 sewer-rat 15,4 fallen\nB1 mad-dog "+
		"10,1.8\nB2 ice-man 10,5.5\nB3 sarge 30,20")
	tab.play("A: order A1", "A: special A1")
	tab.Hears(
		"PAT-22 psychic-blast piece=A1",
		"PAT-22 pushed piece=A2 space=13,4 target=13.5,4 length=0.5",
		"PAT-22 pushed piece=B1 space=10,1.8 target=10,0.8 length=1",
		"PAT-22 pushed piece=B2 space=10,5.5 target=10,7.5 length=2",
	)
	tab = scene(t, "A1 patches 10,4\nB1 mad-dog 10,1.8", measured)
	tab.play("A: order A1", "A: special A1")
	tab.Hears("PAT-22 psychic-blast piece=A1")
}

// Secret Deployment: Riptide comes after the first round, anywhere out of every enemy's range and his own; he
// counts as in play before that.
func TestPAT22SecretDeployment(t *testing.T) {
	tab := begin(t, compile(t, "team_size = 2\ntokens = false"))
	tab.play("A: pick riptide", "A: pick sarge", "B: pick ballistic", "B: pick riptide")
	tab.Refuses("A: deploy A1 12,2", "PAT-06 comes-later piece=A1")
	tab.play("A: deploy A2 12,2", "B: deploy B1 12,22", "A: dial A1 1 4 2 1", "A: dial A2 2 2 3 1")
	tab.play("B: dial B1 2 4 2 3", "B: dial B2 1 4 2 1", "dice: R3-R1")
	tab.Refuses("A: order A1", "PAT-08 not-on-the-table piece=A1")
	tab.Refuses("A: deploy A1 12,12", "PAT-22 deploys-later piece=A1")
	tab.Refuses("A: deploy A2 12,12", "PAT-09 set-up-already")
	tab.play("A: order A2", "A: end", "B: order B1")
	tab.Refuses("B: attack B1 A1", "PAT-13 target-not-there piece=B1 other=A1")
	tab.play("B: end")
	tab.Hears("PAT-09 turn-ended piece=B1", "PAT-08 round-over seat=A round=1")
	tab.due("secret-deployment A")
	tab.Asks("PAT-22 prompt-secret-deployment seat=A piece=A1")
	tab.Refuses("A: order A2", "PAT-22 wants-secret-deployment piece=A1")
	tab.Refuses("dice: R1-R2", "PAT-13 no-roll-due")
	tab.Refuses("A: dial A1 1 4 2 1", "PAT-09 set-up-already")
	tab.Refuses("A: deploy A1 12,14.5", "PAT-22 deploy-in-range piece=A1 space=12,14.5 other=B1", "B1")
	tab.Refuses("A: deploy A1 12,3.5", "PAT-06 deploy-touches piece=A1 space=12,3.5 other=A2")
	tab.Refuses("A: deploy A1 0.5,12", "PAT-06 deploy-edge piece=A1 space=0.5,12")
	tab.play("A: deploy A1 12,14.4")
	tab.due("secret-deployment B")
	tab.Refuses("B: deploy B2 14,14.4", "PAT-22 deploy-in-range piece=B2 space=14,14.4 other=A1")
	tab.play("B: deploy B2 30,3")
	tab.due("initiative")
	tab.play("dice: R3-R1", "A: order A1")
	// His own range counts where it is the longer one.
	tab = scene(t, "A1 riptide - 1/4/2/2\nA2 sarge 12,2\nB1 blue-spider 12,12\nB2 sarge 30,20",
		":round = 1\ndue = \"secret-deployment\"\nturn = \"\"\ninitiative = \"\"")
	tab.Refuses("A: deploy A1 17.5,12", "PAT-22 deploy-in-range piece=A1 space=17.5,12 other=B1", "B1")
	tab.Allows("A: deploy A1 17.6,12")
	// He alone keeps his side in the battle.
	tab = scene(t, "A1 riptide -\nA2 sarge 12,2 near-death\nB1 ice-man 12,5 7/0/3/3\nB2 sarge 30,20",
		":round = 1\nturn = \"B\"")
	tab.play("B: order B1", "B: attack B1 A2", "dice: R1-R1")
	tab.due("turn B")
	tab.play("B: end")
	tab.Hears("PAT-09 turn-ended piece=B1", "PAT-08 round-over seat=A round=1")
	tab.due("secret-deployment A")
}
