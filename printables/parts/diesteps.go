package parts

import (
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Sequence shows how a solid is folded of its net, which is drawn with these sides.
func (n *Net) Sequence(title string, edge, deep float64, sides []DieSide) Sequence {
	pieces := n.Draw("net", edge, deep, sides)
	groups := n.Pieces()
	cut := words.DieCut
	if len(pieces) > 1 {
		cut = words.DieHalvesCut
	}
	first := &drawnNet{Net: n, edge: edge, deep: deep, sides: sides}
	first.place(groups[0])
	return Sequence{Title: title, Steps: []Step{
		{cut, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, pieces[0].Front, box.Inset(2))
			outline := pieces[0].Outline.Mapped(at)
			assembly.Cut(d, outline)
			assembly.Scissors(d, at(drawing.Point{Y: pieces[0].Front.Height / 2}).Plus(-1, 4*scale), -90)
		}},
		{words.DieFold, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, pieces[0].Front, box.Inset(2))
			for _, face := range groups[0] {
				for side := range n.Faces[face-1].Corners {
					e := Edge{face, side}
					next, fold := n.across(e)
					if from, to := n.ends(e); fold && next.Face > face || n.tabOn(e) >= 0 {
						assembly.Fold(d, at(first.at(from)), at(first.at(to)))
					}
				}
			}
		}},
		{words.DieGlue, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, pieces[0].Front, box.Inset(2))
			n.drawGluing(d, at, first, groups[0])
		}},
		{words.DieDone, func(d *drawing.Drawing, box drawing.Rectangle) {
			n.drawSolid(d, box.Inset(4), sides)
		}},
	}}
}

// drawGluing shows with glue and an arrow where the first tab of a piece goes.
func (n *Net) drawGluing(d *drawing.Drawing, at func(drawing.Point) drawing.Point, drawn *drawnNet, faces []int) {
	has := map[int]bool{}
	for _, face := range faces {
		has[face] = true
	}
	shown := 0
	for i, tab := range n.Tabs {
		if !has[tab.On.Face] || !has[tab.Under.Face] || shown == 1 {
			continue
		}
		shown++
		corners := n.tab(tab, drawn.deep/drawn.edge)
		var placed []drawing.Point
		for _, corner := range corners {
			placed = append(placed, at(drawn.at(corner)))
		}
		assembly.Glue(d, drawing.PolygonPath(placed...))
		middle := func(a, b drawing.Point) drawing.Point {
			return drawing.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
		}
		start := middle(middle(placed[0], placed[3]), middle(placed[1], placed[2]))
		from, to := n.ends(tab.Under)
		end := middle(at(drawn.at(from)), at(drawn.at(to)))
		bent := 0.3
		if i%2 == 1 {
			bent = -0.3
		}
		assembly.Arrow(d, start, end, bent)
		for _, point := range []drawing.Point{start, end} {
			const radius = 2.4
			d.Circle(point, radius, drawing.Outlined(drawing.Paper, 0.3, drawing.Ink))
			d.Label(drawing.Box(point.X-radius, point.Y-radius, 2*radius, 2*radius), n.Letter(i),
				BoldStyle.Sized(Smallest), Smallest, drawing.Centre)
		}
	}
}

// drawSolid draws the finished cube or octahedron.
func (n *Net) drawSolid(d *drawing.Drawing, box drawing.Rectangle, sides []DieSide) {
	const size = 20.0
	face := func(number int) *drawing.Drawing {
		side := sides[(number-1)%len(sides)]
		flat := drawing.New(size, size)
		paint := drawing.Filled(side.Colour)
		hatch := hatchOf(sides, side.Colour)
		if side.Face == nil && hatch != drawing.Plain {
			paint.Hatch = drawing.Hatch{Pattern: hatch, Colour: drawing.White, Gap: 1.6}
		}
		flat.Rect(flat.Area().Inset(0.6), paint)
		switch picture := side.picture(size*0.8, hatch != drawing.Plain, pipped(sides)); {
		case side.Face != nil:
			flat.UseIn(side.Face, flat.Area().Inset(2))
		case picture != nil:
			flat.UseIn(&drawing.Symbol{Name: "side", Drawing: picture}, flat.Area().Inset(size*0.1))
		}
		return flat
	}
	if len(n.Faces) == 6 {
		assembly.Block(d, box, face(1), face(2), face(4))
		return
	}
	// An octahedron, seen so that four of its faces show: two above its rim and two below.
	high := min(box.Height, box.Width*1.15)
	middle := box.Centre()
	at := func(x, y float64) drawing.Point { return middle.Plus(x*high*0.42, y*high/2) }
	top, bottom, left, right, near := at(0, -1), at(0, 1), at(-1, -0.08), at(1, -0.12), at(0.12, 0.2)
	for i, corners := range [][3]drawing.Point{{left, near, top}, {near, right, top}, {left, near, bottom},
		{near, right, bottom}} {
		side := sides[i%len(sides)]
		paint := drawing.Paint{Fill: side.Colour, Stroke: drawing.Line(0.4, drawing.Ink)}
		if side.Colour == drawing.None {
			paint.Fill = drawing.Paper.Mixed(drawing.Ink, 0.05*float64(i%3))
		} else {
			paint.Hatch = drawing.Hatch{Pattern: hatchOf(sides, side.Colour), Colour: drawing.White, Gap: 1.6}
		}
		d.Path(drawing.PolygonPath(corners[0], corners[1], corners[2]), paint)
		centre := drawing.Point{X: (corners[0].X + corners[1].X + corners[2].X) / 3,
			Y: (corners[0].Y + corners[1].Y + corners[2].Y) / 3}
		const radius, least = 3.0, 23.0 // on a smaller die the signs would lie on each other
		spot := drawing.Box(centre.X-radius, centre.Y-radius, 2*radius, 2*radius)
		if picture := side.picture(14, side.Colour != drawing.None, pipped(sides)); picture != nil && high >= least {
			d.UseIn(&drawing.Symbol{Name: "side", Drawing: picture}, spot)
		}
	}
}

// spinnerSequence shows how a spinner is made and spun.
func spinnerSequence(title string, flat *drawing.Drawing) Sequence {
	return Sequence{Title: title, Steps: []Step{
		{words.SpinnerCut, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, flat, box.Inset(2))
			assembly.Scissors(d, at(flat.Area().Centre()).Plus(-flat.Width/2*scale, 2), -90)
		}},
		{words.SpinnerFlick, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, flat, box.Inset(2))
			middle := at(flat.Area().Centre())
			long := flat.Width * 0.36 * scale
			d.RoundedRect(drawing.Box(middle.X-1, middle.Y-1.3, long, 2.6), 1.3,
				drawing.Paint{Stroke: drawing.Line(0.7, drawing.Ink)})
			if pencil := drawing.Picture("pencil"); pencil != nil {
				d.UseIn(pencil, drawing.Box(middle.X-1, middle.Y-12, 12, 12))
			}
			assembly.Arrow(d, middle.Plus(long, 3), middle.Plus(0, long), -0.3)
		}},
	}}
}
