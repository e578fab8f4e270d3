package enginetest

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

// examiner plays the matches and makes the checks. A check that fails panics with a *Failure, which Examine
// recovers; so the checks need not pass errors on.
type examiner struct {
	engine engines.Engine
	o      Options
	ids    []string
	match  int
	r      *rand.Rand

	// at is the position to be checked. lines, moves and past are the lines, moves and earlier positions that
	// led to it in this match.
	at    engines.Position
	lines []string
	moves []engines.Move
	past  []engines.Position
	texts []string
	// fixed: this match has had a fix. longest are the moves of the longest match without one.
	fixed   bool
	longest []engines.Move
	// pool holds legal moves of all matches so far, from which wrong moves are made.
	pool []engines.Move
	// fixes holds, for each template of Options.Fixes, the alternatives of each word. taken says which
	// templates have been accepted.
	fixes [][][]string
	taken []bool
}

// newExaminer returns an examiner without a position yet.
func newExaminer(engine engines.Engine, o Options) *examiner {
	e := &examiner{engine: engine, o: o, ids: engine.SeatIDs(), taken: make([]bool, len(o.Fixes)),
		r: rand.New(rand.NewPCG(o.Seed, 0))}
	for _, template := range o.Fixes {
		var words [][]string
		for word := range strings.FieldsSeq(template) {
			words = append(words, alternatives(word))
		}
		e.fixes = append(e.fixes, words)
	}
	return e
}

func (e *examiner) fail(check, format string, args ...any) {
	panic(e.failure(check, fmt.Sprintf(format, args...)))
}

func (e *examiner) failure(check, problem string) *Failure {
	return &Failure{Check: check, Problem: problem, Seed: e.o.Seed, Match: e.match, Lines: e.lines,
		Position: e.toml(e.at)}
}

// caught is to be deferred. It recovers a panic and writes it to err: the failure of a check, or a panic of
// the engine.
func (e *examiner) caught(err *error) {
	switch found := recover().(type) {
	case nil:
	case *Failure:
		*err = found
	default:
		*err = e.failure(CheckPanic, fmt.Sprintf("%v\n%s", found, debug.Stack()))
	}
}

// toml writes a position as TOML for a failure. It survives an engine that panics.
func (e *examiner) toml(p engines.Position) (text string) {
	defer func() {
		if recover() != nil {
			text = fmt.Sprintf("%+v", p)
		}
	}()
	if p == nil {
		return "(none)"
	}
	out, err := toml.Marshal(e.engine.Save(p))
	if err != nil {
		return fmt.Sprintf("%+v", p)
	}
	return string(out)
}

// line writes a move as a record does.
func (e *examiner) line(m engines.Move) string { return e.id(m.Who) + ": " + e.engine.Format(m) }

func (e *examiner) id(seat engines.Seat) string {
	switch {
	case seat == engines.Dice:
		return "dice"
	case seat == engines.Table:
		return "table"
	case seat >= 0 && int(seat) < len(e.ids):
		return e.ids[seat]
	}
	return fmt.Sprintf("seat %d", seat)
}

// play plays one match at random, to its end or to MaxLines.
func (e *examiner) play() {
	e.r = rand.New(rand.NewPCG(e.o.Seed, uint64(e.match)))
	e.lines, e.moves, e.past, e.texts, e.fixed = nil, nil, nil, nil, false
	e.at = e.engine.Start()
	walker := e.engine.Walk(e.at)
	fixing := len(e.o.Fixes) > 0 && e.match%3 == 2
	for ply := 0; ; ply++ {
		// The expensive checks run at powers of two, the cheaper ones at the beginning of a match, and both
		// now and then. That keeps the test fast and still reaches deep into the match.
		deep := ply&(ply-1) == 0 || e.r.IntN(24) == 0
		wide := ply < 40 || e.r.IntN(8) == 0
		list := e.look(wide, deep)
		e.walk(walker, list)
		over := e.engine.Pending(e.at).Over()
		if ply >= e.o.MaxLines || over && (!fixing || e.r.IntN(2) == 0) {
			break
		}
		var m engines.Move
		if fixing && (over || e.r.IntN(8) == 0) {
			fix, found := e.drawFix()
			if !found && over {
				break
			}
			if m = fix; !found {
				m = e.choose(list)
			}
			e.fixed = e.fixed || found
		} else {
			m = e.choose(list)
		}
		e.make(m)
		walker.Apply(m)
		if walker.Position() != e.at {
			e.fail(CheckWalker, "after %q it stands on\n%+v\nand the engine on\n%+v", e.lines[len(e.lines)-1],
				walker.Position(), e.at)
		}
	}
	e.goBack()
	if !e.fixed && len(e.moves) > len(e.longest) {
		e.longest = slices.Clone(e.moves)
	}
}

// choose draws a legal move. If not all can be listed, it mostly draws a sample.
func (e *examiner) choose(list []engines.Move) engines.Move {
	if e.engine.Pending(e.at).Open && (len(list) == 0 || e.r.IntN(4) > 0) {
		return e.engine.Sample(e.at, e.r)
	}
	return list[e.r.IntN(len(list))]
}

// make makes a legal move and keeps the position before it, for goBack.
func (e *examiner) make(m engines.Move) {
	q := e.apply(e.at, m)
	e.past = append(e.past, e.at)
	e.texts = append(e.texts, "")
	if n := len(e.past); n&(n-1) == 0 {
		e.texts[n-1] = e.toml(e.at)
	}
	e.moves = append(e.moves, m)
	e.lines = append(e.lines, e.line(m))
	e.at = q
	if len(e.pool) < 400 {
		e.pool = append(e.pool, m)
	} else {
		e.pool[e.r.IntN(len(e.pool))] = m
	}
}

// apply makes a move twice, with and without a listener. It checks that both lead to the same position, and
// that the events are well formed.
func (e *examiner) apply(p engines.Position, m engines.Move) engines.Position {
	q := e.engine.Apply(p, m, func(n engines.Message) { e.message(subject{"event of", m}, n) })
	if again := e.engine.Apply(p, m, nil); again != q {
		e.fail(CheckApply, "%q leads to\n%s\nand then to\n%s", e.line(m), e.toml(q), e.toml(again))
	}
	return q
}

// goBack makes every move of the match again from its earlier position, and checks that no earlier position
// has changed. Then it plays the match again from its lines.
func (e *examiner) goBack() {
	end := e.at
	for i := range e.past {
		e.at = e.past[i]
		if e.texts[i] != "" && e.toml(e.at) != e.texts[i] {
			e.fail(CheckPast, "the position after %d lines was\n%s", i, e.texts[i])
		}
		next := end
		if i+1 < len(e.past) {
			next = e.past[i+1]
		}
		if q := e.engine.Apply(e.at, e.moves[i], nil); q != next {
			e.fail(CheckApply, "%q, after going back, leads to\n%s\nand led to\n%s", e.lines[i], e.toml(q),
				e.toml(next))
		}
	}
	e.at = end
	p := e.engine.Start()
	for i, line := range e.lines {
		_, words, _ := strings.Cut(line, ":")
		m, err := e.engine.Parse(e.moves[i].Who, words)
		if err != nil {
			e.fail(CheckReadsBack, "line %d, %q: %v", i+1, line, err)
		}
		p = e.engine.Apply(p, m, nil)
	}
	if p != end {
		e.fail(CheckReadsBack, "read from its lines the match ends in\n%s", e.toml(p))
	}
}
