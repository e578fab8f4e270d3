package geyser

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// turnClauses are those that somebody looks up in the middle of a round.
var turnClauses = []string{
	"GEY-04", "GEY-05", "GEY-06", "GEY-07", "GEY-08", "GEY-09", "GEY-10", "GEY-11", "GEY-12", "GEY-13",
	"GEY-14",
}

// A step is one thing of a round: its picture and a few words.
type step struct{ icon, text string }

// steps are those of a round, in order.
func (p *printer) steps() []step {
	theme := p.set.Theme
	token, geyser, mother := theme.Noun(wordToken), theme.Noun(wordGeyser), theme.Noun(wordMother)
	return []step{
		{theme.Icon(wordToken, 1), words.RoundMove(token.One)},
		{"crossed-swords", words.RoundBattle(geyser.Many)},
		{theme.Icon(wordGeyser, 1), words.RoundSpawn(geyser.A, token.One)},
		{"game-die", words.RoundFires(theme.Noun(wordRing).A)},
		{theme.Icon(wordMother, 1), words.RoundWins(mother.One)},
	}
}

// turn is a card for beside the board: a round in pictures, and the clauses that it needs.
func (p *printer) turn() parts.Part {
	flow := &parts.Flow{}
	flow.Heading(words.Round, parts.BoldStyle)
	flow.Space(1)
	steps := p.steps()
	flow.Box(34, func(d *drawing.Drawing, box drawing.Rectangle) {
		wide := box.Width / float64(len(steps))
		for i, step := range steps {
			p.step(d, drawing.Box(box.X+float64(i)*wide, box.Y, wide, box.Height), step, i)
		}
	})
	return parts.TurnCard(p.set, flow, turnClauses, map[string]string{
		"GEY-04": "hiking-boot", "GEY-05": "flag", "GEY-06": "shield", "GEY-07": p.set.Theme.Icon(wordMother, 1),
		"GEY-08": "crossed-swords", "GEY-09": "game-die", "GEY-10": "tick",
		"GEY-11": p.set.Theme.Icon(wordGeyser, 1), "GEY-12": "question-mark", "GEY-13": "trophy", "GEY-14": "skull"})
}

// step draws one thing of a round; an arrow points at all but the first.
func (p *printer) step(d *drawing.Drawing, cell drawing.Rectangle, step step, place int) {
	const art = 12.0
	box := cell.Inset(0.7)
	d.RoundedRect(box, 1.5, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.25, drawing.Quiet)})
	if icon, err := drawing.Icon(step.icon); err == nil {
		d.UseIn(icon, drawing.Box(box.Centre().X-art/2, box.Y+1.5, art, art))
	}
	room := drawing.Box(box.X+0.7, box.Y+art+2, box.Width-1.4, box.Height-art-2.6)
	d.ParagraphIn(room, step.text, parts.TextStyle, parts.Smallest, drawing.Centre)
	if place > 0 {
		tip := drawing.Point{X: cell.X + 1.6, Y: box.Y + 1.5 + art/2}
		d.Polygon([]drawing.Point{tip, tip.Plus(-2.6, -1.7), tip.Plus(-2.6, 1.7)},
			drawing.Paint{Fill: drawing.Ink, Keep: true})
	}
}
