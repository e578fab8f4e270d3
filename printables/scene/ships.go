package scene

import "homespun/printables/drawing"

// sea lays rows of waves from a height down.
func (s *stage) sea(y float64) {
	for i, colour := range [...]drawing.Colour{0xFF7FB6C6, 0xFF5C9DB4, 0xFF3F819E} {
		s.cut(colour, s.waves(y+float64(i)*6.6, 13, 1.6, 0.3*float64(i)))
	}
}

// ship draws a ship that sails to the right, about 46 units long, its water line at the origin.
func (p pen) ship(sail, flag drawing.Colour) {
	const hull drawing.Colour = 0xFF7E4A2A
	p.fill(0xFF5A3524, append(limb(1.5, 1, -7, -9, -7, -41), limb(1.5, 1, 8, -9, 8, -37)...))
	p.cut(0xFF5A3524, limb(1.5, 0.8, 17, -11, 28, -17))
	p.light(flag, loop(-7, -41, -7, -41, -13, -40.4, -17, -41.4, -17, -41.4, -15, -38.6, -7, -37.6, -7, -37.6))
	for _, part := range [...][4]float64{{-7, -38, -26, 7}, {8, -35, -24, 6}, {-7, -25, -11, 8.6}, {8, -23, -11, 7.6}} {
		x, top, low, half := part[0], part[1], part[2], part[3]
		middle := (top + low) / 2
		p.cut(sail, loop(x-half*0.86, top, x-half*0.86, top, x+half*0.86, top, x+half*0.86, top, x+half+2.6, middle,
			x+half, low, x+half, low, x-half, low, x-half, low, x-half+2.6, middle))
		p.light(shade(sail, 0.14), loop(x-half+1.4, low-4, x-half, low, x-half, low, x+half, low, x+half, low, x+half+1.4,
			low-4))
	}
	p.cut(sail, loop(16, -13, 16, -13, 17, -24, 18, -30, 18, -30, 22, -22, 27, -17, 27, -17))
	p.cut(hull, loop(-21, -16, -21, -16, -12, -15, -12, -15, -11, -9.6, -11, -9.6, 6, -9, 19, -12, 19, -12, 17, -4, 13, 2,
		13, 2, -16, 2, -16, 2, -19, -6))
	p.light(hull.Mixed(0xFFE8B878, 0.5), limb(1, 1, -19.6, -7.6, 0, -5.4, 17, -8))
	p.dots(night, 1.6, -12, -3, -5, -2.4, 2, -2.4, 9, -3.2)
}

// sailing: a ship sails towards the low sun.
func sailing(s *stage) {
	s.sky(38, 0xFFC9788A, 0xFFE8926E, 0xFFF5B464, 0xFFFBD180)
	s.sunset(17, 29, 9)
	s.cut(0xFF6FA5B8, s.waves(36, 13, 1.6, 0))
	s.at(54, 44.4, 1).flipped().ship(0xFFFFF3D6, 0xFFC8463A)
	s.cut(0xFF5C9DB4, s.waves(43, 13, 1.6, 0.3))
	s.cut(0xFF3F819E, s.waves(49, 15, 1.8, 0.6))
}

// struck: a cannonball breaks the side of a ship; barrels float about.
func struck(s *stage) {
	s.sky(40, 0xFF6E5A74, 0xFFA86A6A, 0xFFD98A5C, 0xFFF0B678)
	s.cut(0xFF5C9DB4, s.waves(38, 13, 1.6, 0))
	s.cut(0xFF7E4A2A, loop(44, 6, 44, 6, 70, 9, 96, 8, 96, 8, 96, 52, 96, 52, 54, 52, 54, 52, 48, 30))
	for _, y := range [...]float64{15, 25, 35} {
		s.light(0xFF5A3524, limb(0.9, 0.9, 46, y, 70, y+2, 96, y+1))
	}
	s.cut(0xFFE0B25C, box(62, 17.6, 9, 7))
	s.fill(night, box(63.6, 19, 5.8, 4.4))
	s.cut(0xFFE0B25C, box(80, 17.6, 9, 7))
	s.fill(night, box(81.6, 19, 5.8, 4.4))
	s.star(49, 27, 14, 6.4, orange)
	s.star(49, 27, 9, 4.4, yellow)
	for _, bit := range [...][3]float64{{38, 12, 40}, {46, 7, 100}, {36, 40, -30}, {58, 8, 10}} {
		s.at(bit[0], bit[1], 1).leaning(bit[2]).cut(0xFF8A5230, corners(-4.4, -0.4, 1, -1.5, 4.6, 0.6, 0, 1.5))
	}
	for i, y := range [...]float64{22.6, 27, 31.4} {
		s.light(cream, limb(0.4, 1.5, 2+5*float64(i%2), y, 23, y))
	}
	s.cut(0xFF39343E, oval(31, 27, 7.4, 7.4))
	s.light(0xFF6A6472, oval(29, 24.4, 2.4, 2))
	s.at(16, 49, 0.86).leaning(-14).barrel(0, 0, 1)
	s.cut(0xFF3F819E, s.waves(46, 13, 1.7, 0.4))
}

// boarding: a ship with a black flag comes alongside a small one in the night, and throws its hooks.
func boarding(s *stage) {
	s.sky(38, 0xFF68649A, 0xFF7C729F, 0xFF988AA8, 0xFFBBA2AC)
	s.dots(0xFFE8DDF0, 0.8, 6, 8, 22, 5, 50, 6, 86, 24, 60, 14)
	s.light(0xFF9A92B4, oval(80, 11, 9, 9))
	s.fill(0xFFFBEBC4, oval(80, 11, 6, 6))
	s.cut(0xFF6A8CA4, s.waves(37, 13, 1.6, 0))
	s.at(75, 43, 0.62).ship(0xFFFFDE9A, 0xFFC8463A)
	s.at(27, 46, 1.08).ship(0xFF5E5668, night)
	s.light(cream, append(limb(0.7, 0.6, 44, 29, 54, 25, 64, 33), limb(0.7, 0.6, 44, 33, 52, 31, 62, 37)...))
	s.at(10.6, 3.4, 1).cut(night, loop(-9, -3, -9, -3, -3, -2, 9, -3.4, 9, -3.4, 9, 6.4, 9, 6.4, 0, 7.6, -9, 6.6, -9, 6.6))
	s.fill(cream, append(oval(10.6, 4.6, 2.3, 2), limb(0.9, 0.9, 6.6, 8.8, 14.6, 6.6)...))
	s.dots(night, 0.9, 9.8, 4.6, 11.4, 4.6)
	s.cut(0xFF4A6F8A, s.waves(46, 13, 1.7, 0.4))
}

// walled: a ship lies behind the wall of a harbour with a fire on it.
func walled(s *stage) {
	s.sky(36, 0xFF3F5573, 0xFF6C7C8C, 0xFFB79A86, 0xFFF0B678)
	s.cut(0xFF5C9DB4, s.waves(34, 13, 1.6, 0))
	s.at(44, 43, 0.96).flipped().ship(0xFFFFF3D6, 0xFFC8463A)
	stone := drawing.RGB(0xB9A58A)
	for _, x := range [...]float64{4, 74} {
		s.cut(stone, corners(x, 57, x, 24, x, 20, x+3.4, 20, x+3.4, 23, x+6.4, 23, x+6.4, 20, x+9, 20, x+9, 23, x+11, 23,
			x+11, 20, x+14, 20, x+14, 57))
		s.fill(night, box(x+5.4, 28, 3, 6))
		s.at(x+7, 20, 1).flame()
	}
	for i := range 9 {
		x := float64(i)*11 - 4
		s.cut(stone.Mixed(0xFF8E7A66, 0.3*chance(i)), corners(x, 57, x, 39, x+6, 39, x+6, 43, x+11, 43, x+11, 57))
	}
	for i := range 14 {
		x, y := float64(i%7)*14+3*float64(i/7), 46.6+4*float64(i/7)
		s.light(0xFF8E7A66, box(x, y, 8, 0.8))
	}
}

// anchored: one's own ship lies before an island, at its anchor.
func anchored(s *stage) {
	s.sky(36, 0xFF9CC3C6, 0xFFC6DAC4, 0xFFEBE3B6, 0xFFF8E2A6)
	s.cut(0xFF7FB6C6, s.waves(34, 13, 1.6, 0))
	s.cut(0xFFE9D08C, loop(-6, 40, -6, 40, 8, 34, 24, 35, 34, 40, 34, 40))
	s.at(12, 37, 0.86).palm(0xFF8A5A33, 0xFF5B8E4A)
	s.at(62, 44, 1.02).ship(0xFFFFF3D6, 0xFFC8463A)
	s.light(0xFF5A3524, limb(0.8, 0.8, 80, 33, 85, 41, 86, 48))
	s.cut(0xFF5C9DB4, s.waves(42, 13, 1.6, 0.3))
	anchor := s.at(84, 47, 1)
	anchor.cut(0xFF39343E, append(limb(1.3, 1.3, 0, -6, 0, 4), limb(1.2, 1.2, -3, -3.6, 3, -3.6)...))
	anchor.cut(0xFF39343E, limb(1.2, 1.2, -5, 0.6, -3, 3.8, 0, 4.6, 3, 3.8, 5, 0.6))
	s.cut(0xFF3F819E, s.waves(50, 13, 1.7, 0.6))
}
