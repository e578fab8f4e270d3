package text_test

import (
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
	"pgregory.net/rapid"

	"homespun/engines/common/text"
)

// Texts of ours, in several scripts.
var written = map[string]string{
	"deck":   "title = \"Küche\"\n[[card]]\ntext = \"Hello\"\n",
	"match":  "+++\r\nformat  = 1\r\nhouse   = \"Győző\"\r\n+++\r\nA: sow p3\r\n",
	"Hebrew": "[[card]]\ntext = \"יש לך חברים?\"\n",
	"Chinese": "title = \"誰是臥底\"\n[[card]]\ntitle = \"蘋果\"\ntext = \"這是一種又紅又甜的水果，每天吃一個。\"\n" +
		"[[card]]\ntitle = \"🐉\"\n",
}

// What editors save as UTF-16 or UTF-32 is read, of either byte order, with a mark or without.
func TestUTF16IsRead(t *testing.T) {
	for name, as := range map[string]encoding.Encoding{
		"UTF-16, little, mark": unicode.UTF16(unicode.LittleEndian, unicode.UseBOM),
		"UTF-16, big, mark":    unicode.UTF16(unicode.BigEndian, unicode.UseBOM),
		"UTF-16, little":       unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM),
		"UTF-16, big":          unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM),
		"UTF-32, little, mark": utf32.UTF32(utf32.LittleEndian, utf32.UseBOM),
		"UTF-32, big, mark":    utf32.UTF32(utf32.BigEndian, utf32.UseBOM),
		"UTF-8":                encoding.Nop,
	} {
		for kind, want := range written {
			data, err := as.NewEncoder().Bytes([]byte(want))
			if err != nil {
				t.Fatal(err)
			}
			if got := string(text.Decode(data)); got != want {
				t.Errorf("%s, %s: got %q, want %q", name, kind, got, want)
			}
			if wrong := text.NotUTF8(text.Decode(data)); wrong != nil {
				t.Errorf("%s, %s: %v", name, kind, wrong)
			}
		}
	}
}

// What is UTF-8 stays as it is, with the zeros of a power cut too.
func TestUTF8StaysAsItIs(t *testing.T) {
	for _, data := range []string{"", "a", "A: so\x00", "A: so\x00\x00\x00", "\x00\x00\x00\x00", "dice: 2\n\x00\x00",
		"+\x00", "\x00", "\ufefftitle = \"x\"\n", "KM\xfcche"} {
		if got := string(text.Decode([]byte(data))); got != data {
			t.Errorf("%q: got %q", data, got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		data := rapid.String().Draw(t, "text")
		for range rapid.IntRange(0, 9).Draw(t, "zeros") {
			at := rapid.IntRange(0, len(data)).Draw(t, "at")
			data = data[:at] + "\x00\x00" + data[at:]
		}
		if got := string(text.Decode([]byte(data))); len(data) > 64 && got != data {
			t.Fatalf("got %q", got)
		}
	})
}

// What is saved in a code page is told, with the first word that shows it.
func TestCodePagesAreTold(t *testing.T) {
	for name, test := range map[string]struct {
		page *charmap.Charmap
		text string
		line int
		word string
	}{
		"Windows, German":  {charmap.Windows1252, "title = \"Kekse\"\n[[card]]\ntext = \"Küche\"\n", 3, "Küche"},
		"Windows, French":  {charmap.Windows1252, "text = \"Ça va, Zoë\"\n", 1, "Ça"},
		"Windows, a quote": {charmap.Windows1252, "text = “x”\n", 1, "“x”"},
		"DOS, German":      {charmap.CodePage850, "text = \"Küche\"\n", 1, "Küche"},
		"Windows, Russian": {charmap.Windows1251, "title = \"Дракон\"\n", 1, "Дракон"},
	} {
		data, err := test.page.NewEncoder().Bytes([]byte(test.text))
		if err != nil {
			t.Fatal(err)
		}
		if wrong := text.NotUTF8(text.Decode(data)); wrong == nil || wrong.Line != test.line || wrong.Word != test.word {
			t.Errorf("%s: got %+v, want line %d, %q", name, wrong, test.line, test.word)
		}
	}
	if wrong := text.NotUTF8([]byte("\x89PNG\r\n\x1a\n\x00\x00")); wrong == nil || !wrong.Binary {
		t.Errorf("a picture: %+v", wrong)
	}
}

func FuzzDecode(f *testing.F) {
	for _, seed := range written {
		f.Add([]byte(seed))
	}
	f.Add([]byte("\xff\xfet\x00i\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		decoded := text.Decode(data)
		if wrong := text.NotUTF8(decoded); wrong != nil && wrong.Word == "" && !wrong.Binary {
			t.Errorf("%q: %+v", data, wrong)
		}
	})
}
