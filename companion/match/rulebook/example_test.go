package rulebook_test

import (
	"testing"

	"homespun/companion/match/games"
)

// A picture of a move that is not legal cannot be printed: every example of every game is played by its engine.
func TestExamplesArePlayedByTheEngine(t *testing.T) {
	for _, game := range games.List() {
		t.Run(game.Engine.Info.ID, func(t *testing.T) {
			for _, ruleset := range rulesetsOf(t, game) {
				for _, problem := range bookOf(t, game, ruleset).Check(ruleset) {
					t.Errorf("%s: %v", ruleset, problem)
				}
			}
		})
	}
}

// An arrow of a picture hides no figure but those that it joins, none lies on another, and a cross lets one
// see what is meant: by every shipped ruleset.
func TestMarksHideNothing(t *testing.T) {
	for _, game := range games.List() {
		t.Run(game.Engine.Info.ID, func(t *testing.T) {
			for _, ruleset := range rulesetsOf(t, game) {
				for _, problem := range bookOf(t, game, ruleset).Strays() {
					t.Errorf("%s: %v", ruleset, problem)
				}
			}
		})
	}
}
