package record

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

// Setter is kept by games (what [engines.Engine.Game] returns) whose own fixes drop something that is pending, or which allow none at times.
type Setter interface {
	// Set is asked what becomes of a position in which `fix set` has changed a key: it returns the position with what a fix drops dropped, or a
	// refusal. Both positions are of the game's own type.
	Set(before, after engines.Position) (engines.Position, engines.Verdict)
}

// SavePosition returns a position as a TOML table.
func SavePosition(e engines.Engine, p engines.Position) (map[string]any, error) {
	text, err := encode(e.Save(p))
	if err != nil {
		return nil, err
	}
	table := map[string]any{}
	_, err = toml.Decode(text, &table)
	return table, err
}

// LoadPosition reads a position from a TOML table. The error is an *[engines.FieldError] where a key or value cannot be.
func LoadPosition(e engines.Engine, table map[string]any) (engines.Position, error) {
	return loadPosition(e, table)
}

func loadPosition(e engines.Engine, table map[string]any) (engines.Position, error) {
	text, err := encode(table)
	if err != nil {
		return nil, err
	}
	return e.Load(func(into any) error {
		data, err := toml.Decode(text, into)
		if err != nil {
			return fieldError(err)
		}
		for _, key := range data.Undecoded() {
			return unknownKey(key.String(), keysOf(reflect.TypeOf(into), "", 0))
		}
		return nil
	})
}

func encode(value any) (string, error) {
	var text bytes.Buffer
	encoder := toml.NewEncoder(&text)
	encoder.Indent = ""
	err := encoder.Encode(value)
	return text.String(), err
}

// errUnknownKey marks the error of a key that a position has not.
var errUnknownKey = errors.New("unknown key")

func unknownKey(key string, known []string) error {
	problem := "is no key of a position"
	if guess := nearest(key, known); guess != "" {
		problem += "; did you mean " + guess + "?"
	} else if len(known) > 0 {
		problem += "; keys are " + strings.Join(known, ", ")
	}
	return fmt.Errorf("%w%w", silent{errUnknownKey}, &engines.FieldError{Key: key, Problem: problem})
}

// silent is an error to be found by errors.Is that says nothing.
type silent struct{ error }

func (silent) Error() string   { return "" }
func (s silent) Unwrap() error { return s.error }

// keysOf lists the keys that a struct of positions reads, dotted; keys of maps are open and not among them.
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
		if name == "" {
			name = field.Name
		}
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

// fieldError turns an error of the TOML library about a value's type into one about its key.
func fieldError(err error) error {
	var parse toml.ParseError
	if errors.As(err, &parse) {
		return engines.Fieldf(parse.LastKey, "holds what cannot be: %s", parse.Message)
	}
	if found := lastKey.FindStringSubmatch(err.Error()); found != nil {
		return engines.Fieldf(found[1], "holds a value of another kind than it needs")
	}
	return err
}

// set returns the position with one key of its table set.
func (m *Match) set(before engines.Position, l Line) (engines.Position, error) {
	after, err := m.setAny(before, l)
	if err != nil {
		var field *engines.FieldError
		if errors.As(err, &field) {
			return nil, tableRefused("%s %s", field.Key, field.Problem)
		}
		return nil, tableRefused("%s cannot be set to %s: %v", quote(l.Key), quote(l.Value), err)
	}
	if setter, ok := m.engine.Game().(Setter); ok {
		settled, verdict := setter.Set(before, after)
		if !verdict.OK() {
			return nil, m.refused(verdict)
		}
		after = settled
	}
	return after, nil
}

// setAny tries what a value can mean: a TOML value as written and in the letter case of most, then a bare word.
func (m *Match) setAny(before engines.Position, l Line) (engines.Position, error) {
	var first error
	keep := func(err error) {
		var field *engines.FieldError
		if first == nil || errors.As(err, &field) && !strings.HasSuffix(field.Problem, "than it needs") {
			first = err
		}
	}
	for _, value := range readings(l.Value) {
		table, err := SavePosition(m.engine, before)
		if err != nil {
			return nil, err
		}
		if err := setKey(table, strings.Split(l.Key, "."), value); err != nil {
			return nil, err
		}
		after, err := loadPosition(m.engine, table)
		if err == nil {
			return after, nil
		}
		if errors.Is(err, errUnknownKey) {
			return nil, err
		}
		keep(err)
	}
	return nil, first
}

// readings lists what the value of a `fix set` can mean, the likeliest first. Letter case does not matter when read, so the others come too.
func readings(value string) []any {
	var list []any
	texts := []string{value, strings.ToLower(value), strings.ToUpper(value)}
	for _, text := range texts {
		var table map[string]any
		if _, err := toml.Decode("v = "+text, &table); err == nil && len(table) == 1 {
			list = append(list, table["v"])
		}
	}
	for _, text := range texts {
		list = append(list, text)
	}
	return slices.CompactFunc(list, reflect.DeepEqual)
}

// setKey sets a dotted key of a table, finding it in any letter case.
func setKey(table map[string]any, path []string, value any) error {
	name := path[0]
	for key := range table {
		if equalFold(key, name) {
			name = key
		}
	}
	if len(path) == 1 {
		table[name] = value
		return nil
	}
	if table[name] == nil {
		table[name] = map[string]any{}
	}
	inner, ok := table[name].(map[string]any)
	if !ok {
		return engines.Fieldf(name, "is no table, so nothing in it can be set")
	}
	return setKey(inner, path[1:], value)
}

func equalFold(a, b string) bool { return strings.EqualFold(a, b) }
