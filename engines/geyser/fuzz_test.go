package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func FuzzParse(f *testing.F) {
	enginetest.FuzzParse(f, []string{
		"start a1", "5", "4-2", "move A1 a2", "move D99 k12", "spawn b3", "no-spawn", "again", "back", "pass",
		"reenter a1", "fix put A3 d4", "fix off B2", "fix turn C",
		"fix put B32767 z9",
	}, engines.Wrap(compile(f, 3, kindIsland)))
}

// FuzzLoad also draws each position and asks for its battle.
func FuzzLoad(f *testing.F) {
	look := func(e engines.Engine, at engines.Position) {
		p := at.(Position)
		e.Game().(*Game).Draw(p)
		p.Battle()
	}
	enginetest.FuzzLoad(f, fixes, look,
		engines.Wrap(compile(f, 3)), engines.Wrap(compile(f, 4, kindIsland, "tokens = 5")),
		engines.Wrap(compile(f, 2, restlessMother)))
}
