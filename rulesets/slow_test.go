package rulesets

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestHostileFilesAreNotSlow: the largest files there can be, of the shapes that parsers dislike, are answered in seconds, and
// not in minutes; the bound leaves room for a busy machine.
func TestHostileFilesAreNotSlow(t *testing.T) {
	if testing.Short() {
		t.Skip("takes its time")
	}
	sittersGame(t)
	const head = "extends = \"sitters/standard\"\n"
	many := func(line string) string {
		var b strings.Builder
		for i := 0; b.Len() < maxFile-200; i++ {
			fmt.Fprintf(&b, line, i)
		}
		return b.String()
	}
	fill := func(text string) string { return strings.Repeat(text, (maxFile-200)/len(text)) }
	tests := []struct{ name, text string }{
		{"lists in lists", head + "par = " + fill("[")},
		{"tables in tables", head + "par = " + fill("{a=")},
		{"long dotted key", head + fill("a.") + "b = 1\n"},
		{"spaced dotted key", head + fill("a . ") + "b = 1\n"},
		{"many nested", head + many("a.a.a.a.a.a.a.a.a%d = 1\n")},
		{"long table", head + "[" + fill("a.") + "b]\n"},
		{"many keys", head + many("k%d = 1\n")},
		{"many tables", head + many("[t%d]\n")},
		{"many list tables", head + fill("[[t]]\n")},
		{"many clauses", head + "[clauses]\n" + many("SIT-%d = 1\n")},
		{"long list", head + "turns = [" + fill("1,") + "]\n"},
		{"long text", head + "board = '''\n" + fill("CCCCCCCCCC\n") + "'''\n"},
		{"wide text", head + "board = '''\n" + fill("C") + "'''\n"},
		{"long name", head + "name = \"" + fill("e\u0301") + "\"\n"},
		{"long template", head + "[says]\ndefeated = \"" + fill("{if piece}") + "\"\n"},
		{"long unknown key", head + fill("k") + " = 1\n"},
	}
	for _, test := range tests {
		begin := time.Now()
		findings := CheckBytes("ours.toml", []byte(test.text))
		took := time.Since(begin)
		t.Logf("%s: %v, %d findings", test.name, took, len(findings))
		if took > 10*time.Second {
			t.Errorf("%s takes %v", test.name, took)
		}
		if len(findings) == 0 && test.name != "long name" || len(findings) > mostFindings {
			t.Errorf("%s: %d findings", test.name, len(findings))
		}
		for _, f := range findings {
			if len(f.String()) > 400 {
				t.Errorf("%s: a finding of %d letters", test.name, len(f.String()))
				break
			}
		}
	}
}
