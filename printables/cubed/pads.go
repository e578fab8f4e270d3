package cubed

import (
	"strconv"

	"homespun/engines"
	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// How many slips of a pad are printed: with the turn card they fill three sheets of A4.
const (
	positionCopies = 2
	scoreCopies    = 3
)

const (
	slipWide = 126.0 // mm, for A5
	slipHead = 14.0
	mapSide  = 7.2 // mm, of a square of a layer map as large as the mat
)

// positions are slips with a map of each layer, to note what is built.
func (p *printer) positions() parts.Part {
	return parts.Part{
		ID: "positions", Title: "Layer maps", Kind: parts.Pieces, Use: parts.Usual,
		Note:   words.LayersNote(positionCopies, p.set.Theme.Noun(wordCube).One),
		Pieces: []parts.Piece{{Name: "layer maps", Copies: positionCopies, Front: p.positionSlip()}},
	}
}

// positionSlip draws a slip with the maps two by two, and below what else belongs to a position.
func (p *printer) positionSlip() *drawing.Drawing {
	const foot, rowHigh, gap = 17.0, 7.0, 2.0
	// A smaller cube has larger squares, in as much room.
	const around = 2.14 // squares of a map's height without its rows
	sample, _ := LayerMap(p.game, 0, mapSide)
	square := min(10, mapSide*(engine.Rows+around)/(float64(2*p.game.Size()-1)+around))
	rows := (p.game.Size() + 1) / 2
	d := drawing.New(slipWide, slipHead+float64(rows)*(sample.Height+gap)+foot)
	p.set.Title(d, slipHead, "Layers")
	for level := range p.game.Size() {
		layer, squares := LayerMap(p.game, level, square)
		left, top := 2.5+float64(level%2)*(slipWide-5-sample.Width),
			slipHead+float64(level/2)*(sample.Height+gap)
		first := squares[engine.Middle].Centre()
		// from the first square to the lowest names
		below := (layer.Height - first.Y) - float64(engine.Rows/2+1-p.game.Size())*square
		d.Add(parts.Moved(layer, left+sample.Width/2-first.X, top+sample.Height-below-first.Y).Marks...)
	}
	y := d.Height - foot
	colours := p.present()
	wide := (d.Width - 10) / float64(len(colours))
	for i, colour := range colours {
		look := p.look(colour)
		box := drawing.Box(5+float64(i)*wide, y, wide-2, rowHigh)
		d.UseIn(look.symbol(rowHigh-1), drawing.Box(box.X, box.Y+0.5, rowHigh-1, rowHigh-1))
		room := drawing.Box(box.X+rowHigh, box.Y, box.Width-rowHigh, box.Height)
		d.Label(room, look.Letter+"  "+look.Noun.One, parts.BoldStyle, parts.Smallest, drawing.Left)
	}
	y += rowHigh
	p.blankLine(d, drawing.Box(5, y, 40, rowHigh), words.LayersTurn)
	p.blankLine(d, drawing.Box(49, y, d.Width-54, rowHigh), words.LayersSoFar)
	return d
}

// blankLine draws a label and a line behind it to write on.
func (p *printer) blankLine(d *drawing.Drawing, box drawing.Rectangle, label string) {
	wide := drawing.Measure(label, parts.BoldStyle) + 2
	d.Label(drawing.Box(box.X, box.Y, wide, box.Height), label, parts.BoldStyle, parts.Smallest, drawing.Left)
	d.Line(drawing.Point{X: box.X + wide, Y: box.Bottom() - 1.2},
		drawing.Point{X: box.Right(), Y: box.Bottom() - 1.2}, drawing.Line(0.25, drawing.Quiet))
}

// scores are slips to note who has taken what, turn by turn (CUB-07, CUB-09).
func (p *printer) scores() parts.Part {
	return parts.Part{
		ID: "scores", Title: "Score sheets", Kind: parts.Pieces, Use: parts.Usual, Rare: true,
		Note:   words.ScoresNote(scoreCopies),
		Pieces: []parts.Piece{{Name: "score sheet", Copies: scoreCopies, Front: p.scoreSlip(true)}},
		Blank:  &parts.Piece{Name: "blank score sheet", Copies: 1, Front: p.scoreSlip(false)},
	}
}

// turns returns how many turns of unstacking the player has who begins (CUB-10), and whether the last of all
// takes only one cube.
func (p *printer) turns() (turns int, odd bool) {
	start := p.game.Start()
	for seat := range engines.Seat(engine.Players) {
		turns = max(turns, p.game.TurnsLeft(&start, seat))
	}
	return turns, p.game.Total()%engine.TurnTakes == 1
}

// Measures of the table of a score slip, in millimetres.
const (
	scoreRow   = 6.6
	scoreFirst = 12.0
)

// scoreSlip draws a slip, with the players' names or with lines alone.
func (p *printer) scoreSlip(named bool) *drawing.Drawing {
	const names, heads, sums = 9.0, 6.5, 18.0
	turns, odd := p.turns()
	d := drawing.New(slipWide, slipHead+names+heads+float64(turns)*scoreRow+sums+3)
	p.set.Title(d, slipHead, "Score")
	pile := p.set.Theme.Noun(wordPile).One
	wide := (d.Width - 8 - scoreFirst) / float64(engine.Players*2)
	left := 4 + scoreFirst
	for seat := range engine.Players {
		box := drawing.Box(left+float64(2*seat)*wide, slipHead, 2*wide, names)
		d.Seat(seat, drawing.Point{X: box.X + 4.5, Y: box.Centre().Y}, 3.2)
		line := drawing.Box(box.X+9, box.Y, box.Width-11, box.Height)
		d.Line(drawing.Point{X: line.X, Y: line.Bottom() - 1.5},
			drawing.Point{X: line.Right(), Y: line.Bottom() - 1.5}, drawing.Line(0.25, drawing.Quiet))
		if named {
			p.set.DrawNames(d, line, seat, parts.TextStyle.Sized(11))
		}
		for i, word := range []string{words.FirstPile(pile), words.SecondPile(pile)} {
			d.Label(drawing.Box(box.X+float64(i)*wide, box.Bottom(), wide, heads), word, parts.BoldStyle,
				parts.Smallest, drawing.Centre)
		}
	}
	y := slipHead + names + heads
	for turn := range turns {
		d.Label(drawing.Box(4, y, scoreFirst-2, scoreRow), strconv.Itoa(turn+1), parts.BoldStyle,
			parts.Smallest, drawing.Right)
		for column := range engine.Players * 2 {
			cell := drawing.Box(left+float64(column)*wide, y, wide, scoreRow).Inset(0.3)
			d.RoundedRect(cell, 1, drawing.Outlined(drawing.White, 0.2, drawing.Quiet))
			// the last cube goes to the first pile
			if pile := engine.Pile(column % 2); !odd || turn < turns-1 || pile == engine.First {
				p.choices(d, cell, pile)
			}
		}
		y += scoreRow
	}
	y += 1.5
	d.Label(drawing.Box(3, y, scoreFirst-1, 7.5), "Sum", parts.BoldStyle, parts.Smallest, drawing.Right)
	d.Label(drawing.Box(3, y+8, scoreFirst-1, 8.5), "Score", parts.BoldStyle, parts.Smallest, drawing.Right)
	for column := range engine.Players * 2 {
		x := left + float64(column)*wide
		d.RoundedRect(drawing.Box(x, y, wide, 7.5).Inset(0.3), 1,
			drawing.Outlined(drawing.White, 0.3, drawing.Quiet))
		if column%2 == 0 {
			d.RoundedRect(drawing.Box(x, y+8, 2*wide, 8.5).Inset(0.3), 1.5,
				drawing.Outlined(drawing.White, 0.5, drawing.Ink))
		}
	}
	return d
}

// choices draws what can be taken in a turn, to be ringed: the sign of each colour and what it is worth in
// the pile.
func (p *printer) choices(d *drawing.Drawing, cell drawing.Rectangle, pile engine.Pile) {
	const radius = 1.75
	colours := p.present()
	wide := cell.Width / float64(len(colours))
	for i, colour := range colours {
		look := p.look(colour)
		box := drawing.Box(cell.X+float64(i)*wide, cell.Y, wide, cell.Height)
		at := drawing.Point{X: box.X + radius + 1, Y: box.Centre().Y}
		d.Path(look.Sign.Path(at, radius),
			drawing.Paint{Fill: look.Colour, Stroke: drawing.Line(0.2, drawing.Ink), Saver: look.Hatch})
		d.Label(drawing.Box(at.X+radius+0.5, box.Y, box.Right()-at.X-radius-0.5, box.Height),
			strconv.Itoa(p.game.Worth(pile, colour)), parts.BoldStyle, parts.Smallest, drawing.Left)
	}
}
