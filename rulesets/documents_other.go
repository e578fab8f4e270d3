//go:build !windows

package rulesets

import (
	"os"
	"path/filepath"
	"runtime"
)

// documentsFolder is ~/Documents, under the name that the desktop gives it.
func documentsFolder() (string, error) {
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
