package tray

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Sizes in pixels in the usual window: of pending dice, of the faces to tap, and of the gap between dice.
const (
	pending = 96
	tap     = 48
	gap     = 8
)

// large is the size of pending dice, lying that of smaller ones.
func large() float32 { return look.Current().Grow(pending) }
func lying() float32 { return look.Current().Grow(60) }

// area is a place in the tray.
type area struct {
	at   fyne.Position
	size fyne.Size
}

func (a area) has(p fyne.Position) bool {
	return p.X >= a.at.X && p.Y >= a.at.Y && p.X < a.at.X+a.size.Width && p.Y < a.at.Y+a.size.Height
}

func (a area) centre() fyne.Position { return a.at.AddXY(a.size.Width/2, a.size.Height/2) }

// plan is the layout of a tray at some width.
type plan struct {
	dice, faces []area
	owners      []caption
	words, real area
	height      float32
}

// captions returns the names below a row of dice whose first die has the index first. Neighbours of one owner
// share a name.
func (t *Tray) captions(dice []area, first int, y, height float32) []caption {
	var list []caption
	for i, die := range dice {
		owner := t.dice[first+i].Owner
		if n := len(list); n > 0 && list[n-1].owner == owner {
			list[n-1].size.Width = die.at.X + die.size.Width + gap/2 - list[n-1].at.X
			continue
		}
		list = append(list,
			caption{area{fyne.NewPos(die.at.X-gap/2, y-gap/2), fyne.NewSize(die.size.Width+gap, height)},
				owner})
	}
	return list
}

// caption is the place for the name of the owner of some dice.
type caption struct {
	area
	owner engines.Seat
}

// row returns squares side by side, centred in a width, and adds their height to y.
func row(n int, side, width float32, y *float32) []area {
	space := float32(gap)
	if float32(n)*(side+space) > width+space {
		space = 4
	}
	x := (width - float32(n)*(side+space) + space) / 2
	list := make([]area, n)
	for i := range list {
		list[i] = area{fyne.NewPos(x+float32(i)*(side+space), *y), fyne.NewSquareSize(side)}
	}
	*y += side + space
	return list
}

// named reports whether the owners have to be named, because the dice belong to several.
func (t *Tray) named() bool {
	for _, die := range t.dice {
		if die.Owner != t.dice[0].Owner {
			return t.Name != nil
		}
	}
	return false
}

// MinSize implements fyne.CanvasObject: a tray without dice has no height.
func (t *Tray) MinSize() fyne.Size {
	width := t.Size().Width
	if width < tap {
		width = 300
	}
	return fyne.NewSize(200, t.plan(width).height)
}

// CreateRenderer implements fyne.Widget.
func (t *Tray) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(t, t.draw) }

func (t *Tray) draw(by *widgets.Painter) {
	p := t.plan(by.Size.Width)
	now := look.Current()
	small := now.Size(theme.SizeNameCaptionText)
	for i, box := range p.dice {
		die := t.dice[i]
		value, faint := t.value(i)
		at := box.at
		if t.spin > 0 {
			value = 1 + (t.spin*7+i*5)%int(die.Faces)
			at.Y += []float32{-8, -3, 4, -5, 2, -3, 1, -1, 0, 0}[t.spin%10]
			at.X += []float32{4, -5, 3, -2, 3, -1, 1, 0, 0, 0}[t.spin%10]
		}
		f := t.faceOf(die, value, faint, box.size.Width*by.Density)
		by.Image(t.pictures.Get(f, f.picture), at, box.size)
		if t.due && len(t.dice) > 1 && i == len(t.typed) {
			ring := by.Plate(color.Transparent, at.SubtractXY(4, 4), box.size.AddWidthHeight(8, 8), 16)
			ring.StrokeColor, ring.StrokeWidth = now.Focus, 4
		}
	}
	for _, owner := range p.owners {
		name := t.Name(owner.owner)
		owner.text(by, name, small, look.Bold, now.Ink)
		wide := min(fyne.MeasureText(name, small, look.Bold).Width, owner.size.Width)
		t.drawFace(by, owner.owner, owner.at.AddXY((owner.size.Width-wide)/2-small*1.5, 0), small*1.4)
	}
	if len(p.owners) == 0 && len(p.dice) > 0 { // beside the first die, where there is room
		at := p.dice[0].at
		t.drawFace(by, t.dice[0].Owner, fyne.NewPos(max(0, at.X-32), at.Y), min(28, at.X-2))
	}
	if says := t.belowDice(); says != "" && p.words.size.Width > 0 {
		p.words.paragraph(by, says, now)
	}
	if t.due && len(p.dice) > 0 {
		if p.real.size.Width > 0 {
			p.real.text(by, t.Real, small, fyne.TextStyle{}, now.Quiet)
		}
		die := t.dice[min(len(t.typed), len(t.dice)-1)]
		for i, box := range p.faces {
			by.Image(t.Picture(die, i+1, box.size.Width*by.Density), box.at, box.size)
		}
	}
}

// drawFace draws the face of whoever rolls, unless it would be too small to be told.
func (t *Tray) drawFace(by *widgets.Painter, owner engines.Seat, at fyne.Position, side float32) {
	if t.Mark == nil || t.spin > 0 || owner < 0 || side < 14 {
		return
	}
	if mark := t.Mark(owner, side); mark.Figure != "" {
		by.Add(mark, at, fyne.NewSquareSize(side))
	}
}

// belowDice returns the text below the dice.
func (t *Tray) belowDice() string {
	if t.digit > 0 {
		return words.TypesMore(strconv.Itoa(t.digit))
	}
	return t.Words
}

// value returns the face that a die shows, 0 for none yet, and whether it is only left over from an undone
// roll.
func (t *Tray) value(i int) (int, bool) {
	switch {
	case t.due && i < len(t.typed):
		return int(t.typed[i]), false
	case i < len(t.faces):
		return int(t.faces[i]), t.due
	}
	return 0, false
}

// text draws one line centred in an area, shortened to its width.
func (a area) text(by *widgets.Painter, text string, size float32, style fyne.TextStyle, ink drawing.Colour) {
	o := by.Text(words.Short(text, 60), ink, size, style, a.size.Width)
	o.Move(a.at.AddXY((a.size.Width-o.Size().Width)/2, (a.size.Height-o.Size().Height)/2))
}

// paragraph draws a text in lines centred in an area, larger if there is room for several.
func (a area) paragraph(by *widgets.Painter, text string, now *look.Theme) {
	size, ink := now.Size(theme.SizeNameCaptionText), now.Quiet
	style := fyne.TextStyle{}
	if a.size.Height > 3*size {
		size, style, ink = now.Size(theme.SizeNameText), look.Bold, now.Ink
	}
	lines := widgets.Lines(text, size, style, a.size.Width)
	height := size * 1.3
	y := a.at.Y + (a.size.Height-height*float32(len(lines)))/2
	for _, line := range lines {
		area{fyne.NewPos(a.at.X, y), fyne.NewSize(a.size.Width, height)}.text(by, line, size, style, ink)
		y += height
	}
}
