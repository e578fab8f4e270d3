package record_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/enginetest/growth"
	"homespun/engines/record"
)

// long is a match of a number of lines.
func long(lines int) []byte {
	list := make([]string, lines)
	for i := range list {
		list[i] = fmt.Sprintf("table: fix pit p%d %d", 1+i%4, i%7)
	}
	return []byte(sowing(list...))
}

// longSitters is a match of SiTTeRS of a number of lines, played at random; where it ends, the last lines are
// undone and it goes on.
func longSitters(t testing.TB, lines int) []byte {
	h := record.Header{Game: "sitters", Ruleset: "standard",
		Seats: []record.Seat{{ID: "collectors"}, {ID: "obstructors"}}}
	m, err := record.NewMatch(h, resolveShipped)
	if err != nil {
		t.Fatal(err)
	}
	text, err := h.Encode()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for undo := 0; len(m.Steps()) < lines; {
		line := record.Line{Kind: record.UndoLine}
		if m.Over() {
			undo = 12
		}
		if undo--; undo < 0 {
			line = record.MoveOf(m.Engine().Sample(m.Position(), r))
		}
		step, err := m.Add(line)
		if err != nil {
			t.Fatal(err)
		}
		text = fmt.Appendln(text, step.Text)
	}
	return text
}

// BenchmarkVerify1000 is how long it takes to verify a match of 1,000 lines.
func BenchmarkVerify1000(b *testing.B) {
	b.Run("sowing", func(b *testing.B) { benchmarkVerify(b, long(1000), resolveToys) })
	b.Run("sitters", func(b *testing.B) { benchmarkVerify(b, longSitters(b, 1000), resolveShipped) })
}

func benchmarkVerify(b *testing.B, data []byte, resolve record.Resolver) {
	for b.Loop() {
		if report := record.Verify("x", data, resolve, nil); !report.OK || report.Moves != 1000 {
			b.Fatal(report.Error)
		}
	}
	b.ReportMetric(milliseconds(b), "ms/1000-lines")
}

// milliseconds is how long one run of a benchmark takes.
func milliseconds(b *testing.B) float64 { return b.Elapsed().Seconds() * 1000 / float64(b.N) }

// A match of twice as many lines costs twice as much to verify, and no more: no line is made again for those
// after it.
func TestALongMatchIsVerifiedInStep(t *testing.T) {
	growth.Linear(t, "a match of SiTTeRS", 1000, func(lines int) func() {
		data := longSitters(t, lines)
		return func() {
			if report := record.Verify("x", data, resolveShipped, nil); !report.OK || report.Moves != lines {
				t.Fatal(report.Error)
			}
		}
	})
}

// BenchmarkAppend is how long it takes to check, make and append the 10th line of a match, and the 1,000th.
// On a disk the sync is most of it.
func BenchmarkAppend(b *testing.B) {
	for _, lines := range []int{10, 1000} {
		b.Run(fmt.Sprint(lines), func(b *testing.B) { benchmarkAppend(b, lines) })
	}
}

func benchmarkAppend(b *testing.B, lines int) {
	path := filepath.Join(b.TempDir(), "a.match")
	w, err := record.Create(path, header())
	if err != nil {
		b.Fatal(err)
	}
	m, err := record.NewMatch(header(), resolveToys)
	if err != nil {
		b.Fatal(err)
	}
	line, err := m.ReadLine("table: fix pit p1 4")
	if err != nil {
		b.Fatal(err)
	}
	if err := w.Append(strings.TrimSuffix(strings.Repeat("table: fix pit p1 4\n", lines), "\n")); err == nil {
		b.Fatal("lines were written as one")
	}
	texts := make([]string, lines-1)
	for i := range texts {
		step, _ := m.Add(line)
		texts[i] = step.Text
	}
	if err := w.Append(texts...); err != nil {
		b.Fatal(err)
	}
	for b.Loop() { // the match stays where it is, so that it is this very line each time
		steps, err := m.Try(line)
		if err != nil {
			b.Fatal(err)
		}
		if err := w.Append(steps[0].Text); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(milliseconds(b), "ms/line")
}
