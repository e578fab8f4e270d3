package program

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// What is paid, bought, changed, and goes from hand to hand; and what players choose on the way.
const (
	OpTakeCount Op = iota + 100 // a of the counter b from the selector to
	OpGiveCount
	OpSwapCount
	OpChangeAll // all of the counter b, for a of the counter to each

	// Steps of one's own choice, or by a die of one's own choice.
	OpGoSteps // up to a, on a path or ring
	OpGoUpToRolled
	OpMoveDie
	OpGoRolled // what was rolled, a times
)

// OfTwo reports whether an instruction moves counters between two seats.
func (o Op) OfTwo() bool { return o == OpTakeCount || o == OpGiveCount || o == OpSwapCount }

// OfChoice reports whether an instruction asks for steps or a die first, and then for a piece.
func (o Op) OfChoice() bool { return o >= OpGoSteps && o <= OpMoveDie }

// An amount is so many of a counter or of cards, as a sentence says it.
type amount struct {
	slot *phrase.Slot
	n    int16
}

// amounts returns what slots speak of, in their order; where there is no number it is one.
func amounts(slots []phrase.Slot) (list []amount) {
	n := int16(1)
	for i := range slots {
		switch s := &slots[i]; s.Kind {
		case "n":
			n = int16(s.Value)
		case "counter", "card":
			list, n = append(list, amount{s, n}), 1
		}
	}
	return list
}

// needs is the condition that somebody has an amount.
func (a amount) needs() Condition {
	c := Condition{Is: HasCounter, A: a.n, B: int16(a.slot.Value)}
	if a.slot.Kind == "card" {
		c.Is = HoldsCards
	}
	return c
}

// room is the condition that somebody may have an amount besides what they have; none where there can be any number.
func (c *compiler) room(of amount) []Condition {
	if of.slot == nil || of.slot.Kind != "counter" || c.Mosts[of.slot.Value] >= MaxCount {
		return nil
	}
	return []Condition{{Is: HasCounter, Not: true, A: int16(c.Mosts[of.slot.Value]) - of.n + 1, B: int16(of.slot.Value)}}
}

// comes and goes are the instructions by which somebody gets an amount and gives it away.
func (a amount) comes() Instruction {
	if a.slot.Kind == "card" {
		return Instruction{Op: OpDraw, A: a.n, B: int16(a.slot.Value)}
	}
	return Instruction{Op: OpGain, A: a.n, B: int16(a.slot.Value)}
}

func (a amount) goes() Instruction {
	if a.slot.Kind == "card" {
		return Instruction{Op: OpDiscard, A: a.n, B: int16(a.slot.Value)}
	}
	return Instruction{Op: OpLose, A: a.n, B: int16(a.slot.Value)}
}

// trade compiles what is bought or changed, which happens only where what it costs is there. It reports whether a clause
// is of that kind.
func (c *compiler) trade(clause *phrase.Clause) (is bool, err error) {
	switch clause.ID {
	case "buy-something":
		return true, c.shop()
	case "buy", "buy-priced", "change":
	default:
		return false, nil
	}
	got, paid, err := c.deal(clause)
	if err != nil {
		return true, err
	}
	if got.n > MaxCount || paid.n > MaxCount {
		return true, fmt.Errorf("%d is the most of anything", MaxCount)
	}
	return true, c.given(append([]Condition{paid.needs()}, c.room(got)...), func() error {
		for _, in := range []Instruction{paid.goes(), got.comes()} {
			if err := c.handled(in, clause.Slots); err != nil {
				return err
			}
			c.emit(in)
		}
		return nil
	})
}

// deal returns what somebody gets by a clause, and for what.
func (c *compiler) deal(clause *phrase.Clause) (got, paid amount, err error) {
	list := amounts(clause.Slots)
	if clause.ID == "buy-priced" {
		price, ok := c.prices[list[0].slot.Kind+fmt.Sprint(list[0].slot.Value)]
		if !ok {
			return got, paid, fmt.Errorf("%q has no price; write prices = { %s = \"3 coins\" }", list[0].slot.Text,
				list[0].slot.Text)
		}
		return list[0], amount{price.slot, int16(min(int(price.n)*int(list[0].n), MaxCount+1))}, nil
	}
	if got, paid = list[0], list[1]; clause.ID == "change" {
		got, paid = paid, got
	}
	return got, paid, nil
}

// given compiles a list that is done only where conditions hold.
func (c *compiler) given(needs []Condition, list func() error) error {
	var tests []uint16
	for _, need := range needs {
		c.Conds = append(c.Conds, need)
		tests = append(tests, c.emit(Instruction{Op: OpIf, A: int16(len(c.Conds) - 1), B: int16(len(c.Chosen))}))
		c.Chosen = append(c.Chosen, choice{Branches: []uint16{uint16(len(c.Code))}})
	}
	err := list()
	for _, at := range tests {
		in, ends := &c.Code[at], uint16(len(c.Code))
		in.To, c.Chosen[in.B].Branches = ends, append(c.Chosen[in.B].Branches, ends)
	}
	return err
}

// shop lets somebody choose from all that has a price.
func (c *compiler) shop() error {
	if len(c.Offers) == 0 {
		return errors.New("nothing has a price; write prices = { sword = \"3 coins\" }")
	}
	nothing := c.language.Usual("nothing")[0]
	all := phrase.Clause{ID: "choose", Says: []string{nothing}, Branches: [][]phrase.Clause{{{ID: "nothing"}}}}
	for i, name := range slices.Sorted(maps.Keys(c.Rules.Prices)) {
		all.Says = slices.Insert(all.Says, i, c.offered(name))
		all.Branches = slices.Insert(all.Branches, i, []phrase.Clause{c.Offers[i]})
	}
	return c.head(OpChoose, &all)
}

// offered is what a thing and its price are called together: "hats for 4 coins".
func (c *compiler) offered(name string) string {
	return name + " " + c.language.Usual("price")[1] + " " + c.Rules.Prices[name]
}

// priced is what is sold by clauses without its price, with that; "" for nothing.
func (c *compiler) priced(clauses []phrase.Clause) string {
	var list []string
	for i := range clauses {
		for n, name := range slices.Sorted(maps.Keys(c.Rules.Prices)) {
			if of := &c.Offers[n].Slots[0]; clauses[i].ID == "buy-something" || clauses[i].ID == "buy-priced" &&
				slices.ContainsFunc(clauses[i].Slots, func(s phrase.Slot) bool { return s.Kind == of.Kind && s.Value == of.Value }) {
				list = append(list, c.offered(name))
			}
		}
		for _, branch := range clauses[i].Branches {
			if more := c.priced(branch); more != "" {
				list = append(list, more)
			}
		}
	}
	return strings.Join(list, ", ")
}

// MaxPrices is how many things can have a price.
const MaxPrices = 12

// price reads what things cost, which is what the sentence says that buys one.
func (c *compiler) price() error {
	if len(c.Rules.Prices) > MaxPrices {
		return engines.Fieldf("prices", "are %d; there can be %d", len(c.Rules.Prices), MaxPrices)
	}
	c.prices = map[string]amount{}
	words := c.language.Usual("price")
	for _, name := range slices.Sorted(maps.Keys(c.Rules.Prices)) {
		key, said := "prices."+name, c.Rules.Prices[name]
		clauses, err := c.language.Read(strings.Join([]string{words[0], name, words[1], said}, " "), &c.names)
		_, counter := c.names.Find("counter", c.language, name)
		_, card := c.names.Find("card", c.language, name)
		switch {
		case !counter && !card:
			return engines.Fieldf(key, "is of nothing that can be bought; with counters = { %s = 0 } it can be", name)
		case err != nil || len(clauses) != 1 || clauses[0].ID != "buy":
			return engines.Fieldf(key, "is %q, which is no price; a price is \"3 coins\", by the name of a counter", said)
		}
		list := amounts(clauses[0].Slots)
		if list[1].n > MaxCount {
			return engines.Fieldf(key, "is %q; %d is the most of anything", said, MaxCount)
		}
		c.prices[list[0].slot.Kind+fmt.Sprint(list[0].slot.Value)] = list[1]
		c.Offers = append(c.Offers, clauses[0])
	}
	return nil
}

// costs returns what has to be so that clauses can begin: what is paid or played before anything else, and what a
// condition without an alternative asks for.
func (c *compiler) costs(clauses []phrase.Clause) (needs []Condition) {
	for i := range clauses {
		var got, paid amount
		switch clause := &clauses[i]; clause.ID {
		case "pay", "pay-cards", "give-count", "play", "discard", "give":
			if list := amounts(clause.Slots); len(list) > 0 {
				paid = list[0]
			}
		case "buy", "buy-priced", "change":
			got, paid, _ = c.deal(clause) // the error is that of the clause
		case "change-all", "give-count-all":
			paid = amounts(clause.Slots)[0]
			paid.n = 1
		case "pay-alike":
			needs = append(needs, Condition{Is: HoldsAlike, A: int16(clause.Slots[0].Value), B: c.handOf(clause)})
			continue
		case "take-common", "pay-common":
			need := Condition{Is: CommonIs, A: 1, B: int16(clause.Slots[1].Value)} // what is there can be taken
			if clause.ID == "pay-common" {
				need.A = int16(clause.Slots[0].Value)
			}
			needs = append(needs, need)
			continue
		case "if":
			if len(clause.Branches) > 1 {
				return needs
			}
			cond, err := c.condition(&clause.Slots[0])
			if err != nil {
				return needs // it is told where the clause is compiled
			}
			return append(append(needs, cond), c.costs(clause.Branches[0])...)
		default:
			return needs
		}
		if paid.slot == nil {
			return needs
		}
		need := paid.needs()
		if at := slices.IndexFunc(needs, func(n Condition) bool { return n.Is == need.Is && n.B == need.B && !n.Not }); at >= 0 {
			needs[at].A += need.A
		} else {
			needs = append(needs, need)
		}
		needs = append(needs, c.room(got)...)
	}
	return needs
}

// handOf is what a clause says of cards, or those of the first deck.
func (c *compiler) handOf(clause *phrase.Clause) int16 {
	if list := amounts(clause.Slots); len(list) > 0 {
		return int16(list[0].slot.Value)
	}
	return 0
}

// offer notes what has to be paid for the branches of a choice. Whoever may do something need not have what is done
// otherwise.
func (c *compiler) offer(head Op, made *choice, branches [][]phrase.Clause) {
	made.Ends = uint16(len(c.Code))
	if head != OpMay && head != OpChoose {
		return
	}
	needs, some := make([][]Condition, len(made.Branches)), false
	for i, branch := range branches {
		if head == OpChoose || i == 0 {
			needs[i] = c.costs(branch)
			some = some || len(needs[i]) > 0
		}
	}
	if some {
		made.Needs = needs
	}
}

// MaxChosen is how many steps there can be to choose from.
const MaxChosen = 60

// chosenSteps finds what is wrong with steps of one's own choice, or by what was rolled.
func (c *compiler) chosenSteps(in *Instruction, id string) error {
	switch {
	case c.Rules.spaces() == 0:
		return errNoBoard
	case c.Roam && id == "go-up-to":
		return nil
	case c.Roam:
		return errors.New("on squares and places nothing is ahead or behind, and the player chooses where to go; write move")
	case id == "go-up-to" && (in.A < 1 || in.A > MaxChosen):
		return fmt.Errorf("there can be 1 to %d steps to choose from", MaxChosen)
	case id != "go-up-to" && !c.numbered:
		return errNoNumbers
	case id == "go-up-to":
		in.Op = OpGoSteps
	case id == "go-back-rolled":
		in.A = -1
	}
	return nil
}

var errNoBoard = errors.New("there is no path and no ring to go on")
