package cubed

import (
	"strconv"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// most says how many cubes of a colour a turn places (CUB-02): "up to 3", or "3" where there is no choice.
func (p *printer) most(colour engine.Colour) string {
	count := p.game.Place(colour)
	if p.game.Rules().Exact || count == 1 {
		return strconv.Itoa(count)
	}
	return words.UpTo(count)
}

// drawNumbers draws a table in a box: for each colour how many cubes there are, how many a turn places, and
// what one is worth in each pile (CUB-01, CUB-02, CUB-09). Its columns are equally wide, and no words stand
// nearer than a margin to where they meet.
func (p *printer) drawNumbers(d *drawing.Drawing, box drawing.Rectangle, margin float64) {
	const columns = 5
	colours := p.present()
	pile := p.set.Theme.Noun(wordPile).One
	wide, high := box.Width/columns, box.Height/float64(len(colours)+1)
	size := min(max(parts.Smallest, high*0.34/drawing.PointMM), 40)
	small := drawing.Style{Face: drawing.Bold, Size: max(parts.Smallest, size*0.66), Colour: drawing.Ink}
	cell := func(column, row int) drawing.Rectangle {
		return drawing.Box(box.X+float64(column)*wide+margin/2, box.Y+float64(row)*high, wide-margin, high)
	}
	for i, head := range []string{p.set.Theme.Noun(wordCube).Many, words.CubesInAll, words.CubesInATurn,
		words.FirstPile(pile), words.SecondPile(pile)} {
		align, box := drawing.Centre, cell(i, 0).Inset(high*0.05)
		switch i {
		case 0:
			align = drawing.Left
		case 3, 4:
			above, below := box.Centre().Y-small.LineHeight(), box.Centre().Y
			d.Label(drawing.Box(box.X, above, box.Width, small.LineHeight()), words.PointsIn, small,
				min(parts.Smallest, small.Size), align)
			box = drawing.Box(box.X, below, box.Width, small.LineHeight())
		}
		d.ParagraphIn(box, head, small, min(parts.Smallest, small.Size), align)
	}
	for i, colour := range colours {
		row, look := i+1, p.look(colour)
		name := cell(0, row)
		d.Line(drawing.Point{X: name.X, Y: name.Y}, drawing.Point{X: box.Right() - margin, Y: name.Y},
			drawing.Line(0.25, drawing.Rule))
		side := min(high*0.8, wide*0.32)
		d.UseIn(look.symbol(side), drawing.Box(name.X, name.Centre().Y-side/2, side, side))
		room := drawing.Box(name.X+side+1, name.Y, name.Width-side-1, name.Height)
		d.ParagraphIn(room, look.Noun.Many, small, min(parts.Smallest, small.Size), drawing.Left)
		style := drawing.Style{Face: drawing.Title, Size: size, Colour: drawing.Ink}
		for k, text := range []string{
			strconv.Itoa(p.game.Cubes(colour)), p.most(colour),
			strconv.Itoa(p.game.Worth(engine.First, colour)),
			strconv.Itoa(p.game.Worth(engine.Second, colour)),
		} {
			d.Label(cell(k+1, row), text, style, min(parts.Smallest, size), drawing.Centre)
		}
	}
}
