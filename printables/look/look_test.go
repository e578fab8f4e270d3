package look_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/look"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// read reads a look that has nothing wrong.
func read(t testing.TB, name string) *look.Look {
	t.Helper()
	made, wrong := look.Read(name, []byte(look.Text(name)))
	if len(wrong) > 0 {
		t.Fatalf("%s: %v", name, wrong)
	}
	return made
}

// design returns what draws cards of a size in a look.
func design(t testing.TB, made *look.Look, size string) *parts.CardDesign {
	t.Helper()
	card, err := paper.ParseCardSize(size)
	if err != nil {
		t.Fatal(err)
	}
	d := parts.NewCardDesign(card.Width, card.Height, drawing.None)
	d.Look = made.Drawer(card)
	return d
}

var full = parts.Card{Title: "Night dragon", Kind: "Creature", Icon: "dragon-face", Corner: "7", Second: "12", Seat: "C",
	Text: "It flies over one wall. Whoever meets it rolls a die."}

// without returns cards that lack one thing or another.
func cards() []parts.Card {
	bare, plain, words := full, full, parts.Card{Title: "A title that is rather long for a card", Text: full.Text}
	bare.Text, plain.Icon = "", ""
	return []parts.Card{full, bare, plain, words, {Text: "Just this."}, {Icon: "owl"}, {Title: "Owl"}, {}}
}

func TestThereAreEightLooks(t *testing.T) {
	want := []string{"blank", "map", "picture large", "question and answer", "tarot", "text large", "title below", "two numbers"}
	if got := look.Names(); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	for _, name := range want {
		if about := read(t, name).About; len(about) < 20 || look.Text(strings.ToUpper(name)) != look.Text(name) {
			t.Errorf("%s: %q", name, about)
		}
	}
	if look.Text("../read") != "" || look.Text("") != "" {
		t.Error("there is a look of no name")
	}
}

// In each look, on cards of each size, no words leave their box or come near the cut, none lie on others, and all that a
// card says is there.
func TestWordsHaveTheirRoomInEveryLook(t *testing.T) {
	for _, name := range look.Names() {
		for _, size := range []string{"poker", "tarot", "mini", "square", "88x63", "30x30", "210x297"} {
			d := design(t, read(t, name), size)
			for _, card := range cards() {
				front, lacks := d.Front(&card)
				back := d.Back(parts.CardBack{Title: card.Title, Text: card.Text, Kind: card.Kind, Corner: card.Corner, Icon: card.Icon})
				for _, side := range []*drawing.Drawing{front, back} {
					if err := side.Check(); err != nil || len(side.Overflows()) > 0 {
						t.Errorf("%s, %s, %q: %v %v", name, size, card.Title, err, side.Overflows())
					}
				}
				if size != "30x30" && size != "mini" {
					apart(t, name+", "+size, front)
				}
				for _, lack := range lacks {
					if size == "poker" || size == "tarot" {
						t.Errorf("%s, %s, %q: %s %s", name, size, card.Title, lack.Field, lack.What)
					}
				}
			}
		}
	}
}

// apart checks that words lie apart, and away from the cut.
func apart(t *testing.T, what string, side *drawing.Drawing) {
	t.Helper()
	var inks []drawing.Rectangle
	safe := side.Area().Inset(parts.CardBleed + parts.CardSafe - 0.3)
	for _, mark := range side.Marks {
		words, ok := mark.(drawing.Words)
		if !ok {
			continue
		}
		ink := words.Ink()
		if !safe.Contains(ink) {
			t.Errorf("%s: %q is near the cut", what, words.Text)
		}
		if slices.ContainsFunc(inks, ink.Overlaps) {
			t.Errorf("%s: %q lies on other words", what, words.Text)
		}
		inks = append(inks, ink)
	}
}

// said returns the words of a drawing.
func said(d *drawing.Drawing) string {
	var b strings.Builder
	for _, mark := range d.Marks {
		if words, ok := mark.(drawing.Words); ok {
			b.WriteString(words.Text + "|")
		}
	}
	return b.String()
}

func TestBothSidesOfAQuestion(t *testing.T) {
	d := design(t, read(t, "question and answer"), "poker")
	front, _ := d.Front(&parts.Card{Text: "What stands on one leg?"})
	back := d.Back(parts.CardBack{Text: "A flamingo."})
	if !strings.Contains(said(front), "What") || !strings.Contains(said(back), "flamingo") {
		t.Errorf("%s, %s", said(front), said(back))
	}
	size := func(d *drawing.Drawing) float64 {
		for _, mark := range d.Marks {
			if words, ok := mark.(drawing.Words); ok {
				return words.Size
			}
		}
		return 0
	}
	if size(front) != 17 || size(back) != 19 {
		t.Errorf("letters of %v and %v pt", size(front), size(back))
	}
}

// A field without a place is told, once for all cards; what does not fit is told too.
func TestWhatALookHasNoPlaceForIsTold(t *testing.T) {
	made, wrong := look.Read("mine.toml", []byte("[front.text]\nplace = [5, 5, 20, 10]\nsize = 20\nleast = 12\n"))
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	d := design(t, made, "poker")
	var list []string
	for range 2 {
		_, lacks := d.Front(&full)
		for _, lack := range lacks {
			list = append(list, lack.Field+" "+lack.What)
		}
	}
	none, long := " has no place in this look", "text is too long for the card even in 12 pt, and ends with an ellipsis"
	if want := []string{long, "title" + none, "kind" + none, "corner" + none, "second" + none, "picture" + none, "seat" + none,
		long}; !slices.Equal(list, want) {
		t.Errorf("%q", list)
	}
}

// A title too long for its place is told with the number of lines that the place has room for.
func TestATitleTooLongIsToldWithItsLines(t *testing.T) {
	for place, want := range map[string]string{
		"[5, 5, 20, 5]": "is too long for 1 line and ends with an ellipsis", "[5, 5, 20, 30]": "is too long for 2 lines and ends with an ellipsis",
	} {
		made, _ := look.Read("mine.toml", []byte("[front.title]\nplace = "+place+"\nsize = 12\n"))
		card := parts.Card{Title: "The old king of the seven mountains and his daughters"}
		if _, lacks := design(t, made, "poker").Front(&card); len(lacks) == 0 || lacks[0].What != want {
			t.Errorf("%s: %v", place, lacks)
		}
	}
}

// The spare of a deck in a look has lines to write on and no words.
func TestTheSpareIsToWriteOn(t *testing.T) {
	for _, name := range look.Names() {
		spare := design(t, read(t, name), "poker").Blank(nil).Front
		lines := 0
		for _, mark := range spare.Marks {
			if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Fill == drawing.None && len(shape.Path) == 2 {
				lines++
			}
		}
		if said(spare) != "" || lines < 3 {
			t.Errorf("%s: %d lines, %q", name, lines, said(spare))
		}
	}
}

func TestABrokenLookIsAnsweredByLine(t *testing.T) {
	const place = "place = [5, 5, 20, 10]\n"
	for text, want := range map[string]string{
		"":                               "this look has no places; write [front.title] and under it place",
		"ground = 'card'\n":              "this look has no places",
		"x = 1\n[front.title]\n" + place: `line 1: "x" is not a field of a look`,
		"[front.title]\nplace = [500, 5, 20, 9]\n":          `line 2: this place lies outside of the card of 63 × 88 mm; write place`,
		"[front.title]\n":                                   `line 1: "title" has no place of four numbers; write place = [5, 5, 53, 11]`,
		"[front.title]\nplace = [5, 5, 20]\n":               `line 1: "title" has no place of four numbers`,
		"[front.title]\nplace = [5, 5, 0, 10]\n":            "line 2: this place is less than a millimetre wide or high",
		"[front.title]\nplace = [5, 5, -5, 10]\n":           "line 2: this place is less than",
		"[front.title]\nplace = 'left'\n":                   `line 1: "title" has no place of four numbers`,
		"[front.title]\nplace = [5, 5, 1e9, 1]\n":           "line 2: front.title.place is",
		"[front.title]\n" + place + "colour = 'red'\n":      `line 3: "colour" is not a field of front.title; did you mean "color"?`,
		"[front.title]\n" + place + "fill = 'lihgt'\n":      `line 3: "lihgt" is no colour; did you mean "light"?`,
		"[front.title]\n" + place + "font = 'Comic Sans'\n": "line 3: front.title.font is",
		"[front.title]\n" + place + "size = 200\n":          "line 3: front.title.size is",
		"[front.x]\nshows = 'titel'\n" + place:              `line 2: front.x.shows is "titel"`,
		"[front.x]\nwhen = ['cost']\n" + place:              "line 2: front.x.when",
		"front = 3\n":                                       "line 1: front is",
		"card = 'pokr'\n[front.x]\n" + place:                "line 1: ",
		strings.Repeat("[front.x]\n", 2):                    "line 2: ",
		"[[front]]\n" + place:                               "line 1: front is",
		manyPlaces(41):                                      "line 1: this side has 41 places; it can have 40; take some out",
	} {
		_, wrong := look.Read("mine.toml", []byte(text))
		if len(wrong) == 0 || !strings.HasPrefix(wrong[0].String(), want) {
			t.Errorf("%.60q: it says %v, want %s", text, first(wrong), want)
		}
	}
}

func first(list []rulesets.Finding) string {
	if len(list) == 0 {
		return "nothing"
	}
	return list[0].String()
}

// manyPlaces returns a look of so many places, all in one table.
func manyPlaces(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("[front.p" + string(rune('a'+i/26)) + string(rune('a'+i%26)) + "]\nplace = [5, 5, 20, 10]\n")
	}
	return b.String()
}

// Whatever a look says, cards can be drawn in it, or it is refused.
func FuzzRead(f *testing.F) {
	for _, name := range look.Names() {
		f.Add(look.Text(name))
	}
	f.Add("ground = 'red'\n[front.title]\nplace = [-20, -20, 1000, 1000]\nround = 50\nwidth = 5\nsize = 96\n[back.text]\nplace=[60,80,9,9]\npad=20")
	f.Fuzz(func(t *testing.T, text string) {
		made, wrong := look.Read("mine.toml", []byte(text))
		if len(wrong) > 0 {
			return
		}
		d := design(t, made, "poker")
		front, _ := d.Front(&full)
		back := d.Back(parts.CardBack{Text: "A", Icon: "owl"})
		for _, side := range []*drawing.Drawing{front, back, d.Blank(nil).Front} {
			if err := side.Check(); err != nil {
				t.Error(err)
			}
		}
	})
}
