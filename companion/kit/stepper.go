package kit

import (
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Stepper is a number to type, with a button at either side that makes it smaller or larger. The arrows up and down do the same while it is typed.
type Stepper struct {
	// Row is what is shown.
	Row *fyne.Container
	// Entry is where the number is typed.
	Entry *Entry
	// OnChanged is told each number that can be.
	OnChanged func(float64)

	less, more             *Button
	value, step, low, high float64
	digits                 int
}

// NewStepper returns a number from low to high, a step apart; the name is for those who cannot see what stands around it.
func NewStepper(name string, value, step, low, high float64, changed func(float64)) *Stepper {
	s := &Stepper{step: step, low: low, high: high, OnChanged: changed}
	for power := step; s.digits < 4 && math.Abs(power-math.Round(power)) > 1e-9; power *= 10 {
		s.digits++
	}
	s.Entry = NewEntry("", "")
	s.Entry.Least, s.Entry.Name = 64, name
	s.Entry.OnChanged = func(text string) {
		if typed, ok := Number(text); ok && typed >= s.low && typed <= s.high {
			s.take(typed)
		}
	}
	s.Entry.OnStep = func(by int) { s.by(float64(by)) }
	s.Entry.OnLeave = s.write
	s.less = NewButton("", theme.ContentRemoveIcon(), func() { s.by(-1) })
	s.more = NewButton("", theme.ContentAddIcon(), func() { s.by(1) })
	s.less.Name, s.more.Name = name+" −", name+" +"
	s.Row = container.New(&flow{Row: Row{Gap: 8}}, s.less, s.Entry.Framed(), s.more)
	s.Set(value)
	return s
}

// Number reads a number as people type it, with a point or a comma; false where it is none or not finite.
func Number(text string) (float64, bool) {
	text = strings.Replace(strings.TrimSpace(text), ",", ".", 1)
	text = strings.Replace(text, "−", "-", 1)
	value, err := strconv.ParseFloat(text, 64)
	return value, err == nil && !math.IsInf(value, 0) && !math.IsNaN(value)
}

// Value returns the number.
func (s *Stepper) Value() float64 { return s.value }

// Set shows a number, without telling anybody.
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

// take takes a new number in and tells it.
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

// write shows the number that counts in place of what was typed.
func (s *Stepper) write() {
	text := strconv.FormatFloat(s.value, 'f', -1, 64)
	if short := strconv.FormatFloat(s.value, 'f', s.digits, 64); len(short) < len(text) || s.digits == 0 {
		text = short
	}
	if s.Entry.Text != text {
		s.Entry.SetText(text)
	}
}
