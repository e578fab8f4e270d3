package kit

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// Games of cards.
const (
	// A race by cards: three in hand, and one is played a turn.
	cardRace = `
path  = 20
kinds = { mud = [7, 13] }
setup = ["everybody: draw 2 hops"]
turn  = ["draw up to 3 hops", "play a hop"]
end   = ["if all yours are at the finish: win"]
[deck.hops]
cards = { 1 = 8, 2 = 6, 3 = 4, Storm = 3, Cuckoo = 3, Twins = 2, Nap = 2 }
hand  = "open"
kinds = { step = ["1", "2", "3"] }
[deck.hops.do]
step   = ["go on by its worth"]
Storm  = ["everybody else: go back 2"]
Cuckoo = ["swap hands with somebody"]
Twins  = ["turn over 2 hops"]
Nap    = ["go on 4", "miss a turn", "if it is a step: win"]
[land]
mud = ["discard a hop"]
`
	// A set to collect, from the pile and from each other.
	farm = `
counters = { points = 0 }
setup = ["everybody: draw 4 animals"]
turn  = ["draw an animal", "choose: take an animal from somebody | give an animal to the left neighbour | nothing",
         "if you have 3 alike: (discard 3 alike and gain a point)", "discard an animal"]
end   = ["if you have 2 points: win"]
[deck.animals]
cards = { Sheep = 7, Hen = 7, Cow = 7, "Old goat" = 7 }
hand  = "secret"
most  = 6
`
	// The same hands, which not even the app sees, and two decks.
	realFarm = `
path  = 12
counters = { points = 0 }
setup = ["everybody: draw 3 animals"]
turn  = ["roll", "move", "draw an animal", "may: discard 2 animals alike and gain a point", "discard an animal",
         "if you have 2 Sheep: gain a point | nothing", "if your hand is worth 5: gain a point"]
end   = ["if you have 4 points: win", "if 9 rounds are over: most animals wins"]
[deck.animals]
cards = { Sheep = 7, Hen = 7, Cow = 3 }
kinds = { woolly = ["Sheep", "Cow"] }
hand  = "real"
most  = 5
[deck.weather]
cards = { Rain = 2, Sun = 2, Snow = 1 }
empty = "out"
[deck.weather.do]
Rain = ["discard a woolly"]
Sun  = ["draw a Sheep", "one you choose: give an animal to the right neighbour"]
Snow = ["shuffle the weather", "take a woolly from somebody", "discard all animals"]
[land]
3 = ["draw a weather card"]
5 = ["turn over a weather card", "draw 2 weather cards"]
8 = ["take an animal from somebody"]
9 = ["put an animal back", "show your hand"]
`
	// A deck on the table without rules.
	onlyDeck = `
[deck.pictures]
cards = { Sun = 1, Moon = 2, Star = 3 }
`
	// Two suits; the highest hand wins when the pile is empty.
	suits = `
setup = ["everybody: draw 2 cards"]
turn  = ["choose: draw a card | discard a card", "if you have 2 reds: discard all reds"]
end   = ["if the pile is empty: highest hand wins"]
[deck.numbers]
cards = { 1 = 1, 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 1 }
suits = ["red", "blue"]
empty = "end"
`
)

var cardGames = map[string]string{"card race": cardRace, "farm": farm, "real farm": realFarm, "only a deck": onlyDeck,
	"suits": suits}

// What families say of cards is read.
func TestCardsInFamiliesWords(t *testing.T) {
	const rules = "turn = ['roll', 'X']\npath = 9\npieces = 1\ncounters = { coins = 0 }\n[deck.chance]\nhand = 'open'\n" +
		"cards = { Storm = 2, Sheep = 3, Wolf = 1, Key = 1 }\nkinds = { animal = ['Sheep', 'Wolf'] }\n"
	for says := range strings.SplitSeq(`draw a card; pick up two cards; take a chance card; draw a card from chance; take the top card;
		take a card from the pile; draw three more cards; play a card from your hand; lay down a card; may: play a Key | nothing;
		throw away a card; discard your hand; discard all your cards; discard a Sheep and gain a coin; discard three of a kind;
		steal a card from somebody; take a Sheep from another player; draw a card from your left neighbour; steal an animal from all;
		give a card to the player on your right; give one of your cards to somebody; pass a card to the left;
		swap hands with another player; show your cards; shuffle; shuffle the discards back into the pile; shuffle the cards;
		if you hold 3 animals: win; if you have three of a kind: win; if you have 3 of the same: win; if you have no cards left: win;
		if you have more than 5 cards: discard a card; if there are no cards left: most cards wins; if no cards are left: win;
		if you have one of each: win; if you have all the animals: win; whoever has the most animals wins; fewest cards wins;
		deal 5 cards to each player; deal everybody 5 cards; everybody: draw 5 cards; turn over the top card; reveal a card;
		if it is a Wolf: miss a turn; if the card is an animal: keep it; keep the card; put it back; put the card back; discard it;
		go forward by the card; move by the card; fill your hand to 5 cards; draw cards until you have 5; return a card to the pile;
		get a Sheep; lose 2 Sheep; pay a Sheep; lose all Sheep; draw up to 5 cards`, ";") {
		says = strings.TrimSpace(says)
		_, err := Compile(language(), enginetest.TOML(strings.Replace(rules, "X", says, 1)), 3)
		if several := strings.Contains(says, "from all"); (err != nil) != several {
			t.Errorf("%s: %v", says, err)
		}
	}
}
