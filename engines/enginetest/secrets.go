package enginetest

import (
	"slices"

	"homespun/engines"
)

// answers checks decisions that several seats owe at once: the seats may answer in any order, and in secret
// if the decision is secret.
func (e *examiner) answers(pending engines.Pending, list []engines.Move) {
	for _, one := range pending.Who.List() {
		m := e.moveOf(one, list)
		q, events := e.withEvents(m)
		for _, two := range pending.Who.List() {
			if one != two {
				e.swap(m, e.moveOf(two, list))
			}
		}
		if pending.Secret {
			e.secret(pending, m, q, events, list)
		}
	}
}

// swap checks that two moves of two seats that both owe a decision lead to the same position in either order.
func (e *examiner) swap(one, two engines.Move) {
	both := func(first, second engines.Move) engines.Position {
		p := e.engine.Apply(e.at, first, nil)
		if v := e.engine.Check(p, second); !v.OK() {
			e.fail(CheckAnswers, "after %q it is too late for %q: %s", e.line(first), e.line(second),
				e.reason(v.Message))
		}
		return e.engine.Apply(p, second, nil)
	}
	if p, q := both(one, two), both(two, one); p != q {
		e.fail(CheckAnswers, "%q and %q lead to\n%s\nand in the other order to\n%s", e.line(one), e.line(two),
			e.toml(p), e.toml(q))
	}
}

// secret checks that nobody learns of an answer while others have yet to answer. In the views of the other
// seats, and in the table's, the answer has not been given.
func (e *examiner) secret(pending engines.Pending, m engines.Move, q engines.Position,
	events []engines.Message, list []engines.Move) {
	if after := e.engine.Pending(q); !after.Secret || after.Who&pending.Who.Without(m.Who) == 0 {
		return
	}
	for seat := engines.Table; int(seat) < len(e.ids); seat++ {
		before, after := e.engine.View(e.at, seat), e.engine.View(q, seat)
		if seat != m.Who && seat != engines.Dice && before != after {
			e.fail(CheckSecret, "after %q %s sees\n%s\nand saw before\n%s", e.line(m), e.id(seat),
				e.toml(after), e.toml(before))
		}
		if seat == m.Who && before == after {
			e.fail(CheckSecret, "%s has forgotten %q", e.id(seat), e.line(m))
		}
		if seat >= 0 && seat != m.Who && !slices.Equal(e.movesOf(seat, after), e.movesOf(seat, q)) {
			e.fail(CheckSecret, "after %q %s may not make the same moves in its view as in truth", e.line(m),
				e.id(seat))
		}
	}
	if other := e.moveOf(m.Who, list); other != m {
		p, otherEvents := e.withEvents(other)
		if !slices.Equal(events, otherEvents) || e.engine.Prompt(p) != e.engine.Prompt(q) {
			e.fail(CheckSecret, "what is told tells %q from %q", e.line(m), e.line(other))
		}
	}
}

// hidden checks answers that stay hidden: nobody else can tell two of them apart that differ only in their
// last argument. The arguments before it may say openly which piece the answer is about. Where some seats see an answer,
// what follows may tell it to all; where all are told the same, only those seats know more.
func (e *examiner) hidden(pending engines.Pending, list []engines.Move) {
	if len(list) == 0 {
		return
	}
	m := list[e.r.IntN(len(list))]
	q, events := e.withEvents(m)
	for _, other := range list {
		if last := max(0, int(m.N)-1); other == m || other.Who != m.Who || other.Verb != m.Verb ||
			other.N != m.N || !slices.Equal(other.Args[:last], m.Args[:last]) {
			continue
		}
		p, otherEvents := e.withEvents(other)
		if !slices.Equal(events, otherEvents) || e.engine.Prompt(p) != e.engine.Prompt(q) {
			if pending.Seen != 0 {
				continue
			}
			e.fail(CheckSecret, "what is told tells %q from %q", e.line(m), e.line(other))
		}
		for seat := engines.Table; int(seat) < len(e.ids); seat++ {
			knows := seat == m.Who && pending.Seen == 0 || pending.Seen.Has(seat) || seat == engines.Dice
			if !knows && e.engine.View(p, seat) != e.engine.View(q, seat) {
				e.fail(CheckSecret, "%s can tell %q from %q", e.id(seat), e.line(m), e.line(other))
			}
		}
	}
}

// moveOf draws a legal move of a seat.
func (e *examiner) moveOf(seat engines.Seat, list []engines.Move) engines.Move {
	start := e.r.IntN(len(list) + 1)
	for i := range list {
		if m := list[(start+i)%len(list)]; m.Who == seat {
			return m
		}
	}
	for range 1000 {
		if m := e.engine.Sample(e.at, e.r); m.Who == seat {
			return m
		}
	}
	e.fail(CheckSample, "%s owes a decision, and of 1000 samples none is its own", e.id(seat))
	return engines.Move{}
}

func (e *examiner) movesOf(seat engines.Seat, p engines.Position) []engines.Move {
	return slices.DeleteFunc(e.engine.Moves(p, nil), func(m engines.Move) bool { return m.Who != seat })
}

// withEvents makes a move and returns the new position and the events.
func (e *examiner) withEvents(m engines.Move) (q engines.Position, events []engines.Message) {
	q = e.engine.Apply(e.at, m, func(n engines.Message) { events = append(events, n) })
	return q, events
}
