package patrollers

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// Inputs implements tableau.Game. A card picks a Patroller; a dog-tag and what follows give it a token or its
// values. The acting figure is not an input: a point alone is where it moves, and a figure alone is whom it
// attacks. A special action is a choice followed by its targets. Where the players say whom a blast hits, a
// choice ends the list.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	p, in := positionOf(position), t.Defaults.Inputs(position, m)
	switch first := int(m.Args[0]); m.Verb {
	case patrollers.VerbPick:
		return []tableau.Input{cardSpots.at(first)}
	case patrollers.VerbToken:
		return []tableau.Input{tagSpots.at(first), tokenSpots.at(wordOf(int(m.Args[1])))}
	case patrollers.VerbDial:
		return append([]tableau.Input{tagSpots.at(first)}, dials(m.Args[1:])...)
	case patrollers.VerbOrder:
		return t.taps.hitInputs(p, first, []tableau.Input{tableau.APiece(first)}, &m)
	case patrollers.VerbAttack, patrollers.VerbAttacks, patrollers.VerbMove:
		return in[1:]
	case patrollers.VerbMoves:
		return []tableau.Input{moveChoices.at(int(m.Args[1]) - 1)}
	case patrollers.VerbReveal:
		return t.taps.revealInputs(p, &m)
	case patrollers.VerbSpecial, patrollers.VerbSpecialAt, patrollers.VerbSpecialFar,
		patrollers.VerbSpecialOn, patrollers.VerbSpecialDial:
		return t.taps.specialInputs(p, &m)
	}
	return in
}

// hitInputs appends the figures that explosives hit, where the players say this when a figure gets the turn.
// One choice leads on to the next explosive of several, and another ends the list.
func (t *taps) hitInputs(p *patrollers.Position, u int, in []tableau.Input,
	m *engines.Move) []tableau.Input {
	hits, says := patrollers.HitsOf(m), t.saysHits(p, u)
	for i, hit := range hits {
		if says && i > 0 && hit <= hits[i-1] && len(p.Explosives()) > 1 {
			in = append(in, next)
		}
		in = append(in, tableau.APiece(hit))
	}
	if says {
		in = append(in, done)
	}
	return in
}

// saysHits reports whether the players say whom explosives hit when the figure u gets the turn. They do where
// they measure themselves, because the app does not know the distances.
func (t *teams) saysHits(p *patrollers.Position, u int) bool {
	f, ok := t.game.Figure(p, u)
	return ok && t.game.Measured() && !f.Gas && t.game.SpecialOf(p, u) == patrollers.Explosives &&
		len(p.Explosives()) > 0
}

// revealInputs returns the inputs that show a token. A token that was sealed is chosen from the cards of all
// tokens; a known one is a choice. Figures that it hits follow.
func (t *taps) revealInputs(p *patrollers.Position, m *engines.Move) []tableau.Input {
	k := wordOf(int(m.Args[0]))
	shown := revealChoices.at(k)
	if t.unseals(p) {
		shown = tokenSpots.at(k)
	}
	in := append([]tableau.Input{shown}, piecesOf(patrollers.HitsOf(m))...)
	if t.bursts(int(m.Args[0])) {
		in = append(in, done)
	}
	return in
}

// revealed returns the index in tokenWords of the token that an input shows; ok is false for any other input.
func (t *teams) revealed(p *patrollers.Position, in tableau.Input) (k int, ok bool) {
	tokens := revealChoices
	if t.unseals(p) {
		tokens = tokenSpots
	}
	k, ok = tokens.of(in)
	return k, ok && k < len(t.tokenWords())
}

// bursts is blasts for a token given as the number that a move has for it.
func (t *teams) bursts(token int) bool {
	list, k := t.tokenWords(), wordOf(token)
	return k >= 0 && k < len(list) && t.blasts(list[k])
}

// blasts reports whether showing a token makes the players say whom it hits.
func (t *teams) blasts(token string) bool {
	return t.game.Measured() &&
		t.game.Rules().DeathTokens[token].Effect == patrollers.EffectIDs[patrollers.SelfDestruct-1]
}

// specialInputs returns the inputs of a special action. The second turn of a figure is a choice by itself.
func (t *taps) specialInputs(p *patrollers.Position, m *engines.Move) []tableau.Input {
	if u, ok := p.Raging(); ok && m.Verb == patrollers.VerbSpecial && int(m.Args[0]) == u {
		return []tableau.Input{rage}
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
		return append(append(in, piecesOf(patrollers.HitsOf(m))...), done)
	}
	return append(in, piecesOf(patrollers.HitsOf(m))...)
}

// wordOf returns the index in tokenWords of a token, given as the number that a move has for it.
func wordOf(token int) int { return token - patrollers.TokenNone }

// wordToken returns the number that a move has for the token at an index of tokenWords.
func wordToken(k int) int { return k + patrollers.TokenNone }

// acting returns the special action of the acting figure, 0 where no figure acts.
func (t *teams) acting(p *patrollers.Position) patrollers.Special {
	if u, _, ok := p.Acting(); ok {
		return t.game.SpecialOf(p, u)
	}
	return 0
}
