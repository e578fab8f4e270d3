package patrollers

import (
	"slices"
	"strconv"
	"strings"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// Meaning implements tableau.Game. What is tapped for no move at all means the line that it would be, for the refusal that says why not.
func (t *Table) Meaning(position engines.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	p := t.position(position)
	if len(in) == 0 || seat < 0 || seat >= patrollers.Players || p.Over() {
		return engines.Move{}, false
	}
	if line, ok := lines[in[0].ID]; ok && in[0].Kind == tableau.Choice {
		return t.read(seat, "%s", line)
	}
	if u, ok := p.Raging(); ok && in[0] == tableau.AChoice(choiceRage) {
		return t.read(seat, "special %s", patrollers.UnitName(u))
	}
	switch p.Stage() {
	case patrollers.DuePick:
		return t.picks(p, seat, in)
	case patrollers.DueToken:
		return t.arms(p, seat, in)
	case patrollers.DueDeploy, patrollers.DueSecret:
		return t.deploys(p, seat, in)
	case patrollers.DueDial, patrollers.DueElixir:
		return t.dialled(p, seat, in)
	case patrollers.DueTurn:
		return t.acts(p, seat, in)
	case patrollers.DueReveal:
		return t.reveals(p, seat, in)
	case patrollers.DueGive:
		return t.about(seat, "give", in)
	}
	return t.orders(p, seat, in)
}

// about is a line about the one figure that was tapped.
func (t *Table) about(seat engines.Seat, verb string, in []tableau.Input) (engines.Move, bool) {
	if len(in) != 1 || !isFigure(in[0]) {
		return engines.Move{}, false
	}
	return t.read(seat, "%s %s", verb, patrollers.UnitName(in[0].ID))
}

// picks is Meaning while teams are picked: a card, or a figure on it.
func (t *Table) picks(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	who := in[0].ID - rosterOf
	if isFigure(in[0]) {
		f, _ := t.game.Figure(p, in[0].ID)
		who = f.Who
	} else if in[0].Kind != tableau.Spot {
		return engines.Move{}, false
	}
	if len(in) != 1 || who < 0 || who >= len(t.roster) {
		return engines.Move{}, false
	}
	return t.read(seat, "pick %s", t.roster[who].ID)
}

// arms is Meaning while tokens are chosen: a dog-tag and a token; a token alone is for the first that has none.
func (t *Table) arms(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	list := t.tokenWords()
	u, tag := tagged(in[0])
	last := in[len(in)-1]
	k := last.ID - tokenOf
	chosen := last.Kind == tableau.Spot && k >= 0 && k < len(list)
	switch {
	case len(in) == 2 && tag && chosen:
		return t.read(seat, "token %s %s", patrollers.UnitName(u), list[k])
	case len(in) == 1 && tag:
		m, ok := t.read(seat, "token %s none", patrollers.UnitName(u))
		return m, ok && !t.engine.Check(*p, m).OK()
	case len(in) == 1 && chosen:
		for _, u := range t.figuresOf(p, seat) {
			if f, _ := t.game.Figure(p, u); f.Token == "" {
				return t.read(seat, "token %s %s", patrollers.UnitName(u), list[k])
			}
		}
	}
	return engines.Move{}, false
}

// deploys is Meaning while figures are placed: a figure, and where positions are tracked a point.
func (t *Table) deploys(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	if !isFigure(in[0]) {
		return engines.Move{}, false
	}
	name := patrollers.UnitName(in[0].ID)
	switch {
	case t.game.Measured():
		return t.about(seat, "deploy", in)
	case len(in) == 2 && in[1].Kind == tableau.Point:
		return t.read(seat, "deploy %s %s", name, pointText(in[1]))
	case len(in) == 1 && !contains(t.deployable(p, seat), in[0].ID):
		return t.read(seat, "deploy %s 0,0", name)
	}
	return engines.Move{}, false
}

// deployable are the figures that a seat may place now.
func (t *Table) deployable(p *patrollers.Position, seat engines.Seat) (list []int) {
	if turn, ok := p.Turn(); !ok || turn != seat {
		return nil
	}
	for _, u := range t.figuresOf(p, seat) {
		f, _ := t.game.Figure(p, u)
		if !f.Placed && !f.Fallen && (p.Stage() == patrollers.DueSecret || t.game.SpecialOf(p, u) != patrollers.Secret) {
			list = append(list, u)
		}
	}
	return list
}

// orders is Meaning where a turn is given, and where nothing can be tapped: a figure, and whom its explosives hit.
func (t *Table) orders(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	if !isFigure(in[0]) {
		return engines.Move{}, false
	}
	u := in[0].ID
	own := seatOf(u) == seat && p.Stage() == patrollers.DueOrder
	if m, ok := t.read(seat, "order %s", patrollers.UnitName(u)); !own || !t.saysHits(p, u) || len(in) == 1 && ok && !t.engine.Check(*p, m).OK() {
		return m, ok && len(in) == 1
	}
	return t.withHits(seat, "order "+patrollers.UnitName(u), in[1:])
}

// withHits is a line that the figures behind it are hit by, once the choice has ended them: those of one blast in the order of their numbers, however they
// were said.
func (t *Table) withHits(seat engines.Seat, line string, in []tableau.Input) (engines.Move, bool) {
	if len(in) == 0 || in[len(in)-1] != tableau.AChoice(choiceDone) {
		return engines.Move{}, false
	}
	var blast []int
	for _, hit := range in {
		switch {
		case isFigure(hit):
			blast = append(blast, hit.ID)
			continue
		case hit != tableau.AChoice(choiceNext) && hit != tableau.AChoice(choiceDone):
			return engines.Move{}, false
		}
		slices.Sort(blast)
		for _, u := range blast {
			line += " " + patrollers.UnitName(u)
		}
		blast = blast[:0]
	}
	return t.read(seat, "%s", line)
}

// acts is Meaning in a turn: a point or so many twines is a move, a figure an attack.
func (t *Table) acts(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	u, _, ok := p.Acting()
	if !ok {
		return engines.Move{}, false
	}
	name, measured := patrollers.UnitName(u), t.game.Measured()
	first := in[0]
	switch {
	case first == tableau.AChoice(choiceSpecial):
		return t.specialMeaning(p, seat, u, in[1:])
	case first.Kind == tableau.Point && len(in) == 1 && !measured:
		return t.read(seat, "move %s %s", name, pointText(first))
	case first.Kind == tableau.Choice && first.ID > choiceMove && first.ID < choiceDial && len(in) == 1 && measured:
		return t.read(seat, "move %s %d", name, first.ID-choiceMove)
	case !isFigure(first):
		return engines.Move{}, false
	case first.ID == u || seatOf(u) != seat:
		return t.about(seat, "order", in)
	}
	return t.upon(p, seat, "attack "+name, in)
}

// upon is a line upon a figure, which says the twines where the players measure.
func (t *Table) upon(p *patrollers.Position, seat engines.Seat, line string, in []tableau.Input) (engines.Move, bool) {
	line += " " + patrollers.UnitName(in[0].ID)
	switch {
	case !t.game.Measured():
		m, ok := t.read(seat, "%s", line)
		return m, ok && len(in) == 1
	case len(in) == 1:
		m, ok := t.read(seat, "%s 0", line)
		return m, ok && !t.engine.Check(*p, m).OK()
	case len(in) == 2 && in[1].Kind == tableau.Number:
		return t.read(seat, "%s %d", line, in[1].ID)
	}
	return engines.Move{}, false
}

// specialMeaning is Meaning of a special action, by what follows its choice.
func (t *Table) specialMeaning(p *patrollers.Position, seat engines.Seat, u int, in []tableau.Input) (engines.Move, bool) {
	line, act := "special "+patrollers.UnitName(u), t.game.SpecialOf(p, u)
	if len(in) == 0 { // one that cannot be taken now says so at once
		m, ok := t.read(seat, "%s", line)
		return m, ok && !t.offers(p)
	}
	switch {
	case act == patrollers.Psychic && in[0] == tableau.AChoice(choiceDone):
		return t.read(seat, "%s", line)
	case act == patrollers.Explosives && len(in) == 1 && in[0].Kind == tableau.Point:
		return t.read(seat, "%s %s", line, pointText(in[0]))
	case act == patrollers.Explosives && len(in) == 1 && in[0].Kind == tableau.Number:
		return t.read(seat, "%s %d", line, in[0].ID)
	case !isFigure(in[0]):
		return engines.Move{}, false
	case act == patrollers.Experimental:
		return t.experiments(p, seat, line, in)
	case act == patrollers.Orders:
		m, ok := t.read(seat, "%s %s", line, patrollers.UnitName(in[0].ID))
		if !t.saysHits(p, in[0].ID) || len(in) == 1 && !t.engine.Check(*p, m).OK() {
			return m, ok && len(in) == 1
		}
		return t.withHits(seat, line+" "+patrollers.UnitName(in[0].ID), in[1:])
	case act == patrollers.Gatling && t.game.Measured() && len(in) > 2 && in[1].Kind == tableau.Number:
		return t.withHits(seat, line+" "+patrollers.UnitName(in[0].ID)+" "+strconv.Itoa(in[1].ID), in[2:])
	case act == patrollers.Gatling && t.game.Measured() && len(in) == 2:
		return engines.Move{}, false
	}
	return t.upon(p, seat, line, in)
}

// offers reports whether the special action of the figure whose turn it is can be begun.
func (t *Table) offers(p *patrollers.Position) bool {
	switch t.acting(p) {
	case patrollers.Explosives:
		return !p.Spent() && t.game.Strikes(p)
	}
	for _, m := range t.engine.Moves(*p, nil) {
		if strings.HasPrefix(t.engine.Format(m), "special ") {
			return true
		}
	}
	return false
}

// reveals is Meaning where a token is shown.
func (t *Table) reveals(p *patrollers.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	list := t.tokenWords()
	k, ok := t.revealed(p, in[0])
	if !ok {
		return t.orders(p, seat, in)
	}
	if t.blasts(list[k]) {
		return t.withHits(seat, "reveal "+list[k], in[1:])
	}
	m, ok := t.read(seat, "reveal %s", list[k])
	return m, ok && len(in) == 1
}

// pointText writes a point.
func pointText(in tableau.Input) string { return engines.PointText(int16(in.X), int16(in.Y)) }
