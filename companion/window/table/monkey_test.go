package table_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/BurntSushi/toml"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// monkey plays at random on a screen: taps anywhere, keys, pointer, sizes, buttons, the log, real dice and
// the app's.
type monkey struct {
	t     *testing.T
	d     *tabletest.Driver
	r     *rand.Rand
	path  string
	posts chan func()
	did   []string
}

// hostile are names as players type them.
var hostile = []string{strings.Repeat("W", 5000), "🐉👩‍👩‍👧‍👦 Zoë", "مرحبا بالعالم", "Győző\u202E Şule", "Ava"}

func newMonkey(t *testing.T, seed uint64, match func(path string, o session.Options) evening.Match) *monkey {
	m := &monkey{t: t, r: rand.New(rand.NewPCG(seed, 9)), path: filepath.Join(t.TempDir(), "a.match"),
		posts: make(chan func(), 1000)}
	set := settings.Default()
	if seed%2 == 0 {
		set.Motion, set.Text = "less", 150
	}
	opened := match(m.path,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: m.r,
			Post: func(do func()) { m.posts <- do }})
	m.d = tabletest.Open(t, usual, set, opened)
	return m
}

var monkeyKeys = []fyne.KeyName{fyne.KeySpace, fyne.KeySpace, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyTab,
	fyne.KeyTab, fyne.KeyTab, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyEscape,
	fyne.KeyBackspace,
	fyne.KeyF1, fyne.KeyPageDown, fyne.KeyDelete}

// act does one thing at random.
func (m *monkey) act() {
	r, d := m.r, m.d
	say := func(format string, args ...any) { m.did = append(m.did, fmt.Sprintf(format, args...)) }
	if top := d.Window.Canvas().Overlays().Top(); top != nil {
		switch r.IntN(3) {
		case 0:
			say("key in a dialog")
			d.Key(monkeyKeys[r.IntN(len(monkeyKeys))])
		default:
			say("close the dialog")
			d.Key(fyne.KeyEscape)
		}
		return
	}
	switch n := r.IntN(100); {
	case n < 30:
		m.goOn(say)
	case n < 50:
		if all := d.Screen.Everything(); len(all) > 0 {
			in := all[r.IntN(len(all))]
			say("tap %v", in)
			at, _ := d.Screen.Board().Where(in)
			d.TapIn(d.Screen.Board(), at)
		}
	case n < 55:
		size := d.Window.Canvas().Size()
		at := fyne.NewPos(r.Float32()*size.Width, r.Float32()*size.Height)
		say("tap at %v", at)
		test.TapCanvas(d.Window.Canvas(), at)
	case n < 68:
		key := monkeyKeys[r.IntN(len(monkeyKeys))]
		say("key %s", key)
		d.Key(key)
	case n < 74:
		key := []rune("0123456789hhp")[r.IntN(13)] // a face, a choice, the owl or the pace
		say("rune %c", key)
		d.Rune(key)
	case n < 77:
		size := fyne.NewSize(400+r.Float32()*1520, 300+r.Float32()*780)
		say("resize %v", size)
		d.Window.Resize(size)
	case n < 80:
		if all := d.Screen.Everything(); len(all) > 0 {
			in := all[r.IntN(len(all))]
			say("hover %v", in)
			d.Hover(in)
		}
	case n < 82:
		say("hover")
		d.Screen.Board().MouseMoved(
			&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(r.Float32()*500,
				r.Float32()*500)}})
		d.Screen.Board().MouseOut()
	case n < 86:
		say("undo")
		d.Shell.TypedShortcut(&fyne.ShortcutUndo{})
	case n < 89:
		say("redo")
		d.Shell.TypedShortcut(&fyne.ShortcutRedo{})
	case n < 92:
		say("put right")
		d.Screen.PutRight()
	case n < 94:
		say("why")
		d.Screen.ShowWhy()
	case n < 97:
		if lines := d.Screen.Lines(); lines > 0 {
			line := r.IntN(lines)
			say("look at %d", line)
			d.Screen.SelectLine(line)
		}
	default:
		say("focus next")
		d.Window.Canvas().FocusNext()
	}
}

// goOn does what brings the match on.
func (m *monkey) goOn(say func(string, ...any)) {
	r, d, s := m.r, m.d, m.d.Screen.Session()
	if _, past := s.Looking(); past {
		say("back to now")
		s.LookNow()
		return
	}
	switch {
	case d.Screen.Replaying():
		switch r.IntN(4) {
		case 0:
			say("hear it to the end")
			d.Hear()
		case 1:
			say("hear the next")
			d.Key(fyne.KeySpace)
		default:
			length := time.Duration(r.IntN(9000)) * time.Millisecond
			say("listen for %v", length)
			d.Pass(length)
		}
	case d.Screen.Covered():
		say("lift")
		d.Lift()
	case d.Screen.Tray().Pending():
		if r.IntN(2) == 0 {
			say("roll")
			d.Screen.Tray().Press()
			return
		}
		say("a face")
		if at, ok := d.Screen.Tray().WhereFace(1 + r.IntN(20)); ok {
			d.TapIn(d.Screen.Tray(), at)
		}
	case d.Screen.Question() != nil:
		if _, wanted := d.Screen.Question().Point(); wanted && r.IntN(2) == 0 {
			say("point")
			size := d.Screen.Board().Size()
			d.TapIn(d.Screen.Board(), fyne.NewPos(r.Float32()*size.Width, r.Float32()*size.Height))
			return
		}
		if next := d.Screen.Question().Next(); len(next) > 0 {
			in := next[r.IntN(len(next))]
			say("input %v", in)
			d.Hand = tabletest.Hand(r.IntN(2))
			if in.Kind > 3 {
				d.Input(in)
			} else if at, ok := d.Screen.Board().Where(in); ok {
				d.TapIn(d.Screen.Board(), at)
			}
		}
	case s.BotsWait():
		say("resume")
		s.Resume()
	}
}

// bots lets what the bots have thought come in, and waits for one that is due.
func (m *monkey) bots() {
	m.t.Helper()
	s := m.d.Screen.Session()
	for range 3 {
		if s.BotsTurn() && !s.BotsWait() && !m.d.Screen.Replaying() && m.d.Screen.Phase() != "fixing" {
			watchdog.Receive(m.t, "the bot that is due plays", m.posts)()
			continue
		}
		select {
		case do := <-m.posts:
			do()
		default:
			return
		}
	}
}

// holds checks what must hold after everything.
func (m *monkey) holds() {
	m.t.Helper()
	d, s := m.d, m.d.Screen.Session()
	fail := func(format string, args ...any) {
		m.t.Helper()
		m.t.Fatalf("after %s: %s", strings.Join(m.did[max(0, len(m.did)-8):], "; "),
			fmt.Sprintf(format, args...))
	}
	data, err := os.ReadFile(m.path)
	if err != nil {
		fail("%v", err)
	}
	file, err := record.Read(data)
	if err != nil || file.Cut() {
		fail("the file is cut, or %v", err)
	}
	steps := s.Match().Steps()
	if len(file.Lines) != len(steps) {
		fail("the file has %d lines, the match %d", len(file.Lines), len(steps))
	}
	shown := d.Screen.Shown()
	if !strings.Contains(shown, "typed []") { // what is typed in goes where everything is shown anew
		return
	}
	d.Screen.Update()
	if again := d.Screen.Shown(); again != shown {
		fail("the screen was stale:\n%s\nit should be\n%s", shown, again)
	}
	if focused := d.Window.Canvas().Focused(); focused == nil {
	} else if o := focused.(fyne.CanvasObject); d.Window.Canvas().Overlays().Top() == nil &&
		!slices.Contains(test.LaidOutObjects(d.Window.Content()), o) {
		fail("the focus is on %T %v, which is not to be seen", o, o.(*widgets.Button).Text)
	}
}

// Whatever is tapped, typed, undone, looked at or resized, nothing breaks, the file is whole, what the screen
// says is the case, and the keys are on something that can be seen. MONKEY is how many things are done in
// each match, MONKEYSEED another beginning.
func TestMonkey(t *testing.T) {
	round.Long(t)
	game := func(change func(*record.Header)) func(string, session.Options) evening.Match {
		return func(path string, o session.Options) evening.Match {
			h := sittersHeader()
			change(&h)
			return begun(t, path, h, o)
		}
	}
	dungeon := func(ruleset string, seats int, change func(*record.Header)) func(string,
		session.Options) evening.Match {
		return func(path string, o session.Options) evening.Match {
			h := dungeonHeader(ruleset, seats)
			if change != nil {
				change(&h)
			}
			return begun(t, path, h, o)
		}
	}
	isle := func(ruleset string, change func(*record.Header), names ...string) func(string,
		session.Options) evening.Match {
		return func(path string, o session.Options) evening.Match {
			h := islandHeader(ruleset, names...)
			if change != nil {
				change(&h)
			}
			return begun(t, path, h, o)
		}
	}
	cube := func(ruleset, position string, changes ...func(*record.Header)) func(string,
		session.Options) evening.Match {
		return func(path string, o session.Options) evening.Match {
			h := cubesHeader(ruleset, "Ava", "Ben")
			if _, err := toml.Decode(position, &h.Position); err != nil {
				t.Fatal(err)
			}
			for _, change := range changes {
				change(&h)
			}
			return begun(t, path, h, o)
		}
	}
	trail := func(position string, changes ...func(*record.Header)) func(string,
		session.Options) evening.Match {
		return func(path string, o session.Options) evening.Match {
			h := trailHeader()
			if _, err := toml.Decode(position, &h.Position); err != nil {
				t.Fatal(err)
			}
			for _, change := range changes {
				change(&h)
			}
			return begun(t, path, h, o)
		}
	}
	fought := func(ruleset, position string, house map[string]any, change func(*record.Header)) func(string,
		session.Options) evening.Match {
		return func(path string, o session.Options) evening.Match {
			h := battleHeader(t, ruleset, position, house)
			if change != nil {
				change(&h)
			}
			return begun(t, path, h, o)
		}
	}
	steps := round.Many(40, 40, 120)
	if n := os.Getenv("MONKEY"); n != "" {
		fmt.Sscan(n, &steps)
	}
	cases := []struct {
		name  string
		match func(string, session.Options) evening.Match
	}{
		{"standard", game(func(*record.Header) {})},
		{"delve", game(func(h *record.Header) { h.Ruleset = "delve" })},
		{"gentle with real dice", game(func(h *record.Header) {
			h.Ruleset, h.Dice, h.Theme = "gentle", "table", "space"
		})},
		{"team", game(func(h *record.Header) {
			h.Ruleset, h.Theme = "team", "burglars"
			h.Seats[0].Names, h.Seats[1].Names = hostile[1:4], hostile[3:5]
		})},
		{"long haul and a bot", game(func(h *record.Header) {
			h.Ruleset, h.Theme = "long-haul", "plain"
			h.Seats[0].Names, h.Seats[1].Names, h.Seats[1].Bot = hostile[:1], nil, "easy"
		})},
		{"two bots", game(func(h *record.Header) { h.Seats[0].Bot, h.Seats[1].Bot = "easy", "medium" })},
		{"signs", func(path string, o session.Options) evening.Match {
			return keptToy(t, path, o, "signs", "Ava", "Ben", hostile[1])
		}},
		{"boules", func(path string, o session.Options) evening.Match {
			return keptToy(t, path, o, "boules", "Ava", hostile[2])
		}},
		{"lots", func(path string, o session.Options) evening.Match {
			return keptToy(t, path, o, "lots", "Ava", hostile[3])
		}},
		{"a dungeon", dungeon("standard", 2, nil)},
		{"a first dungeon with real dice", dungeon("first-dungeon", 2, func(h *record.Header) {
			h.Dice, h.Theme = "table", "chess-set"
		})},
		{"a dungeon of four", dungeon("four-heroes", 4, func(h *record.Header) {
			for i := range h.Seats {
				h.Seats[i].Names = hostile[i : i+1]
			}
		})},
		{"a hard dungeon with a bot",
			dungeon("hardcore", 2, func(h *record.Header) { h.Seats[0].Bot = "easy" })},
		{"a dungeon alone, with a die of twenty", dungeon("solo", 1, func(h *record.Header) {
			h.Rules = map[string]any{"event_die": int64(20)}
		})},
		{"a dungeon of bots, in its midst", dungeon("standard", 2, func(h *record.Header) {
			h.Seats[0].Bot, h.Seats[1].Bot = "easy", "easy"
			h.Position = crowdedDungeon(t)
		})},
		{"a crowded dungeon", dungeon("standard", 2, func(h *record.Header) {
			h.Position = crowdedDungeon(t)
		})},
		{"sowing", func(path string, o session.Options) evening.Match {
			return keptToy(t, path, o, "sowing", "Ava", "Ben")
		}},
		{"an island", isle("standard", nil, "Ava", "Ben", "Cleo")},
		{"a small island with real dice",
			isle("small-island", func(h *record.Header) { h.Dice = "table" }, "Ava", "Ben")},
		{"a kind island of four", isle("kind-island", nil, hostile[:4]...)},
		{"an island in its midst, with bots", isle("restless-mother", func(h *record.Header) {
			h.Position = crowdedIsland(t)
			h.Seats[1].Bot, h.Seats[2].Bot = "easy", "medium"
		}, "Ava", "Ben", "Cleo")},
		{"a trail", trail("", func(h *record.Header) {
			h.Theme, h.Seats[1].Names = "high-seas", hostile[:1]
		})},
		{"a second turn", trail(secondTurn, func(h *record.Header) {
			h.Seats[1].Names, h.Seats[3].Names = hostile[1:2], hostile[2:3]
		})},
		{"a trail of six, entered openly", trail(crowded6, six, open)},
		{"a trail alone with bots", trail(chosen, func(h *record.Header) {
			for i := range 3 {
				h.Seats[i+1] = record.Seat{ID: h.Seats[i+1].ID, Bot: "easy"}
			}
		})},
		{"a trail of two and bots", trail(lastTurn, func(h *record.Header) {
			h.Seats[0].Names, h.Seats[0].Bot, h.Seats[2].Bot = nil, "medium", "easy"
		})},
		{"cubes", cube("standard", "")},
		{"cubes, a bot and the last red one", cube("standard", lastRed, func(h *record.Header) {
			h.Seats[1].Names, h.Seats[1].Bot = nil, "easy"
		})},
		{"half a cube", cube("points-race", halfGone, func(h *record.Header) {
			h.Theme, h.Seats[0].Names, h.Seats[1].Names = "tower", hostile[:1], hostile[1:2]
		})},
		{"the last of the mini cube", cube("mini", miniEnd, func(h *record.Header) {
			h.Seats[0].Bot, h.Seats[1].Bot = "easy", "medium"
		})},
		{"a battle", fought("standard", "", nil, func(h *record.Header) {
			h.Seats[0].Names, h.Theme = hostile[:1], "space-port"
		})},
		{"a battle in its midst",
			fought("standard", fight, nil, func(h *record.Header) { h.Dice = "table" })},
		{"a battle against a bot", fought("big-guns", fight, nil, func(h *record.Header) {
			h.Seats[1] = record.Seat{ID: "B", Bot: "easy"}
		})},
		{"a measured battle",
			fought("standard", measuredFight, map[string]any{"positions": "measured"},
				func(h *record.Header) {
					h.Seats[1].Names = hostile[1:2]
				})},
		{"a duel of bots",
			fought("duel", "", map[string]any{"width": int64(14), "depth": int64(12)},
				func(h *record.Header) {
					h.Seats[0], h.Seats[1] = record.Seat{ID: "A", Bot: "easy"},
						record.Seat{ID: "B", Bot: "easy"}
				})},
	}
	numbers := make([]int, len(cases))
	for i := range numbers {
		numbers[i] = i
	}
	for _, i := range round.Sample(t, 10, numbers) {
		c := cases[i]
		t.Run(c.name, func(t *testing.T) {
			begin := uint64(i)
			if n := os.Getenv("MONKEYSEED"); n != "" {
				fmt.Sscan(n, &begin)
			}
			m := newMonkey(t, begin, c.match)
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("after %s", strings.Join(m.did[max(0, len(m.did)-8):], "; "))
					panic(p)
				}
			}()
			for range steps {
				m.act()
				m.bots()
				m.holds()
			}
			file, _, err := record.Open(m.path)
			if err != nil {
				t.Fatal(err)
			}
			s := m.d.Screen.Session()
			again, err := record.Replay(file,
				func(record.Header) (engines.Engine, error) { return s.Engine(), nil })
			if err != nil || again.Position() != s.Position() {
				t.Errorf("the file goes another way: %v", err)
			}
		})
	}
}
