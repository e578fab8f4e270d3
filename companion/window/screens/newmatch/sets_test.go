package newmatch_test

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// sat puts a match of a game into the folder that was played so many hours ago.
func (a *asked) sat(game, ruleset, pieces string, hours int, people ...string) {
	a.Helper()
	known := map[string]bool{}
	files := func() (list []string) {
		entries, _ := os.ReadDir(a.folder.Matches())
		for _, entry := range entries {
			list = append(list, entry.Name())
		}
		return list
	}
	for _, file := range files() {
		known[file] = true
	}
	h := record.Header{Game: game, Ruleset: ruleset, Dice: "app", Pieces: pieces}
	for i, name := range people {
		id := string(rune('A' + i))
		if game == "sitters" {
			id = []string{"collectors", "obstructors"}[i]
		}
		h.Seats = append(h.Seats, record.Seat{ID: id, Names: []string{name}})
	}
	a.played(h)
	for _, file := range files() {
		if !known[file] {
			then := time.Now().Add(-time.Duration(hours) * time.Hour)
			if err := os.Chtimes(a.folder.Matches()+"/"+file, then, then); err != nil {
				a.Fatal(err)
			}
		}
	}
}

// On the family's own table everybody gets the printed pieces that they have played with before, as soon as
// it is said that the pieces lie there, until somebody says who sits where.
func TestPrintedPiecesAreRemembered(t *testing.T) {
	a := ask(t, "geyser", func(a *asked) {
		a.sat("geyser", "standard", record.OnTable, 30, "Mia", "Ben", "Dad")
		a.sat("geyser", "standard", record.OnTable, 20, "Mia", "Dad", "Ben")
		a.sat("geyser", "standard", "", 10, "Ben", "Mia", "Dad")
	})
	if diff := cmp.Diff([]string{"Ben", "Mia", "Dad"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("on the screen they sit (-want +got):\n%s", diff)
	}
	a.press(words.OnOurTable)
	if diff := cmp.Diff([]string{"Mia", "Dad", "Ben"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("on the table they sit (-want +got):\n%s", diff)
	}
	if seats := a.made.Seats; seats[1].ID != "B" {
		t.Errorf("Dad sits on seat %s", seats[1].ID)
	}
	a.press("Mia") // gets up, and comes back
	a.press("Mia")
	if diff := cmp.Diff([]string{"Mia", "Dad", "Ben"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("when Mia is back they sit (-want +got):\n%s", diff)
	}
	a.screen.Chair(0).Tapped(nil) // Mia gets up: whoever is tapped next sits there
	a.press("Dad")
	a.press("Dad")
	if diff := cmp.Diff([]string{"Dad", "", "Ben"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("where Dad was put they sit (-want +got):\n%s", diff)
	}
}

// People who have played another game sit where their printed pieces of this one are.
func TestPrintedPiecesOfPeopleFromAnotherGame(t *testing.T) {
	a := ask(t, "adventure", func(a *asked) {
		a.sat("adventure", "standard", record.OnTable, 30, "Mia", "Dad")
		a.sat("sitters", "standard", record.OnTable, 5, "Dad", "Mia")
	})
	a.press(words.OnOurTable)
	if diff := cmp.Diff([]string{"Mia", "Dad"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("they sit (-want +got):\n%s", diff)
	}
}

// Sides that are parts to be played are changed from match to match: nobody keeps the monsters.
func TestPartsAreNotRemembered(t *testing.T) {
	a := ask(t, "sitters", func(a *asked) {
		a.sat("sitters", "standard", record.OnTable, 30, "Mia", "Dad")
		a.sat("sitters", "standard", "", 5, "Dad", "Mia")
	})
	a.press(words.OnOurTable)
	if diff := cmp.Diff([]string{"Dad", "Mia"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("they sit (-want +got):\n%s", diff)
	}
}

// marks returns the colours of the marks on the chairs.
func (a *asked) marks(chairs int) (list []drawing.Colour) {
	for i := range chairs {
		for _, o := range test.LaidOutObjects(a.screen.Chair(i)) {
			if mark, ok := o.(*widgets.Mark); ok {
				list = append(list, mark.Colour)
			}
		}
	}
	return list
}

// A chair has the colour that its person will have on the screen, or that of its printed pieces.
func TestAChairHasTheColourOfItsPieces(t *testing.T) {
	a := ask(t, "geyser", func(a *asked) {
		a.people("[[person]]\nname = \"Mia\"\ncolour = \"pink\"\n" +
			"[[person]]\nname = \"Dad\"\ncolour = \"pink\"\n[[person]]\nname = \"Ben\"\ncolour = \"orange\"\n")
		a.sat("geyser", "standard", "", 10, "Mia", "Dad", "Ben")
	})
	// Dad's own colour goes to Ben, who wants it
	want := []drawing.Colour{drawing.PlayerD, drawing.PlayerC, drawing.PlayerB}
	if diff := cmp.Diff(want, a.marks(3)); diff != "" {
		t.Errorf("on the screen (-want +got):\n%s", diff)
	}
	a.press(words.OnOurTable)
	if diff := cmp.Diff(make([]drawing.Colour, 3), a.marks(3)); diff != "" { // the usual ones
		t.Errorf("on the table (-want +got):\n%s", diff)
	}
	if !a.says(words.ChairPieces) {
		t.Error("it is not said whose the printed pieces are")
	}
}

// Where each player chooses a coloured card first, no chair has a colour yet, on the screen or on the table.
func TestAChairHasNoColourBeforeItsCardIsChosen(t *testing.T) {
	a := ask(t, "saratoga", func(a *asked) {
		a.people("[[person]]\nname = \"Mia\"\ncolour = \"pink\"\n[[person]]\nname = \"Dad\"\ncolour = \"green\"\n")
		a.sat("saratoga", "standard", "", 10, "Mia", "Dad", "Ben", "Ava")
	})
	for _, where := range []string{words.OnThisScreen, words.OnOurTable} {
		a.press(where)
		want := []drawing.Colour{drawing.Rule, drawing.Rule, drawing.Rule, drawing.Rule}
		if diff := cmp.Diff(want, a.marks(4)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", where, diff)
		}
	}
}

// says reports whether a text stands on the page.
func (a *asked) says(text string) bool {
	for _, o := range test.LaidOutObjects(a.window.Content()) {
		if label, ok := o.(*widget.Label); ok && label.Text == text && label.Visible() {
			return true
		}
	}
	return false
}
