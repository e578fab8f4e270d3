package record_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/engines/record"
)

// lots is a match of Lots: its first line is the 7th.
func lots(lines ...string) string { return front("lots") + strings.Join(append(lines, ""), "\n") }

// told returns all lines of a match as everybody may see them.
func told(m *record.Match) (list []string) {
	for _, step := range m.Steps() {
		list = append(list, m.Masked(step))
	}
	return list
}

func TestAHiddenAnswerIsToldWithoutWhatItSays(t *testing.T) {
	dealt := []string{"table: deal A 3", "table: deal B 4"}
	for _, c := range []struct {
		name  string
		text  string
		lines []string // as told, after the deals
	}{
		{"hidden", lots(append(dealt, "A: hides red")...), []string{"A: …"}},
		{"taken back", lots(append(dealt, "A: hides red", "table: undo")...), []string{"A: …", "A: …"}},
		{"made again", lots(append(dealt, "A: hides red", "table: undo", "table: redo")...),
			[]string{"A: …", "A: …", "A: …"}},
		{"after the end", lots(append(dealt, "A: hides red", "B: hides blue", "dice: R")...),
			[]string{"A: hides red", "B: hides blue", "dice: R"}},
		{"the end taken back",
			lots(append(dealt, "A: hides red", "B: hides blue", "dice: R", "table: undo")...),
			[]string{"A: …", "B: …", "dice: R", "dice: R"}},
		{"set by key", lots(
			append(dealt, "A: hides red", `table: fix set hid ["blue", ""]`,
				"table: fix set lots [5, 4]")...),
			[]string{"A: …", "table: fix set hid …", "table: fix set lots [5, 4]"}},
	} {
		m, err := replay(t, c.text)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := told(m)[2:]; !slices.Equal(got, c.lines) {
			t.Errorf("%s: told %q, want %q", c.name, got, c.lines)
		}
	}
}

// A sign shown in secret stays hidden until all have answered, whatever was undone in between. A reveal that
// was undone has been seen, so its answers stay visible.
func TestAnAnswerInSecretIsToldOnceAllHaveAnswered(t *testing.T) {
	for _, c := range []struct {
		name         string
		lines, heard []string
	}{
		{"one of two", []string{"B: shows rock"}, []string{"B: …"}},
		{"both", []string{"B: shows rock", "A: shows paper"}, []string{"B: shows rock", "A: shows paper"}},
		{"both, with somebody else at the table in between",
			[]string{"B: shows rock", "table: seat A Cleo", "A: shows paper"},
			[]string{"B: shows rock", "table: seat A Cleo", "A: shows paper"}},
		{"one, taken back", []string{"B: shows rock", "table: undo", "B: shows paper", "A: shows paper"},
			[]string{"B: …", "B: …", "B: shows paper", "A: shows paper"}},
		{"both, and one taken back", []string{"B: shows rock", "A: shows paper", "table: undo"},
			[]string{"B: shows rock", "A: shows paper", "A: shows paper"}},
		{"the next round", []string{"B: shows rock", "A: shows paper", "A: shows rock"},
			[]string{"B: shows rock", "A: shows paper", "A: …"}},
	} {
		m, err := replay(t, front("signs")+strings.Join(append(c.lines, ""), "\n"))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := told(m); !slices.Equal(got, c.heard) {
			t.Errorf("%s: told %q, want %q", c.name, got, c.heard)
		}
	}
}

// The error about a line that may be a hidden answer does not quote the line for people. Programs still get
// the whole of it.
func TestWhatIsWrongWithAHiddenAnswerDoesNotTellIt(t *testing.T) {
	say := func(_ *record.Match, r *record.Refused) string { return "no: " + r.Move }
	for _, c := range []struct {
		name, line string
		hidden     bool
	}{
		{"a word that is none", "A: hides rde", true},
		{"nobody's", "Ava: hides red", true},
		{"no line", "hides red", true},
		{"before it is due", "B: hides red", true},
		{"of the table", "table: deal A 3", false},
	} {
		text := lots("table: deal A 3", "table: deal B 4", c.line)
		report := record.Verify("x.match", []byte(text), resolveToys, say)
		if report.Error == nil || report.Told == nil || report.Told.Line != report.Error.Line ||
			report.Told.Message == "" {
			t.Fatalf("%s: got %s", c.name, asJSON(t, report))
		}
		if !strings.Contains(c.line, report.Error.Move) {
			t.Errorf("%s: programs read %q", c.name, report.Error.Move)
		}
		if secret := report.Told.Move +
			report.Told.Message; strings.Contains(secret, report.Error.Move) == c.hidden {
			t.Errorf("%s: told %+v", c.name, report.Told)
		}
	}
	// The same answer again, when nobody owes one any more: its error would show the first answer, which is
	// still hidden.
	text := lots("table: deal A 3", "table: deal B 4", "A: hides red", "B: hides blue", "A: hides red")
	if report := record.Verify("x.match", []byte(text), resolveToys,
		say); strings.Contains(report.Told.Move+report.Told.Message, "red") {
		t.Errorf("once more: told %+v", report.Told)
	}
}

// The notice about a line without an end quotes the line, unless it may be a hidden answer.
func TestALineWithoutAnEndIsToldUnlessItIsHidden(t *testing.T) {
	dealt := []string{"table: deal A 3", "table: deal B 4"}
	hid := append(dealt, "A: hides red", "B: hides blue")
	for _, c := range []struct {
		text          string
		line          int
		quoted, legal bool
	}{
		{sowing("dice: 2") + "A: sow p3", 12, true, true},
		{sowing("dice: 2") + "A: sow p3 # Ben cried", 12, true, true},
		{sowing("dice: 2") + "A: sow p", 12, true, false},
		{sowing("dice: 2") + "table: fix set turn 2", 12, true, true},
		{sowing("dice: 2") + "table: seat B Ben", 12, true, true},
		{lots(dealt...) + "A: hides red", 9, false, true},
		{lots(dealt...) + "A: hides r", 9, false, false},
		{lots(dealt...) + "A", 9, false, false},
		{lots(dealt...) + "table: seat B Ben", 9, true, true},
		{lots(hid...) + "A: hides blue", 11, false, false},
		{lots(hid...) + `table: fix set hid ["blue", ""]`, 11, false, true},
		{lots(hid...) + "dice: R", 11, true, true},
		{front("signs") + "B: shows rock", 7, false, true},
		{sowing("dice: 2", "A: hop") + "dice: 3", 13, false, false}, // nobody knows what stood before it
	} {
		report := record.Verify("a.match", []byte(c.text), resolveToys, nil)
		torn := c.text[strings.LastIndexByte(c.text, '\n')+1:]
		notice := strings.Join(report.Notices, "\n")
		if !strings.HasPrefix(notice, fmt.Sprintf("line %d ", c.line)) ||
			strings.Contains(notice, "“"+torn+"”") != c.quoted ||
			!strings.HasSuffix(notice, "add a line break behind it in an editor") {
			t.Errorf("%q: the notice is %q", torn, notice)
		}
		if !c.quoted {
			for _, secret := range []string{"red", "blue", "rock", "hides"} {
				if strings.Contains(notice, secret) {
					t.Errorf("%q: the notice tells %q", torn, notice)
				}
			}
		}
		if left := report.LeftOut; left == nil || left.Line != c.line || left.Text != torn ||
			left.Legal != c.legal {
			t.Errorf("%q: programs read %+v", torn, left)
		}
	}
}

// A remark and a blank line need no end.
func TestARemarkWithoutAnEndIsNoLineThatWasLeftOut(t *testing.T) {
	for _, last := range []string{"# Ben cried", "   ", "＃ so", "# at 2026-11-22T18:4"} {
		path := filepath.Join(t.TempDir(), "a.match")
		put(t, path, sowing("dice: 2")+last)
		file, w, err := record.Open(path)
		if err != nil || file.Cut() || len(file.NoticesWith(nil)) > 0 {
			t.Errorf("%q: %v, %q", last, err, file.NoticesWith(nil))
		}
		if err := w.EndLine(); err != nil || onDisk(t, path) != sowing("dice: 2")+last {
			t.Errorf("%q: %v, and reading it wrote\n%s", last, err, onDisk(t, path))
		}
		if err := w.Append("A: sow p3"); err != nil ||
			onDisk(t, path) != sowing("dice: 2", last, "A: sow p3") {
			t.Errorf("%q: %v, the file is\n%s", last, err, onDisk(t, path))
		}
	}
}

// Who knows that a line without an end is whole can have it ended, and it counts.
func TestALineWithoutAnEndCanBeEnded(t *testing.T) {
	for _, last := range []string{"A: sow p3", "A: sow p3\r", "A：sow p3  # Ben cried"} {
		path := filepath.Join(t.TempDir(), "a.match")
		put(t, path, sowing("dice: 2")+last)
		_, w, err := record.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(w.EndLine(), w.EndLine(), w.Append("dice: 1")); err != nil ||
			onDisk(t, path) != sowing("dice: 2", last, "dice: 1") {
			t.Errorf("%v: the file is\n%q", err, onDisk(t, path))
		}
	}
	path := filepath.Join(t.TempDir(), "a.match")
	put(t, path, sowing("dice: 2")+"A: sow p3")
	_, w, err := record.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	put(t, path, sowing("dice: 2")+"A: sow p4")
	if err := w.EndLine(); !errors.Is(err, record.ErrChanged) ||
		onDisk(t, path) != sowing("dice: 2")+"A: sow p4" {
		t.Errorf("another program has written it: %v\n%s", err, onDisk(t, path))
	}
}

// An error that is not about a line is returned unchanged.
func TestOtherErrorsStayAsTheyAre(t *testing.T) {
	m, err := replay(t, lots("table: deal A 3", "table: deal B 4"))
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{nil, errors.New("so"),
		&record.Unreadable{Line: 3, Key: "game", Problem: "so"}} {
		if got := m.Mask(err); got != err {
			t.Errorf("got %v, want %v", got, err)
		}
	}
}
