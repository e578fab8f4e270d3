package rulesets

import (
	"bytes"
	"errors"
	"slices"

	"github.com/BurntSushi/toml"

	"homespun/engines/record/nesting"
)

// errHere is what a [pinpoint] answers; it never reaches anybody.
var errHere = errors.New("here")

// pinpoint cannot be read from TOML: the error of trying says where the value stands, which the library tells in no other way.
type pinpoint struct{}

func (pinpoint) UnmarshalTOML(any) error { return errHere }

// Line returns the line of a key of a TOML text, given as its parts, or of the longest beginning of it that is there; 0 where there is none.
func Line(text []byte, key ...string) int { return newLocator(text).line(key) }

// locator finds the lines of keys.
type locator struct {
	lines [][]byte
	md    toml.MetaData
	// tables are those that have been looked into, by their keys joined; the whole text's is "".
	tables map[string]map[string]toml.Primitive
}

// newLocator reads a text once for all its keys; of what is no TOML it knows none.
func newLocator(text []byte) *locator {
	l := locator{lines: bytes.Split(text, []byte("\n")), tables: map[string]map[string]toml.Primitive{"": nil}}
	if _, problem := nesting.Check(text); problem == "" {
		l.tables[""], l.md, _ = decode(text, map[string]toml.Primitive(nil))
	}
	return &l
}

func (l *locator) line(key []string) int {
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
func (l *locator) value(key []string) (value toml.Primitive, ok bool) {
	value, ok = l.table(key[:len(key)-1])[key[len(key)-1]]
	return value, ok
}

// table returns the table that a key names, nil where its value is none.
func (l *locator) table(key []string) map[string]toml.Primitive {
	path := ""
	for _, part := range key {
		path += "\x00" + part
	}
	table, ok := l.tables[path]
	if !ok {
		if value, ok := l.value(key); ok && l.md.PrimitiveDecode(value, &table) != nil {
			table = nil
		}
		l.tables[path] = table
	}
	return table
}

// begins returns the line on which a key stands whose value ends on line at: the library knows only the end of what goes over several lines.
func (l *locator) begins(key string, at int) int {
	for line := min(at, len(l.lines)); line > 0; line-- {
		text := l.lines[line-1]
		before, _, assigned := bytes.Cut(text, []byte("="))
		head := bytes.HasPrefix(bytes.TrimSpace(text), []byte("["))
		if (assigned || head) && bytes.Contains(before, []byte(key)) || assigned && line == at && bytes.Contains(text, []byte(key)) {
			return line
		}
	}
	return at
}

func (l *locator) lineOf(value toml.Primitive) int {
	var bad toml.ParseError
	if errors.As(l.md.PrimitiveDecode(value, &pinpoint{}), &bad) {
		return bad.Position.Line
	}
	return 0
}

// firstLine returns the line of the first value in a table, 0 where there is none. It asks for no other's: each takes the library a look at the whole text.
func (l *locator) firstLine(table []string) int {
	for _, key := range l.md.Keys() { // in the order in which they stand in the text
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
