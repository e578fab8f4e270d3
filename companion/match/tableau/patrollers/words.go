package patrollers

import (
	"strings"
)

// readyDials are the names of the ready dials: one raises all abilities alike, the others one before the
// rest.
var readyDials = []string{dialsAllRound, dialsFierce, dialsTough, dialsSwift}

// abilityNames are the names of the four abilities, in the order in which they are dialled.
var abilityNames = []string{abilityAttack, abilityDefence, abilityMove, abilityRange}

// readyDial names a ready dial with its values: "Fierce: 4 1 2 3".
func readyDial(name string, values [4]int) string {
	return sayReadyDial(name, values[0], values[1], values[2], values[3])
}

// dialled names a value of an ability: "Attack 3".
func dialled(ability, value int) string {
	return sayDialled(abilityNames[ability], value)
}

// askDial asks for an ability of a figure: "Attack of Sarge A2?".
func askDial(ability int, whose string) string {
	return sayAskDial(abilityNames[ability], whose)
}

// attackSum spells out one side of an attack: "1 + 3 = 4". Counts is what the face counts, 0 for some.
func attackSum(counts, added, total int) string {
	return sayAttackSum(counts, counts, added, total)
}

// addedTo says what a side of an attack is made of besides the die: "attack 3, Leader +1".
func addedTo(ability, dialled int, names []string, amounts []int) string {
	return sayAddedTo(strings.ToLower(abilityNames[ability]), dialled, bonuses(names, amounts))
}

// madeOf says what a side of an attack has besides the die: "6, Leader +1, Colt 45 +1".
func madeOf(dialled int, names []string, amounts []int) string {
	if len(names) == 0 {
		return ""
	}
	return sayMadeOf(dialled, bonuses(names, amounts))
}

// bonuses says how much each adds: "Leader +1".
func bonuses(names []string, amounts []int) (list []string) {
	for i, name := range names {
		list = append(list, sayBonuses(name, amounts[i]))
	}
	return list
}

// stands says how a side has come out: "Ava: Sarge A2 near death; Ice Man A1 fallen".
func stands(name string, figures []string) string {
	return sayStands(name, strings.Join(figures, "; "))
}
