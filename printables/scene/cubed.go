package scene

import "homespun/printables/drawing"

// cubed draws a cube that two build together on a kitchen table, each with a cube in hand.
func cubed(s *stage) {
	table := s.high * s.between(0.6, 0.6)
	s.light(0xFF5D5468, s.all(s.high))
	for i, colour := range [...]drawing.Colour{0xFF6B5F70, 0xFF857070, 0xFFA98869, 0xFFCFA468, 0xFFE9C684} {
		r := s.between(66, 46) * (1 - 0.17*float64(i))
		s.light(colour, drawing.EllipsePath(drawing.Point{X: s.focus, Y: table - s.between(14, 8)}, r*1.1,
			r*0.92))
	}
	apart, size := s.between(44.5, 40), s.between(1.18, 0.86)
	heads := table - 21*size
	left, right := s.at(s.focus-apart, heads, size), s.at(s.focus+apart, heads-3*size, size).flipped()
	left.kid(pale, 0xFF8C4A2A, 0xFF3E8E8A, false)
	right.kid(brown, night, 0xFFE07A3C, true)

	s.cut(0xFFCB935A, s.ridge(s.high+2, -3, table, s.wide*0.5, table-1, s.wide+3, table))
	s.light(0xFFDDAA6C, drawing.EllipsePath(drawing.Point{X: s.focus, Y: s.high * s.between(0.84, 0.86)},
		s.between(60, 62),
		s.high*s.between(0.14, 0.13)))
	var grain drawing.Path
	for i := range 7 {
		y := table + (s.high-table)*(0.12+0.13*float64(i))
		x := s.wide * chance(i*17+3)
		grain = append(grain, limb(0.5, 0.4, x-30, y, x, y+0.5, x+34, y)...)
	}
	s.light(0xFFB57F4A, grain)

	if s.broad > 0 {
		s.at(s.focus-s.wide*0.36, s.high*0.86, 1).pad()
	}
	each := min(9.4, s.high*s.between(0.055, 0.078))
	foot := s.high * s.between(0.9, 0.965)
	p := s.at(s.focus, foot, each)
	p.mat()
	p.stack([4][4]int{{4, 4, 4, 3}, {4, 4, 3, 3}, {4, 3, 3, 2}, {3, 3, 2, 1}})
	// two hands, each with a cube
	left.reach(s.focus-each*1.5-(left.x-s.x), foot-each*7.7-(left.y-s.y), pale, 0xFF3E8E8A, each, 0)
	right.reach(right.x-s.x-(s.focus+each*2.9), foot-each*5.15-(right.y-s.y), brown, 0xFFE07A3C, each, 1)
	for _, at := range [...][3]float64{{-0.4, 0.93, 1}, {-0.33, 0.975, 0}, {0.36, 0.95, 2}, {0.43, 0.9, 1},
		{0.44, 0.985, 0}} {
		s.at(s.focus+at[0]*s.between(1, 0.6)*s.wide, s.high*at[1], each*s.between(1.05,
			0.95)).cube(int(at[2]))
	}
}

// pad draws what else lies on a long table: a pad for the points with a pencil, and a mug of cocoa.
func (p pen) pad() {
	p.cut(0xFFB57F4A, oval(26, -7, 8, 2.6))
	p.cut(0xFF4E8F8B, loop(19, -17, 19, -17, 20, -7, 26, -5, 32, -7, 33, -17, 33, -17))
	p.cut(0xFF4E8F8B, limb(1.8, 1.8, 32.6, -14.6, 36.6, -13.6, 36, -9.4, 32, -8.6))
	p.fill(0xFF7FB8B2, oval(26, -17, 7, 2.4))
	p.fill(0xFF7A4A2E, oval(26, -16.7, 5.8, 1.7))
	p.fill(cream, oval(24.6, -17, 2, 0.9))
	p.cut(cream, corners(-22, -8, 6, -11, 14, 1, -16, 4.6))
	p.cut(0xFFA9483A, corners(-22, -8, 6, -11, 7.6, -8.6, -20.8, -5.4))
	var lines drawing.Path
	for i := range 3 {
		x, y := -18+1.7*float64(i), -2.4+2.4*float64(i)
		lines = append(lines, limb(0.4, 0.4, x, y, x+27, y-3)...)
	}
	p.light(shade(cream, 0.25), lines)
	p.cut(yellow, limb(2.2, 2.2, -8, 5, 14, -7))
	p.fill(0xFFE8C9A0, corners(-7.4, 6.2, -8.8, 3.8, -12, 6.9))
	p.fill(0xFFE0705A, limb(2.3, 2.3, 13.6, -6.8, 15, -7.6))
}

// The faces of the cubes: on top, at the left and at the right, for red, yellow and black.
var faces = [3][3]drawing.Colour{{0xFFEF6A50, 0xFFD3402E, 0xFFA92C25}, {0xFFFFD66B, 0xFFEFAE2E, 0xFFC98720},
	{0xFF77727F, 0xFF4D4854, 0xFF37333D}}

// iso returns where a corner is on paper: so many edges to the right and towards us, to the left and towards
// us, and up. The corner nearest to us of a stack of four by four is the origin.
func iso(right, left, up float64) (x, y float64) {
	return (right - left) * 0.866, (right+left-8)*0.5 - up
}

// face returns a face of a cube at a place of a stack: 0 is on top, 1 at the left and 2 at the right.
func face(which int, i, j, k float64) drawing.Path {
	const in = 0.045
	var xy []float64
	add := func(right, left, up float64) {
		x, y := iso(i+right, j+left, k+up)
		xy = append(xy, x, y)
	}
	low, high := in, 1-in
	switch which {
	case 0:
		add(low, low, 1)
		add(high, low, 1)
		add(high, high, 1)
		add(low, high, 1)
	case 1:
		add(low, 1, low)
		add(high, 1, low)
		add(high, 1, high)
		add(low, 1, high)
	default:
		add(1, low, low)
		add(1, high, low)
		add(1, high, high)
		add(1, low, high)
	}
	return corners(xy...)
}

// stack draws columns of cubes of heights that get no higher towards us, so that no cube covers another.
func (p pen) stack(heights [4][4]int) {
	var ground drawing.Path
	var paths [3][3]drawing.Path
	lowest := func(i, j int) int {
		if i > 3 || j > 3 {
			return 0
		}
		return heights[i][j]
	}
	for i := range 4 {
		for j := range 4 {
			add := func(which, k int) {
				colour := int(3 * chance(i*137+j*59+k*23+5))
				paths[colour][which] = append(paths[colour][which], face(which, float64(i), float64(j),
					float64(k))...)
			}
			top := heights[i][j]
			add(0, top-1)
			for k := lowest(i, j+1); k < top; k++ {
				add(1, k)
			}
			for k := lowest(i+1, j); k < top; k++ {
				add(2, k)
			}
			ground = append(ground, p.hull(float64(i), float64(j), float64(top))...)
		}
	}
	p.light(0xFF2B2630, ground)
	for colour, three := range paths {
		for which, path := range three {
			if len(path) > 0 {
				p.fill(faces[colour][which], path)
			}
		}
	}
}

// hull returns the outline of a column of cubes.
func (p pen) hull(i, j, high float64) drawing.Path {
	var xy []float64
	for _, at := range [...][3]float64{{0, 0, high}, {1, 0, high}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {0, 1,
		high}} {
		x, y := iso(i+at[0], j+at[1], at[2])
		xy = append(xy, x, y)
	}
	return corners(xy...)
}

// cube draws one cube that stands on the origin.
func (p pen) cube(colour int) {
	p.cut(0xFF2B2630, p.hull(3, 3, 1))
	for which := range 3 {
		p.fill(faces[colour][which], face(which, 3, 3, 0))
	}
}

// mat draws the paper with the places on which the cube is built.
func (p pen) mat() {
	corner := func(right, left float64) (x, y float64) { return iso(right, left, 0) }
	rhomb := func(from, to float64) drawing.Path {
		x1, y1 := corner(from, from)
		x2, y2 := corner(to, from)
		x3, y3 := corner(to, to)
		x4, y4 := corner(from, to)
		return corners(x1, y1, x2, y2, x3, y3, x4, y4)
	}
	p.cut(cream, rhomb(-0.7, 4.7))
	p.fill(0xFFE5D3AE, rhomb(-0.35, 4.35))
}

// kid draws a child behind the table, around the middle of its head, that looks to the right.
func (p pen) kid(skin, hair, shirt drawing.Colour, curls bool) {
	if curls {
		p.cut(shade(hair, 0.1), heap(-3, -3, 12, 11, 11, 4))
	} else {
		p.cut(shade(hair, 0.2), loop(-6, -6, -14, -6, -17, 2, -15, 10, -15, 10, -12, 6, -8, 7))
	}
	p.cut(shirt, loop(-17, 40, -17, 40, -16, 19, -8, 12, 2, 11.6, 11, 17, 14, 40, 14, 40))
	p.fill(shade(skin, 0.2), limb(7, 7, -2, 8, -2, 13))
	p.cut(skin, loop(-9, -6, 0, -11.6, 8, -8, 10, -2, 12.8, 1.6, 10.6, 3.6, 9.8, 8, 4, 11.6, -4, 10.6, -9.6,
		4))
	p.cut(skin, oval(-3.6, 2.4, 2.2, 2.9))
	p.fill(shade(skin, 0.3), oval(-3.4, 2.6, 0.9, 1.5))
	if curls {
		p.fill(hair, puffs(0.5, -10, 6, -11.4, -1, -9, -7.6, -3, -11.6, 4, -11.8, 8.6, -8.6, 8.4, -5.6, 3,
			-5.4, -1, -3.6, -6.4, 0))
	} else {
		p.fill(hair, loop(-10, 6, -10, 6, -11.6, -2, -8, -10, 0, -13.4, 7, -11, 10.2, -5.6, 10.2, -5.6, 5,
			-6.8, 0, -5.6, -4, -1.6, -6.4, 0,
			-7, 6, -7, 6))
	}
	p.fill(drawing.White, oval(6, -1.2, 2, 2.3))
	p.dots(night, 2.4, 6.8, -1)
	p.fill(shade(hair, 0.2), limb(0.9, 0.6, 3.6, -4.8, 5.8, -5.6, 8.4, -4.6))
	p.light(skin.Mixed(0xFFE0604A, 0.35), oval(2.6, 4.2, 2, 1.5))
	p.fill(0xFF7A2E2A, loop(5, 6, 5, 6, 7.4, 6.8, 9.6, 5.4, 9.6, 5.4, 8.6, 8.8, 6.2, 8.8))
}

// reach draws the arm of a kid with a hand that holds a cube with its foot at (x, y): on the scene, from the
// kid's head, to the right.
func (p pen) reach(x, y float64, skin, shirt drawing.Colour, each float64, colour int) {
	size := p.down
	x, y = x/size, y/size
	side := each / size // of a cube
	handX, handY := x-side*0.95, y-side*0.7
	elbowX, elbowY := handX*0.5, max(25, handY+9)
	p.cut(shade(skin, 0.12), limb(4.4, 4, handX-1, handY, handX+side*0.7, y-side*1.25))
	q := p
	if q.across < 0 {
		q.across = -q.across
		q.at(-x, y, side).cube(colour)
	} else {
		q.at(x, y, side).cube(colour)
	}
	p.cut(skin, limb(6, 5.4, elbowX+(handX-elbowX)*0.4, elbowY+(handY-elbowY)*0.4, handX-2.4, handY+2.2,
		handX, handY))
	p.cut(shirt, limb(9.4, 6.4, 1, 17.6, (1+elbowX)/2-0.6, (18+elbowY)/2+2, elbowX, elbowY,
		elbowX+(handX-elbowX)*0.42, elbowY+(handY-elbowY)*0.42, elbowX+(handX-elbowX)*0.8,
		elbowY+(handY-elbowY)*0.8))
	p.fill(shade(shirt, 0.22), limb(1.6, 1.6, elbowX+(handX-elbowX)*0.8-3, elbowY+(handY-elbowY)*0.8-1.2,
		elbowX+(handX-elbowX)*0.8+2.6, elbowY+(handY-elbowY)*0.8+1.6))
	for i := range 3 {
		up := -2.4 + 2.3*float64(i)
		p.cut(skin, limb(2.9, 2.4, handX-0.6, handY+up*0.6, handX+side*0.3, handY+up-0.2, handX+side*0.72,
			handY+up*0.9))
	}
}
