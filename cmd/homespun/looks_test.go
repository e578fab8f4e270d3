package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"homespun/companion/match/games"
)

// A family lists the looks, copies one beside its deck and prints in it; a file that is there is never replaced.
func TestALookIsCopiedChangedAndPrinted(t *testing.T) {
	t.Chdir(t.TempDir())
	run := func(want int, words ...string) string {
		t.Helper()
		var out bytes.Buffer
		if code := (program{games.All()}).run(words, strings.NewReader(""), &out, &out); code != want {
			t.Errorf("%q: exit %d, %s", words, code, &out)
		}
		return out.String()
	}
	if list := run(0, "deck", "looks"); strings.Count(list, "\n") != 8 || !strings.Contains(list, "two numbers ") {
		t.Errorf("the list is\n%s", list)
	}
	if said := run(0, "deck", "looks", "Two Numbers", "-o", "mine.toml"); !strings.Contains(said, `look = "mine.toml"`) {
		t.Error(said)
	}
	copied, _ := os.ReadFile("mine.toml")
	if run(1, "deck", "looks", "tarot", "-o", "mine.toml"); !bytes.Contains(copied, []byte("[front.second]")) {
		t.Errorf("%s", copied)
	}
	run(2, "deck", "looks", "tarto")
	deck := "look = 'mine.toml'\n[[card]]\ntitle = 'Owl'\nsecond = 3\n"
	for name, text := range map[string]string{"deck.toml": deck,
		"mine.toml": strings.Replace(string(copied), "size  = 21", "size  = 'large'", 1)} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if said := run(2, "print", "deck.toml", "-o", "a.pdf"); !strings.Contains(said, "mine.toml:") || strings.Contains(said, "deck.toml:") {
		t.Error(said)
	}
	if _, err := os.Stat("a.pdf"); err == nil {
		t.Error("it prints a broken look")
	}
	if err := os.WriteFile("mine.toml", copied, 0o600); err != nil {
		t.Fatal(err)
	}
	run(0, "print", "deck.toml", "-o", "a.pdf")
}
