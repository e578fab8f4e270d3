package printables_test

import (
	"testing"

	"pgregory.net/rapid"

	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/printest"
)

// dungeons are house rules of the dungeon, plain and as large as they can be.
var dungeons = map[string]map[string]any{
	"standard": nil,
	"hearts":   {"hearts": 30, "seats": map[string]any{"min": 4, "max": 4, "default": 4}},
	"dragon": {
		"tiles": map[string]any{"D": 16, "T": 16, "W": 20}, "event_die": 20, "events": map[string]any{"6": []any{"respawn", "dragon"}, "20": []any{"dragon", "heal", "zombie", "spider"}},
		"monsters": map[string]any{"dragon": map[string]any{
			"letter": "D", "figure": "thimble", "supply": 16, "steps": 8, "climbs": true, "target": "shot", "attack": "shoot", "range": 15, "damage": 30, "kill": 6, "order": 5,
		}},
	},
}

var dungeonNames = []string{"standard", "hearts", "dragon"}

func TestEveryDungeonLiesWell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"standard", "first-dungeon", "four-heroes", "hardcore", "solo"}).Draw(t, "ruleset")
		house := dungeons[rapid.SampledFrom(dungeonNames).Draw(t, "rules")]
		if house["seats"] != nil {
			name = "standard"
		}
		printLiesWell(t, gameRuleset(t, "adventure", name, house), []string{"blocks", "chess-set"})
	})
}

// The tiles of a dungeon cannot be told from behind, and the board joins, on every usual paper.
func TestTheDungeonIsPrintedOnUsualPapers(t *testing.T) {
	for _, id := range []string{"a4", "letter", "a3"} {
		for _, options := range []printables.Options{{Sheet: sheet(t, id)}, {Sheet: sheet(t, id), InkSaver: true, Backs: paper.LongEdge}, {Sheet: sheet(t, id), Large: true}} {
			job := print(t, gameRuleset(t, "adventure", "standard", dungeons["dragon"]), "blocks", options)
			for _, problem := range printest.Problems(job, options) {
				t.Errorf("%s, ink saver %v, large %v: %s", id, options.InkSaver, options.Large, problem)
			}
			if len(job.Notices) > 0 {
				t.Errorf("%s: %q", id, job.Notices)
			}
		}
	}
}
