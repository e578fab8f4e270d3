// Package gamestest has the toy games come in by the door of all games: with rules, paper and a table of
// their own, for tests of what is made for all.
package gamestest

import (
	"fmt"
	"sync"

	"homespun/companion/games"
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/toys"

	scenes "homespun/companion/tableau/toys"
	paper "homespun/printables/toys"
	rules "homespun/rulesets/toys"
)

// Signs, Boules, Sowing and Lots are the toys: the line of each in a list of games.
var (
	Signs  = toy(toys.Signs)
	Boules = toy(toys.Boules)
	Sowing = toy(toys.Sowing)
	Lots   = toy(toys.Lots)
)

func toy(d engines.Definition) games.Game {
	return games.Game{Engine: d, Rules: rules.Files(d.Info.ID), Paper: paper.Parts, Table: scenes.New}
}

// Toys returns the toys and no other games.
var Toys = sync.OnceValue(func() tableau.Games { return of(Signs, Boules, Sowing, Lots) })

// Seven returns the games there are with Sowing as one more, as it would be added for good: by a line of the
// list.
var Seven = sync.OnceValue(func() tableau.Games { return of(append(games.List(), Sowing)...) })

func of(list ...games.Game) tableau.Games {
	all, err := games.Of(list...)
	if err != nil {
		panic(fmt.Sprintf("gamestest: %v", err)) // their files come with the tests
	}
	return all
}
