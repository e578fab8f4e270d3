package kit

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/program"
)

// far is by how many spaces a piece has to be sent on or back so that it is a moment.
const far = 3

// Moment implements [tableau.Stager]: a test by the dice, a card that is turned over, what is done at the table, whoever is
// sent far away, meets others, is out, and the end.
func (t *Table) Moment(before, _ engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment, bool) {
	was := positionOf(before)
	switch told.Reason {
	case kit.Went.Reason:
		arg, to := kit.Went.Args(told)
		seat, n := engines.Seat(int(arg)/program.MaxPieces), int(arg)%program.MaxPieces
		by := int(to) - int(was.Place[seat][n])
		if t.game.Roam { // numbers are in no order there
			by = len(t.game.Route(seat, int(was.Place[seat][n]), int(to), t.spaces())) - 1
			if at := int(to); t.game.IsStart(at) {
				by = -by
			} else if !t.game.Home(seat, at) {
				by = 0
			}
		}
		if told.Clause == 0 || by < far && by > -far {
			return tableau.Moment{}, false
		}
		if by > 0 {
			return tableau.Moment{Kind: tableau.Find, Actors: t.actors(seat, n, tableau.Wins), Weight: by}, true
		}
		return tableau.Moment{Kind: tableau.Harm, Actors: t.actors(seat, n, tableau.Hurts), Weight: -by}, true
	case kit.Swapped.Reason:
		one, other := kit.Swapped.Args(told)
		return tableau.Moment{Kind: tableau.Turning, Actors: append(
			t.actors(engines.Seat(int(one)/program.MaxPieces), int(one)%program.MaxPieces, tableau.Stays),
			t.actors(engines.Seat(int(other)/program.MaxPieces), int(other)%program.MaxPieces, tableau.Stays)...)}, true
	case kit.Passed.Reason:
		seat, _ := kit.Passed.Args(told)
		return tableau.Moment{Kind: tableau.Find, Actors: t.player(seat, tableau.Wins)}, true
	case kit.Failed.Reason:
		seat, _ := kit.Failed.Args(told)
		return tableau.Moment{Kind: tableau.Harm, Actors: t.player(seat, tableau.Hurts)}, true
	case kit.ByHand.Reason:
		return tableau.Moment{Kind: tableau.Turning}, true
	case kit.TurnedOver.Reason:
		seat, said := kit.TurnedOver.Args(told)
		deck := t.game.PackOf(int(said))
		card := t.card(discardsOf+deck, deck, int(said), 1, seat)
		return tableau.Moment{Kind: tableau.Turning, Actors: []tableau.Actor{{Piece: card, Name: card.Name}}}, true
	case kit.IsOut.Reason:
		return tableau.Moment{Kind: tableau.Gone, Actors: t.player(kit.IsOut.Args(told), tableau.Falls)}, true
	case kit.Wins.Reason:
		return tableau.Moment{Kind: tableau.Won, Actors: t.player(kit.Wins.Args(told), tableau.Wins)}, true
	case kit.AllWin.Reason:
		m := tableau.Moment{Kind: tableau.Won}
		for seat := range t.seats() {
			m.Actors = append(m.Actors, t.player(seat, tableau.Wins)...)
		}
		return m, true
	case kit.NobodyWins.Reason:
		return tableau.Moment{Kind: tableau.Lost}, true
	}
	return tableau.Moment{}, false
}

// ByHand is asked by [tableau.Handed].
func (t *Table) ByHand(told engines.Message) bool { return told.Reason == kit.ByHand.Reason }

// player returns whoever plays a seat as an actor, with the picture of their pieces where they have some.
func (t *Table) player(seat engines.Seat, fate tableau.Fate) []tableau.Actor {
	name := words.Sentence(t.Voice.Seat(seat))
	if t.each == 0 {
		return []tableau.Actor{tableau.SeatActor(seat, 0, 0, "", name, fate)}
	}
	piece := t.piece(seat, 0)
	piece.Label = ""
	return []tableau.Actor{{Piece: piece, Name: name, Fate: fate}}
}

// actors returns a piece of a seat as an actor.
func (t *Table) actors(seat engines.Seat, n int, fate tableau.Fate) []tableau.Actor {
	piece := t.piece(seat, n)
	return []tableau.Actor{{Piece: piece, Name: piece.Name, Fate: fate}}
}
