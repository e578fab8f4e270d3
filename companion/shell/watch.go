package shell

import (
	"fmt"
	"os"
	"strings"
	"time"
)

// poll is how often files are looked at while a screen shows what stands in them.
const poll = time.Second

// Watch looks every second, beside the window, whether what stamp returns is another than before, and tells
// it in the window. It goes on until stop is called.
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

// Stamp returns what changes when one of these files does, or is gone, or is there again.
func Stamp(paths ...string) string {
	var b strings.Builder
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil {
			fmt.Fprintf(&b, "%s\x00%d\x00%d\n", path, info.ModTime().UnixNano(), info.Size())
		}
	}
	return b.String()
}
