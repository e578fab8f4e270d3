//go:build unix

// Package programs stands in for the programs of a system, for tests of what asks them to do something.
package programs

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"homespun/engines/enginetest/watchdog"
)

// A Stage is a folder of programs that stand in for all others while a test runs, and a transcript of what
// they were asked.
type Stage struct {
	testing.TB
	// Folder is where the programs are.
	Folder string
	// Hangs is the script of a program that hangs, in the language of the shell.
	Hangs string
}

// New returns a stage without programs.
func New(t *testing.T) *Stage {
	t.Helper()
	sleep, err := exec.LookPath("sleep")
	if err != nil {
		t.Skip(err)
	}
	s := &Stage{t, t.TempDir(), "exec " + sleep + " 600"}
	t.Setenv("PATH", s.Folder)
	return s
}

// Put puts a program on the stage, in place of one of that name, and returns its path. It adds to the
// transcript and then runs a script.
func (s *Stage) Put(name, script string) (path string) {
	s.Helper()
	path = filepath.Join(s.Folder, name)
	script = fmt.Sprintf("#!/bin/sh\n{ printf '%%s\\t' $$ %s \"$@\"; echo; } >> '%s/transcript'\n%s\n", name,
		s.Folder, script)
	if err := os.WriteFile(path, []byte(script), 0o755); err != nil {
		s.Fatal(err)
	}
	return path
}

// Transcript returns an entry for each time that a program was asked: its number, its name and its arguments.
func (s *Stage) Transcript() [][]string {
	text, _ := os.ReadFile(filepath.Join(s.Folder, "transcript"))
	var asked [][]string
	for line := range strings.Lines(string(text)) {
		asked = append(asked, strings.Split(strings.TrimSuffix(line, "\t\n"), "\t"))
	}
	return asked
}

// Asked waits until programs were asked a number of times, and returns the transcript.
func (s *Stage) Asked(times int) [][]string {
	s.Helper()
	watchdog.Until(s, fmt.Sprintf("programs were asked %d times", times), func() bool {
		return len(s.Transcript()) >= times
	})
	return s.Transcript()
}

// Gone reports whether a program has ended and nothing is left of it in the list of the system.
func (s *Stage) Gone(number string) bool {
	s.Helper()
	id, err := strconv.Atoi(number)
	if err != nil {
		s.Fatal(err)
	}
	return syscall.Kill(id, 0) == syscall.ESRCH
}
