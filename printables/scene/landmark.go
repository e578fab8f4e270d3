package scene

import (
	"sync"

	"homespun/printables/drawing"
)

// A landmark is what stands on a board's land: so many units wide and high, with its feet at the lower edge.
type landmark struct {
	wide, high float64
	draw       func(pen)
}

// landmarks are named as the icon of a theme in whose place they stand, or by what they are.
var landmarks = map[string]landmark{
	"sun": {46, 21, pen.town}, "mountain": {34, 28, pen.tableMountain}, "evergreen-tree": {22, 24, pen.grove},
	"wagon": {34, 20, pen.resting}, "cactus": {15, 28, func(p pen) { p.at(0, -2, 1).cactus(0xFF5B6E48) }},
	"pine": {11, 18, func(p pen) { p.pine(0, 0, 1, 0xFF4A6746) }}, "grove": {22, 24, pen.grove},
	"rock": {13, 9, pen.rocks}, "bush": {14, 13, func(p pen) { p.at(0, -3.6, 1).bush() }}, "grass": {9, 6, pen.tuft},
	"tower": {13, 17, pen.tower},
}

// stood are the landmarks that have been drawn: func() *drawing.Symbol by name.
var stood sync.Map

// Landmark returns what stands on the land in place of an icon, such as a town under the sun; the same
// pointer each time, nil for an icon that has none.
func Landmark(icon string) *drawing.Symbol {
	mark, ok := landmarks[icon]
	if !ok {
		return nil
	}
	draw, _ := stood.LoadOrStore(icon, sync.OnceValue(func() *drawing.Symbol {
		d := drawing.New(mark.wide, mark.high)
		mark.draw(pen{on: d, x: mark.wide / 2, y: mark.high - 1.2, across: 1, down: 1})
		return &drawing.Symbol{Name: "landmark:" + icon, Drawing: d, Picture: true}
	}))
	return draw.(func() *drawing.Symbol)()
}

// pine draws a pine of about 16 units at a place.
func (p pen) pine(x, y, scale float64, colour drawing.Colour) {
	p = p.at(x, y, scale)
	p.fill(0xFF5A3B28, box(-0.9, -3.4, 1.8, 3.8))
	for i, y := range [...]float64{-2.4, -6.4, -10.4} {
		half := 5.2 - 1.1*float64(i)
		p.cut(colour.Mixed(0xFFE2B45A, 0.09*float64(i)), corners(-half, y, -half*0.4, y-2.8, 0,
			y-6.4, half*0.4, y-2.8, half, y, half*0.4, y+0.8, 0, y+0.2, -half*0.4, y+0.8))
	}
	p.light(colour.Mixed(0xFFF5C46A, 0.42), corners(0.5, -16, 1.9, -13, 0.9, -12.6))
	p.light(colour.Mixed(0xFFF5C46A, 0.42), corners(1.1, -11.4, 3.4, -6.8, 1.9, -6.6))
}

// grove draws three pines and a bush.
func (p pen) grove() {
	p.pine(4.6, -1.6, 0.92, 0xFF3E5A44)
	p.pine(-4.6, -0.8, 1.16, 0xFF4A6746)
	p.pine(1.2, 0.4, 0.66, 0xFF587548)
	p.at(6.8, -1, 0.42).bush()
}

// rocks draws two rocks.
func (p pen) rocks() {
	p.cut(0xFF8A6A5C, loop(-5.8, 0, -5.8, 0, -5.2, -4, -2, -6.4, 1.4, -4.6, 2.6, 0, 2.6, 0))
	p.light(0xFFB08A72, loop(-4.4, -3, -2, -5.6, 0.6, -4.4, -1.6, -3.2))
	p.cut(0xFF78594F, loop(0.6, 0.2, 0.6, 0.2, 1.8, -2.8, 4, -3.4, 5.6, 0.2, 5.6, 0.2))
	p.light(0xFF9C7866, loop(2.2, -1.8, 3.8, -2.8, 4.4, -1.6))
}

// bush draws a sagebrush.
func (p pen) bush() {
	p.cut(0xFF6F7D4C, puffs(0.6, -5.2, 0, -4.4, -3.4, -1, -5.4, 2.6, -4.4, 5.2, 0))
	p.light(0xFF96A160, puffs(0.5, -2.6, -2.4, -0.6, -4.6, 2.4, -3.6, 1, -2.4))
}

// tuft draws a tuft of dry grass.
func (p pen) tuft() {
	p.fill(0xFF8B7A3E, corners(-3.6, -2.8, -1.8, 0, -1.6, -4.6, -0.4, 0, 0.6, -5.2, 0.8, 0, 3.4, -3.4, 2.2, 0.2,
		-2.4, 0.2))
}

// tableMountain draws a red mountain with a flat top, lit from the right, with a smaller one.
func (p pen) tableMountain() {
	p.cut(0xFFB4645C, corners(3, 0, 5.4, -7, 6, -12.4, 13.2, -12.8, 13.8, -7, 16.4, 0))
	p.light(0xFFCF7F64, corners(10.4, -12.6, 13.2, -12.8, 13.8, -7, 16.4, 0, 12.8, 0))
	p.cut(0xFFA8525A, corners(-16.4, 0, -12.6, -9.6, -11.4, -10.2, -10.4, -24, -4, -25.6, 2.6, -24.4,
		3.8, -11, 5.2, -10, 9.6, 0))
	p.light(0xFFC96F5E, corners(-3.4, -25.4, 2.6, -24.4, 3.8, -11, 5.2, -10, 9.6, 0, 2.4, 0, -1, -10.4))
	p.light(0xFFE8926E, corners(-10.2, -22, -4, -23.4, 2.7, -22.4, 2.9, -20, -4, -20.8, -10.3, -19.6))
	p.light(0xFF8C434F, corners(-10.8, -16, -4, -17, -2.6, -15, -10.9, -14))
	p.light(0xFFE8926E, corners(6, -10.4, 13.4, -10.8, 13.6, -9, 5.8, -8.8))
	p.cut(0xFF9A5B50, loop(-16.6, 1, -16.6, 1, -9, -3, -2, -1.4, 6, -2.4, 16.6, 1, 16.6, 1))
}

// town draws the houses of Saratoga in the last light.
func (p pen) town() {
	const wall, roof, lamp drawing.Colour = 0xFFA8664A, 0xFF70403C, 0xFFFFE9A8
	house := func(x, half, high float64, colour drawing.Colour) {
		p.cut(colour, corners(x-half, 0, x-half, -high, x+half, -high, x+half, 0))
	}
	window := func(x, y float64) { p.light(lamp, box(x-0.9, y-1.2, 1.8, 2.4)) }
	p.cut(roof, corners(-21, -6, -17.6, -9.6, -14, -6)) // a barn
	house(-17.5, 3, 6, 0xFF8C4A42)
	p.fill(0xFF5C3436, box(-18.9, -3.4, 2.8, 3.8))
	p.cut(roof, corners(-12.4, -14.2, -10, -18, -7.6, -14.2)) // the church
	p.fill(roof, box(-10.4, -19.4, 0.8, 2))
	house(-10, 1.9, 14.2, 0xFFD29A66)
	window(-10, -11.2)
	p.cut(roof, corners(-9, -6.6, -9, -8, -3.4, -9.4, -2.6, -6.6))
	house(-5.8, 3, 6.6, 0xFFC98B5C)
	window(-7, -3.4)
	window(-4.4, -3.4)
	house(9.4, 4.6, 11, wall) // the saloon with its false front
	p.cut(roof, corners(4.4, -10.4, 4.4, -12.4, 6.8, -12.4, 6.8, -13.8, 12, -13.8, 12, -12.4,
		14.4, -12.4, 14.4, -10.4))
	for _, x := range [...]float64{6.6, 9.4, 12.2} {
		window(x, -7.8)
	}
	p.cut(0xFF7C4638, corners(4.2, -5.4, 14.6, -5.4, 15.4, -4, 3.4, -4))
	p.fill(0xFF4E2C30, box(8.2, -3.6, 2.4, 3.9))
	legs := append(limb(0.5, 0.5, 17.2, 0.2, 17.8, -8), limb(0.5, 0.5, 21.4, 0.2, 20.8, -8)...)
	p.fill(0xFF70403C, legs) // of the water tower
	p.cut(0xFF8C4A42, corners(16.8, -7.4, 16.8, -12, 21.8, -12, 21.8, -7.4))
	p.cut(roof, corners(16, -11.8, 19.3, -15, 22.6, -11.8))
}

// resting draws a wagon at a fire, its oxen unyoked.
func (p pen) resting() {
	p.at(-4.6, 0, 0.56).cart(0xFFF6E6C4, false)
	p.at(10.4, 0.2, 0.54).flipped().ox(0xFFA8744C, false)
}

// tower draws a corner of a fort, with a flag.
func (p pen) tower() {
	p.fill(0xFF5A3524, box(-0.3, -15.6, 0.6, 5))
	p.cut(0xFFC8463A, corners(0.2, -15.4, 5, -14, 0.2, -12.4))
	p.cut(0xFF8A5432, corners(-4, 0, -4, -7.4, 4, -7.4, 4, 0))
	p.fill(0xFF5A3524, append(append(box(-4, -2.6, 8, 0.5), box(-4, -5, 8, 0.5)...), box(-1, -5.4, 2, 2)...))
	p.cut(0xFF6B4630, corners(-5.6, -6.8, 0, -11.4, 5.6, -6.8))
	p.light(0xFF96694A, corners(0.4, -10.8, 4.8, -7.2, 2.2, -7.2))
}
