package parts

import "homespun/printables/drawing"

// A frame identifies the drawing that cards of one colour share.
type frame struct {
	colour  drawing.Colour
	pattern drawing.Pattern
	// titled says that there is a band for the title. Blank makes that band light, so that people can write
	// on it.
	titled, blank bool
}

// A face is the arrangement of the front of a card of some size, in millimetres.
type face struct {
	// head is the band of the title, panel the light area below it, and room the part of the panel for words
	// and picture.
	head, panel, room drawing.Rectangle
}

// face returns the arrangement of a front with or without a title.
func (c *CardDesign) face(titled bool) face {
	_, cut := c.empty()
	scale := c.scale()
	safe := cut.Inset(CardSafe)
	f := face{panel: safe}
	if titled {
		high := min(12.5*scale+1, 0.24*safe.Height)
		high = max(high, 9.2)
		f.head = drawing.Box(safe.X, safe.Y, safe.Width, high)
		gap := 1.1 * scale
		f.panel.Y, f.panel.Height = f.head.Bottom()+gap, safe.Height-high-gap
	}
	f.room = f.panel.Inset(2.2 * scale)
	return f
}

// frame returns the symbol of a frame, as large as the card with its bleed.
func (c *CardDesign) frame(f frame) *drawing.Symbol {
	if symbol, ok := c.frames[f]; ok {
		return symbol
	}
	d, _ := c.empty()
	scale, at := c.scale(), c.face(f.titled)
	ink := drawing.TextOn(f.colour)
	weave := f.colour.Mixed(ink, 0.3)
	d.Rect(d.Area(), drawing.Paint{Fill: f.colour,
		Hatch: drawing.Hatch{Pattern: f.pattern, Colour: weave, Gap: 1.8 * scale}, Open: true})
	rim := drawing.Line(0.3*scale, edge(f.colour))
	if f.titled {
		fill := f.colour.UnderWords()
		if f.blank {
			fill = drawing.Paper
		}
		d.RoundedRect(at.head, 2.2*scale, drawing.Paint{Fill: fill, Stroke: rim})
	}
	d.RoundedRect(at.panel, 2.2*scale, drawing.Paint{Fill: drawing.Paper, Stroke: rim})
	symbol := &drawing.Symbol{Name: f.name(), Drawing: d}
	c.frames[f] = symbol
	return symbol
}

// edge returns the colour of a line around something in a colour: darker, or lighter where there is nothing
// darker.
func edge(colour drawing.Colour) drawing.Colour {
	if colour.Lightness() < 25 {
		return colour.Mixed(drawing.White, 0.45)
	}
	return colour.Mixed(drawing.Black, 0.35)
}
