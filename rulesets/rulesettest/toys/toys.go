// Package toys holds the rulesets of the toy games, their texts and their themes, for tests.
package toys

import (
	"embed"
	"io/fs"
)

//go:embed */*.toml */themes/*.toml
var files embed.FS

// Files returns the folder of a toy: its game.toml, texts.toml, rulesets and themes. Of a game that is no toy
// it is empty.
func Files(id string) fs.FS {
	folder, err := fs.Sub(files, id)
	if err != nil {
		return embed.FS{}
	}
	return folder
}
