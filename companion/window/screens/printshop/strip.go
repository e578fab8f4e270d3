package printshop

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
	"homespun/printables/raster"
)

// strip is the column of small pages. If a print has more than most pages, it shows those around the present
// page.
type strip struct {
	screen *Screen
	list   []printables.Page
	from   int // the first page in the strip
	at     int
	turn   int // counts the changes of pages, so that outdated pictures are dropped
	drawn  int // the last turn whose drawing was begun

	page     *widgets.Page
	tiles    []*widgets.Tile
	pictures []*canvas.Image
	turnTo   func(page int)
}

const (
	smallWidth = 112
	// most is the maximum number of small pages at a time.
	most = 80
)

func newStrip(s *Screen, turnTo func(page int)) *strip {
	p := &strip{screen: s, page: widgets.NewPage(0), turnTo: turnTo}
	p.page.Margin, p.page.Gap = 12, 8
	return p
}

// show replaces the pages. Their pictures are drawn after the large page, which people wait for. The old
// pictures stay until then.
func (p *strip) show(list []printables.Page, at int) {
	p.list, p.at = list, at
	p.turn++
	p.window()
}

// window fills the strip with the pages around the present one.
func (p *strip) window() {
	p.from = 0
	if len(p.list) > most {
		p.from = max(0, min(len(p.list)-most, p.at-most/2))
	}
	count := min(most, len(p.list)-p.from)
	for len(p.tiles) < count {
		p.add()
	}
	p.tiles, p.pictures = p.tiles[:count], p.pictures[:count]
	var objects []fyne.CanvasObject
	if p.from > 0 {
		objects = append(objects,
			widgets.NewButton(words.EarlierPages, theme.MoveUpIcon(), func() { p.turnTo(p.from - 1) }))
	}
	for i, tile := range p.tiles {
		page := p.list[p.from+i]
		p.pictures[i].SetMinSize(fyne.NewSize(smallWidth, smallWidth*float32(page.Height/page.Width)))
		tile.Name = words.PageOf(page.Number, page.Of, page.Title)
		tile.SetChosen(p.from+i == p.at)
		objects = append(objects, tile)
	}
	if p.from+count < len(p.list) {
		objects = append(objects,
			widgets.NewButton(words.LaterPages, theme.MoveDownIcon(), func() { p.turnTo(p.from + count) }))
	}
	p.page.Set(objects...)
}

// add appends an empty tile.
func (p *strip) add() {
	i := len(p.tiles)
	picture := canvas.NewImageFromImage(nil)
	picture.FillMode, picture.ScaleMode = canvas.ImageFillContain, canvas.ImageScaleFastest
	p.pictures = append(p.pictures, picture)
	p.tiles = append(p.tiles, widgets.NewTile("", container.NewCenter(picture),
		func() { p.turnTo(p.from + i) }))
}

// choose marks the present page and scrolls to it.
func (p *strip) choose(at int) {
	moved := at != p.at
	p.at = at
	if at < p.from || at >= p.from+len(p.tiles) {
		if at < len(p.list) {
			p.turn++
			p.window()
			p.begin()
		}
	}
	for i, tile := range p.tiles {
		tile.SetChosen(p.from+i == at)
	}
	if i := at - p.from; moved && i >= 0 && i < len(p.tiles) {
		widgets.Reveal(p.tiles[i])
	}
}

// begin starts to draw the pictures of this turn, unless it has been started. It is called when the large
// page is there.
func (p *strip) begin() {
	if p.drawn != p.turn {
		p.drawn = p.turn
		p.draw(p.turn, 0)
	}
}

// draw draws the small pages one after the other in the background. It stops when the turn is outdated.
func (p *strip) draw(turn, i int) {
	if turn != p.turn || i >= len(p.tiles) || p.screen.gone {
		return
	}
	page, density := p.list[p.from+i], p.density()
	p.screen.shell.Work(func() func() {
		picture := raster.Page(page.Drawing, smallWidth*density/page.Width)
		return func() {
			if turn == p.turn && i < len(p.pictures) {
				p.pictures[i].Image = picture
				p.pictures[i].Refresh()
				p.draw(turn, i+1)
			}
		}
	})
}

func (p *strip) density() float64 {
	if scale := p.screen.shell.Window.Canvas().Scale(); scale > 0 {
		return float64(scale)
	}
	return 1
}
