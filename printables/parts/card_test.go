package parts_test

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// hostile are texts as players type them.
var hostile = []string{
	"", " ", "Flamingo", "The dragon of the kitchen cupboard under the stairs", "🦩", "a 🦩 b 🦄🦄 c",
	"مرحبا بالعالم", "龍", "Ω≈ç√", "Ð É Ĩ Ẫ Č",
	strings.Repeat("W", 300), strings.Repeat("l", 300), strings.Repeat("word ", 1000),
	strings.Repeat("Ja! ", 40), "one\n\n\n\ntwo\nthree\r\nfour",
	strings.Repeat("\n", 500) + "deep", "a\u00A0b\u202Ec\u200Dd\x00e", "**bold** {braces} <tags>",
	"Z̸̡̢a̷l̴g̶o̸",
	strings.Repeat("Whoever draws this card tells what the cat would say. ", 8), "gjpqy ÄÖÜ (Ç)",
}

// allWords returns the words of a drawing and of its symbols that stand straight in it in their own size.
func allWords(d *drawing.Drawing) []drawing.Words {
	var all []drawing.Words
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			all = append(all, m)
		case drawing.Use:
			if !m.Symbol.Picture {
				all = append(all, allWords(m.Symbol.Drawing)...)
			}
		}
	}
	return all
}

// letters joins all that can be read on a drawing.
func letters(d *drawing.Drawing) string {
	var lines []string
	for _, words := range allWords(d) {
		lines = append(lines, words.Text)
	}
	return strings.Join(lines, " ")
}

func anyCard(t *rapid.T) *parts.Card {
	text := rapid.SampledFrom(hostile)
	return &parts.Card{
		Title: text.Draw(t, "title"), Kind: text.Draw(t, "kind"), Text: text.Draw(t, "text"),
		Corner: text.Draw(t, "corner"),
		Icon:   rapid.SampledFrom([]string{"", "owl", "no-such-icon"}).Draw(t, "icon"),
		Seat:   rapid.SampledFrom([]string{"", "A", "C", "F", "G"}).Draw(t, "seat"),
		Colour: rapid.SampledFrom(
			[]drawing.Colour{drawing.None, drawing.White, drawing.Black, drawing.PlayerE}).Draw(t, "colour"),
	}
}

func TestAllWordsOfACardStayInTheSafeArea(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.Float64Range(parts.SmallestCard, 300)
		width, height := side.Draw(t, "width"), side.Draw(t, "height")
		design := parts.NewCardDesign(width, height, drawing.None)
		card := anyCard(t)
		back := &parts.CardBack{Title: card.Title, Icon: card.Icon, Colour: card.Colour}
		piece, _ := design.Piece("card", card, back, 1)
		if w, h := piece.Size(); math.Abs(w-width) > 1e-9 || math.Abs(h-height) > 1e-9 ||
			piece.Back.Width != piece.Front.Width || piece.Back.Height != piece.Front.Height {
			t.Fatalf("a card of %g × %g mm is %g × %g", width, height, w, h)
		}
		for _, d := range []*drawing.Drawing{piece.Front, piece.Back, design.Blank(back).Front} {
			if err := d.Check(); err != nil {
				t.Fatal(err)
			}
			if over := d.Overflows(); len(over) > 0 {
				t.Fatalf("%+v leaves its box on\n%s", over[0], d)
			}
			safe := d.Area().Inset(parts.CardBleed + parts.CardSafe)
			for _, words := range allWords(d) {
				if !safe.Contains(words.Box) {
					t.Fatalf("%q stands in %v, which is not all within %v", words.Text, words.Box, safe)
				}
				if words.Size < parts.Smallest {
					t.Fatalf("%q is set in %g pt", words.Text, words.Size)
				}
			}
		}
	})
}

func TestWordsOfACardDoNotOverlap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom(
			[][2]float64{{41, 63}, {44, 68}, {57, 89}, {63, 88}, {70, 120}, {50, 50}, {70, 70}, {88, 63},
				{120, 80}, {30, 30}}).Draw(t, "size")
		front, _ := parts.NewCardDesign(size[0], size[1], drawing.None).Front(anyCard(t))
		all := allWords(front)
		for i, a := range all {
			for _, b := range all[:i] {
				if ink := a.Ink().Inset(0.3); !ink.Empty() && ink.Overlaps(b.Ink().Inset(0.3)) {
					t.Fatalf("%q at %v stands on %q at %v", a.Text, a.Ink(), b.Text, b.Ink())
				}
			}
		}
	})
}

func TestACardSaysWhatItHasNoRoomFor(t *testing.T) {
	design := parts.NewCardDesign(63, 88, drawing.None)
	long := strings.Repeat("Whoever draws this card tells what the cat would say. ", 20)
	for _, test := range []struct {
		name  string
		card  parts.Card
		field string
	}{
		{"all fits", parts.Card{Title: "Flamingo", Kind: "For one", Text: "Stand on one leg.", Corner: "12"},
			""},
		{"a title on two lines fits", parts.Card{Title: "The dragon of the kitchen cupboard", Corner: "7"},
			""},
		{"blanks at the end are no text", parts.Card{Text: "Short." + strings.Repeat(" \n", 3000)}, ""},
		{"a long text", parts.Card{Text: long}, "text"},
		{"a title without end", parts.Card{Title: long}, "title"},
		{"a title of one word", parts.Card{Title: strings.Repeat("W", 300)}, "title"},
		{"a kind without end", parts.Card{Kind: long}, "kind"},
		{"a corner without end", parts.Card{Corner: long}, "corner"},
		{"a title in letters that no font has", parts.Card{Title: "龍"}, "title"},
		{"an emoji in the text", parts.Card{Text: "Be a 🦩."}, "text"},
	} {
		front, lacks := design.Front(&test.card)
		if test.field == "" {
			if len(lacks) > 0 || strings.Contains(letters(front), "…") {
				t.Errorf("%s: it lacks %v and reads %q", test.name, lacks, letters(front))
			}
			continue
		}
		if len(lacks) != 1 || lacks[0].Field != test.field {
			t.Errorf("%s: it lacks %v, not only its %s", test.name, lacks, test.field)
		}
		if strings.Contains(lacks[0].What, "ellipsis") != strings.Contains(letters(front), "…") {
			t.Errorf("%s: it %s, but reads %q", test.name, lacks[0].What, letters(front))
		}
	}
}

func TestEveryWordOfATextThatFitsIsOnTheCard(t *testing.T) {
	const text = "Nobody touches the floor until the next dare is drawn. Cushions are stepping stones. " +
		"Whoever splashes keeps this card."
	for _, size := range [][2]float64{{57, 89}, {63, 88}, {70, 120}, {88, 63}, {120, 80}} {
		front, lacks := parts.NewCardDesign(size[0], size[1],
			drawing.None).Front(
			&parts.Card{Title: "The floor is a puddle", Text: text, Icon: "droplet", Corner: "2"})
		if read := letters(front); len(lacks) > 0 || !strings.Contains(read, text) ||
			!strings.Contains(read, "The floor is a puddle") {
			t.Errorf("%v: the card lacks %v and reads %q", size, lacks, read)
		}
	}
}

func TestATitleIsNeverClipped(t *testing.T) {
	// One line as long as it is large, else two, and no word in two parts.
	design := parts.NewCardDesign(63, 88, drawing.None)
	for title, lines := range map[string]int{"Flamingo": 1, "Weather report": 1, "The floor is a puddle": 1,
		"Treasure of the whole sofa": 2, "Schneeflöckchenparade": 1} {
		front, lacks := design.Front(&parts.Card{Title: title, Corner: "1"})
		set := allWords(front)
		var read []string
		for _, words := range set {
			if words.Text != "1" {
				read = append(read, words.Text)
			}
		}
		if len(lacks) > 0 || len(read) != lines || strings.Join(read, " ") != title {
			t.Errorf("%q stands as %q, and lacks %v", title, read, lacks)
		}
	}
}

func TestEqualBacksAreDrawnOnce(t *testing.T) {
	design := parts.NewCardDesign(63, 88, drawing.None)
	one, _ := design.Piece("one", &parts.Card{}, &parts.CardBack{Title: "Dares", Icon: "star"}, 1)
	two, _ := design.Piece("two", &parts.Card{},
		&parts.CardBack{Title: "Dares", Icon: "star", Colour: design.Colour}, 1)
	other, _ := design.Piece("other", &parts.Card{}, &parts.CardBack{Title: "Dares", Icon: "sun"}, 1)
	if one.Back != two.Back || one.Back == other.Back {
		t.Errorf("backs that are equal are drawn apart, or others as one")
	}
	if len(one.Back.Marks) != 1 {
		t.Errorf("a back is %d marks, not the one use of its symbol", len(one.Back.Marks))
	}
	if a, b := one.Front.Marks[0].(drawing.Use), other.Front.Marks[0].(drawing.Use); a.Symbol != b.Symbol {
		t.Errorf("two cards of one colour have two frames")
	}
}

func TestColoursOfCardsAreToldApartWithoutColour(t *testing.T) {
	design := parts.NewCardDesign(63, 88, drawing.None)
	seen := map[drawing.Pattern]drawing.Colour{}
	for _, colour := range []drawing.Colour{drawing.RGB(0x3E7C8C), drawing.RGB(0x5B7F3A),
		drawing.RGB(0x2F6FA8), drawing.RGB(0xB07D2B), drawing.RGB(0x3D3A40), drawing.RGB(0xA23B3B),
		drawing.White} {
		front, _ := design.Front(&parts.Card{Title: "x", Colour: colour})
		saver := &drawing.InkSaver{}
		frame := saver.Drawing(front).Marks[0].(drawing.Use).Symbol.Drawing
		ground := frame.Marks[0].(drawing.Shape).Paint
		if ground.Hatch.Pattern == drawing.Plain || ground.Fill != drawing.White {
			t.Errorf("in ink-saver the frame of %s is %s", colour, ground)
		}
		if other, ok := seen[ground.Hatch.Pattern]; ok {
			t.Errorf("%s and %s have one hatch, %s", colour, other, ground.Hatch.Pattern)
		}
		seen[ground.Hatch.Pattern] = colour
	}
	for i, letter := range []string{"A", "B", "C", "D", "E", "F"} {
		front, _ := design.Front(&parts.Card{Title: "x", Seat: letter})
		ground := front.Marks[0].(drawing.Use).Symbol.Drawing.Marks[0].(drawing.Shape).Paint
		if ground.Fill != drawing.Players[i] || ground.Hatch.Pattern != drawing.SeatHatch(i) {
			t.Errorf("the card of seat %s has a frame of %s", letter, ground)
		}
		if !strings.Contains(letters(front), letter) {
			t.Errorf("the card of seat %s does not bear its letter", letter)
		}
	}
}

func TestTheArtOfACardGoesOnBeyondTheCut(t *testing.T) {
	design := parts.NewCardDesign(63, 88, drawing.None)
	piece, _ := design.Piece("card", &parts.Card{Title: "x"}, &parts.CardBack{}, 1)
	for _, side := range []*drawing.Drawing{piece.Front, piece.Back, design.Blank(nil).Front} {
		ground := side.Marks[0].(drawing.Use).Symbol.Drawing.Marks[0].(drawing.Shape)
		if ground.Path.Bounds() != side.Area() {
			t.Errorf("the ground is %v of %v", ground.Path.Bounds(), side.Area())
		}
	}
}

func TestABlankCardHasRoomToWriteAndNoWords(t *testing.T) {
	for _, size := range [][2]float64{{41, 63}, {63, 88}, {88, 63}, {70, 120}} {
		blank := parts.NewCardDesign(size[0], size[1], drawing.None).Blank(&parts.CardBack{Title: "Dares"})
		if words := allWords(blank.Front); len(words) > 0 {
			t.Errorf("%v: it reads %q", size, words[0].Text)
		}
		// the frame, the title's, the field to draw in, one to write on
		if lines := len(blank.Front.Marks); lines < 4 {
			t.Errorf("%v: there are only %d marks on it", size, lines)
		}
		if blank.Back == nil {
			t.Errorf("%v: it has no back", size)
		}
	}
}

// A picture that is a stripe is shown whole, though it was to fill its room: next to nothing of it would be seen.
func TestAStripeIsShownWhole(t *testing.T) {
	for _, c := range []struct{ wide, scale float64 }{{4000, 0.01}, {20, 60}} {
		d, stripe := drawing.New(40, 60), &drawing.Symbol{Name: "stripe", Drawing: drawing.New(c.wide, 1)}
		parts.Art{Symbol: stripe, Fill: true}.Draw(d, d.Area())
		if use := d.Marks[0].(drawing.Use); use.Scale != c.scale {
			t.Errorf("%g × 1 mm is drawn %g times as large, and not %g", c.wide, use.Scale, c.scale)
		}
	}
}
