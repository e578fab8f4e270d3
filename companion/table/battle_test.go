package table_test

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"homespun/companion/session"
	"homespun/companion/settings"
	"homespun/companion/tabletest"
	"homespun/engines/record"
)

// battleHeader returns the front matter of a match of Patrollers; position is TOML, "" for its own start.
func battleHeader(t testing.TB, ruleset, position string, house map[string]any) record.Header {
	t.Helper()
	h := record.Header{Game: "patrollers", Ruleset: ruleset, Dice: "app", Rules: house, Seats: []record.Seat{{ID: "A", Names: []string{"Ava"}}, {ID: "B", Names: []string{"Ben"}}}}
	if position != "" {
		if _, err := toml.Decode(position, &h.Position); err != nil {
			t.Fatal(err)
		}
	}
	return h
}

// inBattle opens a match of Patrollers.
func inBattle(t testing.TB, size fyne.Size, set settings.Settings, h record.Header) *tabletest.Driver {
	t.Helper()
	return tabletest.Open(t, size, set, begun(t, "", h, session.Options{Random: rand.New(rand.NewPCG(1, 2))}))
}

// duel is a whole battle of one against one.
const duel = `A: pick ice-man
B: pick sarge
A: deploy A1 18,2
B: deploy B1 18,22
A: dial A1 6 1 3 3
B: dial B1 4 3 1 1
dice: R2-B2
dice: R3-R1
A: order A1
A: move A1 18,4
A: move A1 18,6
A: move A1 17,7.7
A: move A1 18,9.3
A: end
B: order B1
B: move B1 18,20
B: move B1 18.5,18.1
B: end
dice: R2-R1
A: order A1
A: move A1 18,11
A: attack A1 B1
dice: R1-B3
A: end
B: order B1
B: end
dice: Y4-R1
A: order A1
A: attack A1 B1
dice: R3-B1
`

// A duel is played through the window, by taps and by keys.
func TestADuel(t *testing.T) {
	for hand, how := range map[tabletest.Hand]string{tabletest.Taps: "taps", tabletest.Keys: "keys"} {
		t.Run(how, func(t *testing.T) {
			d := inBattle(t, usual, settings.Default(), battleHeader(t, "basic", "", map[string]any{"team_size": int64(1)}))
			d.Hand, d.Pictures = hand, folder(t)
			d.PlayFile(duel)
		})
	}
}
