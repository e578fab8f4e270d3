package deck_test

import (
	"errors"
	"testing"

	"homespun/printables/deck"
)

// What other programs call fields is answered with what there is here, or that there is nothing; never with a
// field that would be refused or means something else.
func TestWordsOfOtherProgramsAreAnswered(t *testing.T) {
	for written, want := range map[string]string{
		"cost = 3":               `"cost" is not a field of a card; did you mean "corner"?`,
		"qty = 3":                `"qty" is not a field of a card; did you mean "count"?`,
		"Flavor = 'x'":           `"Flavor" is not a field of a card; did you mean "text"?`,
		"flavor-text = 'x'":      `"flavor-text" is not a field of a card; did you mean "text"?`,
		"font = 'Arial'":         `"font" is not a field of a card; all cards are set in one typeface, which changes its size to fit`,
		"artist = 'x'":           `"artist" is not a field of a card; there is no field for it; a remark begins with #`,
		"author = 'x'":           `"author" is not a field of a card; write designer above the first [[card]]`,
		"size = 'poker'":         `"size" is not a field of a card; the size of all cards stands above the first [[card]]: size = "63 x 88"`,
		"font-size = 9":          `"font-size" is not a field of a card; did you mean "text_size"?`,
		"width = 63":             `"width" is not a field of a card; the size of all cards stands above the first [[card]]: size = "63 x 88"`,
		"picture = 'dragon.png'": `"picture" is not a field of a card; did you mean "image"?`,
		"icon = 'dragon.png'":    `there is no picture "dragon.png" beside a.toml; did you mean "dragon" or "dragon-face"?`,
		"back = { xyzzy = 'A' }": `"xyzzy" is not a field of back; there is title, kind, text, icon, image, fit, background, corner, second and color`,
		"back = { answer = 4 }":  `"answer" is not a field of back; did you mean "text"?`,
		"answer = '42'":          `"answer" is not a field of a card; what stands on the back is written as back.text = "…"`,
		"xyzzy = 3":              `"xyzzy" is not a field of a card; there is title, kind, text, icon, image, fit, background, corner, second, color, text_size, seat, count and back`,
	} {
		_, err := deck.Parse("a.toml", []byte("[[card]]\n"+written+"\n"))
		var broken *deck.Broken
		if !errors.As(err, &broken) {
			t.Errorf("%s: %v", written, err)
		} else if got := broken.Lines()[0]; got != "a.toml:2: "+want {
			t.Errorf("%s\n\tsays %s\n\tnot  a.toml:2: %s", written, got, want)
		}
	}
}

// Sizes and colours are read as people write them.
func TestSizesAndColoursAreReadAsPeopleWriteThem(t *testing.T) {
	for _, size := range []string{"63,5 x 88,9", "63.5x88.9", "63.5 by 88.9", "63,5mm x 88,9mm", "63,5 mm × 88,9", "6,35 x 8,89 cm",
		"2½ x 3½ in", `2.5" x 3.5"`, "2 1/2 by 3 1/2 inches", "63.5*88.9"} {
		d, err := deck.Parse("a.toml", []byte("size = '''"+size+"'''\ncolor = 'red'\n[[card]]\ncolor = '#f00'\n"))
		if err != nil {
			t.Errorf("%s: %v", size, err)
		} else if d.Size.Width != 63.5 || d.Size.Height != 88.9 || d.Colour != d.Cards[0].Colour {
			t.Errorf("%s: %+v", size, d.Size)
		}
	}
}
