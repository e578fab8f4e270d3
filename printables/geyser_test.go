package printables_test

import (
	"testing"

	"pgregory.net/rapid"

	"homespun/printables"
	"homespun/printables/printest"
)

// islands are house rules of the island: plain, with lakes, and as large as they can be.
var islands = map[string]map[string]any{
	"standard": nil,
	"lakes":    {"board": "S.... ..S\n..1... ..\n.    .2..\n. .M.....\n. .......\n.....3.4.\nS....  .S\n", "mother_fires_on": []any{7}},
	"large": {"tokens": 64, "die_faces": 12, "board": "S.............S\n..1.2.3.4.5....\n...............\n...............\n.......M.......\n" +
		"...............\n...............\n...............\n...............\n...............\n...............\n...............\n...............\n...............\nS.............S\n"},
}

var islandNames = []string{"standard", "lakes", "large"}

func TestEveryIslandLiesWell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"standard", "restless-mother", "kind-island", "small-island"}).Draw(t, "ruleset")
		house := islands[rapid.SampledFrom(islandNames).Draw(t, "rules")]
		printLiesWell(t, gameRuleset(t, "geyser", name, house), []string{"island", "dragons", "fire-moon"})
	})
}

// The island takes two sheets of A4 or Letter, or one of A3, and the set lies well on each, in colour and saving ink.
func TestTheIslandIsPrintedOnUsualPapers(t *testing.T) {
	for id, tiles := range map[string]int{"a4": 2, "letter": 2, "a3": 1} {
		for _, options := range []printables.Options{{Sheet: sheet(t, id)}, {Sheet: sheet(t, id), InkSaver: true}, {Sheet: sheet(t, id), Large: true}} {
			job := print(t, gameRuleset(t, "geyser", "", nil), "dragons", options)
			for _, problem := range printest.Problems(job, options) {
				t.Errorf("%s, ink saver %v, large %v: %s", id, options.InkSaver, options.Large, problem)
			}
			count := 0
			for _, page := range job.Pages {
				if len(page.Placements) > 0 && page.Placements[0].Part == "board" {
					count++
				}
			}
			if !options.Large && count != tiles {
				t.Errorf("the board takes %d sheets of %s, want %d", count, id, tiles)
			}
			if len(job.Notices) > 0 {
				t.Errorf("%s: %q", id, job.Notices)
			}
		}
	}
}
