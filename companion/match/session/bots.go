package session

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"time"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
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

// BotsWait reports whether a bot could play but waits for somebody to play or for [Session.Resume]. It waits
// after an undo, and while a person may make an optional move first ([engines.Pending.Optional]).
func (s *Session) BotsWait() bool { return (s.botsHeld || s.waitsForOptional()) && s.botsTurn() }

// BotsTurn reports whether a bot owes the next decision, or the app rolls or decides next by itself.
func (s *Session) BotsTurn() bool { return s.botsTurn() }

func (s *Session) botsTurn() bool {
	pending := s.Pending()
	return slices.ContainsFunc(pending.Who.List(), func(seat engines.Seat) bool {
		return s.seatBot(seat) != ""
	}) || s.playsItself(pending)
}

// Resume lets the bots play, after the observers have subscribed and after an undo. If the bots wait only
// because a person may make an optional move first, Resume lets that chance pass.
func (s *Session) Resume() {
	if s.botsHeld {
		s.botsHeld = false
	} else {
		s.declined = s.optional()
	}
	s.wakeBots()
}

// optional returns the present chance to make an optional move; its seats are those that do not owe a
// decision anyway.
func (s *Session) optional() chance {
	pending := s.Pending()
	return chance{len(s.match.Steps()), pending.Optional &^ pending.Who}
}

// chance is a chance to make an optional move: the seats that have it, and the number of lines made before
// it. Chances are compared, so that each is offered once.
type chance struct {
	line  int
	seats engines.SeatSet
}

// waitsForOptional reports whether a person may make an optional move first and has not let the chance pass.
func (s *Session) waitsForOptional() bool {
	may := s.optional()
	return may != s.declined && slices.ContainsFunc(may.seats.List(), func(seat engines.Seat) bool {
		return s.seatBot(seat) == ""
	})
}

// botWithOption returns the seat of a bot that may make an optional move and has not been asked yet; false if
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

// HoldBots has the bots wait, and rolls on their behalf too, while the screen shows a replay. With false they
// play again, unless they wait for another reason.
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

// playsItself reports whether the app makes the pending roll, deal or decision without being asked. In a
// match of bots alone it deals and rolls everything, else it makes only the rolls that belong to bots alone,
// and what people have left to it ([Session.LeaveToApp]). It makes no roll if real dice are rolled
// ([Session.Roller] is "table"). A roll with dice of nobody belongs to the seats that decide next.
func (s *Session) playsItself(pending engines.Pending) bool {
	if pending.Who.Has(engines.Table) {
		return s.onlyBots()
	}
	if pending.Rolling() && s.Roller() == "table" {
		return false
	}
	if s.isLeftToApp(pending) {
		return true
	}
	if !pending.Rolling() {
		return false
	}
	rollers := s.rollers(pending)
	for _, seat := range rollers.List() {
		if s.seatBot(seat) == "" {
			return s.onlyBots()
		}
	}
	return rollers != 0 || s.onlyBots()
}

// rollers returns the seats whose dice a pending roll is about. Dice of nobody are those of the seats that
// decide next.
func (s *Session) rollers(pending engines.Pending) engines.SeatSet {
	return s.rollersAt(s.Position(), pending)
}

func (s *Session) rollersAt(at engines.Position, pending engines.Pending) engines.SeatSet {
	var rollers engines.SeatSet
	for _, die := range pending.Roll.Dice() {
		if die.Owner >= 0 {
			rollers = rollers.With(die.Owner)
		}
	}
	if rollers == 0 {
		rollers = afterRoll(s.Engine(), at)
	}
	return rollers
}

// RollsForBots returns the bots whose real dice are to be rolled now, by somebody at the table; nil if the
// app rolls, or if no die of a bot is due. alone says that nobody else has a die in this roll.
func (s *Session) RollsForBots() (bots []engines.Seat, alone bool) {
	pending := s.Pending()
	if !pending.Rolling() || s.Roller() != "table" {
		return nil, false
	}
	rollers := s.rollers(pending)
	for _, seat := range rollers.List() {
		if s.seatBot(seat) != "" {
			bots = append(bots, seat)
		}
	}
	return bots, len(bots) == rollers.Len()
}

// afterRoll returns the seats that owe a decision after the pending roll. The first outcome stands for all.
func afterRoll(e engines.Engine, p engines.Position) engines.SeatSet {
	outcomes := e.Moves(p, nil)
	if len(outcomes) == 0 {
		return 0
	}
	return e.Pending(e.Apply(p, outcomes[0], nil)).Who
}

// wakeBots starts the bots that owe a decision or may make an optional move, and the rolls that the app makes
// for them. Bots that think already go on. Without Options.Post it plays for them at once.
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
			s.startThinking(seat, s.goFunc(s.seatBot(seat), seat))
		}
		return
	}
	if s.waitsForOptional() {
		return
	}
	pending := s.Pending()
	if s.playsItself(pending) {
		if s.thinking[engines.Dice] != nil {
			return
		}
		s.startThinking(engines.Dice,
			func(context.Context) (found, error) { return found{}, nil })
		return
	}
	for _, seat := range pending.Who.List() {
		if level := s.seatBot(seat); level != "" && s.thinking[seat] == nil {
			s.startThinking(seat, s.goFunc(level, seat))
		}
	}
}

// answerAtOnce plays for the bots until people owe a decision. It is a loop and not a recursion, because a
// match of bots alone runs to its end here.
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
		} else if !s.playsItself(pending) {
			i := slices.IndexFunc(pending.Who.List(), func(seat engines.Seat) bool {
				return s.seatBot(seat) != ""
			})
			if i < 0 {
				return
			}
			seat = pending.Who.List()[i]
		}
		var f found
		var err error
		if seat >= 0 {
			f, err = s.goFunc(s.seatBot(seat), seat)(context.Background())
		}
		if !s.botAnswered(seat, f, err) {
			return
		}
	}
}

// thinker returns a function that finds a bot's move in a position. The bot sees only what its seat may know and
// has a random source of its own. If the bot panics, the error is a *[panics.Fault].
func (s *Session) thinker(level string, seat engines.Seat) func(context.Context, engines.Position) (engines.Move,
	error) {
	engine, think := s.Engine(), s.options.Think
	random := rand.New(rand.NewPCG(s.options.Random.Uint64(), s.options.Random.Uint64()))
	return func(ctx context.Context, at engines.Position) (move engines.Move, err error) {
		view := engine.View(at, seat)
		if fault := panics.Try(func() {
			move, err = think(ctx, level, engine, view, seat, random)
		}); fault != nil {
			return engines.Move{}, fault
		}
		return move, err
	}
}

// startThinking runs a bot on a goroutine of its own. Its move is dropped if the match has moved on before it
// comes.
func (s *Session) startThinking(seat engines.Seat, think func(context.Context) (found, error)) {
	ctx, cancel := context.WithCancel(context.Background())
	if s.thinking == nil {
		s.thinking = map[engines.Seat]context.CancelFunc{}
	}
	s.thinking[seat] = cancel
	generation, post := s.generation, s.options.Post
	if seat >= 0 {
		s.observers.notify(Change{Kind: Thinking, Seat: seat})
	}
	answered := func(f found, err error) {
		if s.generation != generation || s.closed {
			return
		}
		cancel()
		delete(s.thinking, seat)
		s.botAnswered(seat, f, err)
	}
	paused := make(chan struct{})
	s.options.After(s.options.Pause, func() { close(paused) })
	background.Go(func() {
		f, err := think(ctx)
		select {
		case <-paused:
		case <-ctx.Done():
			return
		}
		post(func() { answered(f, err) })
	}, func(fault *panics.Fault) { post(func() { answered(found{}, fault) }) })
}

// botAnswered plays what a bot has found, or makes the roll or deal on its behalf. It reports whether that went
// well.
func (s *Session) botAnswered(seat engines.Seat, f found, err error) bool {
	if errors.Is(err, bots.ErrSilent) {
		s.botAsked = s.optional()
		s.wakeBots()
		return true
	}
	switch {
	case err != nil:
	case seat >= 0 && f.moves[0].Who != seat:
		err = fmt.Errorf("the bot answered for somebody else")
	case seat >= 0:
		s.ahead = f.ahead
		err = s.PlayAll(f.moves...)
	case s.Pending().Rolling():
		_, err = s.Roll()
	case s.Pending().Who.Has(engines.Table):
		_, err = s.Deal()
	default:
		err = s.decide()
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

// stopThinking cancels all thinking bots, those that give advice too. A move that one of them still finds is
// dropped, because the generation has changed.
func (s *Session) stopThinking() {
	s.generation++
	s.stopAdvice()
	for _, cancel := range s.thinking {
		cancel()
	}
	clear(s.thinking)
}

// Think finds a move with the bots of package bots, by a budget and not by the clock, so that the same seed
// gives the same move. It is the default of [Options.Think] without Post.
func Think(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat,
	r *rand.Rand) (engines.Move, error) {
	bot, err := bots.New(level)
	if err != nil {
		return engines.Move{}, err
	}
	return bot.Choose(ctx, e.Walk(p), seat, r)
}

// ponderTime is how long a bot thinks that plays the better, the longer it thinks.
const ponderTime = time.Second

// idle has room for as many bots as there are cores besides the one for the screen. Bots think long on those
// only.
var idle = make(chan struct{}, runtime.GOMAXPROCS(0)-1)

// Ponder is Think for matches on a screen, the default of [Options.Think] with Post. A bot that can take its
// time thinks for about a second, if a core is idle.
func Ponder(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat,
	r *rand.Rand) (engines.Move, error) {
	bot, err := bots.New(level)
	if err != nil {
		return engines.Move{}, err
	}
	if patient, ok := bot.(bots.Ponderer); ok {
		select {
		case idle <- struct{}{}:
			defer func() { <-idle }()
			enough, stop := context.WithTimeout(ctx, ponderTime)
			defer stop()
			return patient.Ponder(ctx, enough.Done(), e.Walk(p), seat, r)
		default:
		}
	}
	return bot.Choose(ctx, e.Walk(p), seat, r)
}
