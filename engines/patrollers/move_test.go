package patrollers

import "testing"

const walk = `
A1 mad-dog 10,10 2/1/2/2
A2 sarge 30,3
B1 ice-man 14,10
B2 sarge 30,20 fallen
`

// PAT-10: a move is up to as many twines as the Move says, each laid straight in any direction and no longer
// than it is.
func TestPAT10Twines(t *testing.T) {
	tab := scene(t, walk, basic)
	tab.play("A: order A1")
	tab.Asks("PAT-09 prompt-turn seat=A piece=A1")
	tab.Refuses("A: move A1 10,12.1", "PAT-10 twine-too-short piece=A1 space=10,12.1 length=2.1 most=2")
	tab.Refuses("A: move A1 11.5,11.4", "PAT-10 twine-too-short piece=A1 space=11.5,11.4 length=2.1 most=2")
	tab.Refuses("A: move A1 10,10", "PAT-10 move-nowhere piece=A1 space=10,10")
	tab.Refuses("A: move A1 99999,99999", "PAT-10 move-over-edge piece=A1 space=3276.7,3276.7")
	tab.Allows("A: move A1 11.4,11.4", "A: move A1 10,10.1", "A: move A1 8,10")
	tab.play("A: move A1 10,12")
	tab.Hears("PAT-10 moved piece=A1 space=10,10 target=10,12 length=2 twines=1")
	tab.play("A: move A1 10,14", "A: move A1 10,14.1", "A: move A1 10,16.1")
	tab.Refuses("A: move A1 10,17", "PAT-10 twines-used piece=A1 most=4")
	tab.play("A: end")
	tab.at("A1", "10,16.1")
}

// PAT-10: no base passes over another, standing or fallen, and none over the edge; touching is allowed.
func TestPAT10InTheWay(t *testing.T) {
	tab := scene(t, walk, basic)
	tab.play("A: order A1", "A: move A1 12,10")
	tab.Refuses("A: move A1 12.6,10", "PAT-10 in-the-way piece=A1 space=12.6,10 other=B1", "B1")
	tab.Allows("A: move A1 12.5,10")
	tab.Refuses("A: move A1 13.4,11.4", "PAT-10 in-the-way piece=A1 space=13.4,11.4 other=B1", "B1")
	tab.Refuses("A: move A1 13.2,11.2", "PAT-10 in-the-way piece=A1 space=13.2,11.2 other=B1", "B1")
	tab.Allows("A: move A1 12.6,11.9")
	tab = scene(t, "A1 mad-dog 10,1.5\nB1 sarge 10,4 fallen\nA2 sarge 30,3\nB2 ice-man 20,20", basic)
	tab.play("A: order A1")
	tab.Refuses("A: move A1 10,0.7", "PAT-10 move-over-edge piece=A1 space=10,0.7")
	tab.Allows("A: move A1 10,0.8", "A: move A1 10,2.5")
	tab.Refuses("A: move A1 10,2.6", "PAT-10 in-the-way piece=A1 space=10,2.6 other=B1", "B1")
}

// PAT-09: the first action is a move, the second a move or an attack.
func TestPAT09TwoActions(t *testing.T) {
	tab := scene(t, walk, basic)
	tab.play("A: order A1", "A: move A1 10,11", "A: move A1 10,12")
	tab.Allows("A: attack A1 B1")
	tab.play("A: move A1 10,13")
	tab.Refuses("A: attack A1 B1", "PAT-09 attack-after-moves piece=A1")
	tab = scene(t, walk, basic)
	tab.play("A: order A1", "A: attack A1 B1", "dice: B1-B1")
	tab.due("turn A")
	tab.Refuses("A: attack A1 B1", "PAT-09 attack-after-attack piece=A1")
	tab.Refuses("A: move A1 10,11", "PAT-09 move-after-attack piece=A1")
	tab.Lists("end")
	tab.play("A: end")
	tab = scene(t, walk, basic)
	tab.play("A: order A1", "A: end")
}

// Who has no Move stays.
func TestPAT10NoMove(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,10 near-death\nB1 ice-man 20,10", basic)
	tab.play("A: order A1")
	tab.Refuses("A: move A1 10,11", "PAT-10 cannot-move piece=A1")
}

// Where the players measure one line is one move, of 1 to Move twines.
func TestPAT10Measured(t *testing.T) {
	tab := scene(t, walk, basic, measured)
	tab.play("A: order A1")
	tab.Refuses("A: move A1 3", "PAT-10 too-many-twines piece=A1 twines=3 most=2")
	tab.Refuses("A: move A1 0", "PAT-10 too-many-twines piece=A1 twines=0 most=2")
	tab.Refuses("A: move A1 10,12", "PAT-10 move-positions piece=A1")
	tab.Lists("attack A1 B1 0, attack A1 B1 1, attack A1 B1 2, end, move A1 1, move A1 2")
	tab.play("A: move A1 1")
	tab.Allows("A: attack A1 B1 2")
	tab.play("A: move A1 2")
	tab.Refuses("A: attack A1 B1 2", "PAT-09 attack-after-moves piece=A1")
	tab.Refuses("A: move A1 1", "PAT-09 moves-used piece=A1 moves=2")
	tab.Lists("end")
	tab = scene(t, walk, basic)
	tab.play("A: order A1")
	tab.Refuses("A: move A1 2", "PAT-10 move-positions piece=A1")
}
