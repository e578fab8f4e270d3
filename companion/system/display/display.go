// Package display finds a display for the window before Fyne looks for one. If there is none, Fyne only
// panics with a message that does not help people, so the app asks first and explains.
package display

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// ErrNone says that the environment names no display.
var ErrNone = errors.New("there is no display for a window: start it from a desktop, or use the commands that `homespun --help` lists")

// SilentError says that the environment names a display, but none answers there: "DISPLAY is :77".
type SilentError struct{ Where []string }

func (e *SilentError) Error() string {
	return fmt.Sprintf("no display answers (%s): start it from a desktop, or use the commands that `homespun --help` lists", strings.Join(e.Where, ", "))
}

// Settle looks for a display. If only one kind of display answers (X11 or Wayland), it sets the environment
// so that Fyne does not try the other. The error is [ErrNone] or a *[SilentError]. On systems whose windows
// need no address it does nothing.
func Settle() error {
	if runtime.GOOS != "linux" && !strings.HasSuffix(runtime.GOOS, "bsd") {
		return nil
	}
	x11, wayland := os.Getenv("DISPLAY"), os.Getenv("WAYLAND_DISPLAY")
	if x11 == "" && wayland == "" {
		return ErrNone
	}
	onX11, onWayland := x11 != "" && answersX11(x11), wayland != "" && answersWayland(wayland)
	switch {
	case onX11 && onWayland:
		return nil
	case onX11:
		return only("x11", "WAYLAND_DISPLAY")
	case onWayland:
		return only("wayland", "DISPLAY")
	}
	silent := &SilentError{}
	for _, name := range []string{"WAYLAND_DISPLAY", "DISPLAY"} {
		if value := os.Getenv(name); value != "" {
			silent.Where = append(silent.Where, name+" is "+value)
		}
	}
	return silent
}

// only sets the environment to the kind of display that answers and removes the variable of the other kind.
// Both are needed, because more than one library reads them.
func only(kind, other string) error {
	return errors.Join(os.Setenv("XDG_SESSION_TYPE", kind), os.Unsetenv(other))
}

// answersWayland reports whether a Wayland compositor answers at WAYLAND_DISPLAY, which is a path, or a name
// in XDG_RUNTIME_DIR. Fyne crashes if another kind of program listens there. Therefore it sends the request
// that every client sends first, wl_display.get_registry, and waits for the answer.
func answersWayland(name string) bool {
	if os.Getenv("WAYLAND_SOCKET") != "" { // the process was started with an open connection
		return true
	}
	if !filepath.IsAbs(name) {
		folder := os.Getenv("XDG_RUNTIME_DIR")
		if folder == "" {
			return false
		}
		name = filepath.Join(folder, name)
	}
	connection, err := net.DialTimeout("unix", name, answerTimeout)
	if err != nil {
		return false
	}
	defer connection.Close()
	var ask []byte
	// Request 1 (get_registry) of object 1 (wl_display), 12 bytes long. The new registry gets the id 2.
	for _, word := range []uint32{1, 12<<16 | 1, 2} {
		ask = binary.NativeEndian.AppendUint32(ask, word)
	}
	if connection.SetDeadline(time.Now().Add(answerTimeout)) != nil {
		return false
	}
	if _, err := connection.Write(ask); err != nil {
		return false
	}
	_, err = io.ReadFull(connection, ask[:8])
	return err == nil && binary.NativeEndian.Uint32(ask) == 2
}

// answersX11 reports whether an X server listens at DISPLAY, which is [HOST]:NUMBER[.SCREEN] or a path. For
// addresses of an unknown kind it returns true, because they may have one.
func answersX11(name string) bool {
	if path := strings.TrimPrefix(name, "unix:"); strings.HasPrefix(path, "/") {
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) { // it may end in .SCREEN
			path = strings.TrimSuffix(path, filepath.Ext(path))
		}
		return answers("unix", path)
	}
	colon := strings.LastIndexByte(name, ':')
	if colon < 0 {
		return false
	}
	host := name[:colon]
	digits, _, _ := strings.Cut(name[colon+1:], ".")
	number, err := strconv.ParseUint(digits, 10, 16)
	if err != nil {
		return false
	}
	protocol, rest, named := strings.Cut(host, "/")
	if named {
		host = rest
	}
	const first = 6000 // the port of display 0
	tcp := func(host string) bool {
		return number <= 65535-first &&
			answers("tcp", net.JoinHostPort(strings.Trim(host, "[]"), strconv.FormatUint(first+number, 10)))
	}
	switch socket := filepath.Join("/tmp", ".X11-unix", "X"+strconv.FormatUint(number, 10)); {
	case strings.HasSuffix(host, ":"): // DECnet
		return true
	case host == "" || host == "unix" || protocol == "unix" && named:
		return answers("unix", "@"+socket) || answers("unix", socket) || host == "" && tcp("localhost")
	default:
		return tcp(host)
	}
}

// answerTimeout is how long a display may take to answer.
const answerTimeout = 5 * time.Second

// answers reports whether a program listens at an address.
func answers(network, address string) bool {
	connection, err := net.DialTimeout(network, address, answerTimeout)
	if err != nil {
		return false
	}
	connection.Close()
	return true
}
