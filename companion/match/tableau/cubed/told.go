package cubed

import (
	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/cubed"
)

// clausePoints is the clause that says what cubes are worth (CUB-09).
const clausePoints engines.Clause = 9

// Show implements tableau.Narrator. It replays every cube that is stacked or taken, with the pile a taken
// cube goes to, the filling in, who begins to unstack, and who wins.
func (t *Table) Show(_, after engines.Position, told engines.Message, _ engines.Seat) (*tableau.Scene, bool) {
	s := t.lay(positionOf(after), false)
	switch told.Reason {
	case cubed.Stacked.Reason:
		_, _, square, _ := cubed.Stacked.Args(told)
		s.Here = []int{int(square)}
	case cubed.TakenFirst.Reason:
		who, _, square, _ := cubed.TakenFirst.Args(told)
		s.Here = []int{int(square), trayPile + pileID(who, cubed.First)}
	case cubed.TakenSecond.Reason:
		who, _, square, _ := cubed.TakenSecond.Args(told)
		s.Here = []int{int(square), trayPile + pileID(who, cubed.Second)}
	case cubed.Stopped.Reason, cubed.FilledIn.Reason, cubed.UnstackingBegins.Reason,
		cubed.UnstackingBeginsAfterRed.Reason, cubed.Wins.Reason, cubed.Draw.Reason:
	default:
		return nil, false
	}
	return s, true
}

// Why implements tableau.Narrator. The reason for a cube taken is the clause on points; the other events that
// have a reason contain it themselves.
func (t *Table) Why(_ engines.Position, told engines.Message) (why engines.Message, subject string, ok bool) {
	switch told.Reason {
	case cubed.TakenFirst.Reason, cubed.TakenSecond.Reason:
		why = told
		why.Clause = clausePoints
		return why, words.Facts(t.name(int(told.Args[2].Value)), t.One(t.Engine.Describe(told.Args[1]).Noun)),
			true
	case cubed.FilledIn.Reason, cubed.UnstackingBeginsAfterRed.Reason, cubed.Wins.Reason, cubed.Draw.Reason:
		return told, t.Voice.Clause(told.Clause).Title, true
	}
	return engines.Message{}, "", false
}

// Sound implements tableau.Narrator: a cube that is stacked or taken.
func (t *Table) Sound(told engines.Message) sound.Sound {
	switch told.Reason {
	case cubed.Stacked.Reason, cubed.TakenFirst.Reason, cubed.TakenSecond.Reason, cubed.FilledIn.Reason:
		return sound.Cube
	}
	return sound.None
}
