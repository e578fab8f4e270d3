package record_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"homespun/engines"
	"homespun/engines/record"
)

// FuzzRead reads any bytes: nothing panics, every error has its line and is one line, and what is accepted is
// accepted again when written down.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"", "+++\n+++\n", sowing(),
		sowing("dice: 2", "A: sow p3", "table: fix set turn 3", "table: seat B Cleo", "table: undo",
			"table: redo"),
		front("signs") + "B: shows rock\nA: shows paper\n", front("boules") + "A: throw 8.5,4\nB: keep\n",
		"\ufeff" + sowing("# so", "dice: 9"),
		sowing("table: fix set pits [0,0,0,1]", "table: fix set a.b.c 3"),
		front("sowing", "[position]", "turn = 3"),
	} {
		f.Add([]byte(text))
	}
	for _, story := range stories {
		if data, err := os.ReadFile(story.path); err == nil {
			f.Add(data)
		}
	}
	resolveAll := resolveAny()
	f.Fuzz(func(t *testing.T, data []byte) {
		report := record.Verify("x", data, resolveAll, nil)
		if report.OK == (report.Error != nil) ||
			report.Error != nil && (report.Error.Line < 1 || report.Error.Message == "") {
			t.Fatalf("not a report: %+v", report)
		}
		file, err := record.Read(data)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") || !errors.As(err, new(*record.Unreadable)) {
				t.Fatalf("not an error for people: %q", err)
			}
			return
		}
		m, err := record.Replay(file, resolveAll)
		if err != nil && strings.ContainsAny(err.Error(), "\n\r") {
			t.Fatalf("not one line: %q", err)
		}
		if m == nil {
			return
		}
		front, err := file.Header.Encode()
		if err != nil {
			t.Fatalf("a header that was read cannot be written: %v", err)
		}
		text := string(front)
		for _, step := range m.Steps() {
			text += step.Text + "\n"
		}
		written, err := record.Read([]byte(text))
		if err != nil {
			t.Fatalf("written down it cannot be read: %v\n%s", err, text)
		}
		again, err := record.Replay(written, resolveAll)
		if err != nil || again.Position() != m.Position() {
			t.Fatalf("written down it reads otherwise: %v\n%s", err, text)
		}
	})
}

// resolveAny resolves the toys, and a ruleset of each of the games there are, for two, where no rule differs.
func resolveAny() record.Resolver {
	shipped := map[string]record.Resolver{"sitters/standard": once(resolveShipped),
		"adventure/first-dungeon": once(resolveShipped)}
	return func(h record.Header) (engines.Engine, error) {
		if shipped, ok := shipped[h.Game+"/"+h.Ruleset]; ok && len(h.Rules) == 0 && len(h.Seats) == 2 {
			return shipped(h)
		}
		return resolveToys(h)
	}
}

// FuzzLine reads any line: one that can be read is written in a form that reads the same.
func FuzzLine(f *testing.F) {
	for _, line := range []string{"A: sow p3", "dice: 3", "table: seat B bot medium", "table: seat B Zoë 🎲",
		"table: fix set pits [1, 2]", "table: redo", "a : TURN left"} {
		f.Add(line)
	}
	m := record.Header{Game: "sowing", Ruleset: "standard", Seats: []record.Seat{{ID: "A"}, {ID: "B"}}}
	match, err := record.NewMatch(m, resolveToys)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "\n") {
			return
		}
		line, err := match.ReadLine(text)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") || !utf8.ValidString(err.Error()) {
				t.Fatalf("not one line: %q", err)
			}
			return
		}
		if back, err := match.ReadLine(match.FormatLine(line)); err != nil || back != line {
			t.Fatalf("%q is written %q, which reads as %+v (%v), not %+v", text, match.FormatLine(line), back,
				err, line)
		}
	})
}
