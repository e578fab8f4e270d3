package values

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Misplaced says where a field stands that was written below the head of a table of sentences, given its dotted key: in
// TOML all that follows a head belongs to it. It is "" for any other key.
func Misplaced(fields []engines.Field, key string) string {
	head, name, _ := strings.Cut(key, ".")
	table, _ := Field(fields, head)
	if _, known := Field(fields, name); !known || table.Of != engines.ListField || !table.Single {
		return ""
	}
	return fmt.Sprintf("write %s above the first line in square brackets, not below [%s]", name, head)
}

// Unnamed reports whether an entry of a table of things is no thing but a field of one, as where a file says [deck] in
// place of [deck.cards].
func Unnamed(table engines.Field, key string, entry map[string]any) bool {
	if _, known := Field(table.Entry, key); !known || len(entry) == 0 {
		return false
	}
	for inner := range entry {
		if _, known := Field(table.Entry, inner); known {
			return false
		}
	}
	return true
}
