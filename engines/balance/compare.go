package balance

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
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
	// Lines is the difference of the mean lengths, Turns that of the mean numbers of turns. Numbers are the
	// differences of the other numbers that both reports have.
	Lines   Difference   `json:"lines"`
	Turns   Difference   `json:"turns"`
	Numbers []Difference `json:"numbers"`

	// covariances are those of the differences, in the order of [Comparison.rows].
	covariances [][]float64
}

// Difference is a difference with its 95 % interval.
type Difference struct {
	// Of names the number that differs: a seat's id, "nobody", "unfinished", "lines", "turns taken" or the name of a
	// number.
	Of string `json:"of"`
	// Known: both rulesets have matches that count. Else nothing can be told, and all that follows is zero.
	Known bool    `json:"known"`
	Value float64 `json:"difference"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	// Real: the difference is more than chance. This is corrected for the number of differences, so that of twenty
	// whole reports on equal rules one says so of anything.
	Real bool `json:"more_than_chance"`
	// Chance is how often, of all reports on equal rules, one has a difference that stands out as much as this one.
	Chance float64 `json:"chance"`

	// share: the difference is one of shares of matches. base is the mean by the first ruleset.
	share bool
	base  float64
	// deviation is the standard deviation of Value, 0 where no pair of matches differs. weight is how much of the
	// errors that a report may make this difference may use, relative to others.
	deviation, weight float64
}

// seatWeight is the weight of who wins: the question that most people ask comes before all others.
const seatWeight = 8

// Compare compares the two rulesets by the matches played so far. The result is not corrected for the number of
// differences yet; see [Correct].
func (t *Trial) Compare() *Comparison {
	c := &Comparison{Base: t.Report(0), Other: t.Report(1), Numbers: []Difference{}}
	t.lock.Lock()
	defer t.lock.Unlock()
	m := &t.known.pairs
	var contrasts []contrast
	row := func(of string, share bool, weight, value float64, by contrast) Difference {
		contrasts = append(contrasts, by)
		return m.difference(of, share, weight, value, by)
	}
	at := func(of string, value int, share bool, weight float64) Difference {
		difference, by := m.share(value)
		d := row(of, share, weight, difference, by)
		if by != nil {
			d.base = float64(m.sums[value]) / float64(m.sums[finishedValue])
		}
		return d
	}
	ids := t.setups[0].Engine.SeatIDs()
	for seat, id := range ids {
		c.Seats = append(c.Seats, at(id, firstSeatValue+seat, true, seatWeight))
	}
	c.Nobody = at("nobody", nobodyValue, true, 1)
	value, by := m.unfinished()
	c.Unfinished = row("unfinished", true, 1, value, by)
	c.Lines = at("lines", linesValue, false, 1)
	c.Turns = at("turns taken", turnsValue, false, 1)
	for i := range min(len(c.Base.Numbers), len(c.Other.Numbers)) {
		n := c.Base.Numbers[i]
		c.Numbers = append(c.Numbers, at(n.Name, firstSeatValue+len(ids)+i, n.Once, 1))
	}
	c.covariances = make([][]float64, len(contrasts))
	for i, a := range contrasts {
		for _, b := range contrasts {
			c.covariances[i] = append(c.covariances[i], m.covariance(a, b))
		}
	}
	return c
}

// Relative returns the difference as a part of what the number is by the first ruleset; 0 where that is nothing.
func (d Difference) Relative() float64 {
	if d.base == 0 {
		return 0
	}
	return d.Value / d.base
}

// rows returns all differences, in the order in which they are compared.
func (c *Comparison) rows() []*Difference {
	var rows []*Difference
	for i := range c.Seats {
		rows = append(rows, &c.Seats[i])
	}
	rows = append(rows, &c.Nobody, &c.Unfinished, &c.Lines, &c.Turns)
	for i := range c.Numbers {
		rows = append(rows, &c.Numbers[i])
	}
	return rows
}

// difference returns a difference with its interval, from pairs. For shares, where a pair may differ by one at most, two
// pairs are added that differ either way, as Bonett and Price (2012) do it: that keeps the interval honest where hardly
// any pair differs, or where all differ alike. Of other numbers the variance is at least as if two pairs had differed
// from the rest by as much as the mean. Matches that are all the same differ by exactly nothing.
func (m *moments) difference(of string, share bool, weight, value float64, by contrast) Difference {
	d := Difference{Of: of, Known: by != nil && m.pairs > 1, Value: value, Low: value, High: value, Chance: 1,
		share: share, weight: weight}
	if !d.Known || m.differ == 0 {
		return d
	}
	n := float64(m.pairs)
	variance := max(0, m.covariance(by, by))
	differs := variance > 0 || value != 0
	if share {
		variance += 2 / (n * n)
	} else {
		variance = max(variance, 2*value*value/(n*n))
	}
	deviation := math.Sqrt(variance)
	if differs {
		d.deviation = deviation
	}
	half := distuv.StudentsT{Sigma: 1, Nu: n - 1}.Quantile(0.975) * deviation
	d.Low, d.High = value-half, value+half
	if share {
		d.Low, d.High = max(-1, d.Low), min(1, d.High)
	}
	return d
}
