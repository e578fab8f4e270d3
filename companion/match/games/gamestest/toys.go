// Package gamestest offers the toy games as if they were real ones, with rules, printed parts and a table.
// Tests use them for everything that has to work for any game.
package gamestest

import (
	"fmt"
	"sync"

	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/toys"

	scenes "homespun/companion/match/tableau/tableautest/toys"
	paper "homespun/printables/printest/toys"
	rules "homespun/rulesets/rulesettest/toys"
)

// Signs, Boules, Sowing and Lots are the toy games, each as an entry for the list of games.
var (
	Signs  = toy(toys.Signs)
	Boules = toy(toys.Boules)
	Sowing = toy(toys.Sowing)
	Lots   = toy(toys.Lots)
)

func toy(d engines.Definition) games.Game {
	return games.Game{Engine: d, Rules: rules.Files(d.Info.ID), Paper: paper.Parts, Table: scenes.New}
}

// Toys returns the toy games only.
var Toys = sync.OnceValue(func() tableau.Games { return of(Signs, Boules, Sowing, Lots) })

// Seven returns the real games and Sowing. It shows what adding a game does: one more entry in the list.
var Seven = sync.OnceValue(func() tableau.Games { return of(append(games.List(), Sowing)...) })

func of(list ...games.Game) tableau.Games {
	all, err := games.Of(list...)
	if err != nil {
		panic(fmt.Sprintf("gamestest: %v", err)) // cannot happen: the files are embedded in the tests
	}
	return all
}
