package lab

import (
	"math"

	"homespun/engines/balance"
)

// A Length is how many of the finished matches took From to To turns.
type Length struct {
	From int `json:"from"`
	To   int `json:"to"`
	balance.Share
	// More: these are all the matches that took From turns or more, counted together although they are further
	// apart than others.
	More bool `json:"more,omitempty"`
}

// mostLengths is how many lengths a histogram has at most.
const mostLengths = 16

// divided gives the answers of a measure the lengths of their matches. What bots of the same strength play is divided
// alike, so that rulesets can be compared.
func divided(m Measure) Measure {
	byBots := map[string][]*Answer{}
	for i := range m.Answers {
		if a := &m.Answers[i]; a.report != nil {
			byBots[a.Bots] = append(byBots[a.Bots], a)
		}
	}
	for _, answers := range byBots {
		divide(answers)
	}
	return m
}

// divide divides the matches of some answers alike, by lengths of 1, 2, 5, 10, 20 … turns. The few that are longest
// are counted together, since they would make all bars thin.
func divide(answers []*Answer) {
	least, last, most := math.MaxInt, 0, 0
	for _, a := range answers {
		turns := a.report.Turns
		least, last, most = min(least, turns.Least), max(last, turns.P95), max(most, turns.Most)
	}
	width := int(max(1, rounded(float64(last-least+1)/(mostLengths-1))))
	for _, a := range answers {
		for from := least / width * width; from <= last; from += width {
			l := Length{From: from, To: from + width - 1}
			if l.More = l.To >= last && most > l.To; l.More {
				l.To = most
			}
			count := 0
			for turns := l.From; turns <= min(l.To, len(a.report.TurnCounts)-1); turns++ {
				count += a.report.TurnCounts[turns]
			}
			l.Share = balance.Wilson(count, a.report.Finished)
			a.Lengths = append(a.Lengths, l)
		}
	}
}
