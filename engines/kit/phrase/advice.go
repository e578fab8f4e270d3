package phrase

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"homespun/engines/common/text"
)

// Error is the error of a sentence that cannot be read.
type Error struct {
	// Sentence is what was written; Part is what of it could not be read, where that is known.
	Sentence, Part string
	// Readings are the ways in which it can be read, where these are several.
	Readings []string
	// Problem is what is wrong with the part, as the rest of a sentence that begins with it.
	Problem string
}

func (e *Error) Error() string {
	part := strconv.Quote(text.Clean(e.Part, mostShown))
	switch {
	case len(e.Readings) > 0:
		return fmt.Sprintf("%q can be read in two ways: %s; put round brackets around what belongs together",
			text.Clean(e.Sentence, 2*mostShown), strings.Join(e.Readings, " – or "))
	case e.Part == "":
		return "nothing; take this line of rules out"
	case e.Problem != "":
		return part + e.joint() + e.Problem
	}
	return part + " says nothing that this kit knows; write at the table \"…\" to have people do it"
}

// joint stands between a part and its problem.
func (e *Error) joint() string {
	if strings.HasPrefix(e.Problem, "is ") || strings.HasPrefix(e.Problem, "has ") {
		return " "
	}
	return ": "
}

// mostShown is how many letters of a sentence an error shows.
const mostShown = 60

// visible leaves out signs that nobody sees, such as those for the direction of writing.
func visible(r rune) rune {
	if unicode.Is(unicode.Cf, r) && r != zeroWidthJoiner {
		return -1
	}
	return r
}

// zeroWidthJoiner makes one picture of several emoji.
const zeroWidthJoiner = '\u200d'

// unread says what is wrong with a sentence that could not be read: of its shortest part for which that is known.
func (r *reading) unread(sentence string, whole []token) *Error {
	e := &Error{Sentence: sentence, Part: sentence}
	if open := depth(whole); open > 0 {
		e.Problem = "has a round bracket ( that is never closed"
		return e
	} else if open < 0 {
		e.Problem = "has a round bracket ) that is never opened"
		return e
	} else if r.odd != nil {
		return r.odd
	}
	parts := slices.Clone(r.failed)
	slices.SortStableFunc(parts, func(a, b []token) int { return len(a) - len(b) })
	for _, find := range []func([]token) string{r.colonMissing, r.mistyped, r.unnamed, r.alternative} {
		for _, part := range parts {
			if problem := find(part); problem != "" {
				e.Part, e.Problem = r.asTyped(part), problem
				return e
			}
		}
	}
	if len(parts) > 0 {
		e.Part = r.asTyped(parts[0])
	}
	return e
}

// asTyped returns tokens as they stand in the sentence, from the first to the last.
func (r *reading) asTyped(tokens []token) string {
	if len(tokens) == 0 {
		return ""
	}
	to := min(tokens[len(tokens)-1].to, len(r.said))
	return string(r.said[min(tokens[0].from, to):to])
}

// colonMissing finds a head without its colon: "may pay a coin".
func (r *reading) colonMissing(part []token) string {
	if top(part, ":") >= 0 || len(part) > mostGuessed {
		return ""
	}
	for end := len(part) - 1; end > 0; end-- {
		isHead := false
		r.each("head", part[:end], func(string, []Slot) { isHead = true })
		rest := part[end:]
		if rest[0].text == "," {
			rest = rest[1:]
		}
		if isHead && len(rest) > 0 && !slices.ContainsFunc(split(rest), func(p []token) bool { return len(r.sequence(p)) == 0 }) {
			return fmt.Sprintf("a colon is missing; write %q", r.asTyped(part[:end])+": "+r.asTyped(rest))
		}
	}
	return ""
}

// mostGuessed is how many words a part has of which is found out what may have been meant.
const mostGuessed = 30

// mistyped finds a word that is nearly one of the vocabulary, or a name of the game.
func (r *reading) mistyped(part []token) string {
	known := slices.Clone(r.words)
	for _, list := range r.names {
		for _, name := range list {
			if !strings.ContainsAny(name.said, digits) {
				known = append(known, name.ways()...)
			}
		}
	}
	slices.Sort(known)
	for _, t := range part[:min(len(part), mostGuessed)] {
		if _, isNumber := r.number(t); isNumber || t.quoted || r.Has(t.text) || r.isName(t) ||
			r.where != "" && strings.ContainsAny(t.text, digits) {
			continue
		}
		letters := len([]rune(t.text))
		if letters < 2 || letters > mostShown {
			continue
		}
		near := text.Nearer(t.text, min((letters-1)/5, 1)+1, known)
		if near != "" && near[1:] != t.text[1:] { // hardly anybody mistakes the first letter: a well is no "sell"
			return fmt.Sprintf("%q is no word here; did you mean %q", text.Clean(t.text, mostShown), near)
		}
	}
	return ""
}

// ways are a name as one and as several.
func (n *name) ways() []string {
	list := make([]string, len(n.forms))
	for i, form := range n.forms {
		list[i] = joined(form)
	}
	return append(list, n.said)
}

func (r *reading) isName(t token) bool {
	for _, list := range r.names {
		for _, name := range list {
			for _, form := range name.forms {
				if slices.ContainsFunc(form, t.same) {
					return true
				}
			}
		}
	}
	return false
}

// kinds are the kinds of names, with how a new one is written; that which is meant rather stands first.
var kinds = []struct{ kind, write string }{
	{"counter", "write counters = { %s = 0 } to have one"},
	{"common", "write common = { %s = 0 } to have one"},
	{"space", "spaces are 1 to %d, and by name those under names"},
	{"kind", "write kinds = { %s = [2, 5] } to have one"},
	{"thing", "write [thing.%s] with at = [3] to have one"},
	{"card", "write it among the cards of a deck"},
	{"piece", "the word for it stands under piece"},
	{"face", "the faces of a die stand under dice"},
}

// unnamed finds what would be said if something had that name: "go to the New bridge".
func (r *reading) unnamed(part []token) string {
	if len(part) > mostGuessed {
		return ""
	}
	best, said := len(kinds), ""
	r.guessing = true
	for _, table := range []string{"effect", "head"} {
		r.each(table, part, func(_ string, slots []Slot) {
			for i, kind := range kinds {
				if missing := unknown(slots, kind.kind); missing != "" && i < best {
					best, said = i, missing
				}
			}
		})
	}
	r.guessing = false
	if best == len(kinds) {
		return ""
	}
	is := kinds[best]
	var near []string
	spaces := 0
	for _, name := range r.names[is.kind] {
		if n, err := strconv.Atoi(name.said); err == nil && is.kind == "space" {
			spaces = max(spaces, n)
		} else if r.where == "" || !strings.ContainsAny(name.said, digits) {
			near = append(near, name.ways()...)
		}
	}
	said = text.Clean(said, mostShown)
	switch hint := cmp.Or(text.DidYouMean(said, near)); {
	case is.kind == "card" && len(near) == 0:
		return "there is no deck; a small one is [deck.cards] with cards = { Storm = 3, Sun = 2 }"
	case is.kind == "space" && r.isKind(said):
		return fmt.Sprintf("there are several of %q; write go to the nearest %s, or go to any %s", said, said, said)
	case hint != "":
		return fmt.Sprintf("there is no %s %q; %s", is.kind, said, strings.TrimSuffix(hint, "?"))
	case is.kind == "space" && r.where != "":
		return fmt.Sprintf("there is no space %q; %s", said, r.where)
	case is.kind == "space":
		return fmt.Sprintf("there is no space %q; "+is.write, said, spaces)
	case strings.Contains(is.write, "%s"):
		return fmt.Sprintf("there is no %s %q; "+is.write, is.kind, said, bare(said))
	}
	return fmt.Sprintf("there is no %s %q; %s", is.kind, said, is.write)
}

const digits = "0123456789"

// isKind reports whether a kind of spaces has a name.
func (r *reading) isKind(said string) bool {
	return slices.ContainsFunc(r.names["kind"], func(n name) bool { return slices.Contains(n.ways(), strings.ToLower(said)) })
}

// bare returns a name as it stands before the = of a file.
func bare(name string) string {
	for _, letter := range name {
		if letter > unicode.MaxASCII || !unicode.IsLetter(letter) && !unicode.IsDigit(letter) {
			return strconv.Quote(name)
		}
	}
	return name
}

// guess is the value of a slot for a name that nothing has.
const guess = -1

// guessed calls found with what stands at the beginning of tokens as if it were a name.
func (r *reading) guessed(kind string, tokens []token, found func(s Slot, used int)) {
	for used := 1; used <= min(len(tokens), 3); used++ {
		t := tokens[used-1]
		if t.quoted || strings.Contains(signs+"+-", t.text) || r.joins[t.text] {
			return
		}
		_, isNumber := r.number(t)
		if r.Has(t.text) && !isNumber && t.text != "card" && t.text != "cards" && t.text != "new" || isNumber && kind != "space" {
			return
		}
		found(Slot{Kind: kind, Value: guess, Text: r.asTyped(tokens[:used])}, used)
	}
}

// unknown returns the name that nothing has in slots, if it is the only one and of that kind.
func unknown(slots []Slot, kind string) (said string) {
	count := 0
	var look func([]Slot)
	look = func(list []Slot) {
		for _, s := range list {
			if look(s.Of); s.Value == guess {
				if count++; s.Kind == kind {
					said = s.Text
				}
			}
		}
	}
	if look(slots); count != 1 {
		return ""
	}
	return said
}

// alternative finds "or", which does not say who decides.
func (r *reading) alternative(part []token) string {
	var ways []string
	for rest := part; ; {
		at := slices.IndexFunc(rest, func(t token) bool { return t.text == "or" && !t.quoted })
		if at < 0 {
			if ways = append(ways, r.asTyped(rest)); len(ways) < 2 {
				return ""
			}
			return fmt.Sprintf("or does not say who decides; write %q", "choose: "+strings.Join(ways, " | "))
		}
		ways, rest = append(ways, r.asTyped(rest[:at])), rest[at+1:]
	}
}

// said writes what was read in the words of the sentence, with brackets around what belongs to a head.
func said(clauses []Clause) string {
	parts := make([]string, len(clauses))
	for i, c := range clauses {
		branches := make([]string, len(c.Branches))
		for j, branch := range c.Branches {
			if branches[j] = said(branch); slices.ContainsFunc(branch, func(c Clause) bool { return len(c.Branches) > 0 }) {
				branches[j] = "(" + branches[j] + ")"
			}
		}
		if parts[i] = c.Text; len(branches) > 0 {
			parts[i] += ": " + strings.Join(branches, " | ")
		}
	}
	return strings.Join(parts, " and ")
}

// In returns an error that is about a sentence; nil for none.
func In(sentence string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%q: %w", text.Clean(sentence, mostShown), err)
}

// Taken says as what a name of a kind cannot be used, as the rest of a sentence; "" if it can. Every name is free that
// is no word of the vocabulary, and of its kind the only one.
func (l *Language) Taken(names *Names, kind, said string) string {
	if l.Has(said) {
		return "which is a word of the rules"
	} else if _, found := names.Find(kind, l, said); found {
		return "as another is"
	}
	return ""
}

// NoPlace says that sentences stand at what is no space and no kind of spaces.
func NoPlace(said string, kinds, names []string, where string) string {
	hint := strings.TrimSuffix(text.DidYouMean(said, slices.Concat(kinds, names)), "?")
	return "is no space and no kind; " + cmp.Or(hint, where)
}
