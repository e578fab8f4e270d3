package enginetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

func isUnreadable(err error) bool { return errors.Is(err, engines.ErrUnreadable) }

// save checks that the position survives being written as TOML and read again.
func (e *examiner) save() {
	text, err := toml.Marshal(e.engine.Save(e.at))
	if err != nil {
		e.fail(CheckSave, "it cannot be written: %v", err)
	}
	if _, err := json.Marshal(e.engine.Save(e.at)); err != nil {
		e.fail(CheckSave, "it cannot be written as JSON: %v", err)
	}
	var left []toml.Key
	p, err := e.engine.Load(func(into any) error {
		meta, err := toml.Decode(string(text), into)
		left = meta.Undecoded()
		return err
	})
	switch {
	case err != nil:
		e.fail(CheckSave, "written, it cannot be read: %v", err)
	case len(left) > 0:
		e.fail(CheckSave, "nobody reads what is written as %v", left)
	case p != e.at:
		e.fail(CheckSave, "written and read it is\n%s", e.toml(p))
	}
	broken := errors.New("broken")
	if _, err := e.engine.Load(func(any) error { return broken }); err == nil {
		e.fail(CheckLoad, "an error of the file is not passed on")
	}
}

// loadWrong changes one value of the saved position. Load must refuse the result and name the field, or
// return a position that can be played on.
func (e *examiner) loadWrong() {
	text, _ := toml.Marshal(e.engine.Save(e.at))
	for range 3 {
		tree := map[string]any{}
		if _, err := toml.Decode(string(text), &tree); err != nil {
			e.fail(CheckSave, "it is no TOML: %v", err)
		}
		how := e.spoil(tree)
		wrong, err := toml.Marshal(tree)
		if err != nil {
			continue
		}
		var unread error
		p, err := e.engine.Load(func(into any) error {
			_, unread = toml.Decode(string(wrong), into)
			return unread
		})
		if err != nil {
			var field *engines.FieldError
			if unread == nil && (!errors.As(err, &field) || field.Key == "" || field.Problem == "") {
				e.fail(CheckLoad, "with %s the error names no field: %v", how, err)
			}
			continue
		}
		e.aside(p, "on a copy with "+how, func() {
			e.save()
			for range 3 {
				list := e.sound(false)
				if e.engine.Pending(e.at).Over() {
					break
				}
				e.at = e.apply(e.at, e.choose(list))
			}
		})
	}
}

// spoil changes one value somewhere in a tree of TOML. It returns a description of the change.
func (e *examiner) spoil(tree map[string]any) string {
	keys := slices.Sorted(maps.Keys(tree))
	if len(keys) == 0 {
		return "nothing changed"
	}
	key := keys[e.r.IntN(len(keys))]
	if e.r.IntN(12) == 0 {
		delete(tree, key)
		return "no " + key
	}
	if table, ok := tree[key].(map[string]any); ok && len(table) > 0 {
		return key + "." + e.spoil(table)
	}
	tree[key] = e.spoilt(tree[key])
	return fmt.Sprintf("%s = %v", key, tree[key])
}

func (e *examiner) spoilt(value any) any {
	switch v := value.(type) {
	case int64:
		return []int64{v + 1, v - 1, -1, 0, 1, 99, 255, 256, 40000, 1 << 40,
			int64(e.r.IntN(12))}[e.r.IntN(11)]
	case bool:
		return !v
	case string:
		return []string{"", "zz", "a1", "d99", v + v, "🎲", "A"}[e.r.IntN(7)]
	case []any:
		if len(v) == 0 {
			return []any{int64(1)}
		}
		list, i := slices.Clone(v), e.r.IntN(len(v))
		switch e.r.IntN(6) {
		case 0:
			return append(list, list[i])
		case 1:
			return slices.Delete(list, i, i+1)
		case 2:
			list[i] = list[e.r.IntN(len(list))]
		default:
			list[i] = e.spoilt(list[i])
		}
		return list
	case []map[string]any:
		if len(v) > 0 {
			e.spoil(v[e.r.IntN(len(v))])
		}
		return v
	case map[string]any:
		return map[string]any{"zz": int64(1)}
	}
	return "zz"
}
