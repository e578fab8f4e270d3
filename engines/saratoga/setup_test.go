package saratoga

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestSAR01EveryoneStartsWithTheSame(t *testing.T) {
	tab := begin(t, compile(t, 4, nil)).play("A: colour white", "B: colour red", "C: colour black",
		"D: colour green")
	tab.has([]int{5, 5, 5, 5}, []int{5, 5, 5, 5})
	begin(t, compile(t, 4, variants["plenty"])).play("A: colour white", "B: colour red", "C: colour black",
		"D: colour green").has([]int{5, 5, 5, 5}, []int{8, 8, 8, 8})
}

func TestSAR02EachChoosesAColourInSeatOrder(t *testing.T) {
	tab := begin(t, compile(t, 4, nil))
	tab.Asks("SAR-02 prompt-colour seat=A")
	tab.lists("A", "colour red, colour blue, colour green, colour purple, colour white, colour black")
	tab.lists("B", "")
	enginetest.Equal(t, "who", tab.Game.Pending(&tab.At),
		engines.Pending{Who: engines.Seats(0), Kind: DueColour})
	tab.Refuses("B: colour red", "SAR-02 other-seat seat=B target=A")
	tab.Refuses("A: colour pink", "SAR-02 no-such-colour card=?")
	tab.Refuses("A: colour self", "SAR-02 no-such-colour card=self")
	tab.Refuses("A: lays move self", "SAR-02 wants-colour seat=A")
	tab.Refuses("B: pass", "SAR-02 wants-colour seat=A")
	tab.play("A: colour green")
	tab.Hears("SAR-02 colour-chosen seat=A card=green")
	tab.Refuses("A: colour red", "SAR-02 other-seat seat=A target=B")
	tab.Refuses("B: colour green", "SAR-02 colour-taken card=green seat=A")
	tab.lists("B", "colour red, colour blue, colour purple, colour white, colour black")
}

func TestSAR02TenCardsAreLeftInHand(t *testing.T) {
	for seats := MinPlayers; seats <= MaxPlayers; seats++ {
		tab := load(t, compile(t, seats, nil))
		enginetest.Equal(t, "cards of the deck", len(tab.Game.Deck()), 11)
		var hand []string
		for _, c := range tab.Game.Deck() {
			if tab.Game.Holds(&tab.At, 2, c) {
				hand = append(hand, tab.Game.CardName(c))
			}
		}
		enginetest.Equal(t, "hand of green", strings.Join(hand, " "),
			"red blue purple white black self move bullet raid defend")
	}
}

func TestSAR03AColourNobodyPlaysCannotBeTargeted(t *testing.T) {
	tab := play4(t)
	for _, action := range []string{"move", "bullet", "raid", "defend"} {
		tab.Refuses("A: lays "+action+" purple", "SAR-03 nobody-plays card=purple")
	}
	load(t, compile(t, 5, nil)).Allows("A: lays raid purple", "E: lays raid red")
}

func TestSAR04EveryoneLaysWhenReadyInAnyOrder(t *testing.T) {
	tab := play4(t)
	tab.Asks("SAR-04 prompt-lay round=1 turn=1 left=4")
	enginetest.Equal(t, "who", tab.Game.Pending(&tab.At),
		engines.Pending{Who: engines.Seats(0, 1, 2, 3), Kind: DueLay, Secret: true})
	tab.play("C: lays move self")
	tab.Hears()
	tab.Refuses("C: lays defend self", "SAR-04 laid-already seat=C")
	tab.Refuses("C: pass", "SAR-04 laid-already seat=C")
	tab.Refuses("C: lays green pistol", "SAR-04 laid-already seat=C")
	tab.lists("C", "")
	tab.play("A: lays move self", "D: lays move self")
	tab.Asks("SAR-04 prompt-lay-last seat=B round=1 turn=1")
	tab.play("B: lays move self")
	tab.Asks("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.has([]int{6, 6, 6, 6}, []int{5, 5, 5, 5})
}

// Cards of the first turn, both of them, lie there in the second; after it everyone has all cards again.
func TestSAR04CardsOfTheFirstTurnCannotBeLaidInTheSecond(t *testing.T) {
	tab := play4(t).lays("move blue", "defend bullet", "bullet self", "raid green")
	tab.Refuses("A: lays move self", "SAR-04 laid-in-first-turn seat=A card=move")
	tab.Refuses("A: lays raid blue", "SAR-04 laid-in-first-turn seat=A card=blue")
	tab.Refuses("B: lays bullet self", "SAR-04 laid-in-first-turn seat=B card=bullet")
	tab.Refuses("C: lays move self", "SAR-04 laid-in-first-turn seat=C card=self")
	tab.Refuses("C: lays defend bullet", "SAR-04")
	tab.Refuses("D: lays defend raid", "SAR-04 laid-in-first-turn seat=D card=raid")
	tab.lists("A", "lays bullet green, lays bullet white, lays bullet self, lays raid green, lays raid white, "+
		"lays defend green, lays defend white, lays defend self, lays defend bullet, lays defend raid")
	tab.lays("bullet green", "move self", "defend red", "defend self")
	tab.Asks("SAR-04 prompt-lay round=2 turn=1 left=4")
	tab.Allows("A: lays move blue", "B: lays defend bullet", "C: lays bullet self", "D: lays raid green")
	enginetest.Equal(t, "first turn's cards", tab.At.First(0), Lay{})
}

func TestSAR04ColoursAreChosenOnce(t *testing.T) {
	tab := play4(t)
	tab.Refuses("A: colour black", "SAR-04 colour-chosen-already seat=A card=red")
	tab.Refuses("A: colour pink", "SAR-04 colour-chosen-already")
	tab.play("A: lays move self").Refuses("A: colour red", "SAR-04 colour-chosen-already")
}

func TestSAR04HoweverTheCardsComeInTheyAreSecret(t *testing.T) {
	tab := load(t, compile(t, 4, unruly["open"]))
	enginetest.Equal(t, "secret", tab.Game.Pending(&tab.At).Secret, true)
}

// Who has nothing left still loses nothing that was gained in the same turn.
func TestSAR05AttacksAreWorkedOutBeforeProgress(t *testing.T) {
	tab := play4(t, "progress.red = 0").lays("move self", "bullet red", "bullet red", "bullet self")
	tab.has([]int{1, 5, 5, 5}, []int{5, 4, 4, 7})
	tab.Hears(
		"SAR-09 sabotaged seat=B target=A damage=1 cost=1 supplies=4",
		"SAR-09 sabotaged seat=C target=A damage=1 cost=1 supplies=4",
		"SAR-17 loses seat=A loss=2 before=0 after=0",
		"SAR-06 headed-west seat=A gain=1 progress=1",
		"SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
}

func TestSAR20TheAppSaysThatTalkIsPublic(t *testing.T) {
	tab := begin(t, compile(t, 4, nil)).play("A: colour red", "B: colour blue", "C: colour green",
		"D: colour purple")
	tab.Hears("SAR-02 colour-chosen seat=D card=purple", "SAR-19 play-begins goal=12",
		"SAR-20 talk-is-public")
}
