package session_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/enginetest/toys"
	"homespun/engines/enginetest/watchdog"
)

func TestBotsPlayMatchesToTheirEnd(t *testing.T) {
	for _, game := range []string{"signs", "boules", "sowing"} {
		for _, level := range []string{"bot:easy", "bot:medium"} {
			tab := begin(t, header(game, level, "bot:easy", "bot:easy"), options())
			tab.Resume()
			if !tab.Over() {
				t.Errorf("%s with %s: the match is not over after %d lines", game, level,
					len(tab.Match().Steps()))
			}
			if again, err := session.Open(tab.path, options()); err != nil ||
				again.Position() != tab.Position() {
				t.Errorf("%s: the file goes another way: %v", game, err)
			}
		}
	}
}

func TestBotsAnswerPeopleAndWaitAfterAnUndo(t *testing.T) {
	tab := begin(t, header("boules", "Ava", "bot:easy"), options())
	tab.Resume()
	tab.play("A: throw 5,4")
	if got := len(tab.lines()); got != 2 {
		t.Fatalf("%d lines after a throw, want the bot's answer too", got)
	}
	tab.play("table: undo")
	if !tab.BotsWait() || !tab.Pending().Who.Has(1) {
		t.Fatal("the bot did not wait after an undo")
	}
	tab.play("table: undo", "A: throw 6,4")
	if tab.BotsWait() || !tab.Pending().Who.Has(0) {
		t.Error("the bot did not answer another throw")
	}
	tab.play("table: undo")
	told := false
	tab.Subscribe(func(e session.Change) {
		told = told || e.Kind == session.Thinking && e.Seat == engines.Table && !tab.BotsWait()
	})
	tab.Resume()
	if !tab.Pending().Who.Has(0) || !told {
		t.Errorf("the bot did not go on, or nobody was told: %v", told)
	}
}

func TestTheAppRollsForBotsOnly(t *testing.T) {
	h := header("sowing", "Ava", "bot:easy")
	tab := begin(t, h, options())
	tab.Resume()
	if len(tab.Match().Steps()) != 0 {
		t.Fatal("the app rolled for Ava")
	}
	for range 6 {
		for tab.Pending().Rolling() {
			if _, err := tab.Roll(); err != nil {
				t.Fatal(err)
			}
		}
		if tab.Over() {
			break
		}
		if !tab.Pending().Who.Has(0) {
			t.Fatalf("the bot is due and does nothing: %v", tab.lines())
		}
		if err := tab.Play(tab.Engine().Moves(tab.Position(), nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	h.Dice = "table"
	tab = begin(t, h, options())
	tab.Resume()
	tab.play("dice: 1", "A: sow p3")
	if !tab.Pending().Rolling() || len(tab.lines()) != 2 {
		t.Error("the app rolled where the table rolls")
	}
}

func TestBotsChooseWithoutSeeingWhatOthersLaid(t *testing.T) {
	o := options()
	o.Think = func(_ context.Context, _ string, _ engines.Engine, p engines.Position, seat engines.Seat,
		_ *rand.Rand) (engines.Move, error) {
		for other, sign := range p.(toys.SignsPosition).Sign {
			if sign != 0 && engines.Seat(other) != seat {
				t.Errorf("the bot sees that %d laid %d", other, sign)
			}
		}
		return engines.NewMove(seat, 1, 1), nil
	}
	tab := begin(t, header("signs", "Ava", "bot:easy"), o)
	tab.play("A: shows paper")
	tab.wants("A: shows paper", "B: shows rock")
}

// posts collects the functions that bots post to the session's goroutine.
type posts chan func()

// next returns the next posted function.
func (p posts) next(t *testing.T) (do func()) {
	t.Helper()
	return watchdog.Receive(t, "a bot comes back", p)
}

func TestAnAnswerIsDroppedWhereTheMatchHasMovedOn(t *testing.T) {
	o, p := options(), make(posts, 10)
	o.Post = func(do func()) { p <- do }
	tab := begin(t, header("boules", "bot:easy", "Ben"), o)
	tab.Resume()
	if got := tab.ThinkingSeats(); len(got) != 1 || got[0] != 0 {
		t.Fatalf("%v think, want A", got)
	}
	answer := p.next(t)
	tab.play("A: keep") // somebody played for the bot
	answer()
	tab.wants("A: keep")
	tab.play("B: keep")
	p.next(t)()
	if got := len(tab.lines()); got != 3 {
		t.Errorf("%d lines, want the bot's second answer", got)
	}
}

func TestAClosedSessionHearsNoBot(t *testing.T) {
	o, p := options(), make(posts, 10)
	o.Post = func(do func()) { p <- do }
	ended := make(chan error, 1)
	o.Think = func(ctx context.Context, _ string, _ engines.Engine, _ engines.Position, _ engines.Seat,
		_ *rand.Rand) (engines.Move, error) {
		<-ctx.Done()
		ended <- ctx.Err()
		return engines.Move{}, ctx.Err()
	}
	tab := begin(t, header("boules", "bot:easy", "Ben"), o)
	tab.Resume()
	tab.Close()
	if err := watchdog.Receive(t, "the bot thinks no more", ended); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	tab.wants("")
}

func TestABotThatFailsSaysSoAndHarmsNothing(t *testing.T) {
	for name, think := range map[string]session.Thinker{
		"an error": func(context.Context, string, engines.Engine, engines.Position, engines.Seat,
			*rand.Rand) (engines.Move, error) {
			return engines.Move{}, errors.New("no idea")
		},
		"a panic": func(context.Context, string, engines.Engine, engines.Position, engines.Seat,
			*rand.Rand) (engines.Move, error) {
			panic("no idea")
		},
		"another's move": func(context.Context, string, engines.Engine, engines.Position, engines.Seat,
			*rand.Rand) (engines.Move, error) {
			return engines.NewMove(1, 2), nil
		},
		"an illegal move": func(_ context.Context, _ string, _ engines.Engine, _ engines.Position,
			seat engines.Seat, _ *rand.Rand) (engines.Move, error) {
			return engines.NewMove(seat, 1, -50, 0), nil
		},
	} {
		o := options()
		o.Think = think
		tab := begin(t, header("boules", "bot:easy", "Ben"), o)
		tab.Resume()
		last := tab.heard[len(tab.heard)-1]
		if last.Kind != session.BotFailed || last.Err == nil || len(tab.Match().Steps()) != 0 ||
			!tab.BotsWait() {
			t.Errorf("%s: heard %+v", name, last)
		}
		if err := tab.Sit(0, "Ava"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// While the screen shows a replay the bots wait, and play after it. Other reasons to wait still count then.
func TestBotsWaitWhileSomethingIsShown(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "bot:easy"), options())
	tab.Subscribe(func(e session.Change) {
		if e.Kind == session.Moved {
			tab.HoldBots(true)
		}
	})
	tab.play("dice: 1", "A: sow p1")
	if lines := tab.lines(); len(lines) != 2 {
		t.Fatalf("a hushed bot has played: %q", lines)
	}
	for n := 3; n < 5; n++ { // its roll, then its move
		if tab.HoldBots(false); len(tab.lines()) != n {
			t.Fatalf("the bot has made %d lines, want %d: %q", len(tab.lines()), n, tab.lines())
		}
	}
	if err := tab.Undo(); err != nil {
		t.Fatal(err)
	}
	lines := len(tab.lines())
	if tab.HoldBots(false); len(tab.lines()) != lines || !tab.BotsWait() {
		t.Error("after an undo the bot goes on as soon as nothing is shown")
	}
}
