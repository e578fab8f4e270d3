package main

import (
	"strings"
	"testing"
	"unicode/utf8"

	"homespun/companion/match/games"
	"homespun/printables/pdf/pdftest"
)

// A screen reader begins the booklet with the name of the game, and reads no letters of boards; what the
// booklet says is read under the headings that the outline has.
func TestABookletIsReadInOrder(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("HOMESPUN_DIR", "family")
	p := program{games.All()}
	for _, id := range []string{"sitters", "cubed"} { // with pictures of a board, and of a solid beside its maps
		game, err := games.All().Game(id)
		if err != nil {
			t.Fatal(err)
		}
		file := game.ID + ".pdf"
		if said := runLine(t, p, "print "+game.ID+" --parts rulebook --booklet pages -o "+file); strings.Contains(said,
			"[exit") {
			t.Fatal(said)
		}
		pages := strings.Split(pdftest.Tool(t, "pdftotext", file, "-"), "\f")
		if first, _, _ := strings.Cut(pages[0], "\n"); first != game.Title {
			t.Errorf("%s: the first page begins with %q", game.ID, first)
		}
		for _, line := range strings.Split(pages[0], "\n") {
			if utf8.RuneCountInString(line) == 1 {
				t.Errorf("%s: %q is read on the first page", game.ID, line)
			}
		}
		if info := pdftest.Tool(t, "pdfinfo", file); !strings.Contains(info, game.Title) {
			t.Errorf("%s: the document has not its title:\n%s", game.ID, info)
		}
		// pages of a chapter begin with its name
		outline := pdftest.Tool(t, "qpdf", "--json", "--json-key=outlines", file)
		for _, page := range pages[1 : len(pages)-1] {
			first, _, _ := strings.Cut(page, "\n")
			if !strings.Contains(outline, `"title": "`+first+`"`) {
				t.Errorf("%s: a page begins with %q, which the outline has not", game.ID, first)
			}
		}
	}
}
