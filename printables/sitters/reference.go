package sitters

import (
	"homespun/printables/parts"
)

// turnClauses are those that somebody looks up in the middle of a turn: whose it is, moving, stopping,
// returning, looting, battle, the end.
var turnClauses = []string{"SIT-05", "SIT-06", "SIT-08", "SIT-09", "SIT-13", "SIT-14", "SIT-15", "SIT-16"}

// reference is a card for beside the board.
func (p *printer) reference() parts.Part {
	theme := p.set.Theme
	return parts.SlimTurnCard(p.set, func() *parts.Flow { return &parts.Flow{} }, turnClauses, map[string]string{
		"SIT-05": "hourglass", "SIT-06": "game-die", "SIT-08": theme.Icon("obstructor", 1), "SIT-09": "locked",
		"SIT-13": "redo", "SIT-14": theme.Icon("container", 1), "SIT-15": "crossed-swords",
		"SIT-16": theme.Icon("safe-zone", 1)})
}
