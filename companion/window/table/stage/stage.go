// Package stage has the widget that shows a moment of a match large over the dimmed board: its actors, the
// dice, the sum and what came of it. It knows no game and no match.
package stage

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/engines"
	"homespun/engines/common/cache"
)

// Stage shows one moment at a time. Its owner opens and closes it, and decides how long it is seen.
type Stage struct {
	widget.BaseWidget
	// OnTap is called for a tap on the stage. What lies beside it takes its own taps.
	OnTap func()
	// Die returns the picture of a face of a die, counted from 1, as wide as this many pixels of the display.
	Die func(die engines.Die, face int, pixels float32) *image.RGBA
	// Moving says that animations are on: dice tumble, actors leap and fall.
	Moving bool
	// Work runs a slow function on another goroutine, and then the function it returns on the window's. A new
	// stage runs both at once.
	Work func(func() func())

	moment  tableau.Moment
	dice    []engines.Die
	faces   []int16
	outcome string
	open    bool
	told    bool // the outcome is shown
	spin    int  // the step of the tumbling dice, 0 once they lie still
	part    float32
	motion  widgets.Motion
	drawn   *show // as it was drawn last
	// pictures are those of the last moments, as the same actors come again; nil while they are drawn.
	pictures *cache.Cache[picture, *image.RGBA]
}

var (
	_ fyne.Widget   = (*Stage)(nil)
	_ fyne.Tappable = (*Stage)(nil)
)

// New returns a stage that is closed.
func New() *Stage {
	s := &Stage{Work: board.AtOnce, pictures: cache.New[picture, *image.RGBA](24)}
	s.ExtendBaseWidget(s)
	s.Hide()
	return s
}

// Reveal is how long the actors move when the outcome is shown.
const Reveal = 500 * time.Millisecond

// Roll opens the stage with dice that tumble for a time and then lie still. Nothing is said of them, and the
// actors stand there only if they were known before ([tableau.Moment.Foreseen]).
func (s *Stage) Roll(m tableau.Moment, dice []engines.Die, faces []int16, tumble time.Duration) {
	s.set(m, dice, faces, "")
	s.told = false
	if !m.Foreseen {
		s.moment.Actors = nil
	}
	if s.Moving && tumble > 0 {
		s.spin = 1
		s.animate(tumble, func(part float32) {
			if s.spin = 1 + int(part*20); part >= 1 {
				s.spin = 0
			}
		})
	}
	s.show()
}

// Tell opens the stage with what came of a moment. outcome is the sentence below it; there may be no dice.
func (s *Stage) Tell(m tableau.Moment, dice []engines.Die, faces []int16, outcome string) {
	s.set(m, dice, faces, outcome)
	s.told = true
	if s.part = 1; s.Moving {
		s.part = 0
		s.animate(Reveal, func(part float32) { s.part = part })
	}
	s.show()
}

func (s *Stage) set(m tableau.Moment, dice []engines.Die, faces []int16, outcome string) {
	s.halt()
	s.moment, s.dice, s.faces, s.outcome, s.open = m, dice, faces, outcome, true
}

// show draws the stage, which its showing does where it was hidden.
func (s *Stage) show() {
	if s.Visible() {
		s.Refresh()
	} else {
		s.BaseWidget.Show()
	}
}

// Close closes the stage.
func (s *Stage) Close() {
	s.halt()
	if s.open {
		s.open = false
		s.moment = tableau.Moment{}
		s.Hide()
	}
}

// Showing returns the moment on the stage and the sentence on what came of it, "" while the dice are still to
// be read; ok is false if the stage is closed.
func (s *Stage) Showing() (m tableau.Moment, outcome string, ok bool) {
	if !s.told {
		return s.moment, "", s.open
	}
	return s.moment, s.outcome, s.open
}

// animate runs an animation of the stage; tick gets the part that is over, 0 to 1.
func (s *Stage) animate(length time.Duration, tick func(float32)) {
	s.motion.Start(length, fyne.AnimationLinear, func(part float32) {
		tick(part)
		s.place()
	})
}

// halt stops the animation, with everything at its end.
func (s *Stage) halt() {
	s.motion.Stop()
	s.spin, s.part = 0, 1
}

// place moves the objects of the renderer without making them again.
func (s *Stage) place() {
	if s.drawn != nil {
		s.drawn.move()
	}
}

// Tapped implements fyne.Tappable.
func (s *Stage) Tapped(*fyne.PointEvent) {
	if s.OnTap != nil {
		s.OnTap()
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (s *Stage) AccessibilityLabel() string {
	label := s.outcome
	if s.told {
		for _, side := range s.moment.Sides {
			label = words.Facts(label, side.Sum(), side.Sources())
		}
	}
	return label
}

// AccessibilityRole implements fyne.Accessible.
func (s *Stage) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// MinSize implements fyne.CanvasObject.
func (s *Stage) MinSize() fyne.Size {
	return fyne.NewSize(200, 140)
}

// Fit returns the size of the stage over a board of a size. Some of the board is seen around it.
func Fit(around fyne.Size) fyne.Size {
	text := look.Current().Text
	return fyne.NewSize(fyne.Min(around.Width-24, 900*text), fyne.Min(around.Height-24,
		fyne.Max(around.Height*0.6, 300*text)))
}

// Layout is a layout of two objects: something that dims the board, and the stage in its middle.
type Layout struct{}

// Layout implements fyne.Layout.
func (Layout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	fit := Fit(size)
	objects[1].Resize(fit)
	objects[1].Move(fyne.NewPos((size.Width-fit.Width)/2, (size.Height-fit.Height)/2))
}

// MinSize implements fyne.Layout.
func (Layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// Dimmer returns the shade over a board on which the stage stands. It darkens in every look: boards are light
// in the dark one too. Taps go through it.
func Dimmer() fyne.CanvasObject {
	palette := look.Current().Palette
	if palette.Dark {
		return canvas.NewRectangle(look.Clear(palette.Table, 0.65))
	}
	return canvas.NewRectangle(look.Clear(palette.Ink, 0.35))
}
