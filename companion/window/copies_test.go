package window_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/backup"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/screens/preferences"
	"homespun/engines/common/files"

	"homespun/rulesets/household"
)

// kin opens the settings of a family with some files, in a folder beside which copies can lie.
func kin(t *testing.T, set settings.Settings, size fyne.Size) *desk {
	t.Helper()
	d := open(t, size, set, nil)
	d.folder = household.Folder(filepath.Join(t.TempDir(), "Homespun"))
	d.shell.Folder = string(d.folder)
	if err := d.folder.Make(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"People.toml", "Matches/Sitters 2026-11-02.match",
		"Matches/Saratoga 2026-11-20.match",
		"House rules/Snails.toml", "House rules/Snails.history", "Decks/Animals.toml"} {
		d.put(name, "of the family\n")
	}
	d.press(words.Settings)
	return d
}

// put writes a file of the family's.
func (d *desk) put(name, text string) {
	d.Helper()
	path := filepath.Join(string(d.folder), filepath.FromSlash(name))
	if err := errors.Join(files.MakeFolder(filepath.Dir(path)), files.Write(path, []byte(text)),
		os.Chtimes(path, now, now.AddDate(0, 0, -len(name)))); err != nil {
		d.Fatal(err)
	}
}

// A copy is kept from the settings. Later it brings back what is missing, and puts what was changed beside.
func TestACopyIsKeptAndBroughtBack(t *testing.T) {
	for _, theme := range []string{"light", "dark"} {
		t.Run(theme, func(t *testing.T) {
			d := kin(t, look(theme, 100), usual)
			if !d.says(words.NoCopyYet) || !d.says(words.CopiesIn(d.folder.Copies())) {
				t.Error("it is not said where copies lie, and that there is none")
			}
			d.press(words.KeepACopy)
			list := backup.List(d.folder, d.folder.Copies())
			if len(list) != 1 || !d.says(words.CopyKept(6, filepath.Base(list[0].Path))) {
				t.Fatalf("%v; it is not said what was copied", list)
			}
			d.picture("1-settings")
			d.put("House rules/Snails.toml", "of somebody\n")
			d.put("Matches/Sitters 2026-11-02.match", "of the family\nand went on\n")
			d.put("Matches/Cubed 2026-11-27.match", "new\n")
			if err := os.Remove(filepath.Join(d.folder.Decks(), "Animals.toml")); err != nil {
				t.Fatal(err)
			}
			d.press(words.BringBackFrom)
			d.title(words.BringBack)
			d.picture("2-copies")
			d.press(words.Facts(filepath.Base(list[0].Path), words.When(list[0].Made, now)))
			for _, said := range []string{"Decks › Animals.toml", "House rules › Snails.toml",
				"Matches › Cubed 2026-11-27.match", words.BringGrownHelp} {
				if !d.says(said) {
					t.Errorf("%q is not said", said)
				}
			}
			if d.says("of somebody") || d.says("of the family") {
				t.Error("what is in the files is shown")
			}
			d.picture("3-differences")
			d.press(words.BringDo(2))
			if !d.says(words.BroughtNew(1)+" "+words.BroughtBeside(1)) || !d.says(words.AllThere) {
				t.Error("it is not said what was brought back")
			}
			d.picture("4-brought")
			beside, _ := filepath.Glob(filepath.Join(d.folder.HouseRules(), "Snails (from *).toml"))
			if _, err := os.Stat(filepath.Join(d.folder.Decks(), "Animals.toml")); err != nil ||
				len(beside) != 1 {
				t.Errorf("%v, %q", err, beside)
			}
		})
	}
}

// What is no copy is said so, and nothing can be brought back from it.
func TestWhatIsNoCopy(t *testing.T) {
	d := kin(t, look("light", 200), fyne.NewSize(800, 600))
	d.press(words.BringBackFrom)
	path := filepath.Join(t.TempDir(), "holiday.zip")
	if err := os.WriteFile(path, []byte("PK\x03\x04"), 0o644); err != nil {
		t.Fatal(err)
	}
	d.shell.Screen().(interface{ Drop(string) }).Drop(path)
	if !d.says(words.Problem(backup.ErrNone)) {
		t.Error("it is not said")
	}
	d.picture("1-none")
	kept, err := backup.Keep(d.folder, d.folder.Copies(), now)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(d.folder.Matches()); err != nil {
		t.Fatal(err)
	}
	d.shell.Screen().(interface{ Drop(string) }).Drop(kept.Path)
	d.picture("2-large")
	d.press(words.BringDo(2))
	if !d.says(words.BroughtNew(2)) {
		t.Error("after that a copy is not brought back")
	}
}

// The copy of the week is made a while after the start; what keeps it from being made is told in the
// settings.
func TestTheCopyOfTheWeek(t *testing.T) {
	d := kin(t, look("light", 100), usual)
	d.timers = nil
	preferences.Weekly(d.shell)
	if len(backup.List(d.folder, d.folder.Copies())) > 0 {
		t.Error("it is made at once")
	}
	d.timers[0]()
	list := backup.List(d.folder, d.folder.Copies())
	if len(list) != 1 || !strings.HasSuffix(list[0].Path, now.Format(time.DateOnly)+" (weekly).zip") {
		t.Errorf("%v", list)
	}
	set := d.shell.Settings()
	set.Copies = filepath.Join(t.TempDir(), "no drive", "copies")
	d.shell.SetSettings(set)
	d.timers[0]()
	d.key("Escape")
	d.press(words.Settings)
	if !d.says(words.CopiesIn(set.Copies)) || !d.says(words.WeeklyFailed("")[:20]) {
		t.Error("it is not said that it could not be made")
	}
	d.press(words.UsualPlace)
	d.picture("1-usual-place")
	if d.shell.Settings().Copies != "" || !d.says(words.CopiesIn(d.folder.Copies())) {
		t.Error("the usual place is not that of the copies again")
	}
}

// The settings tell which files the last copy lacks, after the next start too, until there is one that lacks
// none. They tell if nothing could be copied.
func TestACopyThatLacksFilesIsTold(t *testing.T) {
	d := kin(t, look("light", 100), usual)
	link := filepath.Join(d.folder.Decks(), "Friends.toml")
	if err := os.Symlink(filepath.Join(string(d.folder), "People.toml"), link); err != nil {
		t.Skip("no links here:", err)
	}
	again := func() {
		d.key("Escape")
		d.press(words.Settings)
	}
	d.timers = nil
	preferences.Weekly(d.shell)
	for range 2 { // the second time none is due, as after the next start
		d.timers[0]()
		again()
		if !d.says(words.CopyLeft(1, "Decks/Friends.toml")) || !d.says(words.NoneRemoved) ||
			d.says(words.WeeklyFailed("")[:20]) {
			t.Error("it is not said what the copy lacks")
		}
	}
	d.picture("1-lacking")
	if err := os.Remove(link); err != nil {
		t.Fatal(err)
	}
	d.press(words.KeepACopy)
	again()
	if d.says(words.NoneRemoved) {
		t.Error("it is still said when the last copy lacks nothing")
	}
	set := d.shell.Settings()
	set.Copies = t.TempDir()
	d.shell.SetSettings(set)
	if err := os.RemoveAll(string(d.folder)); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(files.MakeFolder(d.folder.Decks()), os.Symlink("nowhere", link)); err != nil {
		t.Fatal(err)
	}
	d.timers[0]()
	again()
	if !d.says(words.WeeklyFailed(words.Sentence(words.NoneCopied("Decks/Friends.toml")))) {
		t.Error("it is not said that nothing could be copied")
	}
}
