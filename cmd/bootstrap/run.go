package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// A machine is the system on which bootstrap runs. Tests use a fake one.
type machine struct {
	os       string // as GOOS
	root     bool   // bootstrap has root's rights and needs no sudo
	terminal bool   // the output goes to a terminal
	out      io.Writer
	has      func(name string) bool // looks for a program by its name, or a file by a pattern of its path
	run      func(cmd *exec.Cmd) error
}

// thisMachine returns the real machine. The output of bootstrap and of the programs that it runs goes to out.
func thisMachine(out *os.File) machine {
	info, err := out.Stat()
	terminal := err == nil && info.Mode()&os.ModeCharDevice != 0
	return machine{runtime.GOOS, os.Geteuid() == 0, terminal, out, isThere, runToEnd}
}

func isThere(name string) bool {
	if filepath.IsAbs(name) {
		found, err := filepath.Glob(name)
		return err == nil && len(found) > 0
	}
	_, err := exec.LookPath(name)
	return err == nil
}

func runToEnd(cmd *exec.Cmd) error {
	err := cmd.Run()
	if errors.Is(err, exec.ErrWaitDelay) {
		return nil // the program has ended well; a process that it started still holds our pipe
	}
	return err
}

// command prepares a program to run. words are its name and first arguments, separated by spaces; more are
// arguments that may contain spaces. env is added to our environment. When ctx ends, the program is first
// asked to stop, and later killed.
func command(ctx context.Context, env []string, words string, more ...string) *exec.Cmd {
	args := append(strings.Fields(words), more...)
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Env = append(os.Environ(), env...)
	cmd.WaitDelay = 5 * time.Second
	if runtime.GOOS != "windows" {
		cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	}
	return cmd
}

// show runs a command and prints its output, which it also returns.
func (m machine) show(cmd *exec.Cmd) (said string, err error) {
	var all bytes.Buffer
	cmd.Stdout = io.MultiWriter(m.out, &all)
	cmd.Stderr = cmd.Stdout
	err = m.run(cmd)
	return all.String(), explain(err, cmd, all.String())
}

// output runs a command and returns its output without printing it.
func (m machine) output(cmd *exec.Cmd) (string, error) {
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	err := m.run(cmd)
	return strings.TrimSpace(out.String()), explain(err, cmd, complaints.String())
}

// failing matches the lines of go test that name a failure.
var failing = regexp.MustCompile(`(?m)^(\s*--- FAIL|\s*panic: |FAIL\t|.*DATA RACE).*$`)

// explain adds to the error of a command its name and the lines of its output that say why. These are the
// lines that failing matches, else the last ones.
func explain(err error, cmd *exec.Cmd, said string) error {
	if err == nil {
		return nil
	}
	why := failing.FindAllString(said, 25)
	if why == nil {
		why = strings.FieldsFunc(said, func(r rune) bool { return r == '\n' })
		why = why[max(0, len(why)-12):]
	}
	what := fmt.Sprintf("%.120s: %v", strings.Join(cmd.Args, " "), err)
	return errors.New(strings.Join(append([]string{what}, why...), "\n"))
}

// stillAt prints a line every half minute until stop is called. Some programs print nothing for minutes, and
// people would think that they hang.
func (m machine) stillAt(what string) (stop func()) {
	began, beat := time.Now(), time.NewTicker(30*time.Second)
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		for ctx.Err() == nil {
			select {
			case <-ctx.Done():
			case <-beat.C:
				fmt.Fprintf(m.out, "  … %s  %s\n", what, time.Since(began).Round(time.Second))
			}
		}
	}()
	return cancel
}
