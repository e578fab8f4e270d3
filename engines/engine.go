package engines

import "math/rand/v2"

// Position is a position of some game, as its value: [Engine] hands it out and takes it back. Two are equal
// where they are ==.
type Position any

// Engine is a [Game] behind one interface, for the app, the command line and records. A call costs an
// allocation; loops use a [Walker].
type Engine interface {
	Notation

	Start() Position
	Pending(p Position) Pending
	Moves(p Position, list []Move) []Move
	Sample(p Position, r *rand.Rand) Move
	Check(p Position, m Move) Verdict
	Apply(p Position, m Move, emit func(Message)) Position
	// Watch is Apply for those who show what happens one thing after another: told gets each event with the
	// position as it stands right after it. What is due in such a position may not be settled yet.
	Watch(p Position, m Move, told func(Message, Position)) Position
	Prompt(p Position) Message
	Outcome(p Position) Outcome
	Result(p Position) any
	View(p Position, seat Seat) Position
	Save(p Position) any
	Load(decode func(into any) error) (Position, error)

	// Walk returns a walker that stands on p.
	Walk(p Position) Walker
	// Game returns what was wrapped, for those who know the game: its drawings and its table.
	Game() any
}

// Walker is a position that moves on in place, without allocation: for bots and simulations.
type Walker interface {
	Pending() Pending
	Moves(list []Move) []Move
	Sample(r *rand.Rand) Move
	Check(m Move) Verdict
	Apply(m Move)
	// Hear is Apply that tells what happens.
	ApplyWith(m Move, emit func(Message))
	Outcome() Outcome
	Value(seat Seat) int
	// Hide leaves only what a seat may know.
	Hide(seat Seat)
	// Copy puts this walker where another of the same game stands.
	Copy(from Walker)
	// Clone returns a walker of its own on the same position.
	Clone() Walker
	Position() Position
}

// Wrap puts a game behind the Engine interface.
func Wrap[P comparable](g Game[P]) Engine { return wrapped[P]{g, g} }

type wrapped[P comparable] struct {
	Notation
	game Game[P]
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

func (w wrapped[P]) Watch(p Position, m Move, told func(Message, Position)) Position {
	q := p.(P)
	w.game.Apply(&q, m, func(n Message) { told(n, q) })
	return q
}

func (w wrapped[P]) Prompt(p Position) Message {
	q := p.(P)
	return w.game.Prompt(&q)
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

func (w wrapped[P]) Walk(p Position) Walker { return &walker[P]{w.game, p.(P)} }

type walker[P comparable] struct {
	game Game[P]
	at   P
}

func (w *walker[P]) Pending() Pending                     { return w.game.Pending(&w.at) }
func (w *walker[P]) Moves(list []Move) []Move             { return w.game.Moves(&w.at, list) }
func (w *walker[P]) Sample(r *rand.Rand) Move             { return w.game.Sample(&w.at, r) }
func (w *walker[P]) Check(m Move) Verdict                 { return w.game.Check(&w.at, m) }
func (w *walker[P]) Apply(m Move)                         { w.game.Apply(&w.at, m, nil) }
func (w *walker[P]) ApplyWith(m Move, emit func(Message)) { w.game.Apply(&w.at, m, emit) }
func (w *walker[P]) Outcome() Outcome                     { return w.game.Outcome(&w.at) }
func (w *walker[P]) Value(seat Seat) int                  { return w.game.Value(&w.at, seat) }
func (w *walker[P]) Hide(seat Seat)                       { w.at = w.game.View(&w.at, seat) }
func (w *walker[P]) Guess(seat Seat, r *rand.Rand) (Move, bool) {
	if g, ok := w.game.(Guesser[P]); ok {
		return g.Guess(&w.at, seat, r), true
	}
	return Move{}, false
}
func (w *walker[P]) Copy(from Walker)   { *w = *from.(*walker[P]) }
func (w *walker[P]) Clone() Walker      { c := *w; return &c }
func (w *walker[P]) Position() Position { return w.at }
