package table_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// pictures is where pictures go, a folder a test; "" takes none.
var pictures = os.Getenv("HOMESPUN_PICTURES")

func folder(t *testing.T) string {
	if pictures == "" {
		return ""
	}
	return pictures + "/" + strings.ReplaceAll(t.Name(), "/", "-")
}

var usual = fyne.NewSize(1280, 800)

// sitters returns a match of SiTTeRS that is kept nowhere.
func sitters(t testing.TB, change func(*record.Header)) evening.Match {
	t.Helper()
	h := sittersHeader()
	if change != nil {
		change(&h)
	}
	return begun(t, "", h,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))})
}

// sittersHeader returns the front matter of a match of SiTTeRS.
func sittersHeader() record.Header {
	return record.Header{Game: "sitters", Ruleset: "standard", Dice: "app", Theme: "dungeon",
		Seats: []record.Seat{{ID: "collectors", Names: []string{"Ava"}},
			{ID: "obstructors", Names: []string{"Ben"}}}}
}

// begun returns a match with a front matter.
func begun(t testing.TB, path string, h record.Header, o session.Options) evening.Match {
	t.Helper()
	alone(t, o)
	s, err := session.Create(path, h, o)
	if err != nil {
		t.Fatal(err)
	}
	m, err := evening.Of(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// alone leaves out a test under the race detector whose bots answer at once: then the whole table runs on one
// goroutine, as the driver starts nothing beside it.
func alone(t testing.TB, o session.Options) {
	t.Helper()
	if o.Post == nil {
		enginetest.OneGoroutine(t)
	}
}

// toy returns a match of a toy that is kept nowhere.
func toy(t testing.TB, id string, names ...string) evening.Match {
	t.Helper()
	return keptToy(t, "", gamestest.Toys().Options(), id, names...)
}

// keptToy returns a match of a toy, kept in a file. Whatever the options resolve, it is one of the toys.
func keptToy(t testing.TB, path string, o session.Options, id string, names ...string) evening.Match {
	t.Helper()
	h := record.Header{Game: id, Ruleset: "standard", Dice: "app"}
	for i, name := range names {
		h.Seats = append(h.Seats, record.Seat{ID: string(rune('A' + i)), Names: []string{name}})
	}
	o.Resolve, o.Say = gamestest.Toys().Resolve, gamestest.Toys().Say
	alone(t, o)
	s, err := session.Create(path, h, o)
	if err != nil {
		t.Fatal(err)
	}
	m, err := evening.Of(gamestest.Toys(), s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// randomMatch returns the lines of a match that random players have played to its end, or to a number of
// lines.
func randomMatch(engine engines.Engine, seed uint64, most int) string {
	r := rand.New(rand.NewPCG(seed, 1))
	p := engine.Start()
	var lines []string
	for len(lines) < most && !engine.Pending(p).Over() {
		m := engine.Sample(p, r)
		lines = append(lines, record.FormatLine(engine, record.MoveOf(m)))
		p = engine.Apply(p, m, nil)
	}
	return strings.Join(lines, "\n")
}

// A whole match played through the screen, by taps and by keys, comes to the same end as the record.
func TestAMatchThroughTheScreen(t *testing.T) {
	round.Long(t)
	matches := map[string]func(testing.TB) evening.Match{
		"sitters": func(t testing.TB) evening.Match { return sitters(t, nil) },
		"gentle": func(t testing.TB) evening.Match {
			return sitters(t, func(h *record.Header) { h.Ruleset = "gentle" })
		},
		"signs":  func(t testing.TB) evening.Match { return toy(t, "signs", "Ava", "Ben", "Cleo") },
		"boules": func(t testing.TB) evening.Match { return toy(t, "boules", "Ava", "Ben") },
		"sowing": func(t testing.TB) evening.Match { return toy(t, "sowing", "Ava", "Ben") },
		"lots":   func(t testing.TB) evening.Match { return toy(t, "lots", "Ava", "Ben", "Cleo") },
	}
	for name, match := range matches {
		for hand, how := range map[tabletest.Hand]string{tabletest.Taps: "taps", tabletest.Keys: "keys"} {
			t.Run(name+"/"+how, func(t *testing.T) {
				d := tabletest.Open(t, usual, settings.Default(), match(t))
				d.Hand, d.Pictures = hand, folder(t)
				s := d.Screen.Session()
				lines := randomMatch(s.Engine(), 7, 160)
				d.PlayFile(lines)
				p := s.Engine().Start()
				for _, text := range strings.Split(lines, "\n") {
					line, _ := s.Match().ReadLine(text)
					p = s.Engine().Apply(p, line.Move, nil)
				}
				if diff := cmp.Diff(s.Engine().Save(p), s.Engine().Save(s.Position())); diff != "" {
					t.Errorf("the screen came elsewhere than the record (-record +screen):\n%s", diff)
				}
			})
		}
	}
}
