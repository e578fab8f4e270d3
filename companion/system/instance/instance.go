// Package instance has a second start of the program come to the window that is open: it hands over the path
// of the file that it was to open, and ends. Only the same user of the same computer can hand anything over,
// and nothing but a path.
package instance

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"path/filepath"
	"time"

	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// mostBytes is the most that is handed over. A path on Linux has at most 4,096 bytes, one on Windows 32,767
// letters.
const mostBytes = 1 << 18

// Patience is how long either side waits for the other.
const Patience = 2 * time.Second

// errand is what a second start hands over, as one line of JSON. A path is bytes: not every system has it in
// UTF-8.
type errand struct {
	Open []byte `json:"open"`
}

// Place is where a window waits for a second start: the user's folder for what the program keeps for itself,
// and the family's folder, since two families on one computer have a window each.
type Place struct{ Cache, Family string }

// name is the name of the family's window among those of the user.
func (p Place) name() string {
	sum := sha256.Sum256([]byte(p.Family))
	return "window-" + hex.EncodeToString(sum[:6])
}

// A link joins a second start and the window, in both directions.
type link interface {
	io.ReadWriteCloser
	SetDeadline(time.Time) error
}

// A listener is where links begin. After Close nothing can be dialled.
type listener interface {
	accept() (link, error)
	Close() error
}

// Hand has the window that is open open the file at an absolute path; with "" it only comes to the front. It
// reports whether there is such a window, and takes no longer than [Patience].
func (p Place) Hand(path string) bool {
	until := time.Now().Add(Patience)
	to, err := p.dial(until)
	if err != nil {
		return false
	}
	defer to.Close()
	if to.SetDeadline(until) != nil || json.NewEncoder(to).Encode(errand{[]byte(path)}) != nil {
		return false
	}
	answer, err := bufio.NewReader(to).ReadString('\n')
	return err == nil && answer == taken
}

// taken is the answer of a window that has taken the path.
const taken = "taken\n"

// Wait has this window take what a second start hands over, until stop is called. open gets the path, on a
// goroutine of its own, and says whether the window has taken it; faulted gets what panics there. The error
// is [fs.ErrExist] where another window waits already, or one of the system.
func (p Place) Wait(open func(path string) bool, faulted func(*panics.Fault)) (stop func(), err error) {
	from, err := p.listen()
	if err != nil {
		return func() {}, err
	}
	done := make(chan struct{})
	background.Go(func() {
		defer close(done)
		serve(from, open)
	}, faulted)
	return func() {
		from.Close()
		<-done
	}, nil
}

// serve takes what is handed over until the listener is closed.
func serve(from listener, open func(path string) bool) {
	for {
		to, err := from.accept()
		if err != nil {
			return
		}
		if path, ok := take(to); ok && open(path) {
			_, _ = io.WriteString(to, taken)
		}
		to.Close()
	}
}

// take reads the path that somebody hands over. It is false for anything else than an absolute path or none.
func take(from link) (path string, ok bool) {
	if from.SetDeadline(time.Now().Add(Patience)) != nil {
		return "", false
	}
	var asked errand
	line, err := bufio.NewReader(io.LimitReader(from, mostBytes)).ReadBytes('\n')
	if err != nil || json.Unmarshal(line, &asked) != nil {
		return "", false
	}
	path = string(asked.Open)
	return path, path == "" || filepath.IsAbs(path)
}
