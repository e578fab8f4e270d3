package geyser

import (
	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A scene is the place in which the board is set.
type scene struct {
	*country
	// start is the colour of start squares, letters that of the coordinates.
	start, letters drawing.Colour
	// around draws what lies round the land.
	around func(*island)
	// shape returns the outline of a square in a box.
	shape func(box drawing.Rectangle, index int) drawing.Path
	// coast stands along the coast, margin in the margin, lake where there is no square; rocks lie at the foot
	// of a geyser, puff comes out of the Mother Geyser.
	coast, margin, lake []string
	rocks, puff         string
}

// scenes are the places by their names in a theme.
var scenes = map[string]*scene{"island": &tropics, "clouds": &clouds, "moon": &moon}

// tropics is a green island in the sea: depths, surf, beaches and meadows.
var tropics = scene{
	start: drawing.RGB(0xFBF2DA), letters: drawing.RGB(0x173A52),
	around: func(b *island) {
		b.Rect(b.Area(), drawing.Filled(0xFF4D9CC0))
		shores := b.shores(b.isLand)
		for _, depth := range [...]struct {
			out    float64
			colour drawing.Colour
		}{{0.25, 0xFF6DB4CF}, {0.19, 0xFF93CEDB}, {0.11, 0xFFBFE5E4}} {
			b.Path(shore(shores, b.Mat, depth.out), drawing.Paint{Fill: depth.colour, Open: true})
		}
		reef := drawing.Stroke{Width: b.Space * 0.02, Colour: drawing.White,
			Dash: [2]float64{b.Space * 0.16, b.Space * 0.12}, Round: true, Faint: true}
		b.Path(shore(shores, b.Mat, 0.15), drawing.Paint{Stroke: reef})
		b.Path(shore(shores, b.Mat, coastOut), drawing.Paint{Fill: 0xFFF0D79E,
			Stroke: drawing.Line(b.Space*0.03, drawing.White)})
	},
	shape:  func(box drawing.Rectangle, _ int) drawing.Path { return drawing.RoundedPath(box, box.Width*0.14) },
	coast:  []string{"palm", "rock", "palm"},
	margin: []string{"wave", "wave", "fish", "wave", "sailing-boat", "wave", "whale", "shell"},
	lake:   []string{"whale", "sailing-boat", "fish"},
	rocks:  "rock", puff: "puff",
	country: &country{line: 0xFF66784A, sinter: 0xFFFBF1DC,
		low: 0xFFC6DD94, clear: 0xFFD6E6A8, wood: 0xFFA9CB7F,
		hill: 0xFFCDC680, slope: 0xFFDFB681, steep: 0xFFC8916A, rock: 0xFF7A4A44,
		trees: [3]drawing.Colour{0xFF6BA873, 0xFF7FB578, 0xFF5B9A6C},
		water: 0xFF8FD0DC, bank: 0xFFB4B878, flow: 0xFFE8A25A,
		spring: []drawing.Colour{0xFFF2C25C, 0xFF8CCB9C, 0xFF4FB3C4, 0xFF2F7FA8}},
}

// clouds is a mountain top above the clouds, where dragons nest.
var clouds = scene{
	start: drawing.RGB(0xFAF4E6), letters: drawing.RGB(0x3B2C2C),
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
	coast:  []string{"rock", "pine", "rock"},
	margin: []string{"cloud", "cloud", "cloud", "crag"},
	lake:   []string{"cloud", "crag", "cloud"},
	rocks:  "nest", puff: "cloud",
	country: &country{line: 0xFF7A6A5C, sinter: 0xFFFAF4E6,
		low: 0xFFDDD2B6, clear: 0xFFEBE3CC, wood: 0xFFBFC79A,
		hill: 0xFFD2BEA2, slope: 0xFFCBA78C, steep: 0xFFB28472, rock: 0xFF5E4040,
		trees: [3]drawing.Colour{0xFF6E8A6E, 0xFF7F9A78, 0xFF5E7C68},
		water: 0xFFF6F9FB, bank: 0xFFA9BCC8, flow: 0xFFD9703F,
		spring: []drawing.Colour{0xFF3F2C2C, 0xFF8A3B3B, 0xFFD9703F, 0xFFF2C25C}},
}

// moon is a moon of plates with fire in the cracks between them, under the stars.
var moon = scene{
	start: drawing.RGB(0xF6F4F8), letters: drawing.RGB(0x2E2140),
	around: func(b *island) {
		b.Rect(b.Area(), drawing.Filled(drawing.RGB(0xCFC9E4)))
		shores := b.shores(b.isLand)
		b.Path(b.Outline(shores, b.Margin*0.2, b.Space*0.22, false), drawing.Paint{Fill: drawing.RGB(0xA99BB0),
			Stroke: drawing.Line(b.Space*0.016, drawing.RGB(0x6B5A78))})
		b.Path(b.Outline(shores, b.Space*0.01, b.Space*0.12, true), drawing.Paint{Fill: drawing.RGB(0xEDB48C),
			Stroke: drawing.Line(b.Space*0.014, drawing.RGB(0xB5623A))})
	},
	shape:  func(box drawing.Rectangle, index int) drawing.Path { return parts.CutPath(box, box.Width*0.1) },
	coast:  []string{"crater", "crater", "crystal", "rock"},
	margin: []string{"small-stars", "star", "small-stars", "planet", "small-stars", "ringed-planet", "comet"},
	lake:   []string{"ringed-planet", "dish", "comet"},
	rocks:  "ember", puff: "puff",
	country: &country{line: 0xFF75677F, sinter: 0xFFF6F0F8,
		low: 0xFFD5CBDA, clear: 0xFFE3DBE6, wood: 0xFFC3B6CC,
		hill: 0xFFCDB9C2, slope: 0xFFC9A3A6, steep: 0xFFB3818A, rock: 0xFF4A3454,
		trees: [3]drawing.Colour{0xFF9C8AAA, 0xFFAC9BB8, 0xFF8A789A},
		water: 0xFFF2A65A, bank: 0xFFAA6C62, flow: 0xFFF0894A,
		spring: []drawing.Colour{0xFF3A2845, 0xFFB5442E, 0xFFF0894A, 0xFFFBD06A}},
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

// surround draws what lies at the foot of a geyser.
func (b *island) surround(cell drawing.Rectangle) {
	s := b.Space
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
