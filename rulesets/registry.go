package rulesets

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"

	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/cubed"
	"homespun/engines/geyser"
	"homespun/engines/patrollers"
	"homespun/engines/saratoga"
	"homespun/engines/sitters"
)

//go:embed sitters adventure geyser saratoga cubed patrollers
var shippedFiles embed.FS

// definitions are the engines of the games, in the order of the shelf. The folder of a game's files has the name of its id.
var definitions = []engines.Definition{sitters.Definition, adventure.Definition, geyser.Definition, saratoga.Definition, cubed.Definition, patrollers.Definition}

var games = sync.OnceValue(func() []*Game {
	list := make([]*Game, len(definitions))
	for i, d := range definitions {
		files, err := fs.Sub(shippedFiles, d.Info.ID)
		if err == nil {
			list[i], err = newGame(d, files)
		}
		if err != nil {
			panic(fmt.Sprintf("rulesets: the shipped files of %s: %v", d.Info.ID, err))
		}
	}
	return list
})
