package parts

import (
	"homespun/printables/drawing"
	"homespun/printables/prose"
)

// Back draws the back of a card with its bleed: a pattern of small shapes, and a plate with the picture and
// the title. The same back always gives the same *Drawing.
func (c *CardDesign) Back(back CardBack) *drawing.Drawing { return c.backOf(back).drawing }

// A madeBack is a back that has been drawn, and what of it cannot be printed.
type madeBack struct {
	drawing *drawing.Drawing
	lacks   []CardLack
}

// Worded says whether a back has words of its own besides a title, so that it is drawn as a front.
func (b CardBack) Worded() bool { return b.Text != "" || b.Kind != "" || b.Corner+b.Second != "" }

func (c *CardDesign) backOf(back CardBack) madeBack {
	if back.Colour == drawing.None {
		back.Colour = c.Colour
	}
	if made, ok := c.backs[back]; ok {
		return made
	}
	var made madeBack
	if back.Worded() {
		made.drawing, made.lacks = c.front(&Card{Title: back.Title, Kind: back.Kind, Text: back.Text,
			Corner: back.Corner, Second: back.Second, Icon: back.Icon, Picture: back.Picture, Art: back.Art,
			Background: back.Background, Colour: back.Colour}, true)
		for i := range made.lacks {
			made.lacks[i].Field = "back." + made.lacks[i].Field
		}
	} else {
		made.drawing, _ = c.empty()
		made.drawing.UseAt(&drawing.Symbol{Name: "card back " + back.Title, Drawing: c.drawBack(back)}, drawing.Point{})
	}
	c.backs[back] = made
	return made
}

func (c *CardDesign) drawBack(back CardBack) *drawing.Drawing {
	d, cut := c.empty()
	scale := c.scale()
	// Towards the end of grey that is farther off, so that the shapes are told apart where there is no
	// colour.
	strewing := back.Colour.Mixed(drawing.Black, 0.36)
	if back.Colour.Lightness() < 60 {
		strewing = back.Colour.Mixed(drawing.White, 0.36)
	}
	if back.Background != nil {
		Art{back.Background, true}.Draw(d, d.Area())
	} else {
		c.strew(d, cut, back, strewing)
	}

	icon := Pictured(back.Picture, back.Icon)
	if back.Art.Symbol != nil {
		icon = nil
	}
	title := ""
	if c.readable(back.Title) {
		title = drawing.Sanitise(back.Title)
	}
	inside := cut.Inset(CardSafe + 4*scale)
	if min(inside.Width, inside.Height) < 2*scale {
		return d // too small for more
	}
	titleHeight := min(15*scale, inside.Height*0.3)
	picture := inside
	if title != "" && (icon != nil || back.Art.Symbol != nil) {
		picture.Height -= titleHeight + 2*scale
	}
	rim := drawing.Line(0.4*scale, edge(back.Colour))
	if back.Art.Symbol != nil {
		box := back.Art.box(picture.Inset(1.5 * scale)).Inset(-1.5 * scale)
		d.RoundedRect(box, 2.5*scale, drawing.Paint{Fill: drawing.Paper, Stroke: rim})
		back.Art.Draw(d, picture.Inset(1.5*scale))
		inside = drawing.Box(inside.X, inside.Bottom()-titleHeight, inside.Width, titleHeight)
	} else if icon != nil {
		radius := min(picture.Width, picture.Height, 44*scale) / 2
		centre := picture.Centre()
		if title != "" { // picture and title stand together in the middle
			centre.Y = inside.Centre().Y - (titleHeight+2*scale)/2
		}
		d.Circle(centre, radius, drawing.Paint{Fill: drawing.Paper, Stroke: rim})
		d.Circle(centre, radius*0.92,
			drawing.Paint{Stroke: drawing.Stroke{Width: 0.35 * scale, Colour: back.Colour,
				Dash: [2]float64{1.6, 1.2}, Round: true}})
		side := radius * 1.24
		d.UseIn(icon, drawing.Box(centre.X-side/2, centre.Y-side/2, side, side))
		inside = drawing.Box(inside.X, centre.Y+radius+2*scale, inside.Width, titleHeight)
	} else {
		inside = drawing.Box(inside.X, inside.Centre().Y-titleHeight*0.75, inside.Width, titleHeight*1.5)
	}
	if title != "" {
		d.RoundedRect(inside, 2.5*scale, drawing.Paint{Fill: drawing.Paper, Stroke: rim})
		words := drawing.Box(inside.X+2*scale, inside.Y+0.8, inside.Width-4*scale, inside.Height-1.6)
		prose.Title(d, words, title,
			drawing.Style{Face: c.in(drawing.Title), Size: max(12, 17*scale), Colour: drawing.Ink}, c.Least,
			drawing.Centre)
	}
	return d
}

// strew draws the pattern on a back, and its stitches.
func (c *CardDesign) strew(d *drawing.Drawing, cut drawing.Rectangle, back CardBack, strewing drawing.Colour) {
	scale := c.scale()
	d.Rect(d.Area(), drawing.Paint{Fill: back.Colour, Open: true})
	shape := c.turn(back.Colour)
	if back.Sign > 0 {
		shape = back.Sign - 1
	}
	sign := drawing.Signs[shape%len(drawing.Signs)]
	d.Path(strewn(d.Area(), sign, 1.6*scale, 8*scale), drawing.Paint{Fill: strewing})
	stitch := drawing.Stroke{Width: 0.5 * scale, Colour: drawing.Paper,
		Dash: [2]float64{2.2 * scale, 1.5 * scale}, Round: true}
	d.RoundedRect(cut.Inset(CardSafe+0.6*scale), 2.6*scale, drawing.Paint{Stroke: stitch})
}

// strewn returns small signs in rows, every second row shifted. All are within the box, and the pattern looks
// the same upside down.
func strewn(box drawing.Rectangle, sign drawing.Sign, radius, pitch float64) drawing.Path {
	const reach = 1.2
	high := pitch * 0.5
	rows, columns := int((box.Height/2-reach*radius)/high), int((box.Width/2-reach*radius)/pitch*2)
	centre := box.Centre()
	var path drawing.Path
	for row := -rows; row <= rows; row++ {
		for column := -columns; column <= columns; column++ {
			if (row+column)%2 == 0 {
				path = append(path,
					sign.Path(centre.Plus(float64(column)*pitch/2, float64(row)*high), radius)...)
			}
		}
	}
	return path
}
