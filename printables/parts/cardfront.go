package parts

import (
	"cmp"
	"math"

	"homespun/printables/drawing"
	"homespun/printables/prose"
	"homespun/printables/words"
)

// Front draws the front of a card with its bleed, and returns what of it cannot be printed.
func (c *CardDesign) Front(card *Card) (*drawing.Drawing, []CardLack) { return c.front(card, false) }

// front is [CardDesign.Front], also for a back that has words.
func (c *CardDesign) front(card *Card, back bool) (*drawing.Drawing, []CardLack) {
	d, _ := c.empty()
	if c.Look != nil {
		return d, append(c.missing(card), c.Look.Draw(d, c.side(card, back))...)
	}
	look := c.look(card)
	look.titled = drawing.Sanitise(card.Title) != "" || card.Corner+card.Second != "" || seat(card.Seat) >= 0
	// no font has letters for the title: leave room to write it by hand
	look.blank = drawing.Sanitise(card.Title) != "" && !c.readable(card.Title)
	if card.Background == nil {
		d.UseAt(c.frame(look), drawing.Point{})
	} else {
		c.backdrop(d, card.Background, look)
	}
	f := front{cards: c, d: d, card: card, face: c.face(look.titled), frame: look, lacks: c.missing(card)}
	if look.titled {
		f.headline()
	}
	f.body()
	return d, f.lacks
}

// missing returns the signs of a card that neither fonts nor icons have.
func (c *CardDesign) missing(card *Card) (lacks []CardLack) {
	for _, field := range []struct{ name, text string }{{"title", card.Title}, {"kind", card.Kind},
		{"text", card.Text}, {"corner", card.Corner}, {"second", card.Second}} {
		if signs := c.Face.Missing(c.Marks.Plain(field.text)); len(signs) > 0 {
			lacks = append(lacks, CardLack{Field: field.name, Signs: signs})
		}
	}
	return lacks
}

// A front is the front of a card while it is being drawn.
type front struct {
	cards *CardDesign
	d     *drawing.Drawing
	card  *Card
	face  face
	frame
	lacks []CardLack
}

func (f *front) lack(field, what string) {
	f.lacks = append(f.lacks, CardLack{Field: field, What: what})
}

// smallestSign is the radius of a sign, in millimetres, whose letter is no smaller than [Smallest].
const smallestSign = 3.65

// headline draws the head of the card: the corner at the left, the title, and the sign of the seat at the
// right.
func (f *front) headline() {
	scale, head := f.cards.scale(), f.face.head
	inside := drawing.Box(head.X+1.6*scale, head.Y+0.6, head.Width-3.2*scale, head.Height-1.2)
	radius := max(min(head.Height*0.36, 5.2*scale), smallestSign)
	align := drawing.Left
	if f.card.Corner != "" {
		inside = f.corner(inside, radius, "corner", f.card.Corner, false)
	}
	if f.card.Second != "" {
		inside = f.corner(inside, radius, "second", f.card.Second, true)
	}
	if of := seat(f.card.Seat); of >= 0 {
		centre := drawing.Point{X: inside.Right() - radius*1.05, Y: head.Centre().Y}
		f.d.Circle(centre, min(radius*1.25, head.Height/2-0.2), drawing.Paint{Fill: drawing.Paper})
		f.d.Seat(of, centre, radius*0.84)
		inside.Width -= radius*2.3 + 1
	} else if f.card.Badge != nil {
		centre := drawing.Point{X: inside.Right() - radius*1.05, Y: head.Centre().Y}
		f.d.Circle(centre, min(radius*1.25, head.Height/2-0.2),
			drawing.Outlined(drawing.Paper, 0.2, edge(f.colour)))
		f.d.UseIn(f.card.Badge, drawing.Box(centre.X-radius, centre.Y-radius, 2*radius, 2*radius))
		inside.Width -= radius*2.3 + 1
	} else if f.card.Corner == "" || f.card.Second != "" {
		align = drawing.Centre
	}
	if f.blank {
		writingLine(f.d, inside, head.Bottom()-writingFoot*head.Height)
		return
	}
	style := drawing.Style{Face: f.cards.in(drawing.Title), Size: max(12, 14*scale), Colour: drawing.TextOn(f.colour.UnderWords())}
	if lines := prose.Title(f.d, inside, drawing.Sanitise(f.card.Title), style, f.cards.Least, align); lines > 0 {
		f.lack("title", words.CardLines(lines))
	}
}

// corner draws the number or word of a field at the left of the head, or the right, and returns the rest of the head.
func (f *front) corner(inside drawing.Rectangle, radius float64, field, said string, right bool) drawing.Rectangle {
	style := drawing.Style{Face: f.cards.in(drawing.Title),
		Size: max(f.cards.Least, min(radius*1.25/drawing.PointMM, 15*f.cards.scale())), Colour: drawing.Ink}
	most := inside.Width * 0.4
	wide := min(max(2*radius, drawing.Measure(said, style)+radius), most)
	if room := wide - radius*0.7; drawing.Measure(said, style.Sized(f.cards.Least)) > room {
		f.lack(field, words.CardTooLong)
	}
	at := inside.X
	if right {
		at = inside.Right() - wide
	}
	plate := drawing.Box(at, inside.Centre().Y-radius, wide, 2*radius)
	f.d.RoundedRect(plate, radius, drawing.Outlined(drawing.Paper, 0.2, edge(f.colour)))
	room := drawing.Box(plate.X+radius*0.35, plate.Y, plate.Width-radius*0.7, plate.Height)
	f.d.Label(room, said, style, f.cards.Least, drawing.Centre)
	used := wide + 1.4*f.cards.scale()
	if right {
		return drawing.Box(inside.X, inside.Y, inside.Width-used, inside.Height)
	}
	return drawing.Box(inside.X+used, inside.Y, inside.Width-used, inside.Height)
}

// A fitting says how a panel is divided: the picture's share of the height (of the width on a wide panel),
// and the size of the text in pt.
type fitting struct{ picture, size float64 }

// fittings are tried in this order until the text fits.
var fittings = []fitting{{0.52, 13}, {0.46, 11.5}, {0.42, 10.5}, {0.36, 10}, {0.3, 9.5}, {0.26, 9}, {0.22, 9}}

// wished returns the size of the text that is wished, and how small it may become, in pt; 0 is no wish.
func (f *front) wished() (wish, least float64) {
	wish = cmp.Or(f.card.TextSize, f.cards.TextSize)
	return wish, min(wish, f.cards.Least)
}

// tries returns how the panel may be divided, in the order in which that is tried; sizes are those on the card.
func (f *front) tries() (all []fitting) {
	wish, least := f.wished()
	if wish == 0 {
		for _, one := range fittings {
			all = append(all, fitting{one.picture, max(f.cards.Least, one.size*f.cards.scale())})
		}
	}
	for size := wish; size > 0; {
		all = append(all, fitting{0.52, size}, fitting{0.36, size}, fitting{0.22, size})
		if size == least {
			break
		}
		size = max(least, size-0.5*max(1, math.Floor(size/10)))
	}
	return all
}

// body draws picture, kind and text on the panel.
func (f *front) body() {
	room := f.face.room
	icon := Pictured(f.card.Picture, f.card.Icon)
	if f.card.Art.Symbol != nil {
		icon = f.card.Art.Symbol
	}
	text := f.card.Text
	if f.cards.Marks == nil && !f.cards.readable(text) {
		text = ""
	}
	text, over := prose.Clipped(text, room)
	kind := f.card.Kind
	if !f.cards.readable(kind) {
		kind = ""
	}
	if f.card.Background != nil {
		room = f.plate(text, kind)
	}
	if text == "" {
		if kind != "" {
			room = f.kind(drawing.Box(room.X, room.Bottom()-f.kindHeight(), room.Width, f.kindHeight()), kind,
				room)
		}
		if icon != nil {
			f.picture(icon, room)
		}
		return
	}
	var picture, rest drawing.Rectangle
	var lines prose.Setting
	p := prose.Measured(text, f.cards.Face, f.cards.Marks)
	for _, tried := range f.tries() {
		picture, rest = share(room, tried.picture, icon != nil)
		if kind != "" {
			rest.Y, rest.Height = rest.Y+f.kindHeight(), rest.Height-f.kindHeight()
		}
		lines = p.Set(drawing.Style{Size: tried.size, Colour: drawing.Ink}, rest.Width)
		if lines.Height() <= rest.Height && p.Whole(lines.Style, rest.Width) {
			break
		}
	}
	if lines.Cut(rest.Width, rest.Height) || over {
		what := words.CardTooFull
		if wish, least := f.wished(); wish > 0 {
			what = words.CardTooFullAt(least)
		}
		f.lack("text", what)
	}
	if icon != nil {
		f.picture(icon, picture)
	}
	if kind != "" {
		f.kind(drawing.Box(rest.X, rest.Y-f.kindHeight(), rest.Width, f.kindHeight()), kind, room)
	}
	align := drawing.Centre
	if len(lines.Lines) > 7 {
		align = drawing.Left
	} else {
		lines = p.Balanced(lines, rest.Width)
	}
	lines.Draw(f.d, rest, align)
}

// share divides a room between the picture and the rest, side by side if the room is wide.
func share(room drawing.Rectangle, part float64, pictured bool) (picture, rest drawing.Rectangle) {
	if !pictured {
		return drawing.Rectangle{}, room
	}
	const gap = 1.5
	if room.Width > 1.35*room.Height {
		wide := min(room.Height, room.Width*min(part, 0.42))
		return drawing.Box(room.X, room.Y, wide, room.Height),
			drawing.Box(room.X+wide+gap, room.Y, room.Width-wide-gap, room.Height)
	}
	high := room.Height * part
	return drawing.Box(room.X, room.Y, room.Width, high),
		drawing.Box(room.X, room.Y+high+gap, room.Width, room.Height-high-gap)
}

// Pictured returns the picture, or else the icon of a name; nil if there is neither.
func Pictured(picture *drawing.Symbol, name string) *drawing.Symbol {
	if picture != nil {
		return picture
	}
	return drawing.Picture(name)
}

// picture draws an icon on a tinted disc.
func (f *front) picture(icon *drawing.Symbol, box drawing.Rectangle) {
	if f.card.Art.Symbol != nil {
		f.card.Art.Draw(f.d, box)
		return
	}
	radius := min(box.Width, box.Height, 46*f.cards.scale()) / 2
	Medal(f.d, icon, box.Centre(), radius, f.cards.scale(), f.colour, f.colour.Tint())
}

// Medal draws an icon on a disc that a dashed ring in a colour adorns.
func Medal(d *drawing.Drawing, icon *drawing.Symbol, centre drawing.Point, radius, scale float64,
	colour, disc drawing.Colour) {
	d.Circle(centre, radius, drawing.Paint{Fill: disc})
	dashes := drawing.Stroke{Width: 0.35 * scale, Colour: colour.Mixed(drawing.White, 0.35),
		Dash: [2]float64{1.6, 1.2}, Round: true}
	d.Circle(centre, radius*0.93, drawing.Paint{Stroke: dashes})
	side := radius * 1.28
	d.UseIn(icon, drawing.Box(centre.X-side/2, centre.Y-side/2, side, side))
}

// kindHeight returns the height of the line for a card's kind.
func (f *front) kindHeight() float64 {
	return max(f.cards.Least, 9.5*f.cards.scale())*drawing.PointMM*drawing.Leading + 1.2 + kindGap
}

// kindGap is the free space under the line of a card's kind, in millimetres.
const kindGap = 0.9

// kind draws the line with the card's kind and returns the room above it.
func (f *front) kind(box drawing.Rectangle, kind string, room drawing.Rectangle) drawing.Rectangle {
	style := drawing.Style{Face: f.cards.in(drawing.Bold), Size: max(f.cards.Least, 9.5*f.cards.scale()),
		Colour: drawing.Quiet}
	if drawing.Measure(kind, style.Sized(f.cards.Least)) > box.Width {
		f.lack("kind", words.CardTooLong)
	}
	box.Height -= kindGap
	f.d.Label(drawing.Box(box.X, box.Y, box.Width, box.Height-1.2), kind, style, f.cards.Least,
		drawing.Centre)
	line := min(box.Width*0.3, 12*f.cards.scale())
	y := box.Bottom() - 0.6
	f.d.Line(drawing.Point{X: box.Centre().X - line/2, Y: y}, drawing.Point{X: box.Centre().X + line/2, Y: y},
		drawing.Line(0.3, f.colour.Mixed(drawing.White, 0.3)))
	return drawing.Box(room.X, room.Y, room.Width, box.Y-room.Y-1)
}
