package deck_test

import (
	"os"
	"path/filepath"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
)

// A colour is read by its name wherever a deck has one: for the deck, a card and a back, in a spreadsheet too.
func TestColoursHaveNamesEverywhere(t *testing.T) {
	const red, green drawing.Colour = 0xFFFF0000, 0xFF006400
	files := map[string]string{
		"deck.toml":  "color = 'Rot'\n[[card]]\ntitle = 'a'\ncolor = 'dark green'\nback.color = '#f00'\n",
		"cards.csv":  "title;deck color;Farbe;back color\na;rouge;dunkelgrün;rojo\n",
		"upper.toml": "color = '#F00'\n[[card]]\ntitle = 'a'\ncolor = 'VERT FONCÉ'\nback = { color = 'roja' }\n",
	}
	for name, text := range files {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		d, err := deck.Read(path)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if card := d.Cards[0]; d.Colour != red || card.Colour != green || card.Back.Colour != red {
			t.Errorf("%s: %v, %v, %v", name, d.Colour, card.Colour, card.Back.Colour)
		}
	}
}
