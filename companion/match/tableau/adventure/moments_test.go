package adventure_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
)

// stages makes a line and returns its moments in order: "missed: fight, ...; died: ...".
func (t *table) stages(line string) string {
	t.Helper()
	var list []string
	before := t.p
	t.p = t.e.Watch(t.p, t.read(line), func(n engines.Message, after engines.Position) {
		if m, ok := t.Moment(before, after, n, engines.Table); ok {
			list = append(list, t.e.Info().Reasons[n.Reason].Name+": "+tableautest.Staged(m))
		}
		before = after
	})
	return strings.Join(list, "; ")
}

// The recorded matches have nearly all kinds of moments; winning by torches is in a test of its own.
func TestMomentsOfTheMatches(t *testing.T) {
	seen := tableautest.CheckStages(t, "adventure")
	for _, event := range strings.Fields("killed missed appeared came-back treasure-taken treasure-banked " +
		"torch-lit wounded exploded died won-by-treasure lost") {
		if !seen[event] {
			t.Errorf("no recorded match has the moment %s", event)
		}
	}
}

// ADV-28: lighting the last spawner wins, and the dead have won as well.
func TestTheMomentOfTheLastTorch(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { g8 = "P", e8 = "T", f4 = "Z" }
kings = { A = "f5", B = "dead" }
due = "action"`)
	tableautest.Equal(t, "the torch", tab.stages("A: torch f4"),
		"torch-lit: find, 1 of 1 lit: Ava wins, zombie spawner stays, torch wins")
	tableautest.Equal(t, "the end", tab.stages("A: done"), "won-by-torches: won: Ava wins, Ben wins")
}

// ADV-24, ADV-26: of all hits of a turn only the hardest stands on the stage.
func TestTheHardestHit(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { p1 = "P", a1 = "Z", a16 = "T" }
kings = { A = "e9", B = "h9" }
monsters = { S1 = "e8", K1 = "e12", Z1 = "h8", Z2 = "h10", S2 = "g9" }
due = "action"`)
	tableautest.Equal(t, "before the dice", tab.stages("A: done"), "")
	tableautest.Equal(t, "Ava's fight", tab.stages("dice: 1"),
		"missed: fight, needed 3, and missed: Ava stays, spider 1 stays")
	tab.play("dice: 1")
	tab.play("dice: 1")
	tableautest.Equal(t, "four kinds of hits", tab.stages("dice: 1"),
		"missed: fight, needed 5, and missed: Ben stays, zombie 2 stays; "+
			"wounded: harm, 4 hearts lost: zombie 1 wins, Ben hurts")
}

// ADV-27: a hit that kills is shown by the death alone.
func TestTheLastHit(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { g8 = "P", e8 = "T", f4 = "Z" }
kings = { A = "m8", B = "dead" }
hearts = { A = 2 }
banked = 1
monsters = { Z1 = "l8" }
due = "action"`)
	tab.play("A: done")
	tableautest.Equal(t, "the end", tab.stages("dice: 4"),
		"missed: fight, needed 5, and missed: Ava stays, zombie 1 stays; died: gone: Ava falls; "+
			"lost: lost: Ava stays, Ben stays")
}

// ADV-07: a monster that appears is a moment only where it may reach a player in this turn, and of several
// the nearest alone.
func TestWhatAppears(t *testing.T) {
	tab := sit(t, "standard", 2, nil)
	for _, c := range []struct{ zombies, want string }{
		{`f4 = "Z", h2 = "Z"`, "appeared: turning, 2 steps away: zombie 2 wins, Ava stays"},
		{`h2 = "Z", o9 = "Z"`, ""},
		{`f5 = "Z", g6 = "Z"`, "appeared: turning, 1 step away: zombie 1 wins, Ava stays"},
	} {
		tab.set("tiles = { a1 = \"P\", p2 = \"T\", " + c.zombies + " }\n" +
			"kings = { A = \"f6\", B = \"dead\" }\ndue = \"event\"")
		tableautest.Equal(t, c.zombies, tab.stages("dice: 1"), c.want)
	}
}
