package patrollers

import (
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// Tag is the look of a figure's dog-tag beside the table, as it is at present.
type Tag struct {
	// Wears is the colour of the seat.
	Seat  engines.Seat
	Wears drawing.Colour
	// Label is the number on it, Icon its picture, Name and Kind the words beside it: "A1", "Ice Man",
	// "grunt".
	Label, Icon, Name, Kind string
	// Colour is the colour of the band with the name, as on the printed tag.
	Colour drawing.Colour
	Values [patrollers.Abilities]TagValue
	// Lines are further words, one a line, the most important first. Lines without room are left out.
	Lines string
	// Badges are the names of icons of what the figure bears, separated by blanks.
	Badges string
	// Turned says that the near-death side is up, Faint that the figure is out of the match.
	Turned, Faint bool
}

// TagValue is one of the values of a tag: what is dialled, and in Plus what is added to it now.
type TagValue struct {
	Icon, Sign string
	// Value is the text in the window: a number, or before dialling a span such as "2–4".
	Value string
	Plus  int
}

// Draw implements tableau.Look. The tag of a figure that is out is drawn faint on opaque paper, so that it
// can be read on any background.
func (t Tag) Draw(f tableau.Frame) []tableau.Sheet {
	const mm = 0.25 // millimetres of the drawing for a pixel of the window
	width, height := f.Width/f.Density, f.Height/f.Density
	unit := mm * tableau.TagUnit(width, height, f.Text)
	d := tagDrawing{drawing.New(width*mm, height*mm), t, unit, t.Wears}
	d.draw()
	if !t.Faint {
		return []tableau.Sheet{{Drawing: d.d, Strength: 1}}
	}
	ground := drawing.New(d.d.Width, d.d.Height)
	ground.RoundedRect(ground.Area().Inset(0.8*unit), 8*unit, drawing.Filled(drawing.Paper))
	return []tableau.Sheet{{Drawing: ground, Strength: 1}, {Drawing: d.d, Strength: 0.55}}
}

// tagDrawing is a tag that is being drawn. Unit is one pixel of the window at the usual size of text, in
// millimetres of the drawing.
type tagDrawing struct {
	d      *drawing.Drawing
	tag    Tag
	unit   float64
	colour drawing.Colour
}

func (t tagDrawing) style(face drawing.Face, pixels float64, ink drawing.Colour) drawing.Style {
	return drawing.Style{Face: face, Size: pixels * t.unit / drawing.PointMM, Colour: ink}
}

// The sizes in pixels from which on a tag has another layout: words beside the values (wideTag), or a large
// picture at the left (squareTag).
const (
	wideTag   = 300
	squareTag = 128
)

func (t tagDrawing) draw() {
	d, u := t.d, t.unit
	rim := d.Area().Inset(0.8 * u)
	d.RoundedRect(rim, 8*u, drawing.Outlined(drawing.Paper, 1.6*u, t.colour))
	if t.tag.Turned { // the back has a hatched edge, as it is printed
		hatch := drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.White, Gap: 5 * u}
		edge := drawing.Paint{Fill: drawing.Refuse, Hatch: hatch, Stroke: drawing.Line(1.6*u, t.colour)}
		d.RoundedRect(rim, 8*u, edge)
		d.RoundedRect(rim.Inset(4*u), 5*u, drawing.Outlined(drawing.Paper, 0.8*u, drawing.Ink))
	}
	in := rim.Inset(5.2 * u)
	switch {
	case d.Height < lowTag:
		t.line(rim.Inset(0.5))
	case in.Height >= squareTag*u && in.Width >= squareTag*1.6*u: // the picture at the left of everything
		y := t.head(in)
		side := min((in.Bottom()-y)*0.8, in.Width*0.32)
		if icon, err := drawing.Icon(t.tag.Icon); err == nil {
			d.UseIn(icon, drawing.Box(in.X, y+2*u, side, side))
		}
		in = drawing.Box(in.X+side+4*u, in.Y, in.Width-side-4*u, in.Height)
		t.below(in, t.values(in, y))
	case in.Width >= wideTag*u:
		y := t.head(in)
		left := drawing.Box(in.X, in.Y, in.Width*0.55, in.Height)
		t.values(left, y)
		t.below(drawing.Box(left.Right()+6*u, in.Y, in.Width-left.Width-6*u, in.Height), y)
	default:
		t.below(in, t.values(in, t.head(in)))
	}
}

// lowTag is the height below which a tag has room for one line alone, and lineSize the size of its words, in mm
// of the drawing.
const (
	lowTag   = 11.5
	lineSize = 3.4
)

// line draws number, name and values in one line.
func (t tagDrawing) line(in drawing.Rectangle) {
	title := drawing.Style{Face: drawing.Title, Size: lineSize / drawing.PointMM, Colour: drawing.TextOn(t.colour)}
	plate := drawing.Box(in.X, in.Y, lineSize*1.4, in.Height)
	t.d.RoundedRect(plate, 0.8, drawing.Filled(t.colour))
	t.d.Label(plate, t.tag.Label, title, title.Size, drawing.Centre)
	title.Colour = drawing.Ink
	wide := 0.8 * lineSize
	right := in.Right() - wide*float64(len(t.tag.Values))
	t.d.Label(drawing.Box(plate.Right()+0.8, in.Y, right-plate.Right()-1.2, in.Height), t.tag.Name, title,
		title.Size, drawing.Left)
	for i, v := range t.tag.Values {
		t.d.Label(drawing.Box(right+float64(i)*wide, in.Y, wide, in.Height), v.Value, title, title.Size,
			drawing.Centre)
	}
}

// head draws the band with number, name and picture, and a skull on the back. It returns the y below the
// band.
func (t tagDrawing) head(in drawing.Rectangle) float64 {
	d, u := t.d, t.unit
	band := drawing.Box(in.X, in.Y, in.Width, 19*u)
	fill := t.tag.Colour
	if t.tag.Turned {
		fill = drawing.Refuse.Mixed(drawing.Ink, 0.35)
	}
	d.RoundedRect(band, 4*u, drawing.Filled(fill))
	plate := drawing.Box(band.X, band.Y, 36*u, band.Height)
	d.RoundedRect(plate, 4*u, drawing.Outlined(t.colour, 1.4*u, drawing.White))
	ink := drawing.TextOn(t.colour)
	d.Path(drawing.Signs[max(0, int(t.tag.Seat))%6].Path(drawing.Point{X: plate.X + 10*u, Y: plate.Centre().Y}, 4.6*u),
		drawing.Outlined(ink, 0.2*u, ink)) // the line stays where ink is saved
	d.Label(drawing.Box(plate.X+15*u, plate.Y, 19*u, plate.Height), t.tag.Label,
		t.style(drawing.Title, 12.5, ink), 4, drawing.Centre)
	right := band.Right() - 1*u
	title := t.style(drawing.Title, 13, drawing.TextOn(fill))
	// the name gets its room first, pictures only what is left
	room := drawing.Measure(t.tag.Name, title.Sized(title.Size*0.75)) + 5*u
	var pictures []string
	if t.tag.Turned {
		pictures = append(pictures, backSign)
	}
	for _, name := range append(pictures, t.tag.Icon) {
		if icon, err := drawing.Icon(name); err == nil && right-18*u-plate.Right() >= min(room, 50*u) {
			at := drawing.Point{X: right - 8.5*u, Y: band.Centre().Y}
			d.Circle(at, 8.5*u, drawing.Filled(drawing.Paper))
			d.UseIn(icon, drawing.Box(at.X-6.8*u, at.Y-6.8*u, 13.6*u, 13.6*u))
			right -= 18 * u
		}
	}
	name := drawing.Box(plate.Right()+4*u, band.Y, right-plate.Right()-5*u, band.Height)
	d.Label(name, t.tag.Name, title, max(9.5*u, leastName)/drawing.PointMM, drawing.Left)
	return band.Bottom() + 2*u
}

// leastName is the least size of a name, in mm of the drawing: boards leave out what is smaller, and its plate.
const leastName = 2.35

// backSign marks the back of a dog-tag, as it is printed.
const backSign = "skull"

// values draws the four windows side by side, as on the printed tag: icon, value, and what is added. It
// returns the y below them, and leaves room there for a line of words.
func (t tagDrawing) values(in drawing.Rectangle, y float64) float64 {
	d, u := t.d, t.unit
	wide := (in.Width + 3*u) / float64(len(t.tag.Values))
	high := max(30*u, min(48*u, in.Bottom()-y-15*u))
	for i, v := range t.tag.Values {
		cell := drawing.Box(in.X+float64(i)*wide, y, wide-3*u, high)
		side := high * 0.38
		plus, picture, wide := "", side, 0.0
		added := t.style(drawing.Title, 0, drawing.Good).Sized(side * 0.95 / drawing.PointMM)
		if v.Plus != 0 { // beside the picture: the window shows what is dialled
			plus = "+" + strconv.Itoa(v.Plus)
			part := min(1, cell.Width/(side+drawing.Measure(plus, added)))
			picture, added = side*part, added.Sized(added.Size*part)
			wide = drawing.Measure(plus, added)
		}
		left := cell.Centre().X - (picture+wide)/2
		if icon, err := drawing.Icon(v.Icon); err == nil {
			d.UseIn(icon, drawing.Box(left, cell.Y+(side-picture)/2, picture, picture))
		} else {
			d.Label(drawing.Box(left, cell.Y, picture, side), v.Sign,
				t.style(drawing.Text, 10, drawing.Quiet), 4, drawing.Centre)
		}
		d.Label(drawing.Box(left+picture, cell.Y, wide+0.1*u, side), plus, added, 2, drawing.Centre)
		window := drawing.Box(cell.X, cell.Y+side+1*u, cell.Width, high-side-1*u)
		d.RoundedRect(window, 3*u, drawing.Outlined(drawing.White, 1*u, drawing.Ink))
		number := drawing.Style{Face: drawing.Title, Size: window.Height * 0.86 / drawing.PointMM,
			Colour: drawing.Ink}
		d.Label(drawing.Box(window.X+2*u, window.Y, window.Width-4*u, window.Height), v.Value, number, 4,
			drawing.Centre)
	}
	return y + high + 2*u
}

// below draws the badges, and as many of the lines as there is room for.
func (t tagDrawing) below(in drawing.Rectangle, y float64) {
	d, u := t.d, t.unit
	left := in.X
	for _, name := range strings.Fields(t.tag.Badges) {
		if icon, err := drawing.Icon(name); err == nil && left+16*u <= in.Right() &&
			y+14*u <= in.Bottom()+4*u {
			d.UseIn(icon, drawing.Box(left, y-0.5*u, 15*u, 15*u))
			left += 17 * u
		}
	}
	style := t.style(drawing.Text, 11.5, drawing.Ink)
	lines := strings.FieldsFunc(t.tag.Lines, func(r rune) bool { return r == '\n' })
	if in.Bottom()-y < 28*u { // with room for only one line, the class comes last
		lines = append(lines, t.tag.Kind)
	} else {
		lines = append([]string{t.tag.Kind}, lines...)
	}
	for i, text := range lines {
		ink := drawing.Ink
		if text == t.tag.Kind {
			ink = drawing.Quiet
		}
		wrapped := drawing.Wrap(strings.TrimSpace(text), style, in.Right()-left)
		if y+14*u*float64(len(wrapped)) > in.Bottom()+2*u && i > 0 {
			continue // what would be cut off is left out
		}
		for _, line := range wrapped {
			if y+13*u > in.Bottom()+3*u || in.Right()-left < 24*u {
				return
			}
			d.Label(drawing.Box(left, y, in.Right()-left, 14*u), line, style.In(ink), style.Size*0.7,
				drawing.Left)
			y, left = y+14*u, in.X
		}
	}
}
