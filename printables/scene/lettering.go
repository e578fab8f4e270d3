package scene

import (
	"math"
	"strings"
	"unicode/utf8"

	"homespun/printables/drawing"
)

// A hand is how the letters of a game's title stand.
type hand struct {
	faces []drawing.Colour // of the letters, in turn
	back  drawing.Colour   // of the paper that they are glued on
	// stand returns how far a letter is moved down, in parts of the size, and turned clockwise, in degrees. Part
	// is where it is on its line, from -1 to 1; i counts the letters of the line.
	stand func(part float64, i int) (down, turn float64)
	// wheel is a letter that is drawn as a wagon wheel; 0 for none.
	wheel rune
}

// hands are those of the six games: SiTTeRS jump, adventurers go down stairs, what a geyser blows rises, wagons
// go over a hill, cubes stand on a table, and toys have fallen about.
var hands = map[string]hand{
	"sitters": {faces: []drawing.Colour{cream, 0xFFFFD98A}, back: 0xFF3B2450,
		stand: func(_ float64, i int) (float64, float64) { return 0.05 * turns(i), -4 * turns(i) }},
	"adventure": {faces: []drawing.Colour{0xFFFFD98A}, back: 0xFF2B1E18,
		stand: func(part float64, _ int) (float64, float64) { return 0.1 * part, 0 }},
	"geyser": {faces: []drawing.Colour{drawing.White, 0xFFE2F5F6}, back: 0xFF173F6B,
		stand: func(part float64, _ int) (float64, float64) { return 0.16*part*part - 0.08, 7 * part }},
	"saratoga": {faces: []drawing.Colour{0xFFFFE7B3}, back: 0xFF47203A, wheel: 'o',
		stand: func(part float64, _ int) (float64, float64) { return 0.1*part*part - 0.05, 4 * part }},
	"cubed": {faces: []drawing.Colour{yellow, 0xFFFFA08A, cream}, back: 0xFF2E2A36,
		stand: func(float64, int) (float64, float64) { return 0, 0 }},
	"patrollers": {faces: []drawing.Colour{cream, 0xFFFFD166, 0xFFAFD8F5}, back: 0xFF2A2148,
		stand: func(_ float64, i int) (float64, float64) { return 0.09*chance(i+5) - 0.045, 16*chance(i+21) - 8 }},
}

// turns returns 1 and -1 in turn.
func turns(i int) float64 { return 1 - 2*float64(i&1) }

// The measures of letters, in parts of their size.
const (
	lineHigh  = 1.02 // from one line to the next
	capHigh   = 0.7  // of a capital letter
	below     = 0.24 // what hangs below the line
	backWidth = 0.17 // of the line around a letter by which the paper behind it is larger
	letterGap = 0.03
	turned    = 0.96 // of the width is for letters, since those that are turned reach further
)

// Letter sets a title into a box in the letters of a game, cut out and glued on a darker paper: in as few lines as
// let them be largest. It reports false, and does nothing, for a game that has no scene and for a title that is no
// title: of very many letters, or of letters that the font of titles lacks.
func Letter(d *drawing.Drawing, game, title string, box drawing.Rectangle) bool {
	const longest = 40
	how, ok := hands[game]
	foreign := func(r rune) bool { return !drawing.Fredoka.Has(r) }
	if !ok || title == "" || utf8.RuneCountInString(title) > longest || strings.ContainsFunc(title, foreign) {
		return false
	}
	lines, size := broken(title, box)
	high := (float64(len(lines)-1)*lineHigh + capHigh + 2*backWidth) * size
	y := box.Centre().Y - high/2 + (backWidth+capHigh)*size
	var backs, faces []drawing.Mark
	for _, line := range lines {
		x := box.Centre().X - lineWidth(line)*size/2
		for i, r := range []rune(line) {
			wide := drawing.Fredoka.Advance(r) + letterGap
			down, turn := how.stand((x+wide*size/2-box.Centre().X)/(box.Width/2), i)
			if glyph := drawing.Fredoka.Outline(r); glyph != nil {
				sin, cos := math.Sincos(turn * math.Pi / 180)
				path := glyph.Mapped(func(p drawing.Point) drawing.Point {
					px, py := p.X-wide/2, p.Y+capHigh/2
					return drawing.Point{X: x + (wide/2+px*cos-py*sin)*size,
						Y: y + (down-capHigh/2+px*sin+py*cos)*size}
				})
				if r == how.wheel {
					middle, radius := path.Bounds().Centre(), 0.3*size
					faces = append(faces, wheel(middle, radius, how.faces[0]))
					path = drawing.EllipsePath(middle, radius, radius)
				}
				backs = append(backs, drawing.Shape{Path: path, Paint: drawing.Paint{Fill: how.back, Open: true,
					Stroke: drawing.Stroke{Width: backWidth * size, Colour: how.back, Round: true, Faint: true}}})
				if r != how.wheel {
					faces = append(faces, drawing.Shape{Path: path, Paint: drawing.Filled(how.faces[i%len(how.faces)])})
				}
			}
			x += wide * size
		}
		y += lineHigh * size
	}
	d.Add(backs...)
	d.Add(faces...)
	return true
}

// lineWidth returns how wide a line is, in parts of its size.
func lineWidth(line string) (wide float64) {
	for _, r := range line {
		wide += drawing.Fredoka.Advance(r) + letterGap
	}
	return wide + backWidth
}

// broken returns a title in as many lines as let its letters be largest in a box, and their size in millimetres.
func broken(title string, box drawing.Rectangle) (lines []string, size float64) {
	words := strings.Fields(title)
	for count := 1; count <= len(words); count++ {
		for _, try := range splits(words, count) {
			high := float64(count-1)*lineHigh + capHigh + below + 2*backWidth
			fits := box.Height / high
			for _, line := range try {
				fits = min(fits, turned*box.Width/lineWidth(line))
			}
			if fits > size {
				lines, size = try, fits
			}
		}
	}
	return lines, size
}

// splits returns all ways to write words in a number of lines.
func splits(words []string, count int) (ways [][]string) {
	if count == 1 {
		return [][]string{{strings.Join(words, " ")}}
	}
	for first := 1; first <= len(words)-count+1; first++ {
		for _, rest := range splits(words[first:], count-1) {
			ways = append(ways, append([]string{strings.Join(words[:first], " ")}, rest...))
		}
	}
	return ways
}

// wheel returns the rim, the hub and the spokes of a wheel.
func wheel(middle drawing.Point, radius float64, colour drawing.Colour) drawing.Shape {
	rim := radius * 0.88
	path := append(drawing.EllipsePath(middle, rim, rim), drawing.EllipsePath(middle, radius*0.12, radius*0.12)...)
	for i := range 4 {
		sin, cos := math.Sincos(math.Pi * (float64(i) + 0.5) / 4)
		path = path.MoveTo(middle.Plus(-rim*cos, -rim*sin)).LineTo(middle.Plus(rim*cos, rim*sin))
	}
	return drawing.Shape{Path: path, Paint: drawing.Paint{Stroke: drawing.Line(radius*0.24, colour)}}
}
