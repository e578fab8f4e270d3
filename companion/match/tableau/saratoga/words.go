package saratoga

import (
	"homespun/companion/match/words"
)

// cardName names a target card with the player whom it stands for: "blue: Ben". Where the player is called
// like the colour, it says so once.
func cardName(card, player string) string {
	if player == "" || words.Sentence(card) == player {
		return card
	}
	return sayCardName(card, player)
}
