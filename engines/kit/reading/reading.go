// Package reading finds by reading alone what in a family's game may not be meant so: an end that cannot come, a space
// on which nobody can end, something that is counted and never used. All but one of these may be right, since people
// at a table can put anything right.
package reading

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/program"
)

// A line is a sentence that has been read.
type line struct {
	engines.Sentence
	clauses []phrase.Clause
}

// A reader is the work on one game.
type reader struct {
	rules program.Rules
	lines []line
	// tokens are the things of the game, each of which is a counter too.
	tokens []program.Token
	found  []engines.Notice
	// changed are the counters that some effect changes, used those that anything speaks of, by kind and name.
	changed, used map[string]bool
}

// Notices returns what in a game, a [*kit.Game], may not be meant so, none twice.
func Notices(game any) []engines.Notice {
	g := game.(*kit.Game)
	r := &reader{rules: g.Rules, tokens: g.Things(), changed: map[string]bool{}, used: map[string]bool{}}
	for i, said := range g.Sentences() {
		r.lines = append(r.lines, line{said, g.Read[i]})
		r.note(g.Read[i])
	}
	r.note(g.Offers)
	r.counters()
	r.ends()
	r.spaces(g)
	r.things(g)
	r.roam(g)
	r.trade(g)
	return r.found
}

// tell adds a notice about a key, and a sentence of it.
func (r *reader) tell(key, sentence, problem string, args ...any) {
	n := engines.Notice{Key: key, Problem: fmt.Sprintf(problem, args...)}
	if sentence != "" {
		n.Words = []string{sentence}
	}
	r.found = append(r.found, n)
}

// ending reports whether an effect ends the match.
func ending(id string) bool {
	return id == "win" || id == "all-lose" || strings.HasSuffix(id, "-win") || strings.HasSuffix(id, "-wins")
}

// each calls do for each clause, those of branches too.
func each(clauses []phrase.Clause, do func(c *phrase.Clause)) {
	for i := range clauses {
		do(&clauses[i])
		for _, branch := range clauses[i].Branches {
			each(branch, do)
		}
	}
}

// note notes what clauses change and speak of.
func (r *reader) note(clauses []phrase.Clause) {
	var slots func(list []phrase.Slot, changes bool)
	slots = func(list []phrase.Slot, changes bool) {
		for _, s := range list {
			id := fmt.Sprint(s.Kind, s.Value)
			if s.Kind == "thing" {
				id = fmt.Sprint("counter", r.tokens[s.Value].Counter)
			}
			if s.Kind == "counter" || s.Kind == "common" || s.Kind == "thing" {
				r.used[id], r.changed[id] = true, r.changed[id] || changes
			}
			slots(s.Of, false)
		}
	}
	each(clauses, func(c *phrase.Clause) {
		slots(c.Slots, len(c.Branches) == 0 && !ending(c.ID) && !strings.HasPrefix(c.ID, "then-"))
		for i := range r.tokens {
			if c.ID == "pick-up-everything" {
				slots([]phrase.Slot{{Kind: "thing", Value: i}}, true)
			}
		}
	})
}

// counters finds what is counted and never used.
func (r *reader) counters() {
	for _, table := range []struct {
		key, kind string
		names     map[string]int
	}{{"counters", "counter", r.rules.Counters}, {"common", "common", r.rules.Common}} {
		for i, name := range slices.Sorted(maps.Keys(table.names)) {
			if !r.used[fmt.Sprint(table.kind, i)] {
				r.tell(table.key+"."+name, "", "is there, and no line of rules speaks of it")
			}
		}
	}
}

// ends finds ends that are there already, that cannot come, and that there is none.
func (r *reader) ends() {
	over := slices.ContainsFunc(slices.Collect(maps.Values(r.rules.Decks)), func(d program.Deck) bool { return d.Empty == program.EmptyEnds })
	for _, l := range r.lines {
		each(l.clauses, func(c *phrase.Clause) { over = over || ending(c.ID) })
		if l.Key != "end" || len(l.clauses) == 0 {
			continue
		}
		first := &l.clauses[0]
		ends := false
		if first.ID == "if" {
			each(first.Branches[0], func(c *phrase.Clause) { ends = ends || ending(c.ID) })
		}
		switch now, certain := true, true; {
		case ending(first.ID):
			r.already(l)
		case !ends:
		default:
			if now, certain = r.holds(&first.Slots[0]); now {
				r.already(l)
			} else if certain {
				r.tell(l.Key, l.Text, "says %q, and no line changes what that asks for", l.Text)
			}
		}
	}
	if !over {
		key := "turn"
		if len(r.rules.End) > 0 {
			key = "end"
		}
		r.tell(key, "", "goes on for ever: no line says who wins, such as end = [\"if all yours are at the finish: win\"]")
	}
}

// already tells that an end is there when the match begins, which nobody can mean.
func (r *reader) already(l line) {
	r.tell(l.Key, l.Text, "says %q, and so it is when the match begins; let it end by something that changes", l.Text)
	r.found[len(r.found)-1].Wrong = true
}

// holds reports whether a condition holds when the match begins, and whether it can never be otherwise. What sentences
// change before the first turn is not known.
func (r *reader) holds(cond *phrase.Slot) (now, certain bool) {
	n, id, has := 1, "", 0
	for _, s := range cond.Of {
		switch s.Kind {
		case "n":
			n = s.Value
		case "counter":
			id, has = fmt.Sprint(s.Kind, s.Value), value(r.rules.Counters, s.Value)
		case "common":
			id, has = fmt.Sprint(s.Kind, s.Value), value(r.rules.Common, s.Value)
		case "condition":
			now, certain = r.holds(&s)
			return !now && certain, certain
		}
	}
	switch {
	case id == "" || slices.ContainsFunc(r.lines, func(l line) bool { return l.Key == "setup" }):
		return false, false
	case cond.Text == "has", cond.Text == "common":
		now = has >= n
	case cond.Text == "has-not":
		now = has == 0
	case cond.Text == "has-fewer", cond.Text == "common-fewer":
		now = has < n
	case cond.Text == "has-more", cond.Text == "common-more":
		now = has > n
	case cond.Text == "has-at-most":
		now = has <= n
	case cond.Text == "has-exactly":
		now = has == n
	default:
		return false, false
	}
	return now, !r.changed[id]
}

// value returns what a counter begins with, by its number in the order of the names.
func value(counters map[string]int, i int) int {
	return counters[slices.Sorted(maps.Keys(counters))[i]]
}
