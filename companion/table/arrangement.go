package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/kit"
	"homespun/companion/look"
)

// Measures of the table screen in pixels.
const (
	margin      = 16
	columnWidth = 340
	columnPart  = 0.45
	besidePart  = 0.36 // the column's part of a narrow window, beside a square board
	narrow      = 900
	larger      = 1.2 // a text size above this needs a wider column beside the board
	logHeight   = 132
	inset       = 6 // around the panels in their scroll, so that no edge is cut off
)

// arrangement lays out the screen: the board as large as the window allows, the column at its right, the
// buttons below. In a narrow window the column is below the board, in two halves, unless the board is square.
type arrangement struct {
	screen *Screen
	scroll *container.Scroll
	stack  *fyne.Container
	sheets *sheets
	size   fyne.Size
}

// column returns the scroll that holds the column.
func (a *arrangement) column() fyne.CanvasObject {
	s := a.screen
	a.sheets = &sheets{left: []fyne.CanvasObject{s.head.content, s.asked.content, s.fixes.content,
		s.tracks.content}, tray: kit.Panel(s.tray), log: s.log.content, tracks: s.tracks}
	a.stack = container.New(a.sheets,
		append(append([]fyne.CanvasObject{}, a.sheets.left...), a.sheets.tray, a.sheets.log)...)
	a.scroll = container.NewVScroll(a.stack)
	return a.scroll
}

// again repeats the layout after something has changed its height.
func (a *arrangement) again() {
	kit.SetVisible(a.sheets.tray, a.screen.tray.MinSize().Height >= 8)
	if a.size.Width > 0 {
		a.Layout(nil, a.size)
		a.stack.Refresh()
	}
}

// Layout implements fyne.Layout.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	a.size = size
	s := a.screen
	place := func(o fyne.CanvasObject, x, y, width, height float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(max(0, width), max(0, height)))
	}
	full := size.Width - 2*margin
	s.compact(size.Width < narrow)
	column := fyne.Min(columnWidth*look.Current().Text, size.Width*columnPart)
	switch {
	case size.Width < narrow && a.beside(size):
		if look.Current().Text <= larger {
			column = size.Width * besidePart
		}
		bar := kit.HeightAt(s.bar.content, full)
		height := size.Height - bar - 3*margin
		place(s.board, margin, margin, full-column-margin, height)
		place(s.bar.content, margin, size.Height-margin-bar, full, bar)
		a.sheets.wide, a.sheets.height = false, height
		place(a.scroll, size.Width-margin-column-inset, margin-inset, column+2*inset, height+2*inset)
	case size.Width < narrow:
		bar := kit.HeightAt(s.bar.content, full)
		room := size.Height - bar - 4*margin
		a.sheets.wide, a.sheets.height = true, 0
		below := fyne.Min(a.sheets.heightAt(full), max(room*0.36, 150*look.Current().Text))
		below = fyne.Min(below, room*0.6)
		place(s.board, margin, margin, full, room-below)
		a.sheets.height = below
		place(a.scroll, margin-inset, 2*margin+room-below-inset, full+2*inset, below+2*inset)
		place(s.bar.content, margin, size.Height-margin-bar, full, bar)
	default:
		board := full - column - margin
		bar := kit.HeightAt(s.bar.content, board)
		place(s.board, margin, margin, board, size.Height-bar-3*margin)
		place(s.bar.content, margin, size.Height-margin-bar, board, bar)
		a.sheets.wide, a.sheets.height = false, size.Height-2*margin
		place(a.scroll, size.Width-margin-column-inset, margin-inset, column+2*inset,
			size.Height-2*margin+2*inset)
	}
	a.sheets.width = a.scroll.Size().Width - 2*inset
	a.scroll.Refresh()
	if s.log.width != s.log.list.Size().Width {
		s.log.last = -1
		s.log.follow()
	}
	above := s.bar.content.Position().Y - margin // in a small window the panel of the end takes all the room
	place(s.dimmed, s.board.Position().X, s.board.Position().Y, s.board.Size().Width, s.board.Size().Height)
	if s.small {
		place(s.end.content, 0, 0, size.Width, above)
	} else {
		place(s.end.content, s.board.Position().X, margin, s.board.Size().Width, above-margin)
	}
	place(s.cover.content, 0, 0, size.Width, size.Height)
}

// beside reports whether the column stands beside the board in a narrow window too. That leaves more room for
// a square board, and for one with much below it.
func (a *arrangement) beside(size fyne.Size) bool {
	scene := a.screen.board.Scene()
	if scene == nil || scene.Mat == nil || size.Width <= size.Height*1.2 {
		return false
	}
	return scene.Mat.Width < scene.Mat.Height*1.2 || len(scene.Trays) >= 4 || len(scene.Tags) > 0
}

// compact makes everything beside the board smaller, in a small window.
func (s *Screen) compact(on bool) {
	if on == s.small {
		return
	}
	s.small, s.tray.Compact = on, on
	for _, button := range append(s.bar.all(), s.asked.buttons...) {
		button.Tall = !on
		button.Refresh()
	}
	s.head.update()
}

// MinSize implements fyne.Layout.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 360) }

// sheets is the layout of the column: its panels below each other. The log takes the rest of the height, and
// at least logHeight.
type sheets struct {
	left      []fyne.CanvasObject
	tray, log fyne.CanvasObject
	tracks    *tracks
	// wide means two halves side by side. width and height are the room there is.
	wide          bool
	width, height float32
}

const sheetGap = 12

func (c *sheets) heightAt(width float32) float32 {
	return c.lay(width, false)
}

// lay returns the height of all panels at a width. With move it also puts them in their places.
func (c *sheets) lay(width float32, move bool) float32 {
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		if move {
			o.Move(fyne.NewPos(x+inset, y+inset))
			o.Resize(fyne.NewSize(width, height))
		}
	}
	stand := func(objects []fyne.CanvasObject, x, width float32) float32 {
		y := float32(0)
		for _, o := range objects {
			if o.Visible() {
				height := kit.HeightAt(o, width)
				put(o, x, y, width, height)
				y += height + sheetGap
			}
		}
		return y
	}
	if c.wide {
		c.tracks.room = enough
		half := (width - sheetGap) / 2
		left := stand([]fyne.CanvasObject{c.left[0], c.left[2], c.left[3]}, 0, half)
		// the choices stand beside the prompt, so that nobody must scroll to them
		right := stand([]fyne.CanvasObject{c.left[1], c.tray}, half+sheetGap, half)
		height := max(left-sheetGap, right+logHeight, c.height)
		put(c.log, half+sheetGap, right, half, height-right)
		return height
	}
	order := []fyne.CanvasObject{c.left[0], c.left[1], c.tray, c.left[2], c.left[3]}
	for c.tracks.room = enough; c.tracks.room < least && measure(order, width)+logHeight > c.height; {
		c.tracks.room++
	}
	y := stand(order, 0, width)
	log := max(logHeight, c.height-y)
	put(c.log, 0, y, width, log)
	return y + log
}

// measure returns the height of the visible objects below each other at a width.
func measure(objects []fyne.CanvasObject, width float32) float32 {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			y += kit.HeightAt(o, width) + sheetGap
		}
	}
	return y
}

// Layout implements fyne.Layout.
func (c *sheets) Layout(_ []fyne.CanvasObject, size fyne.Size) { c.lay(size.Width-2*inset, true) }

// MinSize implements fyne.Layout.
func (c *sheets) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, c.lay(max(100, c.width), false)+2*inset)
}
