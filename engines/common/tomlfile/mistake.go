package tomlfile

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"homespun/engines/common/text"
)

// A mistake says what is wrong at a place of a text, and what to write instead. The library's messages are
// for programmers: they speak of items and tokens, and name the place where it noticed the mistake, which is
// often behind the one where it was made.
type mistake struct {
	// at is the byte from which on the text is wrong.
	at int
	// problem is a sentence without its full stop; advice goes on with it behind a semicolon.
	problem, advice string
}

// mistakeIn returns the first mistake in a text that the library has refused with an error.
func mistakeIn(written []byte, refused toml.ParseError) mistake {
	if m, ok := control(written); ok {
		return m
	}
	l, stopped := scanUntil(written)
	found := mistake{at: len(written) + 1}
	first := func(m mistake, ok bool) {
		if ok && m.at < found.at {
			found = m
		}
	}
	end := len(written) + 1 // of what has been read whole
	if stopped.want != nothing {
		end = stopped.at
	}
	for _, e := range l.entries {
		from := 0
		if e.section >= 0 {
			from = len(l.sections[e.section].key)
		}
		if e.from != stopped.from || stopped.want == nothing {
			first(inKeys(written, e.from, e.key[min(from, len(e.key)):]))
		}
		if e.from != stopped.from || stopped.want != aLineEnd { // else the whole rest of the line is judged
			first(inValue(written, e.value, end))
		}
	}
	for _, s := range l.sections {
		first(inKeys(written, s.from, s.key))
	}
	if stopped.want != nothing {
		first(whereItStopped(written, l, stopped), true)
	}
	if line := refused.Position.Line; found.at > len(written) || line < lineOf(written, found.at) {
		first(twice(written, l, line))
	}
	if found.at <= len(written) {
		const most = 130 // letters of each part of the sentence, whatever names and values somebody has written
		found.problem, found.advice = text.Cut(found.problem, most, "…"), text.Cut(found.advice, most, "…")
		return found
	}
	at := max(0, min(refused.Position.Start, len(written)))
	return mistake{at, "this line cannot be read", "a line is the name of a field, = and a value"}
}

// lineOf returns the line of a byte, from 1.
func lineOf(written []byte, at int) int {
	return 1 + bytes.Count(written[:min(at, len(written))], []byte("\n"))
}

// lineAt returns the rest of the line from a byte on, without blanks at its end.
func lineAt(written []byte, at int) string {
	at = min(at, len(written))
	return strings.TrimRight(string(written[at:lineEnd(written, at)]), " \t")
}

// control finds signs that no text has.
func control(written []byte) (mistake, bool) {
	at := bytes.IndexFunc(written, func(r rune) bool {
		return unicode.IsControl(r) && r != '\t' && r != '\n' && r != '\r'
	})
	if at < 0 {
		return mistake{}, false
	}
	if zeros := bytes.Count(written, []byte{0}); zeros > 0 {
		return mistake{bytes.IndexByte(written, 0),
			"there are bytes of zero here, which a power cut leaves in place of text", "write anew what stood there"}, true
	}
	r, _ := utf8.DecodeRune(written[at:])
	return mistake{at, fmt.Sprintf("there is a sign here that no text has (U+%04X)", r), "take it out"}, true
}

// bareKey matches a name that may stand without quotation marks.
var bareKey = regexp.MustCompile(`^[A-Za-z0-9_-]+$`)

// inKeys finds a name that cannot stand as it is; keys are the parts of one that begins at a byte.
func inKeys(written []byte, at int, keys []string) (mistake, bool) {
	const most = 400 // bytes; a line with a thousand keys is not gone through a thousand times
	line := lineAt(written[:min(at+most, len(written))], at)
	for _, key := range keys {
		if strings.HasSuffix(key, ":") { // the scanner has stopped behind it
			continue
		}
		if bareKey.MatchString(key) || !strings.Contains(line, key) || strings.ContainsAny(line, `"'`) &&
			(strings.Contains(line, `"`+key+`"`) || strings.Contains(line, "'"+key+"'")) {
			continue
		}
		if problem, advice := signs(key); problem != "" {
			return mistake{at, problem, advice}, true
		}
		return mistake{at, fmt.Sprintf("%s has a sign that no name of a field has", quoted(key)),
			"if that is its name, write it in quotation marks: " + Quote(key)}, true
	}
	return mistake{}, false
}

// inValue finds a value that the library refuses, in a list or an inline table the first of them. What goes
// on up to a byte end has not been read whole.
func inValue(written []byte, v value, end int) (mistake, bool) {
	switch {
	case v.kind == '[':
		for _, item := range v.items {
			if m, ok := inItem(written, item, end); ok {
				return m, true
			}
		}
		return mistake{}, false
	case v.kind == '{':
		for _, e := range v.entries {
			if m, ok := inKeys(written, e.from, e.key[len(e.key)-1:]); ok {
				return m, true
			}
			if m, ok := inItem(written, e.value, end); ok {
				return m, true
			}
		}
		return mistake{}, false
	case v.to <= v.from || v.to >= end:
		return mistake{}, false
	}
	bare := string(written[v.from:v.to])
	if _, err := toml.Decode("v = "+bare, new(map[string]any)); err == nil {
		return mistake{}, false
	}
	problem, advice := aboutValue(bare)
	return mistake{v.from, problem, advice}, true
}

// inItem is inValue for what stands in a list or an inline table, where a comma may be missing.
func inItem(written []byte, v value, end int) (mistake, bool) {
	m, ok := inValue(written, v, end)
	if !ok || v.kind != 0 {
		return m, ok
	}
	bare := string(written[v.from:v.to])
	words := strings.FieldsFunc(bare, func(r rune) bool { return r == ' ' || r == ';' })
	if len(words) > 1 && !decimalComma.MatchString(bare) {
		if _, err := toml.Decode("v = "+words[0], new(map[string]any)); err == nil {
			return mistake{v.from, fmt.Sprintf("a comma is missing behind %s", quoted(words[0])),
				"what stands in brackets or braces is parted by commas"}, true
		}
	}
	return m, ok
}

// whereItStopped says what is wrong where the structure of a text cannot be followed.
func whereItStopped(written []byte, l *layout, s stop) mistake {
	statement := lineAt(written, s.from)
	switch s.want {
	case aKey, anEqualsSign:
		if s.from >= len(written) { // behind the { of an inline table
			return unclosed(written, stop{aComma, s.at, max(0, bytes.LastIndexByte(written, '{'))})
		}
		if strings.TrimSpace(string(written[lineStart(written, s.from):s.from])) != "" { // in an inline table
			statement = strings.TrimSpace(statement[:1+strings.IndexAny(statement[1:]+"}", ",}")])
		}
		problem, advice := aboutLine(statement)
		return mistake{s.from, problem, advice}
	case aValue:
		name := strings.TrimRight(string(written[lineStart(written, s.from):s.from]), " \t=")
		if m := afterSign.FindString(statement); m != "" {
			return mistake{s.from, fmt.Sprintf("%s is a colour, and belongs in quotation marks", quoted(m)),
				"write " + Quote(m)}
		}
		return mistake{s.from, fmt.Sprintf("there is no value behind %s", quoted(strings.TrimSpace(name))),
			`write a number, true or false, or words in quotation marks: "like this"`}
	case aLineEnd:
		if behind := lineAt(written, s.at); behind[0] == ']' {
			problem, advice := aboutHead(statement)
			return mistake{s.from, problem, advice}
		}
		if strings.HasPrefix(statement, "[") {
			behind := lineAt(written, s.at)
			return mistake{s.at, fmt.Sprintf("behind the ] stands %s", quoted(behind)),
				"put it on a line of its own; a remark begins with #"}
		}
		from := l.entries[len(l.entries)-1].value.from
		problem, advice := aboutValue(lineAt(written, from))
		return mistake{from, problem, advice}
	case aComma:
		return unclosed(written, s)
	case anEnd:
		return unended(written, s)
	}
	return mistake{s.at, "brackets stand too deep in one another", "take some away"}
}

// statement matches a line that begins a statement of its own.
var statement = regexp.MustCompile(`^\s*(?:\[|#|(?:[\w.-]+|"[^"]*"|'[^']*')\s*=)`)

// unclosed says what is wrong in a list or an inline table that does not go on as one.
func unclosed(written []byte, s stop) mistake {
	opened, end := "[", "]"
	if written[s.from] == '{' {
		opened, end = "{", "}"
	}
	rest := lineAt(written, s.at)
	startsLine := strings.TrimSpace(string(written[lineStart(written, s.at):s.at])) == ""
	switch c, before := utf8At(written, s.at), written[s.at-1]; {
	case s.at >= len(written), startsLine && statement.MatchString(rest), strings.ContainsRune("]}", c):
		return mistake{s.from, fmt.Sprintf("the %s that opens here is never closed", opened),
			fmt.Sprintf("write %s where it ends", end)}
	case (before == '"' || before == '\'') && (unicode.IsLetter(c) || unicode.IsDigit(c)):
		problem, advice := innerQuotes(before)
		return mistake{s.at, problem, advice}
	}
	return mistake{s.at, fmt.Sprintf("a comma is missing before %s", quoted(rest)),
		"what stands in brackets or braces is parted by commas"}
}

func utf8At(written []byte, at int) rune {
	r, _ := utf8.DecodeRune(written[min(at, len(written)):])
	return r
}

// unended says what is wrong with a head or a string that has no end on its line.
func unended(written []byte, s stop) mistake {
	line := lineAt(written, s.from)
	mark := written[s.from]
	switch {
	case mark == '[':
		problem, advice := aboutHead(line)
		return mistake{s.from, problem, advice}
	case bytes.HasPrefix(written[s.from:], bytes.Repeat([]byte{mark}, 3)):
		marks := strings.Repeat(string(mark), 3)
		return mistake{s.from, fmt.Sprintf("the text that begins with %s here is never ended", marks),
			fmt.Sprintf("write %s behind its last line", marks)}
	case strings.ContainsAny(line[1:], typographic):
		return mistake{s.from, "this text begins with a straight quotation mark and ends with a typographic one",
			`write straight ones: "like this"`}
	}
	end := lineEnd(written, s.from)
	if next := nextLine(written, end); next < len(written) {
		for i, below := range strings.Split(string(written[next:]), "\n") {
			if statement.MatchString(below) || i > 20 {
				break
			}
			if strings.ContainsRune(below, rune(mark)) {
				return mistake{s.from, "this text goes on over several lines",
					"begin and end it with three quotation marks: '''like this'''"}
			}
		}
	}
	return mistake{s.from, fmt.Sprintf("the quotation mark %c opens here and is not closed on this line", mark),
		fmt.Sprintf("write %c where the words end", mark)}
}

// named is a place of a text that gives something a name: a field, or the head of a table.
type named struct {
	key        []string
	at         int
	head, many bool
}

// twice finds what is named on a line, or behind it, and has been named in the text before.
func twice(written []byte, l *layout, line int) (mistake, bool) {
	from := 0
	for ; line > 1 && from < len(written); line-- {
		from = nextLine(written, lineEnd(written, from))
	}
	seen := map[string]named{}
	stretch := 0 // the tables of lists so far: the fields of two of them are not the same
	var again mistake
	found := false
	note := func(n named) {
		path := strings.Join(n.key, "\x00")
		inStretch := fmt.Sprint(stretch, "\x00", path)
		first, ok := seen[inStretch]
		if other, known := seen[path]; !ok && known && n.head && !(n.many && other.many) {
			first, ok = other, true
		}
		for i := range max(0, len(n.key)-1) { // a field that is no table, and then a table of its name
			outer, known := seen[fmt.Sprint(stretch, "\x00", strings.Join(n.key[:i+1], "\x00"))]
			if known && n.head && !outer.head {
				first, ok = outer, true
			}
		}
		if ok && !found && n.at >= from {
			again, found = repeated(written, n, first), true
		}
		if !ok {
			seen[inStretch] = n
			if n.head || stretch == 0 {
				seen[path] = n
			}
		}
	}
	var fields func(e entry)
	fields = func(e entry) {
		note(named{key: e.key, at: e.from})
		for _, inner := range e.value.entries {
			fields(inner)
		}
	}
	entries := l.entries
	for i := -1; i < len(l.sections); i++ {
		if i >= 0 {
			s := l.sections[i]
			if s.many {
				stretch++
			}
			note(named{s.key, s.from, true, s.many})
		}
		for ; len(entries) > 0 && entries[0].section == i; entries = entries[1:] {
			fields(entries[0])
		}
	}
	return again, found
}

// repeated is the mistake of naming something that has been named before.
func repeated(written []byte, n, first named) mistake {
	name, advice := strings.Join(first.key, "."), "keep one of the two and take the other out"
	if n.head {
		name = "[" + strings.Join(n.key, ".") + "]"
	}
	if n.head && first.head {
		advice = fmt.Sprintf("put their lines under one of them, or write [[%s]] above each of several",
			text.Clean(strings.Join(n.key, "."), 40))
	}
	return mistake{n.at, fmt.Sprintf("%s stands twice, the first time on line %d", text.Clean(name, 40),
		lineOf(written, first.at)), advice}
}

// quoted returns what somebody wrote, on one line and not too long, for a sentence.
func quoted(s string) string { return "“" + text.Clean(s, 40) + "”" }
