package rulesets

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines/enginetest/growth"
	"homespun/engines/enginetest/watchdog"
)

// hostileFiles are files of the shapes that parsers dislike, as large as they are asked for.
func hostileFiles() []struct {
	name string
	text func(size int) string
} {
	fill := func(before, text, after string) func(int) string {
		return func(size int) string { return before + strings.Repeat(text, size/len(text)) + after }
	}
	many := func(before, line string) func(int) string {
		return func(size int) string {
			b := strings.Builder{}
			b.WriteString(before)
			for i := 0; b.Len() < size; i++ {
				fmt.Fprintf(&b, line, i)
			}
			return b.String()
		}
	}
	return []struct {
		name string
		text func(size int) string
	}{
		{"lists in lists", fill("par = ", "[", "")},
		{"tables in tables", fill("par = ", "{a=", "")},
		{"long dotted key", fill("", "a.", "b = 1\n")},
		{"spaced dotted key", fill("", "a . ", "b = 1\n")},
		{"many nested", many("", "a.a.a.a.a.a.a.a.a%d = 1\n")},
		{"long table", fill("[", "a.", "b]\n")},
		{"many keys", many("", "k%d = 1\n")},
		{"many tables", many("", "[t%d]\n")},
		{"many list tables", fill("", "[[t]]\n", "")},
		{"many clauses", many("[clauses]\n", "SIT-%d = 1\n")},
		{"long list", fill("turns = [", "1,", "]\n")},
		{"long text", fill("board = '''\n", "CCCCCCCCCC\n", "'''\n")},
		{"wide text", fill("board = '''\n", "C", "'''\n")},
		{"long name", fill("name = \"", "e\u0301", "\"\n")},
		{"long template", fill("[says]\ndefeated = \"", "{if piece}", "\"\n")},
		{"long unknown key", fill("", "k", " = 1\n")},
	}
}

// A file of a shape that parsers dislike costs twice as much where it is twice as large, and no more: the
// largest there can be is answered, in few words.
func TestHostileFilesCostInStep(t *testing.T) {
	sittersGame(t)
	for _, file := range hostileFiles() {
		text := func(size int) []byte {
			const head = "extends = \"sitters/standard\"\n"
			return []byte(head + file.text(size-200))
		}
		check := func(size int) func() {
			text := text(size)
			return func() { shelf.CheckBytes("ours.toml", text) }
		}
		inStep, findings := false, []Finding(nil)
		watchdog.Do(t, "the file is checked: "+file.name, func() {
			if inStep = growth.Linear(t, file.name, MaxFile/8, check); inStep {
				findings = shelf.CheckBytes("ours.toml", text(MaxFile))
			}
		})
		if !inStep {
			continue
		}
		if len(findings) == 0 && file.name != "long name" || len(findings) > mostFindings {
			t.Errorf("%s: %d findings", file.name, len(findings))
		}
		for _, f := range findings {
			if len(f.String()) > 400 {
				t.Errorf("%s: a finding of %d letters", file.name, len(f.String()))
				break
			}
		}
	}
}
