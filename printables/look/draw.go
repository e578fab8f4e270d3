package look

import (
	"cmp"
	"fmt"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/prose"
	"homespun/printables/words"
)

// A Drawer draws the cards of a deck in a look. It is used by one goroutine.
type Drawer struct {
	look *Look
	// wide, high and scale are how much the places of the look are enlarged to the right, downwards, and in letters.
	wide, high, scale float64
	grounds           map[string]*drawing.Symbol
	told              map[string]bool // the fields without a place
}

// Drawer returns what draws cards of a size, whose places are stretched to it.
func (l *Look) Drawer(card paper.Size) *Drawer {
	d := &Drawer{look: l, wide: card.Width / l.card.Width, high: card.Height / l.card.Height,
		grounds: map[string]*drawing.Symbol{}, told: map[string]bool{}}
	d.scale = min(d.wide, d.high)
	return d
}

// A pen draws one side of a card.
type pen struct {
	*Drawer
	parts.CardSide
	d     *drawing.Drawing
	cut   drawing.Rectangle
	lacks []parts.CardLack
	drawn []place // that this side has
	// under are the plates so far, the ground first.
	under []plate
}

// A plate is something that words may stand on.
type plate struct {
	drawing.Rectangle
	fill drawing.Colour
}

// Draw draws a side; see [parts.Look].
func (l *Drawer) Draw(d *drawing.Drawing, side parts.CardSide) []parts.CardLack {
	p := pen{Drawer: l, CardSide: side, d: d, cut: d.Area().Inset(parts.CardBleed)}
	p.ground()
	hasNot := func(field string) bool { return !p.has(field) }
	for _, at := range l.look.places(side.Back) {
		if !slices.ContainsFunc(at.words("when"), hasNot) && !slices.ContainsFunc(at.words("unless"), p.has) {
			p.drawn = append(p.drawn, at)
		}
	}
	for _, at := range p.drawn {
		p.place(at)
	}
	for _, field := range shown {
		placed := slices.ContainsFunc(p.drawn, func(at place) bool { return at.shows == field })
		if !placed && p.has(field) && !side.Blank && !l.told[field] {
			l.told[field] = true
			p.lack(field, words.LookWithout)
		}
	}
	return p.lacks
}

func (p *pen) lack(field, what string) {
	p.lacks = append(p.lacks, parts.CardLack{Field: field, What: what})
}

// says returns the words of a field.
func (p *pen) says(field string) string {
	said := map[string]string{"title": p.Card.Title, "kind": p.Card.Kind, "text": p.Card.Text, "corner": p.Card.Corner,
		"second": p.Card.Second}[field]
	if field == "text" && p.Marks != nil || parts.ReadableIn(said, p.Face) {
		return said
	}
	return ""
}

// has reports whether the card has something in a field. A spare has room for all.
func (p *pen) has(field string) bool {
	switch {
	case p.Blank:
		return field != "seat"
	case field == "picture":
		return p.Card.Art.Symbol != nil || parts.Pictured(p.Card.Picture, p.Card.Icon) != nil
	case field == "seat":
		return p.Card.Seat != ""
	}
	return p.says(field) != ""
}

// ofCard are the colours that a look has besides all others: the card's own, light and dark, and those of all paper.
var ofCard = []string{"card", "light", "dark", "paper", "ink", "quiet"}

// colour returns a colour of the look.
func (p *pen) colour(said string) drawing.Colour {
	at := slices.Index(ofCard, said)
	if at < 0 {
		return parts.Colour(said, drawing.None)
	}
	return [...]drawing.Colour{p.Paint.UnderWords(), p.Paint.Tint(), p.Paint.Mixed(drawing.Black, 0.4), drawing.Paper,
		drawing.Ink, drawing.Quiet}[at]
}

// ground draws what is behind everything, once for all cards that have the same.
func (p *pen) ground() {
	fill := p.colour(p.look.ground)
	p.under = []plate{{p.d.Area(), fill}}
	if back := p.Card.Background; back != nil {
		parts.Art{Symbol: back, Fill: true}.Draw(p.d, p.d.Area())
		p.under[0].fill = drawing.None
		return
	}
	name := fmt.Sprintf("ground:%s:%s", fill, p.Pattern)
	ground := p.grounds[name]
	if ground == nil {
		ground = &drawing.Symbol{Name: name, Drawing: drawing.New(p.d.Width, p.d.Height)}
		ground.Drawing.Rect(p.d.Area(), p.paint(fill, p.look.hatch, true))
		p.grounds[name] = ground
	}
	p.d.UseAt(ground, drawing.Point{})
}

// paint returns the paint of an area, with the hatch by which the card's colour is told without colour.
func (p *pen) paint(fill drawing.Colour, hatch, open bool) drawing.Paint {
	paint := drawing.Paint{Fill: fill, Open: open}
	if hatch && fill != drawing.None {
		weave := fill.Mixed(drawing.TextOn(fill), 0.3)
		if fill.Lightness() > 85 {
			weave = fill.Mixed(p.Paint, 0.5)
		}
		paint.Hatch = drawing.Hatch{Pattern: p.Pattern, Colour: weave, Gap: 1.8 * p.scale}
	}
	return paint
}

// box returns the box of a place on the card. What reaches the cut goes on to the edge of the bleed.
func (p *pen) box(at place) drawing.Rectangle {
	left, top := p.cut.X+at.box.X*p.wide, p.cut.Y+at.box.Y*p.high
	right, foot := left+at.box.Width*p.wide, top+at.box.Height*p.high
	reach := func(at *float64, beyond, edge float64) {
		const near = 0.1
		if beyond > -near {
			*at = edge
		}
	}
	reach(&left, p.cut.X-left, 0)
	reach(&top, p.cut.Y-top, 0)
	reach(&right, right-p.cut.Right(), p.d.Width)
	reach(&foot, foot-p.cut.Bottom(), p.d.Height)
	return drawing.Box(left, top, max(right-left, 0.5), max(foot-top, 0.5))
}

// carries reports whether something of the card stands on a place that shows nothing by itself.
func (p *pen) carries(at place) bool {
	return slices.ContainsFunc(p.drawn, func(other place) bool {
		return other.shows != "" && p.has(other.shows) && at.box.Contains(other.box)
	})
}

// place draws a place with what stands there.
func (p *pen) place(at place) {
	box := p.box(at)
	if at.on("disc") {
		side := min(box.Width, box.Height)
		box = drawing.Box(box.Centre().X-side/2, box.Centre().Y-side/2, side, side)
	}
	empty := slices.Contains(shown, at.shows) && (!p.has(at.shows) || p.Blank)
	if empty && !p.Blank && at.number("lines") == 0 {
		return
	}
	if at.shows == "" && p.Card.Background != nil && !p.carries(at) {
		return // a plate without words would only hide the picture
	}
	fill, line := p.colour(at.word("fill")), p.colour(at.word("line"))
	if empty && fill != drawing.None && at.shows != "picture" {
		fill, line = drawing.Paper, p.colour("dark") // to write on
	}
	if at.shows == "seat" {
		if radius := min(box.Width, box.Height) / 2; p.has("seat") {
			p.d.Circle(box.Centre(), radius, drawing.Paint{Fill: drawing.Paper})
			p.d.Seat(int(p.Card.Seat[0]-'A'), box.Centre(), radius*0.7)
		}
		return
	}
	if fill != drawing.None || line != drawing.None {
		paint := p.paint(fill, at.on("hatch") && !empty, box.X <= 0 || box.Y <= 0 || box.Right() >= p.d.Width || box.Bottom() >= p.d.Height)
		paint.Stroke = drawing.Line(cmp.Or(at.number("width"), 0.3)*p.scale, line)
		if at.on("disc") {
			p.d.Circle(box.Centre(), box.Width/2, paint)
		} else {
			p.d.RoundedRect(box, min(at.number("round")*p.scale, box.Width/2, box.Height/2), paint)
		}
		if fill != drawing.None {
			p.under = append(p.under, plate{box, fill})
		}
	}
	switch {
	case at.shows == "picture":
		p.picture(at, box)
	case slices.Contains(shown, at.shows):
		p.words(at, box, empty)
	}
}

// picture draws a picture of one's own, or an icon, or where to draw one.
func (p *pen) picture(at place, box drawing.Rectangle) {
	switch icon := parts.Pictured(p.Card.Picture, p.Card.Icon); {
	case p.Blank || !p.has("picture"):
		parts.DrawHere(p.d, within(box.Inset(1.5*p.scale), p.cut.Inset(parts.CardSafe)), at.number("round")*p.scale)
	case p.Card.Art.Symbol != nil:
		p.Card.Art.Draw(p.d, box)
		p.under = append(p.under, plate{box, drawing.None})
	default:
		disc := drawing.Paper
		if p.beneath(box) == disc {
			disc = p.Paint.Tint()
		}
		seen := within(box, p.cut).Inset(at.number("pad") * p.scale)
		parts.Medal(p.d, icon, seen.Centre(), max(1, min(seen.Width, seen.Height)/2), p.scale, p.Paint, disc)
	}
}

// within returns what of a box is in another.
func within(box, other drawing.Rectangle) drawing.Rectangle {
	left, top := max(box.X, other.X), max(box.Y, other.Y)
	return drawing.Box(left, top, min(box.Right(), other.Right())-left, min(box.Bottom(), other.Bottom())-top)
}

// beneath returns the colour that is under a box, None for a picture.
func (p *pen) beneath(box drawing.Rectangle) drawing.Colour {
	for _, under := range slices.Backward(p.under) {
		if under.Contains(drawing.Box(box.Centre().X, box.Centre().Y, 0.1, 0.1)) {
			return under.fill
		}
	}
	return drawing.Paper
}

// faces are the fonts of a look.
var faces = map[string]drawing.Face{"text": drawing.Text, "bold": drawing.Bold, "title": drawing.Title,
	"italic": drawing.Italic}

// usual are the font and the size of fields where the look says nothing.
var usual = map[string]struct {
	font string
	size float64
}{"title": {"title", 14}, "kind": {"bold", 9}, "text": {"text", 11}, "corner": {"title", 16}, "second": {"title", 16}}

// words sets the words of a field in a box, or draws lines to write them on.
func (p *pen) words(at place, box drawing.Rectangle, empty bool) {
	room := box
	if at.said["pad"] != nil {
		room = box.Inset(at.number("pad") * p.scale)
	} else if at.on("disc") {
		room = box.Inset(box.Width * 0.14)
	} else if p.colour(at.word("fill")) != drawing.None || p.colour(at.word("line")) != drawing.None {
		room = drawing.Box(box.X+1.8*p.scale, box.Y+0.8*p.scale, box.Width-3.6*p.scale, box.Height-1.6*p.scale)
	}
	if room = within(room, p.cut.Inset(parts.CardSafe)); room.Width < 2 || room.Height < 2 {
		return
	}
	switch {
	case !empty:
	case at.shows == "text":
		parts.WriteHere(p.d, room, at.number("lines"))
	case at.shows == "title" || at.shows == "kind":
		room = p.beside(room)
		parts.WriteHere(p.d, drawing.Box(room.X, room.Bottom()-room.Height*0.2-1, room.Width, 1), 1)
	}
	if empty {
		return
	}
	under := p.beneath(room)
	if under == drawing.None {
		under = drawing.Paper
		p.d.RoundedRect(room.Inset(-1.2), 1.5*p.scale, drawing.Paint{Fill: under})
	}
	style := drawing.Style{Face: p.Face.For(faces[cmp.Or(at.word("font"), usual[at.shows].font)]),
		Size: cmp.Or(at.number("size"), usual[at.shows].size) * p.scale, Colour: p.colour(at.word("color"))}
	if style.Colour == drawing.None || drawing.Contrast(style.Colour, under) < 4.5 {
		style.Colour = drawing.TextOn(under)
	}
	said := p.says(at.shows)
	switch at.shows {
	case "text":
		p.text(at, room, said, style)
	case "title":
		least := p.least(at, &style, 0)
		room = p.beside(room)
		align := aligned(at.word("align"), drawing.Centre)
		if lines := prose.Title(p.d, room, drawing.Sanitise(said), style, least, align); lines > 0 {
			p.lack("title", words.CardLines(lines))
		}
	default:
		least := p.least(at, &style, 0)
		if drawing.Measure(said, style.Sized(least)) > room.Width {
			p.lack(at.shows, words.CardTooLong)
		}
		p.d.Label(room, said, style, least, aligned(at.word("align"), drawing.Centre))
	}
}

// beside returns what of a room for a title numbers and the sign of the seat leave.
func (p *pen) beside(room drawing.Rectangle) drawing.Rectangle {
	for _, at := range p.drawn {
		box := p.box(at)
		if !slices.Contains([]string{"corner", "second", "seat"}, at.shows) || !p.has(at.shows) || !box.Overlaps(room) {
			continue
		}
		if box.Centre().X < room.Centre().X {
			room = drawing.Box(box.Right()+1, room.Y, room.Right()-box.Right()-1, room.Height)
		} else {
			room.Width = box.X - 1 - room.X
		}
		room.Width = max(room.Width, 2)
	}
	return room
}

// least returns how small words may become, in pt; a size that is wished goes before that of the style.
func (p *pen) least(at place, style *drawing.Style, wish float64) float64 {
	least := cmp.Or(at.number("least"), p.Least)
	if wish > 0 {
		style.Size, least = wish, min(wish, least)
	}
	style.Size = max(style.Size, least)
	return least
}

// text sets a text as large as it should be, or as it has room.
func (p *pen) text(at place, room drawing.Rectangle, said string, style drawing.Style) {
	least := p.least(at, &style, cmp.Or(p.Card.TextSize, p.TextSize))
	said, over := prose.Clipped(said, room)
	set := prose.Measured(said, style.Face, p.Marks)
	lines, short := set.Fitted(style, least, room)
	if short || over {
		p.lack("text", words.CardTooFullAt(least))
	}
	align := drawing.Centre
	if len(lines.Lines) > 7 {
		align = drawing.Left
	}
	if align = aligned(at.word("align"), align); align == drawing.Centre {
		lines = set.Balanced(lines, room.Width)
	}
	lines.Draw(p.d, room, align)
}

// aligned returns how words stand in their box.
func aligned(said string, without drawing.Align) drawing.Align {
	if align, ok := map[string]drawing.Align{"left": drawing.Left, "right": drawing.Right, "centre": drawing.Centre,
		"center": drawing.Centre}[said]; ok {
		return align
	}
	return without
}
