package sheet_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/unicode"

	"homespun/printables/sheet"
)

// zipped packs files into an archive.
func zipped(t testing.TB, files map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, content := range files {
		f, err := w.Create(name)
		if err == nil {
			_, err = f.Write([]byte(content))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// ods packs the rows of a table as LibreOffice does.
func ods(t testing.TB, rows string) []byte {
	return zipped(t, map[string]string{"content.xml": `<?xml version="1.0"?><office:document-content ` +
		`xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table>` + rows +
		`</table:table></office:spreadsheet></office:body></office:document-content>`})
}

// cells returns the rows as lines, number by number.
func cells(s *sheet.Sheet) (lines []string) {
	for _, row := range s.Rows {
		lines = append(lines, fmt.Sprintf("%d %q", row.Number, row.Cells))
	}
	return lines
}

func TestASheetIsReadWhoeverWroteIt(t *testing.T) {
	utf16, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String("a\tb\r\nü\td\r\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		data []byte
		want []string
	}{
		{"commas", []byte("a,b\nc,\"d, \"\"e\"\"\"\n"), []string{`1 ["a" "b"]`, `2 ["c" "d, \"e\""]`}},
		{"semicolons", []byte("a;b\r\nc, c;d\r\n"), []string{`1 ["a" "b"]`, `2 ["c, c" "d"]`}},
		{"tabs", []byte("a\tb\rc\td"), []string{`1 ["a" "b"]`, `2 ["c" "d"]`}},
		{"a line of Excel", []byte("sep=;\r\na,b;c\r\n"), []string{`1 ["a,b" "c"]`}},
		{"a line break in quotes", []byte("a,b\n\"c\r\nd\",e\n"), []string{`1 ["a" "b"]`, `2 ["c\nd" "e"]`}},
		{"a byte order mark", []byte("\ufeffa,b\n"), []string{`1 ["a" "b"]`}},
		{"UTF-16", []byte(utf16), []string{`1 ["a" "b"]`, `2 ["ü" "d"]`}},
		{"Windows 1252", []byte("a,b\n\xfc,\x93d\x94\n"), []string{`1 ["a" "b"]`, `2 ["ü" "“d”"]`}},
		{"empty and unequal rows", []byte("a,b,,\n\n,,\nc\n,d,e\n"),
			[]string{`1 ["a" "b"]`, `4 ["c"]`, `5 ["" "d" "e"]`}},
		{"inner quotes", []byte("a 5\" nail,\"b\"c\n"), []string{`1 ["a 5\" nail" "bc"]`}},
		{"made harmless", []byte("'=a,'b,''=c,'-1\n"), []string{`1 ["=a" "'b" "'=c" "-1"]`}},
		{"ODS", ods(t, `<table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>a <text:s/>b`+
			`</text:p><text:p>c</text:p><office:annotation><text:p>no</text:p></office:annotation></table:table-cell>`+
			`<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`+
			`<table:table-row table:number-rows-repeated="1000"><table:table-cell/></table:table-row>`+
			`<table:table-row table:number-rows-repeated="2"><table:table-cell/><table:table-cell><text:p>d</text:p>`+
			`</table:table-cell></table:table-row>`),
			[]string{`1 ["a  b\nc" "a  b\nc"]`, `1002 ["" "d"]`, `1003 ["" "d"]`}},
	} {
		s, wrong := sheet.Parse("x.csv", test.data, "")
		if wrong != nil {
			t.Errorf("%s: %s", test.name, wrong)
			continue
		}
		if diff := cmp.Diff(test.want, cells(s)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.name, diff)
		}
	}
}

func TestAGuessedEncodingIsTold(t *testing.T) {
	data := []byte("a,b\nc,The M\xfccke\n")
	s, wrong := sheet.Parse("x.csv", data, "")
	if wrong != nil || len(s.Remarks) != 1 || s.Remarks[0].Cell != "B2" ||
		!strings.Contains(s.Remarks[0].Message, "“Mücke”") {
		t.Errorf("it says %v, %v", s, wrong)
	}
	if s, wrong = sheet.Parse("x.csv", data, "windows-1250"); wrong != nil || len(s.Remarks) != 0 {
		t.Errorf("with its encoding it says %v, %v", s, wrong)
	}
	if _, wrong = sheet.Parse("x.csv", data, "klingon"); wrong == nil {
		t.Error("klingon is an encoding")
	}
}

func TestABadSheetGetsASentence(t *testing.T) {
	written, err := sheet.Write("x.xlsx", [][]string{{"a"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		data []byte
		want string
	}{
		{"nothing", nil, "nothing stands in this spreadsheet"},
		{"blanks", []byte(",,\n,,\n"), "nothing stands in this spreadsheet"},
		{"cut", written[:len(written)/2], "this spreadsheet is damaged or not whole; "},
		{"old", []byte("\xd0\xcf\x11\xe0\xa1\xb1"), "this is an old Excel file, or one with a password; "},
		{"a picture", []byte("\x89PNG\r\n\x1a\n\x00\x00"), "this is no spreadsheet; "},
		{"another archive", zipped(t, map[string]string{"a": "b"}), "this is no spreadsheet; "},
		{"no end", []byte("a,b\nc,\"d\n"), "cell B2: the quotation mark at the beginning of this cell is never closed; "},
		{"a million rows", bytes.Repeat([]byte("a,b\n"), 1_000_000), "cell A20001: there are more than 20000 rows; "},
		{"wide", []byte(strings.Repeat(",", 300) + "a"), "cell KO1: there are more than 256 columns; "},
		{"a long cell", bytes.Repeat([]byte("a"), 40_000), "cell A1: more than 32767 letters stand in this cell; "},
		{"packed", zipped(t, map[string]string{"content.xml": strings.Repeat(" ", sheet.MaxUnzip+1)}),
			"this spreadsheet has more than 64 MB packed in it, perhaps pictures; "},
		{"rows without end", ods(t, `<table:table-row table:number-rows-repeated="1048576"><table:table-cell>`+
			`<text:p>a</text:p></table:table-cell></table:table-row>`), "cell A20001: there are more than 20000 rows; "},
		{"swollen", ods(t, "<a"+strings.Repeat(` b=">"`, 1<<18)+"/>"), "this spreadsheet is damaged or not whole; "},
		{"deep", ods(t, strings.Repeat("<a>", 200)), "this spreadsheet is damaged or not whole; "},
	} {
		s, wrong := sheet.Parse("x.xlsx", test.data, "")
		if wrong == nil || !strings.HasPrefix(wrong.String(), test.want) {
			t.Errorf("%s: it says %v, and reads %v", test.name, wrong, s)
		}
	}
}

func TestACellHasItsAddress(t *testing.T) {
	for want, at := range map[string][2]int{"A1": {1, 1}, "C7": {7, 3}, "Z2": {2, 26}, "AA2": {2, 27}, "IV9": {9, 256}} {
		if got := sheet.Cell(at[0], at[1]); got != want {
			t.Errorf("%v is %s, not %s", at, got, want)
		}
	}
}

// fuzzed is what holds for any input: rows within bounds, or a sentence.
func fuzzed(t *testing.T, data []byte) {
	s, wrong := sheet.Parse("x.csv", data, "")
	if wrong != nil {
		if strings.ContainsAny(wrong.String(), "\r\n") {
			t.Fatalf("it is no line: %q", wrong)
		}
		return
	}
	last := 0
	for _, row := range s.Rows {
		if row.Number <= last || row.Number > sheet.MaxRows || len(row.Cells) == 0 || len(row.Cells) > sheet.MaxColumns {
			t.Fatalf("row %d after row %d has %d cells", row.Number, last, len(row.Cells))
		}
		last = row.Number
	}
}

func FuzzCSV(f *testing.F) {
	f.Add([]byte("a,b\n\"c\"\"\nd\";e\r\n"))
	f.Add([]byte("sep=;\na;\xfc\n"))
	f.Fuzz(fuzzed)
}

func FuzzXLSX(f *testing.F) {
	written, err := sheet.Write("x.xlsx", [][]string{{"a", "=b"}, {"", "c\nd"}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(written)
	f.Fuzz(fuzzed)
}

func FuzzODS(f *testing.F) {
	f.Add([]byte(`<table:table-row><table:table-cell><text:p>a<text:s text:c="3"/></text:p></table:table-cell></table:table-row>`))
	f.Fuzz(func(t *testing.T, rows []byte) { fuzzed(t, ods(t, string(rows))) })
}

func BenchmarkRead(b *testing.B) {
	rows := [][]string{{"title", "text", "count"}}
	for i := range 5000 {
		rows = append(rows, []string{fmt.Sprint("Card ", i), "Move three spaces, then say what the cat would say.", "2"})
	}
	for _, path := range []string{"x.csv", "x.xlsx"} {
		data, err := sheet.Write(path, rows)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(path[2:], func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, wrong := sheet.Parse(path, data, ""); wrong != nil {
					b.Fatal(wrong)
				}
			}
		})
	}
}
