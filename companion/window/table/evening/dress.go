package evening

import (
	"homespun/companion/match/people"
	"homespun/companion/match/tableau"
)

// Dress returns the colours of the seats in the position that is shown: on the screen those that the people
// want. On the family's own table lie the printed pieces, so there the seats have their usual ones.
func (m Match) Dress() tableau.Dress {
	if m.Session.Pieces.OnTable() {
		return tableau.Dress{}
	}
	_, seats := m.Session.Shown()
	return tableau.Wear(people.Wishes(m.People, seats))
}

// Dressed returns the game of the match in the colours of [Match.Dress].
func (m Match) Dressed(voice tableau.Voice) tableau.Game {
	return tableau.Dressed(m.Game(voice), m.Dress())
}
