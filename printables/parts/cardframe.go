package parts

import "homespun/printables/drawing"

// A frame is what cards of one colour have in common.
type frame struct {
	colour  drawing.Colour
	pattern drawing.Pattern
	// titled leaves a band for the title; blank makes it light, to be written on.
	titled, blank bool
}

// A face is where things stand on the front of a card of some size, in the millimetres of its drawing.
type face struct {
	// head is the band of the title, panel the sheet of paper under it; room is what the panel has for words and picture.
	head, panel, room drawing.Rectangle
}

// face returns where things stand, with or without a title.
func (c *CardDesign) face(titled bool) face {
	_, cut := c.empty()
	scale := c.scale()
	safe := cut.Inset(CardSafe)
	f := face{panel: safe}
	if titled {
		high := min(12.5*scale+1, 0.24*safe.Height)
		high = max(high, 8)
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
	d.Rect(d.Area(), drawing.Paint{Fill: f.colour, Hatch: drawing.Hatch{Pattern: f.pattern, Colour: weave, Gap: 1.8 * scale}})
	edge := drawing.Line(0.3*scale, f.colour.Mixed(drawing.Black, 0.35))
	if f.titled {
		fill := f.colour
		if f.blank {
			fill = drawing.Paper
		}
		d.RoundedRect(at.head, 2.2*scale, drawing.Paint{Fill: fill, Stroke: edge})
	}
	d.RoundedRect(at.panel, 2.2*scale, drawing.Paint{Fill: drawing.Paper, Stroke: edge})
	symbol := &drawing.Symbol{Name: f.name(), Drawing: d}
	c.frames[f] = symbol
	return symbol
}
