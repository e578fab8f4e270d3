package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/session"
	"homespun/engines/record"
)

// tale is a match in which all that can happen in a dungeon happens.
const tale = "../../engines/adventure/testdata/story.match"

// The tale typed into the terminal comes to the result of the record.
func TestTheDungeonInTheTerminal(t *testing.T) {
	data, err := os.ReadFile(tale)
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
	command := []string{"play", "adventure/first-dungeon", "--seats", "Ava,Ben", "--dice", "table", "--record", path}
	if code := run(command, strings.NewReader(typed.String()), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	sameEnd(t, path, tale)
	for _, want := range []string{`result: {"winner":"players","banked":2}`, "taken back: dice: 4"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the terminal does not say %q\n%s", want, out.String())
		}
	}
}

// Both matches of the dungeon that are there to be read verify by the shipped rules.
func TestTheDungeonsMatchesVerify(t *testing.T) {
	var out bytes.Buffer
	lost := "../../engines/adventure/testdata/lost.match"
	if code := run([]string{"verify", tale, lost}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	want := tale + ": 108 lines, all legal, finished {\"winner\":\"players\",\"banked\":2}\n" +
		lost + ": 35 lines, all legal, finished {\"winner\":\"dungeon\",\"banked\":0}\n"
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

// "deal" lays all tiles out; then the players place their kings.
func TestTheTerminalDealsTheTiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "dealt.match")
	var out bytes.Buffer
	command := []string{"play", "adventure/first-dungeon", "--seats", "Ava,Ben", "--record", path}
	if code := run(command, strings.NewReader("deal\ndeal\nquit\n"), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	report := record.VerifyFile(path, session.Resolve, session.Say)
	if !report.OK || report.Moves != 16 {
		t.Errorf("4 tiles taken away and 12 laid out are %d lines: %+v", report.Moves, report.Error)
	}
	if want := "there is nothing to deal now"; strings.Count(out.String(), want) != 1 {
		t.Errorf("dealing twice does not say once %q\n%s", want, out.String())
	}
}
