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
	d.press("Save as PDF")
	if len(d.opened) != 1 {
		t.Errorf("opened %q, want the page", d.opened)
	}
	d.key(fyne.KeyEscape)
	d.title("SiTTeRS: House rules")
}

// The plots can be read in each look, with large text in a small window as well.
func TestTheLabInEachLook(t *testing.T) {
	if pictures == "" {
		t.Skip("only draws pictures to look at")
	}
	for _, look := range settings.Looks[1:] {
		set := settings.Default()
		set.Look, set.Text = look, 200
		d := open(t, fyne.NewSize(800, 600), set, nil)
		d.press("House rules")
		d.press("What does it do?")
		d.key(fyne.KeyReturn)
		d.picture(look)
	}
}
