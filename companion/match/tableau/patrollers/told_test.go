package patrollers_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/patrollers"
	"homespun/engines"
)

// What is shown of an event depends only on the positions around it: asked for alone, or with other events
// asked for before it, it is shown as it is in the order of the match.
func TestEventsAreShownInAnyOrder(t *testing.T) {
	tab := sit(t, "standard", nil)
	type event struct {
		before, after engines.Position
		told          engines.Message
		scene         *tableau.Scene
	}
	var events []event
	sums, r := 0, rand.New(rand.NewPCG(3, 7))
	for range 600 {
		if tab.e.Pending(tab.p).Over() {
			break
		}
		before := tab.p
		m := tab.e.Sample(tab.p, r)
		tab.p = tab.e.Watch(tab.p, m, func(told engines.Message, after engines.Position) {
			if scene, ok := tab.Show(before, after, told, engines.Table); ok {
				events = append(events, event{before, after, told, scene})
				if track(scene, "Defence") != "" {
					sums++
				}
			}
			before = after
		})
	}
	if sums < 10 {
		t.Fatalf("only %d events have sums", sums)
	}
	r.Shuffle(len(events), func(i, j int) { events[i], events[j] = events[j], events[i] })
	other := patrollers.New(tab.e, tab.voice, tab.theme)
	same := cmp.Comparer(func(a, b *tableau.Form) bool { return a == b })
	for _, e := range events {
		scene, ok := other.Show(e.before, e.after, e.told, engines.Table)
		if !ok {
			t.Fatalf("%v is not shown alone", e.told)
		}
		for _, both := range [][2]any{{e.scene.Tracks, scene.Tracks}, {e.scene.Arrows, scene.Arrows},
			{e.scene.Pieces, scene.Pieces}, {e.scene.Tags, scene.Tags}, {e.scene.Goals, scene.Goals}} {
			if diff := cmp.Diff(both[0], both[1], same); diff != "" {
				t.Fatalf("%v alone, - in order + alone:\n%s", e.told, diff)
			}
		}
	}
}
