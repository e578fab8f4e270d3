package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
)

// Footer returns the strip at the bottom of a screen: a summary at the left and buttons at the right. Where
// both do not fit beside each other, the buttons go below. Left may be nil.
func Footer(left fyne.CanvasObject, buttons ...*Button) fyne.CanvasObject {
	f := &footer{left: left, buttons: container.New(&flow{Row: Row{Gap: 8}})}
	for _, b := range buttons {
		f.buttons.Add(b)
	}
	f.ExtendBaseWidget(f)
	return f
}

type footer struct {
	widget.BaseWidget
	left    fyne.CanvasObject
	buttons *fyne.Container
}

// MinSize implements fyne.CanvasObject.
func (f *footer) MinSize() fyne.Size {
	return fyne.NewSize(200, f.place(max(200, f.Size().Width), false))
}

const footerMargin = 16

// place returns the height that the footer needs at a width. With move it also moves and resizes its objects.
func (f *footer) place(width float32, move bool) float32 {
	const m = footerMargin
	inner := width - 2*m
	row := float32(-8)
	for _, b := range f.buttons.Objects {
		if b.Visible() {
			row += b.MinSize().Width + 8
		}
	}
	row = fyne.Min(row, inner)
	beside := f.left != nil && f.left.Visible()
	below := beside && row > inner*0.6
	f.buttons.Layout.(*flow).width = row
	high := f.buttons.MinSize().Height
	left := float32(0)
	room := inner - row - m
	if below {
		room = inner
	}
	if beside {
		left = HeightAt(f.left, room)
	}
	height := max(left, high)
	if below {
		height = left + 4 + high
	}
	if move {
		if beside {
			y := float32(8)
			if !below {
				y += (height - left) / 2
			}
			Put(f.left, fyne.NewPos(m, y), fyne.NewSize(room, left))
		}
		Put(f.buttons, fyne.NewPos(width-m-row, 8+height-high), fyne.NewSize(row, high))
		if !below {
			f.buttons.Move(fyne.NewPos(width-m-row, 8+(height-high)/2))
		}
		f.buttons.Layout.Layout(f.buttons.Objects, f.buttons.Size()) // one more may be seen in as much room
	}
	return height + 16
}

// CreateRenderer implements fyne.Widget.
func (f *footer) CreateRenderer() fyne.WidgetRenderer {
	ground, line := canvas.NewRectangle(nil), canvas.NewRectangle(nil)
	objects := []fyne.CanvasObject{ground, line}
	if f.left != nil {
		objects = append(objects, f.left)
	}
	return Kept(f, f.MinSize, func(size fyne.Size) {
		ground.Resize(size)
		line.Resize(fyne.NewSize(size.Width, 1))
		f.place(size.Width, true)
	}, func() { ground.FillColor, line.FillColor = look.Current().Paper, look.Current().Line },
		append(objects, f.buttons)...)
}
