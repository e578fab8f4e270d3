package tableautest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "(re)write the moments of the recorded matches in testdata")

// CheckStages plays the recorded matches of a game and compares their moments with the files
// testdata/MATCH.stages beside the test, a line each: the line number in the match, the event and the stage
// as of [Staged]. No seat may see other moments than those who know no secret. It returns the names of the
// events that were moments.
func CheckStages(t *testing.T, game string) map[string]bool {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "..", "..", "..", "engines", game, "testdata", "*.match"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s has no matches: %v", game, err)
	}
	events := map[string]bool{}
	for _, path := range paths {
		var got strings.Builder
		match, numbers := replayed(t, path)
		open := stages(t, match, engines.Table)
		for seat := range engines.Seat(len(match.Seats())) {
			if diff := cmp.Diff(open, stages(t, match, seat), cmp.AllowUnexported(stage{}), forms); diff != "" {
				t.Errorf("%s: seat %d sees what not everybody does:\n%s", path, seat, diff)
			}
		}
		for _, stage := range open {
			CheckSum(t, path, stage.moment)
			events[stage.event] = true
			fmt.Fprintf(&got, "%d %s: %s\n", numbers[stage.step], stage.event, Staged(stage.moment))
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

// number is a number on the stage.
var number = regexp.MustCompile(`\d+`)

// CheckSum checks that no number stands in the sum of a moment that is not told as a term, and that every term
// says what it comes from.
func CheckSum(t testing.TB, where string, m tableau.Moment) {
	t.Helper()
	var terms []string
	all := slices.Clone(m.Counts)
	for _, term := range m.Counts {
		terms = append(terms, strconv.Itoa(term.Value))
	}
	for _, side := range m.Sides {
		all = append(all, side.Terms...)
		terms = append(terms, strconv.Itoa(side.Total()))
	}
	for _, term := range all {
		if strings.TrimSpace(term.Source) == "" {
			t.Errorf("%s: of %s it is not said what %d comes from", where, Staged(m), term.Value)
		}
	}
	for _, n := range number.FindAllString(m.Sum, -1) {
		if !slices.Contains(terms, n) {
			t.Errorf("%s: %s stands on the stage, and %q are its terms", where, Staged(m), terms)
		}
	}
}

// forms compares forms by which they are: what they draw cannot be compared.
var forms = cmp.Comparer(func(a, b *tableau.Form) bool { return a == b })

// replayed returns the match of a file, and the line number of each step.
func replayed(t *testing.T, path string) (match *record.Match, numbers []int) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range file.Lines {
		numbers = append(numbers, line.Number)
	}
	if match, err = record.Replay(file, games.All().Resolve); err != nil {
		t.Fatal(err)
	}
	return match, numbers
}

// stage is a moment of a match, with its step and its event.
type stage struct {
	step   int
	event  string
	moment tableau.Moment
}

// stages returns the moments of a match as a seat sees them, Table for what everybody sees.
func stages(t *testing.T, match *record.Match, seat engines.Seat) (list []stage) {
	t.Helper()
	e := match.Engine()
	voice, err := games.All().Speaker(match.Header(), e, match.Seats())
	if err != nil {
		t.Fatal(err)
	}
	stager := games.All().Tables[e.Info().ID](e, voice.OnScreen(), voice.Theme).(tableau.Stager)
	for i, step := range match.Steps() {
		if step.Line.Kind != record.MoveLine {
			continue
		}
		before := e.View(step.Before, seat)
		e.Watch(step.Before, step.Line.Move, func(told engines.Message, p engines.Position) {
			after := e.View(p, seat)
			if m, ok := stager.Moment(before, after, told, seat); ok {
				list = append(list, stage{i, e.Info().Reasons[told.Reason].Name, m})
			}
			before = after
		})
	}
	return list
}
