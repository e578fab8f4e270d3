package shell

import (
	"fmt"
	"os"
	"strings"
	"time"
)

// poll is the interval at which watched files are checked.
const poll = time.Second

// Watch calls stamp every second in the background. When the stamp differs from the one before, changed is
// called on the window's goroutine. This goes on until stop is called.
func (s *Shell) Watch(stamp func() string, changed func()) (stop func()) {
	stopped, known, last := false, false, ""
	var next func()
	var timer func()
	read := func() {
		s.Work(func() func() {
			now := stamp()
			return func() {
				if stopped {
					return
				}
				other := known && now != last
				known, last = true, now
				next()
				if other {
					changed()
				}
			}
		})
	}
	next = func() {
		timer = s.After(poll, func() {
			if !stopped {
				read()
			}
		})
	}
	read()
	return func() {
		stopped = true
		if timer != nil {
			timer()
		}
	}
}

// Stamp returns a text that changes when one of the files changes, disappears or comes back. It is made of
// times and sizes.
func Stamp(paths ...string) string {
	var b strings.Builder
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil {
			fmt.Fprintf(&b, "%s\x00%d\x00%d\n", path, info.ModTime().UnixNano(), info.Size())
		}
	}
	return b.String()
}
