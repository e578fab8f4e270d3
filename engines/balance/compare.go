package balance

import (
	"context"
	"math"
	"slices"
)

// Comparison holds the reports of two rulesets of the same game, and the differences between them. Each
// difference is Other minus Base.
type Comparison struct {
	Base  *Report `json:"base"`
	Other *Report `json:"other"`
	// Seats are the differences in the share of matches won, by seat.
	Seats      []Difference `json:"seats"`
	Nobody     Difference   `json:"nobody"`
	Unfinished Difference   `json:"unfinished"`
	// Lines is the difference of the mean lengths. Numbers are the differences of the other numbers that both
	// reports have.
	Lines   Difference   `json:"lines"`
	Numbers []Difference `json:"numbers"`
}

// Difference is a difference with its 95 % interval.
type Difference struct {
	// Of names the number that differs: a seat's id, "nobody", "unfinished", "lines" or the name of a number.
	Of    string  `json:"of"`
	Value float64 `json:"difference"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	// Real: the difference is more than chance, because the interval leaves out 0. If nothing differs, about
	// one of twenty differences is still marked so.
	Real bool `json:"more_than_chance"`
}

func difference(of string, value, low, high float64) Difference {
	return Difference{of, value, low, high, low > 0 || high < 0}
}

// Compare plays both setups. Their engines must have the same seats.
func Compare(ctx context.Context, base, other Setup) (*Comparison, error) {
	ids := base.Engine.SeatIDs()
	if !slices.Equal(ids, other.Engine.SeatIDs()) {
		return nil, setupErrorf("the two rulesets cannot be compared: one has the seats %v, the other %v",
			ids, other.Engine.SeatIDs())
	}
	a, err := Run(ctx, base)
	if err != nil {
		return nil, err
	}
	b, err := Run(ctx, other)
	if err != nil {
		return nil, err
	}
	c := &Comparison{
		Base: a, Other: b,
		Nobody:     shares("nobody", a.Nobody, b.Nobody),
		Unfinished: shares("unfinished", Wilson(a.Unfinished, a.Matches), Wilson(b.Unfinished, b.Matches)),
		Lines: means("lines", a, b, mean{a.Lines.Mean, a.Lines.Deviation},
			mean{b.Lines.Mean, b.Lines.Deviation}),
		Numbers: []Difference{},
	}
	for seat, id := range ids {
		c.Seats = append(c.Seats, shares(id, a.Seats[seat].Wins, b.Seats[seat].Wins))
	}
	for i := range min(len(a.Numbers), len(b.Numbers)) {
		first, second := a.Numbers[i], b.Numbers[i]
		c.Numbers = append(c.Numbers,
			means(first.Name, a, b, mean{first.Mean, first.Deviation}, mean{second.Mean, second.Deviation}))
	}
	return c, nil
}

// shares returns the difference of two shares, with the score interval of Newcombe (1998, method 10). That
// interval is sound near 0 and 1 too.
func shares(of string, a, b Share) Difference {
	d := b.Part - a.Part
	return difference(of, d, d-math.Hypot(b.Part-b.Low, a.High-a.Part),
		d+math.Hypot(b.High-b.Part, a.Part-a.Low))
}

// mean is a mean together with its standard deviation.
type mean struct{ of, deviation float64 }

// means returns the difference of two means, with the interval of Welch for many matches. With fewer than two
// finished matches on a side it says nothing but the name.
func means(of string, a, b *Report, first, second mean) Difference {
	if a.Finished < 2 || b.Finished < 2 {
		return Difference{Of: of}
	}
	d := second.of - first.of
	half := z * math.Hypot(first.deviation/math.Sqrt(float64(a.Finished)),
		second.deviation/math.Sqrt(float64(b.Finished)))
	return difference(of, d, d-half, d+half)
}
