package cubed

import (
	"slices"

	"homespun/engines"
)

// lastCubes is how many cubes the last turn of each player takes together.
const lastCubes = Players * int(piles)

// Danger implements [engines.Foreteller]: who can no longer be caught (CUB-10), else that the last turns
// come, or that one red cube is left to stack (CUB-06).
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	switch p.Stage() {
	case DueStack:
		if p.left[Red] == 1 {
			return engines.Danger{Message: DangerLastRed.Message(6)}, true
		}
	case DueTake:
		if p.Beside() > 0 { // fixes put those back, or in a pile
			break
		}
		for who := range engines.Seat(Players) {
			if g.Points(p, who) > g.Points(p, other(who))+g.most(p, other(who)) {
				return engines.Danger{Message: DangerSure.Message(10, seat(who)), Wins: engines.Seats(who),
					Grave: true}, true
			}
		}
		if left := p.Standing(); left <= lastCubes {
			return engines.Danger{Message: DangerLastCubes.Message(10, number(left))}, true
		}
	}
	return engines.Danger{}, false
}

// most returns the most points that a player can still get, or more: as if the dearest cubes that are left
// could be taken by nobody else, and each for either pile.
func (g *Game) most(p *Position, who engines.Seat) (points int) {
	for pile := range Pile(piles) {
		takes := g.TurnsLeft(p, who)
		if p.turn == who && Pile(p.made) > pile {
			takes--
		}
		var worths []int
		for c := Colour(1); c < colours; c++ {
			standing := int(g.cubes[c]) - int(p.left[c])
			for seat := range engines.Seat(Players) {
				for taken := range Pile(piles) {
					standing -= p.InPile(seat, taken, c)
				}
			}
			worths = append(worths, slices.Repeat([]int{g.Worth(pile, c)}, standing+int(p.left[c]))...)
		}
		slices.Sort(worths)
		slices.Reverse(worths)
		for _, worth := range worths[:min(takes, len(worths))] {
			points += max(0, worth)
		}
	}
	return points
}
