package patrollers

import "testing"

const order16 = `
A1 mad-dog 10,10 3/1/2/2
A2 patches 13,3
A3 sarge 30,3 fallen
B1 ice-man 10,13.5 4/0/3/3
B2 sewer-rat 30,20 1/4/2/1 marked
B3 red-dragon 20,20`

// PAT-16: of several clauses that a line breaks the first is named.
func TestPAT16TheFirstThatFits(t *testing.T) {
	tab := scene(t, order16)
	for _, c := range []struct{ line, clause string }{
		{"B: order A9", "PAT-08 other-seat"},
		{"A: order A3", "PAT-08 fallen"},
		{"A: attack A2 B9", "PAT-08 wants-order"},
		{"A: pick mad-dog", "PAT-09 set-up-already"},
		{"A: token A1 none", "PAT-09 set-up-already"},
		{"A: dial A1 9 9 9 9", "PAT-09 set-up-already"},
		{"A: deploy A1 3,3", "PAT-09 set-up-already"},
		{"A: sound yes", "PAT-20 no-sound-due"},
		{"A: reroll", "PAT-22 no-reroll-due"},
		{"A: reveal honor", "PAT-24 no-reveal-due"},
		{"A: give A1", "PAT-26 no-give-due"},
		{"A: special A1", "PAT-08 wants-order"},
		{"dice: R1-R1", "PAT-13 no-roll-due"},
		{"dice: R9", "PAT-13 no-roll-due"},
	} {
		tab.Refuses(c.line, c.clause)
	}
	tab.play("A: order A1")
	for _, c := range []struct{ line, clause string }{
		{"A: attack A2 B9", "PAT-13 unknown-target"},
		{"A: attack A2 A2", "PAT-08 not-ordered"},
		{"A: move A2 40,40", "PAT-08 not-ordered"},
		{"A: attack A1 A2", "PAT-13 own-target"},
		{"A: attack A1 B3", "PAT-12 out-of-range"},
		{"A: special A1 B9", "PAT-13 unknown-target"},
		{"A: special A1 B1", "PAT-22 no-such-special"},
		{"A: order A2", "PAT-08 second-order"},
		{"A: give A1", "PAT-26 no-give-due"},
	} {
		tab.Refuses(c.line, c.clause)
	}
	tab.play("A: attack A1 B1")
	for _, c := range []struct{ line, clause string }{
		{"A: move A1 10,11", "PAT-13 wants-attack-roll"},
		{"A: order A1", "PAT-13 wants-attack-roll"},
		{"dice: R1", "PAT-13 wants-attack-roll"},
		{"A: pick mad-dog", "PAT-09 set-up-already"},
		{"A: sound yes", "PAT-20 no-sound-due"},
		{"A: keep", "PAT-22 no-reroll-due"},
	} {
		tab.Refuses(c.line, c.clause)
	}
	tab.play("dice: B1-B1")
	tab.Refuses("A: attack A1 A2", "PAT-09 attack-after-attack")
	tab.Refuses("A: move A1 40,40", "PAT-09 move-after-attack")
	tab.Refuses("A: special A1 B1", "PAT-22 no-such-special")
}

// PAT-16: while setting up another line is that of setting up, but for rolls and what the advanced game asks.
func TestPAT16WhileSettingUp(t *testing.T) {
	tab := begin(t, compile(t))
	for _, c := range []struct{ line, clause string }{
		{"A: order A1", "PAT-06 wants-pick"},
		{"A: move A1 3,3", "PAT-06 wants-pick"},
		{"A: special A1", "PAT-06 wants-pick"},
		{"A: token A1 none", "PAT-06 wants-pick"},
		{"A: deploy A1 3,3", "PAT-06 wants-pick"},
		{"B: pick mad-dog", "PAT-06 other-seat"},
		{"dice: R1-R1", "PAT-13 no-roll-due"},
		{"A: sound yes", "PAT-20 no-sound-due"},
		{"A: keep", "PAT-22 no-reroll-due"},
		{"A: reveal honor", "PAT-24 no-reveal-due"},
		{"A: give A1", "PAT-26 no-give-due"},
	} {
		tab.Refuses(c.line, c.clause)
	}
	tab = begin(t, compile(t, basic))
	for _, c := range []struct{ line, clause string }{
		{"A: sound yes", "PAT-20 classes-off"},
		{"A: special A1 12.5,8", "PAT-22 specials-off"},
		{"A: reroll", "PAT-22 specials-off"},
		{"A: keep", "PAT-22 specials-off"},
		{"A: token A1 none", "PAT-24 tokens-off"},
		{"A: reveal honor", "PAT-24 tokens-off"},
		{"A: give A1", "PAT-26 tokens-off"},
	} {
		tab.Refuses(c.line, c.clause)
	}
}

// PAT-16: while something of the advanced game is asked, another line names its clause, but for rolls and
// lines of setting up.
func TestPAT16WhileSomethingIsAsked(t *testing.T) {
	tab := scene(t, "A1 patches 10,10\nB1 mad-dog 10,11.5")
	tab.play("A: order A1", "A: attack A1 B1")
	for _, line := range []string{"A: keep", "A: reveal honor", "A: give A1", "A: order A1",
		"A: move A1 10,9", "A: special A1"} {
		tab.Refuses(line, "PAT-20 wants-sound")
	}
	tab.Refuses("dice: R1-R1", "PAT-13 no-roll-due")
	tab.Refuses("A: deploy A1 3,3", "PAT-09 set-up-already")
}

// Every notation of the page can be read, whatever is played.
func TestLinesOfBothKindsOfPositionsCanBeRead(t *testing.T) {
	for _, rules := range []string{"", measured} {
		tab := begin(t, compile(t, rules))
		for _, line := range lines {
			tab.Read(line)
		}
	}
}
