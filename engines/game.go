package engines

import (
	"math/rand/v2"
	"slices"
	"sync"
)

// Game is one game with one compiled ruleset, for a fixed number of seats. It is immutable and safe for use
// by several goroutines. P is the type of its positions: a value of numbers and arrays without pointers,
// slices, maps or strings. So an assignment copies a position, and == compares two of them.
type Game[P comparable] interface {
	Notation

	// Start returns the position before the first line.
	Start() P
	// Pending says what the position waits for: which seats owe a decision, and of what kind.
	Pending(p *P) Pending
	// Due returns the Who and the Optional of Pending. Simulations call it before every move, so it has to be
	// fast.
	Due(p *P) (who, optional SeatSet)
	// Moves appends the legal moves of all seats that owe a decision to list and returns it. The order
	// depends only on the position, so that matches can be repeated. It lists every outcome of a roll, and
	// each is equally likely. It never lists undo, redo, seat and fix.
	Moves(p *P, list []Move) []Move
	// Sample returns a random legal move drawn with r. Moves that can be listed are all equally likely; for
	// deals, and for moves that cannot be listed, the game may choose the distribution. Simulations call it
	// all the time, so it has to be fast. A game that lists all its moves may use [AnyOf].
	Sample(p *P, r *rand.Rand) Move
	// Check says whether a move may be made. It accepts any value as a move, fixes included. It is written
	// independently of Moves, and tests compare the two, so that a mistake in one of them is found.
	Check(p *P, m Move) Verdict
	// Apply makes a legal move and everything that follows from it without a decision or a roll. It calls
	// emit for each event, unless emit is nil.
	Apply(p *P, m Move, emit func(Message))

	// Prompt returns a message that asks for the pending decision or roll. Its reason is one of
	// [Info.Reasons].
	Prompt(p *P) Message
	// Outcome says whether the match has ended and who has won. In a draw there are no winners.
	Outcome(p *P) Outcome
	// Result returns the "result" of a match in a report, as a struct with json tags; nil while the match
	// goes on.
	Result(p *P) any
	// Value says how good the position is for a seat, in any unit; higher is better. Bots use it to compare
	// positions.
	Value(p *P, seat Seat) int

	// View returns the position as a seat may know it, with hidden information left out. The view of Table
	// holds what everybody may know. While seats answer in secret, the view leaves out the answers of the
	// other seats, as if they had not answered yet. So a view is a valid position, and a bot can play on from
	// it by guessing those answers. A game without secrets returns *p.
	View(p *P, seat Seat) P
	// Save returns the whole position as a pointer to a struct with toml and json tags. It becomes the
	// [position] table of a match file.
	Save(p *P) any
	// Load reads a position back: decode fills a struct of the type that Save returns. The error is a
	// *[FieldError] if a value is invalid.
	Load(decode func(into any) error) (P, error)
}

// Notation is the part of a game that needs no position: how moves, pieces, spaces and seats are written.
type Notation interface {
	// Info returns the facts about the game that no ruleset changes.
	Info() *Info
	// SeatIDs returns the ids of the match's seats, in order.
	SeatIDs() []string
	// Parse reads the text after "WHO:" on a line. The error is [ErrUnreadable] if the words do not have the
	// shape of a line of that seat. Words of the right shape that name a space or piece the game does not
	// have ([Unknown]) become a move that Check refuses.
	Parse(who Seat, words string) (Move, error)
	// Format writes a move in its canonical form, without "WHO:".
	Format(m Move) string
	// Forms describes how lines are put together.
	Forms() Forms
	// Describe returns the names of the piece, space, seat or other thing that an argument stands for.
	Describe(a Arg) Description
}

// Description holds the names that a sentence can use for a thing.
type Description struct {
	// Text is how the thing is written in the notation: d3, C2, a number, a seat's id.
	Text string
	// Noun is the word of the theme for the thing, one of [Info.Words]; "" if it has none.
	Noun string
	// Name is a proper name from the ruleset, such as "Mad Dog", that is no word of the theme; "" if it has
	// none.
	Name string
	// Owner is the seat that the thing belongs to; Table if it belongs to nobody.
	Owner Seat
	// Self says that the thing is its owner in person: a seat that is one player and not a side, or the
	// figure of such a player. A sentence then names the player instead of the thing.
	Self bool
	// Plain is how the thing is said where nobody types the notation, "red 2"; "" if Text is plain enough.
	Plain string
	// Kind is a word that is said before the noun, which tells things of one noun apart: "zombie" for the
	// spawner of the zombies; "" for none.
	Kind string
	// Shared says that another owner may have a thing of the same name and number, so that only the owner
	// tells them apart.
	Shared bool
	// Figure is the figure of the theme that the thing bears or is. Number tells the thing from those that
	// bear the same figure, from 1; 0 if there are none.
	Figure Figure
	Number int
}

// Figure is one of the figures that a theme has for a word, by which it can give the things that bear them
// names of their own. The zero value is none.
type Figure struct {
	// Word is one of [Info.Words], Number counts the figures of the word from 1, and Of is how many of them
	// take part in a match, in whatever position it is.
	Word       string
	Number, Of int
	// Group says that the thing is not one such figure but a group of them, such as the tribe of the wolves.
	Group bool
}

// Naming is implemented by games in which a choice during the match, such as a colour, changes what players
// are called.
type Naming interface {
	// SeatName returns what to call a seat, in small letters, in a position where no name was given for it;
	// "" if its usual name is right.
	SeatName(p Position, seat Seat) string
}

// Sampler is implemented by games in which several seats owe a decision at the same time. A bot plays one of
// them.
type Sampler[P comparable] interface {
	// SampleOf is Sample for the moves of one seat, which owes a decision or may make an optional move.
	SampleOf(p *P, seat Seat, r *rand.Rand) Move
}

// Guesser is implemented by games with secret answers that know which answers people are likely to give. Bots
// use it to guess the answers of the other seats. For games without it they draw any legal move with the same
// chance.
type Guesser[P comparable] interface {
	// Guess draws a legal move of a seat that owes an answer, with the chances that people would choose it,
	// using only what everybody can see.
	Guess(p *P, seat Seat, r *rand.Rand) Move
}

// Judge is implemented by games that know how likely a seat is to win. Bots that search use it to judge the
// position in which their search ends. In other games they guess it from Value and [Thought.Lead].
type Judge[P comparable] interface {
	// Chance returns a seat's chance to win, between 0 and 1, while the match goes on. A draw is half a win.
	Chance(p *P, seat Seat) float64
}

// Turning is implemented by games that count turns, because there are some in which nobody decides anything.
type Turning[P comparable] interface {
	// TurnsOver returns how many turns are over.
	TurnsOver(p *P) int
}

// Scoring is implemented by games in which each seat ends a match with points of its own, and the most win.
type Scoring interface {
	// SeatScore returns the points of a seat, in a position in which the match is over.
	SeatScore(p Position, seat Seat) int
}

// Outcome says whether the match is over, and who has won.
type Outcome struct {
	Over    bool
	Winners SeatSet
}

// AnyOf draws one of the legal moves, each with the same chance. It serves as Sample for a game that lists
// all its moves.
func AnyOf[P comparable](g Game[P], p *P, r *rand.Rand) Move {
	pooled := movePool.Get().(*[]Move)
	defer movePool.Put(pooled)
	*pooled = g.Moves(p, (*pooled)[:0])
	return (*pooled)[r.IntN(len(*pooled))]
}

// anyOf is AnyOf for one seat. ok is false if the seat has no move that can be listed.
func anyOf[P comparable](g Game[P], p *P, seat Seat, r *rand.Rand) (m Move, ok bool) {
	pooled := movePool.Get().(*[]Move)
	defer movePool.Put(pooled)
	*pooled = slices.DeleteFunc(g.Moves(p, (*pooled)[:0]), func(m Move) bool { return m.Who != seat })
	if len(*pooled) == 0 {
		return Move{}, false
	}
	return (*pooled)[r.IntN(len(*pooled))], true
}

// movePool keeps the slices of AnyOf, so that drawing a move does not allocate.
var movePool = sync.Pool{New: func() any { return new([]Move) }}
