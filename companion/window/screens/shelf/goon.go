package shelf

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// goOn is the layout of the thin row above the boxes: a heading, the unfinished matches beside it, as many as there is
// room for, and at the right the button that asks which game tonight. It is equally high with and without matches,
// so that nothing moves once they have been read.
type goOn struct {
	title *widget.Label
	tiles []*widgets.Tile // the match played last is the first
	ask   *widgets.Button
	width float32
}

const (
	leastTile = 250
	goOnGap   = 12
)

// newGoOn returns the row and the container in which it lies.
func newGoOn(ask *widgets.Button) (*goOn, *fyne.Container) {
	g := &goOn{title: heading(words.WhatShallWePlay), ask: ask}
	g.title.Wrapping = fyne.TextWrapOff
	return g, container.New(g, g.title, ask)
}

// show shows unfinished matches in the row.
func (g *goOn) show(row *fyne.Container, tiles []*widgets.Tile) {
	if g.tiles = tiles; len(tiles) == 0 {
		return
	}
	g.title.SetText(words.GoOnWith)
	row.Objects = []fyne.CanvasObject{g.title}
	for _, tile := range tiles {
		row.Objects = append(row.Objects, tile)
	}
	row.Add(g.ask)
}

// Layout implements fyne.Layout.
func (g *goOn) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	g.place(true)
}

// MinSize implements fyne.Layout.
func (g *goOn) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, g.place(false)) }

// place returns the height of the row. With move it also moves and resizes what lies in it. Where the words are
// so large that no match has room, the button goes below.
func (g *goOn) place(move bool) float32 {
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		if move {
			widgets.Put(o, fyne.NewPos(x, y), fyne.NewSize(width, height))
		}
	}
	now := look.Current()
	title, ask := g.title.MinSize(), g.ask.MinSize()
	high := max(title.Height, ask.Height, thinHigh())
	inset := now.Size(theme.SizeNameInnerPadding) // the words begin where the boxes do
	left, least := title.Width-2*inset, now.Grow(leastTile)
	room := g.width - left - ask.Width - goOnGap
	below := room < least+goOnGap
	if below {
		room = g.width - left
		put(g.ask, 0, high+goOnGap, fyne.Min(ask.Width, g.width), ask.Height)
	} else {
		put(g.ask, g.width-ask.Width, (high-ask.Height)/2, ask.Width, ask.Height)
	}
	put(g.title, -inset, (high-title.Height)/2, title.Width, title.Height)
	fit := min(len(g.tiles), max(1, int(room/(least+goOnGap))))
	for i, tile := range g.tiles {
		if move {
			widgets.SetVisible(tile, i < fit)
		}
		if i < fit {
			width := room/float32(fit) - goOnGap
			put(tile, left+float32(i)*(width+goOnGap)+goOnGap, 0, width, high)
		}
	}
	if below {
		return high + goOnGap + ask.Height
	}
	return high
}

// thinHigh returns how high a match in the row is: two lines of words, and the margins of its tile.
func thinHigh() float32 {
	now := look.Current()
	return fyne.MeasureText("X", now.Size(theme.SizeNameText), look.Bold).Height +
		fyne.MeasureText("X", now.Size(theme.SizeNameCaptionText), fyne.TextStyle{}).Height + 20
}
