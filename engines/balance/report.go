package balance

import (
	"math"
	"slices"
	"time"

	"gonum.org/v1/gonum/stat"

	"homespun/engines"
)

// Report is the result of matches by one ruleset. Its shares are shares of the finished matches.
type Report struct {
	Game    string `json:"game"`
	Matches int    `json:"matches"`
	// Finished and Unfinished add up to Matches. Unfinished matches are those cut off after MaxLines.
	Finished   int    `json:"finished"`
	Unfinished int    `json:"unfinished"`
	MaxLines   int    `json:"max_lines"`
	Seed       uint64 `json:"seed"`
	Seats      []Seat `json:"seats"`
	// First is what the first bot has won that was named, wherever it sat; see [Setup.Rotate].
	First Seat `json:"-"`
	// Nobody is the share of matches that no seat has won: draws, and matches that all lose.
	Nobody Share `json:"nobody"`
	// Together: all seats win together or lose together.
	Together bool `json:"together"`
	// Numbers are the numbers of the game's results and of its counted events.
	Numbers []Number `json:"numbers"`
	// Lines is the length of the finished matches, and Turns how often in them another seat than before came to
	// decide, or what the game counts.
	Lines Lengths `json:"lines"`
	Turns Lengths `json:"turns"`
	// TurnCounts[n] is how many of the finished matches took n turns.
	TurnCounts []int `json:"-"`
	// Look is what was seen of the matches that were looked at closely, nil if there were none.
	Look *Look `json:"look,omitempty"`
	// Moves is the number of lines of all matches, rolls among them.
	Moves          int     `json:"moves"`
	Seconds        float64 `json:"seconds"`
	MovesPerSecond float64 `json:"moves_per_second"`
}

// Seat is the result of one seat.
type Seat struct {
	ID  string `json:"id"`
	Bot string `json:"bot"`
	// Wins counts the matches that the seat has won, alone or with others. Shared counts those won with
	// others.
	Wins   Share `json:"wins"`
	Shared int   `json:"shared"`
}

// Share is a number of matches and its part of all, with the 95 % interval of Wilson in which the true part
// probably lies.
type Share struct {
	Count int     `json:"count"`
	Part  float64 `json:"part"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Lengths describes the lengths of matches in lines or turns: their mean, and the lengths that certain parts of the
// matches did not exceed.
type Lengths struct {
	Mean      float64 `json:"mean"`
	Deviation float64 `json:"deviation"`
	Least     int     `json:"least"`
	P10       int     `json:"p10"`
	P25       int     `json:"p25"`
	Median    int     `json:"median"`
	P75       int     `json:"p75"`
	P90       int     `json:"p90"`
	P95       int     `json:"p95"`
	Most      int     `json:"most"`
}

// z is the number of standard deviations to either side of the mean that hold 95 % of a normal distribution.
const z = 1.959963984540054

// Wilson returns a count as a share of all, with the score interval of Wilson (1927). If all is 0 the
// interval is 0 to 1.
func Wilson(count, of int) Share { return WilsonAt(count, of, z) }

// WilsonAt is [Wilson] with an interval of another width: z is how many standard deviations of a normal distribution
// to either side of its mean hold as much as the interval shall.
func WilsonAt(count, of int, z float64) Share {
	if of == 0 {
		return Share{High: 1}
	}
	n, p := float64(of), float64(count)/float64(of)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Share{count, p, max(0, min(p, middle-half)), min(1, max(p, middle+half))}
}

// tally adds up the results of matches. Each worker has its own.
type tally struct {
	wins, shared [engines.MaxSeats]int
	first        int // matches won by the first bot that was named
	nobody       int
	unfinished   int
	moves        int
	lines, turns counts
	numbers      totals
	looks        looks
}

// count adds a match.
func (t *tally) count(m *match) {
	t.moves += m.lines
	if !m.outcome.Over {
		t.unfinished++
		return
	}
	for seat := range t.wins {
		if m.outcome.Winners.Has(engines.Seat(seat)) {
			t.wins[seat]++
			if m.outcome.Winners.Len() > 1 {
				t.shared[seat]++
			}
		}
	}
	if m.outcome.Winners == 0 {
		t.nobody++
	} else if m.outcome.Winners.Has(m.first) {
		t.first++
	}
	t.lines.add(m.lines, 1)
	t.turns.add(m.turns, 1)
	t.numbers.add(m.numbers)
	if m.look != nil {
		t.looks.count(m)
	}
}

func (t *tally) add(other *tally) {
	for seat := range t.wins {
		t.wins[seat] += other.wins[seat]
		t.shared[seat] += other.shared[seat]
	}
	t.first += other.first
	t.nobody += other.nobody
	t.unfinished += other.unfinished
	t.moves += other.moves
	t.lines.merge(other.lines)
	t.turns.merge(other.turns)
	t.numbers.merge(other.numbers)
	t.looks.add(&other.looks)
}

// report reports on so many matches, which took a time.
func (t *tally) report(s *Setup, names []string, matches int, took time.Duration) *Report {
	finished := matches - t.unfinished
	r := &Report{
		Game: s.Engine.Info().ID, Matches: matches, Finished: finished, Unfinished: t.unfinished,
		MaxLines: s.MaxLines, Seed: s.Seed,
		First:  Seat{Bot: names[0], Wins: Wilson(t.first, finished)},
		Nobody: Wilson(t.nobody, finished), Together: s.Engine.Info().Together,
		Numbers: t.numbers.means(finished), Lines: t.lines.measure(), Turns: t.turns.measure(), Moves: t.moves,
		TurnCounts: slices.Clone(t.turns), Look: t.looks.report(s.Engine), Seconds: took.Seconds(),
	}
	if r.Seconds > 0 {
		r.MovesPerSecond = float64(r.Moves) / r.Seconds
	}
	for seat, id := range s.Engine.SeatIDs() {
		r.Seats = append(r.Seats, Seat{id, names[seat], Wilson(t.wins[seat], finished), t.shared[seat]})
	}
	return r
}

// counts[n] is how often a number n was counted.
type counts []int

// add counts n so many times more.
func (c *counts) add(n, times int) {
	if n >= len(*c) {
		*c = append(*c, make([]int, n+1-len(*c))...)
	}
	(*c)[n] += times
}

func (c *counts) merge(other counts) {
	for n, times := range other {
		if times > 0 {
			c.add(n, times)
		}
	}
}

// measure describes the numbers that were counted. Everything is zero if there are none.
func (c counts) measure() Lengths {
	var numbers, times []float64
	for n, count := range c {
		if count > 0 {
			numbers, times = append(numbers, float64(n)), append(times, float64(count))
		}
	}
	if len(numbers) == 0 {
		return Lengths{}
	}
	part := func(p float64) int { return int(stat.Quantile(p, stat.Empirical, numbers, times)) }
	l := Lengths{
		Least: int(numbers[0]), P10: part(0.1), P25: part(0.25), Median: part(0.5), P75: part(0.75), P90: part(0.9),
		P95: part(0.95), Most: int(numbers[len(numbers)-1]),
	}
	if l.Mean, l.Deviation = stat.MeanStdDev(numbers, times); math.IsNaN(l.Deviation) {
		l.Deviation = 0 // of a single match
	}
	return l
}
