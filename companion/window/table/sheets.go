package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/gains"
	"homespun/companion/window/table/hand"
	"homespun/companion/window/table/layout"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/tracks"
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
	inHand *hand.Hand
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

func newSheets(head *head, counts *gains.Counts, fixes *fixes, log *log,
	inHand *hand.Hand) *sheets {
	return &sheets{core: head.core, head: head, counts: counts, fixes: fixes, log: log, inHand: inHand,
		panel: widgets.Panel(container.New(inHand, inHand.Tray, inHand.Asked)),
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
	widgets.SetVisible(c.panel, c.inHand.Asked.Visible() ||
		!c.phase.fixing && c.inHand.Tray.MinSize().Height > 0)
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
