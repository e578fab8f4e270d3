package board

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// saturation is how far a colour is from grey, from 0 to 1.
func saturation(c drawing.Colour) float64 {
	r, g, b := c.Parts()
	return float64(max(r, g, b)-min(r, g, b)) / 255
}

// In every look the ring around what may be tapped has no hue of its own and is seen on its halo; what is
// refused is told from it by more than the hue, and in colour it alone is red.
func TestRingsInviteAndRefusalsAreRed(t *testing.T) {
	open(t)
	for _, palette := range look.Palettes {
		fyne.CurrentApp().Settings().SetTheme(look.NewTheme(palette, 100))
		ring, halo, refuse := marks()
		if saturation(ring) > 0.06 || saturation(halo) > 0 {
			t.Errorf("%s: the ring is %v on %v", palette.Name, ring, halo)
		}
		if contrast := drawing.Contrast(ring, halo); contrast < 7 {
			t.Errorf("%s: ring and halo differ by %.1f", palette.Name, contrast)
		}
		if palette != &look.Contrast && saturation(refuse) < 0.5 || alarm() == ring {
			t.Errorf("%s: a refusal is %v and %v", palette.Name, refuse, alarm())
		}
	}
}

// What may be tapped keeps its colours: nothing is painted over it, only around it. What is refused is
// covered by red.
func TestNothingIsPaintedOverWhatMayBeTapped(t *testing.T) {
	b, _ := open(t)
	over := func() (paints int) {
		at, _ := b.Where(tableau.ASpot(2))
		r := b.CreateRenderer().(*renderer)
		for _, o := range r.objects {
			rect, ok := o.(*canvas.Rectangle)
			if !ok || rect.Size().Width > 500 {
				continue
			}
			_, _, _, alpha := rect.FillColor.RGBA()
			low, high := rect.Position(), rect.Position().Add(rect.Size())
			if alpha > 0 && rect.FillColor != color.Color(drawing.Table) && at.X > low.X && at.X < high.X &&
				at.Y > low.Y && at.Y < high.Y {
				paints++
			}
		}
		return paints
	}
	if n := over(); n != 0 {
		t.Errorf("%d things are painted over a space that may be tapped", n)
	}
	b.Refuse(Refusal{InTheWay: []int16{2}})
	if n := over(); n != 1 {
		t.Errorf("%d things are painted over a space in the way, want one", n)
	}
}

// The halos pulse when something else may be tapped, and only then; with less motion, and once it is over,
// they stand still.
func TestHalosPulseAndRest(t *testing.T) {
	s := pulse{}
	widest := float32(0)
	for s.step = 0; s.step <= pulses*pulseSteps; s.step++ {
		by := s.by()
		widest = max(widest, by)
		if by < 0 || by > pulseMost {
			t.Errorf("in step %d the halo grows by %g", s.step, by)
		}
	}
	if math.Abs(float64(widest-pulseMost)) > 0.1 {
		t.Errorf("the halo grows by %g at most, want %d", widest, pulseMost)
	}
	b, _ := open(t)
	next := []tableau.Input{tableau.ASpot(1)}
	for _, moving := range []bool{false, true} {
		b.Moving = moving
		b.Allow(next, nil, false)
		b.view.pulse.running = widgets.Motion{}
		b.Allow(next, nil, false) // the same again
		if b.view.pulse.running.On() || b.view.pulse.step != 0 {
			t.Errorf("moving %v: the halos pulse although nothing has changed", moving)
		}
		next = []tableau.Input{tableau.ASpot(2), tableau.ASpot(3)}
	}
	if len(b.view.pulse.halos) != 2 {
		t.Errorf("%d halos around two spaces", len(b.view.pulse.halos))
	}
}

// A bubble lies inside the board, not on what it is about, and on nothing that may be tapped where there is
// room elsewhere.
func TestABubbleCoversNothingToTap(t *testing.T) {
	b, _ := open(t)
	for _, order := range [][]tableau.Input{{tableau.ASpot(0), tableau.ASpot(1), tableau.ASpot(2)},
		{tableau.ASpot(1), tableau.ASpot(3)}, {tableau.ASpot(0), tableau.ASpot(3)}} {
		b.Allow(order, nil, false)
		for _, in := range order {
			box, _ := b.view.scene.Box(in)
			at, size := b.view.box(box)
			bubble := fyne.NewSize(180, 40)
			p := b.drawn.beside(at, size, bubble, false)
			if p.X < 0 || p.Y < 0 || p.X+bubble.Width > b.Size().Width || p.Y+bubble.Height > b.Size().Height {
				t.Errorf("the bubble of %v at %v reaches out of %v", in, p, b.Size())
			}
			if overlap(p, bubble, at, size) {
				t.Errorf("the bubble of %v lies on it", in)
			}
			for _, target := range b.drawn.targets(at) {
				if overlap(p, bubble, target.at, target.size) {
					t.Errorf("with %v to tap the bubble of %v covers one of them", order, in)
				}
			}
		}
	}
}
