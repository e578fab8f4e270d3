package patrollers

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// taps are what inputs mean, and which of them can follow others.
type taps struct{ *teams }

// Meaning implements tableau.Game. Inputs of no legal move still mean the move that they would be, so that
// the engine's refusal says why not.
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	if m, ok := q.Like(in...); ok && in[0].Kind == tableau.Choice {
		return m, true
	}
	return t.taps.meaning(positionOf(q.Position()), q.Seat, in)
}

// meaning is Meaning without the choices that are a whole move by themselves.
func (t *taps) meaning(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	if u, ok := p.Raging(); ok && in[0] == rage {
		return tableau.Made(seat, patrollers.VerbSpecial, u)
	}
	switch p.Stage() {
	case patrollers.DuePick:
		return t.picks(p, seat, in)
	case patrollers.DueToken:
		return t.arms(p, seat, in)
	case patrollers.DueDeploy, patrollers.DueSecret:
		return t.deploys(p, seat, in)
	case patrollers.DueDial, patrollers.DueElixir:
		if u, ok := tagSpots.of(in[0]); ok {
			return t.dialled(p, seat, patrollers.VerbDial, in[1:], u)
		}
		return engines.Move{}, false
	case patrollers.DueTurn:
		return t.acts(p, seat, in)
	case patrollers.DueReveal:
		return t.reveals(p, seat, in)
	case patrollers.DueGive:
		return t.onFigure(seat, patrollers.VerbGive, in)
	}
	return t.orders(p, seat, in)
}

// onFigure returns a move of a verb about the one figure that was tapped.
func (t *taps) onFigure(seat engines.Seat, verb engines.Verb, in []tableau.Input) (engines.Move, bool) {
	if len(in) != 1 || !isFigure(in[0]) {
		return engines.Move{}, false
	}
	return tableau.Made(seat, verb, in[0].ID)
}

// picks is Meaning while teams are picked: a card, or a figure that lies on it.
func (t *taps) picks(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	who, ok := cardSpots.of(in[0])
	if isFigure(in[0]) {
		f, _ := t.game.Figure(p, in[0].ID)
		who, ok = f.Who, true
	}
	if !ok || len(in) != 1 || who >= len(t.roster) {
		return engines.Move{}, false
	}
	return tableau.Made(seat, patrollers.VerbPick, who)
}

// arms is Meaning while tokens are chosen: a dog-tag and a token. A token alone goes to the first figure that
// has none.
func (t *taps) arms(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	u, tag := tagSpots.of(in[0])
	k, chosen := tokenSpots.of(in[len(in)-1])
	chosen = chosen && k < len(t.tokenWords())
	switch {
	case len(in) == 2 && tag && chosen:
		return tableau.Made(seat, patrollers.VerbToken, u, wordToken(k))
	case len(in) == 1 && tag:
		m, ok := tableau.Made(seat, patrollers.VerbToken, u, patrollers.TokenNone)
		return m, ok && !t.Engine.Check(*p, m).OK()
	case len(in) == 1 && chosen:
		for _, u := range t.figuresOf(p, seat) {
			if f, _ := t.game.Figure(p, u); f.Token == "" {
				return tableau.Made(seat, patrollers.VerbToken, u, wordToken(k))
			}
		}
	}
	return engines.Move{}, false
}

// deploys is Meaning while figures are deployed: a figure, and a point where the app knows places.
func (t *taps) deploys(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	if !isFigure(in[0]) {
		return engines.Move{}, false
	}
	switch {
	case t.game.Measured():
		return t.onFigure(seat, patrollers.VerbDeployed, in)
	case len(in) == 2 && in[1].Kind == tableau.Point:
		return tableau.Made(seat, patrollers.VerbDeploy, in[0].ID, in[1].X, in[1].Y)
	case len(in) == 1 && !slices.Contains(t.deployable(p, seat), in[0].ID):
		return tableau.Made(seat, patrollers.VerbDeploy, in[0].ID, 0, 0)
	}
	return engines.Move{}, false
}

// deployable returns the figures that a seat may deploy now.
func (t *teams) deployable(p *patrollers.Position, seat engines.Seat) (list []int) {
	if turn, ok := p.Turn(); !ok || turn != seat {
		return nil
	}
	for _, u := range t.figuresOf(p, seat) {
		f, _ := t.game.Figure(p, u)
		if !f.Placed && !f.Fallen &&
			(p.Stage() == patrollers.DueSecret || t.game.SpecialOf(p, u) != patrollers.Secret) {
			list = append(list, u)
		}
	}
	return list
}

// orders is Meaning where a figure is given the turn, with the figures that its explosives hit. It also
// serves all stages at which nothing can be tapped.
func (t *taps) orders(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	if !isFigure(in[0]) {
		return engines.Move{}, false
	}
	u := in[0].ID
	own := seatOf(u) == seat && p.Stage() == patrollers.DueOrder
	m, ok := tableau.Made(seat, patrollers.VerbOrder, u)
	if !own || !t.saysHits(p, u) || len(in) == 1 && ok && !t.Engine.Check(*p, m).OK() {
		return m, ok && len(in) == 1
	}
	return withHits(m, in[1:])
}

// withHits adds to a move the figures that it hits, once a choice has ended the list. The figures of one
// blast are sorted by number, so that they can be tapped in any order.
func withHits(m engines.Move, in []tableau.Input) (engines.Move, bool) {
	if len(in) == 0 || in[len(in)-1] != done {
		return engines.Move{}, false
	}
	var blast, hits []int
	for _, hit := range in {
		switch {
		case isFigure(hit):
			blast = append(blast, hit.ID)
			continue
		case hit != next && hit != done:
			return engines.Move{}, false
		}
		slices.Sort(blast)
		hits, blast = append(hits, blast...), blast[:0]
	}
	ok := patrollers.AddHits(&m, hits...)
	return m, ok
}

// acts is Meaning in a turn of a figure: another figure is one to attack. Where it goes is [Table.Walk].
func (t *taps) acts(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	u, _, ok := p.Acting()
	if !ok {
		return engines.Move{}, false
	}
	switch first := in[0]; {
	case first == special:
		return t.specialMeaning(p, seat, u, in[1:])
	case !isFigure(first):
		return engines.Move{}, false
	case first.ID == u || seatOf(u) != seat:
		return t.onFigure(seat, patrollers.VerbOrder, in)
	}
	return t.attacks(p, seat, u, in)
}

// attacks is Meaning of an attack on a figure. Where the players measure, it takes the number of twines too.
func (t *taps) attacks(p *patrollers.Position, seat engines.Seat, u int, in []tableau.Input) (engines.Move,
	bool) {
	return t.atDistance(p, in, func(twines int) (engines.Move, bool) {
		if twines == patrollers.NoTwines {
			return tableau.Made(seat, patrollers.VerbAttack, u, in[0].ID)
		}
		return tableau.Made(seat, patrollers.VerbAttacks, u, in[0].ID, twines)
	})
}

// atDistance is Meaning of a move against a figure; line makes the move for a distance in twines. Where the
// players measure they say the distance; otherwise it is NoTwines. Before they have said it, the move is
// returned only where it would be refused even at 0 twines.
func (t *taps) atDistance(p *patrollers.Position, in []tableau.Input,
	line func(twines int) (engines.Move, bool)) (engines.Move, bool) {
	switch {
	case !t.game.Measured():
		m, ok := line(patrollers.NoTwines)
		return m, ok && len(in) == 1
	case len(in) == 1:
		m, ok := line(0)
		return m, ok && !t.Engine.Check(*p, m).OK()
	case len(in) == 2 && in[1].Kind == tableau.Number:
		return line(in[1].ID)
	}
	return engines.Move{}, false
}

// specialMeaning is Meaning of a special action of the figure u, by the inputs after its choice.
func (t *taps) specialMeaning(p *patrollers.Position, seat engines.Seat, u int,
	in []tableau.Input) (engines.Move, bool) {
	act := t.game.SpecialOf(p, u)
	on := func(twines int) (engines.Move, bool) {
		return tableau.Made(seat, patrollers.VerbSpecialOn, u, in[0].ID, twines)
	}
	if len(in) == 0 { // an action that cannot be taken now is refused at once
		m, ok := tableau.Made(seat, patrollers.VerbSpecial, u)
		return m, ok && !t.offers(p)
	}
	switch {
	case act == patrollers.Psychic && in[0] == done:
		return tableau.Made(seat, patrollers.VerbSpecial, u)
	case act == patrollers.Explosives && len(in) == 1 && in[0].Kind == tableau.Point:
		return tableau.Made(seat, patrollers.VerbSpecialAt, u, in[0].X, in[0].Y)
	case act == patrollers.Explosives && len(in) == 1 && in[0].Kind == tableau.Number:
		return tableau.Made(seat, patrollers.VerbSpecialFar, u, in[0].ID)
	case !isFigure(in[0]):
		return engines.Move{}, false
	case act == patrollers.Experimental:
		return t.dialled(p, seat, patrollers.VerbSpecialDial, in[1:], u, in[0].ID)
	case act == patrollers.Orders:
		m, ok := on(patrollers.NoTwines)
		if !t.saysHits(p, in[0].ID) || len(in) == 1 && !t.Engine.Check(*p, m).OK() {
			return m, ok && len(in) == 1
		}
		return withHits(m, in[1:])
	case act == patrollers.Gatling && t.game.Measured() && len(in) > 2 && in[1].Kind == tableau.Number:
		m, _ := on(in[1].ID)
		return withHits(m, in[2:])
	case act == patrollers.Gatling && t.game.Measured() && len(in) == 2:
		return engines.Move{}, false
	}
	return t.atDistance(p, in, on)
}

// offers reports whether the acting figure can begin its special action.
func (t *teams) offers(p *patrollers.Position) bool {
	switch t.acting(p) {
	case patrollers.Explosives:
		return !p.Spent() && t.game.Strikes(p)
	}
	return slices.ContainsFunc(t.Engine.Moves(*p, nil), isSpecial)
}

// isSpecial reports whether a move is a special action, with any kind of target.
func isSpecial(m engines.Move) bool {
	return m.Verb >= patrollers.VerbSpecial && m.Verb <= patrollers.VerbSpecialDial
}

// reveals is Meaning where the token of a dying figure is shown.
func (t *taps) reveals(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	list := t.tokenWords()
	k, ok := t.revealed(p, in[0])
	if !ok {
		return t.orders(p, seat, in)
	}
	m, _ := tableau.Made(seat, patrollers.VerbReveal, wordToken(k))
	if t.blasts(list[k]) {
		return withHits(m, in[1:])
	}
	return m, len(in) == 1
}
