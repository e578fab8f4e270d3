package rulesets

import (
	"strings"
	"testing"
)

func adventureGame(t testing.TB) *Game {
	t.Helper()
	t.Setenv(HomeVariable, t.TempDir())
	g, err := FindGame("adventure")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestAdventureShipsItsRulesetsAndThemes(t *testing.T) {
	g := adventureGame(t)
	var ids []string
	for _, l := range g.List() {
		ids = append(ids, l.ID)
		if l.Ruleset == nil || len(l.Findings) > 0 || l.Summary == "" {
			t.Errorf("%s: %v, %q", l.ID, l.Findings, l.Summary)
		}
	}
	if got, want := strings.Join(ids, " "), "standard first-dungeon four-heroes hardcore solo"; got != want {
		t.Errorf("shipped rulesets are %q, want %q", got, want)
	}
	ids = nil
	for _, l := range g.Themes() {
		ids = append(ids, l.ID)
		if l.Theme == nil || len(l.Findings) > 0 {
			t.Errorf("theme %s: %v", l.ID, l.Findings)
		}
	}
	if got, want := strings.Join(ids, " "), "blocks chess-set"; got != want {
		t.Errorf("shipped themes are %q, want %q", got, want)
	}
}
