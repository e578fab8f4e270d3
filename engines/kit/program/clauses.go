package program

import (
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// clauses compiles what was read of a sentence.
func (c *compiler) clauses(list []phrase.Clause) error {
	for i := range list {
		var err error
		if head, ok := Heads[list[i].ID]; ok {
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
	if is, err := c.trade(clause); is {
		return err
	}
	in := Instruction{Op: Effects[clause.ID], A: 1}
	if in.Op.OfThings() {
		return c.lying(in, clause)
	}
	for i := range clause.Slots {
		switch slot := &clause.Slots[i]; slot.Kind {
		case "n", "space":
			in.A = int16(slot.Value)
		case "counter", "common", "kind", "card":
			in.B = int16(slot.Value)
		case "who":
			if in.Op.OfTwo() {
				in.To = uint16(Selectors[slot.Text])
				if Selectors[slot.Text] == ToYou {
					return fmt.Errorf("%q is no other player", slot.Text)
				}
				continue
			} else if in.Op.OfCards() {
				in.To = uint16(Selectors[slot.Text])
			} else {
				in.B = int16(Selectors[slot.Text])
			}
			if err := c.ranks(Selectors[slot.Text]); err != nil {
				return err
			}
			if Selectors[slot.Text] == ToAll || Selectors[slot.Text] == ToOthers {
				return fmt.Errorf("%q is of several, and one is wanted", slot.Text)
			}
		case "text":
			in.A = c.text(slot.Text)
		}
	}
	if in.A > MaxCount {
		return fmt.Errorf("%d is the most of anything", MaxCount)
	}
	switch clause.ID {
	case "keep-aside", "gain-rolled", "lose-rolled":
		if len(c.OwnNames) == 0 || len(c.OwnNames) > 1 && !slices.ContainsFunc(clause.Slots, isCounter) {
			return errWhichCounter
		} else if clause.ID != "keep-aside" && !c.numbered {
			return errNoNumbers
		} else if clause.ID == "lose-rolled" {
			in.A = -1
		}
	case "set-aside-rolled":
		if !c.numbered {
			return errNoNumbers
		}
	case "go-up-to", "go-up-to-rolled", "move-die", "move-each-die", "go-back-rolled":
		if err := c.chosenSteps(&in, clause.ID); err != nil {
			return err
		}
	case "go-back", "unmark", "take-common", "pay-common", "fewest-cards-win", "lowest-hand-wins", "fewest-wins", "then-fewest", "then-fewest-cards", "then-lowest-hand":
		in.A = -in.A
	case "go-anywhere":
		in.B = AnySpace
	case "take-count-all", "give-count-all":
		in.A = MaxCount
	case "change-all":
		of := amounts(clause.Slots)
		in.A, in.B, in.To = of[1].n, int16(of[0].slot.Value), uint16(of[1].slot.Value)
	case "keep":
		in.A = int16(InHand)
	case "return-it":
		in.A = int16(InPile)
	case "away":
		in.A = int16(Away)
	}
	if err := c.goes(clause.ID, in.Op); err != nil {
		return err
	}
	if (in.Op == OpGo || in.Op == OpGoUpTo) && (in.A > MaxSpaces || in.A < -MaxSpaces) {
		return fmt.Errorf("there are not so many spaces")
	}
	if err := c.handled(in, clause.Slots); err != nil {
		return err
	}
	if strings.HasPrefix(clause.ID, "then-") {
		tie, err := c.tie(in)
		if err != nil {
			return err
		}
		in = tie
	}
	if clause.ID == "move-each-die" {
		for range c.Roll.N - 1 {
			c.emit(in)
		}
	}
	if clause.ID == "deal" {
		return c.others(ToAll, 0, func() error { c.emit(in); return nil })
	}
	c.emit(in)
	return nil
}

// goes finds what is wrong with how an effect moves pieces on this board.
func (c *compiler) goes(id string, op Op) error {
	instead := ""
	switch {
	case c.Rules.spaces() == 0 && (op.Goes() || op == OpHold || op == OpSwap):
		return errNoBoard
	case !c.Roam:
		return nil
	case id == "go-back":
		instead = "go up to 3 spaces"
	case op == OpGoToNext || op == OpGoBackToLast:
		instead = "go to the nearest, or go to any, with the kind behind it"
	case op == OpFurthest:
		instead = "who wins by what players have"
	default:
		return nil
	}
	return fmt.Errorf("on squares and places nothing is ahead or behind; write %s", instead)
}

// text keeps a text and returns its number.
func (c *compiler) text(said string) int16 {
	c.Texts = append(c.Texts, said)
	return int16(len(c.Texts) - 1)
}

// asked is a question with the mark at its end that its writer may have left out.
func asked(question string) string {
	if strings.HasSuffix(question, ".") || strings.HasSuffix(question, "?") || strings.HasSuffix(question, "!") {
		return question
	}
	return question + "?"
}

// head compiles a head and its branches.
func (c *compiler) head(head Op, clause *phrase.Clause) error {
	in := Instruction{Op: head}
	if clause.ID == "until" {
		return c.until(clause)
	}
	switch head {
	case OpIf:
		cond, err := c.condition(&clause.Slots[0])
		if err != nil {
			return err
		}
		c.Conds = append(c.Conds, cond)
		in.A = int16(len(c.Conds) - 1)
	case OpWho:
		if err := c.ranks(Selectors[clause.Slots[0].Text]); err != nil {
			return err
		}
		among := int16(0)
		if len(clause.Slots) > 1 {
			cond, err := c.condition(&clause.Slots[1])
			if err != nil {
				return err
			} else if cond.Is >= HoldsCards && cond.Is <= CardIs {
				return fmt.Errorf("whom it befalls does not hang on cards in hand, which others may not see")
			}
			c.Conds = append(c.Conds, cond)
			among = int16(len(c.Conds))
		}
		return c.others(Selectors[clause.Slots[0].Text], among, func() error { return c.clauses(clause.Branches[0]) })
	case OpAsk:
		in.A = c.text(asked(clause.Slots[0].Text))
	case OpTest:
		in.A = int16(clause.Slots[0].Value)
		if most := c.HighestSum(); in.A < 1 || int(in.A) > most {
			return fmt.Errorf("no roll is %d; the dice show at most %d", in.A, most)
		}
	case OpFight:
		if in.To = 0; !c.numbered {
			return errNoNumbers
		}
		in.B = int16(Selectors[clause.Slots[0].Text])
		if s := Selector(in.B); s == ToAll || s == ToOthers || s == ToYou {
			return fmt.Errorf("%q is not one other player, and one is fought", clause.Slots[0].Text)
		}
	case OpTable:
		if faces := int(c.Roll.Die[0].Faces); c.Roll.N != 1 || !c.Roll.Die[0].Plain() || faces%len(clause.Branches) != 0 {
			return fmt.Errorf("%d branches do not share the %d faces of one die evenly", len(clause.Branches), faces)
		}
	}
	at := c.emit(in)
	var made choice
	if head == OpAsk {
		var err error
		if made.Odds, err = odds(clause.Slots); err != nil {
			return err
		}
	}
	var ends []uint16
	for i, branch := range clause.Branches {
		made.Branches = append(made.Branches, uint16(len(c.Code)))
		made.Texts = append(made.Texts, c.text(clause.Says[i]))
		if err := c.clauses(branch); err != nil {
			return err
		}
		if i < len(clause.Branches)-1 {
			ends = append(ends, c.emit(Instruction{Op: OpJump}))
		}
	}
	for _, end := range ends {
		c.Code[end].To = uint16(len(c.Code))
	}
	if len(clause.Branches) == 1 && head != OpTable {
		made.Branches = append(made.Branches, uint16(len(c.Code)))
	}
	if head == OpFight {
		made.Branches = append(made.Branches[:2], uint16(len(c.Code)))
		c.Code[at].To = uint16(len(c.Chosen))
		c.Chosen = append(c.Chosen, made)
		return nil
	}
	c.offer(head, &made, clause.Branches)
	c.Chosen = append(c.Chosen, made)
	c.Code[at].B = int16(len(c.Chosen) - 1)
	c.Code[at].To = made.Branches[len(made.Branches)-1]
	return nil
}

// others compiles a list that befalls the seats of a selector, those among them for whom a condition holds, which is that
// before among; 0 is none.
func (c *compiler) others(who Selector, among int16, list func() error) error {
	at := c.emit(Instruction{Op: OpWho, A: among, B: int16(who)})
	outer := c.start
	c.start = at + 1
	err := list()
	c.emit(Instruction{Op: OpEnd})
	c.start = outer
	c.Code[at].To = uint16(len(c.Code))
	return err
}

// ranks refuses who is first or last where there is no path to be first on.
func (c *compiler) ranks(who Selector) error {
	if c.Roam && (who == ToFirst || who == ToLast) {
		return fmt.Errorf("on squares and places nobody is first or last; write one you choose, or whoever is next to you")
	}
	return nil
}

// HighestSum is the most that all dice can show together.
func (g *Program) HighestSum() int {
	sum := 0
	for _, die := range g.Roll.Dice() {
		sum += dieMost(&die)
	}
	return sum
}

// condition compiles a condition.
func (c *compiler) condition(slot *phrase.Slot) (Condition, error) {
	if slot.Text == "not" {
		inner, err := c.condition(&slot.Of[0])
		inner.Not = !inner.Not
		return inner, err
	}
	cond := Condition{Is: Tests[slot.Text], A: 1}
	if slot.Text == "all-yours-at-start" {
		cond.A = 0
	}
	for i := range slot.Of {
		switch of := &slot.Of[i]; of.Kind {
		case "n", "space", "face":
			cond.A = int16(of.Value)
		case "counter", "common", "kind", "card":
			cond.B = int16(of.Value)
		case "thing":
			if cond.B = int16(of.Value); of.Own && cond.Is == LiesHere && c.Tokens[cond.B].Own {
				cond.Is = OnesLiesHere
			}
			if cond.Is == AnothersLiesHere && !c.Tokens[cond.B].Own {
				return cond, c.nobodys(cond.B)
			}
		}
	}
	if cond.Is >= HoldsCards && cond.Is <= CardIs && len(c.Decks) == 0 {
		return cond, errNoDeck
	} else if (cond.Is == PileIsEmpty || cond.Is == HoldsAlike || cond.Is == HoldsEach) && len(c.Decks) > 1 && !saysCards(slot.Of) {
		return cond, errWhichDeck
	} else if cond.Not = slot.Text == "holds-none" || slot.Text == "not-at"; cond.Is == PileIsEmpty && !c.Whats[cond.B].All {
		return cond, fmt.Errorf("only a whole deck has a pile")
	}
	switch slot.Text {
	case "lies-not-here":
		cond.Not = true
	case "at-start":
		cond.A = 0
	case "beside-somebody", "beside-space", "beside-kind":
		if c.Rules.spaces() == 0 {
			return cond, fmt.Errorf("there is no board on which somebody is next to another")
		}
	}
	if compared(slot.Text, &cond); cond.Is == Laps && c.Rules.Ring == 0 {
		return cond, fmt.Errorf("nobody goes round, since there is no ring")
	}
	return cond, nil
}

// pauses reports whether code from one place to another waits for an answer on every way through it.
func (c *compiler) pauses(from, to uint16) bool {
	for pc := from; pc < to; pc++ {
		switch in := &c.Code[pc]; in.Op {
		case OpRoll, OpMay, OpChoose, OpAsk, OpTest, OpTable, OpDraw, OpDrawTo, OpTurnOver, OpPlay, OpDiscard,
			OpDiscardAll, OpDiscardAlike, OpPutBack, OpTake, OpGive:
			return true
		case OpGoSteps:
			return true
		case OpGo, OpGoUpTo, OpGoAny:
			if c.Roam && in.A > 0 {
				return true
			}
		case OpIf:
			if then, otherwise := c.Chosen[in.B].Branches[0], in.To; otherwise > then && otherwise < to &&
				c.pauses(then, otherwise) && c.pauses(otherwise, to) {
				return true
			}
			pc = max(pc, in.To-1)
		case OpWho:
			pc = in.To - 1
		case OpEndTurn:
			return false
		}
	}
	return false
}

// loops refuses spaces that send whoever lands there round in a circle.
func (c *compiler) loops() error {
	if !c.Rules.Second {
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
				return engines.Fieldf(c.sentences[c.Code[c.Land[to]].Line-1].Key,
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
	pc := c.Land[space]
	if pc == 0 {
		return 0, false
	}
	if to, certain = c.sent(space, &c.Code[pc]); to == 0 {
		return 0, false // nothing happens at the start
	}
	return to, certain
}
