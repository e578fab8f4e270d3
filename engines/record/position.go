package record

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
)

// Setter is implemented by games (the value of [engines.Engine.Game]) for which "fix set" must do more than
// change a value: if their own fixes also drop a pending decision, or if no fix is allowed at some times.
type Setter interface {
	// LoadSet loads a position in which `fix set` has changed key, which is dotted. It drops the same pending
	// decisions as a fix of the game would, and calls emit for each event. If no fix is allowed now, the
	// verdict is a refusal. The positions are of the game's own type.
	LoadSet(before engines.Position, key string, decode func(into any) error,
		emit func(engines.Message)) (engines.Position, engines.Verdict, error)
}

// SavePosition returns a position as a TOML table.
func SavePosition(e engines.Engine, p engines.Position) (map[string]any, error) {
	return tableOf(e.Save(p))
}

// tableOf returns what an engine has saved as a TOML table.
func tableOf(saved any) (map[string]any, error) {
	written, err := tomlfile.Encode(saved)
	if err != nil {
		return nil, err
	}
	table := map[string]any{}
	_, err = toml.Decode(string(written), &table)
	return table, err
}

// LoadPosition reads a position from a TOML table. The error is an *[engines.FieldError] if a key or a value
// is invalid.
func LoadPosition(e engines.Engine, table map[string]any) (engines.Position, error) {
	return e.Load(decoder(table))
}

// decoder returns a function that fills a struct from a TOML table. A key that the struct does not have is an
// error.
func decoder(table map[string]any) func(into any) error {
	return func(into any) error {
		written, err := tomlfile.Encode(table)
		if err != nil {
			return err
		}
		data, err := toml.Decode(string(written), into)
		if err != nil {
			return fieldError(err)
		}
		if key := noTable(table, reflect.TypeOf(into)); key != "" {
			return otherKind(key)
		}
		for _, key := range data.Undecoded() {
			return unknownKey(key.String(), keysOf(reflect.TypeOf(into), "", 0))
		}
		return nil
	}
}

// These mark errors, for errors.Is: a key that positions do not have, and a value of another kind than its
// key needs. They add nothing to the text of the error.
var (
	errUnknownKey = errors.New("unknown key")
	errOtherKind  = errors.New("other kind")
)

func unknownKey(key string, known []string) error {
	problem := "is no key of a position"
	if guess := text.Nearest(key, known); guess != "" {
		problem += "; did you mean " + guess + "?"
	} else if len(known) > 0 {
		problem += "; keys are " + strings.Join(known, ", ")
	}
	return fmt.Errorf("%w%w", silent{errUnknownKey}, &engines.FieldError{Key: key, Problem: problem})
}

// silent is an error with an empty text that errors.Is can find.
type silent struct{ error }

func (silent) Error() string   { return "" }
func (s silent) Unwrap() error { return s.error }

// keysOf lists the dotted keys that a struct of a position can have, for suggestions. It leaves out the keys
// of maps, which can be anything.
func keysOf(t reflect.Type, prefix string, depth int) []string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || depth > 4 {
		return nil
	}
	var keys []string
	for i := range t.NumField() {
		field := t.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("toml"), ",")
		if name == "-" || !field.IsExported() {
			continue
		}
		name = cmp.Or(name, field.Name)
		if field.Anonymous && field.Tag.Get("toml") == "" {
			keys = append(keys, keysOf(field.Type, prefix, depth+1)...)
			continue
		}
		inner := keysOf(field.Type, prefix+name+".", depth+1)
		keys = append(keys, prefix+name)
		keys = append(keys, inner...)
	}
	return keys
}

var lastKey = regexp.MustCompile(`last key "([^"]*)"`)

// fieldError turns an error of the TOML library about the type of a value into an error about its key.
func fieldError(err error) error {
	var parse toml.ParseError
	if errors.As(err, &parse) {
		return engines.Fieldf(parse.LastKey, "holds what cannot be: %s", parse.Message)
	}
	if found := lastKey.FindStringSubmatch(err.Error()); found != nil {
		return otherKind(found[1])
	}
	return err
}

func otherKind(key string) error {
	return fmt.Errorf("%w%w", silent{errOtherKind},
		engines.Fieldf(key, "holds a value of another kind than it needs"))
}

// noTable returns a key of a table that does not hold a table although the type has a map there;
// "" if there is none. The TOML library ignores such a key without an error.
func noTable(table map[string]any, t reflect.Type) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() == reflect.Map {
		for _, key := range slices.Sorted(maps.Keys(table)) {
			if found := noTableUnder(key, table[key], t.Elem()); found != "" {
				return found
			}
		}
	}
	if t.Kind() != reflect.Struct {
		return ""
	}
	for i := range t.NumField() {
		field := t.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("toml"), ",")
		name = cmp.Or(name, field.Name)
		for key, value := range table {
			if !strings.EqualFold(key, name) {
				continue
			}
			if found := noTableUnder(key, value, field.Type); found != "" {
				return found
			}
		}
	}
	return ""
}

// noTableUnder is noTable for the value of one key.
func noTableUnder(key string, value any, t reflect.Type) string {
	table, ok := value.(map[string]any)
	if t.Kind() == reflect.Map && !ok {
		return key
	}
	if found := noTable(table, t); found != "" {
		return key + "." + found
	}
	return ""
}

// set sets one key of a position, for a SetLine. Every error it returns is a *[Refused].
func (m *Match) set(n *node, l Line) error {
	err := m.setAny(n, l)
	var refused *Refused
	var field *engines.FieldError
	switch {
	case err == nil || errors.As(err, &refused):
		return err
	case errors.As(err, &field):
		return tableRefused("%s", brief(field.Error()))
	}
	return tableRefused("%s cannot be set to %s: %v", quote(l.Key), quote(l.Value), err)
}

// setAny tries the possible readings of the value in order and uses the first that the game accepts. If it
// accepts none, the error is the most useful one.
func (m *Match) setAny(n *node, l Line) error {
	var first error
	for _, value := range readings(l.Value) {
		table, err := SavePosition(m.engine, n.position)
		if err != nil {
			return err
		}
		key, err := setKey(table, strings.Split(l.Key, "."), value)
		if err != nil {
			return err
		}
		if err = m.load(n, key, table); err == nil || errors.Is(err, errUnknownKey) ||
			errors.As(err, new(*Refused)) {
			return err
		}
		if first == nil || errors.Is(first, errOtherKind) && !errors.Is(err, errOtherKind) {
			first = err
		}
	}
	return first
}

// load makes table, in which key was set, the position of the node.
func (m *Match) load(n *node, key string, table map[string]any) error {
	setter, ok := m.engine.Game().(Setter)
	if !ok {
		p, err := LoadPosition(m.engine, table)
		if err == nil {
			n.position = p
		}
		return err
	}
	n.events = nil
	p, verdict, err := setter.LoadSet(n.position, key, decoder(table), n.addEvent)
	switch {
	case err != nil:
		return err
	case !verdict.OK():
		return m.refused(verdict)
	}
	n.position = p
	return nil
}

// readings lists the values that the text in a `fix set` can mean, the most likely first. Letter case does
// not matter in a match file, so lower and upper case are tried too.
func readings(value string) []any {
	var list []any
	texts := []string{value, strings.ToLower(value), strings.ToUpper(value)}
	for _, written := range texts {
		// Inside brackets the text must be exactly one value, without a comment or a second line.
		var table struct{ V []any }
		if err := tomlfile.Decode([]byte("V = ["+written+"]"), &table); err == nil && len(table.V) == 1 {
			list = append(list, table.V[0])
		}
	}
	for _, written := range texts {
		list = append(list, written)
	}
	return slices.CompactFunc(list, reflect.DeepEqual)
}

// setKey sets a dotted key of a table. It finds the key in any letter case and returns it as it is written in
// the table.
func setKey(table map[string]any, path []string, value any) (string, error) {
	name := keyOf(table, path[0])
	if len(path) == 1 {
		table[name] = value
		return name, nil
	}
	if table[name] == nil {
		table[name] = map[string]any{}
	}
	inner, ok := table[name].(map[string]any)
	if !ok {
		return "", engines.Fieldf(name, "is no table, so nothing in it can be set")
	}
	rest, err := setKey(inner, path[1:], value)
	return name + "." + rest, err
}

// keyOf returns a key as it is written in a table, whatever its letter case; a key that is missing is
// returned unchanged.
func keyOf(table map[string]any, name string) string {
	for key := range table {
		if strings.EqualFold(key, name) {
			return key
		}
	}
	return name
}

// valueAt returns the value of a dotted key in a table; nil if there is none.
func valueAt(table map[string]any, path []string) any {
	value := table[keyOf(table, path[0])]
	if inner, ok := value.(map[string]any); ok && len(path) > 1 {
		return valueAt(inner, path[1:])
	}
	return value
}
