package rulebook

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"

	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets"
)

// How many matches are played to find examples for a rulebook that has none, how many lines of each, and how many
// examples there can be.
const (
	matchesPlayed = 24
	linesPlayed   = 240
	mostPlayed    = 8
)

// A play is what a line of a match brought about: the clauses that came up, and what kinds of events, in order. Where
// dice were rolled just before, their line is the first of its moves, and last is the position after it.
type play struct {
	before  engines.Position
	last    engines.Position
	moves   []string
	clauses []engines.Clause
	kinds   string
	length  int // of events
}

// played returns examples from matches that are played by chance, for a game whose files have none: what comes up most
// often, what each clause does, and a move that is refused. They are the same every time.
func played(engine engines.Engine, speaker *rulesets.Speaker) (list []Example) {
	plays, moves := watched(engine)
	if len(plays) == 0 {
		return nil
	}
	seen := map[engines.Clause]bool{}
	add := func(title, text string, p play, refused string) {
		e := Example{ID: fmt.Sprint("played-", len(list)), Title: title, Text: text, Moves: p.moves, start: p.before, Refused: refused}
		for _, c := range p.clauses {
			if id := speaker.Clause(c).ID; !slices.Contains(e.Clauses, id) && len(e.Clauses) < 3 {
				e.Clauses = append(e.Clauses, id)
			}
			seen[c] = true
		}
		list = append(list, e)
	}
	add(words.BookUsual, "", commonest(plays), "")
	for _, p := range usual(plays) {
		if c := p.clauses[len(p.clauses)-1]; !seen[c] && len(list) < mostPlayed {
			said := speaker.Clause(c)
			add(cmp.Or(said.Title, groupOf(speaker, said.ID)), said.Source, p, "")
		}
	}
	if p, m, ok := refusal(engine, plays, moves); ok {
		p.moves, p.clauses = p.moves[:len(p.moves)-1], nil
		add(words.BookNot, "", p, record.FormatLine(engine, record.MoveOf(m)))
	}
	return list
}

// groupOf returns the heading under which a clause stands; "" for none.
func groupOf(speaker *rulesets.Speaker, id string) string {
	for _, group := range speaker.Groups() {
		if slices.ContainsFunc(group.Clauses, func(c rulesets.ClauseText) bool { return c.ID == id }) {
			return group.Title
		}
	}
	return ""
}

// watched plays matches by chance and returns all lines that bring something about, and all moves of players, in the
// order in which they first came.
func watched(engine engines.Engine) (plays []play, moves []engines.Move) {
	known := map[engines.Move]bool{}
	for match := range uint64(matchesPlayed) {
		chance, at := rand.New(rand.NewPCG(match, 0)), engine.Start()
		rolled := -1 // the line of the roll before, in plays
		for range linesPlayed {
			if engine.Pending(at).Over() {
				break
			}
			m := engine.Sample(at, chance)
			p := play{before: at, last: at, moves: []string{record.FormatLine(engine, record.MoveOf(m))}}
			if m.Who >= 0 && !known[m] {
				known[m] = true
				moves = append(moves, m)
			}
			if rolled >= 0 && m.Who != engines.Dice {
				p.before, p.moves = plays[rolled].before, append(slices.Clone(plays[rolled].moves), p.moves...)
				plays = slices.Delete(plays, rolled, rolled+1) // it goes on
			}
			at = engine.Apply(at, m, func(told engines.Message) {
				if told.Clause > 0 {
					p.clauses = append(p.clauses, told.Clause)
				}
				p.kinds += fmt.Sprint(told.Reason, " ")
				p.length++
			})
			if rolled = -1; m.Who == engines.Dice {
				rolled = len(plays)
			}
			if p.length > 0 {
				plays = append(plays, p)
			} else {
				rolled = -1
			}
		}
		if rolled >= 0 && !engine.Pending(at).Over() {
			plays = plays[:rolled] // nobody has gone on
		}
	}
	return plays, moves
}

// commonest returns the first of those plays of which there are most, by the kinds of their events; of as many, those
// of more events.
func commonest(plays []play) play {
	many := map[string]int{}
	for _, p := range plays {
		many[p.kinds]++
	}
	return slices.MaxFunc(plays, func(a, b play) int {
		return cmp.Or(cmp.Compare(many[a.kinds], many[b.kinds]), cmp.Compare(a.length, b.length))
	})
}

// usual returns for each clause the commonest of the plays that end with it, in the order of the clauses.
func usual(plays []play) (list []play) {
	of := map[engines.Clause][]play{}
	for _, p := range plays {
		if n := len(p.clauses); n > 0 {
			of[p.clauses[n-1]] = append(of[p.clauses[n-1]], p)
		}
	}
	for _, c := range slices.Sorted(maps.Keys(of)) {
		list = append(list, commonest(of[c]))
	}
	return list
}

// refusal returns the first play in which a player was asked for something, and a move of the same kind that is not
// allowed there though it was at another time.
func refusal(engine engines.Engine, plays []play, moves []engines.Move) (p play, m engines.Move, ok bool) {
	for _, p := range plays {
		asked := engine.Moves(p.last, nil)[0]
		for _, m := range moves {
			if m.Who == asked.Who && m.Verb == asked.Verb && !engine.Check(p.last, m).OK() {
				return p, m, true
			}
		}
	}
	return p, m, false
}
