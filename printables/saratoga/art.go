package saratoga

import (
	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	stage "homespun/printables/scene"
)

// art returns the picture of a card, framed: a scene of what it does, or where its icon has none, that icon in
// the land of the theme. A colour shows its wagon and its sign. It is nil where the theme has no land either:
// then the card bears its icon alone. All decks share it.
func (p *printer) art(c engine.Card) *drawing.Symbol {
	art, made := p.arts[c]
	if !made {
		art = p.draw(c)
		p.arts[c] = art
	}
	return art
}

func (p *printer) draw(c engine.Card) *drawing.Symbol {
	id, sky := p.game.CardName(c), p.set.Colour()
	icon := p.set.Theme.Icon(id, 1)
	if c.Colour() {
		icon, sky = p.set.Theme.Icon(wordWagon, int(c)), p.colours[c-1].colour
	}
	art := stage.Vignette(icon)
	if art == nil || c.Colour() {
		land, box := stage.Land(p.set.Theme.Scene, sky)
		picture := drawing.Picture(icon)
		if land == nil || picture == nil {
			return nil
		}
		land.UseIn(picture, box)
		art = &drawing.Symbol{Name: "land:" + id, Drawing: land, Picture: true}
	}
	d := drawing.New(art.Drawing.Width, art.Drawing.Height)
	d.Add(drawing.Use{Symbol: art, At: d.Area().Centre(), Scale: 1, Clip: d.Area()})
	if c.Colour() {
		const radius, halo = 6.5, 9.0
		centre := drawing.Point{X: d.Width - 1.5*halo, Y: d.Height - 1.35*halo}
		d.Circle(centre, halo, drawing.Filled(drawing.Paper))
		d.UseIn(p.colours[c-1].sign, drawing.Box(centre.X-radius, centre.Y-radius, 2*radius, 2*radius))
	}
	frame(d)
	return &drawing.Symbol{Name: "picture:" + id, Drawing: d}
}

// frame rounds the corners of a picture and draws a line around it.
func frame(d *drawing.Drawing) {
	const radius, width = 4.0, 0.6
	box := d.Area()
	for _, at := range [...][2]float64{{0, 0}, {box.Width, 0}, {0, box.Height}, {box.Width, box.Height}} {
		in := func(x, y float64) drawing.Point { // so far into the picture
			if at[0] > 0 {
				x = -x
			}
			if at[1] > 0 {
				y = -y
			}
			return drawing.Point{X: at[0] + x, Y: at[1] + y}
		}
		const bend = radius * 0.448
		d.Path(drawing.Path{}.MoveTo(in(-1, -1)).LineTo(in(radius, -1)).LineTo(in(radius, 0)).
			CurveTo(in(bend, 0), in(0, bend), in(0, radius)).LineTo(in(-1, radius)).Close(),
			drawing.Paint{Fill: drawing.Paper, Open: true})
	}
	d.RoundedRect(box.Inset(width/2), radius, drawing.Paint{Stroke: drawing.Line(width, drawing.Quiet)})
}
