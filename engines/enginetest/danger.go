package enginetest

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

// danger checks that a danger is a whole message, names seats of the match, tells what all may know, and that
// there is none after the end.
func (e *examiner) danger(pending engines.Pending) {
	d, ok := e.engine.Danger(e.at)
	if !ok {
		return
	}
	e.message(subject{what: "danger"}, d.Message)
	seen, sees := e.engine.Danger(e.engine.View(e.at, engines.Table))
	switch {
	case pending.Over():
		e.fail(CheckDanger, "the match is over, but not the danger: %s", e.reason(d.Message))
	case d.Clause == 0 || d.Wins != 0 && !d.Grave:
		e.fail(CheckDanger, "%s names no clause, or somebody wins and it is not grave", e.reason(d.Message))
	case !sees || seen != d:
		e.fail(CheckDanger, "%s is not what all may know", e.reason(d.Message))
	}
	for _, seat := range d.Wins.List() {
		if seat < 0 || int(seat) >= len(e.ids) {
			e.fail(CheckDanger, "%s: seat %d is not of this match", e.reason(d.Message), seat)
		}
	}
}

// Foretold is what was said of dangers over many matches.
type Foretold struct {
	// Turns are the positions that waited for a decision or a roll after setting up, and Told those of them
	// in which there was a danger.
	Turns, Told int
	// Ends counts the matches by the event that ended them, and Surprises those of them of which no danger
	// was said before the last line.
	Ends, Surprises map[string]int
}

// Foretell plays random matches and follows every danger that says who wins. It stays until lifted says that
// what it excludes has happened; until then the same seats are said to win, and at the end they have won.
// begun reports whether a position comes after setting up.
func Foretell(t testing.TB, engine engines.Engine, matches int, seed uint64,
	begun func(engines.Position) bool,
	lifted func(d engines.Danger, after engines.Position) bool) Foretold {
	t.Helper()
	said := Foretold{Ends: map[string]int{}, Surprises: map[string]int{}}
	r := rand.New(rand.NewPCG(seed, 38))
	for range matches {
		said.match(t, engine, r, begun, lifted)
	}
	return said
}

// longest is after how many lines a random match is given up.
const longest = 20000

func (f *Foretold) match(t testing.TB, engine engines.Engine, r *rand.Rand, begun func(engines.Position) bool,
	lifted func(d engines.Danger, after engines.Position) bool) {
	t.Helper()
	p := engine.Start()
	var claim engines.Danger // the last danger that says who wins, as long as it holds
	last := ""
	for range longest {
		d, told := engine.Danger(p)
		if begun(p) {
			f.Turns++
		}
		if told {
			f.Told++
		}
		switch {
		case claim.Wins != 0 && d.Wins != claim.Wins:
			t.Fatalf("%s is over, and nothing that it excludes has happened", name(engine, claim.Message))
		case d.Wins != 0:
			claim = d
		}
		m := draw(engine, p, r)
		p = engine.Apply(p, m, func(n engines.Message) { last = name(engine, n) })
		if claim.Wins != 0 && lifted(claim, p) {
			claim = engines.Danger{}
		}
		if outcome := engine.Outcome(p); outcome.Over {
			if claim.Wins != 0 && outcome.Winners != claim.Wins {
				t.Fatalf("%s: it was %v, and %v have won", name(engine, claim.Message), claim.Wins.List(),
					outcome.Winners.List())
			}
			if f.Ends[last]++; !told {
				f.Surprises[last]++
			}
			return
		}
	}
	f.Ends["given up"]++
}

// draw returns a random move, a likely one where the game knows which moves people are likely to make.
func draw(engine engines.Engine, p engines.Position, r *rand.Rand) engines.Move {
	type guesser interface {
		Guess(seat engines.Seat, r *rand.Rand) (engines.Move, bool)
	}
	if who := engine.Pending(p).Who; who.Len() > 0 && who.First() >= 0 {
		if g, ok := engine.Walk(p).(guesser); ok {
			if m, guessed := g.Guess(who.First(), r); guessed && engine.Check(p, m).OK() {
				return m
			}
		}
	}
	return engine.Sample(p, r)
}

// name returns the name of a message's reason.
func name(engine engines.Engine, n engines.Message) string {
	return engine.Info().Reasons[n.Reason].Name
}

// Share returns the part of the turns in which there was a danger.
func (f *Foretold) Share() float64 { return float64(f.Told) / float64(max(1, f.Turns)) }

// Check checks that there is a danger in at most a quarter of the turns, and that of the matches at most a
// part ended without one: so many of a hundred for the events that end it, none for others.
func (f *Foretold) Check(t testing.TB, most map[string]int) {
	t.Helper()
	t.Logf("a danger in %.1f %% of %d turns; ends: %v, of them without one: %v", 100*f.Share(), f.Turns,
		f.Ends, f.Surprises)
	if f.Share() > 0.25 {
		t.Errorf("there is a danger in %.0f %% of the turns", 100*f.Share())
	}
	for end, n := range f.Surprises {
		if 100*n > most[end]*f.Ends[end] {
			t.Errorf("%d of %d ends by %s come without one, and %d of 100 may", n, f.Ends[end], end,
				most[end])
		}
	}
}
