package tableau

import (
	"strconv"
	"strings"
)

// Side is the sum of one of the actors of a moment.
type Side struct {
	// Terms add up to the total.
	Terms []Term
	// Void says why a die counts nothing, or not all of it; "" if it counts.
	Void string
}

// Term is a number of a sum and what it comes from: "die", "attack", "2 geysers". The first is never below 0.
type Term struct {
	Value  int
	Source string
}

// Counted returns numbers of one thing that are counted and not added up.
func Counted(source string, values ...int) (list []Term) {
	for _, value := range values {
		list = append(list, Term{Value: value, Source: source})
	}
	return list
}

// Total returns what the terms add up to.
func (s Side) Total() (sum int) {
	for _, term := range s.Terms {
		sum += term.Value
	}
	return sum
}

// Sum writes the sum down: "2 + 5 = 7". A single term is a die that lies there: "" then.
func (s Side) Sum() string {
	if len(s.Terms) < 2 {
		return ""
	}
	values := joined(s.Terms, func(value int, _ string) string { return strconv.Itoa(value) })
	return values + " = " + strconv.Itoa(s.Total())
}

// joined joins terms by plus and minus signs.
func joined(terms []Term, say func(value int, source string) string) string {
	var sum strings.Builder
	for i, term := range terms {
		switch {
		case i == 0:
		case term.Value < 0:
			sum.WriteString(" − ")
		default:
			sum.WriteString(" + ")
		}
		sum.WriteString(say(max(term.Value, -term.Value), term.Source))
	}
	return sum.String()
}

// Sources says what the terms come from, "die + attack", or why a die counts nothing.
func (s Side) Sources() string {
	if s.Void != "" || len(s.Terms) < 2 {
		return s.Void
	}
	return joined(s.Terms, func(_ int, source string) string { return source })
}

// Beats returns the winner and the loser of a fight between two that both have added up, with their totals;
// false if it was none, or if both have as much.
func (m Moment) Beats() (winner, loser Actor, high, low int, ok bool) {
	if m.Kind != Fight && m.Kind != Harm && m.Kind != Gone || len(m.Actors) != 2 || len(m.Sides) != 2 {
		return winner, loser, 0, 0, false
	}
	winner, loser, high, low = m.Actors[0], m.Actors[1], m.Sides[0].Total(), m.Sides[1].Total()
	if low > high {
		winner, loser, high, low = loser, winner, low, high
	}
	return winner, loser, high, low, high > low
}
