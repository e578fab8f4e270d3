package rulesets

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/values"
)

// mostFindings limits the findings of one file; more would only be noise. After these are mended, the next
// check shows the rest.
const mostFindings = 40

// checker collects the findings about one source.
type checker struct {
	src  *source
	list []Finding
	// rules says that the source is rules, in which false takes an entry out of its table.
	rules bool
}

func (c *checker) full() bool { return len(c.list) >= mostFindings }

// fail adds an error about a key.
func (c *checker) fail(key, suggestion, message string, args ...any) {
	if c.full() {
		return
	}
	c.list = append(c.list,
		Finding{Path: c.src.name, Line: c.src.line(key), Key: key, Message: fmt.Sprintf(message, args...),
			Suggestion: suggestion, Error: true})
}

// table checks all values of a table against the fields it can have. What names the table in the message
// about an unknown key.
func (c *checker) table(prefix, what string, tree map[string]any, fields []engines.Field) {
	known := make([]string, len(fields))
	for i, f := range fields {
		known[i] = f.Key
	}
	for _, key := range slices.Sorted(maps.Keys(tree)) {
		if c.full() {
			return
		}
		f, ok := values.Field(fields, key)
		if !ok {
			c.unknown(prefix+key, key, what, known)
		} else if prefix == "" || !c.rules || !values.TakesOut(f, tree[key]) {
			c.value(prefix+key, f, f, tree[key])
		}
	}
}

func (c *checker) unknown(path, key, what string, known []string) {
	suggestion := text.DidYouMean(key, known)
	if suggestion == "" && len(known) <= 12 {
		suggestion = "there is " + text.Join(known, "and")
	}
	c.fail(path, suggestion, "%q is not a field of %s", shorten(key), what)
}

// value checks one value against its field. Whole is the field of the list that contains the value, or the
// field itself.
func (c *checker) value(path string, whole, f engines.Field, v any) {
	switch f.Kind {
	case engines.BoolField:
		if _, ok := v.(bool); !ok {
			c.wrong(path, whole, f, v)
		}
	case engines.NumberField:
		if word, ok := v.(string); ok && len(f.Choices) > 0 {
			c.choice(path, f, word)
			return
		} else if ok && f.Named {
			return
		}
		n, ok := v.(int64)
		if !ok {
			c.wrong(path, whole, f, v)
		} else if values.Outside(f, n) {
			c.fail(path, "", "%s is %d; it can be %s", path, n, f.Bounds())
		}
	case engines.TextField:
		written, ok := v.(string)
		if !ok {
			c.wrong(path, whole, f, v)
		} else if n := values.Letters(written); f.Most > 0 && n > f.Most {
			c.fail(path, "", "%s has %d signs; it can have at most %d", path, n, f.Most)
		} else if _, known := text.Colour(written); f.Shape == engines.ColourShape && written != "" && !known {
			c.fail(path, text.ColourAdvice(written), "%s is %q, which is no colour", path, shorten(written))
		}
	case engines.LengthField:
		n, ok := values.Shaped(f, v).(float64)
		if !ok {
			c.wrong(path, whole, f, v)
		} else if at := math.Round(n * 10); !(math.Abs(n*10-at) < 1e-9) || at < float64(f.Min) ||
			at > float64(f.Max) {
			c.fail(path, "", "%s is %s; it can be %s", path, strconv.FormatFloat(n, 'g', 6, 64), f.Bounds())
		}
	case engines.ChoiceField:
		if s, ok := v.(string); ok {
			c.choice(path, f, s)
		} else {
			c.wrong(path, whole, f, v)
		}
	case engines.ListField:
		list, ok := v.([]any)
		if !ok && f.Single {
			c.value(path, f.Element(), f.Element(), v)
			return
		}
		if !ok {
			c.wrong(path, whole, f, v)
			return
		}
		if f.Most > 0 && len(list) > f.Most {
			c.fail(path, "", "%s has %d entries; it can have at most %d", path, len(list), f.Most)
			return
		}
		for _, e := range list {
			if c.full() {
				return
			}
			c.value(path, whole, f.Element(), e)
		}
	case engines.TableField:
		c.entries(path, f, v)
	}
}

// choice checks that a word is one of those the field allows.
func (c *checker) choice(path string, f engines.Field, word string) {
	if !slices.Contains(f.Choices, word) {
		c.fail(path, text.DidYouMean(word, f.Choices), "%s is %q; it can be %s", path, shorten(word),
			f.Bounds())
	}
}

// entries checks the entries of a table field.
func (c *checker) entries(path string, f engines.Field, v any) {
	table, ok := v.(map[string]any)
	if !ok {
		c.wrong(path, f, f, v)
		return
	}
	for _, key := range slices.Sorted(maps.Keys(table)) {
		at := path + "." + key
		if c.full() {
			return
		}
		if len(f.Keys) > 0 && !slices.Contains(f.Keys, key) {
			c.unknown(at, key, path, f.Keys)
			continue
		}
		if f.Of != engines.TableField {
			if inner := f.Element(); !c.rules || !values.TakesOut(inner, table[key]) {
				c.value(at, inner, inner, table[key])
			}
			continue
		}
		if !values.CanName(key) {
			c.fail(at, "", "%q cannot be the name of a thing; it can be up to 24 letters, digits, blanks, "+
				"- and _", shorten(key))
			continue
		}
		switch entry := table[key].(type) {
		case map[string]any:
			if values.Unnamed(f, key, entry) {
				c.fail(at, "", "what stands in [%s] has no name; write [%s.NAME] in place of it", path, path)
				return
			}
			c.table(at+".", at, entry, f.Entry)
		default:
			if entry != false { // false takes the thing out
				c.fail(at, fmt.Sprintf("write [%s] above its fields, or %s = false to take it out", at, key),
					"%s is %s; it can be a table", at, tomlfile.KindOf(entry))
			}
		}
	}
}

// wrong adds an error: the value is of another kind than its field.
func (c *checker) wrong(path string, whole, f engines.Field, v any) {
	if whole.Kind != f.Kind {
		c.fail(path, values.Such(path, whole), "%s holds %s; it can be %s", path, tomlfile.KindOf(v), whole.Bounds())
		return
	}
	c.fail(path, values.Retyped(path, f, v), "%s is %s; it can be %s", path, tomlfile.KindOf(v), f.Bounds())
}
