package deck

import (
	"bytes"
	"fmt"
	"strings"
)

// A finder knows the line of each key in a TOML text: "back.icon", "card.0.title", "card.0".
type finder struct {
	lines map[string]int
	text  []byte
	at    int // byte
	line  int
	// table is where keys belong; counts are how many tables an array has so far.
	table  string
	counts map[string]int
}

// findLines finds the keys of a TOML text. If the text is not valid TOML it finds only some of them.
func findLines(text []byte) *finder {
	f := &finder{lines: map[string]int{}, text: bytes.TrimPrefix(text, []byte("\ufeff")), line: 1,
		counts: map[string]int{}}
	for f.at < len(f.text) {
		switch c := f.text[f.at]; {
		case c == '\n' || c == ' ' || c == '\t' || c == '\r':
			f.next()
		case c == '#':
			f.comment()
		case c == '[':
			f.header()
		default:
			f.assignment(f.table)
		}
	}
	return f
}

// find returns the line of a key. If the key has no line, it returns the line of the longest prefix with one.
func (f *finder) find(key string) int {
	for {
		if line, ok := f.lines[key]; ok {
			return line
		}
		dot := strings.LastIndexByte(key, '.')
		if dot < 0 {
			return 0
		}
		key = key[:dot]
	}
}

func (f *finder) note(key string, line int) {
	if _, ok := f.lines[key]; !ok {
		f.lines[key] = line
	}
}

func (f *finder) next() {
	if f.text[f.at] == '\n' {
		f.line++
	}
	f.at++
}

func (f *finder) comment() {
	for f.at < len(f.text) && f.text[f.at] != '\n' {
		f.at++
	}
}

// header reads [table] or [[table]].
func (f *finder) header() {
	line := f.line
	double := bytes.HasPrefix(f.text[f.at:], []byte("[["))
	for f.at < len(f.text) && f.text[f.at] == '[' {
		f.at++
	}
	path := f.key("", ']')
	for f.at < len(f.text) && f.text[f.at] == ']' {
		f.at++
	}
	if double {
		f.note(path, line)
		path, f.counts[path] = fmt.Sprintf("%s.%d", path, f.counts[path]), f.counts[path]+1
	} else if first, rest, ok := strings.Cut(path, "."); ok && f.counts[first] > 0 {
		path = fmt.Sprintf("%s.%d.%s", first, f.counts[first]-1, rest) // of the last table of the array
	}
	f.table = path
	f.note(path, line)
}

// key reads a dotted key up to a sign, which it leaves, or the end of the line, and returns it behind a
// table.
func (f *finder) key(table string, until byte) string {
	var key strings.Builder
	key.WriteString(table)
	if table != "" {
		key.WriteByte('.')
	}
	for f.at < len(f.text) && f.text[f.at] != until && f.text[f.at] != '\n' {
		switch c := f.text[f.at]; c {
		case ' ', '\t', '\r':
			f.at++
		case '"', '\'':
			from := f.at
			f.quoted()
			key.Write(bytes.Trim(f.text[from:f.at], `"'`))
		default:
			key.WriteByte(c)
			f.at++
		}
	}
	return key.String()
}

// assignment reads a key and its value.
func (f *finder) assignment(table string) {
	line := f.line
	key := f.key(table, '=')
	f.note(key, line)
	if f.at < len(f.text) && f.text[f.at] == '=' {
		f.at++
		f.value(key)
	}
}

// value reads a value. The tables of a list are noted, each on the line where it begins.
func (f *finder) value(key string) {
	depth, tables := 0, 0
	for f.at < len(f.text) {
		switch c := f.text[f.at]; c {
		case '"', '\'':
			f.quoted()
			continue
		case '#':
			f.comment()
			continue
		case '[', '{':
			if c == '{' && depth == 1 {
				f.note(fmt.Sprintf("%s.%d", key, tables), f.line)
				tables++
			}
			depth++
		case ']', '}':
			depth--
		case '\n':
			if depth <= 0 {
				return
			}
		}
		f.next()
	}
}

// quoted reads a string, over several lines where it has three quotation marks.
func (f *finder) quoted() {
	quote := f.text[f.at]
	end := bytes.Repeat([]byte{quote}, 3)
	if !bytes.HasPrefix(f.text[f.at:], end) {
		end = end[:1]
	}
	f.at += len(end)
	for f.at < len(f.text) {
		switch {
		case f.text[f.at] == '\\' && quote == '"' && f.at+1 < len(f.text):
			f.at++
		case bytes.HasPrefix(f.text[f.at:], end):
			f.at += len(end)
			// four or five in a row end with quotation marks of the text
			for len(end) == 3 && f.at < len(f.text) && f.text[f.at] == quote {
				f.at++
			}
			return
		case f.text[f.at] == '\n' && len(end) == 1:
			return
		}
		f.next()
	}
}
