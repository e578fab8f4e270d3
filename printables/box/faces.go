package box

import (
	"strings"

	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// painter draws the faces of a box.
type painter struct {
	set      *parts.Set
	made     []parts.Part
	contents Contents
}

// small returns a piece as a picture, without words.
func small(piece *drawing.Drawing) *drawing.Symbol {
	return &drawing.Symbol{Name: "small", Drawing: assembly.Wordless(piece)}
}

// draw draws a net true to size: its faces, hatched glue tabs and dashed folds.
func (p *painter) draw(n Net) *drawing.Drawing {
	d := drawing.New(n.Width, n.Height)
	d.Polygon(n.Outline, drawing.Paint{Fill: drawing.White, Open: true})
	for _, panel := range n.Panels {
		width, height := panel.Box.Width, panel.Box.Height
		if panel.Turn == 90 || panel.Turn == 270 {
			width, height = height, width
		}
		face := drawing.New(width, height)
		p.face(face, panel.Face)
		d.Use(&drawing.Symbol{Name: "face of a box", Drawing: face}, panel.Box.Centre(), 1, panel.Turn)
	}
	for _, tab := range n.Tabs {
		d.Polygon(tab, drawing.Paint{Fill: drawing.White, Open: true,
			Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2}})
	}
	for _, fold := range n.Folds {
		d.Line(fold[0], fold[1], drawing.Line(0.6, drawing.White))
		d.Line(fold[0], fold[1], drawing.Stroke{Width: 0.25, Colour: drawing.Ink, Dash: [2]float64{2, 1.5}})
	}
	return d
}

// face draws one face upright.
func (p *painter) face(d *drawing.Drawing, face Face) {
	const rim = 0.4 // keeps the ground away from folds and cuts
	colour := p.set.Colour()
	ground := drawing.Paint{Fill: colour, Saver: drawing.Plain}
	switch face {
	case Front:
		d.Rect(d.Area().Inset(rim), drawing.Filled(drawing.Paper))
		p.front(d)
	case Back:
		d.Rect(d.Area().Inset(rim), drawing.Filled(drawing.Paper))
		p.back(d)
	default:
		d.Rect(d.Area().Inset(rim), ground)
		p.side(d, face, colour)
	}
}

// side writes the title along a side.
func (p *painter) side(d *drawing.Drawing, face Face, colour drawing.Colour) {
	const room = 2.0
	if long := max(d.Width, d.Height); face != Side || min(d.Width, d.Height) < 9 || long < 30 {
		return
	}
	title := drawing.New(max(d.Width, d.Height)-2*room, min(d.Width, d.Height)-2*room)
	size := min(20, title.Height*0.7/drawing.PointMM)
	title.Label(title.Area(), p.set.Ruleset.Game.Title, parts.TitleStyle.Sized(size).In(drawing.TextOn(colour)),
		parts.Smallest, drawing.Centre)
	turn := 0.0
	if d.Height > d.Width {
		turn = 90
	}
	d.Use(&drawing.Symbol{Name: "title along a side", Drawing: title}, d.Area().Centre(), 1, turn)
}

// front draws the title, the picture and for whom the game is.
func (p *painter) front(d *drawing.Drawing) {
	game, colour := p.set.Ruleset.Game, p.set.Colour()
	inner := d.Area().Inset(2.5)
	head := drawing.Box(inner.X, inner.Y, inner.Width, max(16, inner.Height*0.2))
	d.RoundedRect(head, 3, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	ink := drawing.TextOn(colour)
	title := head.Inset(2)
	title.Height *= 0.62
	d.ParagraphIn(title, game.Title, parts.TitleStyle.Sized(30).In(ink), 10, drawing.Centre)
	second := p.set.Ruleset.Name
	if p.set.Theme.Name != "" {
		second += " · " + p.set.Theme.Name
	}
	d.Label(drawing.Box(title.X, title.Bottom(), title.Width, head.Bottom()-1.5-title.Bottom()), second,
		parts.TextStyle.In(ink), parts.Smallest, drawing.Centre)
	facts := []string{words.Say("BoxPlayers", "players", parts.Players(p.set.Ruleset)),
		words.Say("BoxMinutes", "least", game.Minutes[0], "most", game.Minutes[1]), words.Say("BoxAge", "age", game.Age)}
	const line = 5.5
	low := drawing.Box(inner.X, inner.Bottom()-line, inner.Width, line)
	all := strings.Join(facts, " · ")
	if drawing.Measure(all, parts.BoldStyle.Sized(parts.Smallest)) <= low.Width {
		d.Label(low, all, parts.BoldStyle.Sized(11), parts.Smallest, drawing.Centre)
	} else {
		low = drawing.Box(inner.X, inner.Bottom()-line*float64(len(facts)), inner.Width, line*float64(len(facts)))
		for i, fact := range facts {
			d.Label(drawing.Box(low.X, low.Y+line*float64(i), low.Width, line), fact, parts.BoldStyle.Sized(11),
				parts.Smallest, drawing.Centre)
		}
	}
	p.picture(d, drawing.Box(inner.X, head.Bottom()+2, inner.Width, low.Y-head.Bottom()-4))
}

// picture draws the board if there is one, and some of the pieces.
func (p *painter) picture(d *drawing.Drawing, box drawing.Rectangle) {
	var board *parts.Piece
	var pieces []*drawing.Drawing
	for i := range p.made {
		part := &p.made[i]
		switch {
		case len(part.Pieces) == 0 || part.Use == parts.Extra:
		case part.Kind == parts.Board:
			board = &part.Pieces[0]
		case part.Pieces[0].Front.Width == part.Pieces[0].Front.Height && len(pieces) < 3 ||
			part.Kind == parts.Cards && len(pieces) < 2:
			pieces = append(pieces, part.Pieces[0].Front)
			if last := part.Pieces[len(part.Pieces)-1].Front; last != part.Pieces[0].Front &&
				last.Width == last.Height && len(pieces) < 3 {
				pieces = append(pieces, last)
			}
		}
	}
	if board != nil {
		high := box.Height
		if len(pieces) > 0 {
			high *= 0.66
		}
		d.UseIn(small(board.Front), drawing.Box(box.X, box.Y, box.Width, high-2))
		box = drawing.Box(box.X, box.Y+high, box.Width, box.Height-high)
	}
	for i, piece := range pieces {
		each := box.Width / float64(len(pieces))
		d.UseIn(small(piece), drawing.Box(box.X+each*float64(i)+1, box.Y, each-2, box.Height))
	}
}

// back writes what one wants in the game and what is in the box.
func (p *painter) back(d *drawing.Drawing) {
	inner := d.Area().Inset(4)
	flow := &parts.Flow{}
	style := parts.TextStyle.Sized(parts.Smallest)
	heading := parts.TitleStyle.Sized(12)
	build := func(size float64) *parts.Flow {
		flow = &parts.Flow{}
		style, heading = style.Sized(size), heading.Sized(size+3)
		flow.Paragraph(p.set.Speaker().HowTo().Aim, style, parts.Dress{}, inner.Width)
		flow.Space(2)
		flow.Heading(words.Say("BoxInside"), heading)
		for _, title := range p.contents.Kept {
			flow.Paragraph(title, style, parts.Dress{Indent: 4, Mark: "•"}, inner.Width)
		}
		flow.Space(2)
		flow.Paragraph(words.Say("BoxFolder"), style.In(drawing.Quiet), parts.Dress{}, inner.Width)
		return flow
	}
	for _, size := range []float64{18, 16, 14, 13, 12, 11, 10, parts.Smallest} {
		if flow = build(size); flow.Height() <= inner.Height {
			break
		}
	}
	page := flow.Pages(parts.Columns{Count: 1, Width: inner.Width, Height: inner.Height})[0]
	d.Add(parts.Moved(page, inner.X, inner.Y).Marks...)
}

// sequence shows how a box is made of its nets.
func sequence(nets []Net) parts.Sequence {
	net := nets[0]
	flat := drawing.New(net.Width, net.Height)
	flat.Polygon(net.Outline, drawing.Outlined(drawing.White, 0.4, drawing.Rule))
	return parts.Sequence{Title: words.Say("BoxTitle"), Steps: []parts.Step{
		{Caption: words.Say("BoxCut"), Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			to, _ := assembly.Placed(d, flat, box.Inset(2))
			assembly.Cut(d, drawing.PolygonPath(net.Outline...).Mapped(to))
			assembly.Scissors(d, to(drawing.Point{Y: net.Height / 2}).Plus(-1, 3), -90)
		}},
		{Caption: words.Say("BoxFold"), Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			to, _ := assembly.Placed(d, flat, box.Inset(2))
			for _, fold := range net.Folds {
				assembly.Fold(d, to(fold[0]), to(fold[1]))
			}
		}},
		{Caption: words.Say("BoxGlue"), Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			to, _ := assembly.Placed(d, flat, box.Inset(2))
			for _, tab := range net.Tabs {
				assembly.Glue(d, drawing.PolygonPath(tab...).Mapped(to))
			}
		}},
	}}
}
