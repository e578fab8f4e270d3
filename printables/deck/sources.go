package deck

import (
	"os"
	"path/filepath"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/script"
	"homespun/printables/sheet"
)

// Sources returns the paths of all files that a deck may be made of: its own, those beside it that can be its
// spreadsheet, font, look or picture, and the pictures in some folders. Whoever shows a deck reads it again when one
// of them changes.
func Sources(path string, folders ...string) []string {
	sources := []string{path}
	for i, folder := range append([]string{filepath.Dir(path)}, folders...) {
		entries, _ := os.ReadDir(folder) // a folder that is not there has none
		for _, entry := range entries {
			name := entry.Name()
			beside := i == 0 && (sheet.Is(name) || script.IsName(name) || strings.EqualFold(filepath.Ext(name), ".toml"))
			if !entry.IsDir() && (beside || files.IsPicture(name)) {
				sources = append(sources, filepath.Join(folder, name))
			}
		}
	}
	return sources
}
