package template

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Catalogue parses a catalogue of sentences. It returns a function that fills a sentence with the names and values
// of its placeholders, given in turn. The catalogue is TOML with one sentence a line; the key is the name of
// the Go variable or function that says it. It looks at lines only, because a TOML library would take half
// as long as the rest of the start. A sentence that is missing, or is no valid template, is a fault of the
// program, so the returned function panics.
func Catalogue(text string) func(name string, args ...any) string {
	sentences := map[string]*sentence{}
	for line := range strings.Lines(text) {
		name, quoted, _ := strings.Cut(strings.TrimSpace(line), " = ")
		if text, err := strconv.Unquote(quoted); err == nil {
			sentences[name] = &sentence{text: text}
		}
	}
	return func(name string, args ...any) string {
		s := sentences[name]
		switch {
		case s == nil:
			panic("catalogue: there is no sentence " + name)
		case len(args) == 0:
			return s.text
		}
		s.parse.Do(func() {
			var err error
			if s.parsed, err = Parse(Untyped(s.text)); err != nil {
				panic(fmt.Sprintf("catalogue: %s %v", name, err))
			}
		})
		return s.parsed.Fill(Args(args)).Text
	}
}

// sentence is one sentence of a catalogue. Its template is parsed when it is first used.
type sentence struct {
	text   string
	parse  sync.Once
	parsed *Template
}

var (
	inBraces = regexp.MustCompile(`\{[^{}]*\}`)
	typed    = regexp.MustCompile(`([A-Za-z]\w*):\w+`)
)

// Untyped returns a sentence of a catalogue as [Parse] reads it: without the types that follow the names of
// what is filled in, as in {n:int}. The doors of the catalogue in Go are generated from them.
func Untyped(sentence string) string {
	return inBraces.ReplaceAllStringFunc(sentence, func(inside string) string {
		return typed.ReplaceAllString(inside, "$1")
	})
}
