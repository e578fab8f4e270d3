package printshop

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// preview is the large page. Pieces on it can be chosen, by a tap or by the arrows and Space; those chosen
// have a ring.
type preview struct {
	widget.BaseWidget
	// OnPiece is told of a piece that was tapped, OnPoint of one that the mouse or the keys have come to, -1
	// for none. Both are indices of placements.
	OnPiece, OnPoint func(index int)
	// OnDrawn is told when the page has come to be shown.
	OnDrawn func()
	// Ringed says whether a placement has a ring. nil rings none, and nothing can be chosen.
	Ringed func(printables.Placement) bool
	// Name is what the page is called, for those who cannot see it.
	Name string

	picture *kit.Picture
	next    *printables.Page // to be shown as soon as it is drawn
	page    *printables.Page // that is shown
	at      int              // the placement the keys or the mouse are at
	focused bool
}

var (
	_ fyne.Focusable    = (*preview)(nil)
	_ fyne.Tappable     = (*preview)(nil)
	_ desktop.Hoverable = (*preview)(nil)
	_ fyne.Accessible   = (*preview)(nil)
)

func newPreview(work func(func() func())) *preview {
	p := &preview{picture: kit.NewPicture(fyne.NewSize(160, 160), work, nil), at: -1}
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

// show shows a page; nil shows none. What was there stays until it is drawn.
func (p *preview) show(page *printables.Page) {
	p.next = page
	p.picture.SetDraw(func(width, height int) image.Image {
		if page == nil {
			return nil
		}
		return raster.Page(page.Drawing, min(float64(width)/page.Width, float64(height)/page.Height))
	})
}

// placements are those of the page shown that can be chosen.
func (p *preview) placements() []printables.Placement {
	if p.page == nil || p.Ringed == nil {
		return nil
	}
	return p.page.Placements
}

// place returns where the page lies in the widget, and how large a millimetre is.
func (p *preview) place() (x, y, scale float32) {
	if p.page == nil {
		return 0, 0, 0
	}
	size := p.Size()
	scale = fyne.Min(size.Width/float32(p.page.Width), size.Height/float32(p.page.Height))
	return (size.Width - scale*float32(p.page.Width)) / 2, (size.Height - scale*float32(p.page.Height)) / 2,
		scale
}

// under returns the placement at a point; the smallest where several are.
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
		if c := fyne.CurrentApp().Driver().CanvasForObject(p); c != nil { // the arrows go on from here
			c.Focus(p)
		}
	}
}

func (p *preview) choose() {
	if p.at >= 0 && p.at < len(p.placements()) && p.OnPiece != nil {
		p.OnPiece(p.at)
	}
}

// point goes to a placement.
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
		kit.Bubble(p, key)
	case key.Name == fyne.KeySpace, key.Name == fyne.KeyReturn, key.Name == fyne.KeyEnter:
		p.choose()
	case towards != drawing.Point{}:
		p.point(p.beside(towards))
	default:
		kit.Bubble(p, key)
	}
}

// beside returns the nearest placement in a direction, the one there is where there is none.
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
	edge, ring, point *canvas.Rectangle // of the page, of the focus, of the piece pointed at
	// two for each piece: a light one that parts the ring from dark art, and the ring
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

// rings lays the rings around what is chosen, and around what the keys are at.
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
		// On white paper, whatever the look of the window: the ring has the colours of the light one.
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
