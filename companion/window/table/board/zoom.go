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

// Zoomed reports whether only a part of the scene is shown.
func (b *Board) Zoomed() bool { return b.view.zoomed() }

// ZoomBy enlarges the scene by some steps, or makes it smaller if they are negative. The place under at, in
// the widget, stays where it is.
func (b *Board) ZoomBy(steps float64, at fyne.Position) {
	v := &b.view
	if v.scene == nil {
		return
	}
	b.settle()
	under := v.scenePoint(at)
	times := min(max(v.times, 1)*math.Pow(zoomStep, steps), mostZoom)
	if times < 1.01 {
		b.ShowAll()
		return
	}
	v.times = times
	s, _ := v.scale()
	size := b.Size()
	b.lookAt(drawing.Point{X: under.X + float64(size.Width/2-at.X)/s, Y: under.Y + float64(size.Height/2-at.Y)/s})
}

// ZoomIn enlarges the scene by a step around the cursor or the pointer, and makes it smaller with false.
func (b *Board) ZoomIn(larger bool) {
	at := fyne.NewPos(b.Size().Width/2, b.Size().Height/2)
	if box, ok := b.Where(b.view.cursor); ok && b.view.keys {
		at = box
	} else if b.view.hover.Kind != 0 {
		at = b.view.pointer
	}
	if larger {
		b.ZoomBy(1, at)
	} else {
		b.ZoomBy(-1, at)
	}
}

// ShowAll shows the whole scene again.
func (b *Board) ShowAll() {
	b.view.times = 0
	b.rendered()
}

// lookAt brings a place of the scene to the middle of the board, as far as the scene reaches.
func (b *Board) lookAt(middle drawing.Point) {
	v := &b.view
	s, _ := v.scale()
	half := func(length float32, whole float64) float64 { return min(float64(length)/s, whole) / 2 }
	x, y := half(b.Size().Width, v.scene.Width), half(b.Size().Height, v.scene.Height)
	v.middle = drawing.Point{X: max(x, min(v.scene.Width-x, middle.X)),
		Y: max(y, min(v.scene.Height-y, middle.Y))}
	b.rendered()
}

// pan moves an enlarged scene by some pixels.
func (b *Board) pan(dx, dy float32) {
	s, _ := b.view.scale()
	b.lookAt(b.view.middle.Plus(-float64(dx)/s, -float64(dy)/s))
}

// reveal pans an enlarged scene until a box of it can be seen whole.
func (b *Board) reveal(box drawing.Rectangle) {
	at, size := b.view.box(box)
	room := b.Size()
	into := func(from, length, room float32) float32 { return max(0, -from) + min(0, room-from-length) }
	if dx, dy := into(at.X, size.Width, room.Width), into(at.Y, size.Height, room.Height); dx != 0 || dy != 0 {
		b.pan(dx, dy)
	}
}

// rendered has the mat rendered for the present size and draws the board.
func (b *Board) rendered() {
	if b.view.scene != nil {
		b.renderMat()
	}
	b.draw()
}

func (b *Board) renderMat() {
	of := b.view.scene.Mat
	wide := min(int(of.Width*b.view.unit()*b.view.density()+0.5), mostMat)
	b.view.mat.render(of, wide, leastPoints(b.view.unit()), b.Work, b.draw)
}

// Scrolled implements fyne.Scrollable: with Ctrl the wheel enlarges the scene around the pointer, and without
// it two fingers or the wheel move an enlarged scene.
func (b *Board) Scrolled(event *fyne.ScrollEvent) {
	if b.view.scene == nil {
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

// cut returns the objects of the board so that nothing of them is drawn beside it. Only an enlarged scene
// needs that.
func (r *renderer) cut(objects []fyne.CanvasObject) []fyne.CanvasObject {
	if !r.view.zoomed() {
		return objects
	}
	if r.clip == nil {
		r.inner = container.NewWithoutLayout()
		r.clip = container.NewClip(r.inner)
	}
	r.inner.Objects = objects
	r.clip.Resize(r.view.size)
	return []fyne.CanvasObject{r.clip}
}
