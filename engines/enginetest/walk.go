package enginetest

import (
	"slices"
	"testing"

	"homespun/engines"
)

// walk checks that a walker on the position agrees with the engine, and that its copies move independently.
func (e *examiner) walk(w engines.Walker, list []engines.Move) {
	pending := e.engine.Pending(e.at)
	who, optional := w.Due()
	one, two := twins(e.r.Uint64())
	switch {
	case who != pending.Who || optional != pending.Optional:
		e.fail(CheckDue, "%v and %v are due, but %v and %v are pending", who.List(), optional.List(),
			pending.Who.List(), pending.Optional.List())
	case w.Position() != e.at || w.Pending() != pending || w.Outcome() != e.engine.Outcome(e.at) ||
		!slices.Equal(w.Moves(nil), list):
		e.fail(CheckWalker, "it stands elsewhere, or says something else")
	case !pending.Over() && w.Sample(one) != e.engine.Sample(e.at, two):
		e.fail(CheckWalker, "it draws another move")
	}
	clone := w.Clone()
	other := e.engine.Walk(e.engine.Start())
	other.Copy(w)
	for seat := engines.Table; int(seat) < len(e.ids); seat++ {
		clone.Copy(w)
		if clone.Hide(seat); seat != engines.Dice && clone.Position() != e.engine.View(e.at, seat) {
			e.fail(CheckWalker, "it hides other things from %s", e.id(seat))
		}
	}
	if pending.Over() {
		return
	}
	m := e.choose(list)
	if !w.Check(m).OK() {
		e.fail(CheckWalker, "it refuses %q", e.line(m))
	}
	clone.Copy(w)
	clone.Apply(m)
	if q := e.engine.Apply(e.at, m, nil); w.Position() != e.at || other.Position() != e.at ||
		clone.Position() != q {
		e.fail(CheckWalker, "a move of its copy moves it, or leads elsewhere")
	}
}

// allocations checks that a walker plays the longest match without allocating memory.
func (e *examiner) allocations() {
	start := e.engine.Walk(e.engine.Start())
	w, hidden := start.Clone(), start.Clone()
	list := make([]engines.Move, 0, 4096)
	e.r, _ = twins(e.o.Seed)
	play := func() {
		w.Copy(start)
		for _, m := range e.longest {
			if w.Pending(); !racing {
				w.Sample(e.r)
			}
			list = w.Moves(list[:0])
			w.Check(m)
			w.Apply(m)
			w.Outcome()
			w.Value(0)
			hidden.Copy(w)
			hidden.Hide(0)
		}
	}
	if n := testing.AllocsPerRun(4, play); n > 0 {
		e.fail(CheckAllocs, "a match of %d moves takes %.0f allocations", len(e.longest), n)
	}
}

// Playout is the benchmark of an engine: random matches on a walker, to the end or to maxLines. It reports
// moves/s (rolls count as moves), games/s and moves/game. games/s alone would make an engine with short
// matches look fast.
func Playout(b *testing.B, engine engines.Engine, maxLines int) {
	r, _ := twins(1)
	benchmark(b, engine, maxLines, func(w engines.Walker) engines.Move { return w.Sample(r) })
}

// Listing is [Playout] with the whole list of moves made for every decision, as bots need it.
func Listing(b *testing.B, engine engines.Engine, maxLines int) {
	r, _ := twins(1)
	list := make([]engines.Move, 0, 4096)
	benchmark(b, engine, maxLines, func(w engines.Walker) engines.Move {
		if list = w.Moves(list[:0]); len(list) == 0 {
			return w.Sample(r)
		}
		return list[r.IntN(len(list))]
	})
}

// benchmark plays matches on a walker with the moves that choose returns.
func benchmark(b *testing.B, engine engines.Engine, maxLines int, choose func(engines.Walker) engines.Move) {
	start := engine.Walk(engine.Start())
	w := start.Clone()
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		w.Copy(start)
		for line := 0; line < maxLines; line++ {
			if pending := w.Pending(); pending.Over() {
				break
			}
			w.Apply(choose(w))
			moves++
		}
	}
	seconds := b.Elapsed().Seconds()
	b.ReportMetric(float64(moves)/seconds, "moves/s")
	b.ReportMetric(float64(b.N)/seconds, "games/s")
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
}
