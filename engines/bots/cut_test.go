package bots_test

import (
	"testing"

	"homespun/engines"
)

// lure is a walker on rounds of one seat, in which only the first move matters. The move 1 looks good until the round
// ends, and the move 2 is good then.
type lure struct {
	gamble
	first engines.Verb
	made  int
	info  engines.Info
}

// The kinds of decision of a lure, and after how many moves the round and the match end.
const (
	midRound, endOfRound = 1, 2
	roundEnds, matchEnds = 5, 8
)

func (l *lure) Pending() engines.Pending {
	switch l.made {
	case roundEnds:
		return engines.Pending{Who: engines.Seats(0), Kind: endOfRound}
	case matchEnds:
		return engines.Pending{}
	}
	return engines.Pending{Who: engines.Seats(0), Kind: midRound}
}

func (l *lure) Apply(m engines.Move) {
	if l.made == 0 {
		l.first = m.Verb
	}
	l.made++
}

func (l *lure) Value(engines.Seat) int {
	if good := l.first == 2; good == (l.made == roundEnds) {
		return 100
	}
	return 0
}

func (l *lure) Due() (who, optional engines.SeatSet) { return l.Pending().Who, 0 }
func (l *lure) Outcome() engines.Outcome             { return engines.Outcome{Over: l.made == matchEnds} }
func (l *lure) Copy(from engines.Walker)             { *l = *from.(*lure) }
func (l *lure) Clone() engines.Walker                { c := *l; return &c }
func (l *lure) Info() *engines.Info                  { return &l.info }

// Courses of a match are judged where the game says that its values are to be compared, or after some lines.
func TestHardJudgesAtTheSameMomentOfARound(t *testing.T) {
	for cut, want := range map[uint8]engines.Verb{0: 1, endOfRound: 2} {
		start := &lure{info: engines.Info{Thought: engines.Thought{Lines: 2, Cut: cut}}}
		m, err := bot(t, "hard").Choose(t.Context(), start, 0, random(1))
		if err != nil || m.Verb != want {
			t.Errorf("cut at %d: takes %d, %v, want %d", cut, m.Verb, err, want)
		}
	}
}
