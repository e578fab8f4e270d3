package record_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"homespun/engines/enginetest/growth"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// largest is about the size of the largest front matter that is read.
const largest = 127 << 10

// fill returns a text that is repeated up to a size.
func fill(text string, size int) string { return strings.Repeat(text, size/len(text)) }

// many returns lines up to a size, each with its number.
func many(line string, size int) string {
	var b strings.Builder
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b, line, i)
	}
	return b.String()
}

// hostileFronts are front matters of the shapes that parsers dislike, as large as they are asked for.
var hostileFronts = map[string]func(size int) string{
	"lists in lists":    func(size int) string { return "a = " + fill("[", size) },
	"tables in tables":  func(size int) string { return "a = " + fill("{a=", size) },
	"long dotted key":   func(size int) string { return fill("a.", size) + "b = 1" },
	"spaced dotted key": func(size int) string { return fill("a . ", size) + "b = 1" },
	"many nested":       func(size int) string { return many("a.a.a.a.a.a.a.a.a%d = 1\n", size) },
	"long table":        func(size int) string { return "[" + fill("a.", size) + "b]\n" },
	"many keys":         func(size int) string { return many("k%d = 1\n", size) },
	"many tables":       func(size int) string { return many("[t%d]\n", size) },
	"many list tables":  func(size int) string { return fill("[[t]]\n", size) },
	"many rules":        func(size int) string { return "[rules]\n" + many("k%d = 1\n", size) },
	"many seats":        func(size int) string { return "seats = [" + fill(`{id="A",x=1},`, size) + "]" },
	"long list":         func(size int) string { return "a = [" + fill("1,", size) + "]" },
	"long text":         func(size int) string { return `house = """` + fill("C\n", size) + `"""` },
	"too large":         func(size int) string { return `a = """` + fill("C\n", 2*largest+size) + `"""` },
}

// A front matter that is hard to parse must cost at most twice as much if it is twice as large. The largest
// one that is accepted still gets a short answer.
func TestHostileFrontMattersCostInStep(t *testing.T) {
	for name, text := range hostileFronts {
		for _, head := range []string{"",
			"format = 1\ngame = \"sowing\"\nruleset = \"standard\"\nseats = [ { id = \"A\" }, { id = \"B\" } ]\n"} {
			report := verifiedInStep(t, name, largest/16, largest, func(size int) string {
				return "+++\n" + head + text(size) + "\n+++\n"
			})
			if report == nil {
				continue
			}
			if len(report.Notices) > 21 {
				t.Errorf("%s has %d notices", name, len(report.Notices))
			}
			if report.Error != nil &&
				(len(report.Error.Message) > 500 || strings.Contains(report.Error.Message, "\n")) {
				t.Errorf("%s: %.600q is no error for people", name, report.Error.Message)
			}
		}
	}
	var unreadable *record.Unreadable
	if _, err := record.Read([]byte("+++\nformat = 1\na = " + fill("[", largest) + "\n+++\n")); !errors.As(
		err, &unreadable) || unreadable.Line != 3 {
		t.Errorf("brackets too deep on line 3: got %v", err)
	}
}

// verifiedInStep verifies a file of one size and one of twice that size, which may cost at most twice as
// much, and then a large one. The report is nil if they cost more.
func verifiedInStep(t *testing.T, name string, size, large int,
	text func(size int) string) (report *record.Report) {
	t.Helper()
	verify := func(size int) *record.Report {
		return record.Verify("x", []byte(text(size)), resolveToys, nil)
	}
	watchdog.Do(t, "a record is verified: "+name, func() {
		if growth.Linear(t, name, size, func(size int) func() { return func() { verify(size) } }) {
			report = verify(large)
		}
	})
	return report
}

// What a table line sets is guarded too.
func TestAHostileValueCostsInStep(t *testing.T) {
	for _, brackets := range []string{"[", "{a="} {
		report := verifiedInStep(t, "a value of "+brackets, 1<<10, 100<<10, func(size int) string {
			return sowing("table: fix set pits " + fill(brackets, size))
		})
		if report != nil && (report.OK || report.Unreadable) {
			t.Errorf("%s: it is no illegal line: %+v", brackets, report.Error)
		}
	}
}
