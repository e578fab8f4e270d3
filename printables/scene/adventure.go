package scene

import "homespun/printables/drawing"

// Colours of the dungeon, from the dark to what the torches light.
const (
	deepStone  drawing.Colour = 0xFF4B554C
	wallStone  drawing.Colour = 0xFF566356
	stairStone drawing.Colour = 0xFF8B8C6C
	litStone   drawing.Colour = 0xFFE0C68C
)

// adventure draws four with torches who go down from daylight to where a dragon sleeps on its gold, with one
// eye open.
func adventure(s *stage) {
	s.light(wallStone, s.all(s.high))

	const steps = 10
	right, top := s.wide*0.99, s.high*s.between(0.49, 0.41)
	long := s.between(0.096*s.wide, 12.4)
	deep := (s.high*s.between(0.74, 0.84) - top) / (steps - 1)

	s.blocks(wallStone.Mixed(drawing.White, 0.07), top+deep*3, 1)
	s.blocks(shade(wallStone, 0.13), top+deep*3, 40)
	door := min(40, (top-s.high*s.between(0.27, 0.04))*0.85)
	s.at(right-long*1.3, top+2, door/40).light(0xFF6C7A62, corners(-14, -38, 13, -20, -26, 62, -84, 62))
	// the light of the torches, all four in one pool
	heroes := [...]int{8, 6, 4, 2}
	size := min(1.15, s.high*s.between(0.0075, 0.011))
	at := func(step int) (x, y float64) { return right - long*(float64(step)+0.45), top + deep*float64(step) }
	for ring, colour := range [...]drawing.Colour{0xFF6F7456, 0xFF93855A, 0xFFBF9A58, 0xFFE8B95E} {
		var pool drawing.Path
		for _, step := range heroes {
			x, y := at(step)
			r := size * (21 - 5*float64(ring))
			pool = append(pool, drawing.EllipsePath(drawing.Point{X: x - 6*size, Y: y - 19*size}, r, r)...)
		}
		if ring < 2 { // no wall in the dark between two of them
			x1, y1 := at(heroes[0])
			x2, y2 := at(heroes[len(heroes)-1])
			pool = append(pool, corners(x1, y1-12, x2, y2-12, x2, y2+deep, x1, y1+deep)...)
		}
		s.light(colour, pool)
	}
	s.daylight(right-long*1.3, top, door)
	s.stairs(right, top, long, deep, steps)
	s.den(s.wide*s.between(0.84, 0.9), s.high*s.between(0.86, 0.955), s.between(min(1.15, s.high*0.007),
		0.75))
	for i, step := range heroes {
		x, y := at(step)
		s.at(x, y, size*[...]float64{1, 1.02, 0.96, 0.88}[i]).hero(i)
	}
	s.cut(deepStone, s.ridge(s.high+2, -3, s.high*s.between(0.8, 0.86), s.wide*0.2, s.high*s.between(0.82,
		0.88), s.wide*0.5,
		s.high*s.between(0.86, 0.93), s.wide*0.8, s.high*s.between(0.84, 0.94), s.wide+3,
		s.high*s.between(0.8, 0.9)))
	s.at(s.wide*s.between(0.45, 0.24), s.high*s.between(0.962, 0.95), s.between(min(1.3, s.high*0.008),
		1)).dragon()
}

// blocks draws stones of the wall, here and there, down to a height.
func (s *stage) blocks(colour drawing.Colour, low float64, seed int) {
	const wide, high = 15.0, 8.0
	var path drawing.Path
	for row := -int(s.over / high); float64(row+1)*high < low; row++ {
		for column := -int(s.over / wide); float64(column)*wide < s.wide+s.over+wide; column++ {
			if seed++; chance(seed) < 0.16 {
				path = append(path, box((float64(column)-0.5*float64(row&1))*wide+0.5, float64(row)*high+0.5,
					wide-1, high-1)...)
			}
		}
	}
	s.light(colour, path)
}

// daylight draws the door at the head of the stairs with what is seen through it, and the leaves that hang
// in.
func (s *stage) daylight(x, foot, high float64) {
	p := s.at(x, foot+2, high/40)
	p.cut(0xFF7C8468, arch(17.5, 44.5))
	p.fill(0xFFA2A37E, arch(15.2, 42.2))
	p.fill(0xFFFFF0BE, arch(12, 39))
	p.light(0xFFFFE08A, oval(-3, -24, 6, 6))
	p.light(0xFFBFD98A, loop(-12, 0, -12, 0, -12, -15, -12, -15, -4, -18, 4, -13, 12, -16, 12, -16, 12, 0,
		12, 0))
	p.light(0xFF8FB85C, loop(-12, 0, -12, 0, -12, -7, -12, -7, -2, -9, 6, -6, 12, -8, 12, -8, 12, 0, 12, 0))
	for i, hang := range [...][2]float64{{-13, 15}, {-5, 8}, {2, 5}, {9, 10}, {14, 19}} {
		x, long := hang[0], hang[1]
		top := -39 + x*x*0.04
		green := [...]drawing.Colour{0xFF5B7F3A, 0xFF77A04B}[i%2]
		p.cut(green, puffs(0.5, x-2.6, top, x+2.6, top-1, x+2.8, top+long*0.4, x+1.4, top+long*0.75, x,
			top+long, x-1.6, top+long*0.7,
			x-2.8, top+long*0.35))
	}
	p.cut(0xFF5B7F3A, heap(0, -42, 17, 3, 9, 21))
}

// stairs draws the stairs from the right down to the left, with the wall below them.
func (s *stage) stairs(right, top, long, deep float64, steps int) {
	outline := []float64{s.wide + s.over, top}
	var treads, under drawing.Path
	for i := range steps {
		x, y := right-long*float64(i), top+deep*float64(i)
		outline = append(outline, x, y, x-long, y)
		if i == 0 {
			treads = append(treads, box(x-long, y, long+6, 1.5)...)
		} else {
			treads = append(treads, box(x-long, y, long-0.6, 1.5)...)
		}
		for k := range 3 {
			if chance(i*7+k) < 0.55 {
				under = append(under, box(x-long*(0.95-0.3*float64(k%2)), y+5+5.4*float64(k), long*0.55,
					3.6)...)
			}
		}
	}
	outline = append(outline, right-long*float64(steps), s.high+s.over, s.wide+s.over,
		s.high+s.over)
	s.cut(stairStone, corners(outline...))
	s.light(shade(stairStone, 0.14), under)
	s.light(litStone, treads)
	// the wall below is in the shade
	low := []float64{s.wide + s.over, top + deep*2.2}
	for i := 0; i <= steps; i += 2 {
		low = append(low, right-long*float64(i), top+deep*(float64(i)+2.4)+2*chance(i))
	}
	s.light(shade(stairStone, 0.34), s.ridge(s.high+2, low...))
}

// den draws a low door below the stairs out of which somebody looks.
func (s *stage) den(x, foot, size float64) {
	p := s.at(x, foot, size)
	p.cut(0xFF858569, arch(11.6, 21.6))
	p.fill(0xFF37403C, arch(9, 19))
	for _, eyes := range [...][3]float64{{-2.6, -10, 1}, {3.6, -5.6, 0.7}} {
		q := p.at(eyes[0], eyes[1], eyes[2])
		q.fill(yellow, append(oval(-2, 0, 1.7, 1.9), oval(2, 0, 1.7, 1.9)...))
		q.dots(night, 1.5, -2.5, 0.1, 1.5, 0.1)
	}
}

// hero draws one of the four with a torch: a knight, a wizard, an archer, and a dwarf who looks back to the
// light.
func (p pen) hero(which int) {
	who := person{skin: pale, hair: night, legs: 0xFF4A3B32, face: -1, lean: -0.9,
		feet: [2]drawing.Point{{X: 2.8, Y: -0.6}, {X: -3.2, Y: 0}}, hands: [2]drawing.Point{{X: 4.8,
			Y: -8.5}, {X: -7, Y: -14.5}}}
	torch := func(q pen) { q.leaning(-12).torch() }
	switch which {
	case 0:
		who.coat, who.legs, who.hands[0] = 0xFF9FB0BA, 0xFF5C6A74, drawing.Point{X: 4.6, Y: -7.4}
		p.cut(0xFFD8DEE0, limb(1.4, 0.5, 4.6, -7.4, 11, -13))
		p.cut(wood, limb(1, 1, 3.6, -9.6, 6.6, -6.2))
		p.person(who, torch)
		q := p.at(-1.1, -17.4, 1)
		q.cut(0xFFB43A32, loop(0, -4, 0, -4, 3.4, -7.6, 8, -5, 8.6, -0.6, 8.6, -0.6, 5.6, -2.8, 3, -2))
		q.cut(0xFFC9D3D8, loop(-3.3, -0.8, -3.3, -0.8, -2.8, -3.4, 0.4, -4.6, 3.4, -2.8, 3.8, 2.6, 3.8, 2.6,
			1.2, 3, 0, -0.6, 0, -0.6))
		q.fill(0xFF8796A0, box(-3.5, -1.3, 3.6, 0.9))
	case 1:
		who.coat, who.skin, who.hair, who.robe = 0xFF5B4A9A, tan, 0xFFEDE7DA, true
		p.person(who, torch)
		q := p.at(-1.1, -17.4, 1)
		q.cut(0xFFF3EEE2, loop(-3, 0.8, -3, 0.8, 1.4, 0.6, 1, 4, -2.4, 9, -2.4, 9, -4.4, 5))
		q.cut(0xFF5B4A9A, loop(-6.4, -1.2, -2.6, -2.4, -1.6, -7, 3.2, -13, 3.2, -13, 2.8, -8.4, 3.4, -3, 6.2,
			-2, 5, -0.9, 0, -0.8))
		q.fill(yellow, corners(-2.6, -2.5, 3.4, -3.1, 3.3, -4.3, -2.3, -3.7))
	case 2:
		who.coat, who.skin, who.legs = 0xFF4F8A48, brown, 0xFF6A4A2E
		p.cut(0xFFC98F4E, limb(1.1, 1.1, 2.4, -22, 8.4, -17, 8.6, -9, 4, -4))
		p.person(who, torch)
		q := p.at(-1.1, -17.4, 1)
		q.cut(0xFF3C6E38, loop(-2.2, -2.2, -1, -4.4, 2, -4.6, 6.6, -6, 6.6, -6, 4.6, -0.4, 3.2, 3.4, 1, 4, 1,
			4, 0.6, 0.6, 0.2, -1.4))
	case 3:
		who.coat, who.hair, who.face, who.lean = 0xFFC0603A, ember, 1, 0.6
		p.cut(0xFF8A6A42, loop(-5.4, -14, 0, -15.6, -1, -6, -6.4, -6.4))
		p.person(who, torch)
		q := p.at(0.8, -17.4, 1)
		q.cut(0xFFE2703A, loop(-0.8, 0.4, -0.8, 0.4, 3.2, 1.2, 4.4, 4, 1.6, 9.6, 1.6, 9.6, -2.4, 6, -2.6, 2))
		q.cut(0xFFA9B4B8, loop(-3.8, -1.2, -3.8, -1.2, -3, -4, 0, -5, 3, -4, 3.8, -1.4, 3.8, -1.4))
		q.cut(cream, append(loop(-3.2, -2.6, -3.2, -2.6, -6.4, -4.4, -6.2, -8, -6.2, -8, -4.6, -5.6, -2.4,
			-4.4, -2.4, -4.4),
			loop(3.2, -2.6, 3.2, -2.6, 2.4, -4.4, 2.4, -4.4, 4.6, -5.6, 6.2, -8, 6.2, -8, 6.4, -4.4)...))
	}
}

// dragon draws a dragon of about 70 units that lies on its gold, with its head to the right.
func (p pen) dragon() {
	const skin, pale, wing drawing.Colour = 0xFF7BA84C, 0xFFD9E0A0, 0xFF4F7A3E
	p.cut(0xFFC98F2E, loop(-45, 3, -45, 3, -41, -6, -33, -14, -22, -12, -8, -8, 20, -9, 31, -11, 40, -7, 46,
		3, 46, 3))
	p.cut(0xFFE0A93A, loop(-46, 3, -46, 3, -42, -2, -30, -6.4, -14, -4, 8, -6, 24, -5, 38, -2, 47, 3, 47, 3))
	p.fill(yellow, append(oval(-38, -7.6, 2, 1.1), append(oval(-31.4, -11.6, 2, 1.1), oval(30, -8.6, 2,
		1.1)...)...))
	// a chest, half sunk
	c := p.at(38.5, -1.5, 1.05).leaning(9)
	c.cut(0xFF8A5230, box(-6, -6, 12, 9))
	c.cut(0xFFA9683C, loop(-6.4, -6, -6.4, -6, -5.4, -10.4, 0, -11.6, 5.4, -10.4, 6.4, -6, 6.4, -6))
	c.fill(yellow, append(box(-1.2, -7.4, 2.4, 3.4), append(box(-6, -11, 1.1, 14), box(4.9, -11, 1.1,
		14)...)...))
	p.cut(skin, limb(8, 1.6, -18, -4, -32, -2, -37, -9, -30, -14))
	p.cut(0xFFE2703A, corners(-31.5, -12.4, -24, -16, -29.6, -17.6))
	// the back with its spikes
	var spikes drawing.Path
	for i, at := range [...]drawing.Point{{X: -22, Y: -12}, {X: -17, Y: -16}, {X: -11, Y: -18.4}, {X: -4,
		Y: -18}, {X: 2, Y: -15}} {
		turn := float64(i-2) * 1.1
		spikes = append(spikes, corners(at.X-2.6, at.Y+2, at.X-1+turn, at.Y-4, at.X+2.6, at.Y+2)...)
	}
	p.cut(0xFFE2703A, spikes)
	p.cut(skin, loop(-24, 1, -24, 1, -26, -7, -19, -14.6, -8, -17.6, 4, -13.6, 9.6, -6, 10, 1, 10, 1))
	p.cut(wing, loop(-2, -8, -2, -8, -3.4, -16, -12, -22, -27, -23, -27, -23, -24, -17, -24, -17, -19.6, -17,
		-17.6, -12, -17.6, -12,
		-13.6, -12.6, -12, -8.4, -12, -8.4, -7, -9.6))
	p.fill(shade(wing, 0.25), append(limb(0.7, 0.5, -4, -10, -10, -17, -24, -20.6), limb(0.6, 0.4, -4, -10,
		-10, -14, -17, -14)...))
	p.cut(skin, loop(-17, 1.4, -17, 1.4, -20, -5, -15, -10, -8, -8, -6, -2, -3, 0, -2, 1.6, -2, 1.6))
	p.cut(skin, limb(12, 8.6, 3, -6, 11, -11, 18, -7))
	// the head on its paws
	p.cut(skin, limb(5, 4.4, 8, 0, 24, 1))
	q := p.at(20, -5, 1.12)
	q.cut(cream, append(loop(-4, -4, -4, -4, -8, -8, -9, -12, -9, -12, -4, -9, -1, -4.6, -1, -4.6), loop(0,
		-4.6, 0, -4.6, -3, -9, -3, -13,
		-3, -13, 2, -9, 3, -4.4, 3, -4.4)...))
	q.cut(skin, loop(-7, -2, -4, -6.6, 2, -6.8, 5, -4, 10, -3.6, 12.6, -1.4, 12, 2.4, 6, 4.4, -2, 4, -6.4, 2))
	q.fill(pale, loop(12.2, 1.6, 12.2, 1.6, 6, 4.4, -2, 4, -6, 2.6, -6, 2.6, -1, 2.2, 6, 1.8))
	q.fill(cream, loop(-1.6, -2.6, 0.4, -4.9, 3.2, -4.6, 4.4, -2.6, 1.4, -1.6))
	q.dots(night, 1.5, 2, -3.6)
	q.fill(shade(skin, 0.45), loop(-2.4, -3, -2.4, -3, 0.4, -5.8, 4.2, -4.8, 4.2, -4.8, 1, -4.7))
	q.dots(shade(skin, 0.6), 0.9, 10.4, -1.8)
	p.fill(yellow, append(oval(-30, -3, 2.4, 1.1), append(oval(14, 3, 2.6, 1.2), append(oval(36, 1.4, 2.2,
		1), oval(-12, 3.4, 2.8,
		1.2)...)...)...))
	p.light(cream, append(corners(-33, -9.5, -32.3, -7, -30, -6.4, -32.3, -5.8, -33, -3.4, -33.7, -5.8, -36,
		-6.4, -33.7, -7),
		corners(39, -8, 39.5, -6.4, 41, -6, 39.5, -5.6, 39, -4, 38.5, -5.6, 37, -6, 38.5, -6.4)...))
}
