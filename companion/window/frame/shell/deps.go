package shell

import (
	"errors"
	"math/rand/v2"
	"time"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/aloud"
	"homespun/companion/system/filemanager"
	"homespun/companion/system/spool"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// Deps are the outside services that screens use. The program takes them from the system, tests from memory.
type Deps struct {
	// Games are the games on the shelf.
	Games tableau.Games
	// Post runs a function later on the window's goroutine. nil runs it at once.
	Post func(func())
	// Start runs a function in the background. nil starts a goroutine by [background.Go].
	Start func(func())
	// After runs a function later on the window's goroutine, unless stop is called before. nil uses the
	// system's clock and Post.
	After func(time.Duration, func()) (stop func())
	// Now returns the time. nil is the system's clock.
	Now func() time.Time
	// Seed returns a new seed for dice and bots. nil draws one at random.
	Seed func() uint64
	// Folder is the family's folder, with Matches, House rules and Prints in it.
	Folder string
	// Settings is the path of the settings file; "" saves no settings.
	Settings string
	// Paper is the paper with which a family begins that has chosen none, by its id; "" is that of
	// [settings.Default].
	Paper string
	// Open opens a file or folder with the system's viewer. nil returns an error that there is none.
	Open func(path string) error
	// Files are the system's dialogs for files and its file manager. nil is a computer without any.
	Files filemanager.Manager
	// Sound plays the sounds of the table. nil is silent. The shell closes it with the window.
	Sound sound.Player
	// Voice reads aloud. nil says nothing. The shell closes it with the window.
	Voice aloud.Voice
	// Screens returns how many screens the computer has. nil is one.
	Screens func() int
	// Printers are the system's printers. nil is a computer without any.
	Printers spool.Spooler
	// Version is the version of the program, which goes into match files and reports.
	Version string
	// Settled is called in the background after a screen has been shown for some seconds. The program then
	// frees the memory that building the screen took. nil does nothing.
	Settled func()
	// Faulted is called for each fault of the program, before the window reports it and goes on. If it is
	// nil, the fault ends the program, which is what tests want.
	Faulted func(*panics.Fault)
	// Stumbled is set where a fault has ended the previous run of the program. The window reports it first.
	Stumbled *Stumble
}

var errNoViewer = errors.New(words.NoViewer)

// filled returns the dependencies with defaults in place of nil. A fault in a function that they run is
// caught and passed to caught, on the window's goroutine.
func (d Deps) filled(caught func(*panics.Fault)) Deps {
	post, start, after := d.Post, d.Start, d.After
	if post == nil {
		post = func(do func()) { do() }
	}
	caughtBeside := func(fault *panics.Fault) { post(func() { caught(fault) }) }
	if start == nil {
		start = func(do func()) { background.Go(do, caughtBeside) }
	}
	if after == nil {
		after = func(wait time.Duration, do func()) func() {
			return background.After(wait, func() { post(do) }, caughtBeside)
		}
	}
	d.Post = func(do func()) { post(guarded(do, caught)) }
	d.Start = func(do func()) { start(guarded(do, caughtBeside)) }
	d.After = func(wait time.Duration, do func()) func() { return after(wait, guarded(do, caught)) }
	if d.Now == nil {
		d.Now = time.Now
	}
	if d.Seed == nil {
		d.Seed = rand.Uint64
	}
	if d.Open == nil {
		d.Open = func(string) error { return errNoViewer }
	}
	if d.Files == nil {
		d.Files = filemanager.None{}
	}
	if d.Sound == nil {
		d.Sound = sound.Silence{}
	}
	if d.Screens == nil {
		d.Screens = func() int { return 1 }
	}
	if d.Printers == nil {
		d.Printers = spool.None{}
	}
	if d.Voice == nil {
		d.Voice = aloud.Silence{}
	}
	return d
}

// guarded wraps a function so that a fault in it goes to caught and does not end the program.
func guarded(do func(), caught func(*panics.Fault)) func() {
	return func() {
		if fault := panics.Try(do); fault != nil {
			caught(fault)
		}
	}
}
