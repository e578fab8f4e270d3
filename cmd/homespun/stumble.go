//go:build cgo

package main

import (
	"cmp"
	"errors"
	"log"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/reports"
	"homespun/companion/shell"
	"homespun/companion/words"
	"homespun/engines/files"
	"homespun/engines/panics"
	"homespun/rulesets"
)

// stumbledVariable is set in the environment of a program that begins again after a fault: to the path of the
// report, or to why there is none.
const stumbledVariable = "HOMESPUN_STUMBLED"

// soon is how long a program that has begun again goes on at least; one that falls before is left lying.
var soon = 10 * time.Second

// fallen is a fault that the window could not catch: one in what the window's library calls by itself, such
// as a tap or the drawing of a board. The library cannot go on after it, and so the program begins again.
type fallen struct {
	stumble shell.Stumble
	again   bool // it has begun again before, only just now
}

func (f *fallen) Error() string {
	text := "the window has stumbled over a fault of the program"
	if f.again {
		text += ", again and again"
	}
	return text + ": " + f.stumble.Text()
}

// show shows the window until it is closed. The error is a *fallen. Before the window's library runs, its
// panics go on: they say that there is no display.
func show(application fyne.App, window *shell.Shell) (err error) {
	running, begun := false, time.Now()
	application.Lifecycle().SetOnStarted(func() { running = true })
	defer func() {
		if !running {
			return
		}
		if problem := recover(); problem != nil {
			stumble := window.Note(panics.Caught(problem))
			if !window.Closed() {
				err = &fallen{stumble, window.Stumbled != nil && time.Since(begun) < soon}
			}
		}
	}()
	window.Window.ShowAndRun()
	return nil
}

// rise has the program begin again where the window has fallen; it returns where that cannot be, with the
// error that remains.
func rise(err error) error {
	var f *fallen
	if !errors.As(err, &f) {
		return err
	}
	if f.again {
		return no(f)
	}
	if failed := beginAgain(stumbledVariable + "=" + cmp.Or(f.stumble.Report, f.stumble.Problem)); failed !=
		nil {
		return no(errors.Join(f, failed))
	}
	return nil
}

// faults fills in what the window needs to catch faults: who is told of them, and the one after which the
// program begins again, or ended the last time.
func faults(deps *shell.Deps) {
	deps.Faulted = func(fault *panics.Fault) {
		log.Printf("fault: %s\n%s", fault.Problem, strings.Join(fault.Places, "\n"))
	}
	if told, ok := os.LookupEnv(stumbledVariable); ok {
		os.Unsetenv(stumbledVariable)
		deps.Stumbled = &shell.Stumble{Problem: told}
		if filepath.IsAbs(told) {
			deps.Stumbled = &shell.Stumble{Report: told}
		}
	}
	path, err := inCache("crash.txt")
	if err != nil {
		return
	}
	mode := os.O_TRUNC
	if fault, when := crashed(path); fault != nil && deps.Stumbled != nil {
		mode = os.O_APPEND // it is told the next time
	} else if fault != nil {
		report, err := reports.Keep(rulesets.Folder(deps.Folder).Reports(),
			reports.Report{When: when, Version: deps.Version, Screen: "not known", Fault: fault})
		deps.Stumbled = &shell.Stumble{Report: report}
		if err != nil {
			deps.Stumbled.Problem, mode = words.Problem(err), os.O_APPEND
		}
	}
	// What nothing catches, such as a fault of the graphics library, the language writes there as it ends the
	// program.
	if file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|mode, 0o644); err == nil {
		debug.SetCrashOutput(file, debug.CrashOptions{})
		file.Close()
	}
}

// unopened returns what is told of a fault of the program before its window was there, after it is written
// down.
func unopened(deps shell.Deps, fault *panics.Fault) error {
	report, err := reports.Keep(rulesets.Folder(deps.Folder).Reports(),
		reports.Report{When: time.Now(), Version: version(), Screen: "none yet", Fault: fault})
	stumble := shell.Stumble{Report: report}
	if err != nil {
		stumble.Problem = words.Problem(err)
	}
	return errors.New("the window cannot be opened, by a fault of the program: " + stumble.Text())
}

// crashed reads what ended the program the last time, nil for nothing.
func crashed(path string) (*panics.Fault, time.Time) {
	info, err := os.Stat(path)
	if err != nil || info.Size() == 0 {
		return nil, time.Time{}
	}
	data, err := files.Beginning(path, 1<<20)
	if err != nil {
		return nil, time.Time{}
	}
	return panics.Crashed(string(data)), info.ModTime()
}

// inCache returns the path of a file of ours in the user's cache folder, which is there then.
func inCache(name string) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "homespun")
	if err := files.MakeFolder(folder); err != nil {
		return "", err
	}
	return filepath.Join(folder, name), nil
}
