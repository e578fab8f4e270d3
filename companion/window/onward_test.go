package window_test

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/rulesets/household"
)

// In mid-evening a rule is changed: from the table to the rules, and back to the table where everything lies as
// it lay.
func TestOtherRulesFromHereOn(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		keep(t, folder, 17, 0, seated("Ava"), seated("Ben"))
	})
	d.key(fyne.KeyReturn) // the match last played has the keys
	before := d.shell.Screen().(*table.Screen).Session()
	d.press("Rules")
	d.picture("onward-1-how-to-play")
	if !d.says("What we want") {
		t.Error("the rules do not begin with what we want")
	}
	d.press("Other rules from here on")
	d.title("SiTTeRS: Other rules from here on")
	if d.find("Same as last time", 1) {
		t.Error("a match that goes on asks who plays")
	}
	d.press("Long haul")
	d.picture("onward-2-rules")
	d.press("Go on from here")
	s, ok := d.shell.Screen().(*table.Screen)
	if !ok {
		t.Fatalf("%q is shown", d.shell.Screen().Title())
	}
	d.picture("onward-3-table")
	now := s.Session()
	if h := now.Header(); h.Ruleset != "long-haul" || h.From != filepath.Base(before.Path()) {
		t.Errorf("the match goes on by %+v", h)
	}
	if now.Position() != before.Position() || now.Seats()[0].Names[0] != "Ava" {
		t.Error("not everything lies as it lay")
	}
	d.key(fyne.KeyEscape)
	d.title("Homespun")
	d.press("Matches")
	d.picture("onward-4-matches")
	if !d.says("Went on by other rules") {
		t.Error("the matches do not say which one went on")
	}
}

// Rules under which the match cannot go on say why, and the match stays as it is.
func TestRulesThatDoNotFit(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		keep(t, folder, 17, 0, seated("Ava"), seated("Ben"))
		write(t, filepath.Join(folder.HouseRules(), "tiny.toml"), `extends = "sitters/standard"
name = "Tiny"
board = """
CCCXO.
C.XXXO
C.OXXOS
CCXXOO
"""
`)
	})
	d.key(fyne.KeyReturn) // the match last played has the keys
	d.press("Rules")
	d.press("Other rules from here on")
	d.press("Tiny")
	d.picture("onward-5-in-the-way")
	if !d.says("These rules do not fit what is on the table") {
		t.Error("nothing says what is in the way")
	}
	if d.find("Go on from here", 1) {
		d.key(fyne.KeySpace)
	}
	if title := d.shell.Screen().Title(); !strings.Contains(title, "Other rules") {
		t.Errorf("%q is shown", title)
	}
	if n := len(d.matches()); n != 1 {
		t.Errorf("there are %d matches", n)
	}
}

// How to play is told on the shelf and before a match.
func TestHowToPlay(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.picture("how-1-shelf")
	d.press("How to play")
	d.picture("how-2-shelf")
	if !d.says("cross the board") || !d.says("A turn") {
		t.Error("the shelf does not tell how to play")
	}
	d.key(fyne.KeyEscape)
	d.press("Play")
	d.press("How to play")
	if !d.says("cross the board") {
		t.Error("the screen of a new match does not tell how to play")
	}
}
