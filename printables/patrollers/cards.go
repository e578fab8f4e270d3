package patrollers

import (
	"strings"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Measures of the card of a Patroller, in millimetres.
const (
	refWide    = 92.0
	refHead    = 12.0
	refPicture = 18.0
	refEdge    = 4.0
	refLabel   = 20.0
	refRow     = 5.6
	// refText is where the text of a card begins, refGap what is left free below a paragraph.
	refText = refHead + 1 + refPicture + 1.5
	refGap  = 1.2
)

// cards say of everybody of the roster what it can do, to lie beside its dog-tag (PAT-03, PAT-20, PAT-22).
func (p *printer) cards() parts.Part {
	part := parts.Part{
		ID: "cards", Title: p.cardsTitle(), Kind: parts.Pieces,
		Use: parts.Usual, Note: words.RosterCardsNote,
	}
	high := 0.0
	for who := range p.names {
		high = max(high, p.cardHeight(who))
	}
	part.Things = map[string]*drawing.Drawing{}
	for who, name := range p.names {
		card := p.card(who, high)
		part.Pieces = append(part.Pieces,
			parts.Piece{Name: name, Copies: 1, Front: p.set.Enlarge(card, "card of "+name)})
		fighter := p.game.Fighter(who)
		for _, thing := range []string{"roster." + fighter.ID, "class_actions." + fighter.Class,
			"special_actions." + p.rules.Roster[fighter.ID].Special} {
			if part.Things[thing] == nil { // of those who share an action the first
				part.Things[thing] = card
			}
		}
	}
	return part
}

// cardsTitle is what the cards are called.
func (p *printer) cardsTitle() string { return "Cards of the " + p.set.Theme.Noun(wordPatroller).Many }

// said are the paragraphs of a card: in bold what it is called, and what it does.
func (t *tag) said() [][2]string {
	class, text := t.class()
	said := [][2]string{{class, text}}
	if name, text := t.special(false); name != "" {
		if !t.Keeps {
			text = strings.TrimSpace(text + " Not at near death.")
		}
		said = append(said, [2]string{name, text})
	}
	if die := t.die(); die != "" {
		said = append(said, [2]string{words.OwnDie, die})
	}
	return said
}

// textWide is how wide the text of a card is.
const textWide = refWide - 2*refEdge

// cardHeight returns how high the card of one of the roster has to be.
func (p *printer) cardHeight(who int) float64 {
	t := newTag(p.game, p.set.Theme, who, p.shape)
	high := refText + refEdge - refGap
	for _, one := range t.said() {
		high += parts.BoldStyle.LineHeight() + drawing.Height(plain(one[1]), parts.TextStyle, textWide) +
			refGap
	}
	return high
}

// plain is a text without its marks for bold letters.
func plain(text string) string { return strings.ReplaceAll(text, "**", "") }

// card draws the card of one of the roster.
func (p *printer) card(who int, high float64) *drawing.Drawing {
	t := newTag(p.game, p.set.Theme, who, p.shape)
	d := drawing.New(refWide, high)
	p.set.Title(d, refHead, t.Name)
	if picture := drawing.Picture(t.figure); picture != nil {
		d.UseIn(picture, drawing.Box(refEdge, refHead+1, refPicture, refPicture))
	}
	t.table(d, drawing.Box(refEdge+refPicture+3, refHead+1.5, textWide-refPicture-3, 3*refRow))
	y := refText
	for _, one := range t.said() {
		line := drawing.Box(refEdge, y, textWide, parts.BoldStyle.LineHeight())
		d.Label(line, one[0], parts.BoldStyle, parts.Smallest, drawing.Left)
		y = line.Bottom()
		y += d.Paragraph(drawing.Box(refEdge, y, textWide, high-y), plain(one[1]), parts.TextStyle,
			drawing.Left) + refGap
	}
	return d
}

// table draws the spans of both sides of the dog-tag, an ability below its picture, and how far they are
// dialled.
func (t *tag) table(d *drawing.Drawing, box drawing.Rectangle) {
	wide := (box.Width - refLabel) / engine.Abilities
	for i, label := range []string{t.steps(), "front", words.NearDeath} {
		row := drawing.Box(box.X, box.Y+float64(i)*refRow, box.Width, refRow)
		if i > 0 {
			d.Line(drawing.Point{X: row.X, Y: row.Y}, drawing.Point{X: row.Right(), Y: row.Y},
				drawing.Line(0.2, drawing.Rule))
		}
		d.Label(drawing.Box(row.X, row.Y, refLabel, row.Height), label, small, small.Size, drawing.Left)
		for a := range engine.Abilities {
			cell := drawing.Box(box.X+refLabel+float64(a)*wide, row.Y, wide, row.Height)
			if i > 0 {
				d.Label(cell, t.span(a, i == 2), parts.TitleStyle.Sized(11), parts.Smallest, drawing.Centre)
			} else if picture := drawing.Picture(AbilityIcons[a]); picture != nil {
				d.UseIn(picture, cell.Inset(0.3))
			}
		}
	}
}

// turnClauses are those that somebody looks up in the middle of a round.
var turnClauses = []string{"PAT-06", "PAT-07", "PAT-08", "PAT-09", "PAT-10", "PAT-11", "PAT-12", "PAT-13",
	"PAT-14"}

// turn is a card for beside the table: what the sides of the action die count, and the clauses that a round
// needs.
func (p *printer) turn() parts.Part {
	part := parts.SlimTurnCard(p.set, func() *parts.Flow {
		flow := &parts.Flow{}
		flow.Heading(words.ActionDie, parts.BoldStyle)
		flow.Box(16, p.dieRow)
		return flow
	}, turnClauses, map[string]string{"PAT-06": "straight-ruler", "PAT-07": "game-die", "PAT-08": "hourglass",
		"PAT-09": "right-arrow", "PAT-10": "hiking-boot", "PAT-11": "collision", "PAT-12": "bullseye",
		"PAT-13": "crossed-swords", "PAT-14": "trophy"})
	for i := range part.Pieces {
		part.Pieces[i].Copies = engine.Players
	}
	return part
}

// dieRow draws who counts the sides of the action die, by colour (PAT-13).
func (p *printer) dieRow(d *drawing.Drawing, box drawing.Rectangle) {
	wide := box.Width / 3
	for i, colour := range []int{engine.Red, engine.Yellow, engine.Blue} {
		cell := drawing.Box(box.X+float64(i)*wide, box.Y, wide, box.Height)
		counts := [...]string{words.TheAttacker, "both", words.TheDefender}[i]
		square := drawing.Box(cell.X+1, cell.Y+1.5, 12, 12)
		d.RoundedRect(square, 2, drawing.Paint{
			Fill:   dieColours[colour],
			Hatch:  drawing.Hatch{Pattern: drawing.SeatHatch(i), Colour: drawing.White, Gap: 1.6},
			Stroke: drawing.Line(0.3, drawing.Ink),
		})
		d.Circle(square.Centre(), 4, drawing.Outlined(drawing.Paper, 0.3, drawing.Ink))
		d.Label(drawing.Box(square.X+2, square.Y+2, 8, 8), engine.FaceName(engine.Side(colour, 0))[:1],
			parts.TitleStyle, parts.Smallest, drawing.Centre)
		room := drawing.Box(square.Right()+1.5, cell.Y, cell.Right()-square.Right()-2, cell.Height-1)
		d.ParagraphIn(room, words.CountsFor(counts), parts.TextStyle, parts.Smallest,
			drawing.Left)
	}
}
