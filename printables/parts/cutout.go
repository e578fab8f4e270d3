package parts

import (
	"homespun/printables/drawing"
	"homespun/printables/silhouette"
	"homespun/printables/words"
)

// rim is what stays white around a picture of one's own, in millimetres, so that a crooked cut does not show.
const rim = 1.5

// cutOut draws both sides of a standing figure with a picture of one's own, and on the front the line along which they
// are cut out: around what is seen of the picture, or, where that is all, around a block that is round at the top. The
// second result is false if the figure has no such picture.
func (s Stand) cutOut(f *Figure, band float64) (front, back *drawing.Drawing, own bool) {
	pixels := drawing.Picture(f.Icon).Pixels()
	if pixels == nil {
		return nil, nil, false
	}
	const part = 0.66 // of the height, for the picture
	room := drawing.Box(0, 0, s.Width, s.Height*part)
	foot := drawing.Box(0, room.Height, s.Width, s.Height+band-room.Height)
	seen := pixels.Image(0)
	box := silhouette.Standing(seen, drawing.Box(2*rim, 2*rim, room.Width-4*rim, room.Height-2*rim))
	line := silhouette.Around(seen, box, foot.Inset(rim+0.2), rim) // within the strip
	if line == nil {
		line = silhouette.Block(drawing.Box(0, 0, s.Width, foot.Bottom()), 0)
		scale := max(room.Width/box.Width, room.Height/box.Height)
		wide, high := box.Width*scale, box.Height*scale
		box = drawing.Box((room.Width-wide)/2, (room.Height-high)/2, wide, high)
	}
	side := func(pixels *drawing.Pixels, middle float64) *drawing.Drawing {
		d, symbol := drawing.New(s.Width, foot.Bottom()), pixels.Symbol(f.called())
		d.Rect(foot, f.ground(0.35, 2))
		d.Add(drawing.Use{Symbol: symbol, At: drawing.Point{X: middle, Y: box.Centre().Y},
			Scale: box.Width / symbol.Drawing.Width, Clip: room})
		f.badge(d, drawing.Point{X: s.Width / 2, Y: s.Height * 0.83}, min(s.Width*0.27, s.Height*0.155))
		return d
	}
	middle := box.Centre().X
	front, back = side(pixels, middle), side(silhouette.Mirrored(pixels), s.Width-middle)
	front.Path(line, drawing.Paint{Stroke: drawing.Line(0.25, drawing.Ink)})
	return front, back, true
}

// CutOutStep returns what is done with figures that have pictures of one's own, nil where none has.
func CutOutStep(title string, troops []Troop) []string {
	for _, troop := range troops {
		for _, figure := range troop.Figures {
			if drawing.Picture(figure.Icon).Pixels() != nil {
				return []string{words.StandeesOutline(title)}
			}
		}
	}
	return nil
}
