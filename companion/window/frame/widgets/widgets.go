// Package widgets holds the widgets and layouts that all screens are built of: buttons, texts, panels,
// columns, dialogs. The widgets pass keys they do not use on to the window.
package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
	"homespun/engines/common/text"
)

// Bubble passes a key that the focused widget does not use on to the window, so that Escape and F11 work
// everywhere.
func Bubble(from fyne.CanvasObject, key *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(key)
	}
}

// Words returns a label that wraps, in a size of the theme and a style.
func Words(said string, size fyne.ThemeSizeName, style fyne.TextStyle) *widget.Label {
	label := widget.NewLabelWithStyle(text.InOrder(said), fyne.TextAlignLeading, style)
	label.SizeName = size
	label.Wrapping = fyne.TextWrapWord
	return label
}

// Text returns a plain text that wraps.
func Text(said string) *widget.Label {
	return Words(said, theme.SizeNameText, fyne.TextStyle{})
}

// Quiet returns a small text in the quiet ink that wraps.
func Quiet(said string) *widget.Label {
	label := Words(said, theme.SizeNameCaptionText, fyne.TextStyle{})
	label.Importance = widget.LowImportance
	return label
}

// Danger gives a label the colour of what is wrong, and returns it.
func Danger(label *widget.Label) *widget.Label {
	label.Importance = widget.DangerImportance
	return label
}

// Heading returns the title of a panel or screen.
func Heading(said string) *widget.Label {
	return Words(said, theme.SizeNameSubHeadingText, look.Title)
}

// Line returns a label of one line that is cut with an ellipsis where it is too long. It is meant for names
// of people.
func Line(said string, size fyne.ThemeSizeName, style fyne.TextStyle) *widget.Label {
	label := widget.NewLabelWithStyle(text.InOrder(said), fyne.TextAlignLeading, style)
	label.SizeName = size
	label.Truncation = fyne.TextTruncateEllipsis
	return label
}

// Panel is a sheet of paper with round corners around something.
func Panel(content fyne.CanvasObject) fyne.CanvasObject { return newSheet(content, 8, 12) }

// sheet is paper under an object: a widget, so that it changes with the theme.
type sheet struct {
	widget.BaseWidget
	content        fyne.CanvasObject
	margin, radius float32
	ground         bool // painted in the background colour of the window, not of paper
}

// Ground covers everything below it with the background colour of the window and centres its content.
func Ground(content fyne.CanvasObject) fyne.CanvasObject {
	s := newSheet(content, 0, 0)
	s.ground = true
	return s
}

func newSheet(content fyne.CanvasObject, margin, radius float32) *sheet {
	s := &sheet{content: content, margin: margin, radius: radius}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer {
	ground := canvas.NewRectangle(nil)
	return Kept(s, func() fyne.Size { return s.content.MinSize().Add(fyne.NewSquareSize(2 * s.margin)) },
		func(size fyne.Size) {
			ground.Resize(size)
			Put(s.content, fyne.NewPos(s.margin, s.margin), size.SubtractWidthHeight(2*s.margin, 2*s.margin))
		}, func() {
			now := look.Current()
			ground.FillColor, ground.StrokeColor, ground.StrokeWidth = now.Paper, now.Line, 1
			ground.CornerRadius = s.radius
			if s.ground {
				ground.FillColor, ground.StrokeWidth = now.Table, 0
			}
		}, ground, s.content)
}

// Refresh implements fyne.CanvasObject.
func (s *sheet) Refresh() {
	s.BaseWidget.Refresh()
	s.content.Refresh()
}

// Column is a layout that puts objects below each other, each as wide as the column, with a gap between them.
// Unlike Fyne's VBox it asks each object for its height only after setting its width, so that texts that wrap
// get enough room.
type Column struct {
	Gap float32
	// Inset is the margin on all four sides.
	Inset float32
}

var _ fyne.Layout = Column{}

// NewColumn returns a container with a column of objects 8 apart.
func NewColumn(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(Column{Gap: 8}, objects...)
}

// Layout implements fyne.Layout.
func (c Column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	pile(objects, fyne.NewPos(c.Inset, c.Inset), size.Width-2*c.Inset, c.Gap)
}

// pile puts objects below each other, each as wide as a width and as high as it needs to be there.
func pile(objects []fyne.CanvasObject, at fyne.Position, width, gap float32) {
	for _, o := range objects {
		if o.Visible() {
			height := HeightAt(o, width)
			Put(o, at, fyne.NewSize(width, height))
			at.Y += height + gap
		}
	}
}

// MinSize implements fyne.Layout.
func (c Column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, -c.Gap)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		least := o.MinSize()
		size.Width = max(size.Width, least.Width)
		size.Height += least.Height + c.Gap
	}
	size.Height = max(0, size.Height)
	return size.AddWidthHeight(2*c.Inset, 2*c.Inset)
}

// HeightAt returns the height that an object needs at a width.
func HeightAt(o fyne.CanvasObject, width float32) float32 {
	height := o.MinSize().Height
	if o.Size().Width != width {
		o.Resize(fyne.NewSize(width, height))
		height = o.MinSize().Height
	}
	return height
}

// Row is a layout that puts objects beside each other and begins a new line where the next one does not fit.
// It keeps rows of buttons usable at any text size.
type Row struct {
	Gap float32
	// Centred puts each line in the middle of the width.
	Centred bool
}

// RowGap is the gap between the objects of a row, and between its lines.
const RowGap = 8

// NewRow returns a container with a row of objects that wraps.
func NewRow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{Row: Row{Gap: RowGap}}, objects...)
}

// NewCentredRow returns a row whose lines stand in the middle.
func NewCentredRow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{Row: Row{RowGap, true}}, objects...)
}

// flow is the layout behind Row. It remembers the width of the last layout, because its minimum height
// depends on the width.
type flow struct {
	Row
	width float32
}

// Layout implements fyne.Layout.
func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.place(objects, size.Width, true)
}

// MinSize implements fyne.Layout.
func (f *flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	for _, o := range objects {
		if o.Visible() {
			widest = max(widest, o.MinSize().Width)
		}
	}
	width := cmp.Or(f.width, 1<<20)
	return fyne.NewSize(widest, f.place(objects, width, false))
}

// place returns the height that the objects need at a width. With move it also moves and resizes them.
func (f *flow) place(objects []fyne.CanvasObject, width float32, move bool) float32 {
	x, y, height := float32(0), float32(0), float32(0)
	var line []fyne.CanvasObject
	end := func() {
		level(line, height, move)
		if shift := (width - x + f.Gap) / 2; move && f.Centred {
			for _, o := range line {
				o.Move(o.Position().AddXY(shift, 0))
			}
		}
		line = nil
	}
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		least := o.MinSize()
		least.Width = fyne.Min(least.Width, width)
		if x > 0 && x+least.Width > width {
			end()
			x, y, height = 0, y+height+f.Gap, 0
		}
		if move {
			Put(o, fyne.NewPos(x, y), least)
		}
		line = append(line, o)
		x += least.Width + f.Gap
		height = max(height, least.Height)
	}
	end()
	return y + height
}

// level has what stands in a line stand level: buttons are as high as the highest of it, and all else is in
// its middle.
func level(line []fyne.CanvasObject, height float32, move bool) {
	for _, o := range line {
		if size := o.Size(); !move || size.Height >= height {
			continue
		} else if _, ok := o.(*Button); ok {
			o.Resize(fyne.NewSize(size.Width, height))
		} else {
			o.Move(o.Position().AddXY(0, (height-size.Height)/2))
		}
	}
}

// Put moves and resizes an object.
func Put(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	o.Move(at)
	o.Resize(size)
}

// SetVisible shows or hides an object. It does nothing if the object is in that state already, because each
// change costs a new layout.
func SetVisible(o fyne.CanvasObject, on bool) {
	if on != o.Visible() {
		if on {
			o.Show()
		} else {
			o.Hide()
		}
	}
}
