package geyser_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
)

// whys makes a line and returns, for each event that has a reason, the subject and the reason.
func (t *table) whys(line string) string {
	t.Helper()
	var said []string
	before := t.p
	t.p = t.e.Watch(t.p, t.read(line), func(n engines.Message, after engines.Position) {
		if why, subject, ok := t.Why(before, n); ok {
			said = append(said, subject+" ("+why.Clause.ID("GEY")+"): "+t.voice.Sentence(why))
		}
		before = after
	})
	return strings.Join(said, "\n")
}

// GEY-08, GEY-11 to GEY-14: of a battle the totals are the reason, of a firing the sum, and of who is out
// that nothing of theirs is left.
func TestWhyThingsHappen(t *testing.T) {
	const island = "tokens = { b2 = [\"A1\", \"A2\"], b1 = [\"B1\"] }\n"
	tab := sit(t, "standard", 2, nil).set(island)
	tab.play("A: move A2 b1")
	tableautest.Equal(t, "the battle", tab.whys("dice: 4-2"),
		"frog 1 (GEY-08): Ben: 2 with 0 geysers. Ava: 5 with 1 geyser. The lower one leaves.\n"+
			"Ben (GEY-14): Ben's last islander is gone, and in this game nobody lands again.")
	tab.set(island)
	tab.play("A: move A2 b1")
	tableautest.Equal(t, "equal", tab.whys("dice: 3-4"),
		"turtle 2 (GEY-09): Both have 4. Ava's turtle 2 attacks again, or goes back.")
	tab.set(island + "due = \"firing\"\n")
	tableautest.Equal(t, "a seven", tab.whys("dice: 3-4"),
		"Geysers fire (GEY-11): Nothing on this board fires on a 7.")
	tab = sit(t, "restless-mother", 2,
		nil).set("tokens = { f6 = [\"A1\"], b1 = [\"B1\"] }\ndue = \"firing\"\n")
	tableautest.Equal(t, "the Mother", tab.whys("dice: 3-4"),
		"Does the Mother Geyser fire? (GEY-12): In this game the Mother Geyser fires on 7.\n"+
			"Ava (GEY-14): Ava's last islander is gone, and in this game nobody lands again.\n"+
			"Ben (GEY-14): Ben wins, the last on the board after 1 round!")
}

// GEY-13: who has reached the Mother Geyser is told what is still missing.
func TestWhyTheMotherIsNotWonYet(t *testing.T) {
	tab := sit(t, "standard", 2,
		map[string]any{"mother_needs": 0}).set("tokens = { f5 = [\"A1\", \"A2\"], b1 = [\"B1\"] }\n")
	tableautest.Equal(t, "there", tab.whys("A: move A1 f6"),
		"turtle 1 (GEY-13): If Ava's turtle 1 is still there after the geysers fire, Ava wins.")
}
