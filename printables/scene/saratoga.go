package scene

import "homespun/printables/drawing"

// saratoga draws wagons that drive into the last light, a child on the last one who looks back with a
// lantern, and whoever has just taken a wheel.
func saratoga(s *stage) {
	ground := s.high * s.between(0.56, 0.5)
	s.light(0xFF6F6296, s.all(s.high))
	s.dots(0xFFCFC3DA, 0.7, s.wide*0.05, s.high*0.22, s.wide*0.94, s.high*0.06, s.wide*0.9, s.high*0.2,
		s.wide*0.03, s.high*0.03,
		s.wide*0.97, s.high*0.14, s.wide*0.6, s.high*0.03)
	for i, colour := range [...]drawing.Colour{0xFF96709A, 0xFFC67C8C, 0xFFE8926E, 0xFFF5B464, 0xFFFBD180} {
		y := ground * (0.5 + 0.1*float64(i))
		s.light(colour, s.ridge(ground+3, -2, y+1, s.wide*0.22, y-3, s.wide*0.5, y+2, s.wide*0.78, y-3,
			s.wide+2, y+2))
	}
	sun := s.between(21, 13)
	p := s.at(s.focus, ground-sun*0.25, 1)
	p.light(0xFFFDDD94, oval(0, 0, sun*1.45, sun*1.45))
	p.fill(0xFFFFF1C2, oval(0, 0, sun, sun))
	s.mesas(ground)
	s.cut(0xFFE2A653, s.ridge(s.high+2, -3, ground+1, s.wide*0.4, ground-1, s.wide*0.7, ground+1.5, s.wide+3,
		ground))
	room := s.high - ground
	y := func(part float64) float64 { return ground + room*part }
	s.at(s.wide*s.between(0.22, 0.38), y(s.between(0.09, 0.13)), s.between(0.36, 0.27)).wagon(0xFF9E6FA0,
		false)
	s.cut(0xFFD08F40, s.ridge(s.high+2, -3, y(0.16), s.wide*0.3, y(0.13), s.wide*0.65, y(0.21), s.wide+3,
		y(0.15)))
	s.at(s.wide*s.between(0.58, 0.82), y(s.between(0.25, 0.3)), s.between(0.62, 0.52)).wagon(0xFF4F9A86,
		false)
	s.at(s.wide*0.06, y(0.34), s.between(1, 0.62)).cactus(0xFF5B6E48)
	s.cut(0xFFB97536, s.ridge(s.high+2, -3, y(0.36), s.wide*0.25, y(0.42), s.wide*0.6, y(0.36), s.wide+3,
		y(0.44)))
	last := s.at(s.wide*s.between(0.45, 0.54), y(s.between(0.62, 0.72)), s.between(1.16, 0.94))
	last.light(0xFF94592C, loop(-22, -1, 20, -1.6, 52, -1, 46, 3, 10, 4.6, -26, 4))
	last.light(0xFFD99A58, puffs(0.5, -34, 0, -33, -4, -27, -6, -22, -3, -20, 1))
	last.wagon(0xFFF3DDB0, true)
	s.cut(0xFF84503A, s.ridge(s.high+2, -3, y(s.between(0.76, 0.8)), s.wide*0.16, y(s.between(0.82, 0.84)),
		s.wide*0.45, y(0.92),
		s.wide*0.75, y(0.88), s.wide+3, y(0.8)))
	s.at(s.wide*0.94, y(s.between(0.97, 0.88)), s.between(1.35, 0.95)).cactus(0xFF55683F)
	s.at(s.wide*s.between(0.12, 0.32), y(0.985), s.between(1.35, 1)).thief()
}

// mesas draws two rows of table mountains on the horizon.
func (s *stage) mesas(ground float64) {
	size := s.between(1, 0.62)
	row := func(colour drawing.Colour, list ...[3]float64) {
		path := []float64{-s.over, ground + 2, -s.over, ground - 1}
		for _, mesa := range list {
			x, half, high := mesa[0]*s.wide, mesa[1]*size, mesa[2]*size
			path = append(path, x-half*1.35, ground-1, x-half, ground-high*0.55, x-half*0.86,
				ground-high*0.6, x-half*0.8, ground-high,
				x+half*0.74, ground-high*1.04, x+half*0.82, ground-high*0.62, x+half, ground-high*0.5,
				x+half*1.4, ground-1)
		}
		s.cut(colour, corners(append(path, s.wide+s.over, ground-1, s.wide+s.over, ground+2)...))
	}
	row(0xFFD98570, [3]float64{0.2, 15, 17}, [3]float64{0.95, 18, 22})
	row(0xFFA8596A, [3]float64{0.03, 12, 26}, [3]float64{0.83, 7, 12}, [3]float64{1.02, 9, 30})
}

// cactus draws a cactus of about 22 units.
func (p pen) cactus(colour drawing.Colour) {
	p.cut(shade(colour, 0.15), limb(3, 2.8, 0, -6, 5.6, -7, 6, -14))
	p.cut(shade(colour, 0.1), limb(3, 2.8, 0, -9, -5.2, -10.4, -5.6, -17))
	p.cut(colour, limb(4.4, 4, 0, 1, 0, -22))
	p.light(colour.Mixed(yellow, 0.3), limb(0.8, 0.7, 1, -2, 1, -21))
}

// wagon draws a covered wagon with its oxen, which go to the right: about 66 units with its wheels on the
// ground. A near one has a driver, and a child who looks back.
func (p pen) wagon(cover drawing.Colour, near bool) {
	p.at(42, -0.8, 0.96).ox(0xFF8A5A40, near)
	p.at(38.5, 0, 1).ox(0xFFB98358, near)
	p.cut(0xFF5A3524, limb(1.2, 1, 17, -7, 30, -8.6))
	p.cart(cover, near)
}

// cart draws the wagon without its oxen, about 40 units long.
func (p pen) cart(cover drawing.Colour, near bool) {
	const wood, iron drawing.Colour = 0xFF7E4A2A, 0xFF5A3524
	if near {
		p.at(24, -8.4, 0.74).person(person{skin: tan, hair: night, coat: 0xFF3F6F9A, lean: -0.4,
			seated: true, face: 1,
			hands: [2]drawing.Point{{X: 6, Y: -9}, {X: 6.6, Y: -8}}}, nil)
		q := p.at(23.7, -21.6, 0.74)
		q.cut(0xFF6B4630, loop(-6, -1.6, -6, -1.6, -2.8, -2.4, -2.2, -6, 2.4, -6, 3, -2.4, 6.4, -2, 6.4, -2,
			0, -0.8))
		p.fill(iron, limb(0.5, 0.4, 28.4, -14.6, 33, -13.4, 40, -10.5))
	}
	// the cover, its inside, its bows, and the side towards the sun
	p.cut(shade(cover, 0.4), loop(-17.6, -14, -17.6, -14, -21, -23, -16, -31, -9, -32, -6, -24, -8, -14, -8,
		-14))
	if near {
		p.glow(-25.4, -17.4, 8.5, 0xFFB97536, yellow, 3)
		p.child()
	}
	p.cut(cover, loop(-13.6, -13, -13.6, -13, -17.2, -22, -12, -31.6, -12, -31.6, 0, -30.2, 13, -32, 13, -32,
		20, -25, 17.6, -13, 17.6, -13))
	p.light(shade(cover, 0.16), loop(-13.6, -13, -13.6, -13, -16.4, -20, -15.4, -24.6, -10, -18.6, 4, -16.4,
		18, -17, 18, -17, 17.6, -13,
		17.6, -13))
	for _, x := range [...]float64{-5, 6} {
		p.light(shade(cover, 0.22), limb(0.7, 0.7, x+0.4, -30.4, x-1.4, -22, x, -13.4))
	}
	p.light(cover.Mixed(0xFFFFE9A8, 0.7), loop(12.4, -31.4, 12.4, -31.4, 19.2, -24.8, 17.4, -14, 17.4, -14,
		15.6, -14, 16, -24))
	p.cut(wood, corners(-18.6, -14.6, 18.6, -14.6, 17, -7.4, -17, -7.4))
	p.fill(shade(wood, 0.3), box(-17.6, -11.3, 35.2, 0.8))
	p.wheel(-11, -6, 6)
	if near {
		p.cut(0xFF8F8271, loop(9, 0.4, 9, 0.4, 8.4, -4.4, 12, -6.8, 15.4, -3.6, 15, 0.4, 15,
			0.4)) // in place of a wheel
		return
	}
	p.wheel(12, -5.2, 5.2)
}

// child draws who sits at the end of the wagon, looks back and holds up a lantern.
func (p pen) child() {
	p.at(-16.6, -8.6, 0.78).person(person{skin: pale, hair: 0xFFB5532C, coat: 0xFFC8463A, lean: -1.4,
		seated: true, face: -1,
		hands: [2]drawing.Point{{X: -4.6, Y: -9}, {X: -9.4, Y: -15}}}, func(q pen) {
		q.cut(night, append(box(-2, 1.4, 4, 1), box(-1.8, 6.4, 3.6, 1.2)...))
		q.fill(0xFFFFE08A, box(-1.7, 2.4, 3.4, 4))
	})
}

// wheel draws a wheel with spokes around a place.
func (p pen) wheel(x, y, radius float64) {
	q := p.at(x, y, radius)
	ring := drawing.EllipsePath(drawing.Point{}, 1, 1)
	hole := drawing.EllipsePath(drawing.Point{}, 0.78, 0.78).Mapped(func(at drawing.Point) drawing.Point {
		return drawing.Point{X: -at.X, Y: at.Y} // the other way round, so that it is a hole
	})
	const spoke = 0.07
	spokes := append(box(-spoke, -0.85, 2*spoke, 1.7), box(-0.85, -spoke, 1.7, 2*spoke)...)
	spokes = append(spokes, corners(-0.62, -0.54, -0.54, -0.62, 0.62, 0.54, 0.54, 0.62)...)
	spokes = append(spokes, corners(-0.62, 0.54, 0.54, -0.62, 0.62, -0.54, -0.54, 0.62)...)
	q.fill(0xFF4A2C20, append(append(ring, hole...), spokes...))
	q.fill(0xFFC98F4E, oval(0, 0, 0.2, 0.2))
}

// ox draws an ox that pulls to the right, its hooves on the ground.
func (p pen) ox(colour drawing.Colour, near bool) {
	for i, x := range [...]float64{-7, -3.6, 5, 8} {
		step := [...]float64{-1.4, 1.2, 1.4, -1}[i]
		p.fill(shade(colour, 0.2+0.16*float64(i%2)), limb(3, 2, x, -7, x+step*0.3, -3.4, x+step, -0.6))
	}
	p.cut(colour, loop(-10, -7, -10.6, -12, -7, -15, 0, -14.4, 7, -17, 10.4, -14, 10, -8, 4, -5.4, -6, -5.6))
	p.cut(colour, loop(7, -15.4, 9, -18.6, 13, -18.6, 16.6, -13.4, 16.2, -10.8, 13.6, -10.4, 9, -11))
	p.fill(cream, append(limb(1.2, 0.3, 10.6, -18.4, 12.6, -20.6, 12, -23.2), oval(15.6, -11.6, 1.6, 1.4)...))
	p.fill(shade(colour, 0.35), limb(2, 0.8, 9.4, -17, 6, -16.4))
	p.fill(shade(colour, 0.35), limb(0.9, 1.6, -10.2, -12.6, -12, -9, -11.6, -5))
	if near {
		p.dots(night, 0.9, 13, -15.6)
		p.fill(0xFF6B4630, limb(1.8, 1.8, 5.4, -17.4, 6.2, -6))
	}
}

// thief draws somebody who hides behind a rock with a wheel.
func (p pen) thief() {
	who := person{skin: tan, hair: 0xFF3A2C2C, coat: 0xFF303A5C, legs: night, lean: 0.8, face: 1,
		seated: true,
		hands:  [2]drawing.Point{{X: 5.4, Y: -17}, {X: 7.4, Y: -8}}}
	q := p.at(0, 2, 1)
	q.person(who, func(h pen) {
		h.cut(0xFFF0C987, oval(2.6, -2.6, 6.2, 6.2)) // light, so that it is seen what he has taken
		h.wheel(2.6, -2.6, 5.6)
	})
	q.cut(0xFF5A3324, loop(-5.6, -19, -5.6, -19, -2.6, -20, -1.8, -23.8, 3, -23.8, 4, -20, 7.2, -19.2, 7.2,
		-19.2, 1, -18.2))
	q.cut(0xFFC8463A, loop(-2, -15.6, -2, -15.6, 1.4, -16.4, 5, -16.2, 5, -16.2, 4.2, -13, 2, -11.8, -1, -13))
	p.cut(0xFF6C4A44, loop(-17, 4, -17, 4, -15, -4, -9, -7, -3, -5.4, 2, -8, 8, -4, 12, 4, 12, 4))
	p.light(0xFF8A6258, loop(-14, -2.8, -9, -6, -4, -4.6, -7, -2.6))
	p.light(0xFF8A6258, loop(0, -5.6, 2.6, -7, 6.4, -4, 3, -3.6))
}
