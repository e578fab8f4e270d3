//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"homespun/engines/enginetest/watchdog"
)

// strange makes what can stand where a file is looked for and would be read for ever, each behind a name that
// ends like it.
func strange(t *testing.T, folder, ending string) []string {
	t.Helper()
	pipe, zero := filepath.Join(folder, "pipe"+ending), filepath.Join(folder, "zero"+ending)
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	if err := os.Symlink("/dev/zero", zero); err != nil {
		t.Fatal(err)
	}
	return []string{pipe, zero}
}

// within runs the program, which must end.
func within(t *testing.T, args ...string) (code int, said string) {
	t.Helper()
	var out bytes.Buffer
	watchdog.Do(t, "the program ends: "+strings.Join(args, " "), func() {
		code = run(args, strings.NewReader(""), &out, &out)
	})
	return code, out.String()
}

// Whatever a command is told to read: what is no file is told in one line, and nobody waits for it.
func TestAPipeIsNotReadForAFile(t *testing.T) {
	t.Setenv("HOMESPUN_DIR", t.TempDir())
	for _, path := range strange(t, t.TempDir(), ".toml") {
		for _, args := range [][]string{
			{"verify", path}, {"moves", path}, {"play", "sitters", "--record", path},
			{"rules", "check", path},
			{"print", path}, {"print", "sitters/" + path}, {"print", "sitters", "--theme", path},
		} {
			code, said := within(t, args...)
			if code != 2 || !strings.Contains(said, "pipe or a device") || strings.Count(said, "\n") != 1 ||
				strings.Count(said, filepath.Base(path)) != 1 {
				t.Errorf("homespun %s: exit %d, %q", strings.Join(args, " "), code, said)
			}
		}
	}
}

// What lies in the family's folder is listed with what is wrong with it.
func TestAPipeInTheFoldersIsListed(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOMESPUN_DIR", home)
	for folder, args := range map[string][]string{
		"Printers": {"printer", "list"}, "House rules": {"rules", "list", "sitters"},
	} {
		folder = filepath.Join(home, folder)
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		paths := strange(t, folder, ".toml")
		if code, said := within(t, args...); code != 0 ||
			args[0] == "printer" && strings.Count(said, "pipe or a device") != len(paths) {
			t.Errorf("homespun %s: exit %d, %q", strings.Join(args, " "), code, said)
		}
	}
}

// Where a desktop says where documents are is a file too.
func TestAPipeForTheDesktopsFoldersIsLeftAlone(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOMESPUN_DIR", "")
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	if err := syscall.Mkfifo(filepath.Join(home, "user-dirs.dirs"), 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	if code, said := within(t, "printer", "list"); code != 0 {
		t.Errorf("exit %d, %q", code, said)
	}
}

// What is written may be a pipe.
func TestAPrintGoesIntoAPipe(t *testing.T) {
	path := strange(t, t.TempDir(), ".pdf")[0]
	pipe, err := os.OpenFile(path, os.O_RDWR, 0) // both ends, so that neither waits for the other
	if err != nil {
		t.Fatal(err)
	}
	defer pipe.Close()
	start := make(chan string, 1)
	go func() {
		b := make([]byte, 5)
		pipe.Read(b)
		start <- string(b)
		for {
			if _, err := pipe.Read(make([]byte, 1<<16)); err != nil {
				return
			}
		}
	}()
	if code, said := within(t, "print", "sitters", "--parts", "board", "-o", path); code != 0 {
		t.Fatalf("exit %d, %q", code, said)
	}
	if got := watchdog.Receive(t, "the print comes out of the pipe", start); got != "%PDF-" {
		t.Errorf("what comes out begins with %q", got)
	}
}
