package rulesets

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
)

// Finding is one thing that a check found in a file: an error or a remark.
type Finding struct {
	// Path is the file, or the id of a shipped one; "" where there is no file.
	Path string
	// Line counts from 1; 0 where there is no line to name.
	Line int
	// Cell is the address of a cell of a spreadsheet, "C7", whose row is Line; "" in other files.
	Cell string
	// Key is the field it is about, dotted: "return_on.obstructors".
	Key string
	// Also are other fields that could be changed instead, where several clash; Fits are ways to end it.
	Also []string
	Fits []engines.Fit
	// Message states the problem, as a sentence without its full stop.
	Message string
	// Suggestion says what was probably meant; "" if there is no guess.
	Suggestion string
	// Error says that the file cannot be used as it is; otherwise the finding is only a remark.
	Error bool
}

// String is the finding in one line, without its path.
func (f Finding) String() string {
	var b strings.Builder
	switch {
	case f.Cell != "":
		b.WriteString("cell " + f.Cell + ": ")
	case f.Line > 0:
		fmt.Fprintf(&b, "line %d: ", f.Line)
	}
	if len(f.Also) > 0 {
		b.WriteString(text.Join(append([]string{f.Key}, f.Also...), "and") + ": ")
	}
	b.WriteString(f.Message)
	if f.Suggestion != "" {
		b.WriteString("; " + f.Suggestion)
	}
	return b.String()
}

// Broken is the error for a file that cannot be used. It holds all findings, at least one, in the order of
// their lines.
type Broken struct {
	// Name is the file's path or id.
	Name     string
	Findings []Finding
}

// Error is the first finding in one line, and how many more there are.
func (e *Broken) Error() string {
	first := firstError(e.Findings)
	written := e.Name + ": " + first.String()
	if first.Path != "" && first.Path != e.Name {
		written = e.Name + ": " + first.Path + ", " + first.String()
	}
	if more := len(e.Findings) - 1; more > 0 {
		written += fmt.Sprintf(" (and %d more)", more)
	}
	return written
}

// UnknownError is the error for a name that no game, ruleset or theme has.
type UnknownError struct {
	// What is "game", "ruleset" or "theme".
	What, Name string
	// Suggestion is the name that was probably meant; "" if none is near. Known are all names there are.
	Suggestion string
	Known      []string
}

func (e *UnknownError) Error() string {
	written := fmt.Sprintf("there is no %s %q", e.What, shorten(e.Name))
	if e.Suggestion != "" {
		return written + fmt.Sprintf("; did you mean %q?", e.Suggestion)
	}
	if len(e.Known) > 0 {
		return written + "; there is " + strings.Join(e.Known, ", ")
	}
	return written
}

func unknown(what, name string, known []string) error {
	return &UnknownError{what, name, text.Nearest(name, known), known}
}

func firstError(list []Finding) Finding {
	for _, f := range list {
		if f.Error {
			return f
		}
	}
	return list[0]
}

func hasError(list []Finding) bool {
	return slices.ContainsFunc(list, func(f Finding) bool { return f.Error })
}

// InOrder sorts findings by line, and those of one line by key and text, so that the same file always gives
// the same list.
func InOrder(list []Finding) []Finding {
	slices.SortStableFunc(list, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Key, b.Key),
			cmp.Compare(a.Message, b.Message))
	})
	return slices.CompactFunc(list, func(a, b Finding) bool { return reflect.DeepEqual(a, b) })
}

// longestName limits a player's name, in letters, so that sentences with it stay short.
const longestName = 24

// CleanName turns a player's name or label into one short line, as [text.Clean] does.
func CleanName(name string) string { return text.Clean(name, longestName) }

// shorten shortens text from a file or a person so that it fits into a message of one line.
func shorten(written string) string { return text.Clean(written, 40) }
