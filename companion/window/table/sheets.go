package table

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/gains"
	"homespun/companion/window/table/layout"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/tracks"
	"homespun/companion/window/table/tray"
)

// Heights of the column, in pixels: the gap between its panels, the least height of the log, and the height,
// at the usual text size, from which numbers are large and tables are shown.
const (
	sheetGap  = 6
	logHeight = 2*8 + logbook.Least
	roomy     = 860
	usualRows = 4 // of tracks, for which there is room from the start
)

// sheets is the layout of the column: its panels below each other. Each keeps its place and its height during
// a match: only the log is as high as the window leaves room for, and at least logHeight.
type sheets struct {
	*core
	head   *head
	counts *gains.Counts
	fixes  *fixes
	log    *log
	hand   *hand
	panel  fyne.CanvasObject // on which the hand is
	// wide means two halves side by side. width and height are the room there is.
	wide          bool
	width, height float32
	tall          map[fyne.CanvasObject]tallest
}

// tallest is the greatest height of a panel so far, in a window and theme. Tracks that come and go, such as
// the sums of a battle, and many choices make room for themselves once and keep it.
type tallest struct {
	theme  *look.Theme
	width  float32
	height float32
}

func newSheets(head *head, counts *gains.Counts, fixes *fixes, log *log, hand *hand) *sheets {
	return &sheets{core: head.core, head: head, counts: counts, fixes: fixes, log: log, hand: hand,
		panel: widgets.Panel(container.New(hand, hand.tray, hand.choices.content)),
		tall:  map[fyne.CanvasObject]tallest{}}
}

// Objects implements layout.Column.
func (c *sheets) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.head.content, c.counts.Goals, c.fixes.content, c.panel, c.counts.Sheet,
		c.log.Content}
}

// HeightAt implements layout.Column.
func (c *sheets) HeightAt(width float32) float32 { return c.layPanels(width, false) }

// Take implements layout.Column.
func (c *sheets) Take(wide bool, width, height float32) {
	c.wide, c.width, c.height = wide, width, height
}

// Fit implements layout.Column: the log shows its last lines.
func (c *sheets) Fit() { c.log.Fit() }

// layPanels returns the height of all panels at a width. With move it also puts them in their places.
func (c *sheets) layPanels(width float32, move bool) float32 {
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		if move {
			layout.Place(o, x+layout.Inset, y+layout.Inset, width, height)
		}
	}
	stand := func(x, width float32, from float32, objects ...fyne.CanvasObject) float32 {
		y := from
		for _, o := range objects {
			if o.Visible() {
				height := c.heightOf(o, width)
				put(o, x, y, width, height)
				y += height + sheetGap
			}
		}
		return y
	}
	widgets.SetVisible(c.panel, c.hand.choices.content.Visible() ||
		!c.phase.fixing && c.hand.tray.MinSize().Height > 0)
	c.counts.Tracks.Compact(c.wide || c.height < roomy*look.Current().Text)
	if c.wide {
		half := (width - sheetGap) / 2
		left := stand(0, half, 0, c.head.content, c.counts.Goals, c.fixes.content, c.counts.Sheet)
		// the choices stand beside the prompt, so that nobody must scroll to them
		right := stand(half+sheetGap, half, 0, c.panel)
		height := max(left-sheetGap, right+logHeight, c.height)
		put(c.log.Content, half+sheetGap, right, half, height-right)
		return height
	}
	first := []fyne.CanvasObject{c.head.content, c.counts.Goals, c.panel}
	if c.crowded() {
		first[1], first[2] = c.panel, c.counts.Goals
	}
	y := stand(0, width, 0, first...)
	if !c.phase.fixing && !c.panel.Visible() && !c.crowded() { // its place is kept
		y += c.heightOf(c.panel, width) + sheetGap
	}
	y = stand(0, width, y, c.fixes.content, c.counts.Sheet)
	log := max(logHeight*min(look.Current().Text, 1.4), c.height-y)
	put(c.log.Content, 0, y, width, log)
	return y + log
}

// heightOf returns the height that a panel keeps at a width.
func (c *sheets) heightOf(o fyne.CanvasObject, width float32) float32 {
	least := float32(0)
	switch {
	case c.wide || c.crowded():
		if o == c.head.content {
			c.head.height(width) // chooses the text size of the prompt
		}
		return widgets.HeightAt(o, width)
	case o == c.head.content:
		return c.head.height(width)
	case o == c.counts.Sheet && !c.session.Engine().Info().Diceless: // those of a battle come and go
		least = 2*8 + tracks.Rows(usualRows)
	case o == c.counts.Sheet:
	case o != c.panel:
		return widgets.HeightAt(o, width)
	}
	now := tallest{theme: look.Current(), width: width, height: max(least, widgets.HeightAt(o, width))}
	if before := c.tall[o]; before.theme == now.theme && before.width == now.width {
		now.height = max(now.height, before.height)
	}
	if _, kept := c.session.UndoneRoll(); !kept || o != c.panel { // after an undo it offers more for a while
		c.tall[o] = now
	}
	return now.height
}

// Layout implements fyne.Layout.
func (c *sheets) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c.layPanels(size.Width-2*layout.Inset, true)
}

// MinSize implements fyne.Layout.
func (c *sheets) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, c.layPanels(max(100, c.width), false)+2*layout.Inset)
}

// hand is the layout of the panel with the dice at the left and the choices at the right, in the place of the
// faces that are tapped for real dice. It is as high as a tray with its faces, and at least as three rows of
// low buttons. Only more than that makes it grow, so that what is below it keeps its place.
type hand struct {
	*core
	tray    *tray.Tray
	choices *choices
	width   float32
	// first is the first of the buttons that were tried, fits what came of it in each room.
	first *widgets.Button
	fits  map[room]fit
}

// room is the room for buttons, and all else on which it depends how they fit into it.
type room struct {
	width, height float32
	small         bool
	theme         *look.Theme
}

// fit is the form in which buttons fit into a room, and how high they are there.
type fit struct {
	form
	high float32
}

// form is how the buttons look: tall, and with their icons.
type form struct{ tall, icons bool }

// layHand returns the height at a width. With move it also puts the tray and the choices in their places.
func (h *hand) layHand(width float32, move bool) float32 {
	asked, now := h.choices.content, look.Current()
	button := max(now.Grow(48), now.Size(theme.SizeNameText)*1.4+16)
	h.tray.Height = max(tray.LeastHeight(h.session.Roller() == "table"), 3*button+2*widgets.RowGap)
	height := h.tray.Height
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		if move {
			layout.Place(o, x, y, width, height)
		}
	}
	x, y, dice := float32(0), float32(0), h.tray.MinSize().Height > 0
	free := height
	switch {
	case !dice && h.crowded():
		height = 0
	case dice && h.tray.Pending():
		y = height + sheetGap
		free = 0
	case dice:
		x = h.tray.Dice(width) + sheetGap
		if h.tray.Words != "" {
			free -= 1.5 * now.Size(theme.SizeNameCaptionText)
		}
	}
	instead := x > 0 && asked.Visible() && h.fit(width-x, free).high > height
	if instead { // so many choices take the place of dice that were read long ago
		x, free = 0, height
	}
	if move {
		widgets.SetVisible(h.tray, !instead)
	}
	if dice {
		put(h.tray, 0, 0, width, height)
	}
	if asked.Visible() {
		fits := h.fit(width-x, free)
		h.take(fits.form)
		put(asked, x, y+max(0, free-fits.high)/2, width-x, fits.high)
		height = max(height, y+fits.high)
	}
	return height
}

// fit returns how the buttons fit into a width. They are low, and then without icons, if they do not fit
// into a height. What has been tried is not tried again: it has the buttons drawn anew.
func (h *hand) fit(width, height float32) fit {
	if first := h.choices.buttons[0]; h.first != first {
		h.first, h.fits = first, map[room]fit{}
	}
	here := room{width, height, h.small, look.Current()}
	if known, ok := h.fits[here]; ok {
		return known
	}
	var found fit
	for _, form := range []form{{!h.small, true}, {false, true}, {false, false}} {
		h.take(form)
		if found = (fit{form, widgets.HeightAt(h.choices.content, width)}); found.high <= height {
			break
		}
	}
	h.fits[here] = found
	return found
}

// take gives the buttons a form.
func (h *hand) take(f form) {
	asked := h.choices
	for i, button := range asked.buttons {
		tall, icon := f.tall && !asked.shown[i].low, asked.shown[i].icon
		if !f.icons {
			icon = nil
		}
		if button.Tall != tall || button.Icon != icon {
			button.Tall, button.Icon = tall, icon
			button.Refresh()
		}
	}
}

// Layout implements fyne.Layout.
func (h *hand) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	h.layHand(size.Width, true)
}

// MinSize implements fyne.Layout.
func (h *hand) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, h.layHand(cmp.Or(h.width, 300), false))
}
