package balance

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/bots"
)

// table is where one worker plays the matches of a setup, one after another.
type table struct {
	setup          *Setup
	players, seats []bots.Bot // in the order of the setup, and by seat in the match
	start, w       engines.Walker
	counter        *counter
	source         *generator
	r              *rand.Rand
	look           *look
	// lines are those of a match that is to be looked at closely.
	lines []engines.Move
}

// newTable returns a table for bots of these names.
func newTable(s *Setup, names []string) *table {
	t := &table{setup: s, players: make([]bots.Bot, len(names)), seats: make([]bots.Bot, len(names)),
		start: s.Engine.Walk(s.Engine.Start()), counter: newCounter(s.Engine), source: new(generator)}
	t.w, t.r = t.start.Clone(), rand.New(t.source)
	for seat, name := range names {
		t.players[seat], _ = bots.New(name)
	}
	if s.Closely > 0 {
		t.look = newLook(s.Engine)
	}
	return t
}

// match is what came of a match.
type match struct {
	outcome engines.Outcome
	// first is where the first bot of the setup sat.
	first engines.Seat
	// lines is its length, and turns how often another seat than before came to decide, or what the game counts.
	lines, turns int
	// numbers are those of its events and its result, valid until the table's next match.
	numbers []number
	// look is what was seen of it, nil where nobody looked closely. It is valid until the table's next match.
	look *look
}

// play plays the match of a number, counted from 0, to its end or the last line that is allowed.
func (t *table) play(ctx context.Context, number int) (match, error) {
	var m match
	t.source.Seed(t.setup.Seed, uint64(number))
	t.sit(number, &m)
	t.w.Copy(t.start)
	t.counter.begin()
	closely := t.look != nil && number%t.setup.Closely == 0
	t.lines = t.lines[:0]
	last := engines.Table
	for ; m.lines < t.setup.MaxLines; m.lines++ {
		line, over, err := decide(ctx, t.w, t.seats, t.r)
		if err != nil {
			return m, fmt.Errorf("match %d, after %d lines: %w", number, m.lines, err)
		}
		if over {
			break
		}
		if line.Who >= 0 && line.Who != last {
			last = line.Who
			m.turns++
		}
		if closely {
			t.lines = append(t.lines, line)
		}
		t.w.ApplyWith(line, t.counter.listener)
	}
	if m.outcome = t.w.Outcome(); !m.outcome.Over {
		return m, nil
	}
	if over, ok := turnsOver(t.w); ok {
		m.turns = over + 1
	}
	m.numbers = t.counter.end(t.setup.Engine.Result(t.w.Position()))
	if closely {
		m.look = t.watch(&m)
	}
	return m, nil
}

// turnsOver returns how many turns are over, if the game counts them.
func turnsOver(w engines.Walker) (turns int, ok bool) {
	if counts, is := w.(interface{ TurnsOver() (int, bool) }); is {
		return counts.TurnsOver()
	}
	return 0, false
}

// sit puts the bots on their seats for the match of a number.
func (t *table) sit(number int, m *match) {
	for seat := range t.seats {
		from := seat
		if t.setup.Rotate {
			from = (seat + number) % len(t.seats)
		}
		if t.seats[seat] = t.players[from]; from == 0 {
			m.first = engines.Seat(seat)
		}
	}
}

// watch looks closely at the match that was played last: only now is it known where its middle was.
func (t *table) watch(m *match) *look {
	t.look.begin(m)
	t.w.Copy(t.start)
	for number, line := range t.lines {
		t.look.line(t.w, line, number)
		t.w.ApplyWith(line, t.look.event)
	}
	return t.look
}

// generator is a random source that fills two cache lines. It changes with every number drawn, and would slow
// a processor down that has something of its own in the same line.
type generator struct {
	rand.PCG
	_ [112]byte
}

// decide returns the next move. Seats with an optional move are asked first. Then dice are rolled, the
// table's deal is drawn, or the first of the seats that owe a decision answers.
func decide(ctx context.Context, w engines.Walker, players []bots.Bot, r *rand.Rand) (m engines.Move,
	over bool, err error) {
	who, optional := w.Due()
	for _, seat := range optional.List() {
		if m, err = players[seat].Choose(ctx, w, seat, r); !errors.Is(err, bots.ErrSilent) {
			return m, false, err
		}
	}
	if who == 0 {
		return m, true, nil
	}
	seat := who.First()
	if seat < 0 {
		m, _ = w.SampleOf(seat, r)
		return m, false, nil
	}
	m, err = players[seat].Choose(ctx, w, seat, r)
	return m, false, err
}
