package tomlfile

import (
	"strings"
	"testing"
)

func TestDecodeTellsWhatGoesTooDeep(t *testing.T) {
	deep := func(text string) string { return strings.Repeat(text, maxDepth+1) }
	for _, c := range []struct {
		text, problem string
		line          int
	}{
		{"", "", 1},
		{"a = 1\n", "", 2},
		{"a = " + strings.Repeat("[", maxDepth) + strings.Repeat("]", maxDepth), "", 1},
		{"a = 1\nb = " + deep("["), "brackets", 2},
		{"b = " + deep("{a="), "brackets", 1},
		{deep("a.") + "b = 1", "parts", 1},
		{"[" + deep("a . ") + "b]", "parts", 1},
		{"a = [\n" + strings.Repeat("1.5,\n", 100) + "]", "", 102},
		{"a = \"" + deep("[") + "\"\nb = '" + deep("{") + "'", "", 2},
		{"a = \"\"\"\n" + deep("[") + "\n\"\"\"\n", "", 4},
		{"# " + deep("["), "", 1},
		{"a = \"\\\"" + deep("[") + "\"", "", 1},
		{"a = \"never closed " + deep("[") + "\n" + deep("["), "brackets", 2},
	} {
		if line, problem := tooDeep([]byte(c.text)); line != c.line || c.problem == "" != (problem == "") ||
			!strings.Contains(problem, c.problem) {
			t.Errorf("%.40q: line %d %q, want line %d %q", c.text, line, problem, c.line, c.problem)
		}
	}
}
