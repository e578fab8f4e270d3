package window_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/screens/printshop"
	"homespun/companion/window/table"
	"homespun/rulesets/household"
)

// A double-click on a file opens it where it belongs, whatever was on the screen, and however it is called.
func TestADoubleClickOpensWhereAFileBelongs(t *testing.T) {
	match := ""
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		match = keep(t, folder, 3, 1, seated("Ava"), seated("Ben"))
	})
	other := filepath.Join(t.TempDir(), "what is this.txt")
	data, err := os.ReadFile(match)
	if err != nil {
		t.Fatal(err)
	}
	write(t, other, string(data))
	deck := filepath.Join(t.TempDir(), "dares.toml")
	write(t, deck, "title = \"Dares\"\n[[card]]\ntext = \"Hop.\"\n")
	letter := filepath.Join(t.TempDir(), "rules.homespun")
	write(t, letter, "Dear Ava!")
	for range 2 {
		for _, path := range []string{match, other} {
			d.shell.Fetch(path)
			if at, ok := d.shell.Screen().(*table.Screen); !ok || at.Session().Path() != path {
				t.Fatalf("%s opens %T", path, d.shell.Screen())
			}
		}
		d.shell.Fetch(deck)
		if _, ok := d.shell.Screen().(*printshop.Screen); !ok {
			t.Fatalf("the deck opens %T", d.shell.Screen())
		}
		d.shell.Fetch(letter)
		d.title("House rules: Add another family's rules")
		if !d.says("This cannot be taken in") {
			t.Error("nothing is said of the letter")
		}
	}
}

// What cannot be opened is told in a sentence, and whoever has a dialog open is not disturbed.
func TestADoubleClickOnWhatIsNoFile(t *testing.T) {
	folder := t.TempDir()
	itself := filepath.Join(folder, "itself.match")
	if err := os.Symlink(itself, itself); err != nil {
		t.Skip(err)
	}
	d := open(t, usual, settings.Default(), nil)
	for name, path := range map[string]string{"a folder": folder, "a link to itself": itself, "a device": "/dev/zero",
		"no file": filepath.Join(folder, "none.match"), "quotes": filepath.Join(folder, `"a" $(b) ;.match`),
		"10,000 letters": filepath.Join(folder, strings.Repeat("x", 10_000))} {
		d.shell.Home()
		d.shell.Fetch(path)
		if !d.says("This cannot be taken in") {
			t.Errorf("%s: nothing is said", name)
		}
	}
	d.shell.Home()
	d.shell.Say("Sure", "Really")
	before := d.shell.Screen()
	d.shell.Fetch(folder)
	if d.shell.Screen() != before {
		t.Error("what is behind the dialog is left")
	}
	d.press(words.Close)
	d.tick()
	if d.shell.Screen() == before {
		t.Error("after the dialog nothing is opened")
	}
}
