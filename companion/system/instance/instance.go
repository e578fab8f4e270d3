// Package instance has a second start of the program come to the window that is open: it hands over the paths
// of the files that it was to open, and ends. Only the same user of the same computer can hand anything over,
// and nothing but paths.
package instance

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"net"
	"path/filepath"
	"time"

	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// The most that is handed over: so many paths, of so many bytes in all. A path on Linux has at most 4,096.
const (
	mostPaths = 64
	mostBytes = 1 << 20
)

// Patience is how long either side waits for the other.
const Patience = 2 * time.Second

// errand is what a second start hands over, as one line of JSON. Paths are bytes: not every system has them
// in UTF-8.
type errand struct {
	Open [][]byte `json:"open"`
}

// Place is where a window waits for a second start: the user's folder for what the program keeps for itself,
// and the family's folder, since two families on one computer have a window each.
type Place struct{ Cache, Family string }

// name is the name of the family's window among those of the user.
func (p Place) name() string {
	sum := sha256.Sum256([]byte(p.Family))
	return "window-" + hex.EncodeToString(sum[:6])
}

// Hand has the window that is open open the files at these absolute paths; with none it only comes to the
// front. It reports whether there is such a window.
func (p Place) Hand(paths []string) bool {
	if len(paths) > mostPaths {
		paths = paths[:mostPaths]
	}
	link, err := p.dial()
	if err != nil {
		return false
	}
	defer link.Close()
	_ = link.SetDeadline(time.Now().Add(Patience))
	var asked errand
	for _, path := range paths {
		asked.Open = append(asked.Open, []byte(path))
	}
	if json.NewEncoder(link).Encode(asked) != nil {
		return false
	}
	answer, err := bufio.NewReader(link).ReadString('\n')
	return err == nil && answer == taken
}

// taken is the answer of a window that has taken the paths.
const taken = "taken\n"

// Wait has this window take what a second start hands over, until stop is called. open gets the paths, on a
// goroutine of its own, and says whether the window has taken them; faulted gets what panics there. The error
// is one of the system; then a second start opens a window of its own.
func (p Place) Wait(open func(paths []string) bool, faulted func(*panics.Fault)) (stop func(), err error) {
	listener, err := p.listen()
	if err != nil {
		return func() {}, err
	}
	background.Go(func() { serve(listener, open) }, faulted)
	return func() { listener.Close() }, nil
}

// serve takes what is handed over until the listener is closed.
func serve(listener net.Listener, open func(paths []string) bool) {
	for {
		link, err := listener.Accept()
		if err != nil {
			return
		}
		if paths, ok := take(link); ok && open(paths) {
			_, _ = io.WriteString(link, taken)
		}
		link.Close()
	}
}

// take reads the paths that somebody hands over. It is false for anything else than absolute paths.
func take(link net.Conn) (paths []string, ok bool) {
	_ = link.SetDeadline(time.Now().Add(Patience))
	var asked errand
	line, err := bufio.NewReader(io.LimitReader(link, mostBytes)).ReadBytes('\n')
	if err != nil || json.Unmarshal(line, &asked) != nil || len(asked.Open) > mostPaths {
		return nil, false
	}
	for _, path := range asked.Open {
		if !filepath.IsAbs(string(path)) {
			return nil, false
		}
		paths = append(paths, string(path))
	}
	return paths, true
}
