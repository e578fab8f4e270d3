package spool

import (
	"os"
	"os/exec"
	"syscall"
)

// variable is the variable of the environment with the path, so that no path can be taken for an order.
const variable = "HOMESPUN_FILE"

const script = `$ErrorActionPreference = 'Stop'; Start-Process -FilePath $env:` + variable + ` -Verb Print`

// Printers implements Spooler: the program that prints asks which printer it is, or takes the usual one.
func (System) Printers() []string { return []string{""} }

// Send implements Spooler: the print verb of each file's program, which takes the paper from each page.
func (System) Send(printer string, files []File) error {
	for _, path := range whole(files) {
		if _, err := run(printer, func(command *exec.Cmd) {
			command.Env = append(os.Environ(), variable+"="+path)
			command.SysProcAttr = &syscall.SysProcAttr{HideWindow: true}
		}, "powershell", "-NoProfile", "-NonInteractive", "-Command", script); err != nil {
			return err
		}
	}
	return nil
}
