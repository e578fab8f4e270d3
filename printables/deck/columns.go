package deck

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"homespun/assets"
	"homespun/engines"
)

// deckColumn is how columns begin that say something of the whole deck: "deck.title".
const deckColumn = "deck."

// ofFile are the fields of a deck that a spreadsheet does not have.
var ofFile = []string{"card", "from"}

// columnFields are the names of all columns: "title", "back.icon", "deck.title".
func columnFields() []string {
	fields := fieldNames("", cardFields)
	return append(fields, fieldNames(deckColumn, deckFields)...)
}

// plainFields are the fields of a card that are no tables.
func plainFields() (fields []string) {
	for _, f := range cardFields {
		if f.Kind != engines.TableField {
			fields = append(fields, f.Key)
		}
	}
	return fields
}

func fieldNames(prefix string, of []engines.Field) (fields []string) {
	for _, f := range of {
		if slices.Contains(ofFile, f.Key) || isPieces(f.Key) {
			continue
		}
		fields = append(fields, prefix+f.Key)
		for _, key := range f.Keys {
			fields = append(fields, prefix+f.Key+"."+key)
		}
	}
	return fields
}

// fieldOf returns the field of a name, "back.icon", as one of the kind that its value has.
func fieldOf(name string, fields []engines.Field) engines.Field {
	outer, inner, nested := strings.Cut(name, ".")
	for _, f := range fields {
		if f.Key == outer && nested {
			return engines.Field{Key: inner, Kind: f.Of}
		} else if f.Key == outer {
			return f
		}
	}
	return engines.Field{Key: name, Kind: engines.TextField}
}

// put sets a field of a name, "back.icon", in a tree.
func put(tree map[string]any, name string, value any) {
	outer, inner, nested := strings.Cut(name, ".")
	if word, ok := value.(string); ok && name == "back" { // a column for all of a back
		nested, inner, value = true, "text", word
	}
	if !nested {
		if _, more := tree[outer].(map[string]any); !more {
			tree[outer] = value
		}
		return
	}
	table, ok := tree[outer].(map[string]any)
	if !ok {
		table = map[string]any{}
		tree[outer] = table
	}
	table[inner] = value
}

// Words for no and yes in a cell.
var (
	nos  = []string{"no", "none", "false", "0", "-", "nein", "keine", "non", "aucun", "ninguno", "falsch", "faux"}
	yess = []string{"yes", "true", "1", "x", "ja", "oui", "si", "sí", "wahr", "vrai", "verdadero"}
)

// value is what a cell says for a field. A number that is none stays a word.
func value(f engines.Field, said string) any {
	bare := strings.TrimSpace(said)
	low := strings.ToLower(bare)
	switch {
	case f.Kind == engines.NumberField:
		number, fraction, _ := strings.Cut(strings.TrimSpace(strings.Trim(low, "x×")), ".")
		if n, err := strconv.ParseInt(number, 10, 64); err == nil && strings.Trim(fraction, "0") == "" &&
			n >= 0 && n <= int64(f.Max) {
			return n
		}
		return said
	case said != "" && strings.Trim(said, "'") == "": // see cellOf
		return said[1:]
	case f.Kind == engines.TableField && slices.Contains(nos, low):
		return false
	case f.Kind == engines.BoolField && (slices.Contains(nos, low) || slices.Contains(yess, low)):
		return slices.Contains(yess, low)
	case f.Kind == engines.ChoiceField && slices.Contains(f.Choices, strings.ToUpper(bare)):
		return strings.ToUpper(bare)
	case f.Key == "icon":
		if icon := slug(low); slices.Contains(assets.IconNames(), icon) {
			return icon
		}
		return bare
	case f.Key == "color" || f.Key == "size":
		return bare
	}
	return said
}

// cellOf is the cell for the value of a field. A text that is empty, where that is not the same as no text, is an
// apostrophe; texts of apostrophes have one more.
func cellOf(value any) string {
	switch value := value.(type) {
	case string:
		if strings.Trim(value, "'") == "" {
			return "'" + value
		}
		return value
	case int64:
		return strconv.FormatInt(value, 10)
	case bool:
		return map[bool]string{true: "yes", false: "no"}[value]
	}
	return ""
}

func isGap(r rune) bool { return strings.ContainsRune(" _-.\t\n\u00a0", r) }

// heading is the name of a column, however it is written: "Back Icon" is "back.icon".
func heading(cell string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(cell), isGap), ".")
}

//go:embed columns.txt
var columnWords string

// synonyms are everyday words for the columns, by what they are taken for.
var synonyms = synonymsOf(columnWords)

// synonymsOf reads lines such as "title: name heading"; lines with # are remarks.
func synonymsOf(lines string) map[string]string {
	meant := map[string]string{}
	for line := range strings.Lines(lines) {
		field, list, _ := strings.Cut(line, ":")
		if strings.HasPrefix(field, "#") {
			continue
		}
		for word := range strings.FieldsSeq(list) {
			meant[word] = field
		}
	}
	return meant
}
