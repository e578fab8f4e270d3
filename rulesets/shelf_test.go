package rulesets

import (
	"homespun/engines/adventure"
	"homespun/engines/cubed"
	"homespun/engines/geyser"
	"homespun/engines/patrollers"
	"homespun/engines/saratoga"
	"homespun/engines/sitters"
	adventurerules "homespun/rulesets/adventure"
	cubedrules "homespun/rulesets/cubed"
	geyserrules "homespun/rulesets/geyser"
	patrollersrules "homespun/rulesets/patrollers"
	saratogarules "homespun/rulesets/saratoga"
	sittersrules "homespun/rulesets/sitters"
)

// sources are the games that come with the program.
var sources = []Source{
	{sitters.Definition, sittersrules.Files}, {adventure.Definition, adventurerules.Files},
	{geyser.Definition, geyserrules.Files},
	{saratoga.Definition, saratogarules.Files}, {cubed.Definition, cubedrules.Files},
	{patrollers.Definition, patrollersrules.Files},
}

// shelf holds them.
var shelf = func() *Shelf {
	s, err := NewShelf(sources...)
	if err != nil {
		panic(err)
	}
	return s
}()
