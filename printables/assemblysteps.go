package printables

import (
	"homespun/engines/common/text"
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
	"slices"
)

// sequences returns what the assembly sheet shows: the board first, then what each part shows itself, then the cards
// and all that is cut straight or along an outline.
func (j *Job) sequences() []parts.Sequence {
	var all []parts.Sequence
	if j.tiling != nil && len(j.tiling.Tiles) > 1 {
		all = append(all, j.boardSequence())
	}
	for _, part := range j.Parts {
		all = append(all, part.Made...)
	}
	for _, fan := range j.fans {
		if fan.laid.Fold != paper.NoFold {
			all = append(all, foldedSequence(j.part(fan.part).Title, fan))
		}
	}
	for _, outlined := range []bool{false, true} {
		if sequence, some := j.plainSequence(outlined); some {
			all = append(all, sequence)
		}
	}
	return all
}

// boardSequence shows how the tiles of the board are joined: the first two, or the first two rows.
func (j *Job) boardSequence() parts.Sequence {
	t, part := j.tiling, j.boardPart()
	board := &drawing.Symbol{Name: "board without words", Drawing: assembly.Wordless(part.Pieces[0].Front)}
	across := len(t.Columns) > 2
	first := drawing.Box(0, 0, t.Columns[1], t.Rows[1])
	second := drawing.Box(0, t.Rows[1], t.Columns[1], 0)
	if across {
		second = drawing.Box(t.Columns[1], 0, t.Columns[2]-t.Columns[1], t.Rows[1])
	} else {
		second.Height = t.Rows[2] - t.Rows[1]
	}
	butt, together := t.Board.Join == paper.Butt, words.TileDone
	if len(t.Columns) > 2 && len(t.Rows) > 2 {
		together = words.TileRows
	}
	cut, join := words.TileCut, words.TileGlue
	if butt {
		cut, join = words.TileCutButt, words.TileTape
	}
	return parts.Sequence{Title: part.Title, Steps: []parts.Step{
		{Caption: cut, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			box = box.Inset(3)
			scale := min(box.Width/(first.Width*1.12), box.Height/(first.Height*1.12))
			place := clipped(d, board, first, box.Centre(), scale)
			outline := place
			if !butt {
				outline = withFlap(place, across)
				flapOf(d, place, across)
			}
			assembly.Cut(d, outline.Path())
			assembly.Scissors(d, drawing.Point{X: outline.X, Y: outline.Bottom() - outline.Height*0.25}, -90)
		}},
		{Caption: join, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			drawJoin(d, box, board, first, second, across, butt)
		}},
		{Caption: words.TileMarks, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			side, middle := min(15, box.Height*0.6), box.Centre()
			for _, way := range []float64{-1, 1} {
				half := drawing.Box(middle.X, middle.Y-side*0.8, way*side, side*1.6)
				if way < 0 {
					half = drawing.Box(middle.X-side, half.Y, side, half.Height)
				}
				d.Rect(half, drawing.Outlined(drawing.Paper.Mixed(drawing.Ink, 0.04), 0.3, drawing.Quiet))
				d.Polygon([]drawing.Point{middle.Plus(0, -6), middle.Plus(way*6, 0), middle.Plus(0, 6)},
					drawing.Paint{Fill: drawing.Ink, Keep: true})
			}
			d.Line(middle.Plus(0, -side*0.8), middle.Plus(0, side*0.8), drawing.Line(0.3, drawing.Paper))
		}},
		{Caption: together, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			box = box.Inset(2)
			scale := min(box.Width/board.Drawing.Width, box.Height/board.Drawing.Height)
			whole := board.Drawing.Area()
			place := clipped(d, board, whole, box.Centre(), scale)
			for _, x := range t.Columns[1 : len(t.Columns)-1] {
				assembly.Fold(d, drawing.Point{X: place.X + x*scale, Y: place.Y},
					drawing.Point{X: place.X + x*scale, Y: place.Bottom()})
			}
			for _, y := range t.Rows[1 : len(t.Rows)-1] {
				assembly.Fold(d, drawing.Point{X: place.X, Y: place.Y + y*scale},
					drawing.Point{X: place.Right(), Y: place.Y + y*scale})
			}
		}},
	}}
}

// clipped draws a part of a symbol around a centre, and returns where it lies.
func clipped(d *drawing.Drawing, symbol *drawing.Symbol, part drawing.Rectangle, centre drawing.Point,
	scale float64) drawing.Rectangle {
	place := drawing.Box(centre.X-part.Width*scale/2, centre.Y-part.Height*scale/2, part.Width*scale, part.Height*scale)
	whole, middle := symbol.Drawing.Area().Centre(), part.Centre()
	d.Add(drawing.Use{Symbol: symbol, At: centre.Plus((whole.X-middle.X)*scale, (whole.Y-middle.Y)*scale), Scale: scale,
		Clip: place, Silent: true})
	d.Rect(place, drawing.Paint{Stroke: drawing.Line(0.3, drawing.Ink)})
	return place
}

// flapPart is how wide a flap is drawn, in parts of its tile.
const flapPart = 0.1

// withFlap returns the box of a tile with its flap, on the right or below.
func withFlap(place drawing.Rectangle, across bool) drawing.Rectangle {
	if across {
		place.Width *= 1 + flapPart
	} else {
		place.Height *= 1 + flapPart
	}
	return place
}

// flapOf draws the flap of a tile with glue on it.
func flapOf(d *drawing.Drawing, place drawing.Rectangle, across bool) {
	flap := drawing.Box(place.X, place.Bottom(), place.Width, place.Height*flapPart)
	if across {
		flap = drawing.Box(place.Right(), place.Y, place.Width*flapPart, place.Height)
	}
	assembly.Glue(d, flap.Path())
}

// drawJoin draws two tiles that are joined.
func drawJoin(d *drawing.Drawing, box drawing.Rectangle, board *drawing.Symbol, first, second drawing.Rectangle,
	across, butt bool) {
	const apart = 9.0
	box = box.Inset(2)
	middle := box.Centre()
	if across {
		scale := min((box.Width-apart)/(first.Width+second.Width), box.Height/first.Height)
		left := clipped(d, board, first, middle.Plus(-(apart+second.Width*scale)/2, 0), scale)
		right := clipped(d, board, second, middle.Plus((apart+first.Width*scale)/2, 0), scale)
		if !butt {
			flapOf(d, left, across)
		}
		assembly.Arrow(d, drawing.Point{X: right.Centre().X, Y: middle.Y}, drawing.Point{X: left.Right() + 1, Y: middle.Y}, 0)
		return
	}
	scale := min((box.Height-apart)/(first.Height+second.Height), box.Width/first.Width)
	top := clipped(d, board, first, middle.Plus(0, -(apart+second.Height*scale)/2), scale)
	bottom := clipped(d, board, second, middle.Plus(0, (apart+first.Height*scale)/2), scale)
	if !butt {
		flapOf(d, top, across)
	}
	assembly.Arrow(d, drawing.Point{X: middle.X, Y: bottom.Centre().Y}, drawing.Point{X: middle.X, Y: top.Bottom() + 1}, 0)
}

// foldedSequence shows how cards get their backs: two of them on a strip with their backs beside them.
func foldedSequence(title string, fan fan) parts.Sequence {
	width, height := fan.laid.Cards.Width, fan.laid.Cards.Height
	strip := drawing.New(2*width, 2*height+2*paper.FoldGutter)
	strip.Rect(strip.Area(), drawing.Outlined(drawing.White, 0.3, drawing.Rule))
	for i, face := range fan.fronts[:min(2, len(fan.fronts))] {
		strip.UseIn(face, drawing.Box(float64(i)*width, 0, width, height))
	}
	backs := drawing.Box(0, height+2*paper.FoldGutter, 2*width, height)
	strip.Rect(backs, drawing.Paint{Fill: drawing.Paper,
		Hatch:  drawing.Hatch{Pattern: drawing.Diamonds, Colour: drawing.Rule, Gap: 6},
		Stroke: drawing.Line(0.3, drawing.Rule)})
	fold := func(d *drawing.Drawing, at func(drawing.Point) drawing.Point) (left, right drawing.Point) {
		y := height + paper.FoldGutter
		left, right = at(drawing.Point{Y: y}), at(drawing.Point{X: strip.Width, Y: y})
		assembly.Fold(d, left.Plus(-2, 0), right.Plus(2, 0))
		return left, right
	}
	return parts.Sequence{Title: title, Steps: []parts.Step{
		{Caption: words.FoldCut, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, strip, box.Inset(3))
			fold(d, at)
			assembly.Cut(d, strip.Area().Path().Mapped(at))
			assembly.Scissors(d, at(drawing.Point{Y: strip.Height * 0.75}), -90)
		}},
		{Caption: words.FoldScore, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, strip, box.Inset(3))
			left, right := fold(d, at)
			assembly.Arrow(d, left.Plus(0, -2.5), right.Plus(0, -2.5), 0)
		}},
		{Caption: words.FoldGlue, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, strip, box.Inset(3))
			_, right := fold(d, at)
			assembly.Arrow(d, right.Plus(1, height*scale*0.6), right.Plus(1, -height*scale*0.6), -0.25)
		}},
		{Caption: words.FoldCards, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			drawGrid(d, box, fan.fronts[0].Drawing, 2, 1, true)
		}},
	}}
}

// plainSequence shows how the pieces are cut that are nothing but cut: straight ones, or outlined ones.
func (j *Job) plainSequence(outlined bool) (parts.Sequence, bool) {
	var titles []string
	var sample *parts.Piece
	for i := range j.Parts {
		part := &j.Parts[i]
		if part.Kind != parts.Pieces && part.Kind != parts.Cards || len(part.Made) > 0 || len(part.Pieces) == 0 ||
			(part.Pieces[0].Outline != nil) != outlined || j.folded(part.ID) {
			continue
		}
		titles = append(titles, inside(*part))
		if first := &part.Pieces[0]; sample == nil || long(first) < long(sample) {
			sample = first
		}
	}
	if sample == nil {
		return parts.Sequence{}, false
	}
	front := sample.Front
	if outlined {
		return parts.Sequence{Title: words.OutlineTitle(text.Join(titles, "and")), Steps: []parts.Step{
			{Caption: words.OutlineRough, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
				at, _ := assembly.Placed(d, front, box.Inset(7))
				rough := drawing.RoundedPath(front.Area(), front.Width*0.3).Bounds().Inset(-front.Width * 0.1).Path().Mapped(at)
				assembly.Cut(d, rough)
				assembly.Scissors(d, drawing.Point{X: rough.Bounds().X, Y: rough.Bounds().Bottom() - 4}, -90)
			}},
			{Caption: words.OutlineFine, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
				at, scale := assembly.Placed(d, front, box.Inset(6))
				assembly.Cut(d, sample.Outline.Mapped(at))
				middle := at(front.Area().Centre())
				assembly.Scissors(d, middle.Plus(-front.Width/2*scale, 0), -90)
				assembly.Arrow(d, middle.Plus(front.Width/2*scale+3, -6), middle.Plus(front.Width/2*scale+3, 6), 0.4)
			}},
		}}, true
	}
	return parts.Sequence{Title: words.GridTitle(text.Join(titles, "and")), Steps: []parts.Step{
		{Caption: words.GridStrips, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			drawGrid(d, box, front, 3, 2, false)
		}},
		{Caption: words.GridPieces, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			drawGrid(d, box, front, 3, 1, true)
		}},
	}}, true
}

// long returns how much longer a piece is than wide, or wider than long.
func long(piece *parts.Piece) float64 {
	return max(piece.Front.Width/piece.Front.Height, piece.Front.Height/piece.Front.Width)
}

// folded says whether the cards of a part have backs that are folded behind them.
func (j *Job) folded(id string) bool {
	return slices.ContainsFunc(j.fans, func(f fan) bool {
		return f.part == id &&
			f.laid.Fold != paper.NoFold
	})
}

// drawGrid draws copies of a piece edge to edge with the cut between its rows, or between the pieces of a row.
func drawGrid(d *drawing.Drawing, box drawing.Rectangle, piece *drawing.Drawing, columns, rows int, apart bool) {
	grid := drawing.New(float64(columns)*piece.Width, float64(rows)*piece.Height)
	symbol := &drawing.Symbol{Name: "piece", Drawing: piece}
	for i := range columns * rows {
		at := drawing.Point{X: float64(i%columns) * piece.Width, Y: float64(i/columns) * piece.Height}
		grid.UseAt(symbol, at)
		grid.Rect(drawing.Box(at.X, at.Y, piece.Width, piece.Height), drawing.Paint{Stroke: drawing.Line(0.3, drawing.Quiet)})
	}
	room := box.Inset(5)
	if apart {
		room.Y -= 2 // for the scissors below
	}
	at, _ := assembly.Placed(d, grid, room)
	if apart {
		for i := 1; i < columns; i++ {
			x := float64(i) * piece.Width
			assembly.Cut(d, drawing.Path{}.MoveTo(at(drawing.Point{X: x}).Plus(0, -1)).
				LineTo(at(drawing.Point{X: x, Y: grid.Height}).Plus(0, 1)))
		}
		assembly.Scissors(d, at(drawing.Point{X: piece.Width, Y: grid.Height}).Plus(0, 2), -90)
		return
	}
	for i := 1; i < rows; i++ {
		y := float64(i) * piece.Height
		assembly.Cut(d, drawing.Path{}.MoveTo(at(drawing.Point{Y: y}).Plus(-1, 0)).
			LineTo(at(drawing.Point{X: grid.Width, Y: y}).Plus(1, 0)))
	}
	assembly.Scissors(d, at(drawing.Point{Y: piece.Height}).Plus(-1, 0), 0)
}
