package deck_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"homespun/printables/deck"
	"homespun/printables/sheet"
)

// tabled returns the deck of a text of CSV.
func tabled(t *testing.T, text string) (*deck.Deck, error) {
	t.Helper()
	rows, wrong := sheet.Parse("cards.csv", []byte(text), "")
	if wrong != nil {
		t.Fatal(wrong)
	}
	return deck.FromSheet(rows)
}

func TestTheFirstRowNamesTheFieldsOfCards(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"title,text,count\nDragon,Flies,2\nOwl,,\n", "[[card]]\ntitle = \"Dragon\"\ntext = \"Flies\"\ncount = 2\n\n" +
			"[[card]]\ntitle = \"Owl\"\n"},
		{"Karte;Typ;Beschreibung;Wert;Anzahl;Farbe\nDrache;Tier;Fliegt;3;2;red\n", "[[card]]\ntitle = \"Drache\"\n" +
			"kind = \"Tier\"\ntext = \"Fliegt\"\ncorner = \"3\"\ncolor = \"red\"\ncount = 2\n"},
		{"NAME,Back Icon,back_color,Player,ICON\nA,star,blue,b,Dragon Face\n", "[[card]]\ntitle = \"A\"\n" +
			"icon = \"dragon-face\"\nseat = \"B\"\nback = { icon = \"star\", color = \"blue\" }\n"},
		{"title,back,deck title,card size\nA,no,Dares,mini\nB,,,\n", "title = \"Dares\"\nsize = \"mini\"\n\n" +
			"[[card]]\ntitle = \"A\"\nback = false\n\n[[card]]\ntitle = \"B\"\n"},
		{"title,text\nA,\"b\nc\"\n", "[[card]]\ntitle = \"A\"\ntext = \"\"\"\nb\nc\"\"\"\n"},
		{"question,answer,picture\nIs it red?,No,\nWho?,The owl,owl\n", "[[card]]\ntext = \"Is it red?\"\n" +
			"back = { text = \"No\" }\n\n[[card]]\ntext = \"Who?\"\nimage = \"owl\"\nback = { text = \"The owl\" }\n"},
		{"title\n'=cmd|' /C calc'!A0\n", "[[card]]\ntitle = \"=cmd|' /C calc'!A0\"\n"},
	} {
		d, err := tabled(t, test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
			continue
		}
		if diff := cmp.Diff(test.want, string(d.TOML())); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.text, diff)
		}
	}
}

func TestWhatASheetDoesNotSayRightIsToldWithItsCell(t *testing.T) {
	for text, want := range map[string]string{
		"title,count\nA,1\nB,many\n":            `cards.csv:B3: "many" is no number of copies; write a whole number from 1 to 1000, or 0 to leave the card out`,
		"title,text,icon\nA,b,dragn\n":          `cards.csv:C2: there is no icon "dragn"; did you mean "dragon"?`,
		"title,color\n\nA,bluu\n":               `cards.csv:B3: "bluu" is no colour; did you mean "blue"?`,
		"title,seat\nA,G\n":                     `cards.csv:B2: seat is "G"; it can be "A", "B", "C", "D", "E" or "F"`,
		"title,deck size\nA,pocker\n":           `cards.csv:B2: there is no card size "pocker": choose poker`,
		"Orc,5,3\nElf,2,1\n":                    `cards.csv:A1: the first row does not name the columns of cards; write a row above`,
		"count,color\n2,red\n":                  `cards.csv:A1: the first row does not name the columns of cards; write a row above`,
		"title,text\n":                          `cards.csv: this deck has no cards; write a row for each card`,
		"title,back icon\nA,stat\n":             `cards.csv:B2: there is no icon "stat"; did you mean "star"?`,
		"title\n" + strings.Repeat("a\n", 5001): `cards.csv: this deck has 5001 different cards; it can have 5000; make several decks of it`,
	} {
		_, err := tabled(t, text)
		var broken *deck.Broken
		if !errors.As(err, &broken) || !strings.HasPrefix(broken.Lines()[0], want) {
			t.Errorf("%.40q: it says %v, not %s", text, err, want)
		}
	}
	for text, want := range map[string]string{
		"title,Attack,Health\nA,1,2\n": `cards.csv:B1: columns "Attack" and "Health" are not printed; columns are called title, kind, `,
		"title,Attack\nA,1\n":          `cards.csv:B1: column "Attack" is not printed; columns are called title, kind, `,
		"title,tezt\nA,1\n":            `cards.csv:B1: column "tezt" is not printed; did you mean "text"?`,
		"title,text\nA,b\nB,c, and d\nC,e,,f\n": `cards.csv:C3: 2 rows have more cells than the first row, and what stands there is ` +
			`not printed; put a text with commas in quotation marks`,
		"title,count\nA,1\nB,0\n":           `cards.csv: cards that have the count 0 and are not printed: 1`,
		"text,title\nB,C\n\n\"a 🦩\",Long\n": `cards.csv:A4: the text of "Long" leaves out 🦩, `,
	} {
		d, err := tabled(t, text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if _, notices := d.Part(); len(notices) != 1 || !strings.HasPrefix(deck.Line(notices[0]), want) {
			t.Errorf("%q: it says %v, not %s", text, notices, want)
		}
	}
}

func TestADeckTakesItsCardsFromASheetBesideIt(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	write("cards.csv", "title,icon\nA,owl\nB,star\n")
	d, err := deck.Read(write("deck.toml", "title = 'Dares'\nsize = 'mini'\nback = false\nfrom = 'cards.csv'\n"))
	if err != nil || len(d.Cards) != 2 || d.Title != "Dares" || d.Cards[1].Back != nil || d.Cards[1].Line != 3 {
		t.Fatalf("it reads %+v, %v", d, err)
	}
	if want := "title = \"Dares\"\nsize = \"mini\"\nback = false\n\n[[card]]\ntitle = \"A\"\nicon = \"owl\"\n\n" +
		"[[card]]\ntitle = \"B\"\nicon = \"star\"\n"; string(d.Source) != want {
		t.Errorf("it is written as %s", d.Source)
	}
	write("bad.csv", "title,icon\nA,owll\n")
	for text, want := range map[string]string{
		"from = '../cards.csv'\n":          `deck.toml:1: "../cards.csv" leads out of the folder of this deck; put`,
		"\nfrom = '/etc/passwd.csv'\n":     `deck.toml:2: "/etc/passwd.csv" leads out of the folder of this deck; put`,
		"from = 'none.csv'\n":              `deck.toml:1: there is no "none.csv" beside this deck; put`,
		"from = 'cards.csv'\n[[card]]\n":   `deck.toml:1: the cards stand in a spreadsheet and in this file; take out`,
		"from = 7\n":                       `deck.toml:1: from is the number 7; `,
		"from = 'bad.csv'\n":               `bad.csv:B2: there is no icon "owll"; did you mean "owl"?`,
		"from = 'cards.csv'\nsize = '1'\n": `deck.toml:2: there is no card size "1"`,
	} {
		_, err := deck.Read(write("deck.toml", text))
		var broken *deck.Broken
		if !errors.As(err, &broken) ||
			!strings.HasPrefix(strings.ReplaceAll(broken.Lines()[0], folder+string(filepath.Separator), ""), want) {
			t.Errorf("%q: it says %v, not %s", text, err, want)
		}
	}
}

// A deck that is written as a spreadsheet and read again is the same.
func TestADeckComesBackFromASheet(t *testing.T) {
	words := rapid.StringMatching(`([a-zé=+@'"\-,;★🦩][a-z=+@'"\-,;\t\\ \n_]{0,12})?`)
	icon := rapid.SampledFrom([]string{"", "owl", "star"})
	colour := rapid.SampledFrom([]string{"", "red", "#3E7C8C"})
	rapid.Check(t, func(t *rapid.T) {
		text := "title = " + quoted(words.Draw(t, "deck")) + "\nsize = 'mini'\n" +
			rapid.SampledFrom([]string{"", "back = false\n", "back = { icon = 'star', title = '' }\n"}).Draw(t, "backs")
		for range rapid.IntRange(1, 5).Draw(t, "cards") {
			text += "[[card]]\n"
			for _, field := range []string{"title", "kind", "text", "corner"} {
				if rapid.Bool().Draw(t, field+"?") {
					text += field + " = " + quoted(words.Draw(t, field)) + "\n"
				}
			}
			text += "icon = '" + icon.Draw(t, "icon") + "'\ncount = " +
				rapid.SampledFrom([]string{"1", "7", "1000"}).Draw(t, "count") + "\n"
			if c := colour.Draw(t, "colour"); c != "" {
				text += "color = '" + c + "'\n"
			}
			text += rapid.SampledFrom([]string{"", "seat = 'C'\n", "back = false\n", "back = { title = '', color = 'red' }\n",
				"back = { title = '''it's''' }\n"}).Draw(t, "more")
		}
		d, err := deck.Parse("deck.toml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{"a.csv", "a.tsv", "a.xlsx"} {
			data, err := sheet.Write(path, d.Rows())
			if err != nil {
				t.Fatal(err)
			}
			rows, wrong := sheet.Parse(path, data, "")
			if wrong != nil {
				t.Fatal(wrong)
			}
			again, err := deck.FromSheet(rows)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			third, err := deck.Parse("deck.toml", again.TOML())
			if err != nil {
				t.Fatalf("%v\n%s", err, again.TOML())
			}
			for _, other := range []*deck.Deck{again, third} {
				if diff := cmp.Diff(d, other, cmpopts.IgnoreUnexported(deck.Deck{}, deck.Card{}),
					cmpopts.IgnoreFields(deck.Deck{}, "Name", "Source"),
					cmpopts.IgnoreFields(deck.Card{}, "Line")); diff != "" {
					t.Fatalf("%s: the deck is another (-want +got):\n%s\n%s\n%q", path, diff, text, data)
				}
			}
		}
	})
}

// quoted writes a text as TOML.
func quoted(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`).Replace(text) + `"`
}
