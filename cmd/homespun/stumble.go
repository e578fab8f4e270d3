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

	"homespun/companion/match/words"
	"homespun/companion/system/reports"
	"homespun/companion/window/frame/shell"
	"homespun/engines/common/files"
	"homespun/engines/common/panics"
	"homespun/rulesets/household"
)

// stumbledVariable is an environment variable for a program that was restarted after a fault. It holds the
// path of the report, or why there is none.
const stumbledVariable = "HOMESPUN_STUMBLED"

// restartGrace is the time within which a second fault ends the program. It prevents endless restarts if the
// fault happens at every start.
var restartGrace = 10 * time.Second

// windowFault is a fault that the window could not catch. It happened in a function that Fyne calls by
// itself, such as for a tap or for drawing a board. Fyne cannot go on after that, so the program has to
// restart.
type windowFault struct {
	stumble shell.Stumble
	again   bool // the program was itself a restart, only just before
}

func (f *windowFault) Error() string {
	text := "the window has stumbled over a fault of the program"
	if f.again {
		text += ", again and again"
	}
	return text + ": " + f.stumble.Text()
}

// show shows the window until it is closed. It calls started once Fyne's main loop runs. The error is a
// *windowFault. A panic before Fyne's main loop runs is passed on, because it means that there is no display.
func show(application fyne.App, window *shell.Shell, started func()) (err error) {
	running, begun := false, time.Now()
	application.Lifecycle().SetOnStarted(func() {
		running = true
		repaint(window.Window)
		started()
	})
	defer func() {
		if !running {
			return
		}
		if problem := recover(); problem != nil {
			stumble := window.Note(panics.Caught(problem))
			if !window.Closed() {
				err = &windowFault{stumble, window.Stumbled != nil && time.Since(begun) < restartGrace}
			}
		}
	}()
	window.Window.Show()
	place(window)
	application.Run()
	return nil
}

// restart starts the program again if err is a *windowFault. It returns only if it does not restart, with the
// error to show.
func restart(err error) error {
	var f *windowFault
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

// logFault writes a fault into the log.
func logFault(fault *panics.Fault) {
	log.Printf("fault: %s\n%s", fault.Problem, strings.Join(fault.Places, "\n"))
}

// faults fills in the fields of deps about faults: the callback for a fault, and the fault that ended or
// restarted the program the last time.
func faults(deps *shell.Deps) {
	deps.Faulted = logFault
	if told, ok := os.LookupEnv(stumbledVariable); ok {
		os.Unsetenv(stumbledVariable)
		deps.Stumbled = &shell.Stumble{Problem: told}
		if filepath.IsAbs(told) {
			deps.Stumbled = &shell.Stumble{Report: told}
		}
	}
	path, err := household.InCache("crash.txt")
	if err != nil {
		return
	}
	mode := os.O_TRUNC
	if fault, when := crashed(path); fault != nil && deps.Stumbled != nil {
		mode = os.O_APPEND // keep the old crash; it is reported at the next start
	} else if fault != nil {
		report, err := reports.Keep(household.Folder(deps.Folder).Reports(),
			reports.Report{When: when, Version: deps.Version, Screen: "not known", Fault: fault})
		deps.Stumbled = &shell.Stumble{Report: report}
		if err != nil {
			deps.Stumbled.Problem, mode = words.Problem(err), os.O_APPEND
		}
	}
	// The Go runtime writes crashes that nothing can recover to this file, for example a fault of the
	// graphics library.
	if file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|mode, 0o644); err == nil {
		debug.SetCrashOutput(file, debug.CrashOptions{})
		file.Close()
	}
}

// unopened writes a report about a fault that happened before there was a window, and returns the error to
// show.
func unopened(deps shell.Deps, fault *panics.Fault) error {
	report, err := reports.Keep(household.Folder(deps.Folder).Reports(),
		reports.Report{When: time.Now(), Version: version(), Screen: "none yet", Fault: fault})
	stumble := shell.Stumble{Report: report}
	if err != nil {
		stumble.Problem = words.Problem(err)
	}
	return errors.New("the window cannot be opened, by a fault of the program: " + stumble.Text())
}

// crashed returns the crash that ended the program the last time, and its time; nil if there was none.
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
