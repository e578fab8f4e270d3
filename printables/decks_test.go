package printables_test

import (
	"slices"
	"testing"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// A print shop gets every card once, in its own number of pixels, with how many there are in its name. A back that all
// cards have is one picture, else each front has a back of its name, if only a white one.
func TestAPrintShopGetsFrontsAndBacks(t *testing.T) {
	cards := plainDeck(3)
	cards.Size, _ = paper.ParseCardSize("us-poker")
	cards.Cards[1].Count = 4
	for _, test := range []struct {
		backs []*parts.CardBack
		want  []string
	}{
		{[]*parts.CardBack{cards.Back, cards.Back, cards.Back},
			[]string{"fronts/cards-01 Card 1 x1", "fronts/cards-02 Card 2 x4", "fronts/cards-03 Card 3 x1", "cards-back"}},
		{[]*parts.CardBack{nil, cards.Back, cards.Back},
			[]string{"fronts/cards-01 Card 1 x1", "backs/cards-01 Card 1 x1", "fronts/cards-02 Card 2 x4",
				"backs/cards-02 Card 2 x4", "fronts/cards-03 Card 3 x1", "backs/cards-03 Card 3 x1"}},
		{make([]*parts.CardBack, 3),
			[]string{"fronts/cards-01 Card 1 x1", "fronts/cards-02 Card 2 x4", "fronts/cards-03 Card 3 x1"}},
	} {
		for i, back := range test.backs {
			cards.Cards[i].Back = back
		}
		pictures, err := printDeck(t, cards, printables.Options{}).ShopPictures(300)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for i, picture := range pictures {
			names = append(names, picture.Name)
			if i > 1 {
				continue
			}
			if width, height := pictureSize(t, picture); width != 825 || height != 1125 {
				t.Errorf("%s has %d × %d pixels", picture.Name, width, height)
			}
		}
		if !slices.Equal(names, test.want) {
			t.Errorf("%q, want %q", names, test.want)
		}
	}
	if said := printDeck(t, cards, printables.Options{}).Besides(); said != "" {
		t.Errorf("with nothing left out: %q", said)
	}
	cards.Cards[0].Title = "../../etc"
	pictures, err := printDeck(t, cards, printables.Options{Copies: 2}).ShopPictures(300)
	if err != nil || pictures[0].Name != "fronts/cards-01 etc x2" {
		t.Errorf("%q, %v", pictures[0].Name, err)
	}
}

// What is left out of the pictures for a shop is told.
func TestWhatAPrintShopDoesNotGetIsTold(t *testing.T) {
	for written, want := range map[string]string{
		"[[token]]\nback = { title = '5' }\n[[token]]\nsize = '100 mm'\nback = { title = '5' }\n": "Left out here: tokens of 25 mm with two sides. A PDF has them.",
		"[[card]]\n[[token]]\n[[die]]\n[[spinner]]\nfields = 'a,b'\n[[dial]]\n":                   "Left out here: tokens, dice, spinners and other pieces. A PDF has them.",
	} {
		made, err := deck.Parse("deck.toml", []byte(written))
		if err != nil {
			t.Fatal(err)
		}
		if said := printDeck(t, made, printables.Options{}).Besides(); said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
}
