package balance

import (
	"cmp"
	"slices"
	"strings"

	"homespun/engines"
)

// Used is what a first move, or a thing that lines name, is worth: how often those win who begin so, or use it.
type Used struct {
	Of string `json:"of"`
	// Times is how often it was so: each seat of a match counts once, and all together where all win together.
	Times int `json:"times"`
	// Wins is the share of those that won, and Usual what the same seats win in all matches that were looked at.
	Wins  Share   `json:"wins"`
	Usual float64 `json:"usual"`
}

// mostUsed is how many first moves and things are reported at most.
const mostUsed = 60

// A worth watches a match for what its lines name. Match files name a thing by a word of a line that is neither its
// first, nor a space, a seat or a number.
type worth struct {
	engine engines.Engine
	// things is by verb which words of a line are things; nil for none.
	things [][]bool
	// opened is the first line of a player, and opener who made it. used is who used each thing.
	opened string
	opener engines.Seat
	used   map[string]engines.SeatSet
}

func newWorth(engine engines.Engine) worth {
	forms := engine.Forms()
	w := worth{engine: engine, things: make([][]bool, forms.Verbs()), used: map[string]engines.SeatSet{}}
	for verb := range forms.Verbs() {
		_, kinds, _ := forms.Takes(verb)
		for i, kind := range kinds {
			if kind == 0 || kind == engines.PieceArg {
				if w.things[verb] == nil {
					w.things[verb] = make([]bool, len(kinds))
				}
				w.things[verb][i] = true
			}
		}
	}
	return w
}

func (w *worth) begin() {
	w.opened = ""
	clear(w.used)
}

// line watches a line of a player.
func (w *worth) line(line engines.Move) {
	if w.opened == "" {
		w.opened, w.opener = w.engine.Format(line), line.Who
	}
	things := w.things[line.Verb]
	if things == nil {
		return
	}
	words := strings.Fields(w.engine.Format(line))
	for i, word := range words[min(1, len(words)):] {
		if i < len(things) && things[i] {
			of := words[0] + " " + word
			w.used[of] = w.used[of].With(line.Who)
		}
	}
}

// worths adds up what was seen of several matches.
type worths struct {
	wins         [engines.MaxSeats]int
	opened, used map[string]*usage
}

// usage counts by seat how often something was so, and how many of those have won.
type usage struct {
	seats [engines.MaxSeats]int
	won   int
}

// usageOf returns what is counted of something, from 0 on.
func usageOf(counted map[string]*usage, of string) *usage {
	if counted[of] == nil {
		counted[of] = &usage{}
	}
	return counted[of]
}

// count adds a match.
func (w *worths) count(seen *worth, outcome engines.Outcome, together bool) {
	if w.used == nil {
		w.opened, w.used = map[string]*usage{}, map[string]*usage{}
	}
	winners := outcome.Winners
	for _, seat := range winners.List() {
		w.wins[seat]++
	}
	add := func(to map[string]*usage, of string, seats engines.SeatSet) {
		if together {
			seats = engines.Seats(0) // who stands for all of them
		}
		t := usageOf(to, of)
		for _, seat := range seats.List() {
			t.seats[seat]++
		}
		t.won += (seats & winners).Len()
	}
	if seen.opened != "" {
		add(w.opened, seen.opened, engines.Seats(seen.opener))
	}
	for of, seats := range seen.used {
		add(w.used, of, seats)
	}
}

// add adds what was seen of other matches.
func (w *worths) add(other *worths) {
	for seat, wins := range other.wins {
		w.wins[seat] += wins
	}
	if w.used == nil && other.used != nil {
		w.opened, w.used = map[string]*usage{}, map[string]*usage{}
	}
	for _, both := range [][2]map[string]*usage{{w.opened, other.opened}, {w.used, other.used}} {
		for of, t := range both[1] {
			sum := usageOf(both[0], of)
			for seat, n := range t.seats {
				sum.seats[seat] += n
			}
			sum.won += t.won
		}
	}
}

// report reports what was seen of so many matches: what was so most often first. What a seat does in every match says
// nothing, and is left out.
func (w *worths) report(counted map[string]*usage, matches int) []Used {
	list := []Used{}
	for of, t := range counted {
		u, telling := Used{Of: of}, false
		expected := 0.0
		for seat, n := range t.seats {
			u.Times += n
			telling = telling || n > 0 && n < matches
			expected += float64(n) * float64(w.wins[seat]) / float64(matches)
		}
		if telling {
			u.Wins, u.Usual = Wilson(t.won, u.Times), expected/float64(u.Times)
			list = append(list, u)
		}
	}
	slices.SortFunc(list, func(a, b Used) int { return cmp.Or(cmp.Compare(b.Times, a.Times), cmp.Compare(a.Of, b.Of)) })
	return list[:min(len(list), mostUsed)]
}
