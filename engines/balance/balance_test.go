package balance

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest/toys"
)

// clock are the only fields that a second run may change.
var clock = cmpopts.IgnoreFields(Report{}, "Seconds", "MovesPerSecond")

func sowing(rules string) engines.Engine {
	engine, err := toys.Sowing.Compile(func(into any) error { return json.Unmarshal([]byte(rules), into) }, 2)
	if err != nil {
		panic(err)
	}
	return engine
}

func run(t *testing.T, s Setup) *Report {
	t.Helper()
	r, err := simulate(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestWorkersDoNotChangeTheReport(t *testing.T) {
	for _, toy := range toys.All() {
		s := Setup{Engine: toys.New(toy, 3), Bots: []string{"medium", "easy", "easy"}, Matches: 60,
			MaxLines: 50, Seed: 9, Workers: 1}
		one := run(t, s)
		for _, s.Workers = range []int{2, 7, 1000} {
			if diff := cmp.Diff(one, run(t, s), clock); diff != "" {
				t.Errorf("%s with %d workers:\n%s", toy.Info.ID, s.Workers, diff)
			}
		}
		s.Seed++
		if cmp.Equal(one, run(t, s), clock) {
			t.Errorf("%s: another seed gives the same report", toy.Info.ID)
		}
	}
}

func TestReportAddsUp(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		toy := rapid.SampledFrom(toys.All()).Draw(rt, "toy")
		s := Setup{
			Engine: toys.New(toy, rapid.IntRange(2, 6).Draw(rt, "seats")), Bots: []string{"easy"},
			Matches:  rapid.IntRange(1, 40).Draw(rt, "matches"),
			MaxLines: rapid.IntRange(1, 60).Draw(rt, "lines"), Seed: rapid.Uint64().Draw(rt, "seed"),
		}
		r, err := simulate(t.Context(), s)
		if err != nil {
			rt.Fatal(err)
		}
		won, shared := r.Nobody.Count, 0
		for _, seat := range r.Seats {
			won += seat.Wins.Count
			shared += seat.Shared
		}
		l := r.Lines
		switch {
		case r.Finished+r.Unfinished != r.Matches || r.Matches != s.Matches:
			rt.Errorf("%d finished and %d unfinished of %d", r.Finished, r.Unfinished, r.Matches)
		case won-shared > r.Finished || won < r.Finished:
			rt.Errorf("%d wins, %d of them shared, in %d matches", won, shared, r.Finished)
		case l.Most > s.MaxLines || l.Least > l.P10 || l.P10 > l.P25 || l.P25 > l.Median ||
			l.Median > l.P75 || l.P75 > l.P90 || l.P90 > l.Most:
			rt.Errorf("lengths %+v are not in order", l)
		case l.Mean < float64(l.Least) || l.Mean > float64(l.Most):
			rt.Errorf("the mean is not between the least and the most: %+v", l)
		case r.Moves < r.Unfinished*s.MaxLines+r.Finished*l.Least:
			rt.Errorf("%d moves are too few: %+v", r.Moves, r)
		}
	})
}

func TestUnfinishedMatchesAreSaidToBe(t *testing.T) {
	r := run(t, Setup{Engine: toys.New(&toys.Boules, 2), Bots: []string{"easy"}, Matches: 10, MaxLines: 5})
	if r.Unfinished != 10 || r.Finished != 0 || r.Moves != 50 || r.Lines != (Lengths{}) ||
		r.Seats[0].Wins != (Share{High: 1}) {
		t.Errorf("matches of 6 lines, cut off after 5: got %+v", r)
	}
	if r := run(t, Setup{Engine: toys.New(&toys.Boules, 2), Bots: []string{"easy"}, Matches: 10,
		MaxLines: 6}); r.Finished != 10 || r.Lines.Median != 6 {
		t.Errorf("matches of 6 lines, cut off after 6: got %+v", r)
	}
}

func TestWilsonIntervalIsThatOfTheTables(t *testing.T) {
	for _, c := range []struct {
		count, of int
		low, high float64
	}{
		// Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
		{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {1, 29, 0.0061, 0.1718},
	} {
		s := Wilson(c.count, c.of)
		if math.Abs(s.Low-c.low) > 0.00005 || math.Abs(s.High-c.high) > 0.00005 {
			t.Errorf("%d of %d: got %.4f to %.4f, want %.4f to %.4f", c.count, c.of, s.Low, s.High, c.low,
				c.high)
		}
	}
	if all, none := Wilson(7, 7), Wilson(0, 7); all.High != 1 || none.Low != 0 ||
		math.Abs(all.Low+none.High-1) > 1e-12 {
		t.Errorf("7 of 7 is %+v and 0 of 7 %+v", all, none)
	}
}

func TestLengthsOfAKnownTally(t *testing.T) {
	var a, b tally
	over := engines.Outcome{Over: true}
	for _, lines := range []int{10, 10, 30, 70} {
		a.count(&match{outcome: over, lines: lines, turns: lines / 10})
	}
	b.count(&match{outcome: over, lines: 80, turns: 8})
	b.count(&match{lines: 500})
	a.add(&b)
	want := Lengths{Mean: 40, Deviation: math.Sqrt(1100), Least: 10, P10: 10, P25: 10, Median: 30, P75: 70,
		P90: 80, P95: 80, Most: 80}
	if diff := cmp.Diff(want, a.lines.measure(), cmpopts.EquateApprox(1e-12, 0)); diff != "" || a.unfinished != 1 ||
		a.moves != 700 {
		t.Errorf("10 10 30 70 80: %s", diff)
	}
	if turns := a.turns.measure(); turns.Mean != 4 || turns.Most != 8 {
		t.Errorf("1 1 3 7 8 turns: %+v", turns)
	}
}

func TestCompareTellsARealDifferenceFromChance(t *testing.T) {
	setup := func(rules string, seed uint64) Setup {
		return Setup{Engine: sowing(rules), Bots: []string{"easy"}, Matches: 500, MaxLines: 500, Seed: seed}
	}
	short, err := compare(t.Context(), setup(`{"turns": 30}`, 1), setup(`{"turns": 4}`, 1))
	if err != nil {
		t.Fatal(err)
	}
	if d := short.Lines; !d.Real || d.Value > -10 || d.Low > d.Value || d.High < d.Value {
		t.Errorf("4 turns for 30: the length differs by %+v, want much less and more than chance", d)
	}
	// The same rules under twenty seeds differ by chance alone: an interval of 95 % is wrong about once.
	wrong := 0
	for seed := range uint64(20) {
		same, err := compare(t.Context(), setup(`{}`, 2*seed), setup(`{}`, 2*seed+1))
		if err != nil {
			t.Fatal(err)
		}
		if same.Seats[0].Real {
			wrong++
		}
	}
	if wrong > 4 {
		t.Errorf("the same rules were called different %d times of 20", wrong)
	}
}

func TestReportIsJSON(t *testing.T) {
	s := Setup{Engine: toys.New(&toys.Signs, 2), Bots: []string{"easy"}, Matches: 5, MaxLines: 3}
	c, err := compare(t.Context(), s, s)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(c)
	for _, want := range []string{`"base":{"game":"signs","matches":5,"finished":0,"unfinished":5`,
		`"more_than_chance":false`, `"moves_per_second":`, `"wins":{"count":0,`} {
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%v: lacks %s:\n%s", err, want, text)
		}
	}
}

func TestSetupThatCannotBePlayedIsRefused(t *testing.T) {
	good := Setup{Engine: toys.New(&toys.Signs, 3), Bots: []string{"easy"}, Matches: 5, MaxLines: 10}
	for want, spoil := range map[string]func(*Setup){
		"0 matches":                func(s *Setup) { s.Matches = 0 },
		"-1 lines":                 func(s *Setup) { s.MaxLines = -1 },
		"2 bots were named for 3":  func(s *Setup) { s.Bots = []string{"easy", "easy"} },
		"0 bots were named for 3":  func(s *Setup) { s.Bots = nil },
		"no bot called \"clever\"": func(s *Setup) { s.Bots = []string{"clever"} },
	} {
		s := good
		spoil(&s)
		_, err := simulate(t.Context(), s)
		var setup *SetupError
		var name *bots.NameError
		if err == nil || !strings.Contains(err.Error(), want) ||
			!errors.As(err, &setup) && !errors.As(err, &name) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	other := good
	other.Engine = toys.New(&toys.Signs, 2)
	if _, err := compare(t.Context(), good, other); err == nil ||
		!strings.Contains(err.Error(), "cannot be compared") {
		t.Errorf("3 seats against 2: got %v", err)
	}
}

func TestSimulationStopsWhenCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := simulate(ctx,
		Setup{Engine: toys.New(&toys.Sowing, 2), Bots: []string{"easy"}, Matches: 1 << 40,
			MaxLines: 500}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want it cancelled", err)
	}
}

// counting is an engine that counts something, and whose seats win together.
type counting struct {
	engines.Engine
	info engines.Info
}

func (c *counting) Info() *engines.Info { return &c.info }

func TestNumbersOfAMatchAreCounted(t *testing.T) {
	plain := sowing(`{"turns": 6}`)
	c := &counting{plain, *plain.Info()}
	// Each reason is counted, whatever it is: together they are all that is told.
	for reason, r := range c.info.Reasons[1:] {
		c.info.Counts = append(c.info.Counts, engines.Count{Name: r.Name, Reason: engines.Reason(reason + 1)})
	}
	c.info.Together = true
	s := Setup{Engine: c, Bots: []string{"easy"}, Matches: 40, MaxLines: 500, Seed: 3, Workers: 3}
	r := run(t, s)
	want := map[string]float64{}
	for match := range s.Matches {
		random := rand.New(rand.NewPCG(s.Seed, uint64(match)))
		p := plain.Start()
		w := plain.Walk(p)
		bot, _ := bots.New("easy")
		for {
			m, over, err := decide(t.Context(), w, []bots.Bot{bot, bot}, random)
			if err != nil {
				t.Fatal(err)
			}
			if over {
				break
			}
			w.ApplyWith(m, func(n engines.Message) { want[c.info.Reasons[n.Reason].Name]++ })
		}
	}
	if !r.Together || len(want) == 0 {
		t.Fatalf("together %v, and %d kinds of events", r.Together, len(want))
	}
	for _, n := range r.Numbers[:len(c.info.Counts)] {
		if got := math.Round(n.Mean * float64(s.Matches)); got != want[n.Name] ||
			n.Mean == 0 && n.Deviation != 0 {
			t.Errorf("%s: %v in all, with a deviation of %v a match; want %v", n.Name, got, n.Deviation,
				want[n.Name])
		}
	}
	compared, err := compare(t.Context(), s, s)
	if err != nil {
		t.Fatal(err)
	}
	for i, d := range compared.Numbers {
		if d.Of != r.Numbers[i].Name || d.Value != 0 || d.Real {
			t.Errorf("the same against itself: %+v", d)
		}
	}
}

// scored is an engine whose result has a number for each seat, and some of others.
type scored struct{ engines.Engine }

func (s scored) Result(p engines.Position) any {
	if s.Engine.Result(p) == nil {
		return nil
	}
	return struct {
		Points map[string]int `json:"points"`
		Others map[string]int `json:"others"`
		Rounds int            `json:"rounds"`
	}{map[string]int{s.SeatIDs()[0]: 7, s.SeatIDs()[1]: 3}, map[string]int{"somebody": 9}, 4}
}

func TestNumbersBySeatAreCounted(t *testing.T) {
	engine := scored{sowing(`{"turns": 6}`)}
	r := run(t, Setup{Engine: engine, Bots: []string{"easy"}, Matches: 10, MaxLines: 500, Seed: 3,
		Workers: 2})
	seats := engine.SeatIDs()
	want := []Number{{Name: "points of " + seats[0], Mean: 7}, {Name: "points of " + seats[1], Mean: 3},
		{Name: "rounds", Mean: 4}}
	if got := r.Numbers[len(r.Numbers)-len(want):]; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// simulate plays the matches of a setup and reports on them.
func simulate(ctx context.Context, s Setup) (*Report, error) {
	t, err := played(ctx, s)
	if err != nil {
		return nil, err
	}
	return t.Report(0), nil
}

// compare plays the same matches with both setups and compares them.
func compare(ctx context.Context, base, other Setup) (*Comparison, error) {
	t, err := played(ctx, base, other)
	if err != nil {
		return nil, err
	}
	c := t.Compare()
	Correct(c)
	return c, nil
}

func played(ctx context.Context, setups ...Setup) (*Trial, error) {
	t, err := NewTrial(setups...)
	if err != nil {
		return nil, err
	}
	if err := t.Play(ctx); err != nil {
		return nil, err
	}
	return t, nil
}
