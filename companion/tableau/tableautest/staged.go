package tableautest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/games"
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write the moments of the recorded matches anew into testdata")

// CheckStages plays the recorded matches of a game and compares their moments with the files
// testdata/MATCH.stages beside the test, a line each: the line number in the match, the event and the stage as
// of [Staged]. It returns the names of the events that were moments.
func CheckStages(t *testing.T, game string) map[string]bool {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", game, "testdata", "*.match"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no matches of %s: %v", game, err)
	}
	events := map[string]bool{}
	for _, path := range paths {
		var got strings.Builder
		for _, stage := range stages(t, path) {
			events[stage.event] = true
			fmt.Fprintf(&got, "%d %s: %s\n", stage.line, stage.event, Staged(stage.moment))
		}
		golden := filepath.Join("testdata", strings.TrimSuffix(filepath.Base(path), ".match")+".stages")
		if *update {
			if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), got.String()); diff != "" {
			t.Errorf("%s, - want + got:\n%s", golden, diff)
		}
	}
	return events
}

// stage is a moment of a match, with its line and its event.
type stage struct {
	line   int
	event  string
	moment tableau.Moment
}

// stages plays the match of a file and returns its moments as everybody at the table sees them.
func stages(t *testing.T, path string) (list []stage) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	all := games.All()
	match, err := record.Replay(file, all.Resolve)
	if err != nil {
		t.Fatal(err)
	}
	e := match.Engine()
	voice, err := all.Speaker(match.Header(), e, match.Seats())
	if err != nil {
		t.Fatal(err)
	}
	stager := all.Tables[e.Info().ID](e, voice, voice.Theme).(tableau.Stager)
	for i, step := range match.Steps() {
		if step.Line.Kind != record.MoveLine {
			continue
		}
		before := e.View(step.Before, engines.Table)
		e.Watch(step.Before, step.Line.Move, func(told engines.Message, p engines.Position) {
			after := e.View(p, engines.Table)
			if m, ok := stager.Moment(before, after, told, engines.Table); ok {
				list = append(list, stage{file.Lines[i].Number, e.Info().Reasons[told.Reason].Name, m})
			}
			before = after
		})
	}
	return list
}
