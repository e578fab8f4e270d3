package kit

import (
	"fmt"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// clauses compiles what was read of a sentence.
func (c *compiler) clauses(list []phrase.Clause) error {
	for i := range list {
		var err error
		if head, ok := heads[list[i].ID]; ok {
			err = c.head(head, &list[i])
		} else {
			err = c.effect(&list[i])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// effect compiles an effect.
func (c *compiler) effect(clause *phrase.Clause) error {
	in := instruction{op: effects[clause.ID], a: 1}
	for i := range clause.Slots {
		switch slot := &clause.Slots[i]; slot.Kind {
		case "n", "space":
			in.a = int16(slot.Value)
		case "counter", "common", "kind":
			in.b = int16(slot.Value)
		case "who":
			in.b = int16(selectors[slot.Text])
			if selectors[slot.Text] == toAll || selectors[slot.Text] == toOthers {
				return fmt.Errorf("%q is of several, and one is wanted", slot.Text)
			}
		case "text":
			in.a = c.text(slot.Text)
		}
	}
	if in.a > MaxCount {
		return fmt.Errorf("%d is more than %d", in.a, MaxCount)
	}
	switch clause.ID {
	case "go-back", "unmark":
		in.a = -in.a
	case "move", "go-on", "go-to", "go-to-start", "go-to-next", "go-back-to-last", "hold", "swap-places":
		if c.rules.spaces() == 0 {
			return fmt.Errorf("there is no path and no ring to go on")
		}
	}
	if in.op == opGo && (in.a > MaxSpaces || in.a < -MaxSpaces) {
		return fmt.Errorf("there are not so many spaces")
	}
	c.emit(in)
	return nil
}

// text keeps a text and returns its number.
func (c *compiler) text(said string) int16 {
	c.texts = append(c.texts, said)
	return int16(len(c.texts) - 1)
}

// head compiles a head and its branches.
func (c *compiler) head(head op, clause *phrase.Clause) error {
	in := instruction{op: head}
	switch head {
	case opIf:
		cond, err := c.condition(&clause.Slots[0])
		if err != nil {
			return err
		}
		c.conds = append(c.conds, cond)
		in.a = int16(len(c.conds) - 1)
	case opWho:
		in.b = int16(selectors[clause.Slots[0].Text])
	case opAsk:
		in.a = c.text(clause.Slots[0].Text)
	case opTest:
		in.a = int16(clause.Slots[0].Value)
		if most := c.most(); in.a < 1 || int(in.a) > most {
			return fmt.Errorf("no roll is %d; the dice show at most %d", in.a, most)
		}
	case opTable:
		if faces := int(c.roll.Die[0].Faces); c.roll.N != 1 || faces%len(clause.Branches) != 0 {
			return fmt.Errorf("%d branches do not share the %d faces of one die evenly", len(clause.Branches), faces)
		}
	}
	at := c.emit(in)
	if head == opWho {
		outer := c.start
		c.start = at + 1
		err := c.clauses(clause.Branches[0])
		c.emit(instruction{op: opEnd})
		c.start = outer
		c.code[at].to = uint16(len(c.code))
		return err
	}
	var made choice
	var ends []uint16
	for i, branch := range clause.Branches {
		made.branches = append(made.branches, uint16(len(c.code)))
		made.texts = append(made.texts, c.text(phrase.String(branch)))
		if err := c.clauses(branch); err != nil {
			return err
		}
		if i < len(clause.Branches)-1 {
			ends = append(ends, c.emit(instruction{op: opJump}))
		}
	}
	for _, end := range ends {
		c.code[end].to = uint16(len(c.code))
	}
	if len(clause.Branches) == 1 && head != opTable {
		made.branches = append(made.branches, uint16(len(c.code)))
	}
	c.chosen = append(c.chosen, made)
	c.code[at].b = int16(len(c.chosen) - 1)
	c.code[at].to = made.branches[len(made.branches)-1]
	return nil
}

// most is the highest sum of the dice.
func (c *compiler) most() int {
	sum := 0
	for _, die := range c.roll.Dice() {
		sum += int(die.Faces)
	}
	return sum
}

// condition compiles a condition.
func (c *compiler) condition(slot *phrase.Slot) (condition, error) {
	if slot.Text == "not" {
		inner, err := c.condition(&slot.Of[0])
		inner.not = !inner.not
		return inner, err
	}
	cond := condition{is: tests[slot.Text], a: 1}
	for i := range slot.Of {
		switch of := &slot.Of[i]; of.Kind {
		case "n", "space":
			cond.a = int16(of.Value)
		case "counter", "common", "kind":
			cond.b = int16(of.Value)
		}
	}
	if cond.is == laps && c.rules.Ring == 0 {
		return cond, fmt.Errorf("nobody goes round, since there is no ring")
	}
	return cond, nil
}

// pauses reports whether code from one place to another waits for an answer on every way through it.
func (c *compiler) pauses(from, to uint16) bool {
	for pc := from; pc < to; pc++ {
		switch in := &c.code[pc]; in.op {
		case opRoll, opMay, opChoose, opAsk, opTest, opTable:
			return true
		case opIf:
			if then, otherwise := c.chosen[in.b].branches[0], in.to; otherwise > then && otherwise < to &&
				c.pauses(then, otherwise) && c.pauses(otherwise, to) {
				return true
			}
			pc = max(pc, in.to-1)
		case opWho:
			pc = in.to - 1
		}
	}
	return false
}

// loops refuses spaces that send whoever lands there round in a circle.
func (c *compiler) loops() error {
	if !c.rules.Second {
		return nil
	}
	for start := range c.rules.spaces() + 1 {
		seen := map[int]bool{}
		for at := start; ; {
			to, certain := c.sends(at)
			if !certain {
				break
			}
			if seen[to] {
				return engines.Fieldf(c.sentences[c.code[c.land[to]].line-1].Key,
					"sends whoever lands there round in a circle; let one of these spaces end it")
			}
			seen[to] = true
			at = to
		}
	}
	return nil
}

// sends returns where the first instruction of a space sends whoever lands there, if it always does.
func (c *compiler) sends(space int) (to int, certain bool) {
	pc := c.land[space]
	if pc == 0 {
		return 0, false
	}
	n := c.rules.spaces()
	switch in := &c.code[pc]; in.op {
	case opGoTo:
		return int(in.a), true
	case opGo:
		if to = space + int(in.a); c.rules.Ring > 0 {
			return (to-1+2*n)%n + 1, true
		}
		return max(0, min(to, n)), to >= 0 && to <= n
	}
	return 0, false
}
