package aloud

import (
	"os/exec"
	"syscall"

	"golang.org/x/sys/windows"
)

// hide keeps a program from opening a window of its own.
func hide(command *exec.Cmd) {
	command.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: windows.CREATE_NO_WINDOW}
}
