//go:build cgo

package main

import (
	"errors"
	"io/fs"
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/system/instance"
	"homespun/companion/window/frame/shell"
	"homespun/rulesets/household"
)

// A door is where a second start hands over its file, from the moment that this start has found no window.
// What comes before the window runs is kept for it.
type door struct {
	lock   sync.Mutex
	window *shell.Shell // nil before it runs
	kept   []string
	// crowded: there is another window, which did not take the file of this start.
	crowded bool
	// shut ends it.
	shut func()
}

// knock looks for the family's window. If there is one, it is handed the file, and met is true: this start
// has done its work. Otherwise this start waits for others itself. With again, the program had to restart,
// and has to say so in a window of its own.
func (d *door) knock(folder, file string, again bool) (met bool) {
	d.shut = func() {}
	cache, err := household.InCache("")
	if err != nil {
		return false
	}
	place := instance.Place{Cache: cache, Family: folder}
	d.shut, err = place.Wait(d.take, logFault)
	if !errors.Is(err, fs.ErrExist) || again {
		return false
	}
	met = place.Hand(file)
	d.crowded = !met
	return met
}

// opens has a window that is not shown yet open the file of this start.
func (d *door) opens(sh *shell.Shell, file string) {
	if d.crowded {
		sh.Say(words.SecondWindow, words.SecondWindowHelp)
	}
	fetch(sh, file)
}

// runs has the window, which runs now, open what has come meanwhile.
func (d *door) runs(sh *shell.Shell) {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.window = sh
	for _, file := range d.kept {
		fetch(sh, file)
	}
}

// take takes the file of a second start. It is false if the window has not taken it in time, since it hangs
// or is closing.
func (d *door) take(file string) bool {
	d.lock.Lock()
	sh := d.window
	if sh == nil {
		d.kept = append(d.kept, file)
	}
	d.lock.Unlock()
	if sh == nil {
		return true
	}
	taken := make(chan bool, 1)
	var settled atomic.Bool // by the window that takes it, or because it is too late
	fyne.Do(func() {
		if settled.CompareAndSwap(false, true) {
			open := !sh.Closed()
			if open {
				fetch(sh, file)
			}
			taken <- open
		}
	})
	select {
	case yes := <-taken:
		return yes
	case <-time.After(instance.Patience / 2):
		return !settled.CompareAndSwap(false, true) && <-taken
	}
}

// fetch has a window open a file, if it is not "", and come to the front.
func fetch(sh *shell.Shell, file string) {
	if file != "" {
		sh.Fetch(file)
	}
	sh.Window.RequestFocus()
}
