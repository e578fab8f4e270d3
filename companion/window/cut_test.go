package window_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/cut"
	"homespun/companion/system/settings"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// sheets expects what the foot says of the print: "3 sheets".
func (d *desk) sheets(want string) {
	d.Helper()
	if !d.says(want) {
		d.Errorf("it is not said that %q are printed", want)
	}
}

// A set for tonight is printed and cut out: what is ticked is not printed again, one tick is taken back, and the
// family's folder remembers it. One tap prints all again.
func TestWhatIsCutIsPrintedNoMore(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Print")
	d.press("For tonight")
	d.picture("1-tonight")
	d.sheets("3 sheets")
	d.press("Save and open")
	d.picture("2-printed") // the question unfolds by itself
	if !d.says("Tick what is cut out.") || d.says("True to size") {
		t.Error("it is not asked what is cut, or of a size that is not printed")
	}
	d.press("Board")
	d.sheets("1 sheet")
	d.press("Flat tokens")
	d.press("Chests")
	d.picture("3-cut")
	d.press("It is cut") // its note is seen while it is folded
	if !d.says("3 of 5") {
		t.Error("it is not said how much is cut")
	}
	d.press("It is cut")
	d.press("Undo")
	d.press("It is cut")
	if !d.says("2 of 5") {
		t.Error("the last tick stays")
	}
	d.press("It is cut")
	d.press("Chests")
	d.press("It is cut")
	d.key(fyne.KeyEscape)
	d.title("Homespun")
	d.press("Print")
	if !d.says("3 of 5") {
		t.Error("what is cut is forgotten")
	}
	d.press("It is cut")
	d.press("Scoring table")
	d.press("Turn card")
	if !d.says("All of it is cut.") {
		t.Error("it is not said that all is cut")
	}
	d.picture("4-all-cut")
	d.press("Print all again")
	d.sheets("3 sheets")
	d.picture("5-again")
}

// A piece that was lost and is printed again is asked for again.
func TestALostPieceIsAskedForAgain(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Print")
	d.press("For tonight")
	d.press("It is cut")
	d.press("Flat tokens")
	d.press("Only lost pieces")
	d.next(1)
	d.write("tokens:C1,O2")
	d.key(fyne.KeyReturn)
	d.sheets("1 sheet")
	d.press("Save and open")
	d.press("Back to all")
	if !d.says("Flat tokens, 2 new") {
		t.Error("the two tokens are not asked for")
	}
	d.picture("lost")
}

// A file that cannot be read is told of, and everything is printed.
func TestWhatIsCutCannotBeRead(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		if err := os.WriteFile(filepath.Join(string(folder), cut.FileName), []byte("= 3"), 0o644); err != nil {
			t.Fatal(err)
		}
	})
	d.press("Print")
	if !d.says("What is cut could not be read") {
		t.Error("nothing is said")
	}
	d.picture("broken")
}

// For tonight a game is printed for those who play it now, as many as they are; for other rules or another
// number it is not.
func TestTonightIsForThoseWhoPlay(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		game, err := games.All().Game("geyser")
		if err != nil {
			t.Fatal(err)
		}
		rules, err := game.Find("")
		if err != nil {
			t.Fatal(err)
		}
		h := session.HeaderOf(rules, []record.Seat{{ID: "A", Names: []string{"Mia"}}, {ID: "B", Names: []string{"Dad"}}})
		s, err := session.CreateIn(folder.Matches(), h, games.All().Options())
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
	})
	d.find("Print", 3)
	d.key(fyne.KeySpace)
	d.title("Geyser: Print")
	const who = "For Mia and Dad, who play now."
	d.picture("playing") // the set for tonight is chosen already
	if !d.says(who) || !d.says("3 sheets") || !d.says("about 10 minutes") {
		t.Error("it is not for two")
	}
	d.press("Full")
	if d.says(who) {
		t.Error("the whole game is for them alone")
	}
	d.press("For tonight")
	d.press("4")
	if d.says(who) {
		t.Error("tokens for four are for these two")
	}
}
