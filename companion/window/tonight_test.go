package window_test

import (
	"testing"

	"homespun/companion/system/settings"
)

// playNth presses Play on the nth box of the shelf and comes back. It returns the title of the screen between.
func (d *desk) playNth(n int) string {
	d.Helper()
	if !d.find("Play", n) {
		d.Fatalf("the shelf has no box %d", n)
	}
	d.key("Space")
	title := d.shell.Screen().Title()
	d.key("Escape")
	return title
}

// Four people with a child of seven and half an hour: what fits comes first, and the others say why not.
func TestWhichGameTonight(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Which game tonight?")
	d.press("4")
	d.press("30 minutes")
	d.picture("tonight-1")
	for _, why := range []string{"Takes 45 minutes at least.", "You play in two teams."} {
		if !d.says(why) {
			t.Errorf("no box says %q", why)
		}
	}
	if got := d.playNth(1); got != "Geyser: New match" {
		t.Errorf("the first box is %q", got)
	}
	if got := d.playNth(6); got != "Adventure Mode Awesome: New match" {
		t.Errorf("the last box is %q", got)
	}
	d.find("6", 2) // years; the first one is of people
	d.key("Space")
	d.picture("tonight-2")
	if !d.says("Better from 9 years.") {
		t.Error("Saratoga does not say for whom it is")
	}
}
