package rulebook

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// sum adds a sum in large letters beside the bar of what happens: each term on a card, the result in the game's
// colour.
func (s *setter) sum(flow *parts.Flow, sum rulesets.Sum) {
	const high, pad, white = 7.0, 2.0, 1.2
	flow.Box(high+1.6, func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Line(drawing.Point{X: box.X + 0.4, Y: box.Y}, drawing.Point{X: box.X + 0.4, Y: box.Bottom()},
			drawing.Line(0.8, s.set.Colour()))
		style := headStyle.Sized(11)
		wide := 0.0
		for _, term := range sum.Terms {
			wide += drawing.Measure(term, style) + white
			if !rulesets.IsSign(term) {
				wide += 2 * pad
			}
		}
		room := box.Width - bullet
		if most := room * 0.7; wide > most {
			style, wide = style.Sized(max(parts.Smallest, style.Size*most/wide)), most
		}
		x, y := box.Right()-wide, box.Y+0.8
		d.Label(drawing.Box(box.X+bullet, y, x-box.X-bullet-white, high), sum.Name, parts.BoldStyle.Sized(10),
			parts.Smallest, drawing.Left)
		for i, term := range sum.Terms {
			own := drawing.Measure(term, style)
			if rulesets.IsSign(term) {
				d.Label(drawing.Box(x, y, own+0.2, high), term, style, parts.Smallest, drawing.Centre)
				x += own + white
				continue
			}
			card, paint := drawing.Box(x, y, own+2*pad, high), drawing.Outlined(drawing.Paper, 0.3, drawing.Ink)
			ink := style
			if i == len(sum.Terms)-1 {
				paint = drawing.Paint{Fill: s.set.Colour(), Saver: drawing.Plain}
				ink = style.In(drawing.TextOn(s.set.Colour()))
			}
			d.RoundedRect(card, 1.5, paint)
			d.Label(card.Inset(0.4), term, ink, parts.Smallest, drawing.Centre)
			x += own + 2*pad + white
		}
	})
}
