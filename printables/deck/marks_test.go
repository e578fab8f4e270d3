package deck_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// read reads a deck that has nothing wrong.
func read(t *testing.T, text string) *deck.Deck {
	t.Helper()
	d, err := deck.Parse("deck.toml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// set returns the words of the first front with their fonts, and the names of its small pictures.
func set(t *testing.T, d *deck.Deck) (said string, pictures []string) {
	t.Helper()
	part, _ := d.Part()
	var list []string
	for _, mark := range part.Pieces[0].Front.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			list = append(list, m.Font.String()+":"+m.Text)
		case drawing.Use:
			if m.Symbol.Picture {
				pictures = append(pictures, m.Symbol.Name)
			}
		}
	}
	return strings.Join(list, "|"), pictures
}

const marked = "text = '''Take {coin} **two** *or* ***more*** <b>of</b> :Crossed_Swords: &amp; \\*\n- go\n- stay'''\n"

func TestMarkupIsPrintedWhereTheDeckSaysSo(t *testing.T) {
	said, pictures := set(t, read(t, "markup = true\n[[card]]\n"+marked))
	for _, want := range []string{"Atkinson:Take ", "AtkinsonBold:two", "AtkinsonItalic:or", "AtkinsonBoldItalic:more",
		"AtkinsonBold:of", "Atkinson:& *", "Atkinson:go"} {
		if !strings.Contains(said, want) {
			t.Errorf("%s is missing in %s", want, said)
		}
	}
	if !slices.Equal(pictures, []string{"coin", "crossed-swords"}) {
		t.Errorf("pictures: %q", pictures)
	}
	said, pictures = set(t, read(t, "[[card]]\n"+marked))
	if want := `Atkinson:Take {coin} **two** *or*`; !strings.Contains(said, want) || pictures != nil {
		t.Errorf("without markup: %s, %q", said, pictures)
	}
	said, _ = set(t, read(t, "markup = true\n[[card]]\ntext = '**a** *b*'\n"))
	if want := "AtkinsonBold:a |AtkinsonItalic:b"; !strings.HasSuffix(said, want) {
		t.Errorf("%s, want %s", said, want)
	}
}

// A deck without markup is told once where it seems to have some, and never where it has none.
func TestWhatLooksLikeMarkupIsToldOnce(t *testing.T) {
	for text, want := range map[string]string{
		"[[card]]\ntext = 'plain'\n[[card]]\ntext = 'a **b**'\n[[card]]\ntext = '<br>'\n": `deck.toml:4: "**" looks like markup`,
		"[[card]]\ntext = 'a {coin}'\n":                                        `deck.toml:2: "{coin}" looks like markup`,
		"[[card]]\nback.text = 'salt &amp; so'\n":                              `deck.toml:2: "&amp;" looks like markup`,
		"markup = true\n[[card]]\ntext = 'a **b**'\n":                          "",
		"[[card]]\ntext = '2*3*4 {3} - I <3 R&D 10:30:00'\n":                   "",
		"[[card]]\ntext = '''- a\n- b *'''\n[[card]]\ntext = 'f*** :nowhere:'": "",
	} {
		_, notices := read(t, text).Part()
		var lines []string
		for _, notice := range notices {
			lines = append(lines, deck.Line(notice))
		}
		if said := strings.Join(lines, "\n"); len(lines) > 1 || !strings.HasPrefix(said, want) || want == "" && said != "" {
			t.Errorf("%q: it says %q", text, said)
		}
	}
}

// The words of pieces, but for their titles, are marked up as the texts of cards are, or told to look so.
func TestWordsOfPiecesHaveMarkup(t *testing.T) {
	const pieces = "[[token]]\ntitle = '*Gold*'\ntext = '**5** {coin}'\n[[die]]\nfaces = ['a {owl}', 'b']\n[[pad]]\ncolumns = ['<b>A</b>']\n"
	said := func(text string) (all string) {
		parts, notices := read(t, text).Parts(room)
		for _, notice := range notices {
			all += deck.Line(notice) + "\n"
		}
		for _, part := range parts {
			for _, piece := range part.Pieces {
				all += strings.Join(partstest.Words(piece.Front), "|")
			}
		}
		return all
	}
	plain, marked := said(pieces), said("markup = true\n"+pieces)
	const told = `deck.toml:3: "**" looks like markup, and is printed as it stands; write markup = true at the top of the file`
	if !strings.HasPrefix(plain, told) || !strings.Contains(plain, "{owl}") {
		t.Errorf("without markup: %q", plain)
	}
	if strings.ContainsAny(marked, "{<") || strings.Contains(marked, "**") || !strings.Contains(marked, "*Gold*") {
		t.Errorf("with markup: %q", marked)
	}
	if _, err := deck.Parse("deck.toml", []byte("markup = true\n[[die]]\nfaces = ['a {owll}', 'b']\n")); err == nil {
		t.Error("an icon that is not there is no error")
	}
}

// A name that nothing has is an error with its place and the nearest, and hostile texts are only words.
func TestPicturesInTextsThatAreNotThere(t *testing.T) {
	for text, want := range map[string]string{
		"[[card]]\n\ntext = 'a {dragonface}'\n": `deck.toml:4: there is no icon "dragonface"; did you mean "dragon-face"`,
		"[[card]]\nback.text = ':coinn:'\n":     `deck.toml:3: there is no icon "coinn"; did you mean "coin"`,
		"[[card]]\ntext = '{rex.png}'\n":        `deck.toml:3: `,
		"[[card]]\ntext = '{../../rex.png}'\n":  `deck.toml:3: `,
	} {
		_, err := deck.Parse("deck.toml", []byte("markup = true\n"+text))
		if err == nil || !strings.HasPrefix(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for _, text := range []string{strings.Repeat("*a **b ", 3000), strings.Repeat("<b>&amp;", 3000), "😀 {} \u202e**שלום** {", "**שלום {coin} עולם**",
		strings.Repeat("- \n", 3000), strings.Repeat("{coin}", 2000), strings.Repeat("*", 5000)} {
		d := read(t, "markup = true\n[[card]]\ntext = '''"+text+"'''\n")
		part, _ := d.Part()
		front := part.Pieces[0].Front
		if err := front.Check(); err != nil || len(front.Overflows()) > 0 || len(front.Marks) > 3000 {
			t.Errorf("%.20q: %v, %d marks, %v", text, err, len(front.Marks), front.Overflows())
		}
	}
}
