package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/record"
)

// Both matches of the dungeon that are there to be read verify by the shipped rules.
func TestTheDungeonsMatchesVerify(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"verify", dungeonStory, dungeonLost}, strings.NewReader(""), &out,
		&out); code != 0 {
		t.Errorf("exit %d", code)
	}
	want := dungeonStory + ": 108 lines, all legal, finished {\"winner\":\"players\",\"banked\":2}\n" +
		dungeonLost + ": 35 lines, all legal, finished {\"winner\":\"dungeon\",\"banked\":0}\n"
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
	report := record.VerifyFile(path, games.All().Resolve, games.All().Say)
	if !report.OK || report.Moves != 16 {
		t.Errorf("4 tiles taken away and 12 laid out are %d lines: %+v", report.Moves, report.Error)
	}
	if want := "there is nothing to deal now"; strings.Count(out.String(), want) != 1 {
		t.Errorf("dealing twice does not say once %q\n%s", want, out.String())
	}
}
