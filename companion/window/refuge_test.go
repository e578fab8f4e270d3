package window_test

import (
	"os"
	"path/filepath"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window"
	"homespun/companion/window/screens/refuge"
	"homespun/rulesets/household"
)

// lost opens the companion with a folder in which nothing can be written: a file is where it should be.
func lost(t *testing.T) (d *desk, folder household.Folder) {
	t.Helper()
	d = openFirst(t, games.All(), usual, look("light", 100), nil)
	file := filepath.Join(t.TempDir(), "disk")
	if err := os.WriteFile(file, []byte("no folder"), 0o644); err != nil {
		t.Fatal(err)
	}
	folder = household.Folder(filepath.Join(file, "Homespun"))
	t.Setenv(household.Variable, string(folder))
	d.shell.Folder = string(folder)
	refuge.Look(d.shell, window.First)
	return d, folder
}

// A folder that cannot be written is named at the start, with what may be in the way. Without keeping, people go on to
// the shelf and play; the window says that nothing is kept.
func TestAFolderThatCannotBeWrittenIsToldAtTheStart(t *testing.T) {
	d, folder := lost(t)
	d.title(words.NothingKept)
	d.picture("0-nothing-kept")
	if !d.says(words.NothingKeptIn(string(folder))) || !d.says(words.NothingKeptDisk) {
		t.Error("the folder is not named, or not what may be in the way")
	}
	d.press(words.TryAgain)
	d.title(words.NothingKept)
	d.press(words.PlayUnkept)
	t.Cleanup(func() { os.RemoveAll(d.shell.Folder) })
	d.title(words.WhoIsThere)
	if got := d.shell.Window.Title(); got != words.Unkept {
		t.Errorf("the window is called %q", got)
	}
	home, err := household.Home()
	if err != nil || string(home) != d.shell.Folder || home == folder || home.Check() != nil {
		t.Errorf("the family's folder is %q, that of the window %q: %v", home, d.shell.Folder, err)
	}
}

// A folder that can be written again is gone on with.
func TestAFolderThatCanBeWrittenAgain(t *testing.T) {
	d, folder := lost(t)
	if err := os.Remove(filepath.Dir(string(folder))); err != nil { // the disk is plugged in
		t.Fatal(err)
	}
	d.press(words.TryAgain)
	d.title(words.WhoIsThere)
	if d.shell.Folder != string(folder) || d.shell.Window.Title() != words.App {
		t.Errorf("%q in %q", d.shell.Window.Title(), d.shell.Folder)
	}
}

// late looks for a folder that does not answer until people are asked, and returns what the disk has to do, in the
// order in which it was asked.
func (d *desk) late() (jobs *[]func()) {
	jobs = new([]func())
	d.shell.Start, d.timers = func(do func()) { *jobs = append(*jobs, do) }, nil
	refuge.Look(d.shell, window.First)
	d.timers[0]()
	return jobs
}

// A folder that answers late, with people playing without keeping by then, takes nothing over.
func TestAFolderThatAnswersTooLate(t *testing.T) {
	for name, plugged := range map[string]bool{"it can be written": true, "it cannot": false} {
		t.Run(name, func(t *testing.T) {
			d := openFirst(t, games.All(), usual, look("light", 100), nil)
			if !plugged {
				d.shell.Folder = filepath.Join(os.DevNull, "Homespun")
			}
			t.Setenv(household.Variable, d.shell.Folder)
			jobs := d.late()
			d.press(words.TryAgain)
			d.press(words.PlayUnkept)
			d.beside((*jobs)[2])
			d.beside((*jobs)[3])
			unkept, shown := d.shell.Folder, d.shell.Screen()
			t.Cleanup(func() { os.RemoveAll(unkept) })
			d.beside((*jobs)[0])
			d.beside((*jobs)[1])
			for _, late := range (*jobs)[4:] { // what they have led to
				d.beside(late)
			}
			if shown.Title() == words.NothingKept || d.shell.Screen() != shown {
				t.Errorf("on %q after %q", d.shell.Screen().Title(), shown.Title())
			}
			if home, err := household.Home(); err != nil || string(home) != unkept || d.shell.Folder != unkept ||
				d.shell.Window.Title() != words.Unkept {
				t.Errorf("%q in %q, want in %q; %q, %v", d.shell.Window.Title(), d.shell.Folder, unkept, home, err)
			}
		})
	}
}

// A folder that is made the family's too late is not: the one that is shown stays it.
func TestAFolderThatIsChosenTooLate(t *testing.T) {
	d := openFirst(t, games.All(), usual, look("light", 100), nil)
	t.Setenv(household.Variable, d.shell.Folder)
	jobs := d.late()
	d.press(words.TryAgain)
	d.beside((*jobs)[1]) // it can be written, and is to be the family's
	d.press(words.PlayUnkept)
	d.beside((*jobs)[3])
	d.beside((*jobs)[4])
	unkept := d.shell.Folder
	t.Cleanup(func() { os.RemoveAll(unkept) })
	d.beside((*jobs)[2])
	if home, err := household.Home(); err != nil || string(home) != unkept || d.shell.Window.Title() != words.Unkept {
		t.Errorf("%q in %q, want in %q; %v", d.shell.Window.Title(), home, unkept, err)
	}
}
