package plays_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/plays"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// told is all that is told of one file, in every form.
func told(t *testing.T, data []byte) string {
	t.Helper()
	folder := t.TempDir()
	put(t, folder, "a.match", data, began)
	list := read(t, reader(folder, ""))
	family := plays.FamilyOf(list)
	table, err := plays.CSV(list.Plays)
	if err != nil {
		t.Fatal(err)
	}
	file, err := plays.BGStats(list.Plays)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := json.Marshal([]any{list, family, plays.Tables(family, list.Plays)})
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s\n%s\n%s", whole, table, file)
}

// Two running matches that differ in a secret alone are told alike, whatever the secret: an answer that is laid, a token
// that is put down, cards that were drawn. So nothing that is told depends on it.
func TestSecretsOfRunningMatchesAreNotTold(t *testing.T) {
	hid := map[string]int{}
	list := slices.DeleteFunc(rulesets(t), func(of [2]string) bool {
		return of[0] != "saratoga" && of[0] != "patrollers" && of[0] != "kit"
	})
	for i, of := range list {
		h := gamestest.Header(t, of[0], of[1])
		h.Started = began
		r := rand.New(rand.NewPCG(uint64(i), 9))
		for seed := range uint64(round.Many(1, 2, 6)) {
			m, lines := random(t, h, seed, func(m *record.Match) bool {
				p := m.Pending()
				return len(m.Steps()) > int(20*seed) && (p.Hidden || p.Secret)
			})
			if m.Over() || !m.Pending().Hidden && !m.Pending().Secret {
				continue
			}
			who, said := m.Pending().Who.First(), ""
			for range round.Many(4, 12, 40) {
				move := m.Engine().Sample(m.Position(), r)
				if move.Who != who {
					continue
				}
				line := m.FormatLine(record.MoveOf(move))
				at := told(t, text(t, h, append(lines, line)...))
				if strings.Contains(at, `"over":true`) { // the answer has ended the match: nothing is secret any more
					continue
				}
				if said == "" {
					said = at
				}
				if at != said {
					t.Errorf("%s: after %q it is told\n%s\nnot\n%s", of, line, at, said)
				}
				hid[of[0]]++
			}
			// What cannot be read or may not be made may be an answer too.
			for _, line := range []string{"lays move xyzzy", "token xyzzy", "xyzzy", "draw xyzzy"} {
				seat := "table"
				if who >= 0 {
					seat = m.Engine().SeatIDs()[who]
				}
				if at := told(t, text(t, h, append(lines, seat+": "+line)...)); strings.Contains(at, "xyzzy") {
					t.Errorf("%s: %s is told as %s", of, line, at)
				}
			}
		}
	}
	if len(hid) < 3 {
		t.Errorf("secrets were in %v", hid)
	}
}
