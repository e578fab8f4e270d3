package record

import (
	"homespun/engines"
	"homespun/engines/common/text"
)

// goesOnStart begins the remark of a match file that says in which file the match goes on by other rules:
// "# goes on in 2026-11-24 sitters Ava Ben 2.match". Replays skip it as any remark, and the match can still be
// played on as it was.
const goesOnStart = "# goes on in "

// GoesOn returns the remark that names the file, by its name without a folder, in which a match goes on.
func GoesOn(name string) string { return goesOnStart + text.OneLine(name) }

// Carrier is implemented by games (the value of [engines.Engine.Game]) of which some rules change in what form
// a position is saved.
type Carrier interface {
	// Carry returns what another game of the same kind has saved, in the form of these rules, as far as there
	// is one. The value is of the type that [engines.Engine.Save] returns.
	Carry(saved any) any
}

// CarryPosition returns a position of one game as the [position] table of a match by other rules. Whether it
// can be there, [NewMatch] says.
func CarryPosition(from engines.Engine, p engines.Position, to engines.Engine) (map[string]any, error) {
	saved := from.Save(p)
	if carrier, ok := to.Game().(Carrier); ok {
		saved = carrier.Carry(saved)
	}
	return tableOf(saved)
}
