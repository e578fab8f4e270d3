package record

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
)

// maxFrontMatter is the largest front matter that is read, in bytes. It is more than the rules and the
// position of any match take, and little enough to be read without a delay.
const maxFrontMatter = 128 << 10

// readHeader reads a front matter. front begins with empty lines in place of those before it in the file, so
// that its line numbers are those of the file. The error is an *[Unreadable].
func readHeader(front string) (Header, []string, error) {
	table := map[string]any{}
	if len(front) > maxFrontMatter {
		return Header{}, nil, &Unreadable{Line: 1, Problem: fmt.Sprintf("the front matter is larger than "+
			"one can be (%d KB)", maxFrontMatter>>10)}
	}
	if err := tomlfile.Decode([]byte(front), &table); err != nil {
		problem := err.Sentence()
		if err.Deep {
			problem = "this is no front matter: " + err.Message
		}
		return Header{}, nil, &Unreadable{Line: err.Line, Key: err.Key, Problem: problem}
	}
	h := Header{source: tomlfile.NewLines([]byte(front))}
	r := reader{header: &h, left: table}
	if format := r.number("format", true); r.err == nil && format != Format {
		r.err = h.bad("format", "this file has format %d and this program reads format %d", format, Format)
	}
	h.Game = strings.ToLower(r.text("game", true))
	h.Ruleset = strings.ToLower(r.text("ruleset", true))
	h.House, h.Theme, h.App = r.text("house", false), r.text("theme", false), r.text("app", false)
	h.From = r.text("from", false)
	h.RulesVersion = int(r.number("rules_version", false))
	h.Dice = r.word("dice", "app", "table")
	h.Pieces = r.word("pieces", OnScreen, OnTable)
	h.Started = r.time("started")
	h.Seats = r.seats()
	h.Rules, h.Position = r.table("rules"), r.table("position")
	if r.err != nil {
		return Header{}, nil, r.err
	}
	h.Unknown = table
	for _, key := range slices.Sorted(maps.Keys(table)) {
		r.unknown(key, key)
	}
	if more := r.strange - mostUnknown; more > 0 {
		r.notices = append(r.notices,
			fmt.Sprintf("of further keys that are not known to this version there are %d, kept as they are",
				more))
	}
	return h, r.notices, nil
}

// reader removes the known keys from a front matter, so that the unknown ones remain in left. It keeps the
// first error.
type reader struct {
	header  *Header
	left    map[string]any
	err     error
	notices []string
	// strange is the number of unknown keys.
	strange int
}

// mostUnknown is how many unknown keys get a notice of their own.
const mostUnknown = 20

// unknown adds a notice about a key that this version does not know. at is the key at whose line it is, or
// the key that contains it.
func (r *reader) unknown(key, at string) {
	if r.strange++; r.strange <= mostUnknown {
		r.notices = append(r.notices,
			fmt.Sprintf("line %d: %s is not known to this version and is kept as it is", r.header.line(at),
				quote(key)))
	}
}

// take removes a key, in any letter case, and returns its value. If the key is there several times, in
// different letter cases, that is an error, because nobody can say which one counts.
func (r *reader) take(key string, needed bool) (value any, found bool) {
	for _, name := range slices.Sorted(maps.Keys(r.left)) {
		if !strings.EqualFold(name, key) {
			continue
		}
		if found && r.err == nil {
			r.err = r.header.bad(name, "%s stands there twice", key)
		}
		value, found = r.left[name], true
		delete(r.left, name)
	}
	if found {
		return value, true
	}
	if needed && r.err == nil {
		r.err = r.header.bad("", "the front matter does not say %s", key)
	}
	return nil, false
}

// wrong records the error that a key holds a value of the wrong kind.
func (r *reader) wrong(key, needs string) {
	if r.err == nil {
		r.err = r.header.bad(key, "%s needs %s", key, needs)
	}
}

func (r *reader) text(key string, needed bool) string {
	value, found := r.take(key, needed)
	written, ok := value.(string)
	if found && (!ok || needed && strings.TrimSpace(written) == "") {
		r.wrong(key, "a text in quotes")
	}
	return written
}

// word returns an optional text that is one of two words, in any letter case.
func (r *reader) word(key, one, other string) string {
	word := strings.ToLower(r.text(key, false))
	if r.err == nil && word != "" && word != one && word != other {
		r.err = r.header.bad(key, "%s is %s or %s, not %s", key, one, other, quote(word))
	}
	return word
}

func (r *reader) number(key string, needed bool) int64 {
	value, found := r.take(key, needed)
	number, ok := value.(int64)
	if found && !ok {
		r.wrong(key, "a whole number")
	}
	return number
}

func (r *reader) time(key string) time.Time {
	value, found := r.take(key, false)
	at, ok := value.(time.Time)
	if found && !ok {
		r.wrong(key, "a date and time such as 2026-11-21T18:30:00Z, without quotes")
	}
	return at
}

func (r *reader) table(key string) map[string]any {
	value, found := r.take(key, false)
	table, ok := value.(map[string]any)
	if found && !ok {
		r.wrong(key, "to be a table, ["+key+"]")
	}
	return table
}

func (r *reader) seats() []Seat {
	const needs = `a list of seats such as [ { id = "A", names = ["Ava"] }, { id = "B", bot = "medium" } ]`
	value, _ := r.take("seats", true)
	var tables []map[string]any
	switch list := value.(type) {
	case nil:
		return nil
	case []map[string]any:
		tables = list
	case []any:
		for _, entry := range list {
			table, ok := entry.(map[string]any)
			if !ok {
				r.wrong("seats", needs)
				return nil
			}
			tables = append(tables, table)
		}
	default:
		r.wrong("seats", needs)
		return nil
	}
	var seats []Seat
	for _, table := range tables {
		var s Seat
		for _, key := range slices.Sorted(maps.Keys(table)) {
			value, ok := table[key], true
			switch strings.ToLower(key) {
			default:
				r.unknown(key, "seats")
			case "id":
				s.ID, ok = value.(string)
			case "bot":
				s.Bot, ok = value.(string)
				s.Bot = strings.ToLower(s.Bot)
			case "names":
				var list []any
				list, ok = value.([]any)
				for _, name := range list {
					one, isText := name.(string)
					ok = ok && isText
					s.Names = append(s.Names, text.OneLine(one))
				}
			}
			if !ok {
				r.wrong("seats", needs)
			}
		}
		if s.ID == "" {
			r.wrong("seats", needs)
		}
		if s.Bot != "" && !slices.Contains(bots.Names(), s.Bot) && r.err == nil {
			r.err = r.header.bad("seats", "there is no bot %s; bots are %s", quote(s.Bot),
				text.Join(bots.Names(), "or"))
		}
		seats = append(seats, s)
	}
	return seats
}

// bad returns the error of a key that cannot be used, with its line.
func (h *Header) bad(key, format string, args ...any) *Unreadable {
	return &Unreadable{Line: h.line(key), Key: key, Problem: fmt.Sprintf(format, args...)}
}

// unusable turns the error of a resolver into an *[Unreadable]. If the key is in [rules], the error is placed
// there, and otherwise at the top level of the front matter.
func (h *Header) unusable(err error) error {
	var unreadable *Unreadable
	if errors.As(err, &unreadable) {
		return err
	}
	at := sentence(err)
	if h.Rules != nil && h.find("rules."+at.Key) > 0 {
		at.Key = "rules." + at.Key
	}
	return h.bad(at.Key, "%s", at.Problem)
}

// unusableIn turns the error about a key in a table of the front matter into an *[Unreadable].
func (h *Header) unusableIn(table string, err error) error {
	at := sentence(err)
	if at.Key == "" {
		return h.bad(table, "[%s] cannot be used: %s", table, at.Problem)
	}
	return h.bad(table+"."+at.Key, "%s", at.Problem)
}

// sentence returns an error as a whole sentence and the key it is about; "" if it names no key.
func sentence(err error) *KeyError {
	var key *KeyError
	var field *engines.FieldError
	switch {
	case errors.As(err, &key):
		return &KeyError{key.Key, brief(key.Problem)}
	case errors.As(err, &field):
		return &KeyError{field.Key, brief(field.Error())}
	}
	return &KeyError{"", brief(err.Error())}
}

// line returns the line of a dotted key. If the key is missing, it returns the line of the innermost table
// around it, or 1 if there is none. For a header that was not read from a file it returns 0.
func (h *Header) line(key string) int {
	if h.source == nil {
		return 0
	}
	for key != "" {
		if line := h.find(key); line > 0 {
			return line
		}
		key = key[:max(0, strings.LastIndexByte(key, '.'))]
	}
	return 1
}

// find returns the line of a dotted key; 0 if the front matter does not have it.
func (h *Header) find(key string) int {
	if h.source == nil || key == "" {
		return 0
	}
	return h.source.At(strings.Split(key, ".")...)
}
