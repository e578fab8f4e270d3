package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/record"
)

// landing is a match in which all that can happen on an island happens.
const landing = "../../engines/geyser/testdata/story.match"

// The match typed into the terminal comes to the result of the record.
func TestTheIslandInTheTerminal(t *testing.T) {
	data, err := os.ReadFile(landing)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	var typed strings.Builder
	for _, line := range file.Lines {
		typed.WriteString(line.Text + "\n")
	}
	path := filepath.Join(t.TempDir(), "typed.match")
	var out bytes.Buffer
	command := []string{"play", "geyser/small-island", "--seats", "Ava,Ben", "--dice", "table", "--record", path}
	if code := run(command, strings.NewReader(typed.String()), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	sameEnd(t, path, landing)
	for _, want := range []string{`result: {"winner":"A","rounds":9}`, "Ava holds the Mother Geyser on d4 and wins, after 9 rounds."} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the terminal does not say %q\n%s", want, out.String())
		}
	}
}

func TestTheIslandsMatchVerifies(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"verify", landing}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	if want := landing + ": 45 lines, all legal, finished {\"winner\":\"A\",\"rounds\":9}\n"; out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}
