package printables_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
)

// What cannot be printed is said in one line, and nothing is made.
func TestCardsThatCannotBePrintedAreToldOf(t *testing.T) {
	huge := plainDeck(2)
	huge.Size = paper.Size{Width: 400, Height: 300}
	many := plainDeck(10)
	for i := range many.Cards {
		many.Cards[i].Count = deck.MaxCount
	}
	small := sheet(t, "a5")
	small.Margin = 72
	nan := printer.New("Ours", "a4")
	nan.BackX = math.NaN()
	hebrew := plainDeck(2)
	hebrew.Cards[1] = deck.Card{Count: 3, Card: parts.Card{Text: "שלום"}}
	none := plainDeck(1)
	none.Cards = nil
	for name, test := range map[string]struct {
		cards   *deck.Deck
		options printables.Options
		says    string
	}{
		"a card larger than the paper": {huge, printables.Options{}, "400 × 300 mm"},
		"a pair larger than the paper": {plainDeck(1),
			printables.Options{Sheet: paper.Sheet{Size: paper.Size{ID: "x", Name: "small paper", Width: 120,
				Height: 120}}}, "fold"},
		"more bleed than there is": {plainDeck(1),
			printables.Options{Bleed: paper.Bleed{Exact: true, MM: 12}}, "bleed"},
		"a bleed that is no number": {plainDeck(1),
			printables.Options{Bleed: paper.Bleed{Exact: true, MM: math.NaN()}}, "bleed"},
		"marks wider than a card": {plainDeck(1), printables.Options{Marks: paper.CutMarks{Width: 100}},
			"width"},
		"a margin that leaves no room": {plainDeck(1), printables.Options{Sheet: small, KeepMargin: true}, "margin"},
		"fewer than no copies":         {plainDeck(1), printables.Options{Copies: -1}, "copies"},
		"copies without end":           {plainDeck(1), printables.Options{Copies: 1_000_000}, "copies"},
		"many copies of many cards":    {many, printables.Options{Copies: 100}, "1000000"},
		"spares without end":           {plainDeck(1), printables.Options{Spares: 5000}, "empty"},
		"a part that decks have not":   {plainDeck(1), printables.Options{Parts: []string{"board"}}, "cards"},
		"a card that is not there": {plainDeck(3),
			printables.Options{Only: []printables.Only{{Part: "cards",
				Pieces: []printables.Wanted{{Number: 4, Copies: 1}}}}}, "4"},
		"a printer with a wild offset": {plainDeck(1),
			printables.Options{Printer: &nan, Backs: paper.LongEdge}, "millimetres"},
		"cards in a script that no font has": {hebrew, printables.Options{}, "3 of 4 cards would be empty: no font here has Hebrew"},
		"a deck without cards":               {none, printables.Options{}, "card"},
	} {
		t.Run(name, func(t *testing.T) {
			job, err := printables.NewDeck(test.cards, test.options)
			if err == nil {
				t.Fatalf("%d pages were made", len(job.Pages))
			}
			clearLine(t, err)
			if !strings.Contains(err.Error(), test.says) {
				t.Errorf("%q does not speak of %q", err, test.says)
			}
		})
	}
}

// Pieces that are larger than the paper are told all at once, each once with its line and the paper that holds it.
func TestPiecesLargerThanThePaperAreToldOf(t *testing.T) {
	made, err := deck.Parse("deck.toml", []byte("[[token]]\ntitle = 'Gold'\n[[standee]]\ntitle = 'Giant'\nicon = 'owl'\n"+
		"size = '140 mm'\n[[spinner]]\nsize = 170\ntitle = 'Wind'\nfields = ['N', 'S']\n"))
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{
		"a5": `deck.toml:6: "Giant" of 87 × 332 mm does not fit on A5, which has room for 128 × 180 mm; take A3 or make it smaller
deck.toml:8: "Wind" of 170 × 170 mm does not fit on A5, which has room for 128 × 180 mm; take A4 or make it smaller`,
		"a4": `deck.toml:6: "Giant" of 87 × 332 mm does not fit on A4, which has room for 190 × 266 mm; take A3 or make it smaller`,
		"a6": `deck.toml:1: "Gold" of 25 × 25 mm does not fit on A6, which holds cards only; take A5
deck.toml:6: "Giant" of 87 × 332 mm does not fit on A6, which holds cards only; take A3
deck.toml:8: "Wind" of 170 × 170 mm does not fit on A6, which holds cards only; take A4`,
	} {
		_, err := printables.NewDeck(made, printables.Options{Sheet: sheet(t, id)})
		var broken *deck.Broken
		if !errors.As(err, &broken) || strings.Join(broken.Lines(), "\n") != want {
			t.Errorf("%s: %v", id, err)
		}
	}
	if _, err := printables.NewDeck(made, printables.Options{Parts: []string{"tokens"}, Sheet: sheet(t, "a5")}); err != nil {
		t.Errorf("tokens alone: %v", err)
	}
}

// A board of three metres is too large for any paper that people have.
func TestABoardOfThreeMetresIsToldOf(t *testing.T) {
	rules := ruleset(t, "", house["largest"])
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"a5", "a4", "letter"} {
		job, err := games.All().Paper.New(rules, engine, nil,
			printables.Options{Sheet: sheet(t, id), Space: 400})
		if err == nil {
			t.Errorf("%s: %d pages were made", id, len(job.Pages))
			continue
		}
		clearLine(t, err)
	}
}

// Texts that no font has, that never end or that mean something to programs come out as cards, or as a line
// on what is wrong.
func TestHostileCardsBreakNothing(t *testing.T) {
	for kind, text := range hostile {
		cards := plainDeck(1)
		cards.Title, cards.Designer = text, text
		for _, icon := range []string{text, "owl"} {
			cards.Cards = append(cards.Cards,
				deck.Card{Count: 2,
					Card: parts.Card{Title: text, Kind: text, Text: text, Icon: icon, Corner: text,
						Seat: text},
					Back: &parts.CardBack{Title: text, Icon: icon}})
		}
		for _, backs := range []paper.Backs{paper.FoldOver, paper.LongEdge} {
			options := printables.Options{Backs: backs, Spares: 1, BlankAnyway: true}
			job, err := printables.NewDeck(cards, options)
			if err != nil {
				t.Errorf("%s: %v", kind, err)
				continue
			}
			check(t, job, options)
			for _, notice := range job.Notices {
				if strings.ContainsAny(notice, "\n\x00\x1b") || len([]rune(notice)) > 300 {
					t.Errorf("%s: %.80q is no line", kind, notice)
				}
			}
			if content, err := job.PDF(); err != nil || len(content) > 1<<20 {
				t.Errorf("%s: %d bytes, %v", kind, len(content), err)
			}
		}
	}
}
