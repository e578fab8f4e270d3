package tomlfile

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
)

// errHere stops the TOML decoder at the key we look for, so that the decoder's error gives us the line. It
// never leaves this package.
var errHere = errors.New("here")

// pinpoint always fails to decode. The library puts the line of the value into the error, and has no other
// way to tell it.
type pinpoint struct{}

func (pinpoint) UnmarshalTOML(any) error { return errHere }

// Lines finds the line numbers of the keys in a text. It reads the text on the first question. It is safe for
// use by several goroutines.
type Lines struct {
	text  []byte
	lines [][]byte
	data  toml.MetaData
	// tables caches the tables that have been decoded, by their keys, each key preceded by a zero byte. The
	// table of the whole text has the key "".
	tables map[string]map[string]toml.Primitive
	lock   sync.Mutex
}

// NewLines returns the Lines of a text. If the text is no TOML, no key is found.
func NewLines(text []byte) *Lines { return &Lines{text: text} }

// read locks l and reads the text if that has not been done. The caller calls done to unlock it.
func (l *Lines) read() (done func()) {
	l.lock.Lock()
	if l.tables == nil {
		var table map[string]toml.Primitive
		l.data, _ = decode(l.text, &table)
		l.lines, l.tables = bytes.Split(l.text, []byte("\n")), map[string]map[string]toml.Primitive{"": table}
	}
	return l.lock.Unlock
}

// Line returns the line of a key, given as its parts. If the key does not exist, it returns the line of the
// innermost table around it that exists; 0 if there is none.
func (l *Lines) Line(key ...string) int {
	defer l.read()()
	line := 0
	for i, part := range key {
		value, ok := l.value(key[:i+1])
		if !ok {
			return line
		}
		if at := l.lineOf(value); at > 0 {
			line = l.keyLine(part, at)
		} else if at := l.firstLine(key[:i+1]); at > 0 {
			line = at // a table that only dotted keys create has no line of its own
		}
	}
	return line
}

// value returns the value of a key.
func (l *Lines) value(key []string) (value toml.Primitive, ok bool) {
	value, ok = l.table(key[:len(key)-1])[key[len(key)-1]]
	return value, ok
}

// table returns the table with this key; nil if the key does not exist or holds another value.
func (l *Lines) table(key []string) map[string]toml.Primitive {
	path := ""
	for _, part := range key {
		path += "\x00" + part
	}
	table, ok := l.tables[path]
	if !ok {
		if value, ok := l.value(key); ok && l.data.PrimitiveDecode(value, &table) != nil {
			table = nil
		}
		l.tables[path] = table
	}
	return table
}

// keyLine returns the line of a key whose value ends on line at. The library tells only the end of a value
// that takes several lines.
func (l *Lines) keyLine(key string, at int) int {
	for line := min(at, len(l.lines)); line > 0; line-- {
		text := l.lines[line-1]
		before, _, assigned := bytes.Cut(text, []byte("="))
		head := bytes.HasPrefix(bytes.TrimSpace(text), []byte("["))
		if (assigned || head) && bytes.Contains(before, []byte(key)) ||
			assigned && line == at && bytes.Contains(text, []byte(key)) {
			return line
		}
	}
	return at
}

func (l *Lines) lineOf(value toml.Primitive) int {
	var bad toml.ParseError
	if errors.As(l.data.PrimitiveDecode(value, &pinpoint{}), &bad) {
		return bad.Position.Line
	}
	return 0
}

// firstLine returns the line of the first value in a table; 0 if the table is empty. It stops at the first
// value, because each lookup makes the library go through the whole text.
func (l *Lines) firstLine(table []string) int {
	for _, key := range l.data.Keys() { // in the order of the text
		if len(key) <= len(table) || !slices.Equal(key[:len(table)], table) {
			continue
		}
		if value, ok := l.value(key); ok {
			if at := l.lineOf(value); at > 0 {
				return at
			}
		}
	}
	return 0
}

// At returns the line on which the value of a key ends, in any letter case; 0 if the key does not exist.
func (l *Lines) At(key ...string) int {
	defer l.read()()
	key = slices.Clone(key)
	for i, part := range key {
		table := l.table(key[:i])
		if _, ok := table[part]; ok {
			continue
		}
		for other := range table {
			if strings.EqualFold(other, part) {
				key[i] = other
			}
		}
	}
	if value, ok := l.value(key); ok {
		return l.lineOf(value)
	}
	return 0
}
