package template

import (
	"maps"
	"slices"
)

// Scope is what the names in a template stand for. Values are as TOML has them (bool, int64, float64, string,
// []any, map[string]any), a [Noun], or a [Thing].
type Scope interface {
	// Arg returns an argument of the sentence, nil where none is given; ok says that it has one of this name.
	Arg(name string) (value any, ok bool)
	// Field returns the field of a key that is not dotted.
	Field(key string) (value any, ok bool)
	// Keys returns the keys of a table in the order in which people read them; field is its own, dotted.
	Keys(field string, table map[string]any) []string
	// Noun returns what a thing is called; known says that its word is one of the theme's.
	Noun(word string) (noun Noun, known bool)
	// Side returns what a side of the game is called.
	Side(id string) (noun Noun, ok bool)
}

// Noun is what a thing is called: "chest", "a chest", "chests".
type Noun struct{ One, A, Many string }

// Thing is an argument that is called by words. The second result of Text, Whose and Owner says whether a
// sentence may write the first letter large, as it is no name.
type Thing interface {
	// Text is what it is called, Whose the same with its owner, and Owner the owner alone.
	Text() (string, bool)
	Whose() (string, bool)
	Owner() (string, bool)
	Noun() Noun
	// Key is the key for which it can stand in a dotted name.
	Key() string
	Number() int64
	// Several says that a verb beside it stands in the plural, True that a condition on it holds.
	Several() bool
	True() bool
}

// Args are the names and values of a sentence's arguments in turn, and a scope in which there is nothing
// else: Args{"name", "Ava", "n", 3}. A value can also be an int or []string.
type Args []any

// Arg returns the value behind a name.
func (a Args) Arg(name string) (any, bool) {
	for i := 0; i+1 < len(a); i += 2 {
		if a[i] != name {
			continue
		}
		switch v := a[i+1].(type) {
		case int:
			return int64(v), true
		case []string:
			list := make([]any, len(v))
			for i, e := range v {
				list[i] = e
			}
			return list, true
		}
		return a[i+1], true
	}
	return nil, false
}

// Field returns no field.
func (Args) Field(string) (any, bool) { return nil, false }

// Keys returns the keys in the order of the alphabet.
func (Args) Keys(_ string, table map[string]any) []string { return slices.Sorted(maps.Keys(table)) }

// Noun calls a word by itself.
func (Args) Noun(word string) (Noun, bool) { return Noun{word, Article(word), Plural(word)}, false }

// Side knows no side.
func (Args) Side(string) (Noun, bool) { return Noun{}, false }
