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
//	{each monster in monsters} {many monster} go {monster.steps} … {end}
//	{list monster in monsters}{if monster.climbs}{many monster}{end}{else}nobody{end}
//	{some monster in monsters}{if monster.climbs}{a monster}, for one{end}{end}
//	{lines token in tokens}{token.name}: {token.text}{end}
//
// The last four are loops. They say their inside for the entries of a table or list, each one after another, list with commas and "and", some only for
// the first where it says anything, lines each in a paragraph of its own; and what stands after {else} where nothing is said. The name of an entry, or of an argument, can stand for a key:
// {tiles.letter}, {monsters.piece.steps}; a field of all things of a table is a list: {if monsters.target has sees}; {if other < monster} asks which
// of two entries comes first, and {if board has ring} whether a drawing has the sign that is an entry's key. Braces themselves are written {{ and }}. A
// template ends, whatever it says: fields are finite, and loops stand at most [maxLoops] deep.
type template struct{ nodes []node }

// node is a piece of text, a value, or a condition or loop with its two branches.
type node struct {
	text      string
	call      *call
	condition *condition
	loop      *loop
	then      []node
	other     []node
}

// loop goes through the entries of a table or list: how is each, list or some.
type loop struct {
	how  string
	name string
	of   string
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
	"large":   {1, 1, false},                       // in capital letters
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
	maxDepth    = 8    // conditions and loops in one another
	maxLoops    = 2    // loops in one another
)

// parseTemplate reads a template. The error is one short sentence.
func parseTemplate(text string) (*template, error) {
	if len(text) > maxTemplate {
		return nil, fmt.Errorf("is longer than %d letters", maxTemplate)
	}
	p := templateParser{rest: text}
	nodes, stop, err := p.nodes(0)
	if err == nil && stop != "" {
		err = fmt.Errorf("has {%s} without {if …} or a loop before it", stop)
	}
	if err != nil {
		return nil, err
	}
	return &template{nodes}, nil
}

type templateParser struct {
	rest  string
	loops int // that are open
}

// nodes reads up to the end or to {else} or {end}, which it returns.
func (p *templateParser) nodes(depth int) (list []node, stop string, err error) {
	if depth > maxDepth {
		return nil, "", fmt.Errorf("has more than %d conditions and loops in one another", maxDepth)
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
		case words[0] == "if" || isLoop(words[0]):
			n, err := p.block(words, depth)
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

// block reads a condition or a loop to its {end}.
func (p *templateParser) block(words []string, depth int) (n node, err error) {
	if words[0] == "if" {
		var c condition
		c, err = parseCondition(words[1:])
		n.condition = &c
	} else {
		n.loop, err = parseLoop(words)
		p.loops++
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
		err = fmt.Errorf("has {%s} without {end}", shorten(strings.Join(words, " ")))
	}
	return n, err
}

// parseLoop reads {each monster in monsters}.
func parseLoop(words []string) (*loop, error) {
	if len(words) != 4 || words[2] != "in" {
		return nil, fmt.Errorf("has {%s}: write {%s name in field}", shorten(strings.Join(words, " ")), words[0])
	}
	return &loop{words[0], words[1], words[3]}, nil
}

func isLoop(word string) bool {
	return slices.Contains([]string{"each", "list", "some", "lines"}, word)
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

// visitor is shown what stands in a template, with the loops that it stands in, outermost first.
type visitor struct {
	value   func(name string, in []loop)
	compare func(c condition, in []loop)
	enter   func(l loop, in []loop)
}

func (v *visitor) nodes(nodes []node, in []loop) {
	for _, n := range nodes {
		inside := in
		switch {
		case n.call != nil:
			v.call(*n.call, in)
		case n.condition != nil:
			v.call(n.condition.value, in)
			v.compare(*n.condition, in)
		case n.loop != nil:
			v.enter(*n.loop, in)
			inside = append(slices.Clone(in), *n.loop)
		}
		v.nodes(n.then, inside)
		v.nodes(n.other, in)
	}
}

func (v *visitor) call(c call, in []loop) {
	name := c.args[0]
	if c.function == "" {
		name = strings.TrimSuffix(name, "'s")
	}
	v.value(name, in)
	if functions[strings.TrimSuffix(c.function, "'s")].two {
		v.value(c.args[1], in)
	}
}
