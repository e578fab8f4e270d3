package saratoga

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// Inputs implements tableau.Game. A colour is a choice. A pair of cards takes three inputs: the action, the
// target, and a choice that confirms, so that the player can look at the pair first.
func (t *Table) Inputs(p engines.Position, m engines.Move) []tableau.Input {
	switch m.Verb {
	case saratoga.VerbColour:
		return []tableau.Input{tableau.AChoice(choiceColour + int(m.Args[0]))}
	case saratoga.VerbLays:
		return []tableau.Input{tableau.APiece(inHand + int(m.Args[0])),
			tableau.APiece(inHand + int(m.Args[1])), tableau.AChoice(choiceLay)}
	}
	return t.Defaults.Inputs(p, m)
}

// pass is the choice to lay nothing.
var pass = tableau.AVerb(saratoga.VerbPass)

// chosenColour returns the colour that a choice stands for; ok is false for any other input.
func (t *Table) chosenColour(in tableau.Input) (saratoga.Card, bool) {
	c := in.ID - choiceColour
	if in.Kind != tableau.Choice || c < 1 || c > len(t.game.Colours()) {
		return 0, false
	}
	return saratoga.Card(c), true
}

// held returns the card of the hand that an input is; ok is false for any other input.
func (t *Table) held(in tableau.Input) (saratoga.Card, bool) {
	if in.Kind != tableau.Piece || in.ID <= inHand || in.ID > inHand+int(saratoga.Defend) {
		return 0, false
	}
	return saratoga.Card(in.ID - inHand), true
}

// Meaning implements tableau.Game. Two cards that may not be laid together still mean that pair, so that the
// refusal says why. Anything that is no card of the hand means a roll, which is not pending, so that the
// refusal says what is.
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	seat, last := q.Seat, in[len(in)-1]
	if c, ok := t.chosenColour(last); ok {
		return saratoga.ColourMove(seat, c), true
	}
	if last == pass {
		return tableau.Made(seat, saratoga.VerbPass)
	}
	lay, cards := t.pair(in)
	switch {
	case last == tableau.AChoice(choiceLay):
		return saratoga.LayMove(seat, lay), len(in) == 3 && cards == 2
	case cards < len(in) || cards > 2:
		return engines.NewMove(seat, engines.VerbRoll), true
	case cards == 1:
		return t.firstCard(positionOf(q.Position()), seat, lay.Action)
	}
	m := saratoga.LayMove(seat, lay)
	return m, !t.Engine.Check(q.Position(), m).OK() // a legal pair waits for the choice that confirms it
}

// pair returns the cards of the hand that inputs begin with, and how many they are.
func (t *Table) pair(in []tableau.Input) (lay saratoga.Lay, n int) {
	for _, one := range in {
		c, ok := t.held(one)
		if !ok {
			break
		}
		switch n++; n {
		case 1:
			lay.Action = c
		case 2:
			lay.Target = c
		}
	}
	return lay, n
}

// firstCard returns what a first card means by itself. An action that can be laid with some target means
// nothing yet. Any other card means a move whose refusal says why it cannot be laid.
func (t *Table) firstCard(p *saratoga.Position, seat engines.Seat, c saratoga.Card) (engines.Move, bool) {
	refused := saratoga.LayMove(seat, saratoga.Lay{Action: c, Target: saratoga.Self})
	for _, target := range t.deck(p, seat) {
		m := saratoga.LayMove(seat, saratoga.Lay{Action: c, Target: target})
		if t.Engine.Check(*p, m).OK() {
			return engines.Move{}, false
		}
		if target.Colour() && t.game.Holds(p, seat, target) {
			refused = m
		}
	}
	return refused, true
}

// Name implements tableau.Game.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	p := positionOf(position)
	switch c, colour := t.chosenColour(in); {
	case colour:
		return words.Sentence(t.cardName(c))
	case in == tableau.AChoice(choiceLay) && t.AnswersOpenly():
		return enterThese
	case in == tableau.AChoice(choiceLay):
		return layThese
	case in == pass:
		return layNothing
	}
	if c, ok := t.held(in); ok {
		return t.card(p, c).Name
	}
	return "" // pieces and spots bear their names in the scene
}

// Caption implements tableau.Prompter. Before a pair of cards is laid it says what the pair is called, what
// it costs and what it does.
func (t *Table) Caption(position engines.Position, seat engines.Seat, in []tableau.Input) (title,
	detail string) {
	p := positionOf(position)
	if p.Choosing() || p.Over() {
		return "", ""
	}
	if len(in) == 1 && in[0] == pass {
		return layNothing, ""
	}
	switch lay, cards := t.pair(in); {
	case cards == 0 && t.passes(position, seat):
		return nothingToLay, ""
	case cards == 0 && t.AnswersOpenly():
		enter := openTurnUp(t.name(seat))
		if p.Turn() == saratoga.Turns {
			enter = openStay(t.name(seat))
		}
		return openLay(t.Theme.Noun("action").A, t.Theme.Noun("target").A), enter
	case cards == 0:
		return takeAction(t.Theme.Noun("action").A, t.Theme.Noun("target").A), ""
	case cards == 1:
		return words.Does(words.Sentence(t.cardName(lay.Action)), takeTarget(t.Theme.Noun("target").A)),
			t.makes(p, seat, lay.Action)
	default:
		play := lay.Play()
		does := t.effect(p, lay)
		if n := t.game.Cost(play); n > 0 {
			return t.play(p, lay), costs(n, p.Supplies(seat), t.Many("supply"), does)
		}
		return t.play(p, lay), words.Sentence(does)
	}
}

// passes reports whether a seat can lay no cards at all, which is when passing is legal.
func (t *Table) passes(position engines.Position, seat engines.Seat) bool {
	m, ok := tableau.Made(seat, saratoga.VerbPass)
	return ok && t.Engine.Check(position, m).OK()
}

// makes lists the plays that an action can become with the targets that a seat has left.
func (t *Table) makes(p *saratoga.Position, seat engines.Seat, action saratoga.Card) string {
	var plays []saratoga.Play
	for _, target := range t.deck(p, seat) {
		lay := saratoga.Lay{Action: action, Target: target}
		if play := lay.Play(); !slices.Contains(plays, play) &&
			t.Engine.Check(*p, saratoga.LayMove(seat, lay)).OK() {
			plays = append(plays, play)
		}
	}
	slices.Sort(plays)
	titles := make([]string, len(plays))
	for i, play := range plays {
		titles[i] = t.game.Title(play)
	}
	return words.AndNames(titles)
}

// play names the play that two cards make together: "Convoy with Blue".
func (t *Table) play(p *saratoga.Position, lay saratoga.Lay) string {
	play := lay.Play()
	title := t.game.Title(play)
	who, ok := p.Wearer(lay.Target)
	switch {
	case play == saratoga.NoPlay:
		return layNothing
	case ok && play == saratoga.PlayConvoy:
		return playWith(title, t.name(who))
	case ok:
		return playAgainst(title, t.name(who))
	}
	return title
}

// effect says what two cards will do, and when they do nothing.
func (t *Table) effect(p *saratoga.Position, lay saratoga.Lay) string {
	r := t.game.Rules()
	name := ""
	if who, ok := p.Wearer(lay.Target); ok {
		name = t.name(who)
	}
	steps := func(n int) string { return t.amount(n, func(n int) string { return t.Count(n, "progress") }) }
	switch lay.Play() {
	case saratoga.PlayHeadWest:
		return doesHeadWest(steps(r.HeadWest))
	case saratoga.PlayConvoy:
		return doesConvoy(name, steps(r.Convoy))
	case saratoga.PlayGetSupplies:
		return doesSupplies(t.amount(r.GetSupplies, t.supplies))
	case saratoga.PlaySabotage:
		return doesSabotage(name, steps(r.Sabotage))
	case saratoga.PlayRaid:
		return doesRaid(r.Raiders, name, steps(r.Raid))
	case saratoga.PlayWagons:
		return doesWagons(partOf(r.Wagons), steps(r.Unattacked))
	case saratoga.PlayOffMyLand:
		return doesOffMyLand(r.SabotageCost, steps(r.Unattacked))
	case saratoga.PlayRaiders:
		return doesRaiders(r.RaidCost, steps(r.Unattacked))
	case saratoga.PlayScoundrel:
		return doesScoundrel(name, max(r.SabotageCost, r.RaidCost))
	}
	return ""
}

// amount says how much of something there is, "nothing" where there is none.
func (t *Table) amount(n int, of func(int) string) string {
	if n == 0 {
		return noneAtAll
	}
	return of(n)
}
