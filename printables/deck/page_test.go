package deck

import (
	"os"
	"strings"
	"testing"

	"homespun/engines"
)

// The page on paper names every field that a deck and its cards have.
func TestThePageHasEveryField(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	tables := map[string][]engines.Field{
		"| field of the deck |": deckFields, "| field of a `[[card]]` |": cardFields,
	}
	for _, kind := range pieceKinds {
		head := "[[" + kind.key + "]]"
		if kind.key == boxKey {
			head = "[box]"
		}
		tables["| field of a `"+head+"` |"] = kind.fields
	}
	for title, fields := range tables {
		_, table, found := strings.Cut(string(page), title)
		if table, _, _ = strings.Cut(table, "\n\n"); !found {
			t.Fatalf("the page has no table %q", title)
		}
		for _, f := range fields {
			if f.Key != "card" && !isPieces(f.Key) && !strings.Contains(table, "`"+f.Key+"`") {
				t.Errorf("%s: the page does not have the field %s", title, f.Key)
			}
		}
	}
}
