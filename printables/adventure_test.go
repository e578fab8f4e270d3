package printables_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
)

// dungeons are house rules of the dungeon, plain and as large as they can be.
var dungeons = map[string]map[string]any{
	"standard": nil,
	"hearts":   {"hearts": 30, "seats": map[string]any{"min": 4, "max": 4, "default": 4}},
	"dragon": {
		"tiles": map[string]any{"D": 16, "T": 16, "W": 20}, "event_die": 20,
		"events": map[string]any{"6": []any{"respawn", "dragon"},
			"20": []any{"dragon", "heal", "zombie", "spider"}},
		"monsters": map[string]any{"dragon": map[string]any{
			"letter": "D", "figure": "thimble", "supply": 16, "steps": 8, "climbs": true, "target": "shot",
			"attack": "shoot", "range": 15, "damage": 30, "kill": 6, "order": 5,
		}},
	},
}

// said returns all words on some pages of a job, each with a line break behind it.
func said(pages []printables.Page) string {
	var all strings.Builder
	for _, page := range pages {
		eachWord(page.Drawing, 1, func(words drawing.Words, _ float64) { all.WriteString(words.Text + "\n") })
	}
	return all.String()
}

// Tiles of 23 mm are as easily swallowed as tokens are, those of a large set are not; the map tells the page
// of each of its sheets, narrow ones too.
func TestTheCoverOfADungeonTellsOfSmallTilesAndNarrowSheets(t *testing.T) {
	round.Long(t)
	rules := gameRuleset(t, "adventure", "standard", nil)
	usual := said(printJob(t, rules, "blocks", printables.Options{Sheet: sheet(t, "a4")}).Pages[:1])
	if oneLine := strings.ReplaceAll(usual, "\n", " "); !strings.Contains(oneLine,
		"may swallow: tiles, standing figures, flat tokens, counters and hearts tracks.") {
		t.Errorf("the tiles are not among the small parts: %s", oneLine)
	}
	job := printJob(t, rules, "blocks", printables.Options{Sheet: sheet(t, "letter"), Large: true})
	large := said(job.Pages[:1])
	if strings.Contains(large, "swallow") {
		t.Errorf("a large set is said to be swallowed: %s", large)
	}
	sheets := 0
	for _, page := range job.Pages {
		if len(page.Placements) == 0 || page.Placements[0].Part != "board" {
			continue
		}
		if sheets++; !strings.Contains(large, fmt.Sprintf("\npage %d\n", page.Number)) {
			t.Errorf("the sheet on page %d is not found on the map: %s", page.Number, large)
		}
	}
	if sheets != 24 {
		t.Errorf("the board lies on %d sheets, not on six by four", sheets)
	}
}

// A card says whose rules it follows, where there is no room beside its title on a line each.
func TestCardsNameTheirWholeRuleset(t *testing.T) {
	job := printJob(t, gameRuleset(t, "adventure", "four-heroes", nil), "blocks",
		printables.Options{Sheet: sheet(t, "a5"), Parts: []string{"monsters", "reference"}})
	words := said(job.Pages[1:])
	if got := strings.Count(words, "\nFour heroes\n"); got != 2 ||
		!strings.Contains(words, "Adventure Mode Awesome · Four heroes\n") {
		t.Errorf("the two turn cards and the monster card name their ruleset differently: %s", words)
	}
}
