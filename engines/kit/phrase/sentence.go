package phrase

import (
	"fmt"
	"slices"
	"strings"
)

// reading is the work on one sentence.
type reading struct {
	*Language
	names map[string][]name
	where string
	// said is the sentence without blanks around it.
	said []rune
	// failed are the parts that could not be read.
	failed [][]token
	// odd is the error of a head with too few or too many branches.
	odd *Error
	// guessing takes what has no name for one.
	guessing bool
}

// most is how many readings are kept of any part: two are too many already.
const most = 4

// sequence returns the ways to read tokens as effects one after the other, the last of which may have a head.
func (r *reading) sequence(tokens []token) [][]Clause {
	if inner, ok := bracketed(tokens); ok {
		tokens = inner
	}
	colon := top(tokens, ":")
	var all [][]Clause
	for end := 1; end <= len(tokens) && len(all) < most; end++ {
		if end < len(tokens) && (!r.joins[tokens[end].text] || depth(tokens[:end]) > 0) {
			continue
		}
		var first [][]Clause
		if headed := colon >= 0 && colon < end; headed && end < len(tokens) {
			continue // what follows a colon goes to the end
		} else if headed {
			first = r.headed(tokens[:colon], tokens[colon+1:])
		} else {
			first = r.effect(tokens[:end])
		}
		if end == len(tokens) {
			all = append(all, first...)
			break
		}
		if len(first) == 0 {
			continue
		}
		for _, rest := range r.sequence(tokens[end+1:]) {
			for _, one := range first {
				all = append(all, slices.Concat(one, rest))
			}
		}
	}
	if len(all) == 0 && len(tokens) > 0 {
		r.failed = append(r.failed, tokens)
	}
	return all[:min(len(all), most)]
}

// effect returns the ways to read tokens as one effect.
func (r *reading) effect(tokens []token) [][]Clause {
	if inner, ok := bracketed(tokens); ok {
		return r.sequence(inner)
	}
	var all [][]Clause
	r.each("effect", tokens, func(id string, slots []Slot) {
		all = append(all, []Clause{{ID: id, Slots: slots, Text: r.asTyped(tokens)}})
	})
	return all
}

// each calls found for each row of a table that the tokens can be.
func (r *reading) each(table string, tokens []token, found func(id string, slots []Slot)) {
	for _, row := range r.rows[table] {
		for _, p := range row.patterns {
			if !p.fits(tokens) {
				continue
			}
			r.match(p, tokens, nil, func(slots []Slot) { found(row.id, slots) })
		}
	}
}

// headed returns the ways to read a head and what follows its colon. The bars belong to this head, or to one behind it.
func (r *reading) headed(head, body []token) [][]Clause {
	var all [][]Clause
	known := false
	r.each("head", head, func(id string, slots []Slot) {
		known = true
		bounds := r.branches[id]
		parts := split(body)
		if len(parts) < bounds[0] || len(parts) > bounds[1] && bounds[1] > 1 {
			r.odd = &Error{Part: r.asTyped(head), Problem: fmt.Sprintf("is followed by %d to %d branches, with | between",
				bounds[0], bounds[1])}
		}
		for _, parts := range [][][]token{parts, {body}} {
			if len(parts) < bounds[0] || len(parts) > bounds[1] {
				continue
			}
			says := make([]string, len(parts))
			for i, part := range parts {
				says[i] = r.asWritten(part)
			}
			for _, branches := range r.branchesOf(parts) {
				all = append(all, []Clause{{ID: id, Slots: slots, Branches: branches, Says: says, Text: r.asTyped(head)}})
			}
			if len(parts) == 1 && !slices.ContainsFunc(body, func(t token) bool { return t.text == "|" && !t.quoted }) {
				break // both are the same
			}
		}
	})
	if !known {
		r.failed = append(r.failed, head)
	}
	if !known && len(head) <= mostHead {
		return r.twofold(head, body)
	}
	return all
}

// mostHead is how many words a head with several conditions can have.
const mostHead = 40

// twofold returns the ways to read a head with two conditions: "if A and B" is "if A: if B", and "if A or B" lets what
// follows happen by either. What would follow otherwise follows both.
func (r *reading) twofold(head, body []token) (all [][]Clause) {
	for i, t := range head {
		either := r.either[t.text]
		if i == 0 || t.quoted || !either && !r.joins[t.text] {
			continue
		}
		r.each("head", head[:i], func(id string, slots []Slot) {
			if len(slots) != 1 || slots[0].Kind != "condition" {
				return
			}
			for _, inner := range r.headed(append(head[:1:1], head[i+1:]...), body) {
				one := Clause{ID: id, Slots: slots, Branches: [][]Clause{inner}, Says: inner[0].Says}
				if either {
					one.Branches = [][]Clause{inner[0].Branches[0], inner}
					one.Says = []string{inner[0].Says[0], ""}
				} else if len(inner[0].Branches) > 1 {
					one.Branches = append(one.Branches, inner[0].Branches[1])
				}
				all = append(all, []Clause{one})
			}
		})
	}
	return all[:min(len(all), most)]
}

// asWritten returns what stands in the sentence for tokens, with the words before them that say nothing.
func (r *reading) asWritten(tokens []token) string {
	if len(tokens) == 0 {
		return ""
	}
	from := tokens[0].from
	for from > 0 && !strings.ContainsRune(signs, r.said[from-1]) {
		from--
	}
	return strings.Trim(string(r.said[from:min(tokens[len(tokens)-1].to, len(r.said))]), " ()")
}

// branchesOf returns the ways to read all branches.
func (r *reading) branchesOf(parts [][]token) [][][]Clause {
	ways := [][][]Clause{nil}
	for _, part := range parts {
		var longer [][][]Clause
		for _, read := range r.sequence(part) {
			for _, way := range ways {
				longer = append(longer, append(way[:len(way):len(way)], read))
			}
		}
		ways = longer[:min(len(longer), most)]
	}
	return ways
}

// bracketed returns what stands in round brackets that hold all tokens.
func bracketed(tokens []token) ([]token, bool) {
	last := len(tokens) - 1
	if last < 2 || tokens[0].opens() != 1 || tokens[last].opens() != -1 {
		return tokens, false
	}
	for end := 1; end <= last; end++ {
		if depth(tokens[:end]) == 0 {
			return tokens, false
		}
	}
	return tokens[1:last], true
}

// opens is 1 for a bracket that opens, -1 for one that closes, and 0 for all else.
func (t token) opens() int {
	switch {
	case t.quoted:
		return 0
	case t.text == "(":
		return 1
	case t.text == ")":
		return -1
	}
	return 0
}

// depth is how many brackets are open behind tokens.
func depth(tokens []token) (open int) {
	for _, t := range tokens {
		open += t.opens()
	}
	return open
}

// top returns where a sign stands first outside of brackets; -1 for nowhere.
func top(tokens []token, sign string) int {
	open := 0
	for i, t := range tokens {
		if open == 0 && !t.quoted && t.text == sign {
			return i
		}
		open += t.opens()
	}
	return -1
}

// split cuts tokens at the bars outside of brackets.
func split(tokens []token) [][]token {
	var parts [][]token
	for {
		at := top(tokens, "|")
		if at < 0 {
			return append(parts, tokens)
		}
		parts, tokens = append(parts, tokens[:at]), tokens[at+1:]
	}
}

// String writes what was read, for tests and errors: "if(has(3 coins)): go-on(5) | go-back(2)".
func String(clauses []Clause) string {
	parts := make([]string, len(clauses))
	for i, c := range clauses {
		parts[i] = c.ID + slotsText(c.Slots)
		branches := make([]string, len(c.Branches))
		for j, branch := range c.Branches {
			if branches[j] = String(branch); len(c.Branches) > 1 {
				branches[j] = "(" + branches[j] + ")"
			}
		}
		if len(branches) > 0 {
			parts[i] += ": " + strings.Join(branches, " | ")
		}
	}
	return strings.Join(parts, " and ")
}

func slotsText(slots []Slot) string {
	if len(slots) == 0 {
		return ""
	}
	parts := make([]string, len(slots))
	for i, s := range slots {
		switch {
		case s.Kind == "n":
			parts[i] = fmt.Sprint(s.Value)
		case s.Kind == "text":
			parts[i] = fmt.Sprintf("%q", s.Text)
		default:
			parts[i] = s.Text + slotsText(s.Of)
		}
	}
	return "(" + strings.Join(parts, " ") + ")"
}
