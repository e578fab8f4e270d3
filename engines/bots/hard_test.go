package bots_test

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"testing"
	"time"

	"gonum.org/v1/gonum/stat"

	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/balance"
	"homespun/engines/bots"
	"homespun/engines/bots/bottest"
	"homespun/engines/cubed"
	"homespun/engines/enginetest/round"
	"homespun/engines/geyser"
	"homespun/engines/patrollers"
	"homespun/engines/saratoga"
	"homespun/engines/sitters"
	"homespun/rulesets"
	adventurerules "homespun/rulesets/adventure"
	cubedrules "homespun/rulesets/cubed"
	geyserrules "homespun/rulesets/geyser"
	patrollersrules "homespun/rulesets/patrollers"
	saratogarules "homespun/rulesets/saratoga"
	sittersrules "homespun/rulesets/sitters"
)

var (
	thought = flag.Float64("thought", 1, "how much the bot hard thinks, as a part of what it usually does")
	matches = flag.Int("matches", 0, "how many matches measure the strength of hard in every seating")
)

// strengths are the matches in which the strength of hard is measured: hard against medium as it was before,
// or all hard where all win together. The aim is 0.65, and 0.49 of the dungeons, of which medium won 0.24.
var strengths = []strength{
	{"sitters", "standard", 2, 6, 200, 0.25, 0.65},
	{"geyser", "standard", 2, 6, 200, 0.4, 0.65},
	{"geyser", "standard", 4, 1, 35, 0.2, 0.65},
	{"saratoga", "standard", 4, 1, 35, 0.3, 0.65},
	{"cubed", "standard", 2, 2, 60, 0.5, 0.65},
	{"patrollers", "basic", 2, 3, 60, 0.5, 0.65},
	{"patrollers", "standard", 2, 3, 60, 0.4, 0.65},
	{"adventure", "standard", 2, 2, 100, 0, 0.49},
}

type strength struct {
	game, rules string
	seats       int
	// matches is how many are played in every seating: in the usual round, and in the whole one.
	usual, whole int
	// weak is a share that hard must not miss even in a few matches, and want the share that it must reach in
	// the whole round.
	weak, want float64
}

func (s *strength) name() string { return fmt.Sprintf("%s/%s/%d", s.game, s.rules, s.seats) }

// engine compiles the rules of the matches.
func (s *strength) engine(t testing.TB, shelf *rulesets.Shelf) engines.Engine {
	t.Helper()
	rules, err := shelf.Find(s.game, s.rules)
	if err != nil {
		t.Fatal(err)
	}
	engine, err := rules.Compile(s.seats)
	if err != nil {
		t.Fatal(err)
	}
	return engine
}

// Hard wins clearly more often than medium did before there was hard. A match that several win counts as its
// part, and one that nobody wins does not count. In the shorter rounds a few matches show only a great loss
// of strength.
func TestHardBeatsMediumAsItWas(t *testing.T) {
	round.Long(t)
	shelf := shelfOfAll(t)
	for _, game := range shelf.All() {
		rules, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		thinks(t, rules, *thought)
	}
	for _, s := range strengths {
		t.Run(s.name(), func(t *testing.T) {
			t.Parallel()
			won, decided := s.play(t, s.engine(t, shelf), cmp.Or(*matches, round.Many(0, s.usual, s.whole)))
			share := balance.Wilson(int(math.Round(won)), decided)
			t.Logf("hard wins %.1f %% (%.1f to %.1f) of %d", 100*share.Part, 100*share.Low, 100*share.High,
				decided)
			if share.Part < s.weak || round.Whole() && *thought == 1 && share.Part < s.want {
				t.Errorf("hard wins %.2f of %d, want %.2f, and %.2f in the whole round", share.Part, decided,
					s.weak, s.want)
			}
		})
	}
}

// thinks changes how much bots think about a game until the test is over.
func thinks(t *testing.T, rules *rulesets.Ruleset, part float64) {
	t.Helper()
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	thought := &engine.Info().Thought
	usual := thought.Positions
	thought.Positions = max(1, int(part*float64(usual)))
	t.Cleanup(func() { thought.Positions = usual })
}

// play plays matches with every seating and returns how many hard has won, and how many somebody has. Where
// all win together it returns how many they have won, and how many were played. The whole round ends before
// all are played if no doubt is left: the whole interval of the share lies above the one that is wanted.
func (s *strength) play(t *testing.T, engine engines.Engine, matches int) (won float64, decided int) {
	t.Helper()
	together := engine.Info().Together
	hard, medium := bot(t, "hard"), formerMedium(s.game, engine)
	for seed := range uint64(matches) {
		for _, seating := range seatings(s.seats, together) {
			players := make([]bots.Bot, s.seats)
			for seat := range players {
				if players[seat] = medium; seating.Has(engines.Seat(seat)) {
					players[seat] = hard
				}
			}
			outcome, err := bottest.Play(t.Context(), engine, players, 3000, seed)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if winners := outcome.Winners.Len(); winners > 0 {
				won += float64((outcome.Winners & seating).Len()) / float64(winners)
				decided++
			} else if together {
				decided++
			}
		}
		if decided > 0 && round.Whole() && balance.Wilson(int(won), decided).Low > s.want {
			break
		}
	}
	return won, decided
}

// seatings returns every way in which half of the seats may be hard, or all seats.
func seatings(seats int, all bool) []engines.SeatSet {
	if all {
		return []engines.SeatSet{1<<(seats+2) - 4}
	}
	var list []engines.SeatSet
	for mask := range uint16(1) << seats {
		if bits.OnesCount16(mask)*2 == seats {
			list = append(list, engines.SeatSet(mask)<<2)
		}
	}
	return list
}

func shelfOfAll(t testing.TB) *rulesets.Shelf {
	t.Helper()
	shelf, err := rulesets.NewShelf(rulesets.Source{Engine: sitters.Definition, Files: sittersrules.Files},
		rulesets.Source{Engine: adventure.Definition, Files: adventurerules.Files},
		rulesets.Source{Engine: geyser.Definition, Files: geyserrules.Files},
		rulesets.Source{Engine: saratoga.Definition, Files: saratogarules.Files},
		rulesets.Source{Engine: cubed.Definition, Files: cubedrules.Files},
		rulesets.Source{Engine: patrollers.Definition, Files: patrollersrules.Files})
	if err != nil {
		t.Fatal(err)
	}
	return shelf
}

// BenchmarkDecision measures what a decision takes in each game, in matches in which all seats are of one
// bot: the mean, the 99th percentile and the longest, in milliseconds, and how many lines of such a match are
// made a second.
func BenchmarkDecision(b *testing.B) {
	shelf := shelfOfAll(b)
	for _, level := range []string{"medium", "hard"} {
		for _, s := range strengths {
			b.Run(level+"/"+s.name(), func(b *testing.B) { s.decisions(b, s.engine(b, shelf), bot(b, level)) })
		}
	}
}

func (s *strength) decisions(b *testing.B, engine engines.Engine, player bots.Bot) {
	r := random(1)
	start := engine.Walk(engine.Start())
	w := start.Clone()
	var took []float64
	lines := 0
	for b.Loop() {
		for { // up to the next decision of a player
			who, _ := w.Due()
			if who == 0 {
				w.Copy(start)
				continue
			}
			seat := who.First()
			if seat >= 0 {
				begin := time.Now()
				m, err := player.Choose(b.Context(), w, seat, r)
				took = append(took, float64(time.Since(begin))/float64(time.Millisecond))
				if err != nil {
					b.Fatal(err)
				}
				w.Apply(m)
				lines++
				break
			}
			m, _ := w.SampleOf(seat, r)
			w.Apply(m)
			lines++
		}
	}
	slices.Sort(took)
	b.ReportMetric(stat.Mean(took, nil), "mean-ms")
	b.ReportMetric(took[len(took)*99/100], "p99-ms")
	b.ReportMetric(took[len(took)-1], "longest-ms")
	b.ReportMetric(float64(lines)/b.Elapsed().Seconds(), "lines/s")
}
