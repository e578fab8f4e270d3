package program

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// helpable are the seats that can get help.
var helpable = strings.Split("ABCDEF", "")

// helps are what a step of help brings somebody before the first turn; each is one of these.
var helps = []string{"go-on", "gain"}

// usualPart is which part of a path a step of help is where the file says nothing of it.
const usualPart = 10

// assist reads what a step of help is, and who gets how many.
func (c *compiler) assist() error {
	steps, err := c.Rules.Handicap.Of(Fields, c.IDs)
	if err != nil {
		return err
	}
	c.Help = steps
	if c.Rules.Help != "" {
		clauses, err := c.language.Read(c.Rules.Help, &c.names)
		for i := range clauses {
			if !slices.Contains(helps, clauses[i].ID) || (c.Rules.spaces() == 0 || c.Roam) && clauses[i].ID == "go-on" {
				return engines.Fieldf("help", "says %q; it can be such as \"begins 3 further\" or \"2 coins more\"", c.Rules.Help)
			}
			c.Helps = append(c.Helps, Instruction{Op: Effects[clauses[i].ID], A: 1})
			c.said(&c.Helps[i], clauses[i].Slots)
		}
		if err != nil {
			return &engines.FieldError{Key: "help", Problem: "says: " + err.Error(), Words: []string{c.Rules.Help}}
		}
	} else if n, ok := c.wanted(); ok {
		c.Helps = []Instruction{{Op: OpGain, A: 1, B: n}}
	} else if c.Rules.Path > 0 {
		c.Helps = []Instruction{{Op: OpGo, A: int16(max(1, c.Rules.Path/usualPart))}}
	}
	if len(c.Helps) == 0 && slices.Max(steps[:]) > 0 {
		return engines.Fieldf(engines.HandicapKey, "gives help, and the game has none; write help = \"2 coins more\"")
	}
	return nil
}

// said fills in an instruction with what stands in slots.
func (c *compiler) said(in *Instruction, slots []phrase.Slot) {
	for _, s := range slots {
		switch s.Kind {
		case "n":
			in.A = int16(min(s.Value, MaxCount))
		case "counter":
			in.B = int16(s.Value)
		}
	}
}

// wanted returns the counter of which most wins, or of which somebody wins with enough.
func (c *compiler) wanted() (counter int16, ok bool) {
	for i, said := range c.sentences {
		if said.Key != "end" || len(c.Read[i]) == 0 {
			continue
		}
		for _, in := range c.Code {
			if int(in.Line) == i+1 && in.Op == OpMost && in.A > 0 {
				return in.B, true
			}
		}
		first := &c.Read[i][0]
		if first.ID == "if" && first.Slots[0].Text == "has" && len(first.Branches[0]) > 0 && first.Branches[0][0].ID == "win" {
			in := Instruction{}
			c.said(&in, first.Slots[0].Of)
			return in.B, true
		}
	}
	return 0, false
}
