package table_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/orders"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// counted is what a whole match takes of the one person in it.
type counted struct {
	lines, taps, dones, runs int
	// held is how often a run was interrupted because more was to be done than people do in one go.
	held int
}

// mostLines is after how many lines a match is left: at random some would take for ever.
const mostLines = 250

// What waits on the family's table adds at most one Done to an uninterrupted run of what bots, monsters and
// the game do: between two things that a person does, or until more is to be done than in one go; and whoever
// moves pieces there taps no more than on the screen. The same match is played on both.
func TestOrdersAddAtMostOneDoneToARun(t *testing.T) {
	for _, game := range round.Sample(t, 2, games.List()) {
		id := game.Engine.Info.ID
		t.Run(id, func(t *testing.T) {
			screen, table := counts(t, id, record.OnScreen), counts(t, id, record.OnTable)
			t.Logf("%d lines, %d runs; on the screen %d taps; on the table %d taps and %d Dones, held %d times",
				table.lines, table.runs, screen.taps, table.taps, table.dones, table.held)
			switch {
			case screen.lines != table.lines || screen.runs > table.runs || table.runs > screen.runs+table.held:
				t.Fatalf("they are not the same match: %+v and %+v", screen, table)
			case table.taps > screen.taps:
				t.Errorf("on the table it takes %d taps, on the screen %d", table.taps, screen.taps)
			case table.dones > table.runs:
				t.Errorf("%d Dones for %d runs", table.dones, table.runs)
			case screen.dones > 0 || table.dones == 0:
				t.Errorf("%d Dones on the screen, %d on the table", screen.dones, table.dones)
			}
		})
	}
}

// evened is a match of one person against bots, in which all is drawn anew at every line, so that it is the
// same match wherever the pieces lie.
type evened struct {
	t *testing.T
	*tabletest.Driver
	session *session.Session
	pcg     *rand.PCG
	random  *rand.Rand
	counted
}

// begins opens a match of a game, set up by the app.
func begins(t *testing.T, id, pieces string) *evened {
	t.Helper()
	h := gamestest.Header(t, id, "standard")
	h.Pieces, h.Dice = pieces, "app"
	for i := range h.Seats[1:] {
		h.Seats[i+1] = record.Seat{ID: h.Seats[i+1].ID, Bot: "easy"}
	}
	e := &evened{t: t, pcg: rand.NewPCG(38, 11)}
	e.random = rand.New(e.pcg)
	// The test plays for the bots, which think for ever; only to set up they do not.
	m := begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: e.random,
		Post: func(func()) {}, Think: func(ctx context.Context, level string, engine engines.Engine,
			p engines.Position, _ engines.Seat, r *rand.Rand) (engines.Move, error) {
			if level == bots.Adviser {
				return engine.Sample(p, r), nil
			}
			<-ctx.Done()
			return engines.Move{}, ctx.Err()
		}})
	e.session = m.Session
	t.Cleanup(e.session.Close)
	e.Driver = tabletest.Open(t, usual, settings.Default(), m)
	e.Patient = true
	if e.session.SettingUp() {
		e.draw()
		if slices.Contains(e.Screen.Buttons(), words.DealAll) { // what is dealt comes first
			e.Press(words.DealAll)
			e.Pass(time.Minute)
		}
		e.Press(words.SetUpForUs)
		e.Pass(time.Minute)
	}
	if len(e.Screen.Orders()) > 0 {
		e.Press(words.OrdersAllThere)
	}
	e.Tapped = 0
	return e
}

// ended reports whether the match is over, or long enough.
func (e *evened) ended() bool { return e.session.Over() || len(e.session.Match().Steps()) >= mostLines }

// draw has all that is drawn next depend on the line alone.
func (e *evened) draw() { e.pcg.Seed(38, uint64(len(e.session.Match().Steps()))) }

// settle lets time pass until all is told and the bots wait for the person.
func (e *evened) settle() {
	e.t.Helper()
	for s := e.session; ; {
		e.Pass(time.Minute)
		switch {
		case e.Screen.Replaying():
		case e.ended() || !s.BotsTurn() || s.BotsWait() || len(e.Screen.Orders()) > longestRun:
			return
		default:
			e.draw()
			m := s.Engine().Sample(s.WithSealed(), e.random)
			for m.Who >= 0 && s.Seats()[m.Who].Bot == "" {
				m = s.Engine().Sample(s.WithSealed(), e.random)
			}
			if err := s.Play(m); err != nil {
				e.t.Fatal(err)
			}
		}
	}
}

// longestRun is with how many orders the bots wait until they are done.
const longestRun = 8

// act has the person roll or make a move at random, and returns the position after it and before all that it
// brings about.
func (e *evened) act() engines.Position {
	e.t.Helper()
	s := e.session
	before, lines := s.Position(), len(s.Match().Steps())
	e.draw()
	switch {
	case s.BotsWait():
		e.Press(words.GoOn)
		return before
	case s.Pending().Rolling():
		at, ok := e.Screen.Tray().WhereDice()
		if !ok {
			e.t.Fatalf("there are no dice to roll:\n%s", e.Screen.Shown())
		}
		e.TapIn(e.Screen.Tray(), at)
		return before
	case slices.Contains(e.Screen.Buttons(), words.YesItHappened):
		e.Press(words.YesItHappened)
	default:
		m := s.Engine().Sample(s.WithSealed(), e.random)
		for m.Who >= 0 && s.Seats()[m.Who].Bot != "" { // a bot's, that it may make before
			m = s.Engine().Sample(s.WithSealed(), e.random)
		}
		e.Play(record.FormatLine(s.Engine(), record.MoveOf(m)))
	}
	if steps := s.Match().Steps(); len(steps) > lines {
		return s.Pieces.Moved(steps[lines])
	}
	return before // it is sealed until all have answered
}

// counts plays a match, and presses Done whenever something is to be done on the table.
func counts(t *testing.T, id, pieces string) counted {
	t.Helper()
	e := begins(t, id, pieces)
	s, game := e.session, e.Screen.Game()
	lying := func(p engines.Position) *tableau.Scene { return game.Lying(s.Engine().View(p, engines.Table)) }
	from := s.Position()
	for !e.ended() {
		e.settle()
		if len(orders.Between(lying(from), lying(s.Position()))) > 0 {
			e.runs++
		}
		if said := e.Screen.Orders(); len(said) > 0 {
			e.Press(words.Done)
			e.Pass(time.Second) // people see first what is asked then
			e.dones++
			if left := e.Screen.Orders(); len(left) > 0 {
				t.Errorf("after the Done of %q there is still to do %q", said, left)
			}
		}
		switch from = s.Position(); {
		case e.ended():
		case s.BotsTurn() && !s.BotsWait(): // the run was interrupted, so that not more piles up
			e.held++
		default:
			from = e.act()
		}
	}
	e.lines, e.taps = len(s.Match().Steps()), e.Tapped-e.dones
	return e.counted
}
