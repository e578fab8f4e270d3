package kit

import (
	"slices"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

const (
	// padCopies is how many slips of the score pad are printed.
	padCopies = 4
	// mostDiscs is how many discs there are of one counter at most; what begins with more than mostStart has none.
	mostDiscs, mostStart = 40, 10
)

// counters are discs for what is counted, and a pad to write it down.
func (p *printer) counters() (made []parts.Part) {
	own, common := p.game.Counters()
	if len(own)+len(common) == 0 {
		return nil
	}
	rules := p.game.Rules
	discs := parts.Part{ID: "counters", Title: "Counters", Kind: parts.Pieces,
		Note: words.OwnDiscsNote(text.Join(slices.Concat(own, common), "and"))}
	side := discSide
	if p.set.Large {
		side = parts.LargeSide
	}
	for i, name := range slices.Concat(own, common) {
		start, seats := rules.Common[name], 1
		if i < len(own) {
			start, seats = rules.Counters[name], p.set.Seats()
		}
		if start <= mostStart && !p.tokened(name) {
			discs.Pieces = append(discs.Pieces, parts.Counter(name, "", kindColours[i%len(kindColours)], side,
				min(mostDiscs, max(4, start+3)*seats)))
		}
	}
	if len(discs.Pieces) > 0 {
		made = append(made, discs)
	}
	return append(made, parts.Part{
		ID: "pad", Title: words.OwnPad, Kind: parts.Pieces, Use: parts.Usual, Rare: true,
		Note:   words.OwnPadNote(padCopies, text.Join(slices.Concat(own, common), "and")),
		Pieces: []parts.Piece{{Name: words.OwnSlip, Copies: padCopies, Front: p.slip(true)}},
		Blank:  &parts.Piece{Name: words.OwnBlankSlip, Copies: 1, Front: p.slip(false)},
	})
}

// Measures of a slip, in millimetres.
const (
	slipHead  = 14.0
	slipLabel = 32.0
	slipName  = 9.0
	slipRow   = 15.0
)

// slip draws a slip: a column for each player, a row for each counter with its beginning, and below what is common.
func (p *printer) slip(named bool) *drawing.Drawing {
	own, common := p.game.Counters()
	seats, rules := p.set.Seats(), p.game.Rules
	column := max(15, 63/float64(seats))
	high := slipHead + 3
	if len(own) > 0 {
		high += slipName + slipRow*float64(len(own))
	}
	high += slipRow * float64(len(common))
	if p.set.Large {
		high = max(high, parts.LargeSide)
	}
	d := drawing.New(8+slipLabel+column*float64(seats), high)
	p.set.Title(d, slipHead, "Score")
	y := slipHead
	if len(own) > 0 {
		for seat := range seats {
			box := drawing.Box(4+slipLabel+float64(seat)*column, y, column, slipName).Inset(0.5)
			d.Seat(seat, drawing.Point{X: box.X + 3.5, Y: box.Centre().Y}, 3)
			if named {
				p.set.DrawNames(d, drawing.Box(box.X+7.5, box.Y, box.Width-8, box.Height), seat, parts.TextStyle)
			}
		}
		y += slipName
	}
	for _, name := range own {
		p.field(d, drawing.Box(4, y, slipLabel-1, slipRow), name, rules.Counters[name])
		for seat := range seats {
			cell := drawing.Box(4+slipLabel+float64(seat)*column, y, column, slipRow).Inset(0.3)
			d.RoundedRect(cell, 1, drawing.Outlined(drawing.White, 0.25, drawing.Quiet))
		}
		y += slipRow
	}
	for _, name := range common {
		p.field(d, drawing.Box(4, y, slipLabel-1, slipRow), name, rules.Common[name])
		cell := drawing.Box(4+slipLabel, y, column*float64(seats), slipRow).Inset(0.3)
		d.RoundedRect(cell, 1, drawing.Outlined(drawing.White, 0.25, drawing.Quiet))
		y += slipRow
	}
	return d
}

// field writes what is counted in a row, and with how many it begins.
func (p *printer) field(d *drawing.Drawing, box drawing.Rectangle, name string, start int) {
	d.ParagraphIn(drawing.Box(box.X, box.Y, box.Width, box.Height*0.6), text.Capital(short(name)),
		parts.BoldStyle.Sized(11), parts.Smallest, drawing.Left)
	d.Label(drawing.Box(box.X, box.Y+box.Height*0.6, box.Width, box.Height*0.35), words.OwnBegins(start),
		parts.TextStyle.In(drawing.Quiet), parts.Smallest, drawing.Left)
}
