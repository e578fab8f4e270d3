//go:build !windows

package files

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// Documents returns the folder for people's own files: ~/Documents, or the folder that the desktop uses in
// its place.
func Documents() (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	if runtime.GOOS != "darwin" {
		if dir := xdgDocuments(home); dir != "" {
			return dir, nil
		}
	}
	return filepath.Join(home, "Documents"), nil
}

// xdgDocuments returns the documents folder that a Linux desktop has configured; "" if there is none. Its
// name may be in any language.
func xdgDocuments(home string) string {
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" {
		config = filepath.Join(home, ".config")
	}
	text, _, err := Read(filepath.Join(config, "user-dirs.dirs"), 64<<10)
	if err != nil {
		return ""
	}
	for line := range strings.Lines(string(text)) {
		value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOCUMENTS_DIR=")
		if !ok {
			continue
		}
		dir := strings.Trim(value, `"`)
		if rest, ok := strings.CutPrefix(dir, "$HOME"); ok {
			dir = filepath.Join(home, rest)
		}
		if filepath.IsAbs(dir) {
			return dir
		}
	}
	return ""
}
