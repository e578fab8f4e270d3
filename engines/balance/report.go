package balance

import (
	"math"
	"time"

	"homespun/engines"
)

// Report is the result of [Run]. Its shares are shares of the finished matches.
type Report struct {
	Game    string `json:"game"`
	Matches int    `json:"matches"`
	// Finished and Unfinished add up to Matches. Unfinished matches are those cut off after MaxLines.
	Finished   int    `json:"finished"`
	Unfinished int    `json:"unfinished"`
	MaxLines   int    `json:"max_lines"`
	Seed       uint64 `json:"seed"`
	Seats      []Seat `json:"seats"`
	// Nobody is the share of matches that no seat has won: draws, and matches that all lose.
	Nobody Share `json:"nobody"`
	// Together: all seats win together or lose together.
	Together bool `json:"together"`
	// Numbers are the numbers of the game's results and of its counted events.
	Numbers []Number `json:"numbers"`
	// Lines is the length of the finished matches.
	Lines Lengths `json:"lines"`
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

// Lengths describes the lengths of matches in lines: their mean, and the lengths that certain parts of the
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
	Most      int     `json:"most"`
}

// z is the number of standard deviations to either side of the mean that hold 95 % of a normal distribution.
const z = 1.959963984540054

// Wilson returns a count as a share of all, with the score interval of Wilson (1927). If all is 0 the
// interval is 0 to 1.
func Wilson(count, of int) Share {
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
	nobody       int
	unfinished   int
	moves        int
	// lengths[n] is the number of finished matches with n lines.
	lengths []int
	numbers totals
}

func (t *tally) count(o engines.Outcome, lines int) {
	t.moves += lines
	if !o.Over {
		t.unfinished++
		return
	}
	for seat := range t.wins {
		if o.Winners.Has(engines.Seat(seat)) {
			t.wins[seat]++
			if o.Winners.Len() > 1 {
				t.shared[seat]++
			}
		}
	}
	if o.Winners == 0 {
		t.nobody++
	}
	t.grow(lines)
	t.lengths[lines]++
}

// grow makes lengths long enough to count matches with so many lines.
func (t *tally) grow(lines int) {
	if lines >= len(t.lengths) {
		t.lengths = append(t.lengths, make([]int, lines+1-len(t.lengths))...)
	}
}

func (t *tally) add(other *tally) {
	for seat := range t.wins {
		t.wins[seat] += other.wins[seat]
		t.shared[seat] += other.shared[seat]
	}
	t.nobody += other.nobody
	t.unfinished += other.unfinished
	t.moves += other.moves
	if len(other.lengths) > 0 {
		t.grow(len(other.lengths) - 1)
	}
	for lines, n := range other.lengths {
		t.lengths[lines] += n
	}
	t.numbers.merge(other.numbers)
}

func (t *tally) report(s *Setup, names []string, took time.Duration) *Report {
	finished := s.Matches - t.unfinished
	r := &Report{
		Game: s.Engine.Info().ID, Matches: s.Matches, Finished: finished, Unfinished: t.unfinished,
		MaxLines: s.MaxLines, Seed: s.Seed,
		Nobody: Wilson(t.nobody, finished), Together: s.Engine.Info().Together,
		Numbers: t.numbers.means(finished), Lines: t.measure(finished), Moves: t.moves,
		Seconds: took.Seconds(),
	}
	if r.Seconds > 0 {
		r.MovesPerSecond = float64(r.Moves) / r.Seconds
	}
	for seat, id := range s.Engine.SeatIDs() {
		r.Seats = append(r.Seats, Seat{id, names[seat], Wilson(t.wins[seat], finished), t.shared[seat]})
	}
	return r
}

// measure returns the lengths of the finished matches. Everything is zero if there are none.
func (t *tally) measure(finished int) Lengths {
	if finished == 0 {
		return Lengths{}
	}
	sum, squares := 0.0, 0.0
	for lines, n := range t.lengths {
		sum += float64(lines * n)
	}
	mean := sum / float64(finished)
	for lines, n := range t.lengths {
		squares += float64(n) * (float64(lines) - mean) * (float64(lines) - mean)
	}
	return Lengths{
		Mean: mean, Deviation: math.Sqrt(squares / float64(max(1, finished-1))),
		Least: t.quantile(finished, 0), P10: t.quantile(finished, 0.1), P25: t.quantile(finished, 0.25),
		Median: t.quantile(finished, 0.5),
		P75:    t.quantile(finished, 0.75), P90: t.quantile(finished, 0.9), Most: t.quantile(finished, 1),
	}
}

// quantile returns the smallest length that at least the given part of the finished matches did not exceed.
func (t *tally) quantile(finished int, part float64) int {
	rank := max(1, int(math.Ceil(part*float64(finished))))
	for lines, n := range t.lengths {
		if rank -= n; rank <= 0 {
			return lines
		}
	}
	return len(t.lengths) - 1
}
