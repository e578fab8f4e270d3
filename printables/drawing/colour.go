package drawing

import (
	"fmt"
	"image/color"
	"math"
)

// A Colour is 0xFFRRGGBB, or None. There is no transparency, because paper has none.
type Colour uint32

// None draws nothing.
const None Colour = 0

// The colours of paper. They are the light column of look.md.
const (
	White  Colour = 0xFFFFFFFF
	Black  Colour = 0xFF000000
	Table  Colour = 0xFFF6EFE3
	Paper  Colour = 0xFFFFFDF8
	Ink    Colour = 0xFF2B2521
	Quiet  Colour = 0xFF6B6058
	Rule   Colour = 0xFFDCCFBC // lines and rules
	Accent Colour = 0xFFB4471F
	Good   Colour = 0xFF1F7A4D
	Warn   Colour = 0xFF9A6700
	Refuse Colour = 0xFFB3261E
)

// The colours of players and sides, in their order.
const (
	PlayerA Colour = 0xFF0072B2
	PlayerB Colour = 0xFFD55E00
	PlayerC Colour = 0xFF009E73
	PlayerD Colour = 0xFFCC79A7
	PlayerE Colour = 0xFFE69F00
	PlayerF Colour = 0xFF56B4E9
)

// Players are the colours of players A to F.
var Players = [6]Colour{PlayerA, PlayerB, PlayerC, PlayerD, PlayerE, PlayerF}

// RGB returns the colour 0xRRGGBB.
func RGB(hex uint32) Colour { return Colour(0xFF000000 | hex&0xFFFFFF) }

// Parts returns red, green and blue from 0 to 255.
func (c Colour) Parts() (red, green, blue uint8) { return uint8(c >> 16), uint8(c >> 8), uint8(c) }

// RGBA implements color.Color.
func (c Colour) RGBA() (r, g, b, a uint32) {
	red, green, blue := c.Parts()
	return color.NRGBA{red, green, blue, uint8(c >> 24)}.RGBA()
}

// String returns #RRGGBB, or "none".
func (c Colour) String() string {
	if c == None {
		return "none"
	}
	return fmt.Sprintf("#%06X", uint32(c)&0xFFFFFF)
}

// Mixed returns the colour mixed with another, of which part (0 to 1) is the share: PlayerA.Mixed(White, 0.8)
// is a light tint.
func (c Colour) Mixed(other Colour, part float64) Colour {
	r1, g1, b1 := c.Parts()
	r2, g2, b2 := other.Parts()
	mix := func(a, b uint8) uint32 { return uint32(math.Round(float64(a) + (float64(b)-float64(a))*part)) }
	return RGB(mix(r1, r2)<<16 | mix(g1, g2)<<8 | mix(b1, b2))
}

// Tint returns a light version of the colour, mostly white, on which dark ink is easy to read.
func (c Colour) Tint() Colour { return c.Mixed(White, 0.8) }

// Luminance returns the relative luminance of WCAG 2, from 0 (black) to 1 (white).
func (c Colour) Luminance() float64 {
	linear := func(part uint8) float64 {
		v := float64(part) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	r, g, b := c.Parts()
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

// Lightness returns L* of CIELAB, from 0 (black) to 100 (white). This is what remains of a colour on a grey
// printer.
func (c Colour) Lightness() float64 {
	y := c.Luminance()
	if y <= 216.0/24389 {
		return y * 24389 / 27
	}
	return 116*math.Cbrt(y) - 16
}

// Contrast returns the contrast ratio of WCAG 2, from 1 to 21.
func Contrast(a, b Colour) float64 {
	x, y := a.Luminance(), b.Luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// readable is the contrast that words need at least, level AA of WCAG 2.
const readable = 4.5

// reading returns the contrast of words with their ground, or what is left of it on a printer without colour,
// which takes red, green and blue by their usual weights.
func reading(words, ground Colour) float64 {
	grey := func(c Colour) Colour {
		r, g, b := c.Parts()
		return RGB(uint32(math.Round(0.299*float64(r)+0.587*float64(g)+0.114*float64(b))) * 0x010101)
	}
	return min(Contrast(words, ground), Contrast(grey(words), grey(ground)))
}

// TextOn returns the colour of words on a ground: Ink or White where that is easy to read in colour and in
// grey, else Black or White, whichever is easier.
func TextOn(ground Colour) Colour {
	for _, words := range [...]Colour{Ink, White} {
		if reading(words, ground) >= readable {
			return words
		}
	}
	if reading(Black, ground) >= reading(White, ground) {
		return Black
	}
	return White
}

// UnderWords returns the colour as little lighter as it takes for Ink or White to be easy to read on it, in
// colour and in grey. Most colours stay as they are; some greens and oranges do not.
func (c Colour) UnderWords() Colour {
	const step = 0.02
	lighter := c
	for part := step; reading(Ink, lighter) < readable && reading(White, lighter) < readable; part += step {
		lighter = c.Mixed(White, part)
	}
	return lighter
}

// Inverted returns the colour with the opposite lightness and the same hue: a light tint becomes a dark one, and
// ink becomes white.
func (c Colour) Inverted() Colour {
	r, g, b := c.Parts()
	shift := 255 - int(max(r, g, b)) - int(min(r, g, b))
	part := func(v uint8) uint32 { return uint32(int(v) + shift) }
	return RGB(part(r)<<16 | part(g)<<8 | part(b))
}

// AtLuminance returns the colour mixed with white or black until it has a relative luminance, from 0 to 1.
func (c Colour) AtLuminance(luminance float64) Colour {
	other := White
	if c.Luminance() > luminance {
		other = Black
	}
	low, high := 0.0, 1.0 // the part of the other colour
	for range 12 {
		part := (low + high) / 2
		if c.Mixed(other, part).Luminance() < luminance == (other == White) {
			low = part
		} else {
			high = part
		}
	}
	return c.Mixed(other, (low+high)/2)
}
