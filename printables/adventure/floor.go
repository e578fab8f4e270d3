package adventure

import (
	"maps"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A room is a part of the floor that is paved alike: one block of spaces, or some side by side. Nothing in
// the rules tells rooms apart, so only a low kerb lies between them (ADV-11, ADV-17).
type room struct {
	column, row, columns, rows int // in spaces
	paving                     int
}

// rooms divides a floor into rooms, always the same for a board of a size. Where there is space for it, the
// first is a hall of two by two blocks in the middle, with the first paving; the others take turns with the
// other ones.
func rooms(columns, rows, pavings int) []room {
	wide, high := (columns+block-1)/block, (rows+block-1)/block
	taken := make([]bool, wide*high)
	var all []room
	add := func(x, y, across, down, paving int) {
		all = append(all, room{x * block, y * block, min(across*block, columns-x*block),
			min(down*block, rows-y*block), paving})
		for i := range across * down {
			taken[(y+i/across)*wide+x+i%across] = true
		}
	}
	if wide > 2 && high > 2 {
		add((wide-1)/2, (high-1)/2, 2, 2, 0)
	}
	for at := range taken {
		if taken[at] {
			continue
		}
		x, y := at%wide, at/wide
		across, down := 1, 1
		switch beside := x+1 < wide && !taken[at+1]; parts.Chance(at*5+3, 3) {
		case 0:
			if beside {
				across = 2
			}
		case 1:
			if y+1 < high && !taken[at+wide] {
				down = 2
			}
		}
		add(x, y, across, down, 1+len(all)%(pavings-1))
		for tries := 0; tries < pavings && besideAlike(all); tries++ {
			last := &all[len(all)-1]
			last.paving = 1 + last.paving%(pavings-1)
		}
	}
	return all
}

// besideAlike says whether the last of some rooms has the paving of one beside it.
func besideAlike(all []room) bool {
	r := all[len(all)-1]
	for _, other := range all[:len(all)-1] {
		if other.paving == r.paving && other.column <= r.column+r.columns &&
			r.column <= other.column+other.columns && other.row <= r.row+r.rows &&
			r.row <= other.row+other.rows {
			return true
		}
	}
	return false
}

// holds says whether a point, in spaces, lies in a room.
func (r room) holds(at drawing.Point) bool {
	x, y := at.X-float64(r.column), at.Y-float64(r.row)
	return x >= 0 && x < float64(r.columns) && y >= 0 && y < float64(r.rows)
}

// middle returns the middle of a room, in spaces.
func (r room) middle() drawing.Point {
	return drawing.Point{X: float64(r.column) + float64(r.columns)/2, Y: float64(r.row) + float64(r.rows)/2}
}

// lights returns where torches are on the walls, in spaces: one in the middle of each block's side.
func lights(columns, rows int) []drawing.Point {
	var all []drawing.Point
	for x := block / 2.0; x < float64(columns); x += block {
		all = append(all, drawing.Point{X: x}, drawing.Point{X: x, Y: float64(rows)})
	}
	for y := block / 2.0; y < float64(rows); y += block {
		all = append(all, drawing.Point{Y: y}, drawing.Point{X: float64(columns), Y: y})
	}
	return all
}

// A ground is what is known of each point of a floor.
type ground struct {
	*scene
	lights []drawing.Point
	way    []drawing.Point // where feet have worn it
	hall   bool            // there is one, in the
	middle drawing.Point
}

// shades are what is mixed into the floor, from where no light comes to the foot of a torch: how much of the
// dark, or of the light.
var shades = [...]struct{ dim, glow float64 }{{0.55, 0}, {0.35, 0}, {0.12, 0}, {0, 0.2}, {0, 0.46}, {0, 0.74}}

// shone returns how bright it is at a point, in spaces, as one of the shades. Some light falls from above on the
// middle of the hall.
func (g *ground) shone(at drawing.Point) int {
	const reach, above = 3.6, 5.6
	bright := 0.0
	for _, torch := range g.lights {
		bright = max(bright, 1-math.Hypot(at.X-torch.X, at.Y-torch.Y)/reach)
	}
	if g.hall {
		bright = max(bright, 0.92-math.Hypot(at.X-g.middle.X, at.Y-g.middle.Y)/above)
	}
	return int(bright * float64(len(shades)))
}

// worn says whether feet have worn the floor at a point.
func (g *ground) worn(at drawing.Point) bool {
	const half = 0.62
	for i := 1; i < len(g.way); i++ {
		from, to := g.way[i-1], g.way[i]
		dx, dy := to.X-from.X, to.Y-from.Y
		part := max(0, min(1, ((at.X-from.X)*dx+(at.Y-from.Y)*dy)/(dx*dx+dy*dy)))
		if math.Hypot(at.X-from.X-part*dx, at.Y-from.Y-part*dy) < half {
			return true
		}
	}
	return false
}

// wayThrough returns a way through all rooms, from a wall to the nearest room and so on.
func wayThrough(all []room) []drawing.Point {
	left := slices.Clone(all)
	at := drawing.Point{X: left[0].middle().X}
	way := []drawing.Point{at}
	for len(left) > 0 {
		next := 0
		for i, r := range left {
			if far(r.middle(), at) < far(left[next].middle(), at) {
				next = i
			}
		}
		aside := func(seed int) float64 { return 0.45 * float64(parts.Chance(len(left)*seed, 5)-2) }
		to := left[next].middle().Plus(aside(3), aside(5))
		if len(way) > 1 { // around a corner
			way = append(way, drawing.Point{X: to.X + (at.X-to.X)*0.15, Y: at.Y + (to.Y-at.Y)*0.15})
		}
		way, at = append(way, to), to
		left = slices.Delete(left, next, next+1)
	}
	return way
}

// far returns how far two points are apart, across and down.
func far(a, b drawing.Point) float64 { return math.Abs(a.X-b.X) + math.Abs(a.Y-b.Y) }

// floor returns the floor of a mat with the walls around: rooms of pavers in the light of the torches, with moss
// and cracks.
func (s *scene) floor(of parts.Mat) *drawing.Drawing {
	mat := &of
	mat.Drawing = drawing.New(mat.Width, mat.Height)
	s.surround(mat)
	all := rooms(mat.Columns, mat.Rows, len(s.pavings))
	g := &ground{scene: s, lights: lights(mat.Columns, mat.Rows), way: wayThrough(all),
		hall: all[0].paving == 0, middle: all[0].middle()}
	for number, r := range all {
		switch p := &g.pavings[r.paving]; {
		case p.wet:
			g.pool(mat, r, p)
		case p.lay == nil:
			g.mosaic(mat, r, p)
			g.bevel(mat, r, p.tones[0], 0.12) // so that the picture stays whole
		default:
			g.pave(mat, r, p, number)
			g.bevel(mat, r, p.tones[0], 0.36)
		}
	}
	done := map[int]bool{}
	for _, r := range all {
		if lain := g.pavings[r.paving].lain; lain != nil && !done[r.paving] {
			done[r.paving] = true
			lain(g, mat, r)
		}
	}
	doors := g.doors(all)
	g.kerbs(mat, all, doors)
	g.cracks(mat, all, g.moss(mat, all, doors))
	inner := mat.Area().Inset(mat.Margin)
	// The wall casts a shadow, as there is one light from above.
	shadow := drawing.Paint{Fill: s.dim, Open: true}
	mat.Rect(drawing.Box(inner.X, inner.Y, inner.Width, mat.Space*0.14), shadow)
	mat.Rect(drawing.Box(inner.X, inner.Y, mat.Space*0.1, inner.Height), shadow)
	s.fittings(mat)
	return mat.Drawing
}

// pave lays the pavers of a room, those of one colour after each other. Each is a shape of its own: a screen
// draws many small ones sooner than a large one with holes.
func (g *ground) pave(mat *parts.Mat, r room, p *paving, number int) {
	lip := 0.8 * p.gap * mat.Space // the darker edge below a paver
	boxes := map[drawing.Colour][]drawing.Rectangle{}
	for row := range r.rows {
		for column := range r.columns {
			x, y := float64(r.column+column), float64(r.row+row)
			mat.Rect(mat.Cell(r.column+column, r.row+row),
				drawing.Paint{Open: true,
					Fill: g.lit(p.joint.Mixed(p.tones[0], 0.25), drawing.Point{X: x + 0.5, Y: y + 0.5})})
			for _, paver := range p.lay(spot{column, row, r.columns, r.rows, number*1009 + row*37 + column}) {
				colour := g.colour(p, paver.tone, paver.box.Centre().Plus(x, y))
				box := drawing.Box(mat.Margin+(x+paver.box.X)*mat.Space, mat.Margin+(y+paver.box.Y)*mat.Space,
					paver.box.Width*mat.Space, paver.box.Height*mat.Space).Inset(p.gap * mat.Space)
				box.Height -= lip
				if last := len(boxes[colour]) - 1; p.gap == 0 && last >= 0 &&
					boxes[colour][last].Moved(boxes[colour][last].Width, 0).Contains(box) {
					boxes[colour][last].Width += box.Width // one shape for what has no joint
					continue
				}
				boxes[colour] = append(boxes[colour], box)
			}
		}
	}
	for _, colour := range slices.Sorted(maps.Keys(boxes)) {
		for _, box := range boxes[colour] {
			mat.Path(p.shape(snapped(box)), drawing.Paint{Fill: colour, Open: true})
		}
	}
}

// bevel draws an edge round each space of a room, so much lighter than a colour, so that the lines between
// spaces are seen before the joints of the paving.
func (g *ground) bevel(mat *parts.Mat, r room, of drawing.Colour, light float64) {
	edges := map[drawing.Colour]drawing.Path{}
	for row := r.row; row < r.row+r.rows; row++ {
		for column := r.column; column < r.column+r.columns; column++ {
			colour := g.lit(of, drawing.Point{X: float64(column) + 0.5, Y: float64(row) + 0.5})
			colour = colour.Mixed(drawing.White, light)
			hole := snapped(mat.Cell(column, row).Inset(mat.Space * bevelPart)).Path()
			edges[colour] = append(append(edges[colour], snapped(mat.Cell(column, row)).Path()...),
				drawing.PolygonPath(hole[0].End(), hole[3].End(), hole[2].End(), hole[1].End())...)
		}
	}
	for _, colour := range slices.Sorted(maps.Keys(edges)) {
		mat.Path(edges[colour], drawing.Paint{Fill: colour, Open: true})
	}
}

// snapped returns a box whose corners lie on a grid too fine to see, so that their numbers are short in a file.
func snapped(box drawing.Rectangle) drawing.Rectangle {
	const grid = 0.2 * drawing.PointMM
	snap := func(v float64) float64 { return math.Round(v/grid) * grid }
	x, y := snap(box.X), snap(box.Y)
	return drawing.Box(x, y, snap(box.Right())-x, snap(box.Bottom())-y)
}

// colour returns the colour of a paver of a tone in the middle of which a point lies, in spaces.
func (g *ground) colour(p *paving, tone int, at drawing.Point) drawing.Colour {
	colour := p.tones[tone%len(p.tones)]
	if !p.swept && g.trodden != drawing.None && g.worn(at) {
		// worn stones are smooth and show more of the light
		return g.shaded(g.trodden.Mixed(p.tones[0], 0.2+0.1*float64(tone%3)), g.shone(at)+1)
	}
	return g.lit(colour, at)
}

// lit returns what the light makes of a colour of the floor at a point, in spaces.
func (g *ground) lit(colour drawing.Colour, at drawing.Point) drawing.Colour {
	return g.shaded(colour, g.shone(at))
}

// shaded returns a colour in one of the shades.
func (g *ground) shaded(colour drawing.Colour, bright int) drawing.Colour {
	shade := shades[min(bright, len(shades)-1)]
	return colour.Mixed(g.dim, shade.dim).Mixed(g.glow, shade.glow)
}

// grow draws a clump of small squares around a point, in spaces: the further out, the fewer there are.
func grow(mat *parts.Mat, at drawing.Point, across, down float64, seed int, colour drawing.Colour) {
	const side = 0.09
	var path drawing.Path
	count := int(max(across, down)/side) + 1
	for i := -count; i <= count; i++ {
		for k := -count; k <= count; k++ {
			x, y := float64(k)*side, float64(i)*side
			far := math.Hypot(x/across, y/down)
			if far+0.06*float64(parts.Chance(seed*131+i*29+k, 9)) > 1 {
				continue
			}
			box := drawing.Box(mat.Margin+(at.X+x-side/2)*mat.Space, mat.Margin+(at.Y+y-side/2)*mat.Space,
				side*mat.Space, side*mat.Space)
			if mat.Area().Contains(box) {
				path = append(path, snapped(box).Path()...)
			}
		}
	}
	if len(path) > 0 {
		mat.Path(path, drawing.Paint{Fill: colour, Open: true})
	}
}

// moss draws moss that grows in clumps at some corners of spaces, away from doorways, and returns where.
func (g *ground) moss(mat *parts.Mat, all []room, doors []door) (spots []drawing.Point) {
	if g.mossy == drawing.None {
		return nil
	}
	for row := 1; row < mat.Rows; row++ {
		for column := 1; column < mat.Columns; column++ {
			seed := row*43 + column*3
			lines := 0 // heavy ones that meet here
			if column%block == 0 {
				lines++
			}
			if row%block == 0 {
				lines++
			}
			if lines == 0 || inHall(all, column, row) || parts.Chance(seed, 12) > lines*lines {
				continue
			}
			at := drawing.Point{X: float64(column), Y: float64(row)}
			if slices.ContainsFunc(doors, func(d door) bool { return far(d.middle(), at) < 2 }) {
				continue
			}
			spots = append(spots, at)
			mossy := g.lit(g.mossy, at)
			size := func(seed int) float64 { return 0.2 + 0.08*float64(parts.Chance(seed, 5)) }
			across, down := size(seed*3), size(seed*7)
			grow(mat, at, across, down, seed, mossy)
			grow(mat, at.Plus(across*1.3, down*0.4), across*0.5, down*0.5, seed+2, mossy)
			grow(mat, at, across*0.6, down*0.6, seed+1, mossy.Mixed(drawing.Black, 0.06))
		}
	}
	return spots
}

// inHall says whether a corner of spaces lies in the hall, whose floor is swept.
func inHall(all []room, column, row int) bool {
	r := all[0]
	return r.paving == 0 && column > r.column && column < r.column+r.columns && row > r.row &&
		row < r.row+r.rows
}

// cracks draws cracks that run over some spaces, each within a room and off what is laid or grows there.
func (g *ground) cracks(mat *parts.Mat, all []room, moss []drawing.Point) {
	line := drawing.Line(mat.Space*0.014, g.crack)
	line.Faint = true
	for i := range mat.Columns * mat.Rows {
		at := drawing.Point{X: float64(i%mat.Columns) + 0.5, Y: float64(i/mat.Columns) + 0.5}
		r := all[slices.IndexFunc(all, func(r room) bool { return r.holds(at) })]
		seed := i/mat.Columns*53 + i%mat.Columns*3
		if p := &g.pavings[r.paving]; p.lay == nil || p.swept || parts.Chance(seed+7, 13) != 0 {
			continue
		}
		free := func(at drawing.Point) bool {
			const edge = 0.3 // of a room, where kerbs and doorsteps are
			return r.holds(at.Plus(edge, edge)) && r.holds(at.Plus(-edge, -edge)) &&
				!slices.ContainsFunc(moss, func(m drawing.Point) bool { return far(m, at) < 1 })
		}
		way := []drawing.Point{at}
		right, down := float64(parts.Chance(seed, 2)*2-1), float64(parts.Chance(seed+1, 2)*2-1)
		for k := range 4 + parts.Chance(seed+2, 4) {
			step := 0.12 + 0.04*float64(parts.Chance(seed*7+k, 5))
			if k%2 == 0 {
				at = at.Plus(right*step, down*step*0.25)
			} else {
				at = at.Plus(right*step*0.3, down*step)
			}
			if !free(at) {
				break
			}
			way = append(way, at)
		}
		if len(way) < 4 { // too short for a crack
			continue
		}
		path := drawing.Path{}.MoveTo(onMat(mat, way[0]))
		for _, at := range way[1:] {
			path = path.LineTo(onMat(mat, at))
		}
		mat.Path(path, drawing.Paint{Stroke: line})
	}
}
