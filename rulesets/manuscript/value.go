package manuscript

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/common/history"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets"
)

// Value reads the value of a field as people type it: TOML, or words without their quotation marks, yes
// and no, and a list without its brackets. The error is an [*engines.FieldError].
func Value(key string, f engines.Field, typed string) (any, error) {
	typed = strings.TrimSpace(typed)
	read := func(written string) (any, bool) {
		var one struct{ V any }
		if tomlfile.Decode([]byte("V = "+written), &one) != nil || one.V == nil {
			return nil, false
		}
		return one.V, true
	}
	v, ok := read(typed)
	switch f.Kind {
	case engines.BoolField:
		switch strings.ToLower(typed) {
		case "yes", "on", "true":
			return true, nil
		case "no", "off", "false":
			return false, nil
		}
	case engines.LengthField:
		if n, isNumber := text.Number(typed); isNumber {
			return n, nil
		}
	case engines.TextField, engines.ChoiceField:
		if _, isText := v.(string); !isText {
			return typed, nil
		}
	case engines.ListField:
		if list, isList := v.([]any); isList {
			return list, nil
		}
		if list, ok := read("[" + typed + "]"); ok {
			return list, nil
		}
		list := []any{}
		for word := range strings.SplitSeq(typed, ",") {
			list = append(list, strings.TrimSpace(word))
		}
		return list, nil
	case engines.NumberField:
		if !ok && slices.Contains(f.Choices, typed) {
			return typed, nil
		}
	}
	if !ok {
		return nil, engines.Fieldf(key, "is %q; it can be %s", text.Clean(typed, 60), f.Bounds())
	}
	return v, nil
}

// meant is a suggestion that names what was probably meant; quoted is what a message quotes.
var (
	meant  = regexp.MustCompile(`^did you mean "([^"]+)"\?$`)
	quoted = regexp.MustCompile(`"([^"]+)"`)
)

// Fix returns the word that was probably meant where a finding says what is wrong, and the text with that word. Ok is
// false if there is no such word, or if the finding would still be there.
func (m *Manuscript) Fix(f rulesets.Finding) (word string, fixed []byte, ok bool) {
	right := meant.FindStringSubmatch(f.Suggestion)
	lines := bytes.SplitAfter(m.text, []byte("\n"))
	if right == nil || f.Line < 1 || f.Line > len(lines) {
		return "", nil, false
	}
	last := f.Key[strings.LastIndexByte(f.Key, '.')+1:]
	for _, wrong := range append(quoted.FindAllStringSubmatch(f.Message, -1), []string{"", last}) {
		line := bytes.Replace(lines[f.Line-1], []byte(wrong[1]), []byte(right[1]), 1)
		if wrong[1] == "" || bytes.Equal(line, lines[f.Line-1]) {
			continue
		}
		fixed = bytes.Join(slices.Concat(lines[:f.Line-1], [][]byte{line}, lines[f.Line:]), nil)
		if _, findings := m.game.Read(m.Path(), fixed); !slices.ContainsFunc(findings, func(other rulesets.Finding) bool {
			return other.Line == f.Line && other.Message == f.Message
		}) {
			return right[1], fixed, true
		}
	}
	return "", nil, false
}

// Mend writes the text that [Manuscript.Fix] returns, as a change like others.
func (m *Manuscript) Mend(fixed []byte) error {
	if m.file.Changed() {
		return files.ErrChanged
	}
	return m.write(m.read(fixed), (*history.History).Step)
}
