package scene

import "homespun/printables/drawing"

// Colours of people, wood and fire in all scenes.
const (
	pale   drawing.Colour = 0xFFF1C9A0
	tan    drawing.Colour = 0xFFD59B6A
	brown  drawing.Colour = 0xFF8C5634
	wood   drawing.Colour = 0xFF8A5A33
	night  drawing.Colour = 0xFF2A2438
	cream  drawing.Colour = 0xFFFFF3D6
	yellow drawing.Colour = 0xFFFFD166
	orange drawing.Colour = 0xFFF08A3C
	ember  drawing.Colour = 0xFFD2522A
)

// A person is a figure of about 20 units with its feet at the origin.
type person struct {
	skin, hair, coat, legs drawing.Colour
	feet, hands            [2]drawing.Point // the far one and the near one
	lean                   float64          // of the neck, to the right
	face                   int              // -1 looks left, 1 right, 0 to us, 2 away
	robe                   bool             // the coat goes down to the feet
	seated                 bool             // the legs are not seen
}

// person draws one; inHand draws what the near hand holds, before the arm. Either may be nil.
func (p pen) person(who person, inHand func(pen)) {
	hip := 7.5
	neck := drawing.Point{X: who.lean, Y: -14}
	arm := func(hand drawing.Point, out float64, colour drawing.Colour) {
		from := neck.Plus(out, 1.2)
		middle := drawing.Point{X: (from.X+hand.X)/2 + out*0.35, Y: (from.Y+hand.Y)/2 + 0.9}
		p.cut(colour, limb(2.8, 2.2, from.X, from.Y, middle.X, middle.Y, hand.X, hand.Y))
		p.fill(who.skin, oval(hand.X, hand.Y, 1.25, 1.25))
	}
	side := 2.2
	if who.face == -1 {
		side = -2.2
	}
	arm(who.hands[0], -side, shade(who.coat, 0.22))
	for i, foot := range who.feet {
		if who.seated {
			break
		}
		from := -1.3 + 2.6*float64(i)
		knee := drawing.Point{X: (from+foot.X)/2 + 0.4*side/2.2, Y: (-hip + foot.Y) / 2}
		colour := shade(who.legs, 0.2*float64(1-i))
		p.cut(colour, limb(3.2, 2.4, from, -hip, knee.X, knee.Y, foot.X, foot.Y-1))
		p.fill(shade(colour, 0.35), loop(foot.X-1.5, foot.Y, foot.X-1.5, foot.Y, foot.X-1.4, foot.Y-1.8,
			foot.X+0.8,
			foot.Y-1.8, foot.X+1.2+side*0.3, foot.Y-0.6, foot.X+1.2+side*0.3, foot.Y, foot.X+1.2+side*0.3,
			foot.Y))
	}
	hem := -hip + 1.5
	flare := 3.9
	if who.robe {
		hem, flare = -0.4, 4.8
	}
	p.cut(who.coat, loop(neck.X-2.6, -14.6, neck.X+2.6, -14.6, neck.X+3.4, -12.6, flare*0.8+who.lean*0.4, -9,
		flare,
		hem, flare, hem, 0, hem+0.9, -flare, hem, -flare, hem, -flare*0.8+who.lean*0.4, -9, neck.X-3.4,
		-12.6))
	if inHand != nil {
		inHand(p.at(who.hands[1].X, who.hands[1].Y, 1))
	}
	p.head(neck.X*1.25, -17.4, who)
	arm(who.hands[1], side, who.coat)
}

// head draws the head of a person around a place.
func (p pen) head(x, y float64, who person) {
	p = p.at(x, y, 1)
	if who.face == -1 {
		p = p.flipped()
	}
	switch who.face {
	case 2:
		p.cut(who.hair, loop(0, -3.6, 2.9, -2.4, 3.3, 0.6, 1.8, 3, -1.8, 3, -3.3, 0.6, -2.9, -2.4))
	case 0:
		p.cut(who.skin, oval(0, 0, 3.1, 3.2))
		p.fill(who.hair, loop(-3.3, 0.6, -3.3, 0.6, -3.5, -2, -1.8, -3.9, 1.2, -4, 3.4, -2.2, 3.3, 0.6, 3.3,
			0.6, 2.2, -1.4,
			0.4, -1.9, -2.2, -1.2))
		p.dots(night, 0.85, -1.15, 0, 1.15, 0)
		p.fill(shade(who.skin, 0.4), oval(0, 1.6, 0.75, 0.45))
	default:
		p.cut(who.skin, loop(-2.6, -2, 0.4, -3.2, 2.7, -1.8, 2.9, -0.2, 3.8, 0.7, 2.8, 1.1, 2.4, 2.6, 0, 3.2,
			-2.6, 2))
		p.fill(who.hair, loop(2.8, -1.9, 2.8, -1.9, 1, -1.5, 0.2, 0.2, -0.6, 1.6, -2.6, 2.8, -3.6, 0.6, -3.2,
			-2.4, -0.6, -4,
			2, -3.6))
		p.dots(night, 0.9, 1.8, -0.4)
	}
}

// flame draws a flame of about 6 units above the origin.
func (p pen) flame() {
	p.fill(ember, loop(0, 1, -1.9, -0.4, -1.7, -2.6, -0.2, -6.4, -0.2, -6.4, 0.9, -3.9, 2, -2.4, 1.9, -0.3))
	p.light(orange, loop(0, 0.7, -1.3, -0.5, -1.1, -2.2, 0, -4.7, 0, -4.7, 0.8, -2.8, 1.4, -1.6, 1.2, -0.2))
	p.light(yellow, loop(0, 0.5, -0.8, -0.4, -0.5, -1.7, 0.1, -3, 0.1, -3, 0.8, -1.4, 0.8, -0.3))
}

// torch draws a torch held at the origin.
func (p pen) torch() {
	p.cut(wood, limb(1.1, 1.5, -0.3, 2.4, 0, -1, 0.4, -5))
	p.at(0.4, -5.6, 1).flame()
}

// cloud draws a cloud in a width around a place, with its flat side below.
func (p pen) cloud(colour drawing.Colour, width float64) {
	w := width / 10
	p.light(colour, puffs(0.5, -5*w, 0, -3.6*w, -1.4*w, -1.2*w, -2.4*w, 1.6*w, -2*w, 3.6*w, -0.9*w, 5*w,
		0)[:6].LineTo(
		drawing.Point{X: -5 * w}).Close())
}

// palm draws a palm of about 30 units that leans to the right.
func (p pen) palm(trunk, leaf drawing.Colour) {
	p.cut(trunk, limb(2.6, 1.5, 0, 0.5, 0.8, -9, 3.4, -18, 7.2, -25))
	for i, end := range [...]drawing.Point{{X: -8, Y: 11}, {X: 9, Y: 12}, {X: -13, Y: 6}, {X: 14, Y: 7},
		{X: -14, Y: -1},
		{X: 15, Y: 0}} {
		q := p.at(7.2, -25.5, 1)
		x, y := end.X, end.Y
		q.cut(shade(leaf, 0.24-0.08*float64(i/2)), loop(0, 0.6, 0, 0.6, x*0.3, y*0.2-2.2, x*0.66, y*0.42-1.6,
			x, y, x, y,
			x*0.84, y*0.4-5.4, x*0.42, y*0.2-7.4, 0, -1.6, 0, -1.6))
	}
	p.fill(brown, append(oval(6.3, -24.2, 1.1, 1.2), oval(8.4, -24, 1.1, 1.2)...))
}

// arch returns the outline of a round-headed door that stands on the origin.
func arch(half, high float64) drawing.Path {
	spring := drawing.Point{X: half, Y: half - high}
	path := drawing.Path{}.MoveTo(drawing.Point{X: -half}).LineTo(drawing.Point{X: -half, Y: spring.Y})
	return bump(path, spring, 2.0/3).LineTo(drawing.Point{X: half}).Close()
}
