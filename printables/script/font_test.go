package script_test

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables/script"
)

// use makes a test set texts with the fonts of a folder.
func use(t testing.TB, folder string) {
	script.Use(func() []string { return []string{folder} })
	t.Cleanup(func() { script.Use(nil) })
}

func TestFontsAreFoundForTheirReaders(t *testing.T) {
	use(t, "testdata")
	for _, one := range []struct{ letter, text, want string }{
		{"ש", "ש", "Noto Sans Hebrew"}, {"س", "س", "Noto Sans Arabic"}, {"न", "न", "Noto Sans Devanagari"},
		{"ก", "ก", "Noto Sans Thai"}, {"直", "直", "Noto Sans CJK SC"}, {"直", "直の", "Noto Sans CJK JP"},
		{"直", "직 直", "Noto Sans CJK KR"}, {"。", "。", "Noto Sans CJK SC"}, {"ა", "ა", ""}, {"a", "a", ""}, {"🦩", "🦩", ""},
	} {
		got := ""
		if font := script.Find(one.letter, script.Wish{For: script.Region(one.text)}); font != nil {
			got = font.Name()
		}
		if got != one.want {
			t.Errorf("%s of %s is set in %q, want %q", one.letter, one.text, got, one.want)
		}
	}
	if plain, bold := script.Find("א", script.Wish{}), script.Find("א", script.Wish{Bold: true}); plain == bold {
		t.Error("there is no bold one")
	}
	if script.Use(nil); script.Find("א", script.Wish{}) != nil {
		t.Error("a font that is not in use is found")
	}
}

// Letters join, stand in the order in which they are seen, and carry their marks.
func TestLettersAreShaped(t *testing.T) {
	use(t, "testdata")
	set := func(text string) *script.Line {
		font := script.Find(text[:script.Next(text)], script.Wish{})
		if font == nil {
			t.Fatalf("no font has %s", text)
		}
		return font.Set(text)
	}
	if line := set("אב"); len(line.Glyphs) != 2 || line.Glyphs[0].From != 2 || line.Glyphs[1].From != 0 {
		t.Errorf("Hebrew is not set from right to left: %+v", line)
	}
	single, joined := set("ب"), set("ببب")
	if len(joined.Glyphs) != 3 || joined.Glyphs[0].Glyph == single.Glyphs[0].Glyph || joined.Width >= 3*single.Width {
		t.Errorf("Arabic does not join: %+v", joined)
	}
	if line := set("नि"); len(line.Glyphs) != 2 || line.Glyphs[0].Glyph == set("न").Glyphs[0].Glyph {
		t.Errorf("the vowel that is written first does not stand first: %+v", line)
	}
	if line := set("ที่"); len(line.Glyphs) != 3 || line.Width != set("ท").Width {
		t.Errorf("the marks do not stand on their letter: %+v", line)
	}
	for _, text := range []string{"א", "ب", "न", "ก", "直"} {
		font := script.Find(text, script.Wish{})
		if shape := font.Outline(font.Set(text).Glyphs[0].Glyph); len(shape) < 4 {
			t.Errorf("%s has no outline", text)
		}
	}
}

// closed writes a font whose licence forbids that it stands in a document.
func closed(t *testing.T, path string) {
	data, err := os.ReadFile("testdata/Hebrew-Regular.ttf")
	if err != nil {
		t.Fatal(err)
	}
	for at := 12; ; at += 16 {
		if string(data[at:at+4]) == "OS/2" {
			binary.BigEndian.PutUint16(data[binary.BigEndian.Uint32(data[at+8:])+8:], 2)
			break
		}
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestAFontThatMayNotBeUsedIsNot(t *testing.T) {
	folder := t.TempDir()
	closed(t, filepath.Join(folder, "closed.ttf"))
	use(t, folder)
	if font := script.Find("א", script.Wish{}); font != nil {
		t.Errorf("%s is used", font.Name())
	}
}

// Broken fonts neither stop nor break the program: the next one is taken.
func TestBrokenFontsAreLeftOut(t *testing.T) {
	whole, err := os.ReadFile("testdata/Hebrew-Regular.ttf")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for name, data := range map[string][]byte{"a.ttf": nil, "b.otf": []byte("OTTO"), "c.ttc": []byte("ttcf\x00\x01\x00\x00\xff\xff\xff\xff"),
		"d.ttf": whole[:len(whole)/2], "e.ttf": []byte(strings.Repeat("\x00\x01\x00\x00\xff\xff", 100)), "f.ttf": whole} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	use(t, folder)
	if font := script.Find("א", script.Wish{}); font == nil || font.Set("אב").Width <= 0 {
		t.Error("the whole font is not found")
	}
}

// A font with any bytes changed sets something or nothing, and never more than fits on paper.
func TestChangedFontsDoNoHarm(t *testing.T) {
	for _, name := range []string{"Hebrew-Regular.ttf", "Arabic-Regular.ttf", "Devanagari-Regular.ttf", "JP-Regular.otf"} {
		data, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		for at := 0; at < len(data); at += round.Many(1000, 211, 37) {
			changed := append([]byte(nil), data...)
			for k := at; k < min(at+3, len(data)); k++ {
				changed[k] ^= byte(0x55 + k)
			}
			try(t, changed)
		}
	}
}

func FuzzFonts(f *testing.F) {
	for _, name := range []string{"Hebrew-Bold.ttf", "KR-Regular.otf"} {
		data, err := os.ReadFile("testdata/" + name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) { try(t, data) })
}

// try sets words with a font of any content.
func try(t *testing.T, data []byte) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "font.ttf"), data, 0o600); err != nil {
		t.Fatal(err)
	}
	use(t, folder)
	for _, word := range []string{"שלום", "السلام", "नमस्ते", "質問カード", "안녕"} {
		for rest := word; rest != ""; rest = rest[script.Next(rest):] {
			font := script.Find(rest[:script.Next(rest)], script.Wish{})
			if font == nil {
				continue
			}
			line := font.Set(word)
			if !(line.Width >= 0 && line.Width <= 8*200) {
				t.Errorf("%s is %v wide", word, line.Width)
			}
			for _, placed := range line.Glyphs {
				for _, segment := range font.Outline(placed.Glyph) {
					for _, point := range segment.Args {
						if !(point.X >= -8 && point.X <= 8 && point.Y >= -8 && point.Y <= 8) {
							t.Errorf("%s reaches out to %v", word, point)
						}
					}
				}
			}
		}
	}
}
