package reader

import (
	"bytes"
	"errors"
	"strconv"
)

// The objects of a PDF (ISO 32000-1, 7.3) are nil, bool, float64, []byte for a string, and these. What is in
// none of them is a word, such as "endobj".
type (
	name       string
	word       string
	list       []any
	dictionary map[name]any
	// A reference names an object by its number.
	reference int
)

// Limits of one object, far beyond those of any that is sought: they keep a hostile one small.
const (
	mostTokens = 20_000
	mostDeep   = 24
	mostString = 1 << 16 // bytes
)

var errSyntax = errors.New("no object of a PDF")

// A parser reads objects from a text. It goes only forward, so that whoever goes on where it stopped reads
// each byte a few times at most.
type parser struct {
	text   []byte
	at     int
	tokens int
	deep   int
	// long is how many signs a string in hexadecimal digits may have beyond the usual.
	long int
}

func isSpace(c byte) bool {
	return c == 0 || c == '\t' || c == '\n' || c == '\f' || c == '\r' || c == ' '
}

func isDelimiter(c byte) bool { return bytes.IndexByte([]byte("()<>[]{}/%"), c) >= 0 }

// space passes over blanks and comments.
func (p *parser) space() {
	for p.at < len(p.text) {
		switch c := p.text[p.at]; {
		case isSpace(c):
			p.at++
		case c == '%':
			end := bytes.IndexAny(p.text[p.at:], "\r\n")
			if end < 0 {
				end = len(p.text) - p.at
			}
			p.at += end
		default:
			return
		}
	}
}

// object reads the next object.
func (p *parser) object() (any, error) {
	p.space()
	p.tokens++
	if p.at >= len(p.text) || p.tokens > mostTokens || p.deep > mostDeep {
		return nil, errSyntax
	}
	rest := p.text[p.at:]
	switch c := rest[0]; {
	case bytes.HasPrefix(rest, []byte("<<")):
		return p.dictionary()
	case c == '<':
		return p.hex()
	case c == '(':
		return p.string()
	case c == '[':
		return p.list()
	case c == '/':
		p.at++
		return name(unescape(p.regular())), nil
	case isDelimiter(c):
		p.at++
		return word(rune(c)), nil
	}
	text := p.regular()
	switch text {
	case "null":
		return nil, nil
	case "true", "false":
		return text == "true", nil
	}
	number, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return word(text), nil
	}
	if to, ok := p.reference(text); ok {
		return to, nil
	}
	return number, nil
}

// reference reads the rest of a reference, such as "12 0 R", after its number.
func (p *parser) reference(number string) (reference, bool) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 {
		return 0, false
	}
	begin := p.at
	p.space()
	generation := p.regular()
	if _, err := strconv.ParseUint(generation, 10, 16); err == nil {
		p.space()
		if p.regular() == "R" {
			return reference(n), true
		}
	}
	p.at = begin
	return 0, false
}

// regular reads signs up to a blank or a delimiter, at most as many as a name can have.
func (p *parser) regular() string {
	begin := p.at
	for p.at < len(p.text) && p.at < begin+256 && !isSpace(p.text[p.at]) && !isDelimiter(p.text[p.at]) {
		p.at++
	}
	return string(p.text[begin:p.at])
}

// unescape reads the signs of a name that are written as two hexadecimal digits after #.
func unescape(text string) string {
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		if text[i] == '#' && i+2 < len(text) {
			if c, err := strconv.ParseUint(text[i+1:i+3], 16, 8); err == nil {
				out = append(out, byte(c))
				i += 2
				continue
			}
		}
		out = append(out, text[i])
	}
	return string(out)
}

func (p *parser) list() (any, error) {
	p.at++
	p.deep++
	defer func() { p.deep-- }()
	out := list{}
	for {
		next, err := p.object()
		if err != nil {
			return nil, err
		}
		if next == word("]") {
			return out, nil
		}
		if _, other := next.(word); other {
			return nil, errSyntax
		}
		out = append(out, next)
	}
}

func (p *parser) dictionary() (any, error) {
	p.at += 2
	p.deep++
	defer func() { p.deep-- }()
	out := dictionary{}
	for {
		p.space()
		if bytes.HasPrefix(p.text[p.at:], []byte(">>")) {
			p.at += 2
			return out, nil
		}
		key, err := p.object()
		if err != nil {
			return nil, err
		}
		called, ok := key.(name)
		if !ok {
			return nil, errSyntax
		}
		value, err := p.object()
		if _, other := value.(word); err != nil || other {
			return nil, errSyntax
		}
		out[called] = value
	}
}

// hex reads a string in hexadecimal digits.
func (p *parser) hex() (any, error) {
	p.at++
	var out []byte
	high := -1
	for begin := p.at; p.at < len(p.text) && p.at < begin+2*mostString+p.long; {
		c := p.text[p.at]
		p.at++
		if c == '>' {
			if high >= 0 {
				out = append(out, byte(high<<4))
			}
			return out, nil
		}
		digit, err := strconv.ParseUint(string(rune(c)), 16, 8)
		switch {
		case isSpace(c):
		case err != nil || c >= 0x80:
			return nil, errSyntax
		case high < 0:
			high = int(digit)
		default:
			out = append(out, byte(high<<4)|byte(digit))
			high = -1
		}
	}
	return nil, errSyntax
}

// escapes are the signs behind a backslash in a string.
var escapes = map[byte]byte{'n': '\n', 'r': '\r', 't': '\t', 'b': '\b', 'f': '\f'}

// string reads a string in parentheses.
func (p *parser) string() (any, error) {
	p.at++
	out := []byte{}
	for open := 1; p.at < len(p.text) && len(out) < mostString; {
		c := p.text[p.at]
		p.at++
		switch c {
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				return out, nil
			}
		case '\\':
			if p.at >= len(p.text) {
				return nil, errSyntax
			}
			c = p.text[p.at]
			p.at++
			switch {
			case c >= '0' && c <= '7':
				n := int(c - '0')
				for range 2 {
					if p.at < len(p.text) && p.text[p.at] >= '0' && p.text[p.at] <= '7' {
						n = n<<3 | int(p.text[p.at]-'0')
						p.at++
					}
				}
				c = byte(n)
			case c == '\r' && p.at < len(p.text) && p.text[p.at] == '\n':
				p.at++
				continue
			case c == '\r' || c == '\n':
				continue
			case escapes[c] != 0:
				c = escapes[c]
			}
		case '\r': // an end of a line is always one sign
			if p.at < len(p.text) && p.text[p.at] == '\n' {
				p.at++
			}
			c = '\n'
		}
		out = append(out, c)
	}
	return nil, errSyntax
}
