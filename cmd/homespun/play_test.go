package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestGoLetsTheBotsGoOnAfterAnUndo takes back what a bot did, which has it wait, and says go.
func TestGoLetsTheBotsGoOnAfterAnUndo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	begun := `+++
format = 1
game = "sitters"
ruleset = "standard"
seats = [ { id = "collectors", names = ["Ava"] }, { id = "obstructors", bot = "easy" } ]
[position]
markers = { C1 = "a1", O1 = "j7" }
turn = 2
+++
`
	for _, c := range []struct{ typed, last string }{
		{"1\nmove C1 b1\nundo\nundo\n", "table: undo"},
		{"1\nmove C1 b1\nundo\nundo\ngo\n", "obstructors: "},
	} {
		if err := os.WriteFile(path, []byte(begun), 0o644); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if code := run([]string{"play", "sitters", "--record", path}, strings.NewReader(c.typed), &out, &out); code != 0 {
			t.Fatalf("%q: exit %d\n%s", c.typed, code, out.String())
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(data)), "\n")
		if got := lines[len(lines)-1]; !strings.HasPrefix(got, c.last) {
			t.Errorf("%q: the last line is %q, want %s…", c.typed, got, c.last)
		}
	}
}
