package shell

import (
	"errors"
	"math/rand/v2"
	"time"

	"homespun/companion/background"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines/panics"
)

// Deps is what the screens need of the world, as values: the program fills it from the system, tests from
// memory.
type Deps struct {
	// Games are the games there are.
	Games tableau.Games
	// Post has something done in the window's own goroutine, later. nil does it at once.
	Post func(func())
	// Start does something beside the window. nil starts a goroutine by [background.Go].
	Start func(func())
	// After has something done in the window's own goroutine after a while, unless it is stopped before. nil
	// uses the clock and Post.
	After func(time.Duration, func()) (stop func())
	// Now is the time. nil is the clock's.
	Now func() time.Time
	// Seed returns a new seed for dice and bots. nil draws one.
	Seed func() uint64
	// Folder is the family's folder, with Matches, House rules and Prints in it.
	Folder string
	// Settings is the path of the settings file; "" keeps them nowhere.
	Settings string
	// Open opens a file or folder in the system's own viewer. nil says that it cannot.
	Open func(path string) error
	// Version is the version of the program, for the records it writes.
	Version string
	// Settled is called beside the window once a screen has been shown for some seconds: what it took to come
	// there is not needed any more. nil is nothing.
	Settled func()
	// Faulted is told of each fault of the program, before the window says so and goes on. nil has the
	// program end there, as tests want it.
	Faulted func(*panics.Fault)
	// Stumbled says that the program begins again after a fault, which the window tells first.
	Stumbled *Stumble
}

var errNoViewer = errors.New(words.NoViewer)

// filled returns the dependencies with a default for each that is nil. A fault in what they do is told to
// caught, in the window.
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
	d.Post = func(do func()) { post(tried(do, caught)) }
	d.Start = func(do func()) { start(tried(do, caughtBeside)) }
	d.After = func(wait time.Duration, do func()) func() { return after(wait, tried(do, caught)) }
	if d.Now == nil {
		d.Now = time.Now
	}
	if d.Seed == nil {
		d.Seed = rand.Uint64
	}
	if d.Open == nil {
		d.Open = func(string) error { return errNoViewer }
	}
	return d
}

// tried returns what does something, and tells caught where it has a fault.
func tried(do func(), caught func(*panics.Fault)) func() {
	return func() {
		if fault := panics.Try(do); fault != nil {
			caught(fault)
		}
	}
}
