package patrollers

import (
	"cmp"
	"slices"
	"strconv"

	"homespun/engines"
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// tonight returns the parts of a set for tonight: what those need who fight in this battle. The rest of the
// set can be printed too.
func (p *printer) tonight() []parts.Part {
	who := p.fighters()
	markers := p.markers(func(id engine.Special) bool {
		return p.has(id) && slices.ContainsFunc(who, func(i int) bool { return p.game.Fighter(i).Special == id })
	})
	markers.Note = ""
	made := []parts.Part{p.clipCards(who), p.flatBases(who), markers}
	if p.game.HasTokens() {
		made = append(made, p.chits())
	}
	turn := p.turn()
	for i := range turn.Pieces {
		turn.Pieces[i].Copies = 1
	}
	made = append(made, p.gauges(), p.spinners(who), turn, parts.RuleSheet(p.set))
	return p.set.ForTonight(made, "cards", "gauges", "die", "markers", "tokens", "reference")
}

// fighters returns who fights, by their places in the roster and side by side: those who are picked in the
// match, and while none or not all are, the first of the roster.
func (p *printer) fighters() (who []int) {
	if position, ok := p.set.Position.(engine.Position); ok {
		for seat := range engines.Seat(engine.Players) {
			for _, u := range p.game.Units(seat) {
				if figure, picked := p.game.Figure(&position, u); picked {
					who = append(who, figure.Who)
				}
			}
		}
		if len(who) == p.figures() {
			return who
		}
	}
	who = who[:0]
	for i := range min(len(p.names), p.figures()) {
		who = append(who, i)
	}
	return who
}

// Measures of a card with paper clips, in millimetres.
const (
	clipHead    = 6.0  // the picture and the word of an ability
	clipCell    = 12.0 // as high as a clip covers
	clipBand    = 9.0
	clipPicture = 17.0
	clipGap     = 1.5
)

// clipCards are a card for each toy in place of its dog-tag: paper clips at its upper and lower edge show what
// is dialled, one at its side that it is near death. It is as high as its own text, and so the same in whatever
// company its toy fights.
func (p *printer) clipCards(who []int) parts.Part {
	part := parts.Part{ID: "cards", Title: p.cardsTitle(), Kind: parts.Pieces,
		Note: words.ClipCardsNote, Tools: []string{words.PaperClips}}
	for _, i := range who {
		t := newTag(p.game, p.set.Theme, i, p.shape)
		high := 2*(clipCell+clipHead) + clipBand + t.clipText(nil, drawing.Rectangle{}) + 2*clipGap
		part.Pieces = append(part.Pieces, parts.Piece{Name: p.names[i], Copies: 1, Front: t.clipCard(high)})
	}
	return part
}

// clipCard draws the card of a toy.
func (t *tag) clipCard(high float64) *drawing.Drawing {
	d := drawing.New(refWide, high)
	d.Rect(d.Area(), drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3, t.colour)})
	half := d.Width / 2
	for a := range engine.Abilities {
		left := float64(a%2) * half
		if a < 2 {
			t.clipRow(d, drawing.Box(left, 0, half, clipCell), drawing.Box(left, clipCell, half, clipHead), a)
		} else {
			t.clipRow(d, drawing.Box(left, high-clipCell, half, clipCell),
				drawing.Box(left, high-clipCell-clipHead, half, clipHead), a)
		}
	}
	top := clipCell + clipHead
	band := drawing.Box(2, top, d.Width-4, clipBand)
	fill := t.colour.UnderWords()
	d.RoundedRect(band, 1.5, drawing.Paint{Fill: fill})
	named(d, drawing.Box(band.X+2, band.Y, band.Width-4, band.Height), t.Name,
		parts.TitleStyle.Sized(15).In(drawing.TextOn(fill)))
	t.clipText(d, drawing.Box(2, band.Bottom()+clipGap, d.Width-4, high-2*top-clipBand))
	return d
}

// clipRow draws the values of an ability along an edge, with those at near death in red, and its picture and
// its word beside them.
func (t *tag) clipRow(d *drawing.Drawing, row, head drawing.Rectangle, a int) {
	count := t.values(a)
	wide := (row.Width - 4) / float64(max(count, 4))
	left := row.Centre().X - wide*float64(count)/2
	front := parts.TitleStyle.Sized(15)
	near := parts.TitleStyle.Sized(11).In(drawing.Refuse.UnderWords())
	for n := range count {
		cell := drawing.Box(left+float64(n)*wide, row.Y+0.5, wide, row.Height-1)
		d.Rect(cell, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.25, drawing.Quiet)})
		upper := drawing.Box(cell.X, cell.Y, cell.Width, cell.Height*0.54)
		lower := drawing.Box(cell.X, upper.Bottom(), cell.Width, cell.Height-upper.Height)
		d.Label(upper, strconv.Itoa(t.Low[a]+n), front, parts.Smallest, drawing.Centre)
		d.Label(lower, strconv.Itoa(t.Near[a][n]), near, parts.Smallest, drawing.Centre)
	}
	box := head.Inset(0.5)
	if picture := drawing.Picture(AbilityIcons[a]); picture != nil {
		d.UseIn(picture, drawing.Box(box.X+2, box.Y, box.Height, box.Height))
	}
	d.Label(drawing.Box(box.X+box.Height+3, box.Y, box.Width-box.Height-4, box.Height),
		parts.Capital(engine.AbilityIDs[a]), strong, small.Size, drawing.Left)
}

// clipText draws the picture of the toy, what it can do, and where a clip says that it is near death. It
// returns how high that is; a nil drawing only measures.
func (t *tag) clipText(d *drawing.Drawing, box drawing.Rectangle) float64 {
	const nearHigh = 5.5
	wide := refWide - 4 - clipPicture - 2
	said := t.said()
	if steps := t.steps(); steps != "" {
		said = slices.Insert(said, 1, [2]string{parts.Capital(steps), ""})
	}
	y := box.Y
	if d != nil {
		if picture := drawing.Picture(t.figure); picture != nil {
			d.UseIn(picture, drawing.Box(box.X, box.Y, clipPicture, clipPicture))
		}
	}
	for _, one := range said {
		head, text := parts.BoldStyle.LineHeight(), 0.0
		if one[1] != "" {
			text = drawing.Height(plain(one[1]), parts.TextStyle, wide)
		}
		if d != nil {
			x := box.X + clipPicture + 2
			d.Label(drawing.Box(x, y, wide, head), one[0], parts.BoldStyle, parts.Smallest, drawing.Left)
			d.Paragraph(drawing.Box(x, y+head, wide, text), plain(one[1]), parts.TextStyle, drawing.Left)
		}
		y += head + text + 0.8
	}
	y = max(y, box.Y+clipPicture)
	if d != nil {
		line := drawing.Box(box.X, box.Bottom()-nearHigh-0.5, box.Width, nearHigh)
		d.RoundedRect(line, 1, drawing.Paint{Fill: drawing.White,
			Stroke: drawing.Line(0.3, drawing.Refuse.UnderWords())})
		d.Label(drawing.Box(line.X+2, line.Y, line.Width-4, line.Height), words.ClipCardNear,
			parts.TextStyle.In(drawing.Refuse.UnderWords()), parts.Smallest, drawing.Right)
	}
	return y - box.Y + nearHigh + clipGap
}

// flatBases are the bases of those who fight, which lie flat with their pictures (PAT-01).
func (p *printer) flatBases(who []int) parts.Part {
	diameter := p.base()
	base := parts.Base{Diameter: diameter, Disc: diameter}
	part := parts.Part{ID: "bases", Title: "Bases", Kind: parts.Pieces, Use: parts.Tonight,
		Note: words.FlatBasesNote(len(who), millimetres(diameter))}
	for i, fighter := range who {
		side := parts.Figure{Side: i / p.rules.TeamSize, Name: engine.UnitName(i/p.rules.TeamSize*engine.MaxTeam +
			i%p.rules.TeamSize)}
		piece := base.Piece(&side)
		if picture := drawing.Picture(Figure(p.game, p.set.Theme, fighter)); picture != nil {
			size := diameter * 0.46
			at := piece.Front.Area().Centre()
			piece.Front.UseIn(picture, drawing.Box(at.X-size/2, at.Y-size/2, size, size))
		}
		part.Pieces = append(part.Pieces, piece)
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := base.Piece(&spare)
	blank.Name, part.Blank = blankBase, &blank
	return part
}

// chits are the death tokens, small, and a table of what each does (PAT-24).
func (p *printer) chits() parts.Part {
	noun := p.set.Theme.Noun(wordToken)
	part := parts.Part{ID: "tokens", Title: parts.Capital(noun.Many), Kind: parts.Pieces, Note: words.ChitsNote}
	const size = 14.0
	chit := func(name, icon string, points, copies int) {
		d := drawing.New(size, size)
		d.Rect(d.Area(), drawing.Filled(drawing.Paper))
		d.RoundedRect(d.Area().Inset(0.8), 1.5, drawing.Outlined(drawing.White, 0.4, p.set.Colour()))
		if picture := drawing.Picture(icon); picture != nil {
			d.UseIn(picture, drawing.Box(2, 1.6, 7.6, 7.6))
		}
		d.Label(drawing.Box(2, size-5.6, size-4, 4.4), strconv.Itoa(points), parts.TitleStyle.Sized(11), parts.Smallest,
			drawing.Right)
		part.Pieces = append(part.Pieces, parts.Piece{Name: name, Copies: copies, Front: d})
	}
	flow, names := &parts.Flow{}, distinct{}
	const picture, points = 8.0, 8.0
	for _, id := range p.game.TokenIDs() {
		token := p.rules.DeathTokens[id]
		icon := TokenIcon(p.game, p.set.Theme, id)
		chit(names.add(rulesets.CleanName(token.Name), id), icon, token.Points, engine.Players)
		room := parts.CardRoom - picture - points
		text := plain(token.Text)
		high := max(picture, parts.BoldStyle.LineHeight()+drawing.Height(text, small, room))
		flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
			if found := drawing.Picture(icon); found != nil {
				d.UseIn(found, drawing.Box(box.X, box.Y+0.5, picture-1, picture-1))
			}
			line := drawing.Box(box.X+picture, box.Y, room, parts.BoldStyle.LineHeight())
			d.Label(line, cmp.Or(token.Name, id), parts.BoldStyle, parts.Smallest, drawing.Left)
			d.Paragraph(drawing.Box(line.X, line.Bottom(), room, high-line.Height), text, small, drawing.Left)
			d.Label(drawing.Box(box.Right()-points, box.Y, points, picture), strconv.Itoa(token.Points),
				parts.TitleStyle, parts.Smallest, drawing.Right)
		})
	}
	chit(names.add("none", noToken), "", 0, p.figures())
	for i, piece := range flow.Cards(p.set, "table", words.ChitsHead, words.ChitsHead) {
		piece.Name = words.ChitsTable(i + 1)
		part.Pieces = append(part.Pieces, piece)
	}
	return part
}

// spinners stand in for the dice: one of the die of all, and one of every other die that those have who fight.
func (p *printer) spinners(who []int) parts.Part {
	part := parts.Part{ID: "die", Title: "Spinner", Kind: parts.Pieces, Note: words.SpinnerForDie,
		Tools: []string{words.SpinnerTools}}
	names := distinct{}
	common := false
	for _, i := range who {
		fighter := p.game.Fighter(i)
		own := p.rules.Roster[fighter.ID].Die != ""
		if !own && common {
			continue
		}
		name := "spinner"
		if common = common || !own; own {
			name = words.SpinnerOf(p.names[i])
		}
		piece := parts.Spinner(sidesOf(fighter.Die))
		piece.Name = names.add(name, name)
		part.Pieces = append(part.Pieces, piece)
	}
	return part
}
