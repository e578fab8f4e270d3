package engines

import (
	"fmt"
	"strings"

	"homespun/engines/common/text"
)

// Clashes says which fields of a ruleset exclude or need one another: for each clash, by the key of its sentence in
// the ruleset's table "clashes", the dotted keys of the fields. A * stands for an entry of a table:
// "monsters.*.letter". They stand beside the fields; what reads the rules finds them.
type Clashes map[string][]string

// Of returns the error that fields clash. The words stand for the stars of the keys, in order, and after those for
// what else the sentence says; it calls the first two {this} and {other}. Of panics on a clash that there is not,
// which is an error of the program.
func (c Clashes) Of(name string, words ...string) *FieldError {
	if len(c[name]) < 2 {
		panic("engines: no clash is called " + name)
	}
	rest, keys := words, make([]string, len(c[name]))
	for i, key := range c[name] {
		keys[i] = key
		if before, after, starred := strings.Cut(key, "*"); starred {
			keys[i], rest = before+rest[0]+after, rest[1:]
		}
	}
	return &FieldError{Key: keys[0], Also: keys[1:], Clash: name, Words: words,
		Problem: fmt.Sprintf("cannot be so with %s (%s)", text.Join(keys[1:], "and"),
			strings.Join(append([]string{name}, words...), " "))}
}

// Concern reports whether the field with this key, which is not dotted, can clash with another.
func (c Clashes) Concern(key string) bool {
	for _, keys := range c {
		for _, one := range keys {
			if top, _, _ := strings.Cut(one, "."); top == key {
				return true
			}
		}
	}
	return false
}
