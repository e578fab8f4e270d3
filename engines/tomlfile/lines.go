package tomlfile

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
)

// errHere is what a [pinpoint] answers; it never reaches anybody.
var errHere = errors.New("here")

// pinpoint cannot be read from TOML: the error of trying says where the value stands, which the library tells
// in no other way.
type pinpoint struct{}

func (pinpoint) UnmarshalTOML(any) error { return errHere }

// Lines finds the lines of the keys of a text, which it reads when it is asked for the first. Any number of
// goroutines can ask.
type Lines struct {
	text  []byte
	lines [][]byte
	data  toml.MetaData
	// tables are those that have been looked into, by their keys joined; the whole text's is "".
	tables map[string]map[string]toml.Primitive
	lock   sync.Mutex
}

// NewLines returns the lines of a text. Of what is no TOML it knows none.
func NewLines(text []byte) *Lines { return &Lines{text: text} }

// read reads the text and returns what is to be called when its keys have been looked at.
func (l *Lines) read() (done func()) {
	l.lock.Lock()
	if l.tables == nil {
		var table map[string]toml.Primitive
		l.data, _ = decode(l.text, &table)
		l.lines, l.tables = bytes.Split(l.text, []byte("\n")), map[string]map[string]toml.Primitive{"": table}
	}
	return l.lock.Unlock
}

// Line returns the line of a key, given as its parts, or of the longest beginning of it that is there; 0
// where there is none.
func (l *Lines) Line(key ...string) int {
	defer l.read()()
	line := 0
	for i, part := range key {
		value, ok := l.value(key[:i+1])
		if !ok {
			return line
		}
		if at := l.lineOf(value); at > 0 {
			line = l.begins(part, at)
		} else if at := l.firstLine(key[:i+1]); at > 0 {
			line = at // a table made only by dotted keys has no line of its own
		}
	}
	return line
}

// value returns the value of a key.
func (l *Lines) value(key []string) (value toml.Primitive, ok bool) {
	value, ok = l.table(key[:len(key)-1])[key[len(key)-1]]
	return value, ok
}

// table returns the table that a key names, nil where its value is none.
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

// begins returns the line on which a key stands whose value ends on line at: the library knows only the end
// of what goes over several lines.
func (l *Lines) begins(key string, at int) int {
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

// firstLine returns the line of the first value in a table, 0 where there is none. It asks for no other's:
// each takes the library a look at the whole text.
func (l *Lines) firstLine(table []string) int {
	for _, key := range l.data.Keys() { // in the order in which they stand in the text
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

// At returns the line on which the value of a key ends that is there in whatever letter case; 0 where it is
// not.
func (l *Lines) At(key ...string) int {
	defer l.read()()
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
