package rulesets

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// lineEnds are the ends of lines that editors write, "\n" as each of them; mixed takes them in turn.
var lineEnds = map[string]func(text string) string{
	"LF":            func(text string) string { return text },
	"CRLF":          func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") },
	"CR":            func(text string) string { return strings.ReplaceAll(text, "\n", "\r") },
	"mark and CRLF": func(text string) string { return "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n") },
	"mixed": func(text string) string {
		ends := []string{"\n", "\r\n", "\r", "\r\n"} // "\n" behind "\r" would be one end
		var b strings.Builder
		for i, line := range strings.Split(text, "\n") {
			if i > 0 {
				b.WriteString(ends[i%len(ends)])
			}
			b.WriteString(line)
		}
		return b.String()
	},
}

// A board that was drawn with any editor is the board that was drawn.
func TestBoardsAreReadWithTheLineEndsOfAnyEditor(t *testing.T) {
	g := sittersGame(t)
	standard := mustStandard(t, g)
	board, _ := standard.Value("board")
	for name, end := range lineEnds {
		for _, quotes := range []string{`"""`, `'''`} {
			dir := inFolder(t, map[string]string{
				"ours.toml": end("extends = \"sitters/standard\"\nboard = " + quotes + "\n" +
					board.(string) + quotes + "\npar = 41\n"),
				"wrong.toml": end("extends = \"sitters/standard\"\n\nboard = " + quotes + "\n" +
					board.(string) + quotes + "\nparr = 41\n"),
			})
			ours, err := g.Find("ours")
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if got, _ := ours.Value("board"); got != board {
				t.Errorf("%s: the board is\n%q, want\n%q", name, got, board)
			}
			if diff := Diff(standard, ours); len(diff) != 1 || diff[0].Key != "par" {
				t.Errorf("%s: it differs from standard in %v", name, diff)
			}
			if wrong := shelf.Check(filepath.Join(dir, "wrong.toml")); len(wrong) != 1 ||
				wrong[0].Line != 12 {
				t.Errorf("%s: %v, want a finding on line 12", name, wrong)
			}
		}
	}
}

// What ships is read alike where git has given it the line ends of the system.
func TestShippedRulesetsAreReadWithAnyLineEnds(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("sitters", "standard.toml"))
	if err != nil {
		t.Fatal(err)
	}
	unix := strings.ReplaceAll(string(text), "\r\n", "\n")
	want, findings := ParseTree("ruleset", "standard", []byte(unix))
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	for name, end := range lineEnds {
		got, findings := ParseTree("ruleset", "standard", []byte(end(unix)))
		if len(findings) > 0 || !reflect.DeepEqual(got.Values, want.Values) ||
			got.Line("die_faces") != want.Line("die_faces") {
			t.Errorf("%s: it says something else: %v", name, findings)
		}
	}
}
