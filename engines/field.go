package engines

import (
	"fmt"
	"strconv"

	"homespun/engines/common/text"
)

// Element returns the field that describes one element of a list or one entry of a table.
func (f Field) Element() Field {
	inner := f
	inner.Kind, inner.Of, inner.Keys = f.Of, NumberField, nil
	if f.Kind == ListField && f.Of != ListField {
		inner.Most = 0 // Most limits the number of elements, not each of them
	}
	switch {
	case f.Of == TableField: // a table of things: the entry is a thing with fields
		for _, field := range f.Entry {
			inner.Keys = append(inner.Keys, field.Key)
		}
	case f.Of == ListField && len(f.Choices) > 0:
		inner.Of = ChoiceField
	case f.Of == ListField && f.Min == 0 && f.Max == 0:
		inner.Of = TextField
	}
	return inner
}

// Bounds describes in words the values that a field allows: "a whole number from 2 to 20".
func (f Field) Bounds() string {
	switch f.Kind {
	case BoolField:
		return "true or false"
	case NumberField:
		number := "a whole number"
		if f.Min != 0 || f.Max != 0 {
			number = fmt.Sprintf("a whole number from %d to %d", f.Min, f.Max)
		}
		if f.Named {
			number += ", or a name in quotation marks"
		}
		return text.Join(append(quoted(f.Choices), number), "or")
	case LengthField:
		return fmt.Sprintf("a number from %s to %s with at most one digit after the point", TenthsText(int16(f.Min)),
			TenthsText(int16(f.Max)))
	case TextField:
		if f.Most > 0 {
			return fmt.Sprintf("words or a drawing in quotation marks, of at most %d signs besides blanks",
				f.Most)
		}
		return "words in quotation marks"
	case ChoiceField:
		return text.Join(quoted(f.Choices), "or")
	case ListField:
		most := ""
		if f.Most > 0 {
			most = fmt.Sprintf(" of at most %d", f.Most)
		}
		if f.Single {
			return fmt.Sprintf("%s, or a list%s of such", f.Element().Bounds(), most)
		}
		return fmt.Sprintf("a list%s, each %s", most, f.Element().Bounds())
	case TableField:
		if f.Of == TableField {
			return "a table of things by name"
		}
		keys := ""
		if len(f.Keys) > 0 && len(f.Keys) <= 8 {
			keys = " by " + text.Join(f.Keys, "and")
		}
		return fmt.Sprintf("a table%s, each %s", keys, f.Element().Bounds())
	}
	return ""
}

// Example returns a value that the field allows, as TOML.
func (f Field) Example() string {
	switch f.Kind {
	case BoolField:
		return "true"
	case NumberField:
		return strconv.Itoa(f.Min)
	case LengthField:
		return TenthsText(int16(f.Min))
	case ChoiceField:
		if len(f.Choices) > 0 {
			return strconv.Quote(f.Choices[0])
		}
	case ListField:
		return "[" + f.Element().Example() + "]"
	case TableField:
		key := "key"
		if len(f.Keys) > 0 {
			key = f.Keys[0]
		}
		if f.Of == TableField {
			return "{ " + key + " = false }"
		}
		return "{ " + key + " = " + f.Element().Example() + " }"
	}
	return `"words"`
}

func quoted(list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = strconv.Quote(s)
	}
	return out
}
