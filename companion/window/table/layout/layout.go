// Package layout lays out the table's screen: the board as large as the window allows, the column at its
// right, the buttons below.
package layout

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
	low         = 360 // a window lower than this, times the text size, has no room to spare

	// Low: a window lower than this has room for nothing that is not needed.
	Low = 450
	// Larger: a text size above this needs a wider column beside the board.
	Larger = 1.2
	// Inset is around the panels in their scroll, so that no edge is cut off.
	Inset = 6
)

// Column is what stands beside the board, or below it.
type Column interface {
	fyne.Layout
	// Objects returns its panels, and HeightAt how high they are at a width.
	Objects() []fyne.CanvasObject
	HeightAt(width float32) float32
	// Take gives it its room: wide means two halves side by side. Fit fits what is in it to its height.
	Take(wide bool, width, height float32)
	Fit()
}

// Screen lays out the screen. In a narrow window the column is below the board, in two halves, unless the
// board is square.
type Screen struct {
	Board *board.Board
	// Scroll is where the column is.
	Scroll *container.Scroll
	// Bar are the buttons below the board; the others lie over everything.
	Bar                *Bar
	Dimmed, End, Cover fyne.CanvasObject

	column Column
	// compact makes everything beside the board smaller, in a small window.
	compact func(on bool)
	small   bool
	stack   *fyne.Container
	size    fyne.Size
}

// New returns the layout of a screen. compact makes everything beside the board smaller, in a small window.
func New(b *board.Board, column Column, compact func(on bool)) *Screen {
	s := &Screen{Board: b, column: column, compact: compact}
	s.stack = container.New(column, column.Objects()...)
	s.Scroll = container.NewVScroll(s.stack)
	return s
}

// Again repeats the layout after something has changed its height.
func (s *Screen) Again() {
	if s.size.Width > 0 {
		s.Layout(nil, s.size)
		s.stack.Refresh()
	}
}

// Layout implements fyne.Layout.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.size = size
	small := size.Width < narrow || look.Current().Text > Larger && size.Height < low*look.Current().Text
	if small != s.small {
		s.small = small
		s.compact(small)
	}
	full := size.Width - 2*margin
	column := columnWidth * max(look.Current().Text, size.Width/look.Usual.Width)
	column = fyne.Min(column, size.Width*columnPart)
	beside := s.beside(size)
	if small && beside && look.Current().Text <= Larger {
		column = size.Width * besidePart
	}
	barWidth := full
	if !small {
		barWidth = full - column - margin
	}
	bar := s.Bar.heightAt(barWidth, small)
	boardSize := fyne.NewSize(full-column-margin, size.Height-bar-3*margin)
	x, y, width, height := size.Width-margin-column, float32(margin), column, boardSize.Height
	wide := small && !beside
	switch {
	case !small:
		height = size.Height - 2*margin
	case !beside:
		room := size.Height - bar - 4*margin
		s.column.Take(wide, s.Scroll.Size().Width-2*Inset, 0)
		below := fyne.Min(s.column.HeightAt(full), max(room*0.36, 150*look.Current().Text))
		below = fyne.Min(below, room*0.6)
		boardSize = fyne.NewSize(full, room-below)
		x, y, width, height = margin, 2*margin+room-below, full, below
	}
	Place(s.Board, margin, margin, boardSize.Width, boardSize.Height)
	Place(s.Bar.Content, margin, size.Height-margin-bar, barWidth, bar)
	Place(s.Scroll, x-Inset, y-Inset, width+2*Inset, height+2*Inset)
	s.column.Take(wide, s.Scroll.Size().Width-2*Inset, height)
	s.Scroll.Refresh()
	s.column.Fit()
	above := s.Bar.Content.Position().Y - margin // in a small window the panel of the end takes all the room
	Place(s.Dimmed, s.Board.Position().X, s.Board.Position().Y, s.Board.Size().Width, s.Board.Size().Height)
	if s.small {
		Place(s.End, 0, 0, size.Width, above)
	} else {
		Place(s.End, s.Board.Position().X, margin, s.Board.Size().Width, above-margin)
	}
	Place(s.Cover, 0, 0, size.Width, size.Height)
}

// Place puts an object to a place and gives it its size.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	widgets.Put(o, fyne.NewPos(x, y), fyne.NewSize(max(0, width), max(0, height)))
}

// beside reports whether the column stands beside the board in a narrow window too. That leaves more room for
// a square board, for one with much below it, and in a low window.
func (s *Screen) beside(size fyne.Size) bool {
	scene := s.Board.Scene()
	switch {
	case scene == nil || scene.Mat == nil || size.Width <= size.Height*1.2:
		return false
	case size.Height < low*look.Current().Text:
		return true
	}
	return scene.Mat.Width < scene.Mat.Height*1.2 || len(scene.Trays) >= 4 || len(scene.Tags) > 0
}

// MinSize implements fyne.Layout.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, 240) }
