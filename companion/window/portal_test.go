//go:build !windows && !darwin

package window_test

import (
	"bytes"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/filemanager"
	"homespun/companion/system/filemanager/portaltest"
	"homespun/companion/system/settings"
	"homespun/engines/enginetest/watchdog"
	"homespun/rulesets/household"
)

// onDesktop opens the companion on a desktop with a portal. Slow work goes on beside the window from here on.
func onDesktop(t *testing.T, prepare func(household.Folder)) (*desk, *portaltest.Portal) {
	t.Helper()
	p := portaltest.Open(t, true)
	d := open(t, usual, settings.Default(), prepare)
	d.posts = make(chan func(), 4096)
	d.shell.Files = filemanager.System{}
	d.away = true // and who asks the disk is not known any more
	d.shell.Start = func(do func()) { go do() }
	return d, p
}

// until has the window do what comes to it, until is is true.
func (d *desk) until(what string, is func() bool) {
	d.Helper()
	for !is() {
		watchdog.Receive(d.T, what, d.posts)()
	}
}

// toRules goes to all rules of the first game, and takeIn from there to where a house rule is taken in.
func (d *desk) toRules() {
	d.Helper()
	d.press("House rules")
	d.until("the house rules are shown", func() bool { return d.says("All rules of SiTTeRS") })
	d.press("All rules of SiTTeRS")
}

func (d *desk) takeIn() {
	d.Helper()
	d.until("all rules are shown", func() bool { return d.says("Add another family's rules") && !d.says("Paste the text") })
	d.press("Add another family's rules")
}

// address returns the address of a file.
func address(path string) string { return (&url.URL{Scheme: "file", Path: path}).String() }

// A house rule is taken in by the desktop's own dialog. While that is open the window goes on; who closes it
// without a choice is where they were, and who leaves the screen has it closed, with no answer later.
func TestAFileIsChosenInTheDesktopsDialog(t *testing.T) {
	d, p := onDesktop(t, nil)
	came := filepath.Join(t.TempDir(), "Großmutters Regeln + 100%.toml")
	write(t, came, grandmas)
	choose := func() *portaltest.Dialog {
		d.press("Choose a file")
		return watchdog.Receive(t, "the portal is asked", p.Dialogs)
	}
	d.toRules()
	d.takeIn()
	none := choose()
	d.shell.SetClipboard("Hello!")
	d.press("Paste the text") // while the dialog is open
	d.until("what was pasted is read", func() bool { return d.says("This is no house rule of Homespun.") })
	none.Answer(1)
	choose().Answer(0, address(came))
	d.until("the house rule is shown", func() bool { return d.says("Mild and long.") })
	d.press("Keep it")
	d.until("it is kept", func() bool { return d.rulesIn() == "Grandma's.toml" })

	d.takeIn()
	unwanted := choose()
	d.key(fyne.KeyEscape)
	watchdog.Receive(t, "the dialog is closed", unwanted.Closed)
	unwanted.Answer(0, address(came))
	d.takeIn()
	again := choose()
	newer := choose() // the first may be hidden behind the window
	watchdog.Receive(t, "the first dialog is closed", again.Closed)
	newer.Answer(0, address(filepath.Join(t.TempDir(), "none.toml")))
	d.until("what is not there is said", func() bool { return d.says("This cannot be taken in") })
	open := choose()
	d.shell.Close()
	watchdog.Receive(t, "the dialog is closed with the window", open.Closed)
}

// Without an answer of the portal's, the window asks by the library's dialog.
func TestAPortalThatRefusesLeavesItToTheLibrary(t *testing.T) {
	d, p := onDesktop(t, nil)
	p.Refuses.Store(true)
	d.toRules()
	d.takeIn()
	d.press("Choose a file")
	d.until("the library asks", func() bool { return d.shell.Window.Canvas().Overlays().Top() != nil })
}

// A print goes where the desktop's dialog says, and only the file about which that has asked is replaced. The
// window says where the print is and shows it there.
func TestAPrintIsSavedByTheDesktopsDialog(t *testing.T) {
	d, p := onDesktop(t, nil)
	d.press("Print")
	place := filepath.Join(t.TempDir(), "Für Oma", "our board.pdf")
	if err := os.Mkdir(filepath.Dir(place), 0o700); err != nil {
		t.Fatal(err)
	}
	save := func() *portaltest.Dialog {
		d.until("the pages are laid out", func() bool { return d.says("sheets of A4") })
		d.press("Save as …")
		var asked *portaltest.Dialog
		d.until("the portal is asked", func() bool {
			select {
			case asked = <-p.Dialogs:
				return true
			default:
				go func() { d.posts <- func() {} }() // looks again
				return false
			}
		})
		return asked
	}
	first := save()
	folder, _ := first.Options["current_folder"].Value().([]byte)
	if name := first.Options["current_name"].Value(); !first.Save || name != "SiTTeRS Standard A4.pdf" ||
		string(folder) != d.folder.Prints()+"\x00" {
		t.Errorf("asked for %v in %q", name, folder)
	}
	first.Answer(1)
	save().Answer(0, address(place))
	d.until("it is saved", func() bool { return d.says("Saved · " + place) })
	if content, err := os.ReadFile(place); err != nil || !bytes.HasPrefix(content, []byte("%PDF-")) {
		t.Errorf("saved %.20q, %v", content, err)
	}
	d.picture("1-saved")
	d.press("Show in folder")
	if shown := watchdog.Receive(t, "it is shown", p.Shown); shown != address(place) {
		t.Errorf("shown is %s", shown)
	}

	write(t, place, "older")
	save().Answer(0, address(place)) // the dialog has asked about this one
	d.until("it is replaced", func() bool {
		content, err := os.ReadFile(place)
		return err == nil && bytes.HasPrefix(content, []byte("%PDF-"))
	})
	write(t, place, "older")
	save().Answer(0, address(place[:len(place)-len(".pdf")])) // but not about this one
	d.until("the window asks", func() bool { return d.says("There is a file of this name already") })
	if content, _ := os.ReadFile(place); !slices.Equal(content, []byte("older")) {
		t.Error("a file was replaced without a question")
	}
}
