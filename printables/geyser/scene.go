package geyser

import (
	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A scene is the place in which the board is set.
type scene struct {
	// land are the colours of plain squares: so near to each other that what lies on one is seen first. Start is that
	// of start squares, gap what is seen between squares, letters the colour of the coordinates.
	land                []drawing.Colour
	start, gap, letters drawing.Colour
	// around draws what lies round the squares and between them.
	around func(*island)
	// shape returns the outline of a square in a box.
	shape func(box drawing.Rectangle, index int) drawing.Path
	// strewn stands on some plain squares, margin in the margin, lake where there is no square; rocks lie at the foot
	// of a geyser, puff comes out of it.
	strewn, margin, lake []string
	rocks, puff          string
}

// scenes are the places by their names in a theme.
var scenes = map[string]*scene{"island": &tropics, "clouds": &clouds, "moon": &moon}

// tropics is a green island in the sea: depths, surf, beaches and meadows.
var tropics = scene{
	land:  []drawing.Colour{drawing.RGB(0xE6F0D3), drawing.RGB(0xE0EDCB), drawing.RGB(0xEBF3DC)},
	start: drawing.RGB(0xFBF2DA), gap: drawing.RGB(0xB4D093), letters: drawing.RGB(0x173A52),
	around: func(b *island) {
		b.Rect(b.Area(), drawing.Filled(drawing.RGB(0xA6CFE3)))
		shores := b.shores(b.isLand)
		for _, depth := range [...]struct {
			out    float64
			colour uint32
		}{{0.24, 0xB7DAE9}, {0.13, 0xCCE7EE}} {
			b.Path(shore(shores, b.Mat, depth.out), drawing.Paint{Fill: drawing.RGB(depth.colour), Open: true})
		}
		sand := drawing.RGB(0xF0DDAE)
		b.Path(shore(shores, b.Mat, coastOut), drawing.Paint{Fill: sand,
			Stroke: drawing.Line(b.Space*0.03, drawing.White)})
		b.Path(shore(shores, b.Mat, coastOut+0.02), drawing.Paint{
			Stroke: drawing.Line(b.Space*0.012, drawing.RGB(0x6FA9C4))})
		meadow := b.shores(func(column, row int) bool { return b.isLand(column, row) && !b.isStart(column, row) })
		b.Path(shore(meadow, b.Mat, -0.015), drawing.Paint{Fill: drawing.RGB(0xB4D093), Open: true})
	},
	shape:  func(box drawing.Rectangle, _ int) drawing.Path { return drawing.RoundedPath(box, box.Width*0.14) },
	strewn: []string{"tuft", "flowers", "tuft", "palm"},
	margin: []string{"wave", "wave", "fish", "wave", "sailing-boat", "wave", "whale", "shell"},
	lake:   []string{"whale", "sailing-boat", "fish"},
	rocks:  "rock", puff: "puff",
}

// clouds is a mountain top above the clouds, where dragons nest.
var clouds = scene{
	land:  []drawing.Colour{drawing.RGB(0xF2ECE2), drawing.RGB(0xEDE6DA), drawing.RGB(0xF3EDE3)},
	start: drawing.RGB(0xFAF4E6), gap: drawing.RGB(0xBCAE9C), letters: drawing.RGB(0x3B2C2C),
	around: func(b *island) {
		b.Rect(b.Area(), drawing.Filled(drawing.RGB(0xBFD5E6)))
		shores := b.shores(b.isLand)
		b.Path(b.billows(shores, 0.13), drawing.Paint{Fill: drawing.RGB(0xF3F7FA),
			Stroke: drawing.Line(b.Space*0.012, drawing.RGB(0x9DB6C9))})
		b.Path(shore(shores, b.Mat, 0.05), drawing.Paint{Fill: drawing.RGB(0x8F7F70), Open: true})
		b.Path(shore(shores, b.Mat, coastOut-0.03), drawing.Paint{Fill: drawing.RGB(0xBCAE9C),
			Stroke: drawing.Line(b.Space*0.012, drawing.RGB(0x6B5A4E))})
	},
	shape:  func(box drawing.Rectangle, index int) drawing.Path { return parts.WornPath(box, index) },
	strewn: []string{"pine", "rock", "pine", "crag"},
	margin: []string{"cloud", "cloud", "cloud", "crag"},
	lake:   []string{"cloud", "crag", "cloud"},
	rocks:  "nest", puff: "cloud",
}

// moon is a moon of plates with fire in the cracks between them, under the stars.
var moon = scene{
	land:  []drawing.Colour{drawing.RGB(0xEFE9EF), drawing.RGB(0xE9E2EA), drawing.RGB(0xF3EEF3)},
	start: drawing.RGB(0xF6F4F8), gap: drawing.RGB(0xEDB48C), letters: drawing.RGB(0x2E2140),
	around: func(b *island) {
		b.Rect(b.Area(), drawing.Filled(drawing.RGB(0xCFC9E4)))
		shores := b.shores(b.isLand)
		b.Path(b.Outline(shores, b.Margin*0.2, b.Space*0.22, false), drawing.Paint{Fill: drawing.RGB(0xA99BB0),
			Stroke: drawing.Line(b.Space*0.016, drawing.RGB(0x6B5A78))})
		b.Path(b.Outline(shores, b.Space*0.01, b.Space*0.12, true), drawing.Paint{Fill: drawing.RGB(0xEDB48C),
			Stroke: drawing.Line(b.Space*0.014, drawing.RGB(0xB5623A))})
	},
	shape:  func(box drawing.Rectangle, index int) drawing.Path { return parts.CutPath(box, box.Width*0.1) },
	strewn: []string{"crater", "crater", "crystal", "rock"},
	margin: []string{"small-stars", "star", "small-stars", "planet", "small-stars", "ringed-planet", "comet"},
	lake:   []string{"ringed-planet", "dish", "comet"},
	rocks:  "ember", puff: "puff",
}

// isLand says whether there is a square in a column and row.
func (b *island) isLand(column, row int) bool {
	_, ok := b.game.Board().At(column, row)
	return ok
}

// isStart says whether there is a start square in a column and row.
func (b *island) isStart(column, row int) bool {
	i, ok := b.game.Board().At(column, row)
	return ok && b.game.Kind(i) == engine.Start
}

// shores returns the edges of an area of squares.
func (b *island) shores(in func(column, row int) bool) [][]parts.Side {
	return parts.Edges(b.Columns, b.Rows, in)
}

// billows returns the outline of a bank of clouds so far outside edges, in sides of a space: round swellings, larger
// and smaller.
func (b *island) billows(edges [][]parts.Side, out float64) drawing.Path {
	var path drawing.Path
	const swellings = 3
	for _, ring := range edges {
		at := func(s parts.Side, i int) drawing.Point { return b.On(s, float64(i)/swellings, out*wide(b.Mat)*0.6) }
		path = path.MoveTo(at(ring[0], 0))
		for k, s := range ring {
			for i := range swellings {
				seed := (s.Column*17+s.Row)*11 + i + s.Right*3 + s.Down*5
				high := out * wide(b.Mat) * (1.3 + 0.2*float64(parts.Chance(seed, 4)))
				to := at(s, i+1)
				if i == swellings-1 {
					to = at(ring[(k+1)%len(ring)], 0)
				}
				path = path.CurveTo(b.On(s, (float64(i)-0.05)/swellings, high),
					b.On(s, (float64(i)+1.05)/swellings, high), to)
			}
		}
		path = path.Close()
	}
	return path
}

// drawScene draws what stands around the land, and the coordinates.
func (b *island) drawScene() {
	if b.scene != nil {
		index := 0
		for row := range b.Rows {
			for column := range b.Columns {
				if cell := b.Cell(column, row); !b.isLand(column, row) {
					index++
					b.Stand(b.scene.lake[index%len(b.scene.lake)], cell.Inset(b.Space*0.25), 0)
				}
			}
		}
		b.Strew(b.scene.margin, 4)
		b.DrawPlates(0.64, drawing.Outlined(drawing.Paper, b.Space*0.01, b.scene.letters))
	}
	b.DrawCoordinates(0.5)
}

// dress draws something on some of the plain squares, always in the same places, and as pale as the ground.
func (b *island) dress(index int, cell drawing.Rectangle) {
	if parts.Chance(index+1000, 5) > 1 {
		return
	}
	name := b.scene.strewn[parts.Chance(index*3+7, len(b.scene.strewn))]
	size := b.Space * (0.3 + 0.04*float64(parts.Chance(index, 4)))
	x := 0.12 + 0.46*float64(parts.Chance(index+77, 5))/4
	y := 0.12 + 0.46*float64(parts.Chance(index+99, 5))/4
	b.StandPale(name, drawing.Box(cell.X+x*b.Space, cell.Y+y*b.Space, size, size), b.square(index))
}

// surround draws what lies at the foot of a geyser and what comes out of it.
func (b *island) surround(cell drawing.Rectangle) {
	s := b.Space
	b.Stand(b.scene.puff, drawing.Box(cell.X+s*0.05, cell.Y+s*0.07, s*0.24, s*0.18), 0)
	b.Stand(b.scene.puff, drawing.Box(cell.X+s*0.73, cell.Y+s*0.11, s*0.2, s*0.15), 0)
	b.Stand(b.scene.rocks, drawing.Box(cell.X+s*0.05, cell.Y+s*0.49, s*0.24, s*0.19), 0)
	b.Stand(b.scene.rocks, drawing.Box(cell.X+s*0.74, cell.Y+s*0.5, s*0.2, s*0.17), 0)
}

// surroundMother draws what lies around her crater.
func (b *island) surroundMother(cell drawing.Rectangle) {
	s := b.Space
	b.Stand(b.scene.puff, drawing.Box(cell.X+s*0.03, cell.Y+s*0.05, s*0.27, s*0.2), 0)
	b.Stand(b.scene.puff, drawing.Box(cell.X+s*0.71, cell.Y+s*0.04, s*0.26, s*0.2), 0)
	if len(b.game.Rules().MotherFiresOn) == 0 { // else her sums are there
		b.Stand(b.scene.rocks, drawing.Box(cell.X+s*0.03, cell.Y+s*0.75, s*0.26, s*0.21), 0)
		b.Stand(b.scene.rocks, drawing.Box(cell.X+s*0.72, cell.Y+s*0.77, s*0.25, s*0.19), 0)
	}
}

// square returns the colour of a square.
func (b *island) square(index int) drawing.Colour {
	if b.scene == nil {
		return land(parts.Colour(b.theme.Paper, drawing.Table), index)
	}
	return b.scene.land[parts.Chance(index, len(b.scene.land))]
}
