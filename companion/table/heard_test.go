package table_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/games"
	"homespun/companion/session"
	"homespun/companion/settings"
	"homespun/companion/tabletest"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write the golden files anew")

// loud are settings by which everything is heard.
func loud() settings.Settings {
	set := settings.Default()
	set.Voice = "on"
	return set
}

// recorded opens a match with the front matter of a recorded one, and returns the lines of that.
func recorded(t *testing.T, game, name string, set settings.Settings) (*tabletest.Driver, *record.File) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "engines", game, "testdata", name+".match"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return tabletest.Open(t, usual, set, begun(t, "", file.Header,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say})), file
}

// linesOf returns the lines of a record.
func linesOf(file *record.File) string {
	var lines strings.Builder
	for _, line := range file.Lines {
		lines.WriteString(line.Text + "\n")
	}
	return lines.String()
}

// beginning and ending are how many lines of a transcript are kept.
const beginning, ending = 60, 15

// What the player and the voice are asked over a match that is played at its own pace: the golden files are
// testdata/heard-GAME.txt. The lines of the match stand between, after ">".
func TestAMatchIsHeard(t *testing.T) {
	for _, game := range []string{"sitters", "adventure", "geyser", "saratoga", "cubed", "patrollers"} {
		t.Run(game, func(t *testing.T) {
			d, file := recorded(t, game, "story", loud())
			d.Hand, d.Patient = tabletest.Taps, true
			d.OnLine = func(text string) { d.Heard = append(d.Heard, "> "+text) }
			d.PlayFile(linesOf(file))
			got := d.Heard
			if len(got) > beginning+ending {
				got = slices.Concat(got[:beginning], []string{"…"}, got[len(got)-ending:])
			}
			text := strings.Join(got, "\n") + "\n"
			path := filepath.Join("testdata", "heard-"+game+".txt")
			if *update {
				if err := os.MkdirAll("testdata", 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(text, "\n")); diff != "" {
				t.Errorf("what is heard has changed (-golden +now); if it should, run with -update:\n%s", diff)
			}
		})
	}
}
