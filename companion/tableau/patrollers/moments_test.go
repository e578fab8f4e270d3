package patrollers_test

import (
	"strings"
	"testing"

	"homespun/companion/tableau/tableautest"
	"homespun/engines"
)

// stages makes lines and returns the moments of the last one in order: "wounded: harm, ...; died: ...".
func (t *battle) stages(lines ...string) string {
	t.Helper()
	t.play(lines[:len(lines)-1]...)
	var list []string
	before, line := t.p, lines[len(lines)-1]
	t.p = t.e.Watch(t.p, tableautest.Read(t.TB, t.e, line), func(n engines.Message, after engines.Position) {
		if m, ok := t.Moment(before, after, n, engines.Table); ok {
			list = append(list, t.e.Info().Reasons[n.Reason].Name+": "+tableautest.Staged(m))
		}
		before = after
	})
	return strings.Join(list, "; ")
}

// The recorded matches have nearly all kinds of moments; the others are in tests of their own.
func TestMomentsOfTheMatches(t *testing.T) {
	seen := tableautest.CheckStages(t, "patrollers")
	for _, event := range strings.Fields("initiative-tied goes-first defended may-reroll wounded died " +
		"explosive-goes-off explosive-goes-off-measured self-destructs rages psychic-blast nugget-used " +
		"gatling-fires gassed-by revealed given healed resurrected wins") {
		if !seen[event] {
			t.Errorf("no recorded match has the moment %s", event)
		}
	}
}
