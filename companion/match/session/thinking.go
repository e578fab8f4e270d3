package session

import (
	"context"
	"math/rand/v2"
	"runtime"
	"slices"
	"time"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// thoughts are what the bots think about at present.
type thoughts struct {
	options Options
	// running cancels the thinking of each seat's bot; the key Dice is a roll or deal that the app makes.
	running map[engines.Seat]context.CancelFunc
	// ahead is what the bot that played last has foreseen.
	ahead foreseen
	// stopAdvice ends the thinking about advice.
	stopAdvice context.CancelFunc
	// generation grows when bots are cancelled, so that a late move of theirs is recognised and dropped.
	generation int
}

func newThoughts(o Options) *thoughts {
	return &thoughts{options: o, running: map[engines.Seat]context.CancelFunc{}, stopAdvice: func() {}}
}

// goFunc returns a function that finds what a bot does in one go in a position: its move, and, if that is a
// step of a walk, those that go on with it.
func (t *thoughts) goFunc(engine engines.Engine, at engines.Position, joins Joiner, level string,
	seat engines.Seat) func(context.Context) (found, error) {
	ahead, thinks := t.ahead, t.thinker(engine, level, seat)
	think := func(ctx context.Context, at engines.Position) (engines.Move, error) {
		if ahead.at == at && ahead.move.Who == seat {
			return ahead.move, nil
		}
		return thinks(ctx, at)
	}
	return func(ctx context.Context) (f found, err error) {
		move, err := think(ctx, at)
		f.moves = []engines.Move{move}
		if err != nil || joins == nil || move.Who != seat || !engine.Check(at, move).OK() {
			return f, err
		}
		after, told := made(engine, at, move)
		for len(told) == 1 && engine.Pending(after).Who == engines.SeatSet(0).With(seat) {
			move, err := think(ctx, after)
			if err != nil || move.Who != seat || !engine.Check(after, move).OK() {
				break
			}
			next, more := made(engine, after, move)
			whole, ok := engines.Message{}, false
			if len(more) > 0 {
				whole, ok = joins(told[0], more[0])
			}
			if !ok {
				f.ahead = foreseen{after, move}
				break
			}
			f.moves, after, told = append(f.moves, move), next, append([]engines.Message{whole}, more[1:]...)
		}
		return f, nil
	}
}

// made returns the position after a legal move, and its events.
func made(engine engines.Engine, at engines.Position, m engines.Move) (engines.Position, []engines.Message) {
	var told []engines.Message
	after := engine.Apply(at, m, func(n engines.Message) { told = append(told, n) })
	return after, told
}

// thinker returns a function that finds a bot's move in a position. The bot sees only what its seat may know,
// and has a random source of its own. If the bot panics, the error is a *[panics.Fault].
func (t *thoughts) thinker(engine engines.Engine, level string,
	seat engines.Seat) func(context.Context, engines.Position) (engines.Move, error) {
	think, source := t.options.Think, t.options.Random
	random := rand.New(rand.NewPCG(source.Uint64(), source.Uint64()))
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

// start runs a bot on a goroutine of its own, and calls answered on that of the session with what it has
// found. That is dropped if the match has moved on before it comes.
func (t *thoughts) start(seat engines.Seat, think func(context.Context) (found, error),
	answered func(found, error)) {
	ctx, cancel := context.WithCancel(context.Background())
	t.running[seat] = cancel
	generation, post := t.generation, t.options.Post
	end := func(f found, err error) {
		if t.generation == generation {
			cancel()
			delete(t.running, seat)
			answered(f, err)
		}
	}
	paused := make(chan struct{})
	t.options.After(t.options.Pause, func() { close(paused) })
	background.Go(func() {
		f, err := think(ctx)
		select {
		case <-paused:
		case <-ctx.Done():
			return
		}
		post(func() { end(f, err) })
	}, func(fault *panics.Fault) { post(func() { end(found{}, fault) }) })
}

// seats returns the seats whose bots are thinking, in order.
func (t *thoughts) seats() []engines.Seat {
	var list []engines.Seat
	for seat := range t.running {
		if seat >= 0 {
			list = append(list, seat)
		}
	}
	slices.Sort(list)
	return list
}

// stop cancels all thinking bots, those that give advice too. A move that one of them still finds is
// dropped, because the generation has changed.
func (t *thoughts) stop() {
	t.generation++
	t.stopAdvice()
	for _, cancel := range t.running {
		cancel()
	}
	clear(t.running)
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
