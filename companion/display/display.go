// Package display finds the display that a window can be opened on, before the window's library looks for it:
// that library only says, in words of its own, that none of those it knows has answered.
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

// ErrNone says that the system names no display.
var ErrNone = errors.New("there is no display for a window: start it from a desktop, or use the commands that `homespun --help` lists")

// SilentError says that no display answers where the variables of the environment say that one is: "DISPLAY
// is :77".
type SilentError struct{ Where []string }

func (e *SilentError) Error() string {
	return fmt.Sprintf("no display answers (%s): start it from a desktop, or use the commands that `homespun --help` lists", strings.Join(e.Where, ", "))
}

// Settle looks for a display, and where only one kind of them answers names that alone to the window's
// library, which would try the other one too. The error is [ErrNone] or a *[SilentError]. Systems whose
// windows need no address have a display.
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

// only names the kind of display that answers, and takes out the variable of the other one: more than one
// library looks at these.
func only(kind, other string) error {
	return errors.Join(os.Setenv("XDG_SESSION_TYPE", kind), os.Unsetenv(other))
}

// answersWayland reports whether a compositor answers where WAYLAND_DISPLAY says: at a path, or at a name in
// the folder of the session. The window's library crashes where somebody else listens there, so that it is
// asked for the first thing that any client asks for, wl_display.get_registry.
func answersWayland(name string) bool {
	if os.Getenv("WAYLAND_SOCKET") != "" { // it is connected already
		return true
	}
	if !filepath.IsAbs(name) {
		folder := os.Getenv("XDG_RUNTIME_DIR")
		if folder == "" {
			return false
		}
		name = filepath.Join(folder, name)
	}
	connection, err := net.DialTimeout("unix", name, patience)
	if err != nil {
		return false
	}
	defer connection.Close()
	var ask []byte
	// of object 1 request 1, which is 12 bytes long; what it returns is object 2
	for _, word := range []uint32{1, 12<<16 | 1, 2} {
		ask = binary.NativeEndian.AppendUint32(ask, word)
	}
	if connection.SetDeadline(time.Now().Add(patience)) != nil {
		return false
	}
	if _, err := connection.Write(ask); err != nil {
		return false
	}
	_, err = io.ReadFull(connection, ask[:8])
	return err == nil && binary.NativeEndian.Uint32(ask) == 2
}

// answersX11 reports whether a server listens where DISPLAY says, [HOST]:NUMBER[.SCREEN] or a path. An
// address of a kind that is not known here may have one.
func answersX11(name string) bool {
	if path := strings.TrimPrefix(name, "unix:"); strings.HasPrefix(path, "/") {
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) { // a screen stands behind it
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

// patience is how long a display has to answer.
const patience = 5 * time.Second

// answers reports whether something listens at an address.
func answers(network, address string) bool {
	connection, err := net.DialTimeout(network, address, patience)
	if err != nil {
		return false
	}
	connection.Close()
	return true
}
