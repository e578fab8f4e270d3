package main

import (
	"archive/zip"
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/backup"
	"homespun/printables/deck"
	"homespun/printables/sheet"
	"homespun/rulesets/household"
)

// A variety is a kind of files, with the command lines that open one, and files of it that are sound.
type variety struct {
	name     string
	place    string // NAME stands for the name of the file
	commands []string
	sound    [][]byte
	beside   map[string][]byte
}

// pictured is a deck whose cards show the picture.
const pictured = "size = \"poker\"\n[[card]]\ntitle = \"A\"\nimage = \"FILE\"\n" +
	"[[card]]\ntitle = \"B\"\nbackground = \"FILE\"\n"

// strangers are broken and hostile files of all kinds: some made by hand, and mutations of sound ones, the same each
// time.
func strangers(t *testing.T) (all []stranger) {
	t.Helper()
	varieties := varietiesOf(t)
	for _, s := range varieties {
		for name := range byHand(t, s.name) {
			all = append(all, s.file(s.name+" by hand", name, func() []byte { return byHand(t, s.name)[name] }))
		}
	}
	slices.SortFunc(all, func(a, b stranger) int { return strings.Compare(a.name, b.name) })
	for n := 0; len(all) < 1000; n++ {
		s := varieties[n%len(varieties)]
		all = append(all, s.file(fmt.Sprintf("%s %d", s.name, n), "f", func() []byte {
			random := rand.New(rand.NewPCG(44, uint64(n)))
			data := s.sound[random.IntN(len(s.sound))]
			for range 1 + random.IntN(4) {
				data = mutated(random, data)
			}
			return data
		}))
	}
	return all
}

func (s variety) file(what, name string, data func() []byte) stranger {
	file := strings.ReplaceAll(s.place, "NAME", name)
	one := stranger{name: what + ": " + file, data: data, beside: map[string][]byte{}}
	if strings.HasPrefix(name, "a long line") {
		one.long = 100
	}
	for _, command := range s.commands {
		one.commands = append(one.commands, strings.ReplaceAll(command, "FILE", `"FILE"`))
	}
	for name, text := range s.beside {
		one.beside[name] = bytes.ReplaceAll(text, []byte("FILE"), []byte(file))
	}
	return one
}

// varietiesOf are all kinds of files that are opened.
func varietiesOf(t *testing.T) []variety {
	t.Helper()
	read := func(patterns ...string) (found [][]byte) {
		for _, pattern := range patterns {
			paths, _ := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(pattern)))
			for _, path := range paths {
				data, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				found = append(found, data)
			}
		}
		if len(found) == 0 {
			t.Fatalf("there is no %q", patterns)
		}
		return found
	}
	rules := read("cmd/homespun/testdata/written/House rules/*.toml")
	own := slices.DeleteFunc(read("rulesets/kit/*.toml"), func(data []byte) bool {
		return !bytes.Contains(data, []byte("\nkit ")) && !bytes.HasPrefix(data, []byte("kit "))
	})
	plays := []string{"simulate FILE -n 2 --max-lines 300", "print FILE --list"}
	takes := []string{"rules take FILE --look", "rules take FILE"}
	return []variety{
		{"ruleset", "NAME.toml", append([]string{"rules show FILE"}, plays...), rules, nil},
		{"theme", "NAME.toml", []string{"rules check FILE"}, read("rulesets/*/themes/*.toml"), nil},
		{"own game", "NAME.toml", append([]string{"rules check FILE"}, plays...), own, nil},
		{"deck", "NAME.toml", []string{"print FILE -o out.pdf", "deck export FILE -o out.csv"},
			append(read("cmd/homespun/testdata/written/Decks/*.toml"), deck.Example()), nil},
		{"match", "family/Matches/NAME.match", []string{"verify FILE", "moves FILE", "plays", "plays --csv"},
			read("engines/*/testdata/*.match", "cmd/homespun/testdata/written/Matches/*.match"), nil},
		{"people", "family/People.toml", []string{"plays", "plays --csv"},
			[][]byte{[]byte("[[person]]\nname = \"Ava\"\nalso = [\"Mama\"]\n")}, nil},
		{"picture", "NAME.png", []string{"print deck.toml -o out.pdf"}, [][]byte{sketch(t, "png")},
			map[string][]byte{"deck.toml": []byte(pictured)}},
		{"picture", "NAME.jpg", []string{"print deck.toml -o out.pdf"}, [][]byte{sketch(t, "jpg")},
			map[string][]byte{"deck.toml": []byte(pictured)}},
		{"picture", "NAME.svg", []string{"print deck.toml -o out.pdf"}, read("assets/icons/a*.svg"),
			map[string][]byte{"deck.toml": []byte(pictured)}},
		{"code", "NAME.txt", takes, given(t, "given.txt"), nil},
		{"code", "NAME.png", takes, append(given(t, "given.png"), sketch(t, "png"), sketch(t, "gif"), sketch(t, "jpg")), nil},
		{"code", "NAME.svg", takes, read("assets/icons/b*.svg"), nil},
		{"print", "NAME.pdf", takes, read("cmd/homespun/testdata/written/Prints/*.pdf"), nil},
		{"bundle", "NAME.homespun", takes, given(t, "given.homespun"), nil},
		{"table", "NAME.csv", []string{"print FILE -o out.pdf", "deck import FILE -o out.toml"}, tables(t, "cards.csv"), nil},
		{"table", "NAME.xlsx", []string{"print FILE -o out.pdf", "deck import FILE -o out.toml"},
			tables(t, "cards.xlsx"), nil},
		{"table", "NAME.ods", []string{"print FILE -o out.pdf", "deck import FILE -o out.toml"}, [][]byte{ods("")}, nil},
		{"backup", "NAME.zip", []string{"bring FILE"}, copies(t), nil},
	}
}

// mutated returns a file in which something is broken.
func mutated(random *rand.Rand, data []byte) []byte {
	data = slices.Clone(data)
	at := random.IntN(len(data) + 1)
	end := min(len(data), at+1+random.IntN(1+random.IntN(1+len(data)/4)))
	switch random.IntN(7) {
	case 0:
		for range 1 + random.IntN(8) {
			if len(data) > 0 {
				data[random.IntN(len(data))] ^= 1 << random.IntN(8)
			}
		}
	case 1: // cut off
		data = data[:at]
	case 2:
		data = slices.Delete(data, at, end)
	case 3: // twice, or many times
		data = slices.Insert(data, at, bytes.Repeat(data[at:end], 1+random.IntN(40))...)
	case 4: // a number or word becomes another
		if i := bytes.IndexAny(data[at:], "0123456789"); i >= 0 {
			data = slices.Replace(data, at+i, at+i+1, []byte(hostile[random.IntN(len(hostile))])...)
		}
	default:
		data = slices.Insert(data, at, []byte(hostile[random.IntN(len(hostile))])...)
	}
	return data[:min(len(data), 4<<20)]
}

// hostile is what those who mean harm write into files.
var hostile = []string{"\x1b[2J\x1b]0;owned\a", "\\u001b[31m", "\u202e", "\x00", "\xff\xfe", "../../../outside/run",
	"/etc/passwd", "C:\\x", "nan", "-inf", "1e308", "-1", "0", "99999999999999999999", "0000-00-00T99:99:99Z", "\"", "'''",
	"\n", "\r\n\r\n", "[[", "]]", "{", "}", "{{", "{{range .}}", "<script>alert(1)</script>", "&a;&a;", "%s%n%d",
	"$(touch run)",
	"`touch run`", "=cmd|'/c calc'!A1", "@SUM(1)", "\u2028", "\n+++\n", "extends = \"../../outside\"\n",
	strings.Repeat("[", 5000),
	strings.Repeat("{a=", 3000), strings.Repeat("9", 4000), strings.Repeat("x", 70_000), "\U0001F9E8\u200d\U0001F9E8"}

// byHand are hostile files of a kind, by their names.
func byHand(t *testing.T, of string) map[string][]byte {
	t.Helper()
	line := []byte("x")
	const rules = "extends = \"cubed/mini\"\nname = \"Ours\"\n"
	text := map[string][]byte{
		"empty": nil, "a long line": line, "zeros": make([]byte, 1<<20), "escape": []byte("\x1b[2J\x1b]0;x\a = 1\n"),
		"deep":         []byte("a = " + strings.Repeat("[", 40_000)),
		"deep tables":  []byte("[" + strings.Repeat("a.", 30_000) + "a]\n"),
		"many tables":  []byte(strings.Repeat("[[a.b]]\n", 10_000)),
		"\u202eturned": []byte("a = 1\n"),
	}
	switch of {
	case "ruleset":
		text["its own parent"] = []byte("extends = \"its own parent.toml\"\nname = \"Ours\"\n")
		text["elsewhere"] = []byte("extends = \"../../../../etc/passwd\"\n")
		text["a name of signs"] = []byte("extends = \"cubed/mini\"\nname = \"\\u001b[2J\\u202e\\n=1+1\"\n")
		text["large"] = []byte(rules + strings.Repeat("# x\n", 25_000))
		text["a loop"] = []byte(rules + "[clauses]\n\"setup\" = \"" + strings.Repeat("{{range .}}", 300) + "\"\n")
		return text
	case "theme", "own game", "people":
		return text
	case "deck":
		text["many"] = []byte(strings.Repeat("[[card]]\ntitle = \"A\"\n", 20_000))
		text["counted"] = []byte("[[card]]\ntitle = \"A\"\ncount = 999999999\n")
		text["wide"] = []byte("size = [1e308, nan]\n[[card]]\ntitle = \"A\"\n")
		text["markup"] = []byte("markup = true\n[[card]]\ntitle = \"A\"\ntext = \"<a href='file:///etc/passwd'>" +
			strings.Repeat("**{coin}", 500) + "\"\n")
		for _, picture := range []string{"../../outside/x.png", "/etc/passwd", "file:///etc/passwd",
			"http://127.0.0.1:9/x.png", "/dev/zero", "/dev/stdin", "\\\\\\\\host\\\\x.png", "x.png\\u0000", "con.png"} {
			text[fmt.Sprintf("picture %d", len(text))] = []byte("[[card]]\ntitle = \"A\"\nimage = \"" + picture + "\"\n")
		}
		return text
	case "match":
		const head = "+++\nhomespun = 1\ngame = \"cubed\"\n"
		text["an odd day"] = []byte(head + "date = nan\n+++\n")
		text["an odd year"] = []byte(head + "date = 9999999-99-99T99:99:99Z\n+++\n")
		text["no end"] = []byte(head)
		text["rules within"] = []byte(head + "rules = \"../../../etc/passwd\"\n+++\n")
		text["lines"] = []byte(head + "+++\n" + strings.Repeat("x\n", 1_000_000))
		return text
	case "picture", "code":
		return pictures(t)
	case "print":
		return map[string][]byte{"empty": nil, "a long line": append([]byte("%PDF-1.7\n"), line...),
			"deep":   []byte("%PDF-1.7\n1 0 obj\n" + strings.Repeat("[", 1_000_000)),
			"itself": []byte("%PDF-1.7\n1 0 obj\n<</Length 1 0 R>>\nstream\nx\nendstream\ntrailer\n<</Root 1 0 R/Prev 0>>\n"),
			"packed": fmt.Appendf(nil, "%%PDF-1.7\n1 0 obj\n<</Type/EmbeddedFile/Filter/FlateDecode>>\nstream\n"+
				"%s\nendstream\n", bomb())}
	case "table":
		return map[string][]byte{"empty": nil, "a long line": line, "one column": bytes.Repeat([]byte("x\n"), 2_000_000),
			"one row": bytes.Repeat([]byte("x,"), 2_000_000), "open": []byte("title,text\n\"" + strings.Repeat("a\n", 100_000)),
			"commands":    []byte("title,text\n=cmd|'/c calc'!A1,@SUM(1)\n\x1b[2J,<b>x</b>\n"),
			"bomb":        zipped("content.xml", bomb(), 600<<20),
			"shared bomb": zipped("xl/sharedStrings.xml", bomb(), 10), "elsewhere": zipped("../../x", nil, 0),
			"repeated": ods("<table:table-row table:number-rows-repeated=\"1000000000\"><table:table-cell " +
				"table:number-columns-repeated=\"1000000000\"><text:p>x</text:p></table:table-cell></table:table-row>"),
			"deep":     ods(strings.Repeat("<text:p>", 100_000)),
			"entities": ods("<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><text:p>&a;</text:p>")}
	case "bundle", "backup":
		return map[string][]byte{"empty": nil, "half": []byte("PK\x03\x04"), "bomb": zipped("rules.toml", bomb(), 600<<20),
			"bomb that lies": zipped("SHA256SUMS", bomb(), 20), "pictured bomb": packed([2]string{"rules.toml", rules},
				[2]string{"x.png", "\x89PNG" + strings.Repeat("\x00", 40<<20)}),
			"elsewhere": packed([2]string{"rules.toml", rules + "\n"}, [2]string{"../../outside/x.png", "\x89PNG"},
				[2]string{"/outside/x.png", "\x89PNG"}, [2]string{"..\\..\\x.png", "\x89PNG"},
				[2]string{"a/../../../x.png", "\x89PNG"}),
			"many": packed(slices.Repeat([][2]string{{"x", ""}}, 70_000)...),
			"sums": packed([2]string{"SHA256SUMS", strings.Repeat("0", 64) + "  ../../outside/x.toml\n"},
				[2]string{"../../outside/x.toml", "x"}),
			"link": packed([2]string{"SHA256SUMS", ""}, [2]string{"Decks/", "-> /etc"})}
	}
	t.Fatalf("nothing is made by hand of %s", of)
	return nil
}

// pictures are hostile pictures, by their names.
func pictures(t *testing.T) map[string][]byte {
	t.Helper()
	svg := func(inside string) []byte {
		return []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">` + inside + `</svg>`)
	}
	laughs := `<!DOCTYPE s [<!ENTITY a "ha">`
	for c := 'b'; c < 'l'; c++ {
		laughs += fmt.Sprintf("<!ENTITY %c %q>", c, strings.Repeat(fmt.Sprintf("&%c;", c-1), 10))
	}
	uses := `<g id="a"><path d="M0 0h9v9z"/></g>`
	for c := 'b'; c < 'z'; c++ {
		uses += fmt.Sprintf(`<g id="%c">%s</g>`, c, strings.Repeat(fmt.Sprintf(`<use href="#%c"/>`, c-1), 9))
	}
	jpg := sketch(t, "jpg")
	if at := bytes.Index(jpg, []byte{0xff, 0xc0}); at > 0 {
		copy(jpg[at+5:], "\xff\xff\xff\xff")
	}
	moving := sketch(t, "gif")
	copy(moving[6:], "\xff\xff\xff\xff")
	return map[string][]byte{
		"empty": nil, "only a head": []byte("\x89PNG\r\n\x1a\n"), "a long line": []byte("x"),
		"a wide PNG": pngOf(1<<31-1, 1<<31-1, nil), "a PNG of zeros": pngOf(24_000, 24_000, bomb()),
		"a PNG that is cut": pngOf(9_900, 9_900, deflated(1000)), "a PNG of one line": pngOf(90_000_000, 1, bomb()),
		"a wide JPEG": jpg, "a wide GIF": moving, "a wide BMP": []byte("BM" + strings.Repeat("\x7f", 60)),
		"a wide WebP": []byte("RIFF\x7f\x7f\x7f\x7fWEBPVP8L\x7f\x7f\x7f\x7f\x2f\xff\xff\xff\xff\x00\x00"),
		"a TIFF":      []byte("II*\x00\x08\x00\x00\x00\xff\xff" + strings.Repeat("\x00\x01\x04\x00\xff\xff\xff\x7f", 4000)),
		"entities":    append([]byte(laughs+"]>"), svg("<text>&k;</text>")...), "copies": svg(uses + `<use href="#y"/>`),
		"itself": svg(`<g id="a"><use href="#a"/></g>`), "deep": svg(strings.Repeat("<g>", 100_000)),
		"a script": svg(`<script>alert(1)</script><path d="M0 0h9v9z" onload="x()"/>`),
		"from abroad": svg(`<image href="http://127.0.0.1:9/x.png"/><image href="file:///etc/passwd"/>` +
			`<use href="/etc/passwd#a"/>`),
		"odd numbers": svg(`<path d="M nan inf L 1e308 -1e308 C 1e400 0 0 0 9 9 A 1e-300 1e300 0 1 1 5 5 z"/>`),
		"a wide SVG": []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e-9" ` +
			`viewBox="0 0 1e300 1e-300"><path d="M0 0h9v9z"/></svg>`),
		"a long path": svg(`<path d="M0 0` + strings.Repeat("L9 9L0 1", 400_000) +
			`z" stroke="#000" stroke-width="1e9" stroke-dasharray="1e-9"/>`),
	}
}

// sketch is a small picture in a form.
func sketch(t *testing.T, form string) []byte {
	t.Helper()
	picture := image.NewPaletted(image.Rect(0, 0, 40, 30),
		color.Palette{color.White, color.Black, color.RGBA{200, 0, 0, 255}})
	for i := range picture.Pix {
		picture.Pix[i] = uint8(i * i / 7 % 3)
	}
	var b bytes.Buffer
	var err error
	switch form {
	case "png":
		err = png.Encode(&b, picture)
	case "jpg":
		err = jpeg.Encode(&b, picture, nil)
	default:
		err = gif.Encode(&b, picture, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// pngOf is a grey PNG that says a size, in pixels, with packed bytes of a picture.
func pngOf(width, height uint32, content []byte) []byte {
	out := []byte("\x89PNG\r\n\x1a\n")
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)
	for _, chunk := range [][]byte{append([]byte("IHDR"), append(head, 8, 0, 0, 0, 0)...),
		append([]byte("IDAT"), content...), []byte("IEND")} {
		out = binary.BigEndian.AppendUint32(out, uint32(len(chunk)-4))
		out = binary.BigEndian.AppendUint32(append(out, chunk...), crc32.ChecksumIEEE(chunk))
	}
	return out
}

// bomb is far more than fits into memory, packed.
func bomb() []byte { return deflated(600 << 20) }

// deflated are so many zeros, packed: each MB after the third is packed as that.
func deflated(n int) []byte {
	const part, prime = 1 << 20, 65521
	var b bytes.Buffer
	w := zlib.NewWriter(&b)
	write := func(n int) []byte {
		before := b.Len()
		w.Write(make([]byte, n))
		w.Flush()
		return bytes.Clone(b.Bytes()[before:])
	}
	again := write(n % part)
	for i := range n / part {
		if i < 3 {
			again = write(part)
		} else {
			b.Write(again)
		}
	}
	w.Close()
	sum := b.Bytes()[b.Len()-4:]
	binary.BigEndian.PutUint32(sum, uint32(n%prime)<<16|1)
	return b.Bytes()
}

// zipped is a zip of one entry that says a size; content is as [deflated] packs it.
func zipped(name string, content []byte, size uint64) []byte {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	if len(content) > 6 {
		content = content[2 : len(content)-4] // without the head and end of zlib
	}
	f, _ := w.CreateRaw(&zip.FileHeader{Name: name, Method: zip.Deflate,
		CompressedSize64: uint64(len(content)), UncompressedSize64: size})
	f.Write(content)
	w.Close()
	return b.Bytes()
}

// packed is a zip of names and what they hold; what begins with an arrow is a link.
func packed(entries ...[2]string) []byte {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, entry := range entries {
		head := &zip.FileHeader{Name: entry[0], Method: zip.Deflate}
		to, link := strings.CutPrefix(entry[1], "-> ")
		if link {
			head.SetMode(fs.ModeSymlink | 0o777)
		}
		if to == "" {
			head.Method = zip.Store // so many writers take long
		}
		if f, err := w.CreateHeader(head); err == nil {
			f.Write([]byte(to))
		}
	}
	w.Close()
	return b.Bytes()
}

// ods is a spreadsheet with rows before two cards.
func ods(rows string) []byte {
	const row = "<table:table-row><table:table-cell><text:p>%s</text:p></table:table-cell></table:table-row>"
	return packed([2]string{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
		[2]string{"content.xml", `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ` +
			`xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ` +
			`xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">` +
			"<office:body><office:spreadsheet><table:table>" + rows + fmt.Sprintf(row+row, "title", "Dragon") +
			"</table:table></office:spreadsheet></office:body></office:document-content>"})
}

// tables are spreadsheets of cards in the form of a name.
func tables(t *testing.T, name string) [][]byte {
	t.Helper()
	made, err := sheet.Write(name, [][]string{{"title", "text", "icon", "count"},
		{"Dragon", "Breathes\nfire", "dragon", "2"}, {"=1", "-2", "", "1"}})
	if err != nil {
		t.Fatal(err)
	}
	return [][]byte{made}
}

// given are house rules as they are given away, in the form of a name.
func given(t *testing.T, name string) [][]byte {
	t.Helper()
	folder := t.TempDir()
	t.Setenv(household.Variable, folder)
	file := filepath.Join(folder, name)
	rules := filepath.Join(folder, "ours.toml")
	if err := os.WriteFile(rules, []byte("extends = \"cubed/mini\"\nname = \"Ours\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if code := run([]string{"rules", "give", rules, "-o", file}, strings.NewReader(""), &out, &out); code != 0 {
		t.Fatal(out.String())
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return [][]byte{data}
}

// copies are copies of a family's folder.
func copies(t *testing.T) [][]byte {
	t.Helper()
	kept, err := backup.Keep(household.Folder(filepath.Join("testdata", "written")), t.TempDir(), time.Unix(1e9, 0))
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(kept.Path)
	if err != nil {
		t.Fatal(err)
	}
	return [][]byte{data}
}
