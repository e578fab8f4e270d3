package table_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/companion/session"
	"homespun/companion/settings"
	"homespun/companion/tabletest"
	"homespun/engines/record"
)

// Recorded matches of every number of players are played through the screen line by line, by taps and by keys, to the end that the record comes to.
func TestMatchesOfEveryNumberOfPlayers(t *testing.T) {
	for game, want := range map[string][]int{"geyser": {2, 3, 4}, "saratoga": {4, 5, 6}} {
		paths, err := filepath.Glob(filepath.Join("..", "..", "engines", game, "testdata", "*.match"))
		if err != nil {
			t.Fatal(err)
		}
		var players []int
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			file, err := record.Read(data)
			if err != nil {
				t.Fatal(err)
			}
			players = append(players, len(file.Header.Seats))
			for hand, how := range map[tabletest.Hand]string{tabletest.Taps: "taps", tabletest.Keys: "keys"} {
				t.Run(game+"/"+strings.TrimSuffix(filepath.Base(path), ".match")+"/"+how, func(t *testing.T) { playsFile(t, file, hand) })
			}
		}
		slices.Sort(players)
		if got := slices.Compact(players); !slices.Equal(got, want) {
			t.Errorf("the matches of %s are for %v players, want %v", game, got, want)
		}
	}
}

// playsFile plays a match that was read from a file on the screen, from its first line to its end.
func playsFile(t *testing.T, file *record.File, hand tabletest.Hand) {
	t.Helper()
	want, err := record.Replay(file, session.Resolve)
	if err != nil {
		t.Fatal(err)
	}
	d := tabletest.Open(t, usual, settings.Default(), begun(t, "", file.Header, session.Options{}))
	d.Hand, d.Pictures = hand, folder(t)
	var body strings.Builder
	for _, line := range file.Lines {
		body.WriteString(line.Text + "\n")
	}
	d.PlayFile(body.String())
	s := d.Screen.Session()
	if !s.Over() || len(s.Match().Steps()) != len(file.Lines) || s.Position() != want.Position() {
		t.Errorf("after %d of %d lines the screen came elsewhere than the record; over %v\n%s", len(s.Match().Steps()), len(file.Lines), s.Over(), d.Screen.Shown())
	}
}
