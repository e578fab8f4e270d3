package patrollers

import (
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// The choices. Tokens to show, moves by twines and the values of dials are numbered from the last ones on.
const (
	choiceNo = iota
	choiceYes
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

// The choices that are verbs.
var (
	end     = tableau.AVerb(patrollers.VerbEnd)
	reroll  = tableau.AVerb(patrollers.VerbReroll)
	keep    = tableau.AVerb(patrollers.VerbKeep)
	special = tableau.AVerb(patrollers.VerbSpecial) // and then what it is about
)

// Inputs implements tableau.Game: a card is picked, a dog-tag is armed and dialled; of the figure whose turn
// it is a point alone is where it goes, and whoever it attacks is enough. A special action is a choice, and
// then what it is about. Where hits are said by the players, a choice ends them.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	p, in := t.position(position), t.Defaults.Inputs(position, m)
	switch first := int(m.Args[0]); m.Verb {
	case patrollers.VerbPick:
		return []tableau.Input{tableau.ASpot(rosterOf + first)}
	case patrollers.VerbToken:
		return []tableau.Input{tableau.ASpot(tagOf + first), tableau.ASpot(tokenOf + wordOf(int(m.Args[1])))}
	case patrollers.VerbDial:
		return append([]tableau.Input{tableau.ASpot(tagOf + first)}, dials(m.Args[1:])...)
	case patrollers.VerbOrder:
		return t.hitInputs(p, first, []tableau.Input{tableau.APiece(first)}, &m)
	case patrollers.VerbAttack, patrollers.VerbAttacks, patrollers.VerbMove:
		return in[1:]
	case patrollers.VerbMoves:
		return []tableau.Input{tableau.AChoice(choiceMove + int(m.Args[1]))}
	case patrollers.VerbReveal:
		return t.revealInputs(p, &m)
	case patrollers.VerbSpecial, patrollers.VerbSpecialAt, patrollers.VerbSpecialFar,
		patrollers.VerbSpecialOn, patrollers.VerbSpecialDial:
		return t.specialInputs(p, &m)
	}
	return in
}

// hitInputs ends the inputs of a line with whom explosives hit, where the players say that when a figure gets
// the turn: a choice goes on to the next of several, and one ends them.
func (t *Table) hitInputs(p *patrollers.Position, u int, in []tableau.Input,
	m *engines.Move) []tableau.Input {
	hits, says := patrollers.HitsOf(m), t.saysHits(p, u)
	for i, hit := range hits {
		if says && i > 0 && hit <= hits[i-1] && len(p.Explosives()) > 1 {
			in = append(in, tableau.AChoice(choiceNext))
		}
		in = append(in, tableau.APiece(hit))
	}
	if says {
		in = append(in, tableau.AChoice(choiceDone))
	}
	return in
}

// saysHits reports whether the players say whom explosives hit when a figure gets the turn.
func (t *Table) saysHits(p *patrollers.Position, u int) bool {
	f, ok := t.game.Figure(p, u)
	return ok && t.game.Measured() && !f.Gas && t.game.SpecialOf(p, u) == patrollers.Explosives &&
		len(p.Explosives()) > 0
}

// revealInputs are those of showing a token: a card of all where it was sealed, and else a choice.
func (t *Table) revealInputs(p *patrollers.Position, m *engines.Move) []tableau.Input {
	k := wordOf(int(m.Args[0]))
	shown := tableau.AChoice(choiceReveal + k)
	if t.unseals(p) {
		shown = tableau.ASpot(tokenOf + k)
	}
	in := append([]tableau.Input{shown}, piecesOf(patrollers.HitsOf(m))...)
	if list := t.tokenWords(); k >= 0 && k < len(list) && t.blasts(list[k]) {
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
	return t.game.Measured() &&
		t.game.Rules().DeathTokens[token].Effect == patrollers.EffectIDs[patrollers.SelfDestruct-1]
}

// specialInputs are those of a special action.
func (t *Table) specialInputs(p *patrollers.Position, m *engines.Move) []tableau.Input {
	if u, ok := p.Raging(); ok && m.Verb == patrollers.VerbSpecial && int(m.Args[0]) == u {
		return []tableau.Input{tableau.AChoice(choiceRage)}
	}
	in := []tableau.Input{special}
	first, second := int(m.Args[1]), int(m.Args[2])
	switch m.Verb {
	case patrollers.VerbSpecialAt:
		return append(in, tableau.APoint(first, second))
	case patrollers.VerbSpecialFar:
		return append(in, tableau.ANumber(first))
	case patrollers.VerbSpecialDial:
		return append(append(in, tableau.APiece(first)), dials(m.Args[2:])...)
	case patrollers.VerbSpecialOn:
		in = append(in, tableau.APiece(first))
		if second != patrollers.NoTwines {
			in = append(in, tableau.ANumber(second))
		}
	}
	switch act := t.acting(p); {
	case act == patrollers.Orders:
		return t.hitInputs(p, first, in, m)
	case act == patrollers.Psychic, act == patrollers.Gatling && t.game.Measured():
		return append(append(in, piecesOf(patrollers.HitsOf(m))...), tableau.AChoice(choiceDone))
	}
	return append(in, piecesOf(patrollers.HitsOf(m))...)
}

// wordOf returns which of tokenWords a token of a line is.
func wordOf(token int) int { return token - patrollers.TokenNone }

// wordToken is the token of a line that is one of tokenWords.
func wordToken(k int) int { return k + patrollers.TokenNone }

// acting is the special action of the figure whose turn it is.
func (t *Table) acting(p *patrollers.Position) patrollers.Special {
	if u, _, ok := p.Acting(); ok {
		return t.game.SpecialOf(p, u)
	}
	return 0
}
