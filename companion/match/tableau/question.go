package tableau

import (
	"slices"

	"homespun/engines"
)

// Question is one decision of one seat while it is being made: the inputs so far, and which may come next.
type Question struct {
	Seat engines.Seat

	game     Game
	engine   engines.Engine
	position engines.Position
	legal    []sequence
	sofar    []Input
}

// sequence is a legal move with its inputs.
type sequence struct {
	move   engines.Move
	inputs []Input
}

// Ask returns the question for a seat that owes a decision in a position.
func Ask(game Game, engine engines.Engine, p engines.Position, seat engines.Seat) *Question {
	q := &Question{Seat: seat, game: game, engine: engine, position: p}
	for _, m := range engine.Moves(p, nil) {
		if m.Who == seat {
			q.legal = append(q.legal, sequence{m, game.Inputs(p, m)})
		}
	}
	return q
}

// Means returns the move that inputs make, with its verdict. It is the legal move with exactly these inputs,
// or else what the game takes them for; ok is false if they make no move. Of several moves it is the first one,
// with the verdict on them all.
func (q *Question) Means(in ...Input) (m engines.Move, verdict engines.Verdict, ok bool) {
	list, verdict, ok := q.Makes(in...)
	if !ok {
		return m, verdict, false
	}
	return list[0], verdict, true
}

// Makes is Means for all moves that inputs make in one go ([Walker]).
func (q *Question) Makes(in ...Input) (list []engines.Move, verdict engines.Verdict, ok bool) {
	if m, ok := q.made(in); ok {
		return []engines.Move{m}, engines.Allowed(), true
	}
	if len(in) == 0 {
		return nil, verdict, false
	}
	if walker, walks := q.game.(Walker); walks {
		if list, verdict, ok = walker.Walk(q.position, q.Seat, in); ok {
			return list, q.verdict(list, verdict), true
		}
	}
	m, ok := q.game.Meaning(q, in)
	if ok {
		verdict = q.engine.Check(q.position, m)
	}
	return []engines.Move{m}, verdict, ok
}

// verdict returns the first refusal of moves made one after another, where the game has not refused them.
func (q *Question) verdict(list []engines.Move, verdict engines.Verdict) engines.Verdict {
	at := q.position
	for _, m := range list {
		if !verdict.OK() {
			break
		}
		if verdict = q.engine.Check(at, m); verdict.OK() {
			at = q.engine.Apply(at, m, nil)
		}
	}
	return verdict
}

// Like returns the move that inputs make in analogy to a legal move: it finds a legal move with inputs of the
// same kinds and replaces its arguments, for example the space. If there is none, it builds the move from the
// notation, for a verb without arguments or where not all legal moves can be listed.
func (q *Question) Like(in ...Input) (engines.Move, bool) {
	forms := q.engine.Forms()
	alike := func(a, b Input) bool { return a.Kind == b.Kind }
	for _, s := range q.legal {
		if again, ok := substitute(forms, s.move, s.inputs); ok && again == s.move &&
			slices.EqualFunc(s.inputs, in, alike) {
			if m, ok := substitute(forms, s.move, in); ok {
				return m, true
			}
		}
	}
	for verb := range forms.Verbs() {
		by, words, ok := forms.Takes(verb)
		switch m := engines.NewMove(q.Seat, verb); {
		case !ok || by != engines.ByPlayer || q.Seat < 0:
		case len(words) == 0 && slices.Equal(in, []Input{AVerb(verb)}):
			return m, true
		case len(words) == len(in) && q.engine.Pending(q.position).Open:
			if m, ok = substitute(forms, m, in); ok {
				return m, true
			}
		}
	}
	return engines.Move{}, false
}

// Position returns the position of the decision.
func (q *Question) Position() engines.Position { return q.position }

// Inputs returns the inputs so far. They must not be changed.
func (q *Question) Inputs() []Input { return q.sofar }

// Reset removes all inputs.
func (q *Question) Reset() { q.sofar = nil }

// Back removes the last input, and reports whether there was one.
func (q *Question) Back() bool {
	if len(q.sofar) == 0 {
		return false
	}
	q.sofar = q.sofar[:len(q.sofar)-1]
	return true
}

// Next returns the inputs that may come next, each once: first those of moves that cannot be listed, then the
// others in the order of the legal moves. It leaves out points; see [Question.Point].
func (q *Question) Next() []Input { return q.after(q.sofar) }

func (q *Question) after(sofar []Input) []Input {
	var next []Input
	if measurer := q.game.Measurer(); measurer != nil {
		next = measurer.Openings(q.position, q.Seat, sofar)
	}
	for _, s := range q.legal {
		if len(s.inputs) > len(sofar) && slices.Equal(s.inputs[:len(sofar)], sofar) {
			if in := s.inputs[len(sofar)]; !slices.Contains(next, in) {
				next = append(next, in)
			}
		}
	}
	return next
}

// Places reports whether a move tells a space or a point of the board at the end, where a piece goes, and nothing
// that is kept secret.
func (q *Question) Places() bool {
	_, points := q.Point()
	return points || !q.engine.Pending(q.position).Secret && slices.ContainsFunc(q.legal, func(s sequence) bool {
		return len(s.inputs) > 0 && s.inputs[len(s.inputs)-1].Kind == Spot
	})
}

// Point reports whether a point may come next, and the one to begin with.
func (q *Question) Point() (Input, bool) {
	if measurer := q.game.Measurer(); measurer != nil {
		return measurer.Point(q.position, q.Seat, q.sofar)
	}
	return Input{}, false
}

// Done returns the legal move that the inputs so far make already, although more inputs could follow.
func (q *Question) Done() (engines.Move, bool) { return q.made(q.sofar) }

// Only returns the one move that is legal; false if several are, or if they cannot be listed.
func (q *Question) Only() (m engines.Move, ok bool) {
	if len(q.legal) != 1 || q.engine.Pending(q.position).Open {
		return m, false
	}
	return q.legal[0].move, true
}

// made returns the listed legal move with exactly these inputs.
func (q *Question) made(inputs []Input) (engines.Move, bool) {
	for _, s := range q.legal {
		if len(inputs) > 0 && slices.Equal(s.inputs, inputs) {
			return s.move, true
		}
	}
	return engines.Move{}, false
}

// Judge returns what [Question.Means] would with one more input.
func (q *Question) Judge(in Input) (engines.Move, engines.Verdict, bool) {
	return q.Means(append(slices.Clone(q.sofar), in)...)
}

// Own returns the pieces that may be taken on a space that was tapped, unless something else that was tapped
// there means something: so a tap beside a piece takes it too. Where they are told apart by nothing it is one of
// them. inputs is what lies where somebody tapped; a hand of cards is no space.
func (q *Question) Own(scene *Scene, inputs []Input) (list []Input) {
	next, first := q.after(q.sofar), q.after(nil)
	for _, in := range inputs {
		stands := q.game.Alias(q.position, in)
		if stands.Kind == Point || slices.Contains(next, stands) || in.Kind == Piece && slices.Contains(first, in) {
			return nil
		}
	}
	for _, in := range inputs {
		hand := slices.ContainsFunc(scene.Trays, func(t Tray) bool { return t.Wide && t.Spot == in.ID })
		if in.Kind != Spot || hand {
			continue
		}
		seen := map[Look]bool{}
		for _, piece := range scene.Pieces {
			if one := APiece(piece.ID); piece.Spot == in.ID && slices.Contains(first, one) && !seen[piece.Look()] {
				seen[piece.Look()], list = true, append(list, one)
			}
		}
	}
	return list
}

// WithAliases adds the pieces that stand for a choice among these inputs, so that they get rings and can be
// picked up and dragged.
func (q *Question) WithAliases(scene *Scene, inputs []Input) []Input {
	if len(inputs) == 0 {
		return inputs
	}
	list := inputs[:len(inputs):len(inputs)]
	for _, piece := range scene.Pieces {
		in := APiece(piece.ID)
		if stands := q.game.Alias(q.position, in); stands.Kind == Choice && slices.Contains(inputs, stands) {
			list = append(list, in)
		}
	}
	return list
}

// Tap takes an input. If several things lie on top of each other it gets all, the topmost first, and uses the
// first that means something. An input that continues a legal move is preferred, then one that replaces the
// last input or starts over, and last one that is refused.
func (q *Question) Tap(inputs ...Input) Answer {
	inputs = slices.Clone(inputs)
	for i, in := range inputs {
		inputs[i] = q.game.Alias(q.position, in)
	}
	last, ways := len(q.sofar)-1, [][]Input{q.sofar}
	if last >= 0 { // the input may replace the last one, or all
		ways = append(ways, q.sofar[:last], nil)
	}
	for i, sofar := range ways {
		if i == 1 && slices.Contains(inputs, q.sofar[last]) {
			q.Back() // tapping the picked piece again puts it down
			return Answer{Taken: true}
		}
		next := q.after(sofar)
		for _, in := range inputs {
			if i == 0 && in.Kind == Point || slices.Contains(next, in) {
				return q.take(sofar, in)
			}
		}
	}
	for _, in := range inputs {
		if m, verdict, ok := q.Judge(in); ok {
			if verdict.OK() {
				return q.take(q.sofar, in)
			}
			return Answer{Refused: true, Move: m, Verdict: verdict}
		}
	}
	// A piece without a legal move can be picked all the same, so that a person can tap a spot and read why
	// it is refused. Where the piece alone makes a move, Judge has answered already.
	for _, in := range inputs {
		if in.Kind == Piece {
			q.sofar = []Input{in}
			return Answer{Taken: true}
		}
	}
	return Answer{}
}

// take adds an input that may come next, and says whether the move is ready.
func (q *Question) take(sofar []Input, in Input) Answer {
	inputs := append(slices.Clone(sofar), in)
	if len(q.after(inputs)) == 0 {
		if list, verdict, ok := q.Makes(inputs...); ok {
			if !verdict.OK() {
				return Answer{Refused: true, Move: list[0], Verdict: verdict}
			}
			q.sofar = inputs
			return Ready(list[0], list[1:]...)
		}
	}
	q.sofar = inputs
	return Answer{Taken: true}
}
