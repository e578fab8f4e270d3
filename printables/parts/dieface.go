package parts

import (
	"homespun/printables/drawing"
	"slices"
)

// pipped says whether the numbers of a die are drawn as pips, which is so if none is more than six.
func pipped(sides []DieSide) bool {
	return !slices.ContainsFunc(sides, func(side DieSide) bool { return side.Number < 0 || side.Number > 6 })
}

// picture returns the content of a side as an upright square, or nil if it has none. On a hatched ground it
// lies on a white disc.
func (s *DieSide) picture(size float64, grounded, pipped bool) *drawing.Drawing {
	d := drawing.New(size, size)
	figure := Figure{Icon: s.Icon}
	sign := s.sign()
	if s.Icon == "" && sign == "" {
		return nil
	}
	if grounded {
		d.Circle(d.Area().Centre(), size*0.48, drawing.Outlined(drawing.Paper, 0.3, drawing.Ink))
	}
	room := d.Area()
	if grounded {
		room = room.Inset(size * 0.14)
	}
	if figure.art(d, room) {
		return d
	}
	if s.Text == "" && s.Number > 0 && pipped {
		Pips(d, d.Area(), s.Number)
		return d
	}
	style := drawing.Style{Face: drawing.Title, Size: room.Height * 0.8 / drawing.PointMM,
		Colour: drawing.Ink}
	text, style := drawing.Fit(sign, style, Smallest, room.Width)
	d.Label(room, text, style, Smallest, drawing.Centre)
	if sign == "6" || sign == "9" {
		// The two are the same upside down.
		wide := drawing.Measure(text, style)
		centre, low := room.Centre(), style.Size*drawing.PointMM*(drawing.CapHeight/2+0.14)
		d.Line(centre.Plus(-wide/2, low), centre.Plus(wide/2, low), drawing.Line(size*0.05, drawing.Ink))
	}
	return d
}

// Pips draws the pips of a face of one to six.
func Pips(d *drawing.Drawing, box drawing.Rectangle, count int) {
	centre, step, radius := box.Centre(), box.Width*0.29, box.Width*0.11
	paint := drawing.Paint{Fill: drawing.Ink, Keep: true}
	dot := func(x, y float64) { d.Circle(centre.Plus(x*step, y*step), radius, paint) }
	if count%2 == 1 {
		dot(0, 0)
	}
	if count >= 2 {
		dot(-1, -1)
		dot(1, 1)
	}
	if count >= 4 {
		dot(1, -1)
		dot(-1, 1)
	}
	if count == 6 {
		dot(-1, 0)
		dot(1, 0)
	}
}
