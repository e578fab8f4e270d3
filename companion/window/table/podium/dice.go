package podium

import (
	"math"

	"homespun/engines"
)

// dice count what each seat has thrown with dice that have pips.
type dice [engines.MaxSeats]thrown

// thrown is what the dice of one seat have come to.
type thrown struct {
	throws, sum, sixes int
	// twice is twice the sum to be expected, and spread twelve times its variance.
	twice, spread int
}

func (d *dice) add(roll engines.Roll, faces []int16) {
	for i, die := range roll.Dice() {
		if i >= len(faces) || die.Owner < 0 || !die.Plain() || die.Faces < 2 {
			continue
		}
		t, n := &d[die.Owner], int(die.Faces)
		t.throws++
		t.sum += int(faces[i])
		t.twice += n + 1
		t.spread += n*n - 1
		if n == 6 && faces[i] == 6 {
			t.sixes++
		}
	}
}

// expected returns the sum to be expected, to a whole number.
func (t thrown) expected() int { return (t.twice + 1) / 2 }

// luck returns how far the sum is above the one to be expected, in standard deviations.
func (t thrown) luck() float64 {
	if t.spread == 0 {
		return 0
	}
	return float64(2*t.sum-t.twice) / 2 / math.Sqrt(float64(t.spread)/12)
}

// luckiest returns the seat whose dice were the luckiest; false if no dice were worth the word: one of ten
// players has such luck.
func (d *dice) luckiest() (engines.Seat, bool) {
	const few, slight = 4, 1.3
	best := engines.Table
	for i, t := range d {
		lucky := t.throws >= few && t.luck() >= slight && t.sum > t.expected()
		if lucky && (best < 0 || t.luck() > d[best].luck()) {
			best = engines.Seat(i)
		}
	}
	return best, best >= 0
}

// sixest returns the seat with the most sixes; false if several had as many, or hardly any.
func (d *dice) sixest() (engines.Seat, bool) {
	var sixes [engines.MaxSeats]int
	for i, t := range d {
		sixes[i] = t.sixes
	}
	return first(sixes[:], 2)
}
