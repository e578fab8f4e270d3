package look

import (
	"os"
	"strings"
	"testing"
)

// The page names every field of a place, and every look.
func TestThePageHasEveryPlace(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, example, _ := strings.Cut(string(page), "```toml\ncard ")
	example, _, _ = strings.Cut("card "+example, "```")
	if made, wrong := Read("page.toml", []byte(example)); len(wrong) > 0 || len(made.front) != 1 || len(made.back) != 1 {
		t.Errorf("its example: %v", wrong)
	}
	_, places, _ := strings.Cut(string(page), "| field of a place |")
	places, _, _ = strings.Cut(places, "\n\n")
	for _, field := range placeFields {
		if !strings.Contains(places, "`"+field.Key+"`") {
			t.Errorf("the page does not have the field %s", field.Key)
		}
	}
	for _, name := range Names() {
		if !strings.Contains(string(page), "| `"+name+"` |") {
			t.Errorf("the page does not have the look %s", name)
		}
	}
}
