package kit

import (
	"fmt"
	"slices"

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
		case "counter", "common", "kind", "card":
			in.b = int16(slot.Value)
		case "who":
			if in.op.ofCards() {
				in.to = uint16(selectors[slot.Text])
			} else {
				in.b = int16(selectors[slot.Text])
			}
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
	case "keep-aside", "gain-rolled":
		if len(c.counters) == 0 || len(c.counters) > 1 && !slices.ContainsFunc(clause.Slots, isCounter) {
			return errWhichCounter
		} else if clause.ID == "gain-rolled" && !c.numbered {
			return errNoNumbers
		}
	case "set-aside-rolled":
		if !c.numbered {
			return errNoNumbers
		}
	case "go-back", "unmark", "fewest-cards-win", "lowest-hand-wins":
		in.a = -in.a
	case "move", "go-by-card", "go-on", "go-to", "go-to-start", "go-to-next", "go-back-to-last", "hold", "swap-places", "go-aside":
		if c.rules.spaces() == 0 {
			return fmt.Errorf("there is no path and no ring to go on")
		}
	case "keep":
		in.a = int16(inHand)
	case "return-it":
		in.a = int16(inPile)
	case "away":
		in.a = int16(away)
	}
	if in.op == opGo && (in.a > MaxSpaces || in.a < -MaxSpaces) {
		return fmt.Errorf("there are not so many spaces")
	}
	if err := c.handled(in, clause.Slots); err != nil {
		return err
	}
	if clause.ID == "deal" {
		return c.others(toAll, func() error { c.emit(in); return nil })
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
	if clause.ID == "until" {
		return c.until(clause)
	}
	switch head {
	case opIf:
		cond, err := c.condition(&clause.Slots[0])
		if err != nil {
			return err
		}
		c.conds = append(c.conds, cond)
		in.a = int16(len(c.conds) - 1)
	case opWho:
		return c.others(selectors[clause.Slots[0].Text], func() error { return c.clauses(clause.Branches[0]) })
	case opAsk:
		in.a = c.text(clause.Slots[0].Text)
	case opTest:
		in.a = int16(clause.Slots[0].Value)
		if most := c.most(); in.a < 1 || int(in.a) > most {
			return fmt.Errorf("no roll is %d; the dice show at most %d", in.a, most)
		}
	case opFight:
		if in.to = 0; !c.numbered {
			return errNoNumbers
		}
		in.b = int16(selectors[clause.Slots[0].Text])
		if s := selector(in.b); s == toAll || s == toOthers || s == toYou {
			return fmt.Errorf("%q is not one other player, and one is fought", clause.Slots[0].Text)
		}
	case opTable:
		if faces := int(c.roll.Die[0].Faces); c.roll.N != 1 || !c.roll.Die[0].Plain() || faces%len(clause.Branches) != 0 {
			return fmt.Errorf("%d branches do not share the %d faces of one die evenly", len(clause.Branches), faces)
		}
	}
	at := c.emit(in)
	var made choice
	var ends []uint16
	for i, branch := range clause.Branches {
		made.branches = append(made.branches, uint16(len(c.code)))
		made.texts = append(made.texts, c.text(clause.Says[i]))
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
	if head == opFight {
		made.branches = append(made.branches[:2], uint16(len(c.code)))
		c.code[at].to = uint16(len(c.chosen))
		c.chosen = append(c.chosen, made)
		return nil
	}
	c.chosen = append(c.chosen, made)
	c.code[at].b = int16(len(c.chosen) - 1)
	c.code[at].to = made.branches[len(made.branches)-1]
	return nil
}

// others compiles a list that befalls the seats of a selector.
func (c *compiler) others(who selector, list func() error) error {
	at := c.emit(instruction{op: opWho, b: int16(who)})
	outer := c.start
	c.start = at + 1
	err := list()
	c.emit(instruction{op: opEnd})
	c.start = outer
	c.code[at].to = uint16(len(c.code))
	return err
}

// most is the highest sum of the dice.
func (c *compiler) most() int {
	sum := 0
	for _, die := range c.roll.Dice() {
		sum += dieMost(&die)
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
	if slot.Text == "all-yours-at-start" {
		cond.a = 0
	}
	for i := range slot.Of {
		switch of := &slot.Of[i]; of.Kind {
		case "n", "space", "face":
			cond.a = int16(of.Value)
		case "counter", "common", "kind", "card":
			cond.b = int16(of.Value)
		}
	}
	if cond.is >= holdsCards && len(c.packs) == 0 {
		return cond, errNoDeck
	} else if (cond.is == pileIsEmpty || cond.is == holdsAlike || cond.is == holdsEach) && len(c.packs) > 1 && !saysCards(slot.Of) {
		return cond, errWhichDeck
	} else if slot.Text == "holds-more" {
		cond.a++
	} else if cond.not = slot.Text == "holds-none"; cond.is == pileIsEmpty && !c.whats[cond.b].all {
		return cond, fmt.Errorf("only a whole deck has a pile")
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
		case opRoll, opMay, opChoose, opAsk, opTest, opTable, opDraw, opDrawTo, opTurnOver, opPlay, opDiscard,
			opDiscardAll, opDiscardAlike, opPutBack, opTake, opGive:
			return true
		case opIf:
			if then, otherwise := c.chosen[in.b].branches[0], in.to; otherwise > then && otherwise < to &&
				c.pauses(then, otherwise) && c.pauses(otherwise, to) {
				return true
			}
			pc = max(pc, in.to-1)
		case opWho:
			pc = in.to - 1
		case opEndTurn:
			return false
		}
	}
	return false
}

// loops refuses spaces that send whoever lands there round in a circle.
func (c *compiler) loops() error {
	if !c.rules.Second {
		return nil
	}
	for start := range c.main + 1 {
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
	if to, certain = c.sent(space, &c.code[pc]); to == 0 {
		return 0, false // nothing happens at the start
	}
	return to, certain
}
