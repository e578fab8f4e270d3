package board

import "homespun/printables/drawing"

// drawTile draws a flat tile: its ground tinted in its colour, its icon with another in it, and its sign large in the corner that stays free when something stands on it.
func drawTile(d *drawing.Drawing, t token, centre drawing.Point) {
	const half = 7.8
	box := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
	colour := t.colour
	if colour == drawing.None {
		colour = drawing.Quiet
	}
	d.RoundedRect(box, 1.6, drawing.Outlined(drawing.Paper.Mixed(colour, 0.22), 0.6, colour))
	icon, err := drawing.Icon(t.icon)
	if err == nil {
		d.UseIn(icon, drawing.Box(centre.X-3.9, centre.Y-4.1, 11, 11))
		if inner, err := drawing.Icon(t.inner); t.inner != "" && err == nil {
			middle := drawing.Point{X: centre.X + 1.6, Y: centre.Y + 1.4}
			d.Circle(middle, 4.1, drawing.Filled(drawing.Paper.Mixed(colour, 0.12)))
			d.UseIn(inner, drawing.Box(middle.X-3.2, middle.Y-3.2, 6.4, 6.4))
		}
	}
	if t.count > 1 {
		corner := drawing.Box(centre.X-2.6, centre.Y+0.6, 10.4, 7)
		d.RoundedRect(corner, 2.2, drawing.Outlined(colour, 0.4, drawing.White))
		d.Label(corner.Inset(0.2), "×"+itoa(t.count), drawing.Style{Face: drawing.Title, Size: 21, Colour: drawing.TextOn(colour)}, 6, drawing.Centre)
	}
	if t.label == "" {
		return
	}
	style := drawing.Style{Face: drawing.Title, Size: 19, Colour: colour.Mixed(drawing.Ink, 0.6)}
	if err != nil {
		style.Size = 30
		d.Label(box.Inset(1), t.label, style, 8, drawing.Centre)
		return
	}
	d.Label(drawing.Box(box.X+0.5, box.Y+0.3, 7.4, 6.4), t.label, style, 8, drawing.Centre)
}

// tiny is how many pixels wide figures are whose plates would be too small to be read.
const tiny = 26

// drawFigure draws an icon that stands on a plate with its name, or with how many there are on a pile; without an icon the plate is all there is.
func drawFigure(d *drawing.Drawing, t token, centre drawing.Point) {
	const half = 7.9
	colour, words := t.colour, t.label
	if colour == drawing.None {
		colour = drawing.Ink
	}
	if t.count > 1 {
		words = "×" + itoa(t.count)
	}
	style := drawing.Style{Face: drawing.Title, Size: 21, Colour: drawing.TextOn(colour)}
	plate := drawing.Box(centre.X-half, centre.Y+0.9, 2*half, 7)
	if t.pixels < tiny && t.count > 1 { // how many there are is more than what they look like
		plate, style.Size = drawing.Box(centre.X-half, centre.Y-2.6, 2*half, 10.5), 30
	}
	icon, err := drawing.Icon(t.icon)
	switch {
	case err != nil:
		whole := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
		d.RoundedRect(whole, 2.2, drawing.Outlined(colour, 0.5, drawing.White))
		if t.count > 1 && t.label != "" {
			d.Label(drawing.Box(whole.X, whole.Y+0.6, whole.Width, 8), t.label, style.Sized(24), 8, drawing.Centre)
		} else {
			plate, style.Size = whole, 26
		}
		d.Label(plate.Inset(0.5), words, style, 8, drawing.Centre)
		return
	case words == "":
		d.UseIn(icon, drawing.Box(centre.X-7.4, centre.Y-7.4, 14.8, 14.8))
		return
	}
	d.UseIn(icon, drawing.Box(centre.X-5.2, centre.Y-8, 10.4, 10.4))
	d.RoundedRect(plate, 2.2, drawing.Outlined(colour, 0.5, drawing.White))
	d.Label(plate.Inset(0.5), words, style, 8, drawing.Centre)
}

// cardPart is how wide a card is, of its height.
const cardPart = 63.0 / 88

// worded is how many pixels high cards are whose words can be read.
const worded = 34

// drawCard draws a card: its icon over its word; of a seat, on its colour with its sign; the back where it bears nothing. Where it is gone, its edge is left.
func drawCard(d *drawing.Drawing, t token, centre drawing.Point) {
	const half = 8.0
	box := drawing.Box(centre.X-half*cardPart, centre.Y-half, 2*half*cardPart, 2*half)
	ground, line := drawing.Paper, drawing.Ink
	if t.colour != drawing.None {
		ground = t.colour
	}
	if drawing.Contrast(ground, line) < 1.5 {
		line = drawing.Quiet
	}
	switch {
	case t.faint:
		d.RoundedRect(box, 1.4, drawing.Paint{Stroke: drawing.Stroke{Width: 0.5, Colour: drawing.Quiet, Dash: [2]float64{1.2, 1}}})
		return
	case t.icon == "" && t.label == "":
		d.RoundedRect(box, 1.4, drawing.Outlined(ground, 0.5, line))
		d.RoundedRect(box.Inset(1.2), 0.8, drawing.Paint{Stroke: drawing.Line(0.5, drawing.TextOn(ground))})
		if t.seat >= 0 {
			d.Path(t.seatSign().Path(centre, 3), drawing.Outlined(drawing.None, 0.6, drawing.TextOn(ground)))
		}
		return
	}
	d.RoundedRect(box, 1.4, drawing.Outlined(ground, 0.5, line))
	ink := drawing.TextOn(ground)
	picture := drawing.Box(centre.X-3.9, box.Y+1.6, 7.8, 7.8)
	if t.pixels < worded {
		picture = drawing.Box(centre.X-5.2, centre.Y-5.2, 10.4, 10.4)
	}
	if icon, err := drawing.Icon(t.icon); err == nil {
		if t.colour != drawing.None {
			d.Circle(picture.Centre(), 4.6, drawing.Filled(drawing.Paper))
		}
		d.UseIn(icon, picture)
	} else if t.seat >= 0 {
		sign := t.seatSign()
		radius := picture.Width * 0.474
		d.Path(sign.Path(picture.Centre(), radius), drawing.Outlined(drawing.None, 0.6, ink))
		d.Label(sign.LetterBox(picture.Centre(), radius), string(rune('A'+t.seat%6)), drawing.Style{Face: drawing.Title, Size: 12, Colour: ink}, 6, drawing.Centre)
	}
	if t.pixels < worded {
		return
	}
	d.Label(drawing.Box(box.X+0.6, box.Bottom()-5.6, box.Width-1.2, 4.8), t.label, drawing.Style{Face: drawing.Title, Size: 11, Colour: ink}, 5, drawing.Centre)
}

// drawBlock draws a cube from above: its colour with its sign, and on a plate how high it lies, or how many lie there.
func drawBlock(d *drawing.Drawing, t token, centre drawing.Point) {
	const half = 7.8
	box := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
	ground, edge := blockColours(t.colour)
	d.RoundedRect(box, 1.2, drawing.Outlined(ground, 0.7, edge))
	words := t.label
	if t.count > 1 {
		words = "×" + itoa(t.count)
	}
	middle, radius := centre, 4.4
	switch {
	case t.count > 1: // the plate has the lower half
		middle, radius = centre.Plus(0, -3.3), 3.3
	case words != "":
		middle, radius = centre.Plus(-1.6, -1.6), 4
	}
	d.Path(t.sign.Path(middle, radius), drawing.Filled(signInk(ground)))
	if words == "" {
		return
	}
	plate := drawing.Box(box.Right()-6.6, box.Bottom()-6.6, 6.2, 6.2)
	if t.count > 1 {
		plate = drawing.Box(centre.X-5.8, box.Bottom()-7.5, 11.6, 6.9)
	}
	d.RoundedRect(plate, 1.6, drawing.Outlined(drawing.Paper, 0.4, drawing.Ink))
	d.Label(plate.Inset(0.2), words, drawing.Style{Face: drawing.Title, Size: 19, Colour: drawing.Ink}, 6, drawing.Centre)
}

// blockColours returns the ground of a cube's top, and that of its edges: dark cubes are told apart by light ones.
func blockColours(colour drawing.Colour) (ground, edge drawing.Colour) {
	if colour.Lightness() < 35 {
		return colour.Mixed(drawing.White, 0.16), drawing.White.Mixed(drawing.Black, 0.35)
	}
	return colour, drawing.Ink
}

// signInk is the colour of a sign on a cube: on dark ones, which are many, it is quiet.
func signInk(ground drawing.Colour) drawing.Colour {
	ink := drawing.TextOn(ground)
	if ground.Lightness() < 45 && ink == drawing.White && grey(ground) {
		return ground.Mixed(ink, 0.4)
	}
	return ink
}

// grey reports whether a colour has hardly any hue.
func grey(colour drawing.Colour) bool {
	r, g, b := colour.Parts()
	return max(r, g, b)-min(r, g, b) < 40
}
