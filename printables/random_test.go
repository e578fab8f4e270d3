package printables_test

import (
	"slices"

	"fmt"
	"strings"

	"pgregory.net/rapid"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// anySheet draws a paper, one of its own sometimes, and a margin.
func anySheet(t *rapid.T, margin float64) paper.Sheet {
	size := rapid.SampledFrom(paper.Sizes[:]).Draw(t, "paper")
	if rapid.IntRange(0, 5).Draw(t, "own paper") == 0 {
		var err error
		text := fmt.Sprintf("%dx%d", rapid.IntRange(140, 400).Draw(t, "paper's width"),
			rapid.IntRange(140, 400).Draw(t, "paper's height"))
		if size, err = paper.ParseSize(text); err != nil {
			t.Fatal(err)
		}
	}
	return paper.Sheet{Size: size, Margin: rapid.Float64Range(0, margin).Draw(t, "margin")}
}

// anyMarks draws cut marks.
func anyMarks(t *rapid.T) paper.CutMarks {
	marks := paper.CutMarks{Style: paper.CutStyle(rapid.IntRange(0, 3).Draw(t, "marks"))}
	if rapid.Bool().Draw(t, "own marks") {
		marks.Length = rapid.Float64Range(1, 8).Draw(t, "marks' length")
		marks.Gap = rapid.Float64Range(0.2, 2).Draw(t, "marks' gap")
		marks.Width = rapid.Float64Range(0.05, 0.5).Draw(t, "marks' width")
	}
	return marks
}

// anyOnly draws some pieces of parts to be printed again: by number, in part several times, and spares.
func anyOnly(t *rapid.T, all []printables.Part) []printables.Only {
	var wishes []printables.Only
	all = slices.DeleteFunc(slices.Clone(all), func(part printables.Part) bool {
		return part.ID == printables.AssemblyID // it shows how others are made, and is nothing by itself
	})
	for range rapid.IntRange(1, 3).Draw(t, "wishes") {
		part := rapid.SampledFrom(all).Draw(t, "part of the wish")
		count := len(part.Pieces)
		if part.Kind == parts.Board || part.Kind == parts.Pages {
			count = 1 // as many tiles and pages there are for certain
		}
		wish := printables.Only{Part: part.ID}
		for range rapid.IntRange(1, 5).Draw(t, "pieces wished for") {
			wish.Pieces = append(wish.Pieces,
				printables.Wanted{Number: rapid.IntRange(1, count).Draw(t, "number"),
					Copies: rapid.IntRange(1, 4).Draw(t, "copies wished for")})
		}
		if part.Blank != nil && rapid.Bool().Draw(t, "spares wished for") {
			wish.Pieces = append(wish.Pieces, printables.Wanted{Name: printables.Spare, Copies: 3})
		}
		wishes = append(wishes, wish)
	}
	return wishes
}

// cardWords are texts of cards, plain and awkward ones.
var cardWords = []string{"", "Flamingo", "Stand on one leg until the next dare.",
	"Whoever laughs first takes two cards and deals them to anybody else.", "Győző és Şule",
	"🐉🎲", "家庭游戏", "Take 2 ★ → ⚔\uFE0F🎲🎲 or ♥", "one\ntwo\n\nthree", strings.Repeat("Marmalade and toast, please. ", 30),
	strings.Repeat("Unbreakable", 20)}

// cardIcons are icons that are there, and two that are not.
var cardIcons = []string{"", "dragon", "owl", "star", "robot", "coin", "no such icon", "🎲"}

// anyDeck draws a deck: cards of any size, some several times, with the deck's back, their own or none.
func anyDeck(t *rapid.T) *deck.Deck {
	cards := &deck.Deck{Name: "random.toml",
		Title:  rapid.SampledFrom(cardWords[1:6]).Draw(t, "title of the deck"),
		Source: []byte("title = \"random\"\n")}
	cards.Size = rapid.SampledFrom(paper.CardSizes[:]).Draw(t, "card")
	if rapid.Bool().Draw(t, "own card") {
		var err error
		text := fmt.Sprintf("%dx%d", rapid.IntRange(30, 130).Draw(t, "card's width"),
			rapid.IntRange(30, 130).Draw(t, "card's height"))
		if cards.Size, err = paper.ParseCardSize(text); err != nil {
			t.Fatal(err)
		}
	}
	if rapid.Bool().Draw(t, "a back") {
		cards.Back = anyBack(t)
	}
	colours := append([]drawing.Colour{drawing.None}, drawing.Players[:]...)
	for range rapid.IntRange(1, 25).Draw(t, "cards") {
		text := func(name string) string { return rapid.SampledFrom(cardWords).Draw(t, name) }
		card := deck.Card{Count: rapid.SampledFrom([]int{1, 1, 1, 2, 3, 9}).Draw(t, "count"),
			Back: cards.Back, Card: parts.Card{
				Title: text("title"), Kind: text("kind"), Text: text("text"),
				Icon:   rapid.SampledFrom(cardIcons).Draw(t, "icon"),
				Corner: rapid.SampledFrom([]string{"", "7", "100", "sixteen letters!"}).Draw(t, "corner"),
				Seat:   rapid.SampledFrom([]string{"", "", "A", "F"}).Draw(t, "seat"),
				Colour: rapid.SampledFrom(colours).Draw(t, "colour"),
			}}
		switch rapid.IntRange(0, 4).Draw(t, "its back") {
		case 0:
			card.Back = nil
		case 1:
			card.Back = anyBack(t)
		}
		cards.Cards = append(cards.Cards, card)
	}
	return cards
}

func anyBack(t *rapid.T) *parts.CardBack {
	return &parts.CardBack{Title: rapid.SampledFrom(cardWords[:6]).Draw(t, "back's title"),
		Icon:   rapid.SampledFrom(cardIcons).Draw(t, "back's icon"),
		Colour: rapid.SampledFrom(drawing.Players[:]).Draw(t, "back's colour")}
}

// anyBleed draws how much bleed is kept.
func anyBleed(t *rapid.T) paper.Bleed {
	return rapid.SampledFrom(
		[]paper.Bleed{{}, {}, paper.SharedCuts, {Exact: true, MM: 1}, {Exact: true, MM: 3}}).Draw(t, "bleed")
}
