//go:build !windows

package aloud

import "os/exec"

// hide does nothing: here no program opens a window by being started.
func hide(*exec.Cmd) {}
