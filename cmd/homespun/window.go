//go:build cgo

package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/storage"

	"homespun/companion"
	"homespun/companion/shell"
	"homespun/rulesets"
)

// applicationID names the app to the system.
const applicationID = "games.homespun"

// openWindow opens the window and returns when it is closed. Where there is no display, or none with OpenGL, it says so; the window's library panics then.
// That library's log goes to a file in the cache folder, with verbose to standard error.
func openWindow(verbose bool) error { return openTo(verbose, func(*shell.Shell) {}) }

// openTo is openWindow that tells opened of the window before it is shown.
func openTo(verbose bool, opened func(*shell.Shell)) (err error) {
	if err := display(); err != nil {
		return no(err)
	}
	if !verbose {
		defer quieten()()
	}
	defer func() {
		if trouble := recover(); trouble != nil {
			log.Printf("window: %v\n%s", trouble, debug.Stack())
			err = no(fmt.Errorf("the window cannot go on (%s): check the display and its OpenGL, or use the commands `homespun --help` lists", oneLine(fmt.Sprint(trouble))))
		}
	}()
	speakable()
	settled()
	app.SetMetadata(fyne.AppMetadata{ID: applicationID, Name: "Homespun", Version: version(), Migrations: map[string]bool{"fyneDo": true}})
	application := app.NewWithID(applicationID)
	folder, err := rulesets.Home()
	if err != nil {
		return no(err)
	}
	deps := shell.Deps{Post: fyne.Do, Folder: string(folder), Version: version(), Open: opener(application)}
	if config, err := os.UserConfigDir(); err == nil {
		deps.Settings = filepath.Join(config, "homespun", "settings.toml")
	}
	window := companion.Open(application, deps, companion.First)
	opened(window)
	window.Window.ShowAndRun()
	return nil
}

// display says what is missing for a window to open.
func display() error {
	if runtime.GOOS != "linux" && !strings.HasSuffix(runtime.GOOS, "bsd") || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" {
		return nil
	}
	return errors.New("there is no display for a window: start it from a desktop, or use the commands that `homespun --help` lists")
}

// quieten sends the log to a file in the user's cache folder, or nowhere, and returns what closes it.
func quieten() func() {
	log.SetOutput(io.Discard)
	cache, err := os.UserCacheDir()
	if err != nil {
		return func() {}
	}
	folder := filepath.Join(cache, "homespun")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return func() {}
	}
	file, err := os.Create(filepath.Join(folder, "homespun.log"))
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

// settled names the kind of display where the system does not and only one is there: else both are tried, and the one that is missing says so on
// standard error.
func settled() {
	if os.Getenv("XDG_SESSION_TYPE") == "" && os.Getenv("WAYLAND_DISPLAY") == "" && os.Getenv("DISPLAY") != "" {
		os.Setenv("XDG_SESSION_TYPE", "x11")
	}
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
