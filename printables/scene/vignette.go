package scene

import (
	"math"
	"sync"

	"homespun/printables/drawing"
)

// The size of a vignette in units: a picture across a card, above its words.
const vignetteWide, vignetteHigh = 92.0, 54.0

// vignettes draw what a card does, by the icon that a theme gives it.
var vignettes = map[string]func(*stage){
	"wagon-wheel": westward, "bullet": shot, "bandit": bandits, "stockade": circled, "campfire": camp,
	"helm": sailing, "bomb": struck, "pirate-flag": boarding, "shield": walled, "anchor": anchored,
}

// made are the vignettes that have been drawn: func() *drawing.Symbol by icon.
var made sync.Map

// Vignette returns a small scene of what a card does that a theme gives an icon, such as a wheel; the same
// pointer each time, nil for an icon that has none. It fills its size to the corners.
func Vignette(icon string) *drawing.Symbol {
	paint := vignettes[icon]
	if paint == nil {
		return nil
	}
	draw, _ := made.LoadOrStore(icon, sync.OnceValue(func() *drawing.Symbol {
		s := vignette()
		paint(s)
		return &drawing.Symbol{Name: "vignette:" + icon, Drawing: s.on, Picture: true}
	}))
	return draw.(func() *drawing.Symbol)()
}

// Land returns the country or the sea of a theme's scene, as large as a vignette, for a picture that stands on
// it in the box; the sky has a tint of a colour. It is nil for another scene.
func Land(place string, sky drawing.Colour) (land *drawing.Drawing, box drawing.Rectangle) {
	s := vignette()
	high := s.high * 0.8
	box = drawing.Box((s.wide-high)/2, s.high*0.1, high, high)
	air := sky.Mixed(drawing.RGB(0xF7EFDC), 0.68)
	switch place {
	case "country":
		s.sky(36, air, air.Mixed(drawing.White, 0.22), air.Mixed(drawing.White, 0.44))
		s.mesas(34)
		s.cut(0xFFD9B565, s.ridge(s.high+2, -3, 33, 30, 31.4, 60, 33.4, 95, 32))
		s.road(43, 0xFFC79A4E)
	case "sea-chart":
		s.sky(36, air, air.Mixed(drawing.White, 0.22), air.Mixed(drawing.White, 0.44))
		s.sea(36)
		box.Y -= s.high * 0.02
	default:
		return nil, box
	}
	return s.on, box
}

func vignette() *stage {
	s := &stage{wide: vignetteWide, high: vignetteHigh, broad: 1, focus: vignetteWide / 2}
	s.pen = pen{on: drawing.New(s.wide, s.high), across: 1, down: 1}
	return s
}

// sky lays bands of air from the top down to the ground.
func (s *stage) sky(ground float64, bands ...drawing.Colour) {
	s.light(bands[0], box(-1, -1, s.wide+2, s.high+2))
	step := ground / float64(len(bands))
	for i, colour := range bands[1:] {
		y := step * (float64(i) + 0.9)
		s.light(colour, s.ridge(ground+4, -2, y, s.wide*0.25, y-2.6, s.wide*0.55, y+1.4, s.wide*0.8, y-2, s.wide+2,
			y+1))
	}
}

// road lays the ground in front, with the ruts of wagons.
func (s *stage) road(y float64, colour drawing.Colour) {
	s.cut(colour, s.ridge(s.high+2, -3, y, s.wide*0.3, y+1.2, s.wide*0.65, y-0.8, s.wide+3, y+0.6))
	for _, rut := range [...]float64{4.2, 7.6} {
		s.light(colour.Mixed(cream, 0.42), limb(0.9, 0.9, -2, y+rut+0.6, s.wide*0.4, y+rut+1.2, s.wide+2, y+rut))
	}
}

// sunset lays a low sun with its light.
func (s *stage) sunset(x, y, radius float64) {
	s.light(0xFFFDDD94, oval(x, y, radius*1.5, radius*1.5))
	s.fill(0xFFFFF1C2, oval(x, y, radius, radius))
}

// westward: a wagon drives towards the low sun.
func westward(s *stage) {
	s.sky(34, 0xFFC9788A, 0xFFE8926E, 0xFFF5B464, 0xFFFBD180)
	s.sunset(17, 24, 8.5)
	s.mesas(35)
	s.cut(0xFFE2A653, s.ridge(s.high+2, -3, 33, 30, 31.4, 60, 34, 95, 32))
	s.road(40, 0xFFC68840)
	s.light(0xFFE7BE80, puffs(0.5, 81, 50.6, 82, 47.6, 85, 46.6, 88, 48, 90, 46, 94, 50.6))
	s.at(62, 49, 0.98).flipped().wagon(0xFFF6E6C4, false)
}

// shot: a bullet breaks a wheel; there are supplies to be got.
func shot(s *stage) {
	s.sky(40, 0xFF8E4450, 0xFFB85A4A, 0xFFDD8452, 0xFFF0AE66)
	s.cut(0xFFB5713C, s.ridge(s.high+2, -3, 43, 30, 42, 60, 44, 95, 42))
	s.cut(0xFF7E4A2A, corners(40, 1, 95, 1, 95, 15, 44, 15))
	s.fill(0xFF5A3524, box(40, 7.4, 56, 1.1))
	s.cut(0xFF5A3524, corners(46, 15, 95, 15, 95, 19, 48, 19))
	s.barrel(83, 51, 1.1)
	wheel := s.at(59, 32, 18)
	arc := func(from, to float64) drawing.Path {
		var xy []float64
		for i := range 8 {
			sin, cos := math.Sincos((from + (to-from)*float64(i)/7) * math.Pi / 180)
			xy = append(xy, 0.9*cos, 0.9*sin)
		}
		return limb(0.2, 0.2, xy...)
	}
	for _, turn := range [...]float64{-80, -40, 0, 40, 80, 120} {
		sin, cos := math.Sincos(turn * math.Pi / 180)
		wheel.fill(0xFFA66B38, limb(0.12, 0.12, 0, 0, 0.86*cos, 0.86*sin))
	}
	wheel.fill(0xFFA66B38, append(limb(0.12, 0.06, 0, 0, -0.42, 0.1), limb(0.12, 0.05, 0, 0, -0.36, -0.3)...))
	wheel.cut(0xFF4A2C20, append(arc(-112, 20), arc(20, 140)...))
	wheel.fill(0xFF4A2C20, oval(0, 0, 0.26, 0.26))
	wheel.fill(0xFFE8B25C, oval(0, 0, 0.11, 0.11))
	s.star(38, 26, 13, 6, orange)
	s.star(38, 26, 8.6, 4, yellow)
	for _, bit := range [...][3]float64{{27, 12, 40}, {34, 6, 100}, {24, 38, -30}, {34, 45, 70}, {46, 10, 10}} {
		s.at(bit[0], bit[1], 1).leaning(bit[2]).cut(0xFF8A5230, corners(-4.4, -0.4, 1, -1.5, 4.6, 0.6, 0, 1.5))
	}
	s.at(29, 26, 1).slug()
}

// slug draws a bullet that flies to the right, its tip at the origin.
func (p pen) slug() {
	for i, y := range [...]float64{-3, 0, 3} {
		p.light(cream, limb(0.4, 1.3, -34+5*float64(i%2), y, -17, y))
	}
	p.cut(0xFFB9803A, corners(-17, -4, -8, -4, -8, 4, -17, 4))
	p.light(0xFFE9BE6A, box(-17, -2.8, 9, 2))
	p.cut(0xFF9A5540, loop(-8, -4, -8, -4, -3, -3, 0, 0, 0, 0, -3, 3, -8, 4, -8, 4))
	p.light(0xFFC98468, loop(-8, -2.6, -8, -2.6, -4, -2, -2, -0.8, -8, -0.8))
}

// star draws a burst with points of a length around a place.
func (p pen) star(x, y, radius, inner float64, colour drawing.Colour) {
	var xy []float64
	for i := range 18 {
		far := radius * (0.86 + 0.28*chance(i))
		if i%2 == 1 {
			far = inner
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 9)
		xy = append(xy, x+far*cos, y+far*sin)
	}
	p.cut(colour, corners(xy...))
}

// barrel draws a barrel on the ground at a place.
func (p pen) barrel(x, y, scale float64) {
	p = p.at(x, y, scale)
	p.cut(0xFFA86A3A, loop(-5, 0, -5, 0, -6.4, -6, -5, -13, -5, -13, 5, -13, 5, -13, 6.4, -6, 5, 0, 5, 0))
	p.light(0xFFC98A55, loop(-3.4, -0.6, -3.4, -0.6, -4.6, -6, -3.4, -12.6, -3.4, -12.6, -0.6, -12.6, -0.6, -12.6, -1,
		-0.6, -1, -0.6))
	p.fill(0xFF4E4A4C, append(box(-6, -10.6, 12, 1.3), box(-6, -3.6, 12, 1.3)...))
}

// bandits: three with torches look down at a wagon that camps.
func bandits(s *stage) {
	s.sky(38, 0xFF68649A, 0xFF7C729F, 0xFF988AA8, 0xFFBBA2AC)
	s.dots(0xFFE8DDF0, 0.8, 8, 7, 22, 14, 40, 5, 50, 12, 88, 20, 60, 4)
	s.light(0xFF9A92B4, oval(76, 12, 10, 10))
	s.fill(0xFFFBEBC4, oval(76, 12, 6.6, 6.6))
	s.cut(0xFF74607A, s.ridge(s.high+2, -3, 38, 30, 40, 60, 37, 95, 35))
	s.light(0xFFA58674, oval(79, 40, 13, 7))
	s.at(79, 42, 0.5).flipped().cart(0xFFFFDE9A, false)
	s.cut(0xFF63526C, s.ridge(s.high+2, -3, 46, 20, 44, 50, 45, 70, 49, 95, 52))
	for i, coat := range [...]drawing.Colour{0xFF7A4A3A, 0xFF3E5A54, 0xFF56446E} {
		x, y := 11+23*float64(i), 56-2*float64(i%2)
		s.at(x, y, 1.62).bandit(coat, i != 1)
	}
}

// bandit draws somebody with a hat and a kerchief, who may hold a torch.
func (p pen) bandit(coat drawing.Colour, torch bool) {
	who := person{skin: tan, hair: 0xFF3A2C2C, coat: coat, legs: night, lean: 0.6, face: 1, seated: true,
		hands: [2]drawing.Point{{X: -5, Y: -8}, {X: 7.6, Y: -13}}}
	var hold func(pen)
	if torch {
		p.glow(8, -20, 7, 0xFF8A7C9A, yellow, 3)
		hold = pen.torch
	} else {
		who.hands[1] = drawing.Point{X: 5.6, Y: -8}
	}
	p.person(who, hold)
	p.cut(0xFFC8463A, loop(-2.6, -17, -2.6, -17, 1, -16.8, 4.9, -17, 4.9, -17, 4.2, -14.2, 1.4, -12, -1.6, -14))
	hat := p.at(0, -0.8, 1)
	hat.cut(0xFF2E2430, loop(-6, -19, -6, -19, -3, -19.6, -2.2, -23.6, 3, -23.6, 4.2, -19.6, 7.4, -19, 7.4, -19, 1, -18))
	hat.light(0xFF6E5A4A, loop(-2.8, -20, -2.8, -20, 0.6, -19.8, 4.1, -20.2, 4.1, -20.2, 3.9, -21.4, 0.6, -21, -2.6,
		-21.2))
	p.dots(night, 0.9, 2.4, -18)
}

// circled: wagons around a fire, behind a stockade.
func circled(s *stage) {
	s.sky(34, 0xFF3F5573, 0xFF6C7C8C, 0xFFB79A86, 0xFFF0B678)
	s.mesas(33)
	s.cut(0xFF7F7A4A, s.ridge(s.high+2, -3, 32, 30, 31, 60, 32, 95, 31))
	s.at(46, 33, 0.52).cart(0xFFE9D3A4, false)
	s.light(0xFFB4944E, oval(46, 40, 17, 8))
	s.light(0xFFDDB258, oval(46, 40, 10, 6))
	s.at(17, 42, 0.92).cart(0xFFF6E6C4, false)
	s.at(75, 42, 0.92).flipped().cart(0xFFF6E6C4, false)
	s.at(46, 41, 1.5).flame()
	for i, x := range [...]float64{32, 60} {
		q := s.at(x, 55, 1.16)
		if i == 0 {
			q = q.flipped()
		}
		q.person(person{skin: tan, hair: 0xFF4A3426, coat: [...]drawing.Colour{0xFF3F6F9A, 0xFF9A4A3A}[i], face: 1,
			lean: 0.4, seated: true, hands: [2]drawing.Point{{X: -4, Y: -11}, {X: 5, Y: -12}}}, nil)
		q.cut(0xFF6B4630, loop(-5.4, -19.4, -5.4, -19.4, -2.6, -20.2, -2, -23.6, 3, -23.6, 3.8, -20.2, 7, -19.6, 7, -19.6,
			1, -18.6))
	}
	for i := range 13 {
		x, y := float64(i)*7.6-3, 39.6+1.6*chance(i)
		log := drawing.Colour(0xFF9A6236).Mixed(0xFF7E4A2A, chance(i+20))
		s.cut(log, corners(x, 57, x, y+3.4, x+3.4, y-1.4, x+6.8, y+3.4, x+6.8, 57))
		s.light(log.Mixed(0xFFE8B878, 0.5), limb(0.8, 0.8, x+1.6, y+3.6, x+1.6, 56))
	}
	s.cut(0xFF6B4630, box(-2, 47.6, 96, 2.6))
}

// camp: somebody at a fire of one's own, with a wagon.
func camp(s *stage) {
	s.sky(34, 0xFF9CC3C6, 0xFFC6DAC4, 0xFFEBE3B6, 0xFFF8E2A6)
	s.mesas(33)
	s.cut(0xFFC9B566, s.ridge(s.high+2, -3, 32, 30, 31, 60, 33, 95, 32))
	s.at(7, 41, 0.9).cactus(0xFF5B6E48)
	s.cut(0xFFB09A4C, s.ridge(s.high+2, -3, 40, 25, 41.4, 60, 39.4, 95, 41))
	s.at(69, 46, 1.04).flipped().cart(0xFFF6E6C4, false)
	s.glow(43, 46, 10, 0xFFB09A4C, yellow, 3)
	s.cut(wood, append(limb(2.2, 2.2, 36.6, 50.6, 49.4, 48.4), limb(2.2, 2.2, 36.6, 48.4, 49.4, 50.6)...))
	s.at(43, 48, 1.9).flame()
	q := s.at(23, 52, 1.5)
	q.person(person{skin: tan, hair: 0xFF5A3A26, coat: 0xFF3F6F9A, legs: 0xFF5A4A3A, face: 0,
		feet: [2]drawing.Point{{X: -2.4}, {X: 2.4}}, hands: [2]drawing.Point{{X: -4.6, Y: -8.6}, {X: 1.2, Y: -10.4}}}, nil)
	q.cut(0xFF8A5A33, loop(-6.4, -19, -6.4, -19, -3.4, -19.8, -2.8, -23.4, 2.8, -23.4, 3.4, -19.8, 6.4, -19, 6.4, -19, 0,
		-18.2))
}
