package program

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
)

// A change is a line as it holds now: what it says, "" for nothing, where in the file, its own key, and its number.
type change struct {
	said, key, at string
	line          int
}

// changes are what house rules change in lines. The lines of the game itself have the first numbers, in the order in which
// they are compiled, and those that are added the numbers behind them, in the order of their keys.
type changes struct {
	// of are the changes by key and place, "turn.2"; more are those that are added, by key.
	of   map[string]change
	more map[string][]change
	// begun are the lists that only house rules have, with where in the file they begin.
	begun map[string]string
	// counted is how many lines of the game itself have been numbered.
	counted int
}

// named cuts the id off a sentence: "[toll] pay a coin".
func named(sentence string) (id, said string) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(sentence), "[")
	if id, said, closed := strings.Cut(rest, "]"); ok && closed && strings.TrimSpace(id) != "" {
		return strings.TrimSpace(id), strings.TrimSpace(said)
	}
	return "", sentence
}

// placed is the key of a line by its place in a list, from 1.
func placed(key string, place int) string { return key + "." + strconv.Itoa(place) }

// shortest is the key of a line as one writes it: its id, the key of its list and its place there, or only that of the
// list where it names a space, a face or a card and the line is the first.
func shortest(key, id string, place int) string {
	if id != "" {
		return id
	} else if place == 1 && strings.Contains(key, ".") {
		return key
	}
	return placed(key, place)
}

// lists are all lists of sentences, by their keys.
func (r *Rules) lists() map[string][]string {
	all := map[string][]string{"setup": r.Setup, "turn": r.Turn, "meet": r.Meet, "round": r.Round, "end": r.End}
	for key, of := range r.slots() {
		for name, list := range *of {
			all[key+"."+name] = list
		}
	}
	for name := range r.Decks {
		for card, list := range r.Decks[name].Do {
			all["deck."+name+".do."+card] = list
		}
	}
	return all
}

// slots are the tables of lists, by key.
func (r *Rules) slots() map[string]*map[string][]string {
	return map[string]*map[string][]string{"roll": &r.Roll, "land": &r.Land, "pass": &r.Pass, "stop": &r.Stop}
}

// amend reads what house rules change in lines, and numbers those that they add. The error is a *[engines.FieldError].
func (c *compiler) amend() error {
	c.of, c.more, c.begun = map[string]change{}, map[string][]change{}, map[string]string{}
	all, lists, ids := 0, c.Rules.lists(), map[string]string{}
	for _, key := range slices.Sorted(maps.Keys(lists)) {
		for i, sentence := range lists[key] {
			all++
			id, _ := named(sentence)
			if strings.Contains(id, ".") || id != "" && ids[id] != "" {
				return &engines.FieldError{Key: key, Problem: "has a line [" + text.Clean(id, 40) + "], and such a name has no " +
					"dot and stands once", Words: []string{sentence}}
			}
			ids[id] = placed(key, i+1)
		}
	}
	for _, at := range slices.SortedFunc(maps.Keys(c.Rules.Lines), byPlace) {
		now := change{said: c.Rules.Lines[at], key: "lines." + at, at: at}
		key, place := at, 1
		if of, ok := ids[at]; ok && at != "" {
			key = of
		}
		if cut := strings.LastIndexByte(key, '.'); cut > 0 && lists[key] == nil {
			if n, err := strconv.Atoi(key[cut+1:]); err == nil && (lists[key[:cut]] != nil || c.listed(key[:cut])) {
				key, place = key[:cut], n
			}
		}
		switch have := len(lists[key]); {
		case place < 1 || lists[key] == nil && !c.listed(key):
			return engines.Fieldf(now.key, "is no line; write turn.2, land.12 or land.12.2, by the list and the place in it")
		case place <= have:
			c.of[placed(key, place)] = now
		case now.said == "":
			return engines.Fieldf(now.key, "takes out what is not there; %s has %d of these", key, have)
		default:
			all++
			now.line = all
			if c.more[key] = append(c.more[key], now); have == 0 && len(c.more[key]) == 1 {
				c.begin(key)
				c.begun[key] = now.key
			}
		}
	}
	c.sentences = make([]engines.Sentence, all)
	c.Read = slices.Grow(c.Read, all)[:all]
	return nil
}

// byPlace compares keys of lines so that the tenth stands behind the second.
func byPlace(a, b string) int {
	return slices.CompareFunc(strings.Split(a, "."), strings.Split(b, "."), byNumber)
}

// listed reports whether a key can be that of a list of sentences.
func (c *compiler) listed(key string) bool {
	head, name, _ := strings.Cut(key, ".")
	switch head {
	case "setup", "turn", "meet", "round", "end":
		return name == ""
	case "deck":
		deck, card, ok := strings.Cut(name, ".do.")
		_, is := c.Rules.Decks[deck]
		return ok && is && card != ""
	}
	return c.Rules.slots()[head] != nil && name != ""
}

// begin begins a list that only house rules have.
func (c *compiler) begin(key string) {
	head, name, _ := strings.Cut(key, ".")
	if slot := c.Rules.slots()[head]; slot != nil {
		if *slot == nil {
			*slot = map[string][]string{}
		}
		(*slot)[name] = []string{}
	} else if deck, card, ok := strings.Cut(name, ".do."); ok {
		of := c.Rules.Decks[deck]
		if of.Do == nil {
			of.Do = map[string][]string{}
			c.Rules.Decks[deck] = of
		}
		of.Do[card] = []string{}
	}
}

// has reports whether a list has lines.
func (c *compiler) has(key string, list []string) bool { return len(list)+len(c.more[key]) > 0 }

// lines are the sentences of a list as they hold now, each with where it is said and its number.
func (c *compiler) lines(key string, sentences []string) (list []change) {
	for i, sentence := range sentences {
		c.counted++
		now, changed := c.of[placed(key, i+1)]
		if !changed {
			id, _ := named(sentence)
			now = change{said: sentence, key: key, at: shortest(key, id, i+1)}
		} else if now.said == "" {
			continue
		}
		now.line = c.counted
		list = append(list, now)
	}
	return append(list, c.more[key]...)
}
