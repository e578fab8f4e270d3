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

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/storage"

	"homespun/companion"
	"homespun/companion/display"
	_ "homespun/companion/environment"
	"homespun/companion/shell"
	"homespun/engines/panics"
	"homespun/rulesets"
)

// garbage is how much memory that is no longer used may lie about, in percent of what is used: pictures are
// large and soon dropped.
const garbage = 50

// applicationID names the app to the system.
const applicationID = "games.homespun"

// openWindow opens the window and returns when it is closed. Where there is no display, or none with OpenGL,
// it says so; the window's library panics then. That library's log goes to a file in the cache folder, with
// verbose to standard error.
func (p program) openWindow(verbose bool) error {
	return rise(p.openTo(verbose, func(*shell.Shell) {}))
}

// openTo is openWindow that tells opened of the window before it is shown.
func (p program) openTo(verbose bool, opened func(*shell.Shell)) (err error) {
	if err := display.Settle(); err != nil {
		return no(err)
	}
	if !verbose {
		defer quieten()()
	}
	var deps shell.Deps
	defer func() { // what comes of a panic once the window is shown is told by show
		if trouble := recover(); trouble != nil {
			log.Printf("window: %v\n%s", trouble, debug.Stack())
			if fault := panics.Caught(trouble); fault.Within("homespun/") {
				err = no(unopened(deps, fault))
				return
			}
			// What the library says of it helps nobody but who asks for it.
			err = no(errors.New("this display takes no window, as one without OpenGL or of somebody else " +
				"does: use the commands that " +
				"`homespun --help` lists; `homespun --verbose` says more"))
		}
	}()
	speakable()
	debug.SetGCPercent(garbage)
	app.SetMetadata(fyne.AppMetadata{ID: applicationID, Name: "Homespun", Version: version(),
		Migrations: map[string]bool{"fyneDo": true}})
	application := app.NewWithID(applicationID)
	folder, err := rulesets.Home()
	if err != nil {
		return no(err)
	}
	deps = shell.Deps{Games: p.Games, Post: fyne.Do, Folder: string(folder), Version: version(),
		Open: opener(application), Settled: debug.FreeOSMemory}
	if config, err := os.UserConfigDir(); err == nil {
		deps.Settings = filepath.Join(config, "homespun", "settings.toml")
	}
	faults(&deps)
	window := companion.Open(application, deps, companion.First)
	opened(window)
	return show(application, window)
}

// quieten sends the log to a file in the user's cache folder, or nowhere, and returns what closes it.
func quieten() func() {
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

// speakable gives the process a language where it has none: the window's library complains of LANG=C.
func speakable() {
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

// opener opens files and folders with the system's own program.
func opener(application fyne.App) func(path string) error {
	return func(path string) error {
		address, err := url.Parse(storage.NewFileURI(path).String())
		if err != nil {
			return err
		}
		return application.OpenURL(address)
	}
}
