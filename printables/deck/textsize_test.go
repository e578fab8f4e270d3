package deck_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
)

// letters returns the sizes of the words of a text on the front of each card, and what is remarked.
func letters(t *testing.T, d *deck.Deck, of string) (sizes []float64, remarks string) {
	t.Helper()
	part, notices := d.Part()
	for _, piece := range part.Pieces {
		for _, mark := range piece.Front.Marks {
			if m, ok := mark.(drawing.Words); ok && strings.HasPrefix(m.Text, of) {
				sizes = append(sizes, m.Size)
				break
			}
		}
		if over := piece.Front.Overflows(); len(over) > 0 {
			t.Errorf("%s: %v", piece.Name, over)
		}
	}
	for _, notice := range notices {
		remarks += deck.Line(notice) + "\n"
	}
	return sizes, remarks
}

// Texts have the size that is wished, of the deck or the card. What has no room shrinks, and what has none at 9 pt is
// told.
func TestTextsHaveTheSizeThatIsWished(t *testing.T) {
	card := func(more string, words int) string {
		return fmt.Sprintf("[[card]]\n%sicon = 'owl'\ntext = 'Flap%s'\n", more, strings.Repeat(" wings", words))
	}
	d := read(t, "text_size = 20\n"+card("", 0)+card("text_size = 48\n", 0)+card("text_size = 6\n", 0)+card("", 30)+card("", 200))
	sizes, remarks := letters(t, d, "Flap")
	if len(sizes) != 5 || sizes[0] != 20 || sizes[1] > 48 || sizes[1] < 30 || sizes[2] != 6 || sizes[3] >= 20 ||
		sizes[3] <= 9 || sizes[4] != 9 {
		t.Errorf("sizes: %v", sizes)
	}
	if want := "is too long for the card even in 9 pt, and ends with an ellipsis\n"; strings.Count(remarks, "\n") != 1 ||
		!strings.HasSuffix(remarks, want) {
		t.Errorf("it says %q", remarks)
	}
	for text, want := range map[string]string{
		"text_size = 5\n" + card("", 0):    "deck.toml:1: text_size",
		card("text_size = 49\n", 0):        "deck.toml:2: text_size",
		card("text_size = 'big'\n", 0):     "deck.toml:2: text_size",
		card("font_size = 12\n", 0):        `deck.toml:2: "font_size" is not a field of a card; did you mean "text_size"?`,
		"text_size = 12.5\n" + card("", 0): "deck.toml:1: text_size",
	} {
		if _, err := deck.Parse("deck.toml", []byte(text)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestASheetSaysHowLargeItsTextsAre(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cards.csv")
	for text, want := range map[string]string{
		"text,Text Size,deck text size\nFlap,24,16\nFlap,,\n": "24 16",
		"text,Schriftgröße\nFlap,24\nFlap,14\n":               "24 14",
		"text,text_size\nFlap,huge\n":                         "cards.csv:B2: \"huge\" is no number; write a whole number from 6 to 48\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		d, err := deck.Read(path)
		said := fmt.Sprintln(err)
		if err == nil {
			sizes, _ := letters(t, d, "Flap")
			said = strings.Trim(fmt.Sprint(sizes), "[]")
			if again := d.Rows(); len(again) != 3 {
				t.Errorf("%q", again)
			}
		}
		if !strings.HasSuffix(said, want) {
			t.Errorf("%q: %s, want %s", text, said, want)
		}
	}
}
