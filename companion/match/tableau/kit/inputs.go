package kit

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/program"
)

// The choices: yes, no, a branch, a seat.
var (
	choosesYes = tableau.AVerb(kit.VerbYes)
	choosesNo  = tableau.AVerb(kit.VerbNo)
)

// branchChoice plus the number of a branch chooses it, and seatChoice plus a seat picks the seat.
const (
	branchChoice = 100
	seatChoice   = 200
	// A card that was drawn from a real pile is said with realCard first. cardChoice plus the number of a card is one that
	// is not seen on the table.
	realCard   = 300
	cardChoice = 1000
)

// Inputs implements tableau.Game. What the table answers is tapped too.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	switch m.Verb {
	case kit.VerbYes, kit.VerbNo:
		return []tableau.Input{tableau.AVerb(m.Verb)}
	case kit.VerbChoose:
		return []tableau.Input{tableau.AChoice(branchChoice + int(m.Args[0]))}
	case kit.VerbPick:
		return []tableau.Input{tableau.AChoice(seatChoice + int(m.Args[0]))}
	case kit.VerbGo:
		if t.each == 1 { // where to is enough
			return []tableau.Input{tableau.ASpot(int(m.Args[1]))}
		}
	case kit.VerbLay:
		return []tableau.Input{tableau.ASpot(int(m.Args[1]))}
	}
	if card := int(m.Args[0]); m.N == 1 && m.Who == engines.Table && m.Verb == kit.VerbDraw {
		return []tableau.Input{tableau.AChoice(realCard), tableau.AChoice(cardChoice + card)}
	} else if m.Verb >= kit.VerbPlay && m.Verb <= kit.VerbReturn && m.N == 1 {
		if t.game.Holds(positionOf(position), m.Who, card) > 0 {
			return []tableau.Input{tableau.APiece((handOf+int(m.Who))*perTray + card)}
		}
		return []tableau.Input{tableau.AChoice(cardChoice + card)}
	}
	return t.Defaults.Inputs(position, m)
}

// Deal implements tableau.Dealer: the app draws a card, and answers no question for the table.
func (t *Table) Deal(position engines.Position) (string, bool) {
	if t.game.Drawing(positionOf(position)) {
		return drawsCard, true
	}
	return "", false
}

// Name implements tableau.Game.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	p := positionOf(position)
	if in.Kind == tableau.Piece && in.ID >= lieOf && in.ID < perTray*handOf {
		for _, h := range t.heaps(p) {
			if h.id() == in.ID {
				return onSpace(t.calledThing(h), t.name(h.Space))
			}
		}
	}
	branches := t.game.Branches(p)
	switch {
	case in == choosesYes && len(branches) == 2, in == choosesYes && len(branches) == 1:
		return words.Sentence(words.Short(branches[0], 80))
	case in == choosesNo && len(branches) == 2:
		return words.Sentence(words.Short(branches[1], 80))
	case in == choosesYes:
		return yes
	case in == choosesNo:
		return no
	case in.Kind != tableau.Choice:
		return ""
	case in.ID == realCard:
		return drewReal
	case in.ID >= cardChoice:
		return words.Sentence(t.called(in.ID - cardChoice))
	case in.ID >= seatChoice && in.ID < seatChoice+int(t.seats()):
		return words.Sentence(t.Voice.Seat(engines.Seat(in.ID - seatChoice)))
	case in.ID > branchChoice && in.ID <= branchChoice+len(branches):
		return words.Sentence(words.Short(branches[in.ID-branchChoice-1], 80))
	}
	return ""
}

// Meaning implements tableau.Game: any piece can be tapped, so that a refusal says why it does not move.
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	legal := t.Engine.Moves(q.Position(), nil)
	asks := func(verb engines.Verb) int {
		return slices.IndexFunc(legal, func(m engines.Move) bool { return m.Who == q.Seat && m.Verb == verb })
	}
	goes := asks(kit.VerbGo) >= 0
	if last := in[len(in)-1]; last.Kind == tableau.Spot && last.ID <= t.spaces() {
		if at := asks(kit.VerbLay); at >= 0 {
			return tableau.Made(q.Seat, kit.VerbLay, int(legal[at].Args[0]), last.ID)
		} else if goes && len(in) == 2 {
			return tableau.Made(q.Seat, kit.VerbGo, in[0].ID, last.ID)
		} else if goes && t.each == 1 {
			return tableau.Made(q.Seat, kit.VerbGo, int(t.game.PieceOf(q.Seat, 0).Value), last.ID)
		}
	}
	if len(in) != 1 || in[0].Kind != tableau.Piece {
		return q.Like(in...)
	}
	card, ok := t.cardAt(in[0])
	if !ok && (goes || in[0].ID >= lieOf) {
		return engines.Move{}, false // it is picked, and goes where is tapped next
	} else if !ok {
		return tableau.Made(q.Seat, kit.VerbMove, in[0].ID)
	}
	for _, m := range legal { // as another card is played or laid down here
		if m.Who == q.Seat && m.Verb >= kit.VerbPlay && m.Verb <= kit.VerbReturn {
			return tableau.Made(q.Seat, m.Verb, card)
		}
	}
	return tableau.Made(q.Seat, kit.VerbPlay, card)
}

// Hint implements tableau.Prompter, where a tap on a space is all.
func (t *Table) Hint(position engines.Position, seat engines.Seat) string {
	for _, m := range t.Engine.Moves(position, nil) {
		switch {
		case m.Who != seat:
		case m.Verb == kit.VerbGo && t.each == 1:
			return tapWhere(t.Many("space"))
		case m.Verb == kit.VerbLay:
			return tapPut(t.Many("space"))
		}
	}
	return ""
}

// Fix implements tableau.Fixer: a piece is put on a space, or on that of another piece.
func (t *Table) Fix(position engines.Position, piece, to tableau.Input) (engines.Move, bool) {
	if piece.Kind != tableau.Piece {
		return engines.Move{}, false
	}
	if card, ok := t.cardAt(piece); ok {
		place, ok := t.placeOf(to)
		if !ok {
			return engines.Move{}, false
		}
		return tableau.Made(engines.Table, kit.VerbCard, card, place)
	}
	if piece.ID >= yardOf || to.Kind == tableau.Spot && to.ID >= pileOf || to.ID >= perTray*handOf {
		return engines.Move{}, false
	}
	at := to.ID
	if at >= yardOf {
		at = 0
	}
	if to.Kind == tableau.Piece && to.ID >= lieOf {
		at = (to.ID - lieOf) / (engines.MaxSeats + 1) / program.MaxThings
	} else if to.Kind == tableau.Piece {
		at = int(positionOf(position).Place[to.ID/program.MaxPieces][to.ID%program.MaxPieces])
	}
	return tableau.Made(engines.Table, kit.VerbPut, piece.ID, at)
}

// placeOf returns the place of cards that a tray is, or that in which a card lies, as fixes name it.
func (t *Table) placeOf(to tableau.Input) (place int, ok bool) {
	tray := to.ID
	if to.Kind == tableau.Piece {
		tray /= perTray
	}
	switch {
	case tray >= handOf && tray < handOf+int(t.seats()):
		return kit.HandPlace + tray - handOf, true
	case tray >= pileOf && tray < pileOf+len(t.packs):
		return kit.PilePlace, true
	case tray >= discardsOf && tray < discardsOf+len(t.packs):
		return kit.DiscardsPlace, true
	}
	return 0, false
}

// Steppers implements tableau.Fixer: all that is counted.
func (t *Table) Steppers(position engines.Position) (list []tableau.Stepper) {
	p := positionOf(position)
	for n, name := range t.common {
		m, _ := tableau.Made(engines.Table, kit.VerbCommon, n, int(p.Common[n]))
		list = append(list, tableau.Stepper{Name: words.Sentence(words.Short(name, 40)), Seat: engines.Table, Set: m})
	}
	for seat := range t.seats() {
		for n, name := range t.counters {
			m, _ := tableau.Made(engines.Table, kit.VerbCounter, n, int(seat), int(p.Own[seat][n]))
			list = append(list, tableau.Stepper{Name: words.Sentence(words.Short(name, 40)), Seat: seat, Set: m})
		}
	}
	return list
}

// Settings implements tableau.Fixer: whose turn it is.
func (t *Table) Settings(position engines.Position) []tableau.Setting {
	return tableau.AtTurn(t.Defaults.Settings(position), positionOf(position).Turn())
}
