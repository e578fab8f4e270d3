package session

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"homespun/companion/background"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/panics"
	"homespun/engines/record"
)

// seatBot returns the level of the bot on a seat, "" for people.
func (s *Session) seatBot(seat engines.Seat) string {
	if seats := s.Seats(); seat >= 0 && int(seat) < len(seats) {
		return seats[seat].Bot
	}
	return ""
}

// onlyBots reports whether nobody plays but bots.
func (s *Session) onlyBots() bool {
	for _, seat := range s.Seats() {
		if seat.Bot == "" {
			return false
		}
	}
	return true
}

// BotsWait reports whether a bot is due and waits for somebody to play or for [Session.Resume], as after an
// undo, or while a person may say something first ([engines.Pending.Optional]).
func (s *Session) BotsWait() bool { return (s.botsHeld || s.waitsForOptional()) && s.botsTurn() }

// BotsTurn reports whether what is due is a bot's, a roll that is rolled for it included.
func (s *Session) BotsTurn() bool { return s.botsTurn() }

func (s *Session) botsTurn() bool {
	pending := s.Pending()
	return slices.ContainsFunc(pending.Who.List(), func(seat engines.Seat) bool {
		return s.seatBot(seat) != ""
	}) || s.rollsItself(pending)
}

// Resume lets the bots play: after the observers have come, and after an undo; where they play but wait for
// what a person may say first, it goes by.
func (s *Session) Resume() {
	if s.botsHeld {
		s.botsHeld = false
	} else {
		s.declined = s.optional()
	}
	s.wakeBots()
}

// optional returns who may say something now before what is due, and at which line.
func (s *Session) optional() chance {
	pending := s.Pending()
	return chance{len(s.match.Steps()), pending.Optional &^ pending.Who}
}

// chance is that of some seats to say something at a line of the match.
type chance struct {
	line  int
	seats engines.SeatSet
}

// waitsForOptional reports whether a person may say something first and has not let it go by.
func (s *Session) waitsForOptional() bool {
	may := s.optional()
	return may != s.declined && slices.ContainsFunc(may.seats.List(), func(seat engines.Seat) bool {
		return s.seatBot(seat) == ""
	})
}

// botWithOption returns the seat of a bot that may say something and has not been asked yet; false where
// there is none.
func (s *Session) botWithOption() (engines.Seat, bool) {
	may := s.optional()
	for _, seat := range may.seats.List() {
		if s.seatBot(seat) != "" && may != s.botAsked {
			return seat, true
		}
	}
	return 0, false
}

// HoldBots has the bots wait, and rolls that are rolled for them, while something is shown; with false they
// go on, unless they wait for another reason.
func (s *Session) HoldBots(on bool) {
	if s.showing == on {
		return
	}
	if s.showing = on; on {
		s.stopThinking()
		return
	}
	s.wakeBots()
}

// ThinkingSeats returns the seats whose bots are thinking, in order.
func (s *Session) ThinkingSeats() []engines.Seat {
	var list []engines.Seat
	for seat := range s.thinking {
		if seat >= 0 {
			list = append(list, seat)
		}
	}
	slices.Sort(list)
	return list
}

// rollsItself reports whether the app makes what is due without being asked: its own rolls for bots, and what
// a table of bots deals. Dice that are nobody's are rolled by those who decide next.
func (s *Session) rollsItself(pending engines.Pending) bool {
	if pending.Who.Has(engines.Table) {
		return s.onlyBots()
	}
	if !pending.Rolling() || s.Header().Dice == "table" {
		return false
	}
	var rollers engines.SeatSet
	for _, die := range pending.Roll.Dice() {
		if die.Owner >= 0 {
			rollers = rollers.With(die.Owner)
		}
	}
	if rollers == 0 {
		rollers = afterRoll(s.Engine(), s.Position())
	}
	for _, seat := range rollers.List() {
		if s.seatBot(seat) == "" {
			return s.onlyBots()
		}
	}
	return rollers != 0 || s.onlyBots()
}

// afterRoll returns who owes a decision after the roll that is due.
func afterRoll(e engines.Engine, p engines.Position) engines.SeatSet {
	outcomes := e.Moves(p, nil)
	if len(outcomes) == 0 {
		return 0
	}
	return e.Pending(e.Apply(p, outcomes[0], nil)).Who
}

// wakeBots has the bots that are due begin to think, and the app roll for them.
func (s *Session) wakeBots() {
	if s.options.Post == nil {
		s.answerAtOnce()
		return
	}
	if s.botsHeld || s.showing || s.closed {
		return
	}
	if seat, ok := s.botWithOption(); ok {
		if s.thinking[seat] == nil {
			s.begunThinking(seat, s.thought(s.seatBot(seat), seat))
		}
		return
	}
	if s.waitsForOptional() {
		return
	}
	pending := s.Pending()
	if s.rollsItself(pending) {
		if s.thinking[engines.Dice] != nil {
			return
		}
		s.begunThinking(engines.Dice,
			func(context.Context) (engines.Move, error) { return engines.Move{}, nil })
		return
	}
	for _, seat := range pending.Who.List() {
		if level := s.seatBot(seat); level != "" && s.thinking[seat] == nil {
			s.begunThinking(seat, s.thought(level, seat))
		}
	}
}

// answerAtOnce plays for the bots until people are due. It is a loop, not a recursion: a match of bots alone
// runs to its end here.
func (s *Session) answerAtOnce() {
	if s.answering {
		return
	}
	s.answering = true
	defer func() { s.answering = false }()
	for !s.botsHeld && !s.showing && !s.closed {
		pending := s.Pending()
		seat := engines.Dice
		if may, ok := s.botWithOption(); ok {
			seat = may
		} else if s.waitsForOptional() {
			return
		} else if !s.rollsItself(pending) {
			i := slices.IndexFunc(pending.Who.List(), func(seat engines.Seat) bool {
				return s.seatBot(seat) != ""
			})
			if i < 0 {
				return
			}
			seat = pending.Who.List()[i]
		}
		var move engines.Move
		var err error
		if seat >= 0 {
			move, err = s.thought(s.seatBot(seat), seat)(context.Background())
		}
		if !s.answered(seat, move, err) {
			return
		}
	}
}

// thought returns the thinking of a bot, on what its seat may know and dice of its own. Where the bot has a
// fault, the error is a *[panics.Fault].
func (s *Session) thought(level string, seat engines.Seat) func(context.Context) (engines.Move, error) {
	engine, think := s.Engine(), s.options.Think
	view := engine.View(s.Position(), seat)
	random := rand.New(rand.NewPCG(s.options.Random.Uint64(), s.options.Random.Uint64()))
	return func(ctx context.Context) (move engines.Move, err error) {
		if fault := panics.Try(func() {
			move, err = think(ctx, level, engine, view, seat, random)
		}); fault != nil {
			return engines.Move{}, fault
		}
		return move, err
	}
}

// begunThinking starts a thought beside the session; its answer counts only while the match has not moved on.
func (s *Session) begunThinking(seat engines.Seat, think func(context.Context) (engines.Move, error)) {
	ctx, cancel := context.WithCancel(context.Background())
	if s.thinking == nil {
		s.thinking = map[engines.Seat]context.CancelFunc{}
	}
	s.thinking[seat] = cancel
	generation, pause, post := s.generation, s.options.Pause, s.options.Post
	if seat >= 0 {
		s.observers.notify(Change{Kind: Thinking, Seat: seat})
	}
	answered := func(move engines.Move, err error) {
		if s.generation != generation || s.closed {
			return
		}
		cancel()
		delete(s.thinking, seat)
		s.answered(seat, move, err)
	}
	background.Go(func() {
		pausing := time.NewTimer(pause)
		defer pausing.Stop()
		move, err := think(ctx)
		select {
		case <-pausing.C:
		case <-ctx.Done():
			return
		}
		post(func() { answered(move, err) })
	}, func(fault *panics.Fault) { post(func() { answered(engines.Move{}, fault) }) })
}

// answered plays what a bot found, or rolls for it. It reports whether that went well.
func (s *Session) answered(seat engines.Seat, move engines.Move, err error) bool {
	if errors.Is(err, bots.ErrSilent) {
		s.botAsked = s.optional()
		s.wakeBots()
		return true
	}
	switch {
	case err != nil:
	case seat >= 0 && move.Who != seat:
		err = fmt.Errorf("the bot answered for somebody else")
	case seat >= 0:
		err = s.Play(move)
	case s.Pending().Rolling():
		_, err = s.Roll()
	default:
		_, err = s.Deal()
	}
	if err != nil {
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

// stopThinking ends all thoughts; what they still bring is dropped.
func (s *Session) stopThinking() {
	s.generation++
	for _, cancel := range s.thinking {
		cancel()
	}
	clear(s.thinking)
}

// Think finds a move with the bots there are.
func Think(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat,
	r *rand.Rand) (engines.Move, error) {
	bot, err := bots.New(level)
	if err != nil {
		return engines.Move{}, err
	}
	return bot.Choose(ctx, e.Walk(p), seat, r)
}
