// Package tray is the dice tray: it shows the dice that a roll asks for, each with its own faces and whose it
// is, rolls them, and takes the faces of real dice by taps and by number keys.
package tray

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"homespun/engines"
	"homespun/printables/drawing"
)

// Tray is the dice tray. Whoever owns it says what is due and hears what was rolled; it draws no random
// number that counts.
type Tray struct {
	widget.BaseWidget

	// OnRoll has the app roll, or takes the faces that lie there.
	OnRoll func()
	// OnFaces is told the faces of real dice, once there are as many as the roll asks for.
	OnFaces func([]int16)
	// Name says whose a die is; "" leaves it out.
	Name func(engines.Seat) string
	// Bears says what a face of a die bears that has no pips, and the colour of its plate, None for that of
	// the die; nil where all have pips.
	Bears func(die engines.Die, face int) (sign string, plate drawing.Colour)
	// Moving has the dice tumble.
	Moving bool
	// Words are what stands below the dice, Real what stands before the faces to tap.
	Words, Real string
	// Compact is for a small window.
	Compact bool

	dice   []engines.Die
	faces  []int16
	due    bool
	real   bool
	typed  []int16
	digit  int // the first of a face with two digits
	tumble *fyne.Animation
	spin   int
	cache  map[face]*image.RGBA
}

var (
	_ fyne.Widget   = (*Tray)(nil)
	_ fyne.Tappable = (*Tray)(nil)
)

// New returns an empty tray.
func New() *Tray {
	t := &Tray{cache: map[face]*image.RGBA{}}
	t.ExtendBaseWidget(t)
	return t
}

// Ask shows the dice of a roll that is due. kept are faces that lie on the table since an undo, nil for none;
// real says that the table rolls itself, so that its faces are the large ones.
func (t *Tray) Ask(roll engines.Roll, kept []int16, real bool) {
	t.settle()
	t.dice, t.faces, t.due, t.real, t.typed, t.digit = roll.Dice(), kept, true, real, nil, 0
	t.Refresh()
}

// Lie shows faces that were rolled, and has them tumble where they have just been.
func (t *Tray) Lie(roll engines.Roll, faces []int16, fresh bool) {
	t.settle()
	t.dice, t.faces, t.due, t.typed, t.digit = roll.Dice(), faces, false, nil, 0
	if fresh && t.Moving {
		t.roll()
	}
	t.Refresh()
}

// Clear takes all dice away.
func (t *Tray) Clear() {
	t.settle()
	t.dice, t.faces, t.due, t.typed, t.digit = nil, nil, false, nil, 0
	t.Refresh()
}

// Pending reports whether the tray waits for a roll.
func (t *Tray) Pending() bool { return t.due }

// Press rolls, as a tap does.
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

// TypeDigit takes a digit key: the face of a die of up to ten, 0 being the ten; of a die with more it begins
// a face of two digits where it can, and [Tray.Press] takes the one that was typed alone.
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

// Type takes a face off a real die, for the next die in turn; it reports whether that die has it.
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

// Untype takes the last face back that was typed in, and reports whether there was one.
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

// roll tumbles for 400 ms over faces that mean nothing and then shows those that lie there: what counts has
// happened already.
func (t *Tray) roll() {
	t.spin = 1
	t.tumble = fyne.NewAnimation(400*time.Millisecond, func(part float32) {
		spin := 1 + int(part*9)
		if part >= 1 {
			t.tumble, spin = nil, 0
		}
		if spin != t.spin {
			t.spin = spin
			t.Refresh()
		}
	})
	t.tumble.Start()
}

// Settle ends the tumbling at once.
func (t *Tray) Settle() { t.settle() }

func (t *Tray) settle() {
	if t.tumble != nil {
		t.tumble.Stop()
		t.tumble = nil
	}
	if t.spin != 0 {
		t.spin = 0
		t.Refresh()
	}
}

// Tapped implements fyne.Tappable: on a face it takes that face, on the dice it rolls, on a die whose face
// was typed in it takes the last one back.
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

// WhereFace returns the middle of a face to tap, counted from 1, for those who tap it from outside.
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
