package tableau

import (
	"slices"

	"homespun/companion/match/sound"
	"homespun/companion/match/words"
	"homespun/engines"
)

// This file holds the defaults that follow from the notation of a game.

// inputKinds says which kind of input gives which argument of a line.
var inputKinds = map[engines.ArgKind]Kind{
	engines.PieceArg: Piece, engines.SpaceArg: Spot, engines.TenthsArg: Point, engines.NumberArg: Number,
	engines.WordArg: Choice, engines.SeatArg: Choice,
}

// AVerb returns the input for a verb without arguments, such as a pass. It is a choice.
func AVerb(verb engines.Verb) Input { return AChoice(int(verb)) }

// substitute returns a move in which inputs replace the arguments of their kinds, in order. ok is false if an
// input finds no argument to replace, or if no line can be written for the move.
func substitute(forms engines.Forms, m engines.Move, in []Input) (made engines.Move, ok bool) {
	_, kinds, ok := forms.Takes(m.Verb)
	var args []int
	for _, word := range kinds {
		here := len(in) > 0 && in[0].Kind == inputKinds[word]
		switch n := len(args); {
		case !ok:
			return m, false
		case here && word == engines.TenthsArg:
			args = append(args, in[0].X, in[0].Y)
		case here:
			args = append(args, in[0].ID)
		case word == engines.TenthsArg:
			args = append(args, int(m.Args[n]), int(m.Args[n+1]))
		default:
			args = append(args, int(m.Args[n]))
		}
		if here {
			in = in[1:]
		}
	}
	made, fits := Made(m.Who, m.Verb, args...)
	return made, ok && fits && len(in) == 0 && forms.Shaped(&made)
}

// Inputs implements [Game]: one input for each argument of the line, or the choice of a verb without
// arguments.
func (d Defaults) Inputs(_ engines.Position, m engines.Move) (in []Input) {
	_, kinds, ok := d.Engine.Forms().Takes(m.Verb)
	switch {
	case m.Who < 0 || !ok:
		return nil
	case len(kinds) == 0:
		return []Input{AVerb(m.Verb)}
	}
	args := m.Args[:]
	for _, word := range kinds {
		if kind := inputKinds[word]; kind == Point {
			in, args = append(in, APoint(int(args[0]), int(args[1]))), args[2:]
		} else {
			in, args = append(in, Input{Kind: kind, ID: int(args[0])}), args[1:]
		}
	}
	return in
}

// Meaning implements [Game]: the inputs are read like those of a legal move.
func (Defaults) Meaning(q *Question, in []Input) (engines.Move, bool) { return q.Like(in...) }

// Fix implements [Fixer]: it finds a fix whose line has two arguments, the piece and where it goes.
func (d Defaults) Fix(_ engines.Position, piece, to Input) (engines.Move, bool) {
	forms := d.Engine.Forms()
	for verb := range forms.Verbs() {
		if by, kinds, _ := forms.Takes(verb); by == engines.ByFix && len(kinds) == 2 {
			if m, ok := substitute(forms, engines.NewMove(engines.Table, verb), []Input{piece, to}); ok {
				return m, true
			}
		}
	}
	return engines.Move{}, false
}

// Settings implements [Fixer]: it finds the fix that says whose turn it is, which has a seat as its only
// argument.
func (d Defaults) Settings(engines.Position) (list []Setting) {
	forms := d.Engine.Forms()
	for verb := range forms.Verbs() {
		by, takes, _ := forms.Takes(verb)
		if by != engines.ByFix || !slices.Equal(takes, []engines.ArgKind{engines.SeatArg}) {
			continue
		}
		for i := range d.Engine.SeatIDs() {
			seat, turn := engines.Seat(i), engines.NewMove(engines.Table, verb, int16(i))
			list = append(list, Setting{Name: words.Sentence(d.Voice.Seat(seat)), Seat: seat, Move: turn})
		}
	}
	return list
}

// AtTurn marks whose turn it is in a list of whose turn it can be.
func AtTurn(list []Setting, turn engines.Seat) []Setting {
	for i := range list {
		list[i].Now = list[i].Seat == turn
	}
	return list
}

// Sound implements [Narrator]: a piece that comes to a space is heard.
func (Defaults) Sound(told engines.Message) sound.Sound {
	piece, space := false, false
	for _, arg := range told.Args[:told.N] {
		piece, space = piece || arg.Kind == engines.PieceArg, space || arg.Kind == engines.SpaceArg
	}
	if piece && space {
		return sound.Step
	}
	return sound.None
}
