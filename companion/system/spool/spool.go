// Package spool hands finished pages to a printer of the system, at 100 %.
package spool

import (
	"context"
	"os/exec"
	"strings"
	"time"

	"homespun/companion/match/words"
)

// A Spooler knows the printers of a computer and gives them work. Its methods wait for other programs, so they
// are called in the background.
type Spooler interface {
	// Printers returns the names of the printers, the usual one first; none if nothing can be printed from
	// here. One name of "" stands for a system that asks by itself which printer it is.
	Printers() []string
	// Send prints files, one after the other. The error is an *[Error].
	Send(printer string, files []File) error
}

// Size is a size of paper: its name, such as "a4", or "" with its width and height in millimetres.
type Size struct {
	Name          string
	Width, Height float64
}

// File is a file to print, or some of its pages.
type File struct {
	Path string
	// Sides says on which sides of the paper it is printed, and Size what paper that is.
	Sides Sides
	Size  Size
	// First and Last are the pages that are printed, counted from 1; 0 for all of them.
	First, Last int
}

// Sides are the sides of the paper, by the names that the Internet Printing Protocol gives them.
type Sides string

const (
	OneSide   Sides = "one-sided"
	LongEdge  Sides = "two-sided-long-edge"
	ShortEdge Sides = "two-sided-short-edge"
)

// Error is the error of a printer that has not taken a file.
type Error struct {
	Printer, Problem string
}

func (e *Error) Error() string { return words.PrinterTrouble(e.Printer, e.Problem) }

// None is a Spooler of a computer without printers.
type None struct{}

// Printers implements Spooler.
func (None) Printers() []string { return nil }

// Send implements Spooler.
func (None) Send(printer string, _ []File) error {
	return &Error{printer, words.NoPrinterHere}
}

// System is the Spooler of this computer.
type System struct{}

// patience is how long a program may take to tell of printers or to take a file.
const patience = 20 * time.Second

// run runs a program for a printer, and returns what it says. Of a program that fails, the error is an *[Error]
// with what it says about that.
func run(printer string, change func(*exec.Cmd), name string, arguments ...string) (string, error) {
	ctx, over := context.WithTimeout(context.Background(), patience)
	defer over()
	command := exec.CommandContext(ctx, name, arguments...)
	var said, wrong strings.Builder
	command.Stdout, command.Stderr = &said, &wrong
	if change != nil {
		change(command)
	}
	if err := command.Run(); err != nil {
		problem, _, _ := strings.Cut(strings.TrimSpace(wrong.String()), "\n")
		if problem == "" {
			problem = err.Error()
		}
		return "", &Error{printer, problem}
	}
	return said.String(), nil
}
