package rulebook_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/companion/match/tableau/tableautest"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// hostile are names that are long, empty, or in letters and signs that no font has.
var hostile = map[string]string{
	"emoji": "🐉🎲👨‍👩‍👧", "Arabic": "لعبة العائلة", "long": strings.Repeat("Marmalade", 555), "lines": "a\nb\x00\x1b[31m",
	"empty": "",
}

// bare are house rules that take nearly everything away, or make it as large as can be.
var bare = map[string]map[string]any{
	"sitters": {"board": "COS", "collectors": 1, "obstructors": 1,
		"containers": map[string]any{"collectors": 0, "obstructors": 0}, "loot_rows": []any{0},
		"scoring": []any{[]any{0, 100}}},
	"adventure":  {"respawn": false, "actions": 1, "hearts": 1, "tiles": map[string]any{"T": 1, "W": 0}},
	"geyser":     {"mother_needs": 0, "reentry": true},
	"saratoga":   {"goal": 6, "supplies": 0},
	"cubed":      {"size": 2, "cubes": map[string]any{"yellow": 1, "red": 1, "black": 6}},
	"patrollers": {"advanced": false, "team_size": 1, "dial_budget": 0},
}

// No name and no rule that a family invents breaks a booklet: every page is in order, and there is no example that is
// not possible.
func TestHostileRulesBreakNoBooklet(t *testing.T) {
	for i, game := range games.List() {
		id := game.Engine.Info.ID
		inOrder(t, id+", bare", booklet(t, game, bare[id], func(*rulesets.Ruleset) {}, ""))
		if i > 0 {
			continue // names are set in one way for all games
		}
		for kind, text := range hostile {
			name := func(rules *rulesets.Ruleset) {
				own := *rules.Game
				own.Title, own.Designer, own.Summary = text, text, text
				rules.Game, rules.Name, rules.Summary = &own, text, text
			}
			inOrder(t, id+", "+kind, booklet(t, game, nil, name, ""))
		}
	}
}

// Every shipped theme has a booklet in order.
func TestEveryThemeHasABooklet(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		found, err := games.All().Game(id)
		if err != nil {
			t.Fatal(err)
		}
		for _, theme := range found.Themes() {
			inOrder(t, id+", "+theme.ID, booklet(t, game, nil, func(*rulesets.Ruleset) {}, theme.ID))
		}
	}
}

// booklet returns the booklet of a game by house rules and in a theme, after something has been done to its ruleset.
func booklet(t *testing.T, game games.Game, house map[string]any, change func(*rulesets.Ruleset),
	theme string) *rulebook.Book {
	t.Helper()
	shared, engine, look := tableautest.Sit(t, game.Engine.Info.ID, "standard", 0, house)
	rules := *shared
	change(&rules)
	if theme != "" {
		var err error
		if look, err = shared.Game.FindTheme(theme); err != nil {
			t.Fatal(err)
		}
	}
	set := &parts.Set{Ruleset: &rules, Engine: engine, Theme: look, Scale: 1}
	made, err := game.Paper(set)
	if err != nil {
		t.Fatal(err)
	}
	return rulebook.New(set, made, game.Table)
}

// inOrder reports what is wrong with the pages of a book.
func inOrder(t *testing.T, name string, book *rulebook.Book) {
	t.Helper()
	pages := book.Pages(134.5, 179.5)
	for i, page := range pages {
		if err := page.Check(); err != nil {
			t.Error(fmt.Errorf("%s: page %d: %w", name, i+1, err))
		}
	}
	if len(pages) == 0 || len(pages)%4 != 0 {
		t.Errorf("%s: %d pages", name, len(pages))
	}
}
