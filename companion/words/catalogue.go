package words

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = Read(english)

// Read reads a catalogue of sentences and returns what says one of them, with the names and values of its
// placeholders in turn. The catalogue is TOML, a sentence to a line under the name of its door in Go. Lines
// are all that is looked at here: the library for TOML would take half as long as the rest of the start.
// A sentence that is not there, or cannot be read as a template, is a fault of the program and panics.
func Read(catalogue string) func(name string, args ...any) string {
	sentences := map[string]*sentence{}
	for line := range strings.Lines(catalogue) {
		name, quoted, _ := strings.Cut(strings.TrimSpace(line), " = ")
		if text, err := strconv.Unquote(quoted); err == nil {
			sentences[name] = &sentence{text: text}
		}
	}
	return func(name string, args ...any) string {
		s := sentences[name]
		switch {
		case s == nil:
			panic("words: there is no sentence " + name)
		case len(args) == 0:
			return s.text
		}
		s.parse.Do(func() {
			var err error
			if s.template, err = template.Parse(s.text); err != nil {
				panic(fmt.Sprintf("words: %s %v", name, err))
			}
		})
		return s.template.Fill(template.Args(args)).Text
	}
}

// sentence is one of a catalogue, parsed when it is first said.
type sentence struct {
	text     string
	parse    sync.Once
	template *template.Template
}
