package scene

import "homespun/printables/drawing"

// patrollers draws toys at war on a kitchen table at night, before the window with the moon.
func patrollers(s *stage) {
	table := s.high * s.between(0.63, 0.58)
	s.light(0xFF56547C, s.all(s.high))
	s.window(table)
	s.cut(0xFF9E4646, s.ridge(s.high+2, -3, table, s.wide*0.5, table-0.6, s.wide+3, table))
	s.cloth(table)
	feet, size := s.high*s.between(0.8, 0.83), min(1.5, s.high*s.between(0.0088, 0.0138))
	reach := s.between(min(0.31*s.wide, 48), 42)

	// an electric torch lights the field
	lamp := s.at(s.focus-s.between(min(0.45*s.wide, 70), 62), table+(s.high-table)*s.between(0.3, 0.38),
		size*0.8)
	lamp.light(0xFFD98E62, loop(3, -4, 3, -4, 60, -8, 130, -9, 170, 0, 170, 0, 150, 30, 70, 22, 3, 4, 3, 4))
	lamp.light(0xFFF0BE82, loop(3, -3, 3, -3, 50, -4.4, 96, -3, 112, 5, 90, 15, 50, 11, 3, 3, 3, 3))
	// forts at the back
	s.at(s.focus-reach*1.03, table+(s.high-table)*0.14, size*0.86).books()
	s.at(s.focus+reach*0.99, table+(s.high-table)*0.16, size*0.92).mug()
	s.at(s.focus-reach*1.02, table+(s.high-table)*0.14-15.2*size*0.86, size*0.62).sergeant()
	s.at(s.focus+reach*0.99, table+(s.high-table)*0.16-13.6*size*0.92, size*0.68).flipped().rat()
	lamp.torchlight()
	if s.broad > 0 {
		s.at(s.focus-s.wide*0.54, s.high*0.9, 0.95).castle()
	}
	for i, at := range [...][3]float64{{-0.5, 0.5, 1.5}, {-0.16, 0.62, 1.2}, {0.5, 0.56, 1.4}} {
		x, y := s.focus+reach*at[0], table-(s.high-table)*(at[1]-s.between(0.3, 0.2))
		s.fill([...]drawing.Colour{0xFF8FD0A0, 0xFFFFD166, 0xFF8FC6EE}[i], oval(x, y, at[2], at[2]))
		s.light(cream, oval(x-0.4, y-0.4, at[2]*0.35, at[2]*0.35))
	}
	// the two who fight
	for _, x := range [...]float64{-11, 11} {
		s.light(0xFFB9654F, oval(s.focus+x*size, feet+0.4, 8.4*size, 1.5*size))
	}
	s.at(s.focus-10.5*size, feet, size).bear()
	s.at(s.focus+10.5*size, feet, size).flipped().robot()
	// in front
	front := s.high * s.between(0.955, 0.965)
	s.at(s.focus-reach*0.86, front, size*0.98).dog()
	s.at(s.focus+reach*s.between(0.95, 0.86), front, size*0.98).flipped().snowman()
}

// window draws the window above the table, with the moon, roofs and curtains.
func (s *stage) window(table float64) {
	const sky, frame drawing.Colour = 0xFF4A6BA3, 0xFFB6BBD0
	half, top := s.between(40, 36), s.high*s.between(0.3, 0.04)
	left, right, low := s.focus-half, s.focus+half, table-s.between(7, 4)
	s.cut(frame, box(left-3, top-3, 2*half+6, low-top+6))
	s.fill(sky, box(left, top, 2*half, low-top))
	middle := top + (low-top)*s.between(0.46, 0.52)
	r := min(17, (low-top)*0.34)
	for i, colour := range [...]drawing.Colour{0xFF6584B4, 0xFF8DA3C4} {
		s.light(colour, oval(s.focus, middle, r*(1.5-0.22*float64(i)), r*(1.5-0.22*float64(i))))
	}
	s.fill(0xFFFFF3CF, oval(s.focus, middle, r, r))
	s.light(0xFFEBD9A8, append(oval(s.focus-r*0.4, middle-r*0.3, r*0.2, r*0.18), append(oval(s.focus+r*0.32,
		middle-r*0.46, r*0.14,
		r*0.12), oval(s.focus+r*0.1, middle-r*0.1, r*0.1, r*0.09)...)...))
	s.dots(cream, 0.8, left+6, top+6, left+13, top+15, left+19, top+5, right-6, top+5, right-14, top+11,
		right-8, top+19)
	const houses = 5
	roofs := []float64{left, low}
	wide := 2 * half / houses
	for i := range houses {
		x, y := left+wide*float64(i), low-5-4.5*chance(i+3)
		roofs = append(roofs, x, y, x+wide*0.5, y-4, x+wide*0.7, y-2.4, x+wide*0.7, y-4.6, x+wide*0.85,
			y-4.6, x+wide*0.85, y-1.2,
			x+wide, y)
	}
	s.fill(0xFF334A75, corners(append(roofs, right, low)...))
	for i := range houses {
		x := left + wide*(float64(i)+0.5)
		s.dots(yellow, 1.3, x-3, low-2.6-2*chance(i), x+2.6, low-3.6+2*chance(i+9))
	}
	s.cut(frame, append(box(s.focus-half*0.5-0.9, top, 1.8, low-top), box(s.focus+half*0.5-0.9, top, 1.8,
		low-top)...))
	s.cut(0xFFCBCFE0, box(left-6, low, 2*half+12, 3.2))
	for i, x := range [...]float64{left - 8, right + 8} {
		p := s.at(x, top-5, 1)
		if i == 1 {
			p = p.flipped()
		}
		long := low - top + 7
		p.cut(0xFFA23B3B, loop(-9, 0, -9, 0, 18, 0, 18, 0, 17, long*0.3, 4, long*0.62, 1.4, long*0.68, 4.6,
			long, 4.6, long, -9, long, -9, long))
		p.light(0xFFBD524C, loop(-4, 0.6, -4, 0.6, 3, 0.6, 3, 0.6, 2, long*0.4, -3, long*0.66, -3, long*0.66,
			-4, long*0.4))
		p.light(0xFFBD524C, loop(8, 0.6, 8, 0.6, 14, 0.6, 14, 0.6, 12, long*0.3, 2, long*0.62, 2, long*0.62,
			8, long*0.32))
		p.cut(yellow, corners(-9, long*0.62, 3.4, long*0.64, 2.6, long*0.7, -9, long*0.69))
	}
}

// cloth draws the checks of the table's cloth, larger towards us.
func (s *stage) cloth(table float64) {
	var checks drawing.Path
	room := s.high - table
	const rows = 6
	y := func(row int) float64 { part := float64(row) / rows; return table + 0.8 + room*part*(0.55+0.5*part) }
	x := func(column int, y float64) float64 {
		return s.focus + float64(column)*(9.5+9*(y-table)/room)
	}
	for row := range rows {
		a, b := y(row), y(row+1)
		for column := -16 + row%2; column < 16; column += 2 {
			if x(column, a) > s.wide+s.over || x(column+1, a) < -s.over {
				continue
			}
			checks = append(checks, corners(x(column, a), a, x(column+1, a), a, x(column+1, b), b, x(column,
				b), b)...)
		}
	}
	s.light(0xFFB0564F, checks)
}

// torchlight draws an electric torch that lies on the table and shines to the right.
func (p pen) torchlight() {
	p.cut(0xFF4E7FB0, limb(6.4, 6.4, -22, 0.4, -8, 0))
	p.cut(0xFF3A6390, corners(-7, -3.4, 1, -5.6, 1, 5.6, -7, 3.8))
	p.cut(0xFFDFE4EA, limb(2, 2, 1.6, -4.8, 1.6, 4.8))
	p.fill(0xFFFFF1B8, oval(2.4, 0, 1, 4.2))
	p.fill(yellow, limb(1.6, 1.6, -15, -1.6, -12, -1.6))
}

// castle draws a castle of wooden blocks, of which some have fallen, and who looks out of it.
func (p pen) castle() {
	p.cut(0xFF6C78B8, box(-20, -13, 11, 13))
	p.cut(0xFFD9A441, box(9, -13, 11, 13))
	p.cut(0xFF5C8A6A, corners(-21, -13, -14.5, -22, -8, -13))
	p.cut(0xFFC8553F, corners(8, -13, 14.5, -22, 21, -13))
	p.fill(night, box(-8.6, -9.6, 17.2, 9.6))
	p.at(0, 1, 0.62).head(0, -9, person{skin: tan, hair: 0xFFC8553F, face: 1})
	p.cut(0xFFD8B48A, box(-9, -13, 18, 4))
	p.cut(0xFFE8C79C, append(box(-9, -4, 4.4, 4), box(4.6, -4, 4.4, 4)...))
	p.at(25, -0.4, 1).leaning(24).cut(0xFF5C8A6A, box(-4, -6, 7, 6))
	p.cut(0xFF8FC6EE, oval(33, -1.6, 2, 2))
	p.light(cream, oval(32.4, -2.2, 0.6, 0.6))
}

// books draws a fort of books.
func (p pen) books() {
	for i, book := range [...]struct {
		x, wide float64
		colour  drawing.Colour
	}{{0, 15, 0xFF5C8A6A}, {1.6, 13, 0xFFD9A441}, {-0.8, 14, 0xFF6C78B8}} {
		y := -5 * float64(i+1)
		p.cut(book.colour, drawing.RoundedPath(drawing.Box(book.x-book.wide, y, 2*book.wide, 5), 0.8))
		p.fill(cream, box(book.x-book.wide+3, y+1, 2*book.wide-3, 3))
		p.light(shade(cream, 0.2), box(book.x-book.wide+3, y+2.2, 2*book.wide-3, 0.5))
	}
}

// mug draws a mug that stands on its head, as a tower.
func (p pen) mug() {
	p.cut(0xFF7FB7C4, limb(2.6, 2.6, 8, -10.6, 14, -10, 14.4, -5, 8.6, -3.6))
	p.cut(0xFF9CCFD6, loop(-10, 0, -10, 0, -8.4, -13, -8.4, -13, 0, -14, 8.4, -13, 8.4, -13, 10, 0, 10, 0, 0,
		1.4))
	p.light(0xFFC4E4E4, loop(-7.6, -0.4, -6.6, -12, -3.4, -12.6, -4, 0.2))
	p.fill(0xFFA23B3B, append(oval(2.6, -6.8, 1.8, 1.8), append(oval(5.6, -6.8, 1.8, 1.8), corners(1, -5.8,
		7.2, -5.8, 4.1, -2.2)...)...))
}

// bear draws a patched bear with a pot on its head and a wooden spoon.
func (p pen) bear() {
	const fur, light, steel drawing.Colour = 0xFFD49A58, 0xFFF0CC94, 0xFFC9D0D6
	p.cut(shade(fur, 0.2), limb(4.6, 4.4, -3.2, -12, -8, -10.6, -9.4, -6))
	p.cut(shade(fur, 0.16), limb(5.4, 5.4, -3, -4, -5, -1, -3.4, -1.2))
	p.cut(fur, limb(5.6, 5.6, 3, -5, 5, -2, 8, -2.4))
	p.cut(fur, loop(-6.4, -5, -6, -11, -3, -15, 3.4, -15, 6.4, -10, 6.2, -4, 2, -1.4, -3.4, -1.6))
	p.light(light, oval(2.2, -7.4, 3.6, 4.6))
	p.fill(0xFF5F8FA6, corners(-5.4, -10.6, -1.4, -11.4, -0.8, -7.4, -4.8, -6.8))
	p.cut(wood, limb(1.5, 1.2, 6.8, -7.6, 12.6, -24))
	p.cut(0xFFB9793F, loop(11.4, -22.6, 10.6, -26.6, 13, -29.4, 15.6, -27, 14.6, -23))
	p.cut(fur, append(oval(-4.2, -23.6, 2.4, 2.4), oval(5, -23.8, 2.2, 2.2)...))
	p.cut(fur, loop(-6.2, -18, -4.8, -23, 0.6, -24.6, 6, -22.4, 7, -18, 4.6, -14, -1, -13, -5.2, -14.6))
	p.fill(light, oval(4.6, -16.8, 3.4, 2.8))
	p.fill(night, oval(6.4, -18.2, 1.5, 1.1))
	p.dots(night, 1.4, 2, -19.6)
	p.fill(night, limb(0.6, 0.5, 0.2, -22, 3.6, -21.2))
	p.cut(steel, loop(-6.8, -21.6, -6.8, -21.6, -6, -27.4, -6, -27.4, 5, -28.4, 5, -28.4, 6.8, -22.8, 6.8,
		-22.8, 0, -21.2))
	p.cut(shade(steel, 0.3), limb(1.6, 1.4, -6.4, -24.6, -14, -26))
	p.cut(fur, limb(5, 4.4, 0.6, -12, 3.8, -9.4, 8, -11))
}

// robot draws a robot with a key in its back and a fork.
func (p pen) robot() {
	const steel, dark, red drawing.Colour = 0xFF86A0B8, 0xFF587189, 0xFFD9472F
	p.cut(0xFFE9C25A, append(oval(-9.6, -11.6, 2.4, 2), oval(-9.6, -8, 2.4, 2)...))
	p.fill(0xFFE9C25A, box(-9, -10.4, 4, 1.4))
	p.cut(dark, limb(2.6, 2.4, -4.6, -13, -8, -15.4, -7, -19))
	p.cut(dark, append(box(-4.6, -4.4, 3.6, 3), box(1, -4.4, 3.6, 3)...))
	p.cut(steel, append(drawing.RoundedPath(drawing.Box(-6.2, -2.4, 5.8, 2.6), 1),
		drawing.RoundedPath(drawing.Box(0.4, -2.4, 5.8, 2.6),
			1)...))
	p.cut(steel, drawing.RoundedPath(drawing.Box(-6, -14.6, 12, 10.6), 1.6))
	p.fill(dark, drawing.RoundedPath(drawing.Box(-1, -12.8, 5.8, 5.4), 0.8))
	p.fill(yellow, append(oval(0.6, -10.8, 0.9, 0.9), oval(3.2, -10.8, 0.9, 0.9)...))
	p.fill(red, box(-0.2, -9.2, 4.2, 1))
	p.cut(dark, box(-1.6, -16.4, 3.2, 2.2))
	p.cut(steel, drawing.RoundedPath(drawing.Box(-5, -24.6, 10.8, 8.6), 2))
	p.fill(night, drawing.RoundedPath(drawing.Box(-1, -22.8, 6.8, 3), 1.4))
	p.dots(0xFFFF9E6B, 1.7, 1, -21.4, 4, -21.4)
	p.fill(dark, append(box(0.4, -18.6, 1, 1.5), append(box(2, -18.6, 1, 1.5), box(3.6, -18.6, 1,
		1.5)...)...))
	p.cut(dark, limb(0.9, 0.7, 0, -24.4, -0.6, -28))
	p.fill(red, oval(-0.6, -28.8, 1.4, 1.4))
	// the fork, and the arm that holds it
	p.cut(0xFFE6EBEF, limb(1.4, 1.3, 6, -8, 11, -21))
	var prongs drawing.Path
	for i := range 3 {
		x := 9.4 + 1.9*float64(i)
		prongs = append(prongs, limb(0.9, 0.7, 10.8+0.5*float64(i), -20.8, x+0.2, -23.4+0.6*float64(i),
			x+1.4, -28.4+0.8*float64(i))...)
	}
	p.fill(0xFFE6EBEF, prongs)
	p.cut(steel, limb(3, 2.6, 4, -12.4, 6, -9.4, 8.2, -12.6))
	p.fill(red, oval(8, -12.6, 1.7, 1.7))
}

// sergeant draws a soldier of tin who waves a flag.
func (p pen) sergeant() {
	p.cut(wood, limb(1, 0.9, 6, -8, 9, -32))
	p.cut(0xFFF2E2B6, loop(9, -32, 9, -32, 14, -33.6, 19, -31, 24, -32.4, 24, -32.4, 23, -23, 23, -23, 18,
		-22, 13, -24.4, 8, -23, 8, -23))
	p.fill(0xFFE9A23B, loop(8.6, -27.4, 8.6, -27.4, 13.6, -29, 18.6, -26.4, 23.6, -27.8, 23.6, -27.8, 23.2,
		-25, 23.2, -25, 18.2, -24, 13.2,
		-26.4, 8.2, -25, 8.2, -25))
	p.person(person{skin: pale, hair: night, coat: 0xFF4E8B57, legs: 0xFF3D4E6B, face: 1,
		feet: [2]drawing.Point{{X: -2.2, Y: 0},
			{X: 2.4, Y: 0}}, hands: [2]drawing.Point{{X: -5.6, Y: -7.6}, {X: 7, Y: -15}}}, nil)
	p.cut(0xFF3F7348, loop(-4, -18.6, -4, -18.6, -3.4, -22, 0, -23, 3.2, -22, 4, -19.4, 6.4, -18.2, 6.4,
		-18.2, 0, -18))
}

// rat draws a rat of cloth with a pencil for a spear.
func (p pen) rat() {
	const fur drawing.Colour = 0xFFA9A3B5
	p.cut(0xFFD99AA0, limb(1.4, 0.5, -5, -2, -11, -2, -13, -7, -10, -10))
	p.cut(fur, loop(-6, 0, -6, 0, -6.4, -7, -2, -13, 3, -13, 5.6, -7, 5, 0, 5, 0))
	p.cut(fur, oval(-3.6, -19.6, 3, 3))
	p.cut(fur, loop(-5, -15, -2, -19.4, 3, -18.6, 10, -13.6, 9, -12, 2, -10.6, -3.6, -11.4))
	p.fill(0xFFD99AA0, append(oval(-3.4, -19.4, 1.7, 1.7), oval(9.8, -13.2, 1, 1)...))
	p.dots(night, 1.3, 3.2, -15.6)
	p.cut(yellow, limb(1.8, 1.8, 2, 0.4, 9.6, -22))
	p.fill(cream, corners(8.6, -22.2, 10.8, -21.6, 11, -25.6))
	p.cut(fur, limb(3, 2.6, 1, -9, 4, -6.6, 6.6, -9.4))
}

// dog draws a dog on wheels that barks.
func (p pen) dog() {
	const coat, ear drawing.Colour = 0xFFF1E3C6, 0xFF8A5A3C
	p.cut(coat, limb(2.4, 1.4, -9, -10, -13, -13, -12.6, -18))
	p.cut(coat, append(box(-9, -8, 3.4, 6), box(4.4, -8, 3.4, 6)...))
	p.cut(coat, limb(8.4, 8.8, -6.4, -9.4, 5, -10))
	p.fill(ear, loop(-7, -13.6, -2, -13.8, -1, -9, -4.6, -7.4, -8, -9.6))
	p.cut(0xFF4E7FB0, drawing.RoundedPath(drawing.Box(-11.4, -3.4, 21.4, 2.2), 1))
	for _, x := range [...]float64{-7.4, 6.2} {
		p.cut(0xFFE0553F, oval(x, -1.8, 2.9, 2.9))
		p.fill(yellow, oval(x, -1.8, 1.1, 1.1))
	}
	p.cut(coat, loop(3, -18, 6, -21.6, 11, -21, 13, -18.6, 17.4, -18.6, 17.4, -16, 12, -14.6, 16, -12.4,
		14.6, -10.6, 9, -11, 4, -13))
	p.fill(0xFFB23A3A, corners(12.2, -14.6, 16, -12.6, 10.4, -13))
	p.fill(night, oval(17, -18.2, 1.4, 1.1))
	p.dots(night, 1.4, 10.4, -18)
	p.cut(ear, loop(5, -20.6, 2.6, -19, 0.6, -13.6, 3.4, -11.6, 6.4, -15.4, 7.2, -19.6))
	p.fill(0xFFE0553F, limb(1.7, 1.7, 3.4, -12.4, 8.4, -10.4))
}

// snowman draws a snowman of felt who throws a pea.
func (p pen) snowman() {
	const felt drawing.Colour = 0xFFF3F1EA
	p.cut(wood, limb(1.2, 0.8, -4, -11, -9, -15, -11, -19.6))
	p.cut(wood, limb(0.8, 0.5, -9.6, -16, -12.6, -16.6))
	p.fill(0xFF8FD0A0, oval(-11.4, -21.4, 1.9, 1.9))
	p.cut(felt, loop(-7.6, -3, -6.6, -9, 0, -11.6, 6.6, -9, 7.6, -3, 5, 0, -5, 0))
	p.cut(felt, oval(0.6, -12, 5, 4.6))
	p.cut(felt, oval(1.2, -18.4, 4.2, 4.2))
	p.dots(night, 1.1, 1, -11.6, 0.6, -7.6, 0.4, -4)
	p.dots(night, 1.3, 0.8, -19.4, 3.6, -19.4)
	p.cut(orange, corners(2.4, -18.6, 8.6, -17.2, 2.6, -16.8))
	p.cut(0xFFA23B3B, loop(-3.6, -16, -3.6, -16, 1, -14, 5, -15.4, 5, -15.4, 5.2, -13, 1, -11.8, -2, -12.6,
		-5, -8, -5, -8, -7, -9.6, -4.4, -13.4))
	p.cut(0xFF3D4258, append(box(-2.6, -26.6, 7.6, 4.6), box(-4.6, -22.6, 11.4, 1.4)...))
	p.cut(wood, limb(1.2, 0.8, 4.6, -11.6, 10, -12.4, 13, -16))
}
