package engines

import "fmt"

// Reason says why, as a number of each game: of a refusal, an event or a prompt. [Info.Reasons] names it; 0
// is none.
type Reason uint16

// Clause is the number of a clause on a game's rules page: 8 of SiTTeRS is SIT-08. 0 is none.
type Clause uint8

// TableClause is what a refused fix, undo or redo breaks: the id is "table".
const TableClause Clause = 255

// ID returns the clause's public id, such as SIT-08, "table", or "" for none. The prefix is the game's
// [Info.Prefix].
func (c Clause) ID(prefix string) string {
	switch c {
	case 0:
		return ""
	case TableClause:
		return "table"
	}
	return fmt.Sprintf("%s-%02d", prefix, c)
}

// ArgKind says what the number of an [Arg] stands for.
type ArgKind uint8

const (
	// NumberArg is a plain number: steps, loot, a face.
	NumberArg ArgKind = iota + 1
	// SpaceArg is a space of the board, by the game's index, or an [Unknown] one.
	SpaceArg
	// PieceArg is a piece, by the game's index, or an [Unknown] one.
	PieceArg
	// SeatArg is a Seat.
	SeatArg
	// WordArg is a noun of the theme, an index into [Info.Words].
	WordArg
	// DecisionArg is a kind of decision, an index into [Info.Decisions].
	DecisionArg
	// TenthsArg is a length in tenths of an inch.
	TenthsArg
)

// Arg is one argument of a message.
type Arg struct {
	Kind  ArgKind
	Value int32
}

// Arg returns the argument itself.
func (a Arg) Arg() Arg { return a }

// Of returns an argument; it spares the conversion.
func Of[N ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16](kind ArgKind, value N) Arg {
	return Arg{kind, int32(value)}
}

// Message says something without words: a reason, the clause behind it, and what it is about. Package
// rulesets makes the sentence from the template that has the reason's name; the arguments stand in the order
// of [ReasonInfo.Args].
type Message struct {
	Reason Reason
	Clause Clause
	N      uint8
	Args   [6]Arg
}

// NewMessage returns a message with up to six arguments.
func NewMessage(reason Reason, clause Clause, args ...Arg) Message {
	n := Message{Reason: reason, Clause: clause, N: uint8(len(args))}
	if copy(n.Args[:], args) < len(args) {
		panic("engines: a message with more than six arguments")
	}
	return n
}

// Status says whether a move may be made. The zero value is Undecided, never legal: a forgotten return must
// not allow a move.
type Status uint8

const (
	Undecided Status = iota
	Legal
	Refused
)

// Verdict is the answer to whether a move may be made, and why not.
type Verdict struct {
	Status Status
	// Message is the reason of a refusal, with the clause it names.
	Message Message
	// Spaces are those in the way, to be lit up: indices of spaces, in no order.
	Spaces []int16
}

// Allowed is the verdict on a legal move.
func Allowed() Verdict { return Verdict{Status: Legal} }

// Refuse returns a refusal with the spaces in the way.
func Refuse(message Message, spaces ...int16) Verdict {
	return Verdict{Status: Refused, Message: message, Spaces: spaces}
}

// OK reports whether the move is legal.
func (v Verdict) OK() bool { return v.Status == Legal }
