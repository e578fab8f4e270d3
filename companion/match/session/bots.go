package session

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/record"
)

// botOn returns the level of the bot on a seat, "" for people.
func botOn(seats []record.Seat, seat engines.Seat) string {
	if seat >= 0 && int(seat) < len(seats) {
		return seats[seat].Bot
	}
	return ""
}

// botsAmong returns the seats of a set on which bots sit, in order.
func botsAmong(set engines.SeatSet, seats []record.Seat) (list []engines.Seat) {
	for _, seat := range set.List() {
		if botOn(seats, seat) != "" {
			list = append(list, seat)
		}
	}
	return list
}

// onlyBots reports whether nobody plays but bots.
func onlyBots(seats []record.Seat) bool {
	return !slices.ContainsFunc(seats, func(seat record.Seat) bool { return seat.Bot == "" })
}

// BotsWait reports whether a bot could play but waits for somebody to play or for [Session.Resume]. It waits
// after an undo, and while a person may make an optional move first ([engines.Pending.Optional]).
func (s *Session) BotsWait() bool {
	return (s.botsHeld || s.chances.wait(optional(s.match, s.Pending()), s.Seats())) && s.BotsTurn()
}

// BotsTurn reports whether a bot owes the next decision, or the app rolls or decides next by itself.
func (s *Session) BotsTurn() bool {
	pending := s.Pending()
	return len(botsAmong(pending.Who, s.Seats())) > 0 || s.playsItself(pending)
}

// Resume lets the bots play, after the observers have subscribed and after an undo. If the bots wait only
// because a person may make an optional move first, Resume lets that chance pass.
func (s *Session) Resume() { s.Writing.after(func() { resume(s) }) }

func resume(s *Session) {
	waited := s.BotsWait()
	if s.botsHeld {
		s.botsHeld = false
	} else {
		s.chances.declined = optional(s.match, s.Pending())
	}
	if waited {
		s.observers.notify(Change{Kind: Thinking, Seat: engines.Table})
	}
	s.wakeBots()
}

// optional returns the present chance to make an optional move in a match; its seats are those that do not
// owe a decision anyway.
func optional(m *record.Match, pending engines.Pending) chance {
	return chance{len(m.Steps()), pending.Optional &^ pending.Who}
}

// chance is a chance to make an optional move: the seats that have it, and the number of lines made before
// it. Chances are compared, so that each is offered once.
type chance struct {
	line  int
	seats engines.SeatSet
}

// chances are the last one that the people let pass, and the last one that a bot was asked about. Without
// them the same chance would be offered again and again.
type chances struct{ declined, asked chance }

// wait reports whether a person may make an optional move first and has not let the chance pass.
func (c chances) wait(may chance, seats []record.Seat) bool {
	return may != c.declined && len(botsAmong(may.seats, seats)) < may.seats.Len()
}

// HoldBots has the bots wait, and rolls on their behalf too, while the screen shows a replay. With false they
// play again, unless they wait for another reason.
func (s *Session) HoldBots(on bool) {
	if s.showing == on {
		return
	}
	if s.showing = on; on {
		s.thoughts.stop()
		return
	}
	s.wakeBots()
}

// ThinkingSeats returns the seats whose bots are thinking, in order.
func (s *Session) ThinkingSeats() []engines.Seat { return s.thoughts.seats() }

// playsItself reports whether the app makes the pending roll, deal or decision without being asked. In a
// match of bots alone it deals and rolls everything, else it makes only the rolls that belong to bots alone,
// and what people have left to it ([Session.LeaveToApp]). It makes no roll if real dice are rolled
// ([Session.Roller] is "table"). A roll with dice of nobody belongs to the seats that decide next.
func (s *Session) playsItself(pending engines.Pending) bool {
	if pending.Who.Has(engines.Table) {
		return onlyBots(s.Seats())
	}
	if pending.Rolling() && s.Roller() == "table" {
		return false
	}
	if s.leaves.has(s.Position(), pending, s.Seats()) {
		return true
	}
	if !pending.Rolling() {
		return false
	}
	rollers, seats := rollersOf(s.Engine(), s.Position(), pending), s.Seats()
	return rollers != 0 && len(botsAmong(rollers, seats)) == rollers.Len() || onlyBots(seats)
}

// rollersOf returns the seats whose dice the roll that is pending in a position is about. Dice of nobody are
// those of the seats that decide next.
func rollersOf(e engines.Engine, at engines.Position, pending engines.Pending) engines.SeatSet {
	var rollers engines.SeatSet
	for _, die := range pending.Roll.Dice() {
		if die.Owner >= 0 {
			rollers = rollers.With(die.Owner)
		}
	}
	if rollers == 0 {
		rollers = afterRoll(e, at)
	}
	return rollers
}

// RollsForBots returns the bots whose real dice are to be rolled now, by somebody at the table; nil if the
// app rolls, or if no die of a bot is due. alone says that nobody else has a die in this roll.
func (s *Session) RollsForBots() (list []engines.Seat, alone bool) {
	pending := s.Pending()
	if !pending.Rolling() || s.Roller() != "table" {
		return nil, false
	}
	rollers := rollersOf(s.Engine(), s.Position(), pending)
	list = botsAmong(rollers, s.Seats())
	return list, len(list) == rollers.Len()
}

// afterRoll returns the seats that owe a decision after the pending roll. The first outcome stands for all.
func afterRoll(e engines.Engine, p engines.Position) engines.SeatSet {
	outcomes := e.Moves(p, nil)
	if len(outcomes) == 0 {
		return 0
	}
	return e.Pending(e.Apply(p, outcomes[0], nil)).Who
}

// due returns the bots that owe a decision, or the one that may make an optional move and has not been asked
// yet; Dice for what the app makes by itself, and none while the bots wait.
func (s *Session) due() []engines.Seat {
	if _, asked := s.Proposals.Waiting(s.Position()); s.botsHeld || s.showing || s.closed || asked || s.Writing.on {
		return nil
	}
	seats, pending := s.Seats(), s.Pending()
	may := optional(s.match, pending)
	if asked := botsAmong(may.seats, seats); len(asked) > 0 && may != s.chances.asked {
		return asked[:1]
	}
	if s.chances.wait(may, seats) {
		return nil
	}
	if s.playsItself(pending) {
		return []engines.Seat{engines.Dice}
	}
	return botsAmong(pending.Who, seats)
}

// wakeBots starts the bots that owe a decision or may make an optional move, and the rolls that the app makes
// for them. Bots that think already go on. Without Options.Post it plays for them at once, until people owe a
// decision. That is a loop and not a recursion, because a match of bots alone runs to its end here.
func (s *Session) wakeBots() {
	think := func(seat engines.Seat) func(context.Context) (found, error) {
		if seat < 0 {
			return func(context.Context) (found, error) { return found{}, nil }
		}
		return s.thoughts.goFunc(s.Engine(), s.Position(), s.History.joins, botOn(s.Seats(), seat), seat)
	}
	switch {
	case s.options.Post != nil:
		for _, seat := range s.due() {
			if s.thoughts.running[seat] != nil {
				continue
			}
			s.thoughts.start(seat, think(seat), func(f found, err error) {
				generation := s.thoughts.generation
				s.Writing.after(func() {
					if s.thoughts.generation == generation {
						s.botAnswered(seat, f, err)
					}
				})
			})
			if seat >= 0 {
				s.observers.notify(Change{Kind: Thinking, Seat: seat})
			}
		}
	case !s.answering:
		s.answering = true
		defer func() { s.answering = false }()
		for due := s.due(); len(due) > 0; due = s.due() {
			f, err := think(due[0])(context.Background())
			if !s.botAnswered(due[0], f, err) {
				return
			}
		}
	}
}

// botAnswered plays what a bot has found, or makes the roll or deal on its behalf. It reports whether that went
// well.
func (s *Session) botAnswered(seat engines.Seat, f found, err error) bool {
	if errors.Is(err, bots.ErrSilent) {
		s.chances.asked = optional(s.match, s.Pending())
		s.observers.notify(Change{Kind: Thinking, Seat: seat})
		s.wakeBots()
		return true
	}
	switch {
	case err != nil:
	case seat >= 0 && f.moves[0].Who != seat:
		err = fmt.Errorf("the bot answered for somebody else")
	case seat >= 0 && s.Proposals.take(s.Position(), f.moves[0]):
		s.observers.notify(Change{Kind: Thinking, Seat: seat})
		return true
	case seat >= 0:
		s.thoughts.ahead = f.ahead
		err = s.PlayAll(f.moves...)
	case s.Pending().Rolling():
		_, err = s.Roll()
	case s.Pending().Who.Has(engines.Table):
		_, err = s.Deal()
	default:
		err = s.add(Moved, false, record.MoveOf(s.Engine().Sample(s.Position(), s.options.Random)))
	}
	if err != nil && !errors.Is(err, ErrWriting) {
		s.botsHeld = true
		if seat < 0 { // the roll was a bot's
			seat = engines.Seat(
				slices.IndexFunc(s.Seats(), func(seat record.Seat) bool { return seat.Bot != "" }))
		}
		kind := BotFailed
		if OfTheFile(err) {
			kind = Unwritten
		}
		s.observers.notify(Change{Kind: kind, Seat: seat, Err: err})
		return false
	}
	return true
}
