package printables_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
)

// plainDeck returns a deck of so many different poker cards with backs.
func plainDeck(count int) *deck.Deck {
	size, _ := paper.ParseCardSize("poker")
	cards := &deck.Deck{Name: "plain.toml", Title: "Plain", Size: size,
		Back: &parts.CardBack{Title: "Plain", Icon: "star", Colour: drawing.Players[0]}}
	for i := range count {
		cards.Cards = append(cards.Cards, deck.Card{Count: 1, Back: cards.Back, Card: parts.Card{
			Title: fmt.Sprintf("Card %d", i+1), Text: "Draw one more card.",
			Icon: []string{"owl", "dragon", "coin"}[i%3], Corner: fmt.Sprint(i + 1)}})
	}
	return cards
}

func printDeck(t fataler, cards *deck.Deck, options printables.Options) *printables.Job {
	t.Helper()
	job, err := printables.NewDeck(cards, options)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

func TestEveryDeckLiesWell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cards := anyDeck(t)
		options := printables.Options{
			Sheet: anySheet(t, 12), Backs: paper.Backs(rapid.IntRange(0, 3).Draw(t, "backs")),
			Bleed: anyBleed(t), Marks: anyMarks(t),
			InkSaver:   rapid.IntRange(0, 4).Draw(t, "ink saver") == 0,
			TwoFiles:   rapid.Bool().Draw(t, "two files"),
			KeepMargin: rapid.Bool().Draw(t, "margin asked for"), BlankAnyway: true,
		}
		if rapid.IntRange(0, 3).Draw(t, "a printer") == 0 {
			profile := printer.New("Ours", "letter")
			profile.Margin = rapid.Float64Range(2, 14).Draw(t, "printer's margin")
			profile.BackX, profile.BackTurn, profile.ScaleY = rapid.Float64Range(-3, 3).Draw(t,
				"printer's offset"), 0.4, 1.004
			options.Printer, options.Sheet = &profile, paper.Sheet{}
		}
		if rapid.IntRange(0, 3).Draw(t, "lost cards") == 0 {
			part, _ := cards.Part()
			options.Only = anyOnly(t, []printables.Part{part})
		} else {
			options.Copies, options.Spares = rapid.IntRange(0, 3).Draw(t, "copies"),
				rapid.IntRange(0, 4).Draw(t, "spares")
		}
		job, err := printables.NewDeck(cards, options)
		var room *paper.CardRoomError
		if errors.As(err, &room) {
			t.Skip("no room")
		} else if err != nil {
			t.Fatal(err)
		}
		check(t, job, options)
	})
}

// As many cards as fill sheets leave no empty one, one more begins the next, and each page has the cards it
// should.
func TestExactMultiplesLeaveNoBlankPage(t *testing.T) {
	for _, test := range []struct {
		paper string
		backs paper.Backs
		bleed paper.Bleed
		full  int // cards on a sheet
	}{
		{"a4", paper.LongEdge, paper.Bleed{}, 8}, {"a4", paper.ShortEdge, paper.SharedCuts, 9},
		{"letter", paper.NoBacks, paper.SharedCuts, 9},
		{"a4", paper.FoldOver, paper.Bleed{}, 4}, {"letter", paper.LongEdge, paper.Bleed{}, 8},
		{"a3", paper.NoBacks, paper.SharedCuts, 18},
	} {
		for _, count := range []int{1, test.full - 1, test.full, test.full + 1, 2 * test.full,
			2*test.full + 1, 9, 16, 18, 36, 72} {
			options := printables.Options{Sheet: sheet(t, test.paper), Backs: test.backs, Bleed: test.bleed}
			job := printDeck(t, plainDeck(count), options)
			check(t, job, options)
			sheets := (count + test.full - 1) / test.full
			pages := 0
			for _, page := range job.Pages {
				if len(page.Placements) > 0 {
					pages++
				}
			}
			want := sheets
			if test.backs.Duplex() {
				want *= 2
			}
			if pages != want || job.Sheets() != sheets+1 {
				t.Errorf("%d cards, %d on a sheet of %s: %d pages on %d sheets, want %d on %d and a cover",
					count, test.full, test.paper, pages, job.Sheets(), want, sheets)
			}
		}
	}
}

// Who asks for a margin gets it around cards too; who does not gets the most cards on a sheet.
func TestAMarginAskedForHoldsAroundCards(t *testing.T) {
	wide := sheet(t, "a4")
	wide.Margin = 20
	nearest := func(options printables.Options) float64 {
		least := wide.Size.Width
		job := printDeck(t, plainDeck(30), options)
		check(t, job, options)
		for _, page := range job.Pages {
			for _, p := range page.Placements {
				least = min(least, p.Box.X, p.Box.Y, page.Width-p.Box.Right(), page.Height-p.Box.Bottom())
			}
		}
		return least
	}
	for _, backs := range []paper.Backs{paper.FoldOver, paper.LongEdge, paper.ShortEdge, paper.NoBacks} {
		if got := nearest(printables.Options{Sheet: wide, KeepMargin: true, Backs: backs}); got <
			wide.Margin {
			t.Errorf("backs %v: a card lies %g mm from the edge, which was to stay white for %g mm", backs,
				got, wide.Margin)
		}
		if got := nearest(printables.Options{Sheet: wide, Backs: backs}); got >= wide.Margin {
			t.Errorf("backs %v: without asking cards lie %g mm from the edge: the test shows nothing", backs,
				got)
		}
	}
}

// Cards of several decks lie on common sheets where they are of one size, each with its own back behind it.
func TestDecksLieOnCommonSheets(t *testing.T) {
	read := func(text string) *deck.Deck {
		made, err := deck.Parse("deck.toml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return made
	}
	dares := read("title = 'Dares'\n[[card]]\ntitle = 'Owl'\ncount = 3\n[[token]]\ntitle = 'Gold'\ncount = 2\n")
	quiz := read("title = 'Quiz'\n[[card]]\ntitle = 'Why'\ncount = 3\n[[token]]\ntitle = 'Time'\n")
	minis := read("title = 'Minis'\nsize = 'mini'\n[[card]]\ntitle = 'Small'\n")
	job, err := printables.NewDecks([]*deck.Deck{dares, quiz, minis}, printables.Options{Backs: paper.LongEdge})
	if err != nil {
		t.Fatal(err)
	}
	ids := ""
	for _, part := range job.Parts {
		ids += part.ID + " "
	}
	if want := "cards tokens cards-2 "; ids != want || job.Title != "Dares, Quiz and Minis" {
		t.Errorf("%q has the parts %q, want %q", job.Title, ids, want)
	}
	sheets := map[int]bool{}
	for number, page := range job.Pages {
		for _, one := range page.Placements {
			if one.Part != "cards" || one.Side != printables.Front {
				continue
			}
			sheets[number] = true
			behind := job.Pages[number+1]
			want := drawing.Point{X: page.Width - one.Box.Right(), Y: one.Box.Y}
			if page.Width > page.Height { // it is turned over its long edge
				want = drawing.Point{X: one.Box.X, Y: page.Height - one.Box.Bottom()}
			}
			if !slices.ContainsFunc(behind.Placements, func(back printables.Placement) bool {
				return back.Piece == one.Piece && back.Copy == one.Copy &&
					math.Hypot(back.Box.X-want.X, back.Box.Y-want.Y) < 0.01
			}) {
				t.Errorf("piece %d, copy %d has not its back behind it", one.Piece, one.Copy)
			}
		}
	}
	if len(sheets) != 1 {
		t.Errorf("six cards of two decks lie on %d sheets", len(sheets))
	}
}

// The cover tells how many cards and pieces all decks have together, and calls each deck by its name.
func TestTheCoverCountsAllDecks(t *testing.T) {
	var decks []*deck.Deck
	for _, text := range []string{
		"title = 'Alpha'\n[[card]]\ntitle = 'Owl'\ncount = 2\n[[card]]\ntitle = 'Cat'\n[[token]]\ntitle = 'Gold'\ncount = 3\n",
		"title = 'Beta'\n[[card]]\ntitle = 'Why'\ncount = 3\n[[token]]\ntitle = 'Time'\ncount = 3\n",
		"title = 'Gamma'\nsize = 'mini'\n[[card]]\ntitle = 'Small'\ncount = 2\n",
	} {
		made, err := deck.Parse("deck.toml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		decks = append(decks, made)
	}
	job, err := printables.NewDecks(decks, printables.Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"Alpha and Beta: 6 cards of 3 kinds, 63 × 88 mm.", "Tokens: 6 to cut out.",
		"Gamma: 2 cards of 1 kind, 44 × 68 mm."}
	var got []string
	for _, part := range job.Parts {
		if part.ID != printables.AssemblyID {
			got = append(got, part.Title+": "+part.Note)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	cover := strings.Join(strings.Fields(said(job.Pages[:1])), " ")
	if title := "Alpha and Beta, tokens and Gamma"; !strings.Contains(cover, title) {
		t.Errorf("the cover does not say %q: %s", title, cover)
	}
}

// The name of a part means those too that are called after it: tokens with two sides are tokens.
func TestTheNameOfAPartMeansAllThatBearIt(t *testing.T) {
	made, err := deck.Parse("deck.toml", []byte("[[token]]\ntitle = 'Gold'\nback = { title = '5' }\n"+
		"[[token]]\ntitle = 'Silver'\n[[token]]\ntitle = 'Trap'\nshape = 'hex'\nback = { title = '?' }\n[[die]]\n"))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"": "Gold Silver Trap", "tokens:Gold*2": "Gold Gold", "tokens:Trap,1": "Silver Trap", "tokens-25:1": "Gold",
	} {
		options := printables.Options{Parts: []string{"tokens"}}
		if text != "" {
			only, err := printables.ParseOnly(text)
			if err != nil {
				t.Fatal(err)
			}
			options = printables.Options{Only: []printables.Only{only}}
		}
		job, err := printables.NewDeck(made, options)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		var names []string
		for _, part := range job.Parts {
			for _, piece := range part.Pieces {
				for range piece.Copies {
					names = append(names, piece.Name)
				}
			}
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%q prints %q, want %q", text, got, want)
		}
	}
	for _, options := range []printables.Options{{Parts: []string{"token"}},
		{Only: []printables.Only{{Part: "tokens-2", Pieces: []printables.Wanted{{Number: 1, Copies: 1}}}}}} {
		var unknown *printables.UnknownPartError
		if _, err := printables.NewDeck(made, options); !errors.As(err, &unknown) {
			t.Errorf("part of a name: %v", err)
		}
	}
}

// A deck needs no cards, but something; one card a page prints nothing else.
func TestADeckOfTokensIsPrinted(t *testing.T) {
	made, err := deck.Parse("deck.toml", []byte("[[token]]\ntitle = 'Gold'\ncount = 8\n"))
	if err != nil {
		t.Fatal(err)
	}
	job, err := printables.NewDeck(made, printables.Options{Copies: 2})
	if err != nil || job.Sheets() != 2 || len(job.Pages[1].Placements) != 16 {
		t.Errorf("%v: %d sheets", err, job.Sheets())
	}
	if _, err := printables.NewDeck(made, printables.Options{OnePage: true}); err == nil {
		t.Error("a page for each of no cards is printed")
	}
}
