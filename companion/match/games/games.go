// Package games holds the list of all games. To add a game, add a line here. All other packages get the list
// from this one and name no game.
package games

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"homespun/companion/match/rulebook"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables"
	"homespun/rulesets"

	adventuretable "homespun/companion/match/tableau/adventure"
	cubedtable "homespun/companion/match/tableau/cubed"
	geysertable "homespun/companion/match/tableau/geyser"
	kittable "homespun/companion/match/tableau/kit"
	patrollerstable "homespun/companion/match/tableau/patrollers"
	saratogatable "homespun/companion/match/tableau/saratoga"
	sitterstable "homespun/companion/match/tableau/sitters"
	"homespun/engines/adventure"
	"homespun/engines/cubed"
	"homespun/engines/geyser"
	"homespun/engines/patrollers"
	"homespun/engines/saratoga"
	"homespun/engines/sitters"
	adventurepaper "homespun/printables/adventure"
	cubedpaper "homespun/printables/cubed"
	geyserpaper "homespun/printables/geyser"
	kitpaper "homespun/printables/kit"
	patrollerspaper "homespun/printables/patrollers"
	saratogapaper "homespun/printables/saratoga"
	sitterspaper "homespun/printables/sitters"
	adventurerules "homespun/rulesets/adventure"
	cubedrules "homespun/rulesets/cubed"
	geyserrules "homespun/rulesets/geyser"
	kitrules "homespun/rulesets/kit"
	patrollersrules "homespun/rulesets/patrollers"
	saratogarules "homespun/rulesets/saratoga"
	sittersrules "homespun/rulesets/sitters"
)

// list holds the games in the order of the shelf.
var list = []Game{
	{sitters.Definition, sittersrules.Files, sitterspaper.Parts, table(sitterstable.New)},
	{adventure.Definition, adventurerules.Files, adventurepaper.Parts, table(adventuretable.New)},
	{geyser.Definition, geyserrules.Files, geyserpaper.Parts, table(geysertable.New)},
	{saratoga.Definition, saratogarules.Files, saratogapaper.Parts, table(saratogatable.New)},
	{cubed.Definition, cubedrules.Files, cubedpaper.Parts, table(cubedtable.New)},
	{patrollers.Definition, patrollersrules.Files, patrollerspaper.Parts, table(patrollerstable.New)},
}

// own is that of one's own games.
var own = Game{kitrules.Define(), kitrules.Files, kitpaper.Parts, table(kittable.New)}

// A Game is everything that makes up a game: its engine, the folder of its rules, texts and themes, its
// printed parts, and its table.
type Game struct {
	Engine engines.Definition
	Rules  fs.FS
	Paper  printables.Maker
	Table  tableau.Maker
}

// List returns the games in the order of the shelf, without one's own.
func List() []Game { return slices.Clone(list) }

// Own returns what games of one's own are made of.
func Own() Game { return own }

// All returns all games, loaded once.
var All = sync.OnceValue(func() tableau.Games {
	all, err := Of(append(List(), own)...)
	if err != nil {
		panic(fmt.Sprintf("games: %v", err)) // cannot happen: the files are embedded in the program
	}
	return all
})

// Of loads a list of games of the caller's choice. The error names the file that is wrong.
func Of(list ...Game) (tableau.Games, error) {
	games := tableau.Games{Paper: printables.Makers{}, Tables: map[string]tableau.Maker{}}
	var sources []rulesets.Source
	for _, game := range list {
		id := game.Engine.Info.ID
		games.Paper[id], games.Tables[id] = rulebook.With(game.Paper, game.Table), game.Table
		sources = append(sources, rulesets.Source{Engine: game.Engine, Files: game.Rules})
	}
	shelf, err := rulesets.NewShelf(sources...)
	games.Rules = session.Rules{Shelf: shelf}
	return games, err
}

// table adapts a game's constructor, which returns a type of its own, to the common type of a
// [tableau.Maker].
func table[T tableau.Game](build func(engines.Engine, tableau.Voice, *rulesets.Theme) T) tableau.Maker {
	return func(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) tableau.Game {
		return build(engine, voice, theme)
	}
}
