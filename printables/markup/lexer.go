package markup

import (
	"html"
	"strings"
	"unicode"
	"unicode/utf8"
)

// kind is what a token is.
type kind int

const (
	words kind = iota
	picture
	entity // a sign such as &amp;
	bold
	italic
	boldTag
	italicTag
	lineEnd
	paragraph
	item
	nothing
	end // of the text
)

// A token is words or a mark.
type token struct {
	kind kind
	text string
	// name is that of a picture; written is a mark of web pages as it stands in the text.
	name, written string
	// on is that bold or italic begins; a star may open and close.
	on, opens, closes bool
}

// A lexer cuts a text in tokens.
type lexer struct {
	text   string
	at     int
	plain  strings.Builder // words that are not yet a token
	tokens []token
	fresh  bool // nothing but blanks stands in the line so far
}

// add adds a mark behind the words before it.
func (l *lexer) add(t token) {
	if l.plain.Len() > 0 {
		l.tokens = append(l.tokens, token{kind: words, text: l.plain.String()})
		l.plain.Reset()
	}
	l.tokens = append(l.tokens, t)
}

// next reads a mark, or a sign that is none.
func (l *lexer) next() {
	rest := l.text[l.at:]
	length := 0
	switch rest[0] {
	case '\n':
		l.at, l.fresh = l.at+l.newline(rest), true
		return
	case '\\':
		if len(rest) > 1 && rest[1] > ' ' && rest[1] < 0x7f && !isWord(rune(rest[1])) {
			l.plain.WriteByte(rest[1])
			length = 2
		}
	case '-', '*':
		length = l.listed(rest)
		if length == 0 && rest[0] == '*' {
			length = l.stars(rest)
		}
	case '{':
		length = l.named(rest, '}')
	case ':':
		length = l.named(rest, ':')
	case '<':
		length = l.tag(rest)
	case '&':
		length = l.entity(rest)
	case ' ', '\t':
		l.plain.WriteByte(' ')
		l.at++
		return
	}
	if length == 0 {
		_, length = utf8.DecodeRuneInString(rest)
		l.plain.WriteString(rest[:length])
	}
	l.fresh = false
	l.at += length
}

// newline reads line ends with what is empty between them.
func (l *lexer) newline(rest string) int {
	bare := strings.TrimLeftFunc(rest, unicode.IsSpace)
	length := strings.LastIndexByte(rest[:len(rest)-len(bare)], '\n') + 1
	what := lineEnd
	if strings.Count(rest[:length], "\n") > 1 {
		what = paragraph
	}
	l.add(token{kind: what})
	return length
}

// listed reads the sign at the beginning of a line of a list.
func (l *lexer) listed(rest string) int {
	if !l.fresh || len(rest) < 2 || rest[1] != ' ' {
		return 0
	}
	l.plain.Reset()
	l.add(token{kind: item})
	return 2
}

// stars reads one to three stars: where words are beside them, they can begin or end bold and italic.
func (l *lexer) stars(rest string) int {
	length := len(rest) - len(strings.TrimLeft(rest, "*"))
	before, _ := utf8.DecodeLastRuneInString(l.text[:l.at])
	after, _ := utf8.DecodeRuneInString(rest[length:])
	opens, closes := after != utf8.RuneError && !unicode.IsSpace(after),
		before != utf8.RuneError && !unicode.IsSpace(before)
	marks := [...][]token{1: {{kind: italic, text: "*"}}, 2: {{kind: bold, text: "**"}},
		3: {{kind: bold, text: "**"}, {kind: italic, text: "*"}}}
	if length >= len(marks) {
		l.plain.WriteString(rest[:length])
		return length
	}
	for _, star := range marks[length] {
		star.opens, star.closes = opens, closes
		if star.kind == italic { // 2*3*4 has none
			star.opens, star.closes = opens && !isWord(before), closes && !isWord(after)
		}
		l.add(star)
	}
	return length
}

// longest is how long the name of a picture, a tag or an entity can be, in bytes.
const longest = 80

// named reads the name of a picture between braces, or between colons that stand apart from words.
func (l *lexer) named(rest string, last byte) int {
	at := strings.IndexByte(rest[1:min(len(rest), longest)], last)
	if at < 1 {
		return 0
	}
	name, mark := rest[1:at+1], rest[:at+2]
	if strings.ContainsAny(name, "\n{}<>*") || !strings.ContainsFunc(name, isWord) {
		return 0
	}
	if last == ':' {
		before, _ := utf8.DecodeLastRuneInString(l.text[:l.at])
		after, _ := utf8.DecodeRuneInString(rest[len(mark):])
		if strings.ContainsAny(name, " \t/") || !strings.ContainsFunc(name, unicode.IsLetter) || isWord(before) ||
			isWord(after) {
			return 0
		}
	}
	l.add(token{kind: picture, text: mark, name: name})
	return len(mark)
}

// tags are those of web pages, by what they are here.
var tags = map[string]kind{"b": boldTag, "strong": boldTag, "i": italicTag, "em": italicTag, "br": lineEnd, "p": paragraph,
	"div": lineEnd, "li": item, "ul": nothing, "ol": nothing, "u": nothing, "span": nothing, "font": nothing,
	"small": nothing, "big": nothing, "center": nothing, "sup": nothing, "sub": nothing}

// tag reads a tag of a web page.
func (l *lexer) tag(rest string) int {
	last := strings.IndexByte(rest[:min(len(rest), longest)], '>')
	if last < 0 {
		return 0
	}
	inside, closing := strings.CutPrefix(rest[1:last], "/")
	name, _, _ := strings.Cut(strings.TrimRight(inside, " /"), " ")
	what, known := tags[strings.ToLower(name)]
	if !known {
		return 0
	}
	if closing && what == item {
		what = lineEnd
	}
	l.add(token{kind: what, on: !closing, written: rest[:last+1]})
	return last + 1
}

// entity reads a sign of a web page.
func (l *lexer) entity(rest string) int {
	last := strings.IndexByte(rest[:min(len(rest), longest)], ';')
	if last < 0 {
		return 0
	}
	sign := html.UnescapeString(rest[:last+1])
	if sign == rest[:last+1] || utf8.RuneCountInString(sign) > 2 {
		return 0
	}
	l.add(token{kind: entity, text: sign, written: rest[:last+1]})
	return last + 1
}

func isWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r))
}
