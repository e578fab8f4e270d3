package patrollers

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// Berserker Attack: two turns in a row, then he skips his next.
func TestPAT22BerserkerAttack(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,10 2/2/2/2\nA2 sarge 3,3\nB1 ice-man 13,10\nB2 sarge 30,20")
	tab.play("A: order A1")
	tab.Refuses("A: special A1", "PAT-22 no-such-special piece=A1")
	tab.play("A: attack A1 B1", "dice: R1-R1", "A: end")
	tab.due("order B, or A")
	tab.Refuses("A: special A2", "PAT-08 wants-order seat=B")
	tab.Refuses("B: special A1", "PAT-08 wants-order seat=B")
	tab.Lists("order B1, order B2, special A1")
	tab.play("A: special A1")
	tab.Hears("PAT-22 rages piece=A1")
	tab.play("A: attack A1 B1", "dice: R1-R1", "A: end")
	tab.is("B1", "fallen")
	tab.due("order B")
	tab.Refuses("A: special A1", "PAT-08 wants-order seat=B")
	tab.play("B: order B2", "B: end", "A: order A2", "A: end")
	tab.due("initiative")
	tab.is("A1", "front marked")
	tab.is("A2", "front")
	tab.play("dice: R3-R1")
	tab.Refuses("A: order A1", "PAT-08 marked piece=A1")
	tab.play("A: order A2", "A: end", "B: order B2", "B: end")
	tab.due("initiative")
	tab.is("A1", "front")
}

// Berserker Attack: any other line takes the chance away.
func TestPAT22BerserkerIsAskedOnce(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,10\nA2 sarge 3,3\nB1 ice-man 13,10\nB2 sarge 30,20")
	tab.play("A: order A1", "A: end", "B: order B2")
	tab.Refuses("A: special A1", "PAT-08 other-seat seat=B")
	tab.due("turn B")
}

// Berserker Attack: even where the end of his turn would end the round.
func TestPAT22BerserkerAtTheEndOfARound(t *testing.T) {
	const field = "A1 mad-dog 10,10\nA2 riptide -\nB1 ice-man 13,10 marked\nB2 riptide - fallen"
	tab := scene(t, field)
	tab.play("A: order A1", "A: end")
	tab.due("secret-deployment A, or A")
	tab.Hears("PAT-09 turn-ended piece=A1")
	tab.is("B1", "front marked")
	tab.play("A: special A1", "A: move A1 10,11", "A: end")
	tab.Hears("PAT-09 turn-ended piece=A1", "PAT-08 round-over seat=B round=2")
	tab.is("A1", "front marked")
	tab.is("B1", "front")
	tab = scene(t, field)
	tab.play("A: order A1", "A: end", "A: deploy A2 30,20")
	tab.Hears("PAT-08 round-over seat=B round=2", "PAT-22 deployed piece=A2 space=30,20",
		"PAT-07 round-begins round=3")
	tab.is("A1", "front")
	tab = scene(t, "A1 mad-dog 10,10\nB1 ice-man 13,10 marked")
	tab.play("A: order A1", "A: end")
	tab.due("initiative, or A")
	enginetest.Equal(t, "lines", len(tab.Game.Moves(&tab.At, nil)), 65)
	tab.play("dice: R1-R1")
	tab.due("initiative")
	tab.Refuses("A: special A1", "PAT-07 wants-initiative")
}

// Meatball Surgery: turns a dog-tag back, in attack range, of either side, his own too.
func TestPAT22MeatballSurgery(t *testing.T) {
	tab := scene(t, "A1 doctor-johnson 10,10 0/4/2/1 near-death\nA2 sarge 14,10 near-death\nB1 ice-man "+
		"10,13.5 near-death\nB2 sarge 16,10 near-death")
	tab.play("A: order A1")
	tab.Refuses("A: special A1 A2", "PAT-22 out-of-range piece=A1 other=A2 gap=2.5 range=1 reach=2")
	tab.play("A: special A1 A1")
	tab.Hears("PAT-22 operated piece=A1 other=A1")
	tab.is("A1", "front marked")
	tab.Refuses("A: attack A1 B1", "PAT-09 after-special piece=A1")
	tab.Refuses("A: move A1 10,9", "PAT-09 after-special piece=A1")
	tab.Refuses("A: special A1 A2", "PAT-09 after-special piece=A1")
	tab.Lists("end")
	tab.play("A: end", "B: order B1", "B: end", "A: order A2", "A: end", "B: order B2", "B: end",
		"dice: R3-R1", "A: order A1")
	tab.Refuses("A: special A1 A1", "PAT-22 not-near-death piece=A1 other=A1")
	tab.Lists("attack A1 B1, end, special A1 B1")
	tab.play("A: special A1 B1")
	tab.is("B1", "front")
}

// Tiger Claw Grip: who touches Blue Spider cannot move or attack if he did neither in his turn.
func TestPAT22TigerClawGrip(t *testing.T) {
	const field = "A1 blue-spider 10,10\nA2 sarge 3,3\nB1 ice-man 11.5,10 7/0/3/3\nB2 ballistic 10,14 2/4/2/2"
	tab := scene(t, field)
	tab.play("A: order A1", "A: end")
	tab.Hears("PAT-09 turn-ended piece=A1", "PAT-22 grip-holds piece=A1")
	tab.play("B: order B1")
	tab.Refuses("B: move B1 13,10", "PAT-22 gripped piece=B1 other=A1", "A1")
	tab.Refuses("B: attack B1 A1", "PAT-22 gripped piece=B1 other=A1")
	tab.Refuses("B: attack B1 B2", "PAT-13 own-target piece=B1 other=B2")
	tab.Lists("end")
	tab.play("B: end", "A: order A2", "A: end", "B: order B2", "B: move B2 10,12", "B: move B2 10,11.5")
	tab.Refuses("B: move B2 10,13", "PAT-22 gripped piece=B2 other=A1")
	tab.Refuses("B: special B2 A1", "PAT-22 gripped piece=B2 other=A1")
	tab.play("B: end", "dice: R3-R1", "A: order A1", "A: move A1 9,10", "A: end", "B: order B1")
	tab.Allows("B: move B1 13,10", "B: attack B1 A1")
	for _, act := range []string{"A: move A1 10,9.9", "A: attack A1 B1\ndice: B1-B1"} {
		tab = scene(t, field)
		tab.play("A: order A1", act, "A: end", "B: order B1")
		tab.Allows("B: attack B1 A1")
	}
}

// Dragon Stance: Red Dragon cannot be attacked if he did not attack in his last turn, at best every other
// turn.
func TestPAT22DragonStance(t *testing.T) {
	const field = "A1 red-dragon 10,10\nB1 ice-man 13,10 7/0/3/3"
	tab := scene(t, field)
	tab.play("A: order A1", "A: end")
	tab.Hears("PAT-09 turn-ended piece=A1", "PAT-22 stance-taken piece=A1")
	tab.play("B: order B1")
	tab.Refuses("B: attack B1 A1", "PAT-22 in-stance piece=A1", "A1")
	tab.Lists("end")
	tab.play("B: end", "dice: R3-R1", "A: order A1", "A: end")
	tab.Hears("PAT-09 turn-ended piece=A1")
	tab.play("B: order B1")
	tab.Allows("B: attack B1 A1")
	tab.play("B: end", "dice: R3-R1", "A: order A1", "A: end")
	tab.Hears("PAT-09 turn-ended piece=A1", "PAT-22 stance-taken piece=A1")
	// A turn lost to gas gives none.
	tab = scene(t, field)
	tab.play("table: fix gas A1 on", "A: order A1", "A: end")
	tab.Hears("PAT-09 turn-ended piece=A1")
	// Nor one with an attack.
	tab = scene(t, "A1 red-dragon 10,10\nB1 ice-man 11.5,10 7/0/3/3")
	tab.play("A: order A1", "A: attack A1 B1", "dice: B1-B1", "A: end", "B: order B1")
	tab.Allows("B: attack B1 A1")
}

// Strafing: instead of moving he attacks twice.
func TestPAT22Strafing(t *testing.T) {
	const field = "A1 ice-man 10,10 7/0/3/2\nA2 sarge 3,3\nB1 mad-dog 13,10\nB2 sarge 10,13"
	tab := scene(t, field)
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1")
	tab.Refuses("A: move A1 10,9", "PAT-09 move-after-attack piece=A1")
	tab.play("A: attack A1 B1", "dice: R1-R1")
	tab.is("B1", "fallen")
	tab.Refuses("A: attack A1 B2", "PAT-09 attack-after-attack piece=A1")
	tab = scene(t, field)
	tab.play("A: order A1", "A: move A1 10,9", "A: attack A1 B1", "dice: R1-R1")
	tab.Refuses("A: attack A1 B2", "PAT-09 attack-after-attack piece=A1")
	tab = scene(t, field, "specials = false")
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1")
	tab.Refuses("A: attack A1 B1", "PAT-09 attack-after-attack piece=A1")
}

// Issue Orders: a turn with any grunt instead of Sarge; the marker goes to Sarge, and marked grunts keep
// theirs.
func TestPAT22IssueOrders(t *testing.T) {
	const field = "A1 sarge 10,10\nA2 ice-man 13,10 7/0/3/2 marked\nA3 mad-dog 3,3\nB1 sewer-rat " +
		"16,10\nB2 sarge 30,20\nB3 ice-man 33,20"
	tab := scene(t, field)
	tab.Refuses("A: special A1 A2", "PAT-08 wants-order seat=A")
	tab.play("A: order A1")
	tab.Refuses("A: special A1 A3", "PAT-22 issue-target piece=A1 other=A3")
	tab.Refuses("A: special A1 A1", "PAT-22 issue-target piece=A1 other=A1")
	tab.Refuses("A: special A1 B1", "PAT-22 issue-target piece=A1 other=B1")
	tab.play("A: special A1 A2")
	tab.Hears("PAT-22 orders-issued piece=A1 other=A2")
	tab.is("A1", "front marked")
	tab.Refuses("A: move A1 10,9", "PAT-08 not-ordered piece=A1")
	tab.play("A: attack A2 B1", "dice: R1-R1", "A: end")
	tab.is("A2", "front marked")
	tab = scene(t, strings.Replace(field, " marked", "", 1))
	tab.play("A: order A1", "A: special A1 A2", "A: end", "B: order B1", "B: end")
	tab.is("A2", "front")
	tab.Allows("A: order A2")
	tab = scene(t, field)
	tab.play("A: order A1", "A: move A1 10,9")
	tab.Refuses("A: special A1 A2", "PAT-22 issue-too-late piece=A1")
	// Gas is taken off by an order that was issued too.
	tab = scene(t, strings.Replace(field, " marked", " gas", 1))
	tab.play("A: order A1", "A: special A1 A2")
	tab.Refuses("A: attack A2 B1", "PAT-22 gassed piece=A2")
	tab.Lists("end")
}

// Calculated Assault: after a turn without an attack, three more to the next initiative, on re-rolls too.
func TestPAT22CalculatedAssault(t *testing.T) {
	const field = "A1 mad-doctor 10,10\nB1 eight-bit 12,10"
	tab := scene(t, field)
	tab.play("A: order A1", "A: end", "B: order B1", "B: end", "dice: Y4-R1")
	tab.Hears("PAT-07 rolled-initiative seat=A face=Y4",
		"PAT-22 rolled-initiative-calculated seat=B face=R1 amount=3 total=4",
		"PAT-07 initiative-tied total=4")
	tab.play("dice: R3-B1")
	tab.Hears("PAT-07 rolled-initiative seat=A face=R3",
		"PAT-22 rolled-initiative-calculated seat=B face=B1 amount=3 total=4", "PAT-07 goes-first seat=B")
	tab.play("B: order B1", "B: attack B1 A1", "dice: B1-B1", "B: end", "A: order A1", "A: end",
		"dice: R3-R1")
	tab.Hears("PAT-07 rolled-initiative seat=A face=R3", "PAT-07 rolled-initiative seat=B face=R1",
		"PAT-07 goes-first seat=A")
}

// Back of Hand: if he does not attack he may move three times.
func TestPAT22BackOfHand(t *testing.T) {
	tab := scene(t, "A1 sewer-rat 3,10\nB1 mad-dog 20,20")
	tab.play("A: order A1", "A: move A1 5,10", "A: move A1 7,10", "A: move A1 9,10", "A: move A1 11,10",
		"A: move A1 13,10", "A: move A1 15,10")
	tab.Refuses("A: move A1 15,11", "PAT-10 twines-used piece=A1 most=6")
	tab.Refuses("A: attack A1 B1", "PAT-09 attack-after-moves piece=A1")
	tab = scene(t, "A1 sewer-rat 3,10\nB1 mad-dog 20,20", measured)
	tab.play("A: order A1", "A: move A1 2", "A: move A1 1", "A: move A1 2")
	tab.Refuses("A: move A1 2", "PAT-09 moves-used piece=A1 moves=3")
}

// PAT-23: some lose the special action on the near-death side, where the ruleset says so.
func TestPAT23SpecialEndsNearDeath(t *testing.T) {
	const field = "A1 ice-man 10,10 6/0/3/4 near-death\nB1 mad-dog 13,10"
	tab := scene(t, field)
	tab.play("A: order A1", "A: attack A1 B1", "dice: B1-B1")
	tab.Allows("A: attack A1 B1")
	tab = scene(t, field, "special_ends_near_death = [\"ice-man\"]")
	tab.play("A: order A1", "A: attack A1 B1", "dice: B1-B1")
	tab.Refuses("A: attack A1 B1", "PAT-09 attack-after-attack piece=A1")
}

// PAT-22, PAT-23: a Grip and a Stance end with the special action, where that is lost near death, and with
// the next order.
func TestPAT22GripAndStanceEnd(t *testing.T) {
	const lost = "special_ends_near_death = [\"blue-spider\", \"red-dragon\"]"
	tab := scene(t, "A1 blue-spider 10,10\nB1 ice-man 11.5,10", lost)
	tab.play("A: order A1", "A: end", "B: order B1")
	tab.Refuses("B: move B1 13,10", "PAT-22 gripped piece=B1 other=A1")
	tab.play("table: fix side A1 near-death")
	tab.Allows("B: move B1 13,10")
	tab = scene(t, "A1 red-dragon 10,10\nB1 ice-man 13,10", lost)
	tab.play("A: order A1", "A: end", "B: order B1")
	tab.Refuses("B: attack B1 A1", "PAT-22 in-stance piece=A1")
	tab.play("table: fix side A1 near-death")
	tab.Allows("B: attack B1 A1")
	// In his own turn he stands in it no more: who destroys itself hits him.
	tab = scene(t, "A1 red-dragon 10,10 5/3/3/0\nA2 sarge 30,3\nB1 mad-dog 11.5,10 near-death "+
		"self-destruct\nB2 sarge 30,20")
	tab.play("A: order A1", "A: end", "B: order B2", "B: end", "A: order A2", "A: end", "B: order B1",
		"B: end", "dice: R3-R1", "A: order A1", "A: attack A1 B1", "dice: R1-R1")
	tab.play("B: reveal self-destruct")
	tab.Asks("PAT-13 prompt-attack piece=B1 other=A1")
}

// Issue Orders: once a turn, even where the one who is ordered gives orders too.
func TestPAT22OrdersAreNotPassedOn(t *testing.T) {
	tab := scene(t, "A1 sarge 10,10\nA2 teddy-bear 13,10\nA3 ice-man 3,3\nB1 mad-dog 20,10\nB2 sarge "+
		"30,20\nB3 patches 33,20", strings.Replace(ownToy, "psychic-blast", "issue-orders", 1))
	tab.play("A: order A1", "A: special A1 A2")
	tab.Refuses("A: special A2 A3", "PAT-22 issue-too-late piece=A2")
}

// Berserker Attack and PAT-15: where the end of his turn makes the battle a draw, it is over.
func TestPAT22BerserkerAtAStalemate(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,10\nB1 ice-man 30,20 marked", ":quiet = 9")
	tab.play("A: order A1", "A: end")
	tab.ends("draw", 2)
	tab.Refuses("A: special A1", "PAT-14 over")
}
