// Package pacing says how long the things that a replay tells are shown.
package pacing

import "time"

// Tumbles is how long dice tumble, and Decides how long they do where they decide something.
const Tumbles, Decides = 400 * time.Millisecond, time.Second

// restsShort and restsLong are how long dice lie there before anything is said of them: usually, and where
// they decide something.
const restsShort, restsLong = 250 * time.Millisecond, 600 * time.Millisecond

// Unhurried is how long things of one go are shown at the usual pace. What follows is shown for a short time,
// so that a turn of a whole dungeon does not take a quarter of a minute.
const Unhurried = 3 * time.Second

// Many is how many things that are dealt in one go are shown for as long as any: of more, each is shown only
// for dealing, so that sixteen tiles take no longer than a hand that lays them.
const (
	Many    = 2
	dealing = 200 * time.Millisecond
)

// How long an event is shown: at least, more for each letter of its sentence, and at most.
var (
	calm       = pace{1100 * time.Millisecond, 28 * time.Millisecond, 4 * time.Second}
	quick      = pace{450 * time.Millisecond, 9 * time.Millisecond, 1500 * time.Millisecond}
	calmStage  = pace{1200 * time.Millisecond, 8 * time.Millisecond, 2 * time.Second}
	quickStage = pace{700 * time.Millisecond, 5 * time.Millisecond, 1200 * time.Millisecond}
)

type pace struct{ least, letter, most time.Duration }

func (p pace) length(sentence string) time.Duration {
	return min(p.most, p.least+time.Duration(len([]rune(sentence)))*p.letter)
}

// Thing is what a replay tells, as far as it says how long that is shown.
type Thing struct {
	Sentence string
	// Rolls says that dice come to rest, after they have tumbled for Tumble.
	Rolls  bool
	Tumble time.Duration
	// Moment says that it stands on the stage, or that the dice decide what stands there, Brief that it
	// stands there for a short time only.
	Moment, Brief bool
	// Dealt says that it is one of many that are dealt, Short that it is one of much that is told in one go.
	Dealt, Short bool
}

// Length returns how long a thing is shown. swift is the setting that tells everything quickly.
func (t Thing) Length(swift bool) time.Duration {
	switch {
	case t.Rolls && t.Moment:
		return t.Tumble + restsLong
	case t.Rolls:
		return t.Tumble + restsShort
	case t.Dealt:
		return dealing
	case t.Moment && (swift || t.Short || t.Brief):
		return quickStage.length(t.Sentence)
	case t.Moment:
		return calmStage.length(t.Sentence)
	case swift || t.Short:
		return quick.length(t.Sentence)
	}
	return calm.length(t.Sentence)
}
