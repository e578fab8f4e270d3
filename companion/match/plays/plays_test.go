package plays_test

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/plays"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write what is told of the plays into testdata")

// reader reads a folder with an index in another one; none if that is "".
func reader(folder, cache string) plays.Reader {
	r := plays.Reader{Folder: folder, Rules: games.All().Rules}
	if cache != "" {
		r.Index = func(name string) (string, error) { return filepath.Join(cache, name), nil }
	}
	return r
}

func read(t testing.TB, r plays.Reader) *plays.List {
	t.Helper()
	list, err := r.Read(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// put writes a match file that was written some time ago.
func put(t testing.TB, folder, name string, data []byte, when time.Time) {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, when, when); err != nil {
		t.Fatal(err)
	}
}

var began = time.Date(2026, 11, 1, 18, 30, 0, 0, time.UTC)

// text returns the file of a match.
func text(t testing.TB, h record.Header, lines ...string) []byte {
	t.Helper()
	data, err := h.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return append(data, strings.Join(append(lines, ""), "\n")...)
}

// random plays a match at random, to its end or until stop says so, and returns it with its lines.
func random(t testing.TB, h record.Header, seed uint64, stop func(*record.Match) bool) (*record.Match, []string) {
	t.Helper()
	m, err := record.NewMatch(h, games.All().Resolve)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 6))
	var lines []string
	for len(lines) < 3000 && !m.Over() && !stop(m) {
		step, err := m.Add(record.MoveOf(m.Engine().Sample(m.Position(), r)))
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, step.Text)
	}
	return m, lines
}

func never(*record.Match) bool { return false }

// rulesets are the shipped rulesets of all games, as game and ruleset.
func rulesets(t testing.TB) (list [][2]string) {
	for _, g := range games.All().Every() {
		for _, l := range g.List() {
			if l.Ruleset != nil && l.Ruleset.Shipped() {
				list = append(list, [2]string{g.ID, l.ID})
			}
		}
	}
	if len(list) < 20 {
		t.Fatalf("only %d rulesets", len(list))
	}
	return list
}

// recorded are folders of matches that people and earlier versions have recorded.
var recorded = []string{"../../../cmd/homespun/testdata/written/Matches", "../../../engines/*/testdata"}

// The plays of recorded matches of all games are what is known of them.
func TestPlaysOfRecordedMatches(t *testing.T) {
	var got strings.Builder
	all := map[string]plays.Play{}
	for _, pattern := range recorded {
		folders, _ := filepath.Glob(pattern)
		for _, folder := range folders {
			list := read(t, reader(folder, ""))
			for _, b := range list.Broken {
				t.Errorf("%s/%s:%d: %s", folder, b.File, b.Line, b.Problem)
			}
			for _, p := range list.Plays {
				all[p.File] = p
				fmt.Fprintf(&got, "%s\n    %s, %s: %d minutes, %d lines, %d turns, %s\n", p.File, p.Title, p.Rules, p.Minutes,
					p.Lines, p.Turns, p.Outcome())
				for _, s := range p.Seats {
					fmt.Fprintf(&got, "    %s %q %s", s.ID, s.Names, s.Bot)
					if s.Score != nil {
						fmt.Fprint(&got, " ", *s.Score)
					}
					fmt.Fprintln(&got)
				}
				for _, d := range p.Dice {
					fmt.Fprintf(&got, "    %s: %d %v %v\n", p.DiceBy, d.Faces, d.Sides, d.Counts)
				}
			}
		}
	}
	if *update {
		if err := os.WriteFile("testdata/recorded.txt", []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, _ := os.ReadFile("testdata/recorded.txt")
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("the plays (-want +got):\n%s", diff)
	}
	// What `homespun verify` said of the matches when they were written.
	expected, err := os.ReadFile("../../../cmd/homespun/testdata/written/expected/matches.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(expected) {
		var then struct {
			File           string
			Moves, Minutes int
			Finished       bool
			Result         any
		}
		if err := json.Unmarshal(line, &then); err != nil {
			t.Fatal(err)
		}
		var result any
		p := all[then.File]
		if p.Result != nil {
			_ = json.Unmarshal(p.Result, &result)
		}
		if p.Lines != then.Moves || p.Minutes != then.Minutes || p.Over != then.Finished ||
			!cmp.Equal(result, then.Result) {
			t.Errorf("%s is told as %+v", then.File, p)
		}
	}
}

// Every game is told in full, and with the winners and the dice that its engine knows.
func TestPlaysOfAllGames(t *testing.T) {
	folder, ended := t.TempDir(), map[string]*record.Match{}
	for i, of := range round.Sample(t, round.Many(12, 20, 100), rulesets(t)) {
		h := gamestest.Header(t, of[0], of[1])
		h.Started, h.Dice = began.Add(time.Duration(i)*time.Hour), "table"
		m, lines := random(t, h, uint64(i), never)
		name := fmt.Sprintf("%02d %s %s.match", i, of[0], of[1])
		ended[name] = m
		put(t, folder, name, text(t, h, lines...), began)
	}
	list := read(t, reader(folder, ""))
	if len(list.Plays) != len(ended) || len(list.Broken) > 0 {
		t.Fatalf("%d plays of %d, broken are %v", len(list.Plays), len(ended), list.Broken)
	}
	for _, p := range list.Plays {
		m := ended[p.File]
		outcome, rolls := m.Engine().Outcome(m.Position()), 0
		for _, step := range m.Steps() {
			if step.Line.Move.Who == engines.Dice {
				rolls += int(step.Line.Move.N)
			}
		}
		for _, d := range p.Dice {
			for _, n := range d.Counts {
				rolls -= n
			}
		}
		wrong := p.Over != outcome.Over || rolls != 0 || p.Lines != len(m.Steps()) || p.Turns == 0 ||
			!p.Date.Equal(m.Header().Started) || p.DiceBy != "table" || p.IsPlayed() != p.Over || (p.ID != "") != p.Over
		for i, s := range p.Seats {
			wrong = wrong || s.Won != outcome.Winners.Has(engines.Seat(i)) || !slices.Equal(s.Names, m.Seats()[i].Names)
		}
		if wrong {
			t.Errorf("%d dice are missing, the outcome is %v: %+v", rolls, outcome, p)
		}
	}
}

// A match has ended when its last move was made, as near as the marks tell, whenever the file was written.
func TestWhenAMatchHasEnded(t *testing.T) {
	h := gamestest.Header(t, "cubed", "mini")
	h.Started = began
	_, lines := random(t, h, 1, never)
	all, half := len(lines), len(lines)/2
	lines = append(lines, record.SamePerson, "table: seat A Avery") // a name put right later
	type mark struct{ line, hours int }
	const none = 1 << 20
	for _, c := range []struct {
		name  string
		marks []mark
		hours int
	}{
		{"no marks", nil, 0},
		{"a sitting", []mark{{0, 0}, {all, 2}}, 2},
		{"two sittings", []mark{{0, 0}, {half, 2}, {half, 170}, {all, 171}}, 171},
		{"a name put right a month later", []mark{{0, 0}, {all, 2}, {all, 700}, {all + 2, 701}}, 2},
		{"a name put right an hour later", []mark{{0, 0}, {all, 2}, {all, 3}, {all + 2, 4}}, 2},
		{"the last sitting lacks its end", []mark{{0, 0}, {half, 2}, {half, 170}}, 170},
		{"the last sitting lacks its end, and another one follows", []mark{{0, 3}, {all, 700}, {all + 2, 701}}, 3},
		{"a clock that was put back", []mark{{0, 0}, {half, 2}, {half, -5}, {all, -4}}, 2},
		{"a year of five digits", []mark{{0, 1}, {half, none}}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			var written []string
			for i := range len(lines) + 1 {
				for _, m := range c.marks {
					if m.line == i {
						at := record.Mark{At: began.Add(time.Duration(m.hours) * time.Hour)}.Text()
						if m.hours == none {
							at = "# at 9999-12-31T23:59:59-12:00"
						}
						written = append(written, at)
					}
				}
				if i < len(lines) {
					written = append(written, lines[i])
				}
			}
			folder, cache := t.TempDir(), t.TempDir()
			put(t, folder, "a.match", text(t, h, written...), began.AddDate(1, 0, 0))
			want := began.Add(time.Duration(c.hours) * time.Hour)
			for _, from := range []string{"the file", "the index"} {
				if got := read(t, reader(folder, cache)).Plays[0].Ended; !got.Equal(want) {
					t.Errorf("%s says %v, want %v", from, got, want)
				}
			}
		})
	}
	folder := t.TempDir()
	put(t, folder, "a.match", text(t, h, lines[:half]...), began)
	if got := read(t, reader(folder, "")).Plays[0].Ended; !got.IsZero() {
		t.Errorf("a running match has ended on %v", got)
	}
}

// Points put the winner before the others, and only ties are broken by something else.
func TestTheMostPointsWin(t *testing.T) {
	scored := 0
	for i, game := range []string{"sitters", "saratoga", "cubed"} {
		for seed := range uint64(round.Many(3, 10, 40)) {
			h := gamestest.Header(t, game, "standard")
			m, lines := random(t, h, seed, never)
			folder := t.TempDir()
			put(t, folder, "a.match", text(t, h, lines...), began)
			p := read(t, reader(folder, "")).Plays[0]
			if !m.Over() {
				continue
			}
			for _, s := range p.Seats {
				for _, other := range p.Seats {
					if s.Won && !other.Won && *s.Score < *other.Score {
						t.Errorf("%s, %d: %+v", game, seed, p.Seats)
					}
				}
			}
			scored++
			if margin, ok := p.Margin(); !ok || margin < 0 {
				t.Errorf("%s, %d: margin %d, %v", game, i, margin, ok)
			}
		}
	}
	if scored == 0 {
		t.Error("no match has ended")
	}
}

// A renamed, copied or corrected match is the same, any other is another one; of copies one counts.
func TestIDsAndCopies(t *testing.T) {
	folder := t.TempDir()
	h := gamestest.Header(t, "cubed", "mini")
	h.Started = began
	_, lines := random(t, h, 1, never)
	_, others := random(t, h, 2, never)
	renamed := append(slices.Clone(lines), record.SamePerson, "table: seat A Avery")
	put(t, folder, "a.match", text(t, h, lines...), began)
	put(t, folder, "a (copy).match", text(t, h, lines...), began)
	put(t, folder, "a (Zoë's PC).match", text(t, h, renamed...), began.Add(time.Hour))
	put(t, folder, "b.match", text(t, h, others...), began)
	ids, counted := map[string][]string{}, 0
	list := read(t, reader(folder, ""))
	for _, p := range list.Plays {
		ids[p.ID] = append(ids[p.ID], p.File+" of "+p.CopyOf)
		if p.IsPlayed() {
			counted++
		}
	}
	if len(ids) != 2 || counted != 2 || plays.FamilyOf(list).Plays != 2 {
		t.Errorf("%d count of %v", counted, ids)
	}
	for _, p := range list.Plays { // the longest file counts: it knows the name
		if p.File == "a (Zoë's PC).match" && (p.CopyOf != "" || p.Seats[0].Names[0] != "Avery") {
			t.Errorf("%+v", p)
		}
	}
}
