package session_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// advised returns what the owl says to a seat, in the notation; "" if it finds nothing.
func (t *table) advised(seat, viewer engines.Seat) (said string) {
	t.Advise(seat, viewer, func(m engines.Move, err error) {
		if err == nil {
			said = t.Engine().Format(m)
		}
	})
	return said
}

func TestAdviceIsALegalMoveAndTheSameWhenAskedAgain(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 4")
	said := tab.advised(0, 0)
	m, err := tab.Engine().Parse(0, said)
	if err != nil || tab.Check(m) != nil {
		t.Fatalf("the advice is %q: %v", said, err)
	}
	for range 20 {
		if again := tab.advised(0, 0); again != said {
			t.Errorf("asked again the owl says %q, before %q", again, said)
		}
	}
	tab.wants("dice: 4")
}

func TestNoDieFallsOtherwiseWhereTheOwlWasAsked(t *testing.T) {
	roll := func(asked bool) []int16 {
		tab := begin(t, header("sowing", "Ava", "Ben"), options())
		tab.play("dice: 4")
		if asked {
			tab.advised(0, 0)
		}
		tab.play("A: sow p3")
		for tab.Pending().Who.Has(1) {
			tab.play("B: turn left")
		}
		m, err := tab.Roll()
		if err != nil {
			t.Fatal(err)
		}
		return m.Faces()
	}
	if a, b := roll(false), roll(true); !slices.Equal(a, b) {
		t.Errorf("the next roll is %v, and %v where the owl was asked", a, b)
	}
}

// The owl that speaks to all knows what all know, the one that speaks to a player alone what that player
// does. Ava has hidden a token in her Patroller, and gives an order (PAT-28).
func TestTheOwlKnowsWhatItsViewersKnow(t *testing.T) {
	for _, viewer := range []engines.Seat{0, 1, engines.Table} {
		o, asked := options(), false
		o.Think = func(_ context.Context, level string, e engines.Engine, p engines.Position,
			seat engines.Seat, _ *rand.Rand) (engines.Move, error) {
			asked = true
			if level != bots.Adviser || p != e.View(p, viewer) || p != e.View(p, seat) {
				t.Errorf("before %d the bot %q sees what is hidden", viewer, level)
			}
			return engines.Move{}, errors.New("no idea")
		}
		o.Resolve = games.All().Resolve
		h := header("patrollers", "Ava", "Ben")
		h.Rules = map[string]any{"team_size": int64(2)}
		tab := begin(t, h, o)
		tab.play("A: pick mad-dog", "A: pick sarge", "B: pick ice-man", "B: pick patches",
			"A: token A1 kevlar-vest", "A: token A2 none", "B: token B1 none", "B: token B2 duty")
		if p := tab.Position(); tab.Engine().View(p, 0) == tab.Engine().View(p, engines.Table) {
			t.Fatal("Ava knows no more than all do")
		}
		if said := tab.advised(0, viewer); said != "" || !asked {
			t.Errorf("a bot without an idea advises %q, asked %v", said, asked)
		}
	}
}

// Two positions that differ only in what others have laid in secret have the same advice.
func TestNoAdviceTellsASecret(t *testing.T) {
	said := map[string]string{}
	for _, secret := range []string{"raid white", "move self", "bullet green", "defend raid"} {
		o := options()
		o.Resolve = games.All().Resolve
		h := header("saratoga", "Ava", "Ben", "Cleo", "Dan")
		h.Position = map[string]any{"colours": []any{"red", "blue", "green", "white"},
			"laid": map[string]any{"red": secret}, "due": "lay"}
		inRecord := begin(t, h, o)
		said[inRecord.advised(3, 3)] = secret
		h.Position = map[string]any{"colours": []any{"red", "blue", "green", "white"}}
		sealed := begin(t, h, o)
		sealed.play("A: lays " + secret)
		said[sealed.advised(3, 3)] = secret
	}
	if len(said) != 1 || said[""] != "" {
		t.Errorf("the advice differs with what Ava has laid: %v", said)
	}
}

func TestAdviceIsDroppedWhereTheMatchHasMovedOn(t *testing.T) {
	for name, move := range map[string]func(*table, func()){
		"played":  func(tab *table, _ func()) { tab.play("A: keep") },
		"seated":  func(tab *table, _ func()) { tab.play("table: seat B Cleo") },
		"closed":  func(tab *table, _ func()) { tab.Close() },
		"stopped": func(_ *table, stop func()) { stop() },
	} {
		o, p, ended := options(), make(posts, 10), make(chan error, 1)
		o.Post = func(do func()) { p <- do }
		o.Think = func(ctx context.Context, _ string, e engines.Engine, at engines.Position, _ engines.Seat,
			r *rand.Rand) (engines.Move, error) {
			<-ctx.Done()
			ended <- ctx.Err()
			return e.Sample(at, r), nil
		}
		tab := begin(t, header("boules", "Ava", "Ben"), o)
		stop := tab.Advise(0, 0,
			func(m engines.Move, _ error) { t.Errorf("%s: the owl still says %v", name, m) })
		move(tab, stop)
		if err := watchdog.Receive(t, "the owl thinks no more", ended); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
		p.next(t)()
	}
}

func TestAnOwlThatFailsFindsNothing(t *testing.T) {
	for name, think := range map[string]session.Thinker{
		"panics": func(context.Context, string, engines.Engine, engines.Position, engines.Seat,
			*rand.Rand) (engines.Move, error) {
			panic("oh")
		},
		"advises somebody else": func(_ context.Context, _ string, e engines.Engine, p engines.Position,
			_ engines.Seat, r *rand.Rand) (engines.Move, error) {
			m := e.Sample(p, r)
			m.Who = 1
			return m, nil
		},
	} {
		o := options()
		o.Think = think
		tab := begin(t, header("boules", "Ava", "Ben"), o)
		var fault *panics.Fault
		tab.Advise(0, 0, func(_ engines.Move, err error) {
			if err == nil || errors.As(err, &fault) != (name == "panics") {
				t.Errorf("an owl that %s: %v", name, err)
			}
		})
	}
}

// What people leave to the app it decides by itself, in ordinary lines; after an undo it waits.
func TestTheAppDecidesWhatIsLeftToIt(t *testing.T) {
	tab := begin(t, header("boules", "Ava", "Ben"), options())
	tab.Resume()
	left := func(engines.Position) bool {
		return len(tab.Match().Steps()) < 3 && tab.Pending().Who.Has(0)
	}
	tab.LeaveToApp(left)
	if steps := tab.Match().Steps(); len(steps) != 1 || steps[0].Line.Who() != 0 || tab.LeftToApp() {
		t.Fatalf("the app made %q", tab.lines())
	}
	tab.play("table: undo")
	if !tab.BotsWait() || !tab.LeftToApp() || len(tab.lines()) != 2 {
		t.Errorf("after an undo the app does not wait: %q", tab.lines())
	}
	if tab.Resume(); len(tab.lines()) != 3 {
		t.Errorf("the app does not go on: %q", tab.lines())
	}
	report := record.VerifyFile(tab.path, resolve, nil)
	if !report.OK || report.Moves != 3 {
		t.Errorf("the record is not an ordinary one: %+v", report.Error)
	}
}

// Real dice are rolled by people, and secrets and what bots owe are nothing that people could leave.
func TestWhatCannotBeLeftToTheApp(t *testing.T) {
	all := func(engines.Position) bool { return true }
	onTable := header("sowing", "Ava", "Ben")
	onTable.Dice = "table"
	for name, h := range map[string]record.Header{
		"real dice": onTable, "a secret": header("signs", "Ava", "Ben"),
	} {
		tab := begin(t, h, options())
		tab.Resume()
		if tab.LeaveToApp(all); tab.LeftToApp() || len(tab.Match().Steps()) > 0 {
			t.Errorf("%s: the app makes %q", name, tab.lines())
		}
	}
	o, p := options(), make(posts, 10)
	o.Post = func(do func()) { p <- do }
	tab := begin(t, header("boules", "bot:easy", "Ben"), o)
	tab.Resume()
	if tab.LeaveToApp(all); tab.LeftToApp() || len(tab.ThinkingSeats()) != 1 {
		t.Error("the app plays for a bot")
	}
}
