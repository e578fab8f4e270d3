package record_test

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"homespun/engines/record"
)

// saved returns a text as an editor saves it in another encoding.
func saved(t *testing.T, text string, as encoding.Encoding) string {
	t.Helper()
	data, err := as.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// A match that an editor has saved as UTF-16 is read; the first line that is appended writes it anew as
// UTF-8, whole, and keeps the old file.
func TestAMatchInUTF16GoesOn(t *testing.T) {
	text := sowing("# Jürgen began", "dice: 2")
	for name, as := range map[string]encoding.Encoding{
		"little, mark": unicode.UTF16(unicode.LittleEndian, unicode.UseBOM),
		"big, mark":    unicode.UTF16(unicode.BigEndian, unicode.UseBOM),
		"little":       unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM),
		"big":          unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM),
	} {
		old := saved(t, text, as)
		report := record.Verify("a.match", []byte(old), resolveToys, nil)
		if !report.OK || report.Moves != 1 || len(report.Notices) > 0 {
			t.Errorf("%s: %+v", name, report)
		}
		path := filepath.Join(t.TempDir(), "a.match")
		put(t, path, old)
		_, w, err := record.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Append("A: sow p3"); err != nil {
			t.Fatal(err)
		}
		if got := onDisk(t, path); got != text+"A: sow p3\n" {
			t.Errorf("%s: got\n%s", name, got)
		}
		if got := onDisk(t, path+" (UTF-16).txt"); got != old {
			t.Errorf("%s: kept %q", name, got)
		}
	}
}

// A match that an editor has saved in a code page says where, and what to do. A remark does no harm.
func TestAMatchInACodePageIsTold(t *testing.T) {
	const told = "this file is not UTF-8 (Notepad: ANSI), as the word “Jürgen” shows; " +
		"save it as UTF-8 (Notepad: Save as, Encoding, UTF-8)"
	for name, test := range map[string]struct {
		text string
		line int
	}{
		"in the front matter": {strings.Replace(sowing("dice: 2"), "+++\n", "+++\nhouse = \"Jürgen\"\n", 1), 2},
		"in a name":           {sowing("dice: 2", "table: seat A Jürgen"), 12},
		"in a remark":         {sowing("# Jürgen", "dice: 2"), 0},
	} {
		report := record.Verify("a.match", []byte(saved(t, test.text, charmap.Windows1252)), resolveToys, nil)
		switch {
		case test.line == 0 && !report.OK:
			t.Errorf("%s: %+v", name, report.Error)
		case test.line > 0 && (report.OK || report.Error.Line != test.line || report.Error.Message != told):
			t.Errorf("%s: %+v", name, report.Error)
		}
	}
}
