package rulesets

import (
	"bytes"
	"errors"

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
	l := locator{lines: bytes.Split(text, []byte("\n")), tables: map[string]map[string]toml.Primitive{}}
	if _, problem := nesting.Check(text); problem == "" {
		l.tables[""], l.md, _ = decode(text, map[string]toml.Primitive(nil))
	}
	return &l
}

func (l *locator) line(key []string) int {
	line, path := 0, ""
	for _, part := range key {
		value, ok := l.tables[path][part]
		if !ok {
			return line
		}
		if at := l.lineOf(value); at > 0 {
			line = l.begins(part, at)
		} else if at := l.firstLine(value); at > 0 {
			line = at // a table made only by dotted keys has no line of its own
		}
		path += "\x00" + part
		if _, ok := l.tables[path]; !ok {
			var table map[string]toml.Primitive
			if l.md.PrimitiveDecode(value, &table) != nil {
				table = nil
			}
			l.tables[path] = table
		}
	}
	return line
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

func (l *locator) firstLine(value toml.Primitive) int {
	var table map[string]toml.Primitive
	if l.md.PrimitiveDecode(value, &table) != nil {
		return 0
	}
	first := 0
	for _, v := range table {
		at := l.lineOf(v)
		if at == 0 {
			at = l.firstLine(v)
		}
		if at > 0 && (first == 0 || at < first) {
			first = at
		}
	}
	return first
}
