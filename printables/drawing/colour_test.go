package drawing_test

import (
	"math"
	"testing"

	"homespun/printables/drawing"
)

func TestContrastIsThatOfWCAG(t *testing.T) {
	for _, test := range []struct {
		a, b drawing.Colour
		want float64
	}{
		{drawing.Black, drawing.White, 21}, {drawing.White, drawing.White, 1},
		{drawing.RGB(0x777777), drawing.White, 4.478}, {drawing.RGB(0xFF0000), drawing.White, 3.998},
	} {
		if got := drawing.Contrast(test.a, test.b); math.Abs(got-test.want) > 0.001 {
			t.Errorf("%s on %s: %.3f, want %.3f", test.a, test.b, got, test.want)
		}
	}
	for colour, want := range map[drawing.Colour]float64{drawing.Black: 0, drawing.White: 100,
		drawing.RGB(0x777777): 50.03} {
		if got := colour.Lightness(); math.Abs(got-want) > 0.01 {
			t.Errorf("L* of %s: %.2f, want %.2f", colour, got, want)
		}
	}
}

// TestTextCanBeRead holds the colours of the look to its contrasts: 4.5 for text and titles.
func TestTextCanBeRead(t *testing.T) {
	for _, text := range []drawing.Colour{drawing.Ink, drawing.Quiet, drawing.Accent, drawing.Good,
		drawing.Warn, drawing.Refuse} {
		if ratio := drawing.Contrast(text, drawing.Paper); ratio < 4.5 {
			t.Errorf("%s on paper: %.2f", text, ratio)
		}
	}
	titles := []drawing.Colour{drawing.RGB(0x3E7C8C), drawing.RGB(0x5B7F3A), drawing.RGB(0x2F6FA8),
		drawing.RGB(0xB07D2B), drawing.RGB(0x3D3A40), drawing.RGB(0xA23B3B)}
	for _, ground := range append(titles, drawing.Players[:]...) {
		ground = ground.UnderWords()
		if ratio := drawing.Contrast(drawing.TextOn(ground), ground); ratio < 4.5 {
			t.Errorf("a title on %s: %.2f", ground, ratio)
		}
		if ratio := drawing.Contrast(drawing.Ink, ground.Tint()); ratio < 4.5 {
			t.Errorf("ink on the tint of %s: %.2f", ground, ratio)
		}
	}
}

// On every colour there are words with a contrast of 4.5; it stays the same hue for that.
func TestEveryColourTakesWords(t *testing.T) {
	for hex := uint32(0); hex <= 0xFFFFFF; hex += 0x010307 {
		colour := drawing.RGB(hex)
		ground := colour.UnderWords()
		if ratio := drawing.Contrast(drawing.TextOn(ground), ground); ratio < 4.5 || drawing.Contrast(colour, ground) > 2 {
			t.Fatalf("%s under words is %s, with a contrast of %.2f", colour, ground, ratio)
		}
	}
}

// TestPlayersDifferWithoutColour: where two players' colours are alike in grey, their hatches are not, nor
// are their shapes.
func TestPlayersDifferWithoutColour(t *testing.T) {
	for a := range 6 {
		for b := range a {
			if drawing.SeatHatch(a) == drawing.SeatHatch(b) || drawing.Signs[a] == drawing.Signs[b] {
				t.Errorf("players %c and %c look alike in grey", 'A'+a, 'A'+b)
			}
		}
	}
}

func TestSignsAreAboutEquallyLarge(t *testing.T) {
	for _, sign := range drawing.Signs {
		box := sign.Path(drawing.Point{X: 50, Y: 50}, 10).Bounds()
		if !drawing.Box(38, 38, 24, 24).Contains(box) || box.Width < 17 || box.Height < 17 {
			t.Errorf("%s: %v", sign, box)
		}
	}
}

// What is light becomes dark and the other way round, and the hue stays: red is still red.
func TestInvertedColours(t *testing.T) {
	for c, want := range map[drawing.Colour]drawing.Colour{drawing.White: drawing.Black,
		drawing.Black: drawing.White, drawing.RGB(0xFF0000): drawing.RGB(0xFF0000),
		drawing.RGB(0xFFCCCC): drawing.RGB(0x330000), drawing.RGB(0x102030): drawing.RGB(0xCFDFEF)} {
		if got := c.Inverted(); got != want {
			t.Errorf("%v inverted is %v, want %v", c, got, want)
		}
		if got := c.Inverted().Inverted(); got != c {
			t.Errorf("%v inverted twice is %v", c, got)
		}
	}
}

// A recoloured drawing has other colours, and its pictures have their own; a symbol stays shared.
func TestARecolouredDrawing(t *testing.T) {
	picture := &drawing.Symbol{Name: "picture", Picture: true, Drawing: drawing.New(1, 1)}
	space := &drawing.Symbol{Name: "space", Drawing: drawing.New(1, 1)}
	space.Drawing.Rect(space.Drawing.Area(), drawing.Filled(drawing.White))
	d := drawing.New(10, 10)
	d.Rect(d.Area(), drawing.Outlined(drawing.White, 1, drawing.None))
	d.Use(picture, drawing.Point{}, 1, 0)
	d.Use(space, drawing.Point{}, 1, 0)
	d.Use(space, drawing.Point{X: 2}, 1, 0)
	twin := (&drawing.Recolouring{Of: drawing.Colour.Inverted, Line: drawing.Colour.Inverted}).Drawing(d)
	ground := twin.Marks[0].(drawing.Shape).Paint
	if ground.Fill != drawing.Black || ground.Stroke.Colour != drawing.None {
		t.Errorf("the ground is %+v", ground)
	}
	a, b := twin.Marks[2].(drawing.Use).Symbol, twin.Marks[3].(drawing.Use).Symbol
	if twin.Marks[1].(drawing.Use).Symbol != picture || a != b || a == space ||
		a.Drawing.Marks[0].(drawing.Shape).Paint.Fill != drawing.Black {
		t.Error("the symbols are not as they should be")
	}
	if d.Marks[0].(drawing.Shape).Paint.Fill != drawing.White {
		t.Error("the drawing itself has changed")
	}
}

// What is lit is dark on a dark screen, and what is light on it is still lighter than the rest.
func TestLightStaysLightOnADarkScreen(t *testing.T) {
	floor := &drawing.Symbol{Name: "floor", Lit: true, Drawing: drawing.New(1, 1)}
	for _, fill := range []drawing.Colour{drawing.RGB(0xF2D9A0), drawing.RGB(0x7F8C7A)} {
		floor.Drawing.Rect(floor.Drawing.Area(), drawing.Filled(fill))
	}
	d := drawing.New(10, 10)
	d.Use(floor, drawing.Point{}, 1, 0)
	twin := (&drawing.Recolouring{Of: drawing.Colour.Inverted, Line: drawing.Colour.Inverted}).Drawing(d)
	marks := twin.Marks[0].(drawing.Use).Symbol.Drawing.Marks
	light, dim := marks[0].(drawing.Shape).Paint.Fill, marks[1].(drawing.Shape).Paint.Fill
	if light.Luminance() < 1.5*dim.Luminance() || light.Luminance() > 0.3 {
		t.Errorf("in the light it is %v, and %v elsewhere", light, dim)
	}
}

// A colour gets any luminance, by white or by black, to a step of its parts.
func TestAColourAtALuminance(t *testing.T) {
	for _, c := range append(drawing.Players[:], drawing.White, drawing.Black, drawing.Ink) {
		for _, want := range []float64{0, 0.02, 0.2, 0.5, 1} {
			if got := c.AtLuminance(want).Luminance(); math.Abs(got-want) > 0.01 {
				t.Errorf("%v at %v has %.3f", c, want, got)
			}
		}
	}
}
