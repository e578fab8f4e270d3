package balance

import (
	"cmp"
	"slices"

	"homespun/engines"
)

// Verdict says what bots of different strength make of a difference.
type Verdict uint8

const (
	// TooSmall: no bots show a difference that is more than chance.
	TooSmall Verdict = iota
	// Agree: all show that it is more than chance, in the same direction.
	Agree
	// Disagree: some show that it is more than chance, and others show the opposite, or that there is little of it.
	Disagree
	// One: only some show that it is more than chance, and the others cannot tell.
	One
	// Unknown: by one of the rulesets no match counts for it, for example because none has ended.
	Unknown
)

// verdictNames are the verdicts in JSON.
var verdictNames = []string{"too-small", "agree", "disagree", "one", "unknown"}

// String returns the verdict as it stands in JSON.
func (v Verdict) String() string { return verdictNames[v] }

// MarshalText makes the verdict a word in JSON.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// Study is a comparison of two rulesets by bots of different strength.
type Study struct {
	// Bots are the strengths, from the weakest to the strongest, and Comparisons what each shows.
	Bots        []string
	Comparisons []*Comparison
	Rows        []Row
}

// Row is a number in which the rulesets may differ.
type Row struct {
	Of string `json:"of"`
	// Share: it is a share of matches, from 0 to 1.
	Share   bool    `json:"share"`
	Verdict Verdict `json:"verdict"`
	// By are the differences by the strength of the bots, one for each.
	By []Difference `json:"by"`
}

// Matches returns how many matches of a game a bot plays where bots that do not think play so many: those that think
// play a part of them, but at least a few, if there are as many.
func Matches(info *engines.Info, bot string, most int) int {
	fewer, least := cmp.Or(info.Fewer, 10), 200
	switch bot {
	case "easy":
		return most
	case "hard":
		fewer, least = 50*fewer, 20
	}
	return min(most, max(least, most/fewer))
}

// NewStudy reads comparisons of the same rulesets by bots of different strength, from the weakest to the strongest,
// as one report.
func NewStudy(bots []string, comparisons ...*Comparison) *Study {
	Correct(comparisons...)
	s := &Study{Bots: bots, Comparisons: comparisons}
	seats, together := len(comparisons[0].Seats), comparisons[0].Base.Together
	var all []*Difference // where no match has ended the numbers of the game are missing
	for _, c := range comparisons {
		if rows := c.rows(); len(rows) > len(all) {
			all = rows
		}
	}
	for i, first := range all {
		row := Row{Of: first.Of, Share: first.share}
		switch {
		case together && i == 0:
			row.Of = "win"
		case together && i < seats:
			continue // all win together
		case together && i == seats:
			row.Of = "lose"
		}
		for _, c := range comparisons {
			d := Difference{Of: first.Of, Chance: 1}
			if rows := c.rows(); i < len(rows) {
				d = *rows[i]
			}
			row.By = append(row.By, d)
		}
		row.Verdict = verdict(row.By)
		s.Rows = append(s.Rows, row)
	}
	return s
}

// verdict returns what several bots make of a difference.
func verdict(by []Difference) Verdict {
	if !slices.ContainsFunc(by, func(d Difference) bool { return d.Known }) {
		return Unknown
	}
	said := TooSmall
	for _, d := range by {
		if !d.Real {
			continue
		}
		said = Agree
		for _, other := range by {
			switch {
			case other.Real && (other.Value > 0) == (d.Value > 0):
			case other.Real, other.little(d):
				return Disagree
			default:
				said = One
			}
		}
		if said == One {
			return One
		}
	}
	return said
}

// little reports whether a difference that may be chance is known to be at most half of another: for shares in points,
// for other numbers as parts of what they are by the first ruleset.
func (d Difference) little(of Difference) bool {
	if !d.Known {
		return false
	}
	part := func(value float64, d Difference) float64 {
		if d.share || d.base == 0 {
			return value
		}
		return value / d.base
	}
	half := part(of.Value, of) / 2
	return half > 0 && part(d.High, d) < half || half < 0 && part(d.Low, d) > half
}
