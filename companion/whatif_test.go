package companion_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/settings"
	"homespun/companion/whatif"
)

// What a ruleset does is asked from the house rules, by keys as well, and Escape goes back to them.
func TestTheHouseRulesLeadToTheLab(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("What does it do?")
	d.title("What does it do?")
	if _, ok := d.shell.Screen().(*whatif.Screen); !ok {
		t.Fatalf("got %T, want the lab", d.shell.Screen())
	}
	if testing.Short() {
		return
	}
	d.key(fyne.KeyReturn) // on the main action; the driver plays to the end
	d.picture("1-results")
	dark := d.shell.Settings()
	dark.Look = "dark"
	d.shell.SetSettings(dark)
	d.picture("2-dark")
	d.press("Save as PDF")
	if len(d.opened) != 1 {
		t.Errorf("opened %q, want the page", d.opened)
	}
	d.key(fyne.KeyEscape)
	d.title("SiTTeRS: House rules")
}
