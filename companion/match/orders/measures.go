package orders

import (
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
)

// Measures is what people are asked about a bot's move on a table that they measure, as far as they have
// answered.
type Measures struct {
	at     engines.Position
	move   engines.Move
	intent *tableau.Intent
}

// Update returns what a bot would do, while it waits for people to say what comes of it; nil if none waits.
func (m *Measures) Update(s *session.Session, game tableau.Game) *tableau.Intent {
	at := s.Position()
	move, waits := s.Proposals.Waiting(at)
	switch {
	case !waits:
		*m = Measures{}
	case m.at != at || m.move != move:
		*m = Measures{at, move, tableau.IntentOf(game, at, move)}
	}
	return m.intent
}

// Answer takes in what came of it. It returns the move that is made then, or false if something else is asked
// next.
func (m *Measures) Answer(upshot tableau.Upshot) (move engines.Move, made bool) {
	if upshot.Instead == nil {
		return upshot.Move, true
	}
	m.intent = upshot.Instead()
	return move, false
}
