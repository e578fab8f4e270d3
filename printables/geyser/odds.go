package geyser

import (
	"fmt"
	"strconv"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// odds is a card that says how often each ring fires, from the rules in force: of all ways in which two dice
// can fall (GEY-11, GEY-12).
func (p *printer) odds() parts.Part {
	ring, faces := p.set.Theme.Noun(wordRing).One, p.game.Rules().DieFaces
	title := parts.Capital(ring) + " odds"
	part := parts.Part{ID: "odds", Title: title, Kind: parts.Pieces, Table: true, Note: words.OddsNote(ring)}
	flow := &parts.Flow{}
	flow.Heading(words.OddsHeading(faces*faces), parts.BoldStyle)
	flow.Space(1.5)
	for _, id := range p.game.Rings() {
		if geysers := len(p.game.Spaces(id)); geysers > 0 {
			look := RingLook(p.game, id)
			ways, _ := p.game.RingWays(id)
			p.row(flow, wordGeyser, look.Sums, p.set.Counted(geysers, wordGeyser), ways, &look)
		}
	}
	if ways, _ := p.game.Ways(p.game.Mother()); ways > 0 {
		mother := Ring{Colour: p.colour(), Hatch: drawing.Dots, Lobes: motherLobes}
		p.row(flow, wordMother, Sums(p.game.Rules().MotherFiresOn), p.set.Theme.Noun(wordMother).One, ways,
			&mother)
	}
	if quiet := p.quiet(); quiet > 0 {
		p.row(flow, "", "else", words.OddsNothing, quiet, nil)
	}
	flow.Space(4)
	flow.Heading(words.OddsOfSums, parts.BoldStyle)
	flow.Space(1)
	flow.Box(44, p.chart)
	part.Pieces = flow.Cards(p.set, "odds card", title, title+", continued")
	return part
}

// quiet returns in how many ways nothing fires.
func (p *printer) quiet() (ways int) {
	for sum := 2; sum <= p.most(); sum++ {
		if ring, mother := p.wakes(sum); ring == "" && !mother {
			ways += p.ways(sum)
		}
	}
	return ways
}

// oftenest returns the most ways that a row of the card has.
func (p *printer) oftenest() int {
	ways, _ := p.game.Ways(p.game.Mother())
	ways = max(ways, p.quiet())
	for _, id := range p.game.Rings() {
		if len(p.game.Spaces(id)) > 0 {
			ring, _ := p.game.RingWays(id)
			ways = max(ways, ring)
		}
	}
	return ways
}

// most returns the highest sum of the dice.
func (p *printer) most() int { return 2 * p.game.Rules().DieFaces }

// ways returns in how many ways two dice show a sum.
func (p *printer) ways(sum int) int {
	middle := p.game.Rules().DieFaces + 1
	return p.game.Rules().DieFaces - max(sum-middle, middle-sum)
}

// wakes returns the ring on the board that a sum wakes, "" where none, and whether the Mother Geyser fires on
// it.
func (p *printer) wakes(sum int) (ring string, mother bool) {
	ring, mother = p.game.Ring(sum)
	if len(p.game.Spaces(ring)) == 0 {
		ring = ""
	}
	return ring, mother
}

// Measures of a row of the card, in millimetres.
const (
	rowHigh  = 11.0
	poolWide = 13.0
	sumsWide = 25.0
	whatWide = 26.0
	waysWide = 18.0
)

// row adds what fires on which sums, with a bar that is longer the more often it does; a nil look is for what
// does not fire.
func (p *printer) row(flow *parts.Flow, word, sums, what string, ways int, look *Ring) {
	faces := p.game.Rules().DieFaces
	const wide = sumsWide - 1
	style, high := parts.TitleStyle, rowHigh
	if drawing.Measure(sums, style) > wide { // a list that may be broken
		sums, style = strings.ReplaceAll(sums, "/", ", "), style.Sized(parts.Smallest)
		high = max(high, drawing.Height(sums, style, wide)+1)
	}
	flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
		next := func(wide float64) drawing.Rectangle {
			cell := drawing.Box(box.X, box.Y, wide, box.Height)
			box.X, box.Width = box.X+wide, box.Width-wide
			return cell
		}
		if cell := next(poolWide); look != nil {
			look.pool(d, cell.Centre(), rowHigh*0.46)
			if icon := drawing.Picture(p.set.Theme.Icon(word, 1)); icon != nil {
				const size = rowHigh * 0.52
				d.UseIn(icon, drawing.Box(cell.Centre().X-size/2, cell.Centre().Y-size/2, size, size))
			}
		}
		d.ParagraphIn(next(sumsWide).Inset(0.5), sums, style, parts.Smallest, drawing.Left)
		d.ParagraphIn(next(whatWide).Inset(0.5), what, parts.TextStyle, parts.Smallest, drawing.Left)
		d.Label(next(waysWide).Inset(0.5), fmt.Sprintf("%d of %d", ways, faces*faces), parts.BoldStyle,
			parts.Smallest, drawing.Right)
		bar := drawing.Box(box.X+3, box.Centre().Y-rowHigh*0.28, box.Width-3, rowHigh*0.56)
		bar.Width *= float64(ways) / float64(p.oftenest())
		paint := drawing.Paint{Fill: drawing.Rule, Stroke: drawing.Line(0.25, drawing.Ink)}
		if look != nil {
			paint = look.ground(1.4)
			paint.Stroke = drawing.Line(0.25, drawing.Ink)
		}
		d.Rect(bar, paint)
	})
}

// chart draws a column for every sum of the dice, as high as it comes often, in the colour of the ring that
// it wakes.
func (p *printer) chart(d *drawing.Drawing, box drawing.Rectangle) {
	const foot, head = 5.5, 5.0
	count := p.most() - 1
	wide := box.Width / float64(count)
	full := box.Height - foot - head
	base := box.Bottom() - foot
	size := min(parts.TitleStyle.Size, wide*2.1)
	for i := range count {
		sum := i + 2
		ways := p.ways(sum)
		high := full * float64(ways) / float64(p.game.Rules().DieFaces)
		cell := drawing.Box(box.X+float64(i)*wide, base-high, wide, high)
		paint := drawing.Paint{Fill: drawing.White}
		ring, mother := p.wakes(sum)
		switch {
		case ring != "":
			look := RingLook(p.game, ring)
			paint = look.ground(1.4)
		case mother:
			look := Ring{Colour: p.colour(), Hatch: drawing.Dots}
			paint = look.ground(1.4)
		}
		paint.Stroke = drawing.Line(0.25, drawing.Ink)
		d.Rect(drawing.Box(cell.X+wide*0.1, cell.Y, wide*0.8, cell.Height), paint)
		d.Label(drawing.Box(cell.X, cell.Y-head, wide, head), strconv.Itoa(ways),
			parts.TextStyle.Sized(min(parts.TextStyle.Size, size)), min(size, parts.Smallest), drawing.Centre)
		d.Label(drawing.Box(cell.X, base+0.4, wide, foot-0.4), strconv.Itoa(sum),
			parts.TitleStyle.Sized(size), min(size, parts.Smallest), drawing.Centre)
	}
	d.Line(drawing.Point{X: box.X, Y: base}, drawing.Point{X: box.Right(), Y: base},
		drawing.Line(0.4, drawing.Ink))
}
