package deck

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/tomlfile"
)

// TOML returns the deck as the text of a deck file, with its cards.
func (d *Deck) TOML() []byte {
	var b bytes.Buffer
	writeFields(&b, d.tree, deckFields)
	for _, lines := range d.Lines() {
		b.WriteString("\n[[card]]\n" + lines)
	}
	rest := map[string]any{}
	for key, value := range d.tree {
		if isPieces(key) {
			rest[key] = value
		}
	}
	if text, err := tomlfile.Encode(rest); err == nil && len(rest) > 0 {
		b.WriteString("\n" + string(text))
	}
	return bytes.TrimLeft(b.Bytes(), "\n")
}

// Lines returns what stands under the head of each card in a deck file.
func (d *Deck) Lines() []string {
	all := make([]string, len(d.Cards))
	for i := range all {
		var b bytes.Buffer
		writeFields(&b, d.card(i), cardFields)
		all[i] = b.String()
	}
	return all
}

// card returns what the file says of a card.
func (d *Deck) card(i int) map[string]any {
	cards, _ := d.tree["card"].([]any)
	if i >= len(cards) {
		return nil
	}
	table, _ := cards[i].(map[string]any)
	return table
}

// Says returns the word that the file has for a field of a card, "" for none.
func (d *Deck) Says(card int, field string) string { return word(d.card(card)[field]) }

// Written returns a value as a deck file has it.
func Written(value any) string { return written(value, nil) }

func writeFields(b *bytes.Buffer, tree map[string]any, fields []engines.Field) {
	for _, f := range fields {
		is, ok := tree[f.Key]
		if !ok || slices.Contains(ofFile, f.Key) || isPieces(f.Key) {
			continue
		}
		fmt.Fprintf(b, "%s = %s\n", f.Key, written(is, f.Keys))
	}
}

// written writes a value; keys are those of a table, in their order.
func written(value any, keys []string) string {
	switch value := value.(type) {
	case string:
		if strings.Contains(value, "\n") && !strings.ContainsFunc(value, func(r rune) bool {
			return r == '\\' || r == '"' || r < ' ' && r != '\n' && r != '\t' || r == 0x7f
		}) {
			return `"""` + "\n" + value + `"""`
		}
		return tomlfile.Quote(value)
	case map[string]any:
		var list []string
		for _, key := range keys {
			if is, ok := value[key]; ok {
				list = append(list, key+" = "+written(is, nil))
			}
		}
		return "{ " + strings.Join(list, ", ") + " }"
	}
	return fmt.Sprint(value)
}

// Rows returns the deck as rows of a spreadsheet, the first of which names the columns. There are columns for what the
// deck says, and always one for the count, so that an empty card is a row too.
func (d *Deck) Rows() [][]string {
	cards, _ := d.tree["card"].([]any)
	columns := columnFields()
	all := make([][]string, len(cards)+1)
	for _, column := range columns {
		name, ofDeck := strings.CutPrefix(column, deckColumn)
		cells, used := make([]string, len(cards)), column == "count"
		for i, card := range cards {
			tree, _ := card.(map[string]any)
			if ofDeck {
				tree = d.tree
			}
			if is, ok := at(tree, name); ok {
				cells[i] = cellOf(is)
			} else if column == "count" {
				cells[i] = "1"
			}
			used = used || cells[i] != ""
			if ofDeck { // it stands in the first row
				break
			}
		}
		if !used {
			continue
		}
		all[0] = append(all[0], strings.ReplaceAll(column, ".", " "))
		for i, cell := range cells {
			all[i+1] = append(all[i+1], cell)
		}
	}
	return all
}

// at returns the value of a name, "back.icon", that is no table.
func at(tree map[string]any, name string) (any, bool) {
	outer, inner, nested := strings.Cut(name, ".")
	is, ok := tree[outer]
	table, isTable := is.(map[string]any)
	if nested {
		is, ok = table[inner]
	}
	return is, ok && isTable == nested
}
