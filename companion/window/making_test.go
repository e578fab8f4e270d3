package window_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/table"
	"homespun/engines/enginetest/round"
)

// rulesOf returns the text of the only house rule there is.
func (d *desk) rulesOf() string {
	d.Helper()
	files, _ := filepath.Glob(filepath.Join(d.folder.HouseRules(), "*.toml"))
	if len(files) != 1 {
		d.Fatalf("there are the house rules %q", files)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		d.Fatal(err)
	}
	return string(text)
}

// A ghost is made from its box on the shelf: its picture is there, three keys and a tap say what it does, and one tap
// tries it out. It appears at the first roll. On the way back its card is shown, and one undo takes it out.
func TestAMonsterIsMadeAndTriedOut(t *testing.T) {
	set := settings.Default()
	set.Motion, set.Telling = "less", "quick"
	d := open(t, usual, set, nil)
	d.press("Make a monster")
	d.title("Adventure Mode Awesome: Make a monster")
	d.press("Vampire")
	d.press("Ghost")
	d.press("Over walls")
	if !d.says("Something: roll a 4 or more.") && !d.says("A lot: roll a 5 or a 6.") {
		t.Error("the slider says nothing")
	}
	slide(d, "How much can it bear?: A lot: roll a 5 or a 6.", fyne.KeyRight)
	if !d.says("Very much: only a 6 beats it.") {
		t.Error("the slider does not say what it is set to")
	}
	d.picture("1-made")
	d.press("Try it")
	screen, playing := d.shell.Screen().(*table.Screen)
	if !playing {
		t.Fatalf("%q is shown, not the table", d.shell.Screen().Title())
	}
	d.picture("2-tried")
	data, _ := os.ReadFile(screen.Session().Path())
	if !strings.Contains(string(data), "dice: 4") || !strings.Contains(string(data), "monsters.ghost") {
		t.Errorf("no ghost comes in the match\n%s", data)
	}
	text := d.rulesOf()
	for _, want := range []string{"[monsters.ghost]", "climbs = true", "kill = 6"} {
		if !strings.Contains(strings.Join(strings.Fields(text), " "), want) {
			t.Errorf("the file has no %s:\n%s", want, text)
		}
	}
	d.key(fyne.KeyEscape)
	d.picture("3-card")
	if !d.says("Ghost") || !d.says("Steps") {
		t.Error("its card is not shown")
	}
	d.shell.Screen().(shell.Undoer).Undo()
	if text := d.rulesOf(); strings.Contains(text, "ghost") {
		t.Errorf("it is not taken back as one:\n%s", text)
	}
}

// slide moves the knob of a slider by a key.
func slide(d *desk, name string, key fyne.KeyName) {
	d.Helper()
	for range 400 {
		if f := d.shell.Window.Canvas().Focused(); f != nil && label(f) == name {
			d.key(key)
			return
		}
		d.shell.Window.Canvas().FocusNext()
	}
	d.Fatalf("there is no slider %q", name)
}

// A toy is made from the rule sheet, under a name for which there is no picture, and is picked for the battle that tries
// it out.
func TestAToyIsMadeFromTheSheet(t *testing.T) {
	m := mouseAt(t, usual)
	m.tap(tap{label: "House rules", n: 6})
	m.click("Make a toy")
	m.tap(tapped("Look for a picture=elephant")[0])
	if !m.says("There is no picture called that yet.") {
		t.Error("it is not said that there is no such picture")
	}
	m.picture("1-nothing")
	m.tap(tapped("What is it called?=Elephant")[0])
	slide(m.desk, "How far does it run?: It runs: up to 3 twines.", fyne.KeyLeft)
	m.picture("2-named")
	m.click("Try it")
	screen, playing := m.shell.Screen().(*table.Screen)
	if !playing {
		t.Fatalf("%q is shown, not the table", m.shell.Screen().Title())
	}
	data, _ := os.ReadFile(screen.Session().Path())
	if !strings.Contains(string(data), "A: pick elephant") {
		t.Errorf("nobody picks the elephant\n%s", data)
	}
	m.picture("3-battle")
	m.key(fyne.KeyEscape)
	m.picture("4-card")
	m.key(fyne.KeyEscape)
	m.key(fyne.KeyEscape)
	m.picture("5-sheet")
	m.key(fyne.KeyEscape)
	m.title("Homespun")
}

// What was kept plays along when the family comes back to the shelf and taps Play, also where it has played before.
func TestWhatWasKeptIsPlayed(t *testing.T) {
	m := mouseAt(t, usual)
	m.tap(tap{label: "Play", n: 6})
	m.click("Set up for us")
	m.key(fyne.KeyEscape)
	m.title("Homespun")
	m.tick() // a file has its time to the tick of the system's clock
	m.click("Make a toy")
	m.tap(tapped("What is it called?=Elephant")[0])
	m.click("Keep it")
	for range 4 {
		if m.shell.Screen().Title() != "Homespun" {
			m.key(fyne.KeyEscape)
		}
	}
	m.title("Homespun")
	m.tap(tap{label: "Play", n: 6})
	m.picture("1-new-match")
	if !m.says("Our Patrollers") {
		t.Error("the standard rules are played, not those with the elephant")
	}
}

// The page is whole in every window, look and size of text.
func TestMakingIsLookedAt(t *testing.T) {
	round.Long(t)
	type glance struct {
		size fyne.Size
		look string
		text int
	}
	small, huge := fyne.NewSize(1024, 600), fyne.NewSize(2560, 1440)
	for _, one := range round.Sample(t, 1, []glance{{usual, "light", 100}, {usual, "dark", 100}, {small, "light", 100},
		{small, "dark", 100}, {small, "dark", 200}, {usual, "light", 200}, {usual, "contrast", 100},
		{huge, "light", 100}, {huge, "dark", 100}, {huge, "contrast", 100}}) {
		for _, door := range []string{"Make a monster", "Make a toy"} {
			t.Run(fmt.Sprint(door, one.size.Width, one.look, one.text), func(t *testing.T) {
				d := open(t, one.size, look(one.look, one.text), nil)
				d.picture("0-shelf")
				d.press(door)
				d.picture("1-top")
				d.press(map[bool]string{true: "It goes bang", false: "Gatling Gun"}[door == "Make a monster"])
				d.picture("2-power")
				d.press("Keep it")
				if !strings.Contains(d.rulesOf(), "[") {
					t.Error("nothing is kept")
				}
				d.picture("3-kept")
				d.key(fyne.KeyEscape)
				d.key(fyne.KeyEscape)
				d.picture("4-sheet")
				search := (&mouse{desk: d}).find("Look for a rule or a word", 1)
				d.shell.Window.Canvas().Focus(search.(fyne.Focusable))
				d.write(map[bool]string{true: "ghost", false: "my teddy fights too"}[door == "Make a monster"])
				d.picture("5-found")
				gift := filepath.Join(t.TempDir(), "gift.toml")
				write(t, gift, d.rulesOf())
				other := open(t, one.size, look(one.look, one.text), nil)
				other.shell.Drop(gift)
				other.picture("6-taken-in")
				other.press("Keep it")
				if other.rulesIn() == "" {
					t.Error("another family cannot keep it")
				}
			})
		}
	}
}

// What people call things is found: one word leads to a rule that does it, to where it is made, or to a sentence on what
// comes nearest.
func TestSearchKnowsWhatPeopleCallThings(t *testing.T) {
	for _, c := range []struct {
		game              int
		typed, says, then string
	}{
		{1, "five delvers", "So many of each side there are.", "Delvers: 4"},
		{2, "ghost", "Make a monster of your own", "Make a monster"},
		{3, "slanty", "Nobody can go slanty", "Around a geyser: 8"},
		{4, "shorter", "The way west is shorter", "Goal: 12"},
		{5, "gold", "What a cube is worth", ""},
		{6, "my teddy fights too", "Make a toy of your own", "Make a toy"},
	} {
		t.Run(c.typed, func(t *testing.T) {
			m := mouseAt(t, usual)
			m.tap(tap{label: "House rules", n: c.game})
			search := m.find("Look for a rule or a word", 1)
			if search == nil {
				t.Fatal("there is no search")
			}
			m.shell.Window.Canvas().Focus(search.(fyne.Focusable))
			m.write(c.typed)
			m.picture("found")
			if !m.says(c.says) {
				t.Errorf("%q is not answered", c.typed)
			}
			if c.then == "" {
				return
			}
			before := m.shell.Screen().Title()
			m.click(c.then)
			if m.shell.Screen().Title() == before && m.shell.Window.Canvas().Overlays().Top() == nil {
				t.Errorf("%q leads nowhere", c.then)
			}
		})
	}
}
