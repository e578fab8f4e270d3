package filemanager

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// The scripts that ask for a file. Their arguments are the title, the folder, the name and the endings; what
// people have not chosen is an error of the number -128. Nobody has tried them yet.
const (
	openScript = `
on run asked
set place to POSIX file (item 2 of asked)
if (count of asked) > 3 then
return POSIX path of (choose file with prompt (item 1 of asked) of type (items 4 thru -1 of asked) default location place)
end if
return POSIX path of (choose file with prompt (item 1 of asked) default location place)
end run`
	saveScript = `
on run asked
set place to POSIX file (item 2 of asked)
return POSIX path of (choose file name with prompt (item 1 of asked) default name (item 3 of asked) default location place)
end run`
)

// Choose implements Manager, by a script for the system's dialog.
func (System) Choose(ctx context.Context, question Question) (string, error) {
	script := openScript
	if question.Save {
		script = saveScript
	}
	folder := question.Folder
	if folder == "" {
		folder = "/"
	}
	arguments := []string{"-e", script, question.Title, folder, question.Name}
	for _, ending := range question.Endings {
		arguments = append(arguments, strings.TrimPrefix(ending, "."))
	}
	said, err := exec.CommandContext(ctx, "osascript", arguments...).Output()
	failed := new(exec.ExitError)
	switch path := strings.TrimSuffix(string(said), "\n"); {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case errors.As(err, &failed) && strings.Contains(string(failed.Stderr), "-128"):
		return "", nil
	case err != nil:
		return "", ErrNone
	case !filepath.IsAbs(path):
		return "", errElsewhere
	default:
		return path, nil
	}
}

// Show implements Manager, by the Finder.
func (System) Show(path string) error {
	told := []string{path}
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		told = []string{"-R", path}
	}
	if exec.Command("open", told...).Run() != nil {
		return ErrNone
	}
	return nil
}
