package window_test

import (
	"context"
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/filemanager"
	"homespun/companion/system/settings"
	"homespun/companion/system/spool"
	"homespun/companion/window"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/table/tabletest"
	"homespun/rulesets/household"
)

// pictures is where pictures go; "" takes none.
var pictures = os.Getenv("HOMESPUN_PICTURES")

// now is when the tests take place.
var now = time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)

// desk is a window on the companion in a family's folder of its own.
type desk struct {
	*testing.T
	games    tableau.Games
	shell    *shell.Shell
	folder   household.Folder
	size     fyne.Size
	opened   []string
	shown    []string // in the file manager
	bare     bool     // the computer opens and shows nothing
	timers   []func()
	away     bool        // something is done beside the window
	posts    chan func() // what is to happen in the window; nil has it happen at once
	heard    transcript
	printers printers
}

// A transcript is the player and the voice of a test: it notes what they are asked.
type transcript []string

func (l *transcript) note(asked ...any) { *l = append(*l, strings.TrimSpace(fmt.Sprintln(asked...))) }

func (l *transcript) Play(s sound.Sound, volume int) { l.note("play", s, "at", volume) }
func (l *transcript) Has() bool                      { return true }
func (l *transcript) Say(sentence string)            { l.note("say", sentence) }
func (l *transcript) Hush()                          { l.note("hush") }
func (l *transcript) Close()                         { l.note("close") }

// open opens the companion on a family's folder; prepare may put files there first.
// printers are printers that note what they are given.
type printers struct {
	names []string
	to    string
	files []spool.File
}

func (p *printers) Printers() []string { return p.names }

func (p *printers) Send(to string, files []spool.File) error {
	if to == "Broken" {
		return &spool.Error{Printer: to, Problem: "out of paper"}
	}
	p.to, p.files = to, files
	return nil
}

func open(t *testing.T, size fyne.Size, set settings.Settings, prepare func(household.Folder)) *desk {
	t.Helper()
	return openWith(t, games.All(), size, set, prepare)
}

// openWith opens the companion with games of the test's own, on the shelf.
func openWith(t *testing.T, all tableau.Games, size fyne.Size, set settings.Settings,
	prepare func(household.Folder)) *desk {
	t.Helper()
	d := openFirst(t, all, size, set, prepare)
	if d.shell.Screen().Title() == words.WhoIsThere {
		d.press(words.ToTheGames)
	}
	return d
}

// openFirst opens the companion as it starts.
func openFirst(t *testing.T, all tableau.Games, size fyne.Size, set settings.Settings,
	prepare func(household.Folder)) *desk {
	t.Helper()
	d := &desk{T: t, games: all, size: size, folder: household.Folder(t.TempDir())}
	t.Setenv(household.Variable, string(d.folder))
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // the index of the album
	if err := d.folder.Make(); err != nil {
		t.Fatal(err)
	}
	if prepare != nil {
		prepare(d.folder)
	}
	tabletest.App(t)
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := set.Save(path); err != nil {
		t.Fatal(err)
	}
	d.watch()
	frame := test.NewTempWindow(t, nil)
	frame.Resize(size)
	d.shell = shell.New(
		shell.Deps{Games: all, Folder: string(d.folder), Settings: path, Start: d.beside,
			Now:   func() time.Time { return now },
			Files: d,
			Sound: &d.heard, Voice: &d.heard, Printers: &d.printers,
			Seed: func() uint64 { return 7 }, Post: d.post, Open: func(path string) error {
				if d.bare {
					return errors.New("exec: \"xdg-open\": executable file not found in $PATH")
				}
				d.opened = append(d.opened, path)
				return nil
			},
			After: func(_ time.Duration, do func()) func() {
				d.timers = append(d.timers, do)
				return func() {}
			}}, frame, window.First)
	t.Cleanup(d.shell.Close) // bots stop thinking
	frame.Resize(size)
	return d
}

// Choose implements filemanager.Manager: the tests choose in the library's dialogs.
func (d *desk) Choose(context.Context, filemanager.Question) (string, error) {
	return "", filemanager.ErrNone
}

// Show implements filemanager.Manager.
func (d *desk) Show(path string) error {
	if d.bare {
		return filemanager.ErrNone
	}
	d.shown = append(d.shown, path)
	return nil
}

// post has something happen in the window, when the test comes to it.
func (d *desk) post(do func()) {
	if d.posts == nil {
		was := d.away
		d.away = false
		do()
		d.away = was
		return
	}
	d.posts <- do
}

// picture saves what the window shows, where pictures are wanted.
func (d *desk) picture(name string) {
	d.Helper()
	if pictures == "" {
		return
	}
	folder := filepath.Join(pictures, strings.ReplaceAll(d.Name(), "/", "-"))
	if err := os.MkdirAll(folder, 0o755); err != nil {
		d.Fatal(err)
	}
	file, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		d.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, d.shell.Window.Canvas().Capture()); err != nil {
		d.Fatal(err)
	}
}

// key types a key into what has the focus, or into the window.
func (d *desk) key(name fyne.KeyName) {
	event := &fyne.KeyEvent{Name: name}
	c := d.shell.Window.Canvas()
	if f := c.Focused(); f != nil {
		f.TypedKey(event)
	} else if c.OnTypedKey() != nil {
		c.OnTypedKey()(event)
	}
}

// press presses the button or tile that is called so: the one that has the keys, or the next one from there
// by Tab.
func (d *desk) press(name string) {
	d.Helper()
	for range 400 {
		if f := d.shell.Window.Canvas().Focused(); f != nil && label(f) == name {
			d.key(fyne.KeySpace)
			return
		}
		d.shell.Window.Canvas().FocusNext()
	}
	d.Fatalf("nothing called %q can be reached by Tab on %q", name, d.shell.Screen().Title())
}

func label(f fyne.Focusable) string {
	if named, ok := f.(fyne.Accessible); ok {
		return named.AccessibilityLabel()
	}
	return ""
}

var usual = fyne.NewSize(1280, 800)

func TestFromTheShelfToTheTable(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.picture("1-shelf")
	d.press("Play")
	if got := d.shell.Screen().Title(); got != "SiTTeRS: New match" {
		t.Fatalf("Play led to %q", got)
	}
	d.picture("2-new-match")
	d.key(fyne.KeyReturn)
	if got := d.shell.Screen().Title(); got != "SiTTeRS" {
		t.Fatalf("Enter led to %q", got)
	}
	d.picture("3-table")
	d.key(fyne.KeyEscape)
	if got := d.shell.Screen().Title(); got != "Homespun" {
		t.Fatalf("Escape led to %q", got)
	}
	d.picture("4-shelf")
}
