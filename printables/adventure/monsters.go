package adventure

import (
	"slices"
	"strconv"
	"strings"

	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// monsters are the cards that say what each monster does, in the order in which they strike, from the ruleset
// in force.
func (p *printer) monsters() parts.Part {
	part := parts.Part{ID: "monsters", Title: "Monster cards", Kind: parts.Pieces, Table: true,
		Note: words.MonstersNote}
	flow := &parts.Flow{}
	part.Things = map[string]*drawing.Drawing{}
	for k, id := range p.game.Kinds() {
		flow.Space(2.5)
		p.monsterRow(flow, k)
		alone := &parts.Flow{}
		p.monsterRow(alone, k)
		part.Things["monsters."+id] = alone.Column(parts.CardRoom)
	}
	part.Pieces = flow.Cards(p.set, "monster card", "Monsters", "More monsters")
	return part
}

// A fact is a short thing that is said of a monster.
type fact struct{ label, text string }

// numbers are what is looked up most: where a kind appears, how far it goes, what kills it (ADV-07, ADV-18,
// ADV-23).
func (p *printer) numbers(k int) []fact {
	id, monster := p.kind(k)
	return []fact{{words.MonsterAppears, runs(p.faceOf(id))}, {"Steps", strconv.Itoa(monster.Steps)},
		{words.MonsterKilledBy, killOf(&monster)}}
}

// facts say in words what else there is (ADV-15 to ADV-26).
func (p *printer) facts(k int) []fact {
	_, monster := p.kind(k)
	facts := []fact{{words.MonsterGoesAfter, p.targetOf(&monster)}, {"Attack", p.attackOf(&monster)}}
	if monster.Climbs {
		climbs := fact{"Climbs",
			words.MonsterClimbs(p.set.Theme.Noun(wordWall).Many, p.set.Theme.Noun(wordSpawner).Many)}
		facts = append([]fact{climbs}, facts...)
	}
	return facts
}

// faceOf returns the faces of the event die on which a kind appears.
func (p *printer) faceOf(id string) []int {
	var faces []int
	for face := 1; face <= p.game.Rules().EventDie; face++ {
		if slices.Contains(p.game.Rules().Events[strconv.Itoa(face)], id) {
			faces = append(faces, face)
		}
	}
	return faces
}

// runs writes numbers that rise, neighbours as one: "1, 3–6".
func runs(numbers []int) string {
	if len(numbers) == 0 {
		return "never"
	}
	var all []string
	for i := 0; i < len(numbers); i++ {
		from := i
		for i+1 < len(numbers) && numbers[i+1] == numbers[i]+1 {
			i++
		}
		text := strconv.Itoa(numbers[from])
		switch {
		case i == from+1:
			text += ", " + strconv.Itoa(numbers[i])
		case i > from:
			text += "–" + strconv.Itoa(numbers[i])
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// targetOf says what a monster goes after.
func (p *printer) targetOf(monster *engine.Monster) string {
	player := p.set.Theme.Noun(wordPlayer).One
	switch monster.Target {
	case engine.Sees:
		return words.MonsterSees(player)
	case engine.Shot:
		return words.MonsterShot(player)
	}
	return words.MonsterHears(player)
}

// attackOf says what a monster does to players.
func (p *printer) attackOf(monster *engine.Monster) string {
	hearts, player := p.set.Counted(monster.Damage, wordHeart), p.set.Theme.Noun(wordPlayer).One
	switch {
	case monster.Attack == engine.Explode:
		side := 2*monster.Range + 1
		return words.MonsterExplodes(player, hearts, side, side, p.set.Theme.Noun(wordTorch).Many,
			p.set.Theme.Noun(wordWall).Many)
	case monster.Attack == engine.Shoot:
		return words.MonsterShoots(hearts, counted(monster.Range, "space"), p.set.Theme.Noun(wordWall).Many)
	case monster.Range > 1:
		return words.MonsterHits(hearts, player, counted(monster.Range, "step"))
	}
	return words.MonsterHitsBeside(hearts, player)
}

// killOf says which faces of a fight kill a monster.
func killOf(monster *engine.Monster) string {
	switch monster.Kill {
	case 0:
		return "nothing"
	case engine.FightFaces:
		return strconv.Itoa(monster.Kill)
	}
	return words.MonsterKill(monster.Kill)
}

// Measures of what is said of one kind, in millimetres.
const (
	pictureWide = 25.0
	labelWide   = 18.5
	captionHigh = 3.6
	numberHigh  = 5.5
	numberGap   = 1.5
	numberPad   = 0.8
)

// numbersHigh returns how high the row of numbers of a kind is for a width, and how wide each is: a monster
// may appear on many faces.
func (p *printer) numbersHigh(k int, width float64) (high, wide float64) {
	numbers := p.numbers(k)
	wide = (width - numberGap*float64(len(numbers)-1)) / float64(len(numbers))
	high = numberHigh
	for _, one := range numbers {
		high = max(high, drawing.Height(one.text, parts.TitleStyle.Sized(parts.Smallest), wide-2*numberPad))
	}
	return high + captionHigh + 2*numberPad, wide
}

// monsterRow adds a kind: its picture with its letter, its name, its numbers and its facts.
func (p *printer) monsterRow(flow *parts.Flow, k int) {
	const room, least = parts.CardRoom - pictureWide - labelWide - 3, pictureWide - 1
	facts := p.facts(k)
	numbers, _ := p.numbersHigh(k, parts.CardRoom-pictureWide-3)
	head := parts.TitleStyle.LineHeight() + numbers + 2
	high := head
	for _, one := range facts {
		high += drawing.Height(one.text, parts.TextStyle, room)
	}
	flow.Box(max(high+4, least), func(d *drawing.Drawing, box drawing.Rectangle) {
		id, _ := p.kind(k)
		colour := KindColour(p.set.Theme, k, id)
		d.RoundedRect(box, 2,
			drawing.Paint{Fill: colour.Mixed(drawing.White, 0.86), Stroke: drawing.Line(0.3, colour)})
		p.monsterPicture(d, drawing.Box(box.X, box.Y, pictureWide, pictureWide).Inset(2), k)
		inside := drawing.Box(box.X+pictureWide, box.Y+2, box.Width-pictureWide-3, box.Height-4)
		p.monsterHead(d, drawing.Box(inside.X, inside.Y, inside.Width, head-1), k)
		y := inside.Y + head
		for _, one := range facts {
			d.Paragraph(drawing.Box(inside.X, y, labelWide, parts.BoldStyle.LineHeight()), one.label,
				parts.BoldStyle, drawing.Left)
			y += d.Paragraph(drawing.Box(inside.X+labelWide, y, room, box.Bottom()-y),
				strings.ReplaceAll(one.text, "**", ""), parts.TextStyle, drawing.Left)
		}
	})
}

// monsterHead draws a kind's name, which figures there are, and its numbers in a row.
func (p *printer) monsterHead(d *drawing.Drawing, box drawing.Rectangle, k int) {
	id, monster := p.kind(k)
	line := drawing.Box(box.X, box.Y, box.Width, parts.TitleStyle.LineHeight())
	supply := p.supplyOf(k, &monster)
	taken := drawing.Measure(supply, parts.TextStyle) + 3
	d.Label(drawing.Box(line.X, line.Y, line.Width-taken, line.Height),
		parts.Capital(p.set.Theme.Noun(id).One), parts.TitleStyle, parts.Smallest, drawing.Left)
	d.Label(line, supply, parts.TextStyle, parts.Smallest, drawing.Right)
	high, wide := p.numbersHigh(k, box.Width)
	for i, one := range p.numbers(k) {
		cell := drawing.Box(box.X+float64(i)*(wide+numberGap), line.Bottom()+0.5, wide, high)
		d.RoundedRect(cell, 1.2, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.2, drawing.Rule)})
		room := cell.Inset(numberPad)
		caption := drawing.Box(room.X, room.Y, room.Width, captionHigh)
		d.Label(caption, one.label, parts.TextStyle.Sized(parts.Smallest).In(drawing.Quiet), parts.Smallest,
			drawing.Centre)
		number := drawing.Box(room.X, caption.Bottom(), room.Width, room.Height-captionHigh)
		d.ParagraphIn(number, one.text, parts.TitleStyle.Sized(12), parts.Smallest, drawing.Centre)
	}
}

// supplyOf says what figures there are: "4, Z1–Z4".
func (p *printer) supplyOf(k int, monster *engine.Monster) string {
	first, last := p.game.PieceName(k*engine.MaxSupply), p.game.PieceName(k*engine.MaxSupply+monster.Supply-1)
	if monster.Supply == 1 {
		return words.MonsterAlone(first)
	}
	return words.MonsterSupply(monster.Supply, first, last)
}

// monsterPicture draws a kind as a token with its letter.
func (p *printer) monsterPicture(d *drawing.Drawing, box drawing.Rectangle, k int) {
	figure := p.monster(k, 0)
	figure.Name = p.game.Monster(k).Letter
	token := figure.Token(box.Width)
	d.UseAt(&drawing.Symbol{Name: "monster " + figure.Name, Drawing: token.Front},
		drawing.Point{X: box.X, Y: box.Y})
}
