package widgets

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/engines/common/text"
)

// Stepper is an entry for a number, with a button at each side that makes it smaller or larger. While it has
// the focus the arrows up and down do the same.
type Stepper struct {
	// Row is the object to put on the screen.
	Row *fyne.Container
	// Entry is where the number is typed.
	Entry *Entry
	// OnChanged is called with each new number, which is within the bounds.
	OnChanged func(float64)

	less, more             *Button
	value, step, low, high float64
	digits                 int
}

// NewStepper returns an entry for a number from low to high. The buttons change the number by step. The name
// is for screen readers.
func NewStepper(name string, value, step, low, high float64, changed func(float64)) *Stepper {
	s := &Stepper{step: step, low: low, high: high, OnChanged: changed}
	for power := step; s.digits < 4 && math.Abs(power-math.Round(power)) > 1e-9; power *= 10 {
		s.digits++
	}
	s.Entry = NewEntry("", "")
	s.Entry.Least, s.Entry.Name = 56, name
	s.Entry.OnChanged = func(written string) {
		if typed, ok := text.Number(written); ok { // of a number out of bounds the nearest counts
			s.take(max(s.low, min(s.high, typed)))
		}
	}
	s.Entry.OnStep = func(by int) { s.by(float64(by)) }
	s.Entry.OnLeave = s.write
	s.less = NewButton("", theme.ContentRemoveIcon(), func() { s.by(-1) })
	s.more = NewButton("", theme.ContentAddIcon(), func() { s.by(1) })
	s.less.Name, s.more.Name = name+" −", name+" +"
	s.Row = container.New(between{}, s.less, s.Entry.Framed(), s.more)
	s.Set(value)
	return s
}

// Value returns the number.
func (s *Stepper) Value() float64 { return s.value }

// Set changes the number, within the bounds, without calling OnChanged.
func (s *Stepper) Set(value float64) {
	s.value = max(s.low, min(s.high, value))
	s.write()
	s.able()
}

func (s *Stepper) by(steps float64) {
	value := max(s.low, min(s.high, math.Round((s.value+steps*s.step)/s.step)*s.step))
	s.take(value)
	s.write()
}

// take stores a new number and calls OnChanged, unless the number is the same.
func (s *Stepper) take(value float64) {
	if value == s.value {
		return
	}
	s.value = value
	s.able()
	if s.OnChanged != nil {
		s.OnChanged(value)
	}
}

func (s *Stepper) able() {
	s.less.SetEnabled(s.value > s.low)
	s.more.SetEnabled(s.value < s.high)
}

// write replaces the typed text with the number that is stored.
func (s *Stepper) write() {
	written := strconv.FormatFloat(s.value, 'f', -1, 64)
	if short := strconv.FormatFloat(s.value, 'f', s.digits, 64); len(short) < len(written) || s.digits == 0 {
		written = short
	}
	if s.Entry.Text != written {
		s.Entry.SetText(written)
	}
}

// between is the layout of a stepper: the entry between the two buttons. The entry gets some room for a few
// more digits, if there is any.
type between struct{}

const betweenGap = 8

// Layout implements fyne.Layout.
func (between) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	less, line, more := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	width := fyne.Min(line.Width*1.6, size.Width-less.Width-more.Width-2*betweenGap)
	height := max(less.Height, line.Height, more.Height)
	x := float32(0)
	for i, wide := range []float32{less.Width, max(line.Width, width), more.Width} {
		Put(objects[i], fyne.NewPos(x, 0), fyne.NewSize(wide, height))
		x += wide + betweenGap
	}
}

// MinSize implements fyne.Layout.
func (between) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(2*betweenGap, 0)
	for _, o := range objects {
		least := o.MinSize()
		size.Width += least.Width
		size.Height = max(size.Height, least.Height)
	}
	return size
}
