package rulesets

import (
	"bytes"
	"errors"

	"github.com/BurntSushi/toml"
)

// errHere is what a [pinpoint] answers; it never reaches anybody.
var errHere = errors.New("here")

// pinpoint cannot be read from TOML: the error of trying says where the value stands, which the library tells in no other way.
type pinpoint struct{}

func (pinpoint) UnmarshalTOML(any) error { return errHere }

// Line returns the line of a key of a TOML text, given as its parts, or of the longest beginning of it that is there; 0 where there is none.
func Line(text []byte, key ...string) int {
	table, md, err := decode(text, map[string]toml.Primitive(nil))
	if err != nil {
		return 0
	}
	lines := bytes.Split(text, []byte("\n"))
	line := 0
	for _, part := range key {
		value, ok := table[part]
		if !ok {
			return line
		}
		if at := lineOf(&md, value); at > 0 {
			line = begins(lines, part, at)
		} else if at := firstLine(&md, value); at > 0 {
			line = at // a table made only by dotted keys has no line of its own
		}
		table = nil
		if md.PrimitiveDecode(value, &table) != nil {
			return line
		}
	}
	return line
}

// begins returns the line on which a key stands whose value ends on line at: the library knows only the end of what goes over several lines.
func begins(lines [][]byte, key string, at int) int {
	for line := min(at, len(lines)); line > 0; line-- {
		before, _, assigned := bytes.Cut(lines[line-1], []byte("="))
		head := bytes.HasPrefix(bytes.TrimSpace(lines[line-1]), []byte("["))
		if (assigned || head) && bytes.Contains(before, []byte(key)) || assigned && line == at && bytes.Contains(lines[line-1], []byte(key)) {
			return line
		}
	}
	return at
}

func lineOf(md *toml.MetaData, value toml.Primitive) int {
	var bad toml.ParseError
	if errors.As(md.PrimitiveDecode(value, &pinpoint{}), &bad) {
		return bad.Position.Line
	}
	return 0
}

func firstLine(md *toml.MetaData, value toml.Primitive) int {
	var table map[string]toml.Primitive
	if md.PrimitiveDecode(value, &table) != nil {
		return 0
	}
	first := 0
	for _, v := range table {
		at := lineOf(md, v)
		if at == 0 {
			at = firstLine(md, v)
		}
		if at > 0 && (first == 0 || at < first) {
			first = at
		}
	}
	return first
}
