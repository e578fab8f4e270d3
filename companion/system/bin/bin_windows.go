package bin

import (
	"context"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// variable is the variable of the environment with the path, so that no path can be taken for an order.
const variable = "HOMESPUN_FILE"

const script = `$ErrorActionPreference = 'Stop'; Add-Type -AssemblyName Microsoft.VisualBasic; ` +
	`[Microsoft.VisualBasic.FileIO.FileSystem]::DeleteFile($env:` + variable +
	`, 'OnlyErrorDialogs', 'SendToRecycleBin')`

// move has PowerShell move a file into the recycle bin.
func move(path string) error {
	if _, err := os.Lstat(path); err != nil {
		return err
	}
	ctx, over := context.WithTimeout(context.Background(), 20*time.Second)
	defer over()
	command := exec.CommandContext(ctx, "powershell", "-NoProfile", "-NonInteractive", "-Command", script)
	command.Env = append(os.Environ(), variable+"="+path)
	command.SysProcAttr = &syscall.SysProcAttr{HideWindow: true}
	return command.Run()
}
