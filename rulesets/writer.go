package rulesets

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"homespun/engines"
)

// maxSentence is where a filled template ends, in bytes, however long its values are.
const maxSentence = 4000

// writer fills in a template.
type writer struct {
	*Speaker
	names []string
	args  []engines.Arg
	// entries are those of the loops that it is in, outermost first. Within is where the text goes on one that does not end a sentence.
	entries []entry
	within  bool
	text    strings.Builder
}

func (w *writer) nodes(list []node) {
	for _, n := range list {
		switch {
		case n.condition != nil && w.holds(*n.condition):
			w.nodes(n.then)
		case n.condition != nil:
			w.nodes(n.other)
		case n.loop != nil:
			w.loop(n)
		case n.call != nil:
			w.put(w.say(*n.call))
		default:
			w.put(n.text, true)
		}
	}
}

// put adds a text, with a large first letter where a sentence begins and it is a word.
func (w *writer) put(text string, word bool) {
	if text == "" || w.text.Len() >= maxSentence {
		return
	}
	if room := maxSentence - w.text.Len(); len(text) > room {
		for room > 0 && !utf8.RuneStart(text[room]) {
			room--
		}
		text = text[:room]
	}
	if word && w.begins() {
		trimmed := strings.TrimLeft(text, " \n\t")
		text = text[:len(text)-len(trimmed)] + capital(trimmed)
	}
	w.text.WriteString(text)
}

// begins reports whether a sentence begins here.
func (w *writer) begins() bool {
	before := strings.TrimRight(w.text.String(), " \n\t")
	if before == "" {
		return !w.within
	}
	return endsSentence(before)
}

func endsSentence(text string) bool { return text[len(text)-1] == '.' || text[len(text)-1] == '?' }

// value returns what a name stands for: an argument first, then a field, a noun, a number. Nil is nothing.
func (w *writer) value(name string) any {
	if i := slices.Index(w.names, name); i >= 0 {
		if i < len(w.args) {
			return w.args[i]
		}
		return nil
	}
	if v, ok := w.entry(name); ok {
		return v
	}
	name, named := strings.CutPrefix(name, nounPrefix)
	name, ruled := strings.CutPrefix(name, rulesPrefix)
	if key, _, _ := strings.Cut(name, "."); !named && key != "says" && key != "clauses" {
		if v, ok := w.keyed(name); ok {
			return v
		}
		if v := w.column(name); v != nil || ruled {
			return v
		}
	}
	if slices.Contains(w.Ruleset.Game.Definition.Info.Words, name) {
		return w.Theme.Noun(name)
	}
	if n, err := strconv.ParseInt(name, 10, 32); err == nil {
		return n
	}
	return nil
}

// say returns what a call stands for, and whether it begins with a word that may be written large.
func (w *writer) say(c call) (string, bool) {
	function, owned := strings.CutSuffix(c.function, "'s")
	name := c.args[0]
	if function == "" {
		name, owned = strings.CutSuffix(name, "'s")
	}
	v := w.value(name)
	text, word := w.form(function, c.args, v)
	if owned {
		text = possessive(text, w.several(v) && word)
	}
	return text, word
}

// form says a value in the form that a function asks for.
func (w *writer) form(function string, args []string, v any) (string, bool) {
	switch function {
	case "":
		return w.plain(v)
	case "a":
		if list, ok := v.([]any); ok {
			return withArticleNumber(w.list(list, "or")), true
		}
		return w.noun(v).A, true
	case "one":
		return w.noun(v).One, true
	case "many":
		return w.noun(v).Many, true
	case "count":
		n, noun := w.number(v), w.noun(w.value(args[1]))
		if n == 1 {
			return "1 " + noun.One, false
		}
		return strconv.FormatInt(n, 10) + " " + noun.Many, false
	case "number":
		return inLetters(w.number(v)), true
	case "ordinal":
		return ordinal(w.number(v)), true
	case "large":
		text, _ := w.plain(v)
		return strings.ToUpper(text), false
	case "or", "and":
		return w.list(v, function), true
	case "first", "last":
		list, _ := v.([]any)
		if len(list) == 0 {
			return "", false
		}
		if function == "first" {
			return w.plain(list[0])
		}
		return w.plain(list[len(list)-1])
	case "len":
		return strconv.FormatInt(w.size(v), 10), false
	case "turns":
		return w.runs(v), true
	case "owner":
		name, _, fixed := w.seat(w.owner(v))
		return name, !fixed
	case "whose":
		if a, ok := v.(engines.Arg); ok {
			return w.whose(a)
		}
		return w.plain(v)
	}
	// What is left chooses between words by whether the value is one or several.
	forms := args[1:]
	switch function {
	case "is":
		forms = []string{"is", "are"}
	case "has":
		forms = []string{"has", "have"}
	}
	if w.several(v) {
		return forms[1], true
	}
	return forms[0], true
}

// plain says a value as it is.
func (w *writer) plain(v any) (string, bool) {
	switch v := v.(type) {
	case engines.Arg:
		return w.thing(v)
	case Noun:
		return v.One, true
	case entry:
		return w.noun(v).One, true
	case []any:
		return w.list(v, "and"), true
	case nil:
		return "", false
	case string:
		return v, true
	}
	return ValueText(v), false
}

// list joins the entries of a list as people do; a side of the game is called by the theme.
func (w *writer) list(v any, last string) string {
	if e, ok := v.(entry); ok {
		v = e.value
	}
	list, ok := v.([]any)
	if !ok {
		text, _ := w.plain(v)
		return text
	}
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i], _ = w.plain(e)
		if noun, ok := w.side(e); ok {
			parts[i] = "the " + noun.Many
		}
	}
	return joinWords(parts, last)
}

// side returns the noun of a seat's id.
func (w *writer) side(v any) (Noun, bool) {
	id, ok := v.(string)
	if !ok || w.Engine == nil {
		return Noun{}, false
	}
	seat := slices.Index(w.Engine.SeatIDs(), id)
	if seat < 0 {
		return Noun{}, false
	}
	d := w.describe(engines.Of(engines.SeatArg, seat))
	return w.Theme.Noun(d.Noun), d.Noun != ""
}

// runs says a list of sides as turns: "two turns of the delvers, then one turn of the monsters".
func (w *writer) runs(v any) string {
	list, _ := v.([]any)
	var parts []string
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n] == list[0] {
			n++
		}
		name, _ := w.plain(list[0])
		if noun, ok := w.side(list[0]); ok {
			name = "the " + noun.Many
		}
		turns := " turns of "
		if n == 1 {
			turns = " turn of "
		}
		parts = append(parts, inLetters(int64(n))+turns+name)
		list = list[n:]
	}
	return strings.Join(parts, ", then ")
}

// noun returns the noun of a value.
func (w *writer) noun(v any) Noun {
	switch v := v.(type) {
	case Noun:
		return v
	case entry:
		return w.called(v.key)
	case string:
		return w.called(v)
	case engines.Arg:
		if d := w.describe(v); d.Noun != "" {
			return w.Theme.Noun(d.Noun)
		} else if d.Name != "" {
			return w.called(d.Name)
		}
		text, _ := w.thing(v)
		if v.Kind == engines.NumberArg {
			return Noun{One: text, A: withArticleNumber(text), Many: text}
		}
		return Noun{One: text, A: text, Many: text}
	}
	text, _ := w.plain(v)
	return Noun{One: text, A: text, Many: text}
}
