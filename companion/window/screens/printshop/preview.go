package printshop

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// preview is the large page. Pieces on it can be picked by a tap, or by the arrows and Space. A ring marks
// the picked ones.
type preview struct {
	widget.BaseWidget
	// OnPiece is called when a piece is tapped, OnPoint when the mouse or the keys come to a piece. Both get
	// the index of a placement; -1 is none.
	OnPiece, OnPoint func(index int)
	// OnDrawn is called when the page has been drawn and is shown.
	OnDrawn func()
	// Ringed reports whether a placement has a ring. If it is nil, nothing has a ring and nothing can be
	// picked.
	Ringed func(printables.Placement) bool
	// Name is the accessible name, for screen readers.
	Name string

	picture *widgets.Picture
	next    *printables.Page // being drawn, shown when it is ready
	page    *printables.Page // shown now
	at      int              // the placement under the mouse or the keys, -1 for none
	focused bool
}

var (
	_ fyne.Focusable    = (*preview)(nil)
	_ fyne.Tappable     = (*preview)(nil)
	_ desktop.Hoverable = (*preview)(nil)
	_ fyne.Accessible   = (*preview)(nil)
)

func newPreview(work func(func() func())) *preview {
	p := &preview{picture: widgets.NewPicture(fyne.NewSize(160, 160), work, nil), at: -1}
	p.picture.OnDrawn = func() {
		if p.page != p.next {
			p.page, p.at = p.next, -1
		}
		p.Refresh()
		if p.OnDrawn != nil {
			p.OnDrawn()
		}
	}
	p.ExtendBaseWidget(p)
	return p
}

// show draws a page and then shows it; nil shows none. The old page stays until the new one is drawn.
func (p *preview) show(page *printables.Page) {
	p.next = page
	p.picture.SetDraw(func(width, height int) image.Image {
		if page == nil {
			return nil
		}
		return raster.Fit(page.Drawing, width, height)
	})
}

// placements returns the placements of the shown page that can be picked.
func (p *preview) placements() []printables.Placement {
	if p.page == nil || p.Ringed == nil {
		return nil
	}
	return p.page.Placements
}

// place returns the position of the page in the widget, and the number of px in a millimetre.
func (p *preview) place() (x, y, scale float32) {
	if p.page == nil {
		return 0, 0, 0
	}
	size := p.Size()
	scale = fyne.Min(size.Width/float32(p.page.Width), size.Height/float32(p.page.Height))
	return (size.Width - scale*float32(p.page.Width)) / 2, (size.Height - scale*float32(p.page.Height)) / 2,
		scale
}

// under is the hit test: it returns the index of the placement at a point, -1 for none. Where several overlap
// it is the smallest.
func (p *preview) under(at fyne.Position) int {
	x, y, scale := p.place()
	if scale == 0 {
		return -1
	}
	point := drawing.Point{X: float64((at.X - x) / scale), Y: float64((at.Y - y) / scale)}
	found, area := -1, math.Inf(1)
	for i, one := range p.placements() {
		if size := one.Box.Width * one.Box.Height; one.Box.Contains(drawing.Box(point.X, point.Y, 0, 0)) &&
			size < area {
			found, area = i, size
		}
	}
	return found
}

// MinSize implements fyne.CanvasObject.
func (p *preview) MinSize() fyne.Size { return fyne.NewSize(160, 160) }

// AccessibilityLabel implements fyne.Accessible.
func (p *preview) AccessibilityLabel() string { return p.Name }

// AccessibilityRole implements fyne.Accessible.
func (p *preview) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Tapped implements fyne.Tappable.
func (p *preview) Tapped(event *fyne.PointEvent) {
	if at := p.under(event.Position); at >= 0 {
		p.point(at)
		p.choose()
		if c := fyne.CurrentApp().Driver().CanvasForObject(p); c != nil { // then the arrows go on from here
			c.Focus(p)
		}
	}
}

func (p *preview) choose() {
	if p.at >= 0 && p.at < len(p.placements()) && p.OnPiece != nil {
		p.OnPiece(p.at)
	}
}

// point makes a placement the present one and calls OnPoint.
func (p *preview) point(at int) {
	if at != p.at {
		p.at = at
		p.Refresh()
		if p.OnPoint != nil {
			p.OnPoint(at)
		}
	}
}

// MouseIn implements desktop.Hoverable.
func (p *preview) MouseIn(event *desktop.MouseEvent) { p.point(p.under(event.Position)) }

// MouseMoved implements desktop.Hoverable.
func (p *preview) MouseMoved(event *desktop.MouseEvent) { p.point(p.under(event.Position)) }

// MouseOut implements desktop.Hoverable.
func (p *preview) MouseOut() { p.point(-1) }

// FocusGained implements fyne.Focusable.
func (p *preview) FocusGained() {
	p.focused = true
	if p.at < 0 && len(p.placements()) > 0 {
		p.point(0)
	}
	p.Refresh()
}

// FocusLost implements fyne.Focusable.
func (p *preview) FocusLost() {
	p.focused = false
	p.point(-1)
	p.Refresh()
}

// TypedRune implements fyne.Focusable.
func (p *preview) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (p *preview) TypedKey(key *fyne.KeyEvent) {
	towards := map[fyne.KeyName]drawing.Point{fyne.KeyLeft: {X: -1}, fyne.KeyRight: {X: 1},
		fyne.KeyUp: {Y: -1}, fyne.KeyDown: {Y: 1}}[key.Name]
	switch {
	case len(p.placements()) == 0:
		widgets.Bubble(p, key)
	case key.Name == fyne.KeySpace, key.Name == fyne.KeyReturn, key.Name == fyne.KeyEnter:
		p.choose()
	case towards != drawing.Point{}:
		p.point(p.beside(towards))
	default:
		widgets.Bubble(p, key)
	}
}

// beside returns the nearest placement in a direction; the present one if there is none.
func (p *preview) beside(towards drawing.Point) int {
	all := p.placements()
	if p.at < 0 || p.at >= len(all) {
		return 0
	}
	from := all[p.at].Box.Centre()
	best, least := p.at, math.Inf(1)
	for i, one := range all {
		to := one.Box.Centre()
		along := (to.X-from.X)*towards.X + (to.Y-from.Y)*towards.Y
		across := math.Abs((to.X-from.X)*towards.Y) + math.Abs((to.Y-from.Y)*towards.X)
		if far := along + 2*across; i != p.at && along > 0.5 && far < least {
			best, least = i, far
		}
	}
	return best
}

// CreateRenderer implements fyne.Widget.
func (p *preview) CreateRenderer() fyne.WidgetRenderer {
	r := &previewRenderer{preview: p, edge: canvas.NewRectangle(color.Transparent),
		ring: canvas.NewRectangle(color.Transparent), point: canvas.NewRectangle(color.Transparent)}
	r.Refresh()
	return r
}

type previewRenderer struct {
	preview           *preview
	edge, ring, point *canvas.Rectangle // around the page, around the focused page, around the present piece
	// chosen holds two rectangles for each ring: the ring, and below it a light one that separates it from
	// dark art
	chosen  []*canvas.Rectangle
	objects []fyne.CanvasObject
}

func (r *previewRenderer) Destroy()                     {}
func (r *previewRenderer) MinSize() fyne.Size           { return r.preview.MinSize() }
func (r *previewRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *previewRenderer) Layout(size fyne.Size) {
	r.preview.picture.Resize(size)
	r.rings()
}

// rings draws the rings around the picked pieces and around the present one.
func (r *previewRenderer) rings() {
	p, t := r.preview, look.Current()
	x, y, scale := p.place()
	around := func(ring *canvas.Rectangle, box drawing.Rectangle, out float32) {
		ring.Move(fyne.NewPos(x+scale*float32(box.X)-out, y+scale*float32(box.Y)-out))
		ring.Resize(fyne.NewSize(scale*float32(box.Width)+2*out, scale*float32(box.Height)+2*out))
	}
	r.edge.Hidden, r.ring.Hidden, r.point.Hidden = p.page == nil, p.page == nil || !p.focused, true
	r.edge.StrokeColor, r.edge.StrokeWidth = t.Line, 1
	r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = t.Focus, 3, 6
	if p.page != nil {
		sheet := drawing.Box(0, 0, p.page.Width, p.page.Height)
		around(r.edge, sheet, 1)
		around(r.ring, sheet, 5)
	}
	r.point.StrokeColor, r.point.StrokeWidth, r.point.CornerRadius = look.Clear(drawing.RGB(0x1D5FBF), 0.75),
		2, 3
	count := 0
	for i, one := range p.placements() {
		if i == p.at {
			r.point.Hidden = false
			around(r.point, one.Box, 2)
		}
		if !p.Ringed(one) {
			continue
		}
		if count == len(r.chosen) {
			r.chosen = append(r.chosen, canvas.NewRectangle(color.Transparent),
				canvas.NewRectangle(color.Transparent))
		}
		light, ring := r.chosen[count], r.chosen[count+1]
		// The page is white paper in every look, so the ring has the colours of the light look.
		light.StrokeColor, light.StrokeWidth, light.CornerRadius = drawing.White, 8, 7
		ring.FillColor, ring.StrokeColor, ring.StrokeWidth, ring.CornerRadius = look.Clear(look.Light.Accent,
			0.18), look.Light.Accent, 4, 5
		around(light, one.Box, 5)
		around(ring, one.Box, 3)
		count += 2
	}
	r.objects = []fyne.CanvasObject{p.picture, r.edge}
	for _, ring := range r.chosen[:count] {
		r.objects = append(r.objects, ring)
	}
	r.objects = append(r.objects, r.point, r.ring)
}

func (r *previewRenderer) Refresh() {
	r.rings()
	canvas.Refresh(r.preview)
}
