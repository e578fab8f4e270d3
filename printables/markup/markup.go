// Package markup reads the marks in the words of a card: **bold**, *italic*, {sword} and :sword: for a picture, lists,
// and what web pages write for the same. What is no mark stays as it is, and no text is wrong.
package markup

import (
	"cmp"
	"strings"
	"unicode"
)

// A Span is words in one face, or a picture among them.
type Span struct {
	// Text is without marks; of a picture it is the mark.
	Text         string
	Bold, Italic bool
	// Picture is the name of a picture, "" for words.
	Picture string
}

// A Line is a line as it was written, however often it is broken on a card.
type Line struct {
	Spans []Span
	// Item says that it is one of a list, Apart that it begins a paragraph.
	Item, Apart bool
}

// A Text is what was read.
type Text struct {
	Lines []Line
	// Mark is the first mark as it was written, such as "**" or "<br>"; lists and pictures are none. "" is none.
	Mark string
}

// Parse reads a text. A line end is a line end, an empty line begins a paragraph, and lines that begin with "- " are a
// list. A backslash takes its meaning from a mark.
func Parse(text string) Text {
	l := lexer{text: strings.ReplaceAll(text, "\r\n", "\n"), fresh: true}
	for l.at < len(l.text) {
		l.next()
	}
	l.add(token{kind: end})
	return made(l.tokens)
}

// pairs finds stars that belong together; the others are words. A paragraph ends what is open.
func pairs(tokens []token) {
	open := map[kind]int{}
	for i := range tokens {
		t := &tokens[i]
		switch t.kind {
		case paragraph, item, end:
			for _, at := range open {
				tokens[at].kind = words
			}
			clear(open)
		case bold, italic:
			at, isOpen := open[t.kind]
			switch {
			case isOpen && t.closes:
				tokens[at].on = true
				delete(open, t.kind)
			case !isOpen && t.opens:
				open[t.kind] = i
			default:
				t.kind = words
			}
		}
	}
}

// made makes lines of tokens.
func made(tokens []token) (t Text) {
	pairs(tokens)
	next := Line{}
	tagged, starred := map[kind]bool{}, map[kind]bool{} // what is bold and italic by tags and by stars
	newLine := func() {
		if len(next.Spans) > 0 {
			t.Lines = append(t.Lines, next)
			next = Line{}
		}
	}
	for _, one := range tokens {
		switch one.kind {
		case bold, italic:
			starred[one.kind] = one.on
			one.written = one.text
		case boldTag, italicTag:
			tagged[one.kind-boldTag+bold] = one.on
		case lineEnd, end:
			newLine()
		case paragraph:
			newLine()
			next.Apart = len(t.Lines) > 0
		case item:
			newLine()
			next.Item = true
		case words, picture, entity:
			span := Span{Text: one.text, Picture: one.name, Bold: tagged[bold] || starred[bold],
				Italic: tagged[italic] || starred[italic]}
			if len(next.Spans) > 0 || strings.TrimFunc(span.Text, unicode.IsSpace) != "" {
				next.Spans = append(next.Spans, span)
			}
		}
		t.Mark = cmp.Or(t.Mark, one.written)
	}
	return t
}
