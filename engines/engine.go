package engines

import "math/rand/v2"

// Position is a position of some game, stored as a value. Only the [Engine] that returned a position can use
// it. Two positions are equal if they are ==.
type Position any

// Engine is a [Game] without its type parameter, for the app, the command line and records. Its methods mean
// the same as those of Game. Every call costs an allocation, so loops use a [Walker].
type Engine interface {
	Notation

	Start() Position
	Pending(p Position) Pending
	Moves(p Position, list []Move) []Move
	Sample(p Position, r *rand.Rand) Move
	Check(p Position, m Move) Verdict
	Apply(p Position, m Move, emit func(Message)) Position
	// Watch is Apply for a replay, which shows events one after the other: emit gets each event with the
	// position right after it. Such a position is in the middle of a move, so its Pending may not be final.
	Watch(p Position, m Move, emit func(Message, Position)) Position
	Prompt(p Position) Message
	// Danger is that of a [Foreteller]; any other game has none.
	Danger(p Position) (Danger, bool)
	Outcome(p Position) Outcome
	Result(p Position) any
	View(p Position, seat Seat) Position
	Save(p Position) any
	Load(decode func(into any) error) (Position, error)

	// Walk returns a walker that starts at p.
	Walk(p Position) Walker
	// Game returns the game that was wrapped, for packages that know its type: its drawings and its table.
	Game() any
}

// Walker holds a position and changes it in place, without allocation, for bots and simulations.
type Walker interface {
	Pending() Pending
	// Due returns the Who and the Optional of Pending, faster.
	Due() (who, optional SeatSet)
	Moves(list []Move) []Move
	Sample(r *rand.Rand) Move
	// SampleOf is Sample for the moves of one of the seats that are due or may make an optional move, Dice
	// and Table included. ok is false if it has none.
	SampleOf(seat Seat, r *rand.Rand) (m Move, ok bool)
	Check(m Move) Verdict
	Apply(m Move)
	// ApplyWith is Apply that also emits the events.
	ApplyWith(m Move, emit func(Message))
	Outcome() Outcome
	Value(seat Seat) int
	// Hide replaces the position by the seat's view of it, so that a bot cannot use what it may not know.
	Hide(seat Seat)
	// Copy sets this walker to the position of another walker of the same game.
	Copy(from Walker)
	// Clone returns a new, independent walker at the same position.
	Clone() Walker
	Position() Position
}

// Wrap puts a game behind the Engine interface.
func Wrap[P comparable](g Game[P]) Engine {
	sampler, _ := g.(Sampler[P])
	return wrapped[P]{g, g, sampler}
}

type wrapped[P comparable] struct {
	Notation
	game    Game[P]
	sampler Sampler[P] // the game, or nil if it is none
}

func (w wrapped[P]) Start() Position { return w.game.Start() }
func (w wrapped[P]) Game() any       { return w.game }

func (w wrapped[P]) Pending(p Position) Pending {
	q := p.(P)
	return w.game.Pending(&q)
}

func (w wrapped[P]) Moves(p Position, list []Move) []Move {
	q := p.(P)
	return w.game.Moves(&q, list)
}

func (w wrapped[P]) Sample(p Position, r *rand.Rand) Move {
	q := p.(P)
	return w.game.Sample(&q, r)
}

func (w wrapped[P]) Check(p Position, m Move) Verdict {
	q := p.(P)
	return w.game.Check(&q, m)
}

func (w wrapped[P]) Apply(p Position, m Move, emit func(Message)) Position {
	q := p.(P)
	w.game.Apply(&q, m, emit)
	return q
}

func (w wrapped[P]) Watch(p Position, m Move, emit func(Message, Position)) Position {
	q := p.(P)
	w.game.Apply(&q, m, func(n Message) { emit(n, q) })
	return q
}

func (w wrapped[P]) Prompt(p Position) Message {
	q := p.(P)
	return w.game.Prompt(&q)
}

func (w wrapped[P]) Danger(p Position) (Danger, bool) {
	if g, ok := w.game.(Foreteller[P]); ok {
		q := p.(P)
		return g.Danger(&q)
	}
	return Danger{}, false
}

func (w wrapped[P]) Outcome(p Position) Outcome {
	q := p.(P)
	return w.game.Outcome(&q)
}

func (w wrapped[P]) Result(p Position) any {
	q := p.(P)
	return w.game.Result(&q)
}

func (w wrapped[P]) View(p Position, seat Seat) Position {
	q := p.(P)
	return w.game.View(&q, seat)
}

func (w wrapped[P]) Save(p Position) any {
	q := p.(P)
	return w.game.Save(&q)
}

func (w wrapped[P]) Load(decode func(into any) error) (Position, error) {
	p, err := w.game.Load(decode)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (w wrapped[P]) Walk(p Position) Walker { return &walker[P]{w.game, w.sampler, p.(P)} }

type walker[P comparable] struct {
	game    Game[P]
	sampler Sampler[P]
	at      P
}

func (w *walker[P]) Pending() Pending                     { return w.game.Pending(&w.at) }
func (w *walker[P]) Due() (who, optional SeatSet)         { return w.game.Due(&w.at) }
func (w *walker[P]) Moves(list []Move) []Move             { return w.game.Moves(&w.at, list) }
func (w *walker[P]) Sample(r *rand.Rand) Move             { return w.game.Sample(&w.at, r) }
func (w *walker[P]) Check(m Move) Verdict                 { return w.game.Check(&w.at, m) }
func (w *walker[P]) Apply(m Move)                         { w.game.Apply(&w.at, m, nil) }
func (w *walker[P]) ApplyWith(m Move, emit func(Message)) { w.game.Apply(&w.at, m, emit) }
func (w *walker[P]) Outcome() Outcome                     { return w.game.Outcome(&w.at) }
func (w *walker[P]) Value(seat Seat) int                  { return w.game.Value(&w.at, seat) }
func (w *walker[P]) Hide(seat Seat)                       { w.at = w.game.View(&w.at, seat) }

// samples is how often SampleOf draws a move of any seat before it lists those of the one seat.
const samples = 200

func (w *walker[P]) SampleOf(seat Seat, r *rand.Rand) (m Move, ok bool) {
	if w.sampler != nil {
		return w.sampler.SampleOf(&w.at, seat, r), true
	}
	for range samples {
		if m = w.game.Sample(&w.at, r); m.Who == seat {
			return m, true
		}
	}
	return anyOf(w.game, &w.at, seat, r)
}

// Info returns the facts about the game. It is not part of Walker, as Guess is not.
func (w *walker[P]) Info() *Info { return w.game.Info() }

// Guess draws a likely answer of a seat; false if the game is no [Guesser]. It is not part of Walker: bots
// look for it with an interface of their own.
func (w *walker[P]) Guess(seat Seat, r *rand.Rand) (Move, bool) {
	if g, ok := w.game.(Guesser[P]); ok {
		return g.Guess(&w.at, seat, r), true
	}
	return Move{}, false
}

// Chance returns a seat's chance to win; false if the game is no [Judge]. It is not part of Walker, as Guess
// is not.
func (w *walker[P]) Chance(seat Seat) (chance float64, ok bool) {
	if g, ok := w.game.(Judge[P]); ok {
		return g.Chance(&w.at, seat), true
	}
	return 0, false
}

// TurnsOver returns how many turns are over; false if the game is no [Turning]. It is not part of Walker, as Guess is
// not.
func (w *walker[P]) TurnsOver() (turns int, ok bool) {
	if g, ok := w.game.(Turning[P]); ok {
		return g.TurnsOver(&w.at), true
	}
	return 0, false
}

func (w *walker[P]) Copy(from Walker)   { *w = *from.(*walker[P]) }
func (w *walker[P]) Clone() Walker      { c := *w; return &c }
func (w *walker[P]) Position() Position { return w.at }
