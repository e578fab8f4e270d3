package deck_test

import (
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/script"
)

// Where a font has them, cards are printed in any script, and nothing is told.
func TestCardsInOtherScriptsArePrinted(t *testing.T) {
	script.Use(func() []string { return []string{"../script/testdata"} })
	t.Cleanup(func() { script.Use(nil) })
	d := parsed(t, "title = 'שלום'\n[[card]]\ntitle = 'שלום'\nkind = 'السلام'\ntext = 'לכל שחקן 3 קלפים (שלום)'\ncorner = 3\n"+
		"[[card]]\ntitle = 'नमस्ते दुनिया'\ntext = 'น้ำใจ'\nicon = 'owl'\n[[card]]\ntext = '你好，世界。'\nback = { text = '質問カード' }\n"+
		"[[card]]\ntext = '안녕하세요'\n")
	if err := d.Blank(); err != nil {
		t.Error(err)
	}
	part, notices := d.Part()
	if len(notices) > 0 {
		t.Errorf("it tells of %v", notices)
	}
	for _, piece := range part.Pieces {
		for _, side := range []*drawing.Drawing{piece.Front, piece.Back} {
			for _, words := range side.Overflows() {
				t.Errorf("%s: %q leaves its box", piece.Name, words.Text)
			}
		}
	}
}

// A deck names the font for its letters; what is wrong with it is told in one line.
func TestADeckNamesItsFont(t *testing.T) {
	folder := t.TempDir()
	data, err := os.ReadFile("../script/testdata/Hebrew-Bold.ttf")
	if err != nil {
		t.Fatal(err)
	}
	write := func(name string, data []byte) {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("mine.ttf", data)
	write("broken.ttf", data[:200])
	for at := 12; ; at += 16 {
		if string(data[at:at+4]) == "OS/2" {
			binary.BigEndian.PutUint16(data[binary.BigEndian.Uint32(data[at+8:])+8:], 2)
			break
		}
	}
	write("closed.ttf", data)
	outside := filepath.Join(t.TempDir(), "outside.ttf")
	if err := os.WriteFile(outside, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(folder, "link.ttf")); err != nil {
		t.Skip("no links here")
	}
	const cards = "\n[[card]]\ntext = 'שלום'\n"
	read := func(font string) error {
		write("deck.toml", []byte("font = '"+font+"'"+cards))
		d, err := deck.Read(filepath.Join(folder, "deck.toml"))
		if err != nil {
			return err
		}
		return d.Blank()
	}
	if err := read("mine.ttf"); err != nil {
		t.Error(err)
	}
	if err := read(""); err == nil {
		t.Error("without a font the letters are there")
	}
	for font, want := range map[string]string{
		"other.ttf":  `there is no font "other.ttf" beside deck.toml, nor among the fonts of this computer`,
		"David":      `there is no font "David" beside deck.toml, nor among the fonts of this computer`,
		"broken.ttf": `"broken.ttf" is no font that can be used`,
		"closed.ttf": `the licence of the font "closed.ttf" forbids to put it into a file`,
		"../x.ttf":   `the font "../x.ttf" is in another folder`,
		"link.ttf":   `the font "link.ttf" is in another folder`,
	} {
		err := read(font)
		var broken *deck.Broken
		if !errors.As(err, &broken) || len(broken.Findings) != 1 || !strings.Contains(deck.Line(broken.Findings[0]), want) {
			t.Errorf("%s: it says %v, want %q", font, err, want)
		}
	}
	script.Use(func() []string { return []string{"../script/testdata"} })
	t.Cleanup(func() { script.Use(nil) })
	if err := read("noto sans hebrew"); err != nil {
		t.Error(err)
	}
}
