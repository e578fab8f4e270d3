package evening_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/words"
)

// No figure of a shipped theme is called like a bot, or has its face: nobody would know who plays.
func TestNoFigureIsCalledLikeABot(t *testing.T) {
	seen := 0
	for _, game := range games.List() {
		box, err := games.All().Game(game.Engine.Info.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, listing := range box.Themes() {
			for _, noun := range listing.Theme.Nouns() {
				for _, level := range []string{"easy", "medium", "hard"} {
					bot := strings.TrimPrefix(words.BotCalled(1, level), "the ")
					seen++
					if slices.Contains(noun.Names, bot) || slices.Contains(noun.Icons, people.Face(level)) {
						t.Errorf("%s, %s: a %s is the bot %s", box.ID, listing.ID, noun.One, bot)
					}
				}
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d words of themes", seen)
	}
}
