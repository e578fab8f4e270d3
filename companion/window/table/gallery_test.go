package table_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/tomlfile"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// momentous is a line that brings a moment.
type momentous struct {
	header record.Header // of a match that begins right before the line
	line   string
	from   string // where the line was found
}

// gallery holds lines of a game that bring moments, the first that was found for each kind of event.
type gallery map[string]momentous

// gather looks for moments in one line of a match and returns the position after it.
func (g gallery) gather(t *testing.T, m *record.Match, game tableau.Game, before engines.Position,
	line record.Line, from string) engines.Position {
	t.Helper()
	engine, at := m.Engine(), before
	return engine.Watch(before, line.Move, func(told engines.Message, after engines.Position) {
		_, ok := game.(tableau.Stager).Moment(at, after, told, engines.Table)
		at = after
		event := engine.Info().Reasons[told.Reason].Name
		if _, known := g[event]; !ok || known {
			return
		}
		h := m.Header()
		text, err := tomlfile.Encode(engine.Save(before))
		if err != nil {
			t.Fatal(err)
		}
		h.Position = nil
		if problem := tomlfile.Decode(text, &h.Position); problem != nil {
			t.Fatal(problem)
		}
		g[event] = momentous{h, m.FormatLine(line), from}
	})
}

// record looks through a recorded match.
func (g gallery) record(t *testing.T, path string) {
	t.Helper()
	m := finishedMatch(t, path, nil)
	game := m.Game(m.Speak(m.Session.Seats(), engines.Table, 0))
	for i, step := range m.Session.Match().Steps() {
		if step.Line.Kind == record.MoveLine {
			g.gather(t, m.Session.Match(), game, step.Before, step.Line, fmt.Sprintf("%s, line %d", path, i+1))
		}
	}
	m.Session.Close()
}

// bots looks through a match of bots by some rules.
func (g gallery) bots(t *testing.T, game, ruleset, level string, seed uint64) {
	t.Helper()
	m := begun(t, "", gamestest.Header(t, game, ruleset),
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say})
	defer m.Session.Close()
	drawn := m.Game(m.Speak(m.Session.Seats(), engines.Table, 0))
	engine := m.Session.Engine()
	bot, err := bots.New(level)
	if err != nil {
		t.Fatal(err)
	}
	random, position := rand.New(rand.NewPCG(seed, 1)), engine.Start()
	const most = 3000
	for line := range most {
		pending := engine.Pending(position)
		if pending.Over() {
			break
		}
		move := engine.Sample(position, random)
		if seat := pending.Who.First(); seat >= 0 {
			if move, err = bot.Choose(t.Context(), engine.Walk(position), seat, random); err != nil {
				t.Fatal(err)
			}
		}
		position = g.gather(t, m.Session.Match(), drawn, position, record.MoveOf(move),
			fmt.Sprintf("bots %s, %s, seed %d, line %d", level, ruleset, seed, line+1))
	}
}

// leastMoments is how many kinds of moments every game has.
const leastMoments = 5

// galleryOf gathers a game's moments from its recorded matches and from matches of bots by all its rulesets;
// but for the whole round only until there are enough.
func galleryOf(t *testing.T, game string) gallery {
	t.Helper()
	g := gallery{}
	paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", game, "testdata", "*.match"))
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(paths, func(a, b string) int { // story.match first
		return strings.Compare(strings.TrimPrefix(filepath.Base(a), "story"),
			strings.TrimPrefix(filepath.Base(b), "story"))
	})
	for _, path := range paths {
		g.record(t, filepath.ToSlash(filepath.Join(game, "testdata", filepath.Base(path))))
	}
	box, err := games.All().Game(game)
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range box.List() {
		for seed := range uint64(6) {
			if len(g) >= leastMoments && !round.Whole() {
				return g
			}
			g.bots(t, game, one.ID, []string{"easy", "medium"}[seed%2], seed)
		}
	}
	return g
}

// Each kind of moment that matches bring is shown on the stage, at every size and in every look; with
// HOMESPUN_PICTURES they are pictures to look at.
func TestEveryKindOfMoment(t *testing.T) {
	for _, game := range round.Sample(t, 2, []string{"sitters", "adventure", "geyser", "saratoga", "cubed",
		"patrollers"}) {
		t.Run(game, func(t *testing.T) {
			found := galleryOf(t, game)
			if len(found) < leastMoments {
				t.Errorf("%d kinds of moments, want at least %d: %v", len(found), leastMoments,
					slices.Sorted(maps.Keys(found)))
			}
			eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) {
				for _, event := range slices.Sorted(maps.Keys(found)) {
					showsMoment(t, size, set, event, found[event])
				}
			})
		})
	}
}

// showsMoment plays a line and waits until its moment has been on the stage.
func showsMoment(t *testing.T, size fyne.Size, set settings.Settings, event string, of momentous) {
	t.Helper()
	d := tabletest.Open(t, size, set,
		begun(t, "", of.header, session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
	defer d.Screen.Session().Close()
	if err := d.Screen.Session().PlayText(of.line); err != nil {
		t.Fatalf("%s (%s): %s: %v", event, of.from, of.line, err)
	}
	seen, last := 0, ""
	for range 400 {
		m, outcome, open := d.Screen.Stage().Showing()
		if now := fmt.Sprint(m.Kind, m.Sum, outcome); open && outcome != "" && now != last {
			last = now
			seen++
			if folder := folder(t); folder != "" {
				d.Pictures = folder
				d.Picture(fmt.Sprintf("%s-%d", event, seen))
			}
		}
		if !d.Screen.Replaying() {
			break
		}
		d.Pass(50 * time.Millisecond)
	}
	if seen == 0 {
		t.Errorf("%s (%s): %s: nothing was shown on the stage", event, of.from, of.line)
	}
	if pictures != "" {
		fmt.Fprintf(os.Stderr, "%s | %s | %s | %s\n", t.Name(), event, of.from, of.line)
	}
}
