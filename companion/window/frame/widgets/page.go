package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
)

// Page is a column in the middle of the window that scrolls vertically. Its texts wrap to the width of the
// column.
type Page struct {
	widget.BaseWidget
	// Widest is the maximum width of the column; 0 is no limit.
	Widest float32
	// Gap is the space between its objects, Margin the space around them, Gutter that at the right for the scroll bar.
	Gap, Margin, Gutter float32
	// OnScrolled is called when another part of the page comes into view.
	OnScrolled func()

	column *fyne.Container
	scroll *reel
}

var (
	_ fyne.Widget = (*Page)(nil)
	_ Holder      = (*Page)(nil)
	_ fyne.Layout = (*pageColumn)(nil)
)

// NewPage returns a page with things below each other.
func NewPage(widest float32, objects ...fyne.CanvasObject) *Page {
	p := &Page{Widest: widest, Gap: 16, Margin: 24}
	p.column = container.New(&pageColumn{page: p}, objects...)
	p.scroll = newReel(p.column)
	p.scroll.OnScrolled = func(fyne.Position) { p.scrolled() }
	p.ExtendBaseWidget(p)
	return p
}

// Inside implements Holder.
func (p *Page) Inside() fyne.CanvasObject { return p.scroll }

// Set replaces the objects on the page and keeps the scroll position.
func (p *Page) Set(objects ...fyne.CanvasObject) {
	p.column.Objects = objects
	p.Again()
}

// Again lays the page out again. Call it after an object on the page has changed its height.
func (p *Page) Again() {
	p.column.Layout.Layout(p.column.Objects, p.column.Size())
	p.scroll.Refresh()
	p.column.Refresh()
}

// Top scrolls to the beginning.
func (p *Page) Top() { p.scroll.ScrollToTop() }

// To scrolls to an object on the page, so that it is at the top.
func (p *Page) To(o fyne.CanvasObject) {
	p.scroll.ScrollToOffset(fyne.NewPos(0, max(0, o.Position().Y-p.Gap)))
}

// CreateRenderer implements fyne.Widget.
func (p *Page) CreateRenderer() fyne.WidgetRenderer { return &pageRenderer{p} }

type pageRenderer struct{ page *Page }

func (r *pageRenderer) Destroy()                     {}
func (r *pageRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.page.scroll} }
func (r *pageRenderer) MinSize() fyne.Size           { return fyne.NewSize(200, 120) }
func (r *pageRenderer) Refresh()                     { r.page.Again() }

func (r *pageRenderer) Layout(size fyne.Size) {
	p := r.page
	p.column.Layout.(*pageColumn).width = size.Width
	p.scroll.Resize(size)
	p.scroll.Refresh()
}

// pageColumn is the layout of a page: objects below each other, in the middle of the width.
type pageColumn struct {
	page  *Page
	width float32
}

func (c *pageColumn) inner() (x, width float32) {
	room := c.width - c.page.Gutter
	width = room - 2*c.page.Margin
	if c.page.Widest > 0 {
		width = fyne.Min(width, look.Current().Grow(c.page.Widest))
	}
	return (room - width) / 2, max(0, width)
}

// Layout implements fyne.Layout.
func (c *pageColumn) Layout(objects []fyne.CanvasObject, _ fyne.Size) {
	x, width := c.inner()
	pile(objects, fyne.NewPos(x, c.page.Margin), width, c.page.Gap)
}

// MinSize implements fyne.Layout.
func (c *pageColumn) MinSize(objects []fyne.CanvasObject) fyne.Size {
	_, width := c.inner()
	height := 2*c.page.Margin - c.page.Gap
	for _, o := range objects {
		if o.Visible() {
			height += HeightAt(o, width) + c.page.Gap
		}
	}
	return fyne.NewSize(100, max(0, height))
}

// View returns how far down what is in view begins, and its height.
func (p *Page) View() (top, height float32) { return p.scroll.Offset.Y, p.scroll.Size().Height }

// Reach scrolls as little as brings a strip of the page into view.
func (p *Page) Reach(top, height float32) {
	at, view := p.View()
	at = max(0, min(top, max(at, top+height-view)))
	p.scroll.ScrollToOffset(fyne.NewPos(0, at))
	p.scrolled()
}

func (p *Page) scrolled() {
	if p.OnScrolled != nil {
		p.OnScrolled()
	}
}

// Key scrolls by the arrows and the page keys, and reports whether it took the key.
func (p *Page) Key(key *fyne.KeyEvent) bool {
	took := ScrollBy(&p.scroll.Scroll, key)
	if took {
		p.scrolled()
	}
	return took
}

// ScrollBy scrolls by the arrows and the page keys, and reports whether the key was one of them.
func ScrollBy(scroll *container.Scroll, key *fyne.KeyEvent) bool {
	view := scroll.Size().Height
	by := map[fyne.KeyName]float32{fyne.KeyUp: -60, fyne.KeyDown: 60, fyne.KeyPageUp: 60 - view,
		fyne.KeyPageDown: view - 60, fyne.KeyHome: -1e6, fyne.KeyEnd: 1e6}[key.Name]
	most := max(0, scroll.Content.MinSize().Height-view)
	if by != 0 {
		scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(most, scroll.Offset.Y+by))))
	}
	return by != 0
}

// reel is what scrolls in a page. It makes the steps of the mouse wheel larger, which Fyne makes a line of
// text high; two fingers on a touchpad move the page as far as they go. It is the scroll container itself: one
// more thing that scrolls inside it would be seen, and tapped, beyond the edges of the page.
type reel struct{ container.Scroll }

// A notch of the wheel comes as at least notch pixels and moves a page by times as many.
const notch, times = 20, 4

var (
	_ fyne.Scrollable = (*reel)(nil)
	_ Holder          = (*reel)(nil)
)

func newReel(content fyne.CanvasObject) *reel {
	r := &reel{}
	r.Direction, r.Content = container.ScrollVerticalOnly, content
	r.ExtendBaseWidget(r)
	return r
}

// Inside implements Holder.
func (r *reel) Inside() fyne.CanvasObject { return r.Content }

// Scrolled implements fyne.Scrollable.
func (r *reel) Scrolled(event *fyne.ScrollEvent) {
	moved := *event
	if dy := moved.Scrolled.DY; dy >= notch || dy <= -notch {
		moved.Scrolled.DY *= times
	}
	r.Scroll.Scrolled(&moved)
}
