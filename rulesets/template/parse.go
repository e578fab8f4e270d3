package template

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"homespun/engines/common/cache"
	"homespun/engines/common/text"
)

// Template is a parsed text. It never changes.
type Template struct{ nodes []node }

// node is a text, a value, or a condition or loop with two branches: then is the body, other the part after
// {else}. Only one of text, call, condition and loop is set.
type node struct {
	text      string
	call      *call
	condition *Condition
	loop      *Loop
	then      []node
	other     []node
}

// Loop goes through the entries of the table or list named Of. Name is the name of the current entry.
type Loop struct {
	Name, Of string
	how      string // each, list, some or lines
}

// call is a value, changed by a function: args are the words after it, of which the first names the value.
// The empty function leaves the value as it is. Owned adds a possessive 's.
type call struct {
	function string
	args     []string
	owned    bool
}

// Condition compares the value of Name with With. Without an Op it asks whether the value is true.
type Condition struct {
	Name, Op, With string
	not, size      bool
}

// functions are the words that can stand before a value, with the number of words that follow each. The first
// of those is the name of the value.
var functions = map[string]int{
	"a": 1, "one": 1, "many": 1, "count": 2, "number": 1, "ordinal": 1, "large": 1, "capital": 1,
	"or": 1, "and": 1, "commas": 1, "first": 1, "last": 1, "len": 1, "turns": 1, "owner": 1, "whose": 1,
	"is": 1, "has": 1, "verb": 3, "plural": 3, "signs": 3,
}

const (
	maxTemplate = 4000 // bytes
	maxDepth    = 8    // conditions and loops in one another
	maxLoops    = 2    // loops in one another
)

// parsed keeps what texts say: whoever changes one field of rules has all their texts read again.
var parsed = cache.New[string, parsing](4000)

type parsing struct {
	template *Template
	err      error
}

// Parse reads a template. The error is a phrase to be put after the name of the text: "has empty braces".
func Parse(written string) (*Template, error) {
	p := parsed.Get(written, func() parsing {
		template, err := parse(written)
		return parsing{template, err}
	})
	return p.template, p.err
}

func parse(written string) (*Template, error) {
	if len(written) > maxTemplate {
		return nil, fmt.Errorf("is longer than %d letters", maxTemplate)
	}
	p := parser{rest: written}
	nodes, stop, err := p.nodes(0)
	if err == nil && stop != "" {
		err = fmt.Errorf("has {%s} without {if …} or a loop before it", stop)
	}
	if err != nil {
		return nil, err
	}
	return &Template{nodes}, nil
}

type parser struct {
	rest  string
	loops int // loops that are open
}

// nodes parses up to the end of the text, {else} or {end}, and returns which of the three it was.
func (p *parser) nodes(depth int) (list []node, stop string, err error) {
	if depth > maxDepth {
		return nil, "", fmt.Errorf("has more than %d conditions and loops in one another", maxDepth)
	}
	for p.rest != "" {
		at := strings.IndexAny(p.rest, "{}")
		if at < 0 {
			at = len(p.rest)
		}
		if at > 0 {
			list = append(list, node{text: p.rest[:at]})
			p.rest = p.rest[at:]
			continue
		}
		if brace := p.rest[:1]; strings.HasPrefix(p.rest, brace+brace) {
			list = append(list, node{text: brace})
			p.rest = p.rest[2:]
			continue
		} else if brace == "}" {
			return nil, "", errors.New("has a } without its {")
		}
		inside, after, ok := strings.Cut(p.rest[1:], "}")
		if !ok || strings.Contains(inside, "{") {
			return nil, "", fmt.Errorf("has a { without its }: {%s", shorten(inside))
		}
		p.rest = after
		words := split(inside)
		if len(words) == 0 {
			return nil, "", errors.New("has empty braces")
		}
		if len(words) == 1 && (words[0] == "else" || words[0] == "end") {
			return list, words[0], nil
		}
		n, err := p.braces(words, depth)
		if err != nil {
			return nil, "", err
		}
		list = append(list, n)
	}
	return list, "", nil
}

// braces parses what is between braces: a value, or a condition or loop up to its {end}.
func (p *parser) braces(words []string, depth int) (n node, err error) {
	switch {
	case words[0] == "if":
		n.condition, err = parseCondition(words[1:])
	case slices.Contains([]string{"each", "list", "some", "lines"}, words[0]):
		n.loop, err = parseLoop(words)
		p.loops++
	default:
		n.call, err = parseCall(words)
		return n, err
	}
	if err == nil && p.loops > maxLoops {
		err = fmt.Errorf("has more than %d loops in one another", maxLoops)
	}
	if err != nil {
		return n, err
	}
	var stop string
	n.then, stop, err = p.nodes(depth + 1)
	if n.loop != nil {
		p.loops--
	}
	if err == nil && stop == "else" {
		n.other, stop, err = p.nodes(depth + 1)
	}
	if err == nil && stop != "end" {
		err = fmt.Errorf("has {%s} without {end}", quote(words))
	}
	return n, err
}

// parseLoop parses the opening of a loop: {each monster in monsters}.
func parseLoop(words []string) (*Loop, error) {
	if len(words) != 4 || words[2] != "in" {
		return nil, fmt.Errorf("has {%s}: write {%s name in field}", quote(words), words[0])
	}
	return &Loop{Name: words[1], Of: words[3], how: words[0]}, nil
}

func parseCall(words []string) (*call, error) {
	if len(words) == 1 {
		name, owned := strings.CutSuffix(words[0], "'s")
		return &call{args: []string{name}, owned: owned}, nil
	}
	function, owned := strings.CutSuffix(words[0], "'s")
	follow, ok := functions[function]
	if !ok {
		meant := ""
		if near := text.Nearest(words[0], slices.Sorted(maps.Keys(functions))); near != "" {
			meant = fmt.Sprintf("; did you mean %q?", near)
		}
		return nil, fmt.Errorf("has {%s}: there is no word %q before a value%s", quote(words),
			shorten(words[0]), meant)
	}
	if n := len(words) - 1; n != follow {
		return nil, fmt.Errorf("has {%s}: %s is followed by %d words, not %d", quote(words), words[0], follow,
			n)
	}
	return &call{function, words[1:], owned}, nil
}

func parseCondition(words []string) (*Condition, error) {
	var c Condition
	if len(words) > 0 && words[0] == "not" {
		c.not, words = true, words[1:]
	}
	if n := len(words); n >= 3 && slices.Contains([]string{"=", "!=", "<", ">", "has"}, words[n-2]) {
		c.Op, c.With, words = words[n-2], words[n-1], words[:n-2]
	}
	if len(words) == 0 {
		return nil, errors.New("has {if} without a field")
	}
	value, err := parseCall(words)
	if err == nil {
		c.Name, c.size = value.args[0], value.function == "len"
	}
	return &c, err
}

// split splits a text at white space. Words in single quotation marks stay together.
func split(written string) []string {
	var words []string
	for written = strings.TrimSpace(written); written != ""; written = strings.TrimSpace(written) {
		if written[0] == '\'' {
			if word, after, ok := strings.Cut(written[1:], "'"); ok {
				words, written = append(words, word), after
				continue
			}
		}
		end := strings.IndexAny(written, " \t\n")
		if end < 0 {
			end = len(written)
		}
		words, written = append(words, written[:end]), written[end:]
	}
	return words
}

// quote returns the words between braces, shortened, for an error message.
func quote(words []string) string { return shorten(strings.Join(words, " ")) }

// shorten turns what somebody wrote into one short line for an error message.
func shorten(written string) string { return text.Clean(written, 40) }

// Visitor has callbacks for the parts of a template. In is the list of loops around the part, outermost
// first.
type Visitor struct {
	// Value is called with the name of each value, Compare with each condition, and Enter with each loop.
	Value   func(name string, in []Loop)
	Compare func(c Condition, in []Loop)
	Enter   func(l Loop, in []Loop)
}

// Visit calls the visitor for every part of the template, from beginning to end. All three callbacks must be
// set.
func (t *Template) Visit(v Visitor) { v.nodes(t.nodes, nil) }

func (v *Visitor) nodes(nodes []node, in []Loop) {
	for _, n := range nodes {
		inside := in
		switch {
		case n.call != nil:
			v.Value(n.call.args[0], in)
			if n.call.function == "count" {
				v.Value(n.call.args[1], in)
			}
		case n.condition != nil:
			v.Value(n.condition.Name, in)
			v.Compare(*n.condition, in)
		case n.loop != nil:
			v.Enter(*n.loop, in)
			inside = append(slices.Clone(in), *n.loop)
		}
		v.nodes(n.then, inside)
		v.nodes(n.other, in)
	}
}
