package window_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/people"
	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/engines/enginetest/round"
	"homespun/rulesets/household"
)

// family writes people into the folder, by hand.
func family(t *testing.T, text string) func(household.Folder) {
	return func(folder household.Folder) {
		keep(t, folder, 3, 1, seated("Ava", "Cleo"), seated("Ben"))
		write(t, people.Path(folder), text)
	}
}

const four = `[[person]]
name = "Ava"
figure = "cat-face"
aloud = true
handicap = 1
[[person]]
name = "Ben"
figure = "robot"
[[person]]
name = "Cleo"
[[person]]
name = "Gwendolyn Maximiliane"
handicap = 2
`

// Who has played before begins with three taps: the shelf, the same as last time, and the die.
func TestThreeTapsToTheFirstDie(t *testing.T) {
	d := open(t, usual, settings.Default(), family(t, four))
	taps := 0
	tap := func(name string) {
		t.Helper()
		if !d.find(name, 1) {
			t.Fatalf("there is no %q on %q", name, d.shell.Screen().Title())
		}
		d.key(fyne.KeySpace)
		taps++
	}
	tap("Play")
	d.picture("1-new-match")
	focused := label(d.shell.Window.Canvas().Focused())
	if !strings.HasPrefix(focused, "Same as last time") || !strings.Contains(focused, "Ava, Cleo and Ben") {
		t.Fatalf("%q has the keys, not what begins as last time", focused)
	}
	d.key(fyne.KeySpace)
	taps++
	s := d.shell.Screen().(*table.Screen).Session()
	d.picture("2-table")
	tap("Set up for us")
	if !s.Pending().Rolling() {
		t.Errorf("after %d taps no die can be tapped", taps)
	}
	if !strings.Contains(strings.Join(d.heard, "\n"), "say ") { // to Ava
		t.Errorf("nothing is read aloud, heard is %q", d.heard)
	}
	if taps > 3 {
		t.Errorf("it takes %d taps until the first die can be tapped", taps)
	}
	if got := s.Seats(); !slices.Equal(got[0].Names, []string{"Ava", "Cleo"}) || got[1].Names[0] != "Ben" {
		t.Errorf("they sit as %v", got)
	}
}

// pictureSizes are the windows in which the screen of a new match is looked at.
var pictureSizes = []struct {
	name string
	size fyne.Size
	set  settings.Settings
}{
	{"800", fyne.NewSize(800, 600), look("light", 100)},
	{"1280", usual, look("dark", 100)},
	{"1366", fyne.NewSize(1366, 708), look("light", 100)},
	{"2560", fyne.NewSize(2560, 1440), look("dark", 100)},
	{"800-twice", fyne.NewSize(800, 600), look("dark", 200)},
	{"1280-twice", usual, look("light", 200)},
}

// Whatever the size of the window and of the words, everything can be reached by keys and tapped.
func TestANewMatchInEveryWindow(t *testing.T) {
	sizes := pictureSizes
	if pictures == "" {
		sizes = round.Sample(t, 2, sizes)
	}
	for _, c := range sizes {
		t.Run(c.name, func(t *testing.T) {
			d := open(t, c.size, c.set, family(t, four))
			d.press("Play")
			d.picture("1-new-match")
			d.reach()
			d.picture("2-below")
			d.press("The fox")
			d.picture("3-full")
			d.press("Somebody new")
			d.write("Zoë")
			d.picture("4-somebody")
			d.key(fyne.KeyReturn)
			d.picture("5-known")
			d.key(fyne.KeyEscape)
			if d.find("Play", 6) { // Patrollers
				d.key(fyne.KeySpace)
				d.picture("6-patrollers")
			}
		})
	}
}

// A small one who gets help gets it in every game, without a question: the rules of the match say so, and the
// table.
func TestTheSmallOneGetsHelp(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		keep(t, folder, 3, 1, seated("Ava"), seated("Ben"))
		write(t, people.Path(folder), four)
	})
	if !d.find("Play", 1) {
		t.Fatal("there is no game to play")
	}
	d.key(fyne.KeySpace)
	d.key(fyne.KeyReturn)
	d.picture("1-helped")
	s := d.shell.Screen().(*table.Screen).Session()
	if got := s.History.Helped(); len(got) != 1 || got[0] != 0 {
		t.Errorf("the seats %v get help, want Ava's", got)
	}
	if !d.says("Help for Ava: ") {
		t.Error("the table does not say who gets help")
	}
}
