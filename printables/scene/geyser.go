package scene

import "homespun/printables/drawing"

// geyser draws an island that blows, and the tribes that paddle there.
func geyser(s *stage) {
	sea := s.high * s.between(0.655, 0.56) // the horizon
	s.geyserSky(sea)
	s.light(0xFF7FC0CF, s.waves(sea, 30, 0.5, 0))
	rim := s.high * s.between(0.465, 0.34)
	s.island(sea+3, rim)

	blues := [...]drawing.Colour{0xFF54A3C4, 0xFF3F8ABA, 0xFF2F6FA8, 0xFF275C90}
	room := s.high - sea
	for i, blue := range blues {
		part := float64(i) / 4
		y := sea + room*(0.13+0.8*part*(0.6+0.4*part))
		long := 20 + 16*part
		s.cut(blue, s.waves(y, long, 1.2+1.4*part, chance(i)))
		s.light(blue.Mixed(drawing.White, 0.22), glints(s, y+3.5+3*part, long, i))
		switch i {
		case 0:
			s.at(min(s.focus+s.wide*0.3, s.wide-14), y+5, 0.55).flipped().canoe(0xFFE9A23B, 0xFFFFE3A3, false)
		case 1:
			s.at(s.focus-s.wide*s.between(0.2, 0.2), y+6.5, 0.95).canoe(0xFFD8572A, 0xFFFFD166, true)
		case 2:
			s.at(s.focus+s.wide*s.between(0.2, 0.12), y+min(s.between(11, 7), 0.31*room-s.between(6.6, 3.4)), s.between(1.35,
				1.05)).flipped().canoe(0xFF2F8F6B,
				0xFFF5E6C4, true)
		}
	}
	q := s.at(s.wide*s.between(0.87, 0.38), s.high*s.between(0.975, 0.88), s.between(0.9, 0.8))
	q.cut(0xFF8FB8CC, loop(-2.4, 0, -2.4, 0, -1.2, -7, -9, -12, -9, -12, -4, -12.6, 0, -9.4, 4, -12.6, 9,
		-12, 9, -12, 1.2, -7,
		2.4, 0, 2.4, 0))
	q.light(0xFFCFEAF0, loop(-7, 0.4, -2.6, -1.4, 0, -0.4, 2.8, -1.4, 7, 0.4, 0, 1.6))
	// the shore from which we look, with a palm that frames the picture
	s.cut(0xFFE8C583, s.ridge(s.high+2, -3, s.high-s.between(24, 13), s.wide*0.12, s.high-s.between(21, 12),
		s.wide*0.3,
		s.high-s.between(9, 5), s.wide*0.46, s.high+3, s.wide*0.75, s.high+30))
	s.at(1, s.high-s.between(18, 9), s.between(1.35, 1.05)).palm(0xFF7A5233, 0xFF2E7D58)
	s.at(s.wide*s.between(0.2, 0.12), s.high-s.between(7, 3), s.between(1.2, 0.9)).person(person{skin: brown,
		hair: night,
		coat: 0xFFE9A23B, legs: brown, feet: [2]drawing.Point{{X: -2, Y: 0}, {X: 2.4, Y: 0}},
		hands: [2]drawing.Point{{X: -6, Y: -20}, {X: 6.4, Y: -20.4}}, face: 2}, nil)
}

// geyserSky draws evening with the sun behind the island.
func (s *stage) geyserSky(sea float64) {
	s.light(0xFF5FA6C6, s.all(sea+3))
	for i, colour := range [...]drawing.Colour{0xFF74B3CC, 0xFF9CCAD2, 0xFFDDD9BE, 0xFFF6C98C} {
		y := sea * (0.3 + 0.19*float64(i))
		s.light(colour, s.ridge(sea+3, -2, y+5, s.wide*0.2, y-1, s.wide*0.45, y+4, s.wide*0.7, y-3, s.wide+2,
			y+4))
	}
	s.at(s.wide*0.13, sea*0.72, 1).cloud(cream, 22)
	s.at(s.wide*0.93, sea*0.62, 1).cloud(cream, 26)
}

// glints returns short lights on the water.
func glints(s *stage, y, long float64, seed int) (path drawing.Path) {
	for i := range 4 {
		x := s.wide * (float64(i) + 0.15 + 0.7*chance(seed*11+i)) / 4
		path = append(path, limb(0.7, 0.5, x-long*0.2, y, x, y+0.5, x+long*0.2, y)...)
	}
	return path
}

// island draws the mountain from its foot up to the rim of its mouth, the jungle below and what comes out.
func (s *stage) island(foot, rim float64) {
	high := foot - rim
	half := s.between(50, 48)
	mouth := s.between(8, 7)
	p := s.at(s.focus, foot, 1)
	s.plume(rim, mouth)
	p.cut(0xFF8A5A50, loop(-half, 2, -half, 2, -half*0.6, -high*0.32, -half*0.32, -high*0.7, -mouth, -high,
		-mouth, -high,
		0, -high+1.6, mouth, -high, mouth, -high, half*0.3, -high*0.72, half*0.62, -high*0.3, half, 2, half,
		2))
	// the side in the light
	p.light(0xFFC98A62, loop(-half*0.94, 1, -half*0.94, 1, -half*0.58, -high*0.33, -half*0.31, -high*0.7,
		-mouth+0.6, -high+0.5,
		-mouth+0.6, -high+0.5, -mouth*0.2, -high+1.6, -mouth*0.2, -high+1.6, -mouth*0.5, -high*0.78,
		mouth*0.4, -high*0.6,
		-mouth*1.1, -high*0.4, -mouth*0.2, -high*0.2, -half*0.3, 1, -half*0.3, 1))
	p.light(0xFFE5B183, loop(-half*0.6, -high*0.3, -half*0.31, -high*0.69, -mouth+0.8, -high+1, -mouth+0.8,
		-high+1, -mouth*1.1,
		-high*0.8, -mouth*1.7, -high*0.66, -mouth*1.9, -high*0.5, -mouth*3.2, -high*0.42))
	// hot water runs down
	p.cut(0xFF9ADCE3, loop(-mouth*0.1, -high+1.5, mouth*0.9, -high+0.4, mouth*1.3, -high*0.8, mouth*1.1,
		-high*0.62, mouth*2.1,
		-high*0.42, mouth*2.3, -high*0.25, mouth*2, -high*0.24, mouth*1.5, -high*0.42, mouth*0.5, -high*0.6,
		mouth*0.6, -high*0.8))
	// jungle in three rows, then the beach
	for row, green := range [...]drawing.Colour{0xFF6BA873, 0xFF468E65, 0xFF2C6B52} {
		wide := half * (0.82 + 0.09*float64(row))
		list := []float64{-wide * 1.04, 3}
		const trees = 10
		for i := range trees + 1 {
			x := 2*float64(i)/trees - 1
			top := high * 0.24 * (1 - x*x) * (1 - 0.4*float64(row))
			list = append(list, x*wide, -top+float64(row)*0.8-1.5*chance(i*5+row))
		}
		p.cut(green, puffs(0.5, append(list, wide*1.04, 3)...))
	}
	p.cut(0xFFF2D79B, loop(-half*1.12, 4.5, -half*0.96, 1.4, -half*0.4, 2.6, half*0.2, 1.6, half*0.8, 2.6,
		half*1.12, 4.5, half*0.6,
		6, -half*0.6, 6))
	p.at(-half*0.72, 2.6, 0.5).palm(0xFF7A5233, 0xFF2C6B52)
	p.at(half*0.62, 3, 0.6).flipped().palm(0xFF7A5233, 0xFF2C6B52)
}

// plume draws the water and the steam that come out of the mountain.
func (s *stage) plume(rim, mouth float64) {
	top := s.high * s.between(0.295, 0.06)
	p := s.at(s.focus, rim+2, 1)
	high := rim - top
	wide := s.between(23, 21)
	p.cut(0xFFD3D8D0, heap(3, -high*0.8, wide*1.1, high*0.2, 12, 3))
	p.cut(0xFFF1EDE0, heap(0, -high*0.82, wide, high*0.19, 11, 5))
	p.cut(0xFFFFFDF4, heap(-3, -high*0.88, wide*0.62, high*0.11, 9, 8))
	for i, colour := range [...]drawing.Colour{0xFFCDEBEA, drawing.White} {
		part := [...]float64{1, 0.62}[i]
		p.cut(colour, loop(-mouth*0.8*part, 2, -mouth*0.8*part, 2, -mouth*0.62*part, -high*0.3,
			-mouth*0.9*part, -high*0.56,
			-mouth*1.5*part, -high*(0.62+0.12*float64(i)), -mouth*0.6*part, -high*(0.68+0.1*float64(i)),
			mouth*0.6*part,
			-high*(0.68+0.1*float64(i)), mouth*1.5*part, -high*(0.62+0.12*float64(i)), mouth*0.9*part,
			-high*0.56, mouth*0.62*part,
			-high*0.3, mouth*0.8*part, 2, mouth*0.8*part, 2))
	}
	p.light(0xFFA9DDE4, limb(mouth*0.36, mouth*0.66, 0, 1, -0.4, -high*0.36, 0, -high*0.74))
	// what it throws about
	for i, to := range [...]drawing.Point{{X: 25, Y: -0.12}, {X: -24, Y: -0.16}, {X: 16, Y: 0.1}, {X: -15,
		Y: 0.06}} {
		up := -high * (0.5 - 0.04*float64(i))
		side := mouth * 0.4
		if to.X < 0 {
			side = -side
		}
		p.cut(0xFFC5E9EC, limb(2.4, 0.5, side, -2, to.X*0.4, up*0.92, to.X*0.78, up, to.X, to.Y*high))
		p.fill(0xFFE9F8F6, append(oval(to.X*1.08, to.Y*high+4, 0.9, 1.3), oval(to.X*1.13, to.Y*high+9, 0.7,
			1.1)...))
	}
}

// canoe draws a boat of about 34 units that goes to the right, with two who paddle and perhaps one who
// points.
func (p pen) canoe(paint, shirt drawing.Colour, points bool) {
	sitting := func(x float64, skin, hair, coat drawing.Colour) {
		p.at(x, 5.2, 0.66).person(person{skin: skin, hair: hair, coat: coat, lean: 1.2, seated: true,
			hands: [2]drawing.Point{{X: 5.6, Y: -11},
				{X: 5, Y: -7.5}}, face: 1}, nil)
	}
	sitting(-9, pale, ember, shirt)
	sitting(-1.5, tan, night, paint.Mixed(shirt, 0.5))
	if points {
		p.at(8.2, 1.2, 0.8).person(person{skin: brown, hair: night, coat: shirt, legs: brown, lean: 0.6,
			feet: [2]drawing.Point{{X: -2.4, Y: 0}, {X: 2.6, Y: 0}}, hands: [2]drawing.Point{{X: -5.5,
				Y: -9}, {X: 7.2, Y: -19.4}}, face: 1},
			nil)
	}
	p.cut(paint, loop(-18, -4.6, -18, -4.6, -13, -0.8, 0, 0, 12, -0.8, 19, -5.6, 19, -5.6, 15.6, 1.6, 10,
		4.4, -10, 4.4, -15.4, 1.6))
	p.light(shade(paint, 0.28), loop(-15.4, 1.4, 0, 2.6, 15.8, 1.2, 10, 4.4, -10, 4.4))
	for x := -10.0; x <= 10; x += 5 {
		p.light(shirt, corners(x-1.3, 1.9, x, -0.2, x+1.3, 1.9))
	}
	for _, x := range [...]float64{-6, 1.5} {
		p.cut(wood, limb(0.9, 0.9, x-0.6, -3.6, x+3, 4.6))
		p.cut(0xFFD9A066, limb(1.6, 2.6, x+2.6, 3.6, x+3.8, 6.6))
	}
	p.light(0xFFCFEAF0, loop(-19, 4.4, -8, 3.4, 0, 4.2, 9, 3.4, 20, 4.6, 9, 5.8, -9, 5.8))
}
