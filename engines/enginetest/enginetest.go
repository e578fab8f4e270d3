// Package enginetest is a battery of tests that every engine runs, for each ruleset and number of seats. It
// plays random matches and checks at every step what must hold of any game. For example, Check and the list
// of moves agree, texts read back, a position survives TOML, and secrets stay secret. It follows
// RandomSimTest of OpenSpiel (open_spiel/tests/basic_tests.cc).
//
// [Run] is the test. [Examine] does the same without a *testing.T. [FuzzParse] and [FuzzLoad] are fuzz
// targets, [Playout] and [Listing] are benchmarks. A [Table] is for tests of a rulebook's sentences, line by
// line. An engine's test is short:
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
	// MaxLines ends a match that goes on for longer. That is no failure. 0 is 1000.
	MaxLines int
	// Seed begins the random numbers; match n of a seed is always the same.
	Seed uint64
	// Mutants is how many wrong moves are made from legal ones at each step, and how many wrong texts. 0 is
	// 24.
	Mutants int
	// Fixes are templates of the fixes that "table:" may make in this game, such as "fix put C1..C4|O1
	// a1..k7" and "fix loot 0..99". In each word, | separates alternatives, and .. stands between the ends of
	// a range: of numbers, of numbers behind one letter, or of spaces. One of them is drawn. Each template
	// must be accepted at least once.
	Fixes []string
	// Lines are further lines such as "A: colour red" that can be read at any time, legal or not. Each must
	// get a verdict at every step.
	Lines []string
	// OtherDice: players may roll other dice than those that are due, so that a roll may be allowed and not
	// listed.
	OtherDice bool
}

// The checks, by the names that a [Failure] gives them.
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
	CheckDanger    = "dangers are whole and tell no secret"
)

// Failure is a problem that the battery found, with all that is needed to reproduce it.
type Failure struct {
	// Check is the name of the check that failed.
	Check   string
	Problem string
	// Seed and Match reproduce the match: Options{Seed: Seed, Matches: Match + 1}.
	Seed  uint64
	Match int
	// Lines are the lines of the match up to the position. Position is that position as TOML.
	Lines    []string
	Position string
}

func (f *Failure) Error() string {
	return fmt.Sprintf("not so: %s: %s\nseed %d, match %d, after %d lines:\n%s\nposition:\n%s",
		f.Check, f.Problem, f.Seed, f.Match, len(f.Lines), strings.Join(f.Lines, "\n"), f.Position)
}

// Run plays random matches of the engine and fails the test at the first problem. It must not run beside
// parallel tests, because it counts allocations.
func Run(t testing.TB, engine engines.Engine, o Options) {
	t.Helper()
	if o.Matches == 0 {
		o.Matches = round.Many(2, 6, 12)
	}
	if err := Examine(engine, o); err != nil {
		t.Fatalf("%s with %d seats: %v", engine.Info().ID, len(engine.SeatIDs()), err)
	}
}

// Examine does the same as [Run], but returns the first problem as a *[Failure], or nil.
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
