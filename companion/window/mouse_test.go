package window_test

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"homespun/companion/window/frame/widgets"
)

// mouse is a hand that only taps, and counts that. What it cannot see it scrolls to.
type mouse struct {
	*desk
	taps int
}

// A tap on what is called so: of several on the nth, from 1 on, and of a drawn board on the nth space from the top
// left. After it something may be typed, such as a name.
type tap struct {
	label string
	n     int
	typed string
}

// tapped returns taps on what is called so: "5#2" is the second 5, and "Add one=Bruno" is followed by a name.
func tapped(labels ...string) []tap {
	var taps []tap
	for _, label := range labels {
		label, typed, _ := strings.Cut(label, "=")
		label, number, _ := strings.Cut(label, "#")
		n, err := strconv.Atoi(number)
		if err != nil {
			label, n = strings.TrimSuffix(label+"#"+number, "#"), 1
		}
		taps = append(taps, tap{label, n, typed})
	}
	return taps
}

const drawnBoard = "The board"

// click taps the first thing that is called so.
func (m *mouse) click(label string) {
	m.Helper()
	m.tap(tap{label: label, n: 1})
}

// tap taps the middle of something, types, and lets everything happen that follows at once.
func (m *mouse) tap(t tap) {
	m.Helper()
	n := t.n
	if t.label == drawnBoard {
		n = 1
	}
	o := m.find(t.label, n)
	if o == nil {
		m.Fatalf("nothing is called %q on %q, or fewer than %d are", t.label, m.shell.Screen().Title(), n)
	}
	if d, ok := o.(fyne.Disableable); ok && d.Disabled() {
		m.Fatalf("%q on %q cannot be tapped now", t.label, m.shell.Screen().Title())
	}
	widgets.Reveal(o)
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	within := fyne.NewPos(o.Size().Width/2, o.Size().Height/2)
	if t.label == drawnBoard {
		space := m.space(o, t.n)
		within = space.Position().AddXY(space.Size().Width/2, space.Size().Height/2)
	}
	at, c := corner.Add(within), m.shell.Window.Canvas()
	if at.X < 0 || at.Y < 0 || at.X > c.Size().Width || at.Y > c.Size().Height {
		m.Errorf("%q on %q is out of sight, at %v", t.label, m.shell.Screen().Title(), at)
	}
	m.taps++
	if pressed, ok := o.(desktop.Mouseable); ok {
		press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		press.Position = within
		pressed.MouseDown(press)
		pressed.MouseUp(press)
	}
	test.TapCanvas(c, at)
	if t.typed != "" {
		m.write(t.typed)
	}
	m.settle()
}

// find returns the nth thing that can be tapped and is called so, in the dialog if one is open; nil if there is none.
func (m *mouse) find(name string, n int) (found fyne.CanvasObject) {
	c := m.shell.Window.Canvas()
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		if !o.Visible() || found != nil {
			return
		}
		if f, ok := o.(fyne.Focusable); !ok {
			for _, child := range childrenOf(o) {
				look(child)
			}
		} else if label(f) == name {
			if n--; n == 0 {
				found = o
			}
		}
	}
	if top := c.Overlays().Top(); top != nil {
		look(top)
	} else {
		look(c.Content())
	}
	return found
}

// space returns the ground of a space of a drawn board.
func (m *mouse) space(board fyne.CanvasObject, n int) fyne.CanvasObject {
	m.Helper()
	for _, o := range childrenOf(board) {
		if _, ground := o.(*canvas.Rectangle); ground {
			if n--; n == 0 {
				return o
			}
		}
	}
	m.Fatal("the board has too few spaces")
	return nil
}

// settle lets everything happen that has been posted.
func (m *mouse) settle() {
	for {
		select {
		case do := <-m.posts:
			do()
		default:
			return
		}
	}
}
