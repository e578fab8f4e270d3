// Package board is the one board widget of all games: it shows a scene, rings what may be tapped, and tells
// what was tapped, by pointer and by keys.
package board

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/board/solid"
	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/printables/drawing"
)

// Board shows one scene. It knows no game and keeps no rules: whoever owns it says what may come next and
// hears what was tapped. All its state is here; the renderer only draws it.
type Board struct {
	widget.BaseWidget

	// OnTap is told what lies at the place that was tapped or chosen by keys, the topmost first.
	OnTap func([]tableau.Input)
	// OnPress is told every press on the board first, by pointer or by key, and reports whether it took it.
	OnPress func() bool
	// OnPoint is told the point that was tapped or nudged to; final is false while it only moves.
	OnPoint func(at drawing.Point, final bool)
	// OnNudge moves the point by steps of the game's measure.
	OnNudge func(dx, dy int)
	// OnEscape lays down what is picked, and reports whether there was something.
	OnEscape func() bool
	// OnKey gets every key first, and OnRune every letter; OnKey reports whether it took the key.
	OnKey  func(*fyne.KeyEvent) bool
	OnRune func(rune)
	// Says returns the words of the bubble over a thing: "c7: opens the chest". "" shows none.
	Says func(tableau.Input) string
	// Near returns how a thing looks from near, which is shown in the place of its bubble; nil has it speak.
	Near func(tableau.Input) *drawing.Drawing
	// Work does something slow beside the window, and then in it what that returns. nil does both at once.
	Work func(func() func())
	// Moving has pieces glide and shake.
	Moving bool

	scene   *tableau.Scene
	next    map[tableau.Input]bool
	order   []tableau.Input
	picked  []tableau.Input
	blocked map[int]bool
	blamed  []int
	point   *Ghost
	sight   *tableau.Sight
	drag    drag
	view    view
	cursor  tableau.Input
	keys    bool // the cursor was moved by keys last: it shows
	hover   tableau.Input
	pointer fyne.Position
	resting bool // the pointer has not moved since it was forgotten
	focused bool
	shift   bool
	still   bool

	mat      *image.RGBA
	matOf    *drawing.Drawing
	wanted   int
	pictures pictures
	motion   *fyne.Animation
	shaken   int // piece, -1 for none
	drift    float32
	from     map[int]fyne.Position
	part     float32
}

// Ghost is a point that is being chosen.
type Ghost struct {
	At   drawing.Point
	Seat int
	// Mover is the piece that will lie there, where that is not the one picked last; of kind 0 for none.
	Mover tableau.Input
	// Size is how wide what will lie there is, in millimetres; Good says whether it may.
	Size  float64
	Good  bool
	Words string
	// Below has the words stand below it rather than above, so that they do not cover where it comes from.
	Below bool
}

var (
	_ fyne.Widget       = (*Board)(nil)
	_ fyne.Tappable     = (*Board)(nil)
	_ fyne.Focusable    = (*Board)(nil)
	_ fyne.Tabbable     = (*Board)(nil)
	_ fyne.Draggable    = (*Board)(nil)
	_ desktop.Hoverable = (*Board)(nil)
	_ desktop.Keyable   = (*Board)(nil)
)

// New returns a board without a scene.
func New() *Board {
	b := &Board{shaken: -1, part: 1}
	b.ExtendBaseWidget(b)
	return b
}

// Scene returns what is shown.
func (b *Board) Scene() *tableau.Scene { return b.scene }

// SetScene shows a scene; pieces that lie elsewhere than before glide there.
func (b *Board) SetScene(scene *tableau.Scene) {
	b.settle()
	before := map[int]fyne.Position{}
	var built *tableau.Solid
	if b.scene != nil && b.Moving {
		built = b.scene.Solid
		for _, piece := range b.scene.Pieces {
			before[piece.ID] = b.place(piece.At)
		}
	}
	b.scene = scene
	b.arrange()
	flies, flying := solid.Between(built, scene.Solid)
	b.from = nil
	for _, piece := range scene.Pieces {
		if at, ok := before[piece.ID]; ok && at != b.place(piece.At) {
			if b.from == nil {
				b.from = map[int]fyne.Position{}
			}
			b.from[piece.ID] = at
		}
	}
	if b.from == nil && !flying {
		b.draw()
		return
	}
	move := func(part float32) {
		if b.part = part; flying {
			b.view.flying = flies.At(float64(part))
		}
	}
	move(0)
	b.draw()
	b.animate(flies.Length(), move, func() { b.from, b.part, b.view.flying = nil, 1, nil })
}

// Allow rings what may be tapped next, in the order in which Tab goes through it, and raises what is picked.
// A still board takes no taps.
func (b *Board) Allow(next, picked []tableau.Input, still bool) {
	b.next, b.order, b.picked, b.still = map[tableau.Input]bool{}, nil, picked, still
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
}

// Rest takes the keyboard's cursor and the pointer's bubble away until they are moved again, so that they
// cover nothing that is shown meanwhile, and say nothing before it is shown.
func (b *Board) Rest() {
	if b.keys || b.hover != (tableau.Input{}) {
		b.keys, b.hover, b.resting = false, tableau.Input{}, true
		b.draw()
	}
}

// Pointing reports whether the keyboard's cursor shows.
func (b *Board) Pointing() bool { return b.keys && b.focused }

// Reach has Tab go through inputs that are not ringed, where nearly everything may be taken up.
func (b *Board) Reach(inputs []tableau.Input) {
	if len(b.order) == 0 {
		b.order = inputs
	}
}

// Aim shows a point that is being chosen and what is measured meanwhile, nil for none.
func (b *Board) Aim(ghost *Ghost, sight *tableau.Sight) {
	b.point, b.sight = ghost, sight
	b.draw()
}

// Refuse lights spaces that are in the way and shakes a piece once; -1 for none.
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
			b.drift = 7 * float32(math.Sin(float64(part)*6*math.Pi)) * (1 - part)
		},
			func() { b.shaken, b.drift = -1, 0 })
	}
}

// Blame lights pieces that are in the way, until something else may be tapped.
func (b *Board) Blame(pieces []int16) {
	b.blamed = nil
	for _, id := range pieces {
		b.blamed = append(b.blamed, int(id))
	}
}

// animate shows what has already happened. What is set at the end is set once, by the clock or by the next
// input.
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
		b.draw()
	})
	animation.Curve = fyne.AnimationEaseOut
	b.motion = animation
	animation.Start()
}

// settle ends whatever still moves, at once.
func (b *Board) settle() {
	if b.motion != nil {
		b.motion.Stop()
		b.motion = nil
	}
	b.from, b.part, b.shaken, b.drift, b.view.flying = nil, 1, -1, 0, nil
}

func (b *Board) draw() {
	b.BaseWidget.Refresh()
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

// arrange fits the scene into the widget, and has the mat drawn for it.
func (b *Board) arrange() {
	size := b.Size()
	if b.scene == nil || size.Width < 8 || size.Height < 8 {
		return
	}
	b.scene.Enlarge(float64(look.Current().Text))
	b.scene.ArrangeFor(float64(size.Width), float64(size.Height))
	b.paper()
}

// scale returns pixels of the window per millimetre, and where the scene's corner is.
func (b *Board) scale() (float64, fyne.Position) {
	size := b.Size()
	if b.scene == nil || b.scene.Width == 0 {
		return 1, fyne.Position{}
	}
	s := min(float64(size.Width)/b.scene.Width, float64(size.Height)/b.scene.Height)
	return s, fyne.NewPos((size.Width-float32(s*b.scene.Width))/2, (size.Height-float32(s*b.scene.Height))/2)
}

// place returns where a place of the scene is in the widget.
func (b *Board) place(at drawing.Point) fyne.Position {
	s, corner := b.scale()
	return corner.AddXY(float32(at.X*s), float32(at.Y*s))
}

// box returns where a box of the scene is in the widget.
func (b *Board) box(box drawing.Rectangle) (fyne.Position, fyne.Size) {
	s, _ := b.scale()
	return b.place(drawing.Point{X: box.X, Y: box.Y}),
		fyne.NewSize(float32(box.Width*s), float32(box.Height*s))
}

// scenePoint returns the place of the scene below a place of the widget.
func (b *Board) scenePoint(at fyne.Position) drawing.Point {
	s, corner := b.scale()
	return drawing.Point{X: float64(at.X-corner.X) / s, Y: float64(at.Y-corner.Y) / s}
}

// Where returns the middle of an input in the widget, for those who tap it from outside.
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

// WherePoint returns where a place of the scene is in the widget.
func (b *Board) WherePoint(at drawing.Point) fyne.Position { return b.place(at) }

// density is how many real pixels a pixel of the window has.
func (b *Board) density() float64 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && c.Scale() > 0 {
		return float64(c.Scale())
	}
	return 1
}

// MinSize implements fyne.CanvasObject.
func (b *Board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(240, 180)
}
