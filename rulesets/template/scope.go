package template

import (
	"maps"
	"slices"
)

// Scope provides the values of the names in a template. A value is a TOML value (bool, int64, float64,
// string, []any, map[string]any), a [Noun], or a [Thing].
type Scope interface {
	// Arg returns an argument of the sentence. Ok says that the sentence has an argument of this name; its
	// value can be nil all the same, if none was given.
	Arg(name string) (value any, ok bool)
	// Field returns the value of a top-level field.
	Field(key string) (value any, ok bool)
	// Keys returns the keys of a table in the order in which people read them. Field is the table's own
	// dotted key.
	Keys(field string, table map[string]any) []string
	// Noun returns the noun for a word. Known says that the word is one of the theme's.
	Noun(word string) (noun Noun, known bool)
	// Side returns the noun for a side of the game; ok is false if there is no such side.
	Side(id string) (noun Noun, ok bool)
}

// Noun holds the forms of a word: "chest", "a chest", "chests".
type Noun struct{ One, A, Many string }

// Thing is an argument with its own words, such as a piece or a seat. The second result of Text, Whose and
// Owner says whether a sentence may begin the text with a capital; a name must stay as it is.
type Thing interface {
	// Text returns the words for the thing, Whose the same with its owner, and Owner the owner alone.
	Text() (string, bool)
	Whose() (string, bool)
	Owner() (string, bool)
	Noun() Noun
	// Key returns the key for which the thing can stand in a dotted name; "" if for none.
	Key() string
	Number() int64
	// Several reports whether a verb next to the thing is in the plural; True, whether a condition on it is
	// true.
	Several() bool
	True() bool
}

// Args holds the names and values of a sentence's arguments in turn: Args{"name", "Ava", "n", 3}. It is also
// a [Scope] that contains nothing else. A value can be an int or []string too.
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

// Field finds no field.
func (Args) Field(string) (any, bool) { return nil, false }

// Keys returns the keys in alphabetical order.
func (Args) Keys(_ string, table map[string]any) []string { return slices.Sorted(maps.Keys(table)) }

// Noun returns the word itself with regular forms.
func (Args) Noun(word string) (Noun, bool) { return Noun{word, Article(word), Plural(word)}, false }

// Side finds no side.
func (Args) Side(string) (Noun, bool) { return Noun{}, false }
