package table

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
)

// phase is what the table is doing, and what goes with it. It is worked out once for each update, and every
// part goes by it.
type phase struct {
	is doing
	// past says that a past position is shown, the one after the line looked, and fixing that fixes are being
	// made. Both stay set while something is told.
	past, fixing bool
	looked       int
	// position is the position that is shown, pending what the session waits for.
	position engines.Position
	pending  engines.Pending
	// seat is the seat whose turn it is, Table if that is nobody or several seats.
	seat engines.Seat
	// to is the seat that must have the laptop before the match goes on, Table for none.
	to engines.Seat
	// thinks is the seat whose bot thinks, while one does.
	thinks engines.Seat
	// viewer is the seat whose view the screen shows, Table for what all may see.
	viewer engines.Seat
	// question is the decision that a person is making, nil if none is. A bot may think meanwhile.
	question *tableau.Question
	// intent is what a bot would do, while people say what comes of it; nil if none asks.
	intent *tableau.Intent
}

// doing is the one thing that the table is doing.
type doing uint8

const (
	telling   doing = iota // a replay shows what has happened
	looking                // a past position is shown
	fixing                 // the position is put right
	covered                // the cover hides the table until somebody has taken the laptop
	writing                // the disk has not written yet what was entered
	handing                // the laptop must be handed to somebody, and the table is still in sight
	helping                // the app does what people have left to it
	thinking               // a bot thinks
	rolling                // people roll
	over                   // the match is over
	waiting                // the bots wait until somebody lets them go on
	measuring              // people say what comes of what a bot would do
	asking                 // a person decides
	resting                // the app or a bot is due, or people have the app deal
)

// live reports whether people play on: nothing is told, looked at or put right.
func (p phase) live() bool { return p.is >= covered }

// phaseNow works out what the table is doing. Picked inputs stay while the question is of the same position
// and seat.
func (s *Screen) phaseNow() phase {
	p := phase{pending: s.session.Pending(), fixing: s.fixes.on, seat: s.hands.turn(), to: engines.Table}
	p.position, _ = s.session.Shown()
	p.looked, p.past = s.session.Looking()
	if !s.replay.on() && !p.past && !p.fixing {
		p.to, p.question, p.intent = s.hands.handsTo(), s.decision.ask(p.position), s.measured.Update(s.session, s.game)
	}
	p.viewer = s.hands.viewer(p.question)
	bots := s.session.ThinkingSeats()
	_, helps := s.chore()
	writes, _ := s.session.Writing.On()
	switch {
	case s.replay.on():
		p.is = telling
	case p.past:
		p.is = looking
	case p.fixing:
		p.is = fixing
	case writes:
		p.is, p.question, p.intent = writing, nil, nil
	case p.to >= 0 && s.hands.given:
		p.is = covered
	case p.to >= 0:
		p.is = handing
	case helps:
		p.is = helping
	case len(bots) > 0:
		p.is, p.thinks = thinking, bots[0]
	case p.pending.Rolling() && !s.session.BotsTurn():
		p.is = rolling
	case s.session.Over():
		p.is = over
	case s.session.BotsWait():
		p.is = waiting
	case p.intent != nil:
		p.is = measuring
	case p.question != nil:
		p.is = asking
	default:
		p.is = resting
	}
	return p
}
