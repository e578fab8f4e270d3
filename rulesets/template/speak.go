package template

import (
	"bytes"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"homespun/engines/common/text"
)

// Spoken is the text that a template gives. Each paragraph is one line. The spans are sorted by where they
// end.
type Spoken struct {
	Text  string
	Spans []Span
}

// Span tells which source a part of a spoken text comes from.
type Span struct {
	From, To int // byte offsets in the text
	Source
}

// Source is where words come from: a field by its dotted key, "return_on.obstructors"; a noun by its word; or
// an argument by its name. Text that is written in the template itself has no source.
type Source struct {
	Name string
	Kind Kind
	// If says that the source is only the condition under which the words appear; otherwise the source gave
	// the words themselves.
	If bool
}

// Kind is the kind of a source.
type Kind uint8

const (
	FromField Kind = iota + 1
	FromNoun
	FromArgument
)

// MaxSpoken is the length, in bytes, at which [Template.Speak] cuts off its text, however long the values
// are.
const MaxSpoken = 4000

// Speak fills in the template as prose: a sentence that begins with a word begins with a capital, blanks are
// single, and a blank line ends a paragraph.
func (t *Template) Speak(s Scope) Spoken { return t.say(writer{scope: s, room: MaxSpoken}) }

// Fill fills in the template with letters and blanks exactly as written, without a limit of length.
func (t *Template) Fill(s Scope) Spoken {
	return t.say(writer{scope: s, room: math.MaxInt, exact: true})
}

// writers holds idle writers, so that their buffers are used again.
var writers = sync.Pool{New: func() any { return new(writer) }}

func (t *Template) say(fresh writer) Spoken {
	w := writers.Get().(*writer)
	defer writers.Put(w)
	fresh.text, fresh.gap, fresh.spans = w.text[:0], w.gap[:0], w.spans[:0]
	*w = fresh
	w.nodes(t.nodes)
	if w.exact {
		w.closeGap()
	}
	spoken := Spoken{string(w.text), slices.Clone(w.spans)}
	if forward := text.Forward(spoken.Text); forward != spoken.Text && isForward(t.nodes) {
		for i := range spoken.Spans {
			spoken.Spans[i].From += len(text.LeftToRight)
			spoken.Spans[i].To += len(text.LeftToRight)
		}
		spoken.Text = forward
	}
	return spoken
}

// isForward says whether a template has letters of its own, and the first of them does not run from right to left:
// that, and no name that is filled in, is the direction of what it says.
func isForward(list []node) bool {
	for _, n := range list {
		if strings.ContainsFunc(n.text, unicode.IsLetter) {
			return !text.Backward(n.text)
		}
		if isForward(n.then) || isForward(n.other) {
			return true
		}
	}
	return false
}

// writer fills in one template.
type writer struct {
	scope Scope
	exact bool
	// entries are the current entries of the loops around this point, outermost first.
	entries []entry
	text    []byte
	// gap holds the blanks that come before the next word. Began says that a loop has just begun an entry:
	// blanks are dropped then.
	gap   []byte
	began bool
	room  int // how much more may be written, in bytes
	spans []Span
}

func (w *writer) nodes(list []node) {
	for _, n := range list {
		from, source := len(w.text), Source{}
		switch {
		case n.condition != nil:
			var holds bool
			if holds, source = w.holds(n.condition); holds {
				w.nodes(n.then)
			} else {
				w.nodes(n.other)
			}
		case n.loop != nil:
			w.loop(n)
		case n.call != nil:
			var written string
			var word bool
			written, word, source = w.say(n.call)
			w.put(written, word)
		default:
			w.put(n.text, true)
		}
		if from < len(w.text) && source.Kind != 0 {
			for w.text[from] == ' ' || w.text[from] == '\n' {
				from++
			}
			w.spans = append(w.spans, Span{from, len(w.text), source})
		}
	}
}

// put writes a text. If a sentence begins with it and word is true, its first letter becomes a capital.
func (w *writer) put(written string, word bool) {
	if len(written) > w.room {
		for w.room > 0 && !utf8.RuneStart(written[w.room]) {
			w.room--
		}
		written = written[:max(0, w.room)]
	}
	w.room -= len(written)
	capital := word && !w.exact && (len(w.text) == 0 || endsSentence(w.text))
	for _, r := range written {
		if (r <= ' ' || r > unicode.MaxASCII) && unicode.IsSpace(r) {
			if !w.began {
				w.gap = utf8.AppendRune(w.gap, r)
			}
			continue
		}
		if len(w.gap) > 0 {
			w.closeGap()
		}
		if capital && unicode.IsLower(r) {
			r = unicode.ToUpper(r)
		}
		capital, w.began = false, false
		w.text = utf8.AppendRune(w.text, r)
	}
}

// closeGap writes the blanks of the gap: unchanged for [Template.Fill], else a single blank, a line end
// between paragraphs, or nothing at the start of the text.
func (w *writer) closeGap() {
	switch {
	case w.exact:
		w.text = append(w.text, w.gap...)
	case len(w.text) == 0:
	case bytes.Count(w.gap, []byte("\n")) > 1:
		w.text = append(w.text, '\n')
	default:
		w.text = append(w.text, ' ')
	}
	w.gap = w.gap[:0]
}

func endsSentence(written []byte) bool {
	last := written[len(written)-1]
	return last == '.' || last == '?'
}

// say returns the text of a call, and whether it begins with a word that may get a capital.
func (w *writer) say(c *call) (written string, word bool, source Source) {
	v, source := w.value(c.args[0])
	written, word = w.form(c.function, c.args, v)
	if c.owned {
		written = Possessive(written, w.several(v) && word)
	}
	return written, word, source
}

// form returns the text of a value as a function asks for it.
func (w *writer) form(function string, args []string, v any) (string, bool) {
	switch function {
	case "a":
		if list, ok := v.([]any); ok {
			return articleOfNumber(w.list(list, "or")), true
		}
		return w.noun(v).A, true
	case "one":
		return w.noun(v).One, true
	case "many":
		return w.noun(v).Many, true
	case "count":
		of, _ := w.value(args[1])
		return counted(w.number(v), w.noun(of)), false
	case "signs":
		drawn, _ := w.plain(v)
		noun, _ := w.scope.Noun(args[2])
		return counted(int64(strings.Count(drawn, args[1])), noun), false
	case "number":
		return inLetters(w.number(v)), true
	case "ordinal":
		return ordinal(w.number(v)), true
	case "large":
		if e, ok := v.(entry); ok {
			return strings.ToUpper(e.key), false
		}
		written, _ := w.plain(v)
		return strings.ToUpper(written), false
	case "capital":
		said, word := w.plain(v)
		return text.Capital(said), word
	case "or", "and", "commas":
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
		return strconv.FormatInt(size(v), 10), false
	case "turns":
		return w.turns(v), true
	case "is":
		return w.verb(v, "is", "are"), true
	case "has":
		return w.verb(v, "has", "have"), true
	case "verb", "plural":
		return w.verb(v, args[1], args[2]), true
	}
	if thing, ok := v.(Thing); ok && function == "owner" {
		return thing.Owner()
	} else if ok && function == "whose" {
		return thing.Whose()
	}
	return w.plain(v)
}

// counted returns a number with a noun in the form that it takes.
func counted(n int64, noun Noun) string {
	if n == 1 {
		return "1 " + noun.One
	}
	return strconv.FormatInt(n, 10) + " " + noun.Many
}

// verb returns one for a single value and many for several.
func (w *writer) verb(v any, one, many string) string {
	if w.several(v) {
		return many
	}
	return one
}

// list joins the entries of a list: "a, b and c". Sides of the game appear in the theme's words.
func (w *writer) list(v any, last string) string {
	if e, ok := v.(entry); ok {
		v = e.value
	}
	list, ok := v.([]any)
	if !ok {
		written, _ := w.plain(v)
		return written
	}
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i] = w.side(e)
	}
	if last == "commas" {
		return strings.Join(parts, ", ")
	}
	return text.Join(parts, last)
}

// side returns the words for an entry of a list, "the delvers" if it is a side.
func (w *writer) side(v any) string {
	if id, ok := v.(string); ok {
		if noun, ok := w.scope.Side(id); ok {
			return "the " + noun.Many
		}
	}
	written, _ := w.plain(v)
	return written
}

// turns describes a list of sides as turns: "two turns of the delvers, then one turn of the monsters".
func (w *writer) turns(v any) string {
	list, _ := v.([]any)
	var parts []string
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n] == list[0] {
			n++
		}
		turns := " turns of "
		if n == 1 {
			turns = " turn of "
		}
		parts = append(parts, inLetters(int64(n))+turns+w.side(list[0]))
		list = list[n:]
	}
	return strings.Join(parts, ", then ")
}
