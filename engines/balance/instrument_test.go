package balance

import (
	"math/rand/v2"
	"slices"
	"testing"

	"homespun/engines"
	"homespun/engines/common/panics"
	"homespun/engines/dice"
	"homespun/engines/enginetest/round"
)

// seed is the seed of the tests of the lab as an instrument. It is never changed to make one pass.
const seed = 20261125

// spinner is a cheap stand-in for a game of two: one spin of a wheel of 100 parts says who wins, and a die is rolled
// until it shows a 6.
type spinner struct {
	engines.Engine
	// A wins in so many of 100 matches, and nobody in the next few.
	a, nobody int
	// endless has no match come to an end, broken has each fail.
	endless, broken bool
}

// Facts and results of a stand-in.
var (
	spinnerInfo = &engines.Info{ID: "spinner", Decisions: []string{"spin", "roll"}, Diceless: false}
	wheel       = engines.RollOf(engines.Die{Owner: engines.Dice, Faces: 100})
	die         = engines.RollOf(engines.Die{Owner: engines.Dice, Faces: 6})
)

func (s *spinner) Info() *engines.Info                  { return spinnerInfo }
func (s *spinner) SeatIDs() []string                    { return []string{"a", "b"} }
func (s *spinner) Start() engines.Position              { return nil }
func (s *spinner) Walk(engines.Position) engines.Walker { return &spin{rules: s} }
func (s *spinner) Result(p engines.Position) any {
	at := p.(*spin)
	return &struct {
		Ones   int `json:"ones"`
		Twos   int `json:"twos"`
		Threes int `json:"threes"`
		Points int `json:"points"`
	}{at.faces[1], at.faces[2], at.faces[3], at.points}
}

// spin is a match of the stand-in.
type spin struct {
	engines.Walker
	rules  *spinner
	lines  int
	spun   int
	faces  [7]int
	points int
	over   bool
}

func (s *spin) Pending() engines.Pending {
	switch {
	case s.over:
		return engines.Pending{}
	case s.lines == 0:
		return engines.Pending{Who: engines.Seats(engines.Dice), Roll: wheel}
	}
	return engines.Pending{Who: engines.Seats(engines.Dice), Roll: die, Kind: 1}
}

func (s *spin) Due() (who, optional engines.SeatSet) { return s.Pending().Who, 0 }

func (s *spin) SampleOf(_ engines.Seat, r *rand.Rand) (engines.Move, bool) {
	pending := s.Pending()
	return dice.Random(&pending.Roll, r), true
}

func (s *spin) ApplyWith(m engines.Move, _ func(engines.Message)) {
	if s.rules.broken {
		panic("the wheel is broken")
	}
	if s.lines++; s.lines == 1 {
		s.spun = int(m.Args[0])
		return
	}
	s.faces[m.Args[0]]++
	s.points += int(m.Args[0])
	s.over = m.Args[0] == 6 && !s.rules.endless
}

func (s *spin) Outcome() engines.Outcome {
	o := engines.Outcome{Over: s.over}
	switch {
	case s.spun <= s.rules.a:
		o.Winners = engines.Seats(0)
	case s.spun > s.rules.a+s.rules.nobody:
		o.Winners = engines.Seats(1)
	}
	return o
}

func (s *spin) Copy(from engines.Walker)         { *s = *from.(*spin) }
func (s *spin) Clone() engines.Walker            { c := *s; return &c }
func (s *spin) Position() engines.Position       { return s }
func (s *spin) Sample(r *rand.Rand) engines.Move { panic("only dice are rolled") }

// reports is how many reports are made: in a short round enough to find a fault, in a whole one to measure.
func reports() int { return round.Many(40, 100, 2000) }

// compared plays two stand-ins with seeds of their own, or with the same.
func compared(t *testing.T, a, b *spinner, matches int, seedA, seedB uint64, workers int) *Comparison {
	t.Helper()
	s := Setup{Engine: a, Bots: []string{"easy"}, Matches: matches, MaxLines: 400, Seed: seedA, Workers: workers}
	other := s
	other.Engine, other.Seed = b, seedB
	c, err := compare(t.Context(), s, other)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A report on equal rules, played with different seeds, says at most once in twenty times of anything that it is more
// than chance; and the intervals of 95 % hold the truth as often as they say.
func TestReportsOnEqualRulesRaiseFewFalseAlarms(t *testing.T) {
	alarms, intervals, covered := 0, 0, 0
	for i := range reports() {
		c := compared(t, &spinner{a: 50}, &spinner{a: 50}, 400, seed+uint64(2*i), seed+uint64(2*i+1), 0)
		alarm := false
		for _, d := range c.rows() {
			alarm = alarm || d.Real
			if d.deviation > 0 && (d.Of == "a" || d.Of == "lines") {
				intervals++
				if d.Low <= 0 && 0 <= d.High {
					covered++
				}
			}
		}
		if alarm {
			alarms++
		}
	}
	within(t, "false alarms", alarms, reports(), 0, 0.065)
	within(t, "intervals that hold the truth", covered, intervals, 0.935, 0.965)
}

// within checks that a count is a part of all between two bounds. A short round allows for chance besides.
func within(t *testing.T, what string, count, of int, low, high float64) {
	t.Helper()
	share := Wilson(count, of)
	t.Logf("%s: %d of %d, %.2f %%", what, count, of, 100*share.Part)
	if reports() >= 2000 && (share.Part < low || share.Part > high) || share.High < low || share.Low > high {
		t.Errorf("%s: %d of %d, %.2f %%; want %.1f to %.1f %%", what, count, of, 100*share.Part, 100*low, 100*high)
	}
}

// A side that wins 52 of 100 matches where 50 is fair is found at 20,000 matches, and one that wins 55 at 3,000, in 95
// of 100 reports, though each report looks at seven rows.
func TestUnfairnessIsFound(t *testing.T) {
	for _, c := range []struct {
		a, matches int
	}{{52, 20_000}, {55, 3_000}} {
		found := 0
		for i := range reports() {
			r := compared(t, &spinner{a: 50}, &spinner{a: c.a}, c.matches, seed+uint64(2*i), seed+uint64(2*i+1), 0)
			rows := slices.DeleteFunc(r.rows(), func(d *Difference) bool { return d.deviation == 0 })
			if len(rows) != 7 {
				t.Fatalf("%d rows that can differ, want 7", len(rows))
			}
			if r.Seats[0].Real && r.Seats[0].Value > 0 {
				found++
			}
		}
		within(t, "unfairness found", found, reports(), 0.95, 1)
	}
}

// With the same seeds equal rules differ by exactly nothing, and one worker or two make the same report.
func TestEqualRulesDifferByExactlyNothing(t *testing.T) {
	c := compared(t, &spinner{a: 50, nobody: 10}, &spinner{a: 50, nobody: 10}, 500, seed, seed, 2)
	for _, d := range c.rows() {
		if d.Value != 0 || d.Low != 0 || d.High != 0 || d.Real || d.Chance != 1 {
			t.Errorf("%+v, want nothing", *d)
		}
	}
	one := compared(t, &spinner{a: 50}, &spinner{a: 53}, 500, seed, seed, 1)
	two := compared(t, &spinner{a: 50}, &spinner{a: 53}, 500, seed, seed, 2)
	for i, d := range one.rows() {
		if *d != *two.rows()[i] {
			t.Errorf("%+v with one worker, %+v with two", *d, *two.rows()[i])
		}
	}
}

// Where one side wins every match by some rules and none by others, that is more than chance, though each pair of matches
// differs alike; and so is that no match ends.
func TestWhatDiffersInEveryPairIsMoreThanChance(t *testing.T) {
	won := compared(t, &spinner{a: 100}, &spinner{a: 0}, 20, seed, seed, 1).Seats[0]
	if !won.Real || won.Value != -1 || won.Low != -1 || won.High > -0.8 || won.High == -1 {
		t.Errorf("A wins all matches and then none: %+v", won)
	}
	ended := compared(t, &spinner{a: 50}, &spinner{a: 50, endless: true}, 20, seed, seed, 1).Unfinished
	if !ended.Real || ended.Value != 1 || ended.High != 1 || ended.Low < 0.8 || ended.Low == 1 {
		t.Errorf("all matches end and then none: %+v", ended)
	}
	// Of two matches nobody can tell.
	if d := compared(t, &spinner{a: 100}, &spinner{a: 0}, 2, seed, seed, 1).Seats[0]; d.Real {
		t.Errorf("after two matches: %+v", d)
	}
}

// Where no match ends, nothing is known of who wins: that is no difference that is too small.
func TestWhatNoMatchShowsIsUnknown(t *testing.T) {
	ends, never := &spinner{a: 50}, &spinner{a: 50, endless: true}
	unknown := compared(t, ends, never, 50, seed, seed, 1)
	study := NewStudy([]string{"easy", "medium"}, unknown, compared(t, ends, never, 50, seed, seed, 1))
	for _, row := range study.Rows {
		want := Unknown
		if row.Of == "unfinished" {
			want = Agree
		}
		if row.Verdict != want {
			t.Errorf("%s: %v, want %v: %+v", row.Of, row.Verdict, want, row.By)
		}
	}
	for _, row := range NewStudy([]string{"easy"}, compared(t, never, never, 50, seed, seed, 1)).Rows {
		if d := row.By[0]; d.Known != (row.Of == "unfinished") || d.Value != 0 || d.Real {
			t.Errorf("no match ends by either rules: %+v", d)
		}
	}
	// What the other bots show stands, and nobody disagrees with it.
	study = NewStudy([]string{"easy", "medium"}, unknown, compared(t, &spinner{a: 20}, &spinner{a: 80}, 400, seed, seed, 1))
	if row := study.Rows[0]; row.Verdict != One || row.By[0].Known || !row.By[1].Real {
		t.Errorf("%s: %v, want %v: %+v", row.Of, row.Verdict, One, row.By)
	}
	last := study.Rows[len(study.Rows)-1]
	if last.Of != "points" || len(last.By) != 2 || last.By[0].Known || !last.By[1].Known {
		t.Errorf("the points: %+v", last)
	}
}

// A fault in a match is one of whoever asked for it, and not of a goroutine that nobody looks after.
func TestAFaultComesToWhoAsked(t *testing.T) {
	trial, err := NewTrial(Setup{Engine: &spinner{broken: true}, Bots: []string{"easy"}, Matches: 50, MaxLines: 9, Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	fault := panics.Try(func() { err = trial.Play(t.Context()) })
	if fault == nil || fault.Problem != "the wheel is broken" || !fault.Within("homespun/engines/balance") {
		t.Errorf("got %+v (%v)", fault, err)
	}
}

// Matches that begin alike tell more than matches that do not: three parts of a hundred more are found in many fewer.
func TestPairsTellMoreThanMatchesOfTheirOwn(t *testing.T) {
	pairs := compared(t, &spinner{a: 50}, &spinner{a: 53}, 1000, seed, seed, 0).Seats[0]
	own := compared(t, &spinner{a: 50}, &spinner{a: 53}, 1000, seed, seed+1, 0).Seats[0]
	if wide := own.High - own.Low; pairs.High-pairs.Low > wide/2 || !pairs.Real {
		t.Errorf("pairs: %+v, matches of their own: %+v", pairs, own)
	}
}
