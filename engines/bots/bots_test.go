package bots_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
	"homespun/engines/bots"
	"homespun/engines/enginetest/round"
	"homespun/engines/enginetest/toys"
	"homespun/engines/sitters"
)

func bot(t testing.TB, name string) bots.Bot {
	t.Helper()
	b, err := bots.New(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// sittersEngine is SiTTeRS with the standard rules.
func sittersEngine(t testing.TB) engines.Engine {
	t.Helper()
	engine, err := sitters.Definition.Compile(func(into any) error {
		_, err := toml.DecodeFile("../../rulesets/sitters/standard.toml", into)
		return err
	}, 2)
	if err != nil {
		t.Fatal(err)
	}
	return engine
}

func games(t testing.TB) map[string]engines.Engine {
	return map[string]engines.Engine{
		"signs of 2": toys.New(&toys.Signs, 2), "signs of 6": toys.New(&toys.Signs, 6),
		"boules": toys.New(&toys.Boules, 3),
		"sowing": toys.New(&toys.Sowing, 2), "sitters": sittersEngine(t),
	}
}

func TestUnknownBotSaysWhichThereAre(t *testing.T) {
	_, err := bots.New("grandmaster")
	var name *bots.NameError
	if want := `there is no bot called "grandmaster"; there are easy, medium and hard`; err == nil ||
		err.Error() != want || !errors.As(err, &name) {
		t.Errorf("got %v, want %s", err, want)
	}
	for _, name := range append(bots.Names(), "Medium", " easy ") {
		if _, err := bots.New(name); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestBotsMakeLegalMovesAndLeaveTheWalkerAlone(t *testing.T) {
	for name, engine := range games(t) {
		for _, level := range bots.Names() {
			b, r := bot(t, level), random(3)
			for range 3 {
				w := engine.Walk(engine.Start())
				for line := 0; line < 300 && !w.Pending().Over(); line++ {
					pending := w.Pending()
					seat := pending.Who.List()[r.IntN(pending.Who.Len())]
					if seat < 0 {
						w.Apply(w.Sample(r))
						continue
					}
					before := w.Position()
					m, err := b.Choose(t.Context(), w, seat, r)
					if err != nil || m.Who != seat || !w.Check(m).OK() {
						t.Fatalf("%s, %s: %q for seat %d, %v", name, level, engine.Format(m), seat, err)
					}
					if w.Position() != before {
						t.Fatalf("%s, %s: thinking has moved the walker", name, level)
					}
					w.Apply(m)
				}
			}
		}
	}
}

func TestOneBotPlaysDifferentGamesInTurn(t *testing.T) {
	for _, level := range bots.Names() {
		b, r := bot(t, level), random(1)
		for range 3 {
			for name, engine := range games(t) {
				w := engine.Walk(engine.Start())
				for w.Pending().Who.First() < 0 {
					w.Apply(w.Sample(r))
				}
				if m, err := b.Choose(t.Context(), w, w.Pending().Who.First(), r); err != nil ||
					!w.Check(m).OK() {
					t.Errorf("%s at %s: %q, %v", level, name, engine.Format(m), err)
				}
			}
		}
	}
}

func TestSameRandomNumbersGiveTheSameMove(t *testing.T) {
	engine := sittersEngine(t)
	for _, level := range bots.Names() {
		for seed := range uint64(20) {
			w := engine.Walk(engine.Start())
			one, _ := bot(t, level).Choose(t.Context(), w, 0, random(seed))
			two, _ := bot(t, level).Choose(t.Context(), w, 0, random(seed))
			if one != two {
				t.Errorf("%s, seed %d: %q and %q", level, seed, engine.Format(one), engine.Format(two))
			}
		}
	}
}

func TestThinkingStopsWhenCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	engine := sittersEngine(t)
	for _, level := range bots.Names() {
		if _, err := bot(t, level).Choose(ctx, engine.Walk(engine.Start()), 0, random(1)); !errors.Is(err,
			context.Canceled) {
			t.Errorf("%s: got %v, want it cancelled", level, err)
		}
	}
}

func TestSeatThatOwesNothingIsAnError(t *testing.T) {
	engine := sittersEngine(t)
	for _, level := range bots.Names() {
		_, err := bot(t, level).Choose(t.Context(), engine.Walk(engine.Start()), 1, random(1))
		var seat *bots.SeatError
		if !errors.As(err, &seat) || seat.Seat != 1 {
			t.Errorf("%s: got %v, want the seat named", level, err)
		}
	}
}

// What A has shown in secret must not change what B does, whatever the random numbers.
func TestBotsDoNotPeek(t *testing.T) {
	engine := toys.New(&toys.Signs, 2)
	for _, level := range bots.Names() {
		for seed := range uint64(200) {
			var answers []string
			for sign := int16(1); sign <= 3; sign++ {
				w := engine.Walk(engine.Start())
				w.Apply(engines.NewMove(0, 1, sign))
				m, err := bot(t, level).Choose(t.Context(), w, 1, random(seed))
				if err != nil {
					t.Fatal(err)
				}
				answers = append(answers, engine.Format(m))
			}
			if answers[0] != answers[1] || answers[1] != answers[2] {
				t.Fatalf("%s, seed %d: B answers %v to rock, paper, scissors, which it cannot know", level,
					seed, answers)
			}
		}
	}
}

func TestBotsShowEverySignAsOften(t *testing.T) {
	round.Long(t)
	engine := toys.New(&toys.Signs, 3)
	for _, level := range bots.Names() {
		var count [4]int
		const n = 3000
		b, r := bot(t, level), random(7)
		for range n {
			m, err := b.Choose(t.Context(), engine.Walk(engine.Start()), 2, r)
			if err != nil {
				t.Fatal(err)
			}
			count[m.Args[0]]++
		}
		chi := 0.0
		for sign := 1; sign <= 3; sign++ {
			d := float64(count[sign] - n/3)
			chi += d * d / (n / 3)
		}
		if chi > 13.8 { // 99.9 % of fair draws with 2 degrees of freedom
			t.Errorf("%s: %v, chi-square %.1f, want at most 13.8", level, count[1:], chi)
		}
	}
}

// medium wins more than half of what is won, with 95 % certainty, from every seat.
func TestMediumBeatsEasy(t *testing.T) {
	for name, c := range map[string]struct {
		engine  engines.Engine
		matches int
	}{
		"boules": {toys.New(&toys.Boules, 2), 100}, "sowing": {toys.New(&toys.Sowing, 2), 200},
		"sitters": {sittersEngine(t), 60},
	} {
		wins, lost := 0, 0
		for seat, players := range [][]string{{"medium", "easy"}, {"easy", "medium"}} {
			r, err := balancetest.Run(t.Context(),
				balance.Setup{Engine: c.engine, Bots: players, Matches: c.matches, MaxLines: 2000, Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			wins += r.Seats[seat].Wins.Count - r.Seats[seat].Shared
			lost += r.Seats[1-seat].Wins.Count - r.Seats[1-seat].Shared
		}
		share := balance.Wilson(wins, wins+lost)
		t.Logf("%s: medium wins %d, easy %d: %.2f (%.2f to %.2f)", name, wins, lost, share.Part, share.Low,
			share.High)
		if share.Low <= 0.5 {
			t.Errorf("%s: medium wins %.2f (%.2f to %.2f) of %d, want more than half", name, share.Part,
				share.Low, share.High, wins+lost)
		}
	}
}

func TestBotsDoNotAllocate(t *testing.T) {
	if racing {
		t.Skip("the race detector makes pools forget")
	}
	for name, engine := range games(t) {
		for _, level := range bots.Names() {
			b, r := bot(t, level), random(5)
			w := engine.Walk(engine.Start())
			for w.Pending().Who.First() < 0 {
				w.Apply(w.Sample(r))
			}
			ctx, seat := t.Context(), w.Pending().Who.First()
			think := func() {
				if _, err := b.Choose(ctx, w, seat, r); err != nil {
					t.Fatal(err)
				}
			}
			think()
			if n := testing.AllocsPerRun(20, think); n > 0 {
				t.Errorf("%s at %s: %.0f allocations a move", level, name, n)
			}
		}
	}
}

func BenchmarkChoose(b *testing.B) {
	for _, level := range bots.Names() {
		b.Run(fmt.Sprintf("sitters/%s", level), func(b *testing.B) {
			player, r, engine := bot(b, level), random(1), sittersEngine(b)
			start := engine.Walk(engine.Start())
			w := start.Clone()
			for b.Loop() {
				pending := w.Pending()
				if pending.Over() {
					w.Copy(start)
					continue
				}
				if seat := pending.Who.First(); seat < 0 {
					w.Apply(w.Sample(r))
				} else if m, err := player.Choose(b.Context(), w, seat, r); err != nil {
					b.Fatal(err)
				} else {
					w.Apply(m)
				}
			}
		})
	}
}
