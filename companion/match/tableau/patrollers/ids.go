package patrollers

import (
	"homespun/companion/match/tableau"
	"homespun/engines/patrollers"
)

// units is how many figures there can be. A figure is the piece of its number.
const units = patrollers.Players * patrollers.MaxTeam

// explosiveOf plus an index is the piece of an explosive.
const explosiveOf = 100

// A row is so many inputs of one kind whose ids follow one another.
type row struct {
	kind     tableau.Kind
	first, n int
}

// The spots: dog-tags by their figures, trays by their seats, the cards of the roster and of tokenWords.
var (
	tagSpots   = row{tableau.Spot, 1000, units}
	traySpots  = row{tableau.Spot, 2000, patrollers.Players}
	cardSpots  = row{tableau.Spot, 3000, 1000}
	tokenSpots = row{tableau.Spot, 4000, 1000}
)

// The choices with a value: a token to be shown, by its index in tokenWords; twines, from one on; a value of
// an ability, abilityStep values each; a ready dial, by the figure times readyStep plus its index in
// readyDials.
var (
	revealChoices = row{tableau.Choice, 100, 100}
	moveChoices   = row{tableau.Choice, 201, 799}
	dialChoices   = row{tableau.Choice, 1000, patrollers.Abilities * abilityStep}
	readyChoices  = row{tableau.Choice, 2000, units * readyStep}
)

const (
	abilityStep = 16
	readyStep   = 8
)

// The other choices. Those by a verb are moves; the inputs of the special action follow special.
var (
	noise, done, rage, next = tableau.AChoice(1), tableau.AChoice(2), tableau.AChoice(3), tableau.AChoice(4)
	silence                 = tableau.AChoice(0)
	end, reroll             = tableau.AVerb(patrollers.VerbEnd), tableau.AVerb(patrollers.VerbReroll)
	keep, special           = tableau.AVerb(patrollers.VerbKeep), tableau.AVerb(patrollers.VerbSpecial)
)

// at returns the input at a place of the row, from 0.
func (r row) at(i int) tableau.Input { return tableau.Input{Kind: r.kind, ID: r.first + i} }

// of returns the place of an input in the row; ok is false for any other input.
func (r row) of(in tableau.Input) (i int, ok bool) {
	i = in.ID - r.first
	return i, in.Kind == r.kind && i >= 0 && i < r.n
}

// isFigure reports whether an input is a figure.
func isFigure(in tableau.Input) bool {
	return in.Kind == tableau.Piece && in.ID >= 0 && in.ID < units
}
