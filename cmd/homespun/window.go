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
	"github.com/spf13/cobra"

	"homespun/companion/match/sound"
	"homespun/companion/system/aloud"
	"homespun/companion/system/display"
	_ "homespun/companion/system/environment"
	"homespun/companion/system/filemanager"
	"homespun/companion/system/spool"
	"homespun/companion/window"
	"homespun/companion/window/frame/shell"
	"homespun/engines/common/panics"
	"homespun/rulesets/household"
)

// garbage is the percentage for the garbage collector. It is lower than Go's default of 100, because pictures
// are large and soon dropped.
const garbage = 50

// applicationID identifies the app to the operating system.
const applicationID = "games.homespun"

// openWindow opens the window and returns when it is closed. If there is no display, or none with OpenGL,
// Fyne panics and openWindow returns an error that says so. Fyne's log goes to a file in the cache folder, or
// to standard error with verbose. file is the absolute path of what it opens with, or "". If the family's
// window is open already, that one opens it, and this start has done its work.
func (p program) openWindow(verbose bool, file string) error {
	return restart(p.openTo(verbose, file, func(*shell.Shell) {}))
}

// A double-click opens the window: without this, Cobra would say that the program is one for terminals.
func init() { cobra.MousetrapHelpText = "" }

// openTo is openWindow with a callback that receives the window before it is shown. Tests use it.
func (p program) openTo(verbose bool, file string, opened func(*shell.Shell)) (err error) {
	folder, err := household.Home()
	if err != nil {
		return no(err)
	}
	_, again := os.LookupEnv(stumbledVariable)
	if again {
		file = "" // it may be what it has stumbled over
	}
	var entrance door
	if entrance.knock(string(folder), file, again) {
		return nil
	}
	defer func() { entrance.shut() }()
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
	deps = shell.Deps{Games: p.Games, Post: fyne.Do, Folder: string(folder), Paper: usualPaper, Version: version(),
		Open: opener(application), Settled: debug.FreeOSMemory}
	if config, err := os.UserConfigDir(); err == nil {
		deps.Settings = filepath.Join(config, "homespun", "settings.toml")
	}
	faults(&deps)
	listen(&deps)
	sh := window.Open(application, deps, window.First)
	entrance.opens(sh, file)
	opened(sh)
	return show(application, sh, func() { entrance.runs(sh) })
}

// listen adds the sounds, the voice, the printers and the file manager of this computer. Nothing is made or looked for before it is wanted.
func listen(deps *shell.Deps) {
	deps.Voice = aloud.New(deps.Faulted)
	deps.Printers, deps.Files = spool.System{}, filemanager.System{}
	deps.Screens = screens
	if folder, err := household.InCache("sounds"); err == nil {
		deps.Sound = sound.New(folder, deps.Faulted)
	}
}

// redirectLog sends the log to a file in the user's cache folder, or nowhere if that fails. It returns a
// function that closes the file.
func redirectLog() func() {
	log.SetOutput(io.Discard)
	path, err := household.InCache("homespun.log")
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
