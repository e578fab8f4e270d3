package adventure

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A scene is the place in which the board is set.
type scene struct {
	// stones are the colours of the spaces, so near to each other that what lies on one is seen first: by chance, or
	// like those of a chessboard where chequered. Gap is what is seen between them, blocks the colour of the heavy
	// lines between the blocks of spaces, letters that of the coordinates.
	stones               []drawing.Colour
	chequered            bool
	gap, blocks, letters drawing.Colour
	// plate is the colour of the plates on which the coordinates stand, None for none.
	plate drawing.Colour
	// around draws what lies round the spaces; shape returns the outline of one in a box.
	around func(*parts.Mat)
	shape  func(box drawing.Rectangle, index int) drawing.Path
	// marks returns faint lines on a space, in the colour faint, and moss small patches in the colour mossy; both
	// may be nil.
	marks, moss  func(box drawing.Rectangle, index int) drawing.Path
	faint, mossy drawing.Colour
	// margin stands in the margin, and one place of so many is empty.
	margin []string
	empty  int
}

// scenes are the places by their names in a theme.
var scenes = map[string]*scene{"blocks": &blocks, "chessboard": &chessboard}

// blocks is a floor of stone under a country of blocks.
var blocks = scene{
	stones: []drawing.Colour{drawing.RGB(0xF0ECE2), drawing.RGB(0xE9E4D8), drawing.RGB(0xE5E4D8),
		drawing.RGB(0xF1EDE4)},
	gap: drawing.RGB(0xB9B5AA), blocks: drawing.RGB(0x8F8A7E), letters: drawing.RGB(0x26331C),
	around: func(m *parts.Mat) {
		m.Rect(m.Area(), drawing.Filled(drawing.RGB(0xA9CC86)))
		turf(m)
		wall(m)
	},
	shape: func(box drawing.Rectangle, _ int) drawing.Path { return drawing.RoundedPath(box, box.Width*0.03) },
	marks: cracks, faint: drawing.RGB(0xCAC6BC), moss: moss, mossy: drawing.RGB(0xD2DFBC),
	plate:  drawing.RGB(0xF6E8CC),
	margin: []string{"fern", "toadstool", "lantern", "grass-blocks", "ore", "fern", "flowers", "grass-blocks"},
	empty:  6,
}

// chessboard is a board of inlaid wood with brass, as the designers' figures stand on.
var chessboard = scene{
	stones:    []drawing.Colour{drawing.RGB(0xF5ECDB), drawing.RGB(0xE6D5B8)},
	chequered: true,
	gap:       drawing.RGB(0xA98556), blocks: drawing.RGB(0xB48E3E), letters: drawing.RGB(0x33241A),
	around: func(m *parts.Mat) {
		m.Frame(drawing.RGB(0xD8B78E))
		brass := drawing.RGB(0xD9BC74)
		m.Rect(m.Area().Inset(m.Margin*0.93), drawing.Outlined(brass, m.Margin*0.03, drawing.RGB(0x7A5A26)))
		const part = 0.62 // of the margin
		size, low := m.Margin*part, m.Margin*0.08
		for i, at := range [...]drawing.Point{{X: low, Y: low}, {X: m.Width - low - size, Y: low},
			{X: m.Width - low - size, Y: m.Height - low - size}, {X: low, Y: m.Height - low - size}} {
			m.Stand("brass-corner", drawing.Box(at.X, at.Y, size, size), 90*float64(i))
		}
	},
	shape: func(box drawing.Rectangle, _ int) drawing.Path { return box.Path() },
	marks: grain, faint: drawing.RGB(0xE0CCA8),
	margin: []string{"captured-pawn", "chessmen"},
	empty:  2,
}

// turf draws darker and lighter squares on the grass.
func turf(m *parts.Mat) {
	side := m.Margin / 4
	var dark, light drawing.Path
	seed := 0
	for y := 0.0; y < m.Height-side/2; y += side {
		for x := 0.0; x < m.Width-side/2; x += side {
			if x > m.Margin/2 && x < m.Width-m.Margin/2-side && y > m.Margin/2 && y < m.Height-m.Margin/2-side {
				continue
			}
			seed++
			box := drawing.Box(x, y, min(side, m.Width-x), min(side, m.Height-y))
			switch parts.Chance(seed, 5) {
			case 0:
				dark = append(dark, box.Path()...)
			case 1:
				light = append(light, box.Path()...)
			}
		}
	}
	m.Path(dark, drawing.Paint{Fill: drawing.RGB(0x97BD74), Open: true})
	m.Path(light, drawing.Paint{Fill: drawing.RGB(0xBBD99C), Open: true})
}

// wall draws a wall of square blocks around the spaces, as thick as half the margin.
func wall(m *parts.Mat) {
	colours := []drawing.Colour{drawing.RGB(0xBDB8AE), drawing.RGB(0xB2ADA2), drawing.RGB(0xC8C4BA)}
	outer := m.Area().Inset(m.Margin * 0.5)
	m.Rect(outer, drawing.Outlined(drawing.RGB(0x8F8A7E), m.Margin*0.04, drawing.RGB(0x6E6A60)))
	paths := make([]drawing.Path, len(colours))
	side := m.Margin * 0.5
	lay := func(from, to, y float64, upright bool, seed int) {
		count := max(1, int((to-from)/(m.Space*0.25)+0.5))
		long := (to - from) / float64(count)
		for i := range count {
			box := drawing.Box(from+float64(i)*long, y, long, side)
			if upright {
				box = drawing.Box(y, from+float64(i)*long, side, long)
			}
			shade := parts.Chance(seed+i*7, len(colours))
			paths[shade] = append(paths[shade], drawing.RoundedPath(box.Inset(side*0.05), side*0.08)...)
		}
	}
	lay(outer.X, outer.Right(), outer.Y, false, 1)
	lay(outer.X, outer.Right(), outer.Bottom()-side, false, 2)
	lay(outer.Y+side, outer.Bottom()-side, outer.X, true, 3)
	lay(outer.Y+side, outer.Bottom()-side, outer.Right()-side, true, 4)
	for i, path := range paths {
		if len(path) > 0 {
			m.Path(path, drawing.Filled(colours[i]))
		}
	}
}

// cracks returns what some stones of the floor show: the joints of smaller ones, a crack in steps, or a few chips.
func cracks(box drawing.Rectangle, index int) drawing.Path {
	at := func(x, y float64) drawing.Point {
		return drawing.Point{X: box.X + x*box.Width, Y: box.Y + y*box.Height}
	}
	var path drawing.Path
	switch parts.Chance(index+31, 8) {
	case 0:
		path = path.MoveTo(at(0, 0.5)).LineTo(at(1, 0.5)).MoveTo(at(0.5, 0)).LineTo(at(0.5, 1))
	case 1:
		path = path.MoveTo(at(0, 0.5)).LineTo(at(1, 0.5)).MoveTo(at(0.35, 0)).LineTo(at(0.35, 0.5)).
			MoveTo(at(0.65, 0.5)).LineTo(at(0.65, 1))
	case 2:
		path = path.MoveTo(at(1, 0.2)).LineTo(at(0.84, 0.2)).LineTo(at(0.84, 0.36)).LineTo(at(0.68, 0.36)).
			LineTo(at(0.68, 0.52)).LineTo(at(0.6, 0.52))
	case 3:
		path = path.MoveTo(at(0, 0.8)).LineTo(at(0.2, 0.8)).LineTo(at(0.2, 0.66)).LineTo(at(0.36, 0.66)).
			MoveTo(at(0.2, 0.8)).LineTo(at(0.2, 0.9))
	case 4:
		for _, chip := range [...][2]float64{{0.16, 0.2}, {0.28, 0.3}, {0.76, 0.68}, {0.62, 0.8}} {
			corner := at(chip[0], chip[1])
			path = append(path, drawing.Box(corner.X, corner.Y, box.Width*0.08, box.Height*0.08).Path()...)
		}
	}
	return path
}

// moss returns patches of moss in a corner of some stones.
func moss(box drawing.Rectangle, index int) drawing.Path {
	chance := parts.Chance(index*3+11, 6)
	if chance > 1 {
		return nil
	}
	var path drawing.Path
	unit := box.Width / 12
	steps := [...]int{4, 3, 3, 1} // units of each row
	for row, count := range steps {
		count += parts.Chance(index*7+row, 2)
		patch := drawing.Box(box.X+unit*0.5, box.Bottom()-unit*(float64(row)+1.5), unit*float64(count), unit)
		if chance == 1 {
			patch = drawing.Box(box.Right()-unit*(0.5+float64(count)), box.Y+unit*(float64(row)+0.5),
				unit*float64(count), unit)
		}
		path = append(path, patch.Path()...)
	}
	return path
}

// grain returns the grain of the wood of a space: along the board on light ones, across it on dark ones.
func grain(box drawing.Rectangle, index int) drawing.Path {
	const columns = 16 // of the usual board; elsewhere the grain goes as it likes
	upright := (index%columns+index/columns)%2 == 1
	at := func(x, y float64) drawing.Point {
		if upright {
			x, y = y, x
		}
		return drawing.Point{X: box.X + x*box.Width, Y: box.Y + y*box.Height}
	}
	var path drawing.Path
	for i := range 4 {
		y := 0.16 + 0.22*float64(i) + 0.02*float64(parts.Chance(index*3+i, 6))
		bend := 0.012 * float64(parts.Chance(index*5+i, 5)-2)
		from := 0.04 + 0.08*float64(parts.Chance(index*11+i, 6))
		to := from + 0.3 + 0.05*float64(parts.Chance(index*13+i, 5))
		path = path.MoveTo(at(from, y)).CurveTo(at(from+0.1, y+bend), at(to-0.1, y-bend), at(to, y))
	}
	return path
}
