package deck_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/deck"
)

// write writes a file of a folder.
func write(t *testing.T, folder, name string, content []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
		t.Fatal(err)
	}
}

// picturesIn writes a drawing rex.png, a photograph sky.jpg, and what is wrong with pictures.
func picturesIn(t *testing.T, folder string) {
	t.Helper()
	drawn := image.NewNRGBA(image.Rect(0, 0, 300, 200))
	for y := 30; y < 170; y++ {
		for x := 30; x < 270; x++ {
			drawn.SetNRGBA(x, y, color.NRGBA{R: 40, G: 150, B: 60, A: 0xFF})
		}
	}
	photo := image.NewRGBA(image.Rect(0, 0, 800, 1100))
	for y := range 1100 {
		for x := range 800 {
			photo.SetRGBA(x, y, color.RGBA{R: uint8(x / 4), G: uint8(y / 5), B: 200, A: 0xFF})
		}
	}
	var file bytes.Buffer
	if err := png.Encode(&file, drawn); err != nil {
		t.Fatal(err)
	}
	write(t, folder, "rex.png", file.Bytes())
	write(t, folder, "cut.png", file.Bytes()[:file.Len()/2])
	write(t, folder, "wrong.jpg", file.Bytes())
	bomb := bytes.Clone(file.Bytes())
	copy(bomb[16:], []byte{0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50})
	binary.BigEndian.PutUint32(bomb[29:], crc32.ChecksumIEEE(bomb[12:29]))
	write(t, folder, "bomb.png", bomb)
	file.Reset()
	if err := jpeg.Encode(&file, photo, nil); err != nil {
		t.Fatal(err)
	}
	write(t, folder, "sky.jpg", file.Bytes())
	write(t, folder, "words.png", []byte("this is no picture"))
	write(t, folder, "bad.svg", []byte("<svg viewBox='0 0 9 9'><script/></svg>"))
	write(t, folder, "good.svg", []byte("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1H8V8Z'/></svg>"))
	if err := os.Mkdir(filepath.Join(folder, "folder.png"), 0o755); err != nil {
		t.Fatal(err)
	}
}

func TestCardsHavePicturesOfOnesOwn(t *testing.T) {
	folder := t.TempDir()
	picturesIn(t, folder)
	write(t, folder, "deck.toml", []byte(`title = "Ours"
back = { image = "rex.png" }
[[card]]
title = "Rex"
text = "It roars."
image = "rex.png"
[[card]]
title = "Sky"
text = "Over all."
background = "sky.jpg"
back = { background = "sky.jpg" }
[[card]]
icon = "wrong.jpg"
text = "Another ending."
[[card]]
title = "Full"
image = "sky.jpg"
fit = "fill"
[[card]]
image = "good.svg"
`))
	d, err := deck.Read(filepath.Join(folder, "deck.toml"))
	if err != nil {
		t.Fatal(err)
	}
	part, notices := d.Part()
	if len(notices) > 0 {
		t.Error(notices)
	}
	for _, piece := range part.Pieces {
		if !strings.Contains(piece.Front.String(), ` picture `) || piece.Front.Check() != nil {
			t.Errorf("%s has no picture: %v", piece.Name, piece.Front.Check())
		}
	}
	if d.Cards[1].Background != d.Cards[3].Art.Symbol {
		t.Error("one picture on two cards is read twice")
	}
}

func TestAPictureThatCannotBeUsedIsAFinding(t *testing.T) {
	folder := t.TempDir()
	picturesIn(t, folder)
	for name, want := range map[string]string{
		"rx.png":        `there is no picture "rx.png" beside deck.toml; did you mean "rex.png"?`,
		"../rex.png":    `the picture "../rex.png" is in another folder`,
		"/dev/zero.png": `is in another folder`,
		"folder.png":    `it is a folder`,
		"cut.png":       `it is damaged`,
		"bomb.png":      `50000 × 50000 pixels`,
		"words.png":     `neither PNG, JPEG, WebP, GIF nor SVG`,
		"bad.svg":       `it has <script>`,
	} {
		write(t, folder, "deck.toml", []byte("[[card]]\nimage = '"+name+"'\n"))
		_, err := deck.Read(filepath.Join(folder, "deck.toml"))
		var broken *deck.Broken
		if !errors.As(err, &broken) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		line := broken.Lines()
		if len(line) != 1 || !strings.Contains(line[0], want) || !strings.Contains(line[0], "deck.toml:2: ") {
			t.Errorf("%s: %q, want %s", name, line, want)
		}
	}
}

// A column for pictures may also name icons.
func TestAnIconStandsInPlaceOfAPicture(t *testing.T) {
	d := parsed(t, "[[card]]\nimage = 'owl'\nback = { image = 'star' }\n")
	if card := d.Cards[0]; card.Icon != "owl" || card.Back.Icon != "star" || card.Art.Symbol != nil {
		t.Errorf("the card has %q and %q", card.Icon, card.Back.Icon)
	}
}
