package reader_test

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/pdf"
	"homespun/printables/pdf/reader"
)

const rules = "extends = \"sitters/standard\"\nname = \"Grandma's\"\nreturn_on = { collectors = [6], obstructors = [5, 6] }\n"

// files returns the PDFs of a folder. The names say which program saved ours.pdf, and how.
func files(t testing.TB, folder string) map[string][]byte {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", folder, "*.pdf"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files: %v", err)
	}
	all := map[string][]byte{}
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(path)] = content
	}
	return all
}

// attached returns the first file of a name.
func attached(content []byte, name string, limit int) ([]byte, error) {
	all, err := reader.New(content).Attached(name, limit)
	if len(all) == 0 {
		return nil, err
	}
	return all[0], err
}

// The file comes out of every PDF that kept it, whatever program saved it, and whatever stands before and
// behind.
func TestAttachmentsAreFoundWhateverSavedThePDF(t *testing.T) {
	for name, content := range files(t, "saved") {
		for way, content := range map[string][]byte{
			"as it is": content, "after an empty line": slices.Concat([]byte("\r\n"), content),
			"after the head of a download": slices.Concat([]byte("HTTP/1.1 200 OK\r\n\r\n"), content),
			"with something behind":        slices.Concat(content, bytes.Repeat([]byte("\x00junk\xff obj (<<"), 300)),
			"cut off at its last line":     content[:len(content)-6],
		} {
			if got, err := attached(content, "rules.toml", 1000); string(got) != rules || !reader.Begins(content) {
				t.Errorf("%s, %s: %q, %v", name, way, got, err)
			}
		}
	}
}

func TestPDFsWithoutAttachmentsAndLockedOnesAreToldApart(t *testing.T) {
	for folder, want := range map[string]error{"none": reader.ErrNotAttached, "locked": reader.ErrPassword} {
		for name, content := range files(t, folder) {
			if got, err := attached(content, "rules.toml", 1000); err != want || got != nil {
				t.Errorf("%s: %q, %v; want %v", name, got, err, want)
			}
		}
	}
}

// ours returns a PDF of ours with attachments.
func ours(t testing.TB, attachments ...pdf.Attachment) []byte {
	t.Helper()
	content, err := pdf.Document{Pages: []pdf.Page{{Drawing: drawing.New(100, 100)}}, Attachments: attachments}.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func TestAttachmentsAreFoundByTheirNames(t *testing.T) {
	all := []pdf.Attachment{{Name: "house rules.toml", Description: "(rules.toml", Content: []byte("a = 1\n")},
		{Name: "Győző (1).toml", Content: []byte{0, 1, '\r', '\n', 0xFF}}, {Name: "none", Content: []byte{}}}
	content := ours(t, all...)
	for _, want := range all {
		if got, err := attached(content, want.Name, 100); err != nil || !bytes.Equal(got, want.Content) {
			t.Errorf("%s: %q, %v; want %q", want.Name, got, err, want.Content)
		}
	}
	if got, err := attached(content, "rules.toml", 100); err != reader.ErrNotAttached {
		t.Errorf("%q, %v", got, err)
	}
}

// Two prints in one PDF have two files of one name; the same print twice has one.
func TestEachContentOfANameIsFound(t *testing.T) {
	one, other := ours(t, pdf.Attachment{Name: "a", Content: []byte("1")}), ours(t,
		pdf.Attachment{Name: "b", Content: []byte("0")}, pdf.Attachment{Name: "c", Content: []byte("0")},
		pdf.Attachment{Name: "a", Content: []byte("2")})
	later := bytes.ReplaceAll(other, []byte(" 0 obj"), []byte("00 0 obj")) // other numbers
	later = bytes.ReplaceAll(later, []byte(" 0 R"), []byte("00 0 R"))
	for name, c := range map[string]struct {
		content []byte
		want    int
	}{"two": {slices.Concat(one, later), 2}, "twice": {slices.Concat(later, later), 1}, "one": {one, 1}} {
		if got, err := reader.New(c.content).Attached("a", 100); len(got) != c.want || err != nil {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

// What is attached comes whole or not at all: neither too large, nor cut off, nor changed.
func TestDamagedAttachmentsAreRefused(t *testing.T) {
	whole := ours(t, pdf.Attachment{Name: "a.toml", Content: bytes.Repeat([]byte("a"), 5000)})
	if got, err := attached(whole, "a.toml", 5000); err != nil || len(got) != 5000 {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
	changed := func(old, instead string) []byte {
		if !bytes.Contains(whole, []byte(old)) {
			t.Fatalf("no %q", old)
		}
		return bytes.Replace(whole, []byte(old), []byte(instead), 1)
	}
	stream := bytes.Index(whole, []byte("stream\n"))
	for name, content := range map[string][]byte{
		"another size": changed("/Size 5000", "/Size 5001"), "another sum": changed("/CheckSum <", "/CheckSum <00"),
		"cut off": whole[:stream+12], "empty": nil, "another method": changed("stream\nx", "stream\ny"),
		"an unknown method": changed("/Filter /FlateDecode", "/Filter /JPXDecode"),
	} {
		if name == "another sum" { // as long as a sum is
			at := bytes.Index(content, []byte("/CheckSum <"))
			content = slices.Concat(content[:at+13+30], content[at+13+32:])
		}
		if got, err := attached(content, "a.toml", 5000); err == nil {
			t.Errorf("%s: %d bytes", name, len(got))
		}
	}
	if _, err := attached(whole, "a.toml", 4999); err != reader.ErrDamaged {
		t.Errorf("over the limit: %v", err)
	}
	// A length that is wrong does no harm, since the stream's end is there.
	if got, err := attached(changed("/EmbeddedFile /Length ", "/EmbeddedFile /Length 9"), "a.toml", 5000); len(got) != 5000 {
		t.Errorf("another length: %d bytes, %v", len(got), err)
	}
}

func flate(text []byte) []byte {
	var b bytes.Buffer
	w := zlib.NewWriter(&b)
	w.Write(text)
	w.Close()
	return b.Bytes()
}

// Every way to pack a stream (7.4) that a program may choose for an attachment.
func TestEveryFilterIsUndone(t *testing.T) {
	const text = "par = 3\n"
	for filter, packed := range map[string]string{
		"":                                       text,
		"/Filter []":                             text,
		"/Filter /FlateDecode":                   string(flate([]byte(text))),
		"/Filter [/FlateDecode]":                 string(flate([]byte(text))),
		"/Filter /Fl#61teDecode":                 string(flate([]byte(text))),
		"/Filter /ASCIIHexDecode":                hex.EncodeToString([]byte(text)) + ">",
		"/Filter /ASCII85Decode":                 "E+*c04WlNf~>",
		"/Filter /RunLengthDecode":               "\x07par = 3\n\x80",
		"/Filter /LZWDecode":                     "\x80\x1c\x0c\x27\x21\x00\xf4\x40\x33\x05\x40\x40",
		"/Filter [/AHx /FlateDecode]":            "no",
		"/Filter [/ASCIIHexDecode /FlateDecode]": hex.EncodeToString(flate([]byte(text))) + ">",
	} {
		content := "%PDF-1.4\n1 0 obj <</F (x/rules.toml) /EF <</F 2 0 R>>>> endobj\n" +
			"2 0 obj <<" + filter + "/Length 3 0 R>>\nstream\r\n" + packed + "\r\nendstream endobj\n" +
			"3 0 obj " + fmt.Sprint(len(packed)) + " endobj"
		got, err := attached([]byte(content), "rules.toml", 100)
		if want := packed != "no"; want && string(got) != text || !want && err != reader.ErrDamaged {
			t.Errorf("%s: %q, %v", filter, got, err)
		}
	}
}

// hostile are files that would take all memory or hours, each of about a megabyte.
func hostile() map[string][]byte {
	const size = 1 << 20
	head := "%PDF-1.7\n1 0 obj <</F (rules.toml) /EF <</F 2 0 R>>>> endobj\n"
	fill := func(text string) string { return strings.Repeat(text, size/len(text)) }
	stream := func(number int, d string, text []byte) string {
		return fmt.Sprintf("%d 0 obj <<%s/Length %d>>\nstream\n%s\nendstream endobj\n", number, d, len(text), text)
	}
	zeros := flate(make([]byte, 64<<20))
	prolog := flate([]byte(strings.Repeat("9 0 ", 50_000) + "null"))
	var streams strings.Builder
	for n := 10; streams.Len() < size; n++ {
		streams.WriteString(stream(n, "/Type/ObjStm/N 50000/First 200000/Filter/FlateDecode", prolog))
	}
	return map[string][]byte{
		"a bomb":                 []byte(head + stream(2, "/Filter/FlateDecode", zeros)),
		"a bomb in a bomb":       []byte(head + stream(2, "/Filter[/FlateDecode/FlateDecode]", flate(zeros))),
		"bombs of objects":       []byte(head + streams.String()),
		"objects without end":    []byte(head + fill("1 0 obj\n")),
		"dictionaries":           []byte(head + fill("<</A")),
		"lists":                  []byte(head + "2 0 obj " + fill("[")),
		"a string":               []byte(head + "2 0 obj " + fill("(")),
		"strings":                []byte(head + fill("2 0 obj (")),
		"a string of digits":     []byte(head + "2 0 obj <" + fill("41")),
		"names":                  []byte(head + "2 0 obj [" + fill("/A ")),
		"comments":               []byte(head + "2 0 obj [" + fill("%\n")),
		"streams without end":    []byte(head + fill("2 0 obj <<>> stream ")),
		"a length of itself":     []byte(head + "2 0 obj <</Length 2 0 R/Filter/FlateDecode>> stream\na\nendstream"),
		"a file of itself":       []byte("%PDF-1.7\n1 0 obj <</F(rules.toml)/EF 1 0 R>> endobj 2 0 obj 2 0 R endobj"),
		"many files":             []byte(head + fill("3 0 obj [<</EF 4 0 R>> <</EF 4 0 R>>] endobj ") + "4 0 obj [" + fill("9 ")),
		"trailers":               []byte(head + fill("trailer <</Encrypt 2 0 R>> ")),
		"a number without end":   []byte(head + fill("9") + " 0 obj"),
		"a lock without numbers": []byte(head + "trailer <</Encrypt <</Filter/Standard/V 4/R 4/O()/U()>>>>"),
		"a lock of no size": []byte(head + "trailer <</Encrypt <</Filter/Standard/V 1/R 3/Length -8/P -4/O(" +
			strings.Repeat("o", 32) + ")/U(" + strings.Repeat("u", 32) + ")>>>>"),
	}
}

// A hostile file takes no more memory than a few of its own size, and nothing comes out of it.
func TestHostileFilesTakeLittle(t *testing.T) {
	for name, content := range hostile() {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		got, err := attached(content, "rules.toml", 1000)
		runtime.ReadMemStats(&after)
		if got != nil || err == nil {
			t.Errorf("%s: %d bytes, %v", name, len(got), err)
		}
		if taken := (after.TotalAlloc - before.TotalAlloc) >> 20; taken > 300 {
			t.Errorf("%s: %d MB", name, taken)
		}
	}
}

func FuzzAttached(f *testing.F) {
	for _, folder := range []string{"saved", "locked", "none"} {
		for _, content := range files(f, folder) {
			f.Add(content)
		}
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		file := reader.New(content)
		all, err := file.Attached("rules.toml", 1000)
		if (err == nil) != (len(all) > 0) {
			t.Errorf("%d files, %v", len(all), err)
		}
		for _, one := range all {
			if len(one) > 1000 {
				t.Errorf("%d bytes", len(one))
			}
		}
		if len(file.Pictures(3)) > 3 {
			t.Error("too many pictures")
		}
	})
}
