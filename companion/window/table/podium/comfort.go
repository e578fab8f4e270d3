package podium

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
)

// deeds are what each seat has done well: fights won, and good things found.
type deeds [engines.MaxSeats]struct{ fights, finds int }

// add takes a moment in.
func (d *deeds) add(moment tableau.Moment) {
	if winner, _, _, _, ok := moment.Beats(); ok && moment.Weight > 0 && winner.Piece.Seat >= 0 {
		d[winner.Piece.Seat].fights++
	}
	if moment.Kind == tableau.Find && len(moment.Actors) > 0 && moment.Actors[0].Piece.Seat >= 0 {
		d[moment.Actors[0].Piece.Seat].finds++
	}
}

// comfort returns something nice and true about somebody who has lost to somebody else, "" if nobody has, or
// if there is nothing to say: the one of them of whom there is most.
func (m *Match) comfort(done *deeds, thrown *dice) string {
	winners := m.Engine.Outcome(m.Position).Winners
	if winners.Len() == 0 {
		return ""
	}
	best, said := 0, ""
	for i := range m.Engine.SeatIDs() {
		seat := engines.Seat(i)
		if winners.Has(seat) {
			continue
		}
		name := m.name(seat)
		if n := done[i].fights; n > best {
			best, said = n, words.WonFights(name, n)
		}
		if n := done[i].finds; n > best {
			best, said = n, words.FoundThings(name, n)
		}
		if n := thrown[i].sixes; n > best {
			best, said = n, words.RolledSixes(name, n)
		}
	}
	return said
}
