package rulesets

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"homespun/engines"
)

// A template is a sentence with braces, in which the texts of rulesets are written:
//
//	{space}                 an argument of the note, a field of the ruleset ("return_on.obstructors"), or a noun of the theme
//	{a container}           with one of the words of [functions] before it
//	{if may_backtrack} … {else} … {end}
//	{if turns has obstructors} … {end}
//
// Braces themselves are written {{ and }}. There are no loops: a template ends, whatever it says.
type template struct{ nodes []node }

// node is a piece of text, a value, or a condition with its two branches.
type node struct {
	text      string
	call      *call
	condition *condition
	then      []node
	other     []node
}

// call is a function of values and words; the empty function gives the value itself.
type call struct {
	function string
	args     []string
}

// condition compares a value: bare ones ask whether it is true, not nought and not empty.
type condition struct {
	not   bool
	value call
	op    string
	with  string
}

// functions are the words that can stand before a value, each with how many words follow, at least and at most; the first of them is a value, where two is
// set the second is too.
var functions = map[string]struct {
	low, high int
	two       bool
}{
	"a": {1, 1, false}, "one": {1, 1, false}, "many": {1, 1, false}, // a noun's forms
	"count":   {2, 2, true},                        // {count n container}: 1 chest, 4 chests
	"number":  {1, 1, false},                       // in letters to twelve
	"ordinal": {1, 1, false},                       // first, second … in letters to twelfth
	"or":      {1, 1, false}, "and": {1, 1, false}, // a list
	"first": {1, 1, false}, "last": {1, 1, false}, "len": {1, 1, false},
	"turns": {1, 1, false},                         // a list of sides in runs: two turns of the delvers, then one turn of the monsters
	"owner": {1, 1, false}, "whose": {1, 1, false}, // Ava; Ava's delver C2
	"is": {1, 1, false}, "has": {1, 1, false}, // Ava is, Ben and Cleo are
	"verb":   {3, 3, false}, // {verb side rolls roll}
	"plural": {3, 3, false}, // {plural steps step steps}
}

const (
	maxTemplate = 4000 // letters
	maxDepth    = 8    // conditions in one another
)

// parseTemplate reads a template. The error is one short sentence.
func parseTemplate(text string) (*template, error) {
	if len(text) > maxTemplate {
		return nil, fmt.Errorf("is longer than %d letters", maxTemplate)
	}
	p := templateParser{rest: text}
	nodes, stop, err := p.nodes(0)
	if err == nil && stop != "" {
		err = fmt.Errorf("has {%s} without {if …} before it", stop)
	}
	if err != nil {
		return nil, err
	}
	return &template{nodes}, nil
}

type templateParser struct{ rest string }

// nodes reads up to the end or to {else} or {end}, which it returns.
func (p *templateParser) nodes(depth int) (list []node, stop string, err error) {
	if depth > maxDepth {
		return nil, "", fmt.Errorf("has more than %d conditions in one another", maxDepth)
	}
	for p.rest != "" {
		at := strings.IndexAny(p.rest, "{}")
		if at < 0 {
			list = append(list, node{text: p.rest})
			p.rest = ""
			break
		}
		if at > 0 {
			list = append(list, node{text: p.rest[:at]})
			p.rest = p.rest[at:]
		}
		if brace := p.rest[:1]; strings.HasPrefix(p.rest, brace+brace) {
			list = append(list, node{text: brace})
			p.rest = p.rest[2:]
			continue
		} else if brace == "}" {
			return nil, "", fmt.Errorf("has a } without its {")
		}
		inside, after, ok := strings.Cut(p.rest[1:], "}")
		if !ok || strings.Contains(inside, "{") {
			return nil, "", fmt.Errorf("has a { without its }: {%s", shorten(inside))
		}
		p.rest = after
		words := templateWords(inside)
		switch {
		case len(words) == 0:
			return nil, "", fmt.Errorf("has empty braces")
		case len(words) == 1 && (words[0] == "else" || words[0] == "end"):
			return list, words[0], nil
		case words[0] == "if":
			n, err := p.conditional(words[1:], depth)
			if err != nil {
				return nil, "", err
			}
			list = append(list, n)
		default:
			c, err := parseCall(words)
			if err != nil {
				return nil, "", err
			}
			list = append(list, node{call: &c})
		}
	}
	return list, "", nil
}

func (p *templateParser) conditional(words []string, depth int) (node, error) {
	c, err := parseCondition(words)
	if err != nil {
		return node{}, err
	}
	n := node{condition: &c}
	var stop string
	if n.then, stop, err = p.nodes(depth + 1); err == nil && stop == "else" {
		n.other, stop, err = p.nodes(depth + 1)
	}
	if err == nil && stop != "end" {
		err = fmt.Errorf("has {if %s} without {end}", strings.Join(words, " "))
	}
	return n, err
}

// templateWords splits at spaces; words in single quotation marks stay together.
func templateWords(text string) []string {
	var words []string
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if text[0] == '\'' {
			if word, after, ok := strings.Cut(text[1:], "'"); ok {
				words, text = append(words, word), after
				continue
			}
		}
		end := strings.IndexAny(text, " \t\n")
		if end < 0 {
			end = len(text)
		}
		words, text = append(words, text[:end]), text[end:]
	}
	return words
}

func parseCall(words []string) (call, error) {
	if len(words) == 1 {
		return call{args: words}, nil
	}
	f, ok := functions[strings.TrimSuffix(words[0], "'s")]
	if !ok {
		if near := engines.Nearest(words[0], slices.Sorted(maps.Keys(functions))); near != "" {
			return call{}, fmt.Errorf("has {%s}: there is no word %q before a value; did you mean %q?", shorten(strings.Join(words, " ")), shorten(words[0]), near)
		}
		return call{}, fmt.Errorf("has {%s}: there is no word %q before a value", shorten(strings.Join(words, " ")), shorten(words[0]))
	}
	if n := len(words) - 1; n < f.low || n > f.high {
		return call{}, fmt.Errorf("has {%s}: %s is followed by %d words, not %d", shorten(strings.Join(words, " ")), words[0], f.low, n)
	}
	return call{words[0], words[1:]}, nil
}

func parseCondition(words []string) (condition, error) {
	var c condition
	if len(words) > 0 && words[0] == "not" {
		c.not, words = true, words[1:]
	}
	if n := len(words); n >= 3 && isOperator(words[n-2]) {
		c.op, c.with, words = words[n-2], words[n-1], words[:n-2]
	}
	if len(words) == 0 {
		return c, fmt.Errorf("has {if} without a field")
	}
	var err error
	c.value, err = parseCall(words)
	return c, err
}

func isOperator(word string) bool {
	switch word {
	case "=", "!=", "<", ">", "has":
		return true
	}
	return false
}

// values calls see with every name of a value in the template.
func (t *template) values(see func(name string)) { seeNodes(t.nodes, see) }

func seeNodes(nodes []node, see func(string)) {
	for _, n := range nodes {
		if n.call != nil {
			seeCall(*n.call, see)
		}
		if n.condition != nil {
			seeCall(n.condition.value, see)
			seeNodes(n.then, see)
			seeNodes(n.other, see)
		}
	}
}

func seeCall(c call, see func(string)) {
	name := c.args[0]
	if c.function == "" {
		name = strings.TrimSuffix(name, "'s")
	}
	see(name)
	if functions[strings.TrimSuffix(c.function, "'s")].two {
		see(c.args[1])
	}
}
