package rulebook_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/companion/match/words"
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
			length, count := 0, 0
			for _, chapter := range bookOf(t, game, ruleset).Chapters() {
				for _, text := range chapter.Texts {
					if found := leftOver.FindString(text) + clauseID.FindString(text); found != "" {
						t.Errorf("%s: %q in %q", name, found, text)
					}
					for idiom := range strings.Lines(string(idioms)) {
						if idiom = strings.TrimSpace(idiom); idiom != "" && !strings.HasPrefix(idiom, "#") &&
							strings.Contains(strings.ToLower(text), idiom) {
							t.Errorf("%s: %q in %q", name, idiom, text)
						}
					}
					if chapter.Name == words.BookBox {
						continue // which says what is in it, in one sentence a part
					}
					for _, one := range sentence.FindAllString(text, -1) {
						number := len(strings.Fields(one))
						if length, count = length+number, count+1; number > 25 {
							t.Errorf("%s: %d words in %q", name, number, one)
						}
					}
				}
			}
			if average := float64(length) / float64(count); count < 12 || average > 12 {
				t.Errorf("%s: %d sentences of %.1f words", name, count, average)
			}
		}
	}
}

// introduced says in which chapter the booklet of a game first uses each of its words: no later chapter has to be read
// before. Nouns of the theme are among them, and the words of the rules that are no nouns of it.
var introduced = map[string]map[string]string{
	"sitters": {
		"chest": words.BookAim, "delver": words.BookAim, "exit": words.BookAim,
		"monster": words.BookAim, "point": words.BookAim,
		"turn": words.BookBox,
		"gold": words.BookTurn, "roll": words.BookTurn, "round": words.BookTurn,
	},
	"adventure": {
		"spawner": words.BookAim, "treasure": words.BookAim,
		"creeper": words.BookBox, "heart": words.BookBox, "player": words.BookBox,
		"skeleton": words.BookBox, "spider": words.BookBox, "tile": words.BookBox, "torch": words.BookBox,
		"zombie":   words.BookBox,
		"entrance": words.BookSetup, "wall": words.BookSetup,
		"action": words.BookTurn, "event die": words.BookTurn, "step": words.BookTurn,
		"explodes": words.BookExamples,
	},
	"geyser": {
		"Mother Geyser": words.BookAim, "geyser": words.BookAim,
		"islander": words.BookBox, "ring": words.BookBox,
		"corner": words.BookSetup, "fire": words.BookSetup,
		"tribe": words.BookSetup,
		"claim": words.BookTurn, "fight": words.BookTurn, "hold": words.BookTurn,
	},
	"saratoga": {
		"progress": words.BookAim, "round": words.BookAim, "wagon": words.BookAim,
		"card": words.BookBox, "colour": words.BookBox, "player": words.BookBox, "supply": words.BookBox,
		"action": words.BookSetup, "self": words.BookSetup, "target": words.BookSetup,
		"bullet": words.BookTurn, "convoy": words.BookTurn, "defend": words.BookTurn,
		"move": words.BookTurn, "raid": words.BookTurn, "sabotage": words.BookTurn,
	},
	"cubed": {
		"cube": words.BookAim, "stack": words.BookAim,
		"black cube": words.BookBox, "red cube": words.BookBox, "yellow cube": words.BookBox,
		"pile": words.BookSetup, "player": words.BookSetup,
		"free": words.BookTurn,
	},
	"patrollers": {
		"Patroller": words.BookAim,
		"base":      words.BookBox, "death token": words.BookBox, "dog-tag": words.BookBox,
		"explosive": words.BookBox, "gas marker": words.BookBox, "near death": words.BookBox,
		"order marker": words.BookBox, "twine": words.BookBox,
		"attack": words.BookSetup, "team": words.BookSetup, "defence": words.BookSetup, "move": words.BookSetup,
		"range":        words.BookSetup,
		"head-to-head": words.BookExamples,
	},
}

// Every word of a game is told where the reader comes to it first: in the chapter that this list names, and every noun
// of the theme is in the list.
func TestWordsAreIntroduced(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		book := bookOf(t, game, "standard")
		first := map[string]string{}
		for _, term := range append(slices.Collect(maps.Keys(introduced[id])), book.Nouns()...) {
			if chapter := firstChapter(book, term); chapter != "" {
				first[term] = chapter
			}
		}
		if diff := cmp.Diff(introduced[id], first); diff != "" {
			t.Errorf("%s: where words come first is not as it was (-was, +is):\n%s", id, diff)
		}
	}
}

// firstChapter returns the chapter in which a word comes first, one or several of it; "" for none.
func firstChapter(book *rulebook.Book, term string) string {
	plural := `(s|es)?`
	if stem, ok := strings.CutSuffix(term, "y"); ok {
		term, plural = stem, "(y|ies)"
	}
	is := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(term) + plural + `\b`)
	for _, chapter := range book.Chapters() {
		if slices.ContainsFunc(chapter.Texts, is.MatchString) {
			return chapter.Name
		}
	}
	return ""
}
