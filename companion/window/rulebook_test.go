package window_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets/household"
)

// The rulebook with its pictures is read on the screen, where how to play is explained, in every look and with large
// letters.
func TestTheRulebookIsReadOnTheScreen(t *testing.T) {
	large := settings.Default()
	large.Text = 200
	looks := map[string]settings.Settings{"large": large}
	for _, look := range settings.Looks {
		set := settings.Default()
		set.Look = look
		looks[look] = set
	}
	for name, set := range looks {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, set, nil)
			d.press("Play")
			d.press("How to play")
			d.press("With pictures")
			d.picture("rulebook-" + name)
			if !d.says("How to play SiTTeRS") {
				t.Error("the rulebook is not open")
			}
			d.press("Close")
			if !d.says("New match") {
				t.Error("closing does not lead back")
			}
		})
	}
}

// What a house rule has changed is a place of the rulebook, and of the rules in words: by keys or by a tap it opens the
// rule sheet at its clause, and Escape leads back.
func TestTheRulebookLeadsToTheRuleSheet(t *testing.T) {
	for name, c := range map[string]struct {
		set  settings.Settings
		size fyne.Size
		tap  bool
	}{"by keys": {settings.Default(), usual, false}, "by a tap": {settings.Default(), usual, true},
		"small": {look("dark", 200), fyne.NewSize(800, 600), false}, "contrast": {look("contrast", 100), usual, true}} {
		t.Run(name, func(t *testing.T) {
			d := open(t, c.size, c.set, withGrandmas(t))
			there := func() {
				t.Helper()
				d.title("Grandma's: House rules")
				focused := d.shell.Window.Canvas().Focused()
				if got := label(focused); got != "a 5 or 6" {
					t.Errorf("on the sheet %q has the keys", got)
				}
				at := fyne.CurrentApp().Driver().AbsolutePositionForObject(focused.(fyne.CanvasObject))
				if at.Y < 40 || at.Y > c.size.Height-60 {
					t.Errorf("it is at %v", at)
				}
				d.picture("3-sheet")
				d.key(fyne.KeyEscape)
				d.title("SiTTeRS: New match")
			}
			d.press("House rules")
			d.press("All rules of SiTTeRS")
			d.press("Grandma's")
			d.press("Play with this")
			d.press("How to play")
			d.press("Change SIT-13")
			there()
			d.press("How to play")
			d.press("With pictures")
			for !strings.HasPrefix(label(d.shell.Window.Canvas().Focused()), "Change SIT-13") {
				d.shell.Window.Canvas().FocusNext()
			}
			d.picture("1-place")
			if pictures != "" { // the clause itself, at the end of the book
				d.find("Change SIT-13", 2)
				d.picture("2-clause")
				d.find("Change SIT-13", 1)
			}
			if !c.tap {
				d.key(fyne.KeySpace)
				there()
				return
			}
			spot := d.shell.Window.Canvas().Focused().(*widgets.Spot)
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(spot)
			test.TapCanvas(d.shell.Window.Canvas(), at.AddXY(spot.Size().Width/2, -6))
			there()
		})
	}
}

// What a house rule has changed in a running sentence leads to its clause too: of the aim in the dialog, and on the page.
func TestAChangedSentenceLeadsToTheRuleSheet(t *testing.T) {
	for _, set := range []settings.Settings{look("light", 100), look("contrast", 200)} {
		t.Run(set.Look, func(t *testing.T) {
			d := open(t, fyne.NewSize(800, 600), set, func(folder household.Folder) {
				text := "extends = \"sitters/standard\"\npar = 40\n"
				if err := os.WriteFile(filepath.Join(folder.HouseRules(), "Ours.toml"), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			})
			d.press("House rules")
			d.press("All rules of SiTTeRS")
			d.press("Ours")
			d.press("Play with this")
			for _, pages := range []bool{false, true} {
				d.press("How to play")
				if pages {
					d.press("With pictures")
				}
				if !d.find("Change SIT-18", 1) { // the first one: there are others, at the clause and in the box
					t.Fatal("nothing leads to the clause")
				}
				d.picture(fmt.Sprint("pages-", pages))
				d.key(fyne.KeySpace)
				d.title("Ours: House rules")
				if got := label(d.shell.Window.Canvas().Focused()); got != "40 points" {
					t.Errorf("on the sheet %q has the keys", got)
				}
				d.key(fyne.KeyEscape)
				d.title("SiTTeRS: New match")
			}
		})
	}
}

// From the table too the rules lead to the rule sheet of the match's rules, and Escape back to the match.
func TestTheTableLeadsToTheRuleSheet(t *testing.T) {
	d := open(t, usual, settings.Default(), withGrandmas(t))
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	d.press("Grandma's")
	d.press("Play with this")
	d.press("Play")
	d.title("SiTTeRS: Grandma's")
	d.press("Rules")
	d.press("Change SIT-13")
	d.title("Grandma's: House rules")
	d.key(fyne.KeyEscape)
	d.title("SiTTeRS: Grandma's")
}
