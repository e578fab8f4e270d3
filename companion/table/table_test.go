package table_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/games"
	"homespun/companion/session"
	"homespun/companion/settings"
	"homespun/companion/table"
	"homespun/companion/tableau"
	scenes "homespun/companion/tableau/toys"
	"homespun/companion/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/enginetest/toys"
	"homespun/engines/record"
	"homespun/printables/drawing"
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
func sitters(t testing.TB, change func(*record.Header)) table.Match {
	t.Helper()
	h := sittersHeader()
	if change != nil {
		change(&h)
	}
	return begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: rand.New(rand.NewPCG(1, 2))})
}

// sittersHeader returns the front matter of a match of SiTTeRS.
func sittersHeader() record.Header {
	return record.Header{Game: "sitters", Ruleset: "standard", Dice: "app", Theme: "dungeon",
		Seats: []record.Seat{{ID: "collectors", Names: []string{"Ava"}}, {ID: "obstructors", Names: []string{"Ben"}}}}
}

// begun returns a match with a front matter.
func begun(t testing.TB, path string, h record.Header, o session.Options) table.Match {
	t.Helper()
	s, err := session.Create(path, h, o)
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.MatchOf(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// toy returns a match of a toy that is kept nowhere.
func toy(t testing.TB, d *engines.Definition, names ...string) table.Match {
	t.Helper()
	return keptToy(t, "", session.Options{Resolve: games.All().Resolve, Say: games.All().Say}, d, names...)
}

// keptToy returns a match of a toy, kept in a file.
func keptToy(t testing.TB, path string, o session.Options, d *engines.Definition, names ...string) table.Match {
	t.Helper()
	engine := toys.New(d, len(names))
	h := record.Header{Game: d.Info.ID, Ruleset: "standard", Dice: "app"}
	for i, name := range names {
		h.Seats = append(h.Seats, record.Seat{ID: engine.SeatIDs()[i], Names: []string{name}})
	}
	o.Resolve = func(record.Header) (engines.Engine, error) { return engine, nil }
	s, err := session.Create(path, h, o)
	if err != nil {
		t.Fatal(err)
	}
	return table.Match{Session: s, Title: d.Info.ID, Colour: drawing.Geyser,
		Speak: func(seats []record.Seat, _ engines.Seat, _ int) tableau.Voice {
			v := scenes.Voice{Engine: engine}
			for _, seat := range seats {
				v.Names = append(v.Names, seat.Names[0])
			}
			return v
		},
		Game: func(v tableau.Voice) tableau.Game { return scenes.For(engine, v) },
	}
}

// randomMatch returns the lines of a match that random players have played to its end, or to a number of lines.
func randomMatch(engine engines.Engine, seed uint64, most int) string {
	r := rand.New(rand.NewPCG(seed, 1))
	p := engine.Start()
	var lines []string
	for len(lines) < most && !engine.Due(p).Over() {
		m := engine.Sample(p, r)
		lines = append(lines, record.FormatLine(engine, record.MoveOf(m)))
		p = engine.Apply(p, m, nil)
	}
	return strings.Join(lines, "\n")
}

// A whole match played through the screen, by taps and by keys, comes to the same end as the record.
func TestAMatchThroughTheScreen(t *testing.T) {
	round.Long(t)
	matches := map[string]func(testing.TB) table.Match{
		"sitters": func(t testing.TB) table.Match { return sitters(t, nil) },
		"gentle":  func(t testing.TB) table.Match { return sitters(t, func(h *record.Header) { h.Ruleset = "gentle" }) },
		"signs":   func(t testing.TB) table.Match { return toy(t, &toys.Signs, "Ava", "Ben", "Cleo") },
		"boules":  func(t testing.TB) table.Match { return toy(t, &toys.Boules, "Ava", "Ben") },
		"sowing":  func(t testing.TB) table.Match { return toy(t, &toys.Sowing, "Ava", "Ben") },
		"lots":    func(t testing.TB) table.Match { return toy(t, &toys.Lots, "Ava", "Ben", "Cleo") },
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
