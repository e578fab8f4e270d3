package table_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// Over a whole match of each game the goal, the dice, the tracks and the log keep their places, whatever the
// prompt, the choices and the numbers are. The log gives up room at most twice: for tracks that come later,
// and for more choices than usual.
func TestTheColumnStandsStill(t *testing.T) {
	for _, game := range []string{"sitters", "adventure", "geyser", "saratoga", "cubed", "patrollers"} {
		t.Run(game, func(t *testing.T) {
			paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", game, "testdata",
				"*.match"))
			if err != nil || len(paths) == 0 {
				t.Fatal(paths, err)
			}
			for _, path := range round.Sample(t, 1, paths) {
				standsStill(t, path)
			}
		})
	}
}

func standsStill(t *testing.T, path string) {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	d := tabletest.Open(t, fyne.NewSize(1280, 800), settings.Default(), begun(t, "", file.Header,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
	places := map[string][]string{}
	look := func(line string) {
		if _, kept := d.Screen.Session().UndoneRoll(); kept { // it offers to roll again, for a while
			return
		}
		if log := d.Screen.Places()["log"]; log[1] < 2*8+logbook.Least {
			t.Errorf("%s: the log is %.0f high at %.0f after %q; five lines take %d", filepath.Base(path), log[1], log[0], line,
				2*8+logbook.Least)
		}
		for name, at := range d.Screen.Places() {
			here := fmt.Sprint(at)
			if n := len(places[name]); n == 0 || places[name][n-1] != here {
				places[name] = append(places[name], here)
				if n > 0 {
					t.Logf("%s: %s is at %v after %q; the screen says %q", filepath.Base(path), name, at, line,
						d.Screen.Prompt())
				}
			}
		}
	}
	for _, line := range file.Lines {
		if strings.HasPrefix(line.Text, "#") || strings.TrimSpace(line.Text) == "" {
			continue
		}
		if err := d.Screen.Session().PlayText(line.Text); err != nil {
			t.Fatal(line.Text, err)
		}
		look(line.Text)
		for d.Screen.Replaying() {
			d.Screen.Next()
			look(line.Text)
		}
	}
	for name, most := range map[string]int{"goals": 1, "hand": 2, "tracks": 3, "log": 3} {
		if n := len(places[name]); n > most {
			t.Errorf("%s: the %s had %d places: %v", filepath.Base(path), name, n, places[name])
		}
	}
}
