package tomlfile

import (
	"bytes"
	"errors"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// ErrUnchangeable says that a text cannot be changed in one place alone: it is no TOML, or it writes the table
// around the key in a way to which nothing can be added.
var ErrUnchangeable = errors.New("this cannot be changed without writing other lines anew")

// Newlines returns a text with "\n" for each line end. The library keeps "\r" in texts of several lines, and
// there it would be read as a space of a drawn board.
func Newlines(text []byte) []byte {
	if bytes.IndexByte(text, '\r') < 0 {
		return text
	}
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
}

// Set returns the text with another value for a key. Only the bytes of that value differ, of a list only those
// of the elements that do, of a text over several lines only those of its lines; or there is a line more.
// Value is of the types that [Decode] gives; write puts such a value into TOML. The error is
// [ErrUnchangeable].
func Set(text []byte, key []string, value any, write func(any) string) ([]byte, error) {
	tree, l, err := understood(text)
	if err != nil || len(key) == 0 || !utf8.ValidString(strings.Join(key, "\n")) {
		return nil, ErrUnchangeable
	}
	if old, ok := at(tree, key); ok && reflect.DeepEqual(old, value) {
		return text, nil
	}
	want := with(tree, key, value)
	eol := l.lineEnd()
	inLines := write
	write = func(v any) string { return strings.ReplaceAll(inLines(v), "\n", eol) }
	written := write(value)
	if i := slices.IndexFunc(l.entries, func(e entry) bool { return slices.Equal(e.key, key) }); i >= 0 {
		return l.first(want, func() []byte { return l.changed(l.entries[i].value, value, write) },
			func() []byte { return splice(text, l.entries[i].value.from, l.entries[i].value.to, written) })
	}
	var ways []func() []byte
	for _, e := range l.entries {
		if e.value.kind == '{' && len(e.key) < len(key) && slices.Equal(e.key, key[:len(e.key)]) {
			ways = append(ways, func() []byte { return l.setInside(e, key, value, write) })
		}
	}
	// The nearest head comes first, then a line beside those with the same beginning, then one of its own.
	for n := len(key) - 1; n > 0; n-- {
		for i, s := range l.sections {
			if !s.many && slices.Equal(s.key, key[:n]) {
				ways = append(ways, func() []byte { return l.addTo(i, dotted(key[n:])+" = "+written, eol) })
			}
		}
		for _, e := range slices.Backward(l.entries) {
			if len(e.key) > n && slices.Equal(e.key[:n], key[:n]) {
				within := 0
				if e.section >= 0 {
					within = len(l.sections[e.section].key)
				}
				if within <= n {
					ways = append(ways, func() []byte {
						return l.addAfter(e.value.to, dotted(key[within:])+" = "+written, eol)
					})
				}
				break
			}
		}
	}
	own := func() []byte { // a head of its own
		n := len(key) - 1
		return l.addSection("["+dotted(key[:n])+"]"+eol+dotted(key[n:])+" = "+written, eol)
	}
	if slices.ContainsFunc(l.sections, func(s section) bool { return len(key) > 2 && s.key[0] == key[0] }) {
		ways = append(ways, own)
	}
	if at := l.remarkOf(key[0]); at >= 0 {
		ways = append(ways, func() []byte { return splice(text, at, at, dotted(key)+" = "+written+eol) })
	}
	ways = append(ways, func() []byte { return l.addTo(-1, dotted(key)+" = "+written, eol) })
	if len(key) > 1 {
		ways = append(ways, own)
	}
	return l.first(want, ways...)
}

// AddTable returns the text with a new table at its end: a head and a line for each of its lines.
func AddTable(text []byte, key []string, lines string) ([]byte, error) {
	_, l, err := understood(text)
	if err != nil {
		return nil, err
	}
	eol := l.lineEnd()
	out := l.addSection(strings.ReplaceAll("["+dotted(key)+"]\n"+strings.TrimRight(lines, "\n"), "\n", eol), eol)
	if _, _, err := understood(out); err != nil {
		return nil, ErrUnchangeable
	}
	return out, nil
}

// Remove returns the text without a key, and without what is below it. Remarks stay. A key that is not there
// leaves the text as it is. The error is [ErrUnchangeable].
func Remove(text []byte, key []string) ([]byte, error) {
	tree, _, err := understood(text)
	if err != nil {
		return nil, err
	}
	if _, ok := at(tree, key); !ok {
		return text, nil
	}
	want := without(tree, key)
	for {
		l, err := scan(text)
		if err != nil {
			return nil, ErrUnchangeable
		}
		next := l.removeOne(key)
		if next == nil {
			break
		}
		text = next
	}
	l := &layout{text: text}
	return l.first(want, func() []byte { return text })
}

// understood decodes a text and reads its layout.
func understood(text []byte) (tree map[string]any, l *layout, err error) {
	if Decode(Newlines(text), &tree) != nil {
		return nil, nil, ErrUnchangeable
	}
	if l, err = scan(text); err != nil {
		return nil, nil, ErrUnchangeable
	}
	return tree, l, nil
}

// first returns the first text that reads as the tree that is wanted.
func (l *layout) first(want map[string]any, ways ...func() []byte) ([]byte, error) {
	for _, way := range ways {
		text := way()
		var tree map[string]any
		if text != nil && Decode(Newlines(text), &tree) == nil && same(tree, want) {
			return text, nil
		}
	}
	return nil, ErrUnchangeable
}

// same reports whether two trees are equal but for tables without a key.
func same(a, b any) bool {
	x, isTable := a.(map[string]any)
	y, both := b.(map[string]any)
	if !isTable || !both {
		return reflect.DeepEqual(a, b)
	}
	for key, v := range x {
		if other, ok := y[key]; ok && !same(v, other) || !ok && !empty(v) {
			return false
		}
	}
	for key, v := range y {
		if _, ok := x[key]; !ok && !empty(v) {
			return false
		}
	}
	return true
}

func empty(v any) bool {
	table, ok := v.(map[string]any)
	if !ok {
		return false
	}
	for _, v := range table {
		if !empty(v) {
			return false
		}
	}
	return true
}

// lineEnd returns the line end of the text: that of its first line.
func (l *layout) lineEnd() string {
	i := bytes.IndexAny(l.text, "\r\n")
	switch {
	case i < 0 || l.text[i] == '\n':
		return "\n"
	case bytes.HasPrefix(l.text[i:], []byte("\r\n")):
		return "\r\n"
	}
	return "\r"
}

// changed returns the text with another value in the place of v, in as few bytes as there can be.
func (l *layout) changed(v value, to any, write func(any) string) []byte {
	raw := l.text[v.from:v.to]
	switch to := to.(type) {
	case []any:
		if v.kind == '[' {
			return l.list(v, to, write)
		}
	case string:
		if len(raw) < 6 || raw[1] != v.kind || raw[2] != v.kind {
			return nil
		}
		if v.kind == '\'' && strings.Contains(to, "'''") ||
			v.kind == '"' && (strings.ContainsAny(to, "\"\\") || bytes.IndexByte(raw, '\\') >= 0) {
			return nil
		}
		begin := 3
		if n := nextLine(raw, 3); n > 3 && (raw[3] == '\r' || raw[3] == '\n') {
			begin = n
		}
		old := raw[begin : len(raw)-3]
		now := strings.ReplaceAll(to, "\n", l.lineEnd())
		front := 0
		for front < len(old) && front < len(now) && old[front] == now[front] {
			front++
		}
		back := 0
		for back < len(old)-front && back < len(now)-front && old[len(old)-1-back] == now[len(now)-1-back] {
			back++
		}
		return splice(l.text, v.from+begin+front, v.to-3-back, now[front:len(now)-back])
	}
	return nil
}

// list returns the text with other elements in a list. Elements that stay keep their bytes.
func (l *layout) list(v value, to []any, write func(any) string) []byte {
	old := make([]any, len(v.items))
	for i, item := range v.items {
		var one struct{ V any }
		if Decode(Newlines(slices.Concat([]byte("V = "), l.text[item.from:item.to])), &one) != nil {
			return nil
		}
		old[i] = one.V
	}
	front := 0
	for front < len(old) && front < len(to) && reflect.DeepEqual(old[front], to[front]) {
		front++
	}
	back := 0
	for back < len(old)-front && back < len(to)-front &&
		reflect.DeepEqual(old[len(old)-1-back], to[len(to)-1-back]) {
		back++
	}
	if len(old) == 0 {
		all := write(to)
		return splice(l.text, v.from+1, v.from+1, all[1:len(all)-1])
	}
	text, less, more := l.text, len(old)-front-back, len(to)-front-back
	// From the back to the front, so that the places before stay right.
	for i := front + less - 1; i >= front+min(less, more); i-- {
		text = withoutItem(text, v, i)
	}
	for i := front + more - 1; i >= front+less; i-- {
		text = withItem(text, v, front+less, write(to[i]), l.lineEnd())
	}
	for i := front + min(less, more) - 1; i >= front; i-- {
		item := v.items[i]
		if inner, ok := to[i].([]any); ok && item.kind == '[' {
			if text = (&layout{text: text}).list(item, inner, write); text == nil {
				return nil
			}
			continue
		}
		text = splice(text, item.from, item.to, write(to[i]))
	}
	return text
}

// comma returns the place of the comma behind an element, -1 if there is none.
func comma(text []byte, at int) int {
	s := scanner{text: text, at: at}
	if s.gap(); s.sign() == ',' {
		return s.at
	}
	return -1
}

// withItem puts an element before the one at an index of a list that has some, or at its end.
func withItem(text []byte, v value, index int, written, eol string) []byte {
	if index < len(v.items) {
		next := v.items[index]
		if own := lineStart(text, next.from); own > v.from && len(bytes.TrimSpace(text[own:next.from])) == 0 {
			return splice(text, next.from, next.from, written+","+eol+string(text[own:next.from]))
		}
		return splice(text, next.from, next.from, written+", ")
	}
	last := v.items[index-1]
	behind, after := last.to, comma(text, last.to)
	own := lineStart(text, last.from)
	if own <= v.from || len(bytes.TrimSpace(text[own:last.from])) > 0 {
		return splice(text, behind, behind, ", "+written) // a list on one line
	}
	// A line of its own, behind the remark of the last element.
	line := eol + string(text[own:last.from]) + written
	if after >= 0 {
		end := min(lineEnd(text, after), v.to-1)
		return splice(text, end, end, line+",")
	}
	end := lineEnd(text, behind)
	if end >= v.to {
		return splice(text, behind, behind, ", "+written)
	}
	return splice(splice(text, end, end, line), behind, behind, ",")
}

// withoutItem takes an element out of a list, with its comma. Its line goes if nothing else stands on it.
func withoutItem(text []byte, v value, index int) []byte {
	item := v.items[index]
	if after := comma(text, item.to); after >= 0 {
		end := after + 1
		for end < len(text) && (text[end] == ' ' || text[end] == '\t') &&
			index+1 < len(v.items) && lineEnd(text, end) > v.items[index+1].from {
			end++
		}
		if own := lineStart(text, item.from); bytes.ContainsAny(text[item.to:after], "#\r\n") {
			text = splice(text, after, after+1, "")
			return splice(text, item.from, item.to, "")
		} else if own > v.from && len(bytes.TrimSpace(text[own:item.from])) == 0 &&
			len(bytes.TrimSpace(text[end:lineEnd(text, end)])) == 0 {
			return splice(text, own, nextLine(text, lineEnd(text, end)), "")
		}
		return splice(text, item.from, end, "")
	}
	from := item.from
	if index > 0 {
		if before := comma(text, v.items[index-1].to); before >= 0 {
			if len(bytes.TrimSpace(text[before+1:item.from])) == 0 && lineEnd(text, before) > item.from {
				from = before // on one line
			} else {
				text = splice(text, item.from, item.to, "")
				return splice(text, before, before+1, "")
			}
		}
	}
	return splice(text, from, item.to, "")
}

// setInside sets a key inside an inline table.
func (l *layout) setInside(e entry, key []string, to any, write func(any) string) []byte {
	for _, inner := range e.value.entries {
		if slices.Equal(inner.key, key) {
			if text := l.changed(inner.value, to, write); text != nil {
				return text
			}
			return splice(l.text, inner.value.from, inner.value.to, write(to))
		}
		if inner.value.kind == '{' && len(inner.key) < len(key) &&
			slices.Equal(inner.key, key[:len(inner.key)]) {
			return l.setInside(inner, key, to, write)
		}
	}
	line := dotted(key[len(e.key):]) + " = " + write(to)
	if n := len(e.value.entries); n > 0 {
		last := e.value.entries[n-1].value.to
		return splice(l.text, last, last, ", "+line)
	}
	return splice(l.text, e.value.from+1, e.value.to-1, " "+line+" ")
}

// addAfter adds a line behind the line of a place.
func (l *layout) addAfter(at int, line, eol string) []byte {
	end := lineEnd(l.text, at)
	if next := nextLine(l.text, end); next > end {
		return splice(l.text, next, next, line+eol)
	}
	return splice(l.text, end, end, eol+line+eol)
}

// addTo adds a line at the end of a section; -1 is the part before the first head.
func (l *layout) addTo(index int, line, eol string) []byte {
	at := -1
	if index >= 0 {
		at = l.sections[index].to
	}
	for _, e := range l.entries {
		if e.section == index {
			at = max(at, e.value.to)
		}
	}
	switch {
	case at >= 0:
		return l.addAfter(at, line, eol)
	case len(l.sections) > 0:
		first := lineStart(l.text, l.sections[0].from)
		return splice(l.text, first, first, line+eol)
	case len(l.text) > 0 && nextLine(l.text, lineEnd(l.text, len(l.text)-1)) == lineEnd(l.text, len(l.text)-1):
		return splice(l.text, len(l.text), len(l.text), eol+line+eol)
	}
	return splice(l.text, len(l.text), len(l.text), line+eol)
}

// addSection adds lines with a head of their own at the end of the text.
func (l *layout) addSection(lines, eol string) []byte {
	text := l.text
	if n := len(text); n > 0 && text[n-1] != '\n' && text[n-1] != '\r' {
		text = splice(text, n, n, eol)
	}
	return splice(text, len(text), len(text), eol+lines+eol)
}

// remarkOf returns where the line begins that shows, as a remark before the first head, how a key is written;
// -1 if there is none.
func (l *layout) remarkOf(key string) int {
	shown := regexp.MustCompile(`^#\s*` + regexp.QuoteMeta(dotted([]string{key})) + `\s*=`) // of valid UTF-8
	for _, from := range l.remarks {
		if len(l.sections) > 0 && from > l.sections[0].from {
			break
		}
		if shown.Match(bytes.TrimLeft(l.text[from:lineEnd(l.text, from)], " \t")) {
			return from
		}
	}
	return -1
}

// removeOne takes out the first statement of a key, or of what is below it; nil if there is none.
func (l *layout) removeOne(key []string) []byte {
	below := func(k []string) bool { return len(k) >= len(key) && slices.Equal(k[:len(key)], key) }
	for _, e := range l.entries {
		if below(e.key) {
			return withoutLine(l.text, e.from, e.value.to)
		}
		if e.value.kind == '{' && len(e.key) < len(key) && slices.Equal(e.key, key[:len(e.key)]) {
			if text := l.removeInside(e.value, below); text != nil {
				return text
			}
		}
	}
	for _, s := range l.sections {
		if below(s.key) {
			return withoutLine(l.text, s.from, s.to)
		}
	}
	return nil
}

// removeInside takes the first entry out of an inline table of which below says so.
func (l *layout) removeInside(v value, below func([]string) bool) []byte {
	for i, e := range v.entries {
		switch {
		case below(e.key):
			items := value{from: v.from, to: v.to}
			for _, e := range v.entries {
				items.items = append(items.items, value{from: e.from, to: e.value.to})
			}
			return withoutItem(l.text, items, i)
		case e.value.kind == '{':
			if text := l.removeInside(e.value, below); text != nil {
				return text
			}
		}
	}
	return nil
}

// withoutLine takes a statement out, and its line if nothing else stands on it.
func withoutLine(text []byte, from, to int) []byte {
	begin, end := lineStart(text, from), lineEnd(text, to)
	if len(bytes.TrimSpace(text[begin:from])) > 0 || len(bytes.TrimSpace(text[to:end])) > 0 {
		for to < end && (text[to] == ' ' || text[to] == '\t') {
			to++
		}
		return splice(text, from, to, "")
	}
	return splice(text, begin, nextLine(text, end), "")
}

// splice returns the text with other bytes in a place.
func splice(text []byte, from, to int, written string) []byte {
	out := make([]byte, 0, len(text)-(to-from)+len(written))
	return append(append(append(out, text[:from]...), written...), text[to:]...)
}

// dotted writes a key of several parts.
func dotted(key []string) string { return toml.Key(key).String() }

// at returns the value of a key in a tree.
func at(tree map[string]any, key []string) (any, bool) {
	var v any = tree
	for _, part := range key {
		table, ok := v.(map[string]any)
		if !ok {
			return nil, false
		}
		if v, ok = table[part]; !ok {
			return nil, false
		}
	}
	return v, true
}

// with returns a copy of a tree in which a key has a value.
func with(tree map[string]any, key []string, to any) map[string]any {
	out := make(map[string]any, len(tree)+1)
	for k, v := range tree {
		out[k] = v
	}
	if len(key) == 1 {
		out[key[0]] = to
		return out
	}
	inner, _ := tree[key[0]].(map[string]any)
	out[key[0]] = with(inner, key[1:], to)
	return out
}

// without returns a copy of a tree without a key.
func without(tree map[string]any, key []string) map[string]any {
	out := make(map[string]any, len(tree))
	for k, v := range tree {
		if k != key[0] {
			out[k] = v
		} else if inner, ok := v.(map[string]any); ok && len(key) > 1 {
			out[k] = without(inner, key[1:])
		}
	}
	return out
}
