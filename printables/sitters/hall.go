package sitters

import (
	"math"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// hall lays the floor of the dungeon under all spaces at once: stones in the light of the torches, moss and cracks, a
// carpet, the mosaics of the vaults, and the gaps between the spaces on top.
func (b *board) hall() {
	lights := b.torches()
	for i := range b.game.Board().Len() {
		place := b.game.Board().Space(i)
		b.pave(b.Cell(place.Column, place.Row), i, lights)
	}
	for _, ring := range b.edges() { // the walls cast a shadow
		for _, side := range ring {
			if at := b.On(side, 0, 0); side.Right > 0 {
				i, _ := b.game.Board().At(side.Column, side.Row)
				b.Rect(drawing.Box(at.X, at.Y, b.Space, b.Space*0.075), open(realms[b.game.Kind(i)].joint.Mixed(wallEdge, 0.2)))
			}
		}
	}
	for i, vault := range b.vaults() {
		b.mosaic(vault, i)
	}
	first, last := b.aisle()
	if first >= 0 {
		b.carpet(first, last)
	}
	b.gaps(first, last)
}

// open paints what has no outline in ink-saver.
func open(colour drawing.Colour) drawing.Paint { return drawing.Paint{Fill: colour, Open: true} }

// pave lays the stones of one space.
func (b *board) pave(cell drawing.Rectangle, index int, lights []drawing.Point) {
	kind := b.game.Kind(index)
	of := realms[kind]
	at := func(x, y, wide, high float64) drawing.Rectangle {
		return drawing.Box(cell.X+x*cell.Width, cell.Y+y*cell.Height, wide*cell.Width, high*cell.Height)
	}
	b.Rect(cell, open(of.joint))
	switch kind {
	case engine.ContainerSpace:
		place := b.game.Board().Space(index)
		for k := range 4 {
			box := at(0.5*float64(k%2), 0.5*float64(k/2), 0.5, 0.5)
			tone := of.tones[(k+k/2+place.Column+place.Row)%2]
			b.Rect(box.Inset(b.Space*0.004), open(b.lit(tone, box.Centre(), lights)))
		}
		return
	case engine.SafeZone: // steps up into the light
		for k := range 5 {
			part := float64(k) / 4
			b.Rect(at(0.2*float64(k), 0, 0.19, 1), open(of.tones[0].Mixed(of.tones[2], part)))
		}
		return
	case engine.CollectorStart:
		b.Rect(cell, open(of.tones[0]))
		for k := range 5 {
			x, y := 0.12+0.19*float64(k), 0.08+0.1*float64(parts.Chance(index*11+k, 9))
			b.Path(drawing.EllipsePath(at(x, y, 0, 0).Centre(), cell.Width*0.12, cell.Width*0.05),
				open(of.tones[1+parts.Chance(index*7+k, 2)]))
		}
		return
	}
	for row := range 3 { // courses of two stones, of which one is larger by turns
		for i, tone := range [...]int{parts.Chance(index*13+row*5, 3), parts.Chance(index*17+row*7, 3)} {
			x := 0.36 + 0.05*float64(parts.Chance(index*5+row, 3)) + 0.18*float64((row+index)%2)
			stone := at(x*float64(i), float64(row)/3, x+(1-2*x)*float64(i), 1.0/3)
			b.Path(parts.CutPath(stone.Inset(b.Space*0.009), b.Space*0.02),
				open(b.lit(b.worn(of, tone, stone.Centre(), kind), stone.Centre(), lights)))
		}
	}
	if first, last := b.aisle(); kind == engine.Plain && (first < 0 || cell.Y != b.box(first).Y || index > last) {
		b.wear(cell, index)
	}
}

// worn returns the colour of a stone of a tone: that of the sand that feet have brought in, where they go.
func (b *board) worn(of realm, tone int, at drawing.Point, kind engine.Kind) drawing.Colour {
	const half = 0.42
	x, y := (at.X-b.Margin)/b.Space, (at.Y-b.Margin)/b.Space
	if way := 2 + 0.5*math.Sin(y*1.15); kind == engine.Plain && (math.Abs(x-way) < half || x > way+2.5) {
		return of.tones[tone].Mixed(sand, 0.62)
	}
	return of.tones[tone]
}

// lit returns the colour of a stone in the light of the torches, in few steps.
func (b *board) lit(tone drawing.Colour, at drawing.Point, lights []drawing.Point) drawing.Colour {
	const reach, steps = 1.75, 3
	bright := 0.0
	for _, torch := range lights {
		bright = max(bright, 1-math.Hypot(at.X-torch.X, at.Y-torch.Y)/(reach*b.Space))
	}
	return tone.Mixed(torchlit, 0.16*math.Floor(bright*steps))
}

// wear lets moss, a puddle or a crack come over the floor of a space.
func (b *board) wear(cell drawing.Rectangle, index int) {
	s, centre := b.Space, cell.Centre()
	right, down := float64(parts.Chance(index*31+5, 2)*2-1), float64(parts.Chance(index*23+9, 2)*2-1)
	blot := func(x, y, across, down float64, colour drawing.Colour) {
		b.Path(drawing.EllipsePath(centre.Plus(x*s*right, y*s), across*s, down*s), open(colour))
	}
	switch parts.Chance(index*29+11, 6) {
	case 0, 1:
		for k, r := range [...]float64{0.13, 0.1, 0.07, 0.05} {
			blot(0.34-0.14*float64(k), down*(0.36-0.03*float64(k%2)), r, r*0.7, moss.Mixed(realms[engine.Plain].gap, 0.25))
			blot(0.34-0.14*float64(k), down*(0.36-0.03*float64(k%2))-0.014, r, r*0.7, moss)
		}
	case 2:
		blot(0.1, 0.22, 0.22, 0.1, 0xFF9DB7BC)
		blot(0.1, 0.235, 0.21, 0.085, 0xFFB4CBCD)
		blot(0.04, 0.215, 0.08, 0.018, 0xFFD5E2E0)
	case 3:
		line := drawing.Stroke{Width: s * 0.013, Colour: realms[engine.Plain].gap.Mixed(drawing.White, 0.2), Faint: true}
		from := centre.Plus(right*s*0.42, -s*0.3)
		b.Path(drawing.Path{}.MoveTo(from).LineTo(from.Plus(-right*s*0.16, s*0.1)).
			LineTo(from.Plus(-right*s*0.2, s*0.26)).LineTo(from.Plus(-right*s*0.36, s*0.34)),
			drawing.Paint{Stroke: line})
	}
}

// A vault is spaces of containers side by side.
type vault map[[2]int]bool

// vaults returns all vaults, in the order of their first spaces.
func (b *board) vaults() []vault {
	var all []vault
	done := vault{}
	var fill func(v vault, column, row int)
	fill = func(v vault, column, row int) {
		i, ok := b.game.Board().At(column, row)
		if at := [2]int{column, row}; ok && b.game.Kind(i) == engine.ContainerSpace && !done[at] {
			done[at], v[at] = true, true
			for _, step := range [...][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
				fill(v, column+step[0], row+step[1])
			}
		}
	}
	for i := range b.game.Board().Len() {
		place, v := b.game.Board().Space(i), vault{}
		if fill(v, place.Column, place.Row); len(v) > 0 {
			all = append(all, v)
		}
	}
	return all
}

// mosaic draws the border of a vault, and in the middle of a large one rings with a star that lie under many spaces.
func (b *board) mosaic(v vault, number int) {
	s, of := b.Space, realms[engine.ContainerSpace]
	left, top, right, bottom := b.Columns, b.Rows, 0, 0
	for at := range v {
		left, right = min(left, at[0]), max(right, at[0]+1)
		top, bottom = min(top, at[1]), max(bottom, at[1]+1)
	}
	centre := drawing.Point{X: b.Margin + s*float64(left+right)/2, Y: b.Margin + s*float64(top+bottom)/2}
	radius := 0.48 * s * float64(min(right-left, bottom-top))
	if radius > s && b.holds(v, centre, radius) {
		// so near to the stones that the treasures on it are seen first
		deep, mid := drawing.RGB(0xD3A577).Mixed(of.tones[0], 0.45), of.tones[0].Mixed(drawing.RGB(0xFFF3D6), 0.3)
		points := 16 - 8*(number%2)
		for _, ring := range [...]struct {
			part float64
			tone drawing.Colour
		}{{1, deep}, {0.965, mid}, {0.93, of.tones[1].Mixed(of.tones[0], 0.4)}} {
			b.Circle(centre, radius*ring.part, open(ring.tone))
		}
		for k, part := range [...]float64{0.86, 0.6} {
			b.Path(rays(centre, radius*part, points, 0.42+0.06*float64(k)), open([...]drawing.Colour{mid, deep}[k]))
		}
		b.Circle(centre, radius*0.27, open(of.tones[0]))
		b.Circle(centre, radius*0.165, open(deep))
		b.Circle(centre, radius*0.12, open(mid))
	}
	edges := parts.Edges(b.Columns, b.Rows, func(column, row int) bool { return v[[2]int{column, row}] })
	b.Path(b.Outline(edges, -s*0.16, 0, false), drawing.Paint{Stroke: drawing.Stroke{Width: s * 0.014,
		Colour: of.gap.Mixed(of.tones[0], 0.35), Faint: true}})
}

// holds says whether a vault has all spaces that a square around a centre, half so wide, comes to.
func (b *board) holds(v vault, centre drawing.Point, half float64) bool {
	part := func(at float64) int { return int((at - b.Margin) / b.Space) }
	for row := part(centre.Y - half); row <= part(centre.Y+half); row++ {
		for column := part(centre.X - half); column <= part(centre.X+half); column++ {
			if !v[[2]int{column, row}] {
				return false
			}
		}
	}
	return true
}

// rays returns a star around a centre; its inner corners are so far out, as a part of its radius.
func rays(centre drawing.Point, radius float64, count int, inner float64) drawing.Path {
	corners := make([]drawing.Point, 2*count)
	for i := range corners {
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(count))
		r := radius * (1 - (1-inner)*float64(i%2))
		corners[i] = centre.Plus(r*sin, -r*cos)
	}
	return drawing.PolygonPath(corners...)
}

// aisle returns the first and the last space of the longest row of plain ones, which has a carpet; -1 for none.
func (b *board) aisle() (first, last int) {
	const least = 4
	first, last = -1, -1
	most := least - 1
	for row := range b.Rows {
		from := -1
		for column := range b.Columns + 1 {
			i, ok := b.game.Board().At(column, row)
			if ok && b.game.Kind(i) == engine.Plain {
				if from < 0 {
					from = column
				}
				if column-from+1 > most {
					most = column - from + 1
					first, _ = b.game.Board().At(from, row)
					last = i
				}
				continue
			}
			from = -1
		}
	}
	return first, last
}

// The colours of the carpet, and how far it is from the edges of its spaces, in sides of a space.
const (
	carpetField  drawing.Colour = 0xFFC6B2D4
	carpetEdge   drawing.Colour = 0xFFB29BC6
	carpetGold   drawing.Colour = 0xFFE9CB84
	carpetBright drawing.Colour = 0xFFD6C7E0
	carpetGap    drawing.Colour = 0xFF77608F
	carpetInset                 = 0.15
)

// carpet lays a runner along a row of spaces, with a figure on each and one between two.
func (b *board) carpet(first, last int) {
	s := b.Space
	from, to := b.box(first), b.box(last)
	box := drawing.Box(from.X+s*0.1, from.Y+s*carpetInset, to.Right()-from.X-s*0.2, s*(1-2*carpetInset))
	var fringe drawing.Path
	const threads = 14
	for i := range threads {
		y := box.Y + box.Height*(float64(i)+0.3)/threads
		for _, x := range [...]float64{box.X - s*0.045, box.Right() - s*0.005} {
			fringe = append(fringe, drawing.Box(x, y, s*0.05, box.Height*0.4/threads).Path()...)
		}
	}
	b.Path(fringe, open(carpetGold))
	b.Rect(box.Moved(0, s*0.016), open(realms[engine.Plain].joint.Mixed(drawing.Ink, 0.15)))
	b.Rect(box, drawing.Filled(carpetEdge))
	b.Rect(box.Inset(s*0.04), open(carpetGold))
	b.Rect(box.Inset(s*0.058), open(carpetField))
	diamond := func(at drawing.Point, across, down float64) drawing.Path {
		return drawing.PolygonPath(at.Plus(0, -down*s), at.Plus(across*s, 0), at.Plus(0, down*s), at.Plus(-across*s, 0))
	}
	for x := from.X + s/2; x < to.Right(); x += s {
		at := drawing.Point{X: x, Y: box.Centre().Y}
		b.Path(diamond(at, 0.36, 0.27), open(carpetGold))
		b.Path(diamond(at, 0.335, 0.25), open(carpetBright))
		b.Path(diamond(at, 0.2, 0.15), open(carpetField))
		if between := at.Plus(s/2, 0); between.X < to.Right()-s*0.1 {
			b.Path(diamond(between, 0.14, 0.27), open(carpetEdge))
			b.Path(diamond(between, 0.1, 0.19), open(carpetGold))
		}
	}
}

// box returns where a space lies.
func (b *board) box(space int) drawing.Rectangle {
	place := b.game.Board().Space(space)
	return b.Cell(place.Column, place.Row)
}

// gaps draws what is seen between the spaces; the carpet goes on there, darker.
func (b *board) gaps(first, last int) {
	s := b.Space
	for i := range b.game.Board().Len() {
		cell := b.box(i)
		centre := cell.Centre()
		hole := drawing.RoundedPath(cell.Inset(b.edge(b.game.Kind(i))), s*b.scene.corner).Mapped(
			func(p drawing.Point) drawing.Point { return drawing.Point{X: 2*centre.X - p.X, Y: p.Y} })
		b.Path(append(cell.Path(), hole...), open(realms[b.game.Kind(i)].gap))
	}
	if first < 0 {
		return
	}
	from, to := b.box(first), b.box(last)
	for x := from.Right(); x < to.X+s*0.1; x += s {
		b.Rect(drawing.Box(x-s*spaceEdge, from.Y+s*carpetInset, 2*s*spaceEdge, s*(1-2*carpetInset)), open(carpetGap))
	}
}

// edge returns how far the edge of a space is from its lines: near in a vault, whose floor is inlaid.
func (b *board) edge(kind engine.Kind) float64 {
	if kind == engine.ContainerSpace {
		return b.Space * spaceEdge * 0.4
	}
	return b.Space * spaceEdge
}

// layThing returns how large, where and in what print a thing lies on a floor that goes on. A treasure has a pale disc
// below it; what is at a start or an exit has its own colours, and is clear of the word at the foot.
func (b *board) layThing(kind engine.Kind, at drawing.Point, icon *drawing.Symbol, style *kindStyle) (float64,
	drawing.Point, *drawing.Symbol) {
	s := b.Space
	switch kind {
	case engine.ContainerSpace:
		for i, radius := range [...]float64{0.36, 0.315} {
			b.Circle(at, s*radius, open(realms[kind].tones[0].Mixed(halo, 0.3+0.35*float64(i))))
		}
		return s * 0.54, at, b.fade(icon, treasure.Mixed(halo, 0.25))
	case engine.CollectorStart, engine.ObstructorStart:
		return s * 0.52, at.Plus(0, -s*0.045), icon
	case engine.SafeZone:
		return s * 0.58, at, icon
	}
	return s * 0.54, at, b.fade(icon, style.edge.Mixed(style.tint, 0.25))
}

// drawRim draws the edge of a space on a floor that goes on, and the mat or the pit of those that have a side.
func (b *board) drawRim(box drawing.Rectangle, kind engine.Kind, paint drawing.Paint) {
	s := b.Space
	rim := drawing.Line(s*0.012, realms[kind].gap.Mixed(drawing.Ink, 0.3))
	switch kind {
	case engine.CollectorStart:
		mat := drawing.Box(box.X+s*0.068, box.Y+s*0.115, box.Width-s*0.136, box.Height-s*0.145)
		b.RoundedRect(mat.Moved(0, s*0.016), s*0.05, open(rim.Colour))
		b.RoundedRect(mat, s*0.05, paint)
	case engine.ObstructorStart:
		pit := drawing.Box(box.X+s*0.06, box.Y+s*0.11, box.Width-s*0.12, box.Height-s*0.13)
		b.Path(parts.CutPath(pit.Moved(0, -s*0.018), s*0.13), open(rim.Colour))
		b.Path(parts.CutPath(pit, s*0.13), paint)
	case engine.SafeZone:
		paint.Fill, rim = drawing.None, paint.Stroke
		b.RoundedRect(box, s*b.scene.corner, paint)
	}
	b.RoundedRect(box.Inset(b.edge(kind)-s*spaceEdge), s*b.scene.corner, drawing.Paint{Stroke: rim})
}
