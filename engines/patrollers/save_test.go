package patrollers

import (
	"testing"

	"homespun/engines/enginetest"
)

// The position in the midst of a turn, with everything that can lie on the table.
func TestSave(t *testing.T) {
	tab := shot(t, "honor", `:explosives = ["12.5,8"]`)
	tab.play("B: reveal honor")
	tab.Saves(`round = 2
due = "turn"
turn = "A"
initiative = "A"
wounded = true
explosives = ["12.5,8"]

[battle_wide]
B = ["honor"]

[acting]
who = "A1"
attacks = 1

[patrollers]
[patrollers.A1]
who = "ice-man"
token = "none"
dial = [7, 0, 3, 3]
at = "10,10"
marked = true
[patrollers.A2]
who = "mad-dog"
token = "none"
dial = [2, 1, 2, 2]
at = "14,13"
[patrollers.A3]
who = "sarge"
token = "none"
dial = [2, 2, 1, 1]
at = "3,3"
[patrollers.B1]
who = "doctor-johnson"
token = "honor"
shown = true
dial = [0, 4, 2, 1]
at = "10,13"
side = "fallen"
[patrollers.B2]
who = "red-dragon"
token = "none"
dial = [3, 3, 3, 0]
at = "12,15"
side = "near-death"
[patrollers.B3]
who = "sewer-rat"
token = "none"
dial = [1, 4, 2, 1]
at = "30,20"
`)
}

// An attack that waits for its roll, in a series, after the sound was made.
func TestSaveSeries(t *testing.T) {
	tab := scene(t, minefield, measured, `:explosives = ["", ""]`)
	tab.play("A: order A1 A2 B1 A2", "dice: B1-B1")
	saved := tab.Game.Save(&tab.At).(*Saved)
	enginetest.Equal(t, "series", len(saved.Series), 1)
	enginetest.Equal(t, "at", saved.Series[0].At, "B1")
	enginetest.Equal(t, "hits", len(saved.Hits), 1)
	tab.Stand(tab.Game.Load(enginetest.TOML(enginetest.Text(t, saved))))
	tab.play("dice: B1-B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=A2")
}

// A position that cannot be is refused with the key that is wrong.
func TestPositionsThatCannotBe(t *testing.T) {
	const field = "A1 ice-man 10,10 7/0/3/3\nA2 mad-dog 13,10\nB1 sarge 10,13.5\nB2 riptide 30,20"
	g := scene(t, field).Game
	const b2 = "who = \"riptide\", token = \"none\", dial = [1, 4, 2, 1]"
	for _, c := range []struct{ notes, key, says string }{
		{`due = "lunch"`, "due", "it can be pick, token"},
		{"round = 0", "round", "then 1 or more"},
		{"round = -4", "round", "is -4"},
		{"quiet = 100", "quiet", "0 to 99"},
		{`turn = ""`, "turn", "missing"},
		{`turn = "C"`, "turn", "A or B"},
		{`initiative = ""`, "initiative", "missing"},
		{`due = "initiative"`, "initiative", "before it has been rolled"},
		{"due = \"initiative\"\ninitiative = \"\"", "turn", "not there where due is initiative"},
		{"due = \"secret-deployment\"\ninitiative = \"\"\nturn = \"\"", "due", "nobody is left to come"},
		{`due = "over"`, "turn", "not there where due is over"},
		{"due = \"over\"\nturn = \"\"", "due", "who is in play"},
		{`due = "turn"`, "acting", "there where a turn is under way"},
		{"[acting]\nwho = \"A1\"", "acting", "only there"},
		{"due = \"turn\"\n[acting]\nwho = \"B1\"", "acting.who", "Patroller of A"},
		{"due = \"turn\"\n[acting]\nwho = \"A1\"\nmoves = 1", "acting.moves", "where positions are measured"},
		{"due = \"turn\"\n[acting]\nwho = \"A1\"\nchief = \"A2\"", "acting.chief",
			"cannot have issued orders"},
		{"due = \"attack\"\n[acting]\nwho = \"A1\"", "series", "waits for a roll"},
		{"due = \"attack\"\n[acting]\nwho = \"A1\"\nattacks = 1\n[[series]]\nby = \"attack\"\nfrom = " +
			"\"A1\"\nat = \"A2\"", "series", "cannot be so"},
		{"due = \"attack\"\n[acting]\nwho = \"A1\"\nattacks = 1\n[[series]]\nby = \"attack\"\nfrom = " +
			"\"A2\"\nat = \"B1\"", "series.by", "whose turn it is"},
		{"due = \"attack\"\n[acting]\nwho = \"A1\"\nattacks = 1\n[[series]]\nby = \"gatling-gun\"\nfrom = " +
			"\"A1\"\nat = \"B1\"", "series", "cannot be so"},
		{"due = \"reroll\"\n[acting]\nwho = \"A1\"\nattacks = 1\n[[series]]\nby = \"attack\"\nfrom = " +
			"\"A1\"\nat = \"B1\"", "due", "cannot be rolled again"},
		{`raging = "A2"`, "raging", "cannot take a second turn"},
		{`raging = "A1"`, "raging", "cannot take a second turn"},
		{`dying = "B1"`, "dying", "there where a token is shown"},
		{`dice = "R1-B1"`, "dice", "there where a roll may be made again"},
		{`explosives = ["40,3"]`, "explosives", "a place on the table"},
		{`explosives = [""]`, "explosives", "a place on the table"},
		{`battle_wide = { C = ["honor"] }`, "battle_wide.C", "no side"},
		{`battle_wide = { A = ["colt-45"] }`, "battle_wide.A", "does not belong there"},
		{`battle_wide = { A = ["honor"] }`, "patrollers", "tokens have been shown"},
		{`hits = [["A1"]]`, "hits", "only there"},
		{"[patrollers.A3]\nwho = \"sarge\"", "patrollers.A3", "A1 to A2"},
		{"[patrollers.a1]\nwho = \"sarge\"", "patrollers.a1", "there twice"},
		{"[patrollers.B2]\nwho = \"nobody\"", "patrollers.B2.who", "not in the roster"},
		{"[patrollers.B2]\nwho = \"sarge\"", "patrollers.B2.who", "in the team already"},
		{"patrollers.B2 = { " + b2 + `, at = "10,10.5" }`, "patrollers.B2.at", "overlaps"},
		{"patrollers.B2 = { " + b2 + `, at = "0.5,10.5" }`, "patrollers.B2.at", "whole base"},
		{"patrollers.B2 = { " + b2 + `, placed = true }`, "patrollers.B2.placed", "measured"},
		{"patrollers.B2 = { " + b2 + `, at = "30,20", side = "back" }`, "patrollers.B2.side",
			"front, near-death, fallen"},
		{"patrollers.B2 = { " + b2 + `, at = "30,20", grip = true }`, "patrollers.B2.grip",
			"cannot be of this Patroller"},
		{"patrollers.B2 = { " + b2 + `, at = "30,20", equipment = ["honor"] }`, "patrollers.B2.equipment",
			"does not belong there"},
		{"patrollers.B2 = { " + b2 + `, at = "30,20", equipment = ["colt-45"] }`, "patrollers",
			"only 0 tokens have been shown"},
		{"patrollers.B2 = { " + b2 + `, marked = true }`, "patrollers.B2", "before it has come"},
		{`patrollers.B2 = { who = "riptide", token = "sealed", shown = true, dial = [1, 4, 2, 1], at = "30,20" }`, "patrollers.B2.shown", "not known"},
		{`patrollers.B2 = { who = "riptide", token = "honor", dial = [1, 4, 2], at = "30,20" }`,
			"patrollers.B2.dial", "each 0 to 9"},
		{`patrollers.B2 = { who = "riptide", token = "honor", dial = [9, 4, 2, 1], at = "30,20" }`,
			"patrollers.B2.dial", "cannot be dialled to"},
		{`patrollers.B2 = { who = "riptide", token = "banana", dial = [1, 4, 2, 1], at = "30,20" }`,
			"patrollers.B2.token", "kind of death token"},
		{`patrollers.B2 = { who = "riptide", dial = [1, 4, 2, 1], at = "30,20" }`, "patrollers.B2.token",
			"against what is due"},
		{`patrollers.B2 = { who = "sewer-rat", token = "none", dial = [1, 4, 2, 1] }`, "patrollers.B2.at",
			"is missing"},
		{`patrollers.B2 = { who = "riptide", token = "none", at = "30,20" }`, "patrollers.B2.dial",
			"against what is due"},
	} {
		_, err := g.Load(enginetest.Over(func(s *Saved) {
			*s = Saved{Round: 2, Due: "order", Turn: "A", Initiative: "A", Patrollers: map[string]SavedUnit{}}
			for _, line := range []string{"A1 ice-man 10,10 7/0/3/3", "A2 mad-dog 13,10", "B1 sarge 10,13.5",
				"B2 riptide 30,20"} {
				name, unit := figure(g, line)
				s.Patrollers[name] = unit
			}
		}, c.notes))
		enginetest.WrongField(t, c.notes, err, c.key, c.says)
	}
}
