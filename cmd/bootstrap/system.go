package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"
)

// A Command is one program to run, with the place and the surroundings it needs.
type Command struct {
	Args []string  // the program, then its arguments
	Dir  string    // where to run it; empty is here
	Env  []string  // NAME=value, added to our own environment; NAME= empties it
	In   io.Reader // nil is no input
	Out  io.Writer // gets what the program says; nil drops it
	Err  io.Writer // gets its complaints; nil sends them to Out
}

// A System is the machine as bootstrap sees it. Tests put a made-up machine in its place.
type System struct {
	OS       string // as GOOS
	Root     bool   // whether we may change the system without sudo
	Terminal bool   // whether a person watches our output
	Getenv   func(name string) string
	LookPath func(program string) (string, error)
	Glob     func(pattern string) ([]string, error)
	AddPath  func(folder string) // looks for programs in this folder too, from now on
	Run      func(ctx context.Context, c Command) error
}

// thisSystem is the machine bootstrap runs on; what it has to say goes to out.
func thisSystem(out *os.File) *System {
	return &System{
		OS:       runtime.GOOS,
		Root:     os.Geteuid() == 0,
		Terminal: isTerminal(out),
		Getenv:   os.Getenv,
		LookPath: exec.LookPath,
		Glob:     filepath.Glob,
		AddPath: func(folder string) {
			os.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
		},
		Run: run,
	}
}

// Has says whether a program can be found.
func (s *System) Has(program string) bool {
	_, err := s.LookPath(program)
	return err == nil
}

// run is Run on a real machine. When ctx ends, the program is asked to stop, and made to if it does not.
func run(ctx context.Context, c Command) error {
	cmd := exec.CommandContext(ctx, c.Args[0], c.Args[1:]...)
	cmd.Dir = c.Dir
	cmd.Env = append(os.Environ(), c.Env...)
	cmd.Stdin = c.In
	cmd.Stdout, cmd.Stderr = c.Out, c.Err
	if c.Err == nil {
		cmd.Stderr = c.Out
	}
	cmd.WaitDelay = 5 * time.Second
	if runtime.GOOS != "windows" {
		cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	}
	err := cmd.Run()
	// The program is done and something it left behind still holds our pipe: no failure of the program.
	if errors.Is(err, exec.ErrWaitDelay) {
		return nil
	}
	return err
}

// exitCode is what a finished program said by its exit: 0 for no error, 1 where it could not be run at all.
func exitCode(err error) int {
	if err == nil {
		return 0
	}
	var coded interface{ ExitCode() int }
	if errors.As(err, &coded) && coded.ExitCode() > 0 {
		return coded.ExitCode()
	}
	return 1
}

// isTerminal says whether a person may be watching f. (The null device looks like a terminal here, and does not mind.)
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}

// clock prints a length of time the way a kitchen timer does: 7s, 1m05s.
func clock(d time.Duration) string {
	seconds := int(d.Round(time.Second).Seconds())
	if seconds < 60 {
		return fmt.Sprintf("%ds", seconds)
	}
	return fmt.Sprintf("%dm%02ds", seconds/60, seconds%60)
}
