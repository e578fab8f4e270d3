package session_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest/round"
)

// set begins a match of a game by a ruleset, of people, that nobody has set up; the app draws by a seed.
func set(t testing.TB, game, ruleset string, seed uint64) *session.Session {
	t.Helper()
	o := games.All().Options()
	o.Random = rand.New(rand.NewPCG(seed, 7))
	s, err := session.Create("", gamestest.Header(t, game, ruleset), o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// textOf returns the lines of a match.
func textOf(s *session.Session) string {
	var lines []string
	for _, step := range s.Match().Active() {
		lines = append(lines, step.Text)
	}
	return strings.Join(lines, "\n")
}

// What is left of setting up is made in one go up to the first thing to play, differently each time, and taken
// back in one go.
func TestSettingUpForEverybody(t *testing.T) {
	for game, ruleset := range map[string]string{"sitters": "standard", "adventure": "standard",
		"geyser": "standard", "saratoga": "standard", "patrollers": "basic"} {
		t.Run(game, func(t *testing.T) {
			var seen []string
			for seed := range uint64(4) {
				s := set(t, game, ruleset, seed)
				if !s.SettingUp() {
					t.Fatal("there is nothing to set up")
				}
				if err := s.SetUp(); err != nil {
					t.Fatal(err)
				}
				if s.SettingUp() || s.Over() {
					t.Errorf("the set-up has ended at %+v", s.Pending())
				}
				seen = append(seen, textOf(s))
				if err := s.SetUp(); err != nil || textOf(s) != seen[seed] {
					t.Errorf("set up twice: %v", err)
				}
				if err := s.UndoMove(); err != nil || textOf(s) != "" {
					t.Errorf("after an undo stands %q, %v", textOf(s), err)
				}
				if err := s.RedoMove(); err != nil || textOf(s) != seen[seed] {
					t.Errorf("made again, it is\n%s\n%v; want\n%s", textOf(s), err, seen[seed])
				}
			}
			slices.Sort(seen)
			if len(slices.Compact(seen)) < 4 {
				t.Errorf("of 4 matches two are set up alike:\n%s", strings.Join(seen, "\n\n"))
			}
		})
	}
	if s := set(t, "cubed", "standard", 1); s.SettingUp() || s.SetUp() != nil || textOf(s) != "" {
		t.Errorf("Cubed is set up by %q", textOf(s))
	}
}

// Two sides get different Patrollers, with different powers, also where people have picked the first, and the
// same ones by the same seed (PAT-06).
func TestSidesAreSetUpWithDifferentFigures(t *testing.T) {
	for seed := range uint64(3) {
		teams := func() (teams [2][]string) {
			s := set(t, "patrollers", "standard", seed)
			if seed == 1 {
				if err := s.PlayText("A: pick blue-spider"); err != nil {
					t.Fatal(err)
				}
			}
			if err := s.SetUp(); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(textOf(s)) {
				if who, picked, ok := strings.Cut(strings.TrimSpace(line), ": pick "); ok {
					teams[who[0]-'A'] = append(teams[who[0]-'A'], picked)
				}
			}
			return teams
		}
		first, again := teams(), teams()
		if !slices.Equal(first[0], again[0]) || !slices.Equal(first[1], again[1]) {
			t.Errorf("seed %d: once %v, then %v", seed, first, again)
		}
		all := slices.Concat(first[0], first[1])
		slices.Sort(all)
		if len(all) != 6 || len(slices.Compact(slices.Clone(all))) != 6 {
			t.Errorf("seed %d: A has %v, B has %v", seed, first[0], first[1])
		}
	}
}

// A match that people have begun to set up is set up to its end.
func TestSettingUpGoesOn(t *testing.T) {
	s := set(t, "sitters", "standard", 3)
	for _, line := range []string{"collectors: container d3", "collectors: container d5"} {
		if err := s.PlayText(line); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.SetUp(); err != nil || s.SettingUp() || !strings.HasPrefix(textOf(s),
		"collectors: container d3\ncollectors: container d5\ncollectors: container") {
		t.Errorf("%v\n%s", err, textOf(s))
	}
	if err := s.UndoMove(); err != nil || textOf(s) != "collectors: container d3\ncollectors: container d5" {
		t.Errorf("after an undo stands %q, %v", textOf(s), err)
	}
}

// One tap takes back one's own move with the bot's answer, and a step takes back a line; bots wait after both.
func TestUndoGoesBackToWhatAPersonDid(t *testing.T) {
	tab := begin(t, header("boules", "Ava", "bot:easy"), options())
	tab.Resume()
	tab.play("A: throw 5,4")
	tab.play("A: throw 6,4")
	if got := len(tab.lines()); got != 4 {
		t.Fatalf("%d lines after two throws, want the bot's too", got)
	}
	if err := tab.UndoMove(); err != nil || !tab.Pending().Who.Has(0) || len(tab.Match().Active()) != 2 {
		t.Errorf("%d lines stand, %v; want Ava's first throw and the answer", len(tab.Match().Active()), err)
	}
	if err := tab.RedoMove(); err != nil || len(tab.Match().Active()) != 4 {
		t.Errorf("made again, %d lines stand, %v; want 4", len(tab.Match().Active()), err)
	}
	if err := tab.Undo(); err != nil || len(tab.Match().Active()) != 3 || !tab.BotsWait() {
		t.Errorf("after one step %d lines stand, %v; want 3", len(tab.Match().Active()), err)
	}
}

// After placings that the app makes for everybody, matches of bots are no more one-sided than after those that
// the bots make (SIT-03, ADV-05, GEY-03, SAR-02, PAT-06).
func TestWhatIsSetUpIsFair(t *testing.T) {
	round.Long(t)
	matches := round.Many(0, 40, 200)
	for game, ruleset := range map[string]string{"sitters": "standard", "geyser": "standard",
		"patrollers": "basic"} {
		t.Run(game, func(t *testing.T) {
			var won [2]float64 // the share of the matches that the first seat wins
			for i, byApp := range []bool{true, false} {
				first := 0
				for seed := range matches {
					s := set(t, game, ruleset, uint64(seed))
					if byApp {
						if err := s.SetUp(); err != nil {
							t.Fatal(err)
						}
					}
					if playOut(t, s.Engine(), s.Position(), uint64(seed)).Has(0) {
						first++
					}
				}
				won[i] = float64(first) / float64(matches)
			}
			// three times the standard error of the difference of two shares
			if most := 3 * 0.71 / math.Sqrt(float64(matches)); won[0]-won[1] > most || won[1]-won[0] > most {
				t.Errorf("the first side wins %.2f of the matches set up by the app and %.2f of the others",
					won[0], won[1])
			}
			t.Logf("the first side wins %.2f of the matches set up by the app and %.2f of the others", won[0], won[1])
		})
	}
}

// playOut plays a match of medium bots to its end and returns who has won.
func playOut(t testing.TB, engine engines.Engine, at engines.Position, seed uint64) engines.SeatSet {
	t.Helper()
	bot, err := bots.New("medium")
	if err != nil {
		t.Fatal(err)
	}
	r, w := rand.New(rand.NewPCG(seed, 9)), engine.Walk(at)
	for range 5000 {
		pending := w.Pending()
		if pending.Over() {
			break
		}
		seat := pending.Who.First()
		if seat < 0 {
			w.Apply(w.Sample(r))
			continue
		}
		m, err := bot.Choose(t.Context(), w, seat, r)
		if err != nil {
			t.Fatal(err)
		}
		w.Apply(m)
	}
	return w.Outcome().Winners
}
