package parts

import (
	"cmp"

	"homespun/printables/drawing"
	"homespun/printables/prose"
)

// An Art is a picture of one's own: whole in its room, or as large as fills it.
type Art struct {
	Symbol *drawing.Symbol
	Fill   bool
}

// box returns what of a room the picture covers.
func (a Art) box(room drawing.Rectangle) drawing.Rectangle {
	if a.Fill {
		return room
	}
	whole := a.Symbol.Drawing
	scale := min(room.Width/whole.Width, room.Height/whole.Height)
	centre := room.Centre()
	return drawing.Box(centre.X-whole.Width*scale/2, centre.Y-whole.Height*scale/2, whole.Width*scale, whole.Height*scale)
}

// Draw draws the picture in a room.
func (a Art) Draw(d *drawing.Drawing, room drawing.Rectangle) {
	if !a.Fill {
		d.UseIn(a.Symbol, room)
		return
	}
	whole := a.Symbol.Drawing
	scale := max(room.Width/whole.Width, room.Height/whole.Height)
	const longest = 50 // a stripe that is longer than so many times its width shows next to nothing of itself
	if fits := min(room.Width/whole.Width, room.Height/whole.Height); scale > longest*fits {
		d.UseIn(a.Symbol, room)
		return
	}
	d.Add(drawing.Use{Symbol: a.Symbol, At: room.Centre(), Scale: scale, Clip: room})
}

// backdrop draws the ground of a front that is a picture, and the band of its title.
func (c *CardDesign) backdrop(d *drawing.Drawing, background *drawing.Symbol, look frame) {
	Art{background, true}.Draw(d, d.Area())
	if !look.titled {
		return
	}
	fill := look.colour.UnderWords()
	if look.blank {
		fill = drawing.Paper
	}
	d.RoundedRect(c.face(true).head, 2.2*c.scale(), drawing.Paint{Fill: fill,
		Stroke: drawing.Line(0.3*c.scale(), edge(look.colour))})
}

// plate draws the plate for the words on a front whose ground is a picture, no higher than they take, and returns the
// room on it. Without words there is no plate, and the room is that of the picture.
func (f *front) plate(text, kind string) drawing.Rectangle {
	scale, panel := f.cards.scale(), f.face.panel
	pad := 2.2 * scale
	if text == "" && kind == "" {
		return f.face.room
	}
	high := 0.0
	if kind != "" {
		high = f.kindHeight()
	}
	if text != "" {
		const most, fine = 0.45, 9 // parts of the panel, and pt, for words that are not many
		p := prose.Measured(text, f.cards.Face, f.cards.Marks)
		wish, _ := f.wished()
		for _, size := range []float64{11.5, 10.5, fine} {
			style := drawing.Style{Size: cmp.Or(wish, max(f.cards.Least, size*scale)), Colour: drawing.Ink}
			lines := p.Set(style, f.face.room.Width)
			if tall := lines.Height() + 1; tall < most*panel.Height || size == fine {
				high += tall
				break
			}
		}
	}
	if f.card.Art.Symbol != nil || Pictured(f.card.Picture, f.card.Icon) != nil {
		high = panel.Height
	}
	high = min(high+2*pad, panel.Height)
	plate := drawing.Box(panel.X, panel.Bottom()-high, panel.Width, high)
	f.d.RoundedRect(plate, pad, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3*scale, edge(f.colour))})
	return plate.Inset(pad)
}
