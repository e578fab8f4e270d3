package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A number is stepped and typed, and stays within its bounds. When the line is left, it shows the number that counts:
// the nearest that can be, or the last if no number was typed.
func TestStepper(t *testing.T) {
	test.NewTempApp(t)
	var told []float64
	s := NewStepper("Margin", 10, 0.5, 0, 11, func(v float64) { told = append(told, v) })
	window := test.NewTempWindow(t, s.Row)
	for _, step := range []struct {
		do   func()
		want float64
		text string
	}{
		{func() { s.more.Tapped(nil) }, 10.5, "10.5"},
		{func() { s.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp}) }, 11, "11"},
		{func() { s.more.Tapped(nil) }, 11, "11"},
		{func() { s.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown}) }, 10.5, "10.5"},
		{func() { s.Entry.SetText("4,2") }, 4.2, "4,2"},
		{func() { s.more.Tapped(nil) }, 4.5, "4.5"},
		{func() {
			window.Canvas().Focus(s.Entry)
			s.Entry.SetText("1e308")
			window.Canvas().Unfocus()
		}, 11, "11"},
		{func() {
			window.Canvas().Focus(s.Entry)
			s.Entry.SetText("NaN 🐉")
			window.Canvas().Unfocus()
		}, 11, "11"},
		{func() { s.Set(-7) }, 0, "0"},
		{func() { s.less.Tapped(nil) }, 0, "0"},
	} {
		step.do()
		if s.Value() != step.want || s.Entry.Text != step.text {
			t.Fatalf("got %g, %q; want %g, %q", s.Value(), s.Entry.Text, step.want, step.text)
		}
	}
	if len(told) != 6 {
		t.Errorf("told %v", told)
	}
	if !s.less.Disabled() || s.more.Disabled() {
		t.Errorf("at the lowest number the buttons are %v, %v", s.less.Disabled(), s.more.Disabled())
	}
}

// Words that are wider than their button end in an ellipsis, and come back whole with more room.
func TestLongWordsOnAButton(t *testing.T) {
	test.NewTempApp(t)
	b := NewButton("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", nil, nil)
	text := test.WidgetRenderer(b).Objects()[3].(*canvas.Text)
	want := b.MinSize()
	b.Resize(fyne.NewSize(120, 48))
	if got := text.Text; len(got) < 4 || text.MinSize().Width > 104 || got[len(got)-len("…"):] != "…" {
		t.Errorf("shows %q, %v wide", got, text.MinSize().Width)
	}
	if b.MinSize() != want {
		t.Errorf("its least size changes with the words shown: %v, want %v", b.MinSize(), want)
	}
	b.Resize(want)
	if text.Text != b.Text {
		t.Errorf("shows %q where there is room", text.Text)
	}
	b.SetText("Pay a Hen and gain a layer")
	second := test.WidgetRenderer(b).Objects()[4].(*canvas.Text)
	b.Resize(fyne.NewSize(b.MinSize().Width-40, 48))
	if text.Text+" "+second.Text != b.Text || second.Text == "" {
		t.Errorf("on two lines it shows %q and %q", text.Text, second.Text)
	}
	b.Resize(b.MinSize())
	if text.Text != b.Text || second.Text != "" {
		t.Errorf("shows %q and %q where one line has room", text.Text, second.Text)
	}
}
