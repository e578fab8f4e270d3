package display

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// listen has something listen at an address until the test ends.
func listen(t *testing.T, network, address string) net.Listener {
	t.Helper()
	listener, err := net.Listen(network, address)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { listener.Close() })
	return listener
}

// serve has everybody who comes answered.
func serve(listener net.Listener, answer func(net.Conn)) {
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			answer(connection)
			connection.Close()
		}
	}()
}

// compositor answers as compositors do: with an event of the registry that was asked for.
func compositor(connection net.Conn) {
	ask := make([]byte, 12)
	if _, err := io.ReadFull(connection, ask); err == nil {
		connection.Write(append(ask[8:], ask[4:]...)) // the object that it returns, and some header
	}
}

// socket is a path that a socket can have: the paths of temporary folders can be too long.
func socket(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "d")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	return filepath.Join(folder, "s")
}

// The display that answers is named to the window's library, and where none does the error says where it was
// looked for.
func TestTheDisplayThatAnswers(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("displays have addresses on Linux")
	}
	path, shut := socket(t), socket(t)
	listen(t, "unix", path)
	serve(listen(t, "unix", shut), func(net.Conn) {}) // somebody who answers nothing
	way := socket(t)
	serve(listen(t, "unix", way), compositor)
	screened := socket(t)
	listen(t, "unix", screened)
	tcp := listen(t, "tcp", "127.0.0.1:0")
	number := tcp.Addr().(*net.TCPAddr).Port - 6000
	if number < 0 {
		t.Skipf("port %d", number+6000)
	}
	none := 59_000 // there is no such port
	for _, c := range []struct {
		display, wayland, folder string
		session, silent          string
		none                     bool
	}{
		{none: true},
		{display: fmt.Sprintf("127.0.0.1:%d", number), session: "x11"},
		{display: fmt.Sprintf("127.0.0.1:%d.0", number), session: "x11"},
		{display: fmt.Sprintf("tcp/127.0.0.1:%d.0", number), session: "x11"},
		{display: path, session: "x11"},
		{display: "unix:" + screened + ".1", session: "x11"},
		{display: "node::0", session: "x11"},
		{wayland: way, session: "wayland"},
		{wayland: filepath.Base(way), folder: filepath.Dir(way), session: "wayland"},
		{display: path, wayland: "wrong", session: "x11"},
		{display: "nonsense", wayland: way, session: "wayland"},
		{display: path, wayland: way, session: "as it was"},
		{display: fmt.Sprintf(":%d", none), silent: fmt.Sprintf("DISPLAY is :%d", none)},
		{display: "nonsense", silent: "DISPLAY is nonsense"},
		{display: ":", silent: "DISPLAY is :"},
		{display: ":-1", silent: "DISPLAY is :-1"},
		{display: ":99999999999999999999", silent: "DISPLAY is :99999999999999999999"},
		{display: "/no/such/socket", silent: "DISPLAY is /no/such/socket"},
		{wayland: shut, silent: "WAYLAND_DISPLAY is " + shut},
		{wayland: "wrong", silent: "WAYLAND_DISPLAY is wrong"},
		{wayland: "wrong", folder: filepath.Dir(path), silent: "WAYLAND_DISPLAY is wrong"},
		{display: "nonsense", wayland: "wrong", silent: "WAYLAND_DISPLAY is wrong, DISPLAY is nonsense"},
	} {
		t.Setenv("DISPLAY", c.display)
		t.Setenv("WAYLAND_DISPLAY", c.wayland)
		t.Setenv("XDG_RUNTIME_DIR", c.folder)
		t.Setenv("WAYLAND_SOCKET", "")
		t.Setenv("XDG_SESSION_TYPE", "as it was")
		err := Settle()
		var silent *SilentError
		switch session := os.Getenv("XDG_SESSION_TYPE"); {
		case c.none && !errors.Is(err, ErrNone):
			t.Errorf("without a display: %v", err)
		case c.silent != "" &&
			(!errors.As(err, &silent) || strings.Join(silent.Where, ", ") != c.silent ||
				!strings.Contains(err.Error(), "("+c.silent+")")):
			t.Errorf("%+v: %v", c, err)
		case c.session != "" && (err != nil || session != c.session):
			t.Errorf("%+v: %q, %v", c, session, err)
		case c.session == "x11" && os.Getenv("WAYLAND_DISPLAY") != "",
			c.session == "wayland" && os.Getenv("DISPLAY") != "":
			t.Errorf("%+v: the display that does not answer is still named", c)
		}
	}
}
