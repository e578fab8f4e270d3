package sound

import (
	"math"
	"math/rand/v2"
)

// The notes of the key, in hertz.
const (
	g3 = 196.00
	b3 = 246.94
	d4 = 293.66
	e4 = 329.63
	g4 = 392.00
	a4 = 440.00
	b4 = 493.88
	d5 = 587.33
	e5 = 659.26
	g5 = 783.99
	b5 = 987.77
	d6 = 1174.66
	g6 = 1567.98
)

// made are the functions that make the sounds.
var made = [sounds]func() tape{nil, dice, step, chest, growl, boom, steam, card, cube, clash, hurt, fall,
	coin, fanfare, lament, refusal}

// dice are two wooden dice: knocks that come closer together and become softer.
func dice() tape {
	t := blank(0.8)
	random := rand.New(rand.NewPCG(6, 6))
	at, gap := 0.0, 0.11
	for loud := 1.0; at < 0.62; loud *= 0.86 {
		t.add(at, struck(block, 620*(1+0.5*random.Float64()), loud))
		t.add(at+0.012*random.Float64(), struck(block, g3*(1+0.1*random.Float64()), 0.5*loud)) // the table
		at += gap * (0.55 + 0.7*random.Float64())
		gap *= 0.9
	}
	return t
}

// step is one wooden piece on a wooden board.
func step() tape {
	t := blank(0.16)
	t.add(0, struck(block, g4, 1))
	t.add(0.002, struck(bar, g3, 0.35))
	t.add(0, shaped(filtered(noise(1), below, steady(1800), 0.7), swell(0.002, 0, 0.006)))
	return t
}

// chest is the creak of a hinge and then a chord that shines.
func chest() tape {
	t := blank(0.95)
	creak := blown(glide(38, 92, 0.3), swell(0.06, 0.24, 0.03), 1, 0.9, 0.8, 0.8, 0.7, 0.7, 0.6, 0.6, 0.5, 0.5,
		0.4, 0.4)
	t.add(0, shaped(filtered(pressed(creak, 2), around, glide(520, 980, 0.3), 4), steady(0.9)))
	t.add(0.27, struck(block, d4, 0.6))
	for i, pitch := range []float64{g4, b4, d5, g5} {
		t.add(0.33+0.06*float64(i), struck(bell, pitch, 0.55))
	}
	return t
}

// growl is a deep throat: a rough buzz whose vowel opens and closes.
func growl() tape {
	t := blank(0.9)
	buzz := make([]float64, 24)
	for i := range buzz {
		buzz[i] = 1 / math.Pow(float64(i+1), 0.7)
	}
	flutter := func(now float64) float64 { return 1 + 0.5*math.Sin(2*math.Pi*27*now) }
	pitch := func(now float64) float64 {
		return 74 + 18*math.Sin(math.Pi*min(1, now/0.8)) + 3*math.Sin(2*math.Pi*31*now)
	}
	vowel := func(now float64) float64 { return 260 + 360*math.Sin(math.Pi*min(1, now/0.85)) }
	throat := shaped(blown(pitch, swell(0.08, 0.5, 0.12), buzz...), flutter)
	breath := shaped(noise(3), swell(0.12, 0.4, 0.14))
	t.add(0, filtered(throat, below, vowel, 1.6))
	t.add(0, shaped(filtered(breath, around, vowel, 1.5), steady(0.8)))
	return t
}

// boom is a drum that sinks, with earth flung about.
func boom() tape {
	t := blank(0.95)
	drum := blown(glide(150, 52, 0.3), swell(0.006, 0.03, 0.18), 1, 0.5, 0.3)
	t.add(0, pressed(drum, 2.2))
	// A small loudspeaker leaves the drum out, and must have something left to rumble with.
	earth := shaped(noise(4), swell(0.005, 0.06, 0.24))
	t.add(0, shaped(filtered(earth, below, glide(2400, 260, 0.6), 0.8), steady(3)))
	return t
}

// steam is water that rushes out, and the mist after it.
func steam() tape {
	t := blank(0.95)
	rush := shaped(noise(5), swell(0.14, 0.35, 0.17))
	t.add(0, filtered(rush, around, glide(1400, 3800, 0.5), 0.9))
	t.add(0, shaped(filtered(rush, below, glide(300, 700, 0.4), 0.8), steady(0.5)))
	return t
}

// card is paper that slides, and is down.
func card() tape {
	t := blank(0.24)
	t.add(0, shaped(filtered(noise(7), around, glide(1800, 4200, 0.1), 0.9), swell(0.07, 0.08, 0.018)))
	t.add(0.105, struck(block, g4, 0.45))
	t.add(0.105, shaped(filtered(noise(8), below, steady(2500), 0.7), swell(0.002, 0, 0.012)))
	return t
}

// cube is a layer that turns past its notches and snaps in.
func cube() tape {
	t := blank(0.36)
	t.add(0, shaped(filtered(noise(9), around, glide(900, 1600, 0.22), 1.2), swell(0.08, 0.18, 0.02)))
	for i := range 4 {
		t.add(0.035+0.045*float64(i), struck(block, 1100+90*float64(i), 0.22))
	}
	t.add(0.23, struck(block, d5, 1))
	t.add(0.236, struck(block, g4, 0.6))
	return t
}

// clash is two blades of a toy's size that meet twice.
func clash() tape {
	t := blank(0.62)
	for i, at := range []float64{0, 0.17} {
		t.add(at, struck(blade, [2]float64{b5, d6}[i], 0.5))
		t.add(at, struck(blade, [2]float64{g5, b5}[i]*1.03, 0.4))
		t.add(at, struck(block, g4, 0.9))
		t.add(at, shaped(filtered(noise(uint64(10+i)), around, steady(2600), 0.8), swell(0.002, 0.004, 0.02)))
	}
	return t
}

// hurt is a thump, and two notes that sink.
func hurt() tape {
	t := blank(0.62)
	t.add(0, shaped(blown(glide(190, 85, 0.08), swell(0.004, 0.02, 0.06), 1, 0.4, 0.2), steady(1.1)))
	t.add(0.05, struck(bar, e4, 0.8))
	t.add(0.2, struck(bar, b3, 0.9))
	return t
}

// fall is a whistle that slides down, and a thump.
func fall() tape {
	t := blank(0.8)
	slide := func(now float64) float64 {
		return glide(g5, g4*0.75, 0.52)(now) * (1 + 0.012*math.Sin(2*math.Pi*7*now))
	}
	t.add(0, shaped(blown(slide, swell(0.04, 0.42, 0.05), 1, 0.22, 0.08), steady(0.5)))
	t.add(0.56, struck(block, g3, 1.3))
	t.add(0.562, struck(bar, g3/2, 0.7))
	return t
}

// coin is two coins that meet in a hand.
func coin() tape {
	t := blank(0.7)
	t.add(0, struck(bell, d6, 0.7))
	t.add(0.001, struck(blade, d6*2.02, 0.2))
	t.add(0.075, struck(bell, g6, 0.8))
	t.add(0.076, struck(blade, g6*1.98, 0.2))
	return t
}

// fanfare climbs the chord on bars and a horn, and stays at the top.
func fanfare() tape {
	t := blank(0.98)
	horn := []float64{1, 0.6, 0.45, 0.25, 0.12, 0.06}
	for i, pitch := range []float64{g4, b4, d5} {
		at := 0.12 * float64(i)
		t.add(at, struck(bar, pitch, 0.7))
		t.add(at, blown(steady(pitch), swell(0.02, 0.1, 0.03), horn...))
	}
	for _, pitch := range []float64{g4, d5, g5} {
		t.add(0.36, shaped(blown(steady(pitch), swell(0.025, 0.34, 0.09), horn...), steady(0.6)))
	}
	t.add(0.36, struck(bell, g5, 0.7))
	return t
}

// lament goes down the same chord slowly, on a flute, and ends at home.
func lament() tape {
	t := blank(0.98)
	for i, pitch := range []float64{d5, b4, g4} {
		at := 0.24 * float64(i)
		sung := func(now float64) float64 { return pitch * (1 + 0.005*math.Sin(2*math.Pi*5.5*now)) }
		t.add(at, blown(sung, swell(0.05, 0.2, 0.09), 1, 0.25, 0.1, 0.03))
		t.add(at, struck(bar, pitch/2, 0.4))
	}
	return t
}

// refusal is a head that shakes: two dull knocks, the second lower.
func refusal() tape {
	t := blank(0.34)
	for i, pitch := range []float64{d4, b3} {
		at := 0.13 * float64(i)
		t.add(at, shaped(struck(bar, pitch, 1), swell(0.003, 0.03, 0.05)))
		t.add(at, struck(block, pitch, 0.5))
	}
	return t
}
