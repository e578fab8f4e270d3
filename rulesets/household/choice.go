package household

import (
	"os"
	"path/filepath"
	"strings"

	"homespun/engines/common/files"
)

// choicePath returns the path of the file, among the user's settings, that holds the folder chosen last; "" where there
// is no place for settings.
func choicePath() string {
	config, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(config, "homespun", "folder.txt")
}

// chosen returns the folder that was chosen last; "" if none was, or what is written there is no path.
func chosen() string {
	const longest = 32 << 10 // bytes; no system has longer paths
	written, _, err := files.Read(choicePath(), longest)
	if path := strings.TrimSpace(string(written)); err == nil && filepath.IsAbs(path) {
		return path
	}
	return ""
}

// Choose makes the folder the family's from now on. A folder that [Variable] names comes first all the same at the next
// start.
func (f Folder) Choose() error {
	path := choicePath()
	if err := files.MakeFolder(filepath.Dir(path)); err != nil {
		return err
	}
	if err := files.Write(path, []byte(string(f)+"\n")); err != nil {
		return err
	}
	return f.Use()
}

// Within returns the family's folder in a place that was chosen: one called Homespun in it, or the place itself if that
// is what it is called, or if family files are in it already.
func Within(place string) Folder {
	const name = "Homespun"
	here := Folder(place)
	if _, err := os.Stat(here.Matches()); err == nil || strings.EqualFold(filepath.Base(place), name) {
		return here
	}
	return Folder(filepath.Join(place, name))
}

// Use makes the folder the family's until the program ends.
func (f Folder) Use() error { return os.Setenv(Variable, string(f)) }

// Check reports why the family's files cannot be kept: the folder, or one of those in it, cannot be written. It makes
// the folder if it does not exist.
func (f Folder) Check() error {
	if err := files.Writable(string(f)); err != nil {
		return err
	}
	for _, folder := range []string{f.Matches(), f.HouseRules()} {
		if _, err := os.Lstat(folder); err != nil {
			continue // it is made when it is needed
		}
		if err := files.Writable(folder); err != nil {
			return err
		}
	}
	return nil
}
