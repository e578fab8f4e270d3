package kit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"homespun/assets"
	"homespun/engines/common/text"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// thingPart is how large a thing is that lies on a space, in sides of it.
const thingPart = 0.34

// moreThings is how many tokens there are of a thing that lies nowhere at the beginning.
const moreThings = 8

// ThingColour is that of a thing by its number.
func ThingColour(number int) drawing.Colour { return kindColours[(number+2)%len(kindColours)] }

// ThingIcon returns the picture of a thing, as [drawing.Picture] reads it: that which its file names, or an icon that is
// called as the thing is; "" for none.
func ThingIcon(theme *rulesets.Theme, thing program.Token) string {
	if found := theme.Own(thing.Icon); found != thing.Icon {
		return found
	}
	for _, name := range []string{thing.Icon, iconName(thing.Name)} {
		if _, ok := assets.Icon(name); ok {
			return name
		}
	}
	return ""
}

// iconName is how an icon is called that shows what a name says.
func iconName(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// Lying returns where so many kinds of things lie on a space, along its lower edge.
func (l *Layout) Lying(space, kinds int) (list []drawing.Rectangle) {
	room := l.Room(0, space)
	side := min(l.Space*thingPart, room.Width/float64(max(1, kinds)))
	left := room.Centre().X - side*float64(kinds)/2
	for i := range kinds {
		list = append(list, drawing.Box(left+side*float64(i), room.Bottom()-side, side, side))
	}
	return list
}

// lying draws which things lie on a space at the beginning, along the lower edge of a box, and returns what is left of it.
func (b *board) lying(space int, box drawing.Rectangle) drawing.Rectangle {
	var here, many []int
	for number, thing := range b.game.Things() {
		n := 0
		for _, at := range thing.At {
			if at == space {
				n++
			}
		}
		if n > 0 {
			here, many = append(here, number), append(many, n)
		}
	}
	if len(here) == 0 {
		return box
	}
	spots := b.lay.Lying(space, len(here))
	side := spots[0].Width
	for i, number := range here {
		if b.mat {
			break
		}
		thing, at := b.game.Things()[number], spots[i].Inset(side*0.03)
		paint := drawing.Outlined(ThingColour(number).Mixed(drawing.White, 0.75), side*0.05, ThingColour(number).Mixed(drawing.Ink, 0.3))
		paint.Stroke.Dash = [2]float64{side * 0.16, side * 0.1}
		b.Circle(at.Centre(), at.Width/2, paint)
		style := drawing.Style{Face: drawing.Title, Size: side * 0.4 / drawing.PointMM, Colour: drawing.Ink}
		if icon := drawing.Picture(ThingIcon(b.theme, thing)); icon != nil {
			b.picture(icon, at.Centre(), side*0.66)
		} else if initial := text.Capital(thing.Name); drawing.Settable(initial) {
			b.Label(at.Inset(side*0.2), string([]rune(initial)[:1]), style, 2, drawing.Centre)
		}
		if many[i] > 1 {
			plate := drawing.Box(at.Right()-side*0.3, at.Bottom()-side*0.32, side*0.36, side*0.36)
			b.RoundedRect(plate, side*0.1, drawing.Outlined(drawing.Paper, side*0.03, drawing.Ink))
			b.Label(plate, strconv.Itoa(many[i]), style, 2, drawing.Centre)
		}
	}
	return drawing.Box(box.X, box.Y, box.Width, spots[0].Y-box.Y)
}

// things are tokens for what lies on spaces: as many as lie there at the beginning.
func (p *printer) things() (made []parts.Part) {
	part := parts.Part{ID: "things", Title: words.OwnThings, Kind: parts.Pieces}
	side := p.side(tokenPart*0.8, tokenLeast, tokenMost)
	var names []string
	for number, thing := range p.game.Things() {
		many, icon := len(thing.At), ThingIcon(p.set.Theme, thing)
		if many == 0 {
			many = moreThings
		}
		if !thing.Own {
			part.Pieces = append(part.Pieces, parts.Counter(thing.Name, icon, ThingColour(number), side, many))
			names = append(names, fmt.Sprintf("%s (%d)", short(thing.Name), many))
			continue
		}
		for seat := range p.set.Seats() {
			figure := parts.Figure{Name: string(rune('A' + seat)), Side: seat, Icon: icon}
			piece := figure.Token(side)
			piece.Name, piece.Copies = fmt.Sprintf("%s of %c", thing.Name, 'A'+seat), moreThings
			part.Pieces = append(part.Pieces, piece)
		}
		names = append(names, fmt.Sprintf("%s (%d)", short(thing.Name), moreThings*p.set.Seats()))
	}
	if len(part.Pieces) == 0 {
		return nil
	}
	part.Note = words.OwnThingsNote(text.Join(names, "and"))
	return []parts.Part{part}
}

// tokened reports whether there are tokens for a counter, as it counts a thing that lies on spaces.
func (p *printer) tokened(counter string) bool {
	return slices.ContainsFunc(p.game.Things(), func(thing program.Token) bool { return thing.Name == counter })
}
