package program

import (
	"errors"
	"fmt"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// OpTie stands behind an instruction that says who wins. Among those who are even by that it takes those who are first by
// the instruction to, with its a and b.
const OpTie Op = 120

// Conditions on what players have beside each other; a is 1 for the most and -1 for the fewest.
const (
	HasExactly test = iota + 100
	HasMost
	HasMostAlone
	CommonExactly
	// RoundIsOver is that everybody has had a turn.
	RoundIsOver
)

// compared says what a condition on numbers asks: fewer than three is the contrary of three, and so on.
func compared(id string, cond *Condition) {
	switch id {
	case "has-more", "holds-more", "has-at-most", "common-more":
		cond.A++
	case "has-fewest", "has-fewest-alone":
		cond.A = -1
	}
	switch id {
	case "has-fewer", "has-at-most", "holds-fewer", "common-fewer":
		cond.Not = true
	}
}

var errTie = errors.New("this says who wins a tie, and stands behind such as \"most points wins\"")

// tie makes a tie-break of what says who wins.
func (c *compiler) tie(in Instruction) (Instruction, error) {
	switch c.Code[len(c.Code)-1].Op {
	case OpMost, OpFurthest, OpMostCards, OpMostWorth, OpTie:
		in.To, in.Op = uint16(in.Op), OpTie
		return in, nil
	}
	return in, errTie
}

// mostOdds is the highest number of a chance.
const mostOdds = 100

// odds are how often of how many times the table says yes where nobody is asked; 0 is as often as not.
func odds(slots []phrase.Slot) (list [2]uint8, err error) {
	if len(slots) < 3 {
		return list, nil
	}
	yes, all := slots[1].Value, slots[2].Value
	if yes < 1 || yes >= all || all > mostOdds {
		return list, fmt.Errorf("usually %d in %d is no chance; usually 2 in 3 is one", min(yes, MaxCount), min(all, MaxCount))
	}
	return [2]uint8{uint8(yes), uint8(all)}, nil
}

// Judgements returns what the table is asked, and what it usually says.
func (g *Program) Judgements() (list []engines.Judgement) {
	for _, in := range g.Code {
		if in.Op == OpAsk {
			yes, of := 1, 2
			if odds := g.Chosen[in.B].Odds; odds[1] > 0 {
				yes, of = int(odds[0]), int(odds[1])
			}
			list = append(list, engines.Judgement{Question: g.Texts[in.A], Yes: yes, Of: of})
		}
	}
	return list
}
