package table_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/cubed"
	"homespun/engines/geyser"
	"homespun/engines/patrollers"
	"homespun/engines/record"
	"homespun/engines/saratoga"
)

// finished opens a copy of a recorded match, played to its last line.
func finished(t *testing.T, path string) *tabletest.Driver {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), filepath.Base(path))
	if err := os.WriteFile(copied, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return openedAt(t, copied)
}

// inOneGo returns the index after the last line that is made in one go with the line at an index: what the
// table deals, and the answers of a reveal.
func inOneGo(steps []record.Step, from int) (to int) {
	for to = from + 1; to < len(steps); to++ {
		last, next := steps[to-1], steps[to]
		if last.Line.Kind != record.MoveLine || next.Line.Kind != record.MoveLine {
			break
		}
		who, then := last.Line.Move.Who, next.Line.Move.Who
		if !(who == engines.Table && then == engines.Table) &&
			!(last.Pending.Secret && next.Pending.Secret && who >= 0 && then > who) {
			break
		}
	}
	return to
}

// special are the events of which more is shown than of an ordinary turn: what happens once in a match, what
// an eruption or the dungeon brings to everybody, and a fight of two figures with all that it adds.
var special = map[string][]engines.Reason{
	"sitters":  nil,
	"cubed":    {cubed.UnstackingBegins.Reason, cubed.UnstackingBeginsAfterRed.Reason},
	"geyser":   {geyser.RingFires.Reason, geyser.MotherFires.Reason, geyser.ReachedMother.Reason},
	"saratoga": {saratoga.PlayBegins.Reason},
	"adventure": {adventure.Appeared.Reason, adventure.Wounded.Reason, adventure.Exploded.Reason,
		adventure.Healed.Reason, adventure.CameBack.Reason},
	"patrollers": {patrollers.RolledInitiative.Reason, patrollers.Pushed.Reason,
		patrollers.RoundOver.Reason},
}

// What is shown between what one person does and what the next one can do takes four seconds at most, at the
// usual speed, in all the recorded matches. The end of a match, and a turn that all players have made
// together, may take longer too.
func TestAnOrdinaryTurnIsShownInFourSeconds(t *testing.T) {
	for game, rare := range special {
		t.Run(game, func(t *testing.T) {
			paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", game, "testdata",
				"*.match"))
			if err != nil || len(paths) == 0 {
				t.Fatal(paths, err)
			}
			var lengths []time.Duration
			excused := 0
			for _, path := range paths {
				d := finished(t, path)
				steps := d.Screen.Session().Match().Steps()
				for from, to := 0, 0; from < len(steps); from = to {
					to = inOneGo(steps, from)
					length := d.Screen.Show(from, to, steps[from].Line.Who() >= 0)
					lengths = append(lengths, length)
					switch {
					case length <= 4*time.Second:
					case to == len(steps), steps[from].Pending.Secret, brings(steps[from:to], rare):
						excused++
					default:
						t.Errorf("%s: %q is shown for %v", filepath.Base(path), steps[from].Text, length)
					}
				}
			}
			slices.Sort(lengths)
			share := func(percent int) time.Duration { return lengths[(len(lengths)-1)*percent/100] }
			t.Logf("%d lines: half up to %v, nine of ten up to %v, all up to %v; %d excused", len(lengths), share(50),
				share(90), share(100), excused)
		})
	}
}

// brings reports whether one of the events of the lines is one of these.
func brings(steps []record.Step, events []engines.Reason) bool {
	return slices.ContainsFunc(steps, func(step record.Step) bool {
		return slices.ContainsFunc(step.Events, func(told engines.Message) bool {
			return slices.Contains(events, told.Reason)
		})
	})
}

// Twelve tiles that are dealt in one go, and those taken away before, are shown in four seconds at most, with
// the sound of one card.
func TestDealingIsShownInFourSeconds(t *testing.T) {
	d := inDungeon(t, usual, settings.Default(), "", nil)
	d.Heard, d.Patient = nil, true
	before := d.Clock()
	d.Press("Deal all")
	d.Hear()
	if length := d.Clock() - before; length < time.Second || length > 4*time.Second {
		t.Errorf("dealing is shown for %v", length)
	}
	if len(d.Heard) > 1 {
		t.Errorf("while all is dealt one hears %q", d.Heard)
	}
}
