package record_test

import (
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/record"
)

// A remark stands behind a move, as in the TOML files. A name holds # as any other sign, and so does a value
// in quotation marks.
func TestARemarkMayStandBehindAMove(t *testing.T) {
	m := whole(t, sowing())
	for typed, want := range map[string]string{
		"dice: 1  # Ben cried":                       "dice: 1",
		"dice: 1# Ben cried":                         "dice: 1",
		"dice: 1 #":                                  "dice: 1",
		"dice: 1 # at 3: a good one # or not":        "dice: 1",
		"dice: 1 ＃ so":                               "dice: 1",
		"A: sow p3\t# Ava":                           "A: sow p3",
		"table: undo # oops":                         "table: undo",
		"table: redo # no":                           "table: redo",
		"table: fix pit p1 5 # she took two":         "table: fix pit p1 5",
		"table: fix set turn 2 # a remark":           "table: fix set turn 2",
		"table: fix set pits [1, 2] # \"so\"":        "table: fix set pits [1, 2]",
		`table: fix set name "Ben #2" # his`:         `table: fix set name "Ben #2"`,
		`table: fix set name "a \" # b" # c`:         `table: fix set name "a \" # b"`,
		`table: fix set name 'Ben #2'`:               `table: fix set name 'Ben #2'`,
		"table: fix set name Ben#2":                  "table: fix set name Ben#2",
		"table: seat B Ben #2":                       "table: seat B Ben #2",
		"table: seat B #1 fan  # she said":           "table: seat B #1 fan # she said",
		"table: seat B bot medium # Ben went to bed": "table: seat B bot medium",
	} {
		line, err := m.ReadLine(typed)
		if err != nil || m.FormatLine(line) != want {
			t.Errorf("%q reads as %q (%v), want %q", typed, m.FormatLine(line), err, want)
		}
	}
}

// Phones and word processors write other dashes, spaces, colons and quotation marks than a keyboard does.
func TestLinesAreReadWithTheSignsThatPhonesWrite(t *testing.T) {
	m, err := record.NewMatch(record.Header{Game: "sitters", Ruleset: "standard",
		Seats: []record.Seat{{ID: "collectors"}, {ID: "obstructors"}}}, resolveShipped)
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"dice: 2–5": "dice: 2-5", "dice: 2—5": "dice: 2-5", "dice: 2‑5": "dice: 2-5",
		"dice: 2‐5": "dice: 2-5",
		"dice: 2−5": "dice: 2-5", "dice: 2‒5": "dice: 2-5", "dice: 2―5": "dice: 2-5",
		"dice: 2－5": "dice: 2-5",
		"dice: 2﹣5": "dice: 2-5", "dice: 2ー5": "dice: 2-5", "dice: 2\u00ad5": "dice: 2-5",
		"dice: 2 - 5": "dice: 2-5", "dice: 2 – 5": "dice: 2-5", "dice: 2\u00a0–\u00a05": "dice: 2-5",
		"dice:\u00a05": "dice: 5", "dice\u2009:\u202f5": "dice: 5", "dice:\u30005": "dice: 5",
		"dice: 5\u200b": "dice: 5", "\u200edice: 5": "dice: 5", "dice: 5\ufe0f\u20e3": "dice: 5",
		"dice：5": "dice: 5", "ｄｉｃｅ：５－２": "dice: 5-2", "dice: 4, 2-5": "dice: 4,2-5",
		"dice: 4，2-5":                                  "dice: 4,2-5",
		"collectors:\u00a0move\u2003C1\u00a0b2":        "collectors: move C1 b2",
		"table: fix no–container d3":                   "table: fix no-container d3",
		"table：seat obstructors Zoë – 質問：二":            "table: seat obstructors Zoë – 質問：二",
		"table: seat\u00a0obstructors\u00a0bot medium": "table: seat obstructors bot medium",
		"table: fix set due “roll”":                    `table: fix set due "roll"`,
		"table: fix set due „roll“ # as ever":          `table: fix set due "roll"`,
		"table: fix set containers [“d3”, ‘e1’]":       `table: fix set containers ["d3", "e1"]`,
		"table: fix set name “a–b” – 1":                `table: fix set name "a–b" - 1`,
		"table: fix set name Ava’s":                    "table: fix set name Ava’s",
		"table: fix set loot −3":                       "table: fix set loot -3",
	} {
		line, err := m.ReadLine(typed)
		if err != nil || m.FormatLine(line) != want {
			t.Errorf("%q reads as %q (%v), want %q", typed, m.FormatLine(line), err, want)
		}
	}
	for _, typed := range []string{"dice: 2--5", "dice: 2 5", "dice: –5", "dice: 2-", "dice:: 5",
		"dice: 2~5"} {
		if line, err := m.ReadLine(typed); err == nil {
			t.Errorf("%q reads as %q", typed, m.FormatLine(line))
		}
	}
}

// What is wrong with a line is told with its move as it was written, without the remark behind it.
func TestAWrongLineIsToldAsItWasWritten(t *testing.T) {
	for line, want := range map[string]string{
		"dice: 3 – 9  # Ben cried": "3 – 9", "A: sow z9 # where?": "sow z9",
		"table：seat B bot clever # so": "seat B bot clever",
		"dice: x # y":                  "x", "dice: 1 // Ben cried": "1 // Ben cried",
	} {
		report := record.Verify("a.match", []byte(sowing(line)), resolveToys, nil)
		if report.OK || report.Error.Move != want || report.Error.Line != 11 {
			t.Errorf("%q: got %+v, want the move %q", line, report.Error, want)
		}
	}
	for line, behind := range map[string]string{
		"dice: 1 // Ben cried": "1", "dice: 1 (a good one)": "1", "dice: 1; so": "1",
		"dice: 1 Ben cried":   "1",
		"dice: 1 – Ben cried": "1", "A: sow p3 oh no": "sow p3", "dice: x (y)": "", "dice: 3-": "",
	} {
		m, err := replay(t, sowing("dice: 2", line))
		hint := "a remark behind “" + behind + "” begins with #"
		if err == nil || strings.Contains(err.Error(), "remark") != (behind != "") ||
			behind != "" && !strings.HasSuffix(err.Error(), hint) {
			t.Errorf("%q: after %d lines got %v, want %s", line, len(m.Steps()), err, hint)
		}
	}
}

// A line behind which somebody has written a remark stays as it is while the match goes on.
func TestARemarkBehindAMoveStaysInTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	before := sowing("dice: 2  # Ben cried", "A: sow p3\t# and Ava laughed", "dice：1")
	put(t, path, before)
	file, w, err := record.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := record.Replay(file, resolveToys); err != nil {
		t.Fatal(err)
	}
	if err := w.Append("B: sow p2"); err != nil || onDisk(t, path) != before+"B: sow p2\n" {
		t.Errorf("%v: the file is\n%s", err, onDisk(t, path))
	}
}
