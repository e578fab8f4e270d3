// Package enginetest is the battery of tests that every engine runs, for each ruleset and number of seats. It
// plays random matches and asks at every step what must hold of any game: that Check and the list of moves
// agree, that texts read back, that a position survives TOML, that secrets stay secret. It follows
// RandomSimTest of OpenSpiel (open_spiel/tests/basic_tests.cc).
//
// [Run] is the test. [Examine] is the same without a test around it; [FuzzParse] and [FuzzLoad] are fuzz
// targets, [Playout] and [Listing] benchmarks. A [Table] is for what a rulebook says, line by line. An
// engine's test is short:
//
//	func TestContract(t *testing.T) {
//		enginetest.Run(t, engine, enginetest.Options{Fixes: []string{"fix put C1..C4|O1..O6 a1..j7", "fix loot 0..99"}})
//	}
package enginetest

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// Options say how much to try. The zero value is a good start.
type Options struct {
	// Matches is how many random matches are played; 0 is 12 in the whole round, 6 in the usual and 4 in the
	// quick one.
	Matches int
	// MaxLines ends a match that goes on for longer, which is no failure; 0 is 1000.
	MaxLines int
	// Seed begins the random numbers; match n of a seed is always the same.
	Seed uint64
	// Mutants is how many moves are made from legal ones at each step to be refused, and how many texts; 0 is
	// 24.
	Mutants int
	// Fixes are what "table:" may say of this game: "fix put C1..C4|O1 a1..k7", "fix loot 0..99". In each
	// word | parts alternatives and .. the ends of a range of numbers, of the numbers behind one letter, or
	// of spaces; one of them is drawn. Each must be accepted somewhere.
	Fixes []string
	// Lines are further lines such as "A: colour red" that are readable at any time, legal or not: each must
	// get a verdict at every step.
	Lines []string
}

// The checks, by the name under which a [Failure] reports them.
const (
	CheckPanic     = "no panic"
	CheckInfo      = "info is whole"
	CheckType      = "positions are plain values"
	CheckDue       = "due is consistent"
	CheckMoves     = "moves are listed well"
	CheckRoll      = "every outcome of a roll is listed"
	CheckSample    = "samples are legal moves"
	CheckListed    = "listed moves are allowed"
	CheckUnlisted  = "other moves are refused"
	CheckVerdict   = "verdicts are whole"
	CheckNote      = "notes are whole"
	CheckDescribe  = "things have names"
	CheckUnique    = "texts of moves differ"
	CheckReadsBack = "texts read back"
	CheckReads     = "any text is read or called unreadable"
	CheckSave      = "positions survive TOML"
	CheckLoad      = "positions that cannot be are refused"
	CheckApply     = "a move does the same again"
	CheckPast      = "past positions stay as they were"
	CheckAnswers   = "answers may come in any order"
	CheckSecret    = "secrets stay hidden"
	CheckFix       = "fixes keep the position sound"
	CheckOutcome   = "outcome goes with due"
	CheckWalker    = "the walker agrees with the engine"
	CheckAllocs    = "the walker does not allocate"
)

// Failure is what the battery found, with all that is needed to see it again.
type Failure struct {
	// Check is the name of what does not hold.
	Check   string
	Problem string
	// Seed and Match give the same match again: Options{Seed: Seed, Matches: Match + 1}.
	Seed  uint64
	Match int
	// Lines is the record up to the position, Position the position as TOML.
	Lines    []string
	Position string
}

func (f *Failure) Error() string {
	return fmt.Sprintf("not so: %s: %s\nseed %d, match %d, after %d lines:\n%s\nposition:\n%s",
		f.Check, f.Problem, f.Seed, f.Match, len(f.Lines), strings.Join(f.Lines, "\n"), f.Position)
}

// Run plays random matches of the engine and fails the test at the first thing that does not hold. It must
// not run beside parallel tests, since it counts allocations.
func Run(t testing.TB, engine engines.Engine, o Options) {
	t.Helper()
	if o.Matches == 0 {
		o.Matches = round.Many(2, 6, 12)
	}
	if err := Examine(engine, o); err != nil {
		t.Fatalf("%s with %d seats: %v", engine.Info().ID, len(engine.SeatIDs()), err)
	}
}

// Examine does what [Run] does and returns the *[Failure], or nil.
func Examine(engine engines.Engine, o Options) (err error) {
	if o.Matches == 0 {
		o.Matches = 12
	}
	if o.MaxLines == 0 {
		o.MaxLines = 1000
	}
	if o.Mutants == 0 {
		o.Mutants = 24
	}
	e := newExaminer(engine, o)
	defer e.caught(&err)
	e.info()
	if what := shared(reflect.TypeOf(engine.Start())); what != "" {
		e.fail(CheckType, "%s", what)
	}
	for e.match = range o.Matches {
		e.play()
	}
	for i, taken := range e.taken {
		if !taken {
			e.fail(CheckFix, "%q was never accepted: it tests nothing", o.Fixes[i])
		}
	}
	e.allocations()
	return nil
}
