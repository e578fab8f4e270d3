package cubed

import (
	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// A Scene is the place in which the mat lies, on paper and on the screen.
type Scene struct {
	// Light and Dark are the colours of the squares by turns, so near to each other that cubes are seen first. Line
	// is the colour of their edges, Letters that of what is written on the ground.
	Light, Dark, Line, Letters drawing.Colour
	// ground draws what lies under everything, unit a square of the mat in millimetres; floor is that on paper, where
	// plates hold the coordinates.
	ground, floor func(d *drawing.Drawing, unit float64)
	// border draws a band of some millimetres along the edge of a box.
	border func(d *drawing.Drawing, box drawing.Rectangle, wide float64)
	// marks returns faint lines on a square, nil for none; a quilt is sewn of rings instead, in these colours.
	marks func(box drawing.Rectangle) drawing.Path
	rug   []drawing.Colour
	// gap is what is seen between the squares, None for the ground; bag is the cloth on which the bag lies.
	gap, bag drawing.Colour
	// head is the colour of the pad's.
	head drawing.Colour
	// margin lies in the margin between the coordinates, toys where there is none; corners lie beside the sheet.
	margin, corners []string
	// Beside stands on the screen left and right of the solid.
	Beside [2]string
}

// scenes are the places by their names in a theme.
var scenes = map[string]*Scene{"play-table": &playTable, "building-site": &buildingSite}

// playTable is the floor of a child's room in the colours of the cover, with toys on it, and a quilt to build on.
var playTable = Scene{
	Line: drawing.RGB(0x4A6F6A), Letters: drawing.RGB(0x1E140C),
	rug: []drawing.Colour{0xFFFFDC86, 0xFFFBF0D8, 0xFFABD3CB, 0xFFF8E6C0, 0xFFF2BC9F, 0xFFFBF0D8, 0xFFCDBDDD},
	gap: 0xFF3F7F7B, bag: 0xFF4E8F8B, head: 0xFFFFD979,
	ground: boards(0xFFE2B278, 0xFFDDAA6C, 0xFFE6BA84, 0xFFA9713F, 0xFFC8935A),
	floor:  boards(0xFFB4754A, 0xFFAB6B42, 0xFFBC7E53, 0xFF80492B, 0xFF9A5C36), border: skirting,
	Beside: [2]string{"toy-blocks", "red-crayon"},
}

// buildingSite is trodden earth inside a striped tape, with scaffold boards for squares.
var buildingSite = Scene{
	Light: drawing.RGB(0xF6E6C4), Dark: drawing.RGB(0xE7CC97), Line: drawing.RGB(0x8A6234),
	Letters: drawing.RGB(0x1E140C), gap: 0xFF8E6A42, bag: 0xFFC98A3C, head: 0xFFFFD15C,
	ground: earth, floor: earth, border: tape, marks: scaffold,
	margin: []string{"site-fence", "traffic-cones", "plank-pile", "brick-stack", "site-fence", "plank-pile",
		"traffic-cones"},
	corners: []string{"building-crane", "site-fence"},
	Beside:  [2]string{"building-crane", "site-fence"},
}

// SceneOf returns the place in which a theme sets the mat, or nil.
func SceneOf(theme *rulesets.Theme) *Scene { return scenes[theme.Scene] }

// DrawGround draws what lies under everything on a drawing, and the band along its edge, so many millimetres wide.
// A square of the mat is a unit wide.
func (s *Scene) DrawGround(d *drawing.Drawing, band, unit float64) {
	s.ground(d, unit)
	s.border(d, d.Area(), band)
}

// Square returns the colour of a square.
func (s *Scene) Square(column, row int) drawing.Colour {
	switch {
	case s.rug != nil:
		return s.ring(far(column, row))
	case (column+row)%2 == 1:
		return s.Light
	}
	return s.Dark
}

// far returns how many squares one goes from the middle, across and down.
func far(column, row int) int {
	const middle = engine.Columns / 2
	return max(column-middle, middle-column) + max(row-middle, middle-row)
}

// ring returns the colour of a ring of the rug, counted from the middle.
func (s *Scene) ring(number int) drawing.Colour { return s.rug[max(0, number)%len(s.rug)] }

// DrawMarks draws what can be seen on a square in a box.
func (s *Scene) DrawMarks(d *drawing.Drawing, box drawing.Rectangle, column, row int) {
	if s.rug != nil {
		s.sew(d, box, column, row)
		return
	}
	if s.marks == nil {
		return
	}
	line := drawing.Line(box.Width*0.01, s.Dark.Mixed(s.Line, 0.3))
	line.Faint = true
	path := s.marks(box)
	if centre := box.Centre(); (column+row)%2 == 1 { // those beside it lie across
		path = path.Mapped(func(p drawing.Point) drawing.Point { return centre.Plus(p.Y-centre.Y, p.X-centre.X) })
	}
	d.Path(path, drawing.Paint{Stroke: line})
}

// lay lays what is seen between the squares in a box, with its shadow: a quilt is bound, in stitches.
func (s *Scene) lay(m *parts.Mat, squares drawing.Rectangle) {
	if s.gap == drawing.None {
		return
	}
	out := m.Space * 0.03
	if s.rug != nil {
		out = m.Space * 0.05
	}
	rug := squares.Inset(-out)
	m.Rect(rug.Moved(0, out*0.8), drawing.Paint{Fill: shadow, Open: true})
	m.Rect(rug, drawing.Paint{Fill: s.gap, Open: true})
	if s.rug == nil {
		return
	}
	m.RoundedRect(rug.Inset(out*0.35), out, drawing.Paint{Stroke: drawing.Stroke{Width: m.Space * 0.012,
		Colour: s.gap.Mixed(drawing.White, 0.55), Faint: true, Dash: [2]float64{m.Space * 0.04, m.Space * 0.03}}})
}

// dress lays what belongs to the place in the margin, between the coordinates.
func (s *Scene) dress(m *parts.Mat, band float64) {
	if s.margin == nil {
		scatter(m)
		return
	}
	long, wide := m.Space*0.62, m.Margin-band-m.Space*0.05
	index := 0
	for _, ring := range parts.Edges(m.Columns, m.Rows, func(column, row int) bool {
		return column >= 0 && column < m.Columns && row >= 0 && row < m.Rows
	}) {
		for i, side := range ring {
			next := ring[(i+1)%len(ring)]
			if side.Right != next.Right { // the corner of the mat
				continue
			}
			width, height := long, wide*0.86
			if side.Right == 0 {
				width, height = height, long
			}
			at := m.On(side, 1, wide/2+m.Space*0.045)
			turn := 0.0
			if side.Right == 0 {
				turn = 90
			}
			m.Stand(s.margin[index%len(s.margin)], drawing.Box(at.X-width/2, at.Y-height/2, width, height), turn)
			index++
		}
	}
}

// boards returns what draws wood in three colours, its boards two thirds of a unit wide, with joints and grain.
func boards(first, second, third, joint, vein drawing.Colour) func(d *drawing.Drawing, unit float64) {
	colours := [...]drawing.Colour{first, second, third}
	return func(d *drawing.Drawing, unit float64) { plank(d, unit, colours, joint, vein) }
}

// plank draws boards.
func plank(d *drawing.Drawing, unit float64, colours [3]drawing.Colour, joint, vein drawing.Colour) {
	d.Rect(d.Area(), drawing.Filled(joint))
	high := unit * 0.66
	var paths [len(colours)]drawing.Path
	var grain drawing.Path
	for i := 0; float64(i)*high < d.Height; i++ {
		y := float64(i) * high
		box := drawing.Box(0, y, d.Width, min(high*0.97, d.Height-y))
		shade := parts.Chance(i*5+2, len(colours))
		paths[shade] = append(paths[shade], box.Path()...)
		for k := range 3 {
			line := y + high*(0.2+0.27*float64(k)+0.02*float64(parts.Chance(i*7+k, 6)))
			from := d.Width * 0.06 * float64(parts.Chance(i*11+k*3, 10))
			to := min(d.Width, from+d.Width*(0.25+0.05*float64(parts.Chance(i*13+k, 6))))
			bend := high * 0.02 * float64(parts.Chance(i*3+k, 5)-2)
			if line < d.Height-high*0.1 {
				third := (to - from) / 3
				grain = grain.MoveTo(drawing.Point{X: from, Y: line}).CurveTo(drawing.Point{X: from + third, Y: line + bend},
					drawing.Point{X: to - third, Y: line - bend}, drawing.Point{X: to, Y: line})
			}
		}
	}
	for i, path := range paths {
		if len(path) > 0 {
			d.Path(path, drawing.Paint{Fill: colours[i], Open: true})
		}
	}
	d.Path(grain, drawing.Paint{Stroke: drawing.Stroke{Width: unit * 0.012, Colour: vein, Faint: true}})
}

// band returns the area along the edges of a box, some millimetres wide.
func band(box drawing.Rectangle, wide float64) drawing.Path {
	high := box.Height - 2*wide
	path := drawing.Box(box.X, box.Y, box.Width, wide).Path()
	path = append(path, drawing.Box(box.X, box.Bottom()-wide, box.Width, wide).Path()...)
	path = append(path, drawing.Box(box.X, box.Y+wide, wide, high).Path()...)
	return append(path, drawing.Box(box.Right()-wide, box.Y+wide, wide, high).Path()...)
}

// skirting draws the dark edge of a floor of wood, a third of a band wide, along the edge of a box.
func skirting(d *drawing.Drawing, box drawing.Rectangle, wide float64) {
	d.Path(band(box, wide*0.35), drawing.Paint{Fill: shadow, Open: true})
}

// earth draws trodden earth with stones in it and tracks of a barrow.
func earth(d *drawing.Drawing, unit float64) {
	d.Rect(d.Area(), drawing.Filled(drawing.RGB(0xDDB985)))
	var dark, stones drawing.Path
	index := 0
	step := unit * 0.5
	for y := step / 2; y < d.Height; y += step {
		for x := step / 2; x < d.Width; x += step {
			index++
			at := drawing.Point{X: x + step*0.08*float64(parts.Chance(index*3, 7)-3),
				Y: y + step*0.08*float64(parts.Chance(index*5, 7)-3)}
			if at.X < step*0.45 || at.X > d.Width-step*0.45 || at.Y < step*0.45 || at.Y > d.Height-step*0.45 {
				continue
			}
			switch parts.Chance(index*7, 4) {
			case 0:
				dark = append(dark, drawing.EllipsePath(at, step*0.36, step*0.17)...)
			case 1:
				stones = append(stones, drawing.EllipsePath(at, step*0.07, step*0.05)...)
			}
		}
	}
	d.Path(dark, drawing.Paint{Fill: drawing.RGB(0xD9B47E), Open: true})
	d.Path(stones, drawing.Paint{Fill: drawing.RGB(0xC4A06E), Open: true})
}

// tape draws a striped tape along the edge of a box.
func tape(d *drawing.Drawing, box drawing.Rectangle, wide float64) {
	d.Path(band(box, wide), drawing.Paint{Fill: drawing.RGB(0xFFC93C), Open: true})
	var stripes drawing.Path
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	step := wide * 2.4
	across, down := max(1, int((box.Width-2*wide)/step)), max(1, int((box.Height-2*wide)/step))
	for i := range across {
		long := (box.Width - 2*wide) / float64(across)
		x := box.X + wide + float64(i)*long
		for _, y := range [...]float64{box.Y, box.Bottom() - wide} {
			stripes = append(stripes, drawing.PolygonPath(at(x, y+wide), at(x+long*0.3, y), at(x+long*0.75, y),
				at(x+long*0.45, y+wide))...)
		}
	}
	for i := range down {
		long := (box.Height - 2*wide) / float64(down)
		y := box.Y + wide + float64(i)*long
		for _, x := range [...]float64{box.X, box.Right() - wide} {
			stripes = append(stripes, drawing.PolygonPath(at(x+wide, y), at(x, y+long*0.3), at(x, y+long*0.75),
				at(x+wide, y+long*0.45))...)
		}
	}
	d.Path(stripes, drawing.Paint{Fill: drawing.RGB(0x4A4248), Keep: true})
	for _, edge := range []drawing.Rectangle{box.Inset(wide * 0.05), box.Inset(wide)} {
		d.Rect(edge, drawing.Paint{Stroke: drawing.Line(wide*0.1, drawing.RGB(0x4A4248))})
	}
}

// scaffold returns the joints between the boards of a square, and their nails.
func scaffold(box drawing.Rectangle) drawing.Path {
	const count = 4
	var path drawing.Path
	for i := 1; i < count; i++ {
		y := box.Y + box.Height*float64(i)/count
		path = path.MoveTo(drawing.Point{X: box.X, Y: y}).LineTo(drawing.Point{X: box.Right(), Y: y})
	}
	for i := range count {
		y := box.Y + box.Height*(float64(i)+0.5)/count
		for _, x := range [...]float64{0.07, 0.93} {
			path = append(path, drawing.EllipsePath(drawing.Point{X: box.X + x*box.Width, Y: y}, box.Width*0.008,
				box.Width*0.008)...)
		}
	}
	return path
}

// padRings is how many rings hold the sheets of the pad.
const padRings = 22

// tray draws the near end of the place in a box: its rim, and from a line on, in millimetres from the left, the pad
// on which the numbers stand in so many rows, with its shadow, its head in a colour and a pencil across its edge. A
// unit is that of the strip.
func (s *Scene) tray(d *drawing.Drawing, box drawing.Rectangle, margin, from, unit float64, rows int) {
	wood := s.bag.Mixed(drawing.Ink, 0.35)
	d.Rect(drawing.Box(box.X, box.Y, box.Width, margin*0.16), drawing.Paint{Fill: wood, Open: true})
	sheet := drawing.Box(from, box.Y+margin*0.3, box.Right()-from-margin*0.5, box.Height-margin*0.7)
	// below are more sheets, and their shadow
	for i, colour := range [...]drawing.Colour{shadow, 0xFFE8DCC2, 0xFFF4EBD8} {
		out := margin * (0.15 - 0.05*float64(i))
		d.RoundedRect(sheet.Moved(out, out), margin*0.2, drawing.Paint{Fill: colour, Open: true})
	}
	d.RoundedRect(sheet, margin*0.2, drawing.Outlined(drawing.Paper, margin*0.03, wood))
	line := box.Y + unit*0.08 + (box.Height-unit*0.16)/float64(rows) // below the heads of the columns
	head := drawing.RoundedPath(drawing.Box(sheet.X, sheet.Y, sheet.Width, line-sheet.Y), margin*0.2)
	head = append(head, drawing.Box(sheet.X, line-margin*0.3, sheet.Width, margin*0.3).Path()...)
	d.Path(head, drawing.Paint{Fill: s.head, Open: true})
	var holes, rings drawing.Path
	for i := range padRings {
		x := sheet.X + sheet.Width*(float64(i)+0.5)/padRings
		holes = append(holes, drawing.EllipsePath(drawing.Point{X: x, Y: sheet.Y + margin*0.15}, margin*0.09,
			margin*0.09)...)
		rings = append(rings, drawing.RoundedPath(drawing.Box(x-margin*0.05, sheet.Y-margin*0.14, margin*0.1,
			margin*0.3), margin*0.05)...)
	}
	d.Path(holes, drawing.Paint{Fill: wood, Open: true})
	d.Path(rings, drawing.Paint{Fill: drawing.RGB(0xC2503F), Open: true})
	lie(d, "pencil", drawing.Point{X: sheet.Right() - margin*0.4, Y: box.Bottom() - unit*0.88}, unit/DefaultSpace*1.6, 101)
	for i, name := range s.corners {
		symbol := drawing.Scenery(name)
		side, y := margin*1.1, box.Y+margin*0.35
		if i == 1 {
			y = box.Bottom() - side - margin*0.2
		}
		if symbol != nil && box.Height > margin*7 {
			d.UseIn(symbol, drawing.Box(box.X+margin*0.25, y, side, side))
		}
	}
}
