package tomlfile

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// layout is where the statements of a text stand, in bytes. The library tells no places, so the text is read a
// second time; what is read here has been decoded by the library before.
type layout struct {
	text     []byte
	entries  []entry
	sections []section
	// remarks are the places at which lines begin that hold nothing but a remark.
	remarks []int
}

// entry is a key with its value: a statement of its own, or inside an inline table.
type entry struct {
	// key is the whole key with that of its section.
	key   []string
	from  int
	value value
	// section counts from 0; -1 is before the first head.
	section int
}

// section is the head of a table, [key], and all up to the next head.
type section struct {
	key      []string
	from, to int // the head, without blanks around it
	many     bool
}

// value is a value from one byte up to another. Items are the elements of a list; entries those of an inline
// table.
type value struct {
	from, to int
	kind     byte // the first sign of a list, an inline table or a string; 0 for anything else
	items    []value
	entries  []entry
}

var errLayout = errors.New("this text cannot be followed")

// scan reads where the statements of a text stand. The error is [errLayout], for what is no TOML.
func scan(text []byte) (*layout, error) {
	l, failed := scanUntil(text)
	if failed.want != nothing {
		return nil, errLayout
	}
	return l, nil
}

// scanUntil is scan, but it returns what it has read up to the place from which the text cannot be followed.
func scanUntil(text []byte) (*layout, stop) {
	s := &scanner{text: text}
	if bytes.HasPrefix(text, []byte("\ufeff")) {
		s.at = 3
	}
	l := &layout{text: text}
	section := -1
	for {
		s.blanks()
		begin := s.at
		switch c := s.sign(); {
		case s.failed():
			return l, s.stop
		case s.at >= len(text):
			return l, s.stop
		case c == '\n' || c == '\r':
			s.at++
		case c == '#':
			l.remarks = append(l.remarks, lineStart(text, begin))
			s.remark()
		case c == '[':
			l.sections = append(l.sections, s.head())
			section = len(l.sections) - 1
			s.rest(begin)
		default:
			var key []string
			if section >= 0 {
				key = l.sections[section].key
			}
			e := s.entry(key, 0)
			e.section = section
			l.entries = append(l.entries, e)
			s.rest(begin)
		}
	}
}

// scanner reads one text from the front.
type scanner struct {
	text []byte
	at   int
	stop stop
}

// want is what a scanner needed where it could not go on.
type want uint8

const (
	nothing      want = iota
	aKey              // at the beginning of a line, in a head or in an inline table
	anEqualsSign      // behind a key
	aValue            // behind "="
	aLineEnd          // behind a statement
	aComma            // in a list or an inline table, or the end of it
	anEnd             // of a head, or of a string
	lessDepth
)

// stop is where and why a scanner could not go on; from is where what it was in begins: a statement, a list,
// a string.
type stop struct {
	want     want
	at, from int
}

// sign returns the sign at the place, 0 at the end.
func (s *scanner) sign() byte {
	if s.at >= len(s.text) {
		return 0
	}
	return s.text[s.at]
}

func (s *scanner) failed() bool { return s.stop.want != nothing }

// fail ends the reading; the first reason counts.
func (s *scanner) fail(needed want, from int) {
	if !s.failed() {
		s.stop = stop{needed, s.at, from}
	}
	s.at = len(s.text)
}

func (s *scanner) take(c byte, needed want, from int) {
	if s.sign() != c {
		s.fail(needed, from)
		return
	}
	s.at++
}

func (s *scanner) blanks() {
	for s.sign() == ' ' || s.sign() == '\t' {
		s.at++
	}
}

func (s *scanner) remark() {
	for s.at < len(s.text) && s.text[s.at] != '\n' && s.text[s.at] != '\r' {
		s.at++
	}
}

// rest goes over a remark behind a statement, up to the end of the line.
func (s *scanner) rest(from int) {
	s.blanks()
	if s.sign() == '#' {
		s.remark()
	}
	if s.at < len(s.text) && s.sign() != '\n' && s.sign() != '\r' {
		s.fail(aLineEnd, from)
	}
}

// gap goes over blanks, line ends and remarks inside a list.
func (s *scanner) gap() {
	for {
		switch s.sign() {
		case ' ', '\t', '\n', '\r':
			s.at++
		case '#':
			s.remark()
		default:
			return
		}
	}
}

// head reads [key] or [[key]].
func (s *scanner) head() section {
	sec := section{from: s.at}
	s.at++
	if s.sign() == '[' {
		sec.many = true
		s.at++
	}
	s.blanks()
	sec.key = s.key(sec.from)
	s.take(']', anEnd, sec.from)
	if sec.many {
		s.take(']', anEnd, sec.from)
	}
	sec.to = s.at
	return sec
}

// key reads a key of one or several parts and the blanks behind it.
func (s *scanner) key(statement int) []string {
	var parts []string
	for {
		s.blanks()
		from := s.at
		switch c := s.sign(); c {
		case '"', '\'':
			s.quoted(c)
			var one struct{ K string }
			if s.failed() || toml.Unmarshal(append([]byte("k = "), s.text[from:s.at]...), &one) != nil {
				s.fail(aKey, statement)
				return nil
			}
			parts = append(parts, one.K)
		default:
			for c := s.sign(); c != 0 && !strings.ContainsRune(" \t.=]\n\r", rune(c)); c = s.sign() {
				s.at++
			}
			if s.at == from {
				s.fail(aKey, statement)
				return nil
			}
			parts = append(parts, string(s.text[from:s.at]))
		}
		s.blanks()
		if s.sign() != '.' {
			return parts
		}
		s.at++
	}
}

// entry reads key = value.
func (s *scanner) entry(before []string, deep int) entry {
	e := entry{from: s.at}
	e.key = slices.Concat(before, s.key(e.from))
	s.take('=', anEqualsSign, e.from)
	s.blanks()
	e.value = s.value(e.key, deep)
	return e
}

// quoted reads a string on one line.
func (s *scanner) quoted(mark byte) {
	from := s.at
	for s.at++; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case c == '\\' && mark == '"':
			s.at++
		case c == mark:
			s.at++
			return
		case c == '\n':
			s.fail(anEnd, from)
			return
		}
	}
	s.fail(anEnd, from)
}

// lines reads a string over several lines, with three marks before and behind it.
func (s *scanner) lines(mark byte) {
	from, end := s.at, bytes.Repeat([]byte{mark}, 3)
	for s.at += 3; s.at < len(s.text); s.at++ {
		if s.text[s.at] == '\\' && mark == '"' {
			s.at++
			continue
		}
		if bytes.HasPrefix(s.text[s.at:], end) {
			s.at += 3
			for n := 0; n < 2 && s.sign() == mark; n++ { // the string itself ends with marks
				s.at++
			}
			return
		}
	}
	s.fail(anEnd, from)
}

// maxDeep is how deeply values may be nested, more than [Decode] allows.
const maxDeep = 200

func (s *scanner) value(key []string, deep int) value {
	v := value{from: s.at, kind: s.sign()}
	if deep > maxDeep {
		s.fail(lessDepth, v.from)
	}
	switch v.kind {
	case '"', '\'':
		if bytes.HasPrefix(s.text[s.at:], bytes.Repeat([]byte{v.kind}, 3)) {
			s.lines(v.kind)
		} else {
			s.quoted(v.kind)
		}
	case '[':
		for s.at++; !s.failed(); {
			if s.gap(); s.sign() == ']' {
				break
			}
			v.items = append(v.items, s.value(key, deep+1))
			if s.gap(); s.sign() == ',' {
				s.at++
			} else if s.sign() != ']' {
				s.fail(aComma, v.from)
			}
		}
		s.take(']', aComma, v.from)
	case '{':
		for s.at++; !s.failed(); {
			if s.gap(); s.sign() == '}' {
				break
			}
			v.entries = append(v.entries, s.entry(key, deep+1))
			if s.gap(); s.sign() == ',' {
				s.at++
			} else if s.sign() != '}' {
				s.fail(aComma, v.from)
			}
		}
		s.take('}', aComma, v.from)
	default:
		v.kind = 0
		for c := s.sign(); c != 0 && !strings.ContainsRune(",]}#\n\r", rune(c)); c = s.sign() {
			s.at++
		}
		for s.at > v.from && (s.text[s.at-1] == ' ' || s.text[s.at-1] == '\t') {
			s.at--
		}
		if s.at == v.from {
			s.fail(aValue, v.from)
		}
	}
	v.to = s.at
	return v
}

// lineStart returns where the line of a place begins, lineEnd where it ends, before the signs of its end.
func lineStart(text []byte, at int) int {
	for at > 0 && text[at-1] != '\n' && text[at-1] != '\r' {
		at--
	}
	return at
}

func lineEnd(text []byte, at int) int {
	for at < len(text) && text[at] != '\n' && text[at] != '\r' {
		at++
	}
	return at
}

// nextLine returns where the line behind a line end begins.
func nextLine(text []byte, end int) int {
	switch {
	case bytes.HasPrefix(text[end:], []byte("\r\n")):
		return end + 2
	case end < len(text):
		return end + 1
	}
	return end
}
