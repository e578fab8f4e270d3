package printshop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/words"
	"homespun/printables"
	"homespun/printables/raster"
)

// pages are the pictures of the sheets: a strip of small ones, and one large.
type pages struct {
	screen *Screen
	list   []printables.Page
	at     int
	turn   int

	strip   *kit.Page
	tiles   []*kit.Tile
	large   *kit.Picture
	title   *widget.Label
	before  *kit.Button
	next    *kit.Button
	content *fyne.Container
}

const (
	stripWidth = 168
	smallWidth = 112
)

func newPages(s *Screen) *pages {
	p := &pages{screen: s, strip: kit.NewPage(0), title: kit.Line("", theme.SizeNameText, fyne.TextStyle{})}
	p.strip.Margin, p.strip.Gap = 12, 8
	p.title.Alignment = fyne.TextAlignCenter
	p.large = kit.NewPicture(fyne.NewSize(160, 160), s.shell.Work, nil)
	p.before = kit.NewButton(words.Before, theme.NavigateBackIcon(), func() { p.leaf(-1) })
	p.next = kit.NewButton(words.Next, theme.NavigateNextIcon(), func() { p.leaf(1) })
	foot := container.NewBorder(nil, nil, p.before, p.next, p.title)
	large := container.NewPadded(container.NewPadded(container.NewPadded(p.large)))
	p.content = container.New(&leafing{p, foot, large}, p.strip, large, foot)
	return p
}

// leafing lays out the strip, the large page, and below it the buttons.
type leafing struct {
	pages       *pages
	foot, large *fyne.Container
}

// Layout implements fyne.Layout.
func (l *leafing) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	left := float32(8)
	if l.pages.strip.Visible() {
		left = stripWidth
		l.pages.strip.Resize(fyne.NewSize(left, size.Height))
	}
	foot := l.foot.MinSize().Height
	buttons := l.pages.before.MinSize().Width + l.pages.next.MinSize().Width
	kit.SetVisible(l.pages.title, size.Width-left-16-buttons > 130*look.Current().Text)
	l.large.Move(fyne.NewPos(left, 0))
	l.large.Resize(fyne.NewSize(size.Width-left, size.Height-foot-12))
	l.foot.Move(fyne.NewPos(left+8, size.Height-foot-12))
	l.foot.Resize(fyne.NewSize(size.Width-left-16, foot))
}

// MinSize implements fyne.Layout.
func (l *leafing) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(220, 200) }

// narrow leaves the strip out.
func (p *pages) narrow(on bool) {
	kit.SetVisible(p.strip, !on)
}

// show shows other pages; the one that was looked at stays where there is one of its number.
func (p *pages) show(list []printables.Page) {
	p.list, p.tiles = list, nil
	p.at = max(0, min(p.at, len(list)-1))
	p.turn++
	var tiles []fyne.CanvasObject
	var small []*canvas.Image
	for i, page := range list {
		picture := canvas.NewImageFromImage(nil)
		picture.FillMode, picture.ScaleMode = canvas.ImageFillContain, canvas.ImageScaleSmooth
		picture.SetMinSize(fyne.NewSize(smallWidth, smallWidth*float32(page.Height/page.Width)))
		small = append(small, picture)
		tile := kit.NewTile(words.PageOf(i+1, len(list), page.Title), container.NewCenter(picture), func() { p.turnTo(i) })
		p.tiles = append(p.tiles, tile)
		tiles = append(tiles, tile)
	}
	p.strip.Set(tiles...)
	p.draw(p.turn, 0, small)
	p.turnTo(p.at)
}

// draw draws the small pages one after the other beside the window, until others are to be shown.
func (p *pages) draw(turn, i int, small []*canvas.Image) {
	if i >= len(small) || turn != p.turn || p.screen.gone {
		return
	}
	page, density := p.list[i], p.density()
	p.screen.shell.Work(func() func() {
		picture := raster.Page(page.Drawing, smallWidth*density/page.Width)
		return func() {
			small[i].Image = picture
			small[i].Refresh()
			p.draw(turn, i+1, small)
		}
	})
}

func (p *pages) density() float64 {
	if scale := p.screen.shell.Window.Canvas().Scale(); scale > 0 {
		return float64(scale)
	}
	return 1
}

// leaf goes on by pages.
func (p *pages) leaf(by int) {
	if to := p.at + by; to >= 0 && to < len(p.list) {
		p.turnTo(to)
		kit.Reveal(p.tiles[to])
	}
}

// turnTo shows a page.
func (p *pages) turnTo(i int) {
	p.at = i
	for n, tile := range p.tiles {
		tile.SetChosen(n == i)
	}
	if i >= len(p.list) {
		p.title.SetText("")
		p.large.SetDraw(func(int, int) image.Image { return nil })
	} else {
		page := p.list[i]
		p.title.SetText(words.PageOf(i+1, len(p.list), page.Title))
		p.large.SetDraw(func(width, height int) image.Image {
			return raster.Page(page.Drawing, min(float64(width)/page.Width, float64(height)/page.Height))
		})
	}
	p.before.SetEnabled(i > 0)
	p.next.SetEnabled(i+1 < len(p.list))
}
