package cubed

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/cubed"
)

// clausePoints is the clause of what cubes are worth.
const clausePoints engines.Clause = 9

// Tell implements tableau.Narrated: every cube with the pile it goes to, the filling in, who begins to unstack, and who wins.
func (t *Table) Tell(_, after engines.Position, told engines.Note, _ engines.Seat) (*tableau.Scene, bool) {
	s := t.lay(t.position(after), false)
	arg := func(i int) int { return int(told.Args[i].Value) }
	switch reason := t.reason(told); reason {
	case "stacked":
		s.Here = []int{arg(2)}
	case "taken-first", "taken-second":
		pile := cubed.First
		if reason == "taken-second" {
			pile = cubed.Second
		}
		s.Here = []int{arg(2), trayPile + pileID(engines.Seat(arg(0)), pile)}
	case "stopped", "filled-in", "unstacking-begins", "unstacking-begins-after-red", "wins", "draw":
	default:
		return nil, false
	}
	return s, true
}

// Why implements tableau.Narrated: a cube taken brings its points by their clause; everything else says itself why.
func (t *Table) Why(_ engines.Position, told engines.Note) (why engines.Note, subject string, ok bool) {
	switch t.reason(told) {
	case "taken-first", "taken-second":
		why = told
		why.Clause = clausePoints
		return why, words.Facts(t.name(int(told.Args[2].Value)), t.one(t.engine.Describe(told.Args[1]).Noun)), true
	case "filled-in", "unstacking-begins-after-red", "wins", "draw":
		return told, t.voice.Clause(told.Clause).Title, true
	}
	return engines.Note{}, "", false
}

// reason names the reason of a note.
func (t *Table) reason(n engines.Note) string {
	if reasons := t.engine.Info().Reasons; int(n.Reason) < len(reasons) {
		return reasons[n.Reason].Name
	}
	return ""
}
