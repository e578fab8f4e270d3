package wants_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/companion/match/games"
	"homespun/companion/match/wants"
)

// The ten wishes that families had before anything was built for them, in their own words: each is led to the rule that
// does it, or to where it is made, or is answered by what comes nearest. The list is in the order of the file.
func TestTheTenWishesAreAnswered(t *testing.T) {
	text, err := os.ReadFile("../../window/testdata/wishes.toml")
	if err != nil {
		t.Fatal(err)
	}
	var book struct {
		Wish []struct{ Game, Says string }
	}
	if err := toml.Unmarshal(text, &book); err != nil {
		t.Fatal(err)
	}
	// the field of the first answer, or the beginning of its sentence
	want := []string{"scoring", "The sheet cannot give the sides new names", "make", "handicap",
		"Four tribes at most", "Nobody can go slanty", "unattacked", "first", "make", "No rule ends a battle"}
	if len(book.Wish) != len(want) {
		t.Fatalf("there are %d wishes, and %d answers", len(book.Wish), len(want))
	}
	for i, w := range book.Wish {
		found := wants.Find(w.Game, w.Says)
		if len(found) == 0 {
			t.Errorf("%s, %q: nothing answers", w.Game, w.Says)
			continue
		}
		first := found[0]
		if !(first.Make && want[i] == "make") && !slices.Contains(first.Fields, want[i]) &&
			!strings.HasPrefix(first.Says, want[i]) {
			t.Errorf("%s, %q: the answer is %q", w.Game, w.Says, first.Says)
		}
	}
}

// What people type is found in every game: a word, its beginning, or several.
func TestEveryGameKnowsTheUsualWishes(t *testing.T) {
	for _, game := range games.All().All() {
		for _, typed := range []string{"shorter", "longer", "easier", "harder", "faster", "slower", "more players",
			"new monster", "bigger", "teddy", "tedd", "short"} {
			if len(wants.Find(game.ID, typed)) == 0 {
				t.Errorf("%s: nothing answers %q", game.ID, typed)
			}
		}
	}
}

// Words that nobody wants something by find nothing.
func TestOtherWordsFindNothing(t *testing.T) {
	for _, typed := range []string{"", "the", "xylophone", "SIT-15"} {
		if found := wants.Find("sitters", typed); len(found) > 0 {
			t.Errorf("%q is answered by %q", typed, found[0].Says)
		}
	}
}

// Each answer leads to rules of its game, and is short enough to be read aloud.
func TestAnswersFitTheirGames(t *testing.T) {
	for _, w := range wants.All() {
		game, err := games.All().Game(w.Game)
		if err != nil {
			t.Fatal(err)
		}
		for _, field := range w.Fields {
			if _, ok := game.FieldAt([]string{field}); !ok {
				t.Errorf("%s has no field %s", w.Game, field)
			}
		}
		for sentence := range strings.SplitAfterSeq(w.Says, ". ") {
			if n := len(strings.Fields(sentence)); n > 18 {
				t.Errorf("%q has %d words", sentence, n)
			}
		}
	}
}
