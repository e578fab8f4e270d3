package patrollers

import (
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
)

// Name implements tableau.Game. The name of a dog-tag says all that stands on it, and what its special action
// does.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	p := positionOf(position)
	if u, ok := tagSpots.of(in); ok {
		return t.tagName(p, u)
	}
	switch in.Kind {
	case tableau.Point:
		return thisPlace
	case tableau.Number:
		if in.ID == 0 {
			return headToHead
		}
		return t.Count(in.ID, "twine")
	case tableau.Choice:
		return t.choice(p, in)
	case tableau.Piece:
		if f, ok := t.game.Figure(p, in.ID%units); ok && isFigure(in) {
			return t.figureName(p, f, in.ID)
		}
	case tableau.Spot:
		return t.cardName(in)
	}
	return "" // explosives bear their names in the scene
}

// figureName names a figure, and whether it has fallen or is near death.
func (t *Table) figureName(p *patrollers.Position, f patrollers.Figure, u int) string {
	name := t.teams.whose(p, u)
	switch {
	case f.Fallen:
		return words.Facts(name, hasFallen)
	case f.NearDeath:
		return words.Facts(name, nearDeath)
	}
	return name
}

// tagName says everything that stands on a dog-tag.
func (t *Table) tagName(p *patrollers.Position, u int) string {
	f, ok := t.game.Figure(p, u)
	if !ok {
		return ""
	}
	fighter := t.teams.fighter(f)
	parts := []string{t.teams.whose(p, u), t.teams.className(fighter.Class)}
	if t.teams.dials(p) { // the printed tag lies on the table and shows the rest
		return words.Facts(parts...)
	}
	if f.Fallen {
		parts = append(parts, hasFallen)
	} else if f.NearDeath {
		parts = append(parts, nearDeath)
	}
	for a := range patrollers.Abilities {
		sum, dialled := t.teams.sum(p, f, u, a)
		if !dialled {
			parts = append(parts,
				strings.ToLower(abilityNames[a])+" "+
					spanAndBack(paper.Span(fighter.Low[a], fighter.High[a]), backSpan(fighter, a)))
			continue
		}
		names, amounts := t.teams.added(p, u, a, sum)
		parts = append(parts, addedTo(a, sum.Dialled, names, amounts))
	}
	text := words.Facts(parts...)
	if act := t.teams.special(fighter.Special); act.Name != "" && t.game.HasSpecials() {
		text += ". " + act.Name + ": " + act.Text
	}
	return text
}

// added returns what is added to a dialled ability: the names of the bonuses, and the amount of each.
func (t *teams) added(p *patrollers.Position, u, ability int, sum patrollers.Sum) (names []string,
	amounts []int) {
	rest := sum.Bonus()
	if ability == patrollers.Attack || ability == patrollers.Defence {
		for _, add := range t.game.Added(p, u, ability) {
			names, amounts = append(names, add.Name), append(amounts, add.Amount)
			rest -= add.Amount
		}
	}
	if sum.Sound > 0 {
		names, amounts = append(names, theSound), append(amounts, sum.Sound)
		rest -= sum.Sound
	}
	if rest > 0 {
		names, amounts = append(names, addedUp), append(amounts, rest)
	}
	return names, amounts
}

// cardName names a card of a sheet, with what its token or special action does.
func (t *Table) cardName(in tableau.Input) string {
	if k, ok := tokenSpots.of(in); ok && k < len(t.tokens.names) {
		name := t.tokens.names[k]
		if k >= 2 {
			token := t.game.Rules().DeathTokens[t.teams.tokenWords()[k]]
			name = words.Does(words.Facts(name, pointsOf(token.Points)), token.Text)
		}
		return name
	}
	if r, ok := cardSpots.of(in); ok && r < len(t.teams.roster) {
		f := &t.teams.roster[r]
		name := words.Facts(f.Name, t.teams.className(f.Class))
		if act := t.teams.special(f.Special); act.Name != "" && t.game.HasSpecials() {
			name += ". " + act.Name + ": " + act.Text
		}
		return name
	}
	return ""
}

// choice names a choice.
func (t *Table) choice(p *patrollers.Position, in tableau.Input) string {
	if a, n, ok := dialOf(in); ok {
		return dialled(a, n)
	}
	if u, way, ok := readyOf(in); ok {
		if f, there := t.game.Figure(p, u); there {
			return readyDial(readyDials[way], readyValues(t.teams.fighter(f), way))
		}
	}
	if n, ok := farBy(in); ok {
		return strconv.Itoa(n)
	}
	switch in {
	case end:
		return endTurn
	case noise:
		return soundMade
	case silence:
		return noSound
	case reroll:
		return rollOnceMore
	case keep:
		return keepDie
	case special:
		return t.teams.special(t.teams.acting(p)).Name
	case done:
		if t.teams.acting(p) == patrollers.Psychic && p.Stage() == patrollers.DueTurn {
			return pushAll
		}
		return thoseAreHit
	case next:
		return nextOne(t.One("explosive"))
	case rage:
		if u, ok := p.Raging(); ok {
			return turnAgain(t.teams.whose(p, u))
		}
	}
	if k, ok := revealChoices.of(in); ok && k < len(t.teams.tokenWords()) {
		return reveals(t.teams.tokenName(t.teams.tokenWords()[k]))
	}
	return ""
}

// Hint implements tableau.Prompter.
func (t *Table) Hint(position engines.Position, _ engines.Seat) string {
	p := positionOf(position)
	switch p.Stage() {
	case patrollers.DuePick:
		return tapAnyCard
	case patrollers.DueToken, patrollers.DueDial, patrollers.DueElixir:
		return tapTag
	case patrollers.DueDeploy, patrollers.DueSecret:
		if t.game.Measured() {
			return tapFigure
		}
		return tapWaiting
	case patrollers.DueOrder:
		if t.game.Measured() {
			return tapTaker
		}
		return tapFigure
	case patrollers.DueGive:
		return tapTaker
	case patrollers.DueTurn:
		switch left := t.game.Steps(p).Left; {
		case left > 0 && t.game.Measured():
			return howFar(t.Many("twine"))
		case left > 0:
			return dragFigure
		case t.game.Strikes(p):
			return tapTarget
		}
	}
	return ""
}

// Caption implements tableau.Prompter: it asks for the next input of a move.
func (t *Table) Caption(position engines.Position, seat engines.Seat, in []tableau.Input) (title,
	detail string) {
	p := positionOf(position)
	if len(in) == 0 {
		return "", ""
	}
	if u, rest, ok := t.taps.dialling(p, in); ok {
		return t.dialWording(p, u, rest)
	}
	if said, ok := t.taps.hitting(p, in); ok {
		return said.wording(t.teams, p)
	}
	last := in[len(in)-1]
	u, tag := tagSpots.of(in[0])
	switch {
	case p.Stage() == patrollers.DueToken && tag:
		sum := t.game.Rules().TokenSum
		return words.Does(t.teams.thing(p, u), whichToken), pointsLeft(sum-t.game.Points(p, seat), sum)
	case last == special:
		act := t.teams.special(t.teams.acting(p))
		switch t.teams.acting(p) {
		case patrollers.Explosives:
			return words.Does(act.Name, whereLeft), act.Text
		case patrollers.Psychic:
			return act.Name, act.Text
		}
		return words.Does(act.Name, whichTarget), act.Text
	case t.game.Measured() && p.Stage() == patrollers.DueTurn && isFigure(last):
		return howManyTwines(t.Many("twine"), t.teams.whose(p, last.ID)), ""
	}
	return "", ""
}

func (t *Table) dialWording(p *patrollers.Position, u int, rest []tableau.Input) (title, detail string) {
	f, ok := t.game.Figure(p, u)
	left, fits := 0, false
	if ok {
		left, fits = stepsLeft(t.teams.fighter(f), rest)
	}
	if !fits || len(rest) >= patrollers.Abilities {
		return "", ""
	}
	return askDial(len(rest), t.teams.thing(p, u)), stepsStillThere(left, t.teams.fighter(f).Budget)
}

// DieSide implements tableau.Painter: the number of the side on a plate of its colour.
func (t *Table) DieSide(_ engines.Die, side int16) (sign string, plate drawing.Colour) {
	colour, number := patrollers.FaceOf(side)
	return strconv.Itoa(number), plates[colour]
}

// plates are the colours of the sides of an action die.
var plates = map[int]drawing.Colour{patrollers.Red: drawing.RGB(0xC62828),
	patrollers.Yellow: drawing.RGB(0xF9C22E), patrollers.Blue: drawing.RGB(0x1557A5)}
