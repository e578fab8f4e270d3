package printshop

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
)

// pages is the left half of the screen: a strip of small pages, and one large page.
type pages struct {
	screen *Screen
	list   []printables.Page
	at     int

	strip   *strip
	large   *preview
	title   *widget.Label
	before  *widgets.Button
	next    *widgets.Button
	only    *widgets.Button // switches to printing only the picked pieces
	none    *widgets.Button
	all     *widgets.Button
	bar     *fyne.Container
	content *fyne.Container
}

const stripWidth = 168

func newPages(s *Screen) *pages {
	p := &pages{screen: s, title: widgets.Line("", theme.SizeNameText, fyne.TextStyle{})}
	p.strip = newStrip(s, p.turnTo)
	p.title.Alignment = fyne.TextAlignCenter
	p.large = newPreview(s.shell.Work)
	p.large.OnDrawn = p.strip.begin
	p.large.OnPiece = func(i int) { s.pick(p.large.page.Placements[i]) }
	p.large.OnPoint = func(int) { p.name() }
	p.before = widgets.NewButton(words.Before, theme.NavigateBackIcon(), func() { p.leaf(-1) })
	p.next = widgets.NewButton(words.Next, theme.NavigateNextIcon(), func() { p.leaf(1) })
	p.only = widgets.NewButton("", theme.ConfirmIcon(), func() { s.printOnly(true) })
	p.none = widgets.NewButton(words.ChooseNone, theme.CancelIcon(), s.pickNone)
	p.none.Name = words.ChooseNone
	p.all = widgets.NewButton(words.BackToAll, theme.ContentUndoIcon(), func() { s.printOnly(false) })
	p.bar = widgets.NewCentredRow(p.only, p.none, p.all)
	p.bar.Hide()
	turn := container.NewBorder(nil, nil, p.before, p.next, p.title)
	foot := container.New(widgets.Column{Gap: 8}, p.bar, turn)
	large := container.NewPadded(container.NewPadded(container.NewPadded(p.large)))
	p.content = container.New(&leafing{p, foot, large}, p.strip.page, large, foot)
	return p
}

// leafing is the layout of the left half: the strip, the large page, and the buttons below it.
type leafing struct {
	pages       *pages
	foot, large *fyne.Container
}

// Layout implements fyne.Layout.
func (l *leafing) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	left := float32(8)
	if l.pages.strip.page.Visible() {
		left = stripWidth
		l.pages.strip.page.Resize(fyne.NewSize(left, size.Height))
	}
	width := size.Width - left - 16
	foot := widgets.HeightAt(l.foot, width)
	buttons := l.pages.before.MinSize().Width + l.pages.next.MinSize().Width
	widgets.SetVisible(l.pages.title, width-buttons > 130*look.Current().Text)
	widgets.Put(l.large, fyne.NewPos(left, 0), fyne.NewSize(size.Width-left, max(0, size.Height-foot-12)))
	widgets.Put(l.foot, fyne.NewPos(left+8, size.Height-foot-12), fyne.NewSize(width, foot))
}

// MinSize implements fyne.Layout.
func (l *leafing) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(220, 200) }

// narrow hides the strip, in a narrow window.
func (p *pages) narrow(on bool) { widgets.SetVisible(p.strip.page, !on) }

// show replaces the pages. It stays at the page that was shown, if the new print has a similar one.
func (p *pages) show(list []printables.Page) {
	p.at = like(p.list, list, p.at)
	p.list = list
	p.strip.show(list, p.at)
	p.turnTo(p.at)
}

// like returns the index of the new page that corresponds to page at of the old print. It is the page of the
// same number if their titles are equal, else the first with the same title. If there is none, it is the page
// of the same number.
func like(was, now []printables.Page, at int) int {
	nearest := max(0, min(at, len(now)-1))
	if at < 0 || at >= len(was) || len(now) == 0 || now[nearest].Title == was[at].Title {
		return nearest
	}
	for i, page := range now {
		if page.Title == was[at].Title {
			return i
		}
	}
	return nearest
}

// leaf moves by a number of pages.
func (p *pages) leaf(by int) {
	if to := p.at + by; to >= 0 && to < len(p.list) {
		p.turnTo(to)
	}
}

// turnTo shows a page.
func (p *pages) turnTo(i int) {
	p.at = i
	p.strip.choose(i)
	if i >= len(p.list) {
		p.large.show(nil)
	} else {
		p.large.show(&p.list[i])
	}
	p.name()
	p.before.SetEnabled(i > 0)
	p.next.SetEnabled(i+1 < len(p.list))
}

// name updates the caption: which page is shown, and which piece is under the pointer.
func (p *pages) name() {
	text := ""
	if p.at < len(p.list) {
		page := p.list[p.at]
		text = words.PageOf(page.Number, page.Of, page.Title)
		if large := p.large; large.at >= 0 && large.page == &p.list[p.at] &&
			large.at < len(large.placements()) {
			if _, name, ok := p.screen.whole.of(large.placements()[large.at]); ok {
				text = name
			}
		}
	}
	p.large.Name = text
	if p.title.Text != text {
		p.title.SetText(text)
	}
}

// choosing updates the buttons for picked pieces: how many there are, and whether only they are printed.
func (p *pages) choosing(count int, only bool) {
	p.only.Name = words.PrintOnly(count)
	p.only.SetText(p.only.Name)
	p.none.SetText(words.ChooseNone)
	if wide := p.only.MinSize().Width + p.none.MinSize().Width + 40; p.content.Size().Width < wide {
		p.only.SetText(words.OnlyThese(count))
		p.none.SetText("")
	}
	widgets.SetVisible(p.only, !only)
	widgets.SetVisible(p.none, !only)
	widgets.SetVisible(p.all, only)
	if shown := count > 0 || only; shown != p.bar.Visible() {
		widgets.SetVisible(p.bar, shown)
	}
	p.bar.Refresh()
	p.content.Refresh()
	p.large.Refresh()
}
