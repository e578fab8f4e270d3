package record_test

import (
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/record"
)

// A power cut can leave zero bytes in place of the text written last. It is left out, the lines before count, and
// a notice says so; of zeros further up an error does, with the line.
func TestZerosAreToldPlainly(t *testing.T) {
	zeros := strings.Repeat("\x00", 512)
	line := "this line holds 512 bytes of zero, which a power cut leaves in place of text; what stands " +
		"before it is whole: delete this line and all after it in an editor, " +
		"and the match goes on from there"
	left := " left out, with 512 bytes of zero, which a power cut leaves in place of text; the file keeps it"
	later := strings.Repeat("# a remark\n", 400)
	for name, test := range map[string]struct {
		text          string
		moves, line   int
		error, notice string
	}{
		"at the end": {sowing("dice: 2") + zeros, 1, 0, "",
			"line 12 has no end and is left out, with 512 bytes of zero, which a power cut leaves in " +
				"place of text; the file keeps it"},
		"in the last line": {sowing("dice: 2") + "A: so" + zeros, 1, 0, "",
			"line 12 has no end and is left out, with 512 bytes of zero, which a power cut leaves in " +
				"place of text; the file keeps it"},
		"one at the end": {sowing("dice: 2") + "A: so\x00", 1, 0, "",
			"line 12 has no end and is left out, with a byte of zero, which a power cut leaves in place " +
				"of text; the file keeps it"},
		"on a line":     {sowing("dice: 2", zeros, "A: sow p3"), 1, 0, "", "line 12 and what follows it are" + left},
		"before a line": {sowing("dice: 2", zeros+"A: sow p3"), 1, 0, "", "line 12 is" + left},
		"within a line": {sowing("dice: 2", "A: s"+zeros+"p3", "dice: 1"), 1, 0, "",
			"line 12 and what follows it are" + left},
		"with CRLF": {strings.ReplaceAll(sowing("dice: 2", zeros), "\n", "\r\n"), 1, 0, "", "line 12 is" + left},
		"in a remark": {sowing("dice: 2", "#"+zeros+"p3", "dice: 1"), 1, 0, "",
			"line 12 and what follows it are" + left},
		"on a line long ago":   {sowing("dice: 2", zeros, "A: sow p3", later), 1, 12, line, ""},
		"in a remark long ago": {sowing("dice: 2", "#"+zeros, "A: sow p3", later), 2, 0, "", ""},
		"nothing but": {zeros, 0, 1,
			"this file holds nothing but 512 bytes of zero, which a power cut leaves in place of text; " +
				"restore it from a copy", ""},
		"nothing but lines": {zeros[:511] + "\n\x00\n", 0, 1,
			"this file holds nothing but 512 bytes of zero, which a power cut leaves in place of text; " +
				"restore it from a copy", ""},
		"at the beginning": {zeros + sowing("dice: 2"), 0, 1,
			"this file begins with 512 bytes of zero, which a power cut leaves in place of text; restore " +
				"it from a copy", ""},
		"in the front matter": {strings.Replace(sowing("dice: 2"), "seeds = 2", "seeds ="+zeros, 1), 0, 8,
			"the front matter holds 512 bytes of zero, which a power cut leaves in place of text; write " +
				"with an editor what stood there", ""},
		"in place of the rest of the front matter": {sowing()[:40] + zeros, 0, 4,
			"the front matter holds 512 bytes of zero, which a power cut leaves in place of text; write " +
				"with an editor what stood there", ""},
	} {
		report := record.Verify("a.match", []byte(test.text), resolveToys, nil)
		if report.Moves != test.moves || report.OK != (test.error == "") ||
			report.Unreadable != (test.error != "") {
			t.Errorf("%s: %d moves, ok %v", name, report.Moves, report.OK)
		}
		if e := report.Error; e != nil &&
			(e.Line != test.line || e.Message != test.error || strings.Contains(e.Who+e.Move, "\x00")) {
			t.Errorf("%s: got %+v, want line %d: %s", name, *e, test.line, test.error)
		}
		if got := strings.Join(report.Notices, "\n"); got != test.notice {
			t.Errorf("%s: got the notices %q, want %q", name, got, test.notice)
		}
	}
}

// Appending to such a file keeps the number of the zero bytes, but not the bytes.
func TestManyZerosAreKeptAsTheirNumber(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	put(t, path, sowing("dice: 2")+"A: so"+strings.Repeat("\x00", 1<<20))
	_, w, err := record.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Append("A: sow p3"); err != nil {
		t.Fatal(err)
	}
	if want := sowing("dice: 2", `# cut off: "A: so" and 1048576 bytes of zero`, "A: sow p3"); onDisk(t,
		path) != want {
		t.Errorf("got\n%.2000s\nwant\n%s", onDisk(t, path), want)
	}
}
