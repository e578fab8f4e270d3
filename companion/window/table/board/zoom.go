package board

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/printables/drawing"
)

// One turn of the wheel and one press of a key enlarge the scene by zoomStep, up to mostZoom times its usual
// size. A turn of the wheel is notch pixels long.
const (
	zoomStep = 1.25
	mostZoom = 5
	notch    = 25
)

// mostMat is the largest width in display pixels for which a mat is rendered. A larger one takes too much
// memory and is enlarged from this.
const mostMat = 3200

// zoom is how much of the scene is shown.
type zoom struct {
	// times is how many times larger than usual the scene is shown; 0 is its usual size.
	times float64
	// middle is the place of the scene that is wanted in the middle of the board.
	middle drawing.Point
	// inside holds what is drawn, so that nothing of a large scene is drawn beside the board.
	inside *fyne.Container
	clip   *container.Clip
}

// Zoomed reports whether only a part of the scene is shown.
func (b *Board) Zoomed() bool { return b.scene != nil && b.zoom.times > 1 }

// ZoomBy enlarges the scene by some steps, or makes it smaller if they are negative. The place under at, in
// the widget, stays where it is.
func (b *Board) ZoomBy(steps float64, at fyne.Position) {
	if b.scene == nil {
		return
	}
	b.settle()
	under := b.scenePoint(at)
	times := min(max(b.zoom.times, 1)*math.Pow(zoomStep, steps), mostZoom)
	if times < 1.01 {
		b.ShowAll()
		return
	}
	b.zoom.times = times
	s, _ := b.scale()
	size := b.Size()
	b.lookAt(drawing.Point{X: under.X + float64(size.Width/2-at.X)/s, Y: under.Y + float64(size.Height/2-at.Y)/s})
}

// ZoomIn enlarges the scene by a step around the cursor or the pointer, and makes it smaller with false.
func (b *Board) ZoomIn(larger bool) {
	at := fyne.NewPos(b.Size().Width/2, b.Size().Height/2)
	if box, ok := b.Where(b.cursor); ok && b.keys {
		at = box
	} else if b.hover.Kind != 0 {
		at = b.pointer
	}
	if larger {
		b.ZoomBy(1, at)
	} else {
		b.ZoomBy(-1, at)
	}
}

// ShowAll shows the whole scene again.
func (b *Board) ShowAll() {
	b.zoom.times = 0
	b.rendered()
}

// lookAt brings a place of the scene to the middle of the board, as far as the scene reaches.
func (b *Board) lookAt(middle drawing.Point) {
	s, _ := b.scale()
	half := func(length float32, whole float64) float64 { return min(float64(length)/s, whole) / 2 }
	x, y := half(b.Size().Width, b.scene.Width), half(b.Size().Height, b.scene.Height)
	b.zoom.middle = drawing.Point{X: max(x, min(b.scene.Width-x, middle.X)),
		Y: max(y, min(b.scene.Height-y, middle.Y))}
	b.rendered()
}

// pan moves an enlarged scene by some pixels.
func (b *Board) pan(dx, dy float32) {
	s, _ := b.scale()
	b.lookAt(b.zoom.middle.Plus(-float64(dx)/s, -float64(dy)/s))
}

// reveal pans an enlarged scene until a box of it can be seen whole.
func (b *Board) reveal(box drawing.Rectangle) {
	at, size := b.box(box)
	room := b.Size()
	into := func(from, length, room float32) float32 { return max(0, -from) + min(0, room-from-length) }
	if dx, dy := into(at.X, size.Width, room.Width), into(at.Y, size.Height, room.Height); dx != 0 || dy != 0 {
		b.pan(dx, dy)
	}
}

// rendered has the mat rendered for the present size and draws the board.
func (b *Board) rendered() {
	if b.scene != nil {
		b.renderMat()
	}
	b.draw()
}

// Scrolled implements fyne.Scrollable: with Ctrl the wheel enlarges the scene around the pointer, and without
// it two fingers or the wheel move an enlarged scene.
func (b *Board) Scrolled(event *fyne.ScrollEvent) {
	if b.scene == nil {
		return
	}
	driver, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	switch {
	case ok && driver.CurrentKeyModifiers()&fyne.KeyModifierShortcutDefault != 0:
		b.ZoomBy(max(-2, min(2, float64(event.Scrolled.DY)/notch)), event.Position)
	case b.Zoomed():
		b.settle()
		b.pan(event.Scrolled.DX, event.Scrolled.DY)
	}
}

// scale returns how many pixels of the window a millimetre has, and where the scene's top left corner is.
func (b *Board) scale() (float64, fyne.Position) {
	size := b.Size()
	if b.scene == nil || b.scene.Width == 0 {
		return 1, fyne.Position{}
	}
	s := min(float64(size.Width)/b.scene.Width, float64(size.Height)/b.scene.Height)
	middle := drawing.Point{X: b.scene.Width / 2, Y: b.scene.Height / 2}
	if b.Zoomed() {
		s, middle = s*b.zoom.times, b.zoom.middle
	}
	return s, fyne.NewPos(size.Width/2-float32(s*middle.X), size.Height/2-float32(s*middle.Y))
}

// clipped returns the objects of the board so that nothing of them is drawn beside it. Only an enlarged scene
// needs that.
func (b *Board) clipped(objects []fyne.CanvasObject) []fyne.CanvasObject {
	if !b.Zoomed() {
		return objects
	}
	z := &b.zoom
	if z.clip == nil {
		z.inside = container.NewWithoutLayout()
		z.clip = container.NewClip(z.inside)
	}
	z.inside.Objects = objects
	z.clip.Resize(b.Size())
	return []fyne.CanvasObject{z.clip}
}
