package adventure

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func FuzzParse(f *testing.F) {
	enginetest.FuzzParse(f, []string{
		"tile Z f4", "discard T", "place g8", "5", "spawn f4", "step f7", "take e7", "torch f6", "done",
		"goes Z2 f9", "explode C1", "respawn g8", "fix put Z2 d4",
		"fix put B g8", "fix kill Z2", "fix hearts A 7", "fix treasure A 2", "fix torch f4 on",
		"fix wall f4 off", "fix turn B",
	}, engines.Wrap(compile(f, 2, ghost)))
}

// FuzzLoad also asks Why about each monster.
func FuzzLoad(f *testing.F) {
	why := func(e engines.Engine, at engines.Position) {
		p := at.(Position)
		for rest := p.monsters; !rest.Empty(); {
			e.Game().(*Game).Why(&p, p.monsterOn(rest.Take()))
		}
	}
	enginetest.FuzzLoad(f, fixes, why, engines.Wrap(compile(f, 3, ghost)))
}
