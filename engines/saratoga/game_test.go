package saratoga

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// What a table and a printer ask of the game.
func TestWhatTheGameSaysOfItself(t *testing.T) {
	g := compile(t, 5, nil)
	enginetest.Equal(t, "players", g.Players(), 5)
	enginetest.Equal(t, "goal", g.Rules().Goal, 12)
	enginetest.Equal(t, "colours", strings.Join(g.Colours(), " "), "red blue green purple white black")
	enginetest.Equal(t, "no card", g.CardName(0)+g.CardName(cards), "??")
	for play, want := range map[Play]int{PlayHeadWest: 0, PlayConvoy: 1, PlaySabotage: 1, PlayRaid: 1,
		PlayScoundrel: 0} {
		enginetest.Equal(t, "cost of "+play.ID(), g.Cost(play), want)
	}
	tab := begin(t, g)
	enginetest.Equal(t, "choosing", tab.At.Choosing(), true)
	tab.play("A: colour black", "B: colour red", "C: colour white", "D: colour blue", "E: colour green")
	enginetest.Equal(t, "choosing", tab.At.Choosing(), false)
	enginetest.Equal(t, "colour of A", g.CardName(tab.At.Colour(0)), "black")
	if who, ok := tab.At.Wearer(tab.At.Colour(3)); who != 3 || !ok {
		t.Errorf("blue is played by %d, %t", who, ok)
	}
	if _, ok := tab.At.Wearer(Self); ok {
		t.Errorf("somebody plays self")
	}
	tab.play("B: lays raid black")
	enginetest.Equal(t, "laid", tab.At.Laid(1), Lay{Raid, tab.At.Colour(0)})
	enginetest.Equal(t, "the move that lays it", LayMove(1, tab.At.Laid(1)), tab.Read("B: lays raid black"))
	enginetest.Equal(t, "the move that chooses", ColourMove(2, 5), tab.Read("C: colour white"))
}

// Every two cards are a play of one clause, or no pair.
func TestPlaysOfTwoCards(t *testing.T) {
	g := compile(t, 4, nil)
	pairs := map[Play]int{}
	for _, action := range g.Deck() {
		for _, target := range g.Deck() {
			play := Lay{action, target}.Play()
			pairs[play]++
			if play != NoPlay &&
				(!action.Action() || play.Clause() < 6 || play.Clause() > 14 ||
					play.Attack() != (play.Clause() == 9 || play.Clause() == 10)) {
				t.Errorf("%s %s: %s", g.CardName(action), g.CardName(target), play.ID())
			}
		}
	}
	for play, want := range map[Play]int{
		PlayHeadWest: 1, PlayConvoy: 6, PlayGetSupplies: 1, PlaySabotage: 6, PlayRaid: 6, PlayWagons: 1,
		PlayOffMyLand: 1, PlayRaiders: 1, PlayScoundrel: 6, NoPlay: 121 - 29,
	} {
		enginetest.Equal(t, "pairs of "+play.ID(), pairs[play], want)
	}
	enginetest.Equal(t, "pass", LayMove(0, Lay{Action: pass}), engines.NewMove(0, VerbPass))
}
