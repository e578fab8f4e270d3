// Package cut remembers what a family has cut out already, in a file of its folder.
package cut

import (
	"errors"
	"io/fs"
	"path/filepath"

	"homespun/engines/common/files"
	"homespun/engines/common/tomlfile"
	"homespun/printables"
	"homespun/rulesets/household"
)

// FileName is the name of the file in the family's folder.
const FileName = "Cut.toml"

// maxFile is the largest file that is read, in bytes.
const maxFile = 1 << 20

// head is the comment at the top of the file.
const head = `# What of the games is printed and cut out already, by game, part and piece.
# The app writes this file. Without it everything is printed again.
`

// Path returns the file of a family's folder.
func Path(folder household.Folder) string { return filepath.Join(string(folder), FileName) }

// Load reads what is cut out of a game, by its id. A missing file is no error. What is returned with an error is
// empty.
func Load(folder household.Folder, game string) (printables.Cut, error) {
	all, err := load(folder)
	if cut := all[game]; cut != nil && err == nil {
		return cut, nil
	}
	return printables.Cut{}, err
}

func load(folder household.Folder) (map[string]printables.Cut, error) {
	all := map[string]printables.Cut{}
	text, _, err := files.ReadText(Path(folder), maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	} else if err != nil {
		return all, err
	}
	if wrong := tomlfile.Decode(text, &all); wrong != nil {
		return map[string]printables.Cut{}, wrong
	}
	return all, nil
}

// Save writes the file whole, with what is cut out of a game. A file that cannot be read is left as it is.
func Save(folder household.Folder, game string, cut printables.Cut) error {
	all, err := load(folder)
	if err != nil {
		return err
	}
	if all[game] = cut; len(cut) == 0 {
		delete(all, game)
	}
	text, err := tomlfile.Encode(all)
	if err != nil {
		return err
	}
	if err := files.MakeFolder(string(folder)); err != nil {
		return err
	}
	return files.Write(Path(folder), append([]byte(head), text...))
}
