package values

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/engines"
	"homespun/engines/common/text"
)

// CanName reports whether a name is allowed for a thing of a table. It is written by hand because the
// regular expression would take a megabyte at every start of the program.
func CanName(name string) bool {
	for at, r := range name {
		if !unicode.In(r, unicode.L, unicode.N) &&
			(at == 0 || !unicode.Is(unicode.M, r) && !strings.ContainsRune(" _-", r)) {
			return false
		}
	}
	return name != "" && utf8.RuneCountInString(name) <= 24
}

// Letters counts the characters of a text that are not blank.
func Letters(written string) int {
	return utf8.RuneCountInString(strings.Join(strings.Fields(written), ""))
}

// Outside reports whether a number is outside the bounds of its field. A field whose bounds are both 0 has
// none.
func Outside(f engines.Field, n int64) bool {
	return (f.Min != 0 || f.Max != 0) && (n < int64(f.Min) || n > int64(f.Max))
}

// Retyped suggests how to write a value of the wrong kind, if its text would be a valid value of the field.
func Retyped(path string, f engines.Field, v any) string {
	key := path[strings.LastIndexByte(path, '.')+1:]
	meant := ""
	number := func(n int64) {
		if !Outside(f, n) {
			meant = strconv.FormatInt(n, 10)
		}
	}
	switch v := v.(type) {
	case string:
		low := strings.ToLower(strings.TrimSpace(v))
		n, err := strconv.ParseInt(low, 10, 64)
		switch {
		case f.Kind == engines.BoolField && slices.Contains([]string{"true", "yes", "on", "1"}, low):
			meant = "true"
		case f.Kind == engines.BoolField && slices.Contains([]string{"false", "no", "off", "0"}, low):
			meant = "false"
		case f.Kind == engines.NumberField && err == nil:
			number(n)
		case f.Kind == engines.ListField && (f.Of == engines.ChoiceField || f.Of == engines.TextField):
			meant = "[" + strconv.Quote(text.Clean(v, 40)) + "]"
		}
	case int64:
		switch {
		case f.Kind == engines.BoolField && (v == 0 || v == 1):
			meant = strconv.FormatBool(v == 1)
		case f.Kind == engines.ListField && f.Of == engines.NumberField:
			meant = fmt.Sprintf("[%d]", v)
		}
	case float64:
		if f.Kind == engines.NumberField && !math.IsNaN(v) && math.Abs(v) < 1e9 {
			number(int64(math.Round(v)))
		}
	case []any:
		if len(v) == 1 && f.Kind == engines.NumberField {
			if n, ok := v[0].(int64); ok {
				number(n)
			}
		}
	}
	if meant == "" {
		return Such(path, f)
	}
	return fmt.Sprintf("write %s = %s", key, meant)
}

// Shaped converts a value to the one form that all readers expect: a list where the field is a list and the
// file has a single value, a float for a length, and #RRGGBB for a colour.
func Shaped(f engines.Field, v any) any {
	switch n, whole := v.(int64); {
	case f.Kind == engines.ListField:
		list, ok := v.([]any)
		if !ok && f.Single {
			list, ok = []any{v}, true
		}
		if !ok {
			return v
		}
		out := make([]any, len(list))
		for i, e := range list {
			out[i] = Shaped(f.Element(), e)
		}
		return out
	case f.Kind == engines.LengthField && whole:
		return float64(n)
	}
	written, isText := v.(string)
	switch {
	case !isText:
	case f.Kind == engines.LengthField:
		if n, ok := text.Number(written); ok {
			return n
		}
	case f.Shape == engines.ColourShape:
		if colour, ok := text.Colour(written); ok {
			return colour
		}
	}
	return v
}

// Such suggests a line of TOML with a value that the field allows.
func Such(path string, f engines.Field) string {
	return fmt.Sprintf("such as %s = %s", path[strings.LastIndexByte(path, '.')+1:], f.Example())
}
