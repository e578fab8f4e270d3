// Package filemanager is what the system itself offers for files: its dialog that asks for one, and its file
// manager, which shows where one lies.
package filemanager

import (
	"cmp"
	"context"
	"errors"
	"time"

	"homespun/companion/match/words"
)

// A Manager is the file manager of a computer. Its methods wait for other programs, and for people, so they
// are called in the background.
type Manager interface {
	// Choose asks people for a path in a dialog of the system's, and waits for their answer. It returns an
	// absolute path, which may have been chosen by mistake and is checked by whoever reads it; "" if nothing
	// was chosen. When the context ends, the dialog is closed. The error is [ErrNone], one of the context, or
	// one whose sentence can be shown.
	Choose(ctx context.Context, question Question) (path string, err error)
	// Show opens the folder of a file and marks the file in it, or opens a folder. The error is [ErrNone].
	Show(path string) error
}

// A Question is what a dialog asks.
type Question struct {
	// Title is what the dialog is for.
	Title string
	// Save asks where a new file goes; otherwise a file is chosen that is there. With Save the system itself
	// asks whether a file that is there is replaced.
	Save bool
	// Folder is where the dialog begins, an absolute path, and Name the name that a new file begins with; ""
	// leaves both to the system.
	Folder, Name string
	// Kind is what the files are called, and Endings are those of their names, with the dot, in small letters
	// and in capitals, since some systems tell them apart; none for all files.
	Kind    string
	Endings []string
	// Parent is the number that the system has for the window that asks; 0 where it is not known.
	Parent uintptr
}

// ErrNone says that the system has no such dialog or no file manager, or none that answers.
var ErrNone = errors.New(words.NoFileManager)

// errElsewhere says that what was chosen is not a file of this computer.
var errElsewhere = errors.New(words.NotOnThisComputer)

// None is a Manager of a computer without one.
type None struct{}

// Choose implements Manager.
func (None) Choose(context.Context, Question) (string, error) { return "", ErrNone }

// Show implements Manager.
func (None) Show(string) error { return ErrNone }

// System is the Manager of this computer.
type System struct {
	// patience replaces [usualPatience] and [patienceToShow] in tests.
	patience time.Duration
}

// usualPatience is how long the system may take to begin with a dialog. People then take their time.
// patienceToShow is how long a file manager may take to start.
const (
	usualPatience  = 5 * time.Second
	patienceToShow = 20 * time.Second
)

// within returns how long the system may take for something that usually takes at most the time given.
func (s System) within(usual time.Duration) time.Duration { return cmp.Or(s.patience, usual) }
