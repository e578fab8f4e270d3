package patrollers

import (
	"fmt"
	"math"
	"strconv"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Measures of gauges, in millimetres.
const (
	// gaugeLong is how long a gauge is at most, so that it lies on A5.
	gaugeLong = 170.0
	gaugeWide = 16.0
)

// gauges are what lengths are measured with: strips of paper in place of twine, with halves, quarters and
// tenths of an inch, a strip as deep as the one in which figures begin, and where places are said rulers for
// the edges of the table (PAT-01, PAT-06). For tonight one strip of twine does, and no strip to begin in.
func (p *printer) gauges() parts.Part {
	lengths, twine := p.game.Lengths(), p.set.Theme.Noun(wordTwine)
	count := min(max(1, int(gaugeLong/p.length(lengths.Twine))), 4)
	part := parts.Part{
		ID: "gauges", Title: "Gauges", Kind: parts.Pieces, Use: parts.Usual,
		Note: words.GaugesNote(twine.Many, millimetres(p.length(lengths.Twine))),
	}
	add := func(name string, copies int, d *drawing.Drawing) {
		part.Pieces = append(part.Pieces, parts.Piece{Name: name, Copies: copies, Front: d})
	}
	copies := engine.Players
	if p.set.Tonight {
		copies = 1
	}
	add("gauge", copies, p.gauge(lengths.Twine, count))
	if count > 1 && !p.set.Tonight {
		add("single gauge", copies, p.gauge(lengths.Twine, 1))
	}
	if strip := p.length(lengths.Strip); strip <= gaugeLong && !p.set.Tonight {
		add("strip to begin in", engine.Players, p.strip())
		part.Note += " " + words.StripNote(millimetres(strip))
	}
	if !p.game.Measured() {
		for _, edge := range []struct {
			name   string
			tenths int
		}{{words.UpperEdge, lengths.Width}, {words.SideEdge, lengths.Depth}} {
			step := 10 * max(1, int(gaugeLong/p.unit))
			for from := 0; from < edge.tenths; from += step {
				to := min(from+step, edge.tenths)
				add(fmt.Sprintf("%s %g to %g", edge.name, float64(from)/10, float64(to)/10), 1,
					p.ruler(edge.name, from, to))
			}
		}
		part.Note += " " + words.RulersNote
	}
	return part
}

// wide returns how wide a gauge is.
func (p *printer) wide() float64 { return p.size(gaugeWide) }

// gauge draws a gauge of some twines: halves and quarters of each along its upper edge, tenths of an inch
// along its lower one.
func (p *printer) gauge(tenths, count int) *drawing.Drawing {
	twine, high := p.length(tenths), p.wide()
	d := drawing.New(twine*float64(count), high)
	d.Rect(d.Area(), drawing.Filled(drawing.White))
	for n := range count {
		cell := drawing.Box(float64(n)*twine, 0, twine, high)
		paint := drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3, drawing.Ink)}
		if n%2 == 1 {
			paint.Fill = p.set.Colour().Mixed(drawing.White, 0.75)
		}
		d.Rect(cell, paint)
		for quarter := 1; quarter < 4; quarter++ {
			long := high * 0.16
			if quarter == 2 {
				long = high * 0.3
			}
			x := cell.X + twine*float64(quarter)/4
			d.Line(drawing.Point{X: x}, drawing.Point{X: x, Y: long}, drawing.Line(0.3, drawing.Ink))
		}
		room := drawing.Box(cell.X+1, high*0.32, twine-2, high*0.36)
		number := parts.TitleStyle.Sized(min(16, room.Height*0.9/drawing.PointMM))
		text := p.set.Counted(n+1, wordTwine)
		if drawing.Measure(text, number.Sized(parts.Smallest)) > room.Width {
			text = strconv.Itoa(n + 1)
		}
		d.Label(room, text, number, parts.Smallest, drawing.Right)
	}
	p.inches(d, tenths*count, 0, false)
	return d
}

// inches draws tenths of an inch along the lower edge, with the number of each inch where they are wanted.
func (p *printer) inches(d *drawing.Drawing, tenths, first int, numbers bool) {
	for n := 0; n <= tenths; n++ {
		x, long := p.length(n), d.Height*0.1
		switch (first + n) % 10 {
		case 0:
			long = d.Height * 0.28
		case 5:
			long = d.Height * 0.18
		}
		x = min(max(x, 0.1), d.Width-0.1)
		d.Line(drawing.Point{X: x, Y: d.Height}, drawing.Point{X: x, Y: d.Height - long},
			drawing.Line(0.2, drawing.Ink))
		if (first+n)%10 == 0 && numbers && p.unit > 10 {
			box := drawing.Box(x-4.5, d.Height*0.36, 9, d.Height*0.32)
			box.X = min(max(box.X, 0.5), d.Width-9.5)
			align := drawing.Centre
			if n == 0 {
				align = drawing.Left
			} else if n == tenths {
				align = drawing.Right
			}
			d.Label(box, strconv.Itoa((first+n)/10), parts.TitleStyle, parts.Smallest, align)
		}
	}
}

// strip draws a gauge as long as the strip in which figures begin is deep, with an arrow that points at the
// own edge.
func (p *printer) strip() *drawing.Drawing {
	lengths := p.game.Lengths()
	d := drawing.New(p.length(lengths.Strip), p.size(math.Round(p.base()*0.6)))
	d.Rect(d.Area(), drawing.Paint{Fill: p.set.Colour().Mixed(drawing.White, 0.75),
		Stroke: drawing.Line(0.3, drawing.Ink)})
	middle := d.Height * 0.42
	d.Polygon([]drawing.Point{{X: 1.5, Y: middle}, {X: 7, Y: middle - 3.2}, {X: 7, Y: middle + 3.2}},
		drawing.Paint{Fill: drawing.Ink, Keep: true})
	room := drawing.Box(8.5, 1, d.Width-10, d.Height*0.66)
	d.ParagraphIn(room, words.OwnEdge, parts.BoldStyle.Sized(11), parts.Smallest,
		drawing.Left)
	p.inches(d, lengths.Strip, 0, false)
	return d
}

// ruler draws a part of the ruler of an edge of the table.
func (p *printer) ruler(name string, from, to int) *drawing.Drawing {
	d := drawing.New(p.length(to-from), p.wide())
	d.Rect(d.Area(), drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.3, drawing.Ink)})
	d.Label(drawing.Box(2, 0.8, d.Width-4, d.Height*0.32), name, small.In(drawing.Quiet), small.Size,
		drawing.Centre)
	p.inches(d, to-from, from, true)
	return d
}
