package reading

import (
	"fmt"
	"maps"
	"slices"

	"homespun/engines/kit"
	"homespun/engines/kit/phrase"
)

// brings are the effects that bring somebody a counter out of nothing, with where it stands among the counters of the
// sentence: what is bought stands first, and what something is changed into last.
var brings = map[string]int{"gain": 0, "set": 0, "gain-by-card": 0, "keep-aside": 0, "gain-rolled": 0, "buy": 0,
	"buy-priced": 0, "change": 1, "change-all": 1}

// takes are the effects that ask for a counter, with where it stands.
var takes = map[string]int{"pay": 0, "buy": 1, "change": 0, "change-all": 0, "give-count": 0, "give-count-all": 0,
	"take-count": 0, "take-count-all": 0, "swap-count": 0}

// nth returns the counter that stands at a place of a clause; ok says that there is one.
func nth(c *phrase.Clause, n int) (counter int, ok bool) {
	for _, s := range c.Slots {
		if s.Kind == "counter" {
			if n--; n < 0 {
				return s.Value, true
			}
		} else if s.Kind == "card" {
			n--
		}
	}
	return 0, false
}

// trade finds what has a price and is not sold, and what is paid and nobody can ever have. People can have what they put
// right when they are told to do something at the table.
func (r *reader) trade(g *kit.Game) {
	sold, can, all := map[string]bool{}, map[int]bool{}, false
	mark := func(c *phrase.Clause) {
		if place, some := brings[c.ID]; some {
			if n, ok := nth(c, place); ok {
				can[n] = true
			} else if c.ID == "keep-aside" || c.ID == "gain-rolled" {
				can[0] = true // the only one
			}
		}
		all = all || c.ID == "buy-something"
		if c.ID == "buy-priced" {
			for _, s := range c.Slots {
				sold[s.Kind+fmt.Sprint(s.Value)] = true
			}
		}
		if c.ID == "by-hand" || c.ID == "ask" {
			for i := range g.OwnNames {
				can[i] = true
			}
		}
	}
	for i := range g.Tokens {
		can[g.Tokens[i].Counter] = true // it lies there to be taken
	}
	for _, l := range r.lines {
		each(l.clauses, mark)
	}
	for i, name := range slices.Sorted(maps.Keys(r.rules.Prices)) {
		bought := g.Offers[i].Slots[0]
		if all {
			mark(&g.Offers[i])
		} else if !sold[bought.Kind+fmt.Sprint(bought.Value)] {
			r.tell("prices."+name, "", "is there, and no line sells that: \"buy something\" lets the players choose")
		}
	}
	for _, l := range r.lines {
		each(l.clauses, func(c *phrase.Clause) {
			if count, _ := g.Dice(); count == 1 && (c.ID == "move-die" || c.ID == "move-each-die") {
				r.tell(l.Key, l.Text, "says %q, and there is one die; dice = \"2d6\" are two", l.Text)
			}
			got, something := nth(c, 0)
			if paid, ok := nth(c, 1); something && ok && got == paid && (c.ID == "buy" || c.ID == "change" || c.ID == "change-all") {
				r.tell(l.Key, l.Text, "says %q, and gives %s for the same", l.Text, g.OwnNames[got])
			}
			place, asks := takes[c.ID]
			if n, ok := nth(c, place); asks && ok && !can[n] && r.rules.Counters[g.OwnNames[n]] == 0 {
				r.tell(l.Key, l.Text, "says %q, and nobody ever has any %s", l.Text, g.OwnNames[n])
			}
		})
	}
}
