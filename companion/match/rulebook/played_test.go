package rulebook_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/printables/drawing"
)

// A game whose files have no examples has those of matches played by chance. They are the same every time, each shows
// something new, and where a player has something to choose one shows what is refused.
func TestExamplesOfPlayedMatches(t *testing.T) {
	own := games.Own()
	refuses := map[string]bool{"hedgehogs": true, "buttons": true}
	for _, ruleset := range rulesetsOf(t, own) {
		if ruleset == "blank" {
			continue
		}
		t.Run(ruleset, func(t *testing.T) {
			told := func() (list []string, refused bool) {
				for _, w := range bookOf(t, own, ruleset).Examples() {
					list = append(list, rulebook.Story(w))
					refused = refused || w.Refusal != ""
				}
				return list, refused
			}
			list, refused := told()
			if again, _ := told(); len(list) < 2 || !cmp.Equal(list, again) {
				t.Errorf("%d examples, and then others: %v", len(list), cmp.Diff(list, again))
			}
			if slices.Sort(list); len(slices.Compact(slices.Clone(list))) < len(list) {
				t.Errorf("an example stands there twice: %q", list)
			}
			if refuses[ruleset] && !refused {
				t.Error("no example shows what is refused")
			}
			for _, problem := range bookOf(t, own, ruleset).Check(ruleset) {
				t.Error(problem)
			}
		})
	}
}

// The first page of a game without a board shows what it is played with.
func TestWithoutABoardTheCoverShowsCardsOrDice(t *testing.T) {
	for ruleset, want := range map[string]int{"buttons": 4, "nuts": 2, "beanstalks": 0} {
		loose := 0
		for _, mark := range bookOf(t, games.Own(), ruleset).Picture(100, 80).Marks {
			if use, ok := mark.(drawing.Use); ok && use.Turn != 0 {
				loose++
			}
		}
		if loose != want {
			t.Errorf("%s: %d cards or dice are fanned out, want %d", ruleset, loose, want)
		}
	}
}
