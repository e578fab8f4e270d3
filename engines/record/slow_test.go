package record_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"homespun/engines/record"
)

// Front matters of the largest size there can be, of the shapes that parsers dislike, are answered at once and not in minutes; the bound leaves room for a
// busy machine.
func TestHostileFrontMattersAreNotSlow(t *testing.T) {
	const size = 127 << 10
	fill := func(text string) string { return strings.Repeat(text, size/len(text)) }
	many := func(line string) string {
		var b strings.Builder
		for i := 0; b.Len() < size; i++ {
			fmt.Fprintf(&b, line, i)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"lists in lists":    "a = " + fill("["),
		"tables in tables":  "a = " + fill("{a="),
		"long dotted key":   fill("a.") + "b = 1",
		"spaced dotted key": fill("a . ") + "b = 1",
		"many nested":       many("a.a.a.a.a.a.a.a.a%d = 1\n"),
		"long table":        "[" + fill("a.") + "b]",
		"many keys":         many("k%d = 1\n"),
		"many tables":       many("[t%d]\n"),
		"many list tables":  fill("[[t]]\n"),
		"many rules":        "[rules]\n" + many("k%d = 1\n"),
		"many seats":        "seats = [" + fill(`{id="A",x=1},`) + "]",
		"long list":         "a = [" + fill("1,") + "]",
		"long text":         `house = """` + fill("C\n") + `"""`,
		"too large":         `a = """` + fill("C\n") + fill("C\n") + `"""`,
	} {
		for _, head := range []string{"", "format = 1\ngame = \"sowing\"\nruleset = \"standard\"\nseats = [ { id = \"A\" }, { id = \"B\" } ]\n"} {
			began := time.Now()
			report := record.Verify("x", []byte("+++\n"+head+text+"\n+++\n"), resolveToys, nil)
			took := time.Since(began)
			if took > 5*time.Second {
				t.Errorf("%s takes %v", name, took)
			}
			if len(report.Notices) > 21 {
				t.Errorf("%s has %d notices", name, len(report.Notices))
			}
			if report.Error != nil && (len(report.Error.Message) > 500 || strings.Contains(report.Error.Message, "\n")) {
				t.Errorf("%s: %.600q is no error for people", name, report.Error.Message)
			}
		}
	}
	var unreadable *record.Unreadable
	if _, err := record.Read([]byte("+++\nformat = 1\na = " + fill("[") + "\n+++\n")); !errors.As(err, &unreadable) || unreadable.Line != 3 {
		t.Errorf("brackets too deep on line 3: got %v", err)
	}
}

// What a table line sets is guarded too.
func TestAHostileValueIsNotSlow(t *testing.T) {
	began := time.Now()
	report := record.Verify("x", []byte(sowing("table: fix set pits "+strings.Repeat("[", 100<<10))), resolveToys, nil)
	if took := time.Since(began); report.OK || took > 5*time.Second {
		t.Errorf("took %v: %+v", took, report.Error)
	}
}
