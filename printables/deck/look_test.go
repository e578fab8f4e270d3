package deck_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/look"
)

// A deck names a look that is aboard, in any way of writing, or a file beside it; a spreadsheet names one in a column.
func TestADeckNamesItsLook(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"mine.toml": strings.Replace(look.Text("tarot"), "size  = 17", "size  = 23", 1),
		"bad.toml":  "[front.title]\nplace = [1, 2, 3]\n",
		"deck.csv":  "title,text,second,look\nOwl,Hoo,3,Two Numbers\n",
		"other.csv": "title,deck look\nOwl,mine.toml\n",
		"worse.csv": "title,deck look\nOwl,bad.toml\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]float64{"deck.csv": 14, "other.csv": 23 * 88.0 / 120, "Two_Numbers": 14, "TAROT": 17 * 88.0 / 120,
		"mine.toml": 23 * 88.0 / 120} {
		path, read := filepath.Join(folder, name), deck.Read
		if !strings.HasSuffix(name, ".csv") {
			path, read = filepath.Join(folder, "deck.toml"), func(path string, _ ...string) (*deck.Deck, error) {
				return deck.ReadText(path, []byte("look = '"+name+"'\n[[card]]\ntitle = 'Owl'\nsecond = 3\n"))
			}
		}
		d, err := read(path)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if sizes, _ := letters(t, d, "Owl"); len(sizes) != 1 || sizes[0] > want+0.01 || sizes[0] < want-2 {
			t.Errorf("%s: letters of %v pt, not %.1f", name, sizes, want)
		}
	}
	for name, want := range map[string]string{
		"taro":         `deck.toml:1: there is no look "taro"; did you mean "tarot"?`,
		"":             "",
		"fancy":        `deck.toml:1: there is no look "fancy"; there is blank, map, picture large`,
		"none.toml":    `deck.toml:1: there is no "none.toml" beside this deck; put its file beside the deck`,
		"../mine.toml": `deck.toml:1: the look "../mine.toml" is in another folder`,
		"bad.toml":     `bad.toml:1: "title" has no place of four numbers; write place = `,
	} {
		_, err := deck.ReadText(filepath.Join(folder, "deck.toml"), []byte("look = '"+name+"'\n[[card]]\ntitle = 'Owl'\n"))
		if said := strings.ReplaceAll(errorOf(err), folder+string(filepath.Separator), ""); !strings.HasPrefix(said, want) ||
			(want == "") != (err == nil) {
			t.Errorf("%q: %s, want %s", name, said, want)
		}
	}
	if _, err := deck.Read(filepath.Join(folder, "worse.csv")); !strings.Contains(errorOf(err), "bad.toml:1: ") {
		t.Error(err)
	}
}

func errorOf(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// A second number stands at the right of the head where there is no look, and makes a back one with words.
func TestASecondNumberStandsAtTheRight(t *testing.T) {
	part, _ := read(t, "[[card]]\ntitle = 'Owl'\ncorner = 1\nsecond = 22\nback.second = 5\n").Part()
	at := map[string]float64{}
	for _, side := range []*drawing.Drawing{part.Pieces[0].Front, part.Pieces[0].Back} {
		for _, mark := range side.Marks {
			if words, ok := mark.(drawing.Words); ok {
				at[words.Text] = words.At.X
			}
		}
	}
	if !(at["1"] < at["Owl"] && at["Owl"] < at["22"] && at["22"] > 45 && at["5"] > 45) {
		t.Errorf("they stand at %v", at)
	}
}

// What a deck says of its look comes back from a spreadsheet.
func TestLooksGoThroughASpreadsheet(t *testing.T) {
	text := "look = \"map\"\nmarkup = true\ntext_size = 12\n\n[[card]]\ntitle = \"Owl\"\nsecond = \"3\"\ntext_size = 20\n"
	d := read(t, text)
	if got := d.TOML(); !bytes.Equal(got, []byte(text)) {
		t.Errorf("%s", got)
	}
	rows := d.Rows()
	if head := strings.Join(rows[0], ","); head != "title,second,text_size,count,deck look,deck markup,deck text_size" {
		t.Errorf("columns %s", head)
	}
}
