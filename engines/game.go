package engines

import (
	"math/rand/v2"
	"sync"
)

// Game is one game under one compiled ruleset, for a number of seats: immutable, and safe for use by several
// goroutines. P is its position, a value of numbers and arrays without pointer, slice, map or string, so that
// copying is cloning and == is equality.
type Game[P comparable] interface {
	Notation

	// Start returns the position before the first line.
	Start() P
	// Pending says who owes what kind of decision.
	Pending(p *P) Pending
	// Moves appends the legal moves of all who owe a decision to list and returns it, in an order that
	// depends only on the position. Every outcome of a roll is listed, each equally likely. Undo, redo, seat
	// and fix are never listed.
	Moves(p *P, list []Move) []Move
	// Sample returns a legal move drawn with r: any of those listed with the same chance, while what cannot
	// be listed, and deals, may have a distribution of their own. Simulations live on it. A game that lists
	// everything may leave it to [AnyOf].
	Sample(p *P, r *rand.Rand) Move
	// Check says whether a move, fixes included, may be made, for any move whatever; it is written apart from
	// Moves, and the two must agree.
	Check(p *P, m Move) Verdict
	// Apply makes a legal move and all that follows from it by itself, telling what happened, event by event,
	// to tell unless that is nil.
	Apply(p *P, m Move, emit func(Message))

	// Prompt returns the message of what is due, for the sentence that asks for it. Its reason is one of
	// [Info.Reasons].
	Prompt(p *P) Message
	// Outcome says whether the match has ended and who has won; nobody has in a draw.
	Outcome(p *P) Outcome
	// Result returns what a record's "result" holds, a struct with json tags, and nil while the match goes
	// on.
	Result(p *P) any
	// Value says how good the position is for a seat, in any unit, higher is better: what a bot that looks
	// one move ahead compares.
	Value(p *P, seat Seat) int

	// View returns the position as a seat may know it, Table being what all may know: what is hidden is left
	// out. Where seats answer in secret the others have not answered yet in it, so that it is a position like
	// any other, and one can play on from it by supposing what they answer. A game without secrets returns
	// *p.
	View(p *P, seat Seat) P
	// Save returns the whole position as a pointer to a struct with toml and json tags: the [position] table
	// of a record.
	Save(p *P) any
	// Load reads a position back: decode fills a struct as Save gave it. The error of a value that cannot be
	// is a *[FieldError].
	Load(decode func(into any) error) (P, error)
}

// Notation is the part of a game that needs no position: how moves and things are written.
type Notation interface {
	// Info returns what is fixed about the game.
	Info() *Info
	// SeatIDs returns the ids of the match's seats, in order.
	SeatIDs() []string
	// Parse reads what stands after "WHO:" on a line. The error is [ErrUnreadable] where the words have not
	// the shape of a line of that seat; what has the shape and names a thing that does not exist is a move
	// that Check refuses ([Unknown]).
	Parse(who Seat, words string) (Move, error)
	// Format writes a move in the game's one canonical form, without "WHO:".
	Format(m Move) string
	// Forms returns how lines are made up.
	Forms() Forms
	// Describe names the thing an argument is about.
	Describe(a Arg) Description
}

// Description is what a sentence can say of a thing.
type Description struct {
	// Text is its name in the notation: d3, C2, a number, a seat's id.
	Text string
	// Noun is the word of the theme it is called by, one of [Info.Words]; "" where it has none.
	Noun string
	// Name is what the ruleset calls it, "Mad Dog", where that is no word of the theme; "" where it has none.
	Name string
	// Owner is the seat it belongs to; Table where it is nobody's.
	Owner Seat
	// Self says that it is its owner in person: a seat that is one player and no side, or the figure of such
	// a player.
	Self bool
}

// Naming is a game whose players are called otherwise once they have chosen something, such as a colour.
type Naming interface {
	// SeatName returns what a seat without a name of its own is called in a position, in small letters; ""
	// where that is as ever.
	SeatName(p Position, seat Seat) string
}

// Guesser is a game in which several seats answer in secret and that knows how people answer: bots suppose so
// of the others, and elsewhere any legal move with the same chance.
type Guesser[P comparable] interface {
	// Guess draws a legal move of a seat that owes an answer, each as often as people are likely to make it,
	// from what lies open.
	Guess(p *P, seat Seat, r *rand.Rand) Move
}

// Outcome is how a match stands: over or not, and who has won.
type Outcome struct {
	Over    bool
	Winners SeatSet
}

// AnyOf draws one of the moves listed, each with the same chance: it is Sample for a game that lists all its
// moves.
func AnyOf[P comparable](g Game[P], p *P, r *rand.Rand) Move {
	pooled := lists.Get().(*[]Move)
	defer lists.Put(pooled)
	*pooled = g.Moves(p, (*pooled)[:0])
	return (*pooled)[r.IntN(len(*pooled))]
}

// lists are the lists of AnyOf, kept so that drawing a move does not allocate.
var lists = sync.Pool{New: func() any { return new([]Move) }}
