package scene

import "homespun/printables/drawing"

// sitters draws a party before a gate, whose bars are half up, and what looks at them from behind it.
func sitters(s *stage) {
	ground := s.high * s.between(0.775, 0.8)
	s.light(0xFF4F8C9A, s.all(s.high))
	for i, colour := range [...]drawing.Colour{0xFF6BA3A8, 0xFF93BDB4, 0xFFC9D3B4, 0xFFF3D9A4} {
		y := ground * s.between(0.36+0.13*float64(i), 0.3+0.15*float64(i))
		s.light(colour, s.ridge(ground+3, -2, y, s.wide*0.25, y+5, s.wide*0.5, y-2, s.wide*0.8, y+4,
			s.wide+2, y-1))
	}
	for i, at := range [...]drawing.Point{{X: 0.12, Y: 0.36}, {X: 0.2, Y: 0.32}, {X: 0.9, Y: 0.34}} {
		s.at(s.wide*at.X, s.high*at.Y, 0.8+0.3*float64(i%2)).bat(0xFF35566A)
	}
	// far hills with a wood, and the road
	s.cut(0xFF7FA79A, s.ridge(ground+6, -3, ground-17, s.wide*0.12, ground-22, s.wide*0.3, ground-13,
		s.wide*0.55, ground-19,
		s.wide*0.8, ground-12, s.wide+3, ground-20))
	for i, green := range [...]drawing.Colour{0xFF4E8578, 0xFF3A6E66} {
		list := []float64{-s.over, ground + 4}
		const trees = 15
		for k := range trees + 1 {
			list = append(list, (s.wide+2*s.over)*float64(k)/trees-s.over, ground-8+5*float64(i)-4*chance(k+i*20))
		}
		s.cut(green, puffs(0.6, append(list, s.wide+s.over, ground+4)...))
	}
	size := min(1.22, (ground-s.high*s.between(0.285, 0.03))/66)
	p := s.at(s.focus, ground, size)
	p.gatehouse()
	s.cut(0xFF6F9A62, s.ridge(s.high+2, -3, ground+1, s.wide*0.3, ground+3, s.focus, ground-1, s.wide+3,
		ground+2))
	if s.broad > 0 {
		s.at(s.wide*0.2, ground+6, 1).camp()
	}
	p.light(0xFFE3CB98, corners(-19, 1.5, 19, 1.5, 26, 10, 44, 34, 65, 62, -70, 62, -52, 34))
	p.light(0xFFD2B67F, append(oval(-8, 7, 5, 1), append(oval(12, 5.4, 4, 0.8), oval(-24, 13, 6, 1.2)...)...))

	feet, tall := s.high*s.between(0.925, 0.955), size*s.between(1.33, 1.05)
	for i, x := range [...]float64{17, -1, -30, -18} {
		s.at(s.focus+x*tall*0.98-s.between(-6, 12), feet+[...]float64{-1, -2, 2.4, 1.4}[i]*tall,
			tall).sitter(i)
	}
	for i, x := range [...]float64{0, 0.14, 0.86, 1} {
		s.at(s.wide*x, s.high+2, s.between(1.7, 1)).grass([...]drawing.Colour{0xFF3E7C5E, 0xFF4F8F62}[i%2])
	}
}

// camp draws where the party has slept: a tent, and a fire that still glows.
func (p pen) camp() {
	p.light(0xFF5C8754, oval(2, 0.6, 26, 2.6))
	p.cut(0xFFB9502F, corners(-20, 0, -9, -17, 4, 0))
	p.cut(0xFFE9A23B, corners(-9, -17, 5, -19, 17, -1.6, 4, 0))
	p.fill(0xFF5A2A22, corners(-14, 0, -9, -12.6, -4.4, 0))
	p.fill(wood, append(limb(0.9, 0.9, -9.6, -16, -7.8, -20), limb(0.9, 0.9, 4.4, -18, 6, -21.6)...))
	p.glow(26, -2, 7, 0xFF6F9A62, 0xFFFFC46B, 3)
	p.cut(wood, append(limb(1.6, 1.4, 22, 0, 29.6, -2), limb(1.6, 1.4, 30, 0, 22.6, -2)...))
	p.at(26, -1.6, 0.8).flame()
}

// bat draws a small bat with spread wings.
func (p pen) bat(colour drawing.Colour) {
	p.fill(colour, corners(0, -1.6, 0.7, -2.6, 1, -1, 4, -3.4, 7, -2.2, 5.2, 0.4, 3.4, -0.4, 2.2, 1.2, 0,
		2.4, -2.2, 1.2, -3.4, -0.4,
		-5.2, 0.4, -7, -2.2, -4, -3.4, -1, -1, -0.7, -2.6))
}

// gatehouse draws the gate of about 44 by 56 units between two towers, with what is behind it.
func (p pen) gatehouse() {
	const stone, lit, trim drawing.Colour = 0xFF7C8794, 0xFF98A0A6, 0xFFD6CBB2
	battlements := func(left, right, top float64, colour drawing.Colour) {
		path := []float64{left, 2}
		count := int((right - left) / 5.6)
		step := (right - left) / float64(2*count-1)
		for i := range 2*count - 1 {
			y := top
			if i%2 == 1 {
				y += 4
			}
			path = append(path, left+step*float64(i), y, left+step*float64(i+1), y)
		}
		p.cut(colour, corners(append(path, right, 2)...))
	}
	battlements(-33, 33, -66, stone)
	for _, side := range [...]float64{-1, 1} {
		x := side * 41
		battlements(x-12, x+12, -57, lit)
		p.light(shade(lit, 0.16), corners(x+4, 2, x+4, -52, x+12, -52, x+12, 2))
		p.cut(trim, box(x-13.2, -49, 26.4, 2.6))
		p.fill(night, arch(2.4, 11).Mapped(func(q drawing.Point) drawing.Point { return q.Plus(x, -30) }))
	}
	var light, dark drawing.Path
	for i := range 34 {
		x, y := -31+9*float64(i%7)+4.5*float64(i/7%2), -60+10.5*float64(i/7)
		if stone := drawing.RoundedPath(drawing.Box(x, y, 7.4, 4.2), 1); chance(i*3) < 0.42 {
			light = append(light, stone...)
		} else if chance(i*3) > 0.66 {
			dark = append(dark, stone...)
		}
	}
	p.light(0xFF8D97A2, light)
	p.light(shade(stone, 0.16), dark)
	p.cut(trim, arch(25.5, 60))
	p.light(0xFFB9AE98, arch(22.6, 57))
	p.fill(0xFF2E2640, arch(21, 55))
	p.light(0xFF463A5E, arch(18, 51))
	p.lurker()
	// the bars, half up
	var bars drawing.Path
	for _, x := range [...]float64{-16.5, -5.5, 5.5, 16.5} {
		top := -53 + x*x*0.036
		bars = append(bars, corners(x-1.1, top, x+1.1, top, x+1.1, -19, x, -14.6, x-1.1, -19)...)
	}
	bars = append(bars, append(box(-20.6, -24, 41.2, 2), box(-18.8, -42.6, 37.6, 2)...)...)
	p.cut(0xFFB9C0C4, bars)
	// its claws around the lowest bar
	for _, side := range [...]float64{-11, 11} {
		for k := range 3 {
			x := side + 3.2*(float64(k)-1)
			p.cut(0xFFB58FCB, limb(3.1, 2.8, x, -26.4, x+0.1, -22.4, x, -20))
			p.fill(cream, corners(x-1.2, -19.8, x+1.2, -19.8, x, -15.6))
		}
	}
	for _, x := range [...]float64{-30.5, 30.5} {
		p.glow(x, -33, 11, stone, 0xFFFFC46B, 3)
		p.at(x, -29, 1.15).torch()
	}
}

// lurker draws what is behind the gate: a heap of fur with horns, large eyes and many teeth.
func (p pen) lurker() {
	const fur drawing.Colour = 0xFF7A5496
	for _, side := range [...]float64{1, -1} {
		q := p
		q.across *= side
		q.cut(cream, loop(6, -40, 6, -40, 9, -46.4, 7, -51.6, 7, -51.6, 14, -47, 13, -38, 13, -38))
	}
	p.cut(fur, loop(-17.6, 0, -17.6, 0, -18.4, -14, -18, -28, -18, -28, -16, -27, -16, -27, -15.4, -36,
		-15.4, -36, -12.6, -35, -12.6, -35,
		-9, -43, -9, -43, -5.4, -40.6, -5.4, -40.6, 0, -46, 0, -46, 4.4, -41, 4.4, -41, 9, -43, 9, -43, 12,
		-35.6, 12, -35.6, 15.6, -36.4,
		15.6, -36.4, 16, -27.6, 16, -27.6, 18.4, -28, 18.4, -14, 17.6, 0, 17.6, 0))
	p.light(0xFF63437E, loop(-12, 0, -12, 0, -11, -11, 0, -14, 11, -11, 12, 0, 12, 0))
	for _, x := range [...]float64{-8.2, 8.2} {
		p.fill(cream, oval(x*0.98, -33.2, 5.8, 6))
		p.fill(orange, oval(x*0.94, -31.6, 3.4, 3.6))
		p.fill(night, oval(x*0.92, -31, 1.5, 2.4))
		p.fill(shade(fur, 0.3), corners(x*0.2, -36.4, x*0.3, -39.4, x*1.75, -41.4, x*1.7, -38.6))
	}
	p.fill(0xFF3A1F33, loop(-13, -22, -13, -22, 0, -18.4, 13, -22, 13, -22, 10, -12.6, 0, -9.4, -10, -12.6))
	var teeth drawing.Path
	for i := range 6 {
		x := -10 + 4*float64(i)
		y := -19.2 - (x*x)*0.018
		teeth = append(teeth, corners(x-1.7, y-0.4, x+1.7, y-0.4, x, y+4.4)...)
		if i%2 == 0 {
			teeth = append(teeth, corners(x+0.4, -11+0.02*x*x-0.6, x+2.2, -15.4, x+4, -11+0.02*x*x-0.6)...)
		}
	}
	p.fill(cream, teeth)
}

// sitter draws one of the party from behind: a witch with a staff, a knight, a little one who dares not
// look, and a giant with a sack of loot.
func (p pen) sitter(which int) {
	who := person{skin: pale, hair: 0xFF5A3A26, legs: 0xFF4A3B42, face: 2,
		feet: [2]drawing.Point{{X: -2.6, Y: 0}, {X: 2.8, Y: 0.3}}}
	cape := func(colour drawing.Colour, wide float64) {
		p.cut(colour, loop(-2.6, -14.8, 2.6, -14.8, wide*0.8, -8, wide, -1.6, wide, -1.6, wide*0.3, -0.7,
			-wide*0.4, -1.5, -wide, -1, -wide,
			-1, -wide*0.76, -8))
	}
	switch which {
	case 0:
		who.coat, who.hands, who.robe = 0xFFB2487A, [2]drawing.Point{{X: -7.4, Y: -17.6}, {X: 7, Y: -12}},
			true
		p.cut(wood, limb(1.2, 1.2, 7.2, 1, 7.2, -12, 7.8, -22))
		p.person(who, nil)
		cape(0xFF8E3568, 5.2)
		p.cut(0xFF4A2F5E, loop(-6.4, -17.8, -2.8, -19.4, -2, -24, 2.6, -29.6, 2.6, -29.6, 2.2, -25, 3.2,
			-19.6, 6.4, -18.2, 0, -16.8))
		p.light(0xFFE9F7D0, oval(7.9, -24, 3.6, 3.6))
		p.fill(yellow, oval(7.9, -24, 2.1, 2.1))
	case 1:
		who.coat, who.hands = 0xFFB9C4CA, [2]drawing.Point{{X: -6.6, Y: -8.8}, {X: 7, Y: -18.6}}
		p.cut(0xFFE8EDEE, corners(6.4, -19.4, 7.6, -19.6, 9.6, -31.6, 7.8, -30.4))
		p.cut(wood, limb(1, 1, 5, -18, 9, -19.2))
		p.person(who, nil)
		cape(0xFFC7432F, 5)
		p.cut(0xFFD3DADD, loop(-3.5, -15.2, -3.5, -15.2, -3.5, -19, 0, -21.6, 3.5, -19, 3.5, -15.2, 3.5,
			-15.2, 0, -14.6))
		p.cut(0xFFE9A23B, loop(0, -21, 0, -21, -2.4, -25.6, 2.2, -26.4, 3, -22.4, 1.4, -20.4))
		p.cut(0xFFF0D9A0, oval(-6.4, -7.6, 4.2, 5))
		p.fill(0xFF3E7C8C, oval(-6.4, -7.6, 2.6, 3.3))
	case 2:
		who.coat, who.skin, who.hair, who.face = 0xFFF0B341, tan, night, 0
		who.hands = [2]drawing.Point{{X: -3, Y: -15.4}, {X: 3.2, Y: -15.2}}
		q := p.at(0, 0, 0.78)
		q.person(who, nil)
		q.cut(0xFF3F8A5B, loop(-4, -18.4, -4, -18.4, -3, -21.6, 1, -22.6, 7, -25, 7, -25, 4.6, -20, 4, -18.4,
			4, -18.4, 0, -19.4))
	case 3:
		who.coat, who.hair, who.legs = 0xFF5E8A4A, 0xFFD2703A, 0xFF6A4A36
		who.hands = [2]drawing.Point{{X: -7.4, Y: -18}, {X: 6.4, Y: -9.5}}
		q := p.at(0, 0, 1.2)
		q.cut(0xFF6A5A4C, limb(1.3, 1.3, -7.2, -10, -7.4, -18, -7.6, -25))
		q.cut(0xFFAEB6BA, drawing.RoundedPath(drawing.Box(-12, -29, 9, 5.4), 0.8))
		q.person(who, nil)
		q.cut(0xFFB98A52, loop(-1.6, -12.6, 2.4, -13.8, 6, -9, 6, -4, 1.6, -2.4, -3.4, -4, -4, -8.8))
		q.cut(0xFFB98A52, loop(1, -13, 1, -13, 0.4, -15.6, 4.4, -15, 4.4, -15, 3, -12.6))
		q.fill(0xFF7D5A34, limb(0.9, 0.9, 0.6, -12.8, 3.4, -12.6))
	}
}

// grass draws a tuft of long leaves.
func (p pen) grass(colour drawing.Colour) {
	path := []float64{-11, 0}
	for i, blade := range [...][2]float64{{-12, -6}, {-7, -11}, {-2, -14}, {2, -9}, {6, -13}, {11, -7}} {
		path = append(path, blade[0], blade[1], -7+3*float64(i), -2)
	}
	p.cut(colour, corners(append(path, 12, 0)...))
}
