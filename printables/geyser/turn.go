package geyser

import (
	"fmt"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// turnClauses are those that somebody looks up in the middle of a round.
var turnClauses = []string{
	"GEY-04", "GEY-05", "GEY-06", "GEY-07", "GEY-08", "GEY-09", "GEY-10", "GEY-11", "GEY-12", "GEY-13", "GEY-14",
}

// A step is one thing of a round: its picture and a few words.
type step struct{ icon, text string }

// steps are those of a round, in order.
func (p *printer) steps() []step {
	geyser, token := p.set.Theme.Noun(wordGeyser), p.set.Theme.Noun(wordToken)
	claim := "land on " + geyser.A + ": " + "a new " + token.One + " beside it"
	steps := []step{
		{p.set.Theme.Icon(wordToken, 1), "move one " + token.One + " one square"},
		{"crossed-swords", "somebody there: one die each, plus " + geyser.Many},
		{p.set.Theme.Icon(wordGeyser, 1), claim},
		{"game-die", "all done: two dice, and a ring fires"},
		{p.set.Theme.Icon(wordMother, 1), p.motherStep()},
	}
	return steps
}

// motherStep says who may go to the Mother Geyser, and what for (GEY-07, GEY-13).
func (p *printer) motherStep() string {
	mother := p.set.Theme.Noun(wordMother).One
	if needs := p.game.Rules().MotherNeeds; needs > 0 {
		return fmt.Sprintf("%s open with %s: hold it now and win", mother, p.counted(needs))
	}
	return "hold the " + mother + " now and win"
}

// turn is a card for beside the board: a round in pictures, and the clauses that it needs.
func (p *printer) turn() parts.Part {
	flow := &parts.Flow{}
	flow.Heading("A round", parts.BoldStyle)
	flow.Space(1)
	steps := p.steps()
	flow.Box(34, func(d *drawing.Drawing, box drawing.Rectangle) {
		wide := box.Width / float64(len(steps))
		for i, step := range steps {
			p.step(d, drawing.Box(box.X+float64(i)*wide, box.Y, wide, box.Height), step, i)
		}
	})
	return parts.TurnCard(p.set, flow, turnClauses)
}

// step draws one thing of a round; an arrow points at all but the first.
func (p *printer) step(d *drawing.Drawing, cell drawing.Rectangle, step step, place int) {
	const art = 12.0
	box := cell.Inset(0.7)
	d.RoundedRect(box, 1.5, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.25, drawing.Quiet)})
	if icon, err := drawing.Icon(step.icon); err == nil {
		d.UseIn(icon, drawing.Box(box.Centre().X-art/2, box.Y+1.5, art, art))
	}
	words := drawing.Box(box.X+0.7, box.Y+art+2, box.Width-1.4, box.Height-art-2.6)
	d.ParagraphIn(words, step.text, parts.TextStyle, parts.Smallest, drawing.Centre)
	if place > 0 {
		tip := drawing.Point{X: cell.X + 1.6, Y: box.Y + 1.5 + art/2}
		d.Polygon([]drawing.Point{tip, tip.Plus(-2.6, -1.7), tip.Plus(-2.6, 1.7)}, drawing.Paint{Fill: drawing.Ink, Keep: true})
	}
}
