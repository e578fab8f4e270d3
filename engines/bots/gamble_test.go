package bots_test

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

// gamble is a walker on one decision: take what is safe, or roll a die and take the prize on a 6.
type gamble struct {
	safe, prize int
	chosen      bool
	rolled      bool
	value       int
	faces       uint8
}

func (g *gamble) Pending() engines.Pending {
	switch {
	case !g.chosen:
		return engines.Pending{Who: engines.Seats(0)}
	case !g.rolled:
		return engines.Pending{Who: engines.Seats(engines.Dice),
			Roll: engines.RollOf(engines.Die{Owner: 0, Faces: g.faces})}
	}
	return engines.Pending{}
}

func (g *gamble) Due() (who, optional engines.SeatSet) { return g.Pending().Who, 0 }

func (g *gamble) Moves(list []engines.Move) []engines.Move {
	return append(list, engines.NewMove(0, 1), engines.NewMove(0, 2))
}

func (g *gamble) Apply(m engines.Move) {
	switch {
	case m.Who == engines.Dice && m.Args[0] == int16(g.faces):
		g.rolled, g.value = true, g.prize
	case m.Who == engines.Dice:
		g.rolled = true
	case m.Verb == 1:
		g.chosen, g.rolled, g.value = true, true, g.safe
	default:
		g.chosen = true
	}
}

func (g *gamble) ApplyWith(m engines.Move, _ func(engines.Message)) { g.Apply(m) }
func (g *gamble) Value(engines.Seat) int                            { return g.value }
func (g *gamble) Sample(*rand.Rand) engines.Move                    { return engines.NewMove(0, 1) }
func (g *gamble) SampleOf(engines.Seat, *rand.Rand) (engines.Move, bool) {
	return engines.NewMove(0, 1), true
}
func (g *gamble) Check(engines.Move) engines.Verdict { return engines.Allowed() }
func (g *gamble) Outcome() engines.Outcome           { return engines.Outcome{Over: g.rolled} }
func (g *gamble) Hide(engines.Seat)                  {}
func (g *gamble) Copy(from engines.Walker)           { *g = *from.(*gamble) }
func (g *gamble) Clone() engines.Walker              { c := *g; return &c }
func (g *gamble) Position() engines.Position         { return *g }

func TestMediumWeighsARollByAllItsOutcomes(t *testing.T) {
	for _, c := range []struct {
		safe, prize int
		want        engines.Verb
		name        string
	}{
		{10, 54, 1, "safe 10, or 54 one time in six: 9"},
		{10, 66, 2, "safe 10, or 66 one time in six: 11"},
	} {
		for seed := range uint64(20) {
			m, err := bot(t, "medium").Choose(t.Context(), &gamble{safe: c.safe, prize: c.prize, faces: 6}, 0,
				random(seed))
			if err != nil || m.Verb != c.want {
				t.Errorf("%s: takes %d, %v", c.name, m.Verb, err)
			}
		}
	}
}

func TestMediumDrawsAmongEquals(t *testing.T) {
	var count [3]int
	r := random(2)
	for range 1000 {
		m, err := bot(t, "medium").Choose(t.Context(), &gamble{safe: 10, prize: 60, faces: 6}, 0, r)
		if err != nil {
			t.Fatal(err)
		}
		count[m.Verb]++
	}
	if count[1] < 430 || count[2] < 430 {
		t.Errorf("safe 10, or 60 one time in six: taken %v times, want about as often", count[1:])
	}
}

func TestMediumDrawsFromRollsOfTooManyOutcomes(t *testing.T) {
	m, err := bot(t, "medium").Choose(t.Context(), &gamble{safe: 10, prize: 100, faces: 200}, 0, random(4))
	if err != nil || m.Verb != 1 {
		t.Errorf("safe 10, or 100 one time in 200: takes %d, %v", m.Verb, err)
	}
}
