package board

import (
	"fmt"
	"image"
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
	t := tagDrawing{d, tag, mm * min(text, 1.6), drawing.Players[max(0, int(tag.Seat))%6]}
	t.draw()
	picture := raster.Image(d, density/mm)
	if tag.Faint {
		faint(picture, 0.55)
	}
	return picture
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

func (t tagDrawing) draw() {
	d, u := t.d, t.unit
	area := d.Area().Inset(u * 0.8)
	ground := drawing.Paper
	if t.tag.Turned {
		ground = drawing.Paper.Mixed(drawing.RGB(0x8A3B32), 0.16)
	}
	d.RoundedRect(area, 8*u, drawing.Outlined(ground, 1.6*u, t.colour))
	if t.tag.Turned { // the back has notches all along its edge
		for x := area.X + 14*u; x < area.Right()-10*u; x += 10 * u {
			d.Line(drawing.Point{X: x, Y: area.Y}, drawing.Point{X: x - 5*u, Y: area.Y + 4*u}, drawing.Line(1.6*u, t.colour))
		}
	}
	y := t.head(area)
	y = t.values(area, y)
	t.lines(area, y)
}

// head draws who it is: number and name, the picture at the right where there is room, and what it bears.
func (t tagDrawing) head(area drawing.Rectangle) float64 {
	d, u := t.d, t.unit
	high := 20 * u
	plate := drawing.Box(area.X+4*u, area.Y+5*u, 34*u, high-3*u)
	d.RoundedRect(plate, 4*u, drawing.Filled(t.colour))
	d.Path(drawing.Signs[max(0, int(t.tag.Seat))%6].Path(drawing.Point{X: plate.X + 9*u, Y: plate.Centre().Y}, 4.6*u), drawing.Filled(drawing.TextOn(t.colour)))
	d.Label(drawing.Box(plate.X+14*u, plate.Y, 19*u, plate.Height), t.tag.Label, t.style(drawing.Title, 12.5, drawing.TextOn(t.colour)), 4, drawing.Centre)
	right := area.Right() - 4*u
	for _, name := range append([]string{t.tag.Icon}, t.tag.Badges...) {
		icon, err := drawing.Icon(name)
		if err != nil || right-17*u < plate.Right()+18*u && name != t.tag.Icon {
			continue
		}
		d.UseIn(icon, drawing.Box(right-17*u, plate.Y, 17*u, 17*u))
		right -= 19 * u
	}
	name := drawing.Box(plate.Right()+3*u, plate.Y, right-plate.Right()-4*u, plate.Height)
	if name.Width > 46*u || area.Height < 84*u {
		d.Label(name, t.tag.Name, t.style(drawing.Title, 12.5, drawing.Ink), 7*u/drawing.PointMM, drawing.Left)
		return plate.Bottom() + 3*u
	}
	line := drawing.Box(area.X+5*u, plate.Bottom()+1*u, area.Width-10*u, 15*u)
	d.Label(line, t.tag.Name, t.style(drawing.Title, 12.5, drawing.Ink), 7*u/drawing.PointMM, drawing.Left)
	return line.Bottom() + 1*u
}

// values draws the four numbers side by side: what each is, its value, and what is added to it.
func (t tagDrawing) values(area drawing.Rectangle, y float64) float64 {
	d, u := t.d, t.unit
	if len(t.tag.Values) == 0 {
		return y
	}
	wide := (area.Width - 8*u) / float64(len(t.tag.Values))
	high := min(34*u, area.Bottom()-y-3*u)
	for i, v := range t.tag.Values {
		cell := drawing.Box(area.X+4*u+float64(i)*wide, y, wide-2*u, high)
		d.RoundedRect(cell, 4*u, drawing.Filled(drawing.White.Mixed(drawing.Rule, 0.35)))
		side := min(14*u, cell.Height*0.42)
		if icon, err := drawing.Icon(v.Icon); err == nil {
			d.UseIn(icon, drawing.Box(cell.Centre().X-side/2, cell.Y+1.5*u, side, side))
		} else {
			d.Label(drawing.Box(cell.X, cell.Y+1*u, cell.Width, side), v.Sign, t.style(drawing.Text, 10, drawing.Quiet), 4, drawing.Centre)
		}
		number := drawing.Box(cell.X+1*u, cell.Y+side+1*u, cell.Width-2*u, cell.Height-side-2*u)
		words, ink := v.Value, drawing.Ink
		if v.Plus != 0 {
			words, ink = words+"+"+strconv.Itoa(v.Plus), drawing.RGB(0x1F7A4D)
		}
		d.Label(number, words, t.style(drawing.Title, 15, ink), 4, drawing.Centre)
	}
	return y + high + 2*u
}

// lines writes as many of the lines as there is room for.
func (t tagDrawing) lines(area drawing.Rectangle, y float64) {
	d, u := t.d, t.unit
	style := t.style(drawing.Text, 11, drawing.Ink)
	lines := t.tag.Lines
	if t.tag.Kind != "" {
		lines = append([]string{t.tag.Kind}, lines...)
	}
	width := area.Width - 10*u
	for i, text := range lines {
		ink := drawing.Ink
		if i == 0 && t.tag.Kind != "" {
			ink = drawing.Quiet
		}
		for _, line := range drawing.Wrap(strings.TrimSpace(text), style, width) {
			if y+13*u > area.Bottom()-1*u {
				return
			}
			d.Label(drawing.Box(area.X+5*u, y, width, 13*u), line, style.In(ink), style.Size*0.7, drawing.Left)
			y += 13 * u
		}
	}
}

// glow lays light below a piece that is pointed out.
func (r *renderer) glow(at fyne.Position, side float32) {
	half := float32(math.Max(float64(side)*0.5+7, 12))
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), look.Clear(drawing.PlayerE, 0.55), look.Clear(drawing.White, 0.8), 2, half)
}
