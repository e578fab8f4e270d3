package engines

import "fmt"

// Reason identifies what a message says: a refusal, an event or a prompt. Each game has its own numbers,
// named by [Info.Reasons]; 0 is no reason.
type Reason uint16

// Clause is the number of a rule on a game's rules page: clause 8 of SiTTeRS is SIT-08. 0 is no clause.
type Clause uint8

// TableClause stands for the clause of a refused fix, undo or redo, which no rule of the game forbids. Its id
// is "table".
const TableClause Clause = 255

// ID returns the clause's public id, such as SIT-08, "table", or "" for no clause. prefix is the game's
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

// ArgKind says what the number in an [Arg] stands for.
type ArgKind uint8

const (
	// NumberArg is a plain number: steps, loot, the face of a die.
	NumberArg ArgKind = iota + 1
	// SpaceArg is a space of the board, by the game's number for it, or an [Unknown] one.
	SpaceArg
	// PieceArg is a piece, by the game's number for it, or an [Unknown] one.
	PieceArg
	// SeatArg is a Seat.
	SeatArg
	// WordArg is a noun of the theme, an index into [Info.Words].
	WordArg
	// DecisionArg is a kind of decision, an index into [Info.Decisions].
	DecisionArg
	// TenthsArg is a length in tenths of an inch.
	TenthsArg
	// SaidArg is a name or a sentence of the ruleset's own, by the game's number for it.
	SaidArg
)

// Arg is one argument of a message.
type Arg struct {
	Kind  ArgKind
	Value int32
}

// Arg returns a itself, so that an Arg can be used like the typed arguments of package reasons.
func (a Arg) Arg() Arg { return a }

// Of returns an argument. Callers need not convert the value to int32.
func Of[N ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16](kind ArgKind, value N) Arg {
	return Arg{kind, int32(value)}
}

// Message is a refusal, event or prompt as data: a reason, the clause behind it, and arguments. Package
// rulesets makes the sentence from the template that has the reason's name. The arguments are in the order of
// [ReasonInfo.Args], and N is how many there are.
type Message struct {
	Reason Reason
	Clause Clause
	N      uint8
	Args   [6]Arg
}

// Status says whether a move may be made. The zero value is Undecided, which counts as not legal, so that a
// forgotten assignment cannot allow a move.
type Status uint8

const (
	Undecided Status = iota
	Legal
	Refused
)

// Verdict says whether a move may be made, and if not, why.
type Verdict struct {
	Status Status
	// Message is the refusal, with the clause that forbids the move; empty if the move is legal.
	Message Message
	// Spaces are the spaces that are in the way, in any order. The board highlights them.
	Spaces []int16
}

// Allowed returns the verdict on a legal move.
func Allowed() Verdict { return Verdict{Status: Legal} }

// Refuse returns a refusal and the spaces that are in the way.
func Refuse(message Message, spaces ...int16) Verdict {
	return Verdict{Status: Refused, Message: message, Spaces: spaces}
}

// OK reports whether the move is legal.
func (v Verdict) OK() bool { return v.Status == Legal }
