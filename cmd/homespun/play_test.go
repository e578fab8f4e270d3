package main

import (
	"bytes"
	"io"
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
		if code := run([]string{"play", "sitters", "--record", path}, strings.NewReader(c.typed), &out,
			&out); code != 0 {
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

// TestReloadReadsAMatchThatAnotherProgramHasWritten has a line appended while the match is open.
func TestReloadReadsAMatchThatAnotherProgramHasWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	var out bytes.Buffer
	in := inTurn{
		func() string { return "container d1\n" },
		func() string {
			file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			if _, err := file.WriteString("collectors: container e1\n"); err != nil {
				t.Fatal(err)
			}
			return "container f1\n"
		},
		func() string { return "reload\n" },
		func() string { return "container g1\n" },
	}
	if code := run([]string{"play", "sitters", "--record", path}, &in, &out, &out); code != 0 ||
		!strings.Contains(out.String(), "type `reload`") {
		t.Errorf("exit %d\n%s\nwant that the change is seen", code, out.String())
	}
	data, err := os.ReadFile(path)
	if want := "container d1\ncollectors: container e1\ncollectors: container g1\n"; err != nil ||
		!strings.HasSuffix(string(data), want) {
		t.Errorf("the file holds\n%s\nwant the end\n%s", data, want)
	}
}

// inTurn is a standard input whose lines come one at a time, each when it is asked for.
type inTurn []func() string

func (in *inTurn) Read(b []byte) (int, error) {
	if len(*in) == 0 {
		return 0, io.EOF
	}
	line := (*in)[0]()
	*in = (*in)[1:]
	return copy(b, line), nil
}

// What is typed may be anything, without an end too: a device, or a file that is no list of moves.
func TestALineThatNeverEndsIsNoMove(t *testing.T) {
	var out bytes.Buffer
	code := run([]string{"play", "sitters"}, endless{}, &out, &out)
	if want := "homespun: a line of what was typed is longer than 1024 KB, and so no move: type one move " +
		"a line\n"; code != exitUsage || !strings.HasSuffix(out.String(), want) {
		t.Errorf("exit %d, it ends with %.300q, want %q", code, out.String()[max(0, out.Len()-200):], want)
	}
}

// endless is zeros without an end.
type endless struct{}

func (endless) Read(b []byte) (int, error) {
	clear(b)
	return len(b), nil
}
