package geyser

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// GEY-13, GEY-14: whoever holds the Mother Geyser, or is alone on the board, is said to win, and does, unless
// all are chased off, or blown away.
func TestDangers(t *testing.T) {
	matches := round.Many(5, 50, 500)
	for seats := 2; seats <= MaxPlayers; seats++ {
		for _, rules := range []string{"", restlessMother} {
			t.Run(fmt.Sprint(seats, rules), func(t *testing.T) {
				g := compile(t, seats, rules)
				said := enginetest.Foretell(t, engines.Wrap(g), matches, uint64(seats),
					func(p engines.Position) bool { at := p.(Position); return !at.SettingUp() },
					func(d engines.Danger, after engines.Position) bool {
						at, who := after.(Position), d.Wins.First()
						if d.Reason == DangerOnly.Reason {
							return at.tribes[who].count == 0
						}
						return at.holder(g.mother) != who
					})
				said.Check(t, map[string]int{})
			})
		}
	}
}

// GEY-13, GEY-14: what is said in a position.
func TestWhatIsSaidOfDangers(t *testing.T) {
	mother := "\nB1 . . . . . . . . . B2" // in row 2
	for _, c := range []struct{ rules, picture, due, want string }{
		{"", ". . . . . .\n.\n.\n.\nB1\n. . . . . A1", "turn", "GEY-13 danger-mother seat=A piece=A1"},
		{"", ". . . . . .\n.\n.\n.\nB1\n. . . . . A1,A2", "turn", "GEY-13 danger-mother-held seat=A"},
		{"", "A1" + mother, "turn", ""},
		{"", "A1", "firing", "GEY-14 danger-only seat=A"},
		{"", ". . . A1" + mother, "firing", "GEY-14 danger-last seat=A piece=A1"},
		{"", ". . . A1,A2" + mother, "firing", "GEY-14 danger-all seat=A"},
		{kindIsland, ". . . A1" + mother, "firing", ""},
	} {
		tab, got := draw(t, compile(t, 2, c.rules), c.picture, `due = "`+c.due+`"`), ""
		if d, ok := tab.Game.Danger(&tab.At); ok {
			got = tab.Say(d.Message)
		}
		enginetest.Equal(t, c.picture+" "+c.due, got, c.want)
	}
}
