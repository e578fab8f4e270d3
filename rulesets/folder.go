package rulesets

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"homespun/engines/files"
)

// Folder is where a family's files live.
type Folder string

// HomeVariable is the variable of the environment that moves the folder.
const HomeVariable = "HOMESPUN_DIR"

// Home returns the folder *Homespun* in the documents, or where HOMESPUN_DIR says. It need not exist. The
// error says that there is no such place.
func Home() (Folder, error) {
	if dir := os.Getenv(HomeVariable); dir != "" {
		full, err := filepath.Abs(dir)
		if err != nil {
			return "", fmt.Errorf("%s is %q, which is no folder: %w", HomeVariable, dir, err)
		}
		return Folder(full), nil
	}
	documents, err := files.Documents()
	if err != nil {
		return "", fmt.Errorf("there is no documents folder; set %s to a folder for your files: %w",
			HomeVariable, err)
	}
	return Folder(filepath.Join(documents, "Homespun")), nil
}

// Matches, HouseRules, Prints, Printers, Decks and Reports return the folders inside.
func (f Folder) Matches() string    { return filepath.Join(string(f), "Matches") }
func (f Folder) HouseRules() string { return filepath.Join(string(f), "House rules") }
func (f Folder) Prints() string     { return filepath.Join(string(f), "Prints") }
func (f Folder) Printers() string   { return filepath.Join(string(f), "Printers") }
func (f Folder) Decks() string      { return filepath.Join(string(f), "Decks") }
func (f Folder) Reports() string    { return filepath.Join(string(f), "Reports") }

// Make creates the folder and those inside, where they are not there; that of reports comes with the first
// report.
func (f Folder) Make() error {
	for _, dir := range []string{f.Matches(), f.HouseRules(), f.Prints(), f.Printers(), f.Decks()} {
		if err := files.MakeFolder(dir); err != nil {
			return err
		}
	}
	return nil
}

// familyFiles returns the paths of the family's rulesets and themes, in order; none where the folder cannot
// be read.
func familyFiles() []string {
	home, err := Home()
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(home.HouseRules())
	if err != nil {
		return nil
	}
	var files []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") || e.IsDir() || !isTOML(e.Name()) {
			continue
		}
		files = append(files, filepath.Join(home.HouseRules(), e.Name()))
	}
	slices.Sort(files)
	return files
}

// HouseRulesStamp changes when a file of the folder of house rules comes, goes or is written: for whoever
// reads the lists again then.
func HouseRulesStamp() string {
	var b strings.Builder
	for _, file := range familyFiles() {
		if info, err := os.Stat(file); err == nil {
			fmt.Fprintf(&b, "%s\x00%d\x00%d\n", file, info.ModTime().UnixNano(), info.Size())
		}
	}
	return b.String()
}

func isTOML(path string) bool { return strings.EqualFold(filepath.Ext(path), ".toml") }
