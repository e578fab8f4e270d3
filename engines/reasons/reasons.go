// Package reasons lets a game declare the reasons of its messages: of refusals, events, prompts and
// explanations. Each reason is one line, with its name and the kinds and names of its arguments.
//
//	var all reasons.List
//
//	var (
//		Over    = reasons.None(&all, "over")
//		TooFar  = reasons.Three[piece, space, number](&all, "too-far", "piece", "space", "steps")
//		Claimed = reasons.Two[piece, space](&all, "claimed", "piece", "geyser")
//	)
//
// The name is the key of the reason's sentence in texts.toml; that sentence uses the names of the arguments
// in braces. A declared reason makes its messages, and the compiler checks the number and the kinds of their
// arguments. Its number is its place in the list.
package reasons

import "homespun/engines"

// A List holds the reasons of a game in the order in which they are declared. The zero value is empty.
type List struct{ infos []engines.ReasonInfo }

// Infos returns the names of the reasons and of their arguments, indexed by reason, for [engines.Info]. Entry
// 0 is empty, because reason 0 means none.
func (l *List) Infos() []engines.ReasonInfo { return l.infos }

func (l *List) declare(name string, args ...string) engines.Reason {
	if l.infos == nil {
		l.infos = make([]engines.ReasonInfo, 1, 128)
	}
	l.infos = append(l.infos, engines.ReasonInfo{Name: name, Args: args})
	return engines.Reason(len(l.infos) - 1)
}

// An Argument is one thing that a message is about: a [Space], [Piece], [Number], [Tenths], [Word], [Said],
// [Decision] or [engines.Seat]. An [engines.Arg] is for arguments that can be of several kinds.
type Argument interface{ Arg() engines.Arg }

// These types have one [engines.ArgKind] each, so that the compiler can tell the kinds of arguments apart.
// The values are the game's own numbers.
type (
	Space    int32
	Piece    int32
	Number   int32
	Tenths   int32
	Word     int32
	Decision int32
	Said     int32
)

// Arg returns the argument with its kind.
func (a Space) Arg() engines.Arg    { return engines.Arg{Kind: engines.SpaceArg, Value: int32(a)} }
func (a Piece) Arg() engines.Arg    { return engines.Arg{Kind: engines.PieceArg, Value: int32(a)} }
func (a Number) Arg() engines.Arg   { return engines.Arg{Kind: engines.NumberArg, Value: int32(a)} }
func (a Tenths) Arg() engines.Arg   { return engines.Arg{Kind: engines.TenthsArg, Value: int32(a)} }
func (a Word) Arg() engines.Arg     { return engines.Arg{Kind: engines.WordArg, Value: int32(a)} }
func (a Said) Arg() engines.Arg     { return engines.Arg{Kind: engines.SaidArg, Value: int32(a)} }
func (a Decision) Arg() engines.Arg { return engines.Arg{Kind: engines.DecisionArg, Value: int32(a)} }

// refuse returns the refusal with this message. All spaces among its arguments count as spaces in the way.
func refuse(n engines.Message) engines.Verdict {
	v := engines.Refuse(n)
	for _, a := range n.Args[:n.N] {
		if a.Kind == engines.SpaceArg && a.Value >= 0 {
			v.Spaces = append(v.Spaces, int16(a.Value))
		}
	}
	return v
}

// read returns an argument of a message as its type.
func read[A Argument](n engines.Message, i int) (a A) {
	arg := n.Args[i]
	switch a := any(&a).(type) {
	case *Space:
		*a = Space(arg.Value)
	case *Piece:
		*a = Piece(arg.Value)
	case *Number:
		*a = Number(arg.Value)
	case *Said:
		*a = Said(arg.Value)
	case *Tenths:
		*a = Tenths(arg.Value)
	case *Word:
		*a = Word(arg.Value)
	case *Decision:
		*a = Decision(arg.Value)
	case *engines.Seat:
		*a = engines.Seat(arg.Value)
	case *engines.Arg:
		*a = arg
	}
	return a
}
