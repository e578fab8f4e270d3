package rulesheet

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/grid"
	"homespun/printables/drawing"
	"homespun/rulesets/manuscript"
)

// easel is a drawn board on which people paint: a rectangle of signs.
type easel struct {
	widget.BaseWidget
	signs []engines.Sign
	// icon returns the picture of a word of the theme; nil if it has none.
	icon  func(word string) fyne.Resource
	cells [][]rune
	// brush is the sign that is painted; -1 only chooses a space.
	brush    int
	row, col int // the chosen space
	focused  bool
	painting bool // a stroke has painted something that is not said yet
	changed  func(text string)
	// undo and redo take back what was done here, done changes, and make again those that were taken back,
	// undone.
	undo, redo   *widgets.Button
	done, undone int
}

var (
	_ fyne.Focusable  = (*easel)(nil)
	_ fyne.Tappable   = (*easel)(nil)
	_ fyne.Draggable  = (*easel)(nil)
	_ fyne.Accessible = (*easel)(nil)
)

// paint returns the board of a field with a palette. What is painted is set after each stroke.
func (c *controls) paint(f engines.Field, text string, set func(any)) fyne.CanvasObject {
	speak := c.now.speaker.Theme
	e := &easel{signs: f.Signs, brush: -1, changed: func(text string) { set(text) },
		icon: func(word string) fyne.Resource { return widgets.Icon(speak.Icon(word, 1)) }}
	c.kept = func() { e.count(e.done+1, 0) }
	e.ExtendBaseWidget(e)
	e.read(text)
	names := []string{words.SheetHand}
	for _, sign := range f.Signs {
		name := sign.Name
		if sign.Word != "" {
			name = speak.Noun(sign.Word).One
		}
		switch {
		case e.picture(sign.Sign) != nil || sign.Sign == ' ' || sign.Sign == '.',
			strings.ContainsRune(name, sign.Sign): // the name says the sign itself: ring 5
			names = append(names, words.Sentence(name))
		default:
			names = append(names, words.SheetSign(string(sign.Sign), name)) // as it stands on the board
		}
	}
	brushes := widgets.NewPick(names, 0, func(i int) { e.brush = i - 1 })
	for i, b := range brushes.Buttons[1:] {
		b.Picture = e.picture(f.Signs[i].Sign)
	}
	tools := widgets.NewRow()
	for _, tool := range []struct {
		name string
		do   func()
	}{
		{words.SheetRowMore, func() {
			if len(e.cells) < grid.MaxRows {
				e.cells = slices.Insert(e.cells, e.row+1, slices.Clone(e.cells[e.row]))
				e.row++
			}
		}},
		{words.SheetRowLess, func() {
			if len(e.cells) > 1 {
				e.cells = slices.Delete(e.cells, e.row, e.row+1)
			}
		}},
		{words.SheetColumnMore, func() {
			if len(e.cells[0]) >= grid.MaxColumns {
				return
			}
			for i, row := range e.cells {
				e.cells[i] = slices.Insert(row, e.col+1, row[e.col])
			}
			e.col++
		}},
		{words.SheetColumnLess, func() {
			for i, row := range e.cells {
				if len(row) > 1 {
					e.cells[i] = slices.Delete(row, e.col, e.col+1)
				}
			}
		}},
		{words.SheetMirror, func() {
			for _, row := range e.cells {
				slices.Reverse(row)
			}
		}},
		{words.SheetUpsideDown, func() { slices.Reverse(e.cells) }},
	} {
		tools.Add(widgets.NewButton(tool.name, nil, func() {
			before := e.text()
			tool.do()
			if e.clip(); e.text() != before {
				e.say()
			}
			e.Refresh()
		}))
	}
	// again shows the board as it is after a change was taken back, or made again, unless it has been painted
	// on since: then that is on its way too.
	again := func(by int) func(well bool, board any) {
		before := e.text()
		return func(well bool, board any) {
			if well {
				e.count(e.done+by, e.undone-by)
			}
			if text, _ := board.(string); e.text() == before {
				e.read(text)
			}
			e.Refresh()
		}
	}
	e.undo = widgets.NewButton(words.Undo, theme.ContentUndoIcon(),
		func() { c.back((*manuscript.Manuscript).Undo, again(-1)) })
	e.redo = widgets.NewButton(words.Redo, theme.ContentRedoIcon(),
		func() { c.back((*manuscript.Manuscript).Redo, again(1)) })
	e.count(0, 0)
	return container.New(&studio{}, brushes.Row, e, tools, widgets.NewRow(e.undo, e.redo))
}

// studio is the layout of a board that is painted: the palette and the tools stand beside it, and where there
// is no room for that, above and below it.
type studio struct{ width float32 }

// studioWide returns the width in pixels from which on the palette stands beside the board.
func studioWide() float32 { return 820 * look.Current().Text }

// Layout implements fyne.Layout.
func (l *studio) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	l.place(objects, true)
}

// MinSize implements fyne.Layout: the height follows from the width of the last layout.
func (l *studio) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, l.place(objects, false))
}

// place puts the palette, the board and the tools where they belong, if they are to move, and returns their
// height.
func (l *studio) place(objects []fyne.CanvasObject, move bool) (height float32) {
	const gap = 6
	put := func(o fyne.CanvasObject, x, y, width float32) float32 {
		high := widgets.HeightAt(o, width)
		if move {
			o.Move(fyne.NewPos(x, y))
			o.Resize(fyne.NewSize(width, high))
		}
		return y + high + gap
	}
	palette, board, tools, back := objects[0], objects[1], objects[2], objects[3]
	if l.width >= studioWide() {
		wide := l.width * 0.4
		for _, o := range []fyne.CanvasObject{palette, tools, back} {
			height = put(o, l.width-wide, height, wide)
		}
		return fyne.Max(height, put(board, 0, 0, l.width-wide-3*gap))
	}
	for _, o := range objects {
		height = put(o, 0, height, l.width)
	}
	return height
}

// count takes how many changes can be taken back here, and made again.
func (e *easel) count(done, undone int) {
	e.done, e.undone = done, undone
	e.undo.SetEnabled(done > 0)
	e.redo.SetEnabled(undone > 0)
}

// read takes a drawn text. Empty rows above the board count, those below it do not, as in [grid.Parse].
func (e *easel) read(text string) {
	e.cells = nil
	wide := 1
	for line := range strings.SplitSeq(strings.TrimRight(text, " \n"), "\n") {
		e.cells = append(e.cells, []rune(line))
		wide = max(wide, len([]rune(line)))
	}
	for i := range e.cells {
		for len(e.cells[i]) < wide {
			e.cells[i] = append(e.cells[i], ' ')
		}
	}
	e.clip()
}

// clip keeps the chosen space on the board.
func (e *easel) clip() {
	e.row = max(0, min(e.row, len(e.cells)-1))
	e.col = max(0, min(e.col, len(e.cells[0])-1))
}

// text returns the board as it is drawn in a file.
func (e *easel) text() string {
	var b strings.Builder
	for _, row := range e.cells {
		b.WriteString(strings.TrimRight(string(row), " ") + "\n")
	}
	return b.String()
}

// say says what the board is now.
func (e *easel) say() {
	e.painting = false
	e.changed(e.text())
}

// side is the width of a space in pixels.
func (e *easel) side() float32 {
	wide := e.Size().Width
	if wide <= 0 {
		wide = 480
	}
	return max(16, min(44*look.Current().Text, wide/float32(len(e.cells[0]))))
}

// at chooses the space at a place, and paints it.
func (e *easel) at(p fyne.Position) {
	side := e.side()
	row, col := int(p.Y/side), int(p.X/side)
	if row < 0 || col < 0 || row >= len(e.cells) || col >= len(e.cells[0]) {
		return
	}
	e.row, e.col = row, col
	e.stroke()
}

func (e *easel) stroke() {
	if e.brush >= 0 && e.cells[e.row][e.col] != e.signs[e.brush].Sign {
		e.cells[e.row][e.col] = e.signs[e.brush].Sign
		e.painting = true
	}
}

// Tapped implements fyne.Tappable.
func (e *easel) Tapped(p *fyne.PointEvent) {
	e.at(p.Position)
	e.Refresh()
	if e.painting {
		e.say()
	}
}

// Dragged implements fyne.Draggable. Of a quick stroke only few places are told: the spaces on the way from
// the one before are painted too.
func (e *easel) Dragged(d *fyne.DragEvent) {
	way := max(math.Abs(float64(d.Dragged.DX)), math.Abs(float64(d.Dragged.DY)))
	parts := int(way/float64(e.side())*4) + 1
	for i := range parts + 1 {
		rest := 1 - float32(i)/float32(parts)
		e.at(d.Position.SubtractXY(d.Dragged.DX*rest, d.Dragged.DY*rest))
	}
	e.Refresh()
}

// DragEnd implements fyne.Draggable: the whole stroke is one change.
func (e *easel) DragEnd() {
	if e.painting {
		e.say()
	}
}

// FocusGained, FocusLost and TypedRune implement fyne.Focusable. A key of a sign chooses it.
func (e *easel) FocusGained() { e.focused = true; e.Refresh(); widgets.Reveal(e) }
func (e *easel) FocusLost()   { e.focused = false; e.Refresh() }
func (e *easel) TypedRune(r rune) {
	for i, sign := range e.signs {
		if r != ' ' && strings.EqualFold(string(sign.Sign), string(r)) {
			was := e.brush
			e.brush = i
			e.stroke()
			e.brush = was
			if e.painting {
				e.say()
			}
			e.Refresh()
		}
	}
}

// TypedKey implements fyne.Focusable: the arrows choose a space, the space bar paints it.
func (e *easel) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp:
		e.row--
	case fyne.KeyDown:
		e.row++
	case fyne.KeyLeft:
		e.col--
	case fyne.KeyRight:
		e.col++
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if e.stroke(); e.painting {
			e.say()
		}
	default:
		widgets.Bubble(e, key)
		return
	}
	e.clip()
	e.Refresh()
}

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (e *easel) AccessibilityLabel() string             { return words.SheetBoard }
func (e *easel) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// MinSize implements fyne.CanvasObject.
func (e *easel) MinSize() fyne.Size {
	return fyne.NewSize(16*float32(len(e.cells[0])), e.side()*float32(len(e.cells))+4)
}

// picture returns the picture of what a sign stands for, in the words of the theme; nil if it has none.
func (e *easel) picture(sign rune) fyne.Resource {
	for _, one := range e.signs {
		if one.Sign == sign && one.Word != "" {
			return e.icon(one.Word)
		}
	}
	return nil
}

// tints are the grounds of the signs in their order, plain first.
var tints = []drawing.Colour{drawing.RGB(0xF3EADD), drawing.RGB(0x8FC9E8), drawing.RGB(0xF0A58A),
	drawing.RGB(0xE8D48A), drawing.RGB(0x9FD8B4), drawing.RGB(0xC9B2E0), drawing.RGB(0xD8C0A8), drawing.RGB(0xA8D0D0),
	drawing.RGB(0xE0B0C0), drawing.RGB(0xC8D890), drawing.RGB(0xB8B8E8), drawing.RGB(0xF0C8A0)}

// CreateRenderer implements fyne.Widget.
func (e *easel) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(e, e.draw) }

// draw draws all spaces.
func (e *easel) draw(p *widgets.Painter) { e.drawAt(p, e.side(), nil) }

// drawAt draws all spaces with sides of so many pixels, and a ring around those that are marked.
func (e *easel) drawAt(p *widgets.Painter, side float32, marked []grid.Space) {
	now := look.Current()
	for y, row := range e.cells {
		for x, sign := range row {
			at, size := fyne.NewPos(float32(x)*side, float32(y)*side), fyne.NewSquareSize(side-1)
			ground := p.Plate(color.Transparent, at, size, 0)
			if i := slices.IndexFunc(e.signs, func(s engines.Sign) bool { return s.Sign == sign }); sign != ' ' {
				ground.FillColor = tints[max(0, i)%len(tints)]
			}
			ground.StrokeColor, ground.StrokeWidth = now.Line, 1
			if y == e.row && x == e.col {
				ground.StrokeColor, ground.StrokeWidth = now.Focus, 2
				if e.focused {
					ground.StrokeWidth = 4
				}
			}
			if icon := e.picture(sign); icon != nil {
				picture := canvas.NewImageFromResource(icon)
				picture.FillMode = canvas.ImageFillContain
				p.Add(picture, at.AddXY(side*0.15, side*0.15), fyne.NewSquareSize(side*0.7))
			} else if sign != '.' && sign != ' ' {
				letter := canvas.NewText(string(sign), drawing.Ink)
				letter.TextSize, letter.TextStyle, letter.Alignment = side*0.5, look.Bold, fyne.TextAlignCenter
				p.Add(letter, at, size)
			}
			if slices.ContainsFunc(marked, func(s grid.Space) bool { return s.Column == x && s.Row == y }) {
				ring := p.Plate(color.Transparent, at, size, 4)
				ring.StrokeColor, ring.StrokeWidth = drawing.Ink, 3
			}
		}
	}
}
