// Package chips writes the words of a rule so that people can rewrite them: what is filled in from the rules stands in
// them as it is said now, between two marks. The language of templates is nowhere to be seen.
package chips

import (
	"slices"
	"strconv"
	"strings"
)

// The marks around a chip.
const (
	Open  = "‹"
	Close = "›"
)

// Text is the words of a rule, with its chips in the order in which they stand in it, each once.
type Text struct {
	Words string
	Chips []Chip
}

// Chip is what is filled in: how it is said now, and how a template says it.
type Chip struct{ Says, Code string }

// Of returns a template as a text. Say says what part of it is now, and unsaid is how one is called that says nothing.
func Of(written string, say func(code string) string, unsaid string) (t Text) {
	var b strings.Builder
	for _, part := range split(written) {
		if !part.filled {
			b.WriteString(strings.NewReplacer("{{", "{", "}}", "}").Replace(part.code))
			continue
		}
		i := slices.IndexFunc(t.Chips, func(c Chip) bool { return c.Code == part.code })
		if i < 0 {
			i = len(t.Chips)
			t.Chips = append(t.Chips, Chip{t.free(clean(say(part.code)), unsaid), part.code})
		}
		b.WriteString(Open + t.Chips[i].Says + Close)
	}
	t.Words = b.String()
	return t
}

// clean returns what a chip says on one line, without marks.
func clean(said string) string {
	said = strings.NewReplacer(Open, "", Close, "").Replace(said)
	return strings.Join(strings.Fields(said), " ")
}

// free returns what a chip is to say so that no other says the same.
func (t Text) free(said, unsaid string) string {
	if said == "" {
		said = unsaid
	}
	one := said
	for n := 2; slices.ContainsFunc(t.Chips, func(c Chip) bool { return c.Says == one }); n++ {
		one = said + " " + strconv.Itoa(n)
	}
	return one
}

// Written returns words that people have typed as a template. What they have changed within a chip are words of their
// own.
func (t Text) Written(typed string) string {
	var b strings.Builder
	for typed != "" {
		before, rest, found := strings.Cut(typed, Open)
		b.WriteString(plain(before))
		if !found {
			break
		}
		inside, after, closed := strings.Cut(rest, Close)
		if !closed {
			b.WriteString(plain(rest))
			break
		}
		i := slices.IndexFunc(t.Chips, func(c Chip) bool { return c.Says == strings.TrimSpace(inside) })
		if i >= 0 {
			b.WriteString(t.Chips[i].Code)
		} else {
			b.WriteString(plain(inside))
		}
		typed = after
	}
	return b.String()
}

// plain returns words that say in a template what they say.
func plain(words string) string {
	return strings.NewReplacer("{", "{{", "}", "}}", Close, "").Replace(words)
}

// part is a part of a template: words, or what is filled in, as a whole with all that belongs to it.
type part struct {
	code   string
	filled bool
}

// split returns the parts of a template.
func split(written string) (list []part) {
	begun, depth := 0, 0 // where the part begins, and how many conditions and loops are open
	cut := func(at int, filled bool) {
		if at > begun {
			list = append(list, part{written[begun:at], filled})
		}
		begun = at
	}
	for at := 0; at < len(written); {
		if strings.HasPrefix(written[at:], "{{") || strings.HasPrefix(written[at:], "}}") {
			at += 2
			continue
		}
		if written[at] != '{' {
			at++
			continue
		}
		end := strings.IndexByte(written[at:], '}')
		if end < 0 {
			break
		}
		if depth == 0 {
			cut(at, false)
		}
		words := strings.Fields(written[at+1 : at+end])
		at += end + 1
		switch {
		case opens(words):
			depth++
		case len(words) == 1 && words[0] == "end":
			depth--
		}
		if depth <= 0 {
			depth = 0
			cut(at, true)
		}
	}
	cut(len(written), depth > 0)
	return list
}

// opens reports whether the words in braces begin a condition or a loop.
func opens(words []string) bool {
	if len(words) == 0 {
		return false
	}
	return words[0] == "if" || len(words) == 4 && words[2] == "in" &&
		slices.Contains([]string{"each", "list", "some", "lines"}, words[0])
}
