package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
)

// Measures of the table screen in pixels.
const (
	margin      = 16
	columnWidth = 340
	columnPart  = 0.45
	besidePart  = 0.36 // the column's part of a narrow window, beside a square board
	narrow      = 900
	larger      = 1.2 // a text size above this needs a wider column beside the board
	inset       = 6   // around the panels in their scroll, so that no edge is cut off
)

// arrangement lays out the screen: the board as large as the window allows, the column at its right, the
// buttons below. In a narrow window the column is below the board, in two halves, unless the board is square.
type arrangement struct {
	*core
	board                   *board.Board
	bar, dimmed, end, cover fyne.CanvasObject
	// compact makes everything beside the board smaller, in a small window.
	compact func(on bool)
	scroll  *container.Scroll
	stack   *fyne.Container
	sheets  *sheets
	size    fyne.Size
}

func newArrangement(b *board.Board, sheets *sheets) *arrangement {
	a := &arrangement{core: sheets.core, board: b, sheets: sheets}
	a.stack = container.New(sheets, sheets.all()...)
	a.scroll = container.NewVScroll(a.stack)
	return a
}

// again repeats the layout after something has changed its height.
func (a *arrangement) again() {
	if a.size.Width > 0 {
		a.Layout(nil, a.size)
		a.stack.Refresh()
	}
}

// Layout implements fyne.Layout.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	a.size = size
	small := size.Width < narrow
	if small != a.small {
		a.compact(small)
	}
	full := size.Width - 2*margin
	column := columnWidth * max(look.Current().Text, size.Width/look.Usual.Width)
	column = fyne.Min(column, size.Width*columnPart)
	beside := a.beside(size)
	if small && beside && look.Current().Text <= larger {
		column = size.Width * besidePart
	}
	barWidth := full
	if !small {
		barWidth = full - column - margin
	}
	bar := widgets.HeightAt(a.bar, barWidth)
	boardSize := fyne.NewSize(full-column-margin, size.Height-bar-3*margin)
	x, y, width, height := size.Width-margin-column, float32(margin), column, boardSize.Height
	a.sheets.wide = small && !beside
	switch {
	case !small:
		height = size.Height - 2*margin
	case !beside:
		room := size.Height - bar - 4*margin
		a.sheets.height = 0
		below := fyne.Min(a.sheets.heightAt(full), max(room*0.36, 150*look.Current().Text))
		below = fyne.Min(below, room*0.6)
		boardSize = fyne.NewSize(full, room-below)
		x, y, width, height = margin, 2*margin+room-below, full, below
	}
	a.sheets.height = height
	place(a.board, margin, margin, boardSize.Width, boardSize.Height)
	place(a.bar, margin, size.Height-margin-bar, barWidth, bar)
	place(a.scroll, x-inset, y-inset, width+2*inset, height+2*inset)
	a.sheets.width = a.scroll.Size().Width - 2*inset
	a.scroll.Refresh()
	a.sheets.log.Fit()
	above := a.bar.Position().Y - margin // in a small window the panel of the end takes all the room
	place(a.dimmed, a.board.Position().X, a.board.Position().Y, a.board.Size().Width, a.board.Size().Height)
	if a.small {
		place(a.end, 0, 0, size.Width, above)
	} else {
		place(a.end, a.board.Position().X, margin, a.board.Size().Width, above-margin)
	}
	place(a.cover, 0, 0, size.Width, size.Height)
}

// place puts an object to a place and gives it its size.
func place(o fyne.CanvasObject, x, y, width, height float32) {
	widgets.Put(o, fyne.NewPos(x, y), fyne.NewSize(max(0, width), max(0, height)))
}

// beside reports whether the column stands beside the board in a narrow window too. That leaves more room for
// a square board, and for one with much below it.
func (a *arrangement) beside(size fyne.Size) bool {
	scene := a.board.Scene()
	if scene == nil || scene.Mat == nil || size.Width <= size.Height*1.2 {
		return false
	}
	return scene.Mat.Width < scene.Mat.Height*1.2 || len(scene.Trays) >= 4 || len(scene.Tags) > 0
}

// MinSize implements fyne.Layout.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 360) }
