// Package household is the folder with all of a family's own files, and what lies where in it.
package household

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"homespun/engines/common/files"
)

// Folder is the path of the folder that contains all of a family's files.
type Folder string

// Variable is the environment variable that replaces the usual folder by another one.
const Variable = "HOMESPUN_DIR"

// Home returns the family's folder: the one that HOMESPUN_DIR names, else the one that was chosen last
// ([Folder.Choose]), else *Homespun* in the documents folder. It need not exist. The error says that its place cannot
// be found.
func Home() (Folder, error) {
	if dir := os.Getenv(Variable); dir != "" {
		full, err := filepath.Abs(dir)
		if err != nil {
			return "", fmt.Errorf("%s is %q, which is no folder: %w", Variable, dir, err)
		}
		return Folder(full), nil
	}
	if dir := chosen(); dir != "" {
		return Folder(dir), nil
	}
	documents, err := files.Documents()
	if err != nil {
		return "", fmt.Errorf("there is no documents folder; set %s to a folder for your files: %w",
			Variable, err)
	}
	return Folder(filepath.Join(documents, "Homespun")), nil
}

// InCache returns the path of a file of this program in the user's cache folder, where nothing lies that cannot be
// made again. It makes the folder.
func InCache(name string) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "homespun")
	if err := files.MakeFolder(folder); err != nil {
		return "", err
	}
	return filepath.Join(folder, name), nil
}

// Matches, HouseRules, Prints, Printers, Decks, Pictures and Reports return the paths of the subfolders.
func (f Folder) Matches() string    { return filepath.Join(string(f), "Matches") }
func (f Folder) HouseRules() string { return filepath.Join(string(f), "House rules") }
func (f Folder) Prints() string     { return filepath.Join(string(f), "Prints") }
func (f Folder) Printers() string   { return filepath.Join(string(f), "Printers") }
func (f Folder) Decks() string      { return filepath.Join(string(f), "Decks") }
func (f Folder) Pictures() string   { return filepath.Join(string(f), "Pictures") }
func (f Folder) Reports() string    { return filepath.Join(string(f), "Reports") }

// Copies returns the path of the folder in which copies of all this are kept, beside the family's folder.
func (f Folder) Copies() string { return filepath.Join(filepath.Dir(string(f)), "Homespun copies") }

// PictureFolders returns the folders of the pictures that a family's file names: the one of its name beside it, its own, and
// that of all pictures.
func PictureFolders(path string) []string {
	list := []string{Beside(path), filepath.Dir(path)}
	if home, err := Home(); err == nil {
		list = append(list, home.Pictures())
	}
	return list
}

// Beside is the folder of the pictures that came with a file: it has the file's name without its ending.
func Beside(path string) string { return strings.TrimSuffix(path, filepath.Ext(path)) }

// Make creates the folder and its subfolders if they do not exist. The folder for reports is made only with
// the first report.
func (f Folder) Make() error {
	for _, dir := range []string{f.Matches(), f.HouseRules(), f.Prints(), f.Printers(), f.Decks()} {
		if err := files.MakeFolder(dir); err != nil {
			return err
		}
	}
	return nil
}

// RuleFiles returns the paths of the family's rulesets and themes, sorted. It returns none if the folder
// cannot be read.
func RuleFiles() []string {
	home, err := Home()
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(home.HouseRules())
	if err != nil {
		return nil
	}
	var listed []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") || e.IsDir() || !IsTOML(e.Name()) {
			continue
		}
		listed = append(listed, filepath.Join(home.HouseRules(), e.Name()))
	}
	slices.Sort(listed)
	return listed
}

// Stamp returns a text that changes when a file in the folder of house rules is added, removed or
// written. Callers compare it to know when to read the lists again.
func Stamp() string {
	var b strings.Builder
	for _, file := range RuleFiles() {
		if info, err := os.Stat(file); err == nil {
			fmt.Fprintf(&b, "%s\x00%d\x00%d\n", file, info.ModTime().UnixNano(), info.Size())
		}
	}
	return b.String()
}

// IsTOML reports whether a path has the ending of rulesets and themes.
func IsTOML(path string) bool { return strings.EqualFold(filepath.Ext(path), ".toml") }
