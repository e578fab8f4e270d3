// Package board has the widget that shows the board of every game: it draws a scene, puts rings around what
// may be tapped, and reports taps by pointer and by keyboard.
package board

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/solid"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// Board shows one scene. It knows no game and no rules: its owner says which inputs may come next and gets
// the taps through callbacks. All that is seen is in its view; the renderer only draws it.
type Board struct {
	widget.BaseWidget
	Bubbles

	// OnTap is called with what lies where somebody tapped or chose by keyboard, the topmost first.
	OnTap func([]tableau.Input)
	// OnPress is called first for every press on the board, by pointer or key, and says whether it has handled
	// it. nil never has.
	OnPress func() Press
	// OnPoint is called with the point that was tapped or moved to; final is false while it only moves.
	OnPoint func(at drawing.Point, final bool)
	// OnNudge is called when the arrow keys move the point, in steps of the game's own measure.
	OnNudge func(dx, dy int)
	// OnEscape is called for Escape and Backspace. It returns true if there was something to put down.
	OnEscape func() bool
	// OnKey is called first for every key and returns true if it has handled it. OnRune is called for every
	// character.
	OnKey  func(*fyne.KeyEvent) bool
	OnRune func(rune)
	// OnOver is called with what the pointer or the cursor has come to, once until it comes to something else.
	OnOver func(tableau.Input)
	// Work runs a slow function on another goroutine, and then the function it returns on the window's. A new
	// board runs both at once.
	Work func(func() func())
	// Moving says that animations are on: pieces glide and shake. Quick halves the time that glides take.
	Moving, Quick bool

	view   view
	paused bool      // the board is drawn later, see Together
	drawn  *renderer // what the board is drawn with, nil before it is
}

// Bubbles are what the board asks about a thing that the pointer or the cursor is on.
type Bubbles struct {
	// Says returns the text of the bubble over a thing: "c7: opens the chest". "" shows none.
	Says func(tableau.Input) string
	// Near returns an enlarged drawing of a thing, shown in place of its bubble; nil shows the bubble.
	Near func(tableau.Input) *drawing.Drawing
}

// Press says whether the owner of a board has handled a press.
type Press uint8

const (
	// Free: it has not.
	Free Press = iota
	// Ended: it has, by ending what it showed. The press counts on the board too, where something may be
	// tapped.
	Ended
	// Taken: it has.
	Taken
)

// pressed asks the owner about a press.
func (b *Board) pressed() Press {
	if b.OnPress == nil {
		return Free
	}
	return b.OnPress()
}

// Ghost is the preview of a point that is being chosen.
type Ghost struct {
	At   drawing.Point
	Seat int
	// Mover is the piece that will lie there, if that is not the piece picked last; of kind 0 for none.
	Mover tableau.Input
	// Size is the diameter of what will lie there, in millimetres. Good says that it may lie there.
	Size  float64
	Good  bool
	Words string
	// Below puts the words below the point and not above, so that they do not cover the place where the piece
	// comes from.
	Below bool
}

var (
	_ fyne.Widget       = (*Board)(nil)
	_ fyne.Tappable     = (*Board)(nil)
	_ fyne.Focusable    = (*Board)(nil)
	_ fyne.Tabbable     = (*Board)(nil)
	_ fyne.Draggable    = (*Board)(nil)
	_ fyne.Scrollable   = (*Board)(nil)
	_ desktop.Hoverable = (*Board)(nil)
	_ desktop.Keyable   = (*Board)(nil)
)

// AtOnce is work in the foreground.
func AtOnce(slow func() func()) { slow()() }

// New returns a board without a scene.
func New() *Board {
	b := &Board{Work: AtOnce}
	b.view = view{camera: camera{density: func() float64 { return float64(widgets.Density(b)) }},
		motion: motion{shaken: -1, progress: 1, draw: b.draw}, pictures: newPictures()}
	b.ExtendBaseWidget(b)
	return b
}

// Scene returns the scene that is shown.
func (b *Board) Scene() *tableau.Scene { return b.view.scene }

// SetScene shows a scene. Pieces whose place has changed glide there, along the way that they have gone.
func (b *Board) SetScene(scene *tableau.Scene) {
	v := &b.view
	b.settle()
	before := v.scene
	v.scene = scene
	b.arrange()
	if before == nil || !b.Moving {
		b.draw()
		return
	}
	flies, flying := solid.Between(before.Solid, scene.Solid)
	v.gliding, v.longest = glides(before, scene, b.Quick)
	if flying {
		v.longest = max(v.longest, flies.Length())
	}
	if len(v.gliding) == 0 && !flying {
		b.draw()
		return
	}
	v.progress = 0
	if flying {
		v.turning.flying = flies.At(0)
	}
	b.draw()
	v.motion.start(v.longest, func(part float32) {
		b.carry(part)
		if flying {
			v.turning.flying = flies.At(float64(part))
			b.draw()
		}
	}, func() { v.gliding, v.progress, v.turning.flying = nil, 1, nil })
}

// Allow puts rings around the inputs that may come next, in the order in which Tab goes through them, and
// raises the picked ones. A still board takes no taps.
func (b *Board) Allow(next, picked []tableau.Input, still bool) {
	v := &b.view
	before := v.order
	v.next, v.order, v.picked, v.still, v.loose = map[tableau.Input]bool{}, nil, picked, still, nil
	for _, in := range next {
		if v.scene == nil {
			break
		}
		if _, ok := v.scene.Box(in); ok {
			v.next[in] = true
			v.order = append(v.order, in)
		}
	}
	v.refusal = Refusal{}
	b.draw()
	if pulsing := &v.pulse; !slices.Equal(before, v.order) {
		if pulsing.stop(); b.Moving && len(v.order) > 0 && len(v.order) <= dotted {
			pulsing.start()
		}
	}
}

// Rest hides the keyboard's cursor and the pointer's bubble until they are moved again. During a replay they
// would cover what is shown, or give away what is not shown yet.
func (b *Board) Rest() {
	v := &b.view
	if v.keys || v.hover != (tableau.Input{}) {
		v.keys, v.hover, v.resting = false, tableau.Input{}, true
		b.draw()
	}
}

// Pointing reports whether the keyboard's cursor is visible.
func (b *Board) Pointing() bool { return b.view.keys && b.view.focused }

// Reach has Tab go through pieces without rings, and lets them be dragged. It is for fixes, where nearly every
// piece may be picked up.
func (b *Board) Reach(inputs []tableau.Input) {
	b.view.loose = inputs
	if len(b.view.order) == 0 {
		b.view.order = inputs
	}
}

// Aim shows the point that is being chosen and what is measured for it; nil for none.
func (b *Board) Aim(ghost *Ghost, sight *tableau.Sight) {
	b.view.point, b.view.sight = ghost, sight
	b.draw()
}

// settle stops the animation that is running and shows the scene, the pieces and the solid in their places.
func (b *Board) settle() {
	b.view.motion.stop()
	b.view.turning.flying = nil
}

func (b *Board) draw() {
	if !b.paused {
		b.BaseWidget.Refresh()
	}
}

// Together makes several changes to the board, which is drawn once after them.
func (b *Board) Together(changes func()) {
	b.paused = true
	defer func() { // after a fault too, which the window outlives
		b.paused = false
		b.draw()
	}()
	changes()
}

// Resize implements fyne.CanvasObject.
func (b *Board) Resize(size fyne.Size) {
	if size == b.Size() {
		return
	}
	b.settle()
	b.view.size = size
	b.BaseWidget.Resize(size)
	b.arrange()
	b.draw()
}

// arrange arranges the scene for the widget's size and has the mat rendered for it.
func (b *Board) arrange() {
	size := b.Size()
	if b.view.scene == nil || size.Width < 8 || size.Height < 8 {
		return
	}
	b.view.scene.Enlarge(float64(look.Current().Text))
	b.view.scene.ArrangeFor(float64(size.Width), float64(size.Height))
	if b.Zoomed() { // the part that is shown stays inside a scene of another size
		b.lookAt(b.view.middle)
	}
	b.renderMat()
}

// Where returns the middle of an input in the widget, for tests that tap it.
func (b *Board) Where(in tableau.Input) (fyne.Position, bool) {
	if b.view.scene == nil {
		return fyne.Position{}, false
	}
	box, ok := b.view.scene.Box(in)
	if !ok {
		return fyne.Position{}, false
	}
	return b.view.place(box.Centre()), true
}

// WherePoint converts a place of the scene to the widget, for tests that tap it.
func (b *Board) WherePoint(at drawing.Point) fyne.Position { return b.view.place(at) }

// MinSize implements fyne.CanvasObject.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSize(240, 180)
}
