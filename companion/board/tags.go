package board

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// drawTags draws the dog-tags, with a ring around those that may be tapped, or whose pieces may.
func (r *renderer) drawTags() {
	b := r.board
	ring, halo, _ := marks()
	for _, tag := range b.scene.Tags {
		at, size := b.box(tag.Box)
		picture := b.tagPicture(tag, size)
		r.image(picture, at, size)
		switch {
		case b.next[tableau.ASpot(tag.Spot)] || b.next[tableau.APiece(tag.Piece)] || contains(b.picked, tableau.APiece(tag.Piece)) || contains(b.picked, tableau.ASpot(tag.Spot)):
			r.rect(at.SubtractXY(2, 2), size.AddWidthHeight(4, 4), nil, halo, 5, 11)
			r.rect(at.SubtractXY(1, 1), size.AddWidthHeight(2, 2), nil, ring, 3, 10)
		case tag.Lit:
			r.rect(at.SubtractXY(2, 2), size.AddWidthHeight(4, 4), nil, drawing.PlayerE, 4, 11)
		}
	}
}

// tagPicture returns the picture of a tag, drawn once.
func (b *Board) tagPicture(tag tableau.Tag, size fyne.Size) *image.RGBA {
	tag.Box, tag.Lit = drawing.Rectangle{}, false
	text := float64(look.Current().Text)
	key := fmt.Sprint(tag, size, b.density(), text)
	return drawnOnce(b.tags, key, func() *image.RGBA { return tagPicture(tag, size, b.density(), text) })
}

// tagPicture draws a tag of a size in pixels of the window; text is how much larger than usual its words are.
func tagPicture(tag tableau.Tag, size fyne.Size, density, text float64) *image.RGBA {
	const mm = 0.25 // of the drawing, a pixel
	d := drawing.New(float64(size.Width)*mm, float64(size.Height)*mm)
	t := tagDrawing{d, tag, mm * tableau.TagUnit(float64(size.Width), float64(size.Height), text), drawing.Players[max(0, int(tag.Seat))%6]}
	t.draw()
	picture := raster.Image(d, density/mm)
	if !tag.Faint {
		return picture
	}
	faint(picture, 0.55) // on paper, so that it is read in every look
	ground := drawing.New(d.Width, d.Height)
	ground.RoundedRect(ground.Area().Inset(0.8*t.unit), 8*t.unit, drawing.Filled(drawing.Paper))
	paper := raster.Image(ground, density/mm)
	draw.Draw(paper, paper.Rect, picture, image.Point{}, draw.Over)
	return paper
}

// tagDrawing is a tag that is being drawn; unit is a pixel of the window with text as large as usual.
type tagDrawing struct {
	d      *drawing.Drawing
	tag    tableau.Tag
	unit   float64
	colour drawing.Colour
}

func (t tagDrawing) style(face drawing.Face, pixels float64, ink drawing.Colour) drawing.Style {
	return drawing.Style{Face: face, Size: pixels * t.unit / drawing.PointMM, Colour: ink}
}

// From these sizes on, in pixels, tags have their words beside their numbers, or their picture large at the left.
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

// head draws the band with who it is: number, name and picture, on the back with a skull.
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
	d.Path(drawing.Signs[max(0, int(t.tag.Seat))%6].Path(drawing.Point{X: plate.X + 10*u, Y: plate.Centre().Y}, 4.6*u), drawing.Filled(drawing.TextOn(t.colour)))
	d.Label(drawing.Box(plate.X+15*u, plate.Y, 19*u, plate.Height), t.tag.Label, t.style(drawing.Title, 12.5, drawing.TextOn(t.colour)), 4, drawing.Centre)
	right := band.Right() - 1*u
	title := t.style(drawing.Title, 13, drawing.TextOn(fill))
	room := drawing.Measure(t.tag.Name, title.Sized(title.Size*0.75)) + 5*u // what the name needs goes before pictures
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
	d.Label(name, t.tag.Name, title, 7.5*u/drawing.PointMM, drawing.Left)
	return band.Bottom() + 2*u
}

// backSign marks the back of a dog-tag, as it is printed.
const backSign = "skull"

// values draws the four windows side by side, as they are printed: what each is, its value, and what is added to it. Below them is left room for a line.
func (t tagDrawing) values(in drawing.Rectangle, y float64) float64 {
	d, u := t.d, t.unit
	if len(t.tag.Values) == 0 {
		return y
	}
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
			d.Label(drawing.Box(left, cell.Y, picture, side), v.Sign, t.style(drawing.Text, 10, drawing.Quiet), 4, drawing.Centre)
		}
		d.Label(drawing.Box(left+picture, cell.Y, wide+0.1*u, side), plus, added, 2, drawing.Centre)
		window := drawing.Box(cell.X, cell.Y+side+1*u, cell.Width, high-side-1*u)
		d.RoundedRect(window, 3*u, drawing.Outlined(drawing.White, 1*u, drawing.Ink))
		number := drawing.Style{Face: drawing.Title, Size: window.Height * 0.86 / drawing.PointMM, Colour: drawing.Ink}
		d.Label(drawing.Box(window.X+2*u, window.Y, window.Width-4*u, window.Height), v.Value, number, 4, drawing.Centre)
	}
	return y + high + 2*u
}

// below draws what it bears, and writes as many of the lines as there is room for.
func (t tagDrawing) below(in drawing.Rectangle, y float64) {
	d, u := t.d, t.unit
	left := in.X
	for _, name := range t.tag.Badges {
		if icon, err := drawing.Icon(name); err == nil && left+16*u <= in.Right() && y+14*u <= in.Bottom()+4*u {
			d.UseIn(icon, drawing.Box(left, y-0.5*u, 15*u, 15*u))
			left += 17 * u
		}
	}
	style := t.style(drawing.Text, 11.5, drawing.Ink)
	lines := t.tag.Lines
	if t.tag.Kind != "" {
		lines = append([]string{t.tag.Kind}, lines...)
		if in.Bottom()-y < 28*u && len(lines) > 1 { // in one line the class comes last
			lines = append(append([]string{}, t.tag.Lines...), t.tag.Kind)
		}
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
			d.Label(drawing.Box(left, y, in.Right()-left, 14*u), line, style.In(ink), style.Size*0.7, drawing.Left)
			y, left = y+14*u, in.X
		}
	}
}

// glow lays light below a piece that is pointed out.
func (r *renderer) glow(at fyne.Position, side float32) {
	half := float32(math.Max(float64(side)*0.5+7, 12))
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), look.Clear(drawing.PlayerE, 0.55), look.Clear(drawing.White, 0.8), 2, half)
}
