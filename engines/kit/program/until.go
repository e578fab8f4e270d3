package program

import (
	"errors"

	"homespun/engines/kit/phrase"
)

var (
	errNoNumbers    = errors.New("no die has a number; dice = \"d6\" has 1 to 6")
	errWhichCounter = errors.New("it does not say which counter; with counters = { points = 0 } it is \"as points\"")
)

func isCounter(s phrase.Slot) bool { return s.Kind == "counter" }

// until compiles what is done until somebody stops: it is done once, and then whoever wants to does it again. What has to
// be paid for it has to be there.
func (c *compiler) until(clause *phrase.Clause) error {
	needs := c.costs(clause.Branches[0])
	return c.given(needs, func() error {
		begins := uint16(len(c.Code))
		if err := c.clauses(clause.Branches[0]); err != nil {
			return err
		}
		asks := c.emit(Instruction{Op: OpMay, B: int16(len(c.Chosen))})
		c.Code[asks].To = asks + 1
		says := c.language.Usual("until")
		made := choice{Branches: []uint16{begins, asks + 1}, Texts: []int16{c.text(says[0]), c.text(says[1])}}
		c.offer(OpMay, &made, clause.Branches)
		c.Chosen = append(c.Chosen, made)
		return nil
	})
}

// The values of Ties: who rolls the same rolls again, nothing happens, or the one who was attacked wins.
const (
	TieAgain   = "again"
	TieNothing = "nothing"
	TieOther   = "other"
)

var ties = []string{TieAgain, TieNothing, TieOther}
