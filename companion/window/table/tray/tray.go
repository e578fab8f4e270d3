// Package tray has the widget for dice. It shows the dice of a roll, each with its faces and owner, has the
// app roll them, and takes the faces of real dice by taps and number keys.
package tray

import (
	"image"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/cache"
	"homespun/printables/drawing"
)

// Tray is the widget for dice. Its owner says which dice are to be rolled and gets the result through
// callbacks. The tray draws no random number that counts.
type Tray struct {
	widget.BaseWidget

	// OnRoll is called when the app is to roll, or to use the faces of an undone roll.
	OnRoll func()
	// OnFaces is called with the faces of real dice when all dice of the roll have one.
	OnFaces func([]int16)
	// Name returns the name of a die's owner; "" shows none.
	Name func(engines.Seat) string
	// Mark returns the mark of a die's owner, with the face of whoever plays; nil shows none.
	Mark func(seat engines.Seat, side float32) *widgets.Mark
	// Colour returns the colour of a die's owner; nil stands for the usual ones.
	Colour func(engines.Seat) drawing.Colour
	// Bears returns the sign on a face of a die without pips, and the colour of the plate below it (None for
	// the die's own colour). It is nil if all dice have pips.
	Bears func(die engines.Die, face int) (sign string, plate drawing.Colour)
	// Moving says that animations are on: the dice tumble.
	Moving bool
	// Words is the text below the dice, Real the text before the faces to tap.
	Words, Real string
	// Compact makes everything smaller, for a small window.
	Compact bool
	// Height is the height that the tray keeps, with its faces beside its dice.
	Height float32

	dice     []engines.Die
	faces    []int16
	due      bool
	real     bool
	typed    []int16
	digit    int // the first digit typed of a face with two digits, 0 for none
	tumble   widgets.Motion
	spin     int
	pictures *cache.Cache[face, *image.RGBA]
}

var (
	_ fyne.Widget   = (*Tray)(nil)
	_ fyne.Tappable = (*Tray)(nil)
)

// New returns an empty tray.
func New() *Tray {
	t := &Tray{Height: LeastHeight(false), pictures: cache.New[face, *image.RGBA](200)}
	t.ExtendBaseWidget(t)
	return t
}

// Ask shows the dice of a pending roll. kept are the faces of an undone roll, nil for none. byHand says that
// the people roll real dice, so the faces to tap are the larger ones.
func (t *Tray) Ask(roll engines.Roll, kept []int16, byHand bool) {
	t.settle()
	t.dice, t.faces, t.due, t.real, t.typed, t.digit = roll.Dice(), kept, true, byHand, nil, 0
	t.Refresh()
}

// Lie shows the faces of a roll that was made. The dice tumble for a time first. As long as the same dice
// tumble, they go on.
func (t *Tray) Lie(roll engines.Roll, faces []int16, tumble time.Duration) {
	if t.tumble.On() && tumble > 0 && !t.due && slices.Equal(t.dice, roll.Dice()) &&
		slices.Equal(t.faces, faces) {
		return
	}
	t.settle()
	t.dice, t.faces, t.due, t.typed, t.digit = roll.Dice(), faces, false, nil, 0
	if tumble > 0 && t.Moving {
		t.roll(tumble)
	}
	t.Refresh()
}

// Clear removes all dice.
func (t *Tray) Clear() {
	t.settle()
	t.dice, t.faces, t.due, t.typed, t.digit = nil, nil, false, nil, 0
	t.Refresh()
}

// Lying returns the dice that are shown and their faces, counted from 1; 0 is a face that is not known yet.
func (t *Tray) Lying() (dice []engines.Die, faces []int) {
	faces = make([]int, len(t.dice))
	for i := range faces {
		if i < len(t.faces) && !t.tumble.On() {
			faces[i] = int(t.faces[i])
		}
	}
	return t.dice, faces
}

// Pending reports whether the tray waits for a roll.
func (t *Tray) Pending() bool { return t.due }

// Press rolls, as a tap on the dice does; or it takes a single typed digit as the whole face.
func (t *Tray) Press() {
	t.settle()
	switch {
	case !t.due:
	case t.digit > 0:
		t.Type(t.digit)
	case t.OnRoll != nil:
		t.OnRoll()
	}
}

// TypeDigit handles a digit key. On a die of up to ten faces the digit is the face, and 0 is the ten. On a
// larger die it may be the first of two digits; [Tray.Press] takes it as a face of its own.
func (t *Tray) TypeDigit(digit int) {
	if !t.due || len(t.typed) >= len(t.dice) {
		return
	}
	faces := int(t.dice[len(t.typed)].Faces)
	first := t.digit
	t.digit = 0
	switch {
	case faces <= 10 && digit == 0:
		t.Type(10)
	case first > 0 && first*10+digit <= faces:
		t.Type(first*10 + digit)
	case digit > 0 && digit*10 <= faces && faces > 10:
		t.digit = digit
		t.Refresh()
	case digit > 0:
		t.Type(digit)
	default:
		t.Refresh()
	}
}

// Type takes a face of a real die for the next die of the roll. It reports whether that die has such a face.
func (t *Tray) Type(value int) bool {
	t.settle()
	t.digit = 0
	if !t.due || len(t.typed) >= len(t.dice) || value < 1 || value > int(t.dice[len(t.typed)].Faces) {
		return false
	}
	t.typed = append(t.typed, int16(value))
	if len(t.typed) == len(t.dice) {
		faces := t.typed
		t.typed = nil
		t.Refresh()
		if t.OnFaces != nil {
			t.OnFaces(faces)
		}
		return true
	}
	t.Refresh()
	return true
}

// Untype removes the face or digit typed last, and reports whether there was one.
func (t *Tray) Untype() bool {
	if t.digit > 0 {
		t.digit = 0
		t.Refresh()
		return true
	}
	if len(t.typed) == 0 {
		return false
	}
	t.typed = t.typed[:len(t.typed)-1]
	t.Refresh()
	return true
}

// Typed returns the faces typed in so far.
func (t *Tray) Typed() []int16 { return t.typed }

// roll has the dice tumble for a time and then show their faces. The faces shown meanwhile mean nothing: the
// roll has already been made.
func (t *Tray) roll(length time.Duration) {
	t.spin = 1
	t.tumble.Start(length, nil, func(part float32) {
		spin := 1 + int(part*float32(9*length/(400*time.Millisecond)))
		if part >= 1 {
			spin = 0
		}
		if spin != t.spin {
			t.spin = spin
			t.Refresh()
		}
	})
}

// Settle stops the tumbling at once.
func (t *Tray) Settle() { t.settle() }

func (t *Tray) settle() {
	t.tumble.Stop()
	if t.spin != 0 {
		t.spin = 0
		t.Refresh()
	}
}

// Tapped implements fyne.Tappable. A tap on a face takes that face. A tap on the dice rolls, but on a die
// whose face was typed in it removes the face typed last.
func (t *Tray) Tapped(event *fyne.PointEvent) {
	t.settle()
	if !t.due {
		return
	}
	p := t.plan(t.Size().Width)
	for value, box := range p.faces {
		if box.has(event.Position) {
			t.Type(value + 1)
			return
		}
	}
	for i, box := range p.dice {
		if box.has(event.Position) {
			if i >= len(t.typed) || !t.Untype() {
				t.Press()
			}
			return
		}
	}
}

// WhereFace returns the middle of a face to tap, counted from 1, for tests that tap it.
func (t *Tray) WhereFace(value int) (fyne.Position, bool) {
	if p := t.plan(t.Size().Width); t.due && value >= 1 && value <= len(p.faces) {
		return p.faces[value-1].centre(), true
	}
	return fyne.Position{}, false
}

// WhereDice returns the middle of the first die.
func (t *Tray) WhereDice() (fyne.Position, bool) {
	if p := t.plan(t.Size().Width); len(p.dice) > 0 {
		return p.dice[0].centre(), true
	}
	return fyne.Position{}, false
}
