package plays

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"homespun/engines/balance"
)

// Verdict says what an interval tells: too few to tell, as chance has it, or more or less than that.
type Verdict string

// The verdicts.
const (
	Few  Verdict = "few"
	Even Verdict = "even"
	More Verdict = "more"
	Less Verdict = "less"
)

// Fairness says how fair the seats of a game were at the family's table, in the matches of a number of seats without
// bots and without somebody on two seats, in games that not all win together.
//
// Each seat's wins have the interval of Wilson, so wide that with fair seats all n intervals of the table together
// hold the truth in 95 of 100 families: each misses it in 5/n of 100 (Bonferroni). A seat wins more or less if its
// interval does not hold Expected, the part that each would have if all were equal. It is too few to tell if the
// interval holds half as much and half as often again, so that not even a seat that unfair would stand out. The rules
// may differ from match to match, and who is good may always take one seat: that is not told apart.
type Fairness struct {
	Plays    int     `json:"plays"`
	Expected float64 `json:"expected"`
	Seats    []Share `json:"seats"`
}

// Share is a part of all with its interval: of wins, by the id of a seat, or of rolls, by what the dice show. Of
// rolls the interval is the band around Chance.
type Share struct {
	ID string `json:"id"`
	balance.Share
	Chance  float64 `json:"chance,omitempty"`
	Verdict Verdict `json:"verdict"`
}

// within returns how many standard deviations hold 95 % of all, at k places at once.
func within(k int) float64 { return math.Sqrt2 * math.Erfinv(1-0.05/float64(max(1, k))) }

// fairness returns how fair the seats were in the plays of a game, the fewest seats first.
func fairness(played []*Play) (list []Fairness) {
	tables := map[int]*Fairness{}
	for _, p := range played {
		if n := len(p.Seats); p.isFair() {
			if tables[n] == nil {
				tables[n] = &Fairness{Seats: make([]Share, n)}
			}
			tables[n].Plays++
			for i, s := range p.Seats {
				seat := &tables[n].Seats[i]
				if seat.ID = s.ID; s.Won {
					seat.Count++
				}
			}
		}
	}
	for n, f := range tables {
		for _, s := range f.Seats {
			f.Expected += float64(s.Count) / float64(n*f.Plays)
		}
		for i, s := range f.Seats {
			share := balance.WilsonAt(s.Count, f.Plays, within(n))
			f.Seats[i] = Share{s.ID, share, 0, verdict(share.Low > f.Expected, share.High < f.Expected,
				share.Low <= f.Expected/2 && share.High >= f.Expected*3/2)}
		}
		list = append(list, *f)
	}
	slices.SortFunc(list, func(a, b Fairness) int { return len(a.Seats) - len(b.Seats) })
	return list
}

func verdict(more, less, few bool) Verdict {
	switch {
	case few:
		return Few
	case more:
		return More
	case less:
		return Less
	}
	return Even
}

// isFair reports whether a play tells how fair its seats are.
func (p *Play) isFair() bool {
	for _, s := range p.sides() {
		if len(s.seats) > 1 {
			return false
		}
	}
	return !p.Together && len(p.Seats) > 1 &&
		!slices.ContainsFunc(p.Seats, func(s Seat) bool { return len(s.Names) == 0 })
}

// Tossed is what all dice of one kind showed, those that the app rolled apart from those on the table.
//
// The band of a side is where the part that shows it lies by chance: p ± z·√(p(1-p)/n), with p the part of the faces
// that bear it, n the rolls, and z so large that with fair dice all k sides together stay in their bands in 95 of 100
// families: each leaves it in 5/k of 100 (Bonferroni). It shrinks as 1/√n. It is too few to tell while n·p is less
// than 5, where the binomial distribution is not yet near a normal one. Of twenty kinds of dice one is outside by
// chance alone.
type Tossed struct {
	Faces int     `json:"faces"`
	By    string  `json:"by,omitempty"`
	Rolls int     `json:"rolls"`
	Sides []Share `json:"sides"`
	Mean  float64 `json:"mean,omitempty"` // of what dice with pips show
	// Verdict is More if a side came more or less often than its band allows.
	Verdict Verdict `json:"verdict"`
}

// tossed adds up the dice of plays, the most rolled first.
func tossed(played []*Play) []Tossed {
	list, at := []Tossed{}, map[string]int{}
	for _, p := range played {
		for _, d := range p.Dice {
			key := fmt.Sprintf("%q %d %q", p.DiceBy, d.Faces, d.Sides)
			if _, ok := at[key]; !ok {
				at[key] = len(list)
				list = append(list, Tossed{Faces: d.Faces, By: p.DiceBy, Sides: make([]Share, d.Faces)})
			}
			list[at[key]].add(d)
		}
	}
	for i := range list {
		list[i].judge()
	}
	slices.SortFunc(list, func(a, b Tossed) int {
		return cmp.Or(b.Rolls-a.Rolls, a.Faces-b.Faces, strings.Compare(a.By, b.By))
	})
	return list
}

// add adds what dice of this kind showed. Until all are added, Chance counts faces and Mean is the sum of the pips.
func (t *Tossed) add(d Dice) {
	for face := range t.Sides {
		t.Sides[face].Chance = 0
	}
	for face, n := range d.Counts[:min(len(d.Counts), len(t.Sides))] {
		side := &t.Sides[face]
		if d.Sides == nil {
			side.ID = fmt.Sprint(face + 1)
			t.Mean += float64(n * (face + 1))
		} else if side.ID = d.Sides[face]; slices.Index(d.Sides, side.ID) < face {
			side = &t.Sides[slices.Index(d.Sides, side.ID)]
		}
		side.Chance++
		side.Count += n
		t.Rolls += n
	}
}

// judge computes the bands of dice of which all are added.
func (t *Tossed) judge() {
	t.Sides = slices.DeleteFunc(t.Sides, func(s Share) bool { return s.Chance == 0 })
	n, z := float64(max(1, t.Rolls)), within(len(t.Sides))
	t.Mean /= n
	t.Verdict = Even
	for i := range t.Sides {
		s := &t.Sides[i]
		s.Chance /= float64(t.Faces)
		half := z * math.Sqrt(s.Chance*(1-s.Chance)/n)
		s.Part, s.Low, s.High = float64(s.Count)/n, max(0, s.Chance-half), min(1, s.Chance+half)
		s.Verdict = verdict(s.Part > s.High, s.Part < s.Low, float64(t.Rolls)*s.Chance < 5)
		if s.Verdict == Few {
			t.Verdict = Few
		} else if s.Verdict != Even && t.Verdict == Even {
			t.Verdict = More
		}
	}
}
