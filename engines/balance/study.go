package balance

import "slices"

// Verdict says what bots of different strength make of a difference.
type Verdict uint8

const (
	// TooSmall: no bots show a difference that is more than chance.
	TooSmall Verdict = iota
	// Agree: all show that it is more than chance, in the same direction.
	Agree
	// Disagree: some show that it is more than chance, and others do not, or say the opposite.
	Disagree
)

// verdictNames are the verdicts in JSON.
var verdictNames = []string{"too-small", "agree", "disagree"}

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
	// By are the differences by the strength of the bots.
	By []Difference `json:"by"`
}

// Matches returns how many matches a bot plays where the weakest plays so many: those that think play a part of them,
// and no fewer than 200, except where nobody plays as many.
func Matches(bot string, part, most int) int {
	if bot == "easy" {
		return most
	}
	return min(most, max(leastMatches, most/part))
}

// leastMatches is how many matches bots that think play at least.
const leastMatches = 200

// NewStudy reads comparisons of the same rulesets by bots of different strength, from the weakest to the strongest,
// as one report.
func NewStudy(bots []string, comparisons ...*Comparison) *Study {
	correct(comparisons...)
	s := &Study{Bots: bots, Comparisons: comparisons}
	for i, first := range comparisons[0].rows() {
		row := Row{Of: first.Of, Share: first.share}
		for _, c := range comparisons {
			if rows := c.rows(); i < len(rows) && rows[i].Of == first.Of {
				row.By = append(row.By, *rows[i])
			}
		}
		row.Verdict = verdict(row.By)
		s.Rows = append(s.Rows, row)
	}
	return s
}

// verdict returns what several bots make of a difference.
func verdict(by []Difference) Verdict {
	clear := func(d Difference) bool { return d.Real }
	up := func(d Difference) bool { return d.Value > 0 }
	switch {
	case !slices.ContainsFunc(by, clear):
		return TooSmall
	case !slices.ContainsFunc(by, func(d Difference) bool { return !clear(d) || up(d) != up(by[0]) }):
		return Agree
	}
	return Disagree
}
