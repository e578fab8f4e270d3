// Package phrase reads the sentences of a family's own game. What can be said is data: a vocabulary gives each effect,
// head, condition and person an id and the ways to say it.
//
//	[effects.go-on]
//	says = ["(go|move) on {n} [spaces]"]
//
//	[heads.may]
//	says     = ["may"]
//	branches = [1, 2]
//
// In a pattern (a|b) is one word or the other, [a] a word that may be left out, and {slot} something else, [{slot}] where
// that may be left out: a number {n}, a text in quotation marks {text}, what one of the other tables can say
// ({condition}, {who}), or a name of the game's own, by its kind ({counter}, {space}).
//
// A sentence is effects with "and" or "then" between, or a head, a colon and what follows from it; branches have a bar
// between, and round brackets hold together what could belong to two heads:
//
//	go on 3 and roll again
//	if you have 3 coins: go on 5 | go back 2
//	if you have 3 coins or you rolled 6: go on 5
//	choose: gain 1 coin | (if you have a coin: go on 5)
package phrase

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Vocabulary is what can be said. Its maps are by id.
type Vocabulary struct {
	Effects    map[string]Saying
	Heads      map[string]Head
	Conditions map[string]Saying
	Who        map[string]Saying
	// Noise are words that say nothing: "the".
	Noise []string
	// Own are those among these that say whose something is: "your".
	Own []string
	// Joins stand between effects: "and".
	Joins []string
	// Either are such between two conditions, of which one is enough: "or".
	Either []string
	// Numbers are number words.
	Numbers map[string]int
	// Usual are the sentences of a turn where a game says none, by its kind.
	Usual map[string][]string
}

// A Saying is one thing in all ways to say it, and its picture; "" is none.
type Saying struct {
	Says []string
	Icon string
}

// A Head is what stands before a colon. Branches are how many follow at least and at most.
type Head struct {
	Says     []string
	Branches [2]int
}

// Slot is what stands in a slot of a pattern.
type Slot struct {
	// Kind is the slot's: "n", "counter", "condition".
	Kind string
	// Value is a number, or that of a name.
	Value int
	// Text is a quoted text, the id of a condition or person, or the name as it was written.
	Text string
	// Of are the slots of a condition or person.
	Of []Slot
	// Own says that "your" or the like stands before a name.
	Own bool
}

// Clause is an effect, or a head with its branches.
type Clause struct {
	ID       string
	Slots    []Slot
	Branches [][]Clause
	// Says are the words of each branch, as they stand in the sentence; Text those of the effect or head itself.
	Says []string
	Text string
}

// A Language reads sentences in one vocabulary. It does not change.
type Language struct {
	rows     map[string][]row
	branches map[string][2]int
	noise    map[string]bool
	own      map[string]bool
	joins    map[string]bool
	either   map[string]bool
	numbers  map[string]int
	usual    map[string][]string
	icons    map[string]string
	// words are all that stand in patterns, in order.
	words []string
}

type row struct {
	id       string
	patterns []pattern
}

// New returns the language of a vocabulary. The error names what is wrong in it.
func New(v Vocabulary) (*Language, error) {
	l := &Language{rows: map[string][]row{}, branches: map[string][2]int{}, noise: map[string]bool{},
		joins: map[string]bool{}, own: map[string]bool{}, either: map[string]bool{}, numbers: v.Numbers, usual: v.Usual,
		icons: map[string]string{}}
	for _, word := range v.Noise {
		l.noise[word] = true
	}
	for _, word := range v.Own {
		l.own[word] = true
	}
	for _, word := range v.Joins {
		l.joins[word] = true
	}
	for _, word := range v.Either {
		l.either[word] = true
	}
	heads := map[string]Saying{}
	for id, head := range v.Heads {
		heads[id], l.branches[id] = Saying{Says: head.Says}, head.Branches
	}
	for id, effect := range v.Effects {
		l.icons[id] = effect.Icon
	}
	known := map[string]bool{}
	for table, sayings := range map[string]map[string]Saying{"effect": v.Effects, "head": heads,
		"condition": v.Conditions, "who": v.Who} {
		for _, id := range slices.Sorted(maps.Keys(sayings)) {
			r := row{id: id}
			for _, says := range sayings[id].Says {
				p, err := l.patternOf(says)
				if err != nil {
					return nil, fmt.Errorf("%s %s: %w", table, id, err)
				}
				r.patterns = append(r.patterns, p)
				for _, item := range p {
					for _, word := range item.words {
						known[word] = true
					}
				}
			}
			l.rows[table] = append(l.rows[table], r)
		}
	}
	delete(known, "")
	l.words = slices.Sorted(maps.Keys(known))
	return l, nil
}

// Usual returns the sentences of a turn where a game of a kind says none.
func (l *Language) Usual(kind string) []string { return slices.Clone(l.usual[kind]) }

// Icon returns the picture of the first of some clauses that has one, also in their branches; "" if none has.
func (l *Language) Icon(clauses []Clause) string {
	for _, c := range clauses {
		if icon := l.icons[c.ID]; icon != "" {
			return icon
		}
		for _, branch := range c.Branches {
			if icon := l.Icon(branch); icon != "" {
				return icon
			}
		}
	}
	return ""
}

// Has reports whether a word stands in the vocabulary, so that no name of a game can be taken for it.
func (l *Language) Has(word string) bool {
	word = strings.ToLower(word)
	_, found := slices.BinarySearch(l.words, word)
	return found || l.noise[word] || l.joins[word] || l.either[word] || l.numbers[word] != 0
}

// Names are the names of a game's own things, by kind, and its own words for words of the vocabulary.
type Names struct {
	// Where says what spaces are called, as the rest of a sentence, where they have no numbers.
	Where string
	kinds map[string][]name
	words map[string]string
}

type name struct {
	said  string
	forms [][]token
	value int
}

// Add adds a name of a kind; the value is what its slots will hold. A name may be said as one or as several.
func (l *Language) Add(n *Names, kind, said string, value int) {
	if n.kinds == nil {
		n.kinds = map[string][]name{}
	}
	n.kinds[kind] = append(n.kinds[kind], name{said, l.forms(said), value})
}

// Call lets a word of the game's own mean one of the vocabulary: "stone" for "space".
func (n *Names) Call(own, means string) {
	if n.words == nil {
		n.words = map[string]string{}
	}
	n.words[strings.ToLower(own)] = means
}

// Find returns the value of a name of a kind.
func (n *Names) Find(kind string, l *Language, said string) (value int, ok bool) {
	written := l.tokens(said)
	for _, name := range n.kinds[kind] {
		for _, form := range name.forms {
			if slices.EqualFunc(form, written, token.same) {
				return name.value, true
			}
		}
	}
	return 0, false
}

// mostTokens is how many words and signs a sentence can have.
const mostTokens = 120

// Read reads a sentence. The error is an [*Error].
func (l *Language) Read(sentence string, names *Names) ([]Clause, error) {
	sentence = strings.Map(visible, sentence)
	r := &reading{Language: l, names: names.kinds, where: names.Where, said: []rune(strings.TrimSpace(sentence))}
	written := l.tokens(sentence)
	for i, t := range written {
		if means := names.words[t.text]; means != "" && !t.quoted {
			written[i].text = means
		}
	}
	if len(written) > mostTokens {
		return nil, &Error{Sentence: sentence, Part: joined(written[:8]) + " …", Problem: "is too long; make two lines of it"}
	}
	all := r.sequence(written)
	texts := map[string]bool{}
	all = slices.DeleteFunc(all, func(c []Clause) bool {
		written := String(c)
		known := texts[written]
		texts[written] = true
		return known
	})
	switch len(all) {
	case 1:
		return all[0], nil
	case 0:
		return nil, r.unread(sentence, written)
	}
	e := &Error{Sentence: sentence, Readings: []string{said(all[0]), said(all[1])}}
	if e.Readings[0] == e.Readings[1] { // one word means two things
		e.Readings = []string{String(all[0]), String(all[1])}
	}
	return nil, e
}
