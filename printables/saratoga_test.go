package printables_test

import (
	"testing"

	"pgregory.net/rapid"

	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/printest"
)

// trails are house rules of the trail, plain and as large as they can be.
var trails = map[string]map[string]any{
	"standard": nil,
	"long":     {"goal": 99, "supplies": 99, "raid": 20},
	"short":    {"goal": 1, "progress": 0},
	"orange":   {"colours": map[string]any{"black": false, "orange": map[string]any{"color": "#E69F00", "order": 1}}},
}

func TestEveryTrailLiesWell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"standard", "short-trail", "plenty"}).Draw(t, "ruleset")
		house := trails[rapid.SampledFrom([]string{"standard", "long", "short", "orange"}).Draw(t, "rules")]
		printLiesWell(t, gameRuleset(t, "saratoga", name, house), []string{"trail", "high-seas"})
	})
}

// The decks lie behind their fronts and the trail joins, on every usual paper.
func TestTheTrailIsPrintedOnUsualPapers(t *testing.T) {
	for _, id := range []string{"a4", "letter", "a3"} {
		for _, options := range []printables.Options{
			{Sheet: sheet(t, id)}, {Sheet: sheet(t, id), InkSaver: true, Backs: paper.LongEdge}, {Sheet: sheet(t, id), Large: true, Backs: paper.ShortEdge},
		} {
			job := print(t, gameRuleset(t, "saratoga", "standard", nil), "trail", options)
			for _, problem := range printest.Problems(job, options) {
				t.Errorf("%s, ink saver %v, large %v: %s", id, options.InkSaver, options.Large, problem)
			}
			if len(job.Notices) > 0 {
				t.Errorf("%s: %q", id, job.Notices)
			}
		}
	}
}
