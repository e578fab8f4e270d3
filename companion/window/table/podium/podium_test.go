package podium_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/podium"
	"homespun/engines"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write the golden file anew")

// of returns a match of a session for the podium.
func of(t testing.TB, s *session.Session) *podium.Match {
	t.Helper()
	m, err := evening.Of(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	voice := m.Speak(s.Seats(), engines.Table, 0)
	return podium.Of(s, m.Game(voice), voice, m.Book.Theme)
}

// recorded opens a copy of a recorded match.
func recorded(t testing.TB, path string) *session.Session {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), "a.match")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return opened(t, path)
}

func opened(t testing.TB, path string) *session.Session {
	t.Helper()
	s, err := session.Open(path, session.Options{Resolve: games.All().Resolve, Say: games.All().Say})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// played returns a match that random players have played until it came out as wanted.
func played(t testing.TB, h record.Header, wanted func(winners engines.SeatSet) bool) *session.Session {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.match")
	s, err := session.Create(path, h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say})
	if err != nil {
		t.Fatal(err)
	}
	engine := s.Engine()
	s.Close()
	for seed := range uint64(4000) {
		r, p := rand.New(rand.NewPCG(seed, 1)), engine.Start()
		var lines strings.Builder
		for n := 0; n < 3000 && !engine.Pending(p).Over(); n++ {
			m := engine.Sample(p, r)
			lines.WriteString(record.FormatLine(engine, record.MoveOf(m)) + "\n")
			p = engine.Apply(p, m, nil)
		}
		if outcome := engine.Outcome(p); !outcome.Over || !wanted(outcome.Winners) {
			continue
		}
		front, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, append(front, lines.String()...), 0o600); err != nil {
			t.Fatal(err)
		}
		return opened(t, path)
	}
	t.Fatal("no match came out as wanted")
	return nil
}

func header(game, rules string, seats ...record.Seat) record.Header {
	return record.Header{Game: game, Ruleset: rules, Dice: "app", Seats: seats}
}

func seat(id string, names ...string) record.Seat { return record.Seat{ID: id, Names: names} }

// told says in text what the podium of a match shows.
func told(m *podium.Match) string {
	r := m.Result()
	var out strings.Builder
	fmt.Fprintf(&out, "%s\n", r.Title)
	if r.How != "" {
		fmt.Fprintf(&out, "%s\n", r.How)
	}
	stand := func(place string, actors []tableau.Actor) {
		var names []string
		for _, actor := range actors {
			names = append(names, actor.Name)
		}
		if len(names) > 0 {
			fmt.Fprintf(&out, "%s: %s\n", place, strings.Join(names, ", "))
		}
	}
	if r.Kind == tableau.Lost {
		stand("they sit", r.First)
	} else {
		stand("1", r.First)
	}
	if len(r.Places) == 0 {
		stand("beside", r.Beside)
	}
	for place := 2; place < 9; place++ {
		var there []tableau.Actor
		for i, at := range r.Places {
			if at == place {
				there = append(there, r.Beside[i])
			}
		}
		stand(strconv.Itoa(place), there)
	}
	for _, fact := range m.Facts() {
		fmt.Fprintf(&out, "- %s\n", fact)
	}
	return out.String()
}

// Every recorded match ends with the sentence on who has won and by what, the figures that did it, and facts.
func TestEveryRecordedMatchHasAPodium(t *testing.T) {
	paths, err := filepath.Glob("../../../../engines/*/testdata/*.match")
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	var all strings.Builder
	for _, path := range paths {
		game, _, _ := strings.Cut(strings.TrimPrefix(filepath.ToSlash(path), "../../../../engines/"), "/")
		m := of(t, recorded(t, path))
		fmt.Fprintf(&all, "== %s, %s\n%s\n", game, filepath.Base(path), told(m))
		for _, fact := range m.Facts() {
			if len(strings.Fields(fact)) > 18 {
				t.Errorf("%s is too long", fact)
			}
		}
	}
	golden := filepath.Join("testdata", "podiums.txt")
	if *update {
		if err := os.WriteFile(golden, []byte(all.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), all.String()); diff != "" {
		t.Error(diff)
	}
}

// A match that came out otherwise than the recorded ones is told as well: the other side wins, nobody does,
// nobody loses.
func TestMatchesThatComeOutOtherwise(t *testing.T) {
	sitters := header("sitters", "standard", seat("collectors", "Ava"), seat("obstructors", "Ben"))
	mini := header("cubed", "mini", seat("A", "Ava"), seat("B", "Ben"))
	for name, c := range map[string]struct {
		header record.Header
		wins   engines.SeatSet
		kind   tableau.MomentKind
		title  string
		first  int // how many stand on the first place at least
		beside string
	}{
		"the monsters win": {sitters, engines.Seats(1), tableau.Won, "Ben wins! The delvers made", 1, "Ava"},
		"the delvers win":  {sitters, engines.Seats(0), tableau.Won, "Ava wins with", 1, "Ben"},
		"the second wins":  {mini, engines.Seats(1), tableau.Won, "Ben wins with", 1, "Ava"},
		"a draw":           {mini, 0, tableau.Turning, "It is a draw:", 2, ""},
		"nobody wins": {header("geyser", "standard", seat("A", "Ava"), seat("B", "Ben")), 0, tableau.Lost,
			"nobody is left on the board", 2, ""},
	} {
		t.Run(name, func(t *testing.T) {
			m := of(t, played(t, c.header, func(winners engines.SeatSet) bool { return winners == c.wins }))
			r := m.Result()
			if r.Kind != c.kind || !strings.Contains(r.Title, c.title) || len(r.First) < c.first {
				t.Errorf("%d of kind %d: %q", len(r.First), r.Kind, r.Title)
			}
			if beside := strings.TrimSpace(strings.Join(namesOf(r.Beside), " ")); beside != c.beside {
				t.Errorf("beside stands %q, want %q", beside, c.beside)
			}
			if facts := m.Facts(); len(facts) != 3 {
				t.Errorf("the facts are %q", facts)
			}
		})
	}
}

// Who share the win stand on the first place together: Ben and Cleo come to eight, and with the supplies that
// Ben gets here they have seven supplies each.
func TestTwoShareTheWin(t *testing.T) {
	data, err := os.ReadFile("../../../../engines/saratoga/testdata/four.match")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	lines = slices.Insert(lines, len(lines)-4, "table: fix supplies blue 7")
	path := filepath.Join(t.TempDir(), "a.match")
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := told(of(t, opened(t, path))); !strings.HasPrefix(got, "Ben and Cleo win together!\n1: Ben, Cleo\n") {
		t.Error(got)
	}
}

func namesOf(actors []tableau.Actor) (names []string) {
	for _, actor := range actors {
		names = append(names, actor.Name)
	}
	return names
}

// A team wins under its names, and bots have a podium too.
func TestTeamsAndBots(t *testing.T) {
	team := header("sitters", "standard", seat("collectors", "Ava", "Cleo"), seat("obstructors", "Ben"))
	won := func(winners engines.SeatSet) bool { return winners.Has(0) }
	if got := of(t, played(t, team, won)).Result().Title; !strings.HasPrefix(got, "Ava and Cleo win with") {
		t.Errorf("a team wins: %q", got)
	}
	bots := header("cubed", "mini", record.Seat{ID: "A", Bot: "easy"}, record.Seat{ID: "B", Bot: "medium"})
	m := of(t, played(t, bots, won))
	if r := m.Result(); !strings.Contains(r.Title, " wins with ") || len(r.Beside) != 1 ||
		r.Beside[0].Name == "" || len(m.Facts()) != 3 {
		t.Errorf("bots: %s", told(m))
	}
}

// What was put right after the end counts: the podium tells how the match stands, not how it had ended.
func TestAFixAfterTheEndCounts(t *testing.T) {
	s := recorded(t, "../../../../engines/sitters/testdata/story.match")
	if err := s.PlayText("table: fix loot 0"); err != nil {
		t.Fatal(err)
	}
	if got := told(of(t, s)); !strings.HasPrefix(got, "Ben won!\n") || strings.Contains(got, "60 points") {
		t.Error(got)
	}
}

// The minutes at the table are told of a match that has little else to tell.
func TestMinutesAreTold(t *testing.T) {
	m := of(t, played(t, header("cubed", "mini", seat("A", "Ava"), seat("B", "Ben")),
		func(winners engines.SeatSet) bool { return winners == 0 }))
	m.Minutes, m.Sittings = 75, 2
	if got := strings.Join(m.Facts(), "\n"); !strings.Contains(got, "It took 75 minutes in 2 sittings.") {
		t.Error(got)
	}
}

// The facts are found while the window goes on with a game and a voice of its own, as the race detector sees.
func TestFactsAreFoundBesideTheWindow(t *testing.T) {
	paths, _ := filepath.Glob("../../../../engines/*/testdata/story.match")
	for _, path := range paths {
		s := recorded(t, path)
		found, beside, window := make(chan int), of(t, s), of(t, s)
		background.Go(func() { found <- len(beside.Facts()) }, func(fault *panics.Fault) { panic(fault) })
		want := len(window.Facts())
		if got := watchdog.Receive(t, "the facts are found", found); got != want {
			t.Errorf("%d facts, want %d", got, want)
		}
	}
}

// The facts of a long match do not keep anybody waiting: this says how long they take.
func BenchmarkFacts(b *testing.B) {
	m := of(b, recorded(b, "../../../../engines/patrollers/testdata/story.match"))
	for b.Loop() {
		m.Facts()
	}
}

// Every step that is a place says it, the low ones too, in a small window and with large letters.
func TestEveryPlaceHasItsNumber(t *testing.T) {
	m := of(t, recorded(t, "../../../../engines/saratoga/testdata/six.match"))
	for _, percent := range []int{100, 200} {
		test.NewTempApp(t).Settings().SetTheme(look.NewTheme(&look.Light, percent))
		p := podium.NewPanel(m)
		window := test.NewTempWindow(t, p.Content)
		window.Resize(fyne.NewSize(680, 620))
		var said []string
		for _, o := range test.LaidOutObjects(p.Content) {
			if text, ok := o.(*canvas.Text); ok {
				said = append(said, text.Text)
			}
		}
		for _, place := range []string{"1", "2", "4", "6"} {
			if !slices.Contains(said, place) {
				t.Errorf("at %d percent no step says %s: %q", percent, place, said)
			}
		}
	}
}
