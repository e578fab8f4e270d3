package bots_test

import (
	"testing"

	"homespun/engines"
)

// double is a walker on a turn of two moves of one seat. To take what is safe is worth 10 at once, and to reach for
// the prize is worth nothing before it is done twice. With the prize the seat wins, and with both safe moves nobody
// does.
type double struct {
	gamble
	reached, made int
	info          engines.Info
}

func (d *double) Pending() (pending engines.Pending) {
	if d.made < 2 {
		pending.Who = engines.Seats(0)
	}
	return pending
}

func (d *double) Apply(m engines.Move) {
	d.made++
	switch {
	case m.Verb == 1:
		d.value += 10
	case d.reached == 1:
		d.value = 50
	default:
		d.reached++
	}
}

func (d *double) Outcome() engines.Outcome {
	o := engines.Outcome{Over: d.made == 2}
	switch {
	case d.value == 50:
		o.Winners = engines.Seats(0)
	case d.reached > 0:
		o.Winners = engines.Seats(1)
	}
	return o
}

func (d *double) Due() (who, optional engines.SeatSet) { return d.Pending().Who, 0 }
func (d *double) Copy(from engines.Walker)             { *d = *from.(*double) }
func (d *double) Clone() engines.Walker                { c := *d; return &c }
func (d *double) Info() *engines.Info                  { return &d.info }

// A seat that moves twice reaches for what only both moves bring, in games that say that bots look so far.
// Hard goes on with the second of them where a course drawn at random would not.
func TestBotsLookAtBothMovesOfATurn(t *testing.T) {
	for _, level := range []string{"medium", "hard"} {
		for ahead, want := range []engines.Verb{1, 2} {
			turn := &double{info: engines.Info{Thought: engines.Thought{Ahead: ahead}}}
			for seed := range uint64(20) {
				m, err := bot(t, level).Choose(t.Context(), turn, 0, random(seed))
				if err != nil || m.Verb != want {
					t.Errorf("%s, looking %d moves further, takes %d, %v, want %d", level, ahead, m.Verb, err, want)
				}
			}
		}
	}
}
