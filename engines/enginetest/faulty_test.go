package enginetest

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/enginetest/toys"
)

// faulty is an engine with a fault: what is set answers instead of the engine.
type faulty struct {
	engines.Engine
	start    func() engines.Position
	info     func() *engines.Info
	due      func(engines.Position) engines.Pending
	moves    func(engines.Position, []engines.Move) []engines.Move
	sample   func(engines.Position, *rand.Rand) engines.Move
	check    func(engines.Position, engines.Move) engines.Verdict
	apply    func(engines.Position, engines.Move, func(engines.Message)) engines.Position
	prompt   func(engines.Position) engines.Message
	outcome  func(engines.Position) engines.Outcome
	result   func(engines.Position) any
	view     func(engines.Position, engines.Seat) engines.Position
	save     func(engines.Position) any
	load     func(func(any) error) (engines.Position, error)
	parse    func(engines.Seat, string) (engines.Move, error)
	format   func(engines.Move) string
	describe func(engines.Arg) engines.Description
	walk     func(engines.Position) engines.Walker
}

// or returns the answer of the fault if there is one, else that of the engine.
func or[F any](fault F, isSet bool, engine F) F {
	if isSet {
		return fault
	}
	return engine
}

func (f *faulty) Start() engines.Position { return or(f.start, f.start != nil, f.Engine.Start)() }
func (f *faulty) Info() *engines.Info     { return or(f.info, f.info != nil, f.Engine.Info)() }
func (f *faulty) Pending(p engines.Position) engines.Pending {
	return or(f.due, f.due != nil, f.Engine.Pending)(p)
}
func (f *faulty) Moves(p engines.Position, list []engines.Move) []engines.Move {
	return or(f.moves, f.moves != nil, f.Engine.Moves)(p, list)
}
func (f *faulty) Sample(p engines.Position, r *rand.Rand) engines.Move {
	return or(f.sample, f.sample != nil, f.Engine.Sample)(p, r)
}
func (f *faulty) Check(p engines.Position, m engines.Move) engines.Verdict {
	return or(f.check, f.check != nil, f.Engine.Check)(p, m)
}
func (f *faulty) Apply(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
	return or(f.apply, f.apply != nil, f.Engine.Apply)(p, m, emit)
}
func (f *faulty) Prompt(p engines.Position) engines.Message {
	return or(f.prompt, f.prompt != nil, f.Engine.Prompt)(p)
}
func (f *faulty) Outcome(p engines.Position) engines.Outcome {
	return or(f.outcome, f.outcome != nil, f.Engine.Outcome)(p)
}
func (f *faulty) Result(p engines.Position) any {
	return or(f.result, f.result != nil, f.Engine.Result)(p)
}
func (f *faulty) View(p engines.Position, seat engines.Seat) engines.Position {
	return or(f.view, f.view != nil, f.Engine.View)(p, seat)
}
func (f *faulty) Save(p engines.Position) any { return or(f.save, f.save != nil, f.Engine.Save)(p) }
func (f *faulty) Load(decode func(any) error) (engines.Position, error) {
	return or(f.load, f.load != nil, f.Engine.Load)(decode)
}
func (f *faulty) Parse(who engines.Seat, words string) (engines.Move, error) {
	return or(f.parse, f.parse != nil, f.Engine.Parse)(who, words)
}
func (f *faulty) Format(m engines.Move) string {
	return or(f.format, f.format != nil, f.Engine.Format)(m)
}
func (f *faulty) Describe(a engines.Arg) engines.Description {
	return or(f.describe, f.describe != nil, f.Engine.Describe)(a)
}
func (f *faulty) Walk(p engines.Position) engines.Walker {
	return or(f.walk, f.walk != nil, f.Engine.Walk)(p)
}

// faultyWalker is a walker with a fault.
type faultyWalker struct {
	engines.Walker
	apply    func(engines.Walker, engines.Move)
	clone    func(engines.Walker) engines.Walker
	due      func(engines.Walker) (who, optional engines.SeatSet)
	sampleOf func(engines.Walker, engines.Seat, *rand.Rand) engines.Move
}

func (w *faultyWalker) Due() (who, optional engines.SeatSet) {
	if w.due != nil {
		return w.due(w.Walker)
	}
	return w.Walker.Due()
}

func (w *faultyWalker) SampleOf(seat engines.Seat, r *rand.Rand) (engines.Move, bool) {
	if w.sampleOf != nil {
		return w.sampleOf(w.Walker, seat, r), true
	}
	return w.Walker.SampleOf(seat, r)
}

func (w *faultyWalker) Apply(m engines.Move) {
	if w.apply != nil {
		w.apply(w.Walker, m)
		return
	}
	w.Walker.Apply(m)
}

func (w *faultyWalker) Copy(from engines.Walker) { w.Walker.Copy(from.(*faultyWalker).Walker) }

func (w *faultyWalker) Clone() engines.Walker {
	if w.clone != nil {
		return w.clone(w)
	}
	c := *w
	c.Walker = w.Walker.Clone()
	return &c
}

func signs() *faulty  { return &faulty{Engine: toys.New(&toys.Signs, 3)} }
func boules() *faulty { return &faulty{Engine: toys.New(&toys.Boules, 2)} }
func sowing() *faulty { return &faulty{Engine: toys.New(&toys.Sowing, 2)} }
func lots() *faulty   { return &faulty{Engine: toys.New(&toys.Lots, 2)} }

// with lays a fault into an engine.
func (f *faulty) with(fault func(f *faulty, engine engines.Engine)) *faulty {
	fault(f, f.Engine)
	return f
}
