package patrollers_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau/tableautest"
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

// PAT-26: medicine saves, a grenade wounds twice: the second wound comes without the attacker.
func TestMomentsOfEquipment(t *testing.T) {
	tab := sit(t, "standard", map[string]any{"team_size": 3}).stand(
		`A1 ice-man 10,10 6/1/3/3 equipment = ["grenade-launcher"]
A2 sarge 4,4 3/3/2/2
A3 patches 2,2 3/4/2/2 side = "fallen";token = "grenade-launcher";shown = true
B1 ballistic 14,10 3/4/2/2
B2 doctor-johnson 14,13 1/4/2/1 equipment = ["med-kit"]
B3 eight-bit 34,20 1/4/2/1 side = "fallen";token = "med-kit";shown = true`)
	tableautest.Equal(t, "a grenade", tab.stages("A: order A1", "A: attack A1 B1", "dice: R1-R3"),
		"wounded: harm, 8 beats 4: Ava's Ice Man wins, Ben's Ballistic hurts; "+
			"died: gone: Ben's Ballistic falls")
	tableautest.Equal(t, "medicine", tab.stages("A: attack A1 B2", "dice: R1-R3"),
		"med-kit-used: home, 8 beats 4: Ava's Ice Man stays, Ben's Doctor Johnson wins")
}

// PAT-22: a doctor who turns a dog-tag back.
func TestTheMomentOfTheDoctor(t *testing.T) {
	tab := sit(t, "standard", map[string]any{"team_size": 2}).stand(
		`A1 doctor-johnson 10,10 1/4/2/1
A2 sarge 11.5,10 2/2/1/1 side = "near-death"
B1 ballistic 30,20 3/4/2/2
B2 patches 34,20 2/4/2/2`)
	tableautest.Equal(t, "surgery", tab.stages("A: order A1", "A: special A1 A2"),
		"operated: home: Ava's Doctor Johnson wins, Ava's Sarge wins")
}

// PAT-15: after quiet rounds nobody wins, and those who stand there are seen.
func TestTheMomentOfQuietRounds(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 1, "stalemate": 1}).stand(
		"A1 sarge 4,4 3/3/2/2\nB1 ballistic 30,20 3/4/2/2")
	tableautest.Equal(t, "a draw", tab.stages("A: order A1", "A: end", "B: order B1", "B: end"),
		"stalemate: turning: Ava's Sarge wins, Ben's Ballistic wins")
}
