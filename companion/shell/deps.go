package shell

import (
	"errors"
	"math/rand/v2"
	"time"

	"homespun/companion/words"
)

// Deps is what the screens need of the world, as values: the program fills it from the system, tests from memory.
type Deps struct {
	// Post has something done in the window's own goroutine, later. nil does it at once.
	Post func(func())
	// Start does something beside the window. nil starts a goroutine.
	Start func(func())
	// After has something done in the window's own goroutine after a while, unless it is stopped before. nil uses the clock and Post.
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
}

var errNoViewer = errors.New(words.NoViewer)

// filled returns the dependencies with a default for each that is nil.
func (d Deps) filled() Deps {
	if d.Post == nil {
		d.Post = func(do func()) { do() }
	}
	if d.Start == nil {
		d.Start = func(do func()) { go do() }
	}
	if d.After == nil {
		post := d.Post
		d.After = func(wait time.Duration, do func()) func() {
			timer := time.AfterFunc(wait, func() { post(do) })
			return func() { timer.Stop() }
		}
	}
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
