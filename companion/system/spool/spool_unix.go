//go:build !windows && !darwin

package spool

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// mediaNames are the names that CUPS has for sizes of paper.
var mediaNames = map[string]string{"a3": "A3", "a4": "A4", "a5": "A5", "letter": "Letter", "legal": "Legal",
	"tabloid": "Tabloid"}

// plain has a program speak English, whose answers are read here.
func plain(command *exec.Cmd) { command.Env = append(os.Environ(), "LC_ALL=C") }

// Printers implements Spooler, by CUPS.
func (System) Printers() []string {
	if _, err := exec.LookPath("lp"); err != nil {
		return nil
	}
	said, err := run("", plain, "lpstat", "-e")
	if err != nil {
		return nil
	}
	names := strings.Fields(said)
	usual, _ := run("", plain, "lpstat", "-d") // "system default destination: NAME"
	_, name, _ := strings.Cut(usual, ": ")
	name = strings.TrimSpace(name)
	for i, other := range names {
		if other == name {
			copy(names[1:], names[:i])
			names[0] = name
		}
	}
	return names
}

// Send implements Spooler, by CUPS: true to size, on the paper and the sides that each file wants.
func (System) Send(printer string, files []File) error {
	for _, file := range files {
		media, known := mediaNames[strings.ToLower(file.Size.Name)]
		if !known {
			media = fmt.Sprintf("Custom.%gx%gmm", file.Size.Width, file.Size.Height)
		}
		arguments := []string{"-d", printer, "-o", "print-scaling=none", "-o", "media=" + media,
			"-o", "sides=" + string(file.Sides)}
		if file.First > 0 {
			arguments = append(arguments, "-P", fmt.Sprintf("%d-%d", file.First, file.Last))
		}
		if _, err := run(printer, plain, "lp", append(arguments, "--", file.Path)...); err != nil {
			return err
		}
	}
	return nil
}
