package adventure

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// monsters are the cards that say what each monster does, in the order in which they strike, from the ruleset in force.
func (p *printer) monsters() parts.Part {
	part := parts.Part{ID: "monsters", Title: "Monster cards", Kind: parts.Pieces, Note: "What each monster does, in the order in which they strike."}
	flow := &parts.Flow{}
	for k := range p.game.Kinds() {
		flow.Space(2.5)
		p.monsterRow(flow, k)
	}
	part.Pieces = flow.Cards(p.set, "monster card", "Monsters", "More monsters")
	return part
}

// A fact is one line of what is said of a monster.
type fact struct{ label, text string }

// facts say of a kind of monsters what the ruleset says of it (ADV-07, ADV-15 to ADV-26).
func (p *printer) facts(k int) []fact {
	id, monster := p.kind(k)
	return []fact{
		{"Appears", p.faceOf(id)},
		{"Steps", p.stepsOf(&monster)},
		{"Goes after", p.targetOf(&monster)},
		{"Attack", p.attackOf(&monster)},
		{"Killed by", killOf(&monster)},
	}
}

// faceOf says on which faces of the event die a kind appears.
func (p *printer) faceOf(id string) string {
	var faces []string
	for face := 1; face <= p.game.Rules().EventDie; face++ {
		if slices.Contains(p.game.Rules().Events[strconv.Itoa(face)], id) {
			faces = append(faces, strconv.Itoa(face))
		}
	}
	if len(faces) == 0 {
		return "on no face of the die"
	}
	return "on " + listing(faces)
}

// stepsOf says how far a monster goes.
func (p *printer) stepsOf(monster *engine.Monster) string {
	if monster.Steps == 0 {
		return "none, it stays where it is"
	}
	text := strconv.Itoa(monster.Steps)
	if monster.Climbs {
		text += fmt.Sprintf(", climbs over %s and %s", p.set.Theme.Noun(wordWall).Many, p.set.Theme.Noun(wordSpawner).Many)
	}
	return text
}

// targetOf says what a monster goes after.
func (p *printer) targetOf(monster *engine.Monster) string {
	player := p.set.Theme.Noun(wordPlayer).One
	switch monster.Target {
	case engine.Sees:
		return "the nearest " + player + " it sees"
	case engine.Shot:
		return "the nearest space to shoot a " + player + " it sees"
	}
	return "the nearest " + player
}

// attackOf says what a monster does to players.
func (p *printer) attackOf(monster *engine.Monster) string {
	hearts, player := p.counted(monster.Damage, wordHeart), p.set.Theme.Noun(wordPlayer).One
	switch {
	case monster.Attack == engine.Explode:
		side := 2*monster.Range + 1
		return fmt.Sprintf("explodes next to a %s: in the %d × %d square all monsters, %s and %s go, and it takes %s less the steps away",
			player, side, side, p.set.Theme.Noun(wordTorch).Many, p.set.Theme.Noun(wordWall).Many, hearts)
	case monster.Attack == engine.Shoot:
		return fmt.Sprintf("shoots along its row or column, up to %s: takes %s", counted(monster.Range, "space"), hearts)
	case monster.Range > 1:
		return fmt.Sprintf("takes %s from every %s up to %s away", hearts, player, counted(monster.Range, "step"))
	}
	return fmt.Sprintf("takes %s from every %s next to it", hearts, player)
}

// killOf says which faces of a fight kill a monster.
func killOf(monster *engine.Monster) string {
	switch monster.Kill {
	case 0:
		return "nothing, it is not rolled for"
	case engine.FightFaces:
		return "a " + strconv.Itoa(monster.Kill)
	case 1:
		return "any roll"
	}
	return fmt.Sprintf("%d or more", monster.Kill)
}

// monsterRow adds a kind: its picture, name, letter and figures at the left of its facts.
func (p *printer) monsterRow(flow *parts.Flow, k int) {
	const left, label, least = 27.0, 19.0, 30.0
	id, monster := p.kind(k)
	room := parts.CardRoom - left - label - 4
	facts := p.facts(k)
	high := parts.TitleStyle.LineHeight() + 1
	for _, one := range facts {
		high += drawing.Height(one.text, parts.TextStyle, room)
	}
	high = max(high+4, least)
	flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
		colour := KindColour(p.set.Theme, k, id)
		d.RoundedRect(box, 2, drawing.Paint{Fill: colour.Mixed(drawing.White, 0.86), Stroke: drawing.Line(0.3, colour)})
		p.monsterPicture(d, drawing.Box(box.X, box.Y, left, min(box.Height, 40)).Inset(2), k)
		x, y := box.X+left, box.Y+2
		name := parts.Capital(p.set.Theme.Noun(id).One)
		d.Label(drawing.Box(x, y, 50, parts.TitleStyle.LineHeight()), name, parts.TitleStyle, parts.Smallest, drawing.Left)
		d.Label(drawing.Box(x+51, y, box.Right()-x-54, parts.TitleStyle.LineHeight()), p.supplyOf(k, &monster), parts.TextStyle, parts.Smallest, drawing.Right)
		y += parts.TitleStyle.LineHeight() + 1
		for _, one := range facts {
			d.Label(drawing.Box(x, y, label-1, parts.TextStyle.LineHeight()), one.label, parts.BoldStyle, parts.Smallest, drawing.Left)
			y += d.Paragraph(drawing.Box(x+label, y, room, box.Bottom()-y), strings.ReplaceAll(one.text, "**", ""), parts.TextStyle, drawing.Left)
		}
	})
}

// supplyOf says what figures there are: "4 rooks, Z1–Z4".
func (p *printer) supplyOf(k int, monster *engine.Monster) string {
	first, last := p.game.PieceName(k*engine.MaxSupply), p.game.PieceName(k*engine.MaxSupply+monster.Supply-1)
	if monster.Supply == 1 {
		return first
	}
	return fmt.Sprintf("%d of them, %s–%s", monster.Supply, first, last)
}

// monsterPicture draws a kind as it stands on the table, with its letter.
func (p *printer) monsterPicture(d *drawing.Drawing, box drawing.Rectangle, k int) {
	figure := p.monster(k, 0)
	figure.Name = p.game.Monster(k).Letter
	token := figure.Token(min(box.Width, box.Height))
	d.UseAt(&drawing.Symbol{Name: "monster " + figure.Name, Drawing: token.Front}, drawing.Point{X: box.X, Y: box.Y})
}
