//go:build cgo

package main

import (
	"errors"
	"io"
	"log"
	"net/url"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/storage"
	"github.com/spf13/cobra"

	"homespun/companion/match/sound"
	"homespun/companion/system/aloud"
	"homespun/companion/system/display"
	_ "homespun/companion/system/environment"
	"homespun/companion/system/instance"
	"homespun/companion/system/spool"
	"homespun/companion/window"
	"homespun/companion/window/frame/shell"
	"homespun/engines/common/panics"
	"homespun/rulesets"
)

// garbage is the percentage for the garbage collector. It is lower than Go's default of 100, because pictures
// are large and soon dropped.
const garbage = 50

// applicationID identifies the app to the operating system.
const applicationID = "games.homespun"

// openWindow opens the window and returns when it is closed. If there is no display, or none with OpenGL,
// Fyne panics and openWindow returns an error that says so. Fyne's log goes to a file in the cache folder, or
// to standard error with verbose. files are the absolute paths of what it opens with. If the family's window
// is open already, it opens them, and this start has done its work.
func (p program) openWindow(verbose bool, files []string) error {
	if _, again := os.LookupEnv(stumbledVariable); again {
		files = nil // one of them may be what it has stumbled over
	} else if place, err := standing(); err == nil && place.Hand(files) {
		return nil
	}
	return restart(p.openTo(verbose, func(sh *shell.Shell) { fetch(sh, files) }))
}

// A double-click opens the window: without this, Cobra would say that the program is one for terminals.
func init() { cobra.MousetrapHelpText = "" }

// handed returns what a window does with the files of a second start. It is false if the window has not taken
// them in time, since it hangs or is closing.
func handed(sh *shell.Shell) func(files []string) bool {
	return func(files []string) bool {
		taken := make(chan bool, 1)
		var late atomic.Bool
		fyne.Do(func() {
			if !late.Load() && !sh.Closed() {
				fetch(sh, files)
				taken <- true
			}
		})
		select {
		case <-taken:
			return true
		case <-time.After(instance.Patience / 2):
			late.Store(true)
			return false
		}
	}
}

// fetch has a window open files, and come to the front.
func fetch(sh *shell.Shell, files []string) {
	for _, path := range files[:min(1, len(files))] { // there is one table
		sh.Fetch(path)
	}
	sh.Window.RequestFocus()
}

// standing returns where a second start finds the family's window.
func standing() (instance.Place, error) {
	family, err := rulesets.Home()
	if err != nil {
		return instance.Place{}, err
	}
	cache, err := inCache("")
	return instance.Place{Cache: cache, Family: string(family)}, err
}

// openTo is openWindow with a callback that receives the window before it is shown. Tests use it.
func (p program) openTo(verbose bool, opened func(*shell.Shell)) (err error) {
	if err := display.Settle(); err != nil {
		return no(err)
	}
	if !verbose {
		defer redirectLog()()
	}
	var deps shell.Deps
	defer func() { // for panics before the window is shown; show handles later ones
		if trouble := recover(); trouble != nil {
			log.Printf("window: %v\n%s", trouble, debug.Stack())
			if fault := panics.Caught(trouble); fault.Within("homespun/") {
				err = no(unopened(deps, fault))
				return
			}
			// Fyne's own message helps only those who ask for it with --verbose.
			err = no(errors.New("this display takes no window, as one without OpenGL or of somebody else " +
				"does: use the commands that " +
				"`homespun --help` lists; `homespun --verbose` says more"))
		}
	}()
	setLocale()
	debug.SetGCPercent(garbage)
	app.SetMetadata(fyne.AppMetadata{ID: applicationID, Name: "Homespun", Version: version(),
		Migrations: map[string]bool{"fyneDo": true}})
	application := app.NewWithID(applicationID)
	folder, err := rulesets.Home()
	if err != nil {
		return no(err)
	}
	deps = shell.Deps{Games: p.Games, Post: fyne.Do, Folder: string(folder), Paper: usualPaper, Version: version(),
		Open: opener(application), Settled: debug.FreeOSMemory}
	if config, err := os.UserConfigDir(); err == nil {
		deps.Settings = filepath.Join(config, "homespun", "settings.toml")
	}
	faults(&deps)
	listen(&deps)
	sh := window.Open(application, deps, window.First)
	if place, err := standing(); err == nil {
		stop, err := place.Wait(handed(sh), deps.Faulted)
		if err != nil && place.Hand(nil) { // another start was quicker, with this family's window
			return nil
		}
		defer stop()
	}
	opened(sh)
	return show(application, sh)
}

// listen adds the sounds and the voice of this computer. Nothing is made or looked for before it is wanted.
func listen(deps *shell.Deps) {
	deps.Voice = aloud.New(deps.Faulted)
	deps.Printers = spool.System{}
	deps.Screens = screens
	if folder, err := inCache("sounds"); err == nil {
		deps.Sound = sound.New(folder, deps.Faulted)
	}
}

// redirectLog sends the log to a file in the user's cache folder, or nowhere if that fails. It returns a
// function that closes the file.
func redirectLog() func() {
	log.SetOutput(io.Discard)
	path, err := inCache("homespun.log")
	if err != nil {
		return func() {}
	}
	file, err := os.Create(path)
	if err != nil {
		return func() {}
	}
	log.SetOutput(file)
	return func() { file.Close() }
}

// setLocale sets a locale if the environment has none or LANG=C, about which Fyne would complain.
func setLocale() {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(name); value != "" {
			if value == "C" || value == "POSIX" || strings.HasPrefix(value, "C.") {
				os.Setenv(name, "en_US.UTF-8")
			}
			return
		}
	}
	os.Setenv("LANG", "en_US.UTF-8")
}

// opener returns a function that opens files and folders with the system's viewer.
func opener(application fyne.App) func(path string) error {
	return func(path string) error {
		address, err := url.Parse(storage.NewFileURI(path).String())
		if err != nil {
			return err
		}
		return application.OpenURL(address)
	}
}
