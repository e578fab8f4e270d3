package kit

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/assets"
	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	_ "homespun/printables/picture"
	"homespun/rulesets/household"
)

// Games of cards as families write them.
func init() {
	games["hop"] = `
kit   = 1
name  = "Hare hop"
seats = { min = 2, max = 4, default = 3 }
path  = 30
pieces = 1
turn  = ["play a hops card", "draw a hops card"]
end   = ["if all yours are at the finish: win"]
[deck.hops]
cards = { 1 = 8, 5 = 3, Storm = 3, Leap = 2, Carrot = 1 }
kinds = { step = ["1", "5"], wild = ["Storm", "5"] }
worth = { Leap = 9 }
hand  = "open"
pictures = { Storm = "storm.png", step = "hiking-boot", Leap = "/etc/hosts.png" }
do = { step = ["go on by its worth"], Storm = ["everybody else: go back 2.", "put it away"], Leap = ["go on 9"], 5 = ["go on 6"] }
[deck.weather]
cards = { Sun = 4, Rain = 4 }
`
	games["colours"] = `
kit   = 1
name  = "Four colours"
seats = { min = 2, max = 6, default = 4 }
[deck.cards]
suits = ["red", "blue", "yellow", "white", "noon", "pink", "brown", "grün"]
cards = { 7 = 2, Skip = 1 }
worth = { red = 3 }
do    = { Skip = ["everybody else: miss a turn"] }
`
	games["letters"] = `
kit   = 1
name  = "משחק הקלפים"
seats = { min = 2, max = 4, default = 3 }
[deck."קלפים"]
suits = ["אדום", "green"]
cards = { "סערה" = 2, "🐔 hen" = 2, "Abcdefghijklmnopqrstuvwx" = 2, "W🌈" = 1, "12" = 1, "LONG" = 1 }
do    = { "LONG" = ["draw a card", "may: draw a card | miss a turn"] }
`
	games["letters"] = strings.ReplaceAll(games["letters"], "LONG", strings.Repeat("very long ", 400)+"end")
}

// cardsOf returns the words of each card of a part by its name, and how many there are.
func cardsOf(part parts.Part) map[string]string {
	list := map[string]string{}
	for _, piece := range part.Pieces {
		list[piece.Name] = fmt.Sprint(piece.Copies, " ", strings.Join(partstest.Words(piece.Front), " "))
	}
	return list
}

func TestCardsSayWhatTheyAreAndDo(t *testing.T) {
	hop := made(t, set(t, "hop"))["cards"]
	for name, want := range map[string]string{
		"1":      "8 1 Hops Step Go on by its worth. 1",
		"5":      "3 5 Hops Step, wild Go on 6.",
		"Storm":  "3 Storm Wild Everybody else: go back 2. Put it away.",
		"Leap":   "2 9 Leap Go on 9.",
		"Carrot": "1 Carrot Carrot",
		"Sun":    "4 Sun",
	} {
		if got := cardsOf(hop)[name]; got != want && got+" 1" != want {
			t.Errorf("%s says %q, want %q", name, got, want)
		}
	}
	turn := strings.Join(partstest.Words(made(t, set(t, "hop"))["reference"].Pieces[0].Front), " ")
	if want := "Storm – everybody else: go back 2. Put it away."; !strings.Contains(turn, want) {
		t.Errorf("the turn card lacks %q: %s", want, turn)
	}
	backs := map[string]bool{}
	for _, piece := range hop.Pieces {
		backs[strings.Join(partstest.Words(piece.Back), " ")] = true
	}
	if !backs["Hare hop Hops"] || !backs["Hare hop Weather"] || len(backs) != 2 {
		t.Errorf("the backs are %v", backs)
	}
	if want := "25 cards, 63 × 88 mm: hops and weather."; hop.Note != want || len(hop.Steps) != 2 || hop.Title != "Cards" {
		t.Errorf("%q: %q, steps %q", hop.Title, hop.Note, hop.Steps)
	}
	if want := []string{`there is no picture "/etc/hosts.png" beside Hare hop`, `there is no picture "storm.png" beside Hare hop`}; !slices.Equal(hop.Notices, want) {
		t.Errorf("it is told that %q", hop.Notices)
	}
	colours := cardsOf(made(t, set(t, "colours"))["cards"])
	if colours["red 7"] != "2 3 Red 7 7" || colours["blue 7"] != "2 7 Blue 7 7" || len(colours) != 16 {
		t.Errorf("%q", colours)
	}
}

func TestACardHasAPictureOfTheFamily(t *testing.T) {
	s := set(t, "hop")
	home, err := household.Home()
	if err != nil {
		t.Fatal(err)
	}
	frog, _ := assets.Icon("frog")
	if err := os.WriteFile(filepath.Join(home.HouseRules(), "storm.svg"), frog, 0o666); err != nil {
		t.Fatal(err)
	}
	game := s.Engine.Game().(*engine.Game)
	game.Rules.Decks["hops"].Pictures["Storm"] = "storm.svg"
	cards := NewCards(game, s.Theme, false)
	pack := game.Packs()[0]
	for number := pack.First; number <= pack.Last; number++ {
		card, _ := cards.Card(number)
		switch name, _ := game.Card(number); name {
		case "Storm":
			if card.Art.Symbol == nil || card.Picture != card.Art.Symbol {
				t.Error("the family's own picture is not on its card")
			}
		case "1", "5":
			if card.Picture != drawing.Picture("hiking-boot") || card.Art.Symbol != nil {
				t.Errorf("%s has not the icon of its kind", name)
			}
		}
	}
}

func TestSuitsAreToldApartWithoutColour(t *testing.T) {
	for _, saver := range []bool{false, true} {
		pictures := map[string]partstest.Grey{}
		for _, piece := range made(t, set(t, "colours"))["cards"].Pieces {
			if suit, ok := strings.CutSuffix(piece.Name, " Skip"); ok {
				d := partstest.In(saver, piece.Front)
				pictures[suit] = partstest.Printed(d, drawing.Box(3.5, 4, d.Width-7, d.Height-8))[0]
			}
		}
		if len(pictures) != 8 {
			t.Fatalf("%d suits", len(pictures))
		}
		partstest.ToldApart(t, pictures, nil)
	}
}

func TestFourFullDecksArePrinted(t *testing.T) {
	text := "kit = 1\nname = \"Full\"\nseats = { min = 2, max = 4, default = 3 }\nturn = [\"draw a d1 card\"]\n"
	for deck := range program.MaxDecks {
		text += fmt.Sprintf("[deck.d%d]\ncards = { ", deck)
		for card := range program.MaxCards {
			text += fmt.Sprintf("card%dof%d = 1, ", card, deck)
		}
		text = strings.TrimSuffix(text, ", ") + " }\n"
	}
	games["full"] = text
	defer delete(games, "full")
	if cards := made(t, set(t, "full"))["cards"]; len(cards.Pieces) != program.MaxDecks*program.MaxCards {
		t.Errorf("%d cards", len(cards.Pieces))
	}
}
