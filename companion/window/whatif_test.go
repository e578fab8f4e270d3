package window_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/companion/window/screens/whatif"
	"homespun/rulesets/household"
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
	for _, question := range []string{"How long is it?", "Where does it happen?"} {
		if !d.says(question) {
			t.Errorf("nobody asks %q", question)
		}
	}
	d.press("Save as PDF")
	if len(d.opened) != 1 {
		t.Errorf("opened %q, want the page", d.opened)
	}
	d.picture("2-saved")
	d.press("Show in folder")
	if !d.says("Saved · ") || !slices.Equal(d.shown, d.opened) {
		t.Errorf("shown %q, want the page", d.shown)
	}
	d.key(fyne.KeyEscape)
	d.title("Standard: House rules")
}

// From the shelf any two rulesets of a game are compared, and the figures are kept for programs.
func TestTheShelfLeadsToTheLab(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("What does it do?")
	d.title("What does it do?")
	d.picture("1-asked")
	d.press("Delve")
	d.press("Gentle") // the first of two: that in question
	if !d.says("What does it do? Gentle, compared with Standard") && !d.says("Gentle") {
		t.Error("the heading does not name the chosen rules")
	}
	if testing.Short() {
		return
	}
	d.find("Start", 1)
	d.key(fyne.KeySpace)
	d.press("Save the numbers")
	if len(d.opened) != 1 || filepath.Base(d.opened[0]) != "Gentle.csv" {
		t.Fatalf("opened %q, want the table", d.opened)
	}
	table, err := os.ReadFile(d.opened[0])
	if err != nil || !strings.HasPrefix(string(table), "measure,question,rules,bots,of,part,low,high,steps\nends,") ||
		!strings.Contains(string(table), "\nlengths,How long is it?,Gentle,easy,") {
		t.Errorf("the table is %.200q, %v", table, err)
	}
	text, err := os.ReadFile(strings.TrimSuffix(d.opened[0], "csv") + "json")
	var figures struct{ Measures []struct{ Measure string } }
	if err == nil {
		err = json.Unmarshal(text, &figures)
	}
	if err != nil || len(figures.Measures) == 0 {
		t.Errorf("%d measures in the JSON, %v", len(figures.Measures), err)
	}
}

// How long a match is at the family's table is told by its own matches.
func TestTheLabTellsMinutesByTheFamilysMatches(t *testing.T) {
	d := open(t, usual, settings.Default(), func(f household.Folder) {
		match := "+++\nformat = 1\ngame = \"sitters\"\nruleset = \"standard\"\nseats = [ { id = \"collectors\", " +
			"names = [\"Ava\"] }, { id = \"obstructors\", names = [\"Ben\"] } ]\n+++\n# at 2026-11-22T18:00:00Z\n" +
			strings.Repeat("dice: 1\n", 30) + "# at 2026-11-22T18:15:00Z\n"
		if err := os.WriteFile(filepath.Join(f.Matches(), "a.match"), []byte(match), 0o644); err != nil {
			t.Fatal(err)
		}
	})
	d.press("House rules")
	d.press("What does it do?")
	if testing.Short() {
		return
	}
	d.find("Start", 1)
	d.key(fyne.KeySpace)
	d.key(fyne.KeyPageDown)
	d.picture("minutes")
	if !d.says("minutes at your table") {
		t.Error("nothing is said of minutes")
	}
}

// Other values of one rule are tried from the same screen: which rule, and which values.
func TestTheLabTriesOtherValues(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("What does it do?")
	d.press("Other values of one rule")
	d.press("Choose a rule")
	d.picture("1-rules")
	d.press("Points for a draw")
	d.picture("2-values")
	if !d.says("Standard with other values of Points for a draw") {
		t.Error("the heading does not name the rule")
	}
	if testing.Short() {
		return
	}
	d.find("Start", 1)
	d.key(fyne.KeySpace)
	if !d.says("26 · playing at random · Half of the matches") || !d.says("74 · thinking a little · Half of the matches") {
		t.Error("there is no answer for the first and the last of the values")
	}
	d.picture("3-results")
	d.key(fyne.KeyPageDown)
	d.picture("4-results")
	d.press("Save the numbers")
	if len(d.opened) != 1 {
		t.Fatalf("opened %q, want the table", d.opened)
	}
	text, err := os.ReadFile(strings.TrimSuffix(d.opened[0], "csv") + "json")
	var figures struct {
		Field string
		Steps []struct{ Value int }
	}
	if err == nil {
		err = json.Unmarshal(text, &figures)
	}
	if err != nil || figures.Field != "par" || len(figures.Steps) != 5 || figures.Steps[4].Value != 74 {
		t.Errorf("the figures are %+v, %v", figures, err)
	}
}

// The plots can be read in each look, with large text in a small window as well.
func TestTheLabInEachLook(t *testing.T) {
	if pictures == "" {
		t.Skip("only draws pictures to look at")
	}
	for _, look := range settings.Looks {
		set := settings.Default()
		set.Look, set.Text = look, 200
		d := open(t, fyne.NewSize(800, 600), set, nil)
		d.press("House rules")
		d.press("What does it do?")
		d.press("Gentle") // the first of two: that in question
		d.press("Standard")
		d.find("Start", 1)
		d.key(fyne.KeySpace)
		for page := range 24 {
			d.picture(fmt.Sprint(look, page))
			d.key(fyne.KeyPageDown)
		}
	}
}
