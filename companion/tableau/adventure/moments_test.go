package adventure_test

import (
	"strings"
	"testing"

	"homespun/companion/tableau/tableautest"
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

