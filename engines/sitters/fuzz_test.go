package sitters

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func FuzzParse(f *testing.F) {
	var games []engines.Engine
	for _, variant := range variants {
		games = append(games, engines.Wrap(compile(f, variant)))
	}
	enginetest.FuzzParse(f, []string{
		"container d3", "start C1 a3", "5", "move C2 e3", "return C3 a1", "pass", "4,2-5", "fix put C2 e3",
		"fix turn collectors 2", "fix loot 12", "4-2,5",
	}, games...)
}

func FuzzLoad(f *testing.F) { enginetest.FuzzLoad(f, fixes, nil, engines.Wrap(compile(f, "delve"))) }
