package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/record"
)

// stacking is a match of a cube from the first one on the table to the last one off it.
const stacking = "../../engines/cubed/testdata/story.match"

// The match typed into the terminal comes to the result of the record.
func TestTheCubeInTheTerminal(t *testing.T) {
	data, err := os.ReadFile(stacking)
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
	command := []string{"play", "cubed/mini", "--seats", "Ava,Ben", "--record", path}
	if code := run(command, strings.NewReader(typed.String()), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	sameEnd(t, path, stacking)
	for _, want := range []string{`result: {"winner":"A","points":{"A":17,"B":11}}`, "Only black cubes are left: 7 fill the cube in.", "Ava wins, with 17 points to 11."} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the terminal does not say %q\n%s", want, out.String())
		}
	}
}

// Bots play a whole match in the terminal, under every ruleset that is shipped.
func TestBotsPlayACubeInTheTerminal(t *testing.T) {
	for _, ruleset := range []string{"standard", "mini", "exact", "points-race"} {
		path := filepath.Join(t.TempDir(), ruleset+".match")
		var out bytes.Buffer
		if code := run([]string{"play", "cubed/" + ruleset, "--seats", "bot:medium,bot:easy", "--record", path}, strings.NewReader(""), &out, &out); code != 0 {
			t.Fatalf("%s: exit %d\n%s", ruleset, code, out.String())
		}
		if !strings.Contains(out.String(), "result: {\"winner\":") {
			t.Errorf("%s: the terminal tells no result\n%s", ruleset, out.String())
		}
		out.Reset()
		if code := run([]string{"verify", path}, strings.NewReader(""), &out, &out); code != 0 || !strings.Contains(out.String(), "all legal, finished") {
			t.Errorf("%s: exit %d, %s", ruleset, code, out.String())
		}
	}
}

func TestTheCubesMatchVerifies(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"verify", stacking}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	if want := stacking + ": 58 lines, all legal, finished {\"winner\":\"A\",\"points\":{\"A\":17,\"B\":11}}\n"; out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}
