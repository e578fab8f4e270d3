package board

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// marks returns the colours of rings, for a light mat: ink with a white halo around what may be tapped, which
// has no hue of its own, and the colour of refusals.
func marks() (ring, halo, refuse drawing.Colour) {
	if look.Current().Palette == &look.Contrast {
		return drawing.Black, drawing.White, drawing.Black
	}
	return drawing.Ink, drawing.White, look.Light.Refuse
}

// alarm returns the colour of the second line around what is in the way, which what may be tapped has not.
func alarm() drawing.Colour {
	if look.Current().Palette == &look.Contrast {
		return look.Contrast.Refuse
	}
	return drawing.White
}

// How the halos pulse after something else may be tapped: how often, how long each time, in how many steps,
// and by how many pixels. Then they stand still, so that a table at which nobody plays costs nothing.
const (
	pulses     = 3
	pulseTime  = 1800 * time.Millisecond
	pulseSteps = 12
	pulseMost  = 3
)

// pulse is the slow growing and shrinking of the halos around what may be tapped.
type pulse struct {
	halos   []halo
	running widgets.Motion
	step    int
}

// halo is a white line outside a ring. at, size and radius are its place when it is smallest.
type halo struct {
	*canvas.Rectangle
	at     fyne.Position
	size   fyne.Size
	radius float32
}

// grow makes the halo wider by some pixels.
func (h halo) grow(by float32) {
	h.Move(h.at.SubtractXY(by, by))
	h.Resize(h.size.AddWidthHeight(2*by, 2*by))
	h.StrokeWidth, h.CornerRadius = haloWide+by, h.radius+by
}

// haloWide is the width of a halo when it is smallest, outside its ring.
const haloWide = 3

// halo adds the halo of a ring. One around a piece that is picked already does not pulse.
func (r *renderer) halo(at fyne.Position, size fyne.Size, radius float32, pulsing bool) {
	white := look.Clear(drawing.White, 0.95)
	at, size = at.SubtractXY(haloWide-1, haloWide-1), size.AddWidthHeight(2*haloWide-2, 2*haloWide-2)
	r.rect(at, size, nil, white, haloWide, radius+haloWide-1)
	if pulsing {
		h := halo{r.shapes.all[r.shapes.used-1], at, size, radius + haloWide - 1}
		h.grow(r.view.pulse.by())
		r.view.pulse.halos = append(r.view.pulse.halos, h)
	}
}

// invite draws a ring around what may be tapped, with its halo outside and a white line inside. Nothing is
// painted over the thing itself, so that it keeps its colours.
func (r *renderer) invite(at fyne.Position, size fyne.Size, width, radius float32) {
	ring, _, _ := marks()
	width = max(2, min(width, min(size.Width, size.Height)*0.08)) // on a small space it is no blot
	r.halo(at, size, radius, true)
	r.rect(at, size, nil, ring, width, radius)
	r.rect(at.AddXY(width, width), size.SubtractWidthHeight(2*width, 2*width), nil,
		look.Clear(drawing.White, 0.95), min(2, width*0.75), max(0, radius-width))
}

// by returns by how many pixels the halos are wider in the present step.
func (s *pulse) by() float32 {
	phase := float64(s.step%pulseSteps) / pulseSteps
	return pulseMost * float32(1-math.Cos(2*math.Pi*phase)) / 2
}

// stop ends the pulse.
func (s *pulse) stop() {
	s.running.Stop()
	s.step = 0
}

// start has the halos pulse.
func (s *pulse) start() {
	s.running.Start(pulses*pulseTime, fyne.AnimationLinear, func(part float32) {
		step := int(part * pulses * pulseSteps)
		if step == s.step {
			return
		}
		if s.step = step; part >= 1 {
			s.step = 0
		}
		for _, halo := range s.halos { // only these are drawn again, not the whole board
			halo.grow(s.by())
			halo.Refresh()
		}
	})
}
