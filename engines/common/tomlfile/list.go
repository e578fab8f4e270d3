package tomlfile

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// A List is a text in which the tables of a list, [[card]], are changed one by one. All other bytes stay: what stands
// between two tables, and the remarks and spacing within each. Remarks directly above a table belong to it.
type List struct {
	key string
	// gaps are what stands around the tables: the first before them, the last behind them.
	gaps, tables [][]byte
	tree         map[string]any
	is           []map[string]any // what the tables say
	eol          string
}

// NewList returns the list of a key in a text; it may be empty. The error is [ErrUnchangeable] if the list is written
// in another way than by a head for each of its tables.
func NewList(text []byte, key string) (*List, error) {
	tree, l, err := understood(text)
	if err != nil {
		return nil, err
	}
	list := &List{key: key, tree: tree, eol: l.lineEnd()}
	list.is, _ = tree[key].([]map[string]any)
	ends := make([]int, len(l.sections)) // of what stands under each head
	for i, s := range l.sections {
		ends[i] = s.to
	}
	for _, e := range l.entries {
		if e.section >= 0 {
			ends[e.section] = max(ends[e.section], e.value.to)
		}
	}
	at, from, to := 0, -1, 0
	cut := func(next int) {
		if from < 0 {
			return
		}
		to = l.remarksBelow(to, next)
		list.gaps, list.tables = append(list.gaps, text[at:from]), append(list.tables, text[from:to])
		at = to
	}
	for i, s := range l.sections {
		switch {
		case s.many && len(s.key) == 1 && s.key[0] == key:
			begin := l.remarksAbove(lineStart(text, s.from), at)
			cut(begin)
			from, to = max(begin, at), lineEnd(text, ends[i])
		case s.key[0] == key:
			to = lineEnd(text, ends[i])
		}
	}
	cut(len(text))
	list.gaps = append(list.gaps, text[at:])
	if tree[key] != nil && (len(list.tables) == 0 || len(list.tables) != len(list.is)) {
		return nil, ErrUnchangeable
	}
	list.is = slices.Clone(list.is)
	return list, nil
}

// remarksAbove returns where the remarks begin that stand directly above a line, below a place.
func (l *layout) remarksAbove(line, below int) int {
	for line > below {
		before := lineStart(l.text, line-1)
		if line > 1 && l.text[line-1] == '\n' && l.text[line-2] == '\r' {
			before = lineStart(l.text, line-2)
		}
		if _, remark := slices.BinarySearch(l.remarks, before); !remark {
			break
		}
		line = before
	}
	return line
}

// remarksBelow returns where the remarks end that stand directly below a line, above a place.
func (l *layout) remarksBelow(end, above int) int {
	for {
		next := nextLine(l.text, end)
		if _, remark := slices.BinarySearch(l.remarks, next); !remark || next == end || next >= above {
			return end
		}
		end = lineEnd(l.text, next)
	}
}

// Len returns how many tables there are.
func (l *List) Len() int { return len(l.tables) }

// Table returns the text of a table.
func (l *List) Table(i int) []byte { return l.tables[i] }

// Set gives a field of a table a value, as the function [Set] does; nil takes the field out.
func (l *List) Set(i int, field string, value any, write func(any) string) error {
	open, err := scan(l.tables[i])
	if err != nil {
		return ErrUnchangeable
	}
	head := open.sections[0]
	alone := splice(l.tables[i], head.from, head.to, string(l.tables[i][head.from+1:head.to-1]))
	alone = append(alone, l.eol...) // so that lines end as those of the whole text
	key := []string{l.key, field}
	var next map[string]any
	if value == nil {
		alone, err = Remove(alone, key)
		next = without(l.is[i], key[1:])
	} else {
		alone, err = Set(alone, key, value, write)
		next = with(l.is[i], key[1:], value)
	}
	if err != nil {
		return err
	}
	if open, err = scan(alone); err != nil || len(open.sections) == 0 || len(open.sections[0].key) != 1 {
		return ErrUnchangeable
	}
	head, alone = open.sections[0], bytes.TrimSuffix(alone, []byte(l.eol))
	l.tables[i], l.is[i] = splice(alone, head.from, head.to, "["+string(alone[head.from:head.to])+"]"), next
	return nil
}

// Insert puts a new table of some lines in before the one at an index, or at the end.
func (l *List) Insert(i int, lines string) error {
	var tree map[string]any
	if err := Decode([]byte(lines), &tree); err != nil {
		return err
	}
	lines = strings.ReplaceAll(strings.TrimRight(fmt.Sprintf("[[%s]]\n%s", dotted([]string{l.key}), lines), "\n"),
		"\n", l.eol)
	l.put(i, []byte(lines), tree)
	return nil
}

// Copy puts a copy of a table in behind it.
func (l *List) Copy(i int) { l.put(i+1, l.tables[i], l.is[i]) }

func (l *List) put(i int, table []byte, is map[string]any) {
	blank := []byte(l.eol + l.eol)
	switch {
	case len(l.tables) == 0:
		before := l.gaps[0]
		if len(bytes.TrimSpace(before)) > 0 {
			before = slices.Concat(bytes.TrimRight(before, "\r\n"), blank)
		}
		l.gaps = [][]byte{before, []byte(l.eol)}
	case i == len(l.tables):
		l.gaps = slices.Insert(l.gaps, i, blank)
	default:
		l.gaps = slices.Insert(l.gaps, i+1, blank)
	}
	l.tables, l.is = slices.Insert(l.tables, i, table), slices.Insert(l.is, i, is)
}

// Take takes a table out, with the blank lines around it.
func (l *List) Take(i int) {
	before, behind := l.gaps[i], l.gaps[i+1]
	one := slices.Concat(before, behind)
	switch {
	case i+1 < len(l.tables) && len(bytes.TrimSpace(behind)) == 0:
		one = before
	case i > 0 && len(bytes.TrimSpace(before)) == 0:
		one = behind
	}
	l.gaps[i] = one
	l.gaps, l.tables, l.is = slices.Delete(l.gaps, i+1, i+2), slices.Delete(l.tables, i, i+1), slices.Delete(l.is, i, i+1)
}

// Move moves a table to another index.
func (l *List) Move(from, to int) {
	table, is := l.tables[from], l.is[from]
	l.tables, l.is = slices.Delete(l.tables, from, from+1), slices.Delete(l.is, from, from+1)
	l.tables, l.is = slices.Insert(l.tables, to, table), slices.Insert(l.is, to, is)
}

// Text returns the text as it is now. The error is [ErrUnchangeable] if it would not say what was asked for.
func (l *List) Text() ([]byte, error) {
	var b bytes.Buffer
	for i, gap := range l.gaps {
		b.Write(gap)
		if i < len(l.tables) {
			b.Write(l.tables[i])
		}
	}
	var got map[string]any
	if Decode(Newlines(b.Bytes()), &got) != nil {
		return nil, ErrUnchangeable
	}
	is, _ := got[l.key].([]map[string]any)
	for i := range max(len(is), len(l.is)) {
		if len(is) != len(l.is) || !same(is[i], l.is[i]) {
			return nil, ErrUnchangeable
		}
	}
	if key := []string{l.key}; !same(without(got, key), without(l.tree, key)) {
		return nil, ErrUnchangeable
	}
	return b.Bytes(), nil
}
