//go:build cgo

package main

import (
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"homespun/engines/enginetest/watchdog"
)

// A locale that nobody knows is no locale, and nothing is said of it: the packages of this program are set
// up, and no test runs.
func TestAWrongLocaleIsSilent(t *testing.T) {
	for _, locale := range []string{"LC_ALL=xx_YY", "LC_ALL=!!", "LC_ALL=C", "LC_ALL=C.UTF-8",
		"LANG=de_DE@euro", "LC_MESSAGES=5", "LANGUAGE=xx:de", "LANG=" + strings.Repeat("x", 5000)} {
		command := exec.Command(os.Args[0], "-test.run=^$")
		command.Env = []string{locale, "HOME=" + t.TempDir()}
		if said, err := command.CombinedOutput(); err != nil ||
			strings.TrimSpace(string(said)) != "PASS" &&
				!strings.HasPrefix(string(said), "testing: warning: no tests to run\nPASS\n") {
			t.Errorf("%.40s: %v\n%.400s", locale, err, said)
		}
	}
}

// What the environment says to the window's library is set before that library reads it.
func TestTheEnvironmentIsSetBeforeTheLibraryReadsIt(t *testing.T) {
	command := exec.Command(os.Args[0], "-test.run=^$")
	command.Env = []string{"GODEBUG=inittrace=1", "HOME=" + t.TempDir()}
	said, err := command.CombinedOutput()
	before, after, found := strings.Cut(string(said), "init homespun/companion/system/environment ")
	if err != nil || !found || strings.Contains(before, "init fyne.io/fyne/") ||
		!strings.Contains(after, "init fyne.io/fyne/v2/internal/cache ") {
		t.Errorf("%v\n%s", err, said)
	}
}

// Where no display answers, or what answers takes no window, the program says so in one line of its own
// words.
func TestADisplayThatTakesNoWindow(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("displays have addresses on Linux")
	}
	folder := family(t)
	shut := filepath.Join(folder, "shut")
	listener, err := net.Listen("unix", shut)
	if err != nil {
		t.Skip(err)
	}
	defer listener.Close()
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			connection.Close()
		}
	}()
	const silent, closed = "homespun: no display answers (", "homespun: this display takes no window"
	for _, c := range []struct {
		environment []string
		says        string
	}{
		{nil, "homespun: there is no display for a window"},
		{[]string{"DISPLAY=:59000"}, silent + "DISPLAY is :59000)"},
		{[]string{"DISPLAY=\x1b[31m\u202e"}, silent + `DISPLAY is \x1b[31m)`},
		{[]string{"WAYLAND_DISPLAY=wrong"}, silent + "WAYLAND_DISPLAY is wrong)"},
		{[]string{"WAYLAND_DISPLAY=wrong", "DISPLAY=:59000", "XDG_SESSION_TYPE=wayland"},
			silent + "WAYLAND_DISPLAY is wrong, DISPLAY is :59000)"},
		{[]string{"DISPLAY=" + shut, "LC_ALL=xx_YY"}, closed},
		{[]string{"WAYLAND_DISPLAY=" + shut}, silent + "WAYLAND_DISPLAY is " + shut + ")"},
	} {
		ctx, stop := context.WithTimeout(t.Context(), watchdog.Limit)
		defer stop()
		command := exec.CommandContext(ctx, os.Args[0])
		command.Env = append(c.environment, asProgram+"=1", "HOME="+folder, "HOMESPUN_DIR="+folder)
		said, err := command.CombinedOutput()
		if command.ProcessState.ExitCode() != exitNo || strings.Count(string(said), "\n") != 1 ||
			!strings.HasPrefix(string(said), c.says) || !strings.Contains(string(said), "`homespun --help`") {
			t.Errorf("%q: %v\n%.600s", c.environment, err, said)
		}
	}
}
