package gains

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"homespun/companion/window/frame/widgets"
)

// length is how long a flight takes.
const length = 400 * time.Millisecond

// Flight is one picture that flies.
type Flight struct {
	Picture image.Image
	// From and To are where the middle of the picture begins and ends, in pixels of the window.
	From, To fyne.Position
	// Side is how wide and high the picture is, in pixels of the window.
	Side float32
	// Lost says that the picture falls from From and fades; it goes nowhere then.
	Lost bool
}

// At returns where the middle of the picture is, and how much of it has faded, when a part of the time is
// over; all are from 0 to 1. A picture that is gained rises a little on its way.
func (f Flight) At(part float32) (at fyne.Position, faded float64) {
	if f.Lost {
		return f.From.AddXY(0, 2.5*f.Side*part*part), float64(part * part)
	}
	rise := min(48, 0.6*f.Side+(f.To.Y-f.From.Y)*(f.To.Y-f.From.Y)/4000)
	return f.From.AddXY((f.To.X-f.From.X)*part, (f.To.Y-f.From.Y)*part-4*rise*part*(1-part)), 0
}

// Flights are the small pictures that fly over a screen. The container is put on top of it; its size does not
// matter.
type Flights struct {
	*fyne.Container
	motion widgets.Motion
	done   func()
}

func newFlights() *Flights { return &Flights{Container: container.NewWithoutLayout()} }

// Start lets all pictures of a list fly at once, in place of those that were flying. done is called when they
// have arrived, or when Settle ends them.
func (f *Flights) Start(list []Flight, done func()) {
	f.Settle()
	images := make([]*canvas.Image, len(list))
	for i, flight := range list {
		images[i] = canvas.NewImageFromImage(flight.Picture)
		images[i].ScaleMode = canvas.ImageScaleFastest
		images[i].Resize(fyne.NewSquareSize(flight.Side))
		f.Add(images[i])
	}
	show := func(part float32) {
		for i, flight := range list {
			at, faded := flight.At(part)
			images[i].Translucency = faded
			images[i].Move(at.SubtractXY(flight.Side/2, flight.Side/2))
		}
	}
	show(0)
	f.done = done
	f.motion.Start(length, fyne.AnimationEaseInOut, func(part float32) {
		if part < 1 {
			show(part)
		} else {
			f.Settle()
		}
	})
}

// On reports whether something is flying.
func (f *Flights) On() bool { return f.done != nil }

// Settle ends all flights at once.
func (f *Flights) Settle() {
	f.motion.Stop()
	if done := f.done; done != nil {
		f.done = nil
		f.RemoveAll()
		done()
	}
}
