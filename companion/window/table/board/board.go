// Package board has the widget that shows the board of every game: it draws a scene, puts rings around what
// may be tapped, and reports taps by pointer and by keyboard.
package board

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/solid"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/cache"
	"homespun/printables/drawing"
)

// Board shows one scene. It knows no game and no rules: its owner says which inputs may come next and gets
// the taps through callbacks. All state is in this struct; the renderer only draws it.
type Board struct {
	widget.BaseWidget

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
	// Says returns the text of the bubble over a thing: "c7: opens the chest". "" shows none.
	Says func(tableau.Input) string
	// OnOver is called with what the pointer or the cursor has come to, once until it comes to something else.
	OnOver func(tableau.Input)
	// Near returns an enlarged drawing of a thing, shown in place of its bubble; nil shows the bubble.
	Near func(tableau.Input) *drawing.Drawing
	// Work runs a slow function on another goroutine, and then the function it returns on the window's. If
	// Work is nil, both run at once.
	Work func(func() func())
	// Moving says that animations are on: pieces glide and shake. Quick halves the time that glides take.
	Moving, Quick bool

	scene  *tableau.Scene
	next   map[tableau.Input]bool
	order  []tableau.Input
	picked []tableau.Input
	// loose are the pieces that may be dragged although they have no ring ([Board.Reach]).
	loose   []tableau.Input
	blocked map[int]bool
	blamed  []int
	point   *Ghost
	sight   *tableau.Sight
	drag    drag
	swell   swell
	view    view
	zoom    zoom
	cursor  tableau.Input
	keys    bool // the cursor was moved by keys last, so it is visible
	hover   tableau.Input
	pointer fyne.Position
	resting bool // the pointer has not moved since Rest or Forget: it has no bubble
	focused bool
	shift   bool
	still   bool
	held    bool // the board is drawn later, see Together

	mat         *image.RGBA
	matOf       *drawing.Drawing
	matIn       *look.Palette // the palette in which it is drawn
	wanted      int           // the width in display pixels for which the mat is rendered
	pictures    *cache.Cache[picture, *image.RGBA]
	motion      *fyne.Animation // the animation that is running, nil for none
	shaken      int             // the piece that shakes, -1 for none
	shakeOffset float32         // of the shaken piece, in pixels
	gliding     map[int]*glide  // the pieces that glide, by id
	longest     time.Duration   // of the glides
	progress    float32         // of the longest glide, 0 to 1
	drawn       *renderer       // what the board is drawn with, nil before it is
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

// New returns a board without a scene.
func New() *Board {
	b := &Board{shaken: -1, progress: 1, pictures: newPictures()}
	b.ExtendBaseWidget(b)
	return b
}

// Scene returns the scene that is shown.
func (b *Board) Scene() *tableau.Scene { return b.scene }

// SetScene shows a scene. Pieces whose place has changed glide there, along the way that they have gone.
func (b *Board) SetScene(scene *tableau.Scene) {
	b.settle()
	before := b.scene
	b.scene = scene
	b.arrange()
	if before == nil || !b.Moving {
		b.draw()
		return
	}
	flies, flying := solid.Between(before.Solid, scene.Solid)
	b.gliding, b.longest = glides(before, scene, b.Quick)
	if flying {
		b.longest = max(b.longest, flies.Length())
	}
	if len(b.gliding) == 0 && !flying {
		b.draw()
		return
	}
	b.progress = 0
	if flying {
		b.view.flying = flies.At(0)
	}
	b.draw()
	b.animate(b.longest, func(part float32) {
		b.carry(part)
		if flying {
			b.view.flying = flies.At(float64(part))
			b.draw()
		}
	}, func() { b.gliding, b.progress, b.view.flying = nil, 1, nil })
}

// Allow puts rings around the inputs that may come next, in the order in which Tab goes through them, and
// raises the picked ones. A still board takes no taps.
func (b *Board) Allow(next, picked []tableau.Input, still bool) {
	before := b.order
	b.next, b.order, b.picked, b.still, b.loose = map[tableau.Input]bool{}, nil, picked, still, nil
	for _, in := range next {
		if b.scene == nil {
			break
		}
		if _, ok := b.scene.Box(in); ok {
			b.next[in] = true
			b.order = append(b.order, in)
		}
	}
	b.blocked, b.blamed = nil, nil
	b.draw()
	b.invites(before)
}

// Rest hides the keyboard's cursor and the pointer's bubble until they are moved again. During a replay they
// would cover what is shown, or give away what is not shown yet.
func (b *Board) Rest() {
	if b.keys || b.hover != (tableau.Input{}) {
		b.keys, b.hover, b.resting = false, tableau.Input{}, true
		b.draw()
	}
}

// Pointing reports whether the keyboard's cursor is visible.
func (b *Board) Pointing() bool { return b.keys && b.focused }

// Reach has Tab go through pieces without rings, and lets them be dragged. It is for fixes, where nearly every
// piece may be picked up.
func (b *Board) Reach(inputs []tableau.Input) {
	b.loose = inputs
	if len(b.order) == 0 {
		b.order = inputs
	}
}

// Aim shows the point that is being chosen and what is measured for it; nil for none.
func (b *Board) Aim(ghost *Ghost, sight *tableau.Sight) {
	b.point, b.sight = ghost, sight
	b.draw()
}

// Refuse marks spots that are in the way and shakes a piece once; piece is -1 for none.
func (b *Board) Refuse(spots []int16, piece int) {
	b.settle()
	b.blocked = map[int]bool{}
	for _, spot := range spots {
		b.blocked[int(spot)] = true
	}
	b.draw()
	if b.Moving && piece >= 0 {
		b.shaken = piece
		b.animate(320*time.Millisecond, func(part float32) {
			b.shakeOffset = 7 * float32(math.Sin(float64(part)*6*math.Pi)) * (1 - part)
			b.draw()
		},
			func() { b.shaken, b.shakeOffset = -1, 0 })
	}
}

// Blame marks pieces that are in the way, until something else may be tapped.
func (b *Board) Blame(pieces []int16) {
	b.blamed = nil
	for _, id := range pieces {
		b.blamed = append(b.blamed, int(id))
	}
}

// animate runs an animation of something that has already happened. tick gets the part that is over, 0 to 1,
// and draws it. end is called once, when the time is over; settle stops an animation without calling it.
func (b *Board) animate(length time.Duration, tick func(float32), end func()) {
	var animation *fyne.Animation
	done := false
	finish := func() {
		if !done {
			done = true
			end()
			b.draw()
		}
	}
	animation = fyne.NewAnimation(length, func(part float32) {
		if done {
			return
		}
		if part >= 1 {
			b.motion = nil
			finish()
			return
		}
		tick(part)
	})
	animation.Curve = fyne.AnimationEaseOut
	b.motion = animation
	animation.Start()
}

// settle stops the animation that is running and shows the scene, the pieces and the solid in their places.
func (b *Board) settle() {
	if b.motion != nil {
		b.motion.Stop()
		b.motion = nil
	}
	b.gliding, b.progress, b.shaken, b.shakeOffset, b.view.flying = nil, 1, -1, 0, nil
}

func (b *Board) draw() {
	if !b.held {
		b.BaseWidget.Refresh()
	}
}

// Together makes several changes to the board, which is drawn once after them.
func (b *Board) Together(changes func()) {
	b.held = true
	defer func() { // after a fault too, which the window outlives
		b.held = false
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
	b.BaseWidget.Resize(size)
	b.arrange()
	b.draw()
}

// arrange arranges the scene for the widget's size and has the mat rendered for it.
func (b *Board) arrange() {
	size := b.Size()
	if b.scene == nil || size.Width < 8 || size.Height < 8 {
		return
	}
	b.scene.Enlarge(float64(look.Current().Text))
	b.scene.ArrangeFor(float64(size.Width), float64(size.Height))
	if b.Zoomed() { // the part that is shown stays inside a scene of another size
		b.lookAt(b.zoom.middle)
	}
	b.renderMat()
}

// place converts a place of the scene to the widget.
func (b *Board) place(at drawing.Point) fyne.Position {
	s, corner := b.scale()
	return corner.AddXY(float32(at.X*s), float32(at.Y*s))
}

// box converts a box of the scene to the widget.
func (b *Board) box(box drawing.Rectangle) (fyne.Position, fyne.Size) {
	s, _ := b.scale()
	return b.place(drawing.Point{X: box.X, Y: box.Y}),
		fyne.NewSize(float32(box.Width*s), float32(box.Height*s))
}

// scenePoint converts a place of the widget to the scene.
func (b *Board) scenePoint(at fyne.Position) drawing.Point {
	s, corner := b.scale()
	return drawing.Point{X: float64(at.X-corner.X) / s, Y: float64(at.Y-corner.Y) / s}
}

// Where returns the middle of an input in the widget, for tests that tap it.
func (b *Board) Where(in tableau.Input) (fyne.Position, bool) {
	if b.scene == nil {
		return fyne.Position{}, false
	}
	box, ok := b.scene.Box(in)
	if !ok {
		return fyne.Position{}, false
	}
	return b.place(box.Centre()), true
}

// WherePoint converts a place of the scene to the widget, for tests that tap it.
func (b *Board) WherePoint(at drawing.Point) fyne.Position { return b.place(at) }

// density returns how many pixels of the display a pixel of the window has.
func (b *Board) density() float64 {
	return float64(widgets.Density(b))
}

// MinSize implements fyne.CanvasObject.
func (b *Board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(240, 180)
}
