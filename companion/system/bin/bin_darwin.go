package bin

import (
	"context"
	"os"
	"os/exec"
	"time"
)

// script has the Finder move a file, so that it can be put back from the bin.
const script = `
on run files
tell application "Finder" to delete POSIX file (item 1 of files)
end run`

// move has the Finder move a file into the bin.
func move(path string) error {
	if _, err := os.Lstat(path); err != nil {
		return err
	}
	ctx, over := context.WithTimeout(context.Background(), 20*time.Second)
	defer over()
	return exec.CommandContext(ctx, "osascript", "-e", script, path).Run()
}
