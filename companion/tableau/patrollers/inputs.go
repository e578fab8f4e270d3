package patrollers

import (
	"fmt"
	"slices"
	"strings"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// The choices. Tokens to show, moves by twines and the values of dials are numbered from the last ones on.
const (
	choiceEnd = 1 + iota
	choiceYes
	choiceNo
	choiceReroll
	choiceKeep
	choiceSpecial
	choiceDone
	choiceRage
	choiceNext
	choiceReveal = 100  // and one of tokenWords
	choiceMove   = 200  // and how many twines
	choiceDial   = 1000 // and the ability times abilityStep, and its value
	choiceReady  = 2000 // and the figure times readyStep, and one of words.ReadyDials
)

const (
	abilityStep = 16
	readyStep   = 8
)

// lines are what the choices say in the notation that need no more.
var lines = map[int]string{choiceEnd: "end", choiceYes: "sound yes", choiceNo: "sound no", choiceReroll: "reroll", choiceKeep: "keep"}

// read makes a move of the notation of the game.
func (t *Table) read(seat engines.Seat, format string, args ...any) (engines.Move, bool) {
	m, err := t.engine.Parse(seat, strings.TrimSpace(fmt.Sprintf(format, args...)))
	return m, err == nil
}

// Inputs implements tableau.Game, by the words of the move's line: a card is picked, a dog-tag is armed and dialled, a figure is ordered, attacked and given
// things; of the figure whose turn it is a point alone is where it goes. A special action is a choice, and then what it is about. Where hits are said by the
// players, a choice ends them.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	if m.Who < 0 {
		return nil
	}
	p := t.position(position)
	line := strings.Fields(t.engine.Format(m))
	for choice, text := range lines {
		if text == strings.Join(line, " ") {
			return []tableau.Input{tableau.AChoice(choice)}
		}
	}
	switch rest := line[1:]; line[0] {
	case "pick":
		return []tableau.Input{tableau.ASpot(rosterOf + slices.IndexFunc(t.roster, func(f patrollers.Fighter) bool { return f.ID == rest[0] }))}
	case "token":
		return []tableau.Input{tableau.ASpot(tagOf + figureOf(rest[0])), tableau.ASpot(tokenOf + slices.Index(t.tokenWords(), rest[1]))}
	case "dial":
		return append([]tableau.Input{tableau.ASpot(tagOf + figureOf(rest[0]))}, dials(rest[1:])...)
	case "deploy":
		return inputsOf(rest)
	case "give":
		return inputsOf(rest)
	case "order":
		return t.hitInputs(p, figureOf(rest[0]), inputsOf(rest[:1]), inputsOf(rest[1:]))
	case "attack":
		return inputsOf(rest[1:])
	case "move":
		if t.game.Measured() {
			return []tableau.Input{tableau.AChoice(choiceMove + int(m.Args[1]))}
		}
		return inputsOf(rest[1:])
	case "reveal":
		return t.revealInputs(p, rest)
	case "special":
		return t.specialInputs(p, rest)
	}
	return nil
}

// inputsOf are the inputs of words: figures, places and numbers.
func inputsOf(list []string) (in []tableau.Input) {
	for _, word := range list {
		if x, y, ok := engines.Point(word); ok {
			in = append(in, tableau.APoint(int(x), int(y)))
		} else if n, ok := engines.Number(word); ok {
			in = append(in, tableau.ANumber(int(n)))
		} else {
			in = append(in, tableau.APiece(figureOf(word)))
		}
	}
	return in
}

// figureOf returns the figure of a name of the notation.
func figureOf(name string) int {
	for u := range units {
		if strings.EqualFold(patrollers.UnitName(u), name) {
			return u
		}
	}
	return -1
}

// hitInputs ends the inputs of an order with whom explosives hit, where the players say that: a choice goes on to the next of several, and one ends them.
func (t *Table) hitInputs(p *patrollers.Position, u int, in, hits []tableau.Input) []tableau.Input {
	if !t.saysHits(p, u) {
		return append(in, hits...)
	}
	for i, hit := range hits {
		if i > 0 && hit.ID <= hits[i-1].ID && len(p.Explosives()) > 1 {
			in = append(in, tableau.AChoice(choiceNext))
		}
		in = append(in, hit)
	}
	return append(in, tableau.AChoice(choiceDone))
}

// saysHits reports whether the players say whom explosives hit when a figure gets the turn.
func (t *Table) saysHits(p *patrollers.Position, u int) bool {
	f, ok := t.game.Figure(p, u)
	return ok && t.game.Measured() && !f.Gas && t.game.SpecialOf(p, u) == patrollers.Explosives && len(p.Explosives()) > 0
}

// revealInputs are those of showing a token: a card of all where it was sealed, and else a choice.
func (t *Table) revealInputs(p *patrollers.Position, rest []string) []tableau.Input {
	shown := tableau.AChoice(choiceReveal + slices.Index(t.tokenWords(), rest[0]))
	if t.unseals(p) {
		shown = tableau.ASpot(tokenOf + slices.Index(t.tokenWords(), rest[0]))
	}
	in := append([]tableau.Input{shown}, inputsOf(rest[1:])...)
	if t.blasts(rest[0]) {
		in = append(in, tableau.AChoice(choiceDone))
	}
	return in
}

// revealed returns the token that an input shows, as one of tokenWords.
func (t *Table) revealed(p *patrollers.Position, in tableau.Input) (k int, ok bool) {
	first, kind := choiceReveal, tableau.Choice
	if t.unseals(p) {
		first, kind = tokenOf, tableau.Spot
	}
	k = in.ID - first
	return k, in.Kind == kind && k >= 0 && k < len(t.tokenWords())
}

// blasts reports whether the players say whom a token hits.
func (t *Table) blasts(token string) bool {
	return t.game.Measured() && t.game.Rules().DeathTokens[token].Effect == patrollers.EffectIDs[patrollers.SelfDestruct-1]
}

// specialInputs are those of a special action.
func (t *Table) specialInputs(p *patrollers.Position, rest []string) []tableau.Input {
	if u, ok := p.Raging(); ok && len(rest) == 1 && figureOf(rest[0]) == u {
		return []tableau.Input{tableau.AChoice(choiceRage)}
	}
	in := []tableau.Input{tableau.AChoice(choiceSpecial)}
	switch t.acting(p) {
	case patrollers.Experimental:
		return append(append(in, inputsOf(rest[1:2])...), dials(rest[2:])...)
	case patrollers.Orders:
		return t.hitInputs(p, figureOf(rest[1]), append(in, inputsOf(rest[1:2])...), inputsOf(rest[2:]))
	case patrollers.Psychic:
		return append(in, tableau.AChoice(choiceDone))
	case patrollers.Gatling:
		if in = append(in, inputsOf(rest[1:])...); t.game.Measured() {
			in = append(in, tableau.AChoice(choiceDone))
		}
		return in
	}
	return append(in, inputsOf(rest[1:])...)
}

// acting is the special action of the figure whose turn it is.
func (t *Table) acting(p *patrollers.Position) patrollers.Special {
	if u, _, ok := p.Acting(); ok {
		return t.game.SpecialOf(p, u)
	}
	return 0
}
