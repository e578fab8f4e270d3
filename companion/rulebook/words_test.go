package rulebook_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"homespun/companion/games"
)

var (
	sentence = regexp.MustCompile(`[^.?!:]+[.?!:]*`)
	clauseID = regexp.MustCompile(`\b[A-Z]{3}-\d\d\b`)
	leftOver = regexp.MustCompile(`[{}\[\]]|\b(the|a|an) (the|a|an)\b|\b(app|screen|laptop|tap)\b`)
)

// A booklet can be read aloud at the table: its sentences are short, in the words of people, and never speak of the
// program or of clauses.
func TestTheBookletIsForPeople(t *testing.T) {
	idioms, err := os.ReadFile("../games/testdata/idioms.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range games.List() {
		for _, ruleset := range rulesetsOf(t, game) {
			name := game.Engine.Info.ID + "/" + ruleset
			words, count := 0, 0
			for _, text := range bookOf(t, game, ruleset).Texts() {
				if found := leftOver.FindString(text) + clauseID.FindString(text); found != "" {
					t.Errorf("%s: %q in %q", name, found, text)
				}
				for idiom := range strings.Lines(string(idioms)) {
					if idiom = strings.TrimSpace(idiom); idiom != "" && !strings.HasPrefix(idiom, "#") &&
						strings.Contains(strings.ToLower(text), idiom) {
						t.Errorf("%s: %q in %q", name, idiom, text)
					}
				}
				for _, one := range sentence.FindAllString(text, -1) {
					number := len(strings.Fields(one))
					if words, count = words+number, count+1; number > 25 {
						t.Errorf("%s: %d words in %q", name, number, one)
					}
				}
			}
			if average := float64(words) / float64(count); count < 12 || average > 12 {
				t.Errorf("%s: %d sentences of %.1f words", name, count, average)
			}
		}
	}
}
