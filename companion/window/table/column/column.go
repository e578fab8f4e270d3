// Package column lays out the column beside the board: whose turn it is, the goals, the dice and choices, the
// tracks and the log.
package column

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/gains"
	"homespun/companion/window/table/hand"
	"homespun/companion/window/table/layout"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/tracks"
)

// Heights of the column, in pixels: the gap between its panels, the least height of the log, the heights, at
// the usual text size, from which numbers are large and tables are shown, and from which all that else decides
// is said, or a part of it, and that of a few lines of the log.
const (
	sheetGap  = 6
	logHeight = 2*8 + logbook.Least
	roomy     = 860
	lengthy   = 440 // from which all that else decides is said below a band
	longer    = 780 // from which it is said without one
	usual     = 660 // from which some lines of it are said, without a band
	someLines = 2
	fewLines  = 2*8 + 2.5*widgets.LineHeight
	usualRows = 4 // of tracks, for which there is room from the start
)

// Column is the layout of the column: its panels below each other. Each keeps its place and its height during
// a match: only the log is as high as the window leaves room for, and at least logHeight. While a band above
// the board takes so much that the log is out of sight, the log folds away, and the tracks too if they are;
// one tap shows them in the place of the hand.
type Column struct {
	Parts
	// Hand is the panel on which the dice and the choices are.
	Hand fyne.CanvasObject
	// SoFar is the button that shows what is folded away, or folds it away again.
	SoFar  *widgets.Button
	folded folded
	// wide means two halves side by side. width and height are the room there is.
	wide          bool
	width, height float32
	tall          map[fyne.CanvasObject]tallest
}

// Parts is what stands in a column, and what it asks of the table.
type Parts struct {
	Head   fyne.CanvasObject
	Counts *gains.Counts
	Fixes  fyne.CanvasObject
	InHand *hand.Hand
	Log    *logbook.Logbook
	// HeadHeight returns how high the head is at a width, and chooses the text size of its prompt.
	HeadHeight func(width float32) float32
	// Battles says that tracks come and go in the game, such as the sums of a battle.
	Battles bool
	// Fixing reports whether the table is being put right, Crowded whether large text leaves no place free,
	// Offers whether the hand offers more than usual for a while, Banded whether a band stands above the board.
	Fixing, Crowded, Offers, Banded func() bool
	// Again lays out the screen anew.
	Again func()
}

// folded says what is folded away.
type folded uint8

const (
	nothing folded = iota
	theLog
	all // the log and the tracks
	// instead: they are shown, and the hand is folded away for them.
	instead
)

// tallest is the greatest height of a panel so far, in a window and theme. Tracks that come and go, such as
// the sums of a battle, and many choices make room for themselves once and keep it.
type tallest struct {
	theme  *look.Theme
	width  float32
	height float32
}

// New returns the column of these parts.
func New(parts Parts) *Column {
	c := &Column{Parts: parts, tall: map[fyne.CanvasObject]tallest{},
		Hand: widgets.Panel(container.New(parts.InHand, parts.InHand.Tray, parts.InHand.Asked, parts.InHand.Rest))}
	c.SoFar = widgets.NewTall(words.SoFar, theme.HistoryIcon(), c.Turn)
	c.SoFar.Name = words.Log
	return c
}

// Turn shows what is folded away, or folds it away again.
func (c *Column) Turn() {
	switch c.folded {
	case nothing:
		return
	case instead:
		c.folded = nothing
	default:
		c.folded = instead
	}
	c.Again()
}

// Back folds the log away again, once the match has gone on.
func (c *Column) Back() {
	if c.folded == instead {
		c.folded = nothing
	}
}

// Objects implements layout.Column.
func (c *Column) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.Head, c.Counts.Goals, c.Fixes, c.Hand, c.Counts.Sheet, c.Log.Content}
}

// HeightAt implements layout.Column.
func (c *Column) HeightAt(width float32) float32 { return c.layPanels(width, false) }

// Take implements layout.Column.
func (c *Column) Take(wide bool, width, height float32) {
	c.wide, c.width, c.height = wide, width, height
}

// Fit implements layout.Column: the log shows its last lines.
func (c *Column) Fit() { c.Log.Fit() }

// layPanels returns the height of all panels at a width. With move it also puts them in their places.
func (c *Column) layPanels(width float32, move bool) float32 {
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
	held := c.folded != instead && (c.InHand.Asked.Visible() ||
		!c.Fixing() && (c.InHand.Tray.MinSize().Height > 0 || !c.Crowded()))
	widgets.SetVisible(c.Hand, held)
	c.Counts.Tracks.Compact(c.wide || c.height < roomy*look.Current().Text)
	c.Counts.Goals.Room(c.linesOfGoals())
	if c.wide {
		half := (width - sheetGap) / 2
		left := stand(0, half, 0, c.Head, c.Counts.Goals, c.Fixes)
		// the choices stand beside the prompt, so that nobody must scroll to them
		right := stand(half+sheetGap, half, 0, c.Hand)
		c.fold(left, right, half)
		left = stand(0, half, left, c.Counts.Sheet)
		if !c.Log.Content.Visible() {
			return max(left, right) - sheetGap
		}
		height := max(left-sheetGap, right+logHeight, c.height)
		put(c.Log.Content, half+sheetGap, right, half, height-right)
		return height
	}
	first, last := []fyne.CanvasObject{c.Head, c.Counts.Goals, c.Hand}, []fyne.CanvasObject{c.Counts.Sheet}
	switch {
	case c.Crowded() && c.folded == instead:
		first, last = first[:1], []fyne.CanvasObject{c.Counts.Goals, c.Counts.Sheet}
	case c.Crowded():
		first[1], first[2] = c.Hand, c.Counts.Goals
	}
	y := stand(0, width, 0, first...)
	y = stand(0, width, y, c.Fixes)
	c.fold(y, y, width)
	sheet := float32(0)
	if c.Counts.Sheet.Visible() {
		sheet = c.heightOf(c.Counts.Sheet, width) + sheetGap
	}
	if c.folded == instead && y+sheet+leastLog() > c.height { // what has happened comes first, and whole
		log := max(fewLines, fyne.Min(leastLog(), c.height-y))
		put(c.Log.Content, 0, y, width, log)
		return stand(0, width, y+log+sheetGap, last...) - sheetGap
	}
	kept, logged := y+sheet-sheetGap, c.Log.Content.Visible() // below everything, while the table is put right
	if sheet > 0 && c.folded != instead && !logged && c.height > 0 && kept > c.height {
		least := widgets.HeightAt(c.Counts.Sheet, width) // without what is kept for rows to come
		put(c.Counts.Sheet, 0, y, width, max(least, c.height-y))
		return y + max(least, c.height-y)
	}
	y = stand(0, width, y, c.Counts.Sheet)
	if !c.Log.Content.Visible() {
		return y - sheetGap
	}
	log := max(leastLog(), c.height-y)
	put(c.Log.Content, 0, y, width, log)
	return y + log
}

// linesOfGoals returns how many lines there is room for of what else decides. It depends on the window and on
// the band alone, so that nothing moves during a match.
func (c *Column) linesOfGoals() int {
	text := look.Current().Text
	switch {
	case c.Crowded():
		return 0
	case c.height >= longer*text, c.Banded() && c.height >= lengthy*text:
		return tracks.AllLines
	case !c.Banded() && !c.wide && c.height >= usual*text:
		return someLines
	}
	return 0
}

// leastLog is how high the log is at least, at the present text size.
func leastLog() float32 { return logHeight * min(look.Current().Text, 1.4) }

// fold folds away what is out of sight, given where the tracks and the log would begin and how wide they are
// there.
func (c *Column) fold(sheet, below, width float32) {
	if c.height == 0 { // it is only measured
		return
	}
	folds := nothing
	switch {
	case c.Fixing():
	case c.folded == instead:
		folds = instead
	default:
		high, part := float32(0), float32(0)
		if c.Counts.Any() {
			high = c.heightOf(c.Counts.Sheet, width) + sheetGap
			part = widgets.HeightAt(c.Counts.Sheet, width) / 2
		}
		if !c.wide {
			below += high
		}
		if below+fewLines > c.height {
			folds = theLog
		}
		if part > 0 && sheet+part > c.height { // not even half of them is in sight
			folds = all
		}
	}
	c.folded = folds
	c.Counts.Fold(c.folded == all)
	widgets.SetVisible(c.Log.Content, c.folded == nothing || c.folded == instead)
	c.SoFar.SetEnabled(c.folded != nothing)
	if c.SoFar.Chosen != (c.folded == instead) {
		c.SoFar.Chosen = !c.SoFar.Chosen
		c.SoFar.Refresh()
	}
}

// heightOf returns the height that a panel keeps at a width.
func (c *Column) heightOf(o fyne.CanvasObject, width float32) float32 {
	least := float32(0)
	switch {
	case c.wide || c.Crowded():
		if o == c.Head {
			c.HeadHeight(width) // chooses the text size of the prompt
		}
		return widgets.HeightAt(o, width)
	case o == c.Head:
		return c.HeadHeight(width)
	case o == c.Counts.Sheet && c.Battles:
		least = 2*8 + tracks.Rows(usualRows)
	case o == c.Counts.Sheet:
	case o != c.Hand:
		return widgets.HeightAt(o, width)
	}
	now := tallest{theme: look.Current(), width: width, height: max(least, widgets.HeightAt(o, width))}
	if before := c.tall[o]; before.theme == now.theme && before.width == now.width {
		now.height = max(now.height, before.height)
	}
	if o != c.Hand || !c.Offers() {
		c.tall[o] = now
	}
	return now.height
}

// Layout implements fyne.Layout.
func (c *Column) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c.layPanels(size.Width-2*layout.Inset, true)
}

// MinSize implements fyne.Layout.
func (c *Column) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, c.layPanels(max(100, c.width), false)+2*layout.Inset)
}
